"""Minds that play Tenka Trick by the current battle; they differ in their weights."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from tatami.bots.tenka.outlook import judge
from tatami.bots.tenka.plays import choose_card
from tatami.bots.tenka.scratch import MIND, lay_out
from tatami.bots.tenka.spoils import choose_faction, choose_gift
from tatami.engine.jit import inline
from tatami.engine.search import minds
from tatami.games.tenka.state import GIVE, PLAY, PLAY_CARD

WEIGHTS = Path(__file__).parent / "weights" / "weights.npz"

if TYPE_CHECKING:
    Mind = np.ndarray[Any, np.dtype[Any]]  # one record
    Array = np.ndarray[Any, np.dtype[Any]]


@inline
def attend(mind: Any, s: Any) -> None:
    """Read the cards this game is played with."""
    lay_out(mind, s)


@inline
def reply(mind: Any, s: Any, rng: Any, mask: Any) -> int:
    """The reply of the seat to move."""
    if s.phase == PLAY:
        return PLAY_CARD + choose_card(mind, s, rng)
    if s.phase == GIVE:
        return choose_gift(mind, s, rng)
    return choose_faction(mind, s, rng, mask)


minds.teach(MIND, attend=attend, reply=reply, judge=judge)


def greedy(samples: int = 24) -> Mind:
    """Values cards and the General's card now, and spends trumps only for large gains.

    There is no choice in the last battle, so no special weights are needed for it.
    """
    return _new_mind(samples, general=1.0, emperor=6.0, temples=4.0)


def hasty(samples: int = 1, careless: float = 0.7) -> Mind:
    """The same with a single guess of others' cards, often without a thought, and without saving trumps."""
    mind = _new_mind(samples, general=1.0, emperor=0.0, temples=0.0)
    mind[0].careless = careless
    return mind


def farsighted(samples: int, outlook: Array) -> Mind:
    """Replies greedily, and while cards are drawn it evaluates games by an outlook."""
    mind = greedy(samples)
    mind[0].has_outlook = 1
    mind[0].outlook = outlook
    return mind


@cache
def learnt_outlook() -> Array:
    """The outlook shipped with the package."""
    with np.load(WEIGHTS) as weights:
        outlook: Array = weights["outlook"]
    return outlook


def _new_mind(samples: int, *, general: float, emperor: float, temples: float) -> Mind:
    mind = np.zeros(1, MIND)
    mind[0].samples = samples
    mind[0].general = general
    mind[0].emperor = emperor
    mind[0].temples = temples
    return mind
