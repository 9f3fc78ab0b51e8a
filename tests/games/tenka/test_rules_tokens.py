"""Every row of the token table: the token's effect, and the seats that see it."""

from __future__ import annotations

from random import Random

import pytest

import tatami
from tests.games.tenka.positions import (
    CARDS,
    COUNTRIES,
    ORDER,
    after,
    battle,
    codes,
    legal,
    piles,
    seen,
    table,
)
from tests.games.tenka.reference import FACTIONS

pytestmark = [pytest.mark.checked, pytest.mark.interpreted]


@pytest.mark.parametrize("seats", [3, 4])
def test_tokens_match_the_table(seats: int):
    tokens = tatami.new("tenka", seed=1, seats=seats).tokens
    gifts, confiscations = {f">{code}" for code in COUNTRIES}, {f"!{faction}" for faction in FACTIONS}
    assert len(tokens) == len(set(tokens)) == 48 + 45 + 7  # and none is a masked one
    assert set(tokens) == set(ORDER) | gifts | confiscations


@pytest.mark.parametrize("code", ORDER)
def test_tokens_play_that_card(code: str):
    other = "M1" if code != "M1" else "M2"
    match = after(table(f"{code} {other}", "A5 A6", "C4 C8"), code)
    assert seen(match, 1)["battle/1"] == [code]
    assert seen(match, 1)["seat/1/hand"] == [other]
    assert match.to_move == 2
    assert match.history == [code]


@pytest.mark.parametrize("code", COUNTRIES)
def test_tokens_give_that_card(code: str):
    # The Emperor and this card against a weak one of another faction.
    weak = next(c for c in ("M1", "A1", "M2") if c != code and CARDS[c].faction != CARDS[code].faction)
    match = battle(f"{weak} EM {code}")
    assert legal(match) == {f">{weak}", f">{code}"}
    after(match, f">{code}")
    assert piles(match) == ["", weak, code]
    assert match.history[-1] == f">{code}"


def test_tokens_give_to_the_next_player_due_one():
    # Seats 2 and 4 are due one from seat 3: first seat 4, then seat 2.
    match = battle("S4 A5 I9 M8")
    assert match.to_move == 3
    after(match, ">M8")
    assert piles(match) == ["", "", "", "M8"]
    after(match, ">S4")
    assert piles(match) == ["", "S4", "A5 I9", "M8"]


@pytest.mark.parametrize("faction", FACTIONS)
def test_tokens_confiscate_that_faction(faction: str):
    there = {"takeda": "M1", "uesugi": "M2", "tokugawa": "M3", "mori": "M4", "shimazu": "M5", "date": "M6"}
    there["oda"] = "I1"
    match = battle("M7 M8 A1", piles={1: " ".join(there.values())})
    after(match, f"!{faction}")
    taken = there.pop(faction)
    assert codes(piles(match)[0]) == set(there.values())
    assert codes(piles(match)[1]) == {"M7", "M8", "A1", taken}
    assert match.history[-1] == f"!{faction}"


def test_tokens_forced_choices_are_still_tokens():
    match = table("M9", "A1", "I1")
    for token in ("M9", "A1", "I1"):
        assert match.legal() == [token]
        match.play(token)
    assert match.history == ["M9", "A1", "I1"]
    match = battle("M7 M8 A1", piles={1: "M1"})
    assert match.legal() == ["!takeda"]


@pytest.mark.parametrize("seats", [3, 4])
def test_tokens_are_masked_for_nobody(seats: int):
    rng = Random(seats)
    match = tatami.new("tenka", seed=seats, seats=seats)
    movers = []
    while not match.over:
        if {token[0] for token in match.history} >= {">", "!"} and len(match.history) > 30:
            break
        movers.append(match.to_move)
        match.play(rng.choice(match.legal()))
    assert not match.over
    for viewer in (None, *range(1, seats + 1)):
        steps = match.events(viewer)
        assert [step.token for step in steps] == match.history
        assert [step.seat for step in steps] == movers
        assert [step.index for step in steps] == list(range(len(steps)))


def test_tokens_legal_ones_are_told_to_the_seat_that_is_asked():
    for match in (table("M9 M1", "A1 A2", "I1 I2", general=2), battle("M7 I8 M1"), battle("M7 I8 M1 A4")):
        for viewer in (None, *range(1, match.seats + 1)):
            told = match.view(viewer).legal
            assert told == (match.legal() if viewer == match.to_move else [])
            assert [action.token for action in match.view(viewer).actions] == told
