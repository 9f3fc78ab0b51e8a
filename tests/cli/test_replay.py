"""Looking at a record again: in words through a pipe, step by step in a terminal, and broken ones."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import tatami
from tests.cli.scripts import every_game, finished, hides_something
from tests.cli.terminal import Terminal, run


def write(path: Path, data: Any) -> str:
    path.write_text(data if isinstance(data, str) else json.dumps(data), encoding="utf-8")
    return str(path)


@every_game
def test_a_pipe_gets_every_move_in_words(name: str, tmp_path: Path):
    match = finished(name)
    file = write(tmp_path / "game.json", match.record().dumps())
    done = run("replay", file)
    assert done.code == 0, done.err
    for number, token in enumerate(match.history, 1):
        assert f"{number} ({token})" in done.out
    said = " ".join(done.out.split())
    for step in match.events(None)[:5]:
        for event in step.events:
            if event.words is not None and not hides_something(name):
                assert match.view(None).speaker().say(event.words) in said
    assert match.view(None).speaker().say(match.view(None).task) in said


@every_game
def test_a_seat_is_shown_only_what_it_saw(name: str, tmp_path: Path):
    match = finished(name)
    file = write(tmp_path / "game.json", match.record().dumps())
    for seat in (1, 2):
        done = run("replay", file, "--seat", str(seat))
        shown = [line for line in done.out.splitlines() if "(" in line]
        for step in match.events(seat):
            assert any(line.startswith(f"{step.index + 1} ({step.token})") for line in shown)


@every_game
def test_nobody_is_called_you_where_no_seat_is_chosen(name: str, tmp_path: Path):
    file = write(tmp_path / "game.json", finished(name).record().dumps())
    done = run("replay", file)
    assert not re.search(r"\byou(r|rs)?\b", done.out, re.IGNORECASE)
    assert re.search(r"\byou(r|rs)?\b", run("replay", file, "--seat", "1").out, re.IGNORECASE)


def test_an_unfinished_record_says_so(tmp_path: Path):
    match = finished("take").at(7)
    done = run("replay", write(tmp_path / "game.json", match.record().dumps()))
    assert done.code == 0
    assert "the game is not over" in done.out


@pytest.mark.parametrize(
    "change, said",
    [
        ({"actions": ["ta", "zz"]}, "Action 2, “zz”: This game has no move “zz”."),
        ({"actions": ["ta", "ta"]}, "Action 2, “ta”: A ghost sits on space A."),
        ({"actions": ["ta", 7]}, "Action 2 is not text."),
        ({"game": "chess"}, "There is no game 'chess'"),
        ({"deal": "x"}, "A deal is five stacks"),
        ({"rules": 99}, "this program plays version"),
        ({"tatami": 2}, "`tatami` must be 1"),
        ({"result": {"scores": {}, "winners": []}}, "`result` is not what the actions lead to"),
    ],
)
def test_a_broken_record_names_the_file_the_action_and_the_reason(
    change: dict[str, Any], said: str, tmp_path: Path
):
    match = tatami.new("take", seed=7)
    match.play("ta")
    match.play("tb")
    file = write(tmp_path / "broken.json", {**match.record().data(), **change})
    done = run("replay", file)
    assert done.code == 2
    assert done.err.startswith(f"tatami: {file}: ") and said in done.err
    assert done.err.count("\n") == 1


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "\0", "[" * 100_000, '{"tatami": 1}', "é" * 600_000])
def test_a_file_that_is_no_record_is_refused(text: str, tmp_path: Path):
    done = run("replay", write(tmp_path / "noise.json", text))
    assert done.code == 2
    assert done.err.count("\n") == 1


def test_names_in_a_record_cannot_command_the_terminal(tmp_path: Path):
    match = finished("take").at(3)
    match.players = {1: {"name": "Eve\x1b[2J\x1b]0;owned\x07"}, 2: {"name": "[red]B[/red] " + "x" * 500}}
    file = write(tmp_path / "game.json", match.record().dumps())
    for done in (run("replay", file), run("play", "--load", file)):
        assert done.code == 0
        assert "\x1b" not in done.out and "\x07" not in done.out
        assert "Eve" in done.out and "x" * 20 not in done.out


def test_steps_in_a_terminal(tmp_path: Path):
    match = finished("take")
    write(tmp_path / "game.json", match.record().dumps())
    last = len(match.actions)
    with Terminal("replay", "game.json", cwd=tmp_path, rows=50) as terminal:
        terminal.wait(f"Move 0 of {last}.")
        steps = [("", 1), ("n", 2), ("p", 1), ("p", 0), ("p", 0), ("7", 7), ("frog", 7), ("999999", 7)]
        for typed, number in [*steps, (str(last), last)]:
            terminal.type(f"{typed}\r")
            terminal.wait(f"Move {number} of {last}.")
        terminal.type("q\r")
        assert terminal.finish() == 0
