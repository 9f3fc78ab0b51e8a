"""What tests of TENNO's face share: matches from positions, and what is said and shown."""

from __future__ import annotations

from random import Random
from typing import Any

import tatami
from tatami.engine.scene import Action, Event, Message, Piece
from tatami.games import load
from tatami.match import Match
from tatami.view import View
from tests.games.tenno.builders import ACTION, Records, play

NAMES = dict(enumerate(("Hana", "Jan", "Mika", "Ota", "Lena", "Pavel", "Aki"), 1))
CODES = (
    *("farmer-1", "farmer-2", "farmer-3", "ninja", "monk", "ronin"),
    *("samurai-7", "samurai-8", "daimyo", "shogun", "geisha"),
)

Look = tuple[str, str, dict[str, Any]]  # kind, face, marks


def match_of(states: Records, tokens: str = "", memory: str = "full") -> Match:
    """A match that goes on from a position, after some tokens."""
    game = load("tenno")
    return Match.from_position(game, game.settle({"memory": memory}), play(states, tokens))


def random_match(seed: int, seats: int, percent: int = 100, memory: str = "full") -> Match:
    """A random game, or so much of it."""
    match = tatami.new("tenno", seats=seats, seed=seed, options={"memory": memory})
    chance = Random(seed)
    while not match.over:
        match.play(chance.choice(match.legal()))
    return match.at(len(match.actions) * percent // 100)


def viewers(match: Match) -> list[int | None]:
    """All seats and a spectator."""
    return [*range(1, match.seats + 1), None]


def watch(match: Match, token: str, viewer: int | None) -> list[Event]:
    """Play a token and return what a viewer sees of it."""
    before, action = match.view(viewer), ACTION[token]
    told = action if match.to_move == viewer else match.game.mask(action)
    match.play(token)
    after = match.view(viewer)
    return after.events(before, action if after.over else told)


def heard(match: Match, tokens: str, viewer: int | None) -> list[str]:
    """What a viewer hears of some tokens."""
    events = [event for token in tokens.split() for event in watch(match, token, viewer)]
    return [say(match.view(viewer), event.words) for event in events if event.words is not None]


def say(view: View, message: Message | None) -> str:
    """A message to the view's owner."""
    assert message is not None
    return view.speaker("en", NAMES).say(message)


def pieces(view: View, place: str) -> tuple[Piece, ...]:
    """What lies at a place."""
    return {found.id: found.pieces for found in view.places}[place]


def looks(view: View, place: str) -> list[Look]:
    """What lies at a place, as it looks."""
    return [(piece.kind, piece.face, dict(piece.marks)) for piece in pieces(view, place)]


def words_of(view: View, place: str) -> list[str]:
    """What lies at a place, in words."""
    return [say(view, piece.words) for piece in pieces(view, place)]


def action_of(match: Match, token: str) -> Action:
    """What the seat to move is offered under a token."""
    return {action.token: action for action in match.view(match.to_move).actions}[token]


def preview_words(match: Match, token: str) -> str:
    """What is said to come of a token."""
    return say(match.view(match.to_move), action_of(match, token).preview_words)
