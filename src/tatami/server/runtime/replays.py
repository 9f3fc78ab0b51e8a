"""A cache of replays, computed once by a single thread."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from hashlib import blake2b
from typing import Any, TypeVar, cast

import msgspec

from tatami.engine.scene import Message
from tatami.match import Match
from tatami.record import Record
from tatami.server.core.refusal import Refusal
from tatami.server.wire.dictionaries import address_of
from tatami.server.wire.messages import Scene, Sight
from tatami.server.wire.replay import MOST, Eyes, replay_scenes, replay_sights
from tatami.server.wire.resources import Replay

PART = 10  # scenes computed together
KEPT = 8_000_000  # bytes of cached scenes
WAITING = 64  # parts queued for the thread
OVERHEAD = 500  # bytes of overhead for each cache entry,
SCENE_OVERHEAD = 120  # and for each scene in it

T = TypeVar("T")


@dataclass(frozen=True)
class Played:
    """A finished game without its scenes."""

    game: str
    names: dict[str, str]
    seats: int
    length: int
    dictionary: str


@dataclass(frozen=True)
class Viewpoint:
    """The viewpoint of a replay and, for replays in words, the language."""

    eyes: Eyes
    lang: str = ""  # empty: numbers
    listener: int | None = None  # the seat addressed as "you"


class Replays:
    """Cached replays by record and viewpoint."""

    def __init__(self, ready: Callable[[str], Awaitable[None]]) -> None:
        self._ready = ready
        self._kept: OrderedDict[tuple[Any, ...], Any] = OrderedDict()  # most recently used last
        self._sizes: dict[tuple[Any, ...], int] = {}
        self._size = 0
        self._coming: dict[tuple[Any, ...], asyncio.Future[Any]] = {}
        self._thread = ThreadPoolExecutor(1, "replay")

    async def show(
        self, table: str, text: str, viewpoint: Viewpoint, first: int, count: int, may: Callable[[], bool]
    ) -> Replay:
        """A part of a game; `may` says whether the reader may have more computed.

        When a player is deleted the record changes, and with it the cache key: old scenes are not shown.
        """
        name = blake2b(text.encode(), digest_size=16).digest()
        played = self._kept.get((name,))
        if played is None:
            await self._ready(Record.loads(text).game)
            played = await self._once((name,), partial(_played, text), may)
        if isinstance(viewpoint.eyes, int) and viewpoint.eyes > played.seats:
            raise Refusal(Message("refused-no-seat"))
        last = min(first + min(count, MOST), played.length + 1)
        shown: list[msgspec.Raw] = []
        for part in range(first // PART, -(-last // PART)):
            made = await self._once((name, viewpoint, part), partial(_part, text, viewpoint, part), may)
            begin = part * PART
            shown += made[max(0, first - begin) : last - begin]
        scenes, sights = ([], shown) if viewpoint.lang else (shown, [])
        return Replay(
            table,
            played.game,
            played.names,
            played.length,
            first,
            played.dictionary,
            cast(list[Scene], scenes),
            cast(list[Sight], sights),
        )

    async def _once(
        self, key: tuple[Any, ...], make: Callable[[], tuple[Any, int]], may: Callable[[], bool]
    ) -> Any:
        """A cached value, one in progress, or a new computation."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        coming = self._coming.get(key)
        if coming is None:
            if len(self._coming) >= WAITING:
                raise Refusal(Message("refused-busy"))
            if not may():
                raise Refusal(Message("refused-too-many"))
            coming = asyncio.ensure_future(self._make(key, make))
            self._coming[key] = coming
        return await asyncio.shield(coming)  # other callers may wait for it, too

    async def _make(self, key: tuple[Any, ...], make: Callable[[], tuple[Any, int]]) -> Any:
        try:
            made, size = await asyncio.get_running_loop().run_in_executor(self._thread, make)
        finally:
            del self._coming[key]
        self._kept[key], self._sizes[key] = made, size + OVERHEAD
        self._size += size + OVERHEAD
        while self._size > KEPT:
            oldest, _ = self._kept.popitem(last=False)
            self._size -= self._sizes.pop(oldest)
        return made

    def close(self) -> None:
        """Stop computing."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def _match(text: str) -> Match:
    return Record.loads(text).replay()


def _played(text: str) -> tuple[Played, int]:
    match = _match(text)
    names = {str(number): name for number, name in match.names().items()}
    address = address_of(match.recalled())
    return Played(match.game.name, names, match.seats, len(match.actions), address), 0


def _part(text: str, viewpoint: Viewpoint, part: int) -> tuple[list[msgspec.Raw], int]:
    """A part's scenes, encoded."""
    match, eyes, first = _match(text), viewpoint.eyes, part * PART
    shown: Sequence[Scene | Sight]
    if viewpoint.lang:
        shown = replay_sights(match, eyes, viewpoint.lang, first, PART, viewpoint.listener)
    else:
        shown = replay_scenes(match, eyes, first, PART)
    made = [msgspec.json.encode(one) for one in shown]
    return [msgspec.Raw(one) for one in made], sum(len(one) + SCENE_OVERHEAD for one in made)
