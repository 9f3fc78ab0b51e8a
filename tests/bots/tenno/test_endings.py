"""The end of TENNO is reckoned: compared with trying everything, slow and plain."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

import tatami
from tatami.bots import bot
from tatami.bots.search import Manner
from tatami.bots.tenno.endings import GAVE_UP, MARGIN, MARGINS, RANKS, SHARES, UTILITY, Ending, is_near
from tatami.bots.tenno.habits import MIXED
from tatami.bots.tenno.mind import attend, follow, new_mind, reply
from tatami.bots.tenno.replies import replies
from tatami.engine import kernels
from tatami.engine.jit import jit
from tatami.engine.rng import new_rng
from tatami.games.tenno.state import ACTIONS, PEEKING, SETTING_UP
from tests.bots.utilities import utilities
from tests.games.tenno.builders import (
    MASK_WORDS,
    Records,
    legal_actions,
    new_game,
    points_of,
    ranks_of,
    view_of,
)
from tests.games.tenno.positions import turn
from tests.games.tenno.test_core import decisions, random_deal
from tests.games.tenno.worlds import History, all_worlds

SMALL = [("123NM", 2), ("123RS", 2), ("123MG", 2), ("1237M", 3), ("123R", 3)]  # few cards: short games
ENOUGH = 20  # positions to compare
every_small_game = pytest.mark.parametrize("cards, seats", SMALL)
World = tuple[Records, Records, float]  # a state, a mind, a chance


def endings(cards: str, seats: int, games: int) -> Iterator[tuple[Records, History, str]]:
    """Positions near the end of random games where there is a choice, and how they came about."""
    for seed in range(games):
        deal, dice = random_deal(seats, seed), Random(seed)
        states, history = new_game(deal, cards=cards), list[tuple[int, int]]()
        while states[0].to_move >= 0:
            if is_near(states) and len(legal_actions(states)) > 1:
                yield states, history, deal
            action = dice.choice(legal_actions(states))
            history.append((int(states[0].to_move), action))
            kernels.step(states, action)


def fitting(history: History, deal: str, viewer: int, cards: str) -> list[tuple[Records, float]]:
    """All states that look as the game does, with their chances."""
    worlds = all_worlds(deal, history, viewer, MIXED, 3000, cards)
    dtype = new_game().dtype
    return [(np.frombuffer(world, dtype).copy(), chance) for world, chance in (worlds or {}).items()]


def cards_of(states: Records) -> bytes:
    return bytes(states[0].row.tobytes() + states[0].hand.tobytes())


@every_small_game
def test_listed_worlds_fit_the_view_and_have_the_right_probabilities(cards: str, seats: int):
    ending, compared = Ending(seats, new_mind(MIXED), Manner().record()), 0
    for states, history, deal in endings(cards, seats, 12):
        viewer = int(states[0].to_move)
        expected: dict[bytes, float] = defaultdict(float)
        for world, chance in fitting(history, deal, viewer, cards):
            expected[cards_of(world)] += chance
        views = view_of(states, viewer)
        if expected and ending.begin(views):
            listed = {cards_of(world): chance for world, chance in ending.worlds()}
            assert len(listed) == len(ending.worlds())
            assert listed == pytest.approx(expected, rel=1e-4)
            assert all(view_of(world, viewer).tobytes() == views.tobytes() for world, _ in ending.worlds())
            compared += len(listed) > 1
        if compared == ENOUGH:
            break
    assert compared == ENOUGH


# Trying everything: the others reply in all the ways they may, and the seat does what is best for it
# wherever it knows the same.


@jit
def list_replies(minds: Any, states: Any, mask: Any, actions: Any, chances: Any) -> int:
    return replies(minds[0], states[0], mask, actions, chances)


def replies_of(minds: Records, states: Records) -> list[tuple[int, float]]:
    mask, actions, chances = np.zeros(MASK_WORDS, np.uint64), np.zeros(ACTIONS, np.int64), np.zeros(ACTIONS)
    found = list_replies(minds, states, mask, actions, chances)
    return [(int(actions[i]), float(chances[i])) for i in range(found)]


def after(world: World, action: int, me: int) -> Iterator[World]:
    states, minds, chance = world[0].copy(), world[1].copy(), world[2]
    follow(minds[0], states[0], action)
    kernels.step(states, action)
    if states[0].to_move in (-1, me):
        yield states, minds, chance
        return
    for answer, share in replies_of(minds, states):
        yield from after((states, minds, chance * share), answer, me)


def value(worlds: list[World], action: int, me: int) -> float:
    total, seen = 0.0, defaultdict[bytes, list[World]](list)
    for world in worlds:
        for found in after(world, action, me):
            if found[0][0].to_move < 0:
                total += found[2] * utilities(ranks_of(found[0]), points_of(found[0]))[me]
            else:
                seen[view_of(found[0], me).tobytes()].append(found)
    return total + sum(
        max(value(alike, choice, me) for choice in legal_actions(alike[0][0])) for alike in seen.values()
    )


@every_small_game
def test_ending_values_agree_with_exhaustive_search(cards: str, seats: int):
    ending, compared = Ending(seats, new_mind(MIXED), Manner().record()), 0
    for states, history, deal in endings(cards, seats, 40):
        viewer, minds = int(states[0].to_move), new_mind(MIXED)
        views, actions = view_of(states, viewer), legal_actions(states)
        rated = [ending.rate(action, 400) for action in actions] if ending.begin(views) else []
        worlds = fitting(history, deal, viewer, cards)
        if not worlds or not rated or any(steps == GAVE_UP for _, steps in rated):
            continue
        attend(minds[0], views[0])
        minds[0].me = viewer
        expected = [
            value([(*world[:1], minds, world[1]) for world in worlds], each, viewer) for each in actions
        ]
        assert [outcome[UTILITY] for outcome, _ in rated] == pytest.approx(expected, rel=1e-4)
        for outcome, _ in rated:
            shares, margins = outcome[SHARES:MARGINS], outcome[MARGINS:]
            assert sum(shares) == pytest.approx(1.0) and shares[viewer] <= outcome[RANKS] + 1e-9
            assert margins[viewer] == pytest.approx(outcome[MARGIN]) and min(margins[:seats]) <= 0
        compared += 1
        if compared == ENOUGH:
            break
    assert compared == ENOUGH


def test_an_end_that_can_be_seen_at_once():
    match = turn("78D 123", hands="- -")
    thought = bot("shogun@1000", "tenno").think(match.view(1))
    assert thought.simulations == 0 and len(thought.ideas) == 9
    for idea in thought.ideas:  # a Farmer is captured, any of the three, and the game is over
        assert idea.margin == pytest.approx(2.0)
        assert idea.value == pytest.approx(0.5 + 0.25 * (1 + 2 / 20))
        assert idea.ranks == pytest.approx((1.0, 0.0))


# The others' replies.


@jit
def count_replies(minds: Any, states: Any, rng: Any, mask: Any, counts: Any, draws: int) -> None:
    for _ in range(draws):
        counts[reply(minds[0], states[0], rng, mask)] += 1


@pytest.mark.parametrize("seats", [2, 4])
def test_reply_probabilities_match_the_draws_of_the_mind(seats: int):
    draws, phases = 2000, Counter[int]()
    for states, _ in decisions(seats, seats):
        phase = int(states[0].phase)
        if states[0].to_move < 0 or phase == SETTING_UP:
            continue
        minds, counts = new_mind(MIXED), np.zeros(ACTIONS, np.int64)
        attend(minds[0], states[0])
        count_replies(minds, states, new_rng(1), np.zeros(MASK_WORDS, np.uint64), counts, draws)
        expected = dict(replies_of(minds, states))
        assert sum(expected.values()) == pytest.approx(1.0)
        assert set(np.flatnonzero(counts)) <= set(expected)
        for action, chance in expected.items():
            assert abs(counts[action] - draws * chance) < 5 * (draws * chance * (1 - chance)) ** 0.5 + 1e-6
        phases[phase] += 1
    assert set(phases) == set(range(1, PEEKING + 1))


# The bot.


def near_the_end(seats: int, games: int) -> Iterator[tatami.match.Match]:
    for seed in range(games):
        match, dice = tatami.new("tenno", seats=seats, seed=seed), Random(seed)
        while not match.over:
            if is_near(match.state()) and len(match.legal()) > 1:
                yield match
            match.play(dice.choice(match.legal()))


def test_the_choice_is_the_best_or_in_secret_one_about_as_good_and_follows_from_the_view():
    reckoned = 0
    for match in near_the_end(2, 12):
        view = match.view(match.to_move)
        thought = bot("shogun@100", "tenno", seed=1).think(view)
        if thought.simulations > 0:  # too much to reckon
            continue
        reckoned += 1
        chosen = next(idea for idea in thought.ideas if idea.token == thought.choice)
        secret = view.game.mask(view.tokens.index(thought.choice)) != view.tokens.index(thought.choice)
        assert chosen.value >= max(idea.value for idea in thought.ideas) - (0.03 if secret else 1e-9)
        assert sorted(idea.token for idea in thought.ideas) == sorted(match.legal())
        world = view.determinize(reckoned)
        assert bot("shogun@100", "tenno", seed=1).think(world.view(match.to_move)).ideas == thought.ideas
        assert bot("shogun@100", "tenno", seed=1).choose(world.view(match.to_move)) == thought.choice
    assert reckoned >= 20


def test_endings_too_large_to_compute_are_searched():
    match = next(each for each in near_the_end(2, 12) if len(each.legal()) == 9)
    assert bot("shogun@1", "tenno").think(match.view(match.to_move)).simulations > 0
    assert bot("shogun@5000", "tenno").think(match.view(match.to_move)).simulations == 0
