"""Plays your own bot at a server's table, in one call."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Protocol
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tatami.client.table_client import ClientError, TableClient, ask, new_token
from tatami.games import load
from tatami.view import View

WAITS = (0.2, 0.5, 1, 2, 4, 8, 15, 30)  # seconds between attempts to reconnect
FOR_GOOD = range(4400, 4405)  # close codes that rule out a retry
REASONS = {
    4400: "The server did not understand this program; are both of the same version?",
    4401: "The server does not know this token any more.",
    4403: "The server takes no connections from here.",
    4404: "There is no table {table} at {server}; is the link whole?",
}


class Chooser(Protocol):
    """A bot, a policy, or any object that chooses a token from a view."""

    def choose(self, view: View) -> str:
        """A legal token for the seat whose view this is."""


def play_at(
    link: str,
    bot: Chooser,
    *,
    name: str = "Bot",
    seat: int | None = None,
    token: str = "",
    game: str | None = None,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    opponents: str | Sequence[str] = (),
    public: bool = False,
    told: Callable[[str], None] = print,
) -> None:
    """Play one game to its end at the table behind this link, in the first free seat or the one named.

    With `game` the link is a server's: a table is made there and `told` its link. `opponents` are levels for
    the other seats, one for all or one for each; where there is none, the bot waits for somebody to come.
    """
    server, table = _parts(link)
    if game is None and not table:
        raise ClientError(f"{link!r:.80} is a server's link, not a table's; name a game to host one there.")
    if game is not None and table:
        raise ClientError(f"{link!r:.80} is a table's link; to host a game, give the server's alone.")
    try:
        if game is not None:
            token = token or new_token(server, name)
            number = load(game).usual_seats if seats is None else seats
            settings = {"game": game, "seats": number, "options": dict(options or {}), "public": public}
            made, _ = ask(server, "POST", "/tables", {"settings": settings, "name": name}, token)
            table = made["table"]
            told(f"{server}/{table}")
        levels = [opponents] * 99 if isinstance(opponents, str) else list(opponents)
        asyncio.run(
            play(server, table, lambda game: bot, name=name, seat=seat, token=token, opponents=levels)
        )
    except HTTPError as error:
        raise ClientError(_refused(server, error)) from None
    except (URLError, OSError, InvalidHandshake) as error:
        raise ClientError(f"{server} does not answer: {getattr(error, 'reason', error)}.") from None


def _parts(link: str) -> tuple[str, str]:
    """The server and the table of a link, or a ClientError."""
    try:
        parts = urlsplit(link)
        fits = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        fits = False
    if not fits:
        raise ClientError(f"{link!r:.80} is not a link; links look like http://127.0.0.1:8000/abc123.")
    return f"{parts.scheme}://{parts.netloc}", parts.path.strip("/").rpartition("/")[2]


def _refused(server: str, error: HTTPError) -> str:
    """The reason in a server's error response."""
    try:
        said = json.loads(error.read(10_000))
        words = said.get("words") or said.get("detail") or ""
    except (ValueError, AttributeError):
        words = ""
    return f"{server} refused: {(words or str(error.reason)).rstrip('.')} ({error.code})."


async def play(
    server: str,
    table: str,
    bot_for: Callable[[str], Chooser],
    *,
    name: str,
    seat: int | None = None,
    token: str = "",
    opponents: Sequence[str] = (),
) -> None:
    """Play one game to its end with the bot for that game; a connection that breaks is made again."""
    token = token or await asyncio.to_thread(new_token, server, name)
    bot: Chooser | None = None
    waits: Iterator[float] | None = None  # a first connection that fails is reported at once
    while True:
        try:
            async with TableClient.open(server, table, token, name) as client:
                await client.sit(seat)
                await client.seat_bots(opponents)
                waits = waits or iter(WAITS)
                async for asked in client.decisions():
                    waits = iter(WAITS)
                    bot = bot or bot_for(asked.view.game.name)
                    await asked.play(await asyncio.to_thread(bot.choose, asked.view))
                return
        except (ConnectionClosed, InvalidHandshake, OSError) as error:
            if isinstance(error, ConnectionClosed) and _code(error) in REASONS:
                words = REASONS[_code(error)]
                raise ClientError(words.format(table=table.rpartition("/")[2], server=server)) from None
            wait = next(waits, None) if waits else None
            if wait is None or (isinstance(error, ConnectionClosed) and _code(error) in FOR_GOOD):
                raise
            await asyncio.sleep(wait)


def _code(closed: ConnectionClosed) -> int:
    return closed.rcvd.code if closed.rcvd is not None else 0
