"""A server's data on the command line: copied, put back, and written out for research."""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tatami.cli import main
from tatami.record import Record, verify
from tatami.server.core.entries import encode
from tatami.server.runtime.listing import finished, listing
from tatami.store import SqliteLog, Write, move
from tests.server.twins import played
from tests.services import Postgres
from tests.store.mounts import mounted, set_read_only


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The data of a server on which one game of Tenka Trick was finished."""
    desk = played("tenka", Random(1), 10_000)
    table, path = desk.table, tmp_path / "tatami.db"

    async def store() -> None:
        log = SqliteLog(path)
        entries = tuple(map(encode, desk.log))
        await log.append(Write(table.id, 1, entries, listing(table), finished(table)))
        await log.close()

    asyncio.run(store())
    return path


def test_an_export_tells_what_each_seat_saw_and_nobody_s_name(data: Path, tmp_path: Path):
    assert main(["export", "--data", str(data), "--out", str(tmp_path / "games.jsonl")]) == 0
    (line,) = (tmp_path / "games.jsonl").read_text(encoding="utf-8").splitlines()
    game = json.loads(line)
    assert all(check.holds for check in verify(Record.parse(game["record"])))
    assert list(game["seen"]) == ["spectator", "1", "2", "3"] and "Anna" not in line
    match = Record.parse(game["record"]).replay()
    for seat in (1, 2, 3):
        assert [step["token"] for step in game["seen"][str(seat)]] == [
            step.token for step in match.events(seat)
        ]


def test_an_export_from_postgresql_is_the_same(data: Path, tmp_path: Path, postgres: Postgres):
    url = postgres.url(f"t{secrets.token_hex(8)}")
    move(str(data), url, lambda *_: None)
    files = [tmp_path / "file.jsonl", tmp_path / "database.jsonl"]
    for place, out in zip((str(data), url), files, strict=True):
        assert main(["export", "--data", place, "--out", str(out)]) == 0
    assert files[0].read_bytes() == files[1].read_bytes() != b""


def test_a_backup_is_put_back_but_nothing_is_overwritten(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    copy, again = tmp_path / "copy.db", tmp_path / "again" / "tatami.db"
    assert main(["backup", str(copy), "--data", str(data)]) == 0
    assert main(["restore", str(copy), "--data", str(again)]) == 0
    assert main(["export", "--data", str(again), "--out", str(tmp_path / "games.jsonl")]) == 0
    capsys.readouterr()
    assert main(["restore", str(copy), "--data", str(again)]) == 1
    assert "already exists" in capsys.readouterr().err
    assert main(["backup", str(copy), "--data", str(tmp_path / "nothing.db")]) == 2
    assert not (tmp_path / "nothing.db").exists()


def run_alone(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tatami.cli", *map(str, arguments)],
        capture_output=True,
        text=True,
        timeout=300,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )


def commands(data: Path, elsewhere: Path) -> dict[str, list[str | Path]]:
    return {
        "serve": ["serve", "--data", data, "--port", "0", "--warm-up", "no"],
        "backup": ["backup", elsewhere / "copy.db", "--data", data],
        "restore": ["restore", data, "--data", elsewhere / "restored.db"],
        "export": ["export", "--data", data, "--out", elsewhere / "games.jsonl"],
    }


@pytest.mark.parametrize("command", ["serve", "backup", "restore", "export"])
@pytest.mark.parametrize("garbage", [b"not a database " * 1000, b"SQLite format 3\0" + bytes(5000)])
def test_a_file_that_is_no_store_gets_one_sentence(tmp_path: Path, command: str, garbage: bytes):
    data = tmp_path / "garbage.db"
    data.write_bytes(garbage)
    done = run_alone(*commands(data, tmp_path)[command])
    assert done.returncode == 1 and done.stdout == ""
    (line,) = [line for line in done.stderr.splitlines() if line != "copying 100 %"]
    assert line.startswith("tatami: ") and str(data) in line and line.endswith(".")
    assert not (tmp_path / "copy.db").exists() and not (tmp_path / "restored.db").exists()


def test_a_disk_that_cannot_be_written_gets_one_sentence(data: Path, tmp_path: Path):
    with mounted(tmp_path / "disk", "4m") as place:
        frozen = place / "tatami.db"
        frozen.write_bytes(data.read_bytes())
        set_read_only(place)
        wanted = commands(frozen, tmp_path)
        wanted["backup"] = ["backup", place / "copy.db", "--data", data]
        wanted["restore"] = ["restore", data, "--data", place / "restored.db"]
        wanted["export"] = ["export", "--data", data, "--out", place / "games.jsonl"]
        for command in wanted.values():
            done = run_alone(*command)
            assert done.returncode == 1 and done.stdout == "", command
            (line,) = done.stderr.splitlines()
            assert line.startswith("tatami: ") and str(place) in line, line


def test_backup_reports_its_progress(data: Path, tmp_path: Path):
    done = run_alone("backup", tmp_path / "copy.db", "--data", data)
    assert done.returncode == 0 and "Copied" in done.stdout
    assert done.stderr.splitlines() == ["copying 100 %", "checking the copy"]
