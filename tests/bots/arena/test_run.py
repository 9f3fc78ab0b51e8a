"""Games are played as planned, on any number of processes and in any number of sittings."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from tatami.bots.arena import Plan, Store, record, results, stored, summarise
from tatami.bots.arena.report import Result
from tatami.cli import main
from tatami.engine.game import GameError

PLAYERS = "tests.bots.arena.players"


def timeless(summary: dict[str, Any]) -> dict[str, Any]:
    """A summary without what the clock says."""
    return {**summary, "entrants": [{**bot, "ms": None} for bot in summary["entrants"]]}


def untimed(games: list[Result]) -> list[Result]:
    return sorted(({**game, "ms": None} for game in games), key=lambda game: game["id"])


@pytest.fixture
def plan() -> Plan:
    return Plan.make("tenka", ("random", f"{PLAYERS}:Seeded", f"{PLAYERS}:Last"), 6, seats=3)


def test_two_processes_play_the_same_games_as_one(plan: Plan):
    assert untimed(list(results(plan, jobs=2))) == untimed(list(results(plan)))


def test_a_run_in_two_sittings_gives_the_same_summary_as_one(plan: Plan, tmp_path: Path):
    file = tmp_path / "games.jsonl"
    store = Store(file, plan)
    for result in islice(results(plan), 4):
        store.add(result)
    with file.open("a") as torn:
        torn.write('{"id":"1.1","dea')
    again = Store(file, plan, resume=True)
    done = again.read()
    assert len(done) == 4
    rest = list(results(plan, done))
    assert len(rest) == plan.total - 4
    for result in rest:
        again.add(result)
    kept = again.read()
    assert timeless(summarise(plan, kept.values())) == timeless(summarise(plan, results(plan)))


def test_more_games_may_be_added_but_not_other_ones(plan: Plan, tmp_path: Path):
    file = tmp_path / "games.jsonl"
    Store(file, plan)
    with pytest.raises(GameError, match="already holds games"):
        Store(file, plan)
    Store(file, Plan.make("tenka", plan.bots, 60, seats=3), resume=True)
    with pytest.raises(GameError, match="holds another arena: its seed is 0, not 1"):
        Store(file, Plan.make("tenka", plan.bots, 6, seats=3, seed=1), resume=True)
    file.write_text("a shopping list\n")
    with pytest.raises(GameError, match="does not hold the games of an arena"):
        Store(file, plan, resume=True)


@pytest.mark.parametrize("name", ["first", "Last", "Seeded", "made"])
def test_functions_classes_and_makers_enter_by_import_path(name: str):
    plan = Plan.make("take", (f"{PLAYERS}:{name}", "random"), 2)
    assert not summarise(plan, results(plan))["errors"]


def test_a_bot_that_fails_spoils_only_its_own_games():
    crash, cheat = f"{PLAYERS}:crash", f"{PLAYERS}:cheat"
    plan = Plan.make("take", ("random", crash, cheat, f"{PLAYERS}:first"), 4)
    summary = summarise(plan, results(plan))
    assert summary["played"] == plan.total
    errors = {bot["bot"]: bot["errors"] for bot in summary["entrants"]}
    assert errors["random"] == errors[f"{PLAYERS}:first"] == 0
    assert errors[crash] + errors[cheat] == len(summary["errors"]) == 20
    assert any(
        error.startswith("Game ") and f"{crash} failed at seat 1" in error for error in summary["errors"]
    )
    assert any("RuntimeError: my head hurts" in error for error in summary["errors"])
    assert any(
        "played 'castle'" in error and "This game has no move “castle”" in error
        for error in summary["errors"]
    )
    sound = {(pair["bot"], pair["among"]): pair["games"] for pair in summary["pairings"] if pair["games"]}
    assert sound == {("random", f"{PLAYERS}:first"): 4}


def test_games_are_kept_whole_and_can_be_replayed(
    plan: Plan, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    file = tmp_path / "games.jsonl"
    store = Store(file, plan)
    for result in results(plan):
        store.add(result)
    again, games = stored(file)
    assert again.game == plan.game and len(games) == plan.total
    for game in games:
        match = record(again, game).replay()
        assert list(match.scores().values()) == game["scores"]
        assert [match.players[seat]["bot"] for seat in (1, 2, 3)] == game["bots"]
    assert main(["replay", f"{file}#{games[-1]['id']}"]) == 0
    assert "points" in capsys.readouterr().out
    assert main(["replay", f"{file}#99.9"]) == 2
    assert "has no game '99.9'" in capsys.readouterr().err


def test_a_game_that_a_bot_broke_off_is_kept_as_far_as_it_went():
    plan = Plan.make("take", ("random", f"{PLAYERS}:crash"), 2)
    games = list(results(plan))
    assert all("error" in game for game in games)
    assert all(not record(plan, game).replay().over for game in games)
    assert any(record(plan, game).actions for game in games)
    with pytest.raises(GameError, match="kept no actions"):
        record(plan, {key: value for key, value in games[0].items() if key != "actions"})
