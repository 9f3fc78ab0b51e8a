"""A TCP proxy between a server of ours and a service: it delays, holds or cuts traffic."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Self


class Proxy:
    """Forwards connections to a loopback port until a fault is injected."""

    def __init__(self, target: int) -> None:
        self._target = target
        self._server: asyncio.Server | None = None
        self._writers: set[asyncio.StreamWriter] = set()
        self._open = asyncio.Event()
        self._open.set()
        self._is_refusing = False
        self._delay = 0.0
        self._answers: int | None = None  # packets from the service that still come through
        self.port = 0

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        self.cut()

    def cut(self, *, refuse: bool = False) -> None:
        """Close all connections, and optionally refuse new ones until `mend`."""
        self._is_refusing = refuse
        for writer in list(self._writers):
            writer.transport.abort()

    def hold(self) -> None:
        """Let nothing through, and say nothing of it, until `mend`."""
        self._open.clear()

    def delay(self, seconds: float) -> None:
        """Let everything through late, until `mend`."""
        self._delay = seconds

    def lose_answers_after(self, packets: int) -> None:
        """Let so many packets of the service through, then end the connection once."""
        self._answers = packets

    def mend(self) -> None:
        """Forward again."""
        self._open.set()
        self._is_refusing, self._delay, self._answers = False, 0.0, None

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._is_refusing:
            writer.transport.abort()
            return
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:
            writer.transport.abort()
            return
        self._writers |= {writer, back}
        with suppress(asyncio.CancelledError):  # the loop ends
            await self._forward(reader, writer, there, back)

    async def _forward(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        there: asyncio.StreamReader,
        back: asyncio.StreamWriter,
    ) -> None:
        try:
            await asyncio.gather(self._pump(reader, back), self._pump(there, writer, is_answer=True))
        finally:
            self._writers -= {writer, back}
            for one in (writer, back):
                with suppress(OSError):
                    one.transport.abort()

    async def _pump(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, is_answer: bool = False
    ) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                if is_answer and self._answers is not None:
                    self._answers -= 1
                    if self._answers < 0:
                        self._answers = None
                        break
                if self._delay:
                    await asyncio.sleep(self._delay)
                await self._open.wait()
                writer.write(data)
                await writer.drain()
        writer.transport.abort()
