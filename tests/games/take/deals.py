"""Fair deals once more, from the design and the rules page alone, in plain Python."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from itertools import count

BAG = "sssssssdddddddrrrrrrrgggggggnnnnnnn"
SPACES = "abcde"


def words(seed: bytes) -> Iterator[int]:
    """The stream of 32-bit words that follows from a seed."""
    for counter in count():
        block = hashlib.sha256(seed + counter.to_bytes(8, "big")).digest()
        for start in range(0, 32, 4):
            yield int.from_bytes(block[start : start + 4], "big")


def below(stream: Iterator[int], n: int) -> int:
    """A uniform number below n: words from the largest multiple of n on are skipped."""
    multiple = 2**32 // n * n
    return next(word for word in stream if word < multiple) % n


def shuffled(stream: Iterator[int], text: str) -> str:
    """Fisher-Yates from the end."""
    letters = list(text)
    for last in reversed(range(1, len(letters))):
        other = below(stream, last + 1)
        letters[last], letters[other] = letters[other], letters[last]
    return "".join(letters)


def piled_up(bag: str) -> dict[str, str] | None:
    """The stacks that the table procedure builds from a bag, or None if a chip fits nowhere."""
    stacks = dict.fromkeys(SPACES, "")
    for chip in bag:
        open_to_it = [a for a in SPACES if len(stacks[a]) < 7 and stacks[a][-2:] != chip + chip]
        if not open_to_it:
            return None
        stacks[open_to_it[0]] += chip
    return stacks


def drawn(seed: int) -> tuple[str, int]:
    """The deal of a seed, and how many bags it took."""
    stream = words(seed.to_bytes(32, "big"))
    start = below(stream, 2) + 1
    for bags in count(1):
        stacks = piled_up(shuffled(stream, BAG))
        if stacks is not None:
            return f"{'/'.join(stacks.values())} {start}", bags
    raise AssertionError("count never ends")
