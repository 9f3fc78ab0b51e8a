"""Every row of the token table: when it is legal, what it does, and how others are told it."""

from __future__ import annotations

import pytest

import tatami
from tatami.match import IllegalAction
from tests.games.tenno.positions import after, game, hand, row, rows, seen_tokens, turn
from tests.games.tenno.reference import MASKED, TOKENS

# A game of three in which every sort of token but the picking up of two cards is played.
EVERY = (
    "321 123 213 1x2.1 +M 2=D "  # seat 1 captures a Farmer and trades
    "3x1.3 pass +R pass "  # seat 2 captures one
    "3x2.2 monk +S ?1 "  # the Monk helps; seat 2 peeks at what seat 3 laid
    "3x3.2 pass 2x2.3 pass +8 +8 2=2"  # the Ronin, and a second attack with the Daimyo
)
# Another one, in which seat 1 has laid its last hand card and then captures a card.
EMPTIED = (
    "231 132 321 2x3.1 +D +S 2x1.1 pass +S pass 3x1.3 pass +D +M 2x3.1 pass +G pass 3x1.2 pass +D +8 pass "
    "3x1.3 +N pass 2x3.1 +R pass 1x1.1 +M pass 3x1.2 +7 pass 2x2.1 +R"
)
PLAYERS = [1, 2, 3, None]


def test_tokens_match_the_table():
    match = tatami.new("tenno", deal="2 1")
    assert sorted(match.tokens) == sorted([*TOKENS, *MASKED])
    assert len(set(TOKENS)) == 6 + 63 + 2 + 11 + 33 + 6 + 3


@pytest.mark.parametrize("token", MASKED)
def test_tokens_masked_ones_cannot_be_played(token: str):
    for match in (game("3 1"), after(turn("712 123"), "1x2.1"), after(turn("712 123"), "1x2.1 +8")):
        with pytest.raises(IllegalAction) as refusal:
            match.play(token)
        assert str(refusal.value) == f"This game has no move “{token}”."


@pytest.mark.parametrize("order", ["123", "132", "213", "231", "312", "321"])
def test_tokens_set_up_is_farmers_left_to_right(order: str):
    match = game("2 1", order)
    assert row(match, 1, 1) == order
    assert seen_tokens(match, 1) == [order]
    assert seen_tokens(match, 2) == seen_tokens(match, None) == ["***"]


@pytest.mark.parametrize("slot", [1, 2, 3])
@pytest.mark.parametrize("seat", [2, 3, 4, 5, 6, 7])
@pytest.mark.parametrize("aim", [1, 2, 3])
def test_tokens_attack_names_slot_seat_and_slot(slot: int, seat: int, aim: int):
    # Two equal Farmers leave gaps where they lay.
    farmer_1_in = {1: "123", 2: "213", 3: "231"}
    match = after(turn(" ".join([farmer_1_in[slot], *[farmer_1_in[aim]] * 6])), f"{slot}x{seat}.{aim}")
    gaps = {(s, k + 1) for s in range(1, 8) for k, card in enumerate(row(match, s, s)) if card == "."}
    assert gaps == {(1, slot), (seat, aim)}


@pytest.mark.parametrize("viewer", PLAYERS)
def test_tokens_attack_monk_pass_and_peek_are_masked_for_nobody(viewer: int | None):
    match = game("3 1", EVERY)
    told = seen_tokens(match, viewer)
    for own, seen in zip(match.history, told, strict=True):
        if "x" in own or "?" in own or own in ("monk", "pass"):
            assert seen == own


def test_tokens_a_whole_game_as_everybody_was_told_it():
    match = game("3 1", EVERY)
    assert " ".join(seen_tokens(match, None)) == (
        "*** *** *** 1x2.1 +* 2=* 3x1.3 pass +* pass 3x2.2 monk +* ?1 3x3.2 pass 2x2.3 pass +* +* 2=*"
    )
    assert " ".join(seen_tokens(match, 1)) == (
        "321 *** *** 1x2.1 +* 2=D 3x1.3 pass +R pass 3x2.2 monk +* ?1 3x3.2 pass 2x2.3 pass +* +* 2=2"
    )
    assert " ".join(seen_tokens(match, 2)) == (
        "*** 123 *** 1x2.1 +M 2=* 3x1.3 pass +* pass 3x2.2 monk +* ?1 3x3.2 pass 2x2.3 pass +* +8 2=*"
    )
    assert " ".join(seen_tokens(match, 3)) == (
        "*** *** 213 1x2.1 +* 2=* 3x1.3 pass +* pass 3x2.2 monk +S ?1 3x3.2 pass 2x2.3 pass +8 +* 2=*"
    )


@pytest.mark.parametrize("card", "123NMR78DSG")
def test_tokens_fill_with_any_card(card: str):
    one, lost, other = [known for known in "78D1" if known != card][:3]
    match = after(turn(f"G12 {one}{lost}{other}"), f"1x2.2 +7 +{card}")
    assert row(match, 2, 2) == f"{one}{card}{other}"


@pytest.mark.parametrize("slot", [1, 2, 3])
@pytest.mark.parametrize("card", "NMR8DSG")
def test_tokens_trade_puts_a_hand_card_in_a_slot(slot: int, card: str):
    match = after(turn("712 123"), f"1x2.1 +8 {slot}={card}")
    expected = list("712")
    given, expected[slot - 1] = expected[slot - 1], card
    assert row(match, 1, 1) == "".join(expected)
    assert sorted(hand(match, 1, 1)) == sorted("3NMR8DSG".replace(card, given))


@pytest.mark.parametrize("token", ["1=7", "2=1", "3=2"])
def test_tokens_trade_may_put_the_card_back_that_was_there(token: str):
    match = after(turn("712 123"), f"1x2.1 +8 {token}")
    assert rows(match) == "712 823"


PICKED_UP = {"1~2": "1*2", "1~3": "1*3", "2~3": "2*3", "1-2": "1*2", "1-3": "1*3", "2-3": "2*3"}


def with_an_empty_hand(token: str) -> tatami.Match:
    """A real game of three in which seat 1 has emptied its hand and picks up two cards."""
    return game("3 1", f"{EMPTIED} {token}")


@pytest.mark.parametrize(("token", "told"), PICKED_UP.items())
def test_tokens_picking_up_tells_the_slots_only(token: str, told: str):
    match = with_an_empty_hand(token)
    assert seen_tokens(match, 1)[-1] == token
    for viewer in (2, 3, None):
        assert seen_tokens(match, viewer)[-1] == told


@pytest.mark.parametrize("token", ["2~1", "3~1", "3~2", "2-1", "3-1", "3-2", "1~1", "2-2"])
def test_tokens_picking_up_names_the_lower_slot_first(token: str):
    with pytest.raises(IllegalAction, match="This game has no move"):
        with_an_empty_hand("").play(token)


def test_tokens_trade_is_not_legal_with_an_empty_hand():
    match = with_an_empty_hand("")
    assert hand(match, 1, 1) == ""
    assert not any("=" in token for token in match.legal())


@pytest.mark.parametrize("slot", [1, 2, 3])
def test_tokens_peek_shows_the_card_to_the_peeker_only(slot: int):
    match = game("3 1", f"123 123 123 1x2.2 +N ?{slot}")
    peeked = {1: "Ninja", 2: "Farmer 2", 3: "Farmer 3"}[slot]
    assert peeked in match.log(2, since=5)[0]
    for viewer in (1, 3, None):
        assert peeked not in " ".join(match.log(viewer, since=5))
        assert seen_tokens(match, viewer)[-1] == f"?{slot}"


def test_record_keeps_every_secret_and_can_be_replayed():
    match = game("3 1", EVERY)
    again = tatami.replay(match.record().dumps())
    assert " ".join(again.history) == EVERY
    assert rows(again) == rows(match)
