"""Moon Tide: a draft, secret bids and tricks for two to four players."""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.engine.bits import mark
from tatami.engine.cards import EACH_SEAT, THE_REST, Cards, Pile
from tatami.engine.game import Game, Option, Rules, Whole, flag
from tatami.engine.jit import inline, jit
from tatami.engine.scene import Action, Message
from tatami.engine.scene.piles import NOT_NOW, own, pile_scene
from tatami.engine.state import HEAD, HIDDEN, OPEN, OWN, Field, record, seats

SEATS = 4
MOST = 6  # cards of a hand
DRAFT, BID, PLAY = range(3)  # phases
DRAFTED = 3  # cards that are chosen
NO_BID = 255

SUITS = ("sun", "moon", "star")
KINDS = (*((f"{suit}{n}", 1) for suit in SUITS for n in range(1, 8)), ("wave", 3))
WAVE = len(KINDS) - 1
CARDS = Cards(
    KINDS,
    Pile("hand", MOST, OWN, EACH_SEAT, dealt="hand_size"),
    Pile("kept", MOST, OWN, EACH_SEAT),
    Pile("way", MOST, HIDDEN, EACH_SEAT),
    Pile("played", 1, OPEN, EACH_SEAT),
    Pile("won", MOST * SEATS, OPEN, EACH_SEAT),
    Pile("rest", 24, HIDDEN, dealt=THE_REST),
    seats=SEATS,
)
HAND, KEPT, WAY, PLAYED, WON = (CARDS.pile(name) for name in ("hand", "kept", "way", "played", "won"))
size, kind_at, find, move = CARDS.size, CARDS.kind_at, CARDS.find, CARDS.move

STATE = record(
    *HEAD,
    *CARDS.fields,
    Field("last", "u1"),  # what everybody saw of the last action, from 1
    Field("bidding", "u1"),  # the option
    Field("bid", "u1", (SEATS,), OWN),  # + 1; 0: none yet
    Field("shown", "u1", (SEATS,), by_seat=True),  # + 1, at the end
    Field("leader", "u1", is_seat=True),
    Field("tricks", "u1", (SEATS,), by_seat=True),
)

KEEP = 0  # + kind
BIDS = KEEP + len(KINDS)  # + number
LAY = BIDS + MOST + 1  # + kind
NUMBERS = range(MOST + 1)
ACTIONS = (
    *(
        Action(f"k{k}", "keep", (own("hand", SEATS), own("kept", SEATS)), Message("do-keep", {"kind": k}))
        for k, _ in KINDS
    ),
    *(Action(f"b{n}", "bid", (), Message("do-bid", {"number": n})) for n in NUMBERS),
    *(
        Action(k, "lay", (own("kept", SEATS), own("played", SEATS)), Message("do-lay", {"kind": k}))
        for k, _ in KINDS
    ),
    Action("k?", "kept", (own("hand", SEATS), own("kept", SEATS)), Message("do-kept")),
    Action("b?", "bade", (), Message("do-bade")),
)
SECRET_KEEP, SECRET_BID = len(ACTIONS) - 2, len(ACTIONS) - 1

REASONS = ("follow",)


def masked(action: int) -> int:
    """What others are told."""
    return SECRET_KEEP if action < BIDS else SECRET_BID if action < LAY else action


@inline
def led(s: Any) -> int:
    """The suit to follow, or -1."""
    if size(s, PLAYED + s.leader) == 0:
        return -1
    kind = kind_at(s, PLAYED + s.leader, 0)
    return -1 if kind == WAVE else kind // 7


@inline
def follows(s: Any, kind: int) -> bool:
    """Whether a card may be played to the trick."""
    suit = led(s)
    if suit < 0 or kind == WAVE or kind // 7 == suit:
        return True
    for value in range(7):
        if find(s, KEPT + s.to_move, suit * 7 + value) >= 0:
            return False
    return True


@inline
def why_not(v: Any, action: int) -> int:
    """What a player should learn about an illegal action."""
    if v.phase == PLAY and LAY <= action < LAY + len(KINDS) and find(v, KEPT + v.to_move, action - LAY) >= 0:
        return 0
    return NOT_NOW


@jit
def legal(s: Any, mask: Any) -> None:
    """Keep a card, bid, or play to a trick."""
    me = s.to_move
    if me < 0:
        return
    if s.phase == BID:
        for number in range(size(s, KEPT + me) + 1):
            mark(mask, BIDS + number)
        return
    for kind in range(len(KINDS)):
        if s.phase == DRAFT and find(s, HAND + me, kind) >= 0:
            mark(mask, KEEP + kind)
        if s.phase == PLAY and find(s, KEPT + me, kind) >= 0 and follows(s, kind):
            mark(mask, LAY + kind)


@jit
def step(s: Any, action: int) -> None:
    """Play a legal action."""
    me = np.int64(s.to_move)
    following = (me + 1) % seats(s)
    if action < BIDS:
        s.last = 1
        move(s, HAND + me, find(s, HAND + me, action - KEEP), KEPT + me)
        s.to_move = following
        if following == s.start:
            pass_hands(s)
    elif action < LAY:
        s.last = 2
        s.bid[me] = action - BIDS + 1
        s.to_move = following
        if following == s.start:
            s.phase = PLAY
    else:
        s.last = action - LAY + 3
        move(s, KEPT + me, find(s, KEPT + me, action - LAY), PLAYED + me)
        s.to_move = following
        if following == s.leader:
            end_trick(s)


@inline
def pass_hands(s: Any) -> None:
    """Pass all hands to the left; after the last choice keep them."""
    is_last = size(s, KEPT + s.start) == DRAFTED
    for seat in range(seats(s)):
        while size(s, HAND + seat) > 0:
            move(s, HAND + seat, size(s, HAND + seat) - 1, WAY + seat)
    for seat in range(seats(s)):
        to = (KEPT if is_last else HAND) + (seat + 1) % seats(s)
        while size(s, WAY + seat) > 0:
            move(s, WAY + seat, size(s, WAY + seat) - 1, to)
    if is_last:
        s.leader = s.start
        s.phase = BID if s.bidding else PLAY


@inline
def end_trick(s: Any) -> None:
    """Give the trick to its winner; after the last show the bids."""
    best, most = np.int64(s.leader), -1
    suit = led(s)
    for turn in range(seats(s)):
        seat = (np.int64(s.leader) + turn) % seats(s)
        kind = kind_at(s, PLAYED + seat, 0)
        worth = 100 if kind == WAVE else kind % 7 if kind // 7 == suit else -1
        if worth > most:
            best, most = seat, worth
    for seat in range(seats(s)):
        move(s, PLAYED + seat, 0, WON + best)
    s.tricks[best] += 1
    s.leader = best
    s.to_move = best
    if size(s, KEPT + best) == 0:
        s.to_move = -1
        for seat in range(seats(s)):
            s.shown[seat] = s.bid[seat]


@jit
def scores(s: Any, out: Any) -> None:
    """A bid that is met counts double; others count tricks less the error."""
    for seat in range(seats(s)):
        tricks = np.int64(s.tricks[seat])
        out[seat] = tricks
        if s.shown[seat] > 0:
            off = abs(np.int64(s.shown[seat]) - 1 - tricks)
            out[seat] = 5 + 2 * tricks if off == 0 else tricks - off


GAME = Game(
    name="tide",
    version=1,
    seats=range(2, SEATS + 1),
    usual_seats=3,
    state=STATE,
    cards=CARDS,
    actions=SECRET_KEEP,
    mask=masked,
    max_decisions=SEATS * (DRAFTED + 1 + MOST),
    options=(Option("hand_size", 5, Whole(4, MOST)), Option("bidding", True, flag)),
    rules=Rules(legal=legal, step=step, scores=scores),
    scene=pile_scene(CARDS, ACTIONS, phases=("draft", "bid", "play"), reasons=REASONS, why_not=why_not),
)
