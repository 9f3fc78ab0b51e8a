"""Bots for TA-KE."""

from __future__ import annotations

from tatami.bots.bot import Maker

BOTS: dict[str, Maker] = {}
