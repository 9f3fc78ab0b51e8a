"""TENNO as text: tokens, deals and options."""

from __future__ import annotations

from functools import cache
from typing import Any

from tatami.engine.game import GameError, Option, Options, Part, Stream, Subset, flag
from tatami.games.tenno.cards import ALL_CARDS, CARDS, FEWEST_SEATS, LETTERS, MONK, SEATS, SLOTS
from tatami.games.tenno.state import (
    ACTIONS_AND_MASKED,
    AT_HAND,
    ATTACK,
    FARMER_ORDER,
    FILL,
    FILL_MASKED,
    GAP,
    PEEK,
    PUT_BACK,
    SET_UP_MASKED,
    SETTING_UP,
    SLOT_PAIR,
    STATE_ITSELF,
    SWAP,
    SWAP_MASKED,
    TRADE,
    TRADE_MASKED,
)
from tatami.games.tenno.things import named

WHOLE_SET = Subset(
    tuple(Part(letter, named(card), is_fixed=card < SLOTS) for card, letter in enumerate(LETTERS))
)
OPTIONS = (Option("memory_aid", True, flag), Option("cards", LETTERS, WHOLE_SET))


@cache
def _tokens() -> tuple[str, ...]:
    slots = [str(slot + 1) for slot in range(SLOTS)]
    seats = [str(seat + 1) for seat in range(SEATS)]
    pairs = [(slots[one], slots[other]) for one, other in SLOT_PAIR]
    tokens = [
        *("".join(LETTERS[card] for card in order) for order in FARMER_ORDER),
        *(f"{slot}x{seat}.{target}" for slot in slots for seat in seats for target in slots),
        "monk",
        "pass",
        *(f"+{card}" for card in LETTERS),
        *(f"{slot}={card}" for slot in slots for card in LETTERS),
        *(f"{one}~{other}" for one, other in pairs),
        *(f"{one}-{other}" for one, other in pairs),
        *(f"?{slot}" for slot in slots),
        "***",
        "+*",
        *(f"{slot}=*" for slot in slots),
        *(f"{one}*{other}" for one, other in pairs),
    ]
    assert len(tokens) == len(set(tokens)) == ACTIONS_AND_MASKED
    return tuple(tokens)


def tokens(options: Options) -> tuple[str, ...]:
    """Token by action, then the masked ones."""
    return _tokens()


def mask(action: int) -> int:
    """An action as the others are told: of a card laid down they see only where it lies."""
    if action < ATTACK:
        return SET_UP_MASKED
    if FILL <= action < TRADE:
        return FILL_MASKED
    if TRADE <= action < SWAP:
        return TRADE_MASKED + (action - TRADE) // CARDS
    if SWAP <= action < PUT_BACK:
        return SWAP_MASKED + action - SWAP
    if PUT_BACK <= action < PEEK:
        return SWAP_MASKED + action - PUT_BACK
    return action


def draw_deal(stream: Stream, seats: int, options: Options) -> str:
    """Draw the start seat; nothing else is left to chance."""
    return f"{seats} {stream.below(seats) + 1}"


def set_up(deal: str, options: Options, s: Any) -> None:
    """Read a deal into a blank record, or say what is wrong with it."""
    seats, start = _parse_deal(deal)
    s.seats = seats
    s.start = s.attacker = s.to_move = start - 1
    s.phase = SETTING_UP
    s.viewer = STATE_ITSELF
    s.memory_aid = options["memory_aid"]
    s.row[:] = GAP
    cards = sum(1 << LETTERS.index(letter) for letter in options["cards"])
    s.hand[:seats] = cards
    s.left[:seats] = ALL_CARDS ^ cards  # in a small game the others are gone from the start
    s.places[:seats] = AT_HAND if cards & 1 << MONK else 0  # R3


def _parse_deal(deal: str) -> tuple[int, int]:
    parts = deal.split(" ")
    if len(parts) != 2:
        raise GameError("A deal is the number of players, a blank, and the start seat, as in “4 1”.")
    counts = [str(seats) for seats in range(FEWEST_SEATS, SEATS + 1)]
    if parts[0] not in counts:
        raise GameError(f"A deal begins with the number of players, {counts[0]} to {counts[-1]}.")
    seats = int(parts[0])
    if parts[1] not in [str(seat) for seat in range(1, seats + 1)]:
        raise GameError(f"A deal for {seats} players ends with the start seat, 1 to {seats}.")
    return seats, int(parts[1])
