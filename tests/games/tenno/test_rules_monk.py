"""The Monk: its help, and R3, when a response is asked for without telling whether there is a Monk."""

from __future__ import annotations

import random

import pytest

import tatami
from tatami.match import Match, Step
from tests.games.tenno.positions import (
    KINDS,
    after,
    asked,
    faces_up,
    game,
    memory,
    pile,
    rows,
    told,
    turn,
)

pytestmark = [pytest.mark.checked, pytest.mark.interpreted]

# Seat 2 lost its Farmer 1 and filled slot 1; now seat 1 attacks with 3 2 7 the row of ? 2 3.
FILLED = "321 123 1x2.1 +{} pass 3x1.3 +7 pass"
# The same at a table of three, up to the attack on slot 2.
ATTACKED = "321 123 123 1x2.1 +{} pass 3x1.3 +7 pass 3x1.2 pass +N pass 1x2.2"


def is_asked(match: Match, attack: str) -> bool:
    """Whether an attack in this position is followed by a response of its defender."""
    after(trial := match.copy(), attack)
    assert trial.history[-1] == attack
    return asked(trial) == (int(attack[2]), "respond")


def asked_slots(match: Match, seat: int) -> str:
    """The slots of a seat that an attack now is answered for."""
    attacks = {slot: next(t for t in match.legal() if t.endswith(f"{seat}.{slot}")) for slot in "123"}
    return "".join(slot for slot, attack in attacks.items() if is_asked(match, attack))


# The response.


@pytest.mark.parametrize(("row", "slot"), [("M23", 1), ("2M3", 2), ("23M", 3)])
def test_turn_2_monk_helps_both_other_slots_of_its_row(row: str, slot: int):
    for other in {1, 2, 3} - {slot}:
        match = after(turn(f"712 {row}"), f"1x2.{other}")
        assert (match.to_move, set(match.legal())) == (2, {"monk", "pass"})
    # Not itself: then nothing is asked at all.
    assert asked(after(turn(f"712 {row}"), f"1x2.{slot}")) == (2, "fill")


def test_turn_2_monk_adds_2_if_the_defender_wants():
    helped, alone = (after(turn("N12 7M3"), f"1x2.1 {answer}") for answer in ("monk", "pass"))
    assert (pile(helped, "discard"), pile(helped, "1")) == (["1N"], [])  # 8 against 9
    assert (pile(alone, "discard"), pile(alone, "1")) == ([], ["27"])  # 8 against 7


def test_turn_2_monk_does_not_help_from_the_hand_or_another_row():
    match = after(turn("712 238 M13", monks="h 123h 1"), "1x2.1")
    assert (match.to_move, match.legal()) == (2, ["pass"])


def test_turn_2_monk_of_the_attacker_does_not_help():
    match = after(turn("7M2 813"), "1x2.1")
    assert pile(match, "discard") == ["17"]
    assert asked(match) == (1, "fill")


def test_turn_2_monk_is_turned_down_again_and_stays():
    match = after(turn("712 NM3"), "1x2.1 monk")
    assert rows(match) == "712 .M3"
    assert not any(faces_up(match, viewer) for viewer in (1, 2, None))


def test_turn_2_monk_works_every_time():
    match = after(turn("R82 1M3"), "1x2.1 monk")  # 6 against 3
    assert asked(match) == (1, "again")
    after(match, "2x2.3")
    assert set(match.legal()) == {"monk", "pass"}
    after(match, "monk")  # 8 against 5
    assert pile(match, "1") == ["21", "23"]
    after(match, "+2 +7 pass 3x1.3 +7 pass 2x2.1")  # 8 against 2 in the next turn of seat 1
    assert set(match.legal()) == {"monk", "pass"}
    assert pile(after(match, "monk"), "1") == ["21", "22", "23"]


def test_turn_2_monk_may_stay_silent_and_speak_later():
    match = after(turn("R82 1M3"), "1x2.1 pass 2x2.3")
    assert set(match.legal()) == {"monk", "pass"}


@pytest.mark.parametrize("viewer", [1, 2, 3, None])
def test_tokens_monk_shows_everybody_its_slot(viewer: int | None):
    match = game("3 1", ATTACKED.format("M") + " monk")
    turned_up = [event for event in match.events(viewer)[-1].events if event.kind == "turned-up"]
    assert [(event.piece.kind, event.target) for event in turned_up if event.piece] == [
        ("monk", "seat/2/row/1")
    ]
    if viewer != 2:
        assert memory(match, 2, viewer)[0] == "M"


# R3: whether it is asked depends on public events only.


def test_R3_decision_comes_when_both_cards_are_open_to_all():
    match = after(turn("712 NM3 123"), "1x2.1")
    for viewer in (1, 2, 3, None):
        assert faces_up(match, viewer) == {"1.17", "2.1N"}
    assert match.to_move == 2


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_R3_at_the_start_the_monk_is_in_hand(seats: int):
    match = game(f"{seats} 1", "321 " * seats)
    assert not any(is_asked(match, attack) for attack in match.legal())


@pytest.mark.parametrize(("card", "answers"), [("M", {"monk", "pass"}), ("8", {"pass"}), ("S", {"pass"})])
def test_R3_slot_filled_comes_in(card: str, answers: set[str]):
    match = game("2 1", FILLED.format(card))
    # Slot 1 was filled: it counts for both others, whatever it is, and not for itself.
    assert asked_slots(match, 2) == "23"
    assert set(after(match, "1x2.2").legal()) == answers


@pytest.mark.parametrize("viewer", [1, 3, None])
def test_R3_nobody_else_can_tell_a_forced_pass_from_a_free_one(viewer: int | None):
    free, forced = (game("3 1", ATTACKED.format(card)) for card in "M8")
    assert set(free.legal()) == {"monk", "pass"} and forced.legal() == ["pass"]
    for answer in ("", "pass"):
        after(free, answer), after(forced, answer)
        assert told(free, viewer) == told(forced, viewer)
        assert free.log(viewer) == forced.log(viewer)
    assert free.view(viewer).legal == []


def test_R3_row_card_turned_up_that_is_no_monk_is_out():
    match = game("2 1", FILLED.format("8"))
    after(match, "2x2.1 +R pass")  # the Samurai 8 in slot 1 is seen
    after(match, "1x1.1 pass +D pass")
    assert asked_slots(match, 2) == ""


def test_R3_attacking_card_turned_up_is_out_too():
    match = game("2 1", FILLED.format("8"))
    # Seat 1 filled slot 3 with a Samurai 7; then it attacks with it.
    after(match, "3x2.2 pass +D pass")
    assert asked_slots(match, 1) == ""


def test_R3_monk_turned_up_is_in_that_slot_alone():
    match = turn("812 2M3", monks="h 123h")
    assert not is_asked(match, "1x2.2")
    assert is_asked(match, "1x2.1") and is_asked(match, "1x2.3")


def test_R3_monk_that_attacked_is_in_that_slot_alone():
    match = after(turn("M23 1D8", monks="123h h"), "1x2.1 +7 pass")
    assert asked_slots(match, 1) == "23"


def test_R3_monk_shown_in_a_response_is_in_that_slot_alone():
    # Slot 1 is filled after that, the Monk goes to the hand, then slot 2 turns out to be none.
    match = after(turn("R87 2M3", monks="h 123h"), "2x2.1 monk +D pass 1x1.1 +D 2=8")
    assert not is_asked(match, "2x2.2")
    assert is_asked(match, "2x2.1") and is_asked(match, "2x2.3")
    # The same where it was not shown.
    match = after(turn("R87 2M3", monks="h 123h"), "2x2.1 pass +D pass 1x1.1 +D 2=8")
    assert is_asked(match, "2x2.2")


@pytest.mark.parametrize("peek", ["?1", "?2", "pass"])
def test_R3_peek_changes_no_place(peek: str):
    # Seat 1 filled slot 1 with a Farmer; only seat 2 has seen that there is no Monk.
    match = after(turn("1R7 8D3"), f"1x2.1 +2 {peek}")
    assert asked_slots(match, 1) == "23"
    assert after(match, "1x1.2").legal() == ["pass"]


def test_R3_silence_changes_no_place():
    # The Monk may be in slot 2 alone, and there it may be as before.
    match = after(turn("R82 1M3"), "1x2.1 pass 2x2.3 pass +7 +8 pass 1x1.3 +N pass")
    assert asked_slots(match, 2) == "13"
    assert set(after(match, "2x2.1").legal()) == {"monk", "pass"}


@pytest.mark.parametrize(
    ("trade", "answers"), [("2=M", {"monk", "pass"}), ("2=D", {"pass"}), ("2=2", {"pass"})]
)
def test_R3_slot_traded_while_the_monk_may_be_in_hand_comes_in(trade: str, answers: set[str]):
    match = game("2 1", f"321 123 1x2.1 +8 {trade}")
    assert asked_slots(match, 1) == "13"
    assert set(after(match, "1x1.1").legal()) == answers


def test_R3_no_trade_brings_nothing_in():
    assert asked_slots(game("2 1", "321 123 1x2.1 +8 pass"), 1) == ""


def test_R3_trade_of_the_monks_slot_brings_the_hand_in():
    shown = after(turn("R87 2M3", monks="h 123h"), "2x2.1 monk +D pass 1x1.1 +D")
    for trade, slots in (("2=8", "123"), ("3=7", "13"), ("pass", "13")):
        match = after(shown.copy(), trade)
        # Seat 2 loses slot 3 and fills it: only where the hand is in does slot 3 come in.
        after(match, "1x2.3 pass +1 pass 1x1.2 +N pass")
        assert asked_slots(match, 2) == slots, trade


def test_R3_trade_where_neither_hand_nor_slot_is_in_brings_nothing_in():
    match = after(turn("8R3 D23", hands="7 78S", attacker=2), "1x1.3 +7 2=S")
    assert asked_slots(match, 2) == ""


@pytest.mark.parametrize(
    ("pick_up", "slots"), [("1~2", "23"), ("1-2", "13"), ("2~3", "12"), ("2-3", "13"), ("1~3", "13")]
)
def test_R3_two_slots_picked_up(pick_up: str, slots: str):
    match = after(turn("123 8M2", hands="78 -", attacker=2), f"1x1.1 +7 {pick_up}")
    # If one of them is in, both are; the one that is attacked and is the Monk is never asked for.
    assert asked_slots(match, 2) == slots


def test_R3_two_slots_picked_up_where_neither_is_in_bring_nothing_in():
    match = after(turn("123 8R2", hands="78 -", attacker=2), "1x1.1 +7 1~3")
    assert asked_slots(match, 2) == ""


@pytest.mark.parametrize(
    ("rows", "tokens", "loser"),
    [
        ("D12 M23", "1x2.1 +8 pass 1x1.2 +7 pass", 2),  # captured
        ("MR8 M23", "1x2.1 +1 +1 3x1.1 +2 pass", 2),  # both discarded
        ("MR8 M23", "1x2.1 +1 +1", 1),
        ("M12 D23", "1x2.1 +8 pass", 1),  # discarded when attacking
        ("M12 S23", "1x2.1 +8 pass", 1),  # captured by the Shogun
    ],
)
def test_R3_monk_captured_or_discarded_has_no_places(rows: str, tokens: str, loser: int):
    # Its slot was filled from the hand since, and yet nothing is asked.
    assert asked_slots(after(turn(rows), tokens), loser) == ""


class Watcher:
    """A spectator who keeps, for every player, the places where the Monk may be."""

    def __init__(self, seats: int) -> None:
        self.places = {seat: {"hand"} for seat in range(1, seats + 1)}
        self.hands = dict.fromkeys(self.places, 8)
        self.gaps: dict[int, list[str]] = {seat: [] for seat in self.places}

    def expects_response_after(self, step: Step) -> bool:
        """Take in what the spectator was told and shown; say whether a response should be asked for."""
        token, seat = step.token, step.seat
        for event in step.events:
            if event.piece and event.piece.face == "up" and event.target == event.source:
                self.turned_up(str(event.target), KINDS[event.piece.kind])
        beside = self.places[int(token[2])] - {"hand", token[4]} if "x" in token else set()
        for event in step.events:
            if event.piece and str(event.target).endswith(("prison", "discard")):
                self.lost(str(event.source), KINDS[event.piece.marks["seen"]])
        if token == "+*":
            self.filled(seat)
        elif token.endswith("=*"):
            self.mingled(seat, {"hand", token[0]})
        elif "*" in token and token != "***":
            self.mingled(seat, {token[0], token[2]})
        return bool(beside)

    def turned_up(self, place: str, card: str) -> None:
        _, seat, _, slot = place.split("/")
        if card == "M":
            self.places[int(seat)] = {slot}
        else:
            self.places[int(seat)].discard(slot)

    def lost(self, place: str, card: str) -> None:
        _, seat, _, slot = place.split("/")
        self.gaps[int(seat)].append(slot)
        if card == "M":
            self.places[int(seat)] = set()

    def filled(self, seat: int) -> None:
        slot = min(self.gaps[seat])
        self.gaps[seat].remove(slot)
        self.hands[seat] -= 1
        if "hand" in self.places[seat]:
            self.places[seat].add(slot)
        if not self.hands[seat]:
            self.places[seat].discard("hand")

    def mingled(self, seat: int, touched: set[str]) -> None:
        if self.places[seat] & touched:
            self.places[seat] |= touched


@pytest.mark.parametrize("seats", range(2, 8))
def test_R3_a_spectator_knows_whether_a_response_is_asked_for(seats: int):
    answers = {True: 0, False: 0}
    for number in range(3):
        rng = random.Random(f"R3 {seats} {number}")
        match = tatami.new("tenno", deal=f"{seats} {number % seats + 1}")
        were_asked = []
        while not match.over:
            token = rng.choice(match.legal())
            match.play(token)
            were_asked.append("x" in token and asked(match)[1] == "respond")
        watcher = Watcher(seats)
        steps = match.events(None)[:-1]  # the last one ends the game
        for step, was_asked in zip(steps, were_asked, strict=False):
            assert watcher.expects_response_after(step) == was_asked
            answers[was_asked] += "x" in step.token
    assert min(answers.values()) > 10
