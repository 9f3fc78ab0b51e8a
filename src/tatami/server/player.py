"""A bot of one's own at a table of a server, in one call."""

from __future__ import annotations

import asyncio
from typing import Protocol
from urllib.parse import urlsplit

from tatami.server.remote import Remote, new_token
from tatami.view import View


class Chooser(Protocol):
    """What can play: a bot, a policy, or anything that chooses a token from a view."""

    def choose(self, view: View) -> str:
        """A legal token for the seat whose view this is."""


def play_at(link: str, bot: Chooser, *, name: str = "Bot", seat: int | None = None, token: str = "") -> None:
    """Play one game to its end at the table whose link this is, in the first free seat or the one named."""
    asyncio.run(_play_at(link, bot, name, seat, token))


async def _play_at(link: str, bot: Chooser, name: str, seat: int | None, token: str) -> None:
    parts = urlsplit(link)
    server = f"{parts.scheme}://{parts.netloc}"
    token = token or await asyncio.to_thread(new_token, server, name)
    async with Remote.open(server, parts.path, token, name) as remote:
        await remote.sit(seat)
        async for asked in remote.decisions():
            await asked.play(await asyncio.to_thread(bot.choose, asked.view))
