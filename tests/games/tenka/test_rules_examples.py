"""The worked examples of the rules page, each as a real game, with every starting player."""

from __future__ import annotations

import pytest

import tatami
from tests.games.tenka.positions import after, codes, dealt, general, legal, piles, seen

pytestmark = [pytest.mark.checked, pytest.mark.interpreted]

starts = pytest.mark.parametrize("start", [1, 2, 3])


def turned(by_turn: list[str], start: int) -> list[str]:
    """By seat what is written clockwise from the start seat."""
    return [by_turn[(seat - start) % 3] for seat in (1, 2, 3)]


@starts
def test_example_1_a_tie_goes_to_the_generals_side_and_its_strongest_card_leads(start: int):
    match = after(tatami.new("tenka", deal=dealt("A4", "C5", "M9", start=start)), "A4 C5 M9")
    second = start % 3 + 1
    totals = {side: total for side, total in match.view(None).counts.items() if "side/" in side and total}
    assert totals == {"side/oda": 9, "side/uesugi": 9}
    assert general(match) == (second, "light")
    assert (match.to_move, legal(match)) == (second, codes(">A4 >C5 >M9"))
    after(match, ">M9")
    assert piles(match) == turned(["M9", "A4 C5", ""], start)
    assert match.to_move == second


@starts
def test_example_2_the_emperor_of_a_vassal_leads_an_uprising(start: int):
    # A battle before it leaves something to confiscate.
    deal = dealt("S9 M7", "A1 EM", "S1 S4", start=start, deck="C1 C2 C3")
    match = after(tatami.new("tenka", deal=deal), "S9 A1 S1")
    assert piles(match) == turned(["A1 S1 S9", "", ""], start)
    after(match, "M7 EM S4")
    second = start % 3 + 1
    totals = {side: total for side, total in match.view(None).counts.items() if "side/" in side and total}
    assert totals == {"side/oda": 7, "side/emperor": 9}
    assert general(match) == (second, "dark")
    assert (match.to_move, legal(match)) == (second, codes(">M7 >S4"))
    after(match, ">M7")
    assert (match.to_move, legal(match)) == (second, codes("!oda !mori !date"))
    after(match, "!mori")
    assert piles(match) == turned(["S1 S9", "A1 S4", "M7"], start)
    assert seen(match)["out"] == ["EM"]


@starts
def test_example_3_the_temples_of_a_vassal_lead_an_uprising(start: int):
    match = after(tatami.new("tenka", deal=dealt("A5", "T1", "A9", start=start)), "A5 T1 A9")
    second = start % 3 + 1
    totals = {side: total for side, total in match.view(None).counts.items() if "side/" in side and total}
    assert totals == {"side/takeda": 5, "side/temples": 12}
    assert general(match) == (second, "dark")
    assert (match.to_move, legal(match)) == (second, codes(">A5 >A9"))
    after(match, ">A9")
    assert piles(match) == turned(["", "A5", "A9"], start)
