"""The server's behaviour when its store is full, damaged, or owned by another server."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from tatami.server.config import Config
from tatami.server.http.serve import Server
from tatami.server.runtime.checkup import Checkup
from tatami.store import SqliteLog, StoreError, backup
from tests.server.running import PATIENCE, running
from tests.store.mounts import fill, mounted
from tests.store.stores import with_store, write

TABLE = {"settings": {"game": "take", "seats": 2}, "name": "Anna"}


def wait_for(ask: Callable[[], httpx.Response], status: int) -> Any:
    """Ask until the answer has that status; its content."""
    until = time.monotonic() + PATIENCE
    while (answer := ask()).status_code != status:
        assert time.monotonic() < until, answer.text
        time.sleep(0.02)
    return answer.json()


def test_a_full_disk_is_told_and_the_server_goes_on_once_there_is_room(tmp_path: Path):
    with (
        mounted(tmp_path / "small", "2m") as place,
        running(place / "tatami.db") as url,
        httpx.Client(base_url=url) as http,
    ):
        assert wait_for(lambda: http.get("/healthz"), 200)["status"] == "ok"
        filler = fill(place)
        health = wait_for(lambda: http.get("/healthz"), 503)
        assert (health["status"], health["reason"]) == ("failing", "full")
        refused = wait_for(lambda: http.post("/api/tables", json=TABLE), 503)
        assert refused["code"] == "not-stored"
        filler.unlink()
        assert wait_for(lambda: http.get("/healthz"), 200)["reason"] is None
        table = wait_for(lambda: http.post("/api/tables", json=TABLE), 201)["table"]
        assert http.get(f"/api/tables/{table}").status_code == 200


def damage(path: Path) -> None:
    """Overwrite everything but the schema."""
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(size // 2)
        file.write(os.urandom(size - size // 2))


def test_damaged_pages_are_told(tmp_path: Path):
    path = tmp_path / "tatami.db"
    with_store(path, lambda log: log.append(*(write(f"t{n}", 1, 50) for n in range(50))))
    damage(path)
    with running(path) as url:
        health = wait_for(lambda: httpx.get(f"{url}/api/health"), 503)
    assert (health["status"], health["reason"]) == ("failing", "damaged")


def test_damage_met_while_reading_is_told_until_the_store_is_found_sound(tmp_path: Path):
    path, copy = tmp_path / "store.db", tmp_path / "copy.db"
    with_store(path, lambda log: log.append(*(write(f"t{n}", 1, 50) for n in range(50))))
    backup(path, copy)

    async def use(log: SqliteLog) -> None:
        damage(path)
        with pytest.raises(StoreError):
            for table in range(50):
                await log.read(f"t{table}")
        assert await Checkup(log).verdict() == "damaged"
        await log.inspect()
        assert await Checkup(log).verdict() == "damaged"
        path.write_bytes(copy.read_bytes())
        await log.inspect()
        assert log._faults.damage == ""

    with_store(path, use)


def test_concurrent_health_checks_of_the_store_cause_one_write(tmp_path: Path):
    async def use(log: SqliteLog) -> None:
        count, probe = 0, log.probe

        async def counted() -> None:
            nonlocal count
            count += 1
            await probe()

        log.probe = counted  # type: ignore[method-assign]
        checkup = Checkup(log)
        assert await asyncio.gather(*(checkup.verdict() for _ in range(50))) == [None] * 50
        assert count == 1

    with_store(tmp_path / "store.db", use)


def test_a_second_server_on_the_same_data_is_refused(tmp_path: Path):
    path, link = tmp_path / "tatami.db", tmp_path / "link.db"
    with running(path) as url:
        link.symlink_to(path)
        for name in (path, link):
            with pytest.raises(StoreError, match=r"in use by another server \(process \d+\)"):
                Server(Config(data=name, port=0))
        assert httpx.get(f"{url}/healthz").status_code == 200
        backup(path, tmp_path / "copy.db")
        with_store(path, lambda log: log.last_beat())
    with running(path):
        pass


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere only the file beside the data is locked")
@pytest.mark.parametrize("way", ["another name", "no lock file"])
def test_a_second_server_is_refused_even_where_it_does_not_see_the_lock_file(tmp_path: Path, way: str):
    """As in a container into which only the file of data is mounted, or after somebody has tidied up."""
    path = tmp_path / "tatami.db"
    with running(path) as url:
        if way == "another name":
            path = tmp_path / "elsewhere.db"
            path.hardlink_to(tmp_path / "tatami.db")
        else:
            (tmp_path / "tatami.db.lock").unlink()
        command = ["-m", "tatami.cli", "serve", f"--data={path}", "--port=0", "--warm-up=no"]
        second = subprocess.run([sys.executable, *command], capture_output=True, text=True, timeout=PATIENCE)
        assert second.returncode == 1 and "is in use by another server" in second.stderr
        assert httpx.get(f"{url}/healthz").status_code == 200
