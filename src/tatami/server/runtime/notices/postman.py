"""The postman: finds due notifications, and sends each once, bundled, with retries."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Collection, Coroutine
from contextlib import suppress
from typing import Any

import msgspec

from tatami.server.config import Config
from tatami.server.core.hours import Night
from tatami.server.runtime.listing import Summary
from tatami.server.runtime.nodes import Nodes
from tatami.server.runtime.notices import push, tokens, webhook
from tatami.server.runtime.notices.events import Due, Event, events_of, is_current, named, nameless
from tatami.server.runtime.notices.mail import Mailer
from tatami.server.runtime.notices.outside import Gone, Outside, Undelivered
from tatami.server.runtime.notices.push import Pusher
from tatami.store import Channel, Letter, Log, StoreError, Wishes
from tatami.store.notices import Kind

logger = logging.getLogger("tatami.postman")

LOOK = 1.0  # seconds between two rounds
LEASE = "post"
LEASE_SECONDS = 5.0
TAKEN = 60_000  # milliseconds that a channel is taken for; longer than any sending
LATE = 10_000_000  # microseconds by which servers' change numbers may be out of order
CHANGES = 500  # listings looked at in one step
SENDING = 24  # channels at a time,
AGAIN = 8  # and so many more that failed before
WAITING = 100  # letters of one channel that wait
BACK_OFF = 6 * 60 * 60 * 1000  # milliseconds at most between two tries
OLD = 2 * 24 * 60 * 60 * 1000  # milliseconds after which a letter is not sent any more
KEPT = 60 * 24 * 60 * 60 * 1000  # milliseconds that letters are kept, so that none is sent twice
TIDY = 3600  # rounds between two cleanings
SWEPT = "swept"  # the name of the last change that was looked at, in the store

_summary: msgspec.json.Decoder[Summary] = msgspec.json.Decoder(Summary)
_event: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)
IsThere = Callable[[str, str], Awaitable[bool]]  # whether a person is connected to a table, anywhere


class Swept(msgspec.Struct, frozen=True):
    """How far changes and invitations have been read."""

    change: int
    invited: int


class Postman:
    """Turns changes of tables into letters, and letters into messages.

    Any number of servers may run one: letters are rows with unique ids, and a server takes a channel
    in the store before it sends. A lease on the bus only saves work. After a crash in the middle of sending,
    the message is sent again.
    """

    def __init__(
        self, log: Log, nodes: Nodes, config: Config, now: Callable[[], int], is_there: IsThere
    ) -> None:
        self._log, self._notices = log, log.notices
        self._nodes = nodes
        self._config = config
        self._now = now
        self._is_there = is_there
        self._outside = Outside(is_private_allowed=config.private_webhooks)
        self._pusher: Pusher | None = None
        self._key: bytes | None = None
        self._seen: dict[tuple[str, int], None] = {}  # recently read changes
        self._sending: set[asyncio.Task[None]] = set()
        self._retrying: set[asyncio.Task[None]] = set()

    # What is offered.

    @property
    def offers(self) -> list[Kind]:
        """The kinds of channels that this server can use."""
        config = self._config
        found: list[tuple[Kind, bool]] = [
            ("push", config.push),
            ("mail", bool(config.smtp and config.mail_from and config.base_url)),
            ("webhook", config.webhooks),
        ]
        return [kind for kind, is_there in found if is_there]

    async def pusher(self) -> Pusher:
        """The sender of pushes; its key is made once and kept in the store."""
        if self._pusher is None:
            key = await self._notices.kept(push.KEY, push.new_key())
            self._pusher = Pusher(key, _subject(self._config), self._outside)
        return self._pusher

    async def key(self) -> bytes:
        """The key that signs links."""
        if self._key is None:
            self._key = await self._notices.kept(tokens.KEY, tokens.new_key())
        return self._key

    async def greet(self, channel: str, kind: str, *, is_sent: bool = True) -> None:
        """Send a first message: to say hello, or to have an address confirmed; if not, only seem to."""
        event = Event("confirm" if kind == "mail" else "hello")
        due = self._now() if is_sent else 0  # too old to be sent
        letter = Letter(channel, secrets.token_hex(8), msgspec.json.encode(event), self._now(), due)
        await self._notices.post([letter], WAITING)

    # The rounds.

    async def work(self) -> None:
        """Look and send for ever."""
        rounds = 0
        while True:
            try:
                if await self._nodes.bus.hold([LEASE], LEASE_SECONDS):
                    await self.sweep()
                    await self.deliver()
                    if rounds % TIDY == 0:
                        await self._notices.tidy(self._now() - KEPT, self._now() - tokens.CONFIRM)
                    rounds += 1
            except StoreError as error:
                logger.error("could not look for notifications: %s", error)
            await asyncio.sleep(LOOK)

    async def close(self) -> None:
        """Stop sending; unsent letters are sent after the next start."""
        tasks = [*self._sending, *self._retrying]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._outside.close()

    async def sweep(self) -> None:
        """Post letters for all that has happened since the last time."""
        begin = Swept(await self._notices.last_change(), self._now())
        stored = await self._notices.kept(SWEPT, msgspec.json.encode(begin))
        swept = msgspec.json.decode(stored, type=Swept)
        if not await self._notices.is_anybody_there():
            if swept.change < begin.change:
                await self._notices.keep(SWEPT, msgspec.json.encode(begin))
            return
        late = LATE if self._nodes.bus.is_shared else 0
        change = swept.change - late
        while found := await self._notices.changed(change, CHANGES):
            change = found[-1].change
            news = [one for one in found if (one.table, one.change) not in self._seen]
            due = [
                event
                for one in news
                for event in events_of(one.table, _summary.decode(one.summary), self._now())
            ]
            await self._post(due)
            self._seen |= dict.fromkeys((one.table, one.change) for one in news)
        self._seen = {key: None for key in self._seen if key[1] > change - late}
        invited = await self._notices.invited(swept.invited - late // 1000, CHANGES)
        await self._post(
            [
                Due(
                    one.identity,
                    f"invited {one.table} {one.at}",
                    Event("invited", one.table, one.game, (one.name,)),
                    self._now(),
                )
                for one in invited
            ]
        )
        last = Swept(max(change, swept.change), max([swept.invited, *(one.at for one in invited)]))
        if last != swept:
            await self._notices.keep(SWEPT, msgspec.json.encode(last))

    async def _post(self, due: list[Due]) -> None:
        """Queue a letter for every channel of every subscriber of these events."""
        people = {one.who for one in due}
        if not people:
            return
        channels = await self._notices.listeners(people)
        wishes = await self._notices.wishes_of({one.identity for one in channels})
        await self._notices.post(
            (
                Letter(
                    channel.id,
                    one.id,
                    msgspec.json.encode(nameless(one.event)),
                    self._now(),
                    self._when(one, channel, wishes.get(channel.identity, Wishes())),
                )
                for one in due
                for channel in channels
                if channel.identity == one.who
                and one.event.kind in wishes.get(channel.identity, Wishes()).events
            ),
            WAITING,
        )

    def _when(self, due: Due, channel: Channel, wishes: Wishes) -> int:
        """When to send a letter: a warning before the quiet hours rather than in them."""
        hold = self._config.mail_after if channel.kind == "mail" else self._config.notify_after
        if due.event.kind == "time":
            quiet = quiet_hours(wishes)
            return quiet.since(due.at) if quiet else due.at
        return due.at + round(1000 * hold)

    # Sending.

    async def deliver(self) -> None:
        """Start sending due letters while there is room; a letter that failed before delays no other."""
        room = {False: SENDING - len(self._sending), True: AGAIN - len(self._retrying)}
        for channel in await self._notices.due(self._now(), SENDING + AGAIN):
            is_retry = channel.failures > 0
            if room[is_retry] <= 0 or channel.kind not in self.offers:
                continue
            if await self._notices.take(channel.id, self._now(), self._now() + TAKEN):
                room[is_retry] -= 1
                self._start(self._retrying if is_retry else self._sending, self._send(channel))

    def _start(self, tasks: set[asyncio.Task[None]], work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        tasks.add(task)
        task.add_done_callback(tasks.discard)

    async def _send(self, channel: Channel) -> None:
        with suppress(StoreError):  # the channel is free again after a while
            await self._send_all(channel)

    async def _send_all(self, channel: Channel) -> None:
        now = self._now()
        letters = await self._notices.waiting(channel.id, now)
        wishes = await self._notices.wishes(channel.identity) or Wishes()
        done, later, events = await self._sort(channel, letters, wishes)
        pause = self._config.mail_pause if channel.kind == "mail" else self._config.notify_after
        next_at, failures = now, channel.failures
        if events:
            next_at, failures = now + round(1000 * pause), 0
            try:
                await self._tell(channel, events, wishes.lang)
                done += events
            except Gone:
                return await self._notices.drop(channel.id)
            except Undelivered as error:
                failures = channel.failures + 1
                wait = 1000 * self._config.retry_after * 2 ** min(20, channel.failures)
                next_at = now + round(min(BACK_OFF, wait))
                logger.warning("a notification (%s) was not delivered: %s", channel.kind, error)
        await self._notices.settle(channel.id, done, later, next_at, failures)

    async def _sort(
        self, channel: Channel, letters: list[Letter], wishes: Wishes
    ) -> tuple[list[str], dict[str, int], dict[str, Event]]:
        """Letters by id: outdated, to be kept for later, to be sent."""
        now, quiet = self._now(), quiet_hours(wishes)
        awake = quiet.until(now) if quiet else now
        seen = await self._tables_of(
            channel.identity, {_event.decode(letter.event).table for letter in letters} - {""}
        )
        done: list[str] = []
        later: dict[str, int] = {}
        events: dict[str, Event] = {}
        for letter in letters:
            event = _event.decode(letter.event)
            listed = await self._log.listing(event.table) if event.table else None
            summary = _summary.decode(listed.summary) if listed else None
            is_first = event.kind in ("hello", "confirm")
            if (
                letter.due < now - OLD
                or not is_current(event, summary, channel.identity, now)
                or (event.kind == "confirm" and channel.verified)
            ):
                done.append(letter.id)
            elif awake > now and not is_first:
                later[letter.id] = awake
            elif event.kind == "turn" and event.table in seen:
                later[letter.id] = now + round(1000 * (1 + 20 * self._config.notify_after))
            elif event.kind == "over" and event.table in seen:
                done.append(letter.id)  # they have seen it
            else:
                events[letter.id] = named(event, summary, channel.identity)
        confirms = {id: event for id, event in events.items() if event.kind == "confirm"}
        return done, later, confirms or events

    async def _tables_of(self, who: str, tables: Collection[str]) -> set[str]:
        """Those of some tables to which a person is connected."""
        there = await asyncio.gather(*(self._is_there(table, who) for table in tables))
        return {table for table, is_there in zip(tables, there, strict=True) if is_there}

    async def _tell(self, channel: Channel, events: dict[str, Event], lang: str) -> None:
        told, now = list(events.values()), self._now()
        match channel.kind:
            case "push":
                await (await self.pusher()).send(channel, told, lang, now)
            case "webhook":
                await webhook.send(self._outside, channel, told, lang, now)
            case "mail":
                await self._mailer(await self.key(), now).send(channel, list(events), told, lang, now)

    def _mailer(self, key: bytes, now: int) -> Mailer:
        def sign(action: str, channel: str) -> str:
            return tokens.sign(key, action, channel, now + tokens.CONFIRM if action == "confirm" else 0)

        return Mailer(self._config.smtp, self._config.mail_from, self._config.base_url, sign)


def quiet_hours(wishes: Wishes) -> Night | None:
    """The hours in which a person wants to hear nothing."""
    night = Night(wishes.zone, wishes.quiet_begin, wishes.quiet_end)
    return night if wishes.quiet_begin != wishes.quiet_end and night.is_sensible else None


def _subject(config: Config) -> str:
    """How a push service reaches the host."""
    if config.mail_from:
        return f"mailto:{config.mail_from.rpartition('<')[2].rstrip('>')}"
    return config.base_url.rstrip("/") if config.base_url.startswith("https://") else "mailto:host@localhost"
