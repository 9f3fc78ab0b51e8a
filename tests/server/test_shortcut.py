"""Messages that a session gets at once and those that take the long way keep their order."""

from __future__ import annotations

import asyncio
import json
import re
import socket
from pathlib import Path

import pytest

from tatami.server.http import edge
from tests.server.running import Person, running
from tests.server.test_edge import SOCKET, dial

TEXT, PIECE, FINAL_PIECE, PING = 0x81, 0x01, 0x80, 0x89
MASK = b"\x01\x02\x03\x04"


def frame(kind: int, data: bytes) -> bytes:
    length = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return bytes([kind]) + length + MASK + bytes(byte ^ MASK[n % 4] for n, byte in enumerate(data))


def said(name: str, text: str = "hello") -> bytes:
    return json.dumps({"do": "say", "id": name, "text": text}, ensure_ascii=False).encode()


def in_pieces(data: bytes) -> bytes:
    return frame(PIECE, data[:9]) + frame(FINAL_PIECE, data[9:])


def until(connection: socket.socket, end: bytes) -> bytes:
    """Everything up to some text."""
    got = b""
    while end not in got:
        part = connection.recv(65_536)
        assert part, got
        got += part
    return got


def test_messages_of_every_form_are_answered_in_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    short: list[bool] = []
    take = edge.Socket._take

    def counted(self: edge.Socket, data: bytes) -> bool:
        short.append(take(self, data))
        return short[-1]

    monkeypatch.setattr(edge.Socket, "_take", counted)
    sent: list[tuple[bytes, str]] = [  # and the message that is whole then
        (frame(TEXT, said("a1")), "a1"),
        (frame(TEXT, said("a2", "こんにちは")), "a2"),  # not ASCII
        (frame(TEXT, said("a3")) + frame(TEXT, said("a4")), "a4"),  # two at once
        (frame(TEXT, said("a5")), "a5"),
        (in_pieces(said("a6")), "a6"),
        (in_pieces(said("a7"))[:20], ""),  # the rest comes later
        (in_pieces(said("a7"))[20:], "a7"),
        (frame(TEXT, said("a8", "long " * 40)), "a8"),
        (frame(PIECE, said("a9")[:9]), ""),
        (frame(PING, b""), ""),  # between two pieces
        (frame(FINAL_PIECE, said("a9")[9:]), "a9"),
        (frame(TEXT, said("a10"))[:1], ""),
        (frame(TEXT, said("a10"))[1:], "a10"),
        (frame(TEXT, said("a11")), "a11"),
    ]

    async def make(url: str) -> str:
        anna = Person(url, "Anna")
        table = await anna.make("take", 2)
        await anna.close()
        return table

    with running(tmp_path / "t.db") as url:
        table = asyncio.run(make(url))
        with dial(url) as connection:
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            connection.sendall(f"GET /api/tables/{table}/ws HTTP/1.1\r\n".encode() + SOCKET + b"\r\n")
            until(connection, b'"is":"presence"')
            got = b""
            for part, name in sent:
                connection.sendall(part)
                if name:
                    got += until(connection, f'"refused","id":"{name}"'.encode())
    assert re.findall(rb'"refused","id":"(a\d+)"', got) == [b"a%d" % number for number in range(1, 12)]
    assert sum(short) >= 3 and not all(short), "some of each"
