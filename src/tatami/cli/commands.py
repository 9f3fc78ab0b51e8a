"""The commands a player may type besides moves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table

from tatami.cli import files, hints, rules
from tatami.cli.screen import bold
from tatami.cli.seating import sit_down
from tatami.match import IllegalAction, Match
from tatami.record import RecordError

if TYPE_CHECKING:
    from tatami.cli.host import Host


class Leave(Exception):
    """A player wants to stop."""


class Loaded(Exception):
    """Another match, from a file, is to be played instead."""

    def __init__(self, match: Match, file: Path) -> None:
        self.match = match
        self.file = file


def explain(host: Host, wanted: str) -> None:
    """Explain all options in words, or one: what comes of it, or why it may not be."""
    screen, choices = host.screen, host.choices
    assert choices is not None
    if not wanted:
        screen.page(*choices.full())
        return
    token = choices.find(wanted)
    if token is None:
        screen.say("number-unknown", options=len(choices.actions))
    elif token in choices.numbers:
        screen.show(choices.explained(choices.actions[choices.numbers[token] - 1]))
    else:
        try:
            host.match.copy().play(token)
        except IllegalAction as error:
            screen.show(error.text(screen.lang, screen.names))


def show_help(host: Host, _: str) -> None:
    """List the commands."""
    rows = Table.grid(padding=(0, 2, 0, 0))
    for name in COMMANDS:
        message = "explain" if name == "?" else name
        rows.add_row(
            bold(host.screen.text("help-command", command=name)), host.screen.text(f"help-{message}")
        )
    host.screen.page(host.screen.text("help-moves"), rows)


def show_log(host: Host, _: str) -> None:
    """Tell everything that the player at the screen saw happen, as far as the table still shows it."""
    rows = Table.grid(padding=(0, 2, 0, 0))
    if not host.match.recalls:
        host.screen.say("log-kept")
        return
    for step in host.match.events(host.screen.listener):
        rows.add_row(str(step.index + 1), host.screen.paragraph(host.sentences(step.events)))
    if rows.row_count:
        host.screen.page(rows)
    else:
        host.screen.say("log-empty")


def show_rules(host: Host, _: str) -> None:
    """Page through the game's rules."""
    rules.show(host.screen, host.match.game.name)


def hint(host: Host, _: str) -> None:
    """Say what the strongest bot would do in the place of the player at the screen."""
    assert host.choices is not None
    host.screen.show(host.screen.paragraph(hints.hint(host.screen, host.choices)))


def show_table(host: Host, _: str) -> None:
    """Show the table again."""
    host.show_table()


def undo(host: Host, _: str) -> None:
    """Go back to the last decision that a person made here, if nothing was revealed since."""
    decisions = [number for number, seat in enumerate(host.movers) if seat in host.people]
    if not decisions:
        host.screen.say("undo-nothing")
    elif decisions[-1] < host.match.since_reveal:
        host.screen.say("undo-revealed")
    else:
        host.take_back(decisions[-1])
        host.screen.say("undo-done")


def save(host: Host, name: str) -> None:
    """Save the game."""
    if name:
        host.save(name)
    else:
        host.screen.say("save-how", file=f"{host.match.game.name}{files.SUFFIX}")


def load(host: Host, name: str) -> None:
    """Go on with a saved game instead."""
    if not name:
        host.screen.say("load-how", file=f"{host.match.game.name}{files.SUFFIX}")
        return
    try:
        match = files.load(name)
    except OSError as error:
        host.screen.say("file-trouble", file=name, reason=error.strerror or str(error))
    except RecordError as error:
        host.screen.show(str(error))
    else:
        if not host.unsaved or host.screen.agrees("load-drop"):
            raise Loaded(sit_down(match), files.path_of(name))


def leave(host: Host, _: str) -> None:
    """Stop playing."""
    raise Leave


COMMANDS: dict[str, Callable[[Host, str], None]] = {
    "?": explain,
    "table": show_table,
    "hint": hint,
    "log": show_log,
    "rules": show_rules,
    "undo": undo,
    "save": save,
    "load": load,
    "help": show_help,
    "quit": leave,
}
