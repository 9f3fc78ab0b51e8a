"""A bot of one's own at a table of a server, in one call."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Protocol
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tatami.server.remote import Remote, new_token
from tatami.view import View

WAITS = (0.2, 0.5, 1, 2, 4, 8, 15, 30)  # seconds until a broken connection is tried again, time after time
FOR_GOOD = range(4400, 4405)  # codes of connections that will not get better


class Chooser(Protocol):
    """What can play: a bot, a policy, or anything that chooses a token from a view."""

    def choose(self, view: View) -> str:
        """A legal token for the seat whose view this is."""


def play_at(link: str, bot: Chooser, *, name: str = "Bot", seat: int | None = None, token: str = "") -> None:
    """Play one game to its end at the table whose link this is, in the first free seat or the one named."""
    parts = urlsplit(link)
    server = f"{parts.scheme}://{parts.netloc}"
    asyncio.run(play(server, parts.path, lambda game: bot, name=name, seat=seat, token=token))


async def play(
    server: str,
    table: str,
    bot_for: Callable[[str], Chooser],
    *,
    name: str,
    seat: int | None = None,
    token: str = "",
) -> None:
    """Play one game to its end with the bot for that game; a connection that breaks is made again."""
    token = token or await asyncio.to_thread(new_token, server, name)
    bot: Chooser | None = None
    waits: Iterator[float] | None = None  # who has never come is told at once that it does not work
    while True:
        try:
            async with Remote.open(server, table, token, name) as remote:
                await remote.sit(seat)
                waits = waits or iter(WAITS)
                async for asked in remote.decisions():
                    waits = iter(WAITS)
                    bot = bot or bot_for(asked.view.game.name)
                    await asked.play(await asyncio.to_thread(bot.choose, asked.view))
                return
        except (ConnectionClosed, InvalidHandshake, OSError) as error:
            wait = next(waits, None) if waits else None
            if wait is None or (isinstance(error, ConnectionClosed) and _code(error) in FOR_GOOD):
                raise
            await asyncio.sleep(wait)


def _code(closed: ConnectionClosed) -> int:
    return closed.rcvd.code if closed.rcvd is not None else 0
