"""How Tenka Trick shows itself: what lies where, the numbers, whose turn it is, the table in sentences."""

from __future__ import annotations

from random import Random

import pytest

import tatami
from tatami.games.tenka.cards import CARDS
from tatami.games.tenka.state import DARK
from tests.games.tenka.faces import at, decisions, kinds, pieces, said

FACTIONS = ("oda", "mori", "date")
seat_counts = pytest.mark.parametrize("seats", [3, 4])


# Places and counts.


def test_places_are_in_reading_order_own_things_first():
    match = tatami.new("tenka", seats=3, seed=1)
    ids = [place.id for place in match.view(2).places]
    assert ids[:3] == ["seat/2/hand", "seat/2/general", "seat/2/pile"]
    assert sorted(ids[3:6]) == ["battle/1", "battle/2", "battle/3"] and ids[6:8] == ["deck", "out"]
    assert ids[8:] == [f"seat/{seat}/{what}" for seat in (3, 1) for what in ("hand", "general", "pile")]


def test_the_battle_is_read_from_the_general_on():
    match = at("M1 M2", "M3 M4", "M5 M6", general=3)
    ids = [place.id for place in match.view(1).places]
    assert [id for id in ids if id.startswith("battle/")] == ["battle/3", "battle/1", "battle/2"]


def test_the_own_hand_is_open_by_clan_and_trumps_last():
    match = at("T1 M7 A5 C5 EM I2", "M1 M2 M3 M4 M6 M8", "S1 S2 S3 S4 S6 S8", deck="A1 A2 A3")
    view = match.view(1)
    assert kinds(view, "seat/1/hand") == ["I2", "A5", "C5", "M7", "EM", "T1"]
    assert kinds(view, "seat/2/hand") == ["card"] * 6 and kinds(view, "deck") == ["card"] * 3
    assert {piece.face for piece in pieces(view, "seat/2/hand")} == {"down"}
    assert kinds(match.view(None), "seat/1/hand") == ["card"] * 6


def test_cards_are_named_by_their_print():
    view = at("M7 T1", "M1 M2", "M3 M4").view(1)
    country, trump = pieces(view, "seat/1/hand")
    assert country.marks == {"faction": "oda", "kind": "M", "light": 7, "dark": 3}
    assert trump.marks == {"faction": "temples", "light": 3, "dark": 7}
    assert [said(view, piece.words) for piece in (country, trump)] == ["Oda Military 7/3", "Temples 3/7"]


def test_cards_of_another_list_are_named_by_their_print_not_their_codes():
    rows = [f"x{n} {'MAICS'[n % 5]} {n % 11} {n % 4} {FACTIONS[n % 3]}" for n in range(41)]
    rest = ["y1 M 10 0 takeda", "y2 A 1 2 uesugi", "y3 S 0 10 tokugawa", "y4 C 4 4 shimazu"]
    options = {"cards": "\n".join(rows + rest)}
    codes = [*(f"x{n}" for n in range(41)), "y1", "y2", "y3", "y4", "EM", "T1", "T2"]
    match = tatami.new("tenka", deal=" ".join(["3", "1", *reversed(codes)]), options=options)
    view = match.view(1)
    words = {piece.kind: said(view, piece.words) for piece in pieces(view, "seat/1/hand")}
    assert words["y1"] == "Takeda Military 10/0" and words["y3"] == "Tokugawa Sea 0/10"


def test_cards_in_battle_carry_strength_and_side():
    match = at("M7 M1", "S4 M2", "EM M3", played="M7 S4", side=DARK)
    assert pieces(match.view(None), "battle/3") == ()
    match = at("M7 M1", "EM M2", "S4 M3", "A1 M4", played="M7 EM S4", side=DARK)
    led, emperor, joined = (pieces(match.view(4), f"battle/{seat}")[0].marks for seat in (1, 2, 3))
    assert (led["strength"], led["side"], led["led"]) == (3, "oda", True)
    assert {marks["up"] for marks in (led, emperor, joined)} == {"dark"}
    assert (emperor["strength"], emperor["side"]) == (5, "emperor") and "led" not in emperor
    assert (joined["strength"], joined["side"]) == (6, "emperor")


def test_the_generals_card_lies_before_the_general_and_shows_its_side():
    match = at("M7 M1", "EM M2", "S4 M3", played="M7 EM S4")
    assert [kinds(match.view(1), f"seat/{seat}/general") for seat in (1, 2, 3)] == [[], ["general"], []]
    (card,) = pieces(match.view(1), "seat/2/general")
    assert card.marks == {"side": "dark"} and card.face == "up"


def test_cards_to_be_given_stay_in_the_battle_and_trumps_are_out():
    match = at("M7 M1", "EM M2", "S4 M3", played="M7 EM S4")
    view = match.view(3)
    assert [kinds(view, f"battle/{seat}") for seat in (1, 2, 3)] == [["M7"], [], ["S4"]]
    assert kinds(view, "out") == ["EM"]
    match.play(">M7")
    assert kinds(match.view(3), "seat/3/pile") == ["M7"] and kinds(match.view(3), "seat/2/pile") == ["S4"]


def test_counts_are_the_numbers_on_the_table():
    # 1 a card; Military: seat 2 has most, 5; Sea: seats 1 and 2 tie, 2 each.
    piles = {1: "S1", 2: "M5 M6 S2", 3: ""}
    match = at("M7 M1", "S4 M2", "C5 M3", played="M7 S4", piles=piles, deck="A1 A2 A3")
    counts = match.view(None).counts
    assert [counts[f"seat/{seat}/score"] for seat in (1, 2, 3)] == [11, 10, 0]  # seat 1 is General
    assert [counts[f"seat/{seat}/score/M"] for seat in (1, 2, 3)] == [0, 5, 0]
    assert [counts[f"seat/{seat}/score/S"] for seat in (1, 2, 3)] == [2, 2, 0]
    assert (counts["battle"], counts["battles"], counts["deck"]) == (14, 16, 3)
    assert [counts[f"points/{what}"] for what in ("most", "shared", "general")] == [5, 2, 8]
    assert {id: total for id, total in counts.items() if id.startswith("side/") and total} == {
        "side/oda": 7,
        "side/uesugi": 4,
    }


# Words.

TABLE = ("M7 C5 A1 T1", "M1 I1 A2 EM", "M8 I8 A3 T2")
DATE_FALLS = "M6 A1", "I6 A2", "C3 A9"  # seat 2 owes seat 3 a gift, then confiscates

TASKS = [
    ("", 1, "You are General: lead any card."),
    ("", 2, "Seat 1 is General and leads a card."),
    ("M7", 2, "Seat 1 led Oda: follow it, or play a trump."),
    ("M7", 3, "Seat 2 plays a card; Oda was led."),
    ("A1", 2, "Seat 1 led Mori and you hold none: play any card."),
    ("T1", 2, "Seat 1 led a trump: play any card."),
    ("T1", None, "Seat 2 may play any card."),
]


@seat_counts
def test_small_games_count_their_battles_from_one(seats: int) -> None:
    match = tatami.new("tenka", seed=5, seats=seats, options={"factions": 2})
    dice, told = Random(5), [match.view(None).counts]
    last = told[0]["battles"]
    assert 1 < last < CARDS // seats
    while not match.over:
        match.play(dice.choice(match.legal()))
        told.append(match.view(None).counts)
    assert {(counts["battle"], counts["battles"]) for counts in told} == {
        (number, last) for number in range(1, last + 1)
    }


@pytest.mark.parametrize("played, seat, task", TASKS)
def test_the_task_names_the_seat_and_the_decision(played: str, seat: int | None, task: str):
    view = at(*TABLE, played=played).view(seat)
    assert said(view, view.task) == task


def test_the_task_of_the_new_general():
    match = at(*DATE_FALLS, played="M6 I6 C3")
    tasks = {seat: said(match.view(seat), match.view(seat).task) for seat in (1, 2, 3)}
    assert tasks == {
        1: "Seat 2 chooses a card of this battle for Seat 3.",
        2: "Give Seat 3 one of the 3 cards still to be shared.",
        3: "Seat 2 chooses a card of this battle for you.",
    }
    match = at(*DATE_FALLS, played="M6 I6 C3 >M6", piles={1: "M7 I8 S9 A5"})
    tasks = {seat: said(match.view(seat), match.view(seat).task) for seat in (1, 2, 3)}
    assert tasks == {
        1: "Seat 2 chooses a clan to confiscate from your pile.",
        2: "Choose a clan: all its cards in Seat 1’s pile become yours.",
        3: "Seat 2 chooses a clan to confiscate from Seat 1’s pile.",
    }


def test_the_table_in_sentences():
    match = at("M7 M1", "EM M2", "S4 M3", "C5 A9", played="M7 EM S4", piles={2: "S1 M5", 4: "M4"})
    assert match.view(4).text().split("\n") == [
        "Battle 11 of 12; the deck is empty.",
        "Seat 1 holds the General’s card, sun side up: the first number of each card counts.",
        "Seat 1 led Oda Military 7/3, strength 7.",
        "Seat 2 played the Emperor 5/5, strength 5.",
        "Seat 3 played Uesugi Sea 4/6, strength 4, on the Emperor’s side.",
        "So far: Emperor 9 and Oda 7.",
        "Your hand: Shimazu Farming 9/1 and Oda Trade 5/5.",
        "You have 3 points.",
        "Your pile: Mori Military 4/6.",
        "Seat 1 has 8 points and 1 card in hand.",
        "Seat 1’s pile is empty.",
        "Seat 2 has 9 points and 1 card in hand.",
        "Seat 2’s pile: Shimazu Military 5/5 and Date Sea 1/9.",
        "Seat 3 has 0 points and 1 card in hand.",
        "Seat 3’s pile is empty.",
        "Military: you have 1 and Seat 2 has 1.",
        "Farming: nobody has any.",
        "Crafts: nobody has any.",
        "Trade: nobody has any.",
        "Sea: Seat 2 has 1.",
        "Seat 1 led Oda: follow it, or play a trump.",
    ]


def test_the_end_in_sentences():
    match = at("M7", "EM", "S4", played="M7 EM S4 >S4")
    assert match.over
    lines = match.view(1).text().split("\n")
    assert lines[:3] == [
        "All 16 battles have been fought.",
        "You have 0 points: 0 for country cards, 0 for kinds.",
        "Your pile is empty.",
    ]
    assert lines[3] == "Seat 2 has 14 points: 1 for country cards, 5 for kinds, 8 for the General’s card."
    assert lines[-2:] == ["Out of the game: Emperor 5/5.", "Seat 2 wins with 14 points."]


@seat_counts
def test_everything_can_be_said(seats: int):
    for number, (match, token) in enumerate(decisions(seats, 2)):
        seat = (*range(1, seats + 1), None)[number % (seats + 1)]
        assert match.view(seat).text() and match.view(seat).json()
        if number % 9 == 0 or token.startswith("!"):
            for other in set(match.tokens) - set(match.legal()):
                with pytest.raises(tatami.IllegalAction) as refused:
                    match.play(other)
                assert str(refused.value).endswith(".")
