"""Positions of TA-KE from short texts, and the same short texts back from a view.

The hall is written like a deal, bottom to top from a to e, with `!` for a ghost: `sg/rr!//!/n`.
A courtyard is its bottom fields, its middle fields and the columns its Samurai stand over:
`rg/g/nn` is a Ronin and a Geisha on the bottom, a Geisha in the middle, two Samurai over the Ninja.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tatami.games.take import GAME
from tatami.games.take.cards import LETTERS, SPACE_LETTERS
from tatami.games.take.state import NOWHERE, STATE, TURN
from tatami.match import IllegalAction, Match

DEAL = "srgndsr/dsngrdn/ggsddnr/nnrsgrs/dgrsngd 1"
COLUMNS = {"d": "daimyo", "r": "ronin", "g": "geisha", "n": "ninja"}


def position(
    hall: str, one: str = "//", two: str = "//", *, scores: tuple[int, int] = (0, 0), **options: Any
) -> Match:
    """Seat 1 begins its turn in this position."""
    settled = GAME.settle(options)
    state = np.zeros(1, STATE)
    s: Any = state[0]
    s.seats, s.to_move, s.phase, s.viewer = 2, 0, TURN, -2
    s.ninja_repeats, s.ninja_bottom, s.komi = (
        settled[name] for name in ("ninja_repeats", "ninja_influence", "komi")
    )
    s.score[:] = scores
    s.resting[:] = NOWHERE
    for space, stack in enumerate(hall.split("/")):
        chips = stack.removesuffix("!")
        s.ghost[space] = stack != chips
        s.height[space] = len(chips)
        s.chips[space, : len(chips)] = [LETTERS.index(chip) for chip in chips]
    s.taken = 35 - int(s.height.sum())
    for seat, court in enumerate((one, two)):
        for field, columns in zip((s.bottom, s.middle, s.samurai), court.split("/"), strict=True):
            for column in columns:
                field[seat, LETTERS.index(column)] += 1
    return Match.from_position(GAME, settled, state)


def table(match: Match, viewer: int | None = 1) -> tuple[str, str, str]:
    """The hall and both courtyards as a viewer sees them, as text."""
    pieces = _pieces(match, viewer)
    return _hall(pieces), _court(pieces, 1), _court(pieces, 2)


def hall(match: Match) -> str:
    """The audience hall as text."""
    return table(match)[0]


def court(match: Match, seat: int) -> str:
    """A courtyard as text, its columns in board order."""
    return table(match)[seat]


def supply(match: Match) -> int:
    """How many ghosts lie in the supply."""
    return len(_pieces(match, 1)["supply"])


def starting(match: Match, *beginnings: str) -> set[str]:
    """The legal tokens that begin like this."""
    return {token for token in match.legal() if token.startswith(beginnings)}


def after(match: Match, tokens: str) -> Match:
    """The same match after some tokens, written with blanks between them."""
    match.play_all(tokens.split())
    return match


def refused(match: Match, token: str) -> str:
    """The sentence an illegal token is refused with; nothing may have changed."""
    before, history = match.view(1), match.history
    assert token not in match.legal()
    with pytest.raises(IllegalAction) as refusal:
        match.play(token)
    assert (match.view(1), match.history) == (before, history)
    assert refusal.value.token == token
    return str(refusal.value)


def pairs(text: str) -> list[str]:
    """Two different letters of a text, in every order: `ab` gives ab and ba."""
    return [one + two for one in text for two in text if one != two]


def tokens(text: str) -> set[str]:
    """Tokens written with blanks between them."""
    return set(text.split())


def _pieces(match: Match, viewer: int | None) -> dict[str, list[str]]:
    """The kinds of the pieces by place."""
    return {place.id: [piece.kind for piece in place.pieces] for place in match.view(viewer).places}


def _hall(pieces: dict[str, list[str]]) -> str:
    stacks = []
    for space in SPACE_LETTERS:
        chips = "".join(kind[0] for kind in pieces[f"hall/{space}"])
        stacks.append(chips + "!" * len(pieces[f"hall/{space}/ghost"]))
    return "/".join(stacks)


def _court(pieces: dict[str, list[str]], seat: int) -> str:
    fields = []
    for field in ("bottom", "middle", "top"):
        places = {column: f"seat/{seat}/courtyard/{name}/{field}" for column, name in COLUMNS.items()}
        fields.append("".join(column * len(pieces[place]) for column, place in places.items()))
    return "/".join(fields)
