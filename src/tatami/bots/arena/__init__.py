"""Bots against bots: seat-rotated games on the same deals, with confidence intervals."""

from __future__ import annotations

from tatami.bots.arena.plan import FORMATS, Group, Plan
from tatami.bots.arena.report import record
from tatami.bots.arena.run import results, warm_up
from tatami.bots.arena.store import Store, stored
from tatami.bots.arena.summary import summarise

__all__ = ["FORMATS", "Group", "Plan", "Store", "record", "results", "stored", "summarise", "warm_up"]
