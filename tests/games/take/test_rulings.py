"""The rulings of the rules page, R2 to R11, by number; R1 is about deals."""

from __future__ import annotations

from typing import Any

import pytest

import tatami
from tatami.engine.game import GameError
from tests.games.take.builders import DEAL, after, court, hall, position, refused, starting, table, tokens
from tests.games.take.reference import sentence

pytestmark = [pytest.mark.checked, pytest.mark.interpreted]

HALL = "gd/rd/gn/gr/rd!"
NO_TAKE_LEFT = sentence("no take left")

# R2: an ability after which no chip could be taken is not legal.


@pytest.mark.parametrize("ninja", ["", "N"])
def test_R2_ronin_may_not_put_a_ghost_on_the_last_open_stack(ninja: str):
    match = position("ss/dd!/rr!/gg!/nn!", "rn//", "r//")
    assert refused(match, f"{ninja}R-a") == NO_TAKE_LEFT
    # A ghost from another stack leaves that one open.
    assert starting(match, f"{ninja}R") - {"NR"} == {
        ninja + token for token in tokens("Rba Rca Rda Rea Rb- Rc- Rd- Re-")
    }


@pytest.mark.parametrize("ninja", ["", "N"])
def test_R2_ronin_may_not_move_a_ghost_from_an_empty_space_onto_the_last_chips(ninja: str):
    match = position("sd/!///", "rn//", "r//")
    assert refused(match, f"{ninja}Rba") == NO_TAKE_LEFT
    assert refused(match, f"{ninja}R-a") == NO_TAKE_LEFT
    assert starting(match, f"{ninja}R") - {"NR"} == {
        ninja + token for token in tokens("Rbc Rbd Rbe Rb- R-c R-d R-e")
    }


@pytest.mark.parametrize("ninja", ["", "N"])
def test_R2_ronin_may_not_leave_only_a_chip_that_a_geisha_moved(ninja: str):
    match = position("gs/d/nn!//", "rgn//", "r//")
    assert f"{ninja}R-a" in match.legal()
    after(match, "Gab")
    assert refused(match, f"{ninja}R-a") == NO_TAKE_LEFT
    assert f"{ninja}R-b" in match.legal()
    assert f"{ninja}Rca" in match.legal()


def test_R2_ronin_may_not_leave_only_a_chip_that_the_ninja_moved_with_a_geisha():
    match = after(position("gs/d/nn!//", "rn//", "gr//"), "NGab")
    assert refused(match, "R-a") == NO_TAKE_LEFT
    assert "Rc-" in match.legal()


@pytest.mark.parametrize("ninja", ["", "N"])
def test_R2_geisha_may_move_from_the_last_open_stack_because_the_chip_beneath_stays(ninja: str):
    match = position("gs//dd!/!/!", "gn//", "g//")
    after(match, f"{ninja}Gab")
    assert starting(match, "t") == {"ta"}


@pytest.mark.parametrize("push", ["NR", "NG"])
def test_R2_pushes_stay_legal(push: str):
    # A single chip: the Geisha cannot act at all, the Ronin not on space A.
    match = position("d////", "n//", "rg//")
    assert refused(match, "NR-a") == NO_TAKE_LEFT
    assert starting(match, "NG") == {"NG"}
    after(match, push)
    assert match.legal() == ["ta"]


def test_R2_is_tested_right_after_that_one_ability():
    # The Ninja could lift the ghost again, by the opponent's Ronin, and yet it may not come.
    match = position("ss/dd!/rr!/gg!/nn!", "rn//", "r//", ninja_repeats=True)
    assert refused(match, "R-a") == NO_TAKE_LEFT
    assert refused(match, "NR-a") == NO_TAKE_LEFT
    assert {"Rb-", "NRb-"} <= set(match.legal())


def test_R2_does_not_look_beyond_a_free_stack_either():
    # After Rba and Gbc one chip can be taken, however little of the turn's plan is left.
    match = after(position("dd/ss!//!/!", "rg//"), "Rba")
    assert starting(match, "t") == tokens("tb>d tb>r tb>g tb>n")
    after(match, "Gbc")
    assert starting(match, "t") == tokens("tb>d tb>r tb>g tb>n")


def test_R2_does_not_concern_the_daimyo():
    match = after(position("d////", "dn//r", "d//"), "D r>d . ND ta")
    assert match.over


# R3: each ability is carried out at most once a turn, by the player's own chip or through the Ninja.


def test_R3_own_ronin_is_spent_after_the_ninja_acted_with_it():
    match = after(position(HALL, "rn//", "rr//"), "NRea")
    assert starting(match, "R", "N") == set()
    assert court(match, 1) == "r/n/"


def test_R3_own_geisha_is_spent_after_the_ninja_acted_with_it():
    match = after(position(HALL, "gn//", "gg//"), "NGab")
    assert starting(match, "G", "N") == set()


@pytest.mark.parametrize("moves", [".", "r>g .", "r>g g>r r>g"])
def test_R3_own_daimyo_is_spent_after_the_ninja_opened_a_redistribution(moves: str):
    match = after(position(HALL, "dn//r", "dd//"), f"ND {moves}")
    assert starting(match, "D", "N") == set()


def test_R3_ninja_may_only_push_after_the_own_ronin_acted():
    match = after(position(HALL, "rn//", "r//"), "Re-")
    assert starting(match, "R", "N") == {"NR"}
    after(match, "NR")
    assert table(match) == ("gd/rd/gn/gr/rd", "/rn/", "/r/")


def test_R3_ninja_may_only_push_after_the_own_geisha_acted():
    match = after(position(HALL, "gn//", "g//"), "Gab")
    assert starting(match, "G", "N") == {"NG"}
    after(match, "NG")
    assert table(match) == ("g/rdd/gn/gr/rd!", "/gn/", "/g/")


@pytest.mark.parametrize("moves", [".", "r>g .", "r>g g>r r>g"])
def test_R3_after_the_own_daimyo_acted_the_ninjas_push_opens_no_redistribution(moves: str):
    match = after(position(HALL, "dn//r", "d//"), f"D {moves} ND")
    assert set(match.legal()) == {"ta", "tb", "tc", "td"}
    assert court(match, 2) == "/d/"
    assert match.to_move == 1


def test_R3_a_daimyo_without_samurai_is_carried_out_all_the_same():
    match = after(position(HALL, "dn//", "d//"), "D . ND")
    assert set(match.legal()) == {"ta", "tb", "tc", "td"}
    match = after(position(HALL, "dn//", "d//"), "ND .")
    assert "D" not in match.legal()


@pytest.mark.parametrize(("push", "family"), [("NR", "R"), ("NG", "G")])
def test_R3_push_without_acting_does_not_carry_out_the_ability(push: str, family: str):
    match = position(HALL, "rgn//", "rg//")
    before = starting(match, family)
    after(match, push)
    assert before
    assert starting(match, family) == before


def test_R3_other_abilities_stay_open():
    match = after(position(HALL, "drgn//r", "drg//"), "NRe-")
    assert {"D", "Gab"} <= set(match.legal())
    assert starting(match, "R") == set()


def test_R3_binds_for_this_turn_only():
    match = after(position("gd/rd/gn/grr/rd!", "rrn//", "rrn//"), "NRe- ta")
    # Seat 2 has its own turn, with its own Ronin and Ninja.
    assert {"R-b", "NR-b", "NR"} <= set(match.legal())
    after(match, "tb")
    assert {"R-c", "R-d"} <= set(match.legal())


def test_R3_dropped_own_chip_acts_after_the_ninja():
    match = after(position(HALL, "drgn//r", "r//", ninja_repeats=True), "NRe-")
    assert starting(match, "R") == tokens("R-a R-b R-c R-d R-e")
    match = after(position(HALL, "drgn//r", "g//", ninja_repeats=True), "NGab")
    assert "Gcd" in match.legal()
    match = after(position(HALL, "drgn//r", "d//", ninja_repeats=True), "ND . D")
    assert set(match.legal()) == tokens("r>d r>g r>n .")


def test_R3_dropped_ninja_acts_after_the_own_chip():
    match = after(position(HALL, "drgn//r", "r//", ninja_repeats=True), "Re-")
    assert starting(match, "NR") == tokens("NR NR-a NR-b NR-c NR-d NR-e")
    match = after(position(HALL, "drgn//r", "g//", ninja_repeats=True), "Gab")
    assert {"NG", "NGcd"} <= starting(match, "NG")
    match = after(position(HALL, "drgn//r", "d//", ninja_repeats=True), "D r>g . ND")
    assert set(match.legal()) == tokens("g>d g>r g>n .")


# R4: zero moves.


def test_R4_daimyo_may_be_used_for_zero_moves():
    match = after(position(HALL, "d//rr"), "D .")
    assert court(match, 1) == "/d/rr"


def test_R4_ninjas_daimyo_may_be_used_for_zero_moves():
    match = after(position(HALL, "n//rr", "d//"), "ND .")
    assert table(match) == (HALL, "/n/rr", "/d/")


def test_R4_ronin_and_geisha_must_act():
    match = position(HALL, "rg//")
    assert {"R", "G"}.isdisjoint(match.tokens)
    assert all(len(token) == 3 for token in starting(match, "R", "G"))


def test_R4_ninjas_push_is_enough():
    for push, pushed in (("NR", "dg/r/"), ("NG", "dr/g/")):
        match = after(position(HALL, "n//", "drg//"), push)
        assert table(match) == (HALL, "/n/", pushed)
        assert set(match.legal()) == {"ta", "tb", "tc", "td"}


# R5: three single moves through a Daimyo.


@pytest.mark.parametrize("use", ["D", "ND"])
def test_R5_one_samurai_may_move_three_times(use: str):
    match = after(position(HALL, "dn//r", "d//"), f"{use} r>g g>n n>d")
    assert court(match, 1).endswith("/d")
    assert starting(match, "d", "r", "g", "n", ".") == set()


def test_R5_the_same_samurai_moved_twice_counts_as_two_moves():
    match = after(position(HALL, "d//rrr"), "D r>g g>n")
    assert set(match.legal()) == tokens("r>d r>g r>n n>d n>r n>g .")
    after(match, "r>d")
    assert court(match, 1) == "/d/drn"
    assert "." not in match.legal()


def test_R5_a_samurai_may_move_back():
    assert court(after(position(HALL, "d//r"), "D r>g g>r ."), 1) == "/d/r"


# R6: every chip that a Geisha moved this turn stays where it is.


def test_R6_chip_moved_twice_may_not_be_taken():
    match = after(position("gd/rd/gn/gr/rd!", "gn//", "g//", ninja_repeats=True), "Gab NGbc")
    assert hall(match) == "g/rd/gnd/gr/rd!"
    assert starting(match, "t") == {"ta", "tb", "td"}


def test_R6_chip_moved_away_and_back_may_not_be_taken():
    match = after(position("gd/rd/gn/gr/rd!", "gn//", "g//", ninja_repeats=True), "NGab Gba")
    assert hall(match) == "gd/rd/gn/gr/rd!"
    assert starting(match, "t") == {"tb", "tc", "td"}


def test_R6_two_chips_moved_onto_two_spaces_may_not_be_taken():
    match = after(position("gd/rd/gn/gr/rd!", "gn//", "g//", ninja_repeats=True), "Gab NGcd")
    assert starting(match, "t") == {"ta", "tc"}


def test_R6_two_chips_moved_onto_one_space_may_not_be_taken():
    match = after(position("rgd/rd/gn/gr/rd!", "gn//", "g//", ninja_repeats=True), "Gab NGab")
    assert hall(match) == "r/rddg/gn/gr/rd!"
    assert starting(match, "t") == {"ta", "tc", "td"}


def test_R6_chip_put_where_a_moved_chip_came_from_may_not_be_taken():
    match = after(position("gd/rd/gn/gr/rd!", "gn//", "g//", ninja_repeats=True), "Gab NGca")
    assert hall(match) == "gn/rdd/g/gr/rd!"
    assert starting(match, "t") == {"tc", "td"}


def test_R6_chips_rest_for_this_turn_only():
    match = after(position("gd/rd/gn/gr/rd!", "gn//", "g//", ninja_repeats=True), "Gab NGcd ta")
    assert starting(match, "t") == {"tb", "tc", "td"}


# R7 to R11.


def test_R7_equal_totals_are_a_shared_victory():
    match = after(position("//r//", "//", scores=(18, 20)), "tc")
    assert match.scores() == {1: 20, 2: 20}
    assert match.winners() == {1, 2}


@pytest.mark.parametrize(("ninja_influence", "points"), [(2, 2), (1, 1)])
def test_R8_ninjas_bottom_field_counts_as_the_option_says(ninja_influence: int, points: int):
    match = after(position("nr/s/s/s/s", "n//", "nn//", ninja_influence=ninja_influence), "ta")
    assert match.scores() == {1: points, 2: 2 * points}


def test_R8_option_touches_neither_other_fields_nor_other_columns():
    match = after(position("nr/s/s/s/s", "/n/n", "//nn", ninja_influence=1), "ta")
    assert match.scores() == {1: 2, 2: 2}
    for character in "drg":
        match = after(position(f"{character}n/s/s/s/s", f"{character}//", ninja_influence=1), "ta")
        assert match.scores() == {1: 2, 2: 0}


@pytest.mark.parametrize("seat", [1, 2])
def test_R9_start_player_is_the_deals_start_seat(seat: int):
    match = tatami.new("take", deal=f"{DEAL[:-1]}{seat}")
    assert match.to_move == seat


def test_R10_spaces_are_printed_in_board_order():
    # One Ninja on each space in turn, over nothing; what shows then is the printed character.
    for space, column, points in zip("bcde", "drgn", (4, 4, 4, 6), strict=True):
        hall = "/".join("n" if a == space else "s" for a in "abcde")
        match = after(position(hall, f"{column}{column}//"), f"t{space}")
        assert match.scores() == {1: points, 2: 0}  # the Ninja taken counts, too


@pytest.mark.parametrize("start", [1, 2])
def test_R11_komi_is_for_the_player_who_does_not_start(start: int):
    match = tatami.new("take", deal=f"{DEAL[:-1]}{start}", options={"komi": 9})
    assert match.scores() == {start: 0, 3 - start: 9}
    match.play("te")
    without = tatami.new("take", deal=f"{DEAL[:-1]}{start}")
    without.play("te")
    assert match.scores() == {start: without.scores()[start], 3 - start: without.scores()[3 - start] + 9}


def test_R11_komi_decides():
    match = tatami.new("take", deal=DEAL)
    with_komi = tatami.new("take", deal=DEAL, options={"komi": 200})
    while not match.over:
        token = match.legal()[0]
        match.play(token)
        with_komi.play(token)
    assert match.scores()[1] == with_komi.scores()[1]
    assert with_komi.scores()[2] == match.scores()[2] + 200
    assert with_komi.winners() == {2}


def test_options_have_the_pages_defaults():
    assert tatami.new("take", deal=DEAL).options == {
        "ninja_repeats": False,
        "ninja_influence": 2,
        "komi": 0,
        "chips": 7,
        "start": 0,
    }


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"ninja_repeats": 1}, "Option ninja_repeats must be true or false, not 1"),
        ({"ninja_influence": 3}, "Option ninja_influence must be a whole number from 1 to 2, not 3"),
        ({"ninja_influence": True}, "Option ninja_influence must be a whole number from 1 to 2, not True"),
        ({"komi": -1}, "Option komi must be a whole number"),
        ({"komi": 1.5}, "Option komi must be a whole number"),
        ({"kome": 1}, "take has no option 'kome'"),
    ],
)
def test_options_that_make_no_sense_are_refused_in_words(options: dict[str, Any], complaint: str):
    with pytest.raises(GameError) as error:
        tatami.new("take", deal=DEAL, options=options)
    assert str(error.value).startswith(complaint)
