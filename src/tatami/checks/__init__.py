"""What every game must keep to, tried out on one game; what it misses is said in sentences."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numba.core.errors import NumbaError

from tatami import rulebook
from tatami.checks.fold import Table
from tatami.checks.places import defined, written
from tatami.engine import kernels
from tatami.engine.deal import START
from tatami.engine.game import GameError
from tatami.engine.i18n.fluent import FluentError
from tatami.engine.i18n.speaker import LANGUAGES, own_sources
from tatami.engine.jit import COMPILED
from tatami.engine.rng import new_rng
from tatami.engine.scene import Event
from tatami.games import folder, load, place_of
from tatami.match import Match, new
from tatami.record import replay
from tatami.view import View

GAMES = 3 if COMPILED else 1  # random games at each number of seats
MOST_TOKENS = 8  # tried at one moment
EVERY = 4  # decisions between two thorough looks
FOLLOWED = 4  # decisions after which a masked action must still be a secret


class Problem(Exception):
    """Something that a game misses; the message says what, and what to do about it."""


Check = Callable[[str], None]


def problem_of(name: str, check: Check) -> str | None:
    """Why a game does not pass a check, in one sentence or two; None if it does."""
    try:
        check(name)
    except Problem as problem:
        return str(problem)
    except GameError as error:
        return str(error)
    except FluentError as error:
        return f"{error}; add it to {folder(name) / 'locale' / 'en.ftl'}."
    except NumbaError as error:
        return _compiler_says(str(error), folder(name))
    except Exception as error:
        return f"{place_of(error, name)}{type(error).__name__}: {error}."
    return None


def _compiler_says(message: str, home: Path) -> str:
    """The last place in a game's folder that the compiler names, and its reason without the frames."""
    places = re.findall(r'File "([^"]+)", line (\d+)', message)
    own = [place for place in places if home.name in Path(place[0]).parts]
    where = f"{own[0][0]}, line {own[0][1]}: " if own else ""
    reasons = [line.strip() for line in message.splitlines() if "Error:" in line or ">>>" in line]
    reason = reasons[-1] if reasons else message.strip().splitlines()[0]
    hint = (
        "; np.int64(…) makes a small unsigned field a number to calculate with"
        if "float64" in message
        else ""
    )
    return f"{where}it does not compile: {reason.removeprefix('>>> ')[:200]}{hint}."


# The checks. Each plays random games and looks at them from every seat.


def check_loading(name: str) -> None:
    """The game is found."""
    game = load(name)
    tokens = game.tokens(game.settle({}))
    if len(set(tokens)) != len(tokens):
        twice = next(token for token, number in Counter(tokens).items() if number > 1)
        raise Problem(f"Two actions have the token {twice!r}; every token must be different.")
    if len(tokens) < game.actions:
        raise Problem(f"There are {game.actions} actions, but tokens for {len(tokens)} only.")


def check_playing(name: str) -> None:
    """Random games end, and accept what they offer."""
    for match, chance in _games(name):
        while not match.over:
            if len(match.actions) >= match.game.max_decisions:
                raise Problem(
                    f"{_where(match)}: more than max_decisions = {match.game.max_decisions} decisions."
                )
            legal = match.legal()
            if not legal:
                raise Problem(f"{_where(match)}: nothing is legal, but to_move is not -1.")
            token = chance.choice(legal)
            before = match.state().tobytes()
            match.play(token)
            if match.state().tobytes() == before:
                raise Problem(f"{_where(match)}: {token!r} changed nothing, so the game would never end.")
        if match.legal():
            raise Problem(f"{_where(match)}: something is legal although the game is over.")
        scores, ranks = match.scores(), match.ranks()
        for one in scores:
            if any(scores[other] < scores[one] and ranks[other] <= ranks[one] for other in scores):
                raise Problem(f"{_where(match)}: ranks {ranks} do not follow from scores {scores}.")


def check_dealing(name: str) -> None:
    """Deals can be written and read, also by compiled code."""
    for match, _ in _games(name):
        game = match.game
        lifted = Match.from_deal(game, game.deal_of(match.state(), match.options), match.options)
        if lifted.state().tobytes() != match.state().tobytes():
            raise Problem(f"lift does not give back the deal {match.deal!r:.60} that lay has laid.")
        state = match.state()
        kernels.deal(state, new_rng(7), match.options[START] - 1)
        again = Match.from_deal(game, game.deal_of(state, match.options), match.options)
        if again.state().tobytes() != state.tobytes():
            raise Problem("The rule deal leaves another position than lay does for the same deal.")


def check_views(name: str) -> None:
    """Views agree with the match, and hide what they must."""
    for match, _ in _moments(name):
        for viewer in _viewers(match):
            view = match.view(viewer)
            legal = match.legal() if viewer == match.to_move else []
            if view.legal != legal or [action.token for action in view.actions] != legal:
                raise Problem(f"{_where(match)}: seat {viewer} sees other legal actions than there are.")
            if view.over and (view.scores() != match.scores() or view.winners() != match.winners()):
                raise Problem(
                    f"{_where(match)}: at the end, scores cannot be read from the view of {viewer}."
                )
            seen, _ = match.see(viewer)
            if seen.tolist() != view.tensor().tolist():
                raise Problem(
                    f"{_where(match)}: look sees more in the state than in the view of seat {viewer}."
                )


def check_secrets(name: str) -> None:
    """Worlds that look the same to a seat stay the same to it."""
    for match, chance in _moments(name):
        for viewer in _viewers(match):
            view = match.view(viewer)
            worlds = [view.determinize(chance.randrange(1 << 60)) for _ in range(2)]
            for world in worlds:
                if world.view(viewer) != view:
                    fields = _differing(world.view(viewer).records, view.records)
                    raise Problem(
                        f"{_where(match)}: determinize gives a state whose view for seat {viewer} differs in "
                        f"{fields}; fill in only what the view does not have."
                    )
                if world.over != match.over or (viewer == match.to_move and world.legal() != match.legal()):
                    raise Problem(
                        f"{_where(match)}: what is legal for seat {viewer} depends on hidden fields."
                    )
            both = [token for token in worlds[0].legal() if token in worlds[1].legal()]
            if both:
                _check_telling(match, worlds, chance.choice(both), viewer)


def _check_telling(match: Match, worlds: list[Match], token: str, viewer: int | None) -> None:
    """Events of one action in two worlds differ only from one on that reveals something."""
    told = [_told(world, token, viewer) for world in worlds]
    different = [pair for pair in zip_longest(*told) if pair[0] != pair[1]]
    if different and any(event is None or not event.reveals for event in different[0]):
        raise Problem(f"{_where(match)}: the events of {token!r} tell seat {viewer} a secret.")
    if not different and worlds[0].view(viewer) != worlds[1].view(viewer):
        fields = _differing(worlds[0].view(viewer).records, worlds[1].view(viewer).records)
        raise Problem(
            f"{_where(match)}: after {token!r} the view of seat {viewer} depends on a secret, in {fields}; "
            f"the order of hidden things may tell something."
        )


def check_tokens(name: str) -> None:
    """What a seat is told of an action shows in its view."""
    for match, _ in _moments(name):
        for viewer in _viewers(match) if not match.over else ():
            tokens: dict[View, int] = {}
            for token in match.legal()[:MOST_TOKENS]:
                action, after = match.tokens.index(token), match.copy()
                after.play(token)
                known = action if viewer == match.to_move else match.game.mask(action)
                other = tokens.setdefault(after.view(viewer), known)
                if other != known and not after.over:
                    raise Problem(
                        f"{_where(match)}: seat {viewer} is told {match.tokens[known]!r} or "
                        f"{match.tokens[other]!r} but sees the same then; keep what was seen of the last "
                        f"action in a field, or let mask give one number for both."
                    )


def check_masks(name: str) -> None:
    """A masked action stays a secret."""
    if not load(name).has_secret_actions:
        return
    for match, chance in _moments(name):
        viewer = chance.choice(_viewers(match))
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
        told = [_told(world, token, viewer) for world, token in zip((one, other), pair, strict=True)]
        if one.over or other.over:
            return  # the last action is shown to everybody
        different = [events for events in zip_longest(*told) if events[0] != events[1]]
        if different and all(event is not None and event.reveals for event in different[0]):
            return  # from here on the viewer may know more
        fields = _differing_names(one.view(viewer).records, other.view(viewer).records)
        seen = one.see(viewer)[0].tobytes() != other.see(viewer)[0].tobytes()
        if not different and not fields and not seen:
            continue
        shown = _shown(one.game.name, fields, bool(different))
        raise Problem(
            f"{_where(before)}: {_as_told(before, pair, viewer)}, but can see which it was: {shown}. "
            f"Make such a field OWN or HIDDEN, or write the same to it for all actions with one mask; "
            f"if others may know the difference, let mask give two numbers."
        )


def _shown(name: str, fields: list[str], told: bool) -> str:
    """What shows the difference of two worlds, with the lines that write it."""
    if fields:
        places = (written(folder(name), field) for field in fields)
        return f"it shows in {', '.join(map('{}{}'.format, fields, places))}"
    return "the events differ" if told else "look differs"


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
        return f"{_named(viewer)} was not told a secret action, and {one!r} tells it nothing of that"
    masked = match.tokens[match.game.mask(match.tokens.index(one))]
    return f"{_named(viewer)} is told {masked!r} for both {one!r} and {other!r}"


def check_scores(name: str) -> None:
    """Scores are counted from what everybody can see."""
    for match, chance in _moments(name):
        if not match.recalls or match.over:  # points that a table does not show; `check_views` sees the end
            continue
        for viewer in _viewers(match):
            view = match.view(viewer)
            world = view.determinize(chance.randrange(1 << 60))
            for real in (match.scores(), world.scores()):
                if view.scores() != real:
                    raise Problem(
                        f"{defined(match.game.rules.scores)}{_where(match)}: scores gives {_points(real)}, "
                        f"but {_points(view.scores())} to {_named(viewer)}, so it reads what is hidden. "
                        f"Count only open cards and fields; what is hidden counts at the end, when step has "
                        f"laid it open."
                    )


def check_events(name: str) -> None:
    """Events explain every change."""
    for match, chance in _games(name):
        tables = {viewer: Table(match.view(viewer)) for viewer in _viewers(match)}
        pieces = _pieces(match, None)
        while not match.over:
            token = chance.choice(match.legal())
            match.play(token)
            for viewer, table in tables.items():
                if _pieces(match, viewer) != pieces:
                    raise Problem(
                        f"{_where(match)}: seat {viewer} sees another number of pieces than at first."
                    )
                try:
                    for event in match.events(viewer, len(match.actions) - 1)[0].events:
                        table.apply(event)
                    table.assert_is(match.view(viewer))
                except (AssertionError, KeyError) as error:
                    raise Problem(
                        f"{_where(match)}: the events of {token!r} do not lead seat {viewer} to its view "
                        f"({error})."
                    ) from None


def check_words(name: str) -> None:
    """Everything can be said."""
    for match, _ in _moments(name):
        for viewer in _viewers(match):
            view = match.view(viewer)
            view.json()
            view.text()
            match.log(viewer)
        if not match.over:
            view = match.view(match.to_move)
            for action in np.flatnonzero(~view.legal_mask).tolist():
                view.speaker().say(view.reason(action))


def check_records(name: str) -> None:
    """Games can be stored and played again."""
    for match, chance in _games(name):
        while not match.over:
            match.play(chance.choice(match.legal()))
        again = replay(match.record().dumps())
        if again.state().tobytes() != match.state().tobytes():
            raise Problem(f"{_where(match)}: the record leads to another position.")


def check_rulebook(name: str) -> None:
    """The rules are written for people."""
    book = rulebook.rulebook(name, "en")
    text = rulebook.text(name, "en")
    for option in load(name).options:
        if f"`{option.name}`" not in text:
            raise Problem(f"The rulebook {book.title!r:.40} does not explain the option `{option.name}`.")


CHECKS: tuple[Check, ...] = (
    check_loading,
    check_playing,
    check_dealing,
    check_views,
    check_secrets,
    check_scores,
    check_tokens,
    check_masks,
    check_events,
    check_words,
    check_records,
    check_rulebook,
)


def missing_languages(name: str) -> list[str]:
    """The languages that a game is not translated to; English stands in."""
    home = folder(name) / "locale"
    return [lang for lang in LANGUAGES if home / f"{lang}.ftl" not in own_sources(f"games/{name}", lang)]


# Random games, and looks at them.


def _games(name: str) -> Iterator[tuple[Match, Random]]:
    """New matches at every number of seats, each with a source of chance."""
    for seats in load(name).seats:
        for seed in range(GAMES):
            options: dict[str, Any] = {START: seats} if seed == 0 else {}
            yield new(name, seats=seats, seed=seed, options=options), Random(seed)


def _moments(name: str) -> Iterator[tuple[Match, Random]]:
    """Moments of random games, the last one included."""
    for match, chance in _games(name):
        while not match.over:
            if len(match.actions) % EVERY == 0:
                yield match, chance
            match.play(chance.choice(match.legal()))
        yield match, chance


def _viewers(match: Match) -> list[int | None]:
    return [*range(1, match.seats + 1), None]


def _where(match: Match) -> str:
    played = " ".join(match.history[-8:]) or "the deal"
    return f"After {played} with {match.seats} seats and the deal {match.deal!r:.60}"


def _told(world: Match, token: str, viewer: int | None) -> list[Event]:
    """What a viewer sees of an action."""
    action, is_own = world.tokens.index(token), viewer == world.to_move
    before = world.view(viewer)
    world.play(token)
    after = world.view(viewer)
    return after.events(before, action if is_own or after.over else world.game.mask(action))


def _pieces(match: Match, viewer: int | None) -> int:
    return sum(len(place.pieces) for place in match.view(viewer).places)


def _points(scores: dict[int, int]) -> str:
    return " : ".join(map(str, scores.values()))


def _named(viewer: int | None) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"


def _differing(one: Any, other: Any) -> str:
    return ", ".join(_differing_names(one, other))


def _differing_names(one: Any, other: Any) -> list[str]:
    return [name for name in one.dtype.names if (one[name] != other[name]).any()]
