"""Runs tournaments: takes requests, makes the tables of a round, and starts the next when all are over."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from tatami.engine.scene import Message
from tatami.fair import SECRET_BYTES
from tatami.record import Record
from tatami.server.core.refusal import Refusal
from tatami.server.core.table import fold as fold_table
from tatami.server.core.tournament import decide
from tatami.server.core.tournament import entries as log
from tatami.server.core.tournament.entries import AnyEntry, TableResult
from tatami.server.core.tournament.plan import Plan
from tatami.server.core.tournament.tournament import Round, Tournament, fold
from tatami.server.runtime.forget import NOBODY, alias
from tatami.server.runtime.standings import Board, board, brief
from tatami.server.runtime.supervisor import Supervisor
from tatami.server.runtime.table_actor import first_write, new_id
from tatami.server.wire.resources import MyTournament
from tatami.store import Identity, StoreError, Taken, TournamentListing

logger = logging.getLogger("tatami.tournaments")

LOOK = 1.0  # seconds between two looks at due tournaments
MOST_HOSTED = 3  # tournaments of one host that are not over
KEPT = 1.0  # seconds that a board is shown without a look into the store
MOST_KEPT = 200  # boards in memory
MOST_FORGOTTEN = 10_000  # tournaments that are searched when somebody wants to be forgotten
GIVEN = ("what", "at", "plan", "name", "nonce", "number")  # personal data; the secret stays here
TRIES = 20  # when others write at the same time

T = TypeVar("T", bound=AnyEntry)


class Tournaments:
    """Runs tournaments. All state is in the store: leases only save work, (tournament, seq) decides races."""

    def __init__(self, supervisor: Supervisor) -> None:
        self._supervisor = supervisor
        self._log = supervisor.log
        self._store = supervisor.log.tournaments
        self._boards: dict[str, tuple[float, asyncio.Future[Board]]] = {}
        self._wanted = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._results: dict[str, TableResult] = {}  # of tables that are over, by id
        supervisor.round_news = lambda tournament: self._wanted.set()

    def start(self) -> None:
        """Look after tournaments from now on."""
        self._task = asyncio.ensure_future(self._watch())

    async def close(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    # Requests.

    async def plan(self, plan: Plan, identity: Identity, name: str) -> str:
        """Plan a tournament; raises Refusal."""
        if await self._store.hosted(identity.id) >= MOST_HOSTED:
            raise Refusal(Message("refused-too-many-tournaments"))
        secret, now = secrets.token_bytes(SECRET_BYTES), self._supervisor.now()
        first = decide.plan(plan, identity.id, name or identity.name, identity.handle, now, secret)
        one = fold(new_id(), [first])
        await self._append(one, first)
        return one.id

    async def enter(self, tournament: str, identity: Identity, name: str, nonce: bytes) -> None:
        """A player enters."""
        who, now = identity.id, self._supervisor.now()
        if self._supervisor.is_barred(who):
            raise Refusal(Message("refused-token"))
        called, handle, is_bot = name or identity.name, identity.handle, identity.is_bot
        await self._do(
            tournament, lambda one: decide.enter(one, who, called, handle, nonce, now, is_bot=is_bot)
        )

    async def withdraw(self, tournament: str, who: str, number: int | None) -> None:
        """A player withdraws, or the host takes one out; None: oneself."""
        now = self._supervisor.now()

        def deciding(one: Tournament) -> log.Withdrew | None:
            own = one.entrants.get(who)
            chosen = number if number is not None else own.number if own is not None else 0
            return decide.withdraw(one, who, chosen, now)

        await self._do(tournament, deciding)

    async def begin(self, tournament: str, who: str) -> None:
        """The host begins the first round."""
        now = self._supervisor.now()
        await self._do(tournament, lambda one: decide.begin(one, who, now, new_id))
        self._wanted.set()

    async def cancel(self, tournament: str, who: str) -> None:
        """The host cancels."""
        now = self._supervisor.now()
        await self._do(tournament, lambda one: decide.cancel(one, who, now))

    async def show(self, tournament: str) -> Board:
        """The tournament with its standings, at most a second old; raises Refusal."""
        loop = asyncio.get_running_loop()
        at, known = self._boards.get(tournament, (0.0, None))
        if known is None or at < loop.time() - KEPT or (known.done() and known.exception() is not None):
            known = asyncio.ensure_future(self._board(tournament))
            self._boards.pop(tournament, None)
            self._boards[tournament] = (loop.time(), known)
            while len(self._boards) > MOST_KEPT:
                del self._boards[next(iter(self._boards))]
        return await asyncio.shield(known)

    async def _board(self, tournament: str) -> Board:
        one = await self._read(tournament)
        current = one.current
        if current is None:
            return await asyncio.to_thread(board, one, (), ())
        made = await self._store.statuses([seated.table for seated in current.tables])
        return await asyncio.to_thread(board, one, await self._results_of(current), made)

    async def forget(self, who: str) -> None:
        """Withdraw a person everywhere, and take their name out of all logs; their results stay."""
        for tournament in await self._store.of_person(who, limit=MOST_FORGOTTEN):
            await self._forget(tournament, who)

    async def given_by(self, who: str) -> list[MyTournament]:
        """A person's entries in each tournament, for their download."""
        found = []
        for tournament in await self._store.of_person(who, limit=MOST_FORGOTTEN):
            stored = [log.decode(entry) for entry in await self._store.read(tournament)]
            own = [msgspec.to_builtins(entry) for entry in stored if entry.who == who]
            found.append(
                MyTournament(tournament, [{name: one[name] for name in GIVEN if name in one} for one in own])
            )
        return found

    async def _forget(self, tournament: str, who: str) -> None:
        one = await self._read(tournament)
        if one.status in ("open", "playing") and who in one.entrants:
            await self.withdraw(tournament, who, None)
        if one.host == who and one.status == "open":
            await self.cancel(tournament, who)
        stored = [log.decode(entry) for entry in await self._store.read(tournament)]
        other = alias()
        changed = {seq: _without(entry, other) for seq, entry in enumerate(stored, 1) if entry.who == who}
        kept = [changed.get(seq, entry) for seq, entry in enumerate(stored, 1)]
        one = fold(tournament, kept)
        encoded = {seq: log.encode(entry) for seq, entry in changed.items()}
        await self._store.rewrite(tournament, encoded, _listing(one), one.seq, one.at)
        self._boards.pop(tournament, None)

    # The log.

    async def _read(self, tournament: str) -> Tournament:
        stored = await self._store.read(tournament)
        if not stored:
            raise Refusal(Message("refused-nothing-here"))
        try:
            return fold(tournament, [log.decode(entry) for entry in stored])
        except msgspec.MsgspecError as error:
            raise StoreError(f"the log of tournament {tournament} cannot be read: {error}") from error

    async def _do(self, tournament: str, deciding: Callable[[Tournament], AnyEntry | None]) -> None:
        """Decide on the current state and append; if another writer was first, decide again."""
        for _ in range(TRIES):
            one = await self._read(tournament)
            entry = await asyncio.to_thread(deciding, one)
            if entry is None or await self._append_next(one, entry):
                return
        raise Refusal(Message("refused-busy"))

    async def _append_next(self, one: Tournament, entry: AnyEntry) -> bool:
        one.apply(entry)
        return await self._append(one, entry)

    async def _append(self, one: Tournament, entry: AnyEntry) -> bool:
        entrant = entry.who if isinstance(entry, log.Entered) else ""
        done = await self._store.append(
            one.id, one.seq, log.encode(entry), _listing(one), one.at, entrant=entrant
        )
        self._boards.pop(one.id, None)
        return done

    # Going on.

    async def _watch(self) -> None:
        while True:
            self._wanted.clear()
            try:
                for tournament in await self._store.due(self._supervisor.now()):
                    if await self._supervisor.nodes.leases.may_open(f"tournament/{tournament}"):
                        await self._look_after(tournament)
            except StoreError as error:
                logger.error("could not advance tournaments: %s", error)
            try:
                async with asyncio.timeout(LOOK):
                    await self._wanted.wait()
            except TimeoutError:
                pass

    async def _look_after(self, tournament: str) -> None:
        try:
            while await self.step(tournament):
                pass
        except StoreError:
            raise
        except Exception:  # one broken tournament must not hold up the others
            logger.exception("a tournament cannot continue")

    async def step(self, tournament: str) -> bool:
        """Do the next due step of a tournament, and return whether there was one; any server may do so."""
        one = await self._read(tournament)
        if one.status in ("over", "cancelled"):
            return False
        current, now = one.current, self._supervisor.now()
        if current is not None:
            await self._make_tables(one, current)
            results = await self._results_of(current)
            ended = [result for result in results if result is not None]
            if len(ended) < len(current.tables):
                return False
            entry: AnyEntry | None = decide.end_round(one, ended, now)
        else:
            if one.rounds:
                await self._unseal(one.rounds[-1])
            entry = await asyncio.to_thread(decide.go_on, one, now, new_id)
        return entry is not None and await self._append_next(one, entry)

    async def _make_tables(self, one: Tournament, current: Round) -> None:
        """Make the tables that are missing; all entries of a table are written at once."""
        ids = [seated.table for seated in current.tables]
        known = await self._store.statuses(ids)
        missing = [index for index, table in enumerate(ids) if table not in known]
        if missing:
            await self._supervisor.warm_up.ready(one.plan.game)
        for index in missing:
            first = await asyncio.to_thread(decide.table_entries, one, index)
            try:
                await self._log.append(first_write(fold_table(ids[index], first), first))
            except Taken:
                continue  # another server was first

    async def _results_of(self, current: Round) -> list[TableResult | None]:
        ids = [seated.table for seated in current.tables]
        new = await self._store.records([table for table in ids if table not in self._results])
        for table, text in new.items():
            self._results[table] = await asyncio.to_thread(_result, text)
        while len(self._results) > 5_000:
            del self._results[next(iter(self._results))]
        return [self._results.get(table) for table in ids]

    async def _unseal(self, ended: Round) -> None:
        """Open the tables of a round that is over."""
        for seated in ended.tables:
            opened = await self._supervisor.open(seated.table)
            if opened.table.sealed:
                await opened.actor.unseal(self._supervisor.now())


def _without(entry: AnyEntry, alias: str) -> AnyEntry:
    """An entry of a deleted person."""
    new: dict[str, Any] = {"who": alias}
    if isinstance(entry, log.Planned | log.Entered):
        new |= {"name": NOBODY, "handle": ""}
    if isinstance(entry, log.Planned):
        title = re.sub(re.escape(entry.name), NOBODY, entry.plan.title, flags=re.IGNORECASE)
        new["plan"] = msgspec.structs.replace(entry.plan, title=title)
    return msgspec.structs.replace(entry, **new)


def _result(text: str) -> TableResult:
    match = Record.loads(text).replay()
    points, places = match.scores(), match.ranks()
    return TableResult(
        tuple(points[seat] for seat in sorted(points)), tuple(places[seat] for seat in sorted(places))
    )


def _listing(one: Tournament) -> TournamentListing:
    return TournamentListing(
        one.status, one.plan.public, one.host, one.next_at, decide.wake_at(one), brief(one)
    )
