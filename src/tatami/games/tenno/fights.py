"""The fights of a TENNO game, read from what lay open to all."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Any

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
)
from tatami.games.tenno.moves import read
from tatami.games.tenno.position import attacker_leaves, defender_leaves, outcome
from tatami.games.tenno.state import ANYWHERE, AT_HAND, ATTACK, RESPONDING, SHOW_MONK

OUTCOMES = {1: "won", 0: "equal", -1: "lost"}  # for the attacker


@dataclass(frozen=True, slots=True)
class Loss:
    """A card that left its row: captured, or else discarded or out of the game."""

    owner: int
    slot: int
    card: int
    captor: int | None


@dataclass(frozen=True)
class Fight:
    """Two open cards and whether the Monk helps the defending one."""

    attacker: int
    slot: int
    defender: int
    aim: int
    attacking: int
    defending: int
    monk: bool = False

    @cached_property
    def result(self) -> int:
        """1 if the attacking card is the stronger, -1 if the defending one is, 0 if they are equal."""
        return int(outcome(self.attacking, self.defending, self.monk))

    @property
    def strengths(self) -> tuple[int, int]:
        """What the attacking and the defending card count; two Geishas count as printed."""
        attack = strength(self.attacking)
        defence = int(VALUE[self.defending]) + (MONK_HELP if self.monk else 0)
        if self.attacking == self.defending == GEISHA:
            return 0, 0
        if self.attacking == GEISHA:
            return defence + 1, defence
        if self.defending == GEISHA:
            return attack, attack + 1
        return attack, defence

    @property
    def why(self) -> str:
        """What there is to say about the strengths, as messages use it."""
        if GEISHA in (self.attacking, self.defending):
            return "geishas" if self.attacking == self.defending else "geisha"
        ninja = self.attacking == NINJA
        if self.monk:
            return "ninja-monk" if ninja else "monk"
        return "ninja" if ninja else "plain"

    @cached_property
    def losses(self) -> tuple[Loss, ...]:
        """The cards that leave their rows, a captured one first."""
        result, found = self.result, list[Loss]()
        if defender_leaves(self.defending, result):
            captor = self.attacker if result > 0 else None
            found.append(Loss(self.defender, self.aim, self.defending, captor))
        if attacker_leaves(self.attacking, result):
            captor = self.defender if result < 0 and self.defending == SHOGUN else None
            found.append(Loss(self.attacker, self.slot, self.attacking, captor))
        return tuple(found)

    def helped(self) -> Fight:
        """The same fight with the Monk."""
        return replace(self, monk=True)


def strength(card: int) -> int:
    """What a card counts when it attacks, the Geisha as printed."""
    return NINJA_ATTACKING if card == NINJA else int(VALUE[card])


def is_attack(action: int) -> bool:
    """Whether two cards fought."""
    return ATTACK <= action < SHOW_MONK


def fight_at(v: Any, at: int) -> Fight:
    """The fight at an entry of a view's log."""
    monk = at + 1 < v.log_length and v.log_action[at + 1] == SHOW_MONK
    return _fight(int(v.log_seat[at]), int(v.log_action[at]), int(v.log_shown[at]), bool(monk))


@lru_cache(maxsize=5_000)
def _fight(attacker: int, action: int, shown: int, monk: bool) -> Fight:
    """A fight by what the log says of it; all that look at a table ask for the same few."""
    move = read(action)
    return Fight(attacker, move.slot, move.seat, move.aim, shown & 15, shown >> 4, monk)


def current_fight(v: Any) -> Fight:
    """The fight that waits for a response."""
    return fight_at(v, int(v.log_length) - 1)


def losses(v: Any) -> list[Loss]:
    """All cards that have left their rows, in order."""
    length = int(v.log_length) - (1 if v.phase == RESPONDING else 0)
    attacks = [at for at, action in enumerate(v.log_action[:length].tolist()) if is_attack(action)]
    return [loss for at in attacks for loss in fight_at(v, at).losses]


def turns_begun(v: Any) -> int:
    """How many turns have seen an attack: nobody has two turns in succession."""
    length = int(v.log_length)
    log = zip(v.log_action[:length].tolist(), v.log_seat[:length].tolist(), strict=True)
    attackers = [seat for action, seat in log if is_attack(action)]
    return sum(one != other for one, other in zip(attackers, [None, *attackers], strict=False))


def geisha_won(v: Any) -> bool:
    """Whether the attacker may trade this turn although a Geisha was lost, for she won (R4)."""
    if not v.geisha_trades:
        return False
    length = int(v.log_length)
    attacks = [at for at, action in enumerate(v.log_action[:length].tolist()) if is_attack(action)]
    return any(fight_at(v, at).attacking == GEISHA for at in attacks[-int(v.fights) :])


def may_ask_for_monk(v: Any, fight: Fight) -> bool:
    """Whether the defender would be asked for a Monk, as everybody can tell (R3)."""
    beside = int(v.places[fight.defender]) & (ANYWHERE ^ AT_HAND ^ (1 << fight.aim))
    return fight.defending != MONK and beside != 0


def ends_game(v: Any, fight: Fight) -> bool:
    """Whether a fight ends the game: somebody cannot fill their gaps, and no second attack is offered."""
    return fight.attacking != RONIN and bool(short_of_cards(v, [loss.owner for loss in fight.losses]))


def short_of_cards(v: Any, losers: list[int]) -> list[int]:
    """The seats that cannot fill all their gaps when `losers` lose a card each: a hand fills eight."""
    lost = [left.bit_count() for left in v.left[: v.seats].tolist()]
    return [seat for seat, cards in enumerate(lost) if cards + losers.count(seat) > CARDS - SLOTS]
