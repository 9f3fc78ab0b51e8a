"""What lies where on a table of Tenka Trick, and the numbers on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any

import numpy as np

from tatami.engine.game import Sight
from tatami.engine.memo import Memo
from tatami.engine.scene import Message, Piece, Place, Seat
from tatami.games.tenka import rules, verdict
from tatami.games.tenka.battle import SIDES
from tatami.games.tenka.cards import CARDS, HAND, KINDS, POINTS_GENERAL, POINTS_MOST, POINTS_SHARED
from tatami.games.tenka.state import GIVE, NO_CARD, NOT_BEGUN, OVER, PLAY, hand_size
from tatami.games.tenka.things import (
    BATTLE,
    DECK,
    HIDDEN,
    OUT,
    SIDE_NAMES,
    Deck,
    battle_of,
    card_piece,
    clan_mark,
    deck_of,
    general_of,
    general_piece,
    hand_of,
    kind_score_of,
    members,
    piece_of,
    pile_of,
    score_of,
    total_of,
    up,
)
from tatami.games.tenka.verdict import Verdict


def seats_from(first: int, seats: int) -> list[int]:
    """All seats clockwise, from 0."""
    return [(first + step) % seats for step in range(seats)]


def seats_of(view: Sight) -> list[int]:
    """All seats clockwise, the viewer's first."""
    return seats_from(0 if view.seat is None else view.seat - 1, int(view.record.seats))


def battles(v: Any) -> int:
    """How many battles the game has (R6); a small game has only the last of them."""
    return CARDS // int(v.seats) - _first(v)


def battle_number(v: Any) -> int:
    """Which battle of the game it is, from 1."""
    return int(v.battle) - _first(v) + 1


def _first(v: Any) -> int:
    return int((v.leader != NOT_BEGUN).argmax())


def former_general(v: Any) -> int:
    """The seat that led the current battle."""
    return int(v.leader[v.battle])


def player_of(v: Any, at: int, card: int) -> int:
    """The seat that played a card in a battle."""
    return v.played[at].tolist().index(card)


def places(view: Sight) -> list[Place]:
    """The viewer's own things, then the battle, the deck and what is out, then the others' things."""
    seats = seats_of(view)
    own = [] if view.seat is None else seats[:1]
    others = seats[len(own) :]
    return [
        *(place for seat in own for place in _before(view, seat)),
        *_battle(view),
        _deck_place(deck_size(view.record)),
        _cards(deck_of(view.record), view.tokens, OUT, view.record.aside),
        *(place for seat in others for place in _before(view, seat)),
    ]


def deck_size(v: Any) -> int:
    """How many cards are left to draw, which everybody can see."""
    return CARDS - HAND * int(v.seats) - int(v.drawn)


def _before(view: Sight, seat: int) -> list[Place]:
    """What lies before a player."""
    v = view.record
    open_cards = deck_of(v), view.tokens
    if view.seat == seat + 1:
        held = _cards(*open_cards, hand_of(seat), int(v.hand[seat]), seat)
    else:
        held = _hidden_hand(seat, int(hand_size(v, seat)))
    general = _general_place(seat, v.side if v.general == seat else None)
    return [held, general, _cards(*open_cards, pile_of(seat), int(v.pile[seat]), seat)]


# Places that lie the same are the same object, so what has not changed is told by a glance.


@lru_cache(maxsize=5_000)
def _cards(deck: Deck, tokens: tuple[str, ...], id: str, cards: int, seat: int | None = None) -> Place:
    """A place with open cards."""
    spot = id.split("/")[-1]
    who = {} if seat is None else {"seat": Seat(seat + 1)}
    order = deck.by_kind if spot == "pile" else deck.by_faction
    pieces = tuple(
        piece_of(deck, tokens[card], card, clan_mark(tokens, deck, card)) for card in members(cards, order)
    )
    return Place(id, Message(f"place-{spot}", who), pieces)


@cache
def _deck_place(cards: int) -> Place:
    return Place(DECK, Message("place-deck"), (HIDDEN,) * cards)


@cache
def _hidden_hand(seat: int, cards: int) -> Place:
    return Place(hand_of(seat), Message("place-hand", {"seat": Seat(seat + 1)}), (HIDDEN,) * cards)


@cache
def _general_place(seat: int, side: int | None) -> Place:
    """The spot for the General's card before a player, who has it if a side of it is given."""
    pieces = () if side is None else (general_piece(side),)
    return Place(general_of(seat), Message("place-general", {"seat": Seat(seat + 1)}), pieces)


def _battle(view: Sight) -> list[Place]:
    """The spots for the cards of the battle, from the one who leads it."""
    v = view.record
    at: int = v.battle
    judged = verdict.read(v, at)
    lie, found = on_table(v), []
    played = v.played[at].tolist()
    for seat in seats_from(former_general(v), v.seats):
        lies = judged is not None and played[seat] in lie
        found.append(_battle_place(seat, battle_piece(view, at, seat, judged) if judged and lies else None))
    return found


@lru_cache(maxsize=5_000)
def _battle_place(seat: int, piece: Piece | None) -> Place:
    pieces = () if piece is None else (piece,)
    return Place(battle_of(seat), Message("place-battle", {"seat": Seat(seat + 1)}), pieces)


def on_table(v: Any) -> list[int]:
    """The cards of the battle that lie where they were played, in order of play.

    Those that are not given yet stay there; trumps leave when the battle is decided.
    """
    row = v.played[v.battle].tolist()
    played = [row[seat] for seat in seats_from(former_general(v), v.seats)]
    if v.phase == PLAY:
        return [card for card in played if card != NO_CARD]
    return [card for card in played if int(v.spoils) >> card & 1] if v.phase == GIVE else []


def battle_piece(view: Sight, at: int, seat: int, judged: Verdict) -> Piece:
    """A card in battle: its strength by the numbers that count, the side it fights on, whether it was led."""
    v = view.record
    card, side_up = int(v.played[at, seat]), int(v.side_up[at])
    strength, side = int(v.strength[side_up, card]), SIDE_NAMES[judged.sides[seat]]
    led = {"led": True} if seat == judged.leader else {}
    return card_piece(view, card, strength=strength, side=side, up=up(side_up), **led)


def totals(v: Any, at: int) -> Mapping[str, int]:
    """The strength of every side there can be in a battle, by the id of its count."""
    judged = verdict.read(v, at)
    return NO_TOTALS if judged is None else {**NO_TOTALS, **judged.counts}


NO_TOTALS: Mapping[str, int] = {total_of(side): 0 for side in range(SIDES)}


def scores(v: Any) -> list[int]:
    """Points by seat as if the game ended now."""
    return [points(v)[score_of(seat)] for seat in range(v.seats)]


def points(v: Any) -> Mapping[str, int]:
    """The same by the ids of the counts, and what of it each kind gives."""
    key = v.seats, int(v.general), v.pile.tobytes(), v.kind_cards.tobytes()
    return _POINTS.get(key, lambda: _points(v))


_POINTS: Memo[dict[str, int]] = Memo()  # all that look at a table see the same piles


def _points(v: Any) -> dict[str, int]:
    total, by_kind = np.zeros(v.seats, np.int64), np.zeros((v.seats, KINDS), np.int64)
    rules.scores(v, total)
    rules.all_kind_points(v, by_kind)
    found = {score_of(seat): points for seat, points in enumerate(total.tolist())}
    for seat, row in enumerate(by_kind.tolist()):
        for kind, number in enumerate(row):
            found[kind_score_of(seat, kind)] = number
    return found


def standing(number: Sequence[int] | Mapping[int, int], seats: list[int]) -> tuple[Message, ...]:
    """What everybody has of something, as a list."""
    return tuple(Message("seat-has", {"seat": Seat(seat + 1), "number": number[seat]}) for seat in seats)


def counts(view: Sight) -> dict[str, int]:
    """Points and what gives how many, the battle and how many there are, the deck, the battle's totals."""
    v = view.record
    at: int = v.battle
    return {
        **points(v),
        "points/most": POINTS_MOST,
        "points/shared": POINTS_SHARED,
        "points/general": POINTS_GENERAL,
        BATTLE: battle_number(v),
        "battles": battles(v),
        DECK: deck_size(v),
        **(totals(v, at) if v.phase != OVER else NO_TOTALS),
    }
