"""Health of the store: probed on request and checked for damage periodically."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Literal

from tatami.store import Log, Reason, StoreError

logger = logging.getLogger("tatami.checkup")

FRESH = 1.0  # seconds for which a verdict is cached: the endpoint is public
PATIENCE = 5.0  # timeout of a probe in seconds
LOOKS = 3600.0  # seconds between two checks for damage,
LOOKS_AGAIN = 60.0  # and after damage was found

Verdict = Reason | Literal["slow"]


class Checkup:
    """Reports problems of the store; concurrent callers share one probe."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._probe: asyncio.Task[Verdict | None] | None = None
        self._at = 0.0  # when the last probe ended
        self._last: Verdict | None = None  # the last verdict

    async def verdict(self) -> Verdict | None:
        """The problem, None if the store works."""
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
        """Check for damage periodically."""
        while True:
            await self._log.inspect()
            await asyncio.sleep(LOOKS_AGAIN if await self.verdict() == "damaged" else LOOKS)
