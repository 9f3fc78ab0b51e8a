"""The belief trainer: watch some turns from one seat, then say which piece lies where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from random import Random
from typing import Any

import tatami
from tatami.bots import bot, part
from tatami.engine.game import Game, GameError
from tatami.engine.scene import Message, Place
from tatami.games import load
from tatami.match import Match
from tatami.view import View

LEVELS = 12
FEWEST, MORE = 8, 4  # actions to watch at the first level, and how many more at each further one
WORLDS, GLANCE = (
    600,
    150,
)  # sample sizes for beliefs that are not computed exactly, and to drop dull positions
OPTIONS = 8  # answers to choose from
NAMING = 40  # worlds searched for the names of kinds
HIDDEN = "card"  # the kind of a piece that lies face down for its viewer

Beliefs = dict[str, dict[str, float]]  # by hidden place, the probability of each kind


@dataclass(frozen=True)
class Drill:
    """The watched part of a game, and the question: which kind of piece is most likely in a place."""

    id: str
    match: Match  # up to the question, at a table without memory aids
    seat: int  # the viewpoint
    place: str
    kinds: tuple[str, ...]  # the choices, in any order
    chances: Mapping[str, float]  # by kind, its probability in that place
    exact: bool  # whether the probabilities are computed, not sampled

    @property
    def view(self) -> View:
        """The seat's view at the end."""
        return self.match.view(self.seat)

    def score(self, kind: str) -> float:
        """The score of an answer: 1 for a most likely kind, 0 for an impossible one."""
        if kind not in self.kinds:
            raise GameError(f"{kind!r:.40} is not one of the answers.")
        return round(self.chances.get(kind, 0.0) / max(self.chances.values()), 4)

    @cached_property
    def words(self) -> dict[str, Message]:
        """The name of each kind, as it is called where it lies face up in some world that fits the view."""
        found: dict[str, Message] = {}
        open_kinds: set[str] = set()
        for number in range(NAMING):
            world = self.view.determinize(number)
            for seat in range(1, world.seats + 1):
                for piece in (piece for place in world.view(seat).places for piece in place.pieces):
                    if piece.kind in self.kinds and piece.kind not in open_kinds:
                        found[piece.kind] = piece.words
                        open_kinds |= {piece.kind} if piece.face == "up" else set()
            if open_kinds.issuperset(self.kinds):
                break
        # A kind that lies face down in all of them is called as the others are.
        forms = [found[kind] for kind in sorted(open_kinds) if list(found[kind].args.values()) == [kind]]
        for kind in {*found} - open_kinds if forms else ():
            found[kind] = Message(forms[0].id, dict.fromkeys(forms[0].args, kind))
        return found


def games() -> list[str]:
    """The games with something to remember."""
    return [name for name in tatami.games() if load(name).has_secrets]


def drill(game: str, level: int, seed: int) -> Drill:
    """A drill: the same arguments give the same one."""
    if game not in games():
        raise GameError(f"There is nothing hidden to remember in {game!r:.40}.")
    if not 1 <= level <= LEVELS:
        raise GameError(f"Levels are 1 to {LEVELS}.")
    chance = Random(f"{game} {level} {seed}")
    while True:
        match = tatami.new(game, seed=chance.randrange(1 << 62), options=unaided(load(game)))
        players = [bot("samurai", game, seed=chance.randrange(1 << 62)) for _ in range(match.seats)]
        length = FEWEST + MORE * (level - 1) + match.seats  # at first everybody sets up
        while match.to_move is not None and len(match.history) < length:
            match.play(players[match.to_move - 1].choose(match.view(match.to_move)))
        seat = chance.randint(1, match.seats)
        if match.to_move is not None and (asked := _question(match, seat, chance)) is not None:
            place, kinds, chances, exact = asked
            return Drill(f"{game}-{level}-{seed}", match, seat, place, kinds, chances, exact)


def unaided(game: Game) -> dict[str, Any]:
    """Options with which a table shows only the current position, where a game has such options."""
    for option in game.options:
        for value in getattr(option.check, "names", ()):
            if not game.recalls(game.settle({option.name: value})):
                return {option.name: value}
    return {}


@lru_cache(maxsize=128)  # a drill is asked for twice: to be shown, and to be answered
def parse(name: str) -> Drill:
    """The drill of an id, or GameError."""
    game, _, rest = name.partition("-")
    level, _, seed = rest.partition("-")
    if not (level.isdecimal() and seed.isdecimal() and len(level) < 3 and len(seed) < 10):
        raise GameError(f"There is no drill {name!r:.40}.")
    return drill(game, int(level), int(seed))


def _question(
    match: Match, seat: int, chance: Random
) -> tuple[str, tuple[str, ...], dict[str, float], bool] | None:
    """A place with something to infer, the answers, and the belief."""
    view = match.view(seat)
    beliefs, exact = belief(view, GLANCE)
    if not exact and _telling(beliefs):
        beliefs, _ = belief(view)
    every, telling = _kinds(beliefs), _telling(beliefs)
    if not telling:
        return None
    place = chance.choice(telling)
    likely = beliefs[place]
    best = max(likely, key=lambda kind: (likely[kind], kind))
    others = [kind for kind in every if kind != best]
    kinds = [best, *chance.sample(others, min(OPTIONS - 1, len(others)))]
    chance.shuffle(kinds)
    return place, tuple(kinds), {kind: round(likely.get(kind, 0.0), 6) for kind in every}, exact


def _kinds(beliefs: Beliefs) -> list[str]:
    return sorted({kind for likely in beliefs.values() for kind in likely})


def _telling(beliefs: Beliefs) -> list[str]:
    """The places with something to remember: where all kinds are equally likely there is nothing."""
    every = _kinds(beliefs)
    return [place for place, likely in sorted(beliefs.items()) if _tells(likely, every)]


def _tells(likely: Mapping[str, float], every: list[str]) -> bool:
    values = sorted((likely.get(kind, 0.0) for kind in every), reverse=True)
    return len(values) > 2 and values[0] > 1.5 * values[len(values) // 2]


def belief(view: View, worlds: int = WORLDS) -> tuple[Beliefs, bool]:
    """By hidden place of other seats, the probability of each kind; and whether that is exact."""
    known = part(view.game.name, "beliefs")
    if known is not None:
        exact: Beliefs = known.chances(view)
        return exact, True
    hidden = {place.id for place in view.places if _is_hidden(place, view)}
    counted: dict[str, Counter[str]] = {place: Counter() for place in hidden}
    for number in range(worlds):
        world = view.determinize(number)
        for owner in range(1, view.seats + 1):
            if owner != view.seat:
                for place in world.view(owner).places:
                    if place.id in hidden and place.id.startswith(f"seat/{owner}/"):
                        counted[place.id].update({piece.kind for piece in place.pieces})
    chances = {
        place: {kind: number / worlds for kind, number in kinds.items()} for place, kinds in counted.items()
    }
    return chances, False


def _is_hidden(place: Place, view: View) -> bool:
    """Whether a place of another seat holds pieces that its owner knows but the viewer does not."""
    return place.id.startswith("seat/") and any(piece.kind == HIDDEN for piece in place.pieces)
