"""A battle, 1 and 2: who may play what, and which cards fight on one side."""

from __future__ import annotations

from itertools import permutations

import pytest

import tatami
from tests.games.tenka.positions import after, battle, codes, dealt, general, legal, piles, seen, table

pytestmark = [pytest.mark.checked, pytest.mark.interpreted]

# 1. Playing.


@pytest.mark.parametrize("hand", ["M7 A4 EM", "T1 T2 EM", "S9 C5 I1"])
def test_battle_1_the_general_leads_any_card(hand: str):
    assert legal(table("M1 M2 M3", hand, "A1 A2 A3", general=2)) == codes(hand)


@pytest.mark.parametrize(("seats", "start", "order"), [(3, 1, "123"), (3, 3, "312"), (4, 2, "2341")])
def test_battle_1_the_others_follow_clockwise(seats: int, start: int, order: str):
    hands = ["M7 M8", "A5 A6", "I5 I6", "C4 C7"][:seats]
    match = tatami.new("tenka", deal=dealt(*hands, start=start))
    for turn, seat in enumerate(order):
        assert match.to_move == int(seat)
        match.play(hands[turn].split()[0])


def test_battle_1_cards_are_played_face_up():
    match = after(table("M7 M8", "A5 A6", "I5 I6"), "M7 A5")
    for viewer in (1, 2, 3, None):
        assert seen(match, viewer)["battle/1"] == ["M7"]
        assert seen(match, viewer)["battle/2"] == ["A5"]
        assert seen(match, viewer)["battle/3"] == []


def test_battle_1_a_vassal_with_the_faction_plays_it_or_a_trump():
    match = after(table("M7 M1 M2 M3 M4 M5", "A4 C5 I2 M9 EM T1", "A1 A2 A3 C1 C2 C3"), "M7")
    assert legal(match) == codes("A4 C5 EM T1")


def test_battle_1_a_vassal_may_play_a_trump_instead_of_following():
    match = after(table("M7 M1", "A4 T2", "C5 A1"), "M7 T2")
    assert seen(match)["battle/2"] == ["T2"]


def test_battle_1_a_vassal_without_the_faction_plays_anything():
    hand = "A1 C1 I2 M9 EM T1"
    assert legal(after(table("M7 M1 M2 M3 M4 M5", hand, "A4 A2 A3 C5 C2 C3"), "M7")) == codes(hand)


@pytest.mark.parametrize("trump", ["EM", "T1", "T2"])
def test_battle_1_after_a_trump_from_the_general_vassals_play_anything(trump: str):
    others = " ".join({"EM", "T1", "T2"} - {trump})
    match = after(table(f"{trump} M1 M2 M3", f"A4 M7 {others}", "A1 A2 A3 C1"), trump)
    assert legal(match) == codes(f"A4 M7 {others}")
    after(match, "A4")  # which the next need not follow
    assert legal(match) == codes("A1 A2 A3 C1")


def test_battle_1_all_vassals_follow_the_general_and_not_one_another():
    match = after(table("M7 M1 S1", "A1 A2 A3", "C2 C5 M4"), "M7 A1")  # A1 is mori
    assert legal(match) == {"C5"}
    match = after(table("M7 M1 S1", "A1 A2 EM", "C2 C5 M4"), "M7 EM")
    assert legal(match) == {"C5"}


@pytest.mark.parametrize(("side", "winner", "up"), [("light", 1, "light"), ("dark", 3, "light")])
def test_battle_1_strength_is_the_number_of_the_side_that_is_up(side: str, winner: int, up: str):
    # oda 7/3, uesugi 4/6, mori 1/9.
    assert general(battle("M7 S4 A1", side=side)) == (winner, up)


@pytest.mark.parametrize(
    ("side", "cards", "uprising"),
    [
        ("light", "S1 EM A3", True),  # 5 against date 1 + 3
        ("light", "S1 EM C4", False),  # 5 against date 1 + 4
        ("dark", "S9 EM M7", True),  # 5 against oda 1 + 3
        ("dark", "I8 EM M7", False),  # 5 against oda 2 + 3
        ("light", "S2 T1 M1", True),  # 3 against oda 2
        ("light", "M3 T1 M1", False),  # 3 against tokugawa 3
        ("light", "S2 T2 M1", True),
        ("light", "M3 T2 M1", False),
        ("dark", "C4 T1 M9", True),  # 7 against date 6
        ("dark", "M3 T1 M9", False),  # 7 against tokugawa 7
        ("dark", "C4 T2 M9", True),
        ("dark", "M3 T2 M9", False),
    ],
)
def test_battle_1_trumps_count_five_or_three_and_seven(side: str, cards: str, uprising: bool):
    holder, up = general(battle(cards, side=side))
    assert (up != side) == uprising
    assert (holder == 2) == uprising


# 2. Sides.


def test_battle_2_without_trumps_each_faction_is_a_side():
    # tokugawa 1 + 7 against date 6 and oda 1.
    match = battle("M6 C1 A7 I1")
    assert general(match) == (3, "dark")
    # Not one side of vassals: tokugawa 1 and oda 5 stay below date 6.
    assert general(battle("M6 C1 C5")) == (1, "light")
    # The General's faction is a side too: oda 2 + 4 against uesugi 7, and 2 + 5.
    assert general(battle("S2 A4 C7")) == (3, "dark")
    assert general(battle("S2 C5 C7")) == (2, "light")


@pytest.mark.parametrize(
    "cards",
    [
        *("EM T1 M7", "EM M7 T2", "T1 EM M7", "T1 T2 M7", "T2 A1 EM", "M7 EM T1", "M7 T2 EM", "M7 T1 T2"),
        *("T1 T2 EM", "EM M1 T2 A1", "T1 A1 T2 A2", "M9 M1 EM T1", "M9 T1 A1 T2", "M9 EM T1 T2"),
    ],
)
@pytest.mark.parametrize("side", ["light", "dark"])
def test_battle_2_two_or_more_trumps_draw(cards: str, side: str):
    match = battle(cards, general=2, side=side)
    assert general(match) == (2, side)
    assert match.to_move == 2
    owners = ["", "", "", ""][: match.seats]
    for turn, code in enumerate(cards.split()):
        owners[(1 + turn) % match.seats] = "" if code in ("EM", "T1", "T2") else code
    assert piles(match) == owners


@pytest.mark.parametrize("cards", ["EM M9 A9", "EM M1 I2 I9", "EM A1 A9", "EM M9 S4 C7"])
@pytest.mark.parametrize("side", ["light", "dark"])
def test_battle_2_emperor_from_the_general_wins_alone(cards: str, side: str):
    match = battle(cards, side=side, piles={1: "S1 S2 S3", 2: "I1"})
    assert general(match) == (1, side)  # no uprising
    assert match.to_move == 1
    assert not any(token[0] in ">!" for token in match.legal())  # no gifts, no confiscation
    assert codes(piles(match)[0]) == codes("S1 S2 S3") | codes(cards) - {"EM"}


def test_battle_2_emperor_from_a_vassal_gathers_all_but_the_generals_faction():
    # oda 7 against the Emperor's 5 with takeda 1 and shimazu 2, who are of two factions.
    match = battle("M7 EM M1 A2")
    assert general(match) == (2, "dark")
    # With takeda 1 and mori 1 it is 7 against 7.
    assert general(battle("M7 EM M1 A1")) == (1, "light")
    # Whether they play before the Emperor or after makes no difference.
    for vassals in permutations(["EM", "M1", "A2"]):
        assert general(battle("M7 " + " ".join(vassals))) == (vassals.index("EM") + 2, "dark")


def test_battle_2_emperor_from_a_vassal_leaves_the_generals_faction_together():
    # oda 7 + 4 against the Emperor's 5 with takeda 5, takeda 6 and uesugi 7.
    assert general(battle("M7 EM A4 A5")) == (1, "light")
    assert general(battle("M7 EM A4 C6")) == (1, "light")
    assert general(battle("M7 EM A4 C7")) == (2, "dark")
    # An Agricultural card is nothing special to the Emperor: oda 2 + 4 against 5.
    assert general(battle("S2 EM A4")) == (3, "light")


def test_battle_2_emperor_from_a_vassal_alone_against_all():
    assert general(battle("M7 A4 EM")) == (1, "light")
    assert general(battle("S2 I1 EM")) == (3, "dark")


def test_battle_2_temples_from_the_general_and_all_agricultural_are_one_side():
    # 3 + 8 against uesugi 9; the mori card does not fight for mori.
    match = battle("T1 A8 M9")
    assert general(match) == (1, "light")
    assert match.to_move == 1
    assert legal(match) == codes(">A8 >M9")
    # 3 + 1 + 2, of two factions, against oda 5; without one of them they lose.
    assert general(battle("T2 A1 A2 C5")) == (1, "light")
    assert general(battle("T2 A1 I2 C5")) == (4, "dark")


def test_battle_2_temples_from_the_general_the_rest_by_faction():
    # mori 4 + 9 against 3 + 8 (mori, but Agricultural); then mori 4 + 5 against 11.
    assert general(battle("T1 A8 M4 C9")) == (4, "dark")
    assert general(battle("T1 A8 M4 I5")) == (1, "light")
    # uesugi 7 and oda 8 are no side together.
    assert general(battle("T1 A8 C7 I8")) == (1, "light")
    # Nobody joins: 3 against 2 and 1.
    assert general(battle("T1 I2 I1")) == (1, "light")


@pytest.mark.parametrize("cards", ["T1 A1 A9", "T2 A4 A5", "T1 A1 A2 A3", "T2 A9 A8 A1"])
@pytest.mark.parametrize("side", ["light", "dark"])
def test_battle_2_temples_from_the_general_draw_if_every_vassal_played_agricultural(cards: str, side: str):
    match = battle(cards, side=side, piles={1: "M1"})
    assert general(match) == (1, side)
    assert piles(match) == ["M1", *cards.split()[1:]]


@pytest.mark.parametrize("cards", ["T1 A1 A9 M1", "T1 M1 A9 A1", "T1 A1 M1"])
def test_battle_2_temples_from_the_general_no_draw_with_another_kind(cards: str):
    assert any(token.startswith(">") for token in battle(cards).legal())


def test_battle_2_temples_from_a_vassal_and_the_vassals_agricultural_are_one_side():
    # 3 + mori 8 against uesugi 9 of the General.
    assert general(battle("M9 T1 A8")) == (2, "dark")
    assert general(battle("M9 A8 T1")) == (3, "dark")
    # 3 + mori 1 + shimazu 2 against date 6, and 3 + mori 1 + oda 4 against date 7.
    assert general(battle("M6 A1 T2 A2")) == (1, "light")
    assert general(battle("I7 A1 T2 A4")) == (3, "dark")


def test_battle_2_temples_from_a_vassal_take_agricultural_even_of_the_generals_faction():
    # A4 is oda like the General's S2: 3 + 4 against 2, not 3 against 6.
    match = battle("S2 A4 T1")
    assert general(match) == (3, "dark")
    assert legal(match) == codes(">S2 >A4")


def test_battle_2_temples_from_a_vassal_do_not_take_the_generals_own_card():
    # takeda 5 of the General is Agricultural: 5 against 3 + shimazu 9, and 5 against 3.
    assert general(battle("A5 T1 A9")) == (2, "dark")
    assert general(battle("A5 T1 M4")) == (1, "light")
    # It stays with its faction: takeda 5 + 1 against 3 + shimazu 2.
    match = battle("A5 M1 T1 A2")
    assert general(match) == (1, "light")
    assert legal(match) == codes(">A5 >M1 >A2")


def test_battle_2_temples_from_a_vassal_leave_the_rest_by_faction():
    # mori 2 + 4 against takeda 1 and the Temples' 3.
    match = battle("M1 T1 C2 M4")
    assert general(match) == (4, "dark")
    assert match.to_move == 4
    # oda 2 + 8 of the General's faction against 3.
    assert general(battle("S2 I8 T1")) == (2, "light")
    # uesugi 4 and oda 2 are no side together against the General's 5.
    assert general(battle("A5 T1 S4 S2")) == (1, "light")


def test_battle_2_a_draw_comes_before_what_the_trumps_would_do():
    # Every vassal but one Agricultural, the other a trump.
    assert piles(battle("T1 A1 T2")) == ["", "A1", ""]
    assert piles(battle("EM A9 T2")) == ["", "A9", ""]
