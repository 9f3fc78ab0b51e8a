"""`tatami export`: all finished games of a server as JSON Lines, with what each seat saw."""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, TextIO

from tatami.cli.stores import open_store, told
from tatami.engine.scene.spoken import spoken
from tatami.match import Match
from tatami.record import Record
from tatami.server.config import Config
from tatami.store import Finished, Log

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[Any]

ABOUT = """\
Write every finished game as one line of JSON: when it was finished, its record, and under "seen" what each
seat and a spectator saw happen: who did what (masked where it was hidden from them), and the events.
Names are left out unless you ask for them."""


def add(commands: Subparsers) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "export",
        help="write a server's finished games as JSON Lines, for research",
        description=ABOUT,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--out", type=Path, help="the file to write (default: standard output)")
    parser.add_argument("--game", help="only games of this name")
    parser.add_argument("--names", action="store_true", help="with the names of the players")
    usual = str(Config().data)
    parser.add_argument(
        "--data", default=usual, help=f"the server's file (default: {usual}), or postgresql://…"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write one game after another."""

    async def export(out: TextIO) -> int:
        log = open_store(args.data)
        count = 0
        try:
            async for game in finished(log):
                if args.game in (None, game.game):
                    out.write(json.dumps(told_game(game, names=args.names), ensure_ascii=False) + "\n")
                    count += 1
        finally:
            await log.close()
        return count

    with told():
        if args.out is None:
            asyncio.run(export(sys.stdout))
        else:
            with args.out.open("w", encoding="utf-8") as out:
                print(f"{asyncio.run(export(out))} games are in {args.out}.")
    return 0


async def finished(log: Log) -> AsyncIterator[Finished]:
    """All finished games of a store, page by page."""
    after = (0, "")
    while page := await log.finished(after):
        for game in page:
            yield game
        after = (page[-1].at, page[-1].table)


def told_game(game: Finished, *, names: bool = False) -> dict[str, Any]:
    """A finished game as an export tells it."""
    match = Record.loads(game.record).replay()
    if not names:
        # What a bot was stays: it says how the game was played, not who somebody is.
        match.players = {
            seat: {"bot": player["bot"] if "name" not in player else "other"} if "bot" in player else {}
            for seat, player in match.players.items()
        }
    viewers: list[int | None] = [None, *range(1, match.seats + 1)]
    seen = {"spectator" if seat is None else str(seat): _seen(match, seat) for seat in viewers}
    return {"at": game.at, "record": match.record().data(), "seen": seen}


def _seen(match: Match, seat: int | None) -> list[dict[str, Any]]:
    speaker = match.view(seat).speaker("en", match.names())
    return [
        {
            "seat": step.seat,
            "token": step.token,
            "events": spoken(step.events, speaker),
        }
        for step in match.events(seat)
    ]
