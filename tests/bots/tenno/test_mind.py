"""What a mind for TENNO remembers and replies: R3 for every card, and nothing a seat may not know."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from tatami.bots.mindbot import answer
from tatami.bots.tenno import memory
from tatami.bots.tenno.attack import payoff
from tatami.bots.tenno.habits import EVEN, MIXED, STRONG_FIRST
from tatami.bots.tenno.mind import attend, drawn_card, follow, new_mind
from tatami.engine.jit import jit
from tatami.engine.rng import new_rng
from tatami.games.tenno.cards import ALL_CARDS, LETTERS, MONK, SLOTS
from tatami.games.tenno.log import (
    is_attack,
    is_fill,
    is_peek,
    is_swap,
    is_trade,
    pair_picked_up,
    seat_attacked,
    slot_attacked,
    slot_attacking,
    slot_traded,
)
from tatami.games.tenno.state import PEEK, PEEKING, SHOW_MONK, SLOT_PAIR
from tests.games.tenno.builders import MASK_WORDS, Records, card_bits, position, view_of
from tests.games.tenno.test_core import decisions, every_count

HAND = 3
Places = list[set[int]]  # by card


def places_of(states: Records, watcher: int, seat: int) -> Places:
    """Where each card of a seat may be for a watcher, as R3 says it of the Monk, read out of the log."""
    s = states[0]
    places: Places = [{0, 1, 2} if letter in "123" else {HAND} for letter in LETTERS]
    hand = 8
    for at in range(int(s.log_length)):
        action, who, shown = (int(field[at]) for field in (s.log_action, s.log_seat, s.log_shown))
        if is_attack(action):
            if who == seat:
                turned_up(places, slot_attacking(action), shown & 15)
            if seat_attacked(action) == seat:
                turned_up(places, slot_attacked(action), shown >> 4)
        elif is_peek(action):
            if who == watcher and shown >> 4 == seat:
                turned_up(places, action - PEEK, shown & 15)
        elif who == seat and action == SHOW_MONK:
            turned_up(places, shown, MONK)
        elif who == seat and is_fill(action):
            hand -= 1
            for found in places:
                if shown in found:  # what lay there before has left
                    found.clear()
                if HAND in found:
                    found.add(shown)
                    found -= {HAND} if hand == 0 else set()
        elif who == seat:
            if is_trade(action):
                pair = {slot_traded(action), HAND}
            else:
                assert is_swap(action)
                pair = {int(slot) for slot in SLOT_PAIR[pair_picked_up(action)]}
            for found in places:
                if found & pair:
                    found |= pair
    return [set() if int(s.left[seat]) >> card & 1 else found for card, found in enumerate(places)]


def turned_up(places: Places, slot: int, seen: int) -> None:
    for card, found in enumerate(places):
        if card == seen:
            found.clear()
            found.add(slot)
        else:
            found.discard(slot)


def remembered(mind: Any, states: Records, watcher: int, seat: int) -> Places:
    """The same as the mind has it."""
    word = np.uint64(memory.possible(mind, states[0], watcher, seat))
    lanes = [int(memory.lane(word, place)) for place in range(HAND + 1)]
    return [{place for place in range(HAND + 1) if lanes[place] >> card & 1} for card in range(len(LETTERS))]


@every_count
@pytest.mark.checked
def test_R3_is_kept_for_all_cards_and_own_peeks_narrow_it(seats: int):
    mind, peeks = new_mind(EVEN)[0], 0
    for states, _ in decisions(seats, seats):
        attend(mind, states[0])
        peeks += states[0].phase == PEEKING
        for watcher in range(seats):
            for seat in range(seats):
                assert remembered(mind, states, watcher, seat) == places_of(states, watcher, seat)
    assert peeks


@every_count
def test_following_a_game_is_as_good_as_reading_its_log(seats: int):
    following, reading = new_mind(EVEN), new_mind(EVEN)
    before = None
    for states, history in decisions(seats, 10 + seats):
        if before is None:
            attend(following[0], states[0])
        else:
            follow(following[0], before[0], history[-1][1])
        attend(reading[0], states[0])
        assert following.tobytes() == reading.tobytes()
        before = states.copy()
    assert before is not None and before[0].to_move < 0


@every_count
@pytest.mark.parametrize("laying, traits", [(MIXED, {}), (EVEN, {"forgets": 0.3, "careless": 2.0})])
def test_a_mind_replies_alike_on_a_state_and_on_the_movers_view(
    seats: int, laying: list[float], traits: dict[str, Any]
):
    mask = np.zeros(MASK_WORDS, np.uint64)
    for states, history in decisions(seats, 20 + seats):
        seat = int(states[0].to_move)
        if seat >= 0:
            answers = [
                answer(new_mind(laying, **traits), records, new_rng(len(history)), mask)
                for records in (states, view_of(states, seat))
            ]
            assert answers[0] == answers[1]


def test_forgotten_cards_were_seen_and_depend_on_the_seed():
    whole, half, again = (new_mind(EVEN, forgets=chance, seed=3) for chance in (0.0, 0.5, 0.5))
    slipped = kept = 0
    for states, _ in decisions(4, 30):
        for mind in (whole, half, again):
            attend(mind[0], states[0])
        assert half.tobytes() == again.tobytes()
        watcher = int(states[0].to_move)
        for seat in range(4 if watcher >= 0 else 0):
            true, left = (int(mind[0].lanes[watcher, seat]) for mind in (whole, half))
            for slot in range(SLOTS):
                lane, lane_left = (word >> 16 * slot & ALL_CARDS for word in (true, left))
                assert lane_left & lane == lane
                if lane.bit_count() == 1:
                    slipped += lane_left == ALL_CARDS
                    kept += lane_left == lane
    assert slipped > 20 and kept > 20


@pytest.mark.parametrize(
    "attacking, defending, monk, worth",
    [
        ("8", "7", False, 7.0),  # captured
        ("8", "7", True, -0.3 * 8),  # beaten by 9
        ("8", "N", False, 4.0),
        ("N", "8", False, -0.3 * 6 + 0.3 * 8),  # both leave
        ("N", "7", False, 7.0),
        ("D", "S", False, -0.3 * 9 - 9.0),  # captured by the Shogun
        ("G", "S", True, 10.0 - 0.3 * 8),
        ("D", "G", False, -0.3 * 9 + 0.3 * 8),  # both leave, she uncaptured
        ("G", "G", False, 0.0),
        ("7", "M", True, 5.0),  # a Monk does not help itself
    ],
)
def test_values_of_fights(attacking: str, defending: str, monk: bool, worth: float):
    found = payoff(LETTERS.index(attacking), LETTERS.index(defending), monk)
    assert found == pytest.approx(worth)


@jit
def draw_cards(mind: Any, cards: Any, rng: Any, out: Any) -> None:
    for at in range(out.shape[0]):
        out[at] = drawn_card(mind[0], 0, cards, rng)


def test_cards_are_laid_by_their_weights():
    drawn = np.zeros(20_000, np.int64)
    draw_cards(new_mind(MIXED), np.uint64(card_bits("1NDSG")), new_rng(1), drawn)
    counts = Counter(LETTERS[card] for card in drawn)
    for letter, weight in zip("1NDSG", (1, 3, 8, 12, 6), strict=True):
        assert counts[letter] == pytest.approx(20_000 * weight / 30, rel=0.15)
    for hand, first in (("1NDSG", "G"), ("321SD", "S"), ("N87", "N"), ("MR1", "R"), ("12", "2")):
        draw_cards(new_mind(STRONG_FIRST), np.uint64(card_bits(hand)), new_rng(1), drawn)
        assert {LETTERS[card] for card in drawn} == {first}


def test_best_attack_is_chosen_from_known_cards():
    states = position("78S 123", hands="- -")
    mind, mask = new_mind(EVEN), np.zeros(MASK_WORDS, np.uint64)
    chosen = {answer(mind, states, new_rng(seed), mask) for seed in range(60)}
    assert len(chosen) == 2 * SLOTS  # Farmers in any order: all attacks alike, none with the Shogun
