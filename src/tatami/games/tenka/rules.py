"""The rules of Tenka Trick: legal actions, their effects, and scores."""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.engine.bits import ZERO, bit, count, mark, part
from tatami.engine.jit import inline, jit
from tatami.engine.ranking import rank
from tatami.engine.simd import EACH
from tatami.games.tenka.battle import DRAW, is_uprising, new_general, outcome, side_of, sides, totals
from tatami.games.tenka.cards import (
    CARDS,
    COUNTRY_CARDS,
    FACTIONS,
    KINDS,
    MOST_SEATS,
    POINTS_GENERAL,
    POINTS_MOST,
    POINTS_SHARED,
)
from tatami.games.tenka.state import (
    CONFISCATE,
    CONFISCATE_FACTION,
    GIVE,
    GIVE_CARD,
    NO_CARD,
    OVER,
    PLAY,
    PLAY_CARD,
    deck_size,
    number,
)

BATTLES = np.array([CARDS // max(seats, 1) for seats in range(MOST_SEATS + 1)])  # by seats
TOP_BITS = np.uint64(128) * EACH
TRUMPS = np.uint64(((1 << CARDS) - 1) ^ ((1 << COUNTRY_CARDS) - 1))

# Questions about a position.


@inline
def next_seat(s: Any, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < s.seats else 0


@inline
def battles(s: Any) -> int:
    """How many battles the game has (R6)."""
    return BATTLES[s.seats]


@jit
def led_faction(s: Any) -> int:
    """The faction vassals must follow now, or one past the seven when they need not."""
    led = s.played[s.battle, s.leader[s.battle]]
    if led == NO_CARD:
        return FACTIONS
    return min(number(s.faction[led]), FACTIONS)


@inline
def playable(s: Any) -> np.uint64:
    """The cards the player to move may play; without branches, since in play they are hard to foresee."""
    hand = s.hand[s.to_move]
    led = s.played[s.battle, s.leader[s.battle]]
    faction = s.faction[led if led < CARDS else 0]
    followers = s.faction_cards[faction if faction < FACTIONS else 0]
    free = (led == NO_CARD) | (faction >= FACTIONS) | (hand & followers == ZERO)
    return hand if free else hand & (followers | TRUMPS)


@jit
def receiver(s: Any) -> int:
    """The recipient of the next gift: the first one due, clockwise from the General."""
    seat = next_seat(s, number(s.general))
    while s.due & (1 << seat) == 0:
        seat = next_seat(s, seat)
    return seat


@inline
def former_general(s: Any) -> int:
    """The leader of the current battle."""
    return number(s.leader[s.battle])


@inline
def most_of_a_faction(s: Any, seat: int) -> int:
    """How many cards the largest faction in a player's pile has."""
    most = 0
    for faction in range(FACTIONS):
        most = max(most, count(s.pile[seat] & s.faction_cards[faction]))
    return most


@inline
def largest_is_barred(s: Any, seat: int) -> bool:
    """Whether the factions in a player's pile differ in number, so that the largest are safe."""
    most = most_of_a_faction(s, seat)
    for faction in range(FACTIONS):
        if 0 < count(s.pile[seat] & s.faction_cards[faction]) < most:
            return True
    return False


# Legal actions.


@jit
def legal(s: Any, mask: Any) -> None:
    """Fill the mask with the legal actions."""
    if s.phase == PLAY:
        mask[0] |= playable(s) << np.uint64(PLAY_CARD)
    elif s.phase == GIVE:
        legal_gifts(s, mask)
    elif s.phase == CONFISCATE:
        legal_confiscations(s, mask)


@inline
def legal_gifts(s: Any, mask: Any) -> None:
    """Any card of this battle that is left (R8)."""
    for word in range(2):
        mask[word] |= part(s.spoils, GIVE_CARD, word)


@inline
def legal_confiscations(s: Any, mask: Any) -> None:
    """Any faction in the former General's pile, but not the largest ones if they differ."""
    former = former_general(s)
    limit = most_of_a_faction(s, former) - largest_is_barred(s, former)
    for faction in range(FACTIONS):
        if 0 < count(s.pile[former] & s.faction_cards[faction]) <= limit:
            mark(mask, CONFISCATE_FACTION + faction)


# Effects.


@jit
def step(s: Any, action: int) -> None:
    """Play a legal action."""
    if action < GIVE_CARD:
        step_play(s, action - PLAY_CARD)
    elif action < CONFISCATE_FACTION:
        step_give(s, action - GIVE_CARD)
    else:
        step_confiscate(s, action - CONFISCATE_FACTION)


@inline
def step_play(s: Any, card: int) -> None:
    """Play a card; the last one decides the battle."""
    me = number(s.to_move)
    s.hand[me] &= ~bit(card)
    s.played[s.battle, me] = card
    following = next_seat(s, me)
    if following == s.leader[s.battle]:
        end_battle(s)
    else:
        s.to_move = following


@inline
def end_battle(s: Any) -> None:
    """Decide the battle, hand over and turn the General's card, and begin to share the spoils."""
    battle = number(s.battle)
    by_seat = sides(s, battle)
    winner, _ = outcome(s, battle, by_seat, totals(s, battle, by_seat))
    cards = ZERO
    for seat in range(number(s.seats)):
        cards |= bit(s.played[battle, seat])
    s.aside |= cards & TRUMPS
    if winner == DRAW:
        keep_own(s)
        begin_battle(s)
        return
    s.spoils = cards & ~TRUMPS
    general = new_general(s, battle, by_seat, winner)
    s.general = general
    if is_uprising(s, battle, by_seat, winner):
        s.uprising = 1
        s.side = 1 - s.side
    due = 0
    for seat in range(number(s.seats)):
        due |= number((seat != general) & (side_of(by_seat, seat) == winner)) << seat
    s.due = due
    if due != 0:
        s.phase = GIVE
        s.to_move = general
    else:
        take_spoils(s)


@inline
def keep_own(s: Any) -> None:
    """Everybody adds the country card they played to their own pile (R4)."""
    for seat in range(number(s.seats)):
        s.pile[seat] |= bit(s.played[s.battle, seat]) & ~TRUMPS


@inline
def step_give(s: Any, card: int) -> None:
    """Give a card of the battle to the next player due one."""
    seat = receiver(s)
    s.spoils &= ~bit(card)
    s.pile[seat] |= bit(card)
    s.due ^= 1 << seat
    if s.due == 0:
        take_spoils(s)


@inline
def take_spoils(s: Any) -> None:
    """The new General keeps the rest (R8), then confiscates if there is anything (R5)."""
    s.pile[s.general] |= s.spoils
    s.spoils = ZERO
    if s.uprising == 1 and s.pile[former_general(s)] != ZERO:
        s.phase = CONFISCATE
        s.to_move = s.general
    else:
        begin_battle(s)


@inline
def step_confiscate(s: Any, faction: int) -> None:
    """Take all cards of a faction from the former General's pile."""
    former = former_general(s)
    taken = s.pile[former] & s.faction_cards[faction]
    s.pile[former] ^= taken
    s.pile[s.general] |= taken
    begin_battle(s)


@inline
def begin_battle(s: Any) -> None:
    """Let everyone draw while the deck lasts, and begin the next battle, or end the game."""
    s.uprising = 0
    if s.battle + 1 == battles(s):
        s.phase = OVER
        s.to_move = -1
        return
    if deck_size(s) > 0:
        seat = number(s.general)
        for _ in range(number(s.seats)):
            s.hand[seat] |= bit(s.deck[s.drawn])
            s.deck[s.drawn] = NO_CARD
            s.drawn += 1
            seat = next_seat(s, seat)
    s.battle += 1
    s.leader[s.battle] = s.general
    s.side_up[s.battle] = s.side
    s.phase = PLAY
    s.to_move = s.general


# Scores.


@inline
def cards_points(s: Any, seat: int) -> int:
    """Points for the country cards in a player's pile."""
    return count(s.pile[seat])


@inline
def kinds_held(s: Any, seat: int) -> np.uint64:
    """How many cards of each kind are in a player's pile: a byte for each, the first the lowest."""
    held = ZERO
    for kind in range(KINDS):
        held |= np.uint64(count(s.pile[seat] & s.kind_cards[kind])) << np.uint64(8 * kind)
    return held


@inline
def at_least(mine: np.uint64, theirs: np.uint64) -> np.uint64:
    """The top bit of every byte that is as large as the other's or larger; no byte may exceed 127."""
    return ((mine | TOP_BITS) - theirs) & TOP_BITS


@inline
def most_of(mine: np.uint64, one: np.uint64, two: np.uint64, three: np.uint64) -> tuple[np.uint64, np.uint64]:
    """The kinds of which a player has more cards than three others, alone or shared: top bits of bytes."""
    alone = TOP_BITS & ~(at_least(one, mine) | at_least(two, mine) | at_least(three, mine))
    most = at_least(mine, one) & at_least(mine, two) & at_least(mine, three) & at_least(mine, EACH)
    return alone, most & ~alone


@inline
def most_of_kinds(s: Any, seat: int) -> tuple[np.uint64, np.uint64]:
    """The same for a player of a table; a seat that is not there has no cards."""
    return most_of(
        kinds_held(s, seat),
        kinds_held(s, (seat + 1) % MOST_SEATS),
        kinds_held(s, (seat + 2) % MOST_SEATS),
        kinds_held(s, (seat + 3) % MOST_SEATS),
    )


@inline
def points_for(alone: np.uint64, shared: np.uint64) -> int:
    """Points for having most cards of kinds."""
    return POINTS_MOST * count(alone) + POINTS_SHARED * count(shared)


@jit
def kind_points(s: Any, seat: int, kind: int) -> int:
    """Points for having most cards of a kind, alone or shared."""
    alone, shared = most_of_kinds(s, seat)
    byte = np.uint64(255) << np.uint64(8 * kind)
    return points_for(alone & byte, shared & byte)


@inline
def kinds_points(s: Any, seat: int) -> int:
    """The same for all kinds."""
    alone, shared = most_of_kinds(s, seat)
    return points_for(alone, shared)


@inline
def general_points(s: Any, seat: int) -> int:
    """Points for the General's card; before the end, those that its holder would get now."""
    return POINTS_GENERAL if s.general == seat else 0


@inline
def points(s: Any, seat: int) -> int:
    """A player's points as if the game ended now."""
    return cards_points(s, seat) + general_points(s, seat) + kinds_points(s, seat)


@jit
def scores(s: Any, out: Any) -> None:
    """Points per seat as if the game ended now, those for the General's card included."""
    for seat in range(number(s.seats)):
        out[seat] = points(s, seat)


@inline
def standing(s: Any, seat: int) -> int:
    """The ranking criteria in one number: points, then the General's card, then country cards."""
    return (points(s, seat) * 2 + (s.general == seat)) * (CARDS + 1) + count(s.pile[seat])


@jit
def ranks(s: Any, out: Any) -> None:
    """Rank per seat; seats that are equal in all criteria share it."""
    seats = number(s.seats)
    for seat in range(seats):
        out[seat] = standing(s, seat)
    rank(out, seats)
