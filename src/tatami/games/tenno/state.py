"""The position of a game of TENNO as one record, and its actions as one range of numbers."""

from __future__ import annotations

from itertools import permutations

import numpy as np

from tatami.engine.state import HEAD, HIDDEN, OWN, Field, record
from tatami.games.tenno.cards import CARDS, SEATS, SLOTS

# Phases.
SETTING_UP, ATTACKING, RESPONDING, ATTACKING_AGAIN, FILLING, TRADING, PEEKING, OVER = range(8)
PHASES = 8

GAP = 11  # in a row: no card lies there
UNKNOWN = 12  # in a row or as a card seen: a card the viewer may not know
AT_HAND = 1 << SLOTS  # R3: the hand among the places of a Monk; slot k is 1 << k
ANYWHERE = AT_HAND | (AT_HAND - 1)

# A seat fills gaps from its hand of eight and the game goes on only while all gaps can be filled, so
# before the last turn no seat has lost more than eight cards.
LOSSES = 8 * SEATS  # cards lost by all before the last turn, at most
# Every attack costs at least one card. Each of those losses brings at most four entries to the log: an
# attack, a Monk, a fill, and a trade or a peek (a turn with one attack has one of them or none, a
# turn with two has one trade or two peeks). The last turn has two attacks and two Monks at most.
LOG = 4 * LOSSES + 4
# The same with decisions: a loss brings at most an attack, a response, a second attack passed, a fill,
# and a trade or a peek; the last turn two attacks and two responses; before them everybody sets up.
MAX_DECISIONS = SEATS + 5 * LOSSES + 4

STATE = record(
    *HEAD,  # two to seven seats; phases SETTING_UP to OVER
    Field("start", "u1"),  # the start seat, 0 to 6 (R9)
    Field("geisha_trades", "u1"),  # option: 1 lets an attacker trade whose Geisha won (R4)
    Field("attacker", "u1"),  # seat whose turn it is, the start seat while setting up, 0 to 6
    Field("fights", "u1"),  # attacks made this turn, 0 to 2
    Field("slot", "u1", (2,)),  # slot that attacked, by fight, 0 to 2
    Field("target", "u1", (2,)),  # its target, by fight: seat * 3 + slot, 0 to 20
    Field("won", "u1"),  # fights the defender won and has not peeked for: bit = fight
    Field("lost", "u1"),  # 1 if the attacker lost a card this turn that costs the trade (R4)
    Field("row", "u1", (SEATS, SLOTS), known=HIDDEN),  # card by seat and slot, GAP or (in views) UNKNOWN
    Field("hand", "u2", (SEATS,), known=OWN),  # cards in hand: bit = card; none in others' views
    Field("left", "u2", (SEATS,)),  # the seat's own cards that left the game or are prisoners: bit = card
    Field("places", "u1", (SEATS,)),  # where the Monk may be for all to know (R3): bit = slot, AT_HAND
    Field("prison_cards", "u1", (SEATS,)),  # cards in the seat's prison, 0 to 50
    Field("prison_points", "u2", (SEATS,)),  # their values together, 0 to 330
    Field("log_length", "u1"),  # entries in the log, 0 to LOG
    # Cards seen or touched, in order: attacks, Monks shown, fills, trades, swaps, peeks.
    Field("log_action", "u1", (LOG,), known=HIDDEN),  # the action; in views a masked one where it is secret
    Field("log_seat", "u1", (LOG,)),  # the acting seat, 0 to 6
    # Attack: attacking card + 16 * defending card. Monk, fill: the slot. Trade, swap: 0.
    # Peek: the card (UNKNOWN where secret) + 16 * seat whose card it is.
    Field("log_shown", "u1", (LOG,), known=HIDDEN),
)

# Actions, each range declared once.
SET_UP = 0  # + order of the Farmers, see FARMER_ORDER
ATTACK = SET_UP + 6  # + slot * 21 + target (seat * 3 + slot)
TARGETS = SEATS * SLOTS
SHOW_MONK = ATTACK + SLOTS * TARGETS
PASS = SHOW_MONK + 1  # no Monk, no second attack, no trade, no peek
FILL = PASS + 1  # + card
TRADE = FILL + CARDS  # + slot * 11 + card that lies there afterwards
SWAP = TRADE + SLOTS * CARDS  # + pair of slots picked up and swapped, see SLOT_PAIR
PUT_BACK = SWAP + 3  # + pair of slots picked up and not swapped
PEEK = PUT_BACK + 3  # + slot of the attacker
ACTIONS = PEEK + SLOTS

# Actions as shown to players who may not see their secret.
SET_UP_MASKED = ACTIONS
FILL_MASKED = SET_UP_MASKED + 1
TRADE_MASKED = FILL_MASKED + 1  # + slot
SWAP_MASKED = TRADE_MASKED + SLOTS  # + pair of slots, swapped or not
ACTIONS_AND_MASKED = SWAP_MASKED + 3

assert ACTIONS == 124 and ACTIONS_AND_MASKED == 132
assert STATE.itemsize <= 960

FARMER_ORDER = np.array(list(permutations(range(SLOTS))), dtype=np.uint8)
SLOT_PAIR = np.array([(0, 1), (0, 2), (1, 2)], dtype=np.int64)
