"""The program in a real terminal: typing, completing, leaving, colours, and handing the screen over."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.cli.scripts import SEED, every_game, finished, hides_something, movers
from tests.cli.terminal import BACK_FROM_OTHER_SCREEN, TO_OTHER_SCREEN, WIPE, Terminal, plain, run

TAKE = ["play", "take", "--seed", "7"]
COLOUR = re.compile(r"\x1b\[[0-9;]*(?:3[0-8]|4[0-8]|9[0-7])[;m]")


def test_a_sitting_in_a_small_terminal(tmp_path: Path):
    with Terminal(*TAKE, cwd=tmp_path) as terminal:
        terminal.wait("11 te>n")
        assert COLOUR.search(terminal.sent)

        terminal.quiet()
        terminal.type("rules\r")
        assert plain(terminal.wait("Enter for more")).count("\n") <= 25
        terminal.type("\r")
        terminal.wait("Enter for more")
        terminal.type("\x03")  # Ctrl-C stops the reading, not the game
        terminal.quiet()
        terminal.type("frog\r")
        terminal.wait("neither a move nor a command")

        terminal.type("tc>\t")  # several tokens begin so
        terminal.quiet()
        terminal.type("n\t\r")
        terminal.wait("You take the Samurai from space C and put it over the Ninja column.")
        terminal.wait("33 chips are left")
        terminal.quiet()
        *lines, prompt = plain(terminal.sent).rpartition("─" * 20)[2].split("\n")
        assert prompt.startswith("›")
        assert len(lines) <= 22 and max(map(len, lines)) <= 80, "a turn fits the screen"

        terminal.type("\x03")
        terminal.wait("Save the game?")
        terminal.type("game.json\r")
        terminal.wait("Goodbye.")
        assert terminal.finish() == 0
    assert json.loads((tmp_path / "game.json").read_text())["actions"][0] == "tc>n"


def test_leaving_twice_does_not_save(tmp_path: Path):
    with Terminal(*TAKE, "--hotseat", cwd=tmp_path) as terminal:
        terminal.wait("11 te>n")
        terminal.type("ta\r")
        terminal.wait("34 chips are left")
        terminal.wait("Seat 2 ›")
        terminal.type("\x04")  # Ctrl-D
        terminal.wait("Save the game?")
        terminal.type("\x03")
        terminal.wait("Goodbye.")
        assert terminal.finish() == 0
    assert not list(tmp_path.iterdir())


def test_a_bot_that_thinks_is_watched_and_can_be_left(tmp_path: Path):
    with Terminal(*TAKE, "--bot", "uct@100s", cwd=tmp_path) as terminal:
        terminal.wait("11 te>n")
        terminal.type("ta\r")
        terminal.wait("Seat 2 (uct@100s) is thinking…")
        terminal.interrupt()
        terminal.wait("Save the game?")
        terminal.type("\r")
        terminal.wait("Goodbye.")
        assert terminal.finish() == 0


@pytest.mark.parametrize("args, env", [(["--no-color"], {}), ([], {"NO_COLOR": "1"})])
def test_without_colours_the_table_says_the_same(args: list[str], env: dict[str, str], tmp_path: Path):
    with Terminal(*TAKE, *args, cwd=tmp_path, env=env) as terminal:
        terminal.wait("11 te>n")
        assert not COLOUR.search(terminal.sent)
        assert _table(plain(terminal.sent)) == _table(run(*TAKE).out)


def _table(text: str) -> list[str]:
    part = text[text.index("Seat 2 has") : text.index("11 te>n")]
    return [line.rstrip() for line in part.splitlines()]


# Handing over.


@every_game
def test_nothing_of_another_s_cards_stays_when_the_screen_is_handed_over(name: str, tmp_path: Path):
    match = finished(name)
    seats = movers(match)
    second = next(number for number, seat in enumerate(seats) if seat != seats[0])
    one, two = seats[0], seats[second]
    with Terminal("play", name, "--seed", str(SEED), "--hotseat", cwd=tmp_path, rows=100) as terminal:
        if not hides_something(name):
            terminal.wait(f"Seat {one} ›")
            assert TO_OTHER_SCREEN not in terminal.sent, "nothing to hide, so no curtain"
            return
        before = terminal.wait(f"Hand over to Seat {one}.")
        assert TO_OTHER_SCREEN in before
        terminal.type("\r")
        terminal.wait(f"Seat {one} ›")
        for token in match.history[:second]:
            terminal.type(f"{token}\r")
            terminal.quiet(1.0)
        terminal.type("\r")
        page = terminal.wait(f"Hand over to Seat {two}.") + terminal.quiet()
        left_over = plain(page.rpartition(WIPE)[2]).strip()
        assert WIPE in page
        assert left_over == f"Hand over to Seat {two}. Seat {two}, press Enter when nobody else is looking."
        terminal.type("\r")
        shown = terminal.wait(f"Seat {two} ›") + terminal.quiet()
        assert WIPE in shown
        told = "\n".join(match.at(second).log(two))
        secret = set(match.at(second).view(one).legal or match.at(0).view(one).legal) - {"pass"}
        mine = set(match.at(second).view(two).legal)
        for word in secret - mine:
            seen = re.findall(r"\S+", plain(shown.rpartition(WIPE)[2]))
            assert word not in seen or word in told
        terminal.type("\x1b[A")  # the line typed before, which was another's
        assert match.history[second - 1] not in plain(terminal.quiet())
        terminal.type("\x03")
        terminal.wait("Save the game?")
        ending = terminal.sent.rpartition(BACK_FROM_OTHER_SCREEN)
        assert WIPE in ending[0][-len(WIPE) - 40 :]
        assert "›" not in plain(ending[2])
