"""Whose reward is whose: checked against games that are followed one by one."""

import numpy as np
import pytest

import tatami
from tatami.adapters.returns import LATER, OVER, Rollout, advantages, next_decisions, returns
from tatami.engine.game import GameError
from tatami.games import load

TABLES = [(name, seats) for name in tatami.games() for seats in load(name).seats]
every_table = pytest.mark.parametrize(("game", "seats"), TABLES)


def played(game: str, seats: int, steps: int, n: int = 6) -> Rollout:
    batch = tatami.batch(game, n, seats=seats, reward="margin", seed=seats)
    rollout, chance = Rollout(batch, steps), np.random.default_rng(1)
    while not rollout.full:
        rollout.step(batch.sample().copy(), values=chance.normal(size=n))
    return rollout


def decisions(rollout: Rollout, game: int, seat: int) -> list[list[int]]:
    """The steps at which a seat decided, a list for each game that was played in this place."""
    found: list[list[int]] = [[]]
    for step in range(len(rollout)):
        if rollout.movers[step, game] == seat:
            found[-1].append(step)
        if rollout.dones[step, game]:
            found.append([])
    return found


@every_table
def test_every_decision_gets_the_final_return_of_its_seat(game, seats):
    rollout = played(game, seats, load(game).max_decisions + 50)
    got, known = rollout.returns()
    ended = 0
    for index in range(rollout.dones.shape[1]):
        ends = np.flatnonzero(rollout.dones[:, index]).tolist()
        for seat in range(seats):
            games = decisions(rollout, index, seat)
            for own, end in zip(games, ends, strict=False):
                ended += 1
                for step in own:
                    assert known[step, index]
                    assert got[step, index] == rollout.rewards[end, index, seat]
            assert not known[games[-1], index].any()
    assert ended and rollout.rewards.any()


@every_table
def test_advantages_follow_each_seat_alone(game, seats):
    rollout = played(game, seats, load(game).max_decisions + 50)
    credit = rollout.advantages(discount=0.9, smoothing=0.7)
    for index in range(rollout.dones.shape[1]):
        ends = np.flatnonzero(rollout.dones[:, index]).tolist()
        for seat in range(seats):
            for own, end in zip(decisions(rollout, index, seat), ends, strict=False):
                values = [*rollout.values[own, index], 0.0]
                gain = 0.0
                for at in reversed(range(len(own))):
                    reward = rollout.rewards[end, index, seat] if at == len(own) - 1 else 0.0
                    gain = reward + 0.9 * values[at + 1] - values[at] + 0.9 * 0.7 * gain
                    assert credit.advantages[own[at], index] == pytest.approx(gain, abs=1e-3)
                    assert credit.known[own[at], index]


def test_what_comes_after_the_arrays_is_said_or_left_open():
    movers, dones = np.array([[0], [1], [1]]), np.zeros((3, 1), bool)
    rewards, values = np.zeros((3, 1, 2)), np.array([[1.0], [2.0], [3.0]])
    assert next_decisions(movers, dones).tolist() == [[LATER], [2], [LATER]]
    open_end = advantages(rewards, movers, dones, values)
    assert open_end.known.tolist() == [[False], [True], [False]]
    assert open_end.advantages[1, 0] == 1.0  # from 2 to 3; what follows is not known, so nothing is added
    closed = advantages(rewards, movers, dones, values, last_values=[[5.0, 7.0]], smoothing=1.0)
    assert closed.known.all()
    assert closed.advantages[:, 0].tolist() == [4.0, 5.0, 4.0]


def test_a_reward_that_comes_with_anothers_move_is_not_lost():
    """Seat 0 moves, seat 1 ends the game: both are credited."""
    movers, dones = np.array([[0], [1]]), np.array([[False], [True]])
    rewards = np.array([[[0.0, 0.0]], [[1.0, -1.0]]])
    assert returns(rewards, movers, dones)[0][:, 0].tolist() == [1.0, -1.0]
    assert next_decisions(movers, dones)[:, 0].tolist() == [OVER, OVER]


def test_a_full_rollout_is_cleared_before_it_goes_on():
    rollout = played("take", 2, 4)
    with pytest.raises(GameError, match="clear it first"):
        rollout.step(rollout.batch.sample())
    rollout.clear()
    rollout.step(rollout.batch.sample().copy())
    assert len(rollout) == 1
