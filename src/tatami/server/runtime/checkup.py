"""Whether the store works: written to when somebody asks, and searched for damage now and then."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Literal

from tatami.store import Log, Reason, StoreError

logger = logging.getLogger("tatami.checkup")

FRESH = 1.0  # seconds for which a verdict holds: anybody may ask
PATIENCE = 5.0  # seconds after which a write is too slow
LOOKS = 3600.0  # seconds between two looks for damage,
LOOKS_AGAIN = 60.0  # and once some was found

Verdict = Reason | Literal["slow"]


class Checkup:
    """Says what is wrong with the store; all who ask at once get one verdict."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._probe: asyncio.Task[Verdict | None] | None = None
        self._at = 0.0  # when the last probe ended
        self._last: Verdict | None = None  # what was told last

    async def verdict(self) -> Verdict | None:
        """What is wrong, None if nothing is."""
        probe = self._probe
        if probe is None or (probe.done() and time.monotonic() > self._at + FRESH):
            probe = self._probe = asyncio.ensure_future(self._write())
        done, _ = await asyncio.wait([probe], timeout=PATIENCE)
        verdict: Verdict | None = probe.result() if done else "slow"
        if verdict != self._last:
            logger.log(
                logging.ERROR if verdict else logging.INFO, "the store: %s", verdict or "it works again"
            )
            self._last = verdict
        return verdict

    async def _write(self) -> Verdict | None:
        try:
            await self._log.probe()
        except StoreError as error:
            return error.reason
        finally:
            self._at = time.monotonic()
        return None

    async def watch(self) -> None:
        """Look for damage for ever."""
        while True:
            await self._log.inspect()
            await asyncio.sleep(LOOKS_AGAIN if await self.verdict() == "damaged" else LOOKS)
