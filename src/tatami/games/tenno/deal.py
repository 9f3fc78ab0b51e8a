"""Deal TENNO anew inside compiled code, for simulations; fair deals come from `notation`."""

from __future__ import annotations

from typing import Any

from tatami.engine.jit import jit
from tatami.engine.rng import below


@jit
def deal(s: Any, rng: Any) -> None:
    """Draw the start seat at random into a start position; nothing else is left to chance."""
    s.start = below(rng, s.seats)
    s.attacker = s.start
    s.to_move = s.start
