"""An action number of Tenka Trick decoded, for code that explains it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from tatami.games.tenka.state import CONFISCATE_FACTION, GIVE_CARD, PLAY_CARD

NONE = -1


@dataclass(frozen=True, slots=True)
class Move:
    """A decoded action: "play" or "give" a card, or "confiscate" a faction."""

    kind: str
    card: int = NONE
    faction: int = NONE


@cache
def read(action: int) -> Move:
    """Take an action number apart."""
    if action < GIVE_CARD:
        return Move("play", card=action - PLAY_CARD)
    if action < CONFISCATE_FACTION:
        return Move("give", card=action - GIVE_CARD)
    return Move("confiscate", faction=action - CONFISCATE_FACTION)
