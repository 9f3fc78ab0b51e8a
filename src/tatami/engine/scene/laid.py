"""Scenes as numbers: the compiled writers, called from Python."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from tatami.engine.scene import kernels
from tatami.engine.scene.writer import MOST, WRITER

if TYPE_CHECKING:
    Array = np.ndarray[Any, np.dtype[Any]]


class Laid:
    """A viewer's scene, in numbers: five sections, one after another."""

    __slots__ = ("ends", "numbers")

    def __init__(self, numbers: Array, ends: Array) -> None:
        self.numbers = numbers
        self.ends = ends  # of the sections

    @property
    def places(self) -> Array:
        """Of each place: its spot, a size, its pieces."""
        return self._section(0)

    @property
    def counts(self) -> Array:
        """Of each count: its spot and the number."""
        return self._section(1)

    @property
    def task(self) -> Array:
        """A message."""
        return self._section(2)

    @property
    def actions(self) -> Array:
        """Of each legal action: its number and slots."""
        return self._section(3)

    @property
    def refusals(self) -> Array:
        """Of each refusal: an action, the number of its spots, the spots, the reason."""
        return self._section(4)

    def _section(self, index: int) -> Array:
        start = self.ends[index - 1] if index else 0
        return self.numbers[start : self.ends[index]]


class Change(NamedTuple):
    """The changes of a viewer's scene, in numbers."""

    places: Array  # new or changed places
    order: Array | None  # all spots, if the set or the order of spots changed
    counts: Array  # new or changed counts


class SceneTooLarge(RuntimeError):
    """A game wrote more numbers than a scene can hold."""


class Pen:
    """A writer with the options of a table; not shared between threads."""

    def __init__(self) -> None:
        self.writers = np.zeros(1, WRITER)
        self.ends = np.zeros(kernels.SECTIONS, np.int64)
        self._knobs: tuple[int, ...] = ()
        self._out, self._at = self.writers["out"][0], self.writers["at"]

    def turn(self, knobs: tuple[int, ...]) -> None:
        """Write with the options of another table."""
        if knobs != self._knobs:
            held = self.writers["knobs"][0]
            held[: len(knobs)], held[len(knobs) :] = knobs, 0
            self._knobs = knobs

    def written(self) -> Array:
        """The numbers written last."""
        size = int(self._at.item())
        if size > MOST:
            raise SceneTooLarge(f"a scene of {size} numbers; {MOST} is the most")
        return self._out[:size].copy()


_PENS: list[Pen] = []  # free pens: as many as threads wrote at once, whatever options there are


def _take(knobs: tuple[int, ...]) -> Pen:
    try:
        pen = _PENS.pop()
    except IndexError:
        pen = Pen()
    pen.turn(knobs)
    return pen


def _written(pen: Pen) -> Array:
    numbers = pen.written()
    _PENS.append(pen)
    return numbers


def lay(views: Array, knobs: tuple[int, ...]) -> Laid:
    """The scene of a view at a table with some options."""
    pen = _take(knobs)
    kernels.lay(views, pen.writers, pen.ends)
    ends = pen.ends.copy()
    return Laid(_written(pen), ends)


def tell(before: Array, action: int, after: Array, knobs: tuple[int, ...]) -> Array:
    """The events a viewer saw between two views."""
    pen = _take(knobs)
    kernels.tell(before, action, after, pen.writers)
    return _written(pen)


def told(before: Array, action: int, after: Array, viewer: int, knobs: tuple[int, ...]) -> Array:
    """The events a viewer (-1: a spectator) saw between two states, from its views of them."""
    pen = _take(knobs)
    views = np.ndarray(2, after.dtype, bytearray(2 * after.itemsize))
    kernels.told(before, action, after, viewer, views, pen.writers)
    return _written(pen)


def reason(views: Array, action: int, knobs: tuple[int, ...]) -> Array:
    """The reason why an action is illegal now: a message."""
    pen = _take(knobs)
    kernels.reason(views, action, pen.writers)
    return _written(pen)


def summary(views: Array, knobs: tuple[int, ...]) -> Array:
    """The whole table in sentences: messages."""
    pen = _take(knobs)
    kernels.summary(views, pen.writers)
    return _written(pen)


def change(before: Laid, after: Laid, spots: int) -> Change:
    """The differences between two scenes of a table with this number of spots."""
    known, cuts = np.empty(spots, np.int64), np.empty(3, np.int64)
    out = np.empty(len(after.numbers) + spots, np.int32)
    kernels.change(before.numbers, before.ends, after.numbers, after.ends, known, out, cuts)
    places, counts, order = cuts.tolist()
    return Change(out[:places], out[counts:order] if order >= 0 else None, out[places:counts])
