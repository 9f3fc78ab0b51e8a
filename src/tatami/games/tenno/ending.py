"""How a TENNO game ends: everything is turned up."""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.engine import kernels
from tatami.engine.game import Sight
from tatami.engine.scene import Event, Message, Piece, Seat
from tatami.games.tenno.cards import SLOTS
from tatami.games.tenno.fights import Loss, losses, short_of_cards
from tatami.games.tenno.moves import NONE, read
from tatami.games.tenno.places import (
    hand_pieces,
    is_recalled,
    listed,
    open_spots,
    pile_piece,
    prison_words,
    seats_from,
)
from tatami.games.tenno.state import GAP, STATE
from tatami.games.tenno.things import DISCARD, cards_in, hand, open_card, prison, row


def ending(before: Sight, told: list[Event], after: Sight) -> list[Event]:
    """Why the game ends, all cards turned up, and what tied leaders add; `told` came before."""
    v, w = before.record, after.record
    short = tuple(Seat(seat + 1) for seat in short_of_cards(w, []))
    found = [Event("ended", Message("saw-end", {"seats": short}))]
    is_open = {row(*spot) for spot in open_spots(v)} | {e.target for e in told if e.kind == "turned-up"}
    down = losses(v)  # what the fight just told has cost lies open already
    for seat in seats_from(after):
        found += _prison(before, after, seat, down)
        found += _row_and_hand(after, seat, is_open)
    found += [_turned(DISCARD, pile_piece(after, loss)) for loss in down if loss.captor is None]
    return [*found, *_secrets(v, w), *_tie(w)]


def _turned(spot: str, piece: Piece, reveals: bool = False) -> Event:
    return Event("turned-up", None, piece, spot, spot, reveals=reveals)


def _prison(before: Sight, after: Sight, seat: int, down: list[Loss]) -> list[Event]:
    """A prison is opened, which holds what everybody could know; now at the latest its points show (R11)."""
    points = None if is_recalled(before) else int(after.record.prison_points[seat])
    found = [Event("opened", prison_words(after, seat), target=prison(seat), amount=points)]
    return found + [_turned(prison(seat), pile_piece(after, loss)) for loss in down if loss.captor == seat]


def _row_and_hand(after: Sight, seat: int, is_open: set[str | None]) -> list[Event]:
    """What a seat has left is turned up."""
    w = after.record
    hidden = seat != w.viewer
    in_row = [slot for slot in range(SLOTS) if w.row[seat, slot] != GAP]
    cards = [int(w.row[seat, slot]) for slot in in_row] + cards_in(w.hand[seat])
    words = Message("saw-rest", {"seat": Seat(seat + 1), "list": listed(sorted(cards))})
    found = [Event("opened", words, reveals=hidden)]
    for slot in in_row:
        if row(seat, slot) not in is_open:
            found.append(_turned(row(seat, slot), open_card(w.row[seat, slot]), hidden))
    return found + [_turned(hand(seat), piece, True) for piece in hand_pieces(after, seat) if hidden]


def _secrets(v: Any, w: Any) -> list[Event]:
    """What had been laid or seen in secret, silently and in order: a review may show it."""
    found = []
    for at in range(int(v.log_length)):
        move, shown = read(int(w.log_action[at])), int(w.log_shown[at])
        if v.log_action[at] == w.log_action[at] and v.log_shown[at] == shown:
            continue
        seat, slot, card = int(w.log_seat[at]), move.slot, move.card
        if move.kind == "fill":
            slot = shown
        elif move.kind == "peek":
            seat, card = shown >> 4, shown & 15
        piece = None if card == NONE else open_card(card)
        found.append(Event(f"secret-{move.kind}", None, piece, target=row(seat, slot), reveals=True))
    return found


def _tie(w: Any) -> list[Event]:
    """Tied leaders add what they have in hand and row."""
    points = w.prison_points[: w.seats].tolist()
    leaders = [seat for seat, each in enumerate(points) if each == max(points)]
    if len(leaders) == 1:
        return []
    totals = np.zeros(int(w.seats), np.int64)
    kernels.scores(np.array([w], dtype=STATE), totals)
    said = tuple(
        Message("result-points", {"seat": Seat(seat + 1), "points": int(totals[seat])}) for seat in leaders
    )
    tied = {"seats": tuple(Seat(seat + 1) for seat in leaders), "points": max(points), "list": said}
    return [Event("tied", Message("saw-tie", tied))]
