"""What happened on a TENNO table, told from two views of one seat."""

from __future__ import annotations

from typing import Any

from tatami.engine.game import Sight
from tatami.engine.scene import Event, Message, Piece, Seat
from tatami.games.tenno.actions import first_gap
from tatami.games.tenno.cards import GEISHA, MONK, SLOTS, VALUE
from tatami.games.tenno.ending import ending
from tatami.games.tenno.fights import OUTCOMES, Fight, Loss, fight_at
from tatami.games.tenno.moves import NONE, Move, read
from tatami.games.tenno.places import (
    fighting_cards,
    is_recalled,
    listed,
    pile_piece,
    recollection,
    row_piece,
    turn,
)
from tatami.games.tenno.preview import said
from tatami.games.tenno.state import ATTACKING_AGAIN, GAP, OVER, PEEKING, RESPONDING, TRADING
from tatami.games.tenno.things import DISCARD, HIDDEN, TURN, hand, name, open_card, prison, row, side

PASSES = {ATTACKING_AGAIN: "saw-no-attack", TRADING: "saw-no-trade", PEEKING: "saw-no-peek"}


def events(before: Sight, action: int, after: Sight) -> list[Event]:
    """The small things an action unfolds into, in order."""
    found = _Telling(before, read(action), after).events()
    if (turns := turn(after.record) - turn(before.record)) > 0:
        found.append(Event("counted", target=TURN, amount=turns))
    if after.record.phase == OVER:
        found += ending(before, found, after)
    return found


class _Telling:
    """An action being told to one viewer."""

    def __init__(self, before: Sight, move: Move, after: Sight) -> None:
        self.v, self.w = before.record, after.record
        self.move, self.before, self.after = move, before, after
        self.me = int(self.v.to_move)  # who did it
        self.who = {"seat": Seat(self.me + 1)}
        self.recalled = recollection(after)

    def events(self) -> list[Event]:
        """What happened."""
        kind = self.move.kind
        if kind == "attack":
            return self.attack()
        if self.v.phase == RESPONDING:
            return self.response()
        if kind == "set-up":
            return self.set_up()
        if kind == "fill":
            return self.fill()
        if kind == "trade":
            return self.trade()
        if kind == "peek":
            return self.peek()
        if kind == "pass":
            return [Event("passed", Message(PASSES[int(self.v.phase)], self.who))]
        return self.pick_up()

    def lying(self, seat: int, slot: int) -> Piece:
        """The card that lies in a slot afterwards."""
        piece = row_piece(self.after, self.recalled, seat, slot)
        assert piece is not None
        return piece

    # Fights.

    def attack(self) -> list[Event]:
        """Both cards are turned up; the fight may have to wait for a response."""
        fight = fight_at(self.w, int(self.v.log_length))
        own = {**self.who, "slot": side(fight.slot), "card": name(fight.attacking)}
        words = Message("saw-attack", {**own, "target": Seat(fight.defender + 1), "aim": side(fight.aim)})
        met = Message("saw-met", {"card": name(fight.defending)})
        attacking, defending = fighting_cards(fight).values()
        found = [
            self.turned_up(fight.attacker, fight.slot, attacking, words, fight.attacking == GEISHA),
            self.turned_up(fight.defender, fight.aim, defending, met),
        ]
        return found if self.w.phase == RESPONDING else [*found, *self.fought(fight)]

    def turned_up(
        self, seat: int, slot: int, piece: Piece, words: Message, tells_other: bool = False
    ) -> Event:
        """A card is turned up; a Geisha's strength tells the other card too."""
        spot = row(seat, slot)
        return Event("turned-up", words, piece, spot, spot, reveals=tells_other or seat != self.w.viewer)

    def response(self) -> list[Event]:
        """The defender shows the Monk, or does not."""
        fight = fight_at(self.w, int(self.v.log_length) - 1)
        if not fight.monk:
            return [Event("passed", Message("saw-silence", self.who)), *self.fought(fight)]
        slot = int(self.w.log_shown[self.v.log_length])
        words = Message("saw-monk", {**self.who, "slot": side(slot)})
        shown = self.turned_up(self.me, slot, open_card(MONK), words)
        helped = [
            Event("strengthened", None, piece, row(*spot), row(*spot))
            for spot, piece in fighting_cards(fight).items()
        ]
        return [shown, *helped, *self.fought(fight), *self.turned_down(self.me, slot)]

    def fought(self, fight: Fight) -> list[Event]:
        """The cards are compared, leave or are turned down again."""
        cards = {"card": name(fight.attacking), "met": name(fight.defending)}
        words = Message("saw-fight", {**said(fight), **cards, "outcome": OUTCOMES[fight.result]})
        return [
            Event("fought", words),
            *(self.lost(loss) for loss in fight.losses),
            *self.turned_down(fight.attacker, fight.slot),
            *self.turned_down(fight.defender, fight.aim),
        ]

    def lost(self, loss: Loss) -> Event:
        """A card leaves its row."""
        source, piece = row(loss.owner, loss.slot), pile_piece(self.after, loss)
        lost = {"target": Seat(loss.owner + 1), "card": name(loss.card)}
        if loss.captor is None:
            kind = "left" if loss.card == GEISHA else "discarded"
            return Event(kind, Message("saw-leaves", lost), piece, source, DISCARD)
        points = int(VALUE[loss.card])
        words = Message("saw-captured", {**lost, "seat": Seat(loss.captor + 1), "points": points})
        counted = points if is_recalled(self.before) else None  # else not before the end (R11)
        return Event("captured", words, piece, source, prison(loss.captor), counted)

    def turned_down(self, seat: int, slot: int) -> list[Event]:
        """A card that stayed is turned down again; at the end of the game it stays open."""
        if self.w.row[seat, slot] == GAP:
            return []
        kind = "stayed-up" if self.w.phase == OVER else "turned-down"
        return [Event(kind, None, self.lying(seat, slot), row(seat, slot), row(seat, slot))]

    # Cards laid, taken up and looked at.

    def set_up(self) -> list[Event]:
        """A row is laid."""
        words = Message("saw-set-up", self.who)
        if NONE not in self.move.cards:
            words = Message("saw-set-up-own", {**self.who, "list": listed(self.move.cards)})
        return [self.laid(slot, None if slot else words) for slot in range(SLOTS)] + [self.fewer(SLOTS)]

    def laid(self, slot: int, words: Message | None) -> Event:
        """A card goes from the hand into the row."""
        return Event("laid", words, self.lying(self.me, slot), hand(self.me), row(self.me, slot))

    def fewer(self, cards: int) -> Event:
        """The hand holds fewer cards."""
        return Event("counted", target=hand(self.me), amount=-cards)

    def fill(self) -> list[Event]:
        """A gap is filled."""
        slot = first_gap(self.v, self.me)
        words = Message("saw-fill", {**self.who, "slot": side(slot)})
        if self.move.card != NONE:
            words = Message("saw-fill-own", {**words.args, "card": name(self.move.card)})
        return [self.laid(slot, words), self.fewer(1)]

    def trade(self) -> list[Event]:
        """A row card is taken up and a card laid in its place."""
        slot, card = self.move.slot, self.move.card
        lay = {**self.who, "slot": side(slot)}
        words = Message("saw-trade", lay)
        if card != NONE:
            lies = int(self.v.row[self.me, slot])
            own = {**lay, "card": name(lies), "other": name(card)}
            words = Message("saw-keep-own" if card == lies else "saw-trade-own", own)
        return [self.taken_up(slot, words), self.laid(slot, None)]

    def taken_up(self, slot: int, words: Message | None) -> Event:
        """A row card goes into the hand."""
        own = self.me == self.w.viewer
        piece = open_card(self.v.row[self.me, slot]) if own else HIDDEN
        return Event("taken-up", words, piece, row(self.me, slot), hand(self.me))

    def pick_up(self) -> list[Event]:
        """Two row cards are picked up and put back."""
        slots = self.move.slot, self.move.other_slot
        lay: dict[str, Any] = {**self.who, "slot": side(slots[0]), "aim": side(slots[1])}
        if self.move.kind == "pick-up":
            words = Message("saw-pick-up", lay)
        else:
            words = Message(
                "saw-pick-up-own", {**lay, "swapped": "yes" if self.move.kind == "swap" else "no"}
            )
        up = [self.taken_up(slots[0], words), self.taken_up(slots[1], None)]
        return [*up, *(self.laid(slot, None) for slot in slots)]

    def peek(self) -> list[Event]:
        """A card of the attacker is looked at by one player."""
        owner, slot = int(self.v.attacker), self.move.slot
        spot = row(owner, slot)
        where = {**self.who, "target": Seat(owner + 1), "aim": side(slot)}
        if self.me == self.w.viewer:
            card = int(self.w.log_shown[self.v.log_length]) & 15
            words = Message("saw-peek-own", {**where, "card": name(card)})
            seen = Event("peeked", words, open_card(card), spot, spot, reveals=True)
            return [seen, Event("turned-down", None, self.lying(owner, slot), spot, spot)]
        return [Event("peeked", Message("saw-peek", where), self.lying(owner, slot), spot, spot)]
