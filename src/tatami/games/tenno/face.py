"""How TENNO shows itself: the table in words, and what is asked of whom."""

from __future__ import annotations

from typing import Any

from tatami.engine.game import Face, Sight
from tatami.engine.scene import Message, Seat
from tatami.games.tenno.actions import action, first_gap
from tatami.games.tenno.cards import SLOTS
from tatami.games.tenno.events import events
from tatami.games.tenno.fights import current_fight, geisha_won, losses
from tatami.games.tenno.places import (
    counts,
    is_recalled,
    listed,
    lost_cards,
    places,
    prison_words,
    recollection,
    row_piece,
    seats_from,
)
from tatami.games.tenno.position import hand_size
from tatami.games.tenno.preview import said
from tatami.games.tenno.reasons import expected, reason
from tatami.games.tenno.state import (
    ATTACKING,
    ATTACKING_AGAIN,
    FILLING,
    OVER,
    PEEKING,
    RESPONDING,
    SETTING_UP,
    TRADING,
)
from tatami.games.tenno.things import HIDDEN, cards_in, name, side

TASKS = {
    SETTING_UP: "task-set-up",
    ATTACKING: "task-attack",
    RESPONDING: "task-respond",
    ATTACKING_AGAIN: "task-attack-again",
    FILLING: "task-fill",
    PEEKING: "task-peek",
}


def task(view: Sight) -> Message:
    """Whose turn it is and what they are asked."""
    v = view.record
    me = int(v.to_move)
    args: dict[str, Any] = {"seat": Seat(me + 1)}
    if v.phase == TRADING:
        args["geisha"] = "yes" if geisha_won(v) else "no"
        return Message("task-trade" if hand_size(v, me) else "task-pick-up", args)
    if v.phase == RESPONDING:
        fight = current_fight(v)
        cards = {"card": name(fight.attacking), "met": name(fight.defending)}
        args |= {"target": Seat(fight.attacker + 1), **cards, **said(fight)}
    elif v.phase == FILLING:
        args["slot"] = side(first_gap(v, me))
    elif v.phase == PEEKING:
        args["target"] = Seat(int(v.attacker) + 1)
    return Message(TASKS[int(v.phase)], args)


def summary(view: Sight) -> list[Message]:
    """A fight under way, then seat by seat, the viewer's first: row, hand, prison and losses."""
    v = view.record
    recalled = recollection(view)
    lines = []
    if v.phase == RESPONDING:
        fight = current_fight(v)
        attacking = {
            "seat": Seat(fight.attacker + 1),
            "slot": side(fight.slot),
            "card": name(fight.attacking),
        }
        target = {"target": Seat(fight.defender + 1), "aim": side(fight.aim), "met": name(fight.defending)}
        lines.append(Message("sum-fight", {**attacking, **target}))
    for seat in seats_from(view):
        who = {"seat": Seat(seat + 1)}
        lines.append(_row(view, recalled, seat))
        lines.append(_hand(view, seat))
        lines.append(prison_words(view, seat))
        lost = lost_cards(view, seat) if is_recalled(view) else []
        if lost:
            lines.append(Message("sum-lost", {**who, "list": listed(lost)}))
    discarded = sum(loss.captor is None for loss in losses(v))
    return [*lines, Message("sum-discard", {"cards": discarded})]


def _row(view: Sight, recalled: Any, seat: int) -> Message:
    """A row in words."""
    who = {"seat": Seat(seat + 1)}
    pieces = [row_piece(view, recalled, seat, slot) for slot in range(SLOTS)]
    if pieces == [HIDDEN] * SLOTS:
        return Message("sum-row-down", who)
    if pieces == [None] * SLOTS and view.record.phase == SETTING_UP:
        return Message("sum-row-empty", who)
    cards = tuple(
        Message("row-card", {"slot": side(slot), "piece": piece.words})
        if piece
        else Message("row-gap", {"slot": side(slot)})
        for slot, piece in enumerate(pieces)
    )
    return Message("sum-row", {**who, "list": cards})


def _hand(view: Sight, seat: int) -> Message:
    """A hand in words: its cards where the viewer sees them, else how many."""
    v = view.record
    args: dict[str, Any] = {"seat": Seat(seat + 1), "cards": int(hand_size(v, seat))}
    if seat == v.viewer or v.phase == OVER:
        return Message("sum-hand-open", {**args, "list": listed(cards_in(v.hand[seat]))})
    return Message("sum-hand", args)


FACE = Face(
    places=places,
    counts=counts,
    summary=summary,
    task=task,
    action=action,
    reason=reason,
    expected=expected,
    events=events,
)
