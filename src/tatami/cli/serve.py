"""`tatami serve`: serve the games on a web page."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tatami.cli import UsageError
from tatami.cli.stores import told
from tatami.server.config import Config, variable

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[Any]

ABOUT = """\
Serve the web client and all tables from one process and one file of data.

Every flag can be given as an environment variable instead: --base-url as TATAMI_BASE_URL.
A flag wins over the variable. Ctrl-C, or SIGTERM, stops the server: clients are notified, and continue
where they were once it runs again."""

YES, NO = ("1", "true", "yes", "on"), ("0", "false", "no", "off")


def yes_or_no(text: str) -> bool:
    """Read a switch."""
    if text.casefold() not in YES + NO:
        raise ValueError
    return text.casefold() in YES


KINDS: dict[str, Callable[[str], Any]] = {
    "int": int,
    "float": float,
    "str": str,
    "bool": yes_or_no,
    "Path": Path,
}
CHOICES = {"log_format": ("text", "json"), "log_level": ("debug", "info", "warning", "error")}


def add(commands: Subparsers) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "serve",
        help="serve the games on a web page",
        description=ABOUT,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    defaults = Config()
    for field in fields(Config):
        usual = getattr(defaults, field.name)
        shown = str(usual).lower() if isinstance(usual, bool) else usual
        parser.add_argument(
            f"--{field.name.replace('_', '-')}",
            type=KINDS[str(field.type)],
            choices=CHOICES.get(field.name),
            metavar=None if field.name in CHOICES else "X",
            default=None,
            help=f"{field.metadata['help']} (default: {shown})" if shown != "" else field.metadata["help"],
        )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve until told to stop."""
    from tatami.server.http.serve import serve  # only a server needs it

    with told():
        return serve(config_from(args))


def config_from(args: argparse.Namespace) -> Config:
    """The configuration from flags and environment variables."""
    given: dict[str, Any] = {}
    for field in fields(Config):
        value = getattr(args, field.name)
        text = os.environ.get(variable(field.name), "")
        if value is None and text:
            try:
                value = KINDS[str(field.type)](text)
            except ValueError:
                raise UsageError(f"{variable(field.name)} cannot be {text!r:.40}.") from None
        if value is not None:
            given[field.name] = value
    return Config(**given)
