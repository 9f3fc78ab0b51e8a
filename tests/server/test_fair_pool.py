"""Bots' time is shared: a person with many bots does not delay another person."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, wait
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tatami.server.runtime.fair_pool import KEPT, FairPool, Ledger, Share
from tatami.server.wire.messages import Snapshot
from tests.server.running import PATIENCE, Person, running
from tests.server.test_games import seat_all

ANNA, EVE = Share("1.1.1.1", "anna"), Share("6.6.6.6", "eve")
SEATS = 7


class Held:
    """A pool of one thread that waits for a signal, and the order in which it then serves."""

    def __init__(self) -> None:
        self.pool = FairPool(1, "test")
        self.order: list[str] = []
        self.futures: list[Future[None]] = []
        self._gate = threading.Event()
        self._begun = threading.Event()
        self.pool.submit(Share("", ""), "", 0.0, self._wait)
        assert self._begun.wait(PATIENCE)

    def _wait(self) -> None:
        self._begun.set()
        assert self._gate.wait(PATIENCE)

    def submit(self, share: Share, name: str, cost: float = 1.0, table: str = "") -> Any:
        self.futures.append(self.pool.submit(share, table, cost, lambda: self.order.append(name)))
        return self.futures[-1]

    def serve(self) -> list[str]:
        """The order of all that waits."""
        self._gate.set()
        wait([future for future in self.futures if not future.cancelled()], PATIENCE)
        return self.order

    def close(self) -> None:
        self._gate.set()
        self.pool.close()


@pytest.fixture
def held() -> Iterator[Held]:
    found = Held()
    yield found
    found.close()


def test_jobs_of_different_people_alternate(held: Held):
    for table in range(30):
        for seat in range(SEATS):
            held.submit(EVE, f"eve {table} {seat}")
    for number in range(5):
        held.submit(ANNA, f"anna {number}")
    order = held.serve()
    assert [order.index(f"anna {number}") for number in range(5)] == [1, 3, 5, 7, 9]


def test_many_names_at_one_address_get_what_one_gets(held: Held):
    for number in range(20):
        held.submit(Share(EVE.address, f"eve {number}"), "eve")
    for _ in range(4):
        held.submit(ANNA, "anna")
    assert [place for place, name in enumerate(held.serve()) if name == "anna"] == [1, 3, 5, 7]


def test_persons_at_one_address_take_turns_too(held: Held):
    for _ in range(20):
        held.submit(Share(ANNA.address, "bert"), "bert")
    held.submit(ANNA, "anna")
    assert held.serve().index("anna") == 1


def test_longer_jobs_cost_more(held: Held):
    for _ in range(3):
        held.submit(EVE, "eve", cost=2.0)
    for _ in range(6):
        held.submit(ANNA, "anna", cost=1.0)
    assert "".join(name[0] for name in held.serve()) == "eaaeaaeaa"


def test_an_idle_client_accumulates_no_credit():
    ledger = Ledger()
    for _ in range(100):
        ledger.charge("eve", 1.0)
    ledger.charge("anna", 1.0)
    assert ledger.used("anna") == ledger.used("eve") == 100.0
    for number in range(2 * KEPT):
        ledger.charge(f"somebody {number}", 0.0)
    assert len(ledger._used) <= KEPT + 1


def test_where_nobody_waits_bots_think_last(held: Held):
    alone = Share(ANNA.address, ANNA.person, is_urgent=False)
    for number in range(3):
        held.submit(alone, f"alone {number}", table=f"table {number}")
    for _ in range(2):
        held.submit(EVE, "eve", cost=9.0)
    held.pool.hurry("table 2", is_urgent=True)
    assert held.serve() == ["alone 2", "eve", "eve", "alone 0", "alone 1"]


def test_bots_of_a_table_that_everybody_left_do_not_begin(held: Held):
    left = [held.submit(EVE, "eve", table="left") for _ in range(3)]
    held.submit(EVE, "other", table="other")
    held.pool.drop("left")
    assert all(future.cancelled() for future in left)
    assert held.serve() == ["other"]


async def let_bots_play(eve: Person, *, stays: bool) -> list[Any]:
    """Begin thirty games of seven of the strongest bots; the connections that stay."""
    sockets = []
    for _ in range(30):
        table = await eve.make("tenno", SEATS)
        await eve.connect(table)
        await eve.until(Snapshot)
        await seat_all(eve, {}, ["shogun"] * SEATS)
        if stays:
            sockets.append(eve.socket)
        else:
            await eve.socket.close()
    return sockets


@pytest.mark.parametrize("stays", [False, True], ids=["gone", "connected"])
def test_thirty_tables_of_seven_shoguns_do_not_hold_up_a_person_s_shogun(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stays: bool
):
    happened: list[tuple[str, str]] = []  # a bot is queued or starts thinking, and its table
    submit = FairPool.submit

    def note(self: FairPool, share: Share, table: str, cost: float, work: Callable[[], Any]) -> Any:
        def begin() -> Any:
            happened.append(("begin", table))
            return work()

        happened.append(("ask", table))
        return submit(self, share, table, cost, begin)

    monkeypatch.setattr(FairPool, "submit", note)
    monkeypatch.setattr("tatami.server.runtime.supervisor.BREAK", 0.0)

    async def use(url: str) -> str:
        anna, eve = Person(url, "Anna"), Person(url, "Eve")
        sockets = await let_bots_play(eve, stays=stays)
        table = await anna.make("take", 2)
        await anna.connect(table)
        await anna.until(Snapshot)
        await seat_all(anna, {"Anna": anna}, ["Anna", "shogun"])
        await anna.play(Random(1), until=6)
        await asyncio.gather(anna.close(), eve.close(), *(socket.close() for socket in sockets))
        return table

    with running(tmp_path / "tatami.db", bot_threads=1) as url:
        table = asyncio.run(use(url))
    asked = [place for place, what in enumerate(happened) if what == ("ask", table)]
    assert ("begin", table) in happened
    for place in asked:
        begun = [where for what, where in happened[place:] if what == "begin"]
        if table not in begun:
            break  # the test was over
        assert begun.index(table) <= (1 if stays else 0), "one bot of another person goes first at most"
    last = happened[asked[0] :]
    assert stays == any(what == "begin" and where != table for what, where in last), "others go on in turn"
