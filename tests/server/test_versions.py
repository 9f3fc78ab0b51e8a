"""Games that began by older rules go on by them; new ones get the newest."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

import tatami
from tatami.games import load
from tatami.record import Record
from tatami.server.core import entries
from tatami.server.core.entries import Started
from tatami.server.core.table import Table, fold
from tatami.server.wire import messages
from tests.conformance import golden
from tests.server.desk import ANNA, BERT, CARL, DORA, Desk, settings
from tests.server.running import Person, running
from tests.server.test_games import ANNA as PERSON
from tests.server.test_games import gather, read_log

PEOPLE = (ANNA, BERT, CARL, DORA)
WITH_OLDER_RULES = [name for name in tatami.games() if load(name).version > 1]

every_game = pytest.mark.parametrize("name", tatami.games())


@every_game
def test_a_game_starts_by_the_newest_rules_and_its_log_says_so(name: str):
    desk = Desk(settings(name, load(name).seats[0])).start(*PEOPLE[: load(name).seats[0]])
    [started] = [entry for entry in desk.log if isinstance(entry, Started)]
    assert started.version == desk.match.version == load(name).version
    assert fold("again", desk.log).match.version == load(name).version  # type: ignore[union-attr]


@pytest.mark.parametrize("name", WITH_OLDER_RULES)
def test_a_log_without_a_version_is_one_of_the_first_rules(name: str):
    for text in golden.old_records(name)[1]:
        record = Record.loads(text)
        table = stored_without_version(record)
        assert table.match is not None and table.match.version == 1 and table.status == "over"
        told = table.match.record()
        assert (told.rules, told.deal, told.actions, told.result) == (
            1,
            record.deal,
            record.actions,
            record.result,
        )


def stored_without_version(record: Record) -> Table:
    """The table of a finished game as a program wrote it that knew one version only."""
    seats = int(record.deal[0])
    desk = Desk(settings(record.game, seats, options=dict(record.options))).gather(*PEOPLE[:seats])
    log = [entries.encode(entry) for entry in desk.log]
    log.append(json.dumps({"what": "started", "at": desk.now, "who": ANNA, "deal": record.deal}).encode())
    match = tatami.new(record.game, deal=record.deal, options=record.options, version=1)
    for token in record.actions:
        moved = {"what": "moved", "at": desk.now, "who": "", "seat": match.to_move, "token": token}
        log.append(json.dumps(moved).encode())
        match.play(token)
    return fold("old", map(entries.decode, log))


@pytest.mark.parametrize("name", WITH_OLDER_RULES)
def test_a_running_game_of_older_rules_goes_on_by_them_and_its_rematch_does_not(name: str, tmp_path: Path):
    """Stop the server, downgrade its data file to an older version, and start it again."""
    data, seats = tmp_path / "tatami.db", load(name).seats[-1]

    async def begin(url: str) -> tuple[str, dict[str, str]]:
        people = await gather(url, name, [PERSON] * seats)
        anna = people[PERSON]
        await anna.play(Random(1), until=2)
        cookies = dict(anna.http.cookies)
        await asyncio.gather(*(person.close() for person in people.values()))
        return anna.table, cookies

    async def finish(url: str, table: str, cookies: dict[str, str]) -> str:
        anna = Person(url, PERSON)
        anna.http.cookies.update(cookies)
        await anna.connect(table)
        await anna.until(messages.Snapshot)
        for seat in range(2, seats + 1):  # bots play for them from now on
            assert isinstance(await anna.ask("step-away", seat=seat), messages.Accepted)
        await anna.play(Random(2))
        answer = await anna.ask("rematch")
        assert isinstance(answer, messages.Accepted), answer
        text = (await anna.http.get(f"/api/tables/{table}/record")).text
        await anna.close()
        return text

    with running(data) as url:
        table, cookies = asyncio.run(begin(url))
    forget_version(data, table)
    with running(data) as url:
        text = asyncio.run(finish(url, table, cookies))
    match = fold(table, asyncio.run(read_log(data, table))).match
    assert match is not None and match.over and match.version == 1
    assert tatami.replay(text).version == 1 and json.loads(text)["rules"] == 1


def forget_version(data: Path, table: str) -> None:
    """Take the version of the rules out of a log; nothing that it changes has happened there yet."""
    with closing(sqlite3.connect(data)) as base, base:
        rows = base.execute("SELECT seq, entry FROM entries WHERE table_id = ?", (table,)).fetchall()
        [(seq, started)] = [(seq, told) for seq, told in _read(rows) if told["what"] == "started"]
        assert started.pop("version") > 1
        row = json.dumps(started).encode(), table, seq
        base.execute("UPDATE entries SET entry = ? WHERE table_id = ? AND seq = ?", row)


def _read(rows: list[tuple[int, bytes]]) -> list[tuple[int, dict[str, Any]]]:
    return [(seq, json.loads(entry)) for seq, entry in rows]
