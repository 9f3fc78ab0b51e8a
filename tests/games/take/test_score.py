"""Scoring, and the worked example of the rules page."""

from __future__ import annotations

import pytest

from tests.games.take.builders import after, position

pytestmark = [pytest.mark.checked, pytest.mark.interpreted]


def test_worked_example():
    # Seat 2 has influence 2 + 2 + 1 + 1 = 6.
    match = after(position("dg/rg/d/n/rgg", "/g/gg", "gg/g/g"), "te")
    assert match.scores() == {1: 15, 2: 18}


def test_score_is_for_the_character_now_visible_on_the_space_just_taken_from():
    # Daimyo is uncovered; the Ronin taken and the Geishas shown elsewhere do not matter.
    match = after(position("dr/g/g/g/g", "drg//", "drrgg//"), "ta")
    assert match.scores() == {1: 2, 2: 2}


def test_score_counts_spaces_under_ghosts_too():
    match = after(position("dr/dd!/d!/g/n", "d//"), "ta")
    assert match.scores() == {1: 6, 2: 0}


def test_score_counts_printed_characters_of_empty_spaces():
    # b is empty and shows its Daimyo, and so it does under a ghost.
    assert after(position("dr//s/g/n", "d//"), "ta").scores() == {1: 4, 2: 0}
    assert after(position("dr/!/s/g/n", "d//"), "ta").scores() == {1: 4, 2: 0}


def test_score_counts_only_the_top_of_a_stack():
    match = after(position("dr/ddg/dn/g/n", "d//"), "ta")
    assert match.scores() == {1: 2, 2: 0}


@pytest.mark.parametrize("character", "drgn")
@pytest.mark.parametrize(
    ("court", "influence"), [("C//", 2), ("/C/", 1), ("//C", 1), ("CC/CCC/CC", 9), ("//", 0)]
)
def test_score_influence_bottom_two_middle_one_samurai_one(character: str, court: str, influence: int):
    others = "".join(c for c in "drgn" if c != character)
    other = others[0]
    # What stands in other columns adds nothing: seat 2 has all of it, and only it.
    hall = f"{character}{other}/" + "/".join([other] * 4)
    match = after(position(hall, court.replace("C", character), f"{others}/{others}/{others}"), "ta")
    assert match.scores() == {1: influence, 2: 0}


@pytest.mark.parametrize(("samurai", "influence"), [("", 0), ("d", 1), ("drgn", 4), ("ggn", 3)])
def test_score_samurai_count_one_each_wherever_they_stand(samurai: str, influence: int):
    match = after(position("sr/s/d!/g/n", "ddrr/dd/rr", f"drgn/drgn/{samurai}"), "ta")
    assert match.scores() == {1: 2 * 2, 2: 2 * influence}


def test_score_comes_after_placing_so_the_taken_chip_counts():
    assert after(position("gg/d/d/d/d"), "ta").scores() == {1: 2, 2: 0}


def test_score_counts_a_taken_samurai_over_its_column_and_among_samurai():
    assert after(position("ds/r/r/r/r"), "ta>d").scores() == {1: 1, 2: 0}
    assert after(position("ds/r/r/r/r"), "ta>r").scores() == {1: 0, 2: 0}
    assert after(position("ss/r/r/r/r"), "ta>r").scores() == {1: 1, 2: 0}


def test_score_is_for_both_players_and_adds_up():
    match = after(position("dr/rn/g/g/n", "d//", "dd//", scores=(3, 5)), "ta")
    assert match.scores() == {1: 5, 2: 9}
    # Seat 2 uncovers a Ronin, of which seat 1 has one.
    after(match, "tb")
    assert match.scores() == {1: 7, 2: 9}


def test_score_uses_the_fields_as_they_are_after_abilities():
    # The Daimyo moved to the middle counts 1, the Samurai moved over it 1.
    match = after(position("dr/s/s/g/n", "d//r"), "D r>d . ta")
    assert match.scores() == {1: 2, 2: 0}


def test_score_a_pushed_chip_counts_less_for_the_opponent():
    match = after(position("rn/s/s/g/n", "n//", "r//"), "NR ta")
    assert match.scores() == {1: 0, 2: 1}


def test_score_shows_the_character_a_geisha_put_there():
    # The Daimyo moved onto b makes two spaces that show Daimyo.
    match = after(position("rd/s/dr/g/n", "dg//"), "Gab tc")
    assert match.scores() == {1: 4, 2: 0}
