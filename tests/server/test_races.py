"""Concurrent commands: each is done once or refused, and all readers get the same log."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Awaitable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tatami.server.core import entries
from tatami.server.core.decide import decide
from tatami.server.core.entries import AnyEntry
from tatami.server.core.refusal import Refusal
from tatami.server.core.table import Table, fold
from tatami.server.runtime.table_actor import TableActor
from tatami.server.wire import messages
from tatami.server.wire.messages import Accepted, AnyCommand
from tatami.server.wire.reader import Reader
from tatami.store import SqliteLog, StoreError, Then, Write
from tests.server.chaos import PEOPLE, nonsense, sensible
from tests.server.desk import ANNA, BERT, Desk, command, fingerprint, settings
from tests.server.running import Person, running
from tests.server.test_games import ANNA as ANNAS_NAME
from tests.server.test_games import BERT as BERTS_NAME
from tests.server.test_games import CARL, check_told, gather, read_log
from tests.server.test_table_actor import listen

ROUNDS = 14


@dataclass
class Gated:
    """A store that writes and answers on request."""

    log: SqliteLog
    gates: list[asyncio.Event] = field(default_factory=list)
    work: list[asyncio.Future[None]] = field(default_factory=list)

    async def _gate(self) -> None:
        gate = asyncio.Event()
        self.gates.append(gate)
        await gate.wait()

    def hand(self, *writes: Write, then: Then) -> None:
        self.work.append(asyncio.ensure_future(self._hand(writes, then)))

    async def _hand(self, writes: tuple[Write, ...], then: Then) -> None:
        await self._gate()
        error: StoreError | None = None
        try:
            await self.log.append(*writes)
        except StoreError as found:
            error = found
        await self._gate()
        then(error)

    async def read(self, table: str, since: int = 0) -> list[bytes]:
        return await self.log.read(table, since)

    def open(self, which: int) -> None:
        """Resume one of the waiting tasks."""
        if self.gates:
            self.gates.pop(which % len(self.gates)).set()


@dataclass
class Nodes:
    """Two servers with the same table, and all commands sent to them."""

    store: Gated
    actors: list[TableActor]
    asked: list[tuple[str, AnyCommand, asyncio.Future[int]]] = field(default_factory=list)
    others: list[asyncio.Future[Any]] = field(default_factory=list)  # bots and clocks

    def ask(self, node: TableActor, who: str, sent: AnyCommand, now: int) -> None:
        self.asked.append((who, sent, asyncio.ensure_future(node.ask(sent, who, now))))

    async def settle(self) -> None:
        """Let everything come to its end."""
        tasks = [*(task for *_, task in self.asked), *self.others]
        while not all(task.done() for task in tasks) or self.store.gates:
            self.store.open(0)
            await asyncio.sleep(0.001)
        await asyncio.gather(*tasks, return_exceptions=True)
        for node in self.actors:
            await node.refresh()


async def muddle(nodes: Nodes, desk: Desk, chance: Random) -> None:
    """People, bots and clocks act concurrently on their views, and some clients disconnect early."""
    for _ in range(ROUNDS):
        node = chance.choice(nodes.actors)
        desk.table, desk.now = node.table, desk.now + chance.choice([0, 10, 9_000])
        crowd = [sensible(desk, chance) for _ in range(chance.randint(1, 4))]
        crowd += [nonsense(desk, chance) for _ in range(chance.randint(0, 2))]
        for one in crowd:
            if one is None:
                continue
            for _ in range(chance.choice([1, 1, 2])):  # a double click, perhaps of two windows
                nodes.ask(chance.choice(nodes.actors), *one, desk.now)
        acts: list[Awaitable[Any]] = [place.time_outs(desk.now) for place in nodes.actors]
        for seat in node.table.bots_asked:
            token = chance.choice(desk.legal(seat))
            acts += [place.bot_moves(seat, token, node.table.decision, desk.now) for place in nodes.actors]
        nodes.others += map(asyncio.ensure_future, acts)
        await _tick(nodes, chance)
        if chance.random() < 0.2:
            chance.choice(nodes.asked)[2].cancel()
        if chance.random() < 0.6:
            await nodes.settle()
    await nodes.settle()


async def _tick(nodes: Nodes, chance: Random) -> None:
    for _ in range(chance.randint(0, 12)):
        await asyncio.sleep(0 if chance.random() < 0.7 else 0.002)
        if chance.random() < 0.5:
            nodes.store.open(chance.randrange(99))


def check_log(log: list[AnyEntry], sent: dict[str, tuple[str, AnyCommand]]) -> None:
    """Every person's entry is the effect of their command at that point of the log."""
    ids = [entry.id for entry in log if entry.id]
    assert len(ids) == len(set(ids)), "something was done twice"
    for seq, entry in enumerate(log):
        if entry.id:
            who, asked = sent[entry.id]
            fresh = getattr(entry, "table", "")
            made = decide(fold("table", log[:seq]), asked, who, entry.at, fresh=fresh)
            assert isinstance(made, AnyEntry) and entries.encode(made) == entries.encode(entry)


def check_answers(nodes: Nodes, log: list[AnyEntry], table: Table) -> None:
    """An acknowledged command is in the log; a refused one is not."""
    done = {entry.id: seq for seq, entry in enumerate(log, 1) if entry.id}
    for _, sent, task in nodes.asked:
        if task.cancelled():
            continue
        error = task.exception()
        assert error is None or isinstance(error, Refusal), error
        if error is None and not isinstance(sent, messages.Rematch):
            assert done[sent.id] == task.result()
    for other in nodes.others:
        assert other.exception() is None or isinstance(other.exception(), Refusal)
    moved = sum(isinstance(entry, entries.Moved) for entry in log)
    back = [entry.to for entry in log if isinstance(entry, entries.TakenBack)]
    assert moved == table.decision or back, "every decision was made once"
    assert table.match is None or len(table.match) <= moved - len(back)


@given(seed=st.integers(0, 1_000_000))
def test_simultaneous_commands_are_done_once_or_refused(seed: int):
    async def run(folder: str) -> None:
        chance = Random(seed)
        store = Gated(SqliteLog(Path(folder) / "store.db"))
        clock = chance.choice([{"kind": "none"}, {"kind": "move", "seconds": 5}])
        chosen = settings("take", 2, clock=clock, stand_in="farmer")
        desk = Desk(chosen)
        first = await TableActor.create(store.log, chosen, ANNA, "Anna", desk.now)
        second = await TableActor.load(store.log, first.table.id)
        first.log = second.log = store  # type: ignore[assignment]
        clients = [(who, node, listen(node, Reader(who))) for who in PEOPLE for node in (first, second)]
        nodes = Nodes(store, [first, second])
        if chance.random() < 0.7:  # else they race for seats, too
            for sent in (
                (ANNA, command(messages.Sit, seat=1)),
                (BERT, command(messages.Join, name="Bert")),
                (BERT, command(messages.Sit, seat=2)),
                (ANNA, command(messages.GiveNonce, seat=1, nonce=b"1" * 16)),
                (BERT, command(messages.GiveNonce, seat=2, nonce=b"2" * 16)),
                (ANNA, command(messages.Start)),
            ):
                nodes.ask(first, *sent, desk.now)
                await nodes.settle()
        await muddle(nodes, desk, chance)
        log = [entries.decode(entry) for entry in await store.log.read(first.table.id)]
        table = fold(first.table.id, log)
        assert fingerprint(first.table) == fingerprint(second.table) == fingerprint(table)
        check_log(log, {sent.id: (who, sent) for who, sent, _ in nodes.asked})
        check_answers(nodes, log, table)
        for who, _, client in clients:
            assert client == type(client).of(table, Reader(who)), "everybody was told everything once"
        await store.log.close()

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(run(folder))


async def fidget(person: Person, chance: Random) -> None:
    """Send every move twice, and moves for seats and decisions that are not one's own."""
    seen = -1
    while True:
        client = person.client
        assert client is not None and client.room is not None
        if client.room.status == "over":
            return
        if client.turn is not None and client.turn.decision > seen:
            seen = client.turn.decision
            for seat, token in person.answers(chance):
                for _ in range(2):
                    await person.send("play", seat=seat, token=token, decision=seen)
            seat, wrong = chance.randint(1, 3), max(0, seen + chance.choice([-1, 0, 1]))
            await person.send("play", seat=seat, token="zz", decision=wrong)
        await person.next()


def test_two_windows_and_quick_fingers_over_real_sockets(tmp_path: Path):
    """Anna plays in two windows at once and clicks twice; everybody else plays out of turn all the time."""
    data = tmp_path / "tatami.db"

    async def use(url: str) -> list[Person]:
        people = await gather(url, "take", [ANNAS_NAME, BERTS_NAME])
        window = Person(url, ANNAS_NAME, "fr")
        window.http.cookies = people[ANNAS_NAME].http.cookies
        await window.connect(people[ANNAS_NAME].table)
        await window.until(messages.Snapshot)
        everybody = [*people.values(), window]
        await asyncio.gather(*(fidget(person, Random(n)) for n, person in enumerate(everybody)))
        await asyncio.gather(*(person.close() for person in everybody))
        return everybody

    with running(data) as url:
        everybody = asyncio.run(use(url))
    log = asyncio.run(read_log(data, everybody[0].table))
    table = fold(everybody[0].table, log)
    for person in everybody:
        check_told(log, table, person)
    moves = [entry for entry in log if isinstance(entry, entries.Moved)]
    assert len(moves) == table.decision and {move.seat for move in moves} == {1, 2}


def test_the_last_seat_has_one_winner_over_real_sockets(tmp_path: Path):
    async def use(url: str) -> None:
        names = [ANNAS_NAME, BERTS_NAME, CARL, "Dora", "Emil"]
        people = [Person(url, name) for name in names]
        table = await people[0].make("take", 2)
        for person in people:
            if person.name != ANNAS_NAME:
                await person.take_name()
            await person.connect(table)
            await person.until(messages.Snapshot)
            if person.name != ANNAS_NAME:
                await person.ask("join", name=person.name)
        for seat in (1, 2):
            answers = await asyncio.gather(*(person.ask("sit", seat=seat) for person in people))
            won = [answer for answer in answers if isinstance(answer, Accepted)]
            assert len(won) == 1 and {a.code for a in answers if a not in won} == {"seat-taken"}
        await asyncio.gather(*(person.close() for person in people))

    with running(tmp_path / "tatami.db") as url:
        asyncio.run(use(url))
