"""Each kind of refusal says the real reason, in English."""

from __future__ import annotations

import pytest

import tatami
from tatami.match import IllegalAction, Match
from tests.games.tenno.positions import after, asked, refused, turn
from tests.games.tenno.reference import TOKENS, kind, sentence

ROWS = "7S2 183 123"


def of_kind(*kinds: str) -> list[str]:
    """All tokens of some sorts."""
    return [token for token in TOKENS if kind(token) in kinds]


def refused_alike(match: Match, *kinds: str) -> set[str]:
    """The sentences with which all illegal tokens of some sorts are refused."""
    legal = match.legal()
    return {refused(match, token) for token in of_kind(*kinds) if token not in legal}


def test_refusal_while_setting_up():
    match = tatami.new("tenno", deal="3 2")
    everything_else = ("x", "monk", "pass", "+", "=", "~", "-", "?")
    assert refused_alike(match, *everything_else) == {sentence("lay first")}
    after(match, "123")
    assert refused(match, "pass") == sentence("lay first")


@pytest.mark.parametrize(
    ("token", "words"),
    [
        ("123", sentence("laid")),
        ("2x2.1", sentence("shogun")),
        ("1x1.1", sentence("own row")),
        ("1x1.2", sentence("own row")),
        ("1x4.1", sentence("no seat", seat=4)),
        ("3x7.3", sentence("no seat", seat=7)),
        ("monk", sentence("monk now")),
        ("pass", sentence("must attack")),
        ("+D", sentence("no gap")),
        ("+7", sentence("no gap")),
        ("1=D", sentence("trade later", more="")),
        ("1~2", sentence("trade later", more="")),
        ("2-3", sentence("trade later", more="")),
        ("?1", sentence("no peek")),
    ],
)
def test_refusal_before_the_attack(token: str, words: str):
    assert refused(turn(ROWS), token) == words


@pytest.mark.parametrize("row", ["1NM", "1N2"])
def test_refusal_while_a_response_is_asked_for(row: str):
    match = after(turn(f"712 {row} 123", monks="h 123h h"), "1x2.1")
    others = ("lay", "x", "+", "=", "~", "-", "?")
    assert refused_alike(match, *others) == {sentence("answer first")}


def test_refusal_of_a_monk_that_is_not_beside_the_card():
    in_hand = after(turn("712 1N2", monks="h 123h"), "1x2.1")
    assert refused(in_hand, "monk") == sentence("no monk")
    lost = after(turn("712 1N2", hands="3 3", monks="- 3"), "1x2.1")
    assert refused(lost, "monk") == sentence("no monk")


@pytest.mark.parametrize(
    ("token", "words"),
    [
        ("132", sentence("laid")),
        ("1x2.2", sentence("ronin again")),
        ("2x2.2", sentence("shogun")),
        ("3x2.1", sentence("target again", seat=2, side="left")),
        ("3x1.1", sentence("own row")),
        ("3x5.1", sentence("no seat", seat=5)),
        ("monk", sentence("monk now")),
        ("+D", sentence("no gap")),
        ("3=D", sentence("trade later", more="")),
        ("1-3", sentence("trade later", more="")),
        ("?2", sentence("no peek")),
    ],
)
def test_refusal_before_the_second_attack(token: str, words: str):
    assert refused(after(turn("RS8 123 123"), "1x2.1"), token) == words


@pytest.mark.parametrize(("aim", "side"), [(1, "left"), (2, "middle"), (3, "right")])
def test_refusal_of_the_ronins_target_also_where_its_card_still_lies(aim: int, side: str):
    match = after(turn("R18 123 D78"), f"1x3.{aim}")
    assert refused(match, f"3x3.{aim}") == sentence("target again", seat=3, side=side)


def test_refusal_after_the_ronin_fell():
    match = after(turn("1R8 D23 123"), "2x2.1")
    assert refused(match, "2x2.2") == sentence("ronin gone")
    # Now there is a gap, but it is not filled yet.
    assert refused(match, "+D") == sentence("fill later")


def test_refusal_while_a_gap_is_to_be_filled():
    match = after(turn(ROWS, hands="D MG N"), "1x2.1")
    assert asked(match) == (2, "fill")
    others = ("lay", "x", "monk", "pass", "=", "~", "-", "?")
    assert refused_alike(match, *others) == {sentence("fill first")}
    assert refused(match, "+8") == sentence("in row", card="Samurai 8")
    assert refused(match, "+3") == sentence("in row", card="Farmer 3")
    assert refused(match, "+1") == sentence("out of play", card="Farmer 1")  # captured just now
    assert refused(match, "+D") == sentence("out of play", card="Daimyo")


def test_refusal_while_a_trade_is_offered():
    match = after(turn(ROWS, hands="DG N N"), "1x2.1 +N")
    assert asked(match) == (1, "trade")
    assert refused_alike(match, "x") == {sentence("attacked")}
    assert refused_alike(match, "lay") == {sentence("laid")}
    assert refused_alike(match, "+") == {sentence("no gap")}
    assert refused_alike(match, "~", "-") == {sentence("full hand")}
    assert refused_alike(match, "?") == {sentence("no peek")}
    assert refused(match, "monk") == sentence("monk now")
    assert refused(match, "1=S") == sentence("in row", card="Shogun")
    assert refused(match, "2=7") == sentence("in row", card="Samurai 7")
    assert refused(match, "2=M") == sentence("out of play", card="Monk")


def test_refusal_of_a_trade_with_an_empty_hand():
    match = after(turn(ROWS, hands="- N N"), "1x2.1 +N")
    assert refused_alike(match, "=") == {sentence("no hand")}


def test_refusal_while_a_peek_is_offered():
    match = after(turn("7S2 D83 123"), "1x2.1 +N")
    assert asked(match) == (2, "peek")
    others = ("lay", "x", "monk", "+", "=", "~", "-")
    assert refused_alike(match, *others) == {sentence("peek first", seat=1)}


def test_refusal_after_the_end():
    match = after(turn(ROWS, hands="D - N"), "1x2.1")
    assert match.over
    assert refused_alike(match, *(kind(token) for token in TOKENS)) == {sentence("over")}
    assert refused(match, "nonsense") == sentence("over")


NO_TOKENS = (
    "12 122 124 1x2 1x2.4 4x2.1 1x8.1 1x0.1 1X2.1 1x2.１ Monk PASS + +* +4 +d 1= 4=D 1=* 1*2 2~1 1~1 ? ?4"
)


@pytest.mark.parametrize("token", ["", " ", " pass", "pass ", *NO_TOKENS.split()])
def test_refusal_of_unknown_tokens(token: str):
    assert refused(turn(ROWS), token) == f"This game has no move “{token}”."


@pytest.mark.parametrize("token", [None, 3, b"pass", ["1x2.1"]])
def test_refusal_of_values_that_are_not_text(token: object):
    match = turn(ROWS)
    with pytest.raises(IllegalAction, match="This game has no move"):
        match.play(token)  # type: ignore[arg-type]
    assert match.history == []


def test_refusal_speaks_in_the_names_of_the_players():
    match = after(turn("R18 123 D78"), "1x3.1")
    with pytest.raises(IllegalAction) as refusal:
        match.play("3x3.1")
    words = refusal.value.text("en", {3: "Hana"})
    assert words == "The Ronin has already attacked Hana’s left card; choose another one."
