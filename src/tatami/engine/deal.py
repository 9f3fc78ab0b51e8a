"""A deal as data: everything chance decides about a game, declared once.

Fair deals, the checks of a deal's text, simulations and the page's own check all follow from the
declaration. First the start seat is drawn, then the ordered bag of pieces is shuffled and laid.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

import numpy as np

from tatami.engine.errors import GameError
from tatami.engine.jit import interpreted, jit

START = "start"  # the option that every game has: the seat that starts, 0 if it is drawn
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
STACK_LETTERS = "abcdefghi"


class Stream(Protocol):
    """A source of fair random numbers for deals; see `tatami.fair`."""

    def below(self, n: int) -> int:
        """A uniform number from 0 to n - 1."""

    def shuffle(self, items: list[Any]) -> None:
        """Shuffle in place, Fisher-Yates from the end."""


class Pieces(NamedTuple):
    """A number of identical pieces in a bag."""

    code: str
    number: int | str = 1  # a number, or the option that holds it
    group: int = 0  # a game played with fewer groups leaves out the last ones


class Listed(NamedTuple):
    """An option whose text, if not empty, lists pieces that replace the first ones.

    In plain form, entries are joined by `;`. The first word of an entry is the code. Unknown group names
    replace the known names missing from the text, in order of appearance.
    """

    option: str
    instead_of: int  # the number of pieces replaced
    group_word: int  # the index of the word that names the group
    groups: tuple[str, ...]  # the names, in order


class Stacks(NamedTuple):
    """Pieces are laid on the first stack that takes them; if none does, the bag is reshuffled."""

    number: int
    alike: int  # the most identical pieces that may lie on one another


class Dealt(NamedTuple):
    """A parsed deal."""

    seats: int
    start: int  # from 1
    pieces: tuple[str, ...]  # in the order they are laid; stack by stack, bottom first, if there are stacks


@dataclass(frozen=True)
class Deal:
    """The random part of a game: the start seat and the order of the pieces in the bag.

    As text: the number of players, the start seat and the pieces, `3 1 M1 T2`; or the stacks, bottom to
    top, and the start seat, `sdr/gns 1`, preceded by the number of players if that can vary.
    """

    bag: tuple[Pieces, ...] = ()  # in the order of the rules
    noun: str = "card"
    groups: str = ""  # the option that sets how many groups of pieces are in play
    listed: Listed | None = None
    is_even: bool = False  # whether the last pieces stay out of play so that all seats get the same number
    stacks: Stacks | None = None

    def pieces(self, options: Mapping[str, Any], seats: int) -> list[str]:
        """The pieces in play, in the order of the rules."""
        bag = self._bag(options)
        groups = options[self.groups] if self.groups else 1 + max((row.group for row in bag), default=0)
        found = [
            row.code
            for row in bag
            if row.group < groups
            for _ in range(options[row.number] if isinstance(row.number, str) else row.number)
        ]
        return found[: len(found) - len(found) % seats] if self.is_even else found

    def _bag(self, options: Mapping[str, Any]) -> Sequence[Pieces]:
        if self.listed is None or not options[self.listed.option]:
            return self.bag
        entries = [entry.split() for entry in options[self.listed.option].split(";")]
        groups = _numbered([words[self.listed.group_word] for words in entries], self.listed.groups)
        listed = [Pieces(words[0], group=group) for words, group in zip(entries, groups, strict=True)]
        return (*listed, *self.bag[self.listed.instead_of :])

    # Drawing.

    def draw(self, stream: Stream, seats: int, options: Mapping[str, Any]) -> str:
        """Draw a deal; the start seat is drawn even if named, so that the later draws stay the same."""
        drawn = stream.below(seats) + 1
        return self.draw_pieces(stream, seats, options, options[START] or drawn)

    def draw_pieces(self, stream: Stream, seats: int, options: Mapping[str, Any], start: int) -> str:
        """Draw all but the start seat."""
        while True:
            pieces = self.pieces(options, seats)
            if pieces:
                stream.shuffle(pieces)
            if self.stacks is None:
                return self.write(Dealt(seats, start, tuple(pieces)))
            stacks = _piled(pieces, self.stacks)
            if stacks is not None:
                return self.write(Dealt(seats, start, tuple("".join(stacks))))

    # Text both ways.

    def write(self, dealt: Dealt) -> str:
        """A deal as text, as `read` reads it."""
        if self.stacks is None:
            return " ".join((str(dealt.seats), str(dealt.start), *dealt.pieces))
        high = len(dealt.pieces) // self.stacks.number
        stacks = ("".join(dealt.pieces[at : at + high]) for at in range(0, len(dealt.pieces), high))
        return f"{'/'.join(stacks)} {dealt.start}"

    def read(self, text: str, counts: Sequence[int], options: Mapping[str, Any]) -> Dealt:
        """Parse a deal for one of the given numbers of seats, or raise an error that says what is wrong."""
        dealt = (
            self._read_row(text, counts, options)
            if self.stacks is None
            else self._read_stacks(text, counts, options, self.stacks)
        )
        if options[START] not in (0, dealt.start):
            raise GameError(
                f"The deal starts with seat {dealt.start}, "
                f"but the option {START} names seat {options[START]}."
            )
        return dealt

    def _read_row(self, text: str, counts: Sequence[int], options: Mapping[str, Any]) -> Dealt:
        parts = text.split(" ")
        known = [str(count) for count in counts]
        seats = counts[known.index(parts[0])] if parts[0] in known else counts[0]
        pieces = Counter(self.pieces(options, seats))
        total = pieces.total()
        if len(parts) != 2 + total:
            whole = f", the start seat and {total} {self.noun}s" if total else " and the start seat"
            raise GameError(
                f"A deal is the number of players{whole}, with single blanks between them; "
                f"this one has {len(parts)} parts."
            )
        if parts[0] not in known:
            raise GameError(
                f"A deal begins with the number of players, {_span(counts)}, not with {parts[0]!r:.40}."
            )
        start = _start(parts[1], seats)
        places: dict[str, list[int]] = {}
        for place, code in enumerate(parts[2:], 1):
            if code not in pieces:
                noun = self.noun.capitalize()
                raise GameError(
                    f"{noun} {place} of the deal, {code!r:.40}, is not a {self.noun} of this game."
                )
            places.setdefault(code, []).append(place)
        for code, found in places.items():
            if len(found) > pieces[code]:
                listed = f"{', '.join(map(str, found[:-1]))} and {found[-1]}"
                both = "both" if len(found) == 2 else "all"
                raise GameError(f"{self.noun.capitalize()}s {listed} of the deal are {both} {code}.")
        return Dealt(seats, start, tuple(parts[2:]))

    def _read_stacks(
        self, text: str, counts: Sequence[int], options: Mapping[str, Any], layout: Stacks
    ) -> Dealt:
        (seats,) = counts
        parts, count, nouns = text.split(" "), NUMBERS[layout.number], f"{self.noun}s"
        pieces = Counter(self.pieces(options, seats))
        high = pieces.total() // layout.number
        if len(parts) != 2 or parts[1] not in [str(seat) for seat in range(1, seats + 1)]:
            span = _span(range(1, seats + 1))
            raise GameError(f"A deal is {count} stacks joined by “/”, a blank, and the start seat {span}.")
        stacks = parts[0].split("/")
        if len(stacks) != layout.number:
            raise GameError(f"A deal has {count} stacks, this one has {len(stacks)}.")
        for letter, stack in zip(STACK_LETTERS, stacks, strict=False):
            strange = sorted(set(stack) - set(pieces))
            if strange:
                shown = strange[0].encode("unicode_escape").decode()
                raise GameError(f"Stack {letter} has “{shown}”; {nouns} are {', '.join(pieces)}.")
            if len(stack) != high:
                raise GameError(f"Stack {letter} has {len(stack)} {nouns}, it must have {high}.")
            for code in pieces:
                if code * (layout.alike + 1) in stack:
                    more = NUMBERS[layout.alike + 1]
                    raise GameError(f"Stack {letter} has {more} “{code}” in a row.")
        for code, number in pieces.items():
            found = parts[0].count(code)
            if found != number:
                raise GameError(f"A deal has {number} {nouns} “{code}”, this one has {found}.")
        return Dealt(seats, int(parts[1]), tuple("".join(stacks)))


def _numbered(names: Sequence[str], known: Sequence[str]) -> list[int]:
    """Group numbers by name."""
    number_of = {name: number for number, name in enumerate(known)}
    free = iter([number for name, number in number_of.items() if name not in names])
    return [
        number_of[name] if name in number_of else number_of.setdefault(name, next(free)) for name in names
    ]


def _start(text: str, seats: int) -> int:
    if text not in [str(seat) for seat in range(1, seats + 1)]:
        raise GameError(f"A deal for {seats} players has the start seat, 1 to {seats}, not {text!r:.40}.")
    return int(text)


def _span(numbers: Sequence[int]) -> str:
    if len(numbers) == 1:
        return str(numbers[0])
    return f"{numbers[0]} {'or' if len(numbers) == 2 else 'to'} {numbers[-1]}"


def _piled(pieces: list[str], layout: Stacks) -> list[str] | None:
    """The stacks that pieces form in this order, or None if a piece does not fit."""
    codes = list(dict.fromkeys(pieces))
    bag = np.array([codes.index(code) for code in pieces], np.uint8)
    high = len(bag) // layout.number
    stacks, height = np.zeros((layout.number, high), np.uint8), np.zeros(layout.number, np.uint8)
    if not interpreted(pile_up)(bag, len(bag), stacks, height, high, layout.alike):
        return None
    return ["".join(codes[number] for number in stack) for stack in stacks]


@jit
def pile_up(bag: Any, size: int, stacks: Any, height: Any, high: int, alike: int) -> bool:
    """Lay pieces on the first stack with room that would not show too many alike; False if there is none."""
    count = height.shape[0]
    for stack in range(count):
        height[stack] = 0
    first = 0  # the first stack that is not full
    for place in range(size):
        found = -1
        for stack in range(first, count):
            level = height[stack]
            if found >= 0 or level == high:
                continue
            same = 0
            while same < alike and same < level and stacks[stack, level - 1 - same] == bag[place]:
                same += 1
            if same < alike:
                found = stack
        if found < 0:
            return False
        stacks[found, height[found]] = bag[place]
        height[found] += 1
        while first < count and height[first] == high:
            first += 1
    return True
