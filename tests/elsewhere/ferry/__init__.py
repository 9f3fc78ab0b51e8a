"""Night Ferry: hidden cargo, a face-down quay and inspections for two to four players."""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.engine.bits import mark
from tatami.engine.cards import EACH_SEAT, THE_REST, Cards, Pile
from tatami.engine.game import Game, Option, Rules, Whole, flag
from tatami.engine.jit import inline, jit
from tatami.engine.scene import Action, Message, Seat
from tatami.engine.scene.piles import NOT_NOW, own, pile_scene
from tatami.engine.state import HEAD, HIDDEN, OPEN, OWN, Field, record, seats

SEATS = 4  # at most
BERTHS = 4  # at most
HOLD = 5  # cards on boat and pier that end the game
TURN, LOAD = range(2)  # phases

GOODS = (("tea", 10), ("opium", 6), ("lamp", 4), *((f"silk{n}", 2) for n in range(1, 6)))
TEA, OPIUM, LAMP, SILK = range(4)


CARDS = Cards(
    GOODS,
    Pile("hand", 4, OWN, EACH_SEAT, dealt=3),
    Pile("quay", 1, HIDDEN, BERTHS, dealt=1, used="berths"),
    Pile("boat", HOLD, OWN, EACH_SEAT),
    Pile("pier", HOLD, OPEN, EACH_SEAT),
    Pile("customs", 6, OPEN),
    Pile("deck", 30, HIDDEN, dealt=THE_REST),
    seats=SEATS,
)
HANDS, QUAY, BOATS, PIERS, CUSTOMS, DECK = (
    CARDS.pile(name) for name in ("hand", "quay", "boat", "pier", "customs", "deck")
)
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
    Field("last", "u1"),  # the action played last, from 1; stowed cards are all the same
    Field("inspections", "u1"),  # the option
    Field("inspected", "u1", (SEATS,), by_seat=True),  # whether a boat has been inspected
    Field("fines", "u1", (SEATS,), by_seat=True),  # how many fines a seat has paid
)

PEEK = 0  # + berth
FETCH = PEEK + BERTHS  # + berth
DRAW = FETCH + BERTHS
INSPECT = DRAW + 1  # + seat
STOW = INSPECT + SEATS  # + kind
SHOW = STOW + len(GOODS)  # + kind
NUMBERS = range(1, BERTHS + 1)
ACTIONS = (
    *(Action(f"?{n}", "peek", (f"quay/{n}",), Message("do-peek", {"berth": n})) for n in NUMBERS),
    *(
        Action(f"+{n}", "fetch", (f"quay/{n}", own("hand", SEATS)), Message("do-fetch", {"berth": n}))
        for n in NUMBERS
    ),
    Action("draw", "draw", ("deck", own("hand", SEATS)), Message("do-draw")),
    *(
        Action(
            f"!{n}", "inspect", (f"seat/{n}/boat", f"seat/{n}/pier"), Message("do-inspect", {"boat": Seat(n)})
        )
        for n in range(1, SEATS + 1)
    ),
    *(
        Action(
            f"-{kind}", "stow", (own("hand", SEATS), own("boat", SEATS)), Message("do-stow", {"kind": kind})
        )
        for kind, _ in GOODS
    ),
    *(
        Action(
            f"={kind}", "show", (own("hand", SEATS), own("pier", SEATS)), Message("do-show", {"kind": kind})
        )
        for kind, _ in GOODS
    ),
    Action("-?", "stowed", (own("hand", SEATS), own("boat", SEATS)), Message("do-stowed")),
)
STOWED = len(ACTIONS) - 1

KNOWN, SEEN, EMPTY, FORBIDDEN = range(4)
REASONS = ("known", "seen", "empty", "forbidden")


@inline
def why_not(v: Any, action: int) -> int:
    """What a player should learn about an illegal action."""
    if v.phase == TURN and action < FETCH and size(v, QUAY + action) > 0:
        return KNOWN
    if v.phase == TURN and INSPECT <= action < STOW and action - INSPECT != v.to_move:
        if v.inspections == 0:
            return FORBIDDEN
        if v.inspected[action - INSPECT] > 0:
            return SEEN
        return EMPTY
    return NOT_NOW


@inline
def dry(s: Any) -> bool:
    """Whether nothing is left to fetch or draw."""
    left = size(s, DECK)
    for berth in range(BERTHS):
        left += size(s, QUAY + berth)
    return bool(left == 0)


@jit
def legal(s: Any, mask: Any) -> None:
    """Peek, fetch, draw or inspect; then stow or show."""
    me = s.to_move
    if me < 0:
        return
    if s.phase == TURN:
        for berth in range(BERTHS):
            if size(s, QUAY + berth) > 0:
                if not knows(s, QUAY + berth, 0, me):
                    mark(mask, PEEK + berth)
                mark(mask, FETCH + berth)
        if size(s, DECK) > 0:
            mark(mask, DRAW)
        for seat in range(seats(s)):
            if may_inspect(s, me, seat):
                mark(mask, INSPECT + seat)
    if s.phase == LOAD or dry(s):
        for kind in range(len(GOODS)):
            if find(s, HANDS + me, kind) >= 0:
                mark(mask, STOW + kind)
                mark(mask, SHOW + kind)


@inline
def may_inspect(s: Any, me: int, seat: int) -> bool:
    """Whether a seat may inspect the boat of another."""
    return bool(s.inspections and seat != me and not s.inspected[seat] and size(s, BOATS + seat) > 0)


@jit
def step(s: Any, action: int) -> None:
    """Play a legal action."""
    me = s.to_move
    s.last = min(action, STOW) + 1 if action < SHOW else action + 1
    if action < FETCH:
        learn(s, QUAY + action, 0, me)
        pass_turn(s, me)
    elif action < DRAW:
        berth = QUAY + action - FETCH
        move(s, berth, 0, HANDS + me)
        if size(s, DECK) > 0:
            move(s, DECK, size(s, DECK) - 1, berth)
        s.phase = LOAD
    elif action == DRAW:
        move(s, DECK, size(s, DECK) - 1, HANDS + me)
        s.phase = LOAD
    elif action < STOW:
        inspect(s, me, action - INSPECT)
        pass_turn(s, me)
    elif action < SHOW:
        move(s, HANDS + me, find(s, HANDS + me, action - STOW), BOATS + me)
        pass_turn(s, me)
    else:
        move(s, HANDS + me, find(s, HANDS + me, action - SHOW), PIERS + me)
        pass_turn(s, me)


@inline
def unload(s: Any, seat: int) -> None:
    """Turn up all cards on a boat."""
    while size(s, BOATS + seat) > 0:
        move(s, BOATS + seat, size(s, BOATS + seat) - 1, PIERS + seat)


@inline
def inspect(s: Any, me: int, seat: int) -> None:
    """Turn up a boat; opium goes to customs, and an inspector who finds none pays a fine."""
    s.inspected[seat] = 1
    found = 0
    while find(s, BOATS + seat, OPIUM) >= 0:
        move(s, BOATS + seat, find(s, BOATS + seat, OPIUM), CUSTOMS)
        found += 1
    unload(s, seat)
    if found == 0:
        s.fines[me] += 1


@inline
def pass_turn(s: Any, me: int) -> None:
    """Ask the next seat; end the game after a round in which somebody's boat and pier are full."""
    s.phase = TURN
    s.to_move = (me + 1) % seats(s)
    over = False
    if s.to_move == s.start:
        for seat in range(seats(s)):
            over = over or size(s, BOATS + seat) + size(s, PIERS + seat) >= HOLD
    over = over or (dry(s) and size(s, HANDS + s.to_move) == 0)
    if over:
        for seat in range(seats(s)):
            unload(s, seat)
        s.to_move = -1


@jit
def scores(s: Any, out: Any) -> None:
    """Tea by number, silk by value and lamps, four for opium, less three for each fine."""
    for seat in range(seats(s)):
        pier = PIERS + seat
        lamp = find(s, pier, LAMP) >= 0
        tea = 0
        points = -3 * np.int64(s.fines[seat])
        for index in range(size(s, pier)):
            kind = kind_at(s, pier, index)
            if kind == TEA:
                tea += 1
                points += tea
            elif kind == OPIUM:
                points += 4
            elif kind >= SILK:
                points += kind - SILK + 1 + (2 if lamp else 0)
        out[seat] = points


GAME = Game(
    name="ferry",
    version=1,
    seats=range(2, SEATS + 1),
    usual_seats=3,
    state=STATE,
    cards=CARDS,
    actions=STOWED,
    mask=lambda action: STOWED if STOW <= action < SHOW else action,
    max_decisions=400,
    options=(Option("berths", 3, Whole(2, BERTHS)), Option("inspections", True, flag)),
    rules=Rules(legal=legal, step=step, scores=scores),
    scene=pile_scene(CARDS, ACTIONS, phases=("turn", "load"), reasons=REASONS, why_not=why_not),
)
