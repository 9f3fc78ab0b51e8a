"""The rulings R1, R2, R4, R5, R6 and R10; the others stand with what they are about."""

from __future__ import annotations

import random

import pytest

import tatami
from tests.games.tenno.positions import after, asked, pile, refused, row, rows, tokens, told, turn

pytestmark = [pytest.mark.checked, pytest.mark.interpreted]

# R1: all gaps are filled after the second attack.


@pytest.mark.parametrize("fight", ["R81 123 123", "R81 D23 123", "R81 R23 123"], ids=["won", "lost", "equal"])
def test_R1_second_attack_names_a_slot_that_the_ronin_did_not_attack(fight: str):
    match = after(turn(fight), "1x2.1")
    # Also where its card still lies there.
    assert not tokens("2x2.1 3x2.1") & set(match.legal())
    assert tokens("2x2.2 3x2.2 2x2.3 3x2.3 2x3.1 3x3.1") <= set(match.legal())


def test_R1_defenders_gap_is_not_filled_before():
    match = after(turn("R81 123"), "1x2.2")
    assert asked(match) == (1, "again")
    assert rows(match) == "R81 1.3"


def test_R1_offered_even_if_a_gap_cannot_be_filled():
    match = after(turn("R81 123 123", hands="7 - 7"), "1x2.2")
    assert asked(match) == (1, "again")
    after(match, "2x3.3")
    assert match.over
    assert match.scores() == {1: 2 + 3, 2: 0, 3: 0}


@pytest.mark.parametrize(
    ("rows", "hands"), [("R81 D23", "- 7"), ("R81 R23", "- -")], ids=["attacker's gap", "both gaps"]
)
def test_R1_offered_even_if_the_attackers_gap_cannot_be_filled(rows: str, hands: str):
    match = after(turn(rows, hands), "1x2.1")
    assert asked(match) == (1, "again")
    assert after(match, "pass").over


# R2: attacker first, then the defenders in the order attacked, slots from 1 to 3.


def test_R2_attacker_fills_first_then_defenders_in_the_order_attacked():
    match = after(turn("R8N 123 R12"), "1x3.1 2x2.3")
    assert rows(match) == ".8N 12. .12"
    for seat, token in ((1, "+D"), (3, "+7"), (2, "+S")):
        assert asked(match) == (seat, "fill")
        after(match, token)
    assert rows(match) == "D8N 12S 712"


def test_R2_attackers_two_gaps_from_slot_1_to_3():
    match = after(turn("83R D2S"), "3x2.1 1x2.3")
    assert row(match, 1, 1) == ".3."
    assert row(after(match, "+D"), 1, 1) == "D3."
    assert asked(match) == (1, "fill")
    assert row(after(match, "+7"), 1, 1) == "D37"
    assert asked(match) == (2, "peek")


def test_R2_defenders_two_gaps_from_slot_1_to_3_whatever_the_order_attacked():
    match = after(turn("83R 123"), "3x2.3 1x2.1")
    assert row(match, 2, 2) == ".2."
    assert row(after(match, "+D"), 2, 2) == "D2."
    assert row(after(match, "+7"), 2, 2) == "D27"
    assert asked(match) == (1, "trade")


def test_R2_three_gaps_of_two_players():
    match = after(turn("8RD 12R"), "2x2.3 1x2.1")
    assert rows(match) == "8.D .2."
    for seat, token in ((1, "+N"), (2, "+N"), (2, "+S")):
        assert asked(match) == (seat, "fill")
        after(match, token)
    assert rows(match) == "8ND N2S"


@pytest.mark.parametrize("viewer", [3, None])
def test_R2_choices_are_secret(viewer: int | None):
    start = after(turn("712 783 123"), "1x2.1")
    twins = [after(start.copy(), f"+{one} +{other}") for one, other in ("NS", "SN", "GD", "8R")]
    assert len({told(match, viewer) for match in twins}) == 1


# R4: the Geisha.


def test_R4_geisha_defending_wins_so_her_owner_may_peek():
    match = after(turn("812 G23"), "1x2.1")
    assert pile(match, "discard") == ["18", "2G"]
    assert pile(match, "2") == []
    assert asked(match) == (1, "fill")
    assert asked(after(match, "+7")) == (2, "fill")
    assert asked(after(match, "+D")) == (2, "peek")


def test_R4_geisha_defending_wins_beside_the_monk_too():
    for answer in ("monk", "pass"):
        match = after(turn("D12 GM3"), f"1x2.1 {answer} +7 +D")
        assert asked(match) == (2, "peek")


def test_R4_attacker_who_wins_with_the_geisha_may_not_trade():
    match = after(turn("G12 D23"), "1x2.1 +7 +8")
    assert asked(match) == (2, "attack")


def test_R4_with_geisha_trades_an_attacker_who_wins_with_the_geisha_may_trade():
    match = after(turn("G12 D23", geisha_trades=True), "1x2.1 +7")
    assert asked(match) == (2, "fill")
    assert asked(after(match, "+8")) == (1, "trade")
    assert tokens("1=7 1=8 2=1 2=8 3=2 pass") <= set(match.legal())
    assert "Your Geisha won, so you may trade" in match.view(1).text()
    assert "may trade a card" in match.view(2).text()
    assert asked(after(match, "1=8")) == (2, "attack")


def test_R4_with_geisha_trades_the_gap_comes_first_and_an_empty_hand_picks_up():
    match = after(turn("G12 D23", hands="7 8", geisha_trades=True), "1x2.1 +7 +8")
    assert asked(match) == (1, "pick up")
    assert "Your Geisha won and your hand is empty" in match.view(1).text()


def test_R4_with_geisha_trades_a_game_that_ends_has_no_trade():
    match = after(turn("G12 D23", hands="- 8", geisha_trades=True), "1x2.1")
    assert match.over  # R10


def test_R4_with_geisha_trades_two_geishas_are_still_a_card_lost():
    match = after(turn("G12 G23", geisha_trades=True), "1x2.1 +7 +8")
    assert asked(match) == (2, "attack")


def test_R4_with_geisha_trades_a_ronin_that_is_lost_costs_the_trade():
    lost = after(turn("RG1 D23", geisha_trades=True), "1x2.1 2x2.2 +7 +8 +N")
    assert asked(lost) == (2, "peek")  # R5
    won = after(turn("RG1 213", geisha_trades=True), "1x2.1 2x2.2 +7 +8 +N")
    assert asked(won) == (1, "trade")


def test_R4_with_geisha_trades_a_ronin_and_another_card_that_win_trade_as_ever():
    match = after(turn("R81 213", geisha_trades=True), "1x2.1 2x2.2 +7 +8")
    assert asked(match) == (1, "trade")
    assert "You lost no card, so you may trade" in match.view(1).text()


@pytest.mark.parametrize("geisha_trades", [True, False])
def test_R4_the_right_to_trade_is_announced_before_the_attack(geisha_trades: bool):
    said = refused(turn("G12 D23", geisha_trades=geisha_trades), "1=7")
    assert ("or win with the Geisha" in said) is geisha_trades


def test_R4_two_geishas_are_equal_so_nobody_peeks_or_trades():
    for monk in ("", "monk", "pass"):
        match = after(turn(f"G12 G{'M' if monk else '2'}3"), f"1x2.1 {monk}")
        assert pile(match, "discard") == ["1G", "2G"]
        assert asked(after(match, "+7 +8")) == (2, "attack")


# R5: who peeks.


def test_R5_defender_who_won_both_fights_peeks_once():
    match = after(turn("R81 D2S"), "1x2.1 2x2.3 +7 +N")
    assert asked(match) == (2, "peek")
    assert asked(after(match, "?1")) == (2, "attack")


@pytest.mark.parametrize(("fights", "order"), [("1x2.1 2x3.1", (2, 3)), ("1x3.1 2x2.1", (3, 2))])
def test_R5_two_winning_defenders_each_peek_in_the_order_attacked(fights: str, order: tuple[int, int]):
    match = after(turn("R81 D23 D23"), f"{fights} +7 +N")
    assert asked(match) == (order[0], "peek")
    assert asked(after(match, "?2")) == (order[1], "peek")
    assert asked(after(match, "?2")) == (2, "attack")


def test_R5_first_of_two_may_decline_and_the_second_still_peeks():
    match = after(turn("R81 D23 D23"), "1x2.1 2x3.1 +7 +N pass")
    assert asked(match) == (3, "peek")


@pytest.mark.parametrize("fights", ["1x2.1 2x2.2", "1x2.2 2x2.1"], ids=["won then lost", "lost then won"])
def test_R5_defender_who_won_one_fight_and_lost_the_other_peeks(fights: str):
    match = after(turn("R81 D23"), f"{fights} +7 +N")
    assert asked(match) == (2, "peek")
    assert asked(after(match, "?1")) == (2, "attack")


def test_R5_only_the_winner_of_two_defenders_peeks():
    match = after(turn("R81 123 D23"), "1x2.1 2x3.1 +7 +N")
    assert asked(match) == (3, "peek")
    assert asked(after(match, "?1")) == (2, "attack")


@pytest.mark.parametrize("seats", range(2, 8))
def test_R5_trade_and_peek_never_occur_in_one_turn(seats: int):
    rng = random.Random(f"R5 {seats}")
    for _ in range(5):
        match = tatami.new("tenno", deal=f"{seats} 1")
        offered: set[str] = set()
        while not match.over:
            _, task = asked(match)
            offered = {task} if task == "attack" else offered | {task}
            assert not ("peek" in offered and offered & {"trade", "pick up"})
            match.play(rng.choice(match.legal()))


# R6: trade and peek are optional.


def test_R6_trade_is_optional():
    match = after(turn("712 123"), "1x2.1 +8")
    assert "pass" in match.legal()
    before = rows(match)
    assert asked(after(match, "pass")) == (2, "attack")
    assert rows(match) == before


def test_R6_picking_up_is_optional():
    match = after(turn("712 123", hands="- 8"), "1x2.1 +8")
    assert asked(after(match, "pass")) == (2, "attack")


def test_R6_peek_is_optional():
    match = after(turn("712 D23"), "1x2.1 +8")
    assert "pass" in match.legal()
    assert asked(after(match, "pass")) == (2, "attack")


# R10: before the first gap is filled, gaps are compared with hands.


@pytest.mark.parametrize(
    ("position", "hands", "fights", "left"),
    [
        ("712 123", "8 -", "1x2.1", "712 .23"),  # the defender's
        ("712 D23", "- 8", "1x2.1", ".12 D23"),  # the attacker's; the defender does not peek
        ("712 723", "8 -", "1x2.1", ".12 .23"),  # the attacker could fill and does not
        ("712 723", "- 8", "1x2.1", ".12 .23"),  # so could the defender
        ("812 G23", "7 -", "1x2.1", ".12 .23"),  # the Geisha's own gap
        ("R81 123 123", "7 - 7", "1x2.1 2x3.1", "R81 .23 .23"),  # the first defender's
        ("R81 123 123", "7 7 -", "1x2.1 2x3.1", "R81 .23 .23"),  # the second defender's
        ("R81 123", "7 8", "1x2.1 2x2.3", "R81 .2."),  # two gaps, one card
        ("R81 D2S", "7 8", "1x2.1 2x2.3", "..1 D2S"),
    ],
)
def test_R10_game_ends_if_anyone_has_more_gaps_than_hand_cards(
    position: str, hands: str, fights: str, left: str
):
    match = turn(position, hands)
    for token in fights.split():
        assert not match.over
        match.play(token)
    assert match.over
    assert rows(match) == left  # nobody fills


@pytest.mark.parametrize(
    ("position", "hands", "fights"),
    [
        ("712 723", "8 8", "1x2.1"),
        ("R81 123", "7 78", "1x2.1 2x2.3"),
        ("R81 D2S", "7N 8", "1x2.1 2x2.3"),
        ("812 123 123", "7 7 -", "1x2.1"),  # seat 3 has no hand and no gap
        ("812 123", "- 7", "1x2.1"),
    ],
)
def test_R10_as_many_hand_cards_as_gaps_are_enough(position: str, hands: str, fights: str):
    match = after(turn(position, hands), fights)
    assert asked(match)[1] == "fill"
    while asked(match)[1] == "fill":
        match.play(match.legal()[0])
    assert "." not in rows(match)
    assert not match.over
