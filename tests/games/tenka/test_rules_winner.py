"""A battle, 3 to 5: the winner, the new General and the uprising."""

from __future__ import annotations

from itertools import permutations

import pytest

import tatami
from tests.games.tenka.positions import after, battle, codes, dealt, general, legal, piles, seen, table
from tests.games.tenka.reference import OWN_LIST

pytestmark = [pytest.mark.checked, pytest.mark.interpreted]

# 3. Winner.


@pytest.mark.parametrize("cards", ["M7 A4 C5", "S9 S2 I8", "I1 M7 S9 C5"])
@pytest.mark.parametrize("side", ["light", "dark"])
def test_battle_3_one_side_only_prevails_without_a_fight(cards: str, side: str):
    match = battle(cards, side=side, piles={1: "M1", 2: "M2"})
    assert general(match)[1] == side  # no uprising
    assert legal(match) == {f">{code}" for code in cards.split()}


def test_battle_3_the_highest_total_wins():
    assert general(battle("M7 M9 A8")) == (2, "dark")
    assert general(battle("M7 A8 M9")) == (3, "dark")
    assert general(battle("M9 A8 M7")) == (1, "light")
    # Two weak cards together beat one strong card: takeda 5 + 6 against uesugi 9.
    assert general(battle("M9 A5 C6")) == (3, "dark")


@pytest.mark.parametrize(
    "cards",
    ["M9 A9 I9", "M9 A9 I9 C9", "M9 A9 M1", "M9 M1 A9", "A4 C5 M9", "M6 C1 S5 I1"],
)
def test_battle_3_the_generals_side_wins_a_tie_at_the_top(cards: str):
    # 9 all; 9, 9 and 1; oda 4 + 5 with uesugi 9; date 6 with tokugawa 1 + 5.
    match = battle(cards)
    assert general(match)[1] == "light"
    assert general(match)[0] == (2 if cards == "A4 C5 M9" else 1)


# Nine each of all vassals above a General who has five.
@pytest.mark.parametrize("cards", ["S5 M9 A9", "S5 M9 A9 C9", "S5 M9 A9 I9"])
def test_R2_all_vassals_tie_above_the_general_is_a_draw(cards: str):
    led, *vassals = cards.split()
    for order in permutations(vassals):
        match = battle(" ".join([led, *order]))
        assert general(match) == (1, "light")
        assert piles(match) == [led, *order]
        assert match.to_move == 1


# uesugi 9 and shimazu 9 tie; a third vassal is below the General, level with them, or above them.
@pytest.mark.parametrize(("led", "third"), [(5, "M1"), (5, "S2"), (5, "M4"), (5, "I5"), (5, "I8"), (1, "C1")])
def test_R2_vassals_tie_above_the_general_who_wins_if_not_all_of_them_are_equal(led: int, third: str):
    for vassals in permutations(["M9", "A9", third]):
        match = battle(" ".join([f"S{led}", *vassals]), piles={1: "M2"})
        assert general(match) == (1, "light")
        assert codes(piles(match)[0]) == {"M2", f"S{led}", *vassals}


# The rulebook's three examples, and what version 1 made of them.
@pytest.mark.parametrize(
    ("cards", "drawn_by"),
    [("S5 M9 A9", {1, 2}), ("S5 M9 A9 I8", {1}), ("S1 M9 A9 C1", {1}), ("S5 M9 A9 M1", set())],
)
@pytest.mark.parametrize("version", [1, 2])
def test_R2_by_version_of_the_rules(cards: str, drawn_by: set[int], version: int):
    match = tatami.new("tenka", deal=dealt(*cards.split()), version=version)
    after(match, cards)
    assert general(match) == (1, "light")
    kept = piles(match) == cards.split()
    assert kept == (version in drawn_by)
    assert kept or codes(piles(match)[0]) == codes(cards)


def test_R2_counts_totals_of_sides_and_not_single_cards():
    # date 6 and mori 2 + 4 tie above tokugawa 5.
    match = battle("S5 M6 C2 M4")
    assert general(match) == (1, "light")
    assert piles(match) == ["S5", "M6", "C2", "M4"]


def test_R2_holds_for_the_temples_of_a_vassal():
    # The Temples' 3 and tokugawa 3 tie above oda 2, who wins where takeda 2 is weaker than they are.
    match = battle("S2 T1 M3 I2")
    assert general(match) == (1, "light")
    assert piles(match) == ["M3 I2 S2", "", "", ""]
    match = battle("S2 T1 M3 I3")
    assert general(match) == (1, "light")
    assert piles(match) == ["S2", "", "M3", "I3"]


def test_R2_holds_for_the_temples_of_the_general():
    # uesugi 9 and oda 9 tie above the Temples' 3, which win if tokugawa has 8, but not if mori has 9.
    match = battle("T1 M9 S9 C8")
    assert general(match) == (1, "light")
    assert piles(match) == ["M9 C8 S9", "", "", ""]
    assert piles(battle("T1 M9 S9 C9")) == ["", "M9", "S9", "C9"]


# 4. New General.


def test_battle_4_the_player_of_the_winning_sides_trump_becomes_general():
    assert general(battle("M7 M8 EM I9"))[0] == 3  # takeda 8 and 9 are stronger
    assert general(battle("A5 A9 A8 T1"))[0] == 4
    assert general(battle("T1 A9 A8 M8"))[0] == 1


def test_battle_4_a_trump_of_the_losing_side_is_nothing():
    assert general(battle("M9 T1 A1"))[0] == 1
    assert general(battle("M9 EM I3"))[0] == 1  # uesugi 9 + 3 against 5


def test_battle_4_the_strongest_card_of_the_winning_side():
    assert general(battle("M7 I9 M8")) == (2, "dark")
    assert general(battle("M7 M8 I9")) == (3, "dark")
    # Not the strongest of all: uesugi 9 loses against takeda 5 + 6.
    assert general(battle("M9 A5 C6")) == (3, "dark")


def test_battle_4_strongest_by_the_side_up_during_the_battle():
    # takeda 1/9 and 2/8 against tokugawa 5/5, dark side up: 17 to 5, and the uprising turns it only then.
    assert general(battle("S5 M1 I2", side="dark")) == (2, "light")
    assert general(battle("S5 I2 M1", side="dark")) == (3, "light")
    # Light side up the stronger ones are those of high numbers.
    assert general(battle("S5 M8 I9", side="light")) == (3, "dark")


@pytest.mark.parametrize("start", [1, 2, 3])
@pytest.mark.parametrize(
    ("cards", "turn"), [("S1 A4 C5", 1), ("S1 C5 A4", 1), ("A4 C5 S1", 0), ("C5 A4 M1", 0), ("C5 M1 A4", 0)]
)
def test_R3_the_earliest_of_equally_strong_cards(start: int, cards: str, turn: int):
    # Our own list has none in one faction, so here C5 is an oda card of strength 4, like A4.
    options = {"cards": OWN_LIST.replace("C5 C 5 5 oda", "C5 C 4 6 oda")}
    match = tatami.new("tenka", deal=dealt(*cards.split(), start=start), options=options)
    assert general(after(match, cards))[0] == (start - 1 + turn) % 3 + 1


def test_battle_4_the_new_general_takes_the_generals_card_and_leads_next():
    match = after(table("M7 M1", "M8 M2", "I3 M3", general=1), "M7 M8 I3")
    assert general(match) == (2, "dark")
    assert seen(match)["seat/1/general"] == []
    assert (match.to_move, legal(match)) == (2, {"M2"})
    after(match, "M2 M3 M1")
    assert match.history[3:] == ["M2", "M3", "M1"]


def test_R9_a_stronger_vassal_of_the_generals_faction_takes_over_without_an_uprising():
    match = battle("M7 I8 M1", piles={1: "S1 S4 S8"})
    assert general(match) == (2, "light")
    assert (match.to_move, legal(match)) == (2, codes(">M7 >I8 >M1"))
    after(match, ">M7")
    assert piles(match)[0] == "M7 S1 S4 S8"  # nothing was confiscated
    assert legal(match).isdisjoint(codes("!date !uesugi !oda"))


def test_R9_a_weaker_one_does_not():
    assert general(battle("I8 M7 M1")) == (1, "light")


# 5. Uprising.


@pytest.mark.parametrize(("side", "other"), [("light", "dark"), ("dark", "light")])
def test_battle_5_another_side_than_the_generals_turns_the_card(side: str, other: str):
    assert general(battle("S5 M8 I9" if side == "light" else "S5 M1 I2", side=side))[1] == other


@pytest.mark.parametrize("cards", ["M7 I8 M1", "M9 A9 I9", "EM M9 A9", "T1 A1 A2", "M7 T1 T2", "M7 EM A1"])
def test_battle_5_otherwise_the_card_is_not_turned(cards: str):
    assert general(battle(cards))[1] == "light"


def test_battle_5_the_other_side_counts_from_the_next_battle_on():
    # takeda 8 overthrows oda 7; then mori 1/9 leads, against shimazu 3/7 and uesugi 9/1.
    match = after(table("M7 M9 S4", "M8 A1 S6", "I3 C3 S3"), "M7 M8 I3")
    assert general(match) == (2, "dark")
    after(match, "A1 C3 M9")
    assert general(match) == (2, "dark")
    after(match, "S6 S3 S4")  # mori 6/4, takeda 3/7, uesugi 4/6: it is turned back
    assert general(match) == (3, "light")
