"""Kills a server under load repeatedly and checks the data left behind; run as a program."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import signal
import sys
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import httpx
import websockets

from tatami.server.core import entries
from tatami.server.core.entries import AnyEntry
from tatami.server.core.table import Table, fold
from tatami.server.wire.messages import Accepted, Refused, Snapshot
from tatami.store import check
from tests.server.running import PLENTY, Person, free_port
from tests.server.test_games import check_told, read_log

T = TypeVar("T")

# The seats of each table; names are people, different ones at every table.
TABLES = [("take", ["Anna", "Bert"]), ("take", ["Anna", "farmer"]), ("take", ["samurai", "Anna"])] * 2
CLOCK = {"kind": "bank", "seconds": 3600, "increment": 1}
LOST = (OSError, httpx.TransportError, websockets.WebSocketException)
_ids = itertools.count(1)


async def insist(do: Callable[[], Awaitable[T]]) -> T:
    """Try until there is a server."""
    while True:
        try:
            return await do()
        except LOST:
            await asyncio.sleep(0.02)


@dataclass
class Survivor(Person):
    """A player that reconnects after every crash and resends unanswered commands."""

    acknowledged: dict[str, int] = field(default_factory=dict)  # seq by the command's id

    async def command(self, do: str, **rest: Any) -> Accepted | Refused:
        """Send a command until it is answered."""
        name = f"c{next(_ids)}"
        text = json.dumps({"do": do, "id": name, **rest})

        async def attempt() -> Accepted | Refused:
            await self.socket.send(text)
            while getattr(message := await self.next(), "id", None) != name:
                pass
            assert isinstance(message, Accepted | Refused)
            return message

        answer = await self._through(attempt)
        assert isinstance(answer, Accepted), answer
        self.acknowledged[name] = answer.seq
        while self.client is not None and self.client.seq < answer.seq:
            await self._through(self.next)  # the update follows the answer
        return answer

    async def come(self, table: str) -> None:
        """Connect, and go on after the last entry that is known."""

        async def attempt() -> None:
            since = self.client.seq if self.client else None
            await self.connect(table, since)
            if since is None:
                await self.until(Snapshot)

        await insist(attempt)

    async def _through(self, do: Callable[[], Awaitable[T]]) -> T:
        """Do something, and after every lost connection do it again."""
        while True:
            try:
                return await do()
            except LOST:
                await self.come(self.table)

    async def play_to_the_end(self, chance: Random) -> None:
        """Play at random, each move once."""
        while True:
            assert self.client is not None and self.client.room is not None
            if self.client.room.status == "over":
                return
            asked = next(self.answers(chance), None)
            if asked is not None and self.client.turn is not None:
                seat, token = asked
                await self.command("play", seat=seat, token=token, decision=self.client.turn.decision)
            else:
                await self._through(self.next)


@dataclass
class Party:
    """A table and its players."""

    people: list[Survivor]
    table: str = ""

    async def play(self, game: str, seats: list[str], chance: Random) -> None:
        """Make a table, sit down, start, and play to the end, whatever happens to the server."""
        host, names = self.people[0], [person.name for person in self.people]
        table = await insist(lambda: host.make(game, len(seats), clock=CLOCK))
        for person in self.people:
            await insist(person.take_name)
            await person.come(table)
            if person is not host:
                await person.command("join", name=person.name)
        self.table = table
        for seat, name in enumerate(seats, 1):
            if name not in names:
                await host.command("seat-bot", seat=seat, level=name)
                continue
            person = self.people[names.index(name)]
            await person.command("sit", seat=seat)
            await person.command("nonce", seat=seat, nonce="AQEBAQEBAQEBAQEBAQEBAQ==")
        await host.command("start")
        async with asyncio.TaskGroup() as together:
            for person in self.people:
                together.create_task(person.play_to_the_end(chance))

    def look(self, log: list[AnyEntry]) -> Table:
        """Find every acknowledged command in the log, where and as it was acknowledged."""
        for person in self.people:
            for name, seq in list(person.acknowledged.items()):
                assert len(log) >= seq and log[seq - 1].id == name, "an acknowledged move is lost"
        ids = [entry.id for entry in log if entry.id]
        assert len(ids) == len(set(ids)), "something was done twice"
        table = fold(self.table, log)
        if table.match is not None:
            moved = sum(isinstance(entry, entries.Moved) for entry in log)
            assert moved == table.decision, "half a move is there"
            began = next(entry.at for entry in log if isinstance(entry, entries.Started))
            down = sum(entry.down for entry in log if isinstance(entry, entries.Resumed))
            left = [table.clocks.left(seat) or 0 for seat in table.chairs]
            gained = 1000 * table.decision
            used = len(left) * 3_600_000 + gained - sum(left)
            assert 0 <= used <= table.at - began - down + gained, "time ran while the server did not"
        return table


async def serve(data: Path, port: int) -> asyncio.subprocess.Process:
    """Start a server, and wait until it answers."""
    flags = {"data": data, "port": port, "pace": 0, "warm-up": "no", "compress": "no", "log-level": "error"}
    flags |= {name.replace("_", "-"): int(value) for name, value in PLENTY.items()}
    command = [f"--{name}={value}" for name, value in flags.items()]
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tatami.cli", "serve", *command, stdin=asyncio.subprocess.DEVNULL
    )
    async with httpx.AsyncClient() as http:

        async def answers() -> None:
            assert process.returncode is None, "the server did not start"
            await http.get(f"http://127.0.0.1:{port}/healthz")

        await insist(answers)
    return process


async def campaign(data: Path, kills: int, seed: int = 1) -> int:
    """Kill a server so many times while people play; return how many commands were acknowledged."""
    chance = Random(seed)
    port = free_port()
    parties: list[Party] = []

    async def play_on(game: str, seats: list[str]) -> None:
        """One game after another, until there was the last kill."""
        while not parties or killed < kills:
            names = sorted({name for name in seats if name.istitle()})
            party = Party([Survivor(f"http://127.0.0.1:{port}", name) for name in names])
            parties.append(party)
            await party.play(game, seats, chance)
            await asyncio.gather(*(person.close() for person in party.people))

    killed = 0
    process = await serve(data, port)
    playing = [asyncio.ensure_future(play_on(game, seats)) for game, seats in TABLES]
    try:
        while killed < kills:
            # After a move or two at least, so that there is always something to lose.
            before = sum(len(person.acknowledged) for party in parties for person in party.people)
            while sum(len(person.acknowledged) for party in parties for person in party.people) < before + 9:
                await asyncio.sleep(0.005)
                assert not any(task.done() and task.exception() for task in playing)
            await asyncio.sleep(chance.uniform(0, 0.2))
            process.send_signal(signal.SIGKILL)
            await process.wait()
            killed += 1
            check(data)
            for party in parties:
                if party.table:
                    party.look(await read_log(data, party.table))
            process = await serve(data, port)
        await asyncio.gather(*playing)
    finally:
        for task in playing:
            task.cancel()
        with suppress(ProcessLookupError):
            process.terminate()
        await process.wait()
    for party in parties:
        log = await read_log(data, party.table)
        table = party.look(log)
        assert table.status == "over", "a game was not played to its end"
        for person in party.people:
            check_told(log, table, person)
    return sum(len(person.acknowledged) for party in parties for person in party.people)


def main(kills: int) -> None:
    """Run a campaign in a fresh folder."""
    with tempfile.TemporaryDirectory() as folder:
        done = asyncio.run(campaign(Path(folder) / "tatami.db", kills, seed=os.getpid()))
    print(f"{kills} kills, {done} acknowledged commands, none lost")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 50)
