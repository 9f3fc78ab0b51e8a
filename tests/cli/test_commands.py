"""Commands besides moves: undo, save, load, log, rules, help."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path
from unittest.mock import patch

import pytest

import tatami
from tests.cli.scripts import SEED, every_game, finished, hand_over, hides_something, hot_seat, movers
from tests.cli.terminal import run

TAKE = ["play", "take", "--seed", "7"]


def actions_in(path: Path) -> list[str]:
    actions = json.loads(path.read_text(encoding="utf-8"))["actions"]
    assert isinstance(actions, list)
    return actions


# Taking back.


def test_undo_goes_back_to_the_own_last_decision_over_the_bots_replies(tmp_path: Path):
    lines = ["ta", "save one.json", "1", "undo", "save two.json", "undo", "save none.json", "undo"]
    done = run(*TAKE, lines=lines, cwd=tmp_path)
    one = actions_in(tmp_path / "one.json")
    assert one[0] == "ta" and len(one) > 1, "the bot has replied"
    assert actions_in(tmp_path / "two.json") == one
    assert actions_in(tmp_path / "none.json") == []
    assert "nothing to undo" in done.out


def test_undo_at_one_screen_takes_back_the_last_decision_of_any_player(tmp_path: Path):
    run(*TAKE, "--hotseat", lines=["ta", "tb", "undo", "save game.json"], cwd=tmp_path)
    assert actions_in(tmp_path / "game.json") == ["ta"]


def test_undo_within_a_turn_takes_back_one_step(tmp_path: Path):
    run(*TAKE, "--hotseat", lines=["tb", "ta", "Gde", "undo", "save game.json"], cwd=tmp_path)
    assert actions_in(tmp_path / "game.json") == ["tb", "ta"]


@every_game
@pytest.mark.parametrize("turns", [0, 1, 2])
def test_undo_works_exactly_where_nothing_was_revealed(name: str, turns: int, tmp_path: Path):
    match = finished(name)
    number = turns * match.seats + 1
    now = match.at(number)
    revealed = any(
        event.reveals
        for viewer in (None, *range(1, match.seats + 1))
        for step in now.events(viewer, number - 1)
        for event in step.events
    )
    last = movers(now)[-1]
    back = [] if revealed else hand_over(name, now.to_move, last)
    lines = [*hot_seat(now), "undo", *back, "save game.json"]
    done = run("play", name, "--seed", str(SEED), "--hotseat", lines=lines, cwd=tmp_path)
    assert len(actions_in(tmp_path / "game.json")) == (number if revealed else number - 1)
    assert ("has been revealed" in done.out) == revealed


# Saving and loading.


@every_game
def test_a_saved_game_goes_on(name: str, tmp_path: Path):
    match = finished(name)
    half = match.at(len(match.actions) // 2)
    file = tmp_path / "half.json"
    names = [f"P{seat}" for seat in range(1, match.seats + 1)]
    lines = [*hot_seat(half), "save half.json"]
    run("play", name, "--seed", str(SEED), "--hotseat", "--names", ",".join(names), lines=lines, cwd=tmp_path)
    assert actions_in(file) == half.history
    rest = hot_seat(match, start=len(half.actions))
    done = run("play", "--load", "half.json", lines=[*rest, "whole.json"], cwd=tmp_path)
    assert done.code == 0, done.err
    assert actions_in(tmp_path / "whole.json") == match.history
    saved = tatami.replay((tmp_path / "whole.json").read_text(encoding="utf-8"))
    assert saved.names() == dict(enumerate(names, 1))


def test_load_within_a_game_asks_before_it_drops_one(tmp_path: Path):
    run(*TAKE, "--hotseat", lines=["ta", "save one.json"], cwd=tmp_path)
    lines = ["tb", "load one.json", "n", "save kept.json", "td", "load one.json", "y", "save gone.json"]
    done = run(*TAKE, "--hotseat", lines=lines, cwd=tmp_path)
    assert "not saved" in done.out
    assert actions_in(tmp_path / "kept.json") == ["tb"]
    assert actions_in(tmp_path / "gone.json") == ["ta"]


def test_another_file_is_overwritten_only_after_a_yes(tmp_path: Path):
    precious = tmp_path / "precious.txt"
    precious.write_text("mine")
    for answer in ("n", "", "nonsense"):
        done = run(*TAKE, lines=["ta", "save precious.txt", answer], cwd=tmp_path)
        assert precious.read_text() == "mine"
        assert "already exists" in done.out
    run(*TAKE, "--hotseat", lines=["ta", "save precious.txt", "yes", "tb", "save precious.txt"], cwd=tmp_path)
    assert actions_in(precious) == ["ta", "tb"], "the own file is not asked about again"
    assert [path.name for path in tmp_path.iterdir()] == ["precious.txt"], "no drafts are left"


def test_a_save_that_fails_leaves_the_file_as_it_was(tmp_path: Path):
    run(*TAKE, "--hotseat", lines=["ta", "save game.json"], cwd=tmp_path)
    full = OSError(errno.ENOSPC, "No space left on device")
    with patch("os.fsync", side_effect=full):
        done = run("play", "--load", "game.json", lines=["tb", "save game.json"], cwd=tmp_path)
    assert "game.json: No space left on device." in done.out
    assert actions_in(tmp_path / "game.json") == ["ta"]
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_only_ordinary_files_are_overwritten(tmp_path: Path):
    os.mkfifo(tmp_path / "pipe.json")
    done = run(*TAKE, "--hotseat", lines=["ta", "save pipe.json", "save .", "save ~nobody/x"], cwd=tmp_path)
    assert done.out.count("Not an ordinary file") == 2
    assert "No such file or directory" in done.out
    assert (tmp_path / "pipe.json").is_fifo()


def test_a_file_that_cannot_be_written_is_said_and_the_game_goes_on(tmp_path: Path):
    lines = ["ta", "save /no/such/folder/x", "load /no/such/file", "log", "save game.json"]
    done = run(*TAKE, "--hotseat", lines=lines, cwd=tmp_path)
    assert done.out.count("No such file or directory") == 2
    assert actions_in(tmp_path / "game.json") == ["ta"]


@every_game
def test_a_save_of_hidden_cards_says_so_once(name: str, tmp_path: Path):
    lines = ["save a.json", "save b.json", "quit"]
    done = run("play", name, "--seed", str(SEED), lines=lines, cwd=tmp_path)
    assert done.out.count("The file holds everybody’s cards") == (1 if hides_something(name) else 0)


def test_leaving_offers_to_save(tmp_path: Path):
    done = run(*TAKE, lines=["ta", "quit", "kept.json"], cwd=tmp_path)
    assert done.code == 0 and "Goodbye" in done.out
    assert actions_in(tmp_path / "kept.json")[0] == "ta"
    unplayed = run(*TAKE, lines=["quit"], cwd=tmp_path)
    assert "Save the game?" not in unplayed.out


def test_the_end_of_input_leaves_politely(tmp_path: Path):
    done = run(*TAKE, lines=["ta"], cwd=tmp_path)
    assert done.code == 0
    assert "Goodbye." in done.out


# Looking.


def test_log_prints_the_events_so_far():
    done = run(*TAKE, "--hotseat", "--names", "Hana,Jan", lines=["tb", "log"])
    assert done.out.count("Hana takes the Geisha from space B.") == 2
    assert "Nothing has happened yet" in run(*TAKE, lines=["log"]).out


def test_log_of_a_table_that_remembers_nothing_is_not_told_again():
    tenno = ["play", "tenno", "--seats", "2", "--seed", "7", "--bot", "random"]
    lines = ["213", "log"]
    assert run(*tenno, lines=lines).out.count("You lay Farmer 2, Farmer 1 and Farmer 3") == 2
    done = run(*tenno, "--option", "memory=table", lines=lines)
    assert done.out.count("You lay Farmer 2, Farmer 1 and Farmer 3") == 1
    assert "This table remembers nothing for its players" in done.out


@every_game
def test_rules_are_shown(name: str):
    shown = run("play", name, lines=["rules"]).out
    assert "R1" in shown and "R2" in shown


def test_help_lists_every_command():
    shown = run(*TAKE, lines=["help"]).out
    for command in ("?", "table", "hint", "log", "rules", "undo", "save FILE", "load FILE", "help", "quit"):
        assert f"\n{command} " in shown


@pytest.mark.parametrize(
    "typed, said",
    [
        ("ta>d", "is not a Samurai, so it takes no column"),
        ("tc", "A Samurai needs a column"),
        ("D", "You have no Daimyo on the bottom space"),
        (".", "Samurai move only after you use a Daimyo"),
        ("12", "There are only 11 options"),
        ("frog", "“frog” is neither a move nor a command"),
        ("? D", "You have no Daimyo on the bottom space"),
        ("? 1", "Take the Daimyo from space A – uncovers a Daimyo"),
    ],
)
def test_illegal_input_is_refused_with_its_reason(typed: str, said: str):
    assert said in run(*TAKE, lines=[typed]).out


def test_question_mark_lists_refused_actions_with_reasons():
    shown = run(*TAKE, "--hotseat", lines=["tb", "?"]).out.partition("Not now:")[2]
    assert "A ghost sits on space B." in shown
    assert "You have no Ninja on the bottom space." in shown


def test_letters_of_any_size_and_width_are_understood(tmp_path: Path):
    run(*TAKE, "--hotseat", lines=["TB", "ｔａ", "２", "SAVE game.json"], cwd=tmp_path)
    assert actions_in(tmp_path / "game.json") == ["tb", "ta", "tc>d"]
