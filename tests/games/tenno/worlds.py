"""Hidden information the slow way, by playing: which worlds fit a view, and whether a world could be."""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.engine import kernels
from tatami.games.tenno import notation
from tatami.games.tenno.cards import CARDS, LETTERS
from tatami.games.tenno.log import (
    STAYS,
    is_attack,
    is_fill,
    is_peek,
    is_trade,
    seat_attacked,
    slot_attacked,
    slot_attacking,
    slot_lost,
    slot_traded,
)
from tatami.games.tenno.state import (
    ATTACK,
    FARMER_ORDER,
    FILL,
    GAP,
    PASS,
    PEEK,
    PUT_BACK,
    SET_UP,
    SHOW_MONK,
    SLOT_PAIR,
    SWAP,
    TRADE,
)
from tests.games.tenno.builders import Records, legal_actions, new_game, view_of

History = list[tuple[int, int]]  # seat, action


def weight_of(action: int, weights: list[float]) -> float:
    """How likely an owner is to lay the card of an action, among others like it."""
    if FILL <= action < TRADE:
        return weights[action - FILL]
    if TRADE <= action < SWAP:
        return weights[(action - TRADE) % CARDS]
    return 1.0


def all_worlds(
    deal: str, history: History, viewer: int, weights: list[float], limit: int, cards: str = LETTERS
) -> dict[bytes, float] | None:
    """Every state that looks to the viewer as the game does, with its chance; None if too many."""
    true = new_game(deal, cards=cards)
    worlds = {true.tobytes(): 1.0}
    for seat, action in history:
        kernels.step(true, action)
        seen = view_of(true, viewer).tobytes()
        after: dict[bytes, float] = {}
        for world, chance in worlds.items():
            choices = [
                other
                for other in legal_actions(_states(world))
                if other == action or (seat != viewer and notation.mask(other) == notation.mask(action))
            ]
            total = sum(weight_of(choice, weights) for choice in choices)
            for choice in choices:
                states = _states(world)
                kernels.step(states, choice)
                if view_of(states, viewer).tobytes() == seen:
                    share = chance * weight_of(choice, weights) / total
                    after[states.tobytes()] = after.get(states.tobytes(), 0.0) + share
        worlds = after
        if len(worlds) > limit:
            return None
    everything = sum(worlds.values())
    return {world: chance / everything for world, chance in worlds.items()}


def _states(world: bytes) -> Records:
    return np.frombuffer(world, dtype=new_game().dtype).copy()


def replayed(deal: str, history: History, viewer: int, world: Records) -> Records:
    """Play the game again with the secrets of a world; every action must be legal."""
    states, entry = new_game(deal), 0
    for seat, action in history:
        told = action
        if action < ATTACK:
            if seat != viewer:
                told = SET_UP + _first_order(world[0], seat)
        elif action != PASS:
            if seat != viewer and notation.mask(action) != action:
                told = int(world[0].log_action[entry])
                assert notation.mask(told) == notation.mask(action)
            entry += 1
        assert told in legal_actions(states)
        kernels.step(states, told)
    return states


def _first_order(world: Any, seat: int) -> int:
    """An order of the Farmers from which a seat can have come to what the log shows and its row holds."""
    orders = [tuple(int(card) for card in order) for order in FARMER_ORDER]
    return next(index for index, order in enumerate(orders) if _agrees(world, seat, list(order)))


def _agrees(world: Any, seat: int, row: list[int]) -> bool:
    for at in range(int(world.log_length)):
        action, who, shown = (int(field[at]) for field in (world.log_action, world.log_seat, world.log_shown))
        if is_attack(action):
            if who == seat and row[slot_attacking(action)] != shown & 15:
                return False
            if seat_attacked(action) == seat and row[slot_attacked(action)] != shown >> 4:
                return False
            if slot_lost(world, at, seat) != STAYS:
                row[slot_lost(world, at, seat)] = GAP
        elif is_peek(action):
            if shown >> 4 == seat and row[action - PEEK] != shown & 15:
                return False
        elif who == seat:
            if action == SHOW_MONK:
                continue  # the Monk was laid later, from the hand
            if is_fill(action):
                row[shown] = action - FILL
            elif is_trade(action):
                row[slot_traded(action)] = (action - TRADE) % CARDS
            elif action < PUT_BACK:
                one, other = SLOT_PAIR[action - SWAP]
                row[one], row[other] = row[other], row[one]
    return bool(row == world.row[seat].tolist())
