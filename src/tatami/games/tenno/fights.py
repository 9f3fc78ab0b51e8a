"""The fights of a TENNO game, read from public information."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from tatami.engine.bits import count
from tatami.engine.scene.writer import write
from tatami.games.tenno.cards import (
    CARDS,
    GEISHA,
    MONK,
    MONK_HELP,
    NINJA,
    NINJA_ATTACKING,
    RONIN,
    SHOGUN,
    SLOTS,
    VALUE,
    Card,
)
from tatami.games.tenno.log import entry, is_attack, seat_attacked, slot_attacked, slot_attacking
from tatami.games.tenno.position import attacker_leaves, defender_leaves, outcome, signed
from tatami.games.tenno.state import ANYWHERE, AT_HAND, ATTACKING, SHOW_MONK

NOBODY = -1  # no seat


class Fight(NamedTuple):
    """Two open cards and whether the Monk helps the defending one."""

    attacker: int
    slot: int
    defender: int
    aim: int
    attacking: int
    defending: int
    monk: int  # 0 or 1


# The strengths of the cards of a fight, and the remarks on it, by both cards and the Monk.


def strength(card: int) -> int:
    """The strength of a card when it attacks, the Geisha as printed."""
    return NINJA_ATTACKING if card == NINJA else int(VALUE[card])


def strengths(attacking: int, defending: int, monk: bool) -> tuple[int, int]:
    """The strengths of the attacking and the defending card; two Geishas count as printed."""
    attack = strength(attacking)
    defence = int(VALUE[defending]) + (MONK_HELP if monk else 0)
    if attacking == defending == GEISHA:
        return 0, 0
    if attacking == GEISHA:
        return defence + 1, defence
    if defending == GEISHA:
        return attack, attack + 1
    return attack, defence


def reason(attacking: int, defending: int, monk: bool) -> str:
    """The remarks on the strengths, as message arguments."""
    if GEISHA in (attacking, defending):
        return "geishas" if attacking == defending else "geisha"
    ninja = attacking == NINJA
    if monk:
        return "ninja-monk" if ninja else "monk"
    return "ninja" if ninja else "plain"


def _table(function: Any) -> list[Any]:
    return [[[function(one, other, monk) for monk in (False, True)] for other in Card] for one in Card]


REASONS = ("plain", "ninja", "monk", "ninja-monk", "geisha", "geishas")
STRENGTHS = np.array(_table(strengths), np.int64)
WHY = np.array(_table(lambda *fight: REASONS.index(reason(*fight))), np.int64)


# Questions about a fight.


@write
def fight_at(v: Any, at: int) -> Fight:
    """The fight at an entry of a view's log."""
    action, attacker, shown = entry(v, at)
    monk = 1 if at + 1 < v.log_length and v.log_action[at + 1] == SHOW_MONK else 0
    slot, defender, aim = slot_attacking(action), seat_attacked(action), slot_attacked(action)
    return Fight(attacker, slot, defender, aim, shown & 15, shown >> 4, monk)


@write
def current_fight(v: Any) -> Fight:
    """The fight that waits for a response."""
    return fight_at(v, signed(v.log_length) - 1)


@write
def helped(fight: Fight) -> Fight:
    """The same fight with the Monk."""
    return Fight(fight.attacker, fight.slot, fight.defender, fight.aim, fight.attacking, fight.defending, 1)


@write
def result(fight: Fight) -> int:
    """1 if the attacking card is the stronger, -1 if the defending one is, 0 if they are equal."""
    return outcome(fight.attacking, fight.defending, fight.monk != 0)


@write
def loses_defender(fight: Fight) -> bool:
    """Whether the defending card leaves its row."""
    return defender_leaves(fight.defending, result(fight))


@write
def loses_attacker(fight: Fight) -> bool:
    """Whether the attacking card leaves its row."""
    return attacker_leaves(fight.attacking, result(fight))


@write
def captor_of_defender(fight: Fight) -> int:
    """The captor of the defending card when it leaves, or NOBODY."""
    return fight.attacker if result(fight) > 0 else NOBODY


@write
def captor_of_attacker(fight: Fight) -> int:
    """The captor of the attacking card when it leaves, or NOBODY."""
    return fight.defender if result(fight) < 0 and fight.defending == SHOGUN else NOBODY


@write
def may_ask_for_monk(v: Any, fight: Fight) -> bool:
    """Whether the defender would be asked for a Monk, as everybody can tell (R3)."""
    beside = signed(v.places[fight.defender]) & (ANYWHERE ^ AT_HAND ^ (1 << fight.aim))
    return fight.defending != MONK and beside != 0


@write
def ends_game(v: Any, fight: Fight) -> bool:
    """Whether a fight ends the game: a player cannot fill their gaps, and no second attack is offered."""
    if fight.attacking == RONIN:
        return False
    attacker = fight.attacker if loses_attacker(fight) else NOBODY
    defender = fight.defender if loses_defender(fight) else NOBODY
    return short_of_cards(v, attacker, defender) != 0


@write
def short_of_cards(v: Any, loser: int, other: int) -> int:
    """The seats, as bits, that cannot fill their gaps when two or NOBODY lose a card: a hand fills eight."""
    found = 0
    for seat in range(signed(v.seats)):
        lost = count(np.uint64(v.left[seat])) + (1 if seat == loser else 0) + (1 if seat == other else 0)
        if lost > CARDS - SLOTS:
            found |= 1 << seat
    return found


# Questions about the turn.


@write
def turn(v: Any) -> int:
    """The number of the turn that is being taken, from 1; 0 while rows are laid."""
    turns, last = 0, NOBODY  # nobody has two turns in succession
    for at in range(signed(v.log_length)):
        action, seat, _ = entry(v, at)
        if is_attack(action) and seat != last:
            turns += 1
            last = seat
    return turns + 1 if v.phase == ATTACKING else turns


@write
def geisha_won(v: Any) -> bool:
    """Whether the attacker may trade this turn although a Geisha was lost, for she won (R4)."""
    fights = signed(v.fights)
    if v.geisha_trades:
        for back in range(1, signed(v.log_length) + 1):
            action, _, shown = entry(v, signed(v.log_length) - back)
            if is_attack(action) and fights > 0:
                fights -= 1
                if shown & 15 == GEISHA:
                    return True
    return False
