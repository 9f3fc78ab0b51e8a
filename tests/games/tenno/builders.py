"""Positions of TENNO from short descriptions, and the few calls that tests need."""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.engine import kernels
from tatami.engine.state import SPECTATOR, STATE_ITSELF
from tatami.games.tenno import GAME, belief, memory, notation
from tatami.games.tenno.cards import ALL_CARDS, LETTERS, MONK, SLOTS
from tatami.games.tenno.state import ACTIONS, ANYWHERE, AT_HAND, ATTACKING, GAP, STATE

Records = Any  # an array of one record
MASK_WORDS = (ACTIONS + 63) // 64
TOKENS = notation.tokens({})
ACTION = {token: action for action, token in enumerate(TOKENS)}


def new_game(deal: str = "2 1", geisha_trades: bool = False, cards: str = LETTERS) -> Records:
    """The start of a game: everybody sets up."""
    states = np.zeros(1, dtype=STATE)
    GAME.set_up(deal, GAME.settle({"geisha_trades": geisha_trades, "cards": cards}), states[0])
    return states


def position(rows: str, hands: str = "", attacker: int = 1, monks: str = "") -> Records:
    """The beginning of a turn, with an empty log.

    Rows, hands and Monks' places stand by seat, blanks between: `position("N81 23D", hands="MS -")`.
    A dash is nothing. Cards neither in a row nor in a hand have left; without `hands`, all others are
    in hand. Places are slots and `h` for the hand; without `monks`, a Monk may be anywhere.
    """
    seats = len(rows.split())
    states = new_game(f"{seats} {attacker}")
    s = states[0]
    s.phase = ATTACKING
    for seat, row in enumerate(rows.split()):
        s.row[seat] = [GAP if card == "." else LETTERS.index(card) for card in row]
        in_row = card_bits(row.replace(".", ""))
        s.hand[seat] = card_bits(hands.split()[seat]) if hands else ALL_CARDS ^ in_row
        s.left[seat] = ALL_CARDS ^ in_row ^ int(s.hand[seat])
        gone = int(s.left[seat]) & (1 << MONK)
        s.places[seat] = 0 if gone else ANYWHERE if s.hand[seat] else ANYWHERE ^ AT_HAND
        if monks:
            s.places[seat] = sum(1 << "123h".index(place) for place in monks.split()[seat].strip("-"))
    return states


def card_bits(cards: str) -> int:
    """A set of cards from their letters; a dash is nothing."""
    return sum(1 << LETTERS.index(card) for card in cards.strip("-"))


def card_letters(bits: Any) -> str:
    """The letters of a set of cards."""
    return "".join(letter for card, letter in enumerate(LETTERS) if int(bits) >> card & 1)


def row_letters(states: Records, seat: int) -> str:
    """A seat's row, seats from 1: a dot for a gap, a question mark for a card the viewer may not know."""
    return "".join((LETTERS + ".?")[states[0].row[seat - 1, slot]] for slot in range(SLOTS))


def play(states: Records, tokens: str) -> Records:
    """Play legal tokens, blanks between, and return the same records."""
    for token in tokens.split():
        assert token in legal_tokens(states), f"{token} is not among {legal_tokens(states)}"
        kernels.step(states, ACTION[token])
    return states


def legal_tokens(states: Records) -> list[str]:
    """What may be played, in the order of the actions."""
    return [TOKENS[action] for action in legal_actions(states)]


def legal_actions(states: Records) -> list[int]:
    """What may be played, as numbers."""
    out = np.zeros(ACTIONS, dtype=np.int64)
    found = kernels.legal_actions(states, np.zeros(MASK_WORDS, dtype=np.uint64), out)
    return [int(action) for action in out[:found]]


def view_of(states: Records, seat: int) -> Records:
    """What a seat, counted from 0, or a spectator (-1) may know."""
    out = np.zeros(1, dtype=STATE)
    kernels.view(states, seat, out)
    return out


def viewers(states: Records) -> range:
    """A spectator and all seats."""
    return range(SPECTATOR, int(states[0].seats))


def belief_of(views: Records, weights: list[float] | None = None) -> Records:
    """What a view says about hidden cards, when owners lay cards by these weights."""
    out = np.zeros(1, dtype=belief.BELIEF)
    if weights is not None:
        out[0].weights[:] = weights
    kernels.believe(views, out)
    return out


def world_of(views: Records, beliefs: Records, rng: Any) -> Records:
    """A random state that fits a view."""
    out = np.zeros(1, dtype=STATE)
    kernels.determinize(views, beliefs, rng, out)
    assert out[0].viewer == STATE_ITSELF
    return out


def memory_of(views: Records) -> Any:
    """What the viewer could remember."""
    out = np.zeros(1, dtype=memory.MEMORY)
    memory.memory(views[0], out[0])
    return out[0]


def points_of(states: Records) -> list[int]:
    """Points by seat."""
    out = np.zeros(int(states[0].seats), dtype=np.int64)
    kernels.scores(states, out)
    return [int(points) for points in out]


def ranks_of(states: Records) -> list[int]:
    """Ranks by seat."""
    out = np.zeros(int(states[0].seats), dtype=np.int64)
    kernels.ranks(states, out)
    return [int(rank) for rank in out]
