"""Properties of Tenka Trick that hold in every game, shown on random ones."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from tatami.engine import kernels
from tatami.engine.rng import new_rng
from tatami.games.tenka import rules
from tatami.games.tenka.card_list import OURS, format_cards
from tatami.games.tenka.cards import CARDS, COUNTRY_CARDS
from tatami.games.tenka.observation import OBSERVATION_SIZE
from tatami.games.tenka.state import (
    ACTIONS,
    CONFISCATE,
    CONFISCATE_FACTION,
    GIVE,
    GIVE_CARD,
    MAX_DECISIONS,
    NO_CARD,
    OVER,
    PLAY,
    STATE,
    UNKNOWN,
)
from tests.games.tenka.builders import (
    MASK_WORDS,
    belief_of,
    check_conserved,
    games,
    legal_actions,
    moves,
    new_game,
    ranks_of,
    sample,
    sample_hands,
    scores_of,
    view_of,
)
from tests.games.tenka.oracle import verdict

ROOT = Path(__file__).resolve().parents[3]
seat_counts = pytest.mark.parametrize("seats", [3, 4])


@seat_counts
@pytest.mark.checked
def test_cards_are_conserved(seats):
    for seed, states in games(seats, 40):
        for _ in moves(states, seed):
            check_conserved(states)
        check_conserved(states)
        s = states[0]
        assert s.phase == OVER and sum(int(pile) for pile in s.pile) == (1 << COUNTRY_CARDS) - 1
        assert not s.hand.any() and s.drawn == CARDS - 7 * seats


@seat_counts
def test_games_end_in_time(seats):
    for seed, states in games(seats, 200):
        actions = list(moves(states, seed))
        assert sorted(action for action in actions if action < GIVE_CARD) == list(range(CARDS))
        assert len(actions) <= MAX_DECISIONS
        assert all(0 <= action < ACTIONS for action in actions)


@seat_counts
@pytest.mark.checked
def test_nothing_is_left_over_between_battles(seats):
    for seed, states in games(seats, 40):
        for _ in moves(states, seed):
            s = states[0]
            assert (s.spoils == 0) == (s.due == 0) == (s.phase != GIVE)
            assert s.uprising == 0 or s.phase in (GIVE, CONFISCATE)
            assert all(leader == -1 for leader in s.leader[s.battle + 1 :])
            assert (s.played[s.battle + 1 :] == NO_CARD).all() and not s.side_up[s.battle + 1 :].any()
        s = states[0]
        assert s.to_move == -1 and not (s.spoils or s.due or s.uprising) and not legal_actions(states)


@seat_counts
def test_battles_end_as_the_page_says(seats):
    for seed, states in games(seats, 300):
        before = states.copy()
        for action in moves(states, seed):
            before[0] = states[0]
            after = states.copy()
            kernels.step(after, action)
            if action < GIVE_CARD and (after[0].battle > before[0].battle or after[0].phase != PLAY):
                check_battle(before[0], after[0], action)


def check_battle(before, after, action):
    """Compare the end of a battle with the slow rules."""
    battle = int(before.battle)
    told = verdict(after, battle)
    assert after.general == told.general
    assert (after.side != before.side) == told.uprising
    cards = [int(card) for card in after.played[battle] if card != NO_CARD]
    countries = sum(1 << card for card in cards if card < COUNTRY_CARDS)
    gained = [int(after.pile[seat]) ^ int(before.pile[seat]) for seat in range(before.seats)]
    if not told.winners:
        own = [int(after.played[battle, seat]) for seat in range(before.seats)]
        assert gained == [1 << card if card < COUNTRY_CARDS else 0 for card in own]
        return
    due = told.winners - {told.general}
    if due:
        assert after.phase == GIVE and after.to_move == told.general
        assert after.due == sum(1 << seat for seat in due) and after.spoils == countries
        assert not any(gained)
    else:
        assert gained == [countries if seat == told.general else 0 for seat in range(before.seats)]
        confiscates = told.uprising and before.pile[before.leader[battle]] != 0
        assert (after.phase == CONFISCATE) == confiscates


@seat_counts
def test_vassals_follow_or_trump(seats):
    for seed, states in games(seats, 60):
        for _ in moves(states, seed):
            s = states[0]
            if s.phase != PLAY:
                continue
            hand = [card for card in range(CARDS) if int(s.hand[s.to_move]) >> card & 1]
            led = int(s.played[s.battle, s.general])
            if led < COUNTRY_CARDS:
                following = [card for card in hand if s.faction[card] == s.faction[led]]
                trumps = [card for card in hand if card >= COUNTRY_CARDS]
                hand = following + trumps if following else hand
            assert legal_actions(states) == hand


@seat_counts
def test_gifts_go_round_from_the_general(seats):
    for seed, states in games(seats, 60):
        for action in moves(states, seed):
            s = states[0]
            if s.phase != GIVE:
                continue
            due = [(int(s.general) + turn) % seats for turn in range(1, seats)]
            first = next(seat for seat in due if int(s.due) >> seat & 1)
            assert {a - GIVE_CARD for a in legal_actions(states)} == {
                int(card)
                for card in s.played[s.battle]
                if card < COUNTRY_CARDS and int(s.spoils) >> int(card) & 1
            }
            after = states.copy()
            kernels.step(after, action)
            gained = int(after[0].pile[first]) ^ int(s.pile[first])
            assert gained == 1 << (action - GIVE_CARD)


@seat_counts
def test_confiscation_spares_the_largest(seats):
    asked = 0
    for seed, states in games(seats, 100):
        for action in moves(states, seed):
            s = states[0]
            if s.phase != CONFISCATE:
                continue
            asked += 1
            former = int(s.leader[s.battle])
            sizes = [(int(s.pile[former]) & int(cards)).bit_count() for cards in s.faction_cards]
            there = {faction for faction, size in enumerate(sizes) if size}
            smaller = {faction for faction in there if sizes[faction] < max(sizes)}
            assert {a - CONFISCATE_FACTION for a in legal_actions(states)} == (smaller or there)
            after = states.copy()
            kernels.step(after, action)
            taken = int(s.pile[former]) & int(s.faction_cards[action - CONFISCATE_FACTION])
            assert int(after[0].pile[former]) == int(s.pile[former]) & ~taken
            assert int(after[0].pile[s.general]) == int(s.pile[s.general]) | taken
    assert asked > 50


def points_of(s) -> list[int]:
    """Points by seat as if the game ended now, the slow way."""
    piles = [int(pile) for pile in s.pile[: s.seats]]
    points = [pile.bit_count() for pile in piles]
    for cards in s.kind_cards:
        held = [(pile & int(cards)).bit_count() for pile in piles]
        best = [seat for seat, many in enumerate(held) if many == max(held) > 0]
        for seat in best:
            points[seat] += 5 if len(best) == 1 else 2
    points[s.general] += 8
    return points


@seat_counts
def test_scores_and_ranks_as_the_page_says(seats):
    for seed, states in games(seats, 100):
        for _ in moves(states, seed):
            assert scores_of(states) == points_of(states[0])
        s, points = states[0], points_of(states[0])
        assert scores_of(states) == points
        keys = [(points[seat], seat == s.general, int(s.pile[seat]).bit_count()) for seat in range(seats)]
        assert ranks_of(states) == [1 + sum(other > key for other in keys) for key in keys]


@seat_counts
@pytest.mark.checked
def test_legality_follows_from_the_view_of_the_mover(seats):
    for seed, states in games(seats, 30):
        for _ in moves(states, seed):
            mover = int(states[0].to_move)
            assert legal_actions(view_of(states, mover)) == legal_actions(states) != []


@seat_counts
@pytest.mark.checked
def test_a_view_hides_other_hands_and_the_deck(seats):
    for seed, states in games(seats, 10):
        for _ in moves(states, seed):
            for viewer in range(-1, seats):
                v = view_of(states, viewer)[0]
                hidden = [seat for seat in range(seats) if seat != viewer]
                assert not v.hand[hidden].any()
                assert set(v.deck.tolist()) <= {NO_CARD, UNKNOWN}
                assert viewer < 0 or v.hand[viewer] == states[0].hand[viewer]
        over = view_of(states, -1)
        over[0].viewer = -2
        assert over.tobytes() == states.tobytes()


@seat_counts
@pytest.mark.checked
def test_observations_are_made_from_the_view(seats):
    rng = new_rng(4)
    for seed, states in games(seats, 6):
        for _ in moves(states, seed):
            for viewer in range(-1, seats):
                views = view_of(states, viewer)
                world = view_of(sample(views, belief_of(views), rng), viewer)
                one = np.full(OBSERVATION_SIZE, 200, dtype=np.uint8)
                other = np.full(OBSERVATION_SIZE, 7, dtype=np.uint8)
                kernels.observe(views, one)
                kernels.observe(world, other)
                assert (one == other).all()


@seat_counts
def test_our_own_list_as_text_gives_the_same_game(seats):
    assert new_game(seats, 9).tobytes() == new_game(seats, 9, format_cards(OURS)).tobytes()


def digest() -> str:
    """A fingerprint of all that some games show, decision by decision."""
    sha, rng = hashlib.sha256(), new_rng(6)
    for seats in (3, 4):
        for seed, states in games(seats, 2):
            for action in moves(states, seed):
                viewer = action % (seats + 1) - 1
                views = view_of(states, viewer)
                belief = belief_of(views)
                world = np.zeros(1, dtype=STATE)
                sample_hands(
                    views, belief, rng, world.copy(), world, np.zeros((1, seats), dtype=np.uint64), 0
                )
                numbers = np.zeros(OBSERVATION_SIZE, dtype=np.uint8)
                kernels.observe(views, numbers)
                for part in (states, views, belief, world, numbers, np.array(scores_of(states))):
                    sha.update(part.tobytes())
    return sha.hexdigest()


def test_interpreted_rules_do_the_same():
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    code = "from tests.games.tenka.test_core import digest; print(digest())"
    told = subprocess.run(
        [sys.executable, "-c", code], env=environment, cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert told.stdout.strip() == digest() == digest()


def test_random_games_play_out():
    for seats in (3, 4):
        starts = np.concatenate([new_game(seats, seed) for seed in range(10)])
        scratch, mask = np.zeros(1, dtype=STATE), np.zeros(MASK_WORDS, dtype=np.uint64)
        decisions = kernels.random_games(starts, scratch, 100, new_rng(1), mask)
        assert 48 * 100 <= decisions <= MAX_DECISIONS * 100
        assert scratch[0].phase == OVER
        assert rules.battles(scratch[0]) == CARDS // seats
