"""The deal of TENNO, and the same inside compiled code for simulations."""

from __future__ import annotations

from typing import Any

from tatami.engine.deal import Deal
from tatami.engine.jit import jit
from tatami.engine.rng import start_seat

DEAL = Deal()  # the start seat; nothing else is left to chance


@jit
def deal(s: Any, rng: Any, start: int) -> None:
    """Draw the start seat, unless one is named, into a start position."""
    s.start = start_seat(rng, s.seats, start)
    s.attacker = s.start
    s.to_move = s.start
