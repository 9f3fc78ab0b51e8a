"""Tenka Trick as text: tokens and options, and a deal as a position."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from tatami.engine.deal import Dealt
from tatami.engine.game import Limits, Option, Options, Whole
from tatami.engine.state import STATE_ITSELF
from tatami.games.tenka.card_list import check_cards, clan_names, parse_cards
from tatami.games.tenka.cards import (
    CARDS,
    COUNTRY_CARDS,
    EMPEROR,
    EMPEROR_FACTION,
    FACTION_NAMES,
    FACTIONS,
    HAND,
    NO_KIND,
    TEMPLES_FACTION,
    TRUMP_CODES,
    TRUMP_STRENGTHS,
)
from tatami.games.tenka.deal import DEAL
from tatami.games.tenka.state import (
    ACTIONS,
    ALL_CARDS,
    CONFISCATE_FACTION,
    GIVE_CARD,
    LIGHT,
    NO_CARD,
    NOT_BEGUN,
    PLAY,
    STATE,
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
        *(f"!{name}" for name in clan_names(cards)),
    )
    assert len(named) == ACTIONS
    return named


def called(options: Options) -> tuple[tuple[str, str], ...]:
    """The clans that a table's own list calls otherwise."""
    pairs = zip(FACTION_NAMES, clan_names(options["cards"]), strict=True)
    return tuple((ours, own) for ours, own in pairs if ours != own)


@lru_cache(maxsize=64)
def _codes(cards: str) -> tuple[str, ...]:
    """Code by card."""
    return (*(country.code for country in parse_cards(cards)), *TRUMP_CODES)


def lay(dealt: Dealt, options: Options, s: Any) -> None:
    """Lay a deal into a blank record; a small game begins like an ending."""
    seats, start = dealt.seats, dealt.start
    numbers = {code: card for card, code in enumerate(_codes(options["cards"]))}
    order = [numbers[code] for code in dealt.pieces]
    battles = len(order) // seats
    hand = min(HAND, battles)
    given = seats * hand
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
    for place, card in enumerate(order[:given]):
        s.hand[(start - 1 + place // hand) % seats] |= np.uint64(1 << card)
    s.drawn = CARDS - seats * HAND - (len(order) - given)
    s.deck[s.drawn : s.drawn + len(order) - given] = order[given:]


@lru_cache(maxsize=64)
def _printed(cards: str) -> dict[str, Any]:
    """The printed values of a list's cards, by field of a record."""
    blank = np.zeros(1, STATE)
    print_cards(cards, blank[0])
    return {field: blank[0][field] for field in PRINTED}


def print_cards(cards: str, s: Any) -> None:
    """Write the printed values of a list's cards into a blank record."""
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


def lift(options: Options, s: Any) -> Dealt:
    """The deal that a start position was laid from; the cards of a hand come in their printed order."""
    seats, start = int(s.seats), int(s.general)
    hands = (int(s.hand[(start + turn) % seats]) for turn in range(seats))
    order = [card for hand in hands for card in range(CARDS) if hand >> card & 1]
    codes = _codes(options["cards"])
    deck = (int(card) for card in s.deck[int(s.drawn) :] if card < CARDS)
    return Dealt(seats, start + 1, tuple(codes[card] for card in (*order, *deck)))


def limits(options: Options, seats: int) -> Limits:
    """With fewer cards there are fewer battles; see MAX_DECISIONS."""
    codes = _codes(options["cards"])
    cards = {codes.index(code) for code in DEAL.pieces(options, seats)}
    own = [*(card for card in range(CARDS) if card in cards)]
    own += [GIVE_CARD + card for card in range(COUNTRY_CARDS) if card in cards]
    own += range(CONFISCATE_FACTION, ACTIONS)
    return Limits(len(cards) // seats * (2 * seats - 1), tuple(own))
