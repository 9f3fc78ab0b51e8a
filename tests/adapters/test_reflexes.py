"""Bots compiled at all tables of a batch: they play as they do at one table, by what their seat may know."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import tatami
from tatami.adapters.gymnasium import TatamiVectorEnv
from tatami.adapters.reflexes import Reflexes, is_reflex
from tatami.bots import names
from tatami.bots.mindbot import answer
from tatami.engine.game import GameError
from tatami.engine.rng import new_rng

BOTS = [(game, name) for game in tatami.games() for name in names(game)]
REFLEXES = [(game, name) for game, name in BOTS if is_reflex(name, game)]


def test_every_game_has_one():
    assert {game for game, _ in REFLEXES} == set(tatami.games())


@pytest.mark.parametrize(("game", "name"), REFLEXES)
def test_replies_are_those_of_the_bot_to_the_views(game: str, name: str):
    batch = tatami.batch(game, 20, seed=3)
    bot = Reflexes(name, batch, seed=1)
    one: Any = tatami.bot(name, game)
    rng, chance = new_rng(1), np.random.default_rng(1)
    mask = np.zeros(batch.game.mask_words, np.uint64)
    for _ in range(12):
        playing = chance.random(20) < 0.7
        found = bot(playing)
        for index in range(20):
            match = batch.match(index)
            view = match.view(match.to_move)
            expected = answer(one.reflex.copy(), view.records, rng, mask) if playing[index] else -1
            assert found[index] == expected
        batch.step(np.where(playing, found, batch.sample()))


@pytest.mark.parametrize(("game", "name"), [pair for pair in BOTS if pair not in REFLEXES])
def test_bots_that_search_or_remember_are_refused(game: str, name: str):
    with pytest.raises(GameError, match="game by game"):
        Reflexes(name, tatami.batch(game, 2))


@pytest.mark.parametrize(("game", "name"), REFLEXES)
def test_they_are_opponents_at_many_tables(game: str, name: str):
    """The same seed gives the same games."""
    runs = []
    for _ in range(2):
        many = TatamiVectorEnv(game, 16, opponents=name, reward="margin")
        seen, info = many.reset(seed=2)
        gained: list[float] = []
        for _ in range(40):
            seen, reward, over, _, info = many.step(info["action_mask"].argmax(axis=1))
            gained += reward[over].tolist()
        runs.append((seen.tobytes(), gained))
    assert runs[0] == runs[1]
