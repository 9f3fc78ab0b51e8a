"""What views tell about hidden cards: nothing too much, nothing too little."""

from __future__ import annotations

import itertools
import random

import numpy as np
import pytest

from tatami.engine.rng import new_rng
from tatami.games.tenka import belief as beliefs
from tatami.games.tenka.cards import CARDS, COUNTRY_CARDS, FACTIONS, LARGEST_DECK
from tatami.games.tenka.state import NO_CARD, PLAY, STATE, deck_size, hand_size
from tests.games.tenka.builders import (
    belief_of,
    check_conserved,
    games,
    moves,
    new_game,
    sample,
    sample_hands,
    view_of,
)
from tests.games.tenka.oracle import hand_test

seat_counts = pytest.mark.parametrize("seats", [3, 4])


@seat_counts
@pytest.mark.checked
def test_sampled_states_fit_their_view(seats):
    rng = new_rng(seats)
    for seed, states in games(seats, 5):
        for _ in moves(states, seed):
            for viewer in range(-1, seats):
                views = view_of(states, viewer)
                world = sample(views, belief_of(views), rng)
                assert world[0].viewer == -2
                assert view_of(world, viewer).tobytes() == views.tobytes()
                check_conserved(world)
                for seat in range(seats):
                    assert hand_test(world[0], seat)(int(world[0].hand[seat]))


def admits(belief, s, seat: int, hand: int) -> bool:
    """Whether a belief allows a hidden hand."""
    releases = [
        int(belief.release[seat, s.faction[card]]) if card < COUNTRY_CARDS else 0
        for card in range(CARDS)
        if hand >> card & 1
    ]
    late = [sum(release >= draw for release in releases) for draw in range(beliefs.NEVER + 1)]
    return all(count <= free for count, free in zip(late, belief.free[seat], strict=True))


@seat_counts
@pytest.mark.checked
def test_the_true_state_is_believed_possible(seats):
    for seed, states in games(seats, 30):
        for _ in moves(states, seed):
            s = states[0]
            for viewer in range(-1, seats):
                belief = belief_of(view_of(states, viewer))[0]
                hidden = [seat for seat in range(seats) if seat != viewer]
                deck = sum(1 << int(card) for card in s.deck if card != NO_CARD)
                assert int(belief.unseen) == deck | sum(int(s.hand[seat]) for seat in hidden)
                assert belief.room[beliefs.DECK] == deck_size(s)
                for seat in hidden:
                    assert belief.room[seat] == belief.free[seat, 0] == hand_size(s, seat)
                    assert admits(belief, s, seat, int(s.hand[seat]))


@seat_counts
def test_a_hand_is_believed_possible_exactly_if_a_history_leads_to_it(seats):
    verdicts = {True: 0, False: 0}
    for seed in range(25):
        states, dice = new_game(seats, seed), random.Random(seed)
        for _ in moves(states, seed):
            if dice.random() > 0.15:
                continue
            s = states[0]
            viewer = dice.randrange(-1, seats)
            belief = belief_of(view_of(states, viewer))[0]
            unseen = [card for card in range(CARDS) if int(belief.unseen) >> card & 1]
            for seat in range(seats):
                could_hold = hand_test(s, seat)
                for _ in range(0 if seat == viewer else 8):
                    hand = sum(1 << card for card in dice.sample(unseen, hand_size(s, seat)))
                    assert admits(belief, s, seat, hand) == could_hold(hand)
                    verdicts[could_hold(hand)] += 1
    assert min(verdicts.values()) > 200


def worlds(s, viewer: int, unseen: list[int]) -> set[tuple[int, ...]]:
    """All ways to deal the unseen cards to the hidden hands that a history leads to."""
    found: set[tuple[int, ...]] = {()}
    for seat in range(int(s.seats)):
        if seat == viewer:
            found = {(*hands, int(s.hand[seat])) for hands in found}
            continue
        could_hold = hand_test(s, seat)
        size = hand_size(s, seat)
        possible = [sum(1 << card for card in cards) for cards in itertools.combinations(unseen, size)]
        possible = [hand for hand in possible if could_hold(hand)]
        found = {(*hands, hand) for hands in found for hand in possible if not any(hand & h for h in hands)}
    return found


@pytest.mark.parametrize("tries", [0, beliefs.TRIES])
@seat_counts
def test_sampling_reaches_exactly_the_possible_worlds(seats, tries):
    rng, blank, out = new_rng(1), np.zeros(1, dtype=STATE), np.zeros(1, dtype=STATE)
    cases = 0
    for seed in range(60):
        states, dice = new_game(seats, seed), random.Random(seed)
        for _ in moves(states, seed):
            s = states[0]
            if s.phase != PLAY or dice.random() > 0.3:
                continue
            viewer = dice.randrange(-1, seats)
            views = view_of(states, viewer)
            belief = belief_of(views)
            unseen = [card for card in range(CARDS) if int(belief[0].unseen) >> card & 1]
            if len(unseen) > 9 or belief[0].bound == 0:
                continue
            possible = worlds(s, viewer, unseen)
            assert tuple(int(hand) for hand in s.hand[:seats]) in possible
            if not 4 <= len(possible) <= 200:
                continue
            cases += 1
            hands = np.zeros((400 * len(possible), seats), dtype=np.uint64)
            sample_hands(views, belief, rng, blank, out, hands, tries)
            reached, counts = np.unique(hands, axis=0, return_counts=True)
            assert {tuple(int(hand) for hand in row) for row in reached} == possible
            if tries:  # uniform: 400 of each, give or take six standard deviations
                assert counts.min() > 280 and counts.max() < 520
            if cases == 15:
                return
    raise AssertionError("too few positions to say anything")


@seat_counts
def test_sampled_decks_are_in_any_order(seats):
    states = new_game(seats, 3)
    views = view_of(states, 0)
    belief, rng = belief_of(views), new_rng(2)
    seen = np.zeros((LARGEST_DECK, CARDS), dtype=np.int64)
    for _ in range(20_000):
        deck = sample(views, belief, rng)[0].deck
        size = CARDS - 7 * seats
        seen[np.arange(size), deck[:size]] += 1
    hidden = [card for card in range(CARDS) if int(belief[0].unseen) >> card & 1]
    likely = 20_000 / len(hidden)
    assert (abs(seen[: CARDS - 7 * seats][:, hidden] - likely) < 6 * likely**0.5).all()


def tight_belief(s, dice: random.Random):
    """A belief about a few cards with strict limits, such as a game seldom leads to."""
    belief = np.zeros(1, dtype=beliefs.BELIEF)
    b = belief[0]
    cards = dice.sample(range(CARDS), 6)
    b.unseen = sum(1 << card for card in cards)
    b.room[beliefs.DECK] = dice.choice((0, 0, 1))
    rest = len(cards) - int(b.room[beliefs.DECK])
    cuts = sorted(dice.choices(range(rest + 1), k=3))
    b.room[:4] = np.diff([0, *cuts, rest])
    for seat in range(4):
        b.release[seat] = [dice.choice((0, 1, 2, 2, beliefs.NEVER)) for _ in range(FACTIONS)]
        b.free[seat, 0] = b.room[seat]
        for draw in (1, 2):
            b.free[seat, draw] = dice.randint(0, int(b.free[seat, draw - 1]))
    beliefs.find_bound(s, b)
    return belief, cards


def test_dealing_with_care_gets_through_every_strait():
    states = new_game(4, 1)
    views = view_of(states, -1)
    s, dice, rng = states[0], random.Random(1), new_rng(1)
    blank, out, straits = np.zeros(1, dtype=STATE), np.zeros(1, dtype=STATE), 0
    while straits < 50:
        belief, cards = tight_belief(s, dice)
        spots = [place for place in range(beliefs.RECEIVERS) for _ in range(belief[0].room[place])]
        possible = set()
        for places in set(itertools.permutations(spots)):
            hands = [0] * beliefs.RECEIVERS
            for card, place in zip(cards, places, strict=True):
                hands[place] |= 1 << card
            if all(admits(belief[0], s, seat, hands[seat]) for seat in range(4)):
                possible.add(tuple(hands[:4]))
        if not 0 < len(possible) <= 40:
            continue
        straits += 1
        got = np.zeros((600 * len(possible), 4), dtype=np.uint64)
        sample_hands(views, belief, rng, blank, out, got, 0)
        assert {tuple(int(hand) for hand in row) for row in np.unique(got, axis=0)} == possible
