"""How much our server bears, beside a bare relay, boardgame.io and Colyseus; see docs/server-load.md."""

from __future__ import annotations

import argparse
import json
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

import tatami

HERE = Path(__file__).parent
KINDS = ("people", "programs")
ROUNDS = 9
WARM = 6  # rounds before those that count: V8 makes boardgame.io two to three times as fast as it goes
PLENTY = {
    "commands-per-second": 1_000_000,
    "requests-per-second": 1_000_000,
    "tables-per-hour": 1_000_000_000,
    "guests-per-hour": 1_000_000,
    "connections": 20_000,
    "connections-per-address": 20_000,
    "connections-per-person": 20_000,
    "idle-after": 3600,
}


@dataclass
class Server:
    """A server process and its resource use."""

    process: subprocess.Popen[bytes]
    url: str

    @property
    def cpu(self) -> float:
        """Seconds of CPU so far, of all its threads."""
        return time.clock_gettime((~self.process.pid << 3) | 2)  # Linux: the CPU clock of a process

    @property
    def memory(self) -> int:
        """Resident kilobytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))


@contextmanager
def served(command: Callable[[int], list[str]]) -> Iterator[Server]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    process = subprocess.Popen(command(port), cwd=HERE, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    try:
        for _ in range(1200):
            assert process.poll() is None, "the server did not start"
            with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                break
            time.sleep(0.1)
        yield Server(process, f"http://127.0.0.1:{port}")
    finally:
        process.terminate()
        process.wait(30)


@contextmanager
def ours(*flags: str) -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        given = {**PLENTY, "data": f"{folder}/tatami.db", "warm-up": "no", "log-level": "error"}
        command = [sys.executable, "-m", "tatami.cli", "serve", *(f"--{k}={v}" for k, v in given.items())]
        with served(lambda port: [*command, f"--port={port}", *flags]) as server:
            yield server


def relay(letters: int) -> Any:
    return served(lambda port: [sys.executable, str(HERE / "relay.py"), str(port), str(letters)])


def peers() -> list[str]:
    """Install what the package file names, Node included, if it is not there yet; which peers can be run."""
    if shutil.which("npm") is None:
        print("boardgame.io and Colyseus are left out: there is no npm to install them with", file=sys.stderr)
        return []
    done = HERE / "node_modules/.package-lock.json"  # npm's note of what it installed
    if not done.exists() or done.stat().st_mtime < (HERE / "package-lock.json").stat().st_mtime:
        # Not `npm ci`: it wants builds of optional packages for all systems, which not every registry has.
        subprocess.run(["npm", "install", "--no-save", "--silent"], cwd=HERE, check=True)
        done.touch()
    return ["boardgame.io", "colyseus"]


def peer(name: str) -> Any:
    script = HERE / f"{name.removesuffix('.io')}.mjs"
    return served(lambda port: [str(HERE / "node_modules/.bin/node"), str(script), str(port)])


@dataclass
class Load:
    """Clients that are ready to play."""

    server: Server
    process: subprocess.Popen[str]
    _is_ready: bool = False

    def play(self) -> dict[str, float]:
        """Play for a while; what came of it, with the server's CPU time for each move."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self.wait()
        before = self.server.cpu
        self.process.stdin.write("go\n")
        self.process.stdin.flush()
        result: dict[str, float] = json.loads(self.process.stdout.readline())
        result["cpu"] = self.server.cpu - before
        result["per_cpu"] = result["moves"] / result["cpu"]
        self._is_ready = False
        return result

    def wait(self) -> None:
        """Until all tables have moves left."""
        assert self.process.stdout is not None
        if not self._is_ready:
            assert self.process.stdout.readline() == "ready\n", "the clients failed"
            self._is_ready = True


@contextmanager
def load(
    server: Server, kind: str, tables: int, seconds: float, rate: float = 0, watchers: int = 0
) -> Iterator[Load]:
    command = [sys.executable, "-m", "bench.server.clients", kind, server.url]
    process = subprocess.Popen(
        [*command, *map(str, (tables, seconds, rate, watchers))],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        clients = Load(server, process)
        clients.wait()
        yield clients
    finally:
        process.kill()
        process.wait()


def cost(tables: int, seconds: float) -> None:
    """Moves for each second of the server's CPU; all take turns, so that they meet the same machine."""
    with ExitStack() as stack:

        def come(server: AbstractContextManager[Server], kind: str) -> Load:
            clients = load(stack.enter_context(server), kind, tables, seconds / (2 * ROUNDS))
            return stack.enter_context(clients)

        players = {kind: come(ours(), kind) for kind in KINDS}
        letters = {kind: int(players[kind].play()["letters"]) for kind in KINDS}
        for number in letters.values():
            players[f"relay of {number}"] = come(relay(number), "relay")
        for name in peers():
            players[name] = come(peer(name), name)
        rounds = []
        for _ in range(WARM + ROUNDS):
            for player in players.values():
                player.wait()  # nobody sets tables up while another is measured
            rounds.append({name: player.play() for name, player in players.items()})
        del rounds[:WARM]
    found = {name: statistics.median(one[name]["per_cpu"] for one in rounds) for name in players}
    for name, moves in found.items():
        shares = ", ".join(f"{kind} {found[kind] / moves:.2f}" for kind in KINDS)
        size = f"{rounds[0][name]['letters']:6.0f} letters an update"
        busy = statistics.median(one[name]["cpu"] / one[name]["seconds"] for one in rounds)
        client = statistics.median(one[name]["client"] / one[name]["seconds"] for one in rounds)
        print(f"{name:14} {moves:8.0f} moves per CPU second, {size}; of that {shares};", end=" ")
        print(f"server {100 * busy:.0f} % busy, clients {100 * client:.0f} %")


def rate(tables: int, seconds: float) -> None:
    """From send to answer at 500 moves a second."""
    tables = max(tables, round(500 * seconds / 20))  # no game ends meanwhile
    for kind in reversed(KINDS):
        with ours() as server, load(server, kind, tables, seconds, 500) as clients:
            show(f"500 {kind}", clients.play())


def show(name: str, result: dict[str, float]) -> None:
    pace = result["moves"] / result["seconds"]
    print(
        f"{name:14} {pace:6.0f} moves/s, p50 {result['p50']:.1f} ms, p99 {result['p99']:.1f} ms,"
        f" CPU {100 * result['cpu'] / result['seconds']:.0f} %"
    )


def idle(tables: int, seconds: float) -> None:
    """The memory of idle tables and sockets."""
    with ours() as server:
        with load(server, "people", tables, seconds):
            pass  # what all tables share, like sentences that were said
        time.sleep(2)
        few = server.memory
        with load(server, "people", tables, seconds):
            held = server.memory
        time.sleep(2)
        for name, memory in (("with players", held), ("idle tables", server.memory)):
            print(f"{name:14} {(memory - few) / tables:6.1f} kB each, {tables} tables")
        before = server.memory
        with load(server, "people", 10, seconds, 50, watchers=2000) as clients:
            told = httpx.get(f"{server.url}/metrics").text
            found = next(
                line for line in told.splitlines() if "connections" in line and not line.startswith("#")
            )
            print(f"{'idle sockets':14} {found}, {(server.memory - before) / 2000:.1f} kB each")
            show("  with them", clients.play())


def growth(tables: int, seconds: float) -> None:
    """The cost of a move with more tables."""
    for number in (10, 100, 1000):
        with ours() as server, load(server, "people", number, seconds, 100) as clients:
            result = clients.play()
            print(f"{number:5} tables    {1e6 / result['per_cpu']:6.0f} µs of CPU a move")
            show("", result)


def bots(tables: int, seconds: float) -> None:
    """Whether four bots that think delay anybody."""
    match = tatami.new("take", seed=1)
    tatami.bot("shogun", "take").choose(match.view(match.to_move))  # compiled before, if it was not
    with ours("--pace=0") as server, load(server, "people", 100, seconds, 100) as clients:
        show("no bots", clients.play())
        with httpx.Client(base_url=server.url, timeout=120) as http:
            think(http, server.url)
            clients.play()  # meanwhile what was compiled is loaded
            show("four bots", clients.play())


def think(http: httpx.Client, url: str) -> None:
    """Four tables at which Shoguns play each other."""
    import asyncio

    from bench.server.sockets import connect

    async def start() -> None:
        for _ in range(4):
            body = {"settings": {"game": "take", "seats": 2}, "name": "Host"}
            table = http.post("/api/tables", json=body).json()["table"]
            cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
            ws = await connect(f"{url.replace('http', 'ws')}/api/tables/{table}/ws", cookie=cookie)
            for n, rest in enumerate(({"seat": 1}, {"seat": 2}, None)):
                told = {"do": "start"} if rest is None else {"do": "seat-bot", "level": "shogun", **rest}
                ws.send(json.dumps({**told, "id": f"b{n}"}))
                while f'"id":"b{n}"' not in (answer := (await ws.recv()).decode()):
                    pass
                assert '"accepted"' in answer, answer
            await ws.close()

    asyncio.run(start())


PARTS = {part.__name__: part for part in (cost, rate, idle, growth, bots)}

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(PARTS)}; none: all")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=10)
    args = parser.parse_args()
    for name in args.parts or PARTS:
        PARTS[name](args.tables, args.seconds)
