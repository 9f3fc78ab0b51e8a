"""Whatever is wrong with a connection or a request: it is refused with a reason, and nobody else waits."""

from __future__ import annotations

import asyncio
import json
import socket
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
import websockets

from tatami.server.config import Config
from tatami.server.http import edge
from tatami.server.wire.messages import Refused, Snapshot
from tests.server.process import server
from tests.server.running import PATIENCE, Person, running
from tests.server.test_doors import ends_with, serve

GET = b"GET /healthz HTTP/1.1\r\nhost: here\r\n"
POST = b"PUT /api/me HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\n"
SOCKET = (
    b"host: here\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
    b"sec-websocket-key: AQEBAQEBAQEBAQEBAQEBAQ==\r\n"
)
NO_TEXT = bytes([0x81, 0x82, 0, 0, 0, 0, 0xFF, 0xFE])  # a frame of text that is not UTF-8
PING = bytes([0x89, 0x80, 0, 0, 0, 0])
QUICK = {"header_seconds": 0.2, "body_seconds": 0.2, "keep_alive": 1}


def dial(url: str) -> socket.socket:
    """A connection that speaks no HTTP by itself."""
    parts = urlsplit(url)
    assert parts.hostname and parts.port
    return socket.create_connection((parts.hostname, parts.port), timeout=PATIENCE)


def rest(connection: socket.socket) -> bytes:
    """Everything until the server ends the connection."""
    got = b""
    while part := connection.recv(65_536):
        got += part
    return got


def exchange(url: str, *sent: bytes) -> bytes:
    """The server's response to bytes, until it closes the connection."""
    with dial(url) as connection:
        for part in sent:
            connection.sendall(part)
        return rest(connection)


def refusal(answer: bytes) -> tuple[int, str]:
    """The status and the reason of an answer that ends its connection."""
    head, _, body = answer.partition(b"\r\n\r\n")
    assert b"connection: close" in head.lower(), answer
    said = json.loads(body)
    assert said.keys() == {"code", "words"} and said["words"]
    return int(head.split()[1]), said["code"]


def test_headers_that_are_too_long_or_too_many_are_refused(tmp_path: Path):
    with running(tmp_path / "tatami.db") as url:
        endless = exchange(url, GET + b"x: " + b"a" * 100_000)
        assert refusal(endless) == (431, "too-long")
        whole = exchange(url, GET + b"x: " + b"a" * 100_000 + b"\r\n\r\n")
        assert refusal(whole) == (431, "too-long")
        many = exchange(url, GET + b"a: b\r\n" * 101 + b"\r\n")
        assert refusal(many) == (431, "too-long")
        few = exchange(url, GET + b"a: b\r\n" * 90 + b"connection: close\r\n\r\n")
        assert few.startswith(b"HTTP/1.1 200")
        blank = exchange(url, b"\r\n" * 10_000)
        assert refusal(blank) == (431, "too-long")
        path = exchange(url, b"GET /" + b"a" * 9_000 + b" HTTP/1.1\r\nhost: here\r\n\r\n")
        assert refusal(path) == (414, "too-long")


def test_a_header_that_never_ends_takes_no_memory_and_no_time(tmp_path: Path):
    with running(tmp_path / "tatami.db") as url, dial(url) as connection:
        connection.sendall(GET + b"x: ")
        with pytest.raises(OSError):  # the server does not listen any more
            for _ in range(64):
                connection.sendall(b"a" * 1_000_000)
        assert httpx.get(f"{url}/healthz").status_code == 200


def test_requests_that_do_not_come_are_refused(tmp_path: Path):
    with running(tmp_path / "tatami.db", **QUICK) as url:
        assert exchange(url) == b"", "nothing was asked"
        assert refusal(exchange(url, GET)) == (408, "too-slow")
        assert refusal(exchange(url, GET[:1])) == (408, "too-slow")
        assert refusal(exchange(url, POST + b"content-length: 20\r\n\r\n{")) == (408, "too-slow")
        chunked = POST + b"transfer-encoding: chunked\r\n\r\n1\r\n{\r\n"
        assert refusal(exchange(url, chunked)) == (408, "too-slow")
        idle = exchange(url, GET + b"\r\n")
        assert idle.startswith(b"HTTP/1.1 200") and idle.count(b"HTTP/1.1") == 1
        second = exchange(url, GET + b"\r\n" + GET)
        assert second.count(b"HTTP/1.1") in (1, 2) and second.startswith(b"HTTP/1.1 200")
        drops = exchange(url, GET + b"\r\n\r\n")  # a blank line does not keep a connection open
        assert drops.startswith(b"HTTP/1.1 200")


def test_a_request_that_comes_in_drops_has_no_more_time(tmp_path: Path):
    with running(tmp_path / "tatami.db", **QUICK) as url, dial(url) as connection:
        connection.sendall(GET)
        connection.settimeout(0.05)
        got = b""
        while not got:
            connection.sendall(b"a: b\r\n")
            with suppress(TimeoutError):
                got = connection.recv(65_536)
        assert refusal(got) == (408, "too-slow")


def test_bodies_that_are_too_long_are_refused(tmp_path: Path):
    longest = Config().message_bytes
    with running(tmp_path / "tatami.db") as url:
        said = exchange(url, POST + b"content-length: %d\r\n\r\n" % (longest + 1))
        assert refusal(said) == (413, "too-long")
        vast = exchange(url, POST + b"content-length: 99999999999999999999\r\n\r\n")
        assert refusal(vast)[0] in (400, 413)
        chunk = b"1000\r\n" + b" " * 0x1000 + b"\r\n"
        chunked = exchange(url, POST + b"transfer-encoding: chunked\r\n\r\n", *[chunk] * 20)
        assert refusal(chunked) == (413, "too-long")


@pytest.mark.parametrize(
    "framing",
    [
        b"1\r\n{\r\n0\r\nx: " + b"a" * 600_000,
        b"1\r\n{\r\n0\r\n" + b"a: b\r\n" * 100_000,
        b"1;" + b"a" * 600_000,
    ],
    ids=["a trailer", "trailers", "an extension"],
)
def test_a_chunked_body_is_not_framed_without_end(tmp_path: Path, framing: bytes):
    with running(tmp_path / "tatami.db") as url, dial(url) as connection:
        connection.sendall(POST + b"transfer-encoding: chunked\r\n\r\n")
        with suppress(OSError):  # the server does not listen any more
            connection.sendall(framing)
        assert refusal(rest(connection)) == (413, "too-long")


@pytest.mark.parametrize("per_address", [100, 10_000])
def test_incomplete_requests_block_no_other_client(tmp_path: Path, per_address: int):
    async def hold() -> None:
        limits: dict[str, Any] = {"connections_per_address": per_address, "header_seconds": 300}
        async with server(tmp_path, files=256, **limits) as process:
            with ExitStack() as held:
                for _ in range(400):
                    held.enter_context(dial(process.url)).sendall(GET)
                health = await asyncio.to_thread(httpx.get, f"{process.url}/healthz", timeout=PATIENCE)
            assert health.status_code == 200 and not process.complaints()

    asyncio.run(hold())


def test_idle_connections_make_room_when_the_server_is_full(tmp_path: Path):
    limits = {"connections": 20, "connections_per_address": 1_000}
    with running(tmp_path / "tatami.db", **limits) as url, ExitStack() as held:
        for _ in range(60):
            held.enter_context(dial(url)).sendall(GET + b"\r\n")
        for _ in range(60):
            held.enter_context(dial(url))
        assert httpx.get(f"{url}/healthz", timeout=PATIENCE).status_code == 200


@pytest.mark.parametrize(
    "limits, status, code",
    [
        ({"connections_per_address": 3}, 429, "too-many"),
        ({"connections": 3, "connections_per_address": 99}, 503, "busy"),
    ],
)
def test_connections_that_are_used_count_for_all_of_http(
    tmp_path: Path, limits: dict[str, int], status: int, code: str
):
    async def use(url: str) -> None:
        anna = Person(url, "Anna")
        people = [Person(url, "Anna") for _ in range(3)]
        table = await anna.make("take", 2)
        await anna.http.aclose()
        for person in people:
            await person.connect(table)
            await person.until(Snapshot)
        assert refusal(await asyncio.to_thread(exchange, url)) == (status, code)
        await people.pop().close()
        last = GET + b"connection: close\r\n\r\n"
        async with asyncio.timeout(PATIENCE):
            while b" 200 " not in await asyncio.to_thread(exchange, url, last):
                pass
        await asyncio.gather(*(person.close() for person in people))

    serve(tmp_path, use, **limits)


def test_a_proxy_is_not_one_person(tmp_path: Path):
    limits = {"connections_per_address": 2, "proxies": "127.0.0.1", "header_seconds": 60.0}
    with running(tmp_path / "tatami.db", **limits) as url, ExitStack() as held:
        lines = [held.enter_context(dial(url)) for _ in range(10)]
        for line in lines:
            line.sendall(GET)
        for line in lines:
            line.sendall(b"connection: close\r\n\r\n")
            assert rest(line).startswith(b"HTTP/1.1 200")


def test_requests_behind_a_request_are_few(tmp_path: Path):
    with running(tmp_path / "tatami.db") as url:
        answer = exchange(url, (GET + b"\r\n") * 300)
        assert 1 <= answer.count(b"HTTP/1.1") <= 20


def test_requests_far_over_the_limit_end_their_connection(tmp_path: Path):
    with running(tmp_path / "tatami.db", requests_per_second=0.2) as url, httpx.Client() as client:
        answers = [client.get(f"{url}/api/games")]
        while answers[-1].headers.get("connection") != "close":
            assert len(answers) < 1_000
            answers.append(client.get(f"{url}/api/games"))
        assert len(answers) > 11, "the page's files are asked for at ten times the rate"
        assert answers[-1].status_code == 429 and answers[-1].json()["code"] == "too-many"


def test_a_client_that_sends_no_more_gets_its_answers(tmp_path: Path):
    body = b'{"name": "Anna"}'
    whole = POST + b"content-length: %d\r\n\r\n" % len(body) + body

    def last(url: str, sent: bytes) -> bytes:
        with dial(url) as connection:
            connection.sendall(sent)
            connection.shutdown(socket.SHUT_WR)
            return rest(connection)

    with running(tmp_path / "tatami.db") as url:
        for count in (1, 3):
            assert last(url, whole * count).count(b"HTTP/1.1 200") == count
        assert last(url, whole * 30).startswith(b"HTTP/1.1 200")  # too many: the first is answered
        assert last(url, whole[:-1]) == b""


def test_invalid_http_is_refused_without_logging(tmp_path: Path, caplog: pytest.LogCaptureFixture):
    with running(tmp_path / "tatami.db") as url:
        for sent in (
            b"\x16\x03\x01\x02\x00\x01\x00",
            b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
            b"GET http://[ HTTP/1.1\r\n\r\n",
            b"CONNECT here:80 HTTP/1.1\r\n\r\n",
            b"GET / HTTP/1.1\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n",
            b"GET / HTTP/1.1\r\ncontent-length: x\r\n\r\n",
            b"GET \xff HTTP/1.1\r\n\r\n",
        ):
            assert refusal(exchange(url, sent)) == (400, "format"), sent
    assert not caplog.records


def test_handshakes_that_cannot_be_read_are_refused(tmp_path: Path):
    with running(tmp_path / "tatami.db") as url:
        for path, more, status in (
            (b"/api/tables/x/ws?" + b"a" * 9_000, b"", 414),
            (b"/api/tables/x/ws", b"x: " + b"a" * 8_500 + b"\r\n", 431),
            (b"/api/tables/x/ws", b"x: y\r\n" * 120, 431),
            (b"/api/tables/\xff/ws", b"", 400),
            (b"/api/tables/x/ws", b"content-length: 4\r\n", 400),
            (b"/api/tables/x/ws", b"transfer-encoding: chunked\r\n", 400),
        ):
            answer = exchange(url, b"GET " + path + b" HTTP/1.1\r\n" + SOCKET + more + b"\r\n")
            assert refusal(answer)[0] == status, answer


def test_nonsense_in_headers_and_bodies_is_no_trouble_of_ours(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
):
    async def use(url: str) -> None:
        anna = Person(url, "Anna")
        table = await anna.make("take", 2)
        for origin in ("http://[", "http://[::1", "null", "//", "http://a:b:c"):
            answer = await anna.http.post("/api/tables", headers={"origin": origin}, json={})
            assert (answer.status_code, answer.json()["code"]) == (403, "elsewhere"), origin
            with pytest.raises(websockets.InvalidStatus) as refused:
                await anna.connect(table, origin=origin)
            assert refused.value.response.status_code == 403
        as_json = {"content-type": "application/json"}
        for body in (b"[" * 16_000, b'{"name":' * 3_000, b'{"name":"\xff"}', b"\xfe\xff", b'"\\ud800"'):
            for method, path in (("PUT", "/api/me"), ("POST", "/api/tables"), ("POST", "/api/me/bots")):
                answer = await anna.http.request(method, path, headers=as_json, content=body)
                assert (answer.status_code, answer.json()["code"]) == (400, "format"), (path, body[:20])
        await anna.http.aclose()

    serve(tmp_path, use)
    assert not caplog.records


def test_frames_that_cannot_be_read_are_refused(tmp_path: Path, caplog: pytest.LogCaptureFixture):
    async def use(url: str) -> None:
        anna = Person(url, "Anna")
        table = await anna.make("take", 2)

        async def come() -> None:
            await anna.connect(table)
            await anna.until(Snapshot)

        await come()
        for frame in ("[" * 15_000, '{"do":' * 5_000, b"[" * 15_000):
            await anna.socket.send(frame)
            assert (await anna.until(Refused)).code == "format"
            assert (await anna.ask("sit", seat=9)).code == "no-seat"
        await anna.socket.send(b"\xff\xfe", text=True)
        assert await ends_with(anna) == 1007
        await come()
        anna.socket.transport.write(NO_TEXT + PING)  # in one go: the connection ends between the two
        assert await ends_with(anna) == 1007
        await come()
        await anna.socket.send("a" * (Config().message_bytes + 1))
        assert await ends_with(anna) == 1009
        await come()
        with suppress(websockets.ConnectionClosed):
            await anna.socket.send("" for _ in range(10_000))
        assert await ends_with(anna) == 1009
        await anna.close()

    serve(tmp_path, use)
    assert not caplog.records


@pytest.mark.parametrize("path", ["/api/tables/{table}/ws", "/api/hall/ws"])
def test_frames_of_one_address_come_at_a_limited_rate(tmp_path: Path, path: str):
    sockets, pings, commands = 3, 800, 10
    rate = edge.FRAMES * commands
    due = (sockets * pings - 2 * 5 * rate) / rate  # seconds; a bucket may be overdrawn by its size
    assert due > 1

    async def flood(url: str, table: str) -> None:
        host, port = urlsplit(url).hostname, urlsplit(url).port
        reader, writer = await asyncio.open_connection(host, port)
        writer.write(f"GET {path.format(table=table)} HTTP/1.1\r\n".encode() + SOCKET + b"\r\n")
        await reader.readuntil(b"\r\n\r\n")
        writer.write(PING * pings)
        count = 0
        while count < pings:
            got = await reader.read(65_536)
            assert got, "the connection ended"
            count += got.count(b"\x8a\x00")  # empty pongs
        writer.close()

    async def use(url: str) -> None:
        anna = Person(url, "Anna")
        table = await anna.make("take", 2)
        began = asyncio.get_running_loop().time()
        async with asyncio.TaskGroup() as together:
            for _ in range(sockets):
                together.create_task(flood(url, table))
        assert asyncio.get_running_loop().time() - began >= due
        await anna.close()

    serve(tmp_path, use, commands_per_second=commands)


def test_a_client_that_answers_the_end_of_its_socket_is_let_go_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(edge, "LINGER", 3_600.0)  # it would wait so long for a client that says nothing
    monkeypatch.setattr(edge, "FAREWELL", 3_600.0)

    async def use(url: str) -> None:
        anna = Person(url, "Anna")
        table = await anna.make("take", 2)
        unreadable = [b"a" * (Config().message_bytes + 1)], [b"{"] * 2_000
        for frames, code in zip(unreadable, (1009, 4400), strict=True):
            await anna.connect(table)
            await anna.until(Snapshot)
            anna.socket.close_timeout = None  # it leaves the end to the server
            for frame in frames:
                with suppress(websockets.ConnectionClosed):
                    await anna.socket.send(frame)
            assert await ends_with(anna) == code
        await anna.close()

    serve(tmp_path, use)


def test_a_client_that_goes_in_the_middle_of_a_body_is_no_trouble(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
):
    with running(tmp_path / "tatami.db") as url:
        for _ in range(3):
            with dial(url) as connection:
                connection.sendall(POST + b"content-length: 20\r\n\r\n{")
        assert httpx.get(f"{url}/healthz").status_code == 200
    assert not caplog.records
