"""A turn, step by step: attack, compare, second attack, fill, trade, peek, next seat."""

from __future__ import annotations

import pytest

from tests.games.tenno.positions import (
    after,
    asked,
    faces_up,
    game,
    hand,
    memory,
    pile,
    refused,
    row,
    rows,
    tokens,
    told,
    turn,
)
from tests.games.tenno.reference import sentence

pytestmark = [pytest.mark.checked, pytest.mark.interpreted]

VIEWERS_OF_3 = [1, 2, 3, None]


def attacks(slots: str, *spots: str) -> set[str]:
    """Attacks of these slots on these spots: `2.13` is slots 1 and 3 of seat 2."""
    targets = [f"{spot[0]}.{aim}" for spot in spots for aim in spot[2:]]
    return {f"{slot}x{target}" for slot in slots for target in targets}


# 1. Attack.


@pytest.mark.parametrize("seat", range(1, 8))
def test_turn_1_attack_with_one_of_the_row_on_one_of_any_opponent(seat: int):
    match = game(f"7 {seat}", "123 " * 7)
    others = [f"{other}.123" for other in range(1, 8) if other != seat]
    assert match.to_move == seat
    assert set(match.legal()) == attacks("123", *others)


@pytest.mark.parametrize(("row", "slots"), [("S12", "23"), ("1S2", "13"), ("12S", "12")])
def test_turn_1_shogun_never_attacks(row: str, slots: str):
    assert set(turn(f"{row} 123").legal()) == attacks(slots, "2.123")


def test_turn_1_shogun_is_attacked_like_any_other():
    assert "1x2.2" in turn("123 1S2").legal()


@pytest.mark.parametrize("viewer", VIEWERS_OF_3)
def test_turn_1_both_cards_are_turned_up_for_all(viewer: int | None):
    match = after(turn("71M 123 8M3"), "2x3.1")
    assert faces_up(match, viewer) == {"1.21", "3.18"}


def test_turn_1_attack_cannot_be_passed():
    assert refused(turn("123 123"), "pass") == sentence("must attack")


# 3. Compare: who beats whom is in test_rules_cards.


@pytest.mark.parametrize("viewer", VIEWERS_OF_3)
def test_turn_3_cards_that_stay_are_turned_down_in_their_place(viewer: int | None):
    match = after(turn("R13 213 123"), "1x2.1")
    assert faces_up(match, viewer) == set()
    assert row(match, 1, 1) == "R13"
    match = after(turn("213 3D8 123"), "1x2.2")
    assert faces_up(match, viewer) == set()
    assert row(match, 2, 2) == "3D8"


def test_turn_3_only_the_two_cards_of_the_fight_are_touched():
    match = after(turn("813 D23 123 321"), "1x4.3")
    assert rows(match) == "813 D23 123 32."
    assert pile(match, "1") == ["41"]


# 4. Second attack.


@pytest.mark.parametrize(
    ("rows", "outcome"),
    [("R78 123", ["21"]), ("R78 D23", []), ("R78 R23", [])],
    ids=["won", "lost", "equal"],
)
def test_turn_4_ronin_may_be_followed_whether_won_lost_or_equal(rows: str, outcome: list[str]):
    match = after(turn(f"{rows} 123"), "1x2.1")
    assert pile(match, "1") == outcome
    assert asked(match) == (1, "again")
    # The other two cards, against any other card of any opponent, the same included.
    assert set(match.legal()) == attacks("23", "2.23", "3.123") | {"pass"}


def test_turn_4_ronin_beaten_by_a_geisha_is_followed_too():
    match = after(turn("1R8 G23 123"), "2x2.1")
    assert pile(match, "discard") == ["1R", "2G"]
    assert set(match.legal()) == attacks("13", "2.23", "3.123") | {"pass"}


def test_turn_4_ronin_captured_by_the_shogun_is_followed_too():
    match = after(turn("18R 2S3"), "3x2.2")
    assert pile(match, "2") == ["1R"]
    assert set(match.legal()) == attacks("12", "2.13") | {"pass"}


def test_turn_4_second_attack_never_by_the_shogun():
    match = after(turn("RS8 123"), "1x2.1")
    assert set(match.legal()) == attacks("3", "2.23") | {"pass"}


def test_turn_4_second_attack_is_a_fight_like_the_first():
    match = after(turn("RN8 1MS 123"), "1x2.1 pass 2x2.3 monk")
    assert pile(match, "2") == ["1N"]  # 8 against 10 + 2
    assert pile(match, "1") == ["21"]


def test_turn_4_second_attack_may_be_passed():
    match = after(turn("R78 123"), "1x2.1 pass")
    assert asked(match) == (2, "fill")


def test_turn_4_no_third_attack():
    match = after(turn("R78 123 123"), "1x2.1 2x3.1")
    assert asked(match) == (2, "fill")


@pytest.mark.parametrize("card", "123NM78DG")
def test_turn_4_only_the_ronin_is_followed(card: str):
    mine = "".join(other for other in "12R" if other != card)[-2:]
    match = after(turn(f"{card}{mine} D13 123"), "1x2.2")
    assert asked(match)[1] != "again"


def test_turn_4_ronin_that_is_attacked_gives_no_second_attack():
    assert asked(after(turn("712 R13"), "1x2.1")) == (2, "fill")
    assert asked(after(turn("M12 R13"), "1x2.1")) == (1, "fill")


def test_turn_4_gaps_are_filled_only_after_the_second_attack():
    match = after(turn("R78 123 123"), "1x2.1")
    assert rows(match) == "R78 .23 123"
    after(match, "2x3.2")
    assert rows(match) == "R78 .23 1.3"
    assert asked(match) == (2, "fill")


# 5. Fill.


def test_turn_5_gap_is_filled_with_a_hand_card_of_choice():
    match = after(turn("712 183", hands="N 7DG"), "1x2.1")
    assert (match.to_move, set(match.legal())) == (2, tokens("+7 +D +G"))
    after(match, "+D")
    assert row(match, 2, 2) == "D83"
    assert hand(match, 2, 2) == "7G"


@pytest.mark.parametrize("viewer", [1, 3, None])
def test_turn_5_gap_is_filled_face_down(viewer: int | None):
    match = after(turn("712 183 123"), "1x2.1 +D")
    assert row(match, 2, viewer) == "???"
    assert hand(match, 2, viewer) == "?" * 7


def test_turn_5_game_ends_at_once_if_somebody_cannot_fill():
    match = after(turn("712 183", hands="N -"), "1x2.1")
    assert match.over
    assert match.to_move is None
    assert match.legal() == []
    assert rows(match) == "712 .83"


def test_turn_5_last_hand_card_fills_and_the_game_goes_on():
    match = after(turn("712 183", hands="N D"), "1x2.1 +D")
    assert asked(match) == (1, "trade")
    assert hand(match, 2, 2) == ""


# 6. Trade.


def test_turn_6_trade_one_row_card_for_a_hand_card_or_the_same():
    match = after(turn("712 183", hands="SG N"), "1x2.1 +N")
    assert asked(match) == (1, "trade")
    assert set(match.legal()) == tokens("1=7 1=S 1=G 2=1 2=S 2=G 3=2 3=S 3=G pass")
    after(match, "2=S")
    assert (row(match, 1, 1), hand(match, 1, 1)) == ("7S2", "1G")
    assert asked(match) == (2, "attack")


def test_turn_6_the_same_card_may_be_put_back():
    match = after(turn("712 183", hands="SG N"), "1x2.1 +N 2=1")
    assert (row(match, 1, 1), hand(match, 1, 1)) == ("712", "SG")
    assert asked(match) == (2, "attack")


def test_turn_6_trade_after_two_fights_without_a_loss():
    match = after(turn("R81 123 123"), "1x2.1 2x3.3 +N +D")
    assert asked(match) == (1, "trade")


@pytest.mark.parametrize(
    ("rows", "fights"),
    [
        ("R81 D23 123", "1x2.1 2x3.3 +N +D"),  # lost, then won
        ("R81 123 18D", "1x2.1 2x3.3 +N +D"),  # won, then lost
        ("R81 R23 123", "1x2.1 2x3.3 +N +D +D"),  # equal, then won
        ("712 D23 123", "1x2.1 +N"),
        ("712 723 123", "1x2.1 +N +N"),
        ("G12 723 123", "1x2.1 +N +N"),  # won, but the Geisha is gone
    ],
)
def test_turn_6_no_trade_after_a_loss(rows: str, fights: str):
    match = turn(rows)
    for token in fights.split():
        assert asked(match)[1] != "trade"
        match.play(token)
    assert asked(match)[1] in ("peek", "attack")


def test_turn_6_defender_never_trades():
    match = after(turn("712 D23"), "1x2.1 +N ?1")
    assert asked(match) == (2, "attack")


def test_turn_6_with_an_empty_hand_two_row_cards_may_be_picked_up():
    match = after(turn("712 183", hands="- N"), "1x2.1 +N")
    assert set(match.legal()) == tokens("1~2 1~3 2~3 1-2 1-3 2-3 pass")
    assert asked(match) == (1, "pick up")


@pytest.mark.parametrize(
    ("token", "row_then"),
    [
        ("1~2", "172"),
        ("1~3", "217"),
        ("2~3", "721"),
        ("1-2", "712"),
        ("1-3", "712"),
        ("2-3", "712"),
        ("pass", "712"),
    ],
)
def test_turn_6_cards_picked_up_are_put_back_swapped_or_not(token: str, row_then: str):
    match = after(turn("712 183", hands="- N"), f"1x2.1 +N {token}")
    assert row(match, 1, 1) == row_then
    assert asked(match) == (2, "attack")


@pytest.mark.parametrize("viewer", [2, 3, None])
def test_turn_6_others_see_which_slots_were_picked_up_and_nothing_else(viewer: int | None):
    traded = [after(turn("712 183 123"), f"1x2.1 +N 2={card}") for card in "1SGD8"]
    assert len({told(match, viewer) for match in traded}) == 1
    start = turn("712 183 123", hands="- N N")
    swapped = [after(start.copy(), f"1x2.1 +N 1{sign}2") for sign in "~-"]
    assert len({told(match, viewer) for match in swapped}) == 1
    # The slot is seen: on a card that was open it can be told that it may have changed.
    assert memory(after(turn("712 183 123"), "1x2.1 +N 1=7"), 1, viewer) == ["7~", "?", "?"]
    assert memory(after(turn("712 183 123"), "1x2.1 +N 2=1"), 1, viewer) == ["7", "?", "?"]


# 7. Peek.


def test_turn_7_defender_who_won_may_look_at_one_of_the_attackers_row():
    match = after(turn("712 D23"), "1x2.1 +N")
    assert (match.to_move, set(match.legal())) == (2, tokens("?1 ?2 ?3 pass"))


@pytest.mark.parametrize(("token", "seen"), [("?1", "N??"), ("?2", "?1?"), ("?3", "??2"), ("pass", "???")])
def test_turn_7_peek_is_after_the_fill_and_alone(token: str, seen: str):
    match = after(turn("712 D23 123"), f"1x2.1 +N {token}")
    assert "".join(memory(match, 1, 2)) == seen
    assert memory(match, 1, 3) == memory(match, 1, None) == ["?"] * 3
    assert row(match, 1, 2) == "???"  # the card itself is turned down again
    assert asked(match) == (2, "attack")


@pytest.mark.parametrize(
    ("rows", "fill"),
    [("712 123", "+N"), ("712 723", "+N +N"), ("G12 723", "+N +N"), ("G12 G23", "+N +N")],
)
def test_turn_7_no_peek_without_a_defender_who_won(rows: str, fill: str):
    match = after(turn(rows), f"1x2.1 {fill}")
    assert asked(match)[1] != "peek"


# 8. Next seat clockwise.


@pytest.mark.parametrize(("attacker", "target", "following"), [(1, 3, 2), (2, 4, 3), (3, 1, 4), (4, 2, 1)])
def test_turn_8_next_seat_clockwise(attacker: int, target: int, following: int):
    match = after(turn("123 123 123 123", attacker=attacker), f"2x{target}.2 +7 +8")
    assert asked(match) == (following, "attack")
