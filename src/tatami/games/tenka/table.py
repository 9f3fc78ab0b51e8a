"""What lies where on a table of Tenka Trick, and the numbers on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from tatami.engine import drive
from tatami.engine.game import Sight
from tatami.engine.table import Message, Piece, Place, Seat
from tatami.games.tenka import rules, verdict
from tatami.games.tenka.battle import SIDES
from tatami.games.tenka.cards import CARDS, KINDS, POINTS_GENERAL, POINTS_MOST, POINTS_SHARED
from tatami.games.tenka.state import GIVE, NO_CARD, OVER, PLAY, STATE, UNKNOWN, hand_size
from tatami.games.tenka.things import (
    BATTLE,
    DECK,
    HIDDEN,
    OUT,
    SIDE_NAMES,
    battle_of,
    by_faction,
    by_kind,
    card_piece,
    general_of,
    general_piece,
    hand_of,
    kind_score_of,
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
    """How many battles the game has (R6)."""
    return CARDS // int(v.seats)


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
        Place(DECK, Message("place-deck"), (HIDDEN,) * deck_size(view.record)),
        Place(OUT, Message("place-out"), _cards(view, by_faction(view.record, view.record.aside))),
        *(place for seat in others for place in _before(view, seat)),
    ]


def deck_size(v: Any) -> int:
    """How many cards are left to draw."""
    return int(np.count_nonzero(v.deck == UNKNOWN))


def _before(view: Sight, seat: int) -> list[Place]:
    """What lies before a player."""
    v, who = view.record, {"seat": Seat(seat + 1)}
    own = view.seat == seat + 1
    held = _cards(view, by_faction(v, v.hand[seat])) if own else (HIDDEN,) * int(hand_size(v, seat))
    general = (general_piece(v.side),) if v.general == seat else ()
    return [
        Place(hand_of(seat), Message("place-hand", who), held),
        Place(general_of(seat), Message("place-general", who), general),
        Place(pile_of(seat), Message("place-pile", who), _cards(view, by_kind(v, v.pile[seat]))),
    ]


def _cards(view: Sight, cards: list[int]) -> tuple[Piece, ...]:
    return tuple(card_piece(view, card) for card in cards)


def _battle(view: Sight) -> list[Place]:
    """The spots for the cards of the battle, from the one who leads it."""
    v = view.record
    judged = verdict.read(v, int(v.battle))
    lie, found = on_table(v), []
    for seat in seats_from(former_general(v), int(v.seats)):
        words = Message("place-battle", {"seat": Seat(seat + 1)})
        lies = int(v.played[v.battle, seat]) in lie
        pieces = (battle_piece(view, int(v.battle), seat, judged),) if judged and lies else ()
        found.append(Place(battle_of(seat), words, pieces))
    return found


def on_table(v: Any) -> list[int]:
    """The cards of the battle that lie where they were played, in order of play.

    Those that are not given yet stay there; trumps leave when the battle is decided.
    """
    played = [int(v.played[v.battle, seat]) for seat in seats_from(former_general(v), int(v.seats))]
    if v.phase == PLAY:
        return [card for card in played if card != NO_CARD]
    return [card for card in played if int(v.spoils) >> card & 1] if v.phase == GIVE else []


def battle_piece(view: Sight, at: int, seat: int, judged: Verdict) -> Piece:
    """A card in battle: its strength by the numbers that count, the side it fights on, whether it was led."""
    v = view.record
    card = int(v.played[at, seat])
    marks: dict[str, Any] = {
        "strength": int(v.strength[v.side_up[at], card]),
        "side": SIDE_NAMES[judged.sides[seat]],
        "up": up(v.side_up[at]),
    }
    if seat == judged.leader:
        marks["led"] = True
    return card_piece(view, card, **marks)


def totals(v: Any, at: int) -> dict[str, int]:
    """The strength of every side there can be in a battle, by the id of its count."""
    judged = verdict.read(v, at)
    found = judged.totals if judged is not None else {}
    return {total_of(side): found.get(side, 0) for side in range(SIDES)}


def scores(v: Any) -> list[int]:
    """Points by seat, as they are now."""
    out = np.zeros(int(v.seats), np.int64)
    drive.scores(np.array([v], dtype=STATE), out)
    return out.tolist()


def points(v: Any) -> dict[str, int]:
    """The same by the ids of the counts, and what of it each kind gives."""
    found = {score_of(seat): points for seat, points in enumerate(scores(v))}
    by_kind = np.zeros((len(found), KINDS), np.int64)
    rules.all_kind_points(v, by_kind)
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
    at = int(v.battle)
    fought = totals(v, at) if v.phase != OVER else dict.fromkeys(totals(v, at), 0)
    return {
        **points(v),
        "points/most": POINTS_MOST,
        "points/shared": POINTS_SHARED,
        "points/general": POINTS_GENERAL,
        BATTLE: at + 1,
        "battles": battles(v),
        DECK: deck_size(v),
        **fought,
    }
