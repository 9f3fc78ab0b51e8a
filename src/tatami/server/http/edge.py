"""The edge: connection limits enforced before the application."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from http import HTTPStatus
from typing import Any, ClassVar, cast

import httptools
import msgspec
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from tatami.engine.scene import Message
from tatami.server.config import Config
from tatami.server.core.refusal import Refusal
from tatami.server.http.guards import Buckets, address_key
from tatami.server.http.headers import HEADERS
from tatami.server.http.session import SHORTCUT, Taker, language
from tatami.server.runtime.metrics import Metrics
from tatami.server.wire.resources import Problem

try:
    from websockets.speedups import apply_mask
except ImportError:  # not compiled for this system
    from websockets.utils import apply_mask

URL = 8_000  # bytes of a request's path and query; the WebSocket library takes lines of 8,192
PIPELINED = 8  # requests that may queue behind the current one
FRAMING = 8  # bytes that a chunked body may take for each of its own, with chunk sizes and trailers
SLICE = 1_024  # bytes of frames read before yielding to other clients
FRAGMENTS = 256  # frames of one message
REQUESTS = 11  # requests from one address for each that the application answers; ten are for the page's files
FRAMES = 20  # frames from one address for each command that one person may send
REST = 0.25  # seconds until frames over that limit are looked at again
SWEEP = 0.5  # seconds between two checks of all deadlines
LINGER = 2.0  # seconds for a refused client to read the response
FAREWELL = 10.0  # seconds for a client to answer the server's end of a WebSocket
LINGERING = 64  # refused connections kept open for that at once
UNPACKED = 1_024  # letters up to which a text is sent as it is to clients that understand compression
FINAL_TEXT, MASKED = 0x81, 6  # the first byte of a text in one frame; bytes before a short one from a client
DISCARDED = 1_000_000  # bytes that a refused client may still send
SPARE = 64  # files reserved for the rest of the server

REASONS = {
    400: "format",
    408: "too-slow",
    413: "too-long",
    414: "too-long",
    429: "too-many",
    431: "too-long",
    503: "busy",
}


class Connections:
    """All open connections by address, and the idle ones."""

    def __init__(self, config: Config, metrics: Metrics, most: int) -> None:
        self.config = config
        self.metrics = metrics
        self.most = most
        self.open: dict[str, set[Http | Socket]] = {}
        self.waiting: dict[str, dict[Http, None]] = {}  # longest idle first
        self.lingering = 0
        self.count = 0
        rate = REQUESTS * config.requests_per_second
        self.requests = Buckets(rate, 5 * rate)  # by address
        rate = FRAMES * config.commands_per_second
        self.frames = Buckets(rate, 5 * rate)  # of WebSockets, by address
        self._proxies = _TrustedHosts(config.proxies) if config.proxies else ()
        self._sweeper: asyncio.TimerHandle | None = None

    def key(self, host: str) -> str:
        """The key of an address; trusted proxies have none, since all clients share them."""
        return "" if host in self._proxies else address_key(host)

    def enter(self, connection: Http) -> int:
        """Count a new connection; return 0, or the status to refuse it with.

        If there are too many, an idle one is evicted, so that neither partial requests
        nor idle connections lock out other clients.
        """
        key = connection.key
        status = 0
        if key and len(self.open.get(key, ())) >= self.config.connections_per_address:
            status = 0 if self._make_room(key) else 429
        elif self.count >= self.most:
            longest = max(self.waiting, key=lambda one: len(self.waiting[one]), default=None)
            status = 0 if longest is not None and self._make_room(longest) else 503
        self.open.setdefault(key, set()).add(connection)
        self.count += 1
        if not status:
            self.wait(connection)
        if self._sweeper is None:
            self._sweeper = connection.loop.call_later(SWEEP, self._sweep, connection.loop)
        return status

    def _make_room(self, key: str) -> bool:
        waiting = self.waiting.get(key)
        if not waiting:
            return False
        connection = next(iter(waiting))
        connection.evict()
        self.leave(connection)
        return True

    def replace(self, connection: Http, socket: Socket) -> None:
        """Replace a connection by the WebSocket it was upgraded to."""
        self.leave(connection)
        self.open.setdefault(connection.key, set()).add(socket)
        self.count += 1

    def leave(self, connection: Http | Socket) -> None:
        """Remove a connection; idempotent."""
        found = self.open.get(connection.key)
        if found is None or connection not in found:
            return
        found.remove(connection)
        self.count -= 1
        if not found:
            del self.open[connection.key]
        if isinstance(connection, Http):
            self.serve(connection)

    def wait(self, connection: Http) -> None:
        """Mark a connection as idle."""
        self.waiting.setdefault(connection.key, {})[connection] = None

    def serve(self, connection: Http) -> None:
        """Mark a connection as active."""
        waiting = self.waiting.get(connection.key)
        if waiting is not None and connection in waiting:
            del waiting[connection]
            if not waiting:
                del self.waiting[connection.key]

    def _sweep(self, loop: asyncio.AbstractEventLoop) -> None:
        """Close connections past their deadlines."""
        now = loop.time()
        for found in list(self.open.values()):
            for connection in list(found):
                connection.look(now)
        self._sweeper = loop.call_later(SWEEP, self._sweep, loop) if self.count else None


class Stall:
    """Detects clients that do not read."""

    def __init__(self) -> None:
        self._unsent = 0  # bytes
        self._since = 0.0  # when there was that much

    def lasts(self, transport: asyncio.Transport, now: float) -> float:
        """Seconds since the client last read from a non-empty buffer."""
        unsent = transport.get_write_buffer_size()
        if unsent == 0 or unsent < self._unsent or self._unsent == 0:
            self._since = now
        self._unsent = unsent
        return now - self._since


class Guarded:
    """A transport that drops writes once it is closing; uvloop raises an error instead."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport

    def write(self, data: bytes) -> None:
        """Send data."""
        if not self._transport.is_closing():
            self._transport.write(data)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


class Http(HttpToolsProtocol):
    """HTTP with limits: on the size and time of headers and bodies, and on connections."""

    shared: ClassVar[Connections]

    def __init__(self, *args: Any, **rest: Any) -> None:
        super().__init__(*args, **rest)
        self.key = ""
        self._is_refused = False
        self._is_lingering = False
        self._discarded = 0
        self._in_body = False
        self._is_heard_out = False  # whether the client will send no more
        self._head = 0  # bytes of the request's line and headers so far
        self._body = 0  # bytes of its body so far
        self._framed = 0  # and with what frames them
        self._deadline: float | None = None
        self._stall = Stall()

    # Connections.

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Accept or refuse a connection."""
        super().connection_made(transport)
        self.key = self.shared.key(self.client[0] if self.client else "")
        self._deadline = self.loop.time() + self.shared.config.header_seconds
        if status := self.shared.enter(self):
            self.refuse(status)

    def connection_lost(self, exc: Exception | None) -> None:
        """Remove a connection."""
        if self._is_lingering:
            self.shared.lingering -= 1
            self._is_lingering = False
        self.shared.leave(self)
        super().connection_lost(exc)

    def eof_received(self) -> bool:  # type: ignore[override]
        """Keep the connection for the answers in progress to a client that sends no more."""
        cycle = self.cycle
        is_busy = cycle is not None and not cycle.response_complete
        is_cut_short = self._in_body and cycle is not None and cycle.scope is self.scope
        self._is_heard_out = is_busy and not is_cut_short
        return self._is_heard_out

    def look(self, now: float) -> None:
        """Enforce the deadlines."""
        if self._stall.lasts(self.transport, now) > self.shared.config.body_seconds:
            self.transport.abort()
        elif self._deadline is not None and now >= self._deadline and not self.flow.read_paused:
            if self._is_refused:
                self.transport.abort()
            elif not self._in_body and not self._head:
                self.transport.close()  # it never sent a request
            else:
                self.refuse(408)

    def evict(self) -> None:
        """Close to make room for another connection."""
        if self._head:
            self._answer(429)
        self._stop()
        if self.transport.get_write_buffer_size():
            self.transport.abort()
        else:
            self.transport.close()

    # Requests.

    def data_received(self, data: bytes) -> None:
        """Read data within the size limits."""
        if self._is_refused:
            self._discarded += len(data)
            if self._discarded > DISCARDED:
                self.transport.abort()
            return
        self._unset_keepalive_if_required()
        if self._deadline is None:
            self._deadline = self.loop.time() + self.shared.config.header_seconds
        most = self.shared.config.header_bytes
        while data:
            room = most if self._in_body else most - self._head
            part, data = data[:room], data[room:]
            if self._in_body:
                self._framed += len(part)
            else:
                self._head += len(part)
            if not self._feed(part):
                return
            if self._in_body and self._framed > FRAMING * self.shared.config.message_bytes:
                self.refuse(413)
                return
            if not self._in_body and self._head >= most:
                self.refuse(431)
                return
        if not self._in_body and not self._head:
            self._deadline = None  # the request is complete, and the next has not begun

    def _feed(self, data: bytes) -> bool:
        """Parse a chunk; return whether the connection stays open."""
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
                return False
        except httptools.HttpParserError as error:
            status = error.__context__.args[0] if isinstance(error.__context__, TooMuch) else 400
            self.refuse(status)
        return not self._is_refused

    def on_message_begin(self) -> None:
        """Begin a request."""
        super().on_message_begin()
        self._head = max(self._head, 1)
        if self._deadline is None:
            self._deadline = self.loop.time() + self.shared.config.header_seconds

    def on_header(self, name: bytes, value: bytes) -> None:
        """Receive a header; trailers are dropped."""
        if not self._in_body:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Begin the body, unless limits are exceeded."""
        config = self.shared.config
        if len(self.url) > URL:
            raise TooMuch(414)
        if len(self.headers) > config.header_count:
            raise TooMuch(431)
        if len(self.pipeline) >= PIPELINED or (self.key and not self.shared.requests.take(self.key)):
            raise TooMuch(429)
        for name, value in self.headers:
            if name == b"content-length" and (len(value) > 18 or int(value) > config.message_bytes):
                raise TooMuch(413)
        if self._has_body() and self.parser.should_upgrade() and self._should_upgrade():
            raise TooMuch(400)  # the parser would wait for the body and then forget the handshake
        super().on_headers_complete()
        if self.cycle is not None:  # None: a WebSocket begins
            self.cycle.transport = cast(asyncio.Transport, Guarded(self.transport))
        self._in_body = True
        self._body = self._framed = 0
        self._deadline = self.loop.time() + config.body_seconds
        self.shared.serve(self)

    def _has_body(self) -> bool:
        return any(
            name == b"transfer-encoding" or (name == b"content-length" and int(value) > 0)
            for name, value in self.headers
        )

    def on_body(self, body: bytes) -> None:
        """Receive a chunk of the body."""
        self._body += len(body)
        if self._body > self.shared.config.message_bytes:
            raise TooMuch(413)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """End a request."""
        super().on_message_complete()
        self._in_body = False
        self._head = 0
        self._deadline = None

    def on_response_complete(self) -> None:
        """Wait for another request."""
        is_last = not self.pipeline
        super().on_response_complete()
        if self._is_refused or (self._is_heard_out and is_last):
            self.transport.close()
        elif not self.pipeline and not self._in_body and not self.transport.is_closing():
            self.shared.wait(self)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection to the WebSocket protocol."""
        if any(len(name) + len(value) > URL for name, value in self.headers):
            self.refuse(431)
        else:
            super().handle_websocket_upgrade()

    # Refusals.

    def refuse(self, status: int) -> None:
        """Send an error response if still possible, and close the connection."""
        cycle = self.cycle
        is_busy = cycle is not None and not cycle.response_complete
        is_own = cycle is not None and cycle.scope is self.scope  # not an earlier request's
        self._stop()
        if self.pipeline or (is_busy and (not is_own or cycle.response_started)):
            # A response is in progress and cannot be interrupted; the connection closes after it.
            self.pipeline.clear()
            self._deadline = None
            return
        if is_busy:
            cycle.disconnected = True
            cycle.message_event.set()
        if is_busy or not is_own:
            self._answer(status)
        self._linger()

    def _stop(self) -> None:
        """Stop parsing requests."""
        self._is_refused = True
        self._deadline = self.loop.time() + LINGER
        self._unset_keepalive_if_required()
        self.shared.serve(self)

    def _answer(self, status: int) -> None:
        accepted = next((value for name, value in self.headers or () if name == b"accept-language"), b"")
        self.transport.write(response(status, language(None, accepted.decode("latin-1"))))
        self.shared.metrics.requests[status] += 1

    def _linger(self) -> None:
        """Delay closing, so that a client still sending does not lose the response."""
        if self.shared.lingering >= LINGERING or not self.transport.can_write_eof():
            self.transport.close()
            return
        self.shared.lingering += 1
        self._is_lingering = True
        self.transport.write_eof()


@lru_cache
def response(status: int, lang: str) -> bytes:
    """A complete error response."""
    refusal = Refusal(Message(f"refused-{REASONS[status]}"))
    body = msgspec.json.encode(Problem(refusal.code, refusal.text(lang)))
    own = {"content-type": "application/json", "content-length": str(len(body)), "connection": "close"}
    lines = [f"HTTP/1.1 {status} {HTTPStatus(status).phrase}"]
    lines += [f"{name}: {value}" for name, value in {**HEADERS, **own}.items()]
    return "\r\n".join([*lines, "", ""]).encode() + body


class TooMuch(Exception):
    """A request over a limit, with the status of the response."""


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket with fair scheduling and close codes."""

    shared: ClassVar[Connections]

    def __init__(self, *args: Any, **rest: Any) -> None:
        super().__init__(*args, **rest)
        self.close_timeout = FAREWELL
        self.key = ""
        self._payer = ""  # whom its frames are charged to
        self._pending = bytearray()  # unread bytes
        self._is_next = False  # whether a turn is scheduled
        self._stall = Stall()
        self._taker: Taker | None = None  # of short messages, at once
        self._is_at_frame = False  # whether the next byte begins a message

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take over a connection."""
        super().connection_made(transport)
        former = cast(asyncio.Transport, transport).get_protocol()
        if isinstance(former, Http):
            self.key = former.key
            self.shared.replace(former, self)
        self._payer = self.key or f"socket {id(self)}"  # behind a proxy an address is not one person

    def connection_lost(self, exc: Exception | None) -> None:
        """Remove a connection."""
        self.shared.leave(self)
        self._pending.clear()
        super().connection_lost(exc)

    def look(self, now: float) -> None:
        """Abort a closing connection whose client does not read."""
        if self.transport.is_closing() and self._stall.lasts(self.transport, now) > LINGER:
            self.transport.abort()

    def handle_connect(self, event: Request) -> None:
        """Let the application have this socket beside its messages."""
        super().handle_connect(event)
        if not self.close_sent:
            cast(dict[str, Any], self.scope["extensions"])[SHORTCUT] = self

    def serve(self, taker: Taker) -> None:
        """Hand short messages over as soon as they come, if their taker is ready; others go the long way."""
        self._taker = taker
        self._is_at_frame = self._is_between_messages()

    def _is_between_messages(self) -> bool:
        """Whether the library has read whole messages only: it then waits for more data or for the end."""
        conn = self.conn
        waits_in: Any = conn.parser
        while (inner := getattr(waits_in, "gi_yieldfrom", None)) is not None:
            waits_in = inner
        return waits_in.__name__ == "at_eof" and conn.current_size is None and conn.state is OPEN

    def _take(self, data: bytes) -> bool:
        """Hand over a short message in one frame that arrived alone; False if it is anything else."""
        taker = self._taker
        if taker is None or not taker.is_ready or self.close_sent or not self._is_at_frame:
            return False
        is_alone = len(data) > MASKED and data[0] == FINAL_TEXT and len(data) == (data[1] & 127) + MASKED
        if not is_alone or not 128 <= data[1] < 254 or self._pending or not self.queue.empty():
            return False
        text = apply_mask(data[MASKED:], data[2:MASKED])
        if not text.isascii() or not self.shared.frames.take(self._payer):
            return False
        taker.take(text)
        return True

    def send_now(self, text: bytes) -> bool:
        """Send a short text at once; packing it would take longer than sending it."""
        size = len(text)
        if (
            size >= (UNPACKED if self.conn.extensions else 65_536)
            or self.close_sent
            or not self.writable.is_set()
            or self.transport.is_closing()
        ):
            return False
        head = FINAL_TEXT << 8 | size if size < 126 else (FINAL_TEXT << 8 | 126) << 16 | size
        self.transport.write(head.to_bytes(2 if size < 126 else 4, "big") + text)
        return True

    def data_received(self, data: bytes) -> None:
        """Read a little at a time."""
        if self._take(data):
            return
        is_little = not self._pending and len(data) <= SLICE and self.shared.frames.has(self._payer)
        if is_little or not self.handshake_initiated:
            self._read(data)
        else:
            self._pending += data
            if not self.read_paused:
                self.read_paused = True
                self.transport.pause_reading()
            self._take_turn()

    def _read(self, data: bytes) -> None:
        super().data_received(data)
        self._is_at_frame = self._is_between_messages()

    def _take_turn(self) -> None:
        if not self._is_next:
            self._is_next = True
            self.loop.call_soon(self._turn)

    def _turn(self) -> None:
        """Read the next bytes once the application has handled all earlier messages."""
        self._is_next = False
        is_waiting = not self.queue.empty() and not self.close_sent
        if not self._pending or is_waiting or self.transport.is_closing():
            return
        if not self.shared.frames.has(self._payer):
            self._is_next = True
            self.loop.call_later(REST, self._turn)
            return
        part = bytes(self._pending[:SLICE])
        del self._pending[:SLICE]
        self._read(part)
        if self.queue.empty() or self.close_sent:
            self._go_on()

    def _go_on(self) -> None:
        if self.transport.is_closing():
            return
        if self._pending:
            self._take_turn()
        elif self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def handle_events(self) -> None:
        """Handle frames, and charge them to their sender."""
        self.shared.frames.charge(self._payer, len(self.conn.events))
        super().handle_events()

    async def receive(self) -> Any:
        """The next message."""
        message = await self.queue.get()
        if self.queue.empty():
            self._go_on()
        return message

    async def send(self, message: Any) -> None:
        """Send a message; OSError once the connection has ended."""
        await self.writable.wait()
        # uvloop refuses to write where a client has reset the connection.
        if self.transport.is_closing() or (self.close_sent and self.initial_response is None):
            raise ClientDisconnected
        await super().send(message)
        if self.close_sent:
            self._go_on()  # the client's half of the closing handshake may be among the unread bytes

    def handle_ping(self) -> None:
        """Answer a ping, unless the connection is ending."""
        if not self.close_sent:
            super().handle_ping()

    def handle_cont(self, event: Any) -> None:
        """Receive a fragment of a message."""
        if len(self.frames) >= FRAGMENTS:
            self._fail(1009, "too many fragments")
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Hand a message to the application."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self._fail(1007, "invalid UTF-8")
                return
        super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        """Close with a reason that the client can read."""
        if self.close_sent:
            self._end_output()
            return  # further input is discarded
        self.close_sent = True
        self._pending.clear()
        failure = self.conn.close_sent
        if failure is None:
            self.handshake_complete = True
            self.transport.write(response(400, "en"))
            self.transport.close()
            return
        self.queue.put_nowait(
            {"type": "websocket.disconnect", "code": failure.code, "reason": failure.reason}
        )
        self.transport.write(b"".join(self.conn.data_to_send()))
        self._end_output()
        self._go_on()
        self.close_timer = self.loop.call_later(LINGER, self.transport.close)

    def _end_output(self) -> None:
        """Send nothing more: a client that has read the reason hangs up at once."""
        if self.transport.can_write_eof():
            self.transport.write_eof()

    def _fail(self, code: int, reason: str) -> None:
        if self.close_sent:
            return
        self.frames = []
        self.conn.fail(code, reason)
        self.handle_parser_exception()


def protocols(config: Config, metrics: Metrics) -> tuple[type[Http], type[Socket]]:
    """The protocols of one server, which share its connections."""
    shared = Connections(config, metrics, min(config.connections, open_files(config.connections) - SPARE))
    metrics.gauges["http_connections"] = lambda: shared.count
    return type("Http", (Http,), {"shared": shared}), type("Socket", (Socket,), {"shared": shared})


def open_files(wanted: int) -> int:
    """Raise the limit of open files if possible; return the new limit."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return wanted + SPARE
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = wanted + SPARE
    if soft == resource.RLIM_INFINITY or soft >= needed:
        return needed
    most = needed if hard == resource.RLIM_INFINITY else min(hard, needed)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return most
