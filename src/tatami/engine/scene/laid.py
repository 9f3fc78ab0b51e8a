"""Scenes as numbers: the compiled writers, called from Python."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from tatami.engine.scene import kernels
from tatami.engine.scene.writer import MOST, WRITER

if TYPE_CHECKING:
    Array = np.ndarray[Any, np.dtype[Any]]


class Laid(NamedTuple):
    """A viewer's scene, in numbers."""

    places: Array  # spot, size, pieces …
    counts: Array  # spot, number …
    task: Array  # a message
    actions: Array  # action, slots …
    refusals: Array  # action, number of spots, spots, reason …


class Change(NamedTuple):
    """The changes of a viewer's scene, in numbers."""

    places: Array  # new or changed places
    order: Array | None  # all spots, if the set or the order of spots changed
    counts: Array  # new or changed counts


class SceneTooLarge(RuntimeError):
    """A game wrote more numbers than a scene can hold."""


class Pen:
    """A writer with the options of a table; not shared between threads."""

    def __init__(self, knobs: Sequence[int]) -> None:
        self.writers = np.zeros(1, WRITER)
        self.writers["knobs"][0, : len(knobs)] = knobs
        self.ends = np.zeros(kernels.SECTIONS, np.int64)
        self._out, self._at = self.writers["out"][0], self.writers["at"]

    def written(self) -> Array:
        """The numbers written last."""
        size = int(self._at.item())
        if size > MOST:
            raise SceneTooLarge(f"a scene of {size} numbers; {MOST} is the most")
        return self._out[:size].copy()


_PENS: dict[tuple[int, ...], list[Pen]] = {}  # free pens, by options


def _take(knobs: tuple[int, ...]) -> Pen:
    pens = _PENS.setdefault(knobs, [])
    return pens.pop() if pens else Pen(knobs)


def _written(pen: Pen, knobs: tuple[int, ...]) -> Array:
    numbers = pen.written()
    _PENS[knobs].append(pen)
    return numbers


def lay(views: Array, knobs: tuple[int, ...]) -> Laid:
    """The scene of a view at a table with some options."""
    pen = _take(knobs)
    kernels.lay(views, pen.writers, pen.ends)
    places, counts, task, actions, refusals = pen.ends.tolist()
    numbers = _written(pen, knobs)
    return Laid(
        numbers[:places],
        numbers[places:counts],
        numbers[counts:task],
        numbers[task:actions],
        numbers[actions:refusals],
    )


def tell(before: Array, action: int, after: Array, knobs: tuple[int, ...]) -> Array:
    """The events a viewer saw between two views."""
    pen = _take(knobs)
    kernels.tell(before, action, after, pen.writers)
    return _written(pen, knobs)


def reason(views: Array, action: int, knobs: tuple[int, ...]) -> Array:
    """The reason why an action is illegal now: a message."""
    pen = _take(knobs)
    kernels.reason(views, action, pen.writers)
    return _written(pen, knobs)


def summary(views: Array, knobs: tuple[int, ...]) -> Array:
    """The whole table in sentences: messages."""
    pen = _take(knobs)
    kernels.summary(views, pen.writers)
    return _written(pen, knobs)


def change(before: Laid, after: Laid, spots: int) -> Change:
    """The differences between two scenes of a table with this number of spots."""
    known, out = np.empty(spots, np.int64), np.empty(len(after.places) + len(after.counts), np.int32)
    size = kernels.changed_places(before.places, after.places, known, out)
    places = out[:size].copy()
    order = _order(before.places, after.places, spots)
    size = kernels.changed_counts(before.counts, after.counts, known, out)
    return Change(places, order, out[:size].copy())


def _order(before: Array, after: Array, spots: int) -> Array | None:
    was, now = np.empty(spots, np.int32), np.empty(spots, np.int32)
    old, new = kernels.spots_of(before, was), kernels.spots_of(after, now)
    return None if old == new and (was[:old] == now[:new]).all() else now[:new]
