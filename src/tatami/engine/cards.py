"""Cards in piles, declared once: deals, views, samples of hidden cards and observations follow.

A pile is any place for cards: a deck, a hand, a row, a discard pile. The state has the kind of the card in
each slot, and which seats know it, which is open. A card keeps its knowledge when it moves, and gains that of
the pile it comes to. A pile that only its owner knows is a hand: its cards have no order, and what another
seat alone knew of a card is forgotten when it comes there. Otherwise both would tell which card leaves it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from string import whitespace
from typing import Any, NamedTuple

import numpy as np

from tatami.engine import careful
from tatami.engine.deal import START, Deal, Dealt, Pieces
from tatami.engine.errors import GameError
from tatami.engine.jit import COMPILED, inline, interpreted
from tatami.engine.rng import below, start_seat
from tatami.engine.state import HIDDEN, OPEN, OWN, STATE_ITSELF, Field, copier

UNKNOWN = 255  # in views: a card whose kind the viewer does not know
EVERYBODY = 128  # among the seats that know a card, bit = seat: all of them, and spectators
EACH_SEAT = 0  # as the number of a pile
THE_REST = -1  # as the number of cards dealt to a pile
MOST_SEATS = 7  # whose knowledge fits in a byte, beside EVERYBODY
TRIES = 1000  # samples until one must do


class Pile(NamedTuple):
    """A place for cards, or several alike."""

    name: str
    room: int  # the most cards that can lie there
    known: str = OPEN  # by whom: everybody, its owner, or nobody
    number: int = 1  # of such piles, or EACH_SEAT
    # Cards that lie in each at first: how many, by number of seats, the option that says it, or THE_REST.
    dealt: int | str | Mapping[int, int] = 0
    used: str = ""  # the option that says how many of the `number` piles there are; empty: all of them


@inline
def nothing(s: Any) -> None:
    """Add nothing to a deal."""


class Cards:
    """The cards of a game and where they lie.

    Piles have numbers: `pile(name)` is the first of a name, and the seat or the index is added to it. A seat
    is counted from 0. The functions `size`, `kind_at`, `find`, `move`, `learn` and `knows` are for compiled
    rules; assign them to names of your module.
    """

    def __init__(
        self, bag: Sequence[tuple[str, int]], *piles: Pile, seats: int, begin: Callable[..., Any] = nothing
    ) -> None:
        _check(bag, piles, seats)
        self.kinds = tuple(code for code, _ in bag)
        self.seats = seats
        self.piles = piles
        self.deal = Deal(bag=tuple(Pieces(code, number) for code, number in bag))
        self.numbers = np.array([number for _, number in bag], np.int64)
        self.total = int(self.numbers.sum())
        copies = [seats if pile.number == EACH_SEAT else pile.number for pile in piles]
        self._base = dict(zip((pile.name for pile in piles), _ends(copies), strict=True))
        rooms = [pile.room for pile, number in zip(piles, copies, strict=True) for _ in range(number)]
        self.count = len(rooms)  # of piles
        self.names = [pile.name for pile, number in zip(piles, copies, strict=True) for _ in range(number)]
        self.slots = sum(rooms)
        self.first = np.array(_ends(rooms), np.int64)  # slot by pile
        self.sees = np.array(
            [
                {OPEN: EVERYBODY, OWN: 1 << index, HIDDEN: 0}[pile.known]
                for pile, number in zip(piles, copies, strict=True)
                for index in range(number)
            ],
            np.uint8,
        )
        is_hand = [
            pile.known == OWN for pile, number in zip(piles, copies, strict=True) for _ in range(number)
        ]
        self.tidy = _tidier(self.first, np.array(is_hand))
        kept = np.where(is_hand, EVERYBODY, 255).astype(np.uint8)
        verbs = _verbs(self.first, self.sees, kept, self.tidy)
        if not COMPILED:
            verbs = careful.verbs(verbs, self.names, rooms)
        self.size, self.kind_at, self.find, self.move, self.learn, self.knows, self.show = verbs
        self.begin = inline(begin)
        self.shuffle = _dealer(self, self.begin)

    def pile(self, name: str) -> int:
        """The number of a pile, or the first of several of that name."""
        return self._base[name]

    @property
    def fields(self) -> tuple[Field, ...]:
        """The fields of a state that hold the cards."""
        return (
            Field("start", "u1", is_seat=True),  # the start seat, from 0
            Field("card", "u1", (self.slots,), HIDDEN),  # the kind by slot; in views UNKNOWN
            Field(
                "known", "u1", (self.slots,), is_observed=False
            ),  # seats that know it: bit = seat, EVERYBODY
            Field("held", "u1", (self.count,), is_observed=False),  # how many cards lie in a pile
        )

    @property
    def has_secrets(self) -> bool:
        """Whether some pile is not open to all."""
        return any(pile.known != OPEN for pile in self.piles)

    # Deals.

    def lay(self, dealt: Dealt, options: Mapping[str, Any], s: Any) -> None:
        """Lay a deal into a blank record."""
        s.seats = dealt.seats
        s.viewer = STATE_ITSELF
        s.start = s.to_move = dealt.start - 1
        for name, value in options.items():  # a field with the name of an option holds its value
            if name in s.dtype.names and name != START and isinstance(value, int):
                s[name] = value
        pieces = [self.kinds.index(code) for code in dealt.pieces]
        at = 0
        for pile, number in self.dealt_to(dealt.seats, options):
            slot = self.first[pile]
            s.card[slot : slot + number] = pieces[at : at + number]
            s.known[slot : slot + number] = self.sees[pile]
            s.held[pile] = number
            at += number
            interpreted(self.tidy)(s, pile)
        interpreted(self.begin)(s)

    def lift(self, options: Mapping[str, Any], s: Any) -> Dealt:
        """The deal that a start position was laid from, with hands in order."""
        slots = [
            int(self.first[pile]) + at
            for pile, number in self.dealt_to(int(s.seats), options)
            for at in range(number)
        ]
        return Dealt(int(s.seats), int(s.start) + 1, tuple(self.kinds[int(s.card[slot])] for slot in slots))

    def dealt_to(self, seats: int, options: Mapping[str, Any]) -> list[tuple[int, int]]:
        """The piles in the order of dealing, seat by seat, each with its number of cards."""
        found, left = list[tuple[int, int]](), self.total
        for pile in self.piles:
            for index in range(seats if pile.number == EACH_SEAT else pile.number):
                is_used = not pile.used or index < int(_option(pile, pile.used, options))
                number = _number(pile, seats, options, left) if is_used else 0
                if not 0 <= number <= min(left, pile.room):
                    raise GameError(
                        f"Pile {pile.name!r} has room for {pile.room} cards and {left} are left, but "
                        f"{number} are dealt to it"
                    )
                found.append((self.pile(pile.name) + index, number))
                left -= number
        if left:
            raise GameError(f"{left} cards are dealt to no pile; one pile must take THE_REST")
        return found

    def undrawn(self, records: Any) -> Any:
        """The cards of the pile that took the rest, if nobody has seen any of them."""
        for pile in self.piles:
            if pile.dealt == THE_REST and pile.known == HIDDEN:
                first, number = (
                    int(self.first[self.pile(pile.name)]),
                    int(records["held"][0, self.pile(pile.name)]),
                )
                if not records["known"][0, first : first + number].any():
                    return records["card"][0, first : first + number]
        return records["card"][0, :0]

    # Observations.

    @property
    def observed(self) -> tuple[tuple[str, int], ...]:
        """The layout of an observation: cards by kind and pile, then those unknown, the own piles first."""
        size = len(self.kinds) + 1
        return tuple(
            (pile.name, size * (self.seats if pile.number == EACH_SEAT else pile.number))
            for pile in self.piles
        )

    def observer(self) -> Callable[..., Any]:
        """Make `look(v, me, at, out)`, which writes that."""
        first, kinds = self.first, len(self.kinds)
        bases = np.array([self.pile(pile.name) for pile in self.piles])
        copies = np.array([pile.number for pile in self.piles])
        seats = self.seats

        @inline
        def look(v: Any, me: int, at: int, out: Any) -> None:
            for index in range(bases.shape[0]):
                is_each = copies[index] == EACH_SEAT
                for turn in range(np.int64(v.seats) if is_each else copies[index]):
                    pile = bases[index] + ((me + turn) % np.int64(v.seats) if is_each else turn)
                    for slot in range(first[pile], first[pile] + np.int64(v.held[pile])):
                        kind = kinds if v.card[slot] == UNKNOWN else np.int64(v.card[slot])
                        out[at + turn * (kinds + 1) + kind] += 1
                at += (kinds + 1) * (seats if is_each else copies[index])

        return look


def _number(pile: Pile, seats: int, options: Mapping[str, Any], left: int) -> int:
    """How many of the cards that are left a pile is dealt."""
    if pile.dealt == THE_REST:
        return left
    if isinstance(pile.dealt, str):
        return int(_option(pile, pile.dealt, options))
    return pile.dealt[seats] if isinstance(pile.dealt, Mapping) else pile.dealt


def _option(pile: Pile, name: str, options: Mapping[str, Any]) -> Any:
    if name not in options:
        raise GameError(f"Pile {pile.name!r} names the option {name!r}, and the game has no such option")
    return options[name]


def _check(bag: Sequence[tuple[str, int]], piles: Sequence[Pile], seats: int) -> None:
    """A GameError that says what is wrong with a declaration."""
    for names, what in (
        ([code for code, _ in bag], "kinds of cards"),
        ([pile.name for pile in piles], "piles"),
    ):
        if len(set(names)) < len(names):
            raise GameError(f"two {what} have one name: {', '.join(names)}")
    if blanks := [code for code, _ in bag if not code or set(code) & set(whitespace)]:
        raise GameError(
            f"the kind {blanks[0]!r} has a blank, and deals are words between blanks; write "
            f"{blanks[0].replace(' ', '-')!r}, and what players read in locale/en.ftl"
        )
    if not 1 <= seats <= MOST_SEATS or len(bag) >= UNKNOWN:
        raise GameError(f"Cards(…) are for {MOST_SEATS} seats and {UNKNOWN - 1} kinds at most")
    for pile in piles:
        if pile.known not in (OPEN, OWN, HIDDEN):
            raise GameError(f"Pile {pile.name!r} is known to {pile.known!r}; it can be OPEN, OWN or HIDDEN")
        if pile.known == OWN and pile.number != EACH_SEAT:
            raise GameError(f"Pile {pile.name!r} is OWN, so there must be one for EACH_SEAT")
        if not isinstance(pile.dealt, int | str | Mapping):
            raise GameError(
                f"Pile {pile.name!r} is dealt {pile.dealt!r}; give a number, numbers by seats, the name of "
                f"an option, or THE_REST"
            )
        if pile.used and pile.number < 2:
            raise GameError(f"Pile {pile.name!r} is used as an option says, so there must be several of it")
        if isinstance(pile.dealt, int) and not THE_REST <= pile.dealt <= pile.room:
            raise GameError(
                f"Pile {pile.name!r} has room for {pile.room} cards, but {pile.dealt} are dealt to it"
            )
        if pile.dealt == THE_REST and pile.number != 1:
            raise GameError(f"Pile {pile.name!r} takes THE_REST, so there must be one of it")
    if sum(pile.dealt == THE_REST for pile in piles) > 1:
        raise GameError("only one pile can take THE_REST")


def _ends(sizes: Sequence[int]) -> list[int]:
    """Where each of several ranges begins."""
    return [sum(sizes[:index]) for index in range(len(sizes))]


def _tidier(first: Any, is_hand: Any) -> Callable[..., Any]:
    @inline
    def tidy(s: Any, pile: int) -> None:
        """Sort a hand by who knows the cards, then by kind: seats see all of those known alike, or none."""
        if not is_hand[pile]:
            return
        for end in range(first[pile] + 1, first[pile] + np.int64(s.held[pile])):
            slot = end
            while slot > first[pile] and (
                s.known[slot - 1] > s.known[slot]
                or (s.known[slot - 1] == s.known[slot] and s.card[slot - 1] > s.card[slot])
            ):
                card, known = s.card[slot], s.known[slot]
                s.card[slot], s.known[slot] = s.card[slot - 1], s.known[slot - 1]
                s.card[slot - 1], s.known[slot - 1] = card, known
                slot -= 1

    return tidy


def _verbs(first: Any, sees: Any, kept: Any, tidy: Callable[..., Any]) -> tuple[Callable[..., Any], ...]:
    @inline
    def size(s: Any, pile: int) -> Any:
        """How many cards lie in a pile."""
        return np.int64(s.held[pile])

    @inline
    def kind_at(s: Any, pile: int, index: int) -> Any:
        """The kind of a card of a pile, the bottom one first, or UNKNOWN."""
        return np.int64(s.card[first[pile] + index])

    @inline
    def find(s: Any, pile: int, kind: int) -> int:
        """The index of a card of a kind in a pile, or -1; of several the best known: it tells least."""
        found = -1
        known: Any = -1
        for index in range(np.int64(s.held[pile])):
            slot = first[pile] + index
            if s.card[slot] == kind and s.known[slot] > known:
                found, known = index, np.int64(s.known[slot])
        return found

    @inline
    def move(s: Any, pile: int, index: int, target: int) -> Any:
        """Move a card, given by its index, on top of another pile; return its kind."""
        last = first[pile] + np.int64(s.held[pile]) - 1
        slot = first[pile] + index
        kind, known = s.card[slot], s.known[slot]
        while slot < last:
            s.card[slot] = s.card[slot + 1]
            s.known[slot] = s.known[slot + 1]
            slot += 1
        s.card[last] = 0
        s.known[last] = 0
        s.held[pile] -= 1
        slot = first[target] + np.int64(s.held[target])
        s.card[slot] = kind
        s.known[slot] = (known & kept[target]) | sees[target]
        s.held[target] += 1
        tidy(s, target)
        return np.int64(kind)

    @inline
    def learn(s: Any, pile: int, index: int, seat: int) -> None:
        """Let a seat see a card that lies in no hand."""
        s.known[first[pile] + index] |= 1 << np.int64(seat)

    @inline
    def knows(s: Any, pile: int, index: int, seat: int) -> bool:
        """Whether a seat knows a card; everybody knows who has seen what."""
        return (s.known[first[pile] + index] & (EVERYBODY | 1 << np.int64(seat))) != 0

    count = first.shape[0]

    @inline
    def show(s: Any, seat: int, v: Any) -> None:
        """Copy the cards that a seat knows into its view."""
        mask = EVERYBODY if seat < 0 else EVERYBODY | 1 << np.int64(seat)
        for pile in range(count):
            for slot in range(first[pile], first[pile] + np.int64(s.held[pile])):
                v.card[slot] = s.card[slot] if s.known[slot] & mask else UNKNOWN

    return size, kind_at, find, move, learn, knows, show


def _dealer(cards: Cards, begin: Callable[..., Any]) -> Callable[..., Any]:
    first, count, total, tidy = cards.first, cards.count, cards.total, cards.tidy

    @inline
    def deal(s: Any, rng: Any, start: int) -> None:
        """Draw a start seat, unless one is named, and deal the cards of a start position again."""
        s.start = start_seat(rng, s.seats, start)
        s.to_move = s.start
        deck = np.empty(total, np.uint8)
        at = 0
        for pile in range(count):
            for slot in range(first[pile], first[pile] + np.int64(s.held[pile])):
                place = below(rng, at + 1)
                deck[at] = deck[place]
                deck[place] = s.card[slot]
                at += 1
        at = 0
        for pile in range(count):
            for slot in range(first[pile], first[pile] + np.int64(s.held[pile])):
                s.card[slot] = deck[at]
                at += 1
            tidy(s, pile)
        begin(s)

    return deal


def sampler(cards: Cards, state: np.dtype[Any], fits: Callable[..., Any] | None = None) -> Callable[..., Any]:
    """Make `determinize`: the unknown cards in any order, or in one that `fits(v, s)` accepts."""
    first, count, total, numbers, tidy = cards.first, cards.count, cards.total, cards.numbers, cards.tidy
    copy = copier(state, all_fields=True)

    @inline
    def draw(v: Any, rng: Any, s: Any) -> None:
        copy(v, s)
        s.viewer = STATE_ITSELF
        left = numbers.copy()
        for pile in range(count):
            for slot in range(first[pile], first[pile] + np.int64(v.held[pile])):
                if v.card[slot] != UNKNOWN:
                    left[v.card[slot]] -= 1
        deck = np.empty(total, np.uint8)
        hidden = 0
        for kind in range(left.shape[0]):
            for _ in range(left[kind]):
                deck[hidden] = kind
                hidden += 1
        for pile in range(count):
            for slot in range(first[pile], first[pile] + np.int64(v.held[pile])):
                if v.card[slot] == UNKNOWN:
                    place = below(rng, hidden)
                    hidden -= 1
                    s.card[slot] = deck[place]
                    deck[place] = deck[hidden]
            tidy(s, pile)

    @inline
    def uniform(v: Any, belief: Any, rng: Any, s: Any) -> None:
        draw(v, rng, s)

    if fits is None:
        return uniform

    @inline
    def fitting(v: Any, belief: Any, rng: Any, s: Any) -> None:
        for _ in range(TRIES):
            draw(v, rng, s)
            if fits(v, s):
                return

    return fitting
