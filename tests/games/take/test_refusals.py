"""Each kind of refusal says the real reason, in English."""

from __future__ import annotations

import pytest

import tatami
from tatami.match import IllegalAction
from tests.games.take.builders import DEAL, after, position, refused
from tests.games.take.reference import sentence

# a, b open; c guarded; d guarded and empty; e a single chip.
HALL = "gds/rd/gn!/!/r"
ONE, TWO = "drgn//rr", "drg//"


@pytest.mark.parametrize(
    ("token", "words"),
    [
        ("tc", sentence("ghost", space="c")),
        ("ta", sentence("column")),
        ("tb>g", sentence("not samurai", space="b")),
        (".", sentence("no redistribution")),
        ("r>g", sentence("no redistribution")),
        ("Rab", sentence("no ghost", space="a")),
        ("Ra-", sentence("no ghost", space="a")),
        ("Rcd", sentence("ghost already", space="d")),
        ("R-c", sentence("ghost already", space="c")),
        ("NRab", sentence("no ghost", space="a")),
        ("NRa-", sentence("no ghost", space="a")),
        ("NRcd", sentence("ghost already", space="d")),
        ("NR-c", sentence("ghost already", space="c")),
        ("Gca", sentence("ghost", space="c")),
        ("Gac", sentence("ghost", space="c")),
        ("Gea", sentence("low", space="e")),
        ("NGca", sentence("ghost", space="c")),
        ("NGac", sentence("ghost", space="c")),
        ("NGea", sentence("low", space="e")),
    ],
)
def test_refusal_in_a_turn(token: str, words: str):
    assert refused(position(HALL, ONE, TWO), token) == words


def test_refusal_of_a_take_from_an_empty_space():
    match = position("gd//gn/gr/")
    assert refused(match, "tb") == sentence("empty", space="b")
    assert refused(match, "te") == sentence("empty", space="e")
    # It shows a printed Samurai, but there is none to be taken.
    assert refused(position("/rd/gn/gr/"), "ta>g") == sentence("empty", space="a")


@pytest.mark.parametrize("take", ["tb", "tb>g"])
def test_refusal_of_a_chip_that_a_geisha_moved(take: str):
    chip = "s" if ">" in take else "d"
    match = after(position(f"g{chip}/rd/gn/gr/", "g//"), "Gab")
    assert refused(match, take) == sentence("rests", space="b")


@pytest.mark.parametrize(
    ("token", "who"),
    [
        ("D", "Daimyo"),
        ("Rc-", "Ronin"),
        ("Gab", "Geisha"),
        ("ND", "Ninja"),
        ("NR", "Ninja"),
        ("NGab", "Ninja"),
    ],
)
def test_refusal_without_a_chip_on_the_bottom_field(token: str, who: str):
    assert refused(position(HALL, "/drgn/rr", TWO), token) == sentence("no chip", who=who)


@pytest.mark.parametrize(
    ("token", "who"),
    [("ND", "Daimyo"), ("NR", "Ronin"), ("NRc-", "Ronin"), ("NG", "Geisha"), ("NGab", "Geisha")],
)
def test_refusal_without_a_chip_of_the_opponent_to_push(token: str, who: str):
    assert refused(position(HALL, ONE, "n/drg/"), token) == sentence("no victim", seat=2, who=who)


@pytest.mark.parametrize(
    ("first", "token", "who"),
    [
        ("D .", "D", "Daimyo"),
        ("Rc-", "Rd-", "Ronin"),
        ("Gab", "Gba", "Geisha"),
        ("NR", "NG", "Ninja"),
        ("NR", "NRc-", "Ninja"),
        ("ND .", "ND", "Ninja"),
    ],
)
@pytest.mark.parametrize("chips", [1, 2])
def test_refusal_of_a_second_use(first: str, token: str, who: str, chips: int):
    # The real reason is the use, also when the chip that was used was the only one.
    match = after(position(HALL, f"{'drgn' * chips}//rr", "ddrrgg//"), first)
    assert refused(match, token) == sentence("used", who=who)


@pytest.mark.parametrize(
    ("first", "token", "who"),
    [
        ("ND .", "D", "Daimyo"),
        ("NRc-", "Rd-", "Ronin"),
        ("NGab", "Gba", "Geisha"),
        ("Rc-", "NRd-", "Ronin"),
        ("Gab", "NGba", "Geisha"),
    ],
)
def test_refusal_of_an_ability_carried_out_by_other_means(first: str, token: str, who: str):
    match = after(position(HALL, ONE, "ddrrgg//"), first)
    assert refused(match, token) == sentence("carried out", who=who)


def test_refusal_where_no_take_would_be_left():
    match = position("d//!//", "rn//", "r//")
    for token in ("R-a", "Rca", "NR-a", "NRca"):
        assert refused(match, token) == sentence("no take left")


@pytest.mark.parametrize("use", ["D", "ND"])
def test_refusal_during_a_redistribution(use: str):
    match = after(position(HALL, ONE, TWO), use)
    for token in ("ta>d", "tb", "D", "ND", "NR", "Rc-", "Gab", "NGab"):
        assert refused(match, token) == sentence("finish first")
    assert refused(match, "g>d") == sentence("no samurai", who="Geisha")


def test_refusal_after_the_end():
    match = after(position("d////"), "ta")
    for token in ("ta", "D", ".", "nonsense"):
        assert refused(match, token) == sentence("over")


@pytest.mark.parametrize(
    "token", ["", "t", "tf", "TA", "ta>s", "a>b", "R", "Raa", "R--", "G", "Gaa", "NN", "N", "ta "]
)
def test_refusal_of_unknown_tokens(token: str):
    assert refused(position(HALL, ONE, TWO), token) == f"This game has no move “{token}”."


@pytest.mark.parametrize("token", [None, 3, b"ta", ["ta"]])
def test_refusal_of_values_that_are_not_text(token: object):
    match = tatami.new("take", deal=DEAL)
    with pytest.raises(IllegalAction, match="This game has no move"):
        match.play(token)  # type: ignore[arg-type]
    assert match.history == []


def test_refusal_names_the_opponent_as_seat_1_to_seat_2():
    match = after(position("gd/rn/gn/gr/rd", two="n//"), "tb")
    assert refused(match, "ND") == sentence("no victim", seat=1, who="Daimyo")
