"""Whole games through pipes: with people at one screen, against bots, and with nonsense typed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tatami
from tatami.engine.i18n.speaker import LANGUAGES
from tatami.engine.scene import Message
from tests.cli.scripts import SEED, every_game, finished, hot_seat
from tests.cli.terminal import run, run_apart, typed

NONSENSE = [
    "",
    "   ",
    "0",
    "-1",
    "999",
    "9" * 5000,
    "no such move",
    "x" * 100_000,
    "?" * 50,
    "? ?",
    "? 999",
    "? no such move",
    "save",
    "save /no/such/folder/game.json",
    "save .",
    "load",
    "load /no/such/file",
    "load .",
    "undo",
    "undo twice",
    "LOG",
    "Table",
    "\x1b[2J\x07",
    "[bold]red[/bold] :smile:",
    "{ $seat }",
    "侍",
    "***",
]

EVERY_COMMAND = [
    "?",
    "? 1",
    "table",
    "hint",
    "log",
    "undo",
    "save",
    "save .",
    "load",
    "load .",
    "help",
    "1",
    "log",
    "quit",
]


def record_in(path: Path) -> dict[str, object]:
    data = json.loads(path.read_text(encoding="utf-8"))
    assert isinstance(data, dict)
    return data


@every_game
def test_people_at_one_screen_play_a_game_to_its_end(name: str, tmp_path: Path):
    match = finished(name)
    lines = [*hot_seat(match), "game.json"]
    done = run_apart("play", name, "--seed", str(SEED), "--hotseat", data=typed(lines), cwd=tmp_path)
    assert done.code == 0, done.err
    saved = record_in(tmp_path / "game.json")
    assert saved["actions"] == match.history
    assert saved["result"] == match.record().data()["result"]
    speaker = match.view(None).speaker()
    assert speaker.say(match.view(None).task) in done.out.replace("\n", " ")
    for seat, points in match.scores().items():
        assert f"{speaker.name(seat)}: {points} point" in done.out


@every_game
def test_a_person_plays_against_bots_to_the_end(name: str, tmp_path: Path):
    # The first option each time; when the game is over, "1" is the name to save it by.
    done = run("play", name, "--seed", "3", "--names", "Hana", lines=["1"] * 999, cwd=tmp_path)
    assert done.code == 0, done.err
    match = tatami.replay((tmp_path / "1.tatami.json").read_text(encoding="utf-8"))
    assert match.over
    assert match.players[1] == {"name": "Hana"}
    assert all("bot" in match.players[seat] for seat in range(2, match.seats + 1))


@every_game
def test_nonsense_is_answered_and_changes_nothing(name: str, tmp_path: Path):
    lines = [*hot_seat(finished(name).at(0)), *NONSENSE, "save game.json", "quit"]
    done = run("play", name, "--seed", str(SEED), "--hotseat", lines=lines, cwd=tmp_path)
    assert done.code == 0, done.err
    assert record_in(tmp_path / "game.json")["actions"] == []
    assert "\x1b" not in done.out and "\x07" not in done.out
    assert {path.name for path in tmp_path.iterdir()} == {"game.json"}


@pytest.mark.parametrize("encoding", ["utf-8:strict", "ascii:strict"])
def test_letters_that_a_terminal_lacks_are_no_harm(encoding: str, tmp_path: Path):
    typed = b"\xff\xfe\x00\n\x80\x81\nquit\n"
    done = run_apart("play", "take", data=typed, cwd=tmp_path, PYTHONIOENCODING=encoding)
    assert done.code == 0, done.err
    assert "Goodbye." in done.out


@every_game
def test_numbers_and_tokens_are_the_same_moves(name: str, tmp_path: Path):
    asked = run("play", name, "--seed", "1", "--human", "1", lines=["?"], cwd=tmp_path).out
    options = tatami.new(name, seed=1)
    if options.to_move == 1:
        for token in options.legal():
            assert token in asked
    by_number = run("play", name, "--seed", "1", lines=["2", "save a.json"], cwd=tmp_path)
    assert by_number.code == 0
    actions = record_in(tmp_path / "a.json")["actions"]
    assert isinstance(actions, list)
    mine = next(number for number, seat in enumerate(_movers(name, actions)) if seat == 1)
    run("play", name, "--seed", "1", lines=[actions[mine], "save b.json"], cwd=tmp_path)
    assert record_in(tmp_path / "b.json")["actions"] == actions


def _movers(name: str, actions: list[str]) -> list[int | None]:
    match, seats = tatami.new(name, seed=1), []
    for token in actions:
        seats.append(match.to_move)
        match.play(token)
    return seats


def test_without_a_game_it_lists_the_games_and_asks(tmp_path: Path):
    names = tatami.games()
    place = names.index("take") + 1
    lines = ["", "0", "nonsense", str(place), "komi=many", "komi=9", "", "5", "1,2", "save game.json"]
    done = run("play", lines=lines, cwd=tmp_path)
    assert done.code == 0, done.err
    for name in names:
        speaker = tatami.new(name, seed=1).view(None).speaker()
        for word in ("title", "designers"):
            assert speaker.say(Message(word)) in done.out
        about = speaker.say(Message("about"))
        assert about.split()[-1] in done.out
    saved = record_in(tmp_path / "game.json")
    assert saved["game"] == "take" and saved["options"] == {"komi": 9}
    assert saved["seats"] == {"1": {}, "2": {}}


def test_options_are_explained(tmp_path: Path):
    done = run("play", "take", "--option", "help")
    assert done.code == 0
    for option in ("ninja_repeats=false", "ninja_influence=2", "komi=0"):
        assert option in done.out
    assert "to make up for moving" in done.out


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_speaks_every_language(name: str, lang: str, tmp_path: Path):
    lines = ["", "99", "frog", *EVERY_COMMAND]
    done = run("play", name, "--lang", lang, "--seed", "1", lines=lines, cwd=tmp_path)
    assert done.code == 0, done.err
    assert ("Type a move or its number" in done.out) == (lang == "en")


def test_a_deal_is_played_as_given(tmp_path: Path):
    deal = tatami.new("take", seed=99).deal
    assert deal is not None
    run("play", "take", "--deal", deal, lines=["save game.json"], cwd=tmp_path)
    assert record_in(tmp_path / "game.json")["deal"] == deal


def test_a_forced_move_takes_only_enter():
    # With a Daimyo and no Samurai, the one thing to do after using it is to finish (R4).
    match = tatami.new("take", seed=SEED)
    while "D" not in match.legal():
        match.play(next(token for token in match.legal() if token.startswith("t") and ">" not in token))
    script = [*match.history, "D", "", "log"]
    done = run("play", "take", "--seed", str(SEED), "--hotseat", lines=script)
    assert "finishes moving Samurai" in done.out or "You finish moving Samurai" in done.out


def test_the_table_previews_the_result_of_a_take():
    done = run("play", "take", "--seed", "7", lines=["?"])
    preview = "Take the Daimyo from space A – uncovers a Daimyo, shown once: you +2"
    assert preview in " ".join(done.out.split())
    assert "you +2" in done.out and "Seat 2 +0" in done.out
