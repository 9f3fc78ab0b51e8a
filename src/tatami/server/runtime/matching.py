"""Quick match: a seat at a waiting table with the same settings, or at a new table."""

from __future__ import annotations

import asyncio
import secrets

import msgspec

from tatami.engine.scene import Message
from tatami.games import load
from tatami.server.core.clocks import NoClock
from tatami.server.core.decide import check_settings
from tatami.server.core.refusal import Refusal
from tatami.server.core.table import Table
from tatami.server.runtime.listing import Summary, brief
from tatami.server.runtime.supervisor import Supervisor
from tatami.server.runtime.table_actor import NoSuchTable, TableActor
from tatami.server.wire.messages import Join, Settings, Sit
from tatami.server.wire.resources import QuickMatch
from tatami.store import Identity

MOST_PRESENT = 10_000  # tables with connected players
LOOKED_AT = 200  # waiting tables that are considered for one player
TURN = "matching"  # the lease of the server that matches now
FRESH = 5_000  # milliseconds in which the player of a new table connects, and all servers hear of it
TRIES = 3  # attempts when another player takes the seat first

_summary: msgspec.json.Decoder[Summary] = msgspec.json.Decoder(Summary)


def gathering(supervisor: Supervisor) -> list[str]:
    """Public tables with a member online, at any server, that wait for players."""
    return list(dict.fromkeys([*supervisor.waiting(), *supervisor.nodes.waiting()]))[:MOST_PRESENT]


def settings_for(wanted: QuickMatch) -> Settings:
    """Table settings for a quick match."""
    settings = Settings(
        wanted.game,
        wanted.seats,
        public=True,
        clock=wanted.clock,
        starts="full",
        rated=not isinstance(wanted.clock, NoClock),
        bots_after=wanted.bots_after,
    )
    check_settings(settings)
    return msgspec.structs.replace(settings, options=dict(load(wanted.game).renew({})))


class Matching:
    """Matches players; simultaneous requests find each other, too, also at different servers."""

    def __init__(self, supervisor: Supervisor) -> None:
        self._supervisor = supervisor
        self._turn = asyncio.Lock()

    async def seat(self, wanted: QuickMatch, identity: Identity) -> str:
        """Seat a player and return the table; raises Refusal."""
        settings = settings_for(wanted)
        async with self._turn, self._supervisor.nodes.leases.turn(TURN):
            for table in await self._fitting(settings, identity):
                try:
                    await self.sit(table, identity, wanted.name)
                except (Refusal, NoSuchTable):
                    continue  # the seat was taken meanwhile
                return table
            opened = await self._supervisor.create(settings, identity, wanted.name)
            await self.sit(opened.table.id, identity, wanted.name)
            return opened.table.id

    async def _fitting(self, settings: Settings, identity: Identity) -> list[str]:
        """Waiting tables with these settings and a free seat, longest wait first."""
        listed = await self._supervisor.log.lobby(
            game=settings.game,
            status="waiting",
            present=gathering(self._supervisor),
            fresh=self._supervisor.now() - FRESH,
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
        """Join a table and take the first free seat unless already seated; Refusal if it is full."""
        opened = await self._supervisor.open(table)
        for _ in range(TRIES):
            known = _seat_for(opened.table, identity.id)
            if known is None:
                return
            is_here, seat = known
            if not is_here:
                joining = Join(id=_fresh_id(), name=self._supervisor.called(identity, name))
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
    """Whether a player is a member, and the first free seat; None if already seated."""
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
    """A fresh command id: a used one would count as a retry."""
    return secrets.token_hex(8)
