"""One client at one table: commands run one by one, messages wait in a bounded queue."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache
from typing import Any, Protocol, get_args

import msgspec
from litestar.exceptions import WebSocketDisconnect
from msgspec import structs
from werkzeug.datastructures import LanguageAccept
from werkzeug.http import parse_accept_header

from tatami.engine.i18n.speaker import LANGUAGES
from tatami.engine.scene import Message
from tatami.server.core import entries
from tatami.server.core.refusal import Refusal
from tatami.server.http.guards import Guards
from tatami.server.runtime.fair_pool import Share
from tatami.server.runtime.hints import hint
from tatami.server.runtime.open_table import OpenTable
from tatami.server.runtime.supervisor import BANNED, Supervisor
from tatami.server.wire import messages
from tatami.server.wire.messages import (
    AnyCommand,
    AskHint,
    ClientMessage,
    Join,
    React,
    Say,
    ServerMessage,
    Speak,
    Start,
)
from tatami.server.wire.reader import Reader
from tatami.server.wire.render import Renderer, missed, shows_missed
from tatami.store import Identity, StoreError

Send = Callable[[dict[str, Any]], Awaitable[None]]
Receive = Callable[[], Awaitable[Mapping[str, Any]]]


class Taker(Protocol):
    """What handles the messages of a client."""

    @property
    def is_ready(self) -> bool:
        """Whether a message may be handled at once."""

    def take(self, data: str | bytes) -> None:
        """Handle a message."""


class Shortcut(Protocol):
    """A socket that passes short messages on without a detour by tasks and queues."""

    def serve(self, taker: Taker) -> None:
        """Hand short messages over as soon as they come, if their taker is ready."""

    def send_now(self, text: bytes) -> bool:
        """Send a short message at once; False if it has to go the long way."""


logger = logging.getLogger("tatami.session")

QUEUE = 200  # messages queued for a slow client
QUEUE_LETTERS = 2_000_000  # and their total length
MOST_MISSED = 40  # missed updates beyond which a snapshot is sent
ACCEPTED = 200  # characters read of the languages that a browser accepts
LAST_WORDS = 1.0  # seconds to flush the queue when a connection ends
NONSENSE = 20  # invalid messages until a client is dropped

SHORTCUT = "tatami.shortcut"  # the socket itself, among the extensions of a connection's scope

# Close codes.
NOT_NOW, SLOW, NOT_FOR_YOU, GONE, BAD, TOO_MANY = 1013, 4008, 4403, 4401, 4400, 4429

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_encoder = msgspec.json.Encoder()
_KINDS = {kind: str(kind.__struct_config__.tag) for kind in get_args(ClientMessage)}


class Session:
    """A connected client."""

    def __init__(
        self,
        supervisor: Supervisor,
        guards: Guards,
        opened: OpenTable,
        identity: Identity | None,
        reader: Reader,
        address: str = "",
        shortcut: Shortcut | None = None,
    ) -> None:
        self.supervisor = supervisor
        self.guards = guards
        self.opened = opened
        self.identity = identity
        self.reader = reader
        self.address = address
        self._shortcut = shortcut
        self._queue: list[bytes] = []
        self._letters = 0
        self._news: asyncio.Future[None] | None = None  # resolved when the queue fills
        self._heard = 0  # the last entry sent or queued
        self._catching_up = False
        self._code: int | None = None  # the close code
        self._dismissed = asyncio.Event()
        self._nonsense = 0
        self._is_asking = False  # whether a command is in progress
        self._is_listening = False  # whether it waits for the next message
        self._idle: asyncio.Future[None] | None = None  # resolved when it is done
        self._asides: set[asyncio.Task[None]] = set()  # tasks that run concurrently

    @property
    def is_ready(self) -> bool:
        """Whether a message may be handled at once, and none before it is waiting."""
        return self._is_listening and not self._is_asking and self._code is None

    @property
    def is_person(self) -> bool:
        """Whether a person is connected, not a program."""
        return self.identity is None or not self.identity.is_bot

    # Calls from the supervisor.

    def hear(self, renderer: Renderer) -> None:
        """Queue the latest entry for the client."""
        seq = renderer.seq
        if self._catching_up or seq <= self._heard:
            return
        text = renderer.encoded(self.reader)
        if text is None:
            self.dismiss(NOT_FOR_YOU)
        else:
            self._heard = seq
            self._push(text)

    def meet(self, message: messages.Presence | messages.Reaction) -> None:
        """Queue a change of attendance, or a reaction, for the client."""
        if not self._catching_up:
            self._say(message)

    def dismiss(self, code: int) -> None:
        """End the connection."""
        if code == BANNED:
            self._say(self._refused("", Refusal(Message("refused-banned"))))
        self._code = self._code or code
        self._wake()
        self._dismissed.set()

    def _say(self, message: ServerMessage) -> None:
        self._push(_encoder.encode(message))

    def _push(self, text: bytes) -> None:
        """Send a message now if all before it were sent, else queue it."""
        if self._code is not None:
            return
        if self._news is not None and self._shortcut is not None and self._shortcut.send_now(text):
            self.supervisor.metrics.sent += 1
            return
        self._queue.append(text)
        self._letters += len(text)
        if self._news is not None:
            self._wake()
        elif len(self._queue) > QUEUE or self._letters > QUEUE_LETTERS:
            self.supervisor.metrics.slow += 1
            self._queue.clear()
            self._letters = 0
            self.dismiss(SLOW)

    def _wake(self) -> None:
        news, self._news = self._news, None
        if news is not None and not news.done():
            news.set_result(None)

    # The connection.

    async def run(self, receive: Receive, send: Send, since: int | None) -> None:
        """Serve the client until it or the server ends the connection."""
        self._catching_up = True
        self.supervisor.arrive(self.opened, self)
        talking = asyncio.ensure_future(self._talk(send))
        others = (self._listen(receive, since), self._dismissed.wait())
        tasks = [talking, *map(asyncio.ensure_future, others)]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            if self._code is not None:
                await asyncio.wait([talking], timeout=LAST_WORDS)
        finally:
            self.supervisor.depart(self.opened, self)
            await self._stop(*tasks, *self._asides)
        if self._code is not None:
            with suppress(TimeoutError, OSError):  # the client does not read
                async with asyncio.timeout(LAST_WORDS):
                    await send({"type": "websocket.close", "code": self._code})

    async def _stop(self, *tasks: asyncio.Task[Any]) -> None:
        for task in tasks:
            task.cancel()
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            # An OSError means that the client is gone, which is fine.
            if isinstance(result, Exception) and not isinstance(result, OSError):
                logger.error("a connection failed", exc_info=result)

    async def _talk(self, send: Send) -> None:
        """Send queued messages."""
        loop = asyncio.get_running_loop()
        while True:
            texts, self._queue, self._letters = self._queue, [], 0
            try:
                for text in texts:
                    await send({"type": "websocket.send", "text": text.decode()})
            except (OSError, RuntimeError, WebSocketDisconnect):
                return  # the client is gone, or the server stops
            self.supervisor.metrics.sent += len(texts)
            if not self._queue:
                if self._code is not None:
                    return
                self._news = loop.create_future()
                await self._news

    async def _listen(self, receive: Receive, since: int | None) -> None:
        """Bring the client up to date, then handle its messages."""
        try:
            await self._catch_up(since)
        except Refusal as refusal:
            self._say(self._refused("", refusal))
            self.dismiss(NOT_FOR_YOU)
            return
        except StoreError as error:
            logger.error("the store is down: %s", error)
            self.dismiss(NOT_NOW)
            return
        if self._shortcut is not None:
            self._shortcut.serve(self)
        while True:
            self._is_listening = True
            event = await receive()
            self._is_listening = False
            if event["type"] == "websocket.disconnect":
                return
            if event["type"] == "websocket.receive":
                if self._is_asking:
                    self._idle = asyncio.get_running_loop().create_future()
                    await self._idle
                self.take(event.get("text") or event.get("bytes") or b"")

    async def _catch_up(self, since: int | None) -> None:
        """Send a snapshot, or the updates since the client's last entry."""
        actor = self.opened.actor
        await self._warm()
        if since is not None and since > actor.table.seq:
            await actor.refresh()  # the client has newer entries from another server
        seq = actor.table.seq
        is_recent = since is not None and seq - MOST_MISSED <= since <= seq
        if since is None or not is_recent or not shows_missed(actor.table):
            self._everything()
        else:
            await self._missed(since)
        self.meet(self.opened.presence(self.supervisor.now()))

    def _everything(self) -> None:
        table = self.opened.table
        self._say(Renderer(table).snapshot(self.reader))
        self._heard = table.seq
        self._catching_up = False

    async def _missed(self, since: int) -> None:
        """Send the missed updates from the log, including those published meanwhile."""
        Renderer(self.opened.table).snapshot(self.reader)  # raises Refusal for a client without access
        self._heard = since
        while self._heard < self.opened.table.seq:
            stored = [entries.decode(data) for data in await self.supervisor.log.read(self.opened.table.id)]
            told = await asyncio.to_thread(self._told, stored, self._heard)
            for text in told:
                self._push(text)
            self._heard = len(stored)
        self._catching_up = False

    def _told(self, stored: list[entries.AnyEntry], since: int) -> list[bytes]:
        updates = missed(self.opened.table.id, stored, self.reader, since)
        return [_encoder.encode(update) for update in updates]

    async def _warm(self) -> None:
        """Wait for compiled rules, so that the event loop is not blocked."""
        await self.supervisor.warm_up.ready(self.opened.table.settings.game)

    # Messages from the client.

    def take(self, data: str | bytes) -> None:
        """Handle a message; its command may still be in progress afterwards."""
        began = time.perf_counter()
        try:
            message = _decoder.decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            self._nonsense += 1
            self._say(self._refused("", Refusal(Message("refused-format"))))
            self.supervisor.metrics.commands["?", "unreadable"] += 1
            if self._nonsense >= NONSENSE:
                self.dismiss(BAD)
            return
        if not self.guards.commands.take(self.reader.who or str(id(self))):
            self._note(message, began, self._refuse(message.id, Refusal(Message("refused-too-many"))))
        elif isinstance(message, Speak):
            self._speak(message, began)
        elif isinstance(message, AskHint):
            self._begin(self._ponder(message))
        elif isinstance(message, React):
            self._react(message, began)
        elif isinstance(message, Start):
            self._is_asking = True
            self._begin(self._start(message, began))
        else:
            self._do(message, began)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        aside = asyncio.ensure_future(work)
        self._asides.add(aside)
        aside.add_done_callback(self._asides.discard)

    async def _start(self, command: Start, began: float) -> None:
        """Begin a game once its rules are compiled."""
        try:
            await self._warm()
        except Exception as error:
            self._answer(command, began, error)
        else:
            self._do(command, began)

    def _do(self, command: AnyCommand, began: float) -> None:
        """Send a command to the table, which answers once it is stored."""

        def answer(result: int | Exception) -> None:
            self._answer(command, began, result)

        identity = self.identity
        if identity is None:
            answer(Refusal(Message("refused-name")))
        elif self.supervisor.is_barred(identity.id):
            answer(Refusal(Message("refused-token")))
        elif self.supervisor.sanctions.is_banned(identity):
            answer(Refusal(Message("refused-banned")))
        elif isinstance(command, Say) and self.supervisor.sanctions.is_muted(identity):
            answer(Refusal(Message("refused-muted")))
        else:
            if isinstance(command, Join):
                command = structs.replace(command, name=self.supervisor.called(identity, command.name))
            self._is_asking = True
            self.opened.actor.take(
                command,
                identity.id,
                self.supervisor.now(),
                answer,
                is_bot=identity.is_bot,
                handle=identity.handle,
            )

    def _answer(self, command: AnyCommand, began: float, result: int | Exception) -> None:
        """Tell the client what became of its command, and continue with the next message."""
        if isinstance(result, Exception):
            how = self._refuse(command.id, result)
        else:
            self._say(messages.Accepted(command.id, result))
            how = "done"
        self._note(command, began, how)
        self._is_asking, idle = False, self._idle
        if idle is not None and not idle.done():
            idle.set_result(None)

    def _react(self, message: React, began: float) -> None:
        """Show a player's reaction at the table."""
        identity, table = self.identity, self.opened.table
        reason = ""
        if identity is None or not table.seats_of(identity.id):
            reason = "refused-not-your-seat"
        elif self.supervisor.is_barred(identity.id) or self.supervisor.sanctions.is_banned(identity):
            reason = "refused-banned"
        elif self.supervisor.sanctions.is_muted(identity):
            reason = "refused-muted"
        elif not self.guards.reactions.take(identity.id):
            reason = "refused-too-fast"
        if reason or identity is None:
            return self._note(message, began, self._refuse(message.id, Refusal(Message(reason))))
        self._say(messages.Accepted(message.id, table.seq))
        self.supervisor.react(self.opened, table.people[identity.id].number, message.reaction)
        self._note(message, began, "done")

    def _speak(self, message: Speak, began: float) -> None:
        """Send a new snapshot in another language; like any other it counts as a request of the address."""
        if not self.guards.requests.take(self.address):
            how = self._refuse(message.id, Refusal(Message("refused-too-many")))
            return self._note(message, began, how)
        self.reader = replace(self.reader, lang=message.lang)
        try:
            self._everything()
            how = "done"
        except Exception as error:
            how = self._refuse(message.id, error)
        self._note(message, began, how)

    async def _ponder(self, message: AskHint) -> None:
        """Answer with a hint once the bot is done; the player may move meanwhile."""
        try:
            self._say(await self._hint(message))
            how = "done"
        except Exception as error:
            how = self._refuse(message.id, error)
        self.supervisor.metrics.commands["hint", how] += 1

    def _note(self, message: ClientMessage, began: float, how: str) -> None:
        """Count a command that was answered."""
        metrics = self.supervisor.metrics
        metrics.acknowledged.add(time.perf_counter() - began)
        metrics.commands[_KINDS[type(message)], how] += 1

    def _refuse(self, name: str, error: Exception) -> str:
        """Send a refusal, and return its outcome for the metrics."""
        if isinstance(error, Refusal):
            refusal, how = error, error.code
        elif isinstance(error, StoreError):
            refusal, how = Refusal(Message("refused-not-stored")), "not-stored"
        else:
            # The client must get an answer; the table is rebuilt from its log.
            logger.error("a command failed", exc_info=error)
            refusal, how = Refusal(Message("refused-trouble")), "trouble"
        self._say(self._refused(name, refusal))
        return how

    async def _hint(self, asked: AskHint) -> messages.Hint:
        if self.identity is None or not self.guards.hints.take(self.identity.id):
            raise Refusal(Message("refused-too-many"))
        share = Share(self.address, self.identity.id)
        return await hint(self.supervisor.bot_pool, self.opened.actor, self.reader, asked, share)

    def _refused(self, name: str, refusal: Refusal) -> messages.Refused:
        match = self.opened.table.match
        names = match.names() if match is not None else None
        return messages.Refused(name, refusal.code, refusal.text(self.reader.lang, names))


def language(wanted: str | None, accepted: str = "") -> str:
    """The client's language: the requested one, else the browser's preference."""
    return str(wanted) if wanted in LANGUAGES else _preferred(accepted[:ACCEPTED])


@lru_cache(maxsize=1_000)
def _preferred(accepted: str) -> str:
    return parse_accept_header(accepted, LanguageAccept).best_match(LANGUAGES, default="en")
