"""Many games at once: each of them is the game that `Match` and `View` know."""

import numpy as np
import pytest

import tatami
from tatami.adapters import rewards
from tatami.adapters.batch import Batch
from tatami.engine.game import GameError
from tatami.games import load

TABLES = [(name, seats) for name in tatami.games() for seats in load(name).seats]
every_table = pytest.mark.parametrize(("game", "seats"), TABLES)


def snapshot(batch: Batch) -> list[bytes]:
    arrays = batch.observations, batch.masks, batch.rewards, batch.dones, batch.to_move
    return [array.tobytes() for array in arrays]


def play(batch: Batch, steps: int) -> list[list[bytes]]:
    seen = [snapshot(batch)]
    for _ in range(steps):
        batch.step(batch.sample())
        seen.append(snapshot(batch))
    return seen


@every_table
@pytest.mark.checked
def test_every_row_is_what_the_view_of_the_seat_to_move_says(game, seats):
    reward = rewards.MARGIN if seats % 2 else rewards.RANK
    batch = tatami.batch(game, 2, seats=seats, reward=reward, seed=seats)
    ended = 0
    for _ in range(load(game).max_decisions):
        matches = [batch.match(index) for index in range(2)]
        for index, match in enumerate(matches):
            assert batch.to_move[index] + 1 == match.to_move
            view = match.view(match.to_move)
            assert batch.observations[index].tobytes() == view.tensor().tobytes()
            assert batch.masks[index].tolist() == view.legal_mask.tolist()
        actions = batch.sample()
        for match, action in zip(matches, actions, strict=True):
            match.play(batch.tokens[action])
        batch.step(actions)
        for index, match in enumerate(matches):
            assert bool(batch.dones[index]) == match.over
            due = rewards.rewards(reward, match.state()) if match.over else [0.0] * seats
            assert batch.rewards[index].tolist() == pytest.approx(due, abs=1e-4)
            ended += match.over
    assert ended


@pytest.mark.parametrize("game", tatami.games())
def test_seeds_say_it_all_and_threads_change_nothing(game):
    games = play(tatami.batch(game, 200, seed=4), 30)
    again = tatami.batch(game, 200, seed=9, threads=3)
    again.reset(seed=4)
    assert play(again, 30) == games
    assert play(tatami.batch(game, 200, seed=5), 1)[0] != games[0]
    assert play(tatami.batch(game, 100, seed=4), 1)[0][0] == games[0][0][: len(games[0][0]) // 2]


def test_games_of_a_batch_are_dealt_differently():
    batch = tatami.batch("take", 500)
    assert len({row.tobytes() for row in batch.field("chips")}) == 500
    assert set(batch.to_move.tolist()) == {0, 1}


@pytest.mark.parametrize("wrong", [-1, 32000, None])
def test_an_illegal_action_changes_nothing(wrong):
    batch = tatami.batch("tenka", 4, seed=2)
    actions = batch.sample().copy()
    actions[2] = np.flatnonzero(~batch.masks[2])[0] if wrong is None else wrong
    before = snapshot(batch), batch.match(0).state().tobytes()
    with pytest.raises(GameError, match="in game 2"):
        batch.step(actions)
    assert (snapshot(batch), batch.match(0).state().tobytes()) == before
    with pytest.raises(TypeError):
        batch.step(np.zeros(4))


def test_arrays_stay_the_same_and_can_only_be_read():
    batch = tatami.batch("tenno", 4)
    arrays = batch.observations, batch.masks, batch.rewards, batch.dones, batch.to_move
    where = [array.ctypes.data for array in arrays]
    play(batch, 50)
    assert [array.ctypes.data for array in arrays] == where
    for array in arrays:
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1


@every_table
def test_fields_have_names_and_a_game_takes_less_than_a_kilobyte(game, seats):
    batch = tatami.batch(game, 2, seats=seats)
    assert [batch.field(name).shape for name in batch.fields] == [
        (2, size) for _, size in load(game).observation
    ]
    assert np.array_equal(np.concatenate([batch.field(name) for name in batch.fields], 1), batch.observations)
    own = (*batch._games, batch._legals, batch._deals, batch._actions)
    assert sum(array.itemsize for array in own) < 1000


def test_invalid_batches_are_refused():
    for wrong in ({"n": 0}, {"n": 2, "threads": 0}, {"n": 2, "seats": 9}, {"n": 2, "reward": "gold"}):
        with pytest.raises(GameError):
            tatami.batch("tenno", **wrong)
