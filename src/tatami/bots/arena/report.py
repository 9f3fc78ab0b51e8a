"""One game between bots, and its result."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from tatami.bots.arena import entrants
from tatami.bots.arena.entrants import Choose
from tatami.bots.arena.plan import Group, Plan
from tatami.bots.bot import Timer
from tatami.engine.game import GameError
from tatami.games import load
from tatami.match import IllegalAction, Match
from tatami.record import Record

Result = dict[str, Any]  # a game as a line of the results file

PATIENCE = 1000  # on a busy machine bots get their CPU time all the same
LONGEST_ERROR = 300  # characters of an error message that are kept


class Foul(Exception):
    """A bot broke the rules; the message is one sentence that begins with its name."""

    def __init__(self, name: str, sentence: str) -> None:
        super().__init__(f"{name} {sentence}")
        self.name = name


class Stopped(Exception):
    """The arena was asked to stop."""


def play(plan: Plan, group: Group, game: int, stopped: Callable[[], bool] = lambda: False) -> Result:
    """Play one game of a group; a failing bot is named in the result and affects no other game."""
    Timer.patience = PATIENCE
    match, lineup = plan.match(group), group.lineups[game]
    result: Result = {"id": group.ids[game], "deal": match.deal, "first": match.to_move, "bots": list(lineup)}
    times: list[list[float]] = [[] for _ in lineup]
    try:
        _play_out(match, _sit_down(plan, group, game), times, lineup, stopped)
    except Foul as foul:
        error = f"Game {group.ids[game]}: {foul}"[:LONGEST_ERROR]
        return {**result, "error": error, "by": foul.name, "actions": match.history, "ms": times}
    scores, ranks = match.scores(), match.ranks()
    seats = range(1, match.seats + 1)
    return {
        **result,
        "scores": [scores[seat] for seat in seats],
        "ranks": [ranks[seat] for seat in seats],
        "actions": match.history,
        "ms": times,
    }


def record(plan: Plan, result: Result) -> Record:
    """The record of a game, to be replayed; for a game broken off by a bot, up to that point."""
    if "actions" not in result:
        raise GameError(f"Game {result['id']} was played by an arena that kept no actions.")
    game = load(plan.game)
    bare = Record(plan.game, game.version, result["deal"], tuple(result["actions"]), plan.options)
    match = bare.replay()
    match.players = {seat: {"bot": name} for seat, name in enumerate(result["bots"], 1)}
    return match.record()


def _sit_down(plan: Plan, group: Group, game: int) -> list[Choose]:
    seats = []
    for seat, name in enumerate(group.lineups[game], 1):
        try:
            seats.append(entrants.seat(name, plan.game, plan.seed_for("bot", group.ids[game], seat)))
        except Exception as error:
            raise Foul(name, f"could not be made: {_said(error)}") from error
    return seats


def _play_out(
    match: Match,
    seats: list[Choose],
    times: list[list[float]],
    lineup: tuple[str, ...],
    stopped: Callable[[], bool],
) -> None:
    """Play to the end, recording the milliseconds of each decision."""
    while (seat := match.to_move) is not None:
        if stopped():
            raise Stopped
        name, where = lineup[seat - 1], f"at seat {seat} in action {len(match.actions) + 1}"
        view = match.view(seat)
        started = time.perf_counter()
        try:
            token = seats[seat - 1](view)
        except Exception as error:
            raise Foul(name, f"failed {where}: {_said(error)}") from error
        times[seat - 1].append(round((time.perf_counter() - started) * 1000, 2))
        try:
            match.play(token)
        except IllegalAction as error:
            raise Foul(name, f"played {token!r:.40} {where}: {error}") from error


def _said(error: Exception) -> str:
    """An error on one line."""
    words = " ".join(str(error).split())
    return f"{type(error).__name__}: {words}" if words else type(error).__name__
