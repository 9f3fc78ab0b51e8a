"""Every row of the token table: what the token does, and what comes after it."""

from __future__ import annotations

import pytest

import tatami
from tests.games.take.builders import DEAL, after, pairs, position, table, tokens
from tests.games.take.reference import TOKENS

pytestmark = [pytest.mark.checked, pytest.mark.interpreted]

HALL = "gd/rs!/gn/gr/rd"
ONE, TWO = "drgn//rr", "drg//"
TAKES = {"ta", "tc", "td", "te"}


def test_tokens_match_the_table():
    match = tatami.new("take", deal=DEAL)
    assert sorted(match.tokens) == sorted(TOKENS)
    assert len(set(TOKENS)) == 142


@pytest.mark.parametrize(
    ("token", "hall", "one", "two"),
    [
        ("ta", "g!/rs!/gn/gr/rd", "ddrgn//rr", TWO),
        ("tc", "gd/rs!/g!/gr/rd", "drgnn//rr", TWO),
        ("td", "gd/rs!/gn/g!/rd", "drrgn//rr", TWO),
        ("te", "gd/rs!/gn/gr/r!", "ddrgn//rr", TWO),
        ("D", HALL, "rgn/d/rr", TWO),
        ("Rba", "gd!/rs/gn/gr/rd", "dgn/r/rr", TWO),
        ("Rb-", "gd/rs/gn/gr/rd", "dgn/r/rr", TWO),
        ("R-e", "gd/rs!/gn/gr/rd!", "dgn/r/rr", TWO),
        ("Gae", "g/rs!/gn/gr/rdd", "drn/g/rr", TWO),
        ("Gcd", "gd/rs!/g/grn/rd", "drn/g/rr", TWO),
        ("ND", HALL, "drg/n/rr", "rg/d/"),
        ("NR", HALL, "drg/n/rr", "dg/r/"),
        ("NRbd", "gd/rs/gn/gr!/rd", "drg/n/rr", "dg/r/"),
        ("NRb-", "gd/rs/gn/gr/rd", "drg/n/rr", "dg/r/"),
        ("NR-c", "gd/rs!/gn!/gr/rd", "drg/n/rr", "dg/r/"),
        ("NG", HALL, "drg/n/rr", "dr/g/"),
        ("NGda", "gdr/rs!/gn/g/rd", "drg/n/rr", "dr/g/"),
    ],
)
def test_tokens_do_what_the_table_says(token: str, hall: str, one: str, two: str):
    match = after(position(HALL, ONE, TWO), token)
    assert table(match) == (hall, one, two)
    assert match.to_move == (2 if token[0] == "t" else 1)
    assert match.history == [token]


@pytest.mark.parametrize("space", "abcde")
@pytest.mark.parametrize("column", "drgn")
def test_tokens_take_a_samurai_and_assign_it(space: str, column: str):
    stacks = {a: "rs" if a == space else "gd" for a in "abcde"}
    match = after(position("/".join(stacks.values())), f"t{space}>{column}")
    stacks[space] = "r!"
    assert table(match) == ("/".join(stacks.values()), f"//{column}", "//")


@pytest.mark.parametrize("pair", pairs("drgn"))
def test_tokens_move_one_samurai_from_column_to_column(pair: str):
    match = after(position(HALL, f"d//{pair[0]}"), f"D {'>'.join(pair)}")
    assert table(match)[1] == f"/d/{pair[1]}"


@pytest.mark.parametrize("pair", pairs("abcde"))
@pytest.mark.parametrize("ninja", ["", "N"])
def test_tokens_move_ghosts_and_chips_between_any_two_spaces(ninja: str, pair: str):
    source, target = pair[0], pair[1]
    plain = dict.fromkeys("abcde", "gd")
    ghosts = after(position("/".join({**plain, source: "gd!"}.values()), "rn//", "r//"), f"{ninja}R{pair}")
    assert table(ghosts)[0] == "/".join({**plain, target: "gd!"}.values())
    chips = after(position("/".join(plain.values()), "gn//", "g//"), f"{ninja}G{pair}")
    assert table(chips)[0] == "/".join({**plain, source: "g", target: "gdd"}.values())


@pytest.mark.parametrize("space", "abcde")
@pytest.mark.parametrize("ninja", ["", "N"])
def test_tokens_move_ghosts_to_and_from_the_supply(ninja: str, space: str):
    free = "/".join(["gd"] * 5)
    haunted = "/".join("gd!" if a == space else "gd" for a in "abcde")
    assert table(after(position(haunted, "rn//", "r//"), f"{ninja}R{space}-"))[0] == free
    assert table(after(position(free, "rn//", "r//"), f"{ninja}R-{space}"))[0] == haunted


@pytest.mark.parametrize("use", ["D", "ND"])
def test_tokens_redistribution_takes_zero_to_three_moves_then_a_dot(use: str):
    match = after(position(HALL, "drgn//rr", TWO), use)
    for move in ("r>g", "r>n"):
        assert "." in match.legal()
        assert "." in after(match.copy(), ".").history
        after(match, move)
    assert "." in match.legal()
    after(match, "g>d")  # the third move ends it without the dot
    assert set(match.legal()) >= TAKES
    assert "." not in match.legal()


@pytest.mark.parametrize("use", ["D", "ND"])
def test_tokens_redistribution_without_a_samurai_has_only_the_dot(use: str):
    match = after(position(HALL, "drgn//", TWO), use)
    assert match.legal() == ["."]
    assert set(after(match, ".").legal()) >= TAKES


@pytest.mark.parametrize("use", ["D", "ND"])
@pytest.mark.parametrize("moves", ["", "r>g", "r>g r>n"])
def test_tokens_nothing_comes_in_between(use: str, moves: str):
    match = after(position(HALL, "drgn//rr", TWO), f"{use} {moves}")
    assert all(token == "." or token[1] == ">" for token in match.legal())
    assert match.to_move == 1


def test_tokens_samurai_moves_and_dot_belong_to_a_redistribution():
    match = position(HALL, ONE, TWO)
    assert tokens(". r>g r>d r>n").isdisjoint(match.legal())
