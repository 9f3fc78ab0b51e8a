"""Greedy play of Tenka Trick as it is defined, from nothing but what the seat to move may know."""

from __future__ import annotations

import itertools
from collections import Counter
from fractions import Fraction

import numpy as np
import pytest

from tatami.bots.tenka.mind import greedy, hasty
from tatami.bots.tenka.plays import prepare, rate_card
from tatami.engine import kernels
from tatami.engine.bits import ONE, ZERO, lowest
from tatami.engine.jit import jit
from tatami.engine.rng import new_rng
from tatami.engine.search import minds
from tatami.games.tenka.cards import CARDS, COUNTRY_CARDS, EMPEROR, FACTIONS
from tatami.games.tenka.rules import playable
from tatami.games.tenka.state import CONFISCATE, GIVE, NO_CARD, PLAY
from tests.games.tenka.builders import (
    CARD,
    belief_of,
    games,
    legal_actions,
    moves,
    position,
    sample,
    scores_of,
    view_of,
)
from tests.games.tenka.oracle import verdict

seat_counts = pytest.mark.parametrize("seats", [3, 4])
_attend, _reply = minds.attend, minds.reply


@jit
def values_of(mind, states, rng, out):
    """What a mind thinks of each card that the seat to move may play."""
    _attend(mind[0], states[0])
    prepare(mind[0], states[0])
    cards, n = playable(states[0]), 0
    while cards != ZERO:
        out[n] += rate_card(mind[0], states[0], lowest(cards), rng, n == 0)
        cards &= cards - ONE
        n += 1


@jit
def reply_of(mind, states, rng, mask):
    """What a mind replies."""
    _attend(mind[0], states[0])
    return _reply(mind[0], states[0], rng, mask)


# The definition a second time, slow and plain.


def value_of(states, me: int) -> Fraction:
    """The value of a finished battle for a player, without what trumps cost."""
    s = states[0]
    seats, battle = range(s.seats), int(s.battle)
    result = verdict(s, battle)
    countries = [seat for seat in seats if s.played[battle, seat] < COUNTRY_CARDS]
    gain = dict.fromkeys(seats, 0)
    if not result.winners:
        gain.update(dict.fromkeys(countries, 1))
    for seat in result.winners - {result.general}:
        gain[seat] = 1
    if result.winners:
        gain[result.general] = len(countries) - (len(result.winners) - 1)
    if result.uprising:
        former = int(s.leader[battle])
        factions = Counter(int(s.faction[card]) for card in range(CARDS) if int(s.pile[former]) >> card & 1)
        sizes = set(factions.values())
        taken = max((sizes - {max(sizes)} or sizes) if sizes else {0})
        gain[former] -= taken
        gain[result.general] += taken
    gain[result.general] += 1
    return gain[me] - Fraction(sum(gain.values()) - gain[me], len(seats) - 1)


def plays_of(s, hidden: list[int], vassal: int) -> dict[int, Fraction]:
    """How likely a vassal is to play each card, from a random hand, any legal card alike."""
    led = int(s.faction[s.played[s.battle, s.leader[s.battle]]])
    held = int(s.hand[vassal]).bit_count()
    hands = list(itertools.combinations(hidden, held))
    chance = dict.fromkeys(hidden, Fraction(0))
    for hand in hands:
        bound = led < FACTIONS and any(s.faction[card] == led for card in hand)
        legal = [card for card in hand if not bound or card >= COUNTRY_CARDS or s.faction[card] == led]
        for card in legal:
            chance[card] += Fraction(1, len(legal) * len(hands))
    return chance


def with_played(states, cards: dict[int, int]):
    """The table with some more cards on it."""
    after = states.copy()
    for seat, card in cards.items():
        after[0].played[after[0].battle, seat] = card
    return after


def cost(card: int) -> int:
    return 0 if card < COUNTRY_CARDS else 6 if card == EMPEROR else 4


def choices(seats: int, count: int, later: int):
    """Choices of a card in random games with so many still to play after it."""
    for seed, states in games(seats, count):
        for _ in moves(states, seed):
            s = states[0]
            behind = seats - 1 - (s.played[s.battle] != NO_CARD)[:seats].sum()
            if s.phase == PLAY and behind == later and len(legal_actions(states)) > 1:
                yield states


@seat_counts
@pytest.mark.checked
def test_last_player_knows_the_result_of_each_card(seats):
    for states in choices(seats, 6, later=0):
        me, cards = int(states[0].to_move), legal_actions(states)
        found = np.zeros(7)
        values_of(greedy(), states, new_rng(1), found)
        expected = [float(value_of(with_played(states, {me: card}), me) - cost(card)) for card in cards]
        assert found[: len(cards)] == pytest.approx(expected)


@pytest.mark.parametrize("version", [1, 2])
def test_the_last_to_play_knows_by_which_version_of_the_rules_it_is(version):
    # uesugi 9 and shimazu 9 above tokugawa 5: takeda 8 makes a draw by version 1 and helps the General by 2.
    states = position("S5 A1", "M9 A2", "A9 A3", "M8 A4")
    for token in ("S5", "M9", "A9"):
        kernels.step(states, CARD[token])
    states[0].version = version
    found = np.zeros(7)
    values_of(greedy(), states, new_rng(1), found)
    expected = [float(value_of(with_played(states, {3: card}), 3)) for card in legal_actions(states)]
    assert found[:2] == pytest.approx(expected)
    assert legal_actions(states)[0] == CARD["M8"]
    assert found[0] == pytest.approx({1: 1 - (3 + 1) / 3, 2: 0 - (4 + 1) / 3}[version])


def test_later_players_are_modelled_with_any_legal_card_of_a_random_hand():
    tried = 0
    for states in choices(3, 12, later=1):
        s = states[0]
        me, cards = int(s.to_move), legal_actions(states)
        vassal, held = (me + 1) % 3, int(s.hand[me]).bit_count()
        if held != 3 or tried == 8:
            continue
        tried += 1
        hidden = [card for card in range(CARDS) if int(s.hand[vassal] | s.hand[(me + 2) % 3]) >> card & 1]
        chances = plays_of(s, hidden, vassal)
        found, rounds, rng = np.zeros(7), 1500, new_rng(tried)
        for _ in range(rounds):
            values_of(greedy(), states, rng, found)
        for index, card in enumerate(cards):
            expected = sum(
                chance * value_of(with_played(states, {me: card, vassal: other}), me)
                for other, chance in chances.items()
            )
            assert found[index] / rounds == pytest.approx(float(expected - cost(card)), abs=0.08)
    assert tried == 8


@seat_counts
def test_spoils_go_where_they_bring_most_as_if_the_game_ended_then(seats):
    mask = np.zeros(2, np.uint64)
    seen = set()
    for seed, states in games(seats, 6):
        for _ in moves(states, seed):
            s = states[0]
            if s.phase not in (GIVE, CONFISCATE):
                continue
            seen.add(int(s.phase))
            me, worth = int(s.to_move), {}
            for action in legal_actions(states):
                after = states.copy()
                kernels.step(after, action)
                after[0].pile[me] |= after[0].spoils
                points = scores_of(after)
                worth[action] = points[me] - (sum(points) - points[me]) / (seats - 1)
            assert worth[reply_of(greedy(), states, new_rng(seed), mask)] == pytest.approx(
                max(worth.values())
            )
    assert seen == {GIVE, CONFISCATE}


@seat_counts
@pytest.mark.checked
@pytest.mark.parametrize("mind", [greedy, hasty])
def test_replies_depend_only_on_the_view_of_the_seat(seats, mind):
    mask, told_apart = np.zeros(2, np.uint64), 0
    for seed, states in games(seats, 4):
        for _ in moves(states, seed):
            views = view_of(states, int(states[0].to_move))
            world = sample(views, belief_of(views), new_rng(seed))
            told_apart += world.tobytes() != states.tobytes()
            replies = set()
            for table in (states, views, world):
                rng, before = new_rng(seed), table.tobytes()
                replies.add((int(reply_of(mind(), table, rng, mask)), int(rng[0])))
                assert table.tobytes() == before
            assert len(replies) == 1
    assert told_apart > 100
