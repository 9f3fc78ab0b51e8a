"""Events of Tenka Trick: every change of every view, and no secret."""

from __future__ import annotations

import pytest

import tatami
from tatami.checks import fold
from tatami.engine.rng import new_rng
from tatami.engine.scene import Event
from tatami.games.tenka.cards import FACTION_NAMES
from tatami.match import Match
from tests.conformance.tables import watch
from tests.games.tenka.faces import at, decisions

seat_counts = pytest.mark.parametrize("seats", [3, 4])


def tell(match: Match, token: str, seat: int | None) -> list[Event]:
    return watch(match.copy(), token, seat)


def sentences(match: Match, token: str, seat: int | None = None) -> list[str]:
    speaker = match.view(seat).speaker()
    return [speaker.say(event.words) for event in tell(match, token, seat) if event.words is not None]


def moves(events: list[Event]) -> list[tuple[str, str, str | None, str | None]]:
    """What moved from where to where, by kind of event."""
    return [
        (event.kind, event.piece.kind, event.source, event.target)
        for event in events
        if event.piece is not None
    ]


@seat_counts
def test_events_explain_every_change_of_every_view(seats: int):
    for match, token in decisions(seats, 4):
        after = match.copy()
        after.play(token)
        for seat in (*range(1, seats + 1), None):
            table = fold.Table(match.view(seat))
            for event in tell(match, token, seat):
                table.apply(event)
            table.assert_is(after.view(seat))


@seat_counts
def test_worlds_that_look_the_same_are_told_the_same_until_something_is_revealed(seats: int):
    revealing = 0
    for number, (match, token) in enumerate(decisions(seats, 2)):
        for seat in (1, None) if number % 2 else (2,):
            view = match.view(seat)
            first, second = (view.determinize(new_rng(seed)) for seed in (number, ~number & 0xFFFF))
            assert first.view(seat).places == second.view(seat).places
            assert first.view(seat).counts == second.view(seat).counts
            if token not in first.legal() or token not in second.legal():
                continue
            one, two = tell(first, token, seat), tell(second, token, seat)
            shown = [index for index, event in enumerate(one) if event.reveals and event.kind == "drawn"]
            revealing += len(shown)
            until = shown[0] if shown else len(one)
            assert one[:until] == two[:until]
    assert revealing


def test_a_card_is_played_and_shown_to_all():
    match = at("M7 M1", "C5 M2", "S4 M3")
    assert sentences(match, "M7") == ["Seat 1 leads Oda Military 7/3, strength 7."]
    assert sentences(match, "M7", 1) == ["You lead Oda Military 7/3, strength 7."]
    (own, _), (others, _) = tell(match, "M7", 1), tell(match, "M7", 2)
    assert (own.kind, own.source, own.target) == ("played", "seat/1/hand", "battle/1")
    assert not own.reveals and others.reveals
    match.play("M7")
    assert sentences(match, "C5") == ["Seat 2 plays Oda Trade 5/5, strength 5."]


def test_a_player_unable_to_follow_is_named():
    match = at("M7 M1", "S4 M2", "C5 M3", played="M7")
    assert sentences(match, "S4") == ["Seat 2 holds no Oda and plays Uesugi Sea 4/6, strength 4."]
    match = at("T1 M1", "S4 M2", "C5 M3", played="T1")
    assert sentences(match, "S4") == ["Seat 2 plays Uesugi Sea 4/6, strength 4."]


def test_totals_grow_and_change_sides():
    match = at("M7 M1", "S4 M2", "EM M3", "C5 A9", played="M7 S4")
    told = tell(match, "EM", None)
    assert sentences(match, "EM") == [
        "Seat 3 plays the Emperor 5/5, strength 5.",
        "Uesugi Sea 4/6 joins the Emperor’s side.",
    ]
    assert moves(told)[1:] == [("joined", "S4", "battle/2", "battle/2")]
    changes = {event.target: event.amount for event in told if event.kind == "counted"}
    assert changes == {"side/uesugi": -4, "side/emperor": 9}


def test_an_uprising_is_told_in_order():
    match = at("M7 M1 A1", "EM M2 A2", "S4 M3 A3", played="M7 EM", deck="C1 C2 C3")
    assert sentences(match, "S4", 3) == [
        "You hold no Oda and play Uesugi Sea 4/6, strength 4.",
        "Uesugi Sea 4/6 joins the Emperor’s side.",
        "Emperor 9 and Oda 7: the Emperor’s side wins.",
        "Seat 2 played the trump and becomes General.",
        "Uprising: the General’s card turns over, and from the next battle on the moon numbers count.",
        "Out of the game: Emperor 5/5.",
    ]
    assert moves(tell(match, "S4", 3)) == [
        ("played", "S4", "seat/3/hand", "battle/3"),
        ("general", "general", "seat/1/general", "seat/2/general"),
        ("turned", "general", "seat/2/general", "seat/2/general"),
        ("out", "EM", "battle/2", "out"),
    ]
    assert [event.target for event in tell(match, "S4", 3) if event.kind == "decided"] == ["side/emperor"]
    match.play("S4")
    assert sentences(match, ">M7", 1) == [
        "Seat 2 gives Oda Military 7/3 to Seat 3.",
        "Seat 2 keeps the rest: Uesugi Sea 4/6.",
        "Everybody draws a card; the deck is empty now.",
        "You draw Shimazu Trade 3/7.",
        "Points now: you have 0, Seat 2 has 14 and Seat 3 has 6.",
        "Battle 14 of 16: the moon numbers count.",
    ]
    assert sentences(match, ">M7", 3)[0] == "Seat 2 gives Oda Military 7/3 to you."


def test_only_the_drawer_sees_the_card_drawn():
    match = at("M7 M1 A1", "EM M2 A2", "S4 M3 A3", played="M7 EM S4", deck="C1 C2 C3")
    for seat, expected in ((1, "C3"), (2, "C1"), (3, "C2"), (None, None)):
        drawn = [event for event in tell(match, ">M7", seat) if event.kind == "drawn"]
        assert [event.target for event in drawn] == ["seat/2/hand", "seat/3/hand", "seat/1/hand"]
        known = {event.target: event for event in drawn if event.piece and event.piece.face == "up"}
        assert set(known) == ({f"seat/{seat}/hand"} if expected else set())
        for event in drawn:
            assert event.reveals == (event.target in known)
            assert event.piece is not None and event.piece.kind in ("card", expected)


def test_a_confiscation_is_told_to_both():
    piles = {1: "M7 I8 S9 A5 I2"}
    match = at("M6 A1", "I6 A2", "C3 A9", played="M6 I6 C3 >M6", piles=piles)
    assert sentences(match, "!takeda", 1)[0] == (
        "Seat 2 confiscates Takeda from you: Takeda Farming 5/5 and Takeda Crafts 2/8."
    )
    assert sentences(match, "!takeda", 2)[0].startswith("You confiscate Takeda from Seat 1: ")
    assert [move[0] for move in moves(tell(match, "!takeda", 1))] == ["confiscated", "confiscated"]


def test_a_draw_leaves_the_general_and_everybody_keeps_their_card():
    match = at("M5 A1", "EM A2", "T1 A3", "S1 A4", played="M5 EM T1")
    assert sentences(match, "S1") == [
        "Seat 4 holds no Shimazu and plays Date Sea 1/9, strength 1.",
        "2 trumps in one battle: a draw.",
        "Out of the game: Emperor 5/5.",
        "Out of the game: Temples 3/7.",
        "Everyone keeps the country card they played.",
        "Points now: Seat 1 has 14, Seat 2 has 0, Seat 3 has 0 and Seat 4 has 6.",
        "Battle 12 of 12: the sun numbers count.",
    ]
    kept = [move for move in moves(tell(match, "S1", None)) if move[0] == "kept"]
    assert kept == [("kept", "M5", "battle/1", "seat/1/pile"), ("kept", "S1", "battle/4", "seat/4/pile")]


WINNERS = [
    # hands, played, last card, who leads next and why
    (
        ("M1 A1", "M8 A2", "I9 A3"),
        "M1 M8",
        "I9",
        "Seat 3 played that side’s strongest card and becomes General.",
    ),
    (("M9 A1", "M8 A2", "M7 A3"), "M9 M8", "M7", "Seat 1 stays General."),
    (("M6 A1", "I6 A2", "S9 A9"), "M6 I6", "S9", "Seat 3 becomes General."),
    (
        ("A3 M1", "T1 M2", "A6 M3"),
        "A3 T1",
        "A6",
        "Seat 2 played the trump and becomes General.",
    ),
]


@pytest.mark.parametrize("hands, played, last, sentence", WINNERS)
def test_the_new_general_is_told_with_the_reason(
    hands: tuple[str, ...], played: str, last: str, sentence: str
):
    assert sentence in sentences(at(*hands, played=played), last)


def test_R3_of_equal_cards_the_first_is_told():
    twins = [f"E{n} {'MAICS'[n % 5]} 5 5 oda" for n in range(39)]
    others = [f"F{n} M 1 1 {name}" for n, name in enumerate(FACTION_NAMES) if name != "oda"]
    options = {"cards": ";".join(twins + others)}
    codes = ["F0", *(f"E{n}" for n in range(39)), "F1", "F2", "F3", "F4", "F5", "EM", "T1", "T2"]
    match = tatami.new("tenka", deal=" ".join(["3", "1", *codes]), options=options)
    match.play_all(["F0", "E6"])
    told = sentences(match, "E13")
    assert "Oda 10 and Takeda 1: Oda wins." in told
    assert "Seat 2 was first to play that side’s strongest card and becomes General." in told


def test_end_of_the_game_breaks_down_the_points():
    match = at("M7", "EM", "S4", played="M7 EM S4")
    assert sentences(match, ">S4", 2) == [
        "You give Uesugi Sea 4/6 to Seat 3.",
        "You keep the rest: Oda Military 7/3.",
        "You have 14 points: 1 for country cards, 5 for kinds, 8 for the General’s card.",
        "Seat 3 has 6 points: 1 for country cards, 5 for kinds.",
        "Seat 1 has 0 points: 0 for country cards, 0 for kinds.",
        "You win with 14 points.",
    ]
    scored = {event.target: event.amount for event in tell(match, ">S4", 2) if event.kind == "scored"}
    assert scored == {"seat/2/score": 6, "seat/2/score/M": 5, "seat/3/score": 6, "seat/3/score/S": 5}
