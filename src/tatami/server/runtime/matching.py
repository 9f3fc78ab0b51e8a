"""Quick match: a seat with strangers who want the same game, or at a new table that waits for them."""

from __future__ import annotations

import asyncio
import secrets

import msgspec

from tatami.engine.scene import Message
from tatami.games import load
from tatami.server.core.decide import check_settings
from tatami.server.core.refusal import Refusal
from tatami.server.core.table import Table
from tatami.server.runtime.listing import Summary, brief
from tatami.server.runtime.supervisor import Supervisor
from tatami.server.runtime.table_actor import NoSuchTable, TableActor
from tatami.server.wire.messages import Join, Settings, Sit
from tatami.server.wire.resources import QuickMatch
from tatami.store import Identity

MOST_PRESENT = 10_000  # tables whose players are connected
LOOKED_AT = 200  # waiting tables that are considered for one player
TRIES = 3  # times that somebody else may take the seat first

_summary: msgspec.json.Decoder[Summary] = msgspec.json.Decoder(Summary)


def gathering(supervisor: Supervisor) -> list[str]:
    """Public tables that wait for players, with somebody there, at this server or another."""
    return list(dict.fromkeys([*supervisor.waiting(), *supervisor.nodes.waiting()]))[:MOST_PRESENT]


def settings_for(wanted: QuickMatch) -> Settings:
    """The settings of a table for anybody who wants this."""
    settings = Settings(
        wanted.game,
        wanted.seats,
        public=True,
        clock=wanted.clock,
        starts="full",
        rated=True,
        bots_after=wanted.bots_after,
    )
    check_settings(settings)
    return msgspec.structs.replace(settings, options=dict(load(wanted.game).renew({})))


class Matching:
    """Brings strangers together; those who press at the same moment find each other, too."""

    def __init__(self, supervisor: Supervisor) -> None:
        self._supervisor = supervisor
        self._turn = asyncio.Lock()

    async def seat(self, wanted: QuickMatch, identity: Identity) -> str:
        """The table where somebody sits now; Refusal if there can be none."""
        settings = settings_for(wanted)
        async with self._turn:
            for table in await self._fitting(settings, identity):
                try:
                    await self.sit(table, identity, wanted.name)
                except (Refusal, NoSuchTable):
                    continue  # it was taken meanwhile
                return table
            opened = await self._supervisor.create(settings, identity, wanted.name)
            await self.sit(opened.table.id, identity, wanted.name)
            return opened.table.id

    async def _fitting(self, settings: Settings, identity: Identity) -> list[str]:
        """Waiting tables with these settings and a free seat, the longest waiting first."""
        listed = await self._supervisor.log.lobby(
            game=settings.game,
            status="waiting",
            present=gathering(self._supervisor),
            limit=LOOKED_AT,
        )
        apart = await self._supervisor.log.circle.apart(identity.id)
        found = []
        for table, one in reversed(listed.items()):
            summary = _summary.decode(one.summary)
            theirs = msgspec.structs.replace(summary.room.settings, bots_after=settings.bots_after)
            is_alike = theirs == brief(settings)
            is_open = any(seat.member is None and seat.bot is None for seat in summary.room.seats)
            is_apart = not apart.isdisjoint(summary.holders.values())
            if is_alike and not is_apart and (is_open or identity.id in summary.holders.values()):
                found.append(table)
        return found

    async def sit(self, table: str, identity: Identity, name: str) -> None:
        """Come to a table and take the first free seat, unless one has one; Refusal if there is none."""
        opened = await self._supervisor.open(table)
        for _ in range(TRIES):
            known = _seat_for(opened.table, identity.id)
            if known is None:
                return
            is_here, seat = known
            if not is_here:
                joining = Join(id=_fresh_id(), name=name or identity.name)
                await self._ask(opened.actor, joining, identity)
            try:
                await self._ask(opened.actor, Sit(id=_fresh_id(), seat=seat), identity)
                return
            except Refusal as refusal:
                if refusal.code != "seat-taken":
                    raise
        raise Refusal(Message("refused-seat-taken"))

    async def _ask(self, actor: TableActor, command: Join | Sit, identity: Identity) -> None:
        if self._supervisor.is_barred(identity.id):
            raise Refusal(Message("refused-token"))
        now = self._supervisor.now()
        await actor.ask(command, identity.id, now, is_bot=identity.is_bot, handle=identity.handle)


def _seat_for(table: Table, who: str) -> tuple[bool, int] | None:
    """Whether somebody is at the table, and the first free seat; None if they sit."""
    if table.seats_of(who):
        return None
    if table.match is not None:
        raise Refusal(Message("refused-started"))
    free = next((seat for seat, chair in table.chairs.items() if chair.free), None)
    if free is None:
        raise Refusal(Message("refused-seat-taken"))
    person = table.people.get(who)
    return person is not None and person.present, free


def _fresh_id() -> str:
    """An id that no command had, or it would count as done."""
    return secrets.token_hex(8)
