"""The course of a turn: pieces, ghost reset, abilities in general, taking and placing, the end."""

from __future__ import annotations

from itertools import permutations

import pytest

import tatami
from tests.games.take.builders import DEAL, after, court, hall, position, refused, starting, supply, table

pytestmark = [pytest.mark.checked, pytest.mark.interpreted]

PRINTED = dict(zip("abcde", "sdrgn", strict=True))
ABILITIES = {"d": "D .", "r": "Re-", "g": "Gab", "n": "NR"}


# Pieces.


@pytest.mark.parametrize(("space", "character"), PRINTED.items())
def test_pieces_empty_space_shows_its_printed_character_R10(space: str, character: str):
    # Seat 2 counts 1 in Samurai, 3 in Daimyo, 4 in Ronin, 6 in Geisha and 8 in Ninja.
    other = "d" if character == "r" else "r"
    stacks = {a: "n" if a == space else other for a in PRINTED}
    match = after(position("/".join(stacks.values()), two="drrgggnnnn//d"), f"t{space}")
    assert match.scores()[2] == {"s": 1, "d": 3, "r": 4, "g": 6, "n": 8}[character]


def test_pieces_ghosts_on_the_board_and_in_the_supply_are_five():
    match = tatami.new("take", deal=DEAL)
    assert supply(match) == 5
    for taken, token in enumerate(["ta", "tb", "tc", "te"], 1):
        match.play(token)
        assert hall(match).count("!") == taken
        assert supply(match) == 5 - taken


def test_pieces_fields_hold_any_number_of_chips():
    match = after(position("gg/r/d/n/n", "gggddd/gg/ggg"), "ta")
    assert court(match, 1) == "dddgggg/gg/ggg"


# 1. Ghost reset.


def test_turn_1_ghosts_go_back_when_all_five_are_on_the_board():
    match = after(position("sd/dd!/rr!/gg!/nn!"), "ta")
    assert hall(match) == "s/dd/rr/gg/nn"
    assert supply(match) == 5


def test_turn_1_ghosts_go_back_when_every_space_without_one_is_empty():
    match = after(position("sd/dr!//!/"), "ta")
    assert hall(match) == "s/dr///"
    assert supply(match) == 5


def test_turn_1_reset_also_counts_the_space_just_emptied():
    match = after(position("d/dr!///"), "ta")
    assert hall(match) == "/dr///"


def test_turn_1_ghosts_stay_while_a_space_without_one_has_a_chip():
    match = after(position("sd/dr!/g/!/"), "ta")
    assert hall(match) == "s!/dr!/g/!/"
    assert match.legal() == ["tc"]


def test_turn_1_ghosts_stay_with_four_on_the_board():
    match = after(position("sd/dr!/gg!/nn!/g"), "ta")
    assert hall(match) == "s!/dr!/gg!/nn!/g"


def test_turn_1_reset_is_automatic_and_has_no_token():
    match = after(position("rd/dd!/rr!/gg!/nn!"), "ta")
    assert match.history == ["ta"]
    assert match.to_move == 2
    assert set(match.legal()) == {"ta", "tb", "tc", "td", "te"}


def test_turn_1_no_reset_within_a_turn():
    # The fifth ghost would end in a reset if one came at once; it does not come, so R2 forbids it.
    match = position("ss/dd!/rr!/gg!/nn!", "r//")
    assert "R-a" not in match.legal()
    after(match, "Rba")
    assert hall(match) == "ss!/dd/rr!/gg!/nn!"


def test_turn_1_no_reset_after_the_last_chip():
    match = after(position("/!//d/"), "td")
    assert match.over
    assert hall(match) == "/!//!/"


# 2. Abilities in general.


def test_turn_2_abilities_are_optional():
    match = position("dr/ss/gn/gr!/rd!", "drgn//d", "drg//")
    assert {"ta", "tc", "tb>d"} <= set(match.legal())
    assert match.to_move == 1
    after(match, "ta")
    assert court(match, 1) == "drrgn//d"


def test_turn_2_without_chips_on_bottom_fields_there_are_no_abilities():
    match = position("dr/ss/gn/gr!/rd!", "/drgn/d", "drg//")
    assert all(token.startswith("t") for token in match.legal())


@pytest.mark.parametrize("order", list(permutations("drgn")), ids="".join)
def test_turn_2_abilities_in_any_order(order: tuple[str, ...]):
    match = position("dr/ss/gn/gr/rd!", "drgn//", "r//")
    for used, character in enumerate(order, 1):
        after(match, ABILITIES[character])
        assert sorted(court(match, 1).split("/")[1]) == sorted(order[:used])
    assert table(match) == ("d/ssr/gn/gr/rd", "/drgn/", "/r/")
    assert set(match.legal()) == {"ta", "tc", "td", "te"}
    assert match.to_move == 1


@pytest.mark.parametrize("character", "drgn")
@pytest.mark.parametrize("ninja_repeats", [False, True])
def test_turn_2_each_ability_at_most_once_a_turn(character: str, ninja_repeats: bool):
    match = position("drd/ss/gn/gr!/rd!", character * 2 + "//", "ddrrgg//", ninja_repeats=ninja_repeats)
    family = character.upper()
    assert starting(match, family)
    after(match, ABILITIES[character])
    assert court(match, 1) == f"{character}/{character}/"
    assert starting(match, family) == set()


@pytest.mark.parametrize("character", "drgn")
def test_turn_2_chip_in_the_middle_field_has_no_ability(character: str):
    match = position("drd/ss/gn/gr!/rd!", f"/{character}/", "drg//")
    assert starting(match, character.upper()) == set()


def test_turn_2_each_ability_again_in_the_next_turn():
    match = after(position("drd/ssn/gnr/gr!/rd!", "dd//", "n//"), "D . ta tc")
    assert match.to_move == 1
    assert starting(match, "D") == {"D"}


def test_turn_2_abilities_score_nothing():
    match = after(position("ggs/ggr/gn/gr/rd!", "drgn//gg", "r//"), "D . Re- Gab NR")
    assert match.scores() == {1: 0, 2: 0}


def test_turn_2_no_ability_after_the_take():
    match = after(position("drd/ss/gn/gr/rd!", "drgn//", "drg//"), "ta")
    assert match.to_move == 2
    assert court(match, 1) == "ddrgn//"
    assert starting(match, "N") == set()  # seat 2 has no Ninja, seat 1 had one
    assert "D" in match.legal()


# 3. Take, 4. place.


def test_turn_3_take_the_top_chip_and_leave_a_ghost():
    match = after(position("gdr/rs/gn/gr/rd"), "ta")
    assert hall(match) == "gd!/rs/gn/gr/rd"
    assert court(match, 1) == "r//"
    assert supply(match) == 4


def test_turn_3_only_from_stacks_without_a_ghost():
    assert position("gd/rr!/gn/gr!/rd").legal() == ["ta", "tc", "te"]


def test_turn_3_only_from_stacks_with_a_chip():
    assert position("gd//gn//rd").legal() == ["ta", "tc", "te"]


def test_turn_3_the_last_chip_of_a_stack_leaves_a_ghost_on_the_empty_space():
    match = after(position("gd/r/gn//rd"), "tb")
    assert hall(match) == "gd/!/gn//rd"


def test_turn_3_a_turn_passes_to_the_other_player_with_every_take():
    match = tatami.new("take", deal=DEAL.replace(" 1", " 2"))
    movers = []
    for token in ["ta", "tb", "tc", "te"]:
        movers.append(match.to_move)
        match.play(token)
    assert movers == [2, 1, 2, 1]


@pytest.mark.parametrize("character", "drgn")
def test_turn_4_chip_goes_on_the_bottom_of_its_column(character: str):
    match = after(position(f"s{character}/r/g/d/n", "/drgn/drgn", "drgn//"), "ta")
    assert court(match, 1) == f"{character}/drgn/drgn"
    assert court(match, 2) == "drgn//"


@pytest.mark.parametrize("column", "drgn")
def test_turn_4_samurai_goes_on_top_of_any_column(column: str):
    match = position("ns/r/g/d/n")
    assert starting(match, "ta") == {"ta>d", "ta>r", "ta>g", "ta>n"}
    after(match, f"ta>{column}")
    assert court(match, 1) == f"//{column}"


# The end.


def test_end_comes_after_the_35th_chip():
    match = tatami.new("take", deal=DEAL)
    takes = 0
    while not match.over:
        assert takes < 35
        match.play(sorted(starting(match, "t"))[0])
        takes += 1
    assert takes == 35
    assert match.legal() == []
    assert match.to_move is None
    assert hall(match).replace("!", "") == "////"


def test_end_not_before_the_35th_chip():
    match = after(position("d/n///"), "ta")
    assert not match.over
    assert match.winners() == set()
    assert match.legal() == ["tb"]


def test_end_the_35th_chip_is_scored():
    # Space C is empty then and shows its Ronin; a, b, d and e show theirs.
    match = after(position("//r//", "r/r/", "rrr//", scores=(10, 20)), "tc")
    assert match.over
    assert match.scores() == {1: 15, 2: 26}


def test_end_more_points_win():
    assert after(position("//r//", scores=(19, 20)), "tc").winners() == {1}
    assert after(position("//r//", scores=(17, 20)), "tc").winners() == {2}


def test_end_nothing_can_be_played_any_more():
    match = after(position("//r//", "drgn//", "drgn//"), "tc")
    assert refused(match, "ta") == refused(match, "D") == "The game is over."
