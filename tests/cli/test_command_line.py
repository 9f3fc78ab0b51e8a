"""The command line: help, languages, and errors in one sentence."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

import tatami
from tatami.cli import COMMANDS, main
from tatami.cli.screen import language
from tatami.cli.setup import options_from
from tatami.engine.game import GameError
from tatami.games import load
from tests.cli.scripts import every_game
from tests.cli.terminal import PROGRAM, environment, run


@pytest.mark.parametrize(
    "args, said",
    [
        (["fly"], "invalid choice: 'fly'"),
        (["--fly"], "unrecognized arguments: --fly"),
        (["play", "chess"], "There is no game 'chess'"),
        (["play", "take", "--seats", "5"], "take is played by 2, not by 5."),
        (["play", "take", "--seats", "many"], "invalid int value: 'many'"),
        (["play", "take", "--option", "komi"], "Options are written as name=value"),
        (["play", "take", "--option", "komi=lots"], "Option komi must be a whole number"),
        (["play", "take", "--option", "ninja_repeats=maybe"], "Option ninja_repeats must be true or false"),
        (["play", "take", "--option", "wind=1"], "take has no option 'wind'"),
        (["play", "take", "--seed", "-1"], "A seed is a whole number from 0"),
        (["play", "take", "--deal", "nonsense"], "A deal is five stacks"),
        (["play", "take", "--seed", "1", "--deal", "x"], "not allowed with argument"),
        (["play", "take", "--human", "3"], "There is no seat '3'; seats are 1 to 2."),
        (["play", "take", "--human", "one"], "There is no seat 'one'"),
        (["play", "take", "--human", ","], "name at least one seat"),
        (["play", "take", "--human", "1", "--hotseat"], "not allowed with argument"),
        (["play", "take", "--names", "Hana,Jan"], "There are more names (2) than seats played here (1)."),
        (["play", "take", "--hotseat", "--names", "Jan,Jan"], "No two players here may have the same name."),
        (["play", "take", "--bot", "frog"], "There is no bot 'frog' for take"),
        (["play", "take", "--bot", "3:random"], "There is no seat '3'"),
        (["play", "take", "--bot", "random@soon"], "'soon' is not a budget"),
        (["play", "tenno", "--seats", "3", "--mirrored"], "A mirrored match is for two seats, not for 3."),
        (["play", "take", "--lang", "tlh"], "invalid choice: 'tlh'"),
        (["play", "--load", "/no/such/file"], "/no/such/file: No such file or directory"),
        (["replay"], "the following arguments are required: FILE"),
        (["replay", "/no/such/file"], "/no/such/file: No such file or directory"),
        (["replay", "."], "Is a directory"),
        (["verify", "/no/such/file"], "/no/such/file: No such file or directory"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_an_error_is_one_sentence_and_exit_code_2(args: list[str], said: str):
    done = run(*args)
    assert done.code == 2
    assert said in done.err and done.err.startswith("tatami")
    assert done.err.count("\n") == 1
    assert not done.out


@pytest.mark.parametrize(
    "given", ["--seats=2", "--seed=1", "--deal=x", "--option=komi=1", "--mirrored", "tenno"]
)
def test_a_saved_game_goes_on_as_it_was(given: str, tmp_path: Path):
    run("play", "take", lines=["save game.json"], cwd=tmp_path)
    done = run("play", given, "--load", "game.json", cwd=tmp_path)
    assert done.code == 2 and done.err.count("\n") == 1


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_has_examples(command: str, capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit) as left:
        main([*command.split(), "--help"])
    assert left.value.code == 0
    assert "usage: tatami" in capsys.readouterr().out


def test_without_a_command_it_helps():
    done = run()
    assert done.code == 0
    for command, summary in COMMANDS.items():
        assert command in done.out and summary in done.out


@pytest.mark.parametrize("args", [["replay", "1.tatami.json"], ["--help"]])
def test_a_closed_pipe_is_no_error(args: list[str], tmp_path: Path):
    run("play", "take", "--seed", "3", lines=["1"] * 999, cwd=tmp_path)
    command = [*PROGRAM, *args]
    with subprocess.Popen(
        command, cwd=tmp_path, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""


@pytest.mark.parametrize(
    "environ, lang",
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "ja"}, "ja"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "pt_BR.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "it_IT"}, "it"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
    ],
)
def test_the_language_is_the_one_of_the_system(environ: dict[str, str], lang: str):
    assert language(environ) == lang


def test_options_have_the_type_of_their_defaults():
    take = load("take")
    given = ["komi=10", "ninja_repeats=yes", "ninja_influence = 1", "start=2"]
    expected = {"komi": 10, "ninja_repeats": True, "ninja_influence": 1, "chips": 7, "start": 2}
    assert options_from(take, given) == expected
    for word, value in (("true", True), ("On", True), ("0", False), ("no", False)):
        assert options_from(take, [f"ninja_repeats={word}"])["ninja_repeats"] is value


@every_game
def test_a_text_option_may_be_read_from_a_file(name: str, tmp_path: Path):
    game = load(name)
    texts = [option for option in game.options if isinstance(option.default, str)]
    file = tmp_path / "text"
    for option in texts:
        file.write_text(option.default)
        assert options_from(game, [f"{option.name}=@{file}"]) == game.settle({})
        file.write_text("nonsense")
        with pytest.raises(GameError, match=f"Option {option.name}"):
            options_from(game, [f"{option.name}=@{file}"])
        assert run("play", name, "--option", f"{option.name}=@/no/such/file").code == 2
        file.write_bytes(b"\xff\xfe")
        done = run("play", name, "--option", f"{option.name}=@{file}")
        assert done.code == 2 and done.err == f"tatami: {file} is not UTF-8 text.\n"


def test_every_game_is_offered(tmp_path: Path):
    done = run("play", lines=[])
    assert done.code == 0
    for name in tatami.games():
        assert f" {name} · by " in done.out
