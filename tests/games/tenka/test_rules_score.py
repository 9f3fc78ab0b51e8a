"""The score: cards, kinds, the General's card, and how ties are broken."""

from __future__ import annotations

from random import Random

import pytest

import tatami
from tatami.match import Match
from tests.games.tenka.positions import CARDS, COUNTRIES, after, battle, general, piles, table

pytestmark = [pytest.mark.checked, pytest.mark.interpreted]

KINDS = "MAICS"


def scored(*by_seat: str) -> list[int]:
    """Points for these piles in the middle of a game, without those for the General's card of seat 1."""
    hands = [f"T{seat}" if seat < 3 else "EM" for seat in range(1, 4)]
    if len(by_seat) == 4:
        hands.append(next(code for code in COUNTRIES if code not in " ".join(by_seat).split()))
    first, *others = table(*hands, piles=dict(enumerate(by_seat, 1))).scores().values()
    return [first - 8, *others]


def ended(*by_seat: str, holder: int = 1) -> Match:
    """A game that ended with these piles: the last battle was a draw, in which each trump had its player.

    The last seat plays the country card that is written last in its pile, others play trumps.
    """
    *rest, last = by_seat
    *own, played = last.split()
    hands = [*("EM", "T1", "T2")[: len(rest)], played]
    match = table(*hands, general=holder, piles=dict(enumerate([*rest, " ".join(own)], 1)))
    after(match, " ".join(hands[holder - 1 :] + hands[: holder - 1]))
    assert match.over
    assert general(match)[0] == holder
    return match


@pytest.mark.parametrize("number", range(10))
def test_score_one_per_country_card_and_five_for_the_most(number: int):
    pile = " ".join(f"M{n}" for n in range(1, number + 1))
    assert scored(pile, "", "") == [number + (5 if number else 0), 0, 0]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((0, 0, 0), (0, 0, 0)),  # nobody, if there are none
        ((1, 0, 0), (5, 0, 0)),
        ((2, 3, 1), (0, 5, 0)),
        ((1, 1, 0), (2, 2, 0)),
        ((3, 1, 3), (2, 0, 2)),
        ((2, 2, 2), (2, 2, 2)),
        ((1, 0, 2, 2), (0, 0, 2, 2)),
        ((2, 2, 2, 2), (2, 2, 2, 2)),
        ((0, 0, 0, 3), (0, 0, 0, 5)),
        ((0, 1, 1, 1), (0, 2, 2, 2)),
    ],
)
def test_score_for_each_kind_five_for_the_most_or_two_for_each_tied_player(
    kind: str, counts: tuple[int, ...], points: tuple[int, ...]
):
    deck = iter(f"{kind}{n}" for n in range(1, 10))
    by_seat = [" ".join(next(deck) for _ in range(count)) for count in counts]
    assert scored(*by_seat) == [count + bonus for count, bonus in zip(counts, points, strict=True)]


def test_score_adds_up_over_the_kinds():
    # Seat 1: most M, tie A. Seat 2: tie A and I. Seat 3: tie I, most C and S.
    assert scored("M1 M2 A1", "M3 A2 I1", "I2 C1 S1") == [3 + 5 + 2, 3 + 2 + 2, 3 + 2 + 5 + 5]


def test_score_counts_kinds_and_not_factions_or_strengths():
    takeda = [code for code in COUNTRIES if CARDS[code].faction == "takeda"]
    assert takeda == ["M1", "M8", "A5", "I2", "I9", "C6", "S3"]
    assert scored(" ".join(takeda), "M2 M3 M4", "I1 I3") == [7 + 5 + 2 + 5 + 5, 3 + 5, 2 + 2]


def test_score_trumps_out_of_the_game_count_for_nobody():
    assert list(battle("EM M1 M2").scores().values()) == [2 + 5 + 8, 0, 0]


@pytest.mark.parametrize("holder", [1, 2, 3])
def test_score_eight_for_the_generals_card_after_the_last_battle(holder: int):
    match = ended("M1", "A1", "I1", holder=holder)
    assert match.scores() == {seat: 6 + 8 * (seat == holder) for seat in (1, 2, 3)}


def test_score_before_the_end_the_holder_of_the_generals_card_has_its_eight():
    match = battle("M9 A1 I1", left=1)
    assert not match.over
    assert match.scores() == {1: 3 + 15 + 8, 2: 0, 3: 0}
    match = battle("M7 M9 A8", piles={1: "S4"})  # the card has changed hands, the spoils are not all shared
    assert (match.to_move, general(match)[0]) == (2, 2)
    assert match.scores() == {1: 1 + 5, 2: 3 + 5 + 5 + 8, 3: 0}


def test_score_is_one_number_wherever_it_is_told():
    match = tatami.new("tenka", seed=5)
    chance = Random(5)
    while not match.over:
        for viewer in (None, 1, 2, 3, 4):
            view = match.view(viewer)
            data = view.data()
            told = {str(seat): data["counts"][f"seat/{seat}/score"] for seat in range(1, 5)}
            assert data["scores"] == told == {str(seat): n for seat, n in match.scores().items()}
            assert view.scores() == match.scores()
        [(at, size)] = [
            (sum(size for _, size in match.game.observation[:number]), size)
            for number, (name, size) in enumerate(match.game.observation)
            if name == "scores"
        ]
        numbers = match.view(2).tensor()[at : at + size].tolist()
        assert numbers == [match.scores()[seat] for seat in (2, 3, 4, 1)]
        assert f"You have {match.scores()[2]} points" in match.view(2).text()
        match.play(chance.choice(match.legal()))


def test_score_eight_for_the_general_of_the_last_battle():
    match = battle("M7 M9 A8", left=0)
    assert match.over
    assert match.scores() == {1: 0, 2: 3 + 5 + 5 + 8, 3: 0}


def test_score_counts_gifts_and_confiscated_cards_where_they_lie():
    match = battle("M7 EM S4", piles={1: "A1 C1 C8"}, left=0)
    assert match.scores() == {1: 3 + 10, 2: 8, 3: 0}
    after(match, ">S4")
    after(match, "!mori")
    assert piles(match) == ["C1 C8", "M7 A1", "S4"]
    assert match.scores() == {1: 2 + 5, 2: 2 + 10 + 8, 3: 1 + 5}


def test_score_most_points_win():
    assert ended("M1", "A1", "I1").winners() == {1}  # 14, 6, 6
    assert ended("", "M1 M2 M3 M4", "I1").winners() == {2}  # 8, 9, 6
    assert ended("", "M1", "A1 A2 I1").winners() == {3}  # 8, 6, 13


def test_score_one_point_more_beats_the_generals_card_and_more_country_cards():
    match = ended("S1 S2 S3 S4", "", "M1 A1 I1")
    assert match.scores() == {1: 17, 2: 0, 3: 18}
    assert match.winners() == {3}
    match = ended("", "M1 M2 M3 M4 M5 M6 M7", "A1 A2 I1")
    assert match.scores() == {1: 8, 2: 12, 3: 13}
    assert match.winners() == {3}


def test_score_nobody_has_won_before_the_end():
    match = battle("M9 A1 I1")
    assert not match.over
    assert match.winners() == set()


def test_score_a_tie_goes_to_the_tied_holder_of_the_generals_card():
    match = ended("", "M1 M2 M3", "I1")
    assert match.scores() == {1: 8, 2: 8, 3: 6}
    assert match.winners() == {1}  # though seat 2 has more country cards


def test_score_a_tie_of_all_goes_to_the_holder_too():
    match = ended("M1 M2 M3", "", "A1 A2 A3", holder=2)
    assert match.scores() == {1: 8, 2: 8, 3: 8}
    assert match.winners() == {2}


def test_score_a_tie_without_the_holder_goes_to_the_most_country_cards():
    match = ended("", "M1 M2 M3 M4 M5 M6 M7", "A1 I1")
    assert match.scores() == {1: 8, 2: 12, 3: 12}
    assert match.winners() == {2}


def test_score_an_untied_holder_breaks_no_tie():
    match = ended("M1 M2 M3 M4 M5 M6 M7", "", "A1 I1", holder=2)
    assert match.scores() == {1: 12, 2: 8, 3: 12}
    assert match.winners() == {1}


def test_score_otherwise_the_victory_is_shared():
    match = ended("", "M1 M2 M3 M4", "A1 A2 A3 A4")
    assert match.scores() == {1: 8, 2: 9, 3: 9}
    assert match.winners() == {2, 3}


def test_score_shared_only_by_tied_players_with_the_most_country_cards():
    match = ended("", "M1 M2 M3 M4 M5 M6 M7", "A1 A2 A3 A4 A5 A6 A7", "C1 S1")
    assert match.scores() == {1: 8, 2: 12, 3: 12, 4: 12}
    assert match.winners() == {2, 3}
