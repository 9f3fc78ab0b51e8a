"""Tenka Trick as text: tokens, deals and options."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from tatami.engine.game import GameError, Option, Options, Stream, Whole
from tatami.games.tenka.card_list import check_cards, parse_cards
from tatami.games.tenka.cards import (
    CARDS,
    COUNTRY_CARDS,
    EMPEROR,
    EMPEROR_FACTION,
    FACTION_NAMES,
    FACTIONS,
    HAND,
    NO_KIND,
    SEAT_COUNTS,
    TEMPLES_FACTION,
    TRUMP_CODES,
    TRUMP_STRENGTHS,
)
from tatami.games.tenka.state import (
    ACTIONS,
    ALL_CARDS,
    LIGHT,
    NO_CARD,
    NOT_BEGUN,
    PLAY,
    STATE,
    STATE_ITSELF,
)

PRINTED = ("strength", "faction", "kind", "faction_cards", "kind_cards")  # fields that a list decides
OPTIONS = (Option("cards", "", check_cards), Option("factions", FACTIONS, Whole(1, FACTIONS)))


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
    codes = [_codes(options["cards"])[card] for card in cards_in_play(options, seats)]
    stream.shuffle(codes)
    return " ".join((str(seats), str(start), *codes))


def cards_in_play(options: Options, seats: int) -> list[int]:
    """The cards of so many factions, and of the trumps the first ones, as many as share out evenly."""
    countries = parse_cards(options["cards"])
    found = [card for card, country in enumerate(countries) if country.faction < options["factions"]]
    trumps = CARDS - COUNTRY_CARDS
    return found + list(range(COUNTRY_CARDS, CARDS - (len(found) + trumps) % seats))


def set_up(deal: str, options: Options, s: Any) -> None:
    """Read a deal into a blank record, or say what is wrong with it; a small game begins like an ending."""
    seats, start, order = _parse_deal(deal, options)
    battles = len(order) // seats
    hand = min(HAND, battles)
    dealt = seats * hand
    s.seats = seats
    s.to_move = s.general = start - 1  # R10
    s.phase = PLAY
    s.viewer = STATE_ITSELF
    s.side = LIGHT
    s.battle = CARDS // seats - battles
    s.leader[:] = NOT_BEGUN
    s.leader[s.battle] = s.general
    s.aside = ALL_CARDS ^ np.uint64(sum(1 << card for card in order))
    s.played[:] = NO_CARD
    s.deck[:] = NO_CARD
    for field, printed in _printed(options["cards"]).items():
        s[field] = printed
    for place, card in enumerate(order[:dealt]):
        s.hand[(start - 1 + place // hand) % seats] |= np.uint64(1 << card)
    s.drawn = CARDS - seats * HAND - (len(order) - dealt)
    s.deck[s.drawn : s.drawn + len(order) - dealt] = order[dealt:]


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


def _parse_deal(deal: str, options: Options) -> tuple[int, int, list[int]]:
    """Number of seats, start seat from 1, cards from the top of the deck."""
    parts = deal.split(" ")
    counts = [str(seats) for seats in SEAT_COUNTS]
    seats = int(parts[0]) if parts[0] in counts else SEAT_COUNTS[0]
    cards = cards_in_play(options, seats)
    if len(parts) != 2 + len(cards):
        raise GameError(
            f"A deal is the number of players, the start seat and {len(cards)} cards, with single blanks "
            f"between them; this one has {len(parts)} parts."
        )
    if parts[0] not in counts:
        raise GameError(f"A deal begins with the number of players, 3 or 4, not with {parts[0]!r:.40}.")
    if parts[1] not in [str(seat) for seat in range(1, seats + 1)]:
        raise GameError(f"The start seat of {seats} players is 1 to {seats}, not {parts[1]!r:.40}.")
    card_of = {_codes(options["cards"])[card]: card for card in cards}
    place_of: dict[str, int] = {}
    for place, code in enumerate(parts[2:], 1):
        if code not in card_of:
            raise GameError(f"Card {place} of the deal, {code!r:.40}, is no card of this game.")
        before = place_of.setdefault(code, place)
        if before != place:
            raise GameError(f"Cards {before} and {place} of the deal are both {code}.")
    return seats, int(parts[1]), [card_of[code] for code in parts[2:]]
