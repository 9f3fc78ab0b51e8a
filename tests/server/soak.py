"""Lets people play whole games at a steady rate, and watches the server's memory; run as a program."""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import websockets

import tatami
from tatami.games import load
from tatami.server.wire.messages import Snapshot
from tests.server.process import Process, server
from tests.server.running import Person
from tests.server.test_games import seat_all

TABLES = 12  # that are played at the same time
SETTLED = 5.0  # minutes after which memory has to be level
SLOPE = 1.0  # megabytes a minute that it may grow then
GROWN = 0.05  # and how much more it may be at the end
NAMES = ("Anna", "Bert", "Carl", "Dora", "Emil", "Fumi", "Gina")


@dataclass
class Pace:
    """Lets so many moves a second through."""

    rate: float
    moves: int = 0
    games: int = 0
    lost: int = 0  # connections
    _next: float = field(default_factory=time.monotonic)

    async def turn(self) -> None:
        """Wait for one's turn to move."""
        now = time.monotonic()
        self._next = max(self._next + 1 / self.rate, now - 1.0)
        await asyncio.sleep(self._next - now)
        self.moves += 1


async def play(person: Person, chance: Random, pace: Pace) -> None:
    """Play as people do, to the end of the game, and come back whenever the connection is lost."""
    while True:
        try:
            return await play_on(person, chance, pace)
        except websockets.ConnectionClosed:
            pace.lost += 1
            await person.connect(person.table, since=person.client.seq if person.client else None)


async def play_on(person: Person, chance: Random, pace: Pace) -> None:
    """One move after another, and now and then a word, or the page loaded anew."""
    while True:
        client = person.client
        assert client is not None and client.room is not None
        if client.room.status == "over":
            return
        asked = next(person.answers(chance), None)
        if asked is None or client.turn is None:
            await person.next()
            continue
        await pace.turn()
        seat, token = asked
        await person.ask("play", seat=seat, token=token, decision=client.turn.decision)
        if chance.random() < 0.02:
            await person.ask("say", text="well played")
        if chance.random() < 0.01:
            await person.socket.close()
            await person.connect(person.table, since=client.seq)


async def one_table(url: str, chance: Random, pace: Pace) -> None:
    """A game from the first to the last move, with a bot and a spectator perhaps."""
    game = chance.choice(tatami.games())
    seats = chance.choice(load(game).seats)
    bots = chance.choice([0, 0, 1])
    names = list(NAMES[: seats - bots])
    people = {name: Person(url, name, chance.choice(["en", "de", "ja"])) for name in names}
    host = people[names[0]]
    watcher = Person(url, "watcher")
    try:
        table = await host.make(game, seats, clock={"kind": "bank", "seconds": 3600, "increment": 5})
        for person in people.values():
            if person is not host:
                await person.take_name()
            await person.connect(table)
            await person.until(Snapshot)
            if person is not host:
                await person.ask("join", name=person.name)
        await seat_all(host, people, names + ["farmer"] * bots)
        await asyncio.gather(*(play(person, chance, pace) for person in people.values()))
        pace.games += 1
        await watcher.connect(table)
        await watcher.until(Snapshot)
        for viewpoint in ("open=true", "seat=1"):
            answer = await watcher.http.get(f"/api/tables/{table}/replay?{viewpoint}")
            assert answer.status_code == 200, answer.text
    finally:
        await asyncio.gather(*(person.close() for person in (*people.values(), watcher)))


async def soak(running: Process, minutes: float, rate: float, seed: int) -> list[tuple[float, float]]:
    """Megabytes by minute while tables come and go."""
    chance, pace = Random(seed), Pace(rate)
    began = time.monotonic()

    async def go_on() -> None:
        while True:
            await one_table(running.url, Random(chance.getrandbits(64)), pace)

    playing = [asyncio.ensure_future(go_on()) for _ in range(TABLES)]
    seen: list[tuple[float, float]] = []
    try:
        while (minute := (time.monotonic() - began) / 60) < minutes:
            await asyncio.wait(
                playing, timeout=60 - (time.monotonic() - began) % 60, return_when=asyncio.FIRST_EXCEPTION
            )
            for task in playing:
                if task.done():
                    task.result()
            minute = (time.monotonic() - began) / 60
            seen.append((minute, running.memory))
            print(
                f"minute {minute:4.1f}: {seen[-1][1]:6.1f} MB, {pace.moves} moves"
                f" ({pace.moves / (time.monotonic() - began):.1f}/s), {pace.games} games,"
                f" {pace.lost} connections lost",
                flush=True,
            )
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    return seen


def verdict(seen: list[tuple[float, float]], settled: float = SETTLED) -> tuple[bool, str]:
    """Whether memory is level after so many minutes, and how that is known."""
    later = [(minute, memory) for minute, memory in seen if minute >= settled - 0.1]
    if len(later) < 3:
        return False, f"it ran too short: memory is looked at after minute {settled:g}"
    slope = statistics.linear_regression(*zip(*later, strict=True)).slope
    grown = later[-1][1] / later[0][1] - 1
    is_level = slope < SLOPE and grown < GROWN
    words = "level" if is_level else "NOT level"
    return (
        is_level,
        f"memory is {words}: {slope:+.2f} MB a minute, {grown:+.1%} since minute {later[0][0]:.0f}",
    )


async def run(minutes: float, rate: float, seed: int, settled: float) -> int:
    """Soak a fresh server; 1 if it grows or complains."""
    with tempfile.TemporaryDirectory() as folder:
        async with server(Path(folder), warm_up="yes", compress="yes") as running:
            await running.ready()
            print(f"all is compiled: {running.memory:6.1f} MB", flush=True)
            try:
                seen = await soak(running, minutes, rate, seed)
            finally:
                complaints = running.complaints()
                print(*complaints[:20], sep="\n")
    is_level, words = verdict(seen, settled)
    print(words)
    return 0 if is_level and not complaints else 1


def main() -> int:
    """Soak a server for some minutes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--rate", type=float, default=40, help="moves a second")
    parser.add_argument(
        "--settled", type=float, default=SETTLED, help="the minute from which memory has to be level"
    )
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    return asyncio.run(run(args.minutes, args.rate, args.seed, args.settled))


if __name__ == "__main__":
    raise SystemExit(main())
