"""What a player of Tenka Trick might try but may not, and why not."""

from __future__ import annotations

from typing import Any

from tatami.engine.game import Sight
from tatami.engine.scene import Message, Seat
from tatami.games.tenka import rules
from tatami.games.tenka.layout import former_general
from tatami.games.tenka.moves import Move, read
from tatami.games.tenka.state import CONFISCATE, CONFISCATE_FACTION, GIVE, PLAY, PLAY_CARD
from tatami.games.tenka.things import SIDE_NAMES, by_faction, card_words, hand_of, pile_of


def expected(view: Sight) -> list[tuple[tuple[str, ...], int]]:
    """What a player might try: each card in hand, or each faction in the former General's pile."""
    v = view.record
    if v.phase == PLAY:
        place = (hand_of(int(v.to_move)),)
        return [(place, PLAY_CARD + card) for card in by_faction(v, v.hand[v.to_move])]
    if v.phase == CONFISCATE:
        former = former_general(v)
        return [((pile_of(former),), CONFISCATE_FACTION + faction) for faction in in_pile(v, former)]
    return []


def in_pile(v: Any, seat: int) -> dict[int, int]:
    """How many cards of each faction lie in a player's pile, where there are any."""
    number = {faction: int(v.pile[seat] & cards).bit_count() for faction, cards in enumerate(v.faction_cards)}
    return {faction: cards for faction, cards in number.items() if cards}


def reason(view: Sight, number: int) -> Message:
    """Why an action is not legal in this position."""
    v, move = view.record, read(number)
    if v.phase == PLAY:
        return _while_playing(v, move)
    if v.phase == GIVE:
        return _while_giving(v, move)
    return _while_confiscating(v, move)


def _while_playing(v: Any, move: Move) -> Message:
    if move.kind == "give":
        return Message("no-gift-now")
    if move.kind == "confiscate":
        return Message("no-confiscation-now")
    if _has(v.hand[v.to_move], move.card):
        return Message("no-follow", {"faction": SIDE_NAMES[rules.led_faction(v)]})
    seen = [*v.pile, v.aside]
    played = move.card in v.played[v.battle] or any(_has(cards, move.card) for cards in seen)
    return Message("no-card-played" if played else "no-card", card_words(v, move.card))


def _while_giving(v: Any, move: Move) -> Message:
    due = {"receiver": Seat(int(rules.receiver(v)) + 1)}
    if move.kind == "play":
        return Message("no-give-first", due)
    if move.kind == "confiscate":
        return Message("no-give-first", due) if v.uprising else Message("no-uprising")
    given = move.card in v.played[v.battle]
    return Message("no-given" if given else "no-card-elsewhere", card_words(v, move.card))


def _while_confiscating(v: Any, move: Move) -> Message:
    former = former_general(v)
    who = {"seat": Seat(former + 1)}
    if move.kind == "play":
        return Message("no-confiscate-first", who)
    if move.kind == "give":
        return Message("no-gift-left")
    cards = in_pile(v, former)
    args = {**who, "faction": SIDE_NAMES[move.faction]}
    if move.faction not in cards:
        return Message("no-clan", args)
    most = max(cards.values())
    sharing = sum(number == most for number in cards.values())
    return Message("no-largest", {**args, "cards": most, "sharing": sharing})


def _has(cards: Any, card: int) -> bool:
    return bool(int(cards) >> card & 1)
