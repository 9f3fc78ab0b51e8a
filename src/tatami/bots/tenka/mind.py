"""Minds that play Tenka Trick by the battle at hand; they differ in what they care for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from tatami.bots.tenka.plays import choose_card
from tatami.bots.tenka.spoils import choose_faction, choose_gift
from tatami.bots.tenka.table import MIND, lay_out
from tatami.engine.jit import inline
from tatami.engine.search import minds
from tatami.games.tenka.state import GIVE, PLAY, PLAY_CARD

if TYPE_CHECKING:
    Mind = np.ndarray[Any, np.dtype[Any]]  # one record


@inline
def attend(mind: Any, s: Any) -> None:
    """Look at the cards this game is played with."""
    lay_out(mind, s)


@inline
def reply(mind: Any, s: Any, rng: Any, mask: Any) -> int:
    """What the seat to move plays."""
    if s.phase == PLAY:
        return PLAY_CARD + choose_card(mind, s, rng)
    if s.phase == GIVE:
        return choose_gift(mind, s, rng)
    return choose_faction(mind, s, rng, mask)


minds.teach(MIND, attend=attend, reply=reply)


def greedy(samples: int = 24) -> Mind:
    """Wants cards and the General's card now, and spends trumps only where they bring much.

    There is no choice in the last battle, so what would count otherwise then is not needed.
    """
    return _new_mind(samples, general=1.0, emperor=6.0, temples=4.0)


def hasty(samples: int = 2) -> Mind:
    """The same with hardly a guess of what others may play, and without a thought for trumps."""
    return _new_mind(samples, general=1.0, emperor=0.0, temples=0.0)


def _new_mind(samples: int, *, general: float, emperor: float, temples: float) -> Mind:
    mind = np.zeros(1, MIND)
    mind[0].samples = samples
    mind[0].general = general
    mind[0].emperor = emperor
    mind[0].temples = temples
    return mind
