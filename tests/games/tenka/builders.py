"""Positions of Tenka Trick from short descriptions, and the few calls that tests need."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np

from tatami.engine import kernels
from tatami.engine.jit import jit
from tatami.engine.state import STATE_ITSELF
from tatami.games.tenka import GAME, battle, notation
from tatami.games.tenka import belief as beliefs
from tatami.games.tenka.card_list import CardList, format_cards
from tatami.games.tenka.cards import CARDS, COUNTRY_CARDS, FACTION_NAMES, FACTIONS, HAND, KINDS, Country
from tatami.games.tenka.state import ACTIONS, LIGHT, NO_CARD, NOT_BEGUN, PLAY, STATE, deck_size, hand_size

Records = Any  # an array of one record
MASK_WORDS = (ACTIONS + 63) // 64
OWN_LIST = {"cards": "", "factions": FACTIONS, "start": 0}
TOKENS = notation.tokens(OWN_LIST)
CARD = {code: card for card, code in enumerate(TOKENS[:CARDS])}


class Dice:
    """A stream of random numbers for deals."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def below(self, n: int) -> int:
        return self._random.randrange(n)

    def shuffle(self, items: list[Any]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


def new_game(seats: int, seed: int, cards: str = "") -> Records:
    """A random start."""
    options = {**OWN_LIST, "cards": cards}
    return GAME.start(GAME.draw_deal(Dice(seed), seats, options), options, GAME.version)


def card_set(codes: str) -> np.uint64:
    """The set of the cards whose codes are given."""
    return np.uint64(sum(1 << CARD[code] for code in codes.split()))


def codes_in(cards: Any) -> str:
    """The codes of a set of cards, in their order."""
    return " ".join(code for code, card in CARD.items() if int(cards) >> card & 1)


def position(
    *hands: str, general: int = 1, side: int = LIGHT, piles: dict[int, str] | None = None, deck: str = ""
) -> Records:
    """The beginning of a battle: hands by seat, equally many cards each; seats from 1.

    The battle's number follows from the cards left. Cards played before it is left blank, so
    such a position serves for rules, not for beliefs.
    """
    seats = len(hands)
    held, waiting = len(hands[0].split()), deck.split()
    assert all(len(hand.split()) == held for hand in hands) and len(waiting) % seats == 0
    states = np.zeros(1, dtype=STATE)
    s = states[0]
    s.version, s.seats, s.viewer = GAME.version, seats, STATE_ITSELF
    s.to_move = s.general = general - 1
    s.side = side
    s.drawn = CARDS - HAND * seats - len(waiting)
    s.battle = HAND + s.drawn // seats - held
    s.leader[:] = NOT_BEGUN
    s.leader[0] = s.leader[s.battle] = general - 1
    s.side_up[s.battle] = side
    s.played[:] = NO_CARD
    s.deck[:] = NO_CARD
    s.deck[s.drawn : s.drawn + len(waiting)] = [CARD[code] for code in waiting]
    notation.print_cards("", s)
    for seat, hand in enumerate(hands):
        s.hand[seat] = card_set(hand)
    for number, pile in (piles or {}).items():
        s.pile[number - 1] = card_set(pile)
    return states


def legal_actions(states: Records) -> list[int]:
    """The legal actions in rising order."""
    out = np.zeros(ACTIONS, dtype=np.int64)
    count = kernels.legal_actions(states, np.zeros(MASK_WORDS, dtype=np.uint64), out)
    return [int(action) for action in out[:count]]


def legal_tokens(states: Records) -> list[str]:
    """The legal tokens in a fixed order."""
    return [TOKENS[action] for action in legal_actions(states)]


def play(states: Records, tokens: str) -> Records:
    """Play tokens, each of which must be legal."""
    for token in tokens.split():
        assert token in legal_tokens(states), f"{token} is not among {legal_tokens(states)}"
        kernels.step(states, TOKENS.index(token))
    return states


def judge(states: Records, number: int | None = None) -> tuple[int, battle.Reason]:
    """The winning side (battle.DRAW: none) and the reason, of the current battle or of another one."""
    s = states[0]
    at = int(s.battle) if number is None else number
    by_seat = battle.sides(s, at)
    winner, reason = battle.outcome(s, at, by_seat, battle.totals(s, at, by_seat))
    return int(winner), battle.Reason(reason)


def scores_of(states: Records) -> list[int]:
    """Points by seat."""
    out = np.zeros(int(states[0].seats), dtype=np.int64)
    kernels.scores(states, out)
    return [int(points) for points in out]


def ranks_of(states: Records) -> list[int]:
    """Ranks by seat."""
    out = np.zeros(int(states[0].seats), dtype=np.int64)
    kernels.ranks(states, out)
    return [int(rank) for rank in out]


def view_of(states: Records, seat: int) -> Records:
    """The view of a seat from 0, or of a spectator (-1)."""
    views = np.zeros(1, dtype=STATE)
    kernels.view(states, seat, views)
    return views


def belief_of(views: Records) -> Records:
    """What a view says about hidden cards."""
    belief = np.zeros(1, dtype=beliefs.BELIEF)
    kernels.believe(views, belief)
    return belief


def random_list(seed: int) -> str:
    """A list of cards on which ties, nothings and odd factions are frequent."""
    dice = random.Random(seed)
    kinds = [*range(KINDS), *(dice.randrange(KINDS) for _ in range(COUNTRY_CARDS - KINDS))]
    factions = [*range(FACTIONS), *(dice.randrange(FACTIONS) for _ in range(COUNTRY_CARDS - FACTIONS))]
    dice.shuffle(kinds)
    dice.shuffle(factions)
    most = dice.choice((1, 3, 10))
    strengths = [(dice.randint(0, most), dice.randint(0, most)) for _ in kinds]
    rows = enumerate(zip(kinds, strengths, factions, strict=True))
    countries = tuple(Country(f"X{n}", k, light, dark, f) for n, (k, (light, dark), f) in rows)
    return format_cards(CardList(countries, FACTION_NAMES))


def moves(states: Records, seed: int) -> Iterator[int]:
    """Play a random game, and stop before each action is done."""
    dice = random.Random(seed)
    while states[0].to_move >= 0:
        action = dice.choice(legal_actions(states))
        yield action
        kernels.step(states, action)


def games(seats: int, count: int) -> Iterator[tuple[int, Records]]:
    """Starts of games by seed, every second one with a list of its own."""
    for seed in range(count):
        yield seed, new_game(seats, seed, random_list(seed) if seed % 2 else "")


def sample(views: Records, belief: Records, rng: np.ndarray) -> Records:
    """A full state that fits a view."""
    out = np.zeros(1, dtype=STATE)
    kernels.determinize(views, belief, rng, out)
    return out


def check_conserved(states: Records) -> None:
    """Every card is in one place, and counts that all can see are right."""
    s = states[0]
    deck = [int(card) for card in s.deck if card != NO_CARD]
    places = [*(int(cards) for cards in (*s.hand, *s.pile, s.aside, s.spoils)), *(1 << card for card in deck)]
    if s.phase == PLAY:
        places += [1 << int(card) for card in s.played[s.battle] if card != NO_CARD]
    assert sum(places) == (1 << CARDS) - 1
    assert sum(cards.bit_count() for cards in places) == CARDS
    assert len(deck) == deck_size(s)
    assert [int(s.hand[seat]).bit_count() for seat in range(s.seats)] == [
        hand_size(s, seat) for seat in range(s.seats)
    ]
    assert all(int(card) == NO_CARD for card in s.deck[: s.drawn])


@jit
def sample_hands(views, belief, rng, blank, out, hands, tries):
    """Fill the rows of `hands` with those of sampled states."""
    for row in range(hands.shape[0]):
        out[0] = blank[0]
        beliefs.sample(views[0], belief[0], rng, out[0], tries)
        for seat in range(hands.shape[1]):
            hands[row, seat] = out[0].hand[seat]
