"""The cards: what they are worth, who beats whom, where the losers go, and the worked examples."""

from __future__ import annotations

import pytest

from tatami.match import Match
from tests.games.tenno.positions import after, asked, faces_up, game, hand, pile, row, rows, turn

pytestmark = [pytest.mark.checked, pytest.mark.interpreted]

ATTACKERS = "123NMR78DG"
WORTH = {"1": 1, "2": 2, "3": 3, "N": 4, "M": 5, "R": 6, "7": 7, "8": 8, "D": 9, "S": 10}

# Attackers by line, attacked cards by column; `>` the attacker is higher, `<` the defender, `=` neither.
ALONE = """
  1 2 3 N M R 7 8 D S G
1 = < < < < < < < < < <
2 > = < < < < < < < < <
3 > > = < < < < < < < <
N > > > > > > > = < < <
M > > > > = < < < < < <
R > > > > > = < < < < <
7 > > > > > > = < < < <
8 > > > > > > > = < < <
D > > > > > > > > = < <
G > > > > > > > > > > =
"""
BESIDE_THE_MONK = """
  1 2 3 N R 7 8 D S G
1 < < < < < < < < < <
2 < < < < < < < < < <
3 = < < < < < < < < <
N > > > > = < < < < <
M > > = < < < < < < <
R > > > = < < < < < <
7 > > > > < < < < < <
8 > > > > = < < < < <
D > > > > > = < < < <
G > > > > > > > > > =
"""


def table(text: str) -> list[tuple[str, str, str]]:
    """Attacker, attacked card and sign, for every place of a table."""
    head, *lines = (line.split() for line in text.strip().splitlines())
    return [(line[0], met, sign) for line in lines for met, sign in zip(head, line[1:], strict=True)]


FIGHTS = [
    *((card, met, sign, "") for card, met, sign in table(ALONE)),
    *((card, met, sign, "monk") for card, met, sign in table(BESIDE_THE_MONK)),
]


def fought(card: str, met: str, monk: str) -> Match:
    """Slot 2 of seat 1 has attacked slot 2 of seat 2, beside the Monk if it helps."""
    mine = [other for other in "123" if other != card]
    theirs = [other for other in ("M78" if monk else "782") if other != met]
    return after(turn(f"{mine[0]}{card}{mine[1]} {theirs[0]}{met}{theirs[1]}"), f"2x2.2 {monk}")


@pytest.mark.parametrize(("card", "met", "sign", "monk"), FIGHTS)
def test_turn_3_compare(card: str, met: str, sign: str, monk: str):
    match = fought(card, met, monk)
    captured_by_1 = [f"2{met}"] if sign == ">" else []
    captured_by_2 = [f"1{card}"] if sign == "<" and met == "S" else []
    lost = [f"1{card}"] if sign in "<=" or card == "G" else []  # a Geisha leaves whatever the outcome
    lost += [f"2{met}"] if sign in ">=" or met == "G" else []
    discarded = [owner for owner in lost if owner not in captured_by_1 + captured_by_2]
    assert pile(match, "1") == captured_by_1
    assert pile(match, "2") == captured_by_2
    assert pile(match, "discard") == discarded
    # A lost card leaves a gap, a surviving card is turned face down in its place.
    assert row(match, 1, 1)[1] == ("." if f"1{card}" in lost else card)
    assert row(match, 2, 2)[1] == ("." if f"2{met}" in lost else met)
    assert not any(faces_up(match, viewer) for viewer in (1, 2, None))


def test_turn_3_compare_covers_every_card_against_every_other():
    assert len(FIGHTS) == 10 * 11 + 10 * 10
    assert {card for card, *_ in FIGHTS} == set(ATTACKERS)


@pytest.mark.parametrize(("card", "points"), WORTH.items())
def test_cards_value_in_the_prison_of_the_attacker(card: str, points: int):
    assert fought("G", card, "").scores() == {1: points, 2: 0}


@pytest.mark.parametrize("card", "123NMR78D")
def test_cards_value_in_the_prison_of_the_shogun(card: str):
    assert fought(card, "S", "").scores() == {1: 0, 2: WORTH[card]}


@pytest.mark.parametrize("seats", range(2, 8))
def test_cards_every_player_has_one_set_of_eleven(seats: int):
    match = game(f"{seats} 1", "123 " * seats)
    for seat in range(1, seats + 1):
        assert sorted(row(match, seat, seat) + hand(match, seat, seat)) == sorted("123NMR78DSG")


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_turn_3_prisoners_lie_face_down_for_everybody(viewer: int | None):
    match = fought("8", "2", "")
    shown = [piece for place in match.view(viewer).places if "prison" in place.id for piece in place.pieces]
    assert [(piece.kind, piece.face) for piece in shown] == [("card", "down")]


@pytest.mark.parametrize(("card", "met", "monk"), [(c, m, monk) for c, m, _, monk in FIGHTS if "G" in c + m])
def test_R13_geisha_that_fought_is_gone_and_never_captured(card: str, met: str, monk: str):
    match = fought(card, met, monk)
    geishas = ["1G"] * (card == "G") + ["2G"] * (met == "G")
    assert [owner for owner in pile(match, "discard") if "G" in owner] == geishas
    assert not any("G" in owner for owner in pile(match, "1") + pile(match, "2"))


# The worked examples.


def test_example_samurai_against_the_monks_neighbour():
    match = after(turn("712 NM3"), "1x2.1")
    assert asked(match) == (2, "respond")
    after(match, "monk")
    assert pile(match, "1") == ["2N"]
    assert match.scores() == {1: 4, 2: 0}
    assert rows(match) == "712 .M3"


def test_example_ninja_against_samurai_8():
    match = after(turn("N12 83D"), "1x2.1")
    assert pile(match, "discard") == ["1N", "28"]
    assert asked(match) == (1, "fill")
    assert asked(after(match, "+R")) == (2, "fill")
    # No trade, no peek.
    assert asked(after(match, "+7")) == (2, "attack")
    assert rows(match) == "R12 73D"
    assert match.scores() == {1: 0, 2: 0}


def test_example_daimyo_against_the_shogun():
    match = after(turn("D12 S13"), "1x2.1")
    assert pile(match, "2") == ["1D"]
    assert pile(match, "1") == pile(match, "discard") == []
    assert match.scores() == {1: 0, 2: 9}
    assert rows(match) == ".12 S13"


def test_example_geisha_against_the_shogun():
    match = after(turn("G12 S13"), "1x2.1")
    assert pile(match, "1") == ["2S"]
    assert pile(match, "discard") == ["1G"]
    assert match.scores() == {1: 10, 2: 0}
    assert asked(match) == (1, "fill")
    assert asked(after(match, "+8")) == (2, "fill")
    # The attacker may not trade.
    assert asked(after(match, "+D")) == (2, "attack")


def test_example_ronin_falls_and_a_samurai_goes_on():
    match = after(turn("R18 D13 213"), "1x2.1")
    assert pile(match, "discard") == ["1R"]
    assert asked(match) == (1, "again")
    after(match, "3x3.1")
    assert pile(match, "1") == ["32"]
    assert asked(match) == (1, "fill")
    assert asked(after(match, "+7")) == (3, "fill")
    # No trade, for a card was lost; the first defender peeks.
    assert asked(after(match, "+N")) == (2, "peek")
    assert asked(after(match, "?1")) == (2, "attack")
    assert rows(match) == "718 D13 N13"
    assert match.scores() == {1: 2, 2: 0, 3: 0}
