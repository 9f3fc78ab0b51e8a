"""What may be done at a table of Tenka Trick and what comes of it; what may not, and why."""

from __future__ import annotations

import pytest

import tatami
from tatami.engine.scene import Action
from tatami.match import Match
from tatami.view import View
from tests.games.tenka.faces import at, decisions, kinds, mover, option, pieces, preview, said

seat_counts = pytest.mark.parametrize("seats", [3, 4])


# What may be done, and what comes of it.


def test_an_action_goes_from_the_hand_to_the_battle():
    match = at("M7 M1", "S4 M2", "C5 M3")
    action = option(match, "M7")
    assert (action.kind, action.places) == ("play", ("seat/1/hand", "battle/1"))
    assert said(mover(match), action.words) == "Play Oda Military 7/3"
    assert preview(match, "M7") == "strength 7"


def test_before_the_last_card_a_preview_shows_the_sides_so_far():
    match = at("A4 M1", "C5 M2", "M9 M3", played="A4")
    action = option(match, "C5")
    assert action.preview == {
        "complete": False,
        "sides": [{"side": "oda", "total": 9, "seats": [1, 2], "general": True}],
    }
    assert preview(match, "C5") == "so far Oda 9"


def test_example_1_a_tie_goes_to_the_generals_side():
    match = at("A4 M1", "C5 M2", "M9 M3", played="A4 C5")
    action = option(match, "M9")
    assert action.preview == {
        "complete": True,
        "sides": [
            {"side": "oda", "total": 9, "seats": [1, 2], "general": True},
            {"side": "uesugi", "total": 9, "seats": [3], "general": False},
        ],
        "winner": "oda",
        "reason": "generals-tie",
        "general": 2,
        "uprising": False,
        "up": "light",
        "gifts": [1],
    }
    assert preview(match, "M9") == (
        "Oda 9 and Uesugi 9: a tie goes to the General’s side; Seat 2 becomes General"
    )


def test_example_2_the_emperor_of_a_vassal():
    match = at("M7 M1", "EM M2", "S4 M3", played="M7 EM")
    action = option(match, "S4")
    assert action.preview["sides"] == [
        {"side": "emperor", "total": 9, "seats": [2, 3], "general": False},
        {"side": "oda", "total": 7, "seats": [1], "general": True},
    ]
    assert action.preview["winner"] == "emperor" and action.preview["uprising"]
    assert (action.preview["general"], action.preview["up"], action.preview["gifts"]) == (2, "dark", [3])
    assert preview(match, "S4") == (
        "Emperor 9 and Oda 7: the Emperor’s side wins; "
        "uprising, Seat 2 becomes General and then the moon numbers count"
    )


def test_example_3_the_temples_of_a_vassal():
    match = at("A5 M1", "T1 M2", "A9 M3", played="A5 T1")
    assert preview(match, "A9") == (
        "Temples 12 and Takeda 5: the Temples’ side wins; "
        "uprising, Seat 2 becomes General and then the moon numbers count"
    )


OUTCOMES = [
    # hands, played, last card, reason, winner, general, words
    (("M1 A1", "M8 A2", "I9 A3"), "M1 M8", "I9", "one-side", "takeda", 3, "everybody is on one side"),
    (("M9 A1", "M8 A2", "M7 A3"), "M9 M8", "M7", "highest", "uesugi", 1, "Uesugi wins; Seat 1 stays"),
    (("M6 A1", "I6 A2", "C3 A9"), "M6 I6", "C3", "highest", "shimazu", 2, "Shimazu 9 and Date 6"),
    (
        ("M5 A1", "S9 A3", "M9 A4", "S1 A5"),
        "M5 S9 M9",
        "S1",
        "vassals-tie",
        "shimazu",
        1,
        "not all vassals are equally strong, so the General’s side wins",
    ),
    (("M5 A1", "S9 A3", "M9 A4"), "M5 S9", "M9", "vassals-draw", None, 1, "so it is a draw"),
    (("M5 A1", "EM A2", "T1 A3"), "M5 EM", "T1", "two-trumps", None, 1, "2 trumps in one battle"),
    (("EM A1", "M9 A2", "M8 A3"), "EM M9", "M8", "emperor-leads", "emperor", 1, "wins alone"),
    (("T1 M1", "A2 M2", "A3 M3"), "T1 A2", "A3", "all-agricultural", None, 1, "joined the General’s Temples"),
]


@pytest.mark.parametrize("hands, played, last, reason, winner, general, words", OUTCOMES)
def test_every_reason_is_foretold(
    hands: tuple[str, ...],
    played: str,
    last: str,
    reason: str,
    winner: str | None,
    general: int,
    words: str,
):
    match = at(*hands, played=played)
    foretold = option(match, last).preview
    assert (foretold["reason"], foretold["winner"], foretold["general"]) == (reason, winner, general)
    assert words in preview(match, last)


def test_gifts_are_foretold_clockwise_from_the_new_general():
    match = at("M1 A1", "M8 A2", "I9 A3", "A5 M2", played="M1 M8 I9")
    foretold = option(match, "A5").preview
    assert (foretold["general"], foretold["gifts"]) == (3, [4, 1, 2])


def test_a_second_trump_foretells_the_draw_before_the_last_card():
    match = at("M5 A1", "EM A2", "T1 A3", "S1 A4", played="M5 EM")
    assert preview(match, "T1") == "2 trumps in one battle: a draw"
    assert "winner" not in option(match, "T1").preview


def test_gifts_name_the_receiver_and_their_new_count():
    match = at("M1 A1", "M8 A2", "I9 A3", played="M1 M8 I9", piles={1: "M2 M3", 2: "", 3: ""})
    # Seat 3 has the strongest card; seat 1 comes first clockwise.
    assert match.to_move == 3 and match.legal() == [">M1", ">M8", ">I9"]
    action = option(match, ">M8")
    assert (action.kind, action.places) == ("give", ("battle/2", "seat/1/pile"))
    assert said(mover(match), action.words) == "Give Takeda Military 8/2 to Seat 1"
    assert preview(match, ">M8") == "Seat 1 would have 3 Military cards"
    # Three cards and most Military, nobody else has any card yet; seat 3 holds the General's card.
    assert action.preview == {"receiver": 1, "cards": 3, "scores": {"1": 8, "2": 0, "3": 8}}


def test_a_confiscation_counts_cards_by_kind_and_points():
    piles = {1: "M7 I8 S9 A5", 2: "", 3: "A7"}
    match = at("M6 A1", "I6 A2", "C3 A9", played="M6 I6 C3 >M6", piles=piles)
    assert match.to_move == 2 and match.legal() == ["!takeda"]
    action = option(match, "!takeda")
    assert (action.kind, action.places) == ("confiscate", ("seat/1/pile", "seat/2/pile"))
    assert said(mover(match), action.words) == "Confiscate Takeda, 1 card from Seat 1’s pile"
    assert action.preview["from"] == 1 and action.preview["kinds"] == {"A": 1}
    # Seat 1: three cards, Sea 5, Military and Crafts tied 2 each. Seat 2: I6 C3 A5, Trade 5,
    # Crafts tied 2, Farming tied 2, the General's card 8. Seat 3: A7 M6, Farming and Military tied.
    assert action.preview["scores"] == {"1": 12, "2": 20, "3": 6}
    assert preview(match, "!takeda") == (
        "1 Farming; the points would be: you have 20, Seat 3 has 6 and Seat 1 has 12"
    )


@seat_counts
def test_previews_come_true(seats: int):
    for match, _ in decisions(seats, 4):
        for action in mover(match).actions:
            after = match.copy()
            after.play(action.token)
            _assert_happened(action, match.view(None), after.view(None))


def _assert_happened(action: Action, before: View, after: View) -> None:
    foretold = action.preview
    if "scores" in foretold:
        counts = after.counts
        assert foretold["scores"] == {
            str(seat): counts[f"seat/{seat}/score"] for seat in range(1, after.seats + 1)
        }
    if foretold.get("complete"):
        (general,) = [seat for seat in range(1, after.seats + 1) if pieces(after, f"seat/{seat}/general")]
        (card,) = pieces(after, f"seat/{general}/general")
        (old,) = [
            piece for seat in range(1, after.seats + 1) for piece in pieces(before, f"seat/{seat}/general")
        ]
        assert (foretold["general"], foretold["up"]) == (general, card.marks["side"])
        assert foretold["uprising"] == (card.marks != old.marks)
    if action.kind == "give":
        assert action.token[1:] in kinds(after, f"seat/{foretold['receiver']}/pile")


# What may not be done, and why.

TABLE = ("M7 C5 A1 T1", "M1 I1 A2 EM", "M8 I8 A3 T2")
UPRISING = (("M6 A1", "I6 A2", "C3 A9"), "M6 I6 C3")  # seat 2 owes seat 3 a gift, then confiscates
REASONS = [
    # situation, token, reason
    ("follow", "A2", "You hold Oda cards, so you must play one of them or a trump."),
    ("follow", "M9", "You don’t hold Uesugi Military 9/1."),
    ("follow", "A3", "You don’t hold Date Farming 3/7."),
    ("follow", "M7", "That card has already been played: Oda Military 7/3."),
    ("follow", "S9", "That card has already been played: Oda Sea 9/1."),
    ("follow", ">M7", "Cards are given away after a battle, by the new General."),
    ("follow", "!oda", "A clan is confiscated only after an uprising."),
    ("give", "A2", "First give Seat 3 a card of this battle."),
    ("give", "!oda", "First give Seat 3 a card of this battle."),
    ("give", ">S9", "Only cards of this battle are given away, and this one was not in it: Oda Sea 9/1."),
    ("peace", ">M8", "That card has already been given away: Takeda Military 8/2."),
    ("peace", "!oda", "There was no uprising, so nothing is confiscated."),
    ("confiscate", "A2", "First choose a clan to confiscate from Seat 1’s pile."),
    ("confiscate", ">C3", "There are no more cards to give away in this battle."),
    ("confiscate", "!mori", "Seat 1 has no Mori card in the pile."),
    ("confiscate", "!oda", "Oda has the most cards in Seat 1’s pile, so it may not be taken."),
    ("shared", "!oda", "Oda is tied for the most cards in Seat 1’s pile, so it may not be taken."),
]


def situation(name: str) -> Match:
    hands, played = UPRISING
    if name == "follow":
        return at(*TABLE, played="M7", piles={3: "S9"})
    if name == "give":
        return at(*hands, played=played)
    if name == "peace":
        return at("M1 A1", "M8 A2", "I9 A3", played="M1 M8 I9 >M8")
    pile = {"confiscate": "M7 I8 S9 A5", "shared": "M7 I8 A5 I2 M9"}[name]
    return at(*hands, played=f"{played} >M6", piles={1: pile})


@pytest.mark.parametrize("name, token, reason", REASONS)
def test_a_refusal_says_why(name: str, token: str, reason: str):
    match = situation(name)
    assert token not in match.legal()
    with pytest.raises(tatami.IllegalAction) as refused:
        match.play(token)
    assert str(refused.value) == reason


def test_refusals_are_told_beforehand():
    match = situation("follow")
    told = {refusal.token: refusal for refusal in mover(match).refusals}
    assert set(told) == {"M1", "A2"} and told["A2"].places == ("seat/2/hand",)
    match = situation("shared")
    told = {refusal.token: refusal for refusal in mover(match).refusals}
    assert set(told) == {"!oda", "!takeda"} and told["!oda"].places == ("seat/1/pile",)
    assert mover(situation("give")).refusals == []
