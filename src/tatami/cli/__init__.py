"""The `tatami` command: play in a terminal, step through records, check deals, measure."""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from tatami import GameError, __version__

# Each command is a module of this folder with `add(subparsers)`, loaded only when it is asked for.
COMMANDS = {
    "play": "play a game in this terminal, against bots or with friends",
    "rules": "read the rules of a game",
    "serve": "serve the games on a web page, against bots and each other",
    "bot": "let a bot play on a server",
    "replay": "step through a recorded game",
    "analyse": "say what was best, and which decisions cost most",
    "puzzles": "find the best decision in positions, or make such puzzles",
    "verify": "check that a record is valid and that its deal was fair",
    "arena": "let bots play against each other, and say how strong they are",
    "evaluate": "measure a policy by a fixed protocol",
    "dataset": "write games as data to learn from, as Parquet and for Minari",
    "bench": "measure how fast the games run",
    "new-game": "write a small game of your own that runs",
    "check": "say what is missing from a game of your own",
    "train": "let the bots of a game learn from self-play",
    "warm": "compile the rules and bots ahead",
    "backup": "copy a server's data while it runs",
    "restore": "restore a backup as a server's data",
    "export": "write a server's finished games as JSON Lines, for research",
    "moderate": "read reports, mute and ban on a running server",
    "move-store": "copy a server's data to another store: a file or PostgreSQL",
}

EXAMPLES = """\
examples:
  tatami play                       choose a game and play
  tatami play take --names Hana     play TA-KE against a bot
  tatami replay game.tatami.json    look at a saved game again

`tatami COMMAND --help` explains a command."""


class UsageError(Exception):
    """A command line that cannot be followed; the message is one sentence."""


class Failure(Exception):
    """A command that could not be done as things are; the message is one sentence."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence instead of printing the usage."""

    def error(self, message: str) -> NoReturn:
        """Let `main` report the error."""
        raise UsageError(f"{self.prog}: {message} (see {self.prog} --help)")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code: 0 well, 1 a check failed or a store does, 2 an error."""
    try:
        try:
            return _run(sys.argv[1:] if argv is None else list(argv))
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        # The reader of our output is gone; discard the rest.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return 130
    except UsageError as error:
        return _fail(str(error))
    except Failure as error:
        return _fail(str(error), 1)
    except GameError as error:
        from tatami.games import left_out  # loads the rules

        return 2 if str(error) in left_out().values() else _fail(f"tatami: {error}")  # the log has said it
    except OSError as error:
        return _fail(f"tatami: {error.filename}: {error.strerror}" if error.filename else f"tatami: {error}")


def parser(command: str | None = None) -> Parser:
    """The command line's parser, complete for one command and with a line for each other."""
    top = Parser(
        prog="tatami",
        description="Three tabletop games of old Japan: TENNO, TA-KE and Tenka Trick.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"tatami {__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND")
    for name, summary in COMMANDS.items():
        if name == command:
            importlib.import_module(f"{__name__}.{name.replace('-', '_')}").add(commands)
        else:
            commands.add_parser(name, help=summary)
    return top


def _run(argv: list[str]) -> int:
    _replace_unknown_letters()
    top = parser(argv[0] if argv and argv[0] in COMMANDS else None)
    args = top.parse_args(argv)
    if args.command is None:
        top.print_help()
        return 0
    from tatami.cli.compiling import Teller, told_by

    # A server tells of it in its log.
    with told_by(None if args.command == "serve" else Teller()):
        code: int = args.run(args)
    return code


def _replace_unknown_letters() -> None:
    """Let a terminal that lacks a letter show another one instead of failing."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _fail(sentence: str, code: int = 2) -> int:
    print(sentence, file=sys.stderr)
    return code
