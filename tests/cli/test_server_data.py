"""A server's data on the command line: copied, put back, and written out for research."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random

import pytest

from tatami.cli import main
from tatami.record import Record, verify
from tatami.server.entries import encode
from tatami.server.live import finished, listing
from tatami.store import SqliteLog, Write
from tests.server.twins import played


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


def test_a_backup_is_put_back_but_nothing_is_overwritten(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    copy, again = tmp_path / "copy.db", tmp_path / "again" / "tatami.db"
    assert main(["backup", str(copy), "--data", str(data)]) == 0
    assert main(["restore", str(copy), "--data", str(again)]) == 0
    assert main(["export", "--data", str(again), "--out", str(tmp_path / "games.jsonl")]) == 0
    capsys.readouterr()
    assert main(["restore", str(copy), "--data", str(again)]) == 2
    assert "is there already" in capsys.readouterr().err
    assert main(["backup", str(copy), "--data", str(tmp_path / "nothing.db")]) == 2
    assert not (tmp_path / "nothing.db").exists()
