"""`tatami arena` plays games, stores them, resumes, and reports the results."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.terminal import run

PLAYERS = "tests.bots.arena.players"
TAKE = ["arena", "take", "--jobs", "1"]


def test_figures_games_and_pictures_are_kept_and_gone_on_with(tmp_path: Path):
    out = ["--out", str(tmp_path / "deep" / "out")]
    bots = ["--bots", "random,random@2"]
    first = run(*TAKE, *bots, "--games", "3", "--json", *out)
    assert first.code == 0, first.err
    summary = json.loads(first.out)
    assert summary["played"] == 4 and summary["deals"] == 2, "whole mirrored pairs"
    kept = {path.name for path in (tmp_path / "deep" / "out").iterdir()}
    assert kept == {"games.jsonl", "summary.json", "ratings.svg", "margins.svg", "shares.svg"}
    assert json.loads((tmp_path / "deep" / "out" / "summary.json").read_text()) == summary

    assert "--resume continues them" in run(*TAKE, *bots, *out).err
    again = run(*TAKE, *bots, "--games", "3", "--json", "--resume", *out)
    assert json.loads(again.out) == summary
    longer = run(*TAKE, *bots, "--games", "6", "--json", "--resume", *out)
    assert json.loads(longer.out)["played"] == 6
    other = run(*TAKE, "--bots", "random,random@3", "--resume", *out)
    assert other.code == 2 and "holds another arena: its bots" in other.err


def test_people_read_tables():
    done = run(*TAKE, "--bots", "random,random@2", "--games", "2")
    for words in ("take, 2 seats, pairs: 2 games on 1 deals", "random@2", "The first seat: margin"):
        assert words in done.out
    alike = run(*TAKE, "--bots", "random", "--games", "3")
    assert "Komi for an even game:" in alike.out


def test_options_and_seats_are_those_of_the_table():
    table = ["--bots", "random,random@2,random@3", "--seats", "3", "--option", "memory=table"]
    done = run("arena", "tenno", "--jobs", "1", *table, "--games", "3", "--json")
    summary = json.loads(done.out)
    assert summary["format"] == "table" and summary["seats"] == 3 and summary["played"] == 3
    assert summary["options"]["memory"] == "table"


def test_a_bot_that_fails_is_named_with_its_game_and_the_exit_code_is_1():
    done = run(*TAKE, "--bots", f"{PLAYERS}:cheat,random", "--games", "1")
    assert done.code == 1
    assert f"Game 0.0: {PLAYERS}:cheat played 'castle' at seat 1" in " ".join(done.out.split())


@pytest.mark.parametrize(
    "args, said",
    [
        (["--bots", "frog,random"], "There is no bot 'frog' for take"),
        (["--bots", "nowhere:x,random"], "'nowhere:x' cannot be imported"),
        (["--bots", "random,random@2", "--jobs", "0"], "At least one process must play."),
        (["--bots", "random,random@2", "--resume"], "--resume needs --out"),
        (["--bots", "random,random@2", "--option", "komi=x"], "Option komi must be"),
        (["--bots", "random,random@2", "--games", "none"], "invalid int value"),
        ([], "the following arguments are required: --bots"),
    ],
)
def test_invalid_plans_are_refused_in_one_sentence(args: list[str], said: str):
    done = run("arena", "take", *args)
    assert done.code == 2 and said in done.err and done.err.count("\n") == 1
