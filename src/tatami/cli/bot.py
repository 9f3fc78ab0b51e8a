"""`tatami bot`: let one of our bots play on a server, as any program can."""

from __future__ import annotations

import argparse
import asyncio
import secrets
from typing import TYPE_CHECKING, Any
from urllib.error import URLError

from tatami.bots import LEVELS
from tatami.bots import bot as make_bot
from tatami.cli import UsageError
from tatami.games import load

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[Any]

ABOUT = """\
Let a bot play at a table of a server: at the one whose link you give, or at a public table of its own, where
it waits for people. Everybody sees that it is a bot. Without a token it gets one for this game. If the
connection breaks, or the server restarts, it comes back and plays on."""


def add(commands: Subparsers) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser("bot", help="let a bot play on a server", description=ABOUT)
    parser.add_argument(
        "--server", default="http://127.0.0.1:8000", metavar="URL", help="the server (default: %(default)s)"
    )
    parser.add_argument("--level", default="daimyo", help=f"{', '.join(LEVELS)}, or as in shogun@500ms")
    parser.add_argument("--table", metavar="LINK", help="the table to join")
    parser.add_argument("--seat", type=int, help="the seat to take (default: the first free one)")
    parser.add_argument(
        "--game", default="take", help="the game of a table of its own (default: %(default)s)"
    )
    parser.add_argument("--token", default="", help="the token of a bot, as the server gave it to you")
    parser.add_argument("--name", default="", help="the name of the bot (default: its level)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play one game."""
    from websockets.exceptions import WebSocketException  # only this command talks to servers

    from tatami.client.table_client import ClientError

    try:
        asyncio.run(_play(args))
    except (ClientError, URLError, WebSocketException) as error:
        raise UsageError(f"tatami: {args.server}: {error}") from None
    return 0


async def _play(args: argparse.Namespace) -> None:
    from tatami.client.bot_client import play
    from tatami.client.table_client import ask, new_token

    name = args.name or args.level.partition("@")[0].title()
    token = args.token or await asyncio.to_thread(new_token, args.server, name)
    table = args.table
    if table is None:
        seats = load(args.game).usual_seats
        settings = {"game": args.game, "seats": seats, "public": True}
        data = {"settings": settings, "name": name}
        made, _ = await asyncio.to_thread(ask, args.server, "POST", "/tables", data, token)
        table = made["table"]
        others = "another player" if seats == 2 else f"{seats - 1} other players"
        print(f"{name} waits for {others} at {made['url']}", flush=True)
    await play(
        args.server,
        table,
        lambda game: make_bot(args.level, game, seed=secrets.randbits(63)),
        name=name,
        seat=args.seat,
        token=token,
    )
    print("The game is over.")
