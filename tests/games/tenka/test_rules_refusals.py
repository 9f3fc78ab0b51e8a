"""Each kind of refusal says the real reason, in English."""

from __future__ import annotations

from fnmatch import fnmatchcase

import pytest

import tatami
from tatami.match import IllegalAction, Match
from tests.games.tenka.positions import after, battle, dealt, refused, table
from tests.games.tenka.reference import reason


def says(match: Match, token: str, name: str, **words: object) -> None:
    """The token is refused for this reason."""
    said = refused(match, token)
    assert fnmatchcase(said, reason(name, **words)), said


@pytest.mark.parametrize("token", ["M1", "S4", "I2"])
def test_refusal_of_cards_that_do_not_follow(token: str):
    match = after(table("M7 M2 M3 M4 M5", "A4 M1 S4 I2 EM", "A1 A2 A3 A5 A6"), "M7")
    says(match, token, "follow", clan="Oda")


def test_refusal_names_the_faction_that_was_led_by_the_general():
    match = after(table("M1 S1", "A5 A1", "C6 M7"), "M1 A5")
    says(match, "M7", "follow", clan="Takeda")


def test_refusal_of_a_card_that_one_does_not_hold():
    match = tatami.new("tenka", deal=dealt("M7", "A5", "I2", deck="S9"))
    says(match, "A5", "not held", card="Takeda Farming 5/5")  # in another hand
    says(match, "S9", "not held", card="Oda Sea 9/1")  # in the deck
    says(match, "T1", "not held", card="Temples 3/7")
    says(match, "EM", "not held", card="Emperor 5/5")


def test_refusal_does_not_reveal_the_holder_of_a_card():
    held = dealt("M7", "A5", "I2", deck="S9")
    deals = [held, dealt("M7", "I2", "A5", deck="S9"), dealt("M7", "S9", "I2", deck="A5")]
    assert len({refused(tatami.new("tenka", deal=deal), "A5") for deal in deals}) == 1


def test_refusal_of_a_card_that_was_played():
    match = after(tatami.new("tenka", deal=dealt("M7", "A5", "EM")), "M7")
    says(match, "M7", "played", card="Oda Military 7/3")  # on the table
    after(match, "A5 EM >M7")
    says(match, "M7", "played", card="Oda Military 7/3")  # in a pile
    says(match, "A5", "played", card="Takeda Farming 5/5")
    says(match, "EM", "played", card="Emperor 5/5")  # out of the game


@pytest.mark.parametrize("first", ["", "M7"])
def test_refusal_of_gifts_and_confiscations_while_cards_are_played(first: str):
    match = after(table("M7 M8", "A5 A6", "I2 I3", piles={1: "M1"}), first)
    says(match, ">M7", "no gift now")
    says(match, ">M1", "no gift now")
    says(match, "!takeda", "no confiscation now")
    says(match, "!oda", "no confiscation now")


def test_refusal_of_cards_while_gifts_are_due():
    match = after(table("M7 S1", "I8 S4", "M1 S3"), "M7 I8 M1")
    for token in ("S4", "M7", "I8", "S1", "EM"):
        says(match, token, "give first", seat=1)


def test_refusal_names_the_next_player_to_get_a_gift():
    match = battle("M7 A4 S9 C5")
    for seat, gift in ((4, ">M7"), (1, ">A4"), (2, ">C5")):
        says(match, "M1", "give first", seat=seat)
        match.play(gift)


def test_refusal_of_gifts_that_are_not_of_this_battle():
    match = after(table("M7 S1", "I8 S4", "M1 S3", piles={1: "C1", 2: "C2"}), "M7 I8 M1")
    for token, card in ((">S4", "Uesugi Sea 4/6"), (">C2", "Mori Trade 2/8")):
        says(match, token, "elsewhere", card=card)  # in hand, in the own pile
    says(match, ">A9", "elsewhere", card="Shimazu Farming 9/1")  # hidden


def test_refusal_of_gifts_that_were_given():
    match = after(battle("M7 A4 S9 C5"), ">M7")
    says(match, ">M7", "given", card="Oda Military 7/3")


def test_refusal_of_a_confiscation_without_an_uprising():
    match = battle("M7 I8 M1", piles={1: "S1"})
    says(match, "!date", "no uprising")


def test_refusal_of_a_confiscation_before_the_gifts():
    match = battle("M7 EM S4", piles={1: "M1"})
    says(match, "!takeda", "give first", seat=3)


def test_refusal_of_others_while_a_confiscation_is_due():
    match = after(table("M7 S1", "M8 S6", "A1 S3", piles={1: "M1 I2 M2"}), "M7 M8 A1")
    for token in ("S6", "M7", "S1"):
        says(match, token, "confiscate first", seat=1)
    for token in (">M7", ">M8", ">S6"):
        says(match, token, "no gift left")


def test_refusal_of_a_faction_that_is_not_there():
    match = battle("M7 M8 A1", piles={1: "M1 I2 M2", 3: "S2"})
    says(match, "!oda", "no such clan", seat=1, clan="Oda")
    says(match, "!mori", "no such clan", seat=1, clan="Mori")


def test_refusal_of_the_faction_that_has_the_most():
    says(battle("M7 M8 A1", piles={1: "M1 I2 M2"}), "!takeda", "most", seat=1, clan="Takeda")


def test_refusal_of_factions_that_share_the_most():
    match = battle("M7 M8 A1", piles={1: "M1 I2 M2 I3 M3"})
    says(match, "!takeda", "shares the most", seat=1, clan="Takeda")
    says(match, "!uesugi", "shares the most", seat=1, clan="Uesugi")


def test_refusal_names_the_cards_of_another_list():
    rows = [f"x{n} {'MAICS'[n % 5]} {n % 10} 0 {('oda', 'date')[n % 2]}" for n in range(40)]
    rows += ["y1 M 1 2 takeda", "y2 A 3 4 mori", "y3 I 5 6 uesugi", "y4 C 7 8 tokugawa", "y5 S 9 10 shimazu"]
    order = [row.split()[0] for row in rows]
    deal = " ".join(["3", "1", *order, "EM", "T1", "T2"])
    match = tatami.new("tenka", deal=deal, options={"cards": "\n".join(rows)})
    says(match, "y5", "not held", card="Shimazu Sea 9/10")
    says(after(match, "x0"), "x7", "follow", clan="Oda")


def test_refusal_after_the_end():
    match = battle("M9 A1 I1", left=0)
    for token in ("M9", ">M9", "!oda", "M1", "nonsense", ""):
        says(match, token, "over")


@pytest.mark.parametrize("token", ["", "M", "M10", "m7", "E", "T3", ">", ">EM", ">T1", "!", "!Oda", "!EM"])
def test_refusal_of_unknown_tokens(token: str):
    match = table("M7 M8", "A5 A6", "I2 I3")
    assert refused(match, token) == f"This game has no move “{token}”."


@pytest.mark.parametrize("token", [None, 3, b"M7", ["M7"]])
def test_refusal_of_values_that_are_not_text(token: object):
    match = table("M7 M8", "A5 A6", "I2 I3")
    with pytest.raises(IllegalAction, match="This game has no move"):
        match.play(token)  # type: ignore[arg-type]
    assert match.history == []


def test_refusal_before_it_is_tried():
    follow = after(table("M7 M2 M3", "A4 M1 EM", "A1 A2 A3"), "M7")
    confiscate = battle("M7 M8 A1", piles={1: "M1 I2 M2"})
    told = {"M1": reason("follow", clan="Oda"), "!takeda": reason("most", seat=1, clan="Takeda")}
    for match, (token, why) in zip((follow, confiscate), told.items(), strict=True):
        view = match.view(2)
        [refusal] = view.refusals
        assert refusal.token == token
        assert fnmatchcase(view.speaker().say(refusal.reason), why)
        assert [match.view(viewer).refusals for viewer in (None, 1, 3)] == [[], [], []]
