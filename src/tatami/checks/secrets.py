"""Nothing that a seat receives depends on what it may not know."""

from __future__ import annotations

from itertools import zip_longest
from random import Random

from tatami.checks.places import declared, defined, names_of, written
from tatami.checks.problem import Problem
from tatami.checks.samples import differing, moments, named, told, viewers, where
from tatami.engine.cards import EVERYBODY, UNKNOWN
from tatami.engine.jit import interpreted
from tatami.engine.scene import Event
from tatami.games import folder, load
from tatami.match import Match
from tatami.view import View

MOST_TOKENS = 8  # tried at one moment
FOLLOWED = 4  # decisions after which a masked action must still be a secret


def check_views(name: str) -> None:
    """Views agree with the match, and hide what they must."""
    home, rules = folder(name), load(name).rules
    for match, _, _ in moments(name):
        for viewer in viewers(match):
            view = match.view(viewer)
            _check_shown(match, view, viewer)
            legal = match.legal() if viewer == match.to_move else []
            if view.legal != legal or [action.token for action in view.actions] != legal:
                raise Problem(
                    f"{defined(rules.legal, home)}{where(match)}: seat {viewer} sees other legal actions "
                    f"than there are{_read_hidden(match, view)}."
                )
            if view.over and (view.scores() != match.scores() or view.winners() != match.winners()):
                raise Problem(
                    f"{defined(rules.scores, home)}{where(match)}: at the end, scores cannot be read from "
                    f"the view of {named(viewer)}; step must lay open what counts."
                )
            seen, _ = match.see(viewer)
            if seen.tolist() != view.tensor().tolist():
                raise Problem(
                    f"{defined(rules.look, home)}{where(match)}: look sees more in the state than in the "
                    f"view of seat {viewer}."
                )


def _check_shown(match: Match, view: View, viewer: int | None) -> None:
    """A view has no card that its piles do not declare as known."""
    game, home = match.game, folder(match.game.name)
    state, seen = match.state()[0], view.records[0]
    if game.cards is not None and not view.over:
        mask = EVERYBODY | (0 if viewer is None else 1 << (viewer - 1))
        for pile, first in enumerate(game.cards.first.tolist()):
            for slot in range(first, first + int(state["held"][pile])):
                if not state["known"][slot] & mask and seen["card"][slot] != UNKNOWN:
                    name = game.cards.names[pile]
                    place = defined(game.rules.view, home) or declared(home, "Pile", name)
                    raise Problem(
                        f"{place}{where(match)}: view shows {named(viewer)} a card of {name} "
                        f"that it may not know; leave UNKNOWN there, as CARDS.show does."
                    )


def _read_hidden(match: Match, view: View) -> str:
    """The fields that the rule legal reads although the view does not have them."""
    read = names_of(match.game.rules.legal)
    hidden = [field for field in differing(match.state(), view.records) if field in read]
    helpers = "" if hidden else ", perhaps through a helper, or a pile whose cards it may not know"
    return f"; legal reads {', '.join(hidden) or 'what is hidden from it'}{helpers}"


def check_secrets(name: str) -> None:
    """Worlds that look the same to a seat stay the same to it."""
    game, home = load(name), folder(name)
    for match, _, chance in moments(name):
        for viewer in viewers(match):
            view = match.view(viewer)
            _check_fitting(match, view, match)
            worlds = [view.determinize(chance.randrange(1 << 60)) for _ in range(2)]
            for world in worlds:
                if world.view(viewer) != view:
                    fields = differing(world.view(viewer).records, view.records)
                    raise Problem(
                        f"{_sampled(match, fields)}{where(match)}: determinize gives a state whose view for "
                        f"seat {viewer} differs in {', '.join(fields)}; fill in only what the view does not "
                        f"have."
                    )
                _check_fitting(match, view, world)
                if world.over != match.over or (viewer == match.to_move and world.legal() != match.legal()):
                    raise Problem(
                        f"{defined(game.rules.legal, home)}{where(match)}: what is legal for seat {viewer} "
                        f"depends on hidden fields."
                    )
            both = [token for token in worlds[0].legal() if token in worlds[1].legal()]
            if both:
                _check_telling(match, worlds, chance.choice(both), viewer)


def _check_fitting(match: Match, view: View, world: Match) -> None:
    """What a game infers about hidden cards is true of the real state and of samples."""
    fits = match.game.fits
    if fits is None or interpreted(fits)(view.records[0], world.state()[0]):
        return
    what = "the real state" if world is match else "any of a thousand samples"
    raise Problem(
        f"{defined(fits, folder(match.game.name))}{where(match)}: fits does not accept {what} for the view "
        f"of {named(view.seat)}."
    )


def _sampled(match: Match, fields: list[str]) -> str:
    """Where a sample goes wrong: in the rule of a game, in a view of its own, or in what it declares."""
    game, home = match.game, folder(match.game.name)
    places = [defined(rule, home) for rule in (game.rules.determinize, game.rules.view)]
    places += [declared(home, "Field", field) for field in fields]
    return next(filter(None, places), "")


def _check_telling(match: Match, worlds: list[Match], token: str, viewer: int | None) -> None:
    """Events of one action in two worlds differ only from one on that reveals something."""
    game, home = match.game, folder(match.game.name)
    both = [told(world, token, viewer) for world in worlds]
    different = [pair for pair in zip_longest(*both) if pair[0] != pair[1]]
    views = [world.view(viewer).records for world in worlds]
    fields = differing(*views)
    shown = ", ".join(f"{field}{written(home, field)}" for field in fields)
    if different and not _reveals(different) and not _goes_on_otherwise(match, fields):
        at = defined(game.scene.tell, home) or (defined(game.rules.step, home) if not fields else "")
        shows = f"; it shows in {shown}" if fields else ""
        said = " in one world, ".join(_event(event, match, viewer) for event in different[0])
        raise Problem(
            f"{at}{where(match)}: the events of {token!r} tell {named(viewer)} a secret{shows}: {said} in "
            f"another that looks the same to it."
        )
    if not different and fields:
        raise Problem(
            f"{where(match)}: after {token!r} the view of {named(viewer)} depends on a secret, in {shown}; "
            f"the order of hidden things may tell something."
        )


def _goes_on_otherwise(match: Match, fields: list[str]) -> bool:
    """Whether two worlds differ in what no table of cards hides: how many lie where, and whose turn it is."""
    return match.game.cards is not None and bool({"held", "to_move", "phase"} & set(fields))


def _reveals(different: list[tuple[Event | None, ...]]) -> bool:
    """Whether two worlds part because something is revealed, if only in one: its kind may just have left."""
    return any(event is not None and event.reveals for pair in different for event in pair)


def _event(event: Event | None, match: Match, viewer: int | None) -> str:
    """An event as an author would tell it."""
    if event is None:
        return "nothing"
    says = repr(match.view(viewer).speaker().say(event.words)) if event.words else event.kind
    piece = f" {event.piece.kind}" if event.piece else ""
    way = f" from {event.source} to {event.target}" if event.source else ""
    return f"{says}{piece}{way}"


def check_scores(name: str) -> None:
    """Scores are counted from what everybody can see."""
    for match, _, chance in moments(name):
        if not match.recalls or match.over:  # points that a table does not show; `check_views` sees the end
            continue
        for viewer in viewers(match):
            view = match.view(viewer)
            world = view.determinize(chance.randrange(1 << 60))
            for real in (match.scores(), world.scores()):
                if view.scores() != real:
                    raise Problem(
                        f"{defined(match.game.rules.scores, folder(name))}{where(match)}: scores gives "
                        f"{_points(real)}, but {_points(view.scores())} to {named(viewer)}, so it reads what "
                        f"is hidden. Count only open cards and fields; what is hidden counts at the end, "
                        f"when step has laid it open."
                    )


def _points(scores: dict[int, int]) -> str:
    return " : ".join(map(str, scores.values()))


def check_tokens(name: str) -> None:
    """Everything a seat is told about an action is in its view, too."""
    step = defined(load(name).rules.step, folder(name))
    for match, _, chance in moments(name):
        for viewer in viewers(match) if not match.over else ():
            tokens: dict[View, int] = {}
            legal = match.legal()
            for token in chance.sample(legal, min(len(legal), MOST_TOKENS)):
                action, after = match.tokens.index(token), match.copy()
                after.play(token)
                known = action if viewer == match.to_move else match.game.mask(action)
                other = tokens.setdefault(after.view(viewer), known)
                if other != known and not after.over:
                    raise Problem(
                        f"{step}{where(match)}: seat {viewer} is told {match.tokens[known]!r} or "
                        f"{match.tokens[other]!r} but sees the same then; keep what was seen of the last "
                        f"action in a field, or let mask give one number for both."
                    )


def check_masks(name: str) -> None:
    """A masked action stays a secret."""
    game = load(name)
    if not game.has_secret_actions:
        return
    for match, _, chance in moments(name):
        viewer = chance.choice(viewers(match))
        world = match.view(viewer).determinize(chance.randrange(1 << 60))
        _follow(match.copy(), match.copy(), viewer, chance)
        _follow(match.copy(), world, viewer, chance)


def _follow(one: Match, other: Match, viewer: int | None, chance: Random) -> None:
    """Play actions that a viewer is told alike in two worlds that look the same to it."""
    for _ in range(FOLLOWED):
        pair = _told_alike(one, other, viewer, chance)
        if pair is None:
            return
        before = one.copy()
        both = [told(world, token, viewer) for world, token in zip((one, other), pair, strict=True)]
        if one.over or other.over:
            return  # the last action is shown to everybody
        different = [events for events in zip_longest(*both) if events[0] != events[1]]
        if different and _reveals(different):
            return  # from here on the viewer may know more
        fields = differing(one.view(viewer).records, other.view(viewer).records)
        if pair[0] == pair[1] and _goes_on_otherwise(before, fields):
            return  # the same action met other cards, as when somebody is asked for one
        seen = one.see(viewer)[0].tobytes() != other.see(viewer)[0].tobytes()
        if not different and not fields and not seen:
            continue
        shown = _shown(one.game.name, fields, bool(different))
        raise Problem(
            f"{where(before)}: {_as_told(before, pair, viewer)}, but can see which it was: {shown}. "
            f"Make such a field OWN or HIDDEN, or write the same to it for all actions with one mask; "
            f"if others may know the difference, let mask give two numbers."
        )


def _shown(name: str, fields: list[str], has_events: bool) -> str:
    """What shows the difference of two worlds, with the lines that write it."""
    if fields:
        places = (written(folder(name), field) for field in fields)
        return f"it shows in {', '.join(map('{}{}'.format, fields, places))}"
    return "the events differ" if has_events else "look differs"


def _told_alike(one: Match, other: Match, viewer: int | None, chance: Random) -> tuple[str, str] | None:
    """A legal token for each of two worlds that a viewer is told alike, two different ones if there are."""
    numbers = {token: action for action, token in enumerate(one.tokens)}

    def shown(world: Match, token: str) -> int:
        return numbers[token] if viewer == world.to_move else world.game.mask(numbers[token])

    if one.to_move != other.to_move:
        return None
    there: dict[int, list[str]] = {}
    for token in other.legal():
        there.setdefault(shown(other, token), []).append(token)
    pairs = [(token, alike) for token in one.legal() for alike in there.get(shown(one, token), ())]
    different = [pair for pair in pairs if pair[0] != pair[1]]
    return chance.choice(different or pairs) if pairs else None


def _as_told(match: Match, pair: tuple[str, str], viewer: int | None) -> str:
    one, other = pair
    if one == other:
        return f"{named(viewer)} was not told a secret action, and {one!r} tells it nothing of that"
    masked = match.tokens[match.game.mask(match.tokens.index(one))]
    return f"{named(viewer)} is told {masked!r} for both {one!r} and {other!r}"
