"""Finished games with every hand open."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

import tatami
from tatami.server.wire.messages import Sight
from tatami.server.wire.replay import UNKNOWN, replay


@pytest.mark.parametrize("game", tatami.games())
def test_open_eyes_see_what_all_seats_see_together(game: str) -> None:
    match, chance = tatami.new(game, seed=5), Random(5)
    while not match.over:
        match.play(chance.choice(match.legal()))
    sights = replay("table", match, "open", "en", 0, 40).sights
    for number, sight in enumerate(sights):
        lies = {
            place.id: Counter(piece.kind for piece in place.pieces if piece.kind != UNKNOWN)
            for place in sight.board.places
        }
        for seat in range(1, match.seats + 1):
            for place in match.at(number).view(seat).places:
                assert Counter(p.kind for p in place.pieces if p.kind != UNKNOWN) <= lies[place.id]
    steps = [step for sight in sights for step in sight.steps]
    assert [step.token for step in steps] == match.history[: len(steps)]
    moved = [event.piece.kind for step in steps for event in step.events if event.piece and event.words]
    assert UNKNOWN not in moved or game == "tenno"  # prisoners and discarded cards lie face down for all


def test_open_eyes_are_told_what_was_laid_in_words() -> None:
    match = tatami.new("tenno", deal="3 1")
    match.play("213")
    [step] = replay("table", match, "open", "en", 1, 1).sights[0].steps
    laid = ", ".join(f"Farmer {number} (face down)" for number in (2, 1, 3))
    assert step.events[0].words == f"Seat 1 lays three Farmers face down. {laid}"


SPOKEN_TO = re.compile(r"\byou(r|rs)?\b", re.IGNORECASE)


def words_of(data: Any) -> list[str]:
    """All the words in plain data."""
    if isinstance(data, list):
        return [words for item in data for words in words_of(item)]
    if not isinstance(data, dict):
        return []
    own = [data[key] for key in ("words", "task") if key in data]
    return own + [words for value in data.values() for words in words_of(value)]


def past(sight: Sight) -> list[str]:
    """What a sight tells of the game; what could have been done then, no replay offers."""
    board = msgspec.structs.replace(sight.board, actions=[], refusals=[])
    return words_of(msgspec.to_builtins(msgspec.structs.replace(sight, board=board)))


@pytest.mark.parametrize("game", tatami.games())
def test_only_who_held_a_seat_is_called_you_in_its_replay(game: str) -> None:
    match, chance = tatami.new(game, seed=5), Random(5)
    while not match.over:
        match.play(chance.choice(match.legal()))
    length = len(match.actions)
    for seat in range(1, match.seats + 1):
        for first in range(0, length + 1, 60):
            strange = [past(sight) for sight in replay("table", match, seat, "en", first, 60).sights]
            assert not [words for told in strange for words in told if SPOKEN_TO.search(words)]
            own = [past(sight) for sight in replay("table", match, seat, "en", first, 60, {seat}).sights]
            assert all(any(SPOKEN_TO.search(words) for words in told) for told in own)
