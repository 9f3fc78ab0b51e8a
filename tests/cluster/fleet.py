"""Servers in processes of their own on one PostgreSQL and one Valkey, each behind proxies that can be cut."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Self

import httpx

from tests.cluster.proxy import Proxy
from tests.server.running import PLENTY, free_port
from tests.services import Postgres, Valkey, die_with_parent

LOOK = 0.5  # seconds between two looks at a server,
SLOW = 2.0  # and until it has to answer
START = 120.0  # seconds until a new server has to answer, and one that is told to stop has to end
QUIET = {"pace": 0, "warm-up": "no", "compress": "no", "log-level": "error", "away-after": 20}


class Node:
    """A server that can be killed, paused, stopped and started again on the same port."""

    def __init__(self, number: int, flags: dict[str, str], to_store: Proxy, to_bus: Proxy, log: Path) -> None:
        self.number = number
        self.to_store, self.to_bus = to_store, to_bus
        self.log = log
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.is_well = False  # as the balancer knows
        self._flags = flags
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start, and wait until it answers."""
        flags = {**QUIET, **{name.replace("_", "-"): int(value) for name, value in PLENTY.items()}}
        flags |= {"port": self.port, **self._flags}
        with self.log.open("ab") as out:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "tatami.cli", "serve"),
                *(f"--{name}={value}" for name, value in flags.items()),
                stdin=asyncio.subprocess.DEVNULL,
                stderr=out,
                preexec_fn=die_with_parent,
            )
        async with asyncio.timeout(START), httpx.AsyncClient(timeout=SLOW) as http:
            while True:
                assert self._process.returncode is None, self.log.read_text()[-3000:]
                with suppress(httpx.TransportError):
                    await http.get(f"{self.url}/healthz")
                    return
                await asyncio.sleep(0.1)

    @property
    def pid(self) -> int:
        """The number of its process."""
        assert self._process is not None
        return self._process.pid

    @property
    def has_ended(self) -> bool:
        """Whether its process is gone."""
        return self._process is None or self._process.returncode is not None

    @property
    def cpu(self) -> float:
        """The CPU time that it has used, in seconds."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    async def kill(self) -> None:
        """End it without a word."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> None:
        """Let it end well."""
        await self._end(signal.SIGTERM)

    async def _end(self, number: int) -> None:
        assert self._process is not None
        with suppress(ProcessLookupError):
            self._process.send_signal(signal.SIGCONT)
            self._process.send_signal(number)
        async with asyncio.timeout(START):
            await self._process.wait()

    async def pause(self, seconds: float) -> None:
        """Stop it for a while."""
        os.kill(self.pid, signal.SIGSTOP)
        await asyncio.sleep(seconds)
        os.kill(self.pid, signal.SIGCONT)

    async def look(self, http: httpx.AsyncClient) -> None:
        """Find out whether it is well."""
        try:
            self.is_well = (await http.get(f"{self.url}/healthz")).status_code == 200
        except httpx.TransportError:
            self.is_well = False

    def complaints(self) -> list[str]:
        """The tracebacks in its log."""
        told = self.log.read_text(errors="replace") if self.log.exists() else ""
        return [one[-1500:] for one in told.split("\n20") if "Traceback" in one]


class Fleet:
    """PostgreSQL, Valkey, servers, and health checks like those of a load balancer."""

    def __init__(self, folder: Path, count: int, **flags: str) -> None:
        self.postgres, self.valkey = Postgres(), Valkey()
        self.nodes: list[Node] = []
        self._folder, self._count, self._flags = folder, count, flags
        self._stack = AsyncExitStack()

    async def __aenter__(self) -> Self:
        for service in (self.postgres, self.valkey):
            self._stack.push_async_callback(asyncio.to_thread, service.stop)
            await asyncio.to_thread(service.start)
        for number in range(self._count):
            to_store = await self._stack.enter_async_context(Proxy(self.postgres.port))
            to_bus = await self._stack.enter_async_context(Proxy(self.valkey.port))
            places = {
                "store": self.postgres.url(port=to_store.port),
                "bus": self.valkey.url(port=to_bus.port),
            }
            log = self._folder / f"node-{number}.log"
            node = Node(number, {**places, **self._flags}, to_store, to_bus, log)
            await node.start()
            self._stack.push_async_callback(node.stop)
            self.nodes.append(node)
        looking = [asyncio.ensure_future(self._look(node)) for node in self.nodes]
        for look in looking:
            self._stack.callback(look.cancel)
        return self

    async def __aexit__(self, *_: object) -> None:
        for node in self.nodes:
            node.to_store.mend()
            node.to_bus.mend()
        await self._stack.aclose()

    async def _look(self, node: Node) -> None:
        """Ask a server again and again, as a balancer does."""
        async with httpx.AsyncClient(timeout=SLOW) as http:
            while True:
                await node.look(http)
                await asyncio.sleep(LOOK)

    def choices(self) -> list[Node]:
        """The servers that clients are sent to: those that are well, or all where none is."""
        return [node for node in self.nodes if node.is_well] or self.nodes
