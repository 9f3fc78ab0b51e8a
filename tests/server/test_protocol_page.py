"""The examples of docs/protocol.md match the server's real messages."""

from __future__ import annotations

import asyncio
import json
import re
import threading
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from tatami.server.core.decide import Repeated
from tatami.server.core.refusal import Refusal
from tatami.server.wire.messages import Accepted, AnyCommand, Refused, ServerMessage
from tatami.server.wire.reader import Reader
from tatami.server.wire.render import Renderer
from tests.server.desk import ANNA, Desk
from tests.server.running import Person, running

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
BLOCKS = re.findall(r"```json (client|server)\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


def answers(desk: Desk, command: AnyCommand) -> list[ServerMessage]:
    """The messages sent to Anna after her command."""
    try:
        made = desk.ask(ANNA, command)
    except Refusal as refusal:
        return [Refused(command.id, refusal.code, refusal.text("en"))]
    if isinstance(made, Repeated):
        return [Accepted(command.id, made.seq)]
    update = Renderer(desk.table, made).update(Reader(ANNA))
    assert update is not None
    return [Accepted(command.id, desk.table.seq), update]


def fits(shown: Any, real: Any) -> bool:
    """Whether a message is as shown; “…” stands for anything."""
    if shown == "…":
        return True
    if isinstance(shown, dict) and isinstance(real, dict):
        return shown.keys() == real.keys() and all(fits(shown[key], real[key]) for key in shown)
    if isinstance(shown, list) and isinstance(real, list):
        return len(shown) == len(real) and all(map(fits, shown, real))
    return bool(shown == real)


def test_the_conversation_goes_as_shown():
    desk, waiting = Desk(), list[Any]()
    for side, text in BLOCKS:
        if side == "client":
            command = msgspec.json.decode(text, type=AnyCommand)
            waiting = [json.loads(msgspec.json.encode(message)) for message in answers(desk, command)]
        else:
            shown = json.loads(text)
            assert any(fits(shown, real) for real in waiting), text
    assert desk.table.decision == 1


def test_the_bot_on_the_page_plays(tmp_path: Path):
    """The Python example, run as it stands, plays a whole game against a bot of the server."""
    (example,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)

    async def host(url: str) -> None:
        anna = Person(url, "Anna")
        table = await anna.make("take", 2)
        await anna.connect(table)
        await anna.ask("seat-bot", seat=2, level="farmer")
        thread = threading.Thread(target=run, args=(url, table))
        thread.start()
        while not (anna.client and anna.client.room and all(seat.ready for seat in anna.client.room.seats)):
            await anna.next()
        await anna.ask("start")
        await anna.play(Random(1))
        await anna.close()
        thread.join()
        assert anna.client.room is not None and anna.client.room.members[1].is_bot

    def run(url: str, table: str) -> None:
        exec(
            example.replace("http://127.0.0.1:8000", url).replace("the table's link", f"{url}/t/{table}"), {}
        )

    with running(tmp_path / "tatami.db") as url:
        asyncio.run(host(url))
