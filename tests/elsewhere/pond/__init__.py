"""Koi Pond: ask others for cards of a kind, collect pairs, for two to five players."""

from __future__ import annotations

from typing import Any

from tatami.engine.bits import mark
from tatami.engine.cards import EACH_SEAT, THE_REST, Cards, Pile
from tatami.engine.game import Game, OneOf, Option, Rules
from tatami.engine.jit import inline, jit
from tatami.engine.scene import Action, Message, Seat
from tatami.engine.scene.piles import own, pile_scene
from tatami.engine.state import HEAD, HIDDEN, OPEN, OWN, Field, record, seats

SEATS = 5
CALM = 0  # the mood in which everybody asks once
FISH = ("golden-koi", "white-koi", "red-koi", "catfish", "old-grandmother-turtle", "frog", "heron")
CARDS = Cards(
    tuple((fish, 4) for fish in FISH),
    Pile("hand", 20, OWN, EACH_SEAT, dealt={2: 6, 3: 5, 4: 4, 5: 3}),
    Pile("pairs", 28, OPEN, EACH_SEAT),
    Pile("pond", 28, HIDDEN, dealt=THE_REST),
    seats=SEATS,
)
HAND, PAIRS, POND = (CARDS.pile(name) for name in ("hand", "pairs", "pond"))
size, kind_at, find, move = CARDS.size, CARDS.kind_at, CARDS.find, CARDS.move

STATE = record(
    *HEAD,
    *CARDS.fields,
    Field("last", "u1"),
    Field("mood", "u1"),  # the option: 0 calm, 1 wild
    Field("asker", "u1"),  # who asked last, + 1: a draw says nothing else
)

KINDS = len(FISH)
ASK = 0  # + seat * KINDS + kind
PASS = SEATS * KINDS
ACTIONS = (
    *(
        Action(
            f"{seat}:{kind.replace(' ', '-')}",
            "ask",
            (own("hand", SEATS), f"seat/{seat}/hand"),
            Message("do-ask", {"kind": kind, "whom": Seat(seat)}),
        )
        for seat in range(1, SEATS + 1)
        for kind in FISH
    ),
    Action("pass", "pass", (), Message("do-pass")),
)


@jit
def legal(s: Any, mask: Any) -> None:
    """Ask somebody with cards for a kind in the own hand."""
    me = s.to_move
    if me < 0:
        return
    can = False
    for seat in range(seats(s)):
        if seat != me and size(s, HAND + seat) > 0:
            for kind in range(KINDS):
                if find(s, HAND + me, kind) >= 0:
                    mark(mask, ASK + seat * KINDS + kind)
                    can = True
    if not can:
        mark(mask, PASS)


@jit
def step(s: Any, action: int) -> None:
    """Get a card, or draw one from the pond; lay out pairs."""
    me = s.to_move
    s.last = action + 1
    s.asker = me + 1
    got = False
    if action < PASS:
        seat, kind = action // KINDS, action % KINDS
        at = find(s, HAND + seat, kind)
        if at >= 0:
            move(s, HAND + seat, at, HAND + me)
            got = True
    if not got and size(s, POND) > 0:
        move(s, POND, size(s, POND) - 1, HAND + me)
    lay_pairs(s, me)
    left = 0
    for seat in range(seats(s)):
        left += size(s, HAND + seat)
    if left + size(s, POND) == 0:
        s.to_move = -1
    elif not got or s.mood == CALM or size(s, HAND + me) == 0:
        s.to_move = (me + 1) % seats(s)


@inline
def lay_pairs(s: Any, seat: int) -> None:
    """Lay out two of a kind."""
    for kind in range(KINDS):
        count = 0
        for index in range(size(s, HAND + seat)):
            count += kind_at(s, HAND + seat, index) == kind
        if count >= 2:
            move(s, HAND + seat, find(s, HAND + seat, kind), PAIRS + seat)
            move(s, HAND + seat, find(s, HAND + seat, kind), PAIRS + seat)


@jit
def scores(s: Any, out: Any) -> None:
    """A point for each pair."""
    for seat in range(seats(s)):
        out[seat] = size(s, PAIRS + seat) // 2


GAME = Game(
    name="pond",
    version=1,
    seats=range(2, SEATS + 1),
    usual_seats=3,
    state=STATE,
    cards=CARDS,
    actions=len(ACTIONS),
    max_decisions=400,
    options=(Option("mood", "calm", OneOf(("calm", "wild"))),),
    rules=Rules(legal=legal, step=step, scores=scores),
    scene=pile_scene(CARDS, ACTIONS, phases=("turn",)),
)
