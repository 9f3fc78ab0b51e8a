"""What programs do with a batch: copy, pickle, fork, hand over arrays, and keep the games."""

import copy
import multiprocessing
import pickle

import numpy as np
import pytest

import tatami
from tatami.adapters import rewards
from tatami.engine.game import GameError
from tests.adapters.test_batch import every_table, play, snapshot
from tests.conformance.tables import Table
from tests.conformance.tables import every_table as every_setting

PATIENCE = 60


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, lambda batch: pickle.loads(pickle.dumps(batch))])
@pytest.mark.parametrize("threads", [1, 2])
def test_copies_and_pickles_behave_like_the_original(again, threads):
    batch = tatami.batch("tenno", 130, seats=3, seed=4, reward="margin", threads=threads)
    play(batch, 40)
    other = again(batch)
    assert snapshot(other) == snapshot(batch)
    before = snapshot(batch)
    ahead = play(other, 60)
    assert snapshot(other) != before and snapshot(batch) == before
    assert play(batch, 60) == ahead
    for index in (0, 129):
        match = other.match(index)
        assert other.observations[index].tobytes() == match.view(match.to_move).tensor().tobytes()


@pytest.mark.parametrize("kind", [np.int8, np.int16, np.int32, np.int64, np.uint8, np.uint16, np.uint64])
def test_actions_may_be_of_any_whole_type(kind):
    batch, other = (tatami.batch("take", 8, seed=1) for _ in range(2))
    actions = batch.masks.argmax(axis=1)
    batch.step(actions.astype(kind))
    other.step(actions.tolist())
    assert snapshot(batch) == snapshot(other)


@pytest.mark.parametrize("far", [65_536, -65_536, 2**32, 2**62])
def test_a_number_too_large_is_no_other_action(far):
    batch = tatami.batch("take", 4, seed=1)
    actions = batch.masks.argmax(axis=1).astype(np.int64)
    actions[3] += far
    before = snapshot(batch)
    with pytest.raises(GameError, match=f"Action {actions[3]} may not be played in game 3"):
        batch.step(actions)
    assert snapshot(batch) == before


@pytest.mark.parametrize("shape", [(), (1,), (3,), (5,), (4, 1), (1, 4)])
def test_there_is_one_action_for_each_game(shape):
    batch = tatami.batch("take", 4, options={"start": 1})
    before = snapshot(batch)
    action = int(np.flatnonzero(batch.masks.all(axis=0))[0]) if batch.masks.all(axis=0).any() else 0
    with pytest.raises(GameError, match="needs 4 actions"):
        batch.step(np.full(shape, action))
    assert snapshot(batch) == before


def _play_there(batch, sent):
    play(batch, 5)
    sent.put(snapshot(batch))


def test_a_batch_with_threads_plays_on_after_a_fork():
    batch = tatami.batch("take", 400, seed=3, threads=3)
    play(batch, 3)
    context = multiprocessing.get_context("fork")
    sent = context.Queue()
    child = context.Process(target=_play_there, args=(batch, sent), daemon=True)
    child.start()
    try:
        there = sent.get(timeout=PATIENCE)
    finally:
        child.kill()
    assert there == play(batch, 5)[-1]


def test_arrays_are_handed_over_without_a_copy():
    """As JAX 0.10 asks for them: by the first DLPack, which knows nothing read-only, aligned to 64 bytes."""
    batch = tatami.batch("tenka", 16, reward="margin")
    for name, array in batch.buffers().items():
        taken = np.from_dlpack(_OldConsumer(array))
        shown = getattr(batch, name)
        assert taken.ctypes.data == shown.ctypes.data and shown.ctypes.data % 64 == 0
        assert taken.dtype == shown.dtype and taken.shape == shown.shape and taken.flags.c_contiguous


class _OldConsumer:
    """Asks an array for its memory without naming a version, as consumers of the first DLPack do."""

    def __init__(self, array):
        self.array = array

    def __dlpack__(self, **_):
        return self.array.__dlpack__()

    def __dlpack_device__(self):
        return self.array.__dlpack_device__()


@every_table
def test_games_give_records(game, seats):
    batch = tatami.batch(game, 3, seats=seats, seed=5, reward="margin", records=True)
    ends: list[list[float]] = []
    while len(ends) < 4:
        batch.step(batch.sample())
        ends += [row.tolist() for row in batch.rewards[batch.dones]]
    records = batch.take_records()
    assert not batch.take_records() and len(records) == len(ends)
    for record, end in zip(records, ends, strict=True):
        match = tatami.replay(record.dumps())
        assert match.over and rewards.rewards("margin", match.state()) == pytest.approx(end, abs=1e-4)
    for index in range(3):
        again = tatami.replay(batch.record(index).dumps())
        assert again.view(again.to_move).tensor().tobytes() == batch.observations[index].tobytes()
        assert batch.match(index).state().tobytes() == again.state().tobytes()
    other = copy.copy(batch)
    other.step(other.sample())
    assert len(other.record(0).actions) in (len(batch.record(0).actions) + 1, 0)


def test_a_batch_without_records_says_so():
    with pytest.raises(GameError, match="records=True"):
        tatami.batch("take", 1).record(0)
    with pytest.raises(GameError, match="records=True"):
        tatami.batch("take", 1).take_records()


@every_setting
def test_the_deal_of_a_start_position_is_found_again(table: Table):
    match = table.new(8)
    text = table.game.deal_of(match.state(), match.options)
    again = tatami.new(table.name, deal=text, options=table.options)
    assert again.state().tobytes() == match.state().tobytes()


@every_table
def test_some_games_move_while_others_wait(game, seats):
    batch = tatami.batch(game, 4, seats=seats, seed=2, reward="margin")
    finals, viewers = batch.finals(), np.arange(4, dtype=np.int8) % seats
    chance = np.random.default_rng(3)
    ended = 0
    while ended < 3:
        playing = chance.random(4) < 0.6
        matches = [batch.match(index) for index in range(4)]
        shown = batch.observations.copy()
        actions = np.where(playing, batch.sample(), -1)
        batch.step_some(actions, playing, viewers, finals)
        for index, match in enumerate(matches):
            if not playing[index]:
                assert not batch.dones[index] and not batch.rewards[index].any()
                assert batch.observations[index].tobytes() == shown[index].tobytes()
                continue
            match.play_number(int(actions[index]))
            assert match.over == batch.dones[index]
            if match.over:
                ended += 1
                seen = match.view(int(viewers[index]) + 1).tensor()
                assert finals[index]["row"].tobytes() == seen.tobytes()
                due = rewards.rewards("margin", match.state())
                assert batch.rewards[index].tolist() == pytest.approx(due, abs=1e-4)
    with pytest.raises(GameError, match="may not be played in game 1"):
        batch.step_some(np.full(4, -1), np.array([False, True, False, True]), viewers, finals)
