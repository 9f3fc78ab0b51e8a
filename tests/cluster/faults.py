"""Harms servers, PostgreSQL, Valkey and the network between them under play; run as a program."""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from tatami.games import load
from tatami.games import names as games
from tatami.server.core import entries
from tatami.server.core.entries import Moved, StoodIn
from tatami.store import open_log
from tests.cluster.fleet import Fleet, Node
from tests.cluster.nomads import Nomad, Party, Tally
from tests.services import Service

PAUSE = 10.0  # seconds that a process is stopped
CUT = 6.0  # seconds at most that a network is cut or slow
DELAY = 0.3  # seconds that every packet takes on a slow one
REST = 2.0  # seconds at most between two faults
FAULTS = (
    "node killed",
    "PostgreSQL killed",
    "Valkey killed",
    "node stopped",
    "PostgreSQL stopped",
    "Valkey stopped",
    "node restarted",
    "PostgreSQL cut",  # from one node
    "Valkey cut",
    "PostgreSQL silent",  # to one node: packets vanish without an error
    "Valkey silent",
    "PostgreSQL slow",
    "Valkey slow",
    "PostgreSQL answers-lost",  # after a commit, before it is known
)
STUCK = 60.0  # seconds after the last fault in which something has to happen at every table
LOOK = 1.0  # seconds between two looks at the tables


@dataclass
class Campaign:
    """Play at many tables, and one fault after another."""

    fleet: Fleet
    tables: int
    faults: int
    pace: float
    chance: Random
    pause: float = PAUSE
    cut: float = CUT
    tally: Tally = field(default_factory=Tally)
    done: Counter[str] = field(default_factory=Counter)
    parties: list[Party] = field(default_factory=list)
    is_over: bool = False

    # Play.

    async def run(self) -> None:
        """Play, harm, and play to the end."""
        playing = [asyncio.ensure_future(self._play_on(number)) for number in range(self.tables)]
        try:
            while not self._is_played_everywhere():
                await self._while_well(playing, asyncio.sleep(0.1))
            for number in range(self.faults):
                kind, began = FAULTS[number % len(FAULTS)], time.monotonic()
                await self._while_well(playing, self.harm(kind))
                self.done[kind] += 1
                took = time.monotonic() - began
                print(f"{number + 1} {kind}, {took:.1f} s, {self._acknowledged()} acknowledged", flush=True)
                await self._while_well(playing, asyncio.sleep(self.chance.uniform(0, REST)))
            self.is_over = True
            await self._end(playing)
        finally:
            for play in playing:
                play.cancel()
            await asyncio.gather(*playing, return_exceptions=True)

    async def _while_well(self, playing: list[asyncio.Task[None]], work: Awaitable[None]) -> None:
        await work
        for play in playing:
            if play.done():
                play.result()

    async def _end(self, playing: list[asyncio.Task[None]]) -> None:
        """Wait for all games to end; complain of a table at which nothing happens any more."""
        moved: dict[int, tuple[int, float]] = {}
        while not all(play.done() for play in playing):
            await self._while_well(playing, asyncio.sleep(LOOK))
            for number, party in enumerate(self.parties):
                seq, at = moved.get(number, (-1, 0.0))
                if party.is_over or party.seq > seq:
                    moved[number] = party.seq, time.monotonic()
                elif time.monotonic() > at + STUCK:
                    raise AssertionError(f"nothing happens any more at {party.describe()}")
        await asyncio.gather(*playing)

    def _is_played_everywhere(self) -> bool:
        started = [party for party in self.parties if any(person.acknowledged for person in party.people)]
        return len(started) >= self.tables

    async def _play_on(self, number: int) -> None:
        """One game after another at one table, until the last fault is over."""
        while not self.is_over:
            party = self._party(number)
            self.parties.append(party)
            try:
                await party.play(self.pace)
            finally:
                await party.close()
                party.is_over = True

    def _party(self, number: int) -> Party:
        names = games()
        game = load(names[number % len(names)])
        count = min(game.seats)
        kind = number // len(names) % 3  # two people; one and bots; two, one of them idle
        people = ["Anna", "Bert"] if kind != 1 else ["Anna"]
        seats = [*people, *["farmer"] * (count - len(people))]
        self.chance.shuffle(seats)
        nomads = [
            Nomad("", name, fleet=self.fleet, tally=self.tally, chance=Random(self.chance.random()))
            for name in people
        ]
        return Party(game.name, seats, nomads, is_hasty=kind == 2)

    def _acknowledged(self) -> int:
        return sum(len(person.acknowledged) for party in self.parties for person in party.people)

    # Faults.

    async def harm(self, kind: str) -> None:
        """Do one thing that can go wrong, and mend it."""
        fleet = self.fleet
        match kind.split():
            case ["node", "killed"]:
                await self._node(self._kill)
            case ["node", "restarted"]:
                await self._node(self._restart)
            case ["node", "stopped"]:
                await self._node(lambda node: node.pause(self.pause))
            case [service, "killed"]:
                await self._kill_service(fleet.postgres if service == "PostgreSQL" else fleet.valkey)
            case [service, "stopped"]:
                await self._stop_service(fleet.postgres if service == "PostgreSQL" else fleet.valkey)
            case [service, "answers-lost"]:
                await self._lose_answers()
            case [service, harm]:
                await self._line(service, harm)

    async def _node(self, harm: Callable[[Node], Awaitable[None]]) -> None:
        node = self.chance.choice(self.fleet.nodes)
        for person in (person for party in self.parties for person in party.people):
            if person.node is node and person.socket is not None:
                person.lost_at = time.monotonic()
        await harm(node)

    async def _kill(self, node: Node) -> None:
        await node.kill()
        await asyncio.sleep(self.chance.uniform(0, REST))
        await node.start()

    async def _restart(self, node: Node) -> None:
        await node.stop()
        await node.start()

    async def _kill_service(self, service: Service) -> None:
        await asyncio.to_thread(service.kill)
        await asyncio.sleep(self.chance.uniform(0, self.cut))
        await asyncio.to_thread(service.start)

    async def _stop_service(self, service: Service) -> None:
        go_on = service.pause()
        await asyncio.sleep(self.pause)
        go_on()

    async def _line(self, service: str, harm: str) -> None:
        """Harm the line between a server and a service."""
        node = self.chance.choice(self.fleet.nodes)
        proxy = node.to_store if service == "PostgreSQL" else node.to_bus
        match harm:
            case "cut":
                proxy.cut(refuse=True)
            case "silent":
                proxy.hold()
            case "slow":
                proxy.delay(DELAY)
        await asyncio.sleep(self.chance.uniform(0.5, self.cut))
        proxy.mend()

    async def _lose_answers(self) -> None:
        for node in self.fleet.nodes:
            node.to_store.lose_answers_after(self.chance.randrange(20))
        await asyncio.sleep(1)
        for node in self.fleet.nodes:
            node.to_store.mend()

    # Final check.

    async def check(self) -> str:
        """Compare all logs with the acknowledged and published entries, and report."""
        log = open_log(self.fleet.postgres.url(), writes=False)
        moves = bots = late = 0
        try:
            for party in self.parties:
                stored = await log.read(party.table)
                await asyncio.to_thread(party.check, stored, await log.record(party.table))
                read = [entries.decode(entry) for entry in stored]
                moves += sum(isinstance(entry, Moved) for entry in read)
                bots += sum(isinstance(entry, Moved) and not entry.who for entry in read)
                late += sum(isinstance(entry, StoodIn) for entry in read)
        finally:
            await log.close()
        waits = sorted(self.tally.resumed) or [0.0]
        complaints = [one for node in self.fleet.nodes for one in node.complaints()]
        assert not complaints, "\n".join(complaints[:5])
        kinds = ", ".join(f"{count} {kind}" for kind, count in self.done.items())
        return (
            f"{sum(self.done.values())} faults ({kinds})\n"
            f"{len(self.parties)} games, {moves} moves, {bots} of them by bots, {late} times a bot stood in; "
            f"{self._acknowledged()} acknowledged commands: none lost, none done twice, no half move\n"
            f"refused: {dict(self.tally.refusals)}\n"
            f"{len(self.tally.resumed)} players came to another server: "
            f"median {waits[len(waits) // 2]:.2f} s, 99 % {waits[len(waits) * 99 // 100]:.2f} s, "
            f"longest {waits[-1]:.2f} s"
        )


async def campaign(
    tables: int,
    faults: int,
    nodes: int = 3,
    pace: float = 1.0,
    pause: float = PAUSE,
    cut: float = CUT,
    seed: int = 1,
) -> str:
    """Run a campaign in a fresh folder and return its counts."""
    with tempfile.TemporaryDirectory() as folder:
        async with Fleet(Path(folder), nodes) as fleet:
            run = Campaign(fleet, tables, faults, pace, Random(seed), pause, cut)
            await run.run()
            return await run.check()


def main() -> None:
    """Read the command line, and run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--faults", type=int, default=210)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--pace", type=float, default=1.0, help="seconds that players think, on average")
    parser.add_argument("--seed", type=int, default=os.getpid())
    args = parser.parse_args()
    print(asyncio.run(campaign(args.tables, args.faults, args.nodes, args.pace, seed=args.seed)))


if __name__ == "__main__":
    main()
