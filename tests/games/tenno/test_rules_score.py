"""The end: points, tied leaders, winners (R7, R8, R13)."""

from __future__ import annotations

import pytest

from tests.games.tenno.positions import after, turn

pytestmark = [pytest.mark.checked, pytest.mark.interpreted]


def test_score_is_the_sum_of_the_values_in_ones_prison():
    match = after(turn("R81 123 D23"), "1x2.1")
    assert match.scores() == {1: 1, 2: 0, 3: 0}
    after(match, "2x3.1")  # 8 against 9
    assert match.scores() == {1: 1, 2: 0, 3: 0}
    after(match, "+7 +8 ?1 1x1.3 pass +N pass")
    assert match.scores() == {1: 1, 2: 1, 3: 0}
    assert match.winners() == set()


def test_score_counts_what_lay_in_the_prisons_before():
    match = after(turn("812 1D3", hands="N -", points=(5, 20)), "1x2.1")
    assert match.scores() == {1: 6, 2: 20}


def test_score_a_single_leader_adds_nothing():
    # Seat 2 has far more in row and hand, and loses by a point.
    match = after(turn("123 13S", hands="- -", points=(9, 9)), "2x2.1")
    assert match.over
    assert match.scores() == {1: 10, 2: 9}
    assert match.winners() == {1}


def test_score_most_points_wins_regardless_of_which_player_ended_the_game():
    match = after(turn("812 1D3", hands="- -", points=(3, 20)), "1x2.1")
    assert match.winners() == {2}


def test_score_tied_leaders_add_hand_and_row():
    match = after(turn("812 1D3", hands="S7 -", points=(4, 5)), "1x2.1")
    # 5 each; 8 + 1 + 2 and 10 + 7, against 9 + 3 and a gap that counts nothing.
    assert match.scores() == {1: 5 + 11 + 17, 2: 5 + 12}
    assert match.winners() == {1}


def test_score_tied_leaders_may_win_by_their_row():
    match = after(turn("812 1DS", hands="- -", points=(4, 5)), "1x2.1")
    assert match.scores() == {1: 16, 2: 24}
    assert match.winners() == {2}


def test_score_only_the_tied_leaders_add():
    match = after(turn("812 1D3 DS8", hands="- - 7NR", points=(4, 5, 4)), "1x2.1")
    assert match.scores() == {1: 16, 2: 17, 3: 4}
    assert match.winners() == {2}


def test_score_a_tie_among_those_behind_is_left_alone():
    match = after(turn("812 1D3 123", hands="- - 7NR", points=(9, 5, 5)), "1x2.1")
    assert match.scores() == {1: 10, 2: 5, 3: 5}


def test_score_all_tied_at_nothing():
    match = after(turn("812 8D3 123", hands="- - -"), "1x2.1")
    assert match.scores() == {1: 3, 2: 12, 3: 6}
    assert match.winners() == {2}


def test_R7_ninja_counts_4_in_a_prison_and_in_the_tie_break():
    assert after(turn("812 N23"), "1x2.1").scores() == {1: 4, 2: 0}
    assert after(turn("N12 S23"), "1x2.1").scores() == {1: 0, 2: 4}
    match = after(turn("8N2 8D3", hands="- -"), "1x2.1")
    assert match.scores() == {1: 6, 2: 12}


def test_R8_still_tied_is_a_shared_victory():
    match = after(turn("812 183", hands="- -", points=(4, 5)), "1x2.1")
    assert match.scores() == {1: 16, 2: 16}
    assert match.winners() == {1, 2}


def test_R8_three_of_four_share():
    match = after(turn("812 183 812 DS8", hands="- - - 7", points=(4, 5, 5, 4)), "1x2.1")
    assert match.scores() == {1: 16, 2: 16, 3: 16, 4: 4}
    assert match.winners() == {1, 2, 3}


def test_R13_geisha_counts_nothing_in_the_tie_break():
    match = after(turn("8G2 1D3", hands="- -", points=(4, 5)), "1x2.1")
    assert match.scores() == {1: 5 + 8 + 0 + 2, 2: 5 + 12}
    match = after(turn("812 1D3 12G", hands="G - -", points=(4, 5, 0)), "1x2.1")
    assert match.scores() == {1: 5 + 11 + 0, 2: 5 + 12, 3: 0}
