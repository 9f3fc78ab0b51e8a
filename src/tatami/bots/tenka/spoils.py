"""Which card to give and which faction to confiscate: the best score if the game ended then."""

from __future__ import annotations

from typing import Any

from tatami.bots.tenka.scratch import copy_piles, standing
from tatami.engine.bits import ONE, ZERO, bit, count, lowest, marked, nth
from tatami.engine.jit import inline
from tatami.engine.rng import below, unit
from tatami.games.tenka.cards import FACTIONS
from tatami.games.tenka.rules import former_general, legal_confiscations, receiver
from tatami.games.tenka.state import CONFISCATE_FACTION, GIVE_CARD, number


@inline
def choose_gift(mind: Any, s: Any, rng: Any) -> int:
    """The card to give to the next player due one, as if all the others were kept."""
    me, other = number(s.general), receiver(s)
    copy_piles(mind, s)
    mine, theirs = s.pile[me] | s.spoils, s.pile[other]
    chosen, best, equals = -1, 0.0, 0
    cards = s.spoils
    if mind.careless > 0.0 and unit(rng) < mind.careless:
        return GIVE_CARD + nth(cards, below(rng, count(cards)))
    while cards != ZERO:
        card = lowest(cards)
        cards &= cards - ONE
        mind.pile[me] = mine ^ bit(card)
        mind.pile[other] = theirs | bit(card)
        value = standing(mind, me)
        if chosen < 0 or value > best:
            chosen, best, equals = card, value, 1
        elif value == best:
            equals += 1
            if below(rng, equals) == 0:
                chosen = card
    return GIVE_CARD + chosen


@inline
def choose_faction(mind: Any, s: Any, rng: Any, mask: Any) -> int:
    """The faction to confiscate."""
    me, other = number(s.general), former_general(s)
    copy_piles(mind, s)
    mask[0] = mask[1] = ZERO
    legal_confiscations(s, mask)
    chosen, best, equals = -1, 0.0, 0
    is_careless = mind.careless > 0.0 and unit(rng) < mind.careless
    for faction in range(FACTIONS):
        if marked(mask, CONFISCATE_FACTION + faction):
            taken = s.pile[other] & s.faction_cards[faction]
            mind.pile[me] = s.pile[me] | taken
            mind.pile[other] = s.pile[other] ^ taken
            value = 0.0 if is_careless else standing(mind, me)
            if chosen < 0 or value > best:
                chosen, best, equals = faction, value, 1
            elif value == best:
                equals += 1
                if below(rng, equals) == 0:
                    chosen = faction
    return CONFISCATE_FACTION + chosen
