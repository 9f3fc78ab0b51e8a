"""Ichiba: a market of face-down goods for two to four players."""

from __future__ import annotations

from typing import Any

from tatami.engine.bits import mark
from tatami.engine.cards import EACH_SEAT, THE_REST, Cards, Pile
from tatami.engine.game import Game, Rules
from tatami.engine.jit import inline, jit
from tatami.engine.scene import Action, Message
from tatami.engine.scene.piles import NOT_NOW, own, pile_scene
from tatami.engine.state import HEAD, HIDDEN, OPEN, OWN, Field, record, seats

# The cards and where they lie: everything about deals, views and hidden cards follows from this.

SEATS = 4  # at most
STALLS = 3  # of the market
HAND = 4  # cards in a hand, at most
GOAL = 5  # cards on a stand that end the game

GOODS = (("rice", 9), ("tea", 7), ("silk", 6), ("jade", 4))
CARDS = Cards(
    GOODS,
    Pile("hand", HAND, OWN, EACH_SEAT, dealt=2),
    Pile("market", 1, HIDDEN, STALLS, dealt=1),
    Pile("stand", GOAL, OPEN, EACH_SEAT),
    Pile("deck", 26, HIDDEN, dealt=THE_REST),
    seats=SEATS,
)
IN_HAND, IN_MARKET, ON_STAND, IN_DECK = (CARDS.pile(name) for name in ("hand", "market", "stand", "deck"))
size, kind_at, find, move, learn, knows = (
    CARDS.size,
    CARDS.kind_at,
    CARDS.find,
    CARDS.move,
    CARDS.learn,
    CARDS.knows,
)

STATE = record(
    *HEAD,
    *CARDS.fields,
    Field("last", "u1"),  # the action played last, from 1: the cards do not show which stall was emptied
    Field("ichiba", "u1", known=HIDDEN),  # unused: the states of two games must differ in some field
)

# Actions, each range declared once, and in words.

LOOK = 0  # + stall
TAKE = LOOK + STALLS  # + stall
LAY = TAKE + STALLS  # + kind
NUMBERS = range(1, STALLS + 1)
ACTIONS = (
    *(Action(f"?{n}", "look", (f"market/{n}",), Message("do-look", {"stall": n})) for n in NUMBERS),
    *(
        Action(f"+{n}", "take", (f"market/{n}", own("hand", SEATS)), Message("do-take", {"stall": n}))
        for n in NUMBERS
    ),
    *(
        Action(code, "lay", (own("hand", SEATS), own("stand", SEATS)), Message("do-lay", {"kind": code}))
        for code, _ in GOODS
    ),
)


# Rules.

FULL_HAND, KNOWN = range(2)  # reasons why an action is illegal
REASONS = ("full-hand", "known")


@inline
def why_not(v: Any, action: int) -> int:
    """What a player should learn about an illegal action."""
    if action < LAY and size(v, IN_MARKET + action % STALLS) > 0:
        return KNOWN if action < TAKE else FULL_HAND
    return NOT_NOW


@jit
def legal(s: Any, mask: Any) -> None:
    """Look at a face-down card, take one, or lay one out."""
    me = s.to_move
    if me < 0:
        return
    for stall in range(STALLS):
        if size(s, IN_MARKET + stall) > 0:
            if not knows(s, IN_MARKET + stall, 0, me):
                mark(mask, LOOK + stall)
            if size(s, IN_HAND + me) < HAND:
                mark(mask, TAKE + stall)
    for kind in range(len(GOODS)):
        if find(s, IN_HAND + me, kind) >= 0:
            mark(mask, LAY + kind)


@jit
def step(s: Any, action: int) -> None:
    """Play a legal action and pass the turn."""
    me = s.to_move
    s.last = action + 1
    if action < TAKE:
        learn(s, IN_MARKET + action - LOOK, 0, me)
    elif action < LAY:
        stall = IN_MARKET + action - TAKE
        move(s, stall, 0, IN_HAND + me)
        if size(s, IN_DECK) > 0:
            move(s, IN_DECK, size(s, IN_DECK) - 1, stall)
    else:
        move(s, IN_HAND + me, find(s, IN_HAND + me, action - LAY), ON_STAND + me)
    pass_turn(s, me)


@inline
def pass_turn(s: Any, me: int) -> None:
    """Ask the next seat that can do anything; end the game if a stand is full or nobody can."""
    market = 0
    for stall in range(STALLS):
        market += size(s, IN_MARKET + stall)
    s.to_move = -1
    if size(s, ON_STAND + me) == GOAL:
        return
    for turn in range(1, seats(s) + 1):
        seat = (me + turn) % seats(s)
        if market > 0 or size(s, IN_HAND + seat) > 0:
            s.to_move = seat
            return


@jit
def scores(s: Any, out: Any) -> None:
    """One, three, six, ten … points for one, two, three, four cards of a kind on a stand."""
    for seat in range(seats(s)):
        out[seat] = 0
        for kind in range(len(GOODS)):
            cards = 0
            for index in range(size(s, ON_STAND + seat)):
                cards += kind_at(s, ON_STAND + seat, index) == kind
            out[seat] += cards * (cards + 1) // 2


GAME = Game(
    name="ichiba",
    version=1,
    seats=range(2, SEATS + 1),
    usual_seats=3,
    state=STATE,
    cards=CARDS,
    actions=len(ACTIONS),
    max_decisions=26 * (2 + SEATS),  # every card is taken, laid out, and looked at by everybody
    rules=Rules(legal=legal, step=step, scores=scores),
    scene=pile_scene(CARDS, ACTIONS, phases=("turn",), reasons=REASONS, why_not=why_not),
)
