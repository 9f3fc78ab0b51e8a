"""What lies where on a TENNO table, as its viewer sees and remembers it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Any

from tatami.engine.game import Sight
from tatami.engine.memo import Memo
from tatami.engine.records import blank, fields
from tatami.engine.scene import Message, Piece, Place, Seat
from tatami.games.tenno.cards import LETTERS, SLOTS
from tatami.games.tenno.fights import Fight, Loss, current_fight, losses, turns_begun
from tatami.games.tenno.memory import MEMORY, memory
from tatami.games.tenno.position import hand_size
from tatami.games.tenno.state import ATTACKING, GAP, OVER, RESPONDING, UNKNOWN
from tatami.games.tenno.things import (
    DISCARD,
    FULL,
    HIDDEN,
    TURN,
    cards_in,
    fighting_card,
    hand,
    name,
    named,
    open_card,
    prison,
    row,
    side,
)


def places(view: Sight) -> list[Place]:
    """For each seat, the viewer's first, row, hand and prison; then the discard pile."""
    v = view.record
    lost, recalled = losses(v), recollection(view)
    found = []
    for seat in seats_from(view):
        for slot in range(SLOTS):
            piece = row_piece(view, recalled, seat, slot)
            found.append(_place(row(seat, slot), () if piece is None else (piece,), seat, slot))
        found.append(_place(hand(seat), hand_pieces(view, seat), seat))
        prisoners = tuple(pile_piece(view, loss) for loss in lost if loss.captor == seat)
        found.append(_place(prison(seat), prisoners, seat))
    discarded = tuple(pile_piece(view, loss) for loss in lost if loss.captor is None)
    found.append(_place(DISCARD, discarded))
    return found


@lru_cache(maxsize=5_000)
def _place(id: str, pieces: tuple[Piece, ...], seat: int | None = None, slot: int | None = None) -> Place:
    """A place; those that lie the same are the same object, so what has not changed is told by a glance."""
    args: dict[str, Any] = {} if seat is None else {"seat": Seat(seat + 1)}
    if slot is not None:
        return Place(id, Message("place-row", {**args, "slot": side(slot)}), pieces)
    return Place(id, Message(f"place-{id.split('/')[-1]}", args), pieces)


def counts(view: Sight) -> dict[str, int]:
    """The turn, the points in each prison where they are shown (R11) and the cards in each hand."""
    v = view.record
    found = {TURN: turn(v)}
    for seat in seats_from(view):
        if is_recalled(view):
            found[prison(seat)] = int(v.prison_points[seat])
        found[hand(seat)] = int(hand_size(v, seat))
    return found


def turn(v: Any) -> int:
    """The number of the turn that is being taken, from 1; 0 while rows are laid."""
    return turns_begun(v) + int(v.phase == ATTACKING)


def seats_from(view: Sight) -> list[int]:
    """All seats clockwise from the viewer's."""
    first = 0 if view.seat is None else view.seat - 1
    seats = int(view.record.seats)
    return [(first + distance) % seats for distance in range(seats)]


def lost_cards(view: Sight, seat: int) -> list[int]:
    """The cards a seat has lost; those that a small game is played without were never there."""
    return [card for card in cards_in(view.record.left[seat]) if LETTERS[card] in view.options["cards"]]


def is_recalled(view: Sight) -> bool:
    """Whether the table shows what was (R11): at the end, or if it remembers for its players."""
    return view.options["memory"] == FULL or view.record.phase == OVER


# Rows.


def recollection(view: Sight) -> Any:
    """What the viewer could remember of every row, None where the table does not remember for them (R11)."""
    if not is_recalled(view):
        return None
    return _RECALLED.get(view.record.tobytes(), lambda: _recollection(view.record))


_RECALLED: Memo[Any] = Memo(2_000)  # every attack that may be made asks for it


def _recollection(v: Any) -> Any:
    found = blank(MEMORY)
    memory(v, found[0])
    return fields(found)


def row_piece(view: Sight, recalled: Any, seat: int, slot: int) -> Piece | None:
    """The card in a slot, None for a gap."""
    v = view.record
    card = int(v.row[seat, slot])
    if card == GAP:
        return None
    if v.phase == OVER:
        return open_card(card)
    if (seat, slot) in (fighting := open_spots(v)):
        return fighting[seat, slot]
    if seat == v.viewer:
        return own_piece(v, recalled, slot)
    seen = UNKNOWN if recalled is None else int(recalled.seen[seat, slot])
    if seen == UNKNOWN:
        return HIDDEN
    return _seen_piece(seen, bool(recalled.changed[seat, slot]))


@cache
def _seen_piece(card: int, changed: bool) -> Piece:
    """A face-down card of somebody else's that the viewer has seen, perhaps another one by now."""
    marks: dict[str, Any] = {"seen": name(card), **({"changed": True} if changed else {})}
    words = Message("card-changed" if changed else "card-seen", {"card": name(card)})
    return Piece(HIDDEN.kind, words, "down", marks)


def open_spots(v: Any) -> dict[tuple[int, int], Piece]:
    """The two cards that lie open while a response is asked, by seat and slot."""
    return fighting_cards(current_fight(v)) if v.phase == RESPONDING else {}


def fighting_cards(fight: Fight) -> dict[tuple[int, int], Piece]:
    """The two open cards of a fight, by seat and slot."""
    attack, defence = fight.strengths
    return {
        (fight.attacker, fight.slot): fighting_card(fight.attacking, attack),
        (fight.defender, fight.aim): fighting_card(fight.defending, defence),
    }


def own_piece(v: Any, recalled: Any, slot: int) -> Piece:
    """A face-down card of the viewer's own, with those who could remember it."""
    return _own_piece(int(v.row[v.viewer, slot]), tuple(knowing_seats(v, recalled, slot)), v.seats)


@cache
def _own_piece(card: int, knowing: tuple[int, ...], seats: int) -> Piece:
    if not knowing:
        return Piece(name(card), Message("card-own", {"card": name(card)}), "down")
    words = Message("card-known", known_by(seats, card, knowing))
    return Piece(name(card), words, "down", {"known": list(knowing)})


def knowing_seats(v: Any, recalled: Any, slot: int) -> list[int]:
    """The seats, from 1, that could remember the viewer's own card in a slot."""
    if recalled is None:
        return []
    return [seat + 1 for seat in range(int(v.seats)) if int(recalled.exposed[slot]) >> seat & 1]


def known_by(seats: int, card: int, knowing: Sequence[int]) -> dict[str, Any]:
    """The arguments that say who knows an own card."""
    everybody = "yes" if len(knowing) == seats - 1 else "no"
    return {"card": name(card), "everybody": everybody, "seats": tuple(Seat(seat) for seat in knowing)}


# Hands and piles.


def hand_pieces(view: Sight, seat: int) -> tuple[Piece, ...]:
    """The cards in a hand."""
    v = view.record
    if seat == v.viewer or v.phase == OVER:
        return tuple(open_card(card) for card in cards_in(v.hand[seat]))
    return (HIDDEN,) * int(hand_size(v, seat))


def pile_piece(view: Sight, loss: Loss) -> Piece:
    """A captured or discarded card: face down, but everybody saw whose it was and which (R11)."""
    return _pile_piece(loss, view.record.phase == OVER) if is_recalled(view) else HIDDEN


@lru_cache(maxsize=5_000)
def _pile_piece(loss: Loss, is_open: bool) -> Piece:
    if is_open:
        return Piece(name(loss.card), owned(loss))
    return Piece(HIDDEN.kind, HIDDEN.words, "down", {"owner": loss.owner + 1, "seen": name(loss.card)})


def prison_words(view: Sight, seat: int) -> Message:
    """A prison in words: how many cards, and for how many points if that is shown (R11); at the end which."""
    v = view.record
    prisoners = [loss for loss in losses(v) if loss.captor == seat]
    if not is_recalled(view):
        return Message("sum-prison-down", {"seat": Seat(seat + 1), "cards": len(prisoners)})
    args = {"seat": Seat(seat + 1), "cards": len(prisoners), "points": int(v.prison_points[seat])}
    if v.phase == OVER and prisoners:
        return Message("sum-prison-open", {**args, "list": tuple(owned(loss) for loss in prisoners)})
    return Message("sum-prison", args)


def owned(loss: Loss) -> Message:
    """A lost card in words, with its owner."""
    return Message("card-of", {"seat": Seat(loss.owner + 1), "card": name(loss.card)})


def listed(cards: Iterable[int]) -> tuple[Message, ...]:
    """Cards as a list in words."""
    return tuple(named(card) for card in cards)
