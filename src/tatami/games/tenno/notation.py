"""TENNO as text: tokens and options, and a deal as a position."""

from __future__ import annotations

from functools import cache
from typing import Any

from tatami.engine.deal import Dealt
from tatami.engine.game import Limits, OneOf, Option, Options, Part, Retired, Subset, flag
from tatami.engine.state import STATE_ITSELF
from tatami.games.tenno.cards import ALL_CARDS, CARDS, LETTERS, MONK, SEATS, SLOTS
from tatami.games.tenno.declared import named
from tatami.games.tenno.state import (
    ACTIONS,
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
    SHOW_MONK,
    SLOT_PAIR,
    SWAP,
    SWAP_MASKED,
    TARGETS,
    TRADE,
    TRADE_MASKED,
)

FULL, TABLE = "full", "table"  # how much a table remembers for its players (R11)
WHOLE_SET = Subset(
    tuple(Part(letter, named(card), is_fixed=card < SLOTS) for card, letter in enumerate(LETTERS))
)
OPTIONS = (
    Option("memory", FULL, OneOf((FULL, TABLE))),
    Option("geisha_trades", False, flag),
    Option("cards", LETTERS, WHOLE_SET),
)
RETIRED = (Retired("memory_aid", flag, lambda _: {"memory": FULL}),)  # R11


def recalling(options: Options) -> Options:
    """The same options for a table that shows the past."""
    return {**options, "memory": FULL}


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


def lay(dealt: Dealt, options: Options, s: Any) -> None:
    """Lay a deal into a blank record."""
    seats = dealt.seats
    s.seats = seats
    s.start = s.attacker = s.to_move = dealt.start - 1
    s.phase = SETTING_UP
    s.viewer = STATE_ITSELF
    s.geisha_trades = options["geisha_trades"]
    s.row[:] = GAP
    cards = card_bits(options)
    s.hand[:seats] = cards
    s.left[:seats] = ALL_CARDS ^ cards  # in a small game the others are gone from the start
    s.places[:seats] = AT_HAND if cards & 1 << MONK else 0  # R3


def card_bits(options: Options) -> int:
    """The cards that everybody has at a table, as bits."""
    return sum(1 << LETTERS.index(letter) for letter in options["cards"])


def knobs(options: Options) -> tuple[int, int]:
    """Options that a scene depends on: whether the table remembers for its players, and the cards as bits."""
    return int(options["memory"] == FULL), card_bits(options)


def lift(options: Options, s: Any) -> Dealt:
    """The deal that a start position was laid from."""
    return Dealt(int(s.seats), int(s.start) + 1, ())


def limits(options: Options, seats: int) -> Limits:
    """A small set is exhausted sooner, and missing seats are not attacked; see MAX_DECISIONS."""
    cards = {LETTERS.index(letter) for letter in options["cards"]}
    losses = (len(cards) - SLOTS) * seats
    possible = (action for action in range(ACTIONS) if _is_possible(action, cards, seats))
    return Limits(seats + 5 * losses + 4, tuple(possible))


def _is_possible(action: int, cards: set[int], seats: int) -> bool:
    """Whether an action can ever be legal with these cards and so many seats."""
    if ATTACK <= action < SHOW_MONK:
        return (action - ATTACK) % TARGETS < seats * SLOTS
    if action == SHOW_MONK:
        return MONK in cards
    if FILL <= action < TRADE:
        return action - FILL in cards
    if TRADE <= action < SWAP:
        return (action - TRADE) % CARDS in cards
    return True
