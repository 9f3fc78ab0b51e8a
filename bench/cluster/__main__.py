"""The cost of nodes: CPU of a move on SQLite and on PostgreSQL with Valkey, and the latency to others."""

from __future__ import annotations

import argparse
import asyncio
import statistics
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import uvloop

from bench.server.__main__ import Server, ours
from bench.server.sockets import Socket, connect
from bench.server.tables import SEATS, Ours, People
from tests.services import Postgres, Service, Valkey

TOGETHER = 20  # tables that are set up at once
PLAYED = 20  # moves after which a table is not used any more; games have 40 or more


class Spread(People):
    """Players' servers by table: all at one, or each seat at the next one."""

    def __init__(self, urls: list[str], *, are_apart: bool) -> None:
        super().__init__(urls[0])
        self.urls, self.are_apart = urls, are_apart
        self._numbers: dict[str, int] = {}

    async def socket(self, seat: int, table: str, form: str = "") -> Socket:
        number = self._numbers.setdefault(table, len(self._numbers)) + (seat if self.are_apart else 0)
        cookie = "; ".join(f"{name}={value}" for name, value in self.http[seat].cookies.items())
        url = self.urls[number % len(self.urls)].replace("http", "ws")
        return await connect(f"{url}/api/tables/{table}/ws{form}", cookie=cookie)


@dataclass
class House:
    """Servers and their services."""

    name: str
    servers: list[Server]
    services: list[Service] = field(default_factory=list)
    are_apart: bool = False

    @property
    def cpu(self) -> float:
        return sum(server.cpu for server in self.servers)

    @property
    def services_cpu(self) -> float:
        """Of PostgreSQL and Valkey, with all their processes."""
        return sum(_cpu(pid) for service in self.services for pid in service.pids())


def _cpu(pid: int) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / 100


@dataclass
class Figures:
    """A house's resource use for moves at a steady rate."""

    house: House
    moves: int = 0
    idle: list[float] = field(
        default_factory=list
    )  # CPU of the nodes while nobody moves, as a share of a core
    rounds: list[tuple[float, float]] = field(default_factory=list)  # milliseconds of CPU a move: nodes, all
    heard: list[float] = field(default_factory=list)  # seconds from send to another player

    def line(self) -> str:
        nodes, total = (statistics.median(column) for column in zip(*self.rounds, strict=True))
        heard = sorted(self.heard)
        p50, p99 = (1000 * heard[int(len(heard) * share)] for share in (0.5, 0.99))
        return (
            f"{self.house.name:34} {self.moves:6} moves  nodes {nodes:.2f} ms  with services {total:.2f} ms"
            f"  heard: p50 {p50:.1f} ms, p99 {p99:.1f} ms  idle {100 * statistics.median(self.idle):.1f} %"
            f"  {sum(server.memory for server in self.house.servers) / 1024:.0f} MB"
        )


class Run:
    """Tables at one house."""

    def __init__(self, house: House, tables: int, form: str) -> None:
        self.figures = Figures(house)
        self.house, self._count = house, tables * len(house.servers)
        urls = [server.url for server in house.servers]
        self.people = Spread(urls, are_apart=house.are_apart)
        self.tables: list[Ours] = []
        self._made = 0
        self._are_programs = form == "programs"

    async def fill(self) -> None:
        """Replace tables that were played for long."""
        if not self._made:
            await self.people.come()
        for table in [table for table in self.tables if table.moves >= PLAYED or table.over]:
            while not table.over:
                await table.move()
            await table.close()
            self.tables.remove(table)
        fresh = []
        for _ in range(self._count - len(self.tables)):
            game = list(SEATS)[self._made % len(SEATS)]
            fresh.append(Ours(self.people, game, self._made, are_programs=self._are_programs))
            self._made += 1
        for first in range(0, len(fresh), TOGETHER):
            await asyncio.gather(*(table.open() for table in fresh[first : first + TOGETHER]))
        self.tables += fresh

    async def play(self, rate: float, seconds: float) -> None:
        """So many moves a second for a while."""
        free, busy, moves = list(self.tables), set[asyncio.Task[None]](), 0
        before, began = self.house.cpu, time.perf_counter()
        await asyncio.sleep(seconds)
        self.figures.idle.append((self.house.cpu - before) / (time.perf_counter() - began))

        async def move(table: Ours) -> None:
            nonlocal moves
            assert table.turn is not None
            mover, began = table.turn.asked[0] - 1, time.perf_counter()
            await table.send()
            others = [seat for seat in range(SEATS[table.game]) if seat != mover]
            await asyncio.gather(*(self._hear(table, seat, began) for seat in others))
            await table.catch_up()
            table.moves += 1
            moves += 1
            if not table.over:
                free.append(table)

        nodes, services = self.house.cpu, self.house.services_cpu
        due = time.perf_counter()
        until = due + seconds
        while due < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if free:
                task = asyncio.ensure_future(move(free.pop(0)))
                busy.add(task)
                task.add_done_callback(busy.discard)
            due += 1 / rate
        await asyncio.gather(*busy)
        nodes, services = self.house.cpu - nodes, self.house.services_cpu - services
        self.figures.moves += moves
        self.figures.rounds.append((1000 * nodes / moves, 1000 * (nodes + services) / moves))

    async def _hear(self, table: Ours, seat: int, began: float) -> None:
        while table.told[seat] < table.stored:
            await table.hear(seat, lambda heard: heard.kind == "update")
        self.figures.heard.append(time.perf_counter() - began)


@contextmanager
def houses(counts: list[int], *flags: str, are_apart: bool) -> Iterator[list[House]]:
    """One server on a file, and several on one database and one bus."""
    with ExitStack() as stack:
        services: list[Service] = [Postgres(), Valkey()]
        for service in services:
            stack.callback(service.stop)
            service.start()
        postgres, valkey = services
        assert isinstance(postgres, Postgres) and isinstance(valkey, Valkey)
        found = []
        for number, count in enumerate(counts):
            if count == 0:
                found.append(House("SQLite, 1 node", [stack.enter_context(ours(*flags))]))
                continue
            places = f"--store={postgres.url(f'h{count}')}", f"--bus={valkey.url()[:-1]}{number}"
            servers = [stack.enter_context(ours(*flags, *places)) for _ in range(count)]
            called = f"PostgreSQL and Valkey, {count} node{'s' * (count > 1)}"
            found.append(House(called, servers, services))
            if count > 1 and are_apart:
                found.append(House(f"{called}, apart", servers, services, are_apart=True))
        yield found


async def measure(found: list[House], args: Any) -> None:
    """Let all houses play in turns, and print their resource use."""
    runs = [Run(house, args.tables, args.form) for house in found]
    for round in range(args.rounds + 1):
        for run in runs:
            await run.fill()
            await run.play(args.rate * len(run.house.servers), args.seconds)
            if round == 0:  # to warm up
                run.figures = Figures(run.house)
    print(f"{args.form}; each node has {args.tables} tables and {args.rate:.0f} moves a second")
    for run in runs:
        print(run.figures.line())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--nodes", default="0,1,2,4", help="how many nodes; 0: one on a file")
    parser.add_argument("--tables", type=int, default=60, help="for each node (60)")
    parser.add_argument("--rate", type=float, default=100, help="moves a second, for each node (100)")
    parser.add_argument("--apart", action="store_true", help="also with players of a table at other nodes")
    parser.add_argument("--seconds", type=float, default=3, help="of a round (3)")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--form", choices=("programs", "people"), default="programs")
    args = parser.parse_args()
    with houses([int(count) for count in args.nodes.split(",")], are_apart=args.apart) as found:
        uvloop.run(measure(found, args))


if __name__ == "__main__":
    main()
