"""Bots against bots: seat-rotated games on the same deals, with figures that say how sure they are."""

from __future__ import annotations

from tatami.bots.arena.plan import FORMATS, Group, Plan
from tatami.bots.arena.run import results, warm_up
from tatami.bots.arena.store import Store
from tatami.bots.arena.summary import summarise

__all__ = ["FORMATS", "Group", "Plan", "Store", "results", "summarise", "warm_up"]
