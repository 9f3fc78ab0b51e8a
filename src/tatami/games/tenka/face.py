"""How Tenka Trick shows itself: whose turn it is and the whole table in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tatami.engine.game import Face, Sight
from tatami.engine.scene import Message, Seat
from tatami.games.tenka import rules, verdict
from tatami.games.tenka.actions import action
from tatami.games.tenka.cards import FACTIONS, KIND_LETTERS
from tatami.games.tenka.events import events, final
from tatami.games.tenka.layout import (
    battle_number,
    battles,
    counts,
    deck_size,
    former_general,
    on_table,
    places,
    scores,
    seats_from,
    seats_of,
    standing,
)
from tatami.games.tenka.refusals import expected, reason
from tatami.games.tenka.state import CONFISCATE, GIVE, NO_CARD, OVER, PLAY, hand_size
from tatami.games.tenka.things import SIDE_NAMES, by_faction, by_kind, card_words, listed, up


def task(view: Sight) -> Message:
    """Whose turn it is and what they are asked to do."""
    v = view.record
    who = {"seat": Seat(int(v.to_move) + 1)}
    if v.phase == GIVE:
        cards = len(on_table(v))
        return Message("task-give", {**who, "receiver": Seat(int(rules.receiver(v)) + 1), "cards": cards})
    if v.phase == CONFISCATE:
        return Message("task-confiscate", {**who, "former": Seat(former_general(v) + 1)})
    if v.to_move == v.general:
        return Message("task-lead", who)
    led = int(rules.led_faction(v))
    args: dict[str, Any] = {**who, "general": Seat(int(v.general) + 1)}
    if led == FACTIONS:
        return Message("task-any", args)
    args["faction"] = SIDE_NAMES[led]
    if view.seat != int(v.to_move) + 1:
        return Message("task-play", args)
    follows = int(v.hand[v.to_move] & v.faction_cards[led])
    return Message("task-follow" if follows else "task-without", args)


# The table in sentences.


def summary(view: Sight) -> list[Message]:
    """What is going on, then what everybody has, how many of each kind, and what is out."""
    v = view.record
    lines = list(_now(view)) if v.phase != OVER else [Message("sum-over", {"battles": battles(v)})]
    points = scores(v)
    for seat in seats_of(view):
        lines += _player(view, seat, points[seat])
    lines += (_race(view, kind) for kind in range(len(KIND_LETTERS)))
    if v.aside:
        lines.append(Message("sum-out", {"list": listed(v, by_faction(v, v.aside))}))
    return lines


def _now(view: Sight) -> Iterator[Message]:
    """How far the game is, which numbers count, the battle, and the viewer's hand."""
    v = view.record
    yield Message("sum-battle", {"battle": battle_number(v), "battles": battles(v), "cards": deck_size(v)})
    yield Message("sum-general", {"seat": Seat(int(v.general) + 1), "up": up(v.side)})
    yield from _battle(v)
    if view.seat is not None:
        cards = listed(v, by_faction(v, v.hand[view.seat - 1]))
        yield Message("sum-hand", {"seat": Seat(view.seat), "list": cards})


def _battle(v: Any) -> Iterator[Message]:
    """The cards of the battle and how the sides stand."""
    at = int(v.battle)
    judged = verdict.read(v, at)
    if judged is None:
        return
    for seat in seats_from(judged.leader, int(v.seats)):
        card = int(v.played[at, seat])
        if card != NO_CARD:
            args = {
                **card_words(v, card),
                "seat": Seat(seat + 1),
                "strength": int(v.strength[v.side_up[at], card]),
                "side": "own" if judged.sides[seat] == v.faction[card] else SIDE_NAMES[judged.sides[seat]],
            }
            yield Message("sum-led" if seat == judged.leader else "sum-played", args)
    if v.phase == PLAY:
        yield Message("sum-sides", {"totals": verdict.sums(judged)})
        return
    yield Message("saw-decided", {"why": verdict.why(v, at, judged)})
    if v.phase == GIVE:
        yield Message("sum-spoils", {"list": listed(v, on_table(v))})


def _player(view: Sight, seat: int, points: int) -> Iterator[Message]:
    """A player's cards and points."""
    v = view.record
    who = {"seat": Seat(seat + 1)}
    if v.phase == OVER:
        yield final(v, seat, points)
    else:
        held = {} if view.seat == seat + 1 else {"cards": int(hand_size(v, seat))}
        yield Message("sum-holds" if held else "sum-points", {**who, **held, "points": points})
    yield Message("sum-pile", {**who, "list": listed(v, by_kind(v, v.pile[seat]))})


def _race(view: Sight, kind: int) -> Message:
    """How many cards of a kind everybody has, the most first."""
    v = view.record
    number = {seat: int(v.pile[seat] & v.kind_cards[kind]).bit_count() for seat in seats_of(view)}
    holders = sorted((seat for seat in number if number[seat]), key=lambda seat: -number[seat])
    return Message("sum-kind", {"kind": KIND_LETTERS[kind], "list": standing(number, holders)})


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
