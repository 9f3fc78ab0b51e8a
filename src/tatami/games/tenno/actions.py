"""What a player of TENNO may do, with what comes of it as far as that is open."""

from __future__ import annotations

from typing import Any

from tatami.engine.game import Sight
from tatami.engine.scene import Action, Message, Seat
from tatami.games.tenno.cards import MONK, SLOTS
from tatami.games.tenno.fights import current_fight, short_of_cards
from tatami.games.tenno.moves import Move, read
from tatami.games.tenno.places import listed
from tatami.games.tenno.position import slot_of
from tatami.games.tenno.preview import Preview, attack_preview, response_preview, said
from tatami.games.tenno.state import ATTACKING_AGAIN, GAP, PEEKING, RESPONDING, TRADING
from tatami.games.tenno.things import hand, name, row, side

PASSES = {
    ATTACKING_AGAIN: "do-no-attack",
    TRADING: "do-no-trade",
    PEEKING: "do-no-peek",
}


def action(view: Sight, number: int) -> Action:
    """A legal action with its places, words and consequences."""
    move = read(number)
    preview, words = _preview(view, move)
    return Action(view.tokens[number], move.kind, _touched(view, move), _words(view, move), preview, words)


def first_gap(v: Any, seat: int) -> int:
    """The slot that is filled next."""
    return int(slot_of(v, seat, GAP))


def _words(view: Sight, move: Move) -> Message:
    v = view.record
    me = int(v.to_move)
    if v.phase == RESPONDING:
        fight = current_fight(v)
        shows = move.kind == "monk"
        return Message("do-monk" if shows else "do-stay-silent", said(fight.helped() if shows else fight))
    if move.kind == "pass":
        return Message(PASSES[int(v.phase)])
    if move.kind == "set-up":
        return Message("do-set-up", {"list": listed(move.cards)})
    if move.kind == "attack":
        card = name(v.row[me, move.slot])
        own = {"slot": side(move.slot), "card": card}
        return Message("do-attack", {**own, "target": Seat(move.seat + 1), "aim": side(move.aim)})
    if move.kind == "fill":
        return Message("do-fill", {"slot": side(first_gap(v, me)), "card": name(move.card)})
    if move.kind == "peek":
        return Message("do-peek", {"target": Seat(int(v.attacker) + 1), "aim": side(move.slot)})
    if move.kind == "trade":
        lies = int(v.row[me, move.slot])
        own = {"slot": side(move.slot), "card": name(lies)}
        if move.card == lies:
            return Message("do-keep", own)
        return Message("do-trade", {**own, "other": name(move.card)})
    pair = {"slot": side(move.slot), "aim": side(move.other_slot)}
    return Message("do-swap" if move.kind == "swap" else "do-put-back", pair)


def _touched(view: Sight, move: Move) -> tuple[str, ...]:
    """The places an action touches, the source first."""
    v = view.record
    me = int(v.to_move)
    if move.kind == "set-up":
        return (hand(me), *(row(me, slot) for slot in range(SLOTS)))
    if move.kind == "attack":
        return row(me, move.slot), row(move.seat, move.aim)
    if move.kind == "monk":
        return row(me, slot_of(v, me, MONK)), row(me, current_fight(v).aim)
    if move.kind == "fill":
        return hand(me), row(me, first_gap(v, me))
    if move.kind == "trade":
        return hand(me), row(me, move.slot)
    if move.kind == "peek":
        return (row(v.attacker, move.slot),)
    if move.kind == "pass":
        return ()
    return row(me, move.slot), row(me, move.other_slot)


def _preview(view: Sight, move: Move) -> Preview:
    v = view.record
    if move.kind == "attack":
        return attack_preview(view, move)
    if v.phase == RESPONDING:
        return response_preview(view, move.kind == "monk")
    if v.phase == ATTACKING_AGAIN:
        return _stopping(v)
    if move.kind == "set-up":
        return {"cards": [name(card) for card in move.cards]}, None
    if move.kind in ("fill", "trade"):
        return {"card": name(move.card)}, None
    return {}, None


def _stopping(v: Any) -> Preview:
    """What comes of no second attack."""
    ends = bool(short_of_cards(v, []))
    return {"ends": ends}, Message("then-ends") if ends else None
