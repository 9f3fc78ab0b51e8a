"""No bot can cheat: what it chooses follows from its view, and from a view nothing else can be reached."""

from __future__ import annotations

import gc
import types
from typing import Any

import numpy as np
import pytest

import tatami
from tatami.bots import bot, names
from tatami.games import load
from tatami.match import Match
from tatami.warming import warm_rules
from tests.conformance.tables import GAMES, Table

# Enough states of each game to make hundreds over all bots, each with a few other worlds.
STATES = [(seed, percent) for seed in range(5) for percent in (5, 20, 35, 50, 65, 80, 95)]
WORLDS = 2
EVERY_BOT = [(game, name) for game in GAMES for name in names(game)]


@pytest.mark.parametrize(("game", "name"), EVERY_BOT)
def test_worlds_that_look_alike_get_the_same_decision(game: str, name: str):
    told_apart = 0
    for seed, percent in STATES:
        match = Table(game, load(game).usual_seats).position(seed, percent)
        seat = match.to_move
        assert seat is not None
        choice = bot(f"{name}@20", game, seed=seed).choose(match.view(seat))
        for number in range(WORLDS):
            world = match.view(seat).determinize(1000 * seed + number)
            told_apart += world.state().tobytes() != match.state().tobytes()
            assert bot(f"{name}@20", game, seed=seed).choose(world.view(seat)) == choice
    if game != "take":
        assert told_apart > len(STATES), "the worlds compared are hardly ever different ones"


class Spy:
    """A bot that tries to reach the state behind its view, whatever way leads there."""

    def __init__(self) -> None:
        self.found: list[object] = []

    def choose(self, view: tatami.View) -> str:
        self.found = [thing for thing in reachable(view) if self._is_secret(thing, view)]
        return view.legal[0]

    @staticmethod
    def _is_secret(thing: Any, view: tatami.View) -> bool:
        if isinstance(thing, Match):
            return True
        if isinstance(thing, np.ndarray | np.void) and thing.dtype == view.game.state:
            return bool((np.atleast_1d(thing)["viewer"] != view.record.viewer).any())
        return False


def reachable(start: object) -> list[object]:
    """Everything that can be got at from an object by following references, but not by importing."""
    seen, found, queue = {id(start)}, [start], [start]
    while queue:
        for thing in gc.get_referents(queue.pop()):
            if id(thing) in seen or isinstance(thing, types.ModuleType | type):
                continue
            seen.add(id(thing))
            if isinstance(thing, types.FunctionType):
                # What a function closes over, not the modules it was written in.
                thing = thing.__closure__ or ()
            found.append(thing)
            queue.append(thing)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_spy_finds_no_state_behind_its_view(game: str):
    warm_rules(game)  # what was told to other seats before leaves no trace
    match = Table(game, load(game).usual_seats).position(1, 30)
    view = match.view(match.to_move)
    assert view.places and view.actions  # also with everything worked out that it can work out
    spy = Spy()
    spy.choose(view)
    assert spy.found == []
    assert match in reachable([match]) and Spy._is_secret(match.state(), view)  # it would have known
