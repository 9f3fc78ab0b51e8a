"""Whole games over the wire: every client's messages are the fold of the log through its view."""

from __future__ import annotations

import asyncio
import base64
from pathlib import Path
from random import Random

import msgspec
import pytest

from tatami.record import Record, verify
from tatami.server.core import entries, limits
from tatami.server.core.entries import AnyEntry
from tatami.server.core.table import Table, fold
from tatami.server.wire.messages import Snapshot
from tatami.server.wire.reader import Form, Reader
from tatami.server.wire.render import missed
from tatami.store import SqliteLog
from tatami.view import unpack
from tests.server.client import Client
from tests.server.running import Person, running

ANNA, BERT, CARL = "Anna", "Bert", "Carl"
# Seats: people may hold several, the rest are bots.
TABLES = [
    ("take", [ANNA, "samurai"]),
    ("take", [BERT, ANNA]),
    ("tenka", [ANNA, BERT, "farmer"]),
    ("tenka", [ANNA, "samurai", BERT, CARL]),
    ("tenno", [ANNA, ANNA]),
    ("tenno", ["farmer", BERT, "samurai", ANNA, CARL, ANNA, "farmer"]),
]


async def seat_all(host: Person, people: dict[str, Person], seats: list[str]) -> None:
    """Everybody sits down and gives a nonce, bots are seated, the host starts."""
    for seat, name in enumerate(seats, 1):
        if name in people:
            await people[name].ask("sit", seat=seat)
            nonce = base64.b64encode(Random(seat).randbytes(16)).decode()
            assert (await people[name].ask("nonce", seat=seat, nonce=nonce)).seq
        else:
            await host.ask("seat-bot", seat=seat, level=name)
    assert (await host.ask("start")).seq


async def gather(url: str, game: str, seats: list[str], **settings: object) -> dict[str, Person]:
    """A table of Anna's, all connected to it, and a spectator; Bert reads numbers, Carl words."""
    langs = {ANNA: "de", BERT: "ja", CARL: "ru"}
    people = {name: Person(url, name, langs[name]) for name in langs if name in (*seats, ANNA)}
    forms: dict[str, Form] = {BERT: "numbers", CARL: "words"}
    for name in forms.keys() & people.keys():
        people[name].form = forms[name]
    table = await people[ANNA].make(game, len(seats), **settings)
    for name, person in people.items():
        if name != ANNA:
            await person.take_name()
        await person.connect(table)
        await person.until(Snapshot)
        if name != ANNA:
            await person.ask("join", name=name)
    people["watcher"] = Person(url, "watcher", "de")
    await people["watcher"].connect(table)
    await people["watcher"].until(Snapshot)
    await seat_all(people[ANNA], people, seats)
    return people


async def read_log(data: Path, table: str) -> list[AnyEntry]:
    log = SqliteLog(data)
    stored = await log.read(table)
    await log.close()
    return [entries.decode(entry) for entry in stored]


def check_told(log: list[AnyEntry], table: Table, person: Person) -> None:
    """The bytes on the wire are the log rendered for that reader, once and in order."""
    identities = {one.name: who for who, one in table.people.items()}
    who, wants_view = identities.get(person.name, ""), person.form == "numbers"
    reader = Reader(who, person.lang, person.form, wants_view)
    assert person.client == Client.of(table, reader)
    updates = [text for text in person.got if text.startswith('{"is":"update"')]
    first = msgspec.json.decode(updates[0])["seq"]
    told = [msgspec.json.encode(update).decode() for update in missed(table.id, log, reader, first - 1)]
    assert updates == told


@pytest.mark.parametrize(
    "game, seats", TABLES, ids=lambda value: "-".join(value) if isinstance(value, list) else value
)
def test_every_client_is_told_the_log_through_its_view(tmp_path: Path, game: str, seats: list[str]):
    data = tmp_path / "tatami.db"

    async def use(url: str) -> list[Person]:
        people = await gather(url, game, seats)
        await asyncio.gather(*(one.play(Random(number)) for number, one in enumerate(people.values())))
        anna = people[ANNA]
        record = (await anna.http.get(f"/api/tables/{anna.table}/record")).text
        assert all(check.holds for check in verify(Record.loads(record)))
        await asyncio.gather(*(one.close() for one in people.values()))
        return list(people.values())

    with running(data) as url:
        people = asyncio.run(use(url))
    log = asyncio.run(read_log(data, people[0].table))
    table = fold(people[0].table, log)
    for person in people:
        check_told(log, table, person)


def test_a_program_sees_the_bytes_that_it_was_trained_on(tmp_path: Path):
    """Numbers on the wire are the observations of the seat's own view, laid out as the list of games says.

    They are shown when the seat is asked something; what was played is told always.
    """

    async def use(url: str) -> None:
        people = await gather(url, "tenka", [ANNA, BERT, CARL])
        bert = people[BERT]
        games = (await bert.http.get("/api/games")).json()
        layout = next(game["observation"] for game in games if game["name"] == "tenka")
        asked = set()
        for until in range(1, limits.STEPS_KEPT + 1):
            await asyncio.gather(
                *(one.play(Random(number), until=until) for number, one in enumerate(people.values()))
            )
            assert bert.client is not None and bert.client.turn is not None and not bert.client.scenes
            asked.add(2 in bert.client.turn.asked)
            numbers = bert.client.numbers[2]
            assert [step.number for step in numbers.played] == list(range(until))
            if 2 in bert.client.turn.asked:
                assert numbers.view is not None
                view = unpack("tenka", {}, numbers.view)
                assert numbers.seen == view.tensor().tobytes() and view.seat == 2
                assert numbers.legal == view.legal
                assert len(numbers.seen) == sum(field["size"] for field in layout)
            else:
                assert numbers.seen == b"" and numbers.view is None and numbers.legal == []
        assert asked == {True, False}
        assert [one.token for one in numbers.played if one.seat == 2], "its own tokens are open to it"
        await asyncio.gather(*(one.close() for one in people.values()))

    with running(tmp_path / "tatami.db") as url:
        asyncio.run(use(url))


def test_people_leave_and_come_back_and_miss_nothing(tmp_path: Path):
    """Bert loses his connection again and again, and leaves for a while; a bot has taken over for him."""
    data = tmp_path / "tatami.db"

    async def flicker(bert: Person, chance: Random) -> None:
        for decision in (3, 8, 12):
            await bert.play(chance, until=decision)
            await bert.socket.close()
            assert bert.client is not None
            await bert.connect(bert.table, since=bert.client.seq)
        await bert.ask("leave")
        await bert.ask("join", name=BERT)
        await bert.play(chance)

    async def use(url: str) -> dict[str, Person]:
        people = await gather(url, "tenka", [ANNA, BERT, "farmer"])
        await asyncio.gather(
            people[ANNA].play(Random(1)), people["watcher"].play(Random(2)), flicker(people[BERT], Random(3))
        )
        await asyncio.gather(*(one.close() for one in people.values()))
        return people

    with running(data) as url:
        people = asyncio.run(use(url))
    log = asyncio.run(read_log(data, people[ANNA].table))
    table = fold(people[ANNA].table, log)
    for person in people.values():
        check_told(log, table, person)
    assert any(isinstance(entry, entries.Left) for entry in log)


def test_a_server_goes_on_where_it_stopped(tmp_path: Path):
    """A shutdown tells clients to reconnect; after it every table is restored, and bots carry on."""
    data = tmp_path / "tatami.db"

    async def begin(url: str) -> Person:
        people = await gather(url, "take", [ANNA, "farmer"])
        await people[ANNA].play(Random(1), until=6)
        return people[ANNA]

    async def end(anna: Person) -> None:
        assert anna.client is not None
        await anna.connect(anna.table, since=anna.client.seq)
        await anna.play(Random(2))
        await anna.close()

    loop = asyncio.new_event_loop()
    with running(data) as url:
        anna = loop.run_until_complete(begin(url))
    with running(data) as anna.url:
        anna.socket = None
        loop.run_until_complete(end(anna))
    loop.close()
    log = asyncio.run(read_log(data, anna.table))
    table = fold(anna.table, log)
    assert table.status == "over"
    check_told(log, table, anna)


def test_the_list_of_tables_says_at_once_whose_turn_it_is(tmp_path: Path):
    """The stored list has the player to move only every few seconds."""

    async def use(url: str) -> None:
        people = await gather(url, "take", [ANNA, BERT])
        for decision in range(1, 9):
            await asyncio.gather(*(one.play(Random(decision), until=decision) for one in people.values()))
            anna = people[ANNA]
            assert anna.client is not None and anna.client.turn is not None
            (mine,) = (await anna.http.get("/api/me/tables")).json()
            assert mine["asked"] == anna.client.turn.asked
        await asyncio.gather(*(one.close() for one in people.values()))

    with running(tmp_path / "tatami.db") as url:
        asyncio.run(use(url))


def test_bots_do_nothing_in_haste_when_the_server_stops(tmp_path: Path, caplog: pytest.LogCaptureFixture):
    """A bot interrupted by the shutdown is asked again later and never plays a hasty move."""

    async def begin(url: str) -> None:
        for _ in range(8):
            anna = Person(url, ANNA)
            await anna.connect(await anna.make("tenno", 7))
            await anna.until(Snapshot)
            await seat_all(anna, {}, ["farmer"] * 7)
            await anna.close()

    with running(tmp_path / "tatami.db") as url:
        asyncio.run(begin(url))
    assert not [line for line in caplog.messages if "bot" in line]
