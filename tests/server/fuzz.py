"""Sends a server anything in any form, and watches another table meanwhile; run as a program."""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import multiprocessing
import statistics
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, get_args
from urllib.parse import urlsplit

import httpx
import websockets

import tatami
from tatami.games import load
from tatami.server.wire.messages import ClientMessage, Snapshot
from tests.server.inputs import LONGEST, Routes, broken, junk, mutated, request, some_settings
from tests.server.process import Process, server
from tests.server.running import PATIENCE, Person
from tests.server.test_games import ANNA, BERT, gather, seat_all

ENDS = (
    1000,
    1002,
    1003,
    1007,
    1009,
    1012,
    4008,
    4400,
    4401,
    4403,
    4429,
)  # codes that a client may be let go with
OVERLOAD = ("busy", "slow")  # the reasons for which a server, or its health, may answer 503
SLOW = float(PATIENCE)  # seconds in which anything is answered
WORKERS = 4
BATCH = 25  # messages between two that have to be answered
ENOUGH = 20  # failures after which there is no need to go on
ELSEWHERE = "127.0.0.2"  # an address of its own for the bystander: limits count by address
BEAT = 0.02  # seconds between two pings
PING = 0.1  # seconds within which 99 of 100 pings come back
KINDS = get_args(ClientMessage)
MAY_BE_SILENT = ("changed", "cut short", "blank lines")  # a request may never begin there, or never end


@dataclass
class Findings:
    """Counts of requests and responses, and the unexpected responses."""

    messages: int = 0
    requests: int = 0
    statuses: Counter[str] = field(default_factory=Counter)
    codes: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)
    logged: int = 0  # errors and tracebacks in the servers' logs
    pings: dict[str, list[float]] = field(default_factory=dict)

    def fail(self, what: str) -> None:
        self.failures.append(what)

    @property
    def are_enough(self) -> bool:
        return len(self.failures) >= ENOUGH


# Inputs.


def fitting(name: str, chance: Random, person: Person) -> Any:
    """A value of the right kind for a field."""
    client = person.client
    legal = [token for _, token in person.answers(chance)]
    decision = client.turn.decision if client is not None and client.turn is not None else 0
    values: dict[str, Callable[[], Any]] = {
        "seat": lambda: chance.randint(1, 7),
        "name": lambda: chance.choice(["Eve", "日本", "<i>"]),
        "token": lambda: chance.choice([*legal, "ta", "zz"]),
        "decision": lambda: chance.choice([decision, decision, 0, 10**9]),
        "text": lambda: chance.choice(["hello", "%s\n\r", "x" * 300]),
        "level": lambda: chance.choice(["farmer", "samurai"]),
        "lang": lambda: chance.choice(["de", "ja", "en"]),
        "nonce": lambda: base64.b64encode(chance.randbytes(16)).decode(),
        "settings": lambda: some_settings(chance),
        "id": lambda: f"c{chance.getrandbits(60)}",
    }
    return values[name]() if name in values else junk(chance)


def message(chance: Random, person: Person) -> str | bytes:
    """A command, or something like one."""
    kind = chance.choice(KINDS)
    data = {"do": kind.__struct_config__.tag}
    data |= {name: fitting(name, chance, person) for name in kind.__struct_fields__}
    way = chance.random()
    if way < 0.15:
        data[chance.choice([*data, "extra"])] = junk(chance)
    elif way < 0.2:
        del data[chance.choice(list(data))]
    text = json.dumps(data)
    if way < 0.7:
        return text
    if way < 0.75:
        return text.encode()
    if way < 0.85:
        return mutated(text.encode(), chance)
    if way < 0.9:
        return mutated(text.encode(), chance).decode(errors="replace")
    if way < 0.93:
        return chance.choice(["[", '{"do":', '[{"a":']) * chance.choice([10, 1_000, 5_000])
    if way < 0.94:
        return "a" * chance.choice([LONGEST - 1, LONGEST + 1, 100_000])
    odd: list[str | bytes] = [b"", "", "null", "0", '"x"', "[]", "{}", chance.randbytes(60)]
    return chance.choice(odd)


def frames(chance: Random) -> bytes:
    """Bytes after a handshake: frames of any kind, and malformed ones."""
    made = b""
    for _ in range(chance.randint(1, 30)):
        first = chance.choice(
            [0x81, 0x82, 0x01, 0x00, 0x80, 0x88, 0x89, 0x8A, 0x83, 0xF1, chance.randrange(256)]
        )
        payload = chance.choice(
            [b"", b"{}", b"\xff\xfe", b"\x03\xe8", chance.randbytes(chance.randint(0, 130))]
        )
        mask = chance.choice([0x80, 0x80, 0x80, 0])
        size = bytes([mask | len(payload)]) if len(payload) < 126 else bytes([mask | 126, 0, len(payload)])
        if chance.random() < 0.05:
            size = bytes([mask | 127]) + chance.randbytes(8)
        made += bytes([first]) + size + (b"\0\0\0\0" if mask else b"") + payload
    return made


# Senders.


async def talk(found: Findings, url: str, table: str, number: int, chance: Random) -> None:
    """Send so many messages over WebSockets, to an own table and to another's."""
    sent = 0
    while sent < number and not found.are_enough:
        eve = Person(url, "Eve")
        with suppress(httpx.TransportError):
            try:
                sent += await _visit(found, eve, table, min(200, number - sent), chance)
            finally:
                await eve.close()


async def _visit(found: Findings, eve: Person, table: str, number: int, chance: Random) -> int:
    """One table, until enough is sent or the connection ends."""
    sent = 0
    try:
        if chance.random() < 0.7:
            game = chance.choice(tatami.games())
            seats = chance.choice(load(game).seats)
            answer = await eve.http.post(
                "/api/tables", json={"settings": {"game": game, "seats": seats, "hints": True}, "name": "Eve"}
            )
            if answer.status_code == 429:
                await asyncio.sleep(1)
                return 0
            await eve.connect(answer.json()["table"])
            await eve.until(Snapshot)
            if chance.random() < 0.8:
                with suppress(AttributeError, AssertionError):  # a command was too much
                    await seat_all(eve, {"Eve": eve}, ["Eve"] + ["farmer"] * (seats - 1))
        else:
            await eve.connect(table)
        while sent < number:
            for _ in range(min(BATCH, number - sent)):
                await eve.socket.send(message(chance, eve))
                sent += 1
                found.messages += 1
            async with asyncio.timeout(SLOW):
                await eve.ask("sit", seat=9)
    except websockets.ConnectionClosed as closed:
        code = closed.rcvd.code if closed.rcvd else None
        found.codes[str(code)] += 1
        has_given_up = closed.sent is not None and closed.sent.code == 1011  # a ping of ours took too long
        if code not in ENDS and not has_given_up:
            found.fail(f"a socket ended with {code}")
    except websockets.InvalidStatus as refused:
        found.statuses[f"handshake {refused.response.status_code}"] += 1
        if refused.response.status_code >= 500:
            found.fail(f"a handshake got {refused.response.status_code}")
    except TimeoutError:
        found.fail("a socket was not answered")
    return max(sent, 1)


async def rattle(found: Findings, url: str, table: str, number: int, chance: Random) -> None:
    """Send so many handfuls of bare frames."""
    parts = urlsplit(url)
    for _ in range(number):
        if found.are_enough:
            return
        with suppress(OSError):
            reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
            key = base64.b64encode(chance.randbytes(16)).decode()
            writer.write(
                f"GET /api/tables/{table}/ws HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\n"
                f"upgrade: websocket\r\nsec-websocket-version: 13\r\n"
                f"sec-websocket-key: {key}\r\n\r\n".encode()
            )
            try:
                async with asyncio.timeout(SLOW):
                    await reader.readuntil(b"\r\n\r\n")
                    writer.write(frames(chance))
                    writer.write_eof()
                    while await reader.read(65_536):
                        pass
            except TimeoutError:
                found.fail("bare frames: the connection stays open")
            except asyncio.IncompleteReadError:
                pass
            finally:
                writer.close()
        found.messages += 1


async def ask(found: Findings, url: str, table: str, number: int, chance: Random) -> None:
    """Send so many requests, over connections that are kept where they can be."""
    async with httpx.AsyncClient(base_url=url, timeout=SLOW) as http:
        routes = Routes((await http.get("/api/schema/openapi.json")).json(), {"table": [table]})
        cookie = ""
        for count in range(number):
            if found.are_enough:
                return
            if count % 200 == 0:
                with suppress(httpx.HTTPError):
                    named = await http.put("/api/me", json={"name": "Eve"})
                    cookie = named.cookies.get("tatami") or cookie
                    routes.known |= await _things(http, table, chance)
                    http.cookies.clear()
            whole = request(chance, routes, cookie)
            way, sent = ("", whole) if chance.random() < 0.7 else broken(whole, chance)
            found.requests += 1
            try:
                await _exchange(found, url, sent, way)
            except OSError as error:
                found.statuses[f"{type(error).__name__} ({way or 'whole'})"] += 1


async def _things(http: httpx.AsyncClient, table: str, chance: Random) -> dict[str, list[str]]:
    """Make something of each kind that there is to ask for; where that is refused, there is none."""
    game = chance.choice(tatami.games())
    seats, clock = min(load(game).seats), {"kind": "move", "seconds": 5}
    me = (await http.get("/api/me")).json()
    settings = {"game": game, "seats": seats, "hints": True}
    own = (await http.post("/api/tables", json={"settings": settings, "name": "Eve"})).json()
    plan = {"title": "Cup", "game": game, "seats": seats, "clock": clock, "tempo": "skip", "players": seats}
    cup = (await http.post("/api/tournaments", json={"plan": plan, "name": "Eve"})).json()
    found = {"handle": me.get("handle"), "table": own.get("table"), "tournament": cup.get("tournament")}
    known = {name: [value] for name, value in found.items() if value}
    return {**known, "table": [table, *known.get("table", [])]}


async def _exchange(found: Findings, url: str, sent: bytes, way: str) -> None:
    """Send bytes and check the response; `way` is what is wrong with them."""
    parts = urlsplit(url)
    reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
    try:
        async with asyncio.timeout(SLOW):
            writer.write(sent)
            if way:
                writer.write_eof()
            head = await reader.readuntil(b"\r\n\r\n")
            status = int(head.split()[1])
            has_body = status >= 500 and not sent.startswith(b"HEAD")
            body = await reader.read(65_536) if has_body else b""
    except asyncio.IncompleteReadError:
        found.statuses[f"none ({way or 'whole'})"] += 1
        if way not in MAY_BE_SILENT:
            found.fail(f"no answer to {sent[:200]!r}")
        return
    except TimeoutError:
        found.fail(f"no answer in {SLOW} s to {sent[:200]!r}")
        return
    finally:
        writer.close()
    found.statuses[str(status)] += 1
    is_overload = status == 503 and any(f'"{reason}"'.encode() in body for reason in OVERLOAD)
    if status >= 500 and not is_overload:
        found.fail(f"{status} to {sent[:300]!r}: {body[:200]!r}")


# The bystander.


def ping(url: str, table: str, cookies: dict[str, str], results: Any, stop: Any) -> None:
    """Measure a table's latency from a separate process and address until stopped."""

    async def measure() -> list[float]:
        cookie = "; ".join(f"{name}={value}" for name, value in cookies.items())
        socket = await websockets.connect(
            f"{url.replace('http', 'ws')}/api/tables/{table}/ws",
            additional_headers={"cookie": cookie},
            local_addr=(ELSEWHERE, 0),
        )
        times = []
        while not stop.is_set():
            began = time.perf_counter()
            waiter = await socket.ping()
            async with asyncio.timeout(60):
                await waiter
            times.append(time.perf_counter() - began)
            await asyncio.sleep(BEAT)
        await socket.close()
        return times

    results.put(asyncio.run(measure()))


class Pinger:
    """Pings from another process while something goes on."""

    def __init__(self, url: str, anna: Person) -> None:
        context = multiprocessing.get_context("spawn")
        self._results, self._stop = context.Queue(), context.Event()
        cookies = dict(anna.http.cookies.items())
        self._process = context.Process(
            target=ping, args=(url, anna.table, cookies, self._results, self._stop), daemon=True
        )
        self._process.start()

    async def stop(self) -> list[float]:
        self._stop.set()
        times: list[float] = await asyncio.to_thread(self._results.get, True, 120)
        self._process.join()
        return times


def at(times: list[float], percent: int) -> float:
    """A percentile, in milliseconds."""
    return statistics.quantiles(times, n=100)[percent - 1] * 1000 if len(times) > 1 else float("nan")


async def attack(
    found: Findings, running: Process, name: str, messages: int, requests: int, chance: Random, *, pings: bool
) -> None:
    """Send everything to one server while two people play there."""
    if pings:
        await running.ready()  # otherwise compilation would be measured
    people = await gather(running.url, "take", [ANNA, BERT])
    anna = people[ANNA]
    for person in people.values():
        await person.socket.close()
    pinger = Pinger(running.url, anna) if pings else None
    works: list[Awaitable[None]] = []
    for _ in range(WORKERS):
        own = Random(chance.getrandbits(64))
        works.append(talk(found, running.url, anna.table, messages * 9 // 10 // WORKERS, own))
        works.append(rattle(found, running.url, anna.table, messages // 10 // WORKERS, own))
        works.append(ask(found, running.url, anna.table, requests // WORKERS, own))
    await asyncio.gather(*works)
    if pinger is not None:
        found.pings[name] = await pinger.stop()
    before = anna.client.seq if anna.client is not None else 0
    await anna.connect(anna.table, since=before)
    answer = await anna.ask("say", text="still here")
    if getattr(answer, "seq", None) != before + 1:
        found.fail("the other table is not as it was")
    await asyncio.gather(*(person.close() for person in people.values()))
    async with httpx.AsyncClient(timeout=SLOW) as http:
        until = time.monotonic() + SLOW
        while (health := await http.get(f"{running.url}/healthz")).status_code == 429:
            if time.monotonic() > until:
                break
            await asyncio.sleep(0.1)
        if health.status_code != 200:
            found.fail(f"/healthz says {health.status_code}")


async def campaign(folder: Path, messages: int, requests: int, seed: int, *, pings: bool = False) -> Findings:
    """Nine tenths against raised limits, where all is looked at, and a tenth against the usual ones."""
    found, chance = Findings(), Random(seed)
    for name, share, is_generous in (("raised limits", 0.9, True), ("default limits", 0.1, False)):
        place = folder / name.replace(" ", "-")
        place.mkdir()
        warm_up = "yes" if pings else "no"
        async with server(place, is_generous=is_generous, idle_after=5, warm_up=warm_up) as running:
            counts = int(messages * share), int(requests * share)
            await attack(found, running, name, *counts, chance, pings=pings)
            complaints = running.complaints()
            found.logged += len(complaints)
            for line in complaints[:ENOUGH]:
                found.fail(f"the log says: {line}")
    return found


def numbers(found: Findings) -> Iterator[str]:
    yield f"{found.messages} messages, {found.requests} requests"
    yield f"statuses: {dict(sorted(found.statuses.items()))}"
    yield f"sockets ended with: {dict(sorted(found.codes.items()))}"
    yield f"errors in the servers' logs: {found.logged}"
    for name, times in found.pings.items():
        percentiles = f"p50 {at(times, 50):.1f} ms, p99 {at(times, 99):.1f} ms of {len(times)}"
        yield f"another table's ping, {name}: {percentiles}"
    yield from found.failures


def main() -> int:
    """Attack fresh servers; 1 if anything failed, or others had to wait."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=200_000)
    parser.add_argument("--requests", type=int, default=50_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(campaign(Path(folder), args.messages, args.requests, args.seed, pings=True))
    for line in numbers(found):
        print(line)
    slow = any(at(times, 99) > PING * 1000 for times in found.pings.values())
    return 1 if found.failures or slow else 0


if __name__ == "__main__":
    raise SystemExit(main())
