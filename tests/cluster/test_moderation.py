"""Two servers: a decision at one holds at once at the other, and so do the lobby's chat and reactions."""

from __future__ import annotations

import asyncio

from tatami.server.runtime.supervisor import BANNED
from tatami.server.wire.messages import Accepted, Reaction
from tests.cluster.servers import elsewhere
from tests.cluster.test_two_nodes import Pair
from tests.server.test_circle import come
from tests.server.test_moderation import Listener, closed, decide, sit
from tests.services import Postgres, Valkey


def test_sanctions_hold_on_every_server(postgres: Postgres, valkey: Valkey):
    async def use(urls: list[str]) -> None:
        (anna,), _ = await come(urls[0], "Anna")
        (eve,), (eves,) = await come(urls[1], "Eve")
        table = await anna.make("take", 2)
        await sit(table, anna, eve)
        assert isinstance(await anna.ask("react", reaction="bow"), Accepted)
        assert (await eve.until(Reaction)).reaction == "bow"
        async with Listener(anna) as lobby, Listener(eve) as other:
            assert (await lobby.next())["lines"] == [] == (await other.next())["lines"]
            await eve.http.post("/api/hall", json={"text": "boo"})
            assert (await lobby.next())["text"] == "boo"
            await decide(urls[0], eves, "mute")
            assert await lobby.next() == {"is": "cleared", "handle": eves}
            assert (await other.next())["text"] == "boo"
            assert await other.next() == {"is": "cleared", "handle": eves}
            assert (await eve.ask("say", text="boo")).code == "muted"
            await decide(urls[0], eves, "undo")
            while not isinstance(await eve.ask("say", text="sorry"), Accepted):
                await asyncio.sleep(0.01)
            await decide(urls[0], eves, "ban")
            assert await closed(eve.socket) == BANNED and await closed(other.socket) == BANNED
        again = elsewhere(eve, urls[0])
        assert (await again.http.get("/api/me")).json()["code"] == "banned"
        await again.close()
        await anna.close()

    with Pair(postgres, valkey) as urls:
        asyncio.run(use(urls))
