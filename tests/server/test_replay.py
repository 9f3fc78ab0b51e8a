"""Finished games with every hand open."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import tatami
from tatami.server.replay import UNKNOWN, replay


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
