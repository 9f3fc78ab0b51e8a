"""Pictures that links preview with: drawn from views, as PNG, a limited number of them in memory."""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache

import resvg_py

import tatami
from tatami.engine.scene import Message
from tatami.server.core.refusal import Refusal
from tatami.server.runtime.bot_pool import BotPool
from tatami.server.runtime.fair_pool import Share
from tatami.view import View

KEPT = 200  # pictures, of some 40 kB each
NOMINAL = 0.2  # seconds to draw one
SAMPLE = 10  # moves before the position whose pieces a game's cover shows


class Previews:
    """Draws pictures in the bots' threads and keeps the last ones."""

    def __init__(self, bot_pool: BotPool) -> None:
        self._bot_pool = bot_pool
        self._kept: OrderedDict[tuple[object, ...], bytes] = OrderedDict()

    async def show(
        self, key: tuple[object, ...], share: Share, draw: Callable[[], str], may: Callable[[], bool]
    ) -> bytes:
        """A picture; `may` says whether another one may be drawn for the reader."""
        found = self._kept.pop(key, None)
        if found is None:
            if not may():
                raise Refusal(Message("refused-too-many"))
            found = await self._bot_pool.work(share, NOMINAL, lambda: _png(draw()))
        self._kept[key] = found
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return found


def _png(svg: str) -> bytes:
    return resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True)


@lru_cache(maxsize=16)
def cover(game: str) -> str:
    """The picture of a game: pieces that a player sees in a sample game."""
    match = tatami.new(game, seed=1)
    for _ in range(SAMPLE):
        match.play(match.legal()[0])
    return match.view(1).cover()


def moment(record: str, move: int) -> str:
    """What a spectator saw of a finished game after some moves; beyond the last one, its end."""
    data = json.loads(record)
    if move < len(data["actions"]):
        data["actions"] = data["actions"][:move]
        data.pop("result", None)
    return tatami.replay(json.dumps(data)).view(None).preview()


def position(view: View) -> str:
    """A picture of a view."""
    return view.preview()
