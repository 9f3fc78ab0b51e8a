"""The rules of TENNO: legal actions, their effects, and scores."""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.engine.bits import ONE, ZERO, bit, lowest, mark
from tatami.engine.jit import inline, jit
from tatami.games.tenno.cards import (
    CARDS,
    FARMERS,
    MONK,
    RONIN,
    SHOGUN,
    SLOTS,
    VALUE,
)
from tatami.games.tenno.position import (
    attacker_leaves,
    defender_leaves,
    defender_of,
    final_points,
    has_gap,
    last_defender,
    outcome,
    signed,
    slot_of,
    somebody_lacks_cards,
    tie_to_break,
    usable_monk,
)
from tatami.games.tenno.state import (
    ANYWHERE,
    AT_HAND,
    ATTACK,
    ATTACKING,
    ATTACKING_AGAIN,
    FARMER_ORDER,
    FILL,
    FILLING,
    GAP,
    OVER,
    PASS,
    PEEK,
    PEEKING,
    PUT_BACK,
    RESPONDING,
    SET_UP,
    SETTING_UP,
    SHOW_MONK,
    SLOT_PAIR,
    SWAP,
    TARGETS,
    TRADE,
    TRADING,
)

# Legal actions.


@jit
def legal(s: Any, mask: Any) -> None:
    """Fill the mask with the legal actions."""
    if s.phase == FILLING:
        mark_all(mask, FILL, np.uint64(s.hand[s.to_move]))
    elif s.phase == ATTACKING:
        legal_attacks(s, mask)
    elif s.phase == RESPONDING:
        mark(mask, PASS)
        if usable_monk(s) >= 0:
            mark(mask, SHOW_MONK)
    elif s.phase == ATTACKING_AGAIN:
        # R1. Besides passing there is always an attack: of the two slots that remain to the attacker
        # both hold a card, only one of them the Shogun, and the defender's other two hold cards too.
        mark(mask, PASS)
        legal_attacks(s, mask)
    elif s.phase == TRADING:
        mark(mask, PASS)
        legal_trades(s, mask)
    elif s.phase == PEEKING:
        mark(mask, PASS)
        mark_all(mask, PEEK, np.uint64((1 << SLOTS) - 1))
    elif s.phase == SETTING_UP:
        mark_all(mask, SET_UP, np.uint64((1 << len(FARMER_ORDER)) - 1))


@inline
def mark_all(mask: Any, first: int, members: np.uint64) -> None:
    """Add `first` + each member of a set to the mask; all must lie in one word."""
    mask[first >> 6] |= members << np.uint64(first & 63)


@inline
def legal_attacks(s: Any, mask: Any) -> None:
    """Any own card but the Shogun against any card of an opponent; the second time none used before."""
    me = s.to_move
    # Gaps are filled before a turn begins, so the only gap among the targets can be the one the Ronin
    # attacked, which is out anyway (R1).
    targets = (ONE << np.uint64(SLOTS * s.seats)) - ONE
    targets &= ~(np.uint64((1 << SLOTS) - 1) << np.uint64(SLOTS * me))
    again = s.phase == ATTACKING_AGAIN
    if again:
        targets &= ~bit(s.target[0])
    attacks = ZERO
    for slot in range(SLOTS):
        if s.row[me, slot] != SHOGUN and not (again and slot == s.slot[0]):
            attacks |= targets << np.uint64(TARGETS * slot)
    mask[0] |= attacks << np.uint64(ATTACK)
    mask[1] |= attacks >> np.uint64(64 - ATTACK)  # the range reaches into the second word


@inline
def legal_trades(s: Any, mask: Any) -> None:
    """One row card against a hand card or itself; with an empty hand two row cards, swapped or not."""
    hand = np.uint64(s.hand[s.to_move])
    if hand == ZERO:
        pairs = np.uint64((1 << len(SLOT_PAIR)) - 1)
        mark_all(mask, SWAP, pairs)
        mark_all(mask, PUT_BACK, pairs)
        return
    for slot in range(SLOTS):
        mark_all(mask, TRADE + slot * CARDS, hand | bit(s.row[s.to_move, slot]))


# Effects.


@jit
def step(s: Any, action: int) -> None:
    """Play a legal action."""
    goes_on = True  # with the turn, to its next step; else a player is already to move
    if s.phase == FILLING:
        step_fill(s, action - FILL)
    elif s.phase == TRADING:
        step_trade(s, action)
    elif s.phase == PEEKING:
        step_peek(s, action)
    elif s.phase == SETTING_UP:
        step_set_up(s, action - SET_UP)
        goes_on = False
    else:
        goes_on = step_fight(s, action)
    if goes_on:
        proceed(s)


@inline
def note(s: Any, action: int, seat: int, shown: int) -> None:
    """Add an entry to the log."""
    at = s.log_length
    s.log_action[at] = action
    s.log_seat[at] = seat
    s.log_shown[at] = shown
    s.log_length = at + 1


@inline
def step_set_up(s: Any, order: int) -> None:
    """Lay the Farmers; the turns begin when everybody has (R12)."""
    seat = signed(s.to_move)
    for slot in range(SLOTS):
        s.row[seat, slot] = FARMER_ORDER[order, slot]
    s.hand[seat] ^= FARMERS
    s.to_move = next_seat(s, seat)
    if s.to_move == s.start:
        s.phase = ATTACKING


@inline
def step_fight(s: Any, action: int) -> bool:
    """Attack, respond, or attack no more; whether the turn goes on after its last fight."""
    fighting = s.phase == RESPONDING or action != PASS  # else there is no second attack
    if s.phase == RESPONDING:
        respond(s, action)
    elif fighting and attack(s, action):
        return False
    if fighting and fight_out(s):
        return False
    if somebody_lacks_cards(s):  # R10
        clear_turn(s)
        s.phase = OVER
        s.to_move = -1
        return False
    return True


@inline
def attack(s: Any, action: int) -> bool:
    """Turn up both cards; ask the defender if a Monk may lie beside, and say so (R3)."""
    attacker = signed(s.attacker)
    slot = (action - ATTACK) // TARGETS
    target = (action - ATTACK) % TARGETS
    defender, defending_slot = target // SLOTS, target % SLOTS
    attacking = signed(s.row[attacker, slot])
    defending = signed(s.row[defender, defending_slot])
    s.slot[s.fights] = slot
    s.target[s.fights] = target
    s.fights += 1
    note(s, action, attacker, attacking + 16 * defending)
    turn_up(s, attacker, slot, attacking)
    turn_up(s, defender, defending_slot, defending)
    if s.places[defender] & (ANYWHERE ^ AT_HAND ^ (1 << defending_slot)) == 0:
        return False
    s.phase = RESPONDING
    s.to_move = defender
    return True


@inline
def turn_up(s: Any, seat: int, slot: int, card: int) -> None:
    """Record what an open card reveals to all about the Monk's place (R3)."""
    s.places[seat] = 1 << slot if card == MONK else signed(s.places[seat]) & (ANYWHERE ^ (1 << slot))


@inline
def respond(s: Any, action: int) -> None:
    """Show the Monk, or do not."""
    if action == SHOW_MONK:
        defender = signed(s.to_move)
        slot = slot_of(s, defender, MONK)
        note(s, action, defender, slot)
        turn_up(s, defender, slot, signed(s.row[defender, slot]))


@inline
def fight_out(s: Any) -> bool:
    """Compare the open cards and remove the losers; after a Ronin offer a second attack, and return that."""
    fight = signed(s.fights) - 1
    attacker, slot = signed(s.attacker), signed(s.slot[fight])
    target = signed(s.target[fight])
    defender, defending_slot = target // SLOTS, target % SLOTS
    attacking = signed(s.row[attacker, slot])
    defending = signed(s.row[defender, defending_slot])
    monk = s.log_action[signed(s.log_length) - 1] == SHOW_MONK
    result = outcome(attacking, defending, monk)
    if result > 0:
        imprison(s, attacker, defending)
    elif result < 0 and defending == SHOGUN:
        imprison(s, defender, attacking)
    s.won |= signed(result < 0) << fight  # R4: a Geisha wins too
    lost = attacker_leaves(attacking, result)
    s.lost |= lost & (result <= 0 or s.geisha_trades == 0)  # R4: of those that win only a Geisha leaves
    keep_or_lose(s, attacker, slot, attacking, lost)
    keep_or_lose(s, defender, defending_slot, defending, defender_leaves(defending, result))
    if fight > 0 or attacking != RONIN:
        return False
    s.phase = ATTACKING_AGAIN  # R1: even if a gap cannot be filled
    s.to_move = attacker
    return True


@inline
def imprison(s: Any, seat: int, card: int) -> None:
    """Count a captured card in a seat's prison."""
    s.prison_cards[seat] += 1
    s.prison_points[seat] += VALUE[card]


@inline
def keep_or_lose(s: Any, seat: int, slot: int, card: int, leaves: bool) -> None:
    """Take a card out of its owner's row for good, if it leaves."""
    s.row[seat, slot] = GAP if leaves else card
    s.left[seat] |= signed(leaves) << card
    s.places[seat] = 0 if leaves and card == MONK else s.places[seat]


@inline
def proceed(s: Any) -> None:
    """Ask for the next gap (R2), then for the trade or the peeks (R5), then begin the next turn."""
    attacker, first, last = signed(s.attacker), defender_of(s, 0), last_defender(s)
    if has_gap(s, attacker) | has_gap(s, first) | has_gap(s, last):
        s.phase = FILLING
        s.to_move = attacker if has_gap(s, attacker) else first if has_gap(s, first) else last
    elif s.lost == 0 and s.phase != TRADING:
        s.phase = TRADING
        s.to_move = attacker
    elif s.won != 0:
        s.phase = PEEKING
        s.to_move = defender_of(s, lowest(s.won))
    else:
        clear_turn(s)
        s.attacker = next_seat(s, attacker)
        s.to_move = s.attacker
        s.phase = ATTACKING


@inline
def next_seat(s: Any, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < s.seats else 0


@inline
def clear_turn(s: Any) -> None:
    """Clear the state of a turn."""
    s.fights = 0
    s.won = 0
    s.lost = 0
    for fight in range(2):
        s.slot[fight] = 0
        s.target[fight] = 0


@inline
def step_fill(s: Any, card: int) -> None:
    """Lay a hand card into the first gap."""
    seat = signed(s.to_move)
    slot = slot_of(s, seat, GAP)
    note(s, FILL + card, seat, slot)
    s.row[seat, slot] = card
    s.hand[seat] ^= 1 << card
    if s.places[seat] & AT_HAND:  # R3
        s.places[seat] |= 1 << slot
        if s.hand[seat] == 0:
            s.places[seat] ^= AT_HAND


@inline
def step_trade(s: Any, action: int) -> None:
    """Trade one card, pick up two, or leave the row as it is (R6)."""
    seat = signed(s.to_move)
    if action != PASS:
        note(s, action, seat, 0)
        if action < SWAP:
            trade(s, seat, (action - TRADE) // CARDS, (action - TRADE) % CARDS)
        else:
            pick_up(s, seat, (action - SWAP) % len(SLOT_PAIR), action < PUT_BACK)


@inline
def trade(s: Any, seat: int, slot: int, card: int) -> None:
    """Take a row card in hand and lay a hand card, maybe the same, in its place."""
    s.hand[seat] ^= 1 << signed(s.row[seat, slot])
    s.hand[seat] ^= 1 << card
    s.row[seat, slot] = card
    either = AT_HAND | (1 << slot)
    if s.places[seat] & either:  # R3
        s.places[seat] |= either


@inline
def pick_up(s: Any, seat: int, pair: int, swapped: bool) -> None:
    """Take up two row cards and put them back, swapped or not."""
    one, other = SLOT_PAIR[pair, 0], SLOT_PAIR[pair, 1]
    if swapped:
        card = s.row[seat, one]
        s.row[seat, one] = s.row[seat, other]
        s.row[seat, other] = card
    either = (1 << one) | (1 << other)
    if s.places[seat] & either:  # R3
        s.places[seat] |= either


@inline
def step_peek(s: Any, action: int) -> None:
    """Look at one card of the attacker, or do not; a seat peeks once a turn (R5, R6)."""
    seat = signed(s.to_move)
    if action != PASS:
        card = signed(s.row[s.attacker, action - PEEK])
        note(s, action, seat, card + 16 * signed(s.attacker))
    for fight in range(signed(s.fights)):
        if defender_of(s, fight) == seat and s.won & (1 << fight):
            s.won ^= 1 << fight


# Scores.


@jit
def scores(s: Any, out: Any) -> None:
    """Points per seat; before the end the prison points."""
    tie = tie_to_break(s)
    for seat in range(signed(s.seats)):
        out[seat] = final_points(s, seat, tie)
