"""What a player of TENNO may not do now, and why."""

from __future__ import annotations

from typing import Any

from tatami.engine.game import Sight
from tatami.engine.scene import Message, Seat
from tatami.games.tenno.cards import SHOGUN, SLOTS
from tatami.games.tenno.moves import Move, read
from tatami.games.tenno.state import (
    ATTACK,
    ATTACKING,
    ATTACKING_AGAIN,
    FILLING,
    GAP,
    PASS,
    PEEKING,
    RESPONDING,
    SETTING_UP,
    SHOW_MONK,
    SLOT_PAIR,
    SWAP,
    TARGETS,
    TRADING,
)
from tatami.games.tenno.things import name, row, side

# Where nothing else can be done, what must be done first.
FIRST = {
    SETTING_UP: "no-set-up-first",
    RESPONDING: "no-answer-first",
    FILLING: "no-fill-first",
    PEEKING: "no-peek-first",
}
TRADES = ("trade", "swap", "put-back")


def expected(view: Sight) -> list[tuple[tuple[str, ...], int]]:
    """What a player might try: every card of the row as attacker, both answers, picking up two cards."""
    v = view.record
    me = int(v.to_move)
    if v.phase == RESPONDING:
        return [((), SHOW_MONK), ((), PASS)]
    if v.phase in (ATTACKING, ATTACKING_AGAIN):
        return _attacks(v, me)
    if v.phase == FILLING:
        return [((), PASS)]
    if v.phase == TRADING and v.hand[me]:
        pairs = SLOT_PAIR.tolist()
        return [((row(me, one), row(me, two)), SWAP + pair) for pair, (one, two) in enumerate(pairs)]
    return []


def _attacks(v: Any, me: int) -> list[tuple[tuple[str, ...], int]]:
    """Each own card against the next seat, for a second attack the target of the first, and passing."""
    target = (me + 1) % int(v.seats) * SLOTS
    again = v.phase == ATTACKING_AGAIN
    if again and int(v.target[0]) == target:
        target += 1
    tried: list[tuple[tuple[str, ...], int]] = []
    for slot in range(SLOTS):
        tried.append(((row(me, slot),), ATTACK + slot * TARGETS + target))
    if again:
        seat, aim = divmod(int(v.target[0]), SLOTS)
        others = [slot for slot in range(SLOTS) if slot != v.slot[0] and v.row[me, slot] != SHOGUN]
        tried.append(((row(seat, aim),), ATTACK + others[0] * TARGETS + int(v.target[0])))
    return [*tried, ((), PASS)]


def reason(view: Sight, number: int) -> Message:
    """Why an action is not legal in this position."""
    v, move = view.record, read(number)
    if v.phase in FIRST:
        return _first_reason(v, move)
    if move.kind == "attack":
        return Message("no-attacked-already") if v.phase == TRADING else _attack_reason(v, move)
    if move.kind in TRADES:
        geisha = {"geisha": "yes" if v.geisha_trades else "no"}  # R4
        return _trade_reason(v, move) if v.phase == TRADING else Message("no-trade-yet", geisha)
    if move.kind == "fill":
        return Message("no-fill-yet" if GAP in v.row[v.to_move] else "no-gap")
    return Message(f"no-{move.kind}-now")


def _first_reason(v: Any, move: Move) -> Message:
    """Why something else must be done first."""
    if v.phase == RESPONDING and move.kind == "monk":
        return Message("no-monk-beside")  # R3: one wording
    if v.phase == FILLING and move.kind == "fill":
        return _not_at_hand(v, move)
    if v.phase == PEEKING:
        return Message("no-peek-first", {"target": Seat(int(v.attacker) + 1)})
    return Message(FIRST[int(v.phase)])


def _attack_reason(v: Any, move: Move) -> Message:
    me = int(v.to_move)
    if move.seat >= v.seats:
        return Message("no-seat", {"number": move.seat + 1})
    if move.seat == me:
        return Message("no-own-row")
    if v.phase == ATTACKING_AGAIN and move.slot == v.slot[0]:
        return Message("no-attacker-gone" if v.row[me, move.slot] == GAP else "no-ronin-again")
    if v.row[me, move.slot] == SHOGUN:
        return Message("no-shogun")
    return Message("no-target-again", {"target": Seat(move.seat + 1), "aim": side(move.aim)})  # R1


def _trade_reason(v: Any, move: Move) -> Message:
    if move.kind != "trade":
        return Message("no-pick-up")
    if not v.hand[v.to_move]:
        return Message("no-hand")
    return _not_at_hand(v, move)


def _not_at_hand(v: Any, move: Move) -> Message:
    in_row = move.card in v.row[v.to_move]
    return Message("no-in-row" if in_row else "no-out-of-play", {"card": name(move.card)})
