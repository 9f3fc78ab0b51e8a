"""Tenka Trick as text: tokens, deals and options."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from tatami.engine.game import GameError, Option, Options, Stream
from tatami.games.tenka.card_list import check_cards, parse_cards
from tatami.games.tenka.cards import (
    CARDS,
    COUNTRY_CARDS,
    EMPEROR,
    EMPEROR_FACTION,
    FACTION_NAMES,
    HAND,
    NO_KIND,
    SEAT_COUNTS,
    TEMPLES_FACTION,
    TRUMP_CODES,
    TRUMP_STRENGTHS,
)
from tatami.games.tenka.state import (
    ACTIONS,
    LIGHT,
    NO_CARD,
    NOT_BEGUN,
    PLAY,
    STATE,
    STATE_ITSELF,
)

PRINTED = ("strength", "faction", "kind", "faction_cards", "kind_cards")  # fields that a list decides
OPTIONS = (Option("cards", "", check_cards),)


def tokens(options: Options) -> tuple[str, ...]:
    """Token by action; none is ever masked."""
    return _tokens(options["cards"])


@lru_cache(maxsize=64)
def _tokens(cards: str) -> tuple[str, ...]:
    codes = _codes(cards)
    named = (
        *codes,
        *(f">{code}" for code in codes[:COUNTRY_CARDS]),
        *(f"!{name}" for name in FACTION_NAMES),
    )
    assert len(named) == ACTIONS
    return named


@lru_cache(maxsize=64)
def _codes(cards: str) -> tuple[str, ...]:
    """Code by card."""
    return (*(country.code for country in parse_cards(cards)), *TRUMP_CODES)


def mask(action: int) -> int:
    """An action as everybody is told it: itself, since nothing that is played is secret (R7)."""
    return action


def draw_deal(stream: Stream, seats: int, options: Options) -> str:
    """Draw the start seat, then the order of the cards."""
    start = stream.below(seats) + 1
    codes = list(_codes(options["cards"]))
    stream.shuffle(codes)
    return " ".join((str(seats), str(start), *codes))


def set_up(deal: str, options: Options, s: Any) -> None:
    """Read a deal into a blank record, or say what is wrong with it."""
    seats, start, order = _parse_deal(deal, _codes(options["cards"]))
    s.seats = seats
    s.to_move = s.general = start - 1  # R10
    s.phase = PLAY
    s.viewer = STATE_ITSELF
    s.side = LIGHT
    s.leader[:] = NOT_BEGUN
    s.leader[0] = s.general
    s.played[:] = NO_CARD
    s.deck[:] = NO_CARD
    for field, printed in _printed(options["cards"]).items():
        s[field] = printed
    dealt = seats * HAND
    for place, card in enumerate(order[:dealt]):
        s.hand[(start - 1 + place // HAND) % seats] |= np.uint64(1 << card)
    s.deck[: CARDS - dealt] = order[dealt:]


@lru_cache(maxsize=64)
def _printed(cards: str) -> dict[str, Any]:
    """What is printed on the cards of a list, by field of a record."""
    blank = np.zeros(1, STATE)
    print_cards(cards, blank[0])
    return {field: blank[0][field] for field in PRINTED}


def print_cards(cards: str, s: Any) -> None:
    """Write into a blank record what is printed on the cards of a list."""
    for card, country in enumerate(parse_cards(cards)):
        s.strength[:, card] = country.light, country.dark
        s.faction[card] = country.faction
        s.kind[card] = country.kind
        s.faction_cards[country.faction] |= np.uint64(1 << card)
        s.kind_cards[country.kind] |= np.uint64(1 << card)
    s.strength[:, COUNTRY_CARDS:] = list(zip(*TRUMP_STRENGTHS, strict=True))
    s.faction[COUNTRY_CARDS:] = TEMPLES_FACTION
    s.faction[EMPEROR] = EMPEROR_FACTION
    s.kind[COUNTRY_CARDS:] = NO_KIND


def _parse_deal(deal: str, codes: tuple[str, ...]) -> tuple[int, int, list[int]]:
    """Number of seats, start seat from 1, cards from the top of the deck."""
    parts = deal.split(" ")
    if len(parts) != 2 + CARDS:
        raise GameError(
            f"A deal is the number of players, the start seat and {CARDS} cards, with single blanks "
            f"between them; this one has {len(parts)} parts."
        )
    if parts[0] not in [str(seats) for seats in SEAT_COUNTS]:
        raise GameError(f"A deal begins with the number of players, 3 or 4, not with {parts[0]!r:.40}.")
    seats = int(parts[0])
    if parts[1] not in [str(seat) for seat in range(1, seats + 1)]:
        raise GameError(f"The start seat of {seats} players is 1 to {seats}, not {parts[1]!r:.40}.")
    card_of = {code: card for card, code in enumerate(codes)}
    place_of: dict[str, int] = {}
    for place, code in enumerate(parts[2:], 1):
        if code not in card_of:
            raise GameError(f"Card {place} of the deal, {code!r:.40}, is no card of this game.")
        before = place_of.setdefault(code, place)
        if before != place:
            raise GameError(f"Cards {before} and {place} of the deal are both {code}.")
    return seats, int(parts[1]), [card_of[code] for code in parts[2:]]
