"""A server in a process of its own."""

from __future__ import annotations

import asyncio
import re
import resource
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx

from tests.server.running import PLENTY, free_port

LIMIT = 120  # seconds until a server has to answer
READY = 1_800  # and until all is compiled, where nothing is yet
QUIET = {"pace": 0, "warm_up": "no", "compress": "no", "log_level": "warning"}


class Process:
    """A running server: its address and its log."""

    def __init__(self, process: asyncio.subprocess.Process, url: str, log: Path) -> None:
        self.process = process
        self.url = url
        self.log = log

    @property
    def memory(self) -> float:
        """Resident megabytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")) / 1024

    async def ready(self) -> None:
        """Wait until all rules and bots are compiled."""
        async with asyncio.timeout(READY), httpx.AsyncClient(timeout=READY) as http:
            while True:
                health = (await http.get(f"{self.url}/healthz")).json()
                if health["preparing"] is None and health["ready"]:
                    return
                await asyncio.sleep(0.5)

    def complaints(self) -> list[str]:
        """Our errors in the log, each with the end of its traceback."""
        told = re.split(r"\n(?=\d{4}-\d\d-\d\d )", self.log.read_text(errors="replace"))
        bad = [one for one in told if re.search(r"Traceback| ERROR | CRITICAL ", one)]
        return [one if len(one) < 1000 else f"{one[:200]} … {one[-800:]}" for one in bad]


@asynccontextmanager
async def server(
    folder: Path, *, is_generous: bool = True, files: int = 0, **settings: Any
) -> AsyncIterator[Process]:
    """A server on loopback with raised or default limits, and so many open files; it stops at the end."""

    def limit_files() -> None:
        if files:
            resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))

    port = free_port()
    flags = {**QUIET, **({name: int(value) for name, value in PLENTY.items()} if is_generous else {})}
    flags |= {"data": folder / "tatami.db", "port": port, **settings}
    command = [f"--{name.replace('_', '-')}={value}" for name, value in flags.items()]
    log = folder / "server.log"
    with log.open("wb") as out:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "tatami.cli",
            "serve",
            *command,
            stdin=asyncio.subprocess.DEVNULL,
            stderr=out,
            preexec_fn=limit_files,
        )
    found = Process(process, f"http://127.0.0.1:{port}", log)
    try:
        async with asyncio.timeout(LIMIT), httpx.AsyncClient() as http:
            while True:
                assert process.returncode is None, log.read_text()
                with suppress(httpx.TransportError):
                    await http.get(f"{found.url}/healthz")
                    break
                await asyncio.sleep(0.05)
        yield found
    finally:
        with suppress(ProcessLookupError):
            process.terminate()
        await process.wait()
