"""Game knowledge for a search, callable from compiled code.

A *mind* is a record of any type: parameters, learned weights, and a memory of the events at a table.
The verbs below dispatch on its type, as those of the rules do on the state's, so one search works
with any mind and can be cached. A mind uses only the information of the seat to move: on a full state and
on that seat's view of it, with the same memory of public events, it replies alike.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tatami.engine import dispatch
from tatami.engine.jit import inline
from tatami.engine.playout import random_action

attend = dispatch.verb("attend")  # (mind, s): start following a table, from a view or a full state
follow = dispatch.verb("follow")  # (mind, s, action): record an action that is about to be played
reply = dispatch.verb("reply")  # (mind, s, rng, mask): the reply of the seat to move
expect = dispatch.verb("expect")  # (mind, view, belief): pass a guess of others' secret choices to `believe`
prior = dispatch.verb("prior")  # (mind, s, actions, n, out): prior weights of n actions, > 0
judge = dispatch.verb("judge")  # (mind, s, plies, utility, points): stop the playout here? then fill in both


@inline
def _attend(mind: Any, s: Any) -> None:
    pass


@inline
def _follow(mind: Any, s: Any, action: int) -> None:
    pass


@inline
def _reply(mind: Any, s: Any, rng: Any, mask: Any) -> int:
    return random_action(s, rng, mask)


@inline
def _expect(mind: Any, view: Any, belief: Any) -> None:
    pass


@inline
def _prior(mind: Any, s: Any, actions: Any, n: int, out: Any) -> None:
    for index in range(n):
        out[index] = 1.0


@inline
def _judge(mind: Any, s: Any, plies: int, utility: Any, points: Any) -> bool:
    return False


_PLAIN: dict[str, Callable[..., Any]] = {
    "attend": _attend,
    "follow": _follow,
    "reply": _reply,
    "expect": _expect,
    "prior": _prior,
    "judge": _judge,
}


def teach(mind: np.dtype[Any], **wits: Callable[..., Any]) -> None:
    """Register the verbs of a mind type; the plain mind supplies the rest."""
    if unknown := set(wits) - set(_PLAIN):
        raise ValueError(f"minds know {', '.join(_PLAIN)}, not {', '.join(sorted(unknown))}")
    dispatch.register(mind, **{**_PLAIN, **wits})


# The plain mind has no knowledge: it plays at random.
PLAIN = np.dtype((np.record, [("nothing", "u1")]))
teach(PLAIN)
