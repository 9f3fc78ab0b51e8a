"""What each of the four abilities does."""

from __future__ import annotations

import pytest

from tests.games.take.builders import after, court, hall, pairs, position, starting, supply, table, tokens

pytestmark = [pytest.mark.checked, pytest.mark.interpreted]

HALL = "gd/rd/gn/gr/rd"


# Daimyo.


def test_daimyo_moves_from_bottom_to_middle():
    assert court(after(position(HALL, "dd//r"), "D"), 1) == "d/d/r"


@pytest.mark.parametrize(
    ("moves", "samurai"),
    [(".", "rrgn"), ("r>d .", "drgn"), ("r>d r>g .", "dggn"), ("r>d r>g n>g", "dggg")],
)
def test_daimyo_moves_up_to_three_samurai_to_other_columns(moves: str, samurai: str):
    match = after(position(HALL, "d//rrgn"), f"D {moves}")
    assert court(match, 1) == f"/d/{samurai}"
    assert set(match.legal()) == {"ta", "tb", "tc", "td", "te"}


def test_daimyo_moves_a_samurai_between_any_two_columns():
    match = after(position(HALL, "d//drgn"), "D")
    assert set(match.legal()) == {".", *(">".join(pair) for pair in pairs("drgn"))}


def test_daimyo_moves_only_from_columns_with_a_samurai():
    match = after(position(HALL, "d//rr", "//dgn"), "D")
    assert set(match.legal()) == tokens("r>d r>g r>n .")


def test_daimyo_leaves_the_opponents_samurai_alone():
    match = after(position(HALL, "d//r", "//r"), "D r>g")
    assert starting(match, "r") == set()
    assert court(match, 2) == "//r"


# Ronin.


def test_ronin_moves_a_ghost_from_space_to_space_to_the_supply_or_from_it():
    match = position("gd!/rd/gn/gr!/rd", "r//")
    assert starting(match, "R") == tokens("Rab Rac Rae Rdb Rdc Rde Ra- Rd- R-b R-c R-e")


def test_ronin_without_ghosts_on_the_board_may_only_bring_one():
    assert starting(position(HALL, "r//"), "R") == tokens("R-a R-b R-c R-d R-e")


@pytest.mark.parametrize(
    ("token", "result", "ghosts"),
    [("Rab", "gd/rd!/gn/gr/rd", 4), ("Ra-", "gd/rd/gn/gr/rd", 5), ("R-b", "gd!/rd!/gn/gr/rd", 3)],
)
def test_ronin_acts(token: str, result: str, ghosts: int):
    match = after(position("gd!/rd/gn/gr/rd", "rr//"), token)
    assert hall(match) == result
    assert supply(match) == ghosts
    assert court(match, 1) == "r/r/"
    assert match.to_move == 1


def test_ronin_moves_ghosts_from_and_to_empty_spaces():
    match = position("gd/!//gr/rd", "r//")
    assert {"Rba", "Rbc", "Rb-", "R-c"} <= set(match.legal())
    assert hall(after(match, "Rbc")) == "gd//!/gr/rd"


def test_ronin_frees_a_stack_to_be_taken_from_at_once():
    match = after(position("gd!/rd/gn/gr!/rd", "r//"), "Rab")
    assert starting(match, "t") == {"ta", "tc", "te"}


# Geisha.


def test_geisha_moves_the_top_chip_onto_another_space():
    match = after(position("gsd/rd/gn/gr/rd", "gg//"), "Gab")
    assert table(match) == ("gs/rdd/gn/gr/rd", "g/g/", "//")
    assert supply(match) == 5
    assert match.to_move == 1


def test_geisha_needs_stacks_of_two_and_spaces_without_ghosts():
    # a has two chips, b one, c two under a ghost, d none, e none under a ghost.
    assert starting(position("gd/r/gn!//!", "g//"), "G") == {"Gab", "Gad"}


def test_geisha_moves_onto_an_empty_space():
    assert hall(after(position("gd/r/gn!//!", "g//"), "Gad")) == "g/r/gn!/d/!"


def test_geisha_chips_can_build_a_stack_of_fourteen():
    match = after(position("sdrgnsdrgnsdr/gn/r/r/d", "g//"), "Gba")
    assert hall(match) == "sdrgnsdrgnsdrn/g/r/r/d"
    assert starting(match, "ta") == set()
    after(match, "tb ta")
    assert court(match, 2) == "n//"


def test_geisha_chip_may_not_be_taken_this_turn():
    match = after(position(HALL, "g//"), "Gab")
    assert starting(match, "t") == {"ta", "tc", "td", "te"}


def test_geisha_samurai_may_not_be_taken_this_turn():
    match = after(position("gs/rd/gn/gr/rd", "g//"), "Gab")
    assert starting(match, "t") == {"ta", "tc", "td", "te"}


def test_geisha_chip_may_be_taken_in_the_next_turn():
    match = after(position(HALL, "g//"), "Gab ta")
    assert "tb" in match.legal()
    assert court(after(match, "tb"), 2) == "d//"


def test_geisha_uncovered_chip_may_be_taken_at_once():
    match = after(position(HALL, "g//"), "Gab ta")
    assert court(match, 1) == "g/g/"


# Ninja.


def test_ninja_needs_a_daimyo_ronin_or_geisha_on_the_opponents_bottom_fields():
    assert starting(position(HALL, "n//", "//"), "N") == set()
    assert starting(position(HALL, "n//", "/drg/drg"), "N") == set()
    assert starting(position(HALL, "drgn//", "d//"), "N") == {"ND"}


def test_ninja_never_pushes_a_ninja():
    assert starting(position(HALL, "n//", "nnn//"), "N") == set()


@pytest.mark.parametrize(("token", "character"), [("ND", "d"), ("NR", "r"), ("NG", "g")])
def test_ninja_pushes_one_of_the_opponents_chips_to_the_middle(token: str, character: str):
    match = after(position(HALL, "nn//", "ddrrgg/r/"), token)
    assert court(match, 1) == "n/n/"
    left = "ddrrgg".replace(character, "", 1)
    assert court(match, 2) == f"{left}/{''.join(sorted('r' + character, key='drg'.index))}/"


def test_ninja_uses_the_ronin_as_if_it_were_own():
    match = position("gd!/rd/gn/gr!/rd", "n//", "r//")
    acts = tokens("NRab NRac NRae NRdb NRdc NRde NRa- NRd- NR-b NR-c NR-e")
    assert starting(match, "N") == {"NR"} | acts
    after(match, "NRab")
    assert table(match) == ("gd/rd!/gn/gr!/rd", "/n/", "/r/")


def test_ninja_uses_the_geisha_as_if_it_were_own():
    match = position("gd/r/gn!//!", "n//", "g//")
    assert starting(match, "N") == {"NG", "NGab", "NGad"}
    after(match, "NGab")
    assert table(match) == ("g/rd/gn!//!", "/n/", "/g/")
    assert starting(match, "t") == {"ta"}


def test_ninja_uses_the_daimyo_on_the_own_samurai():
    match = after(position(HALL, "n//rr", "d//ggg"), "ND")
    assert set(match.legal()) == tokens("r>d r>g r>n .")
    after(match, "r>d r>n d>g")
    assert table(match) == (HALL, "/n/gn", "/d/ggg")
    assert match.to_move == 1


def test_ninja_needs_no_own_chip_of_the_ability_and_leaves_it_alone():
    match = after(position("gd!/rd/gn/gr/rd", "rn//", "r//"), "NRa-")
    assert court(match, 1) == "r/n/"
