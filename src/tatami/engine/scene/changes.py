"""What a step changed in the scenes of several viewers, written as JSON by one compiled call.

A move is told to everybody at a table: this is most of what it costs a server.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from tatami.engine import dispatch
from tatami.engine.jit import quick
from tatami.engine.scene import LastStep, kernels
from tatami.engine.scene.laid import SceneTooLarge
from tatami.engine.scene.writer import MOST, WRITER, write

if TYPE_CHECKING:
    Array = np.ndarray[Any, np.dtype[Any]]

DIGITS = 12  # at most, of a number in text, with its sign and a comma
LONGEST = 4 * DIGITS * MOST  # letters of one viewer's change, at most
TOO_LARGE = -1

_view, _scores, _ranks = dispatch.view, dispatch.scores, dispatch.ranks

ZERO_DIGIT, MINUS = ord("0"), ord("-")
OPEN, CLOSE, COMMA = (np.frombuffer(text, np.uint8) for text in (b"[", b"]", b","))
SEAT, TO_MOVE, NULL, STEPS, STEP_SEAT, ACTION, EVENTS, TASK, PLACES = (
    np.frombuffer(text, np.uint8)
    for text in (
        b'{"seat":',
        b',"to_move":',
        b"null",
        b',"steps":[{"number":',
        b',"seat":',
        b',"action":',
        b',"events":',
        b'}],"task":',
        b',"places":',
    )
)
COUNTS, ACTIONS, REFUSALS, SCORES, WINNERS, FORGETS, ORDER, END = (
    np.frombuffer(text, np.uint8)
    for text in (
        b',"counts":',
        b',"actions":',
        b',"refusals":',
        b',"scores":',
        b',"winners":',
        b',"recalls":false',
        b',"order":',
        b"}",
    )
)


class Sheet:
    """Buffers to write on; not shared between threads."""

    def __init__(self, state: np.dtype[Any]) -> None:
        self.octets = np.zeros(2 * state.itemsize, np.uint8)  # of two views, only while they are written
        self.writers = np.zeros(3, WRITER)  # the scene before, the scene after, the events
        self.ends = np.empty((2, kernels.SECTIONS), np.int64)
        self.known = np.empty(MOST, np.int64)
        self.out = np.empty(2 * MOST, np.int32)
        self.text = np.empty(2 * LONGEST, np.uint8)
        self._knobs: tuple[int, ...] = ()

    def turn(self, knobs: tuple[int, ...]) -> None:
        """Write with the options of another table."""
        if knobs != self._knobs:
            for held in self.writers["knobs"]:
                held[: len(knobs)], held[len(knobs) :] = knobs, 0
            self._knobs = knobs


_SHEETS: dict[np.dtype[Any], list[Sheet]] = {}  # free sheets, by kind of state


def changes(
    before: Array, after: Array, step: LastStep, viewers: Sequence[int], knobs: tuple[int, ...], spots: int
) -> list[bytes]:
    """The change of each viewer's scene (-1: a spectator) by a step, from views of the states around it."""
    free = _SHEETS.setdefault(after.dtype, [])
    sheet = free.pop() if free else Sheet(after.dtype)
    sheet.turn(knobs)
    views = np.ndarray(2, after.dtype, sheet.octets)
    found: list[bytes] = []
    cuts = np.empty(len(viewers), np.int64)
    while len(found) < len(viewers):
        left = np.array(viewers[len(found) :], np.int64)
        done = write_changes(
            before,
            after,
            np.array(step, np.int64),
            left,
            spots,
            sheet.octets,
            views,
            sheet.writers,
            sheet.ends,
            sheet.known,
            sheet.out,
            sheet.text,
            cuts,
        )
        if done == TOO_LARGE:
            raise SceneTooLarge(f"a scene or its events of more than {MOST} numbers")
        ends = cuts[:done].tolist()
        text = sheet.text[: ends[-1]].tobytes()
        found += [text[start:end] for start, end in zip([0, *ends], ends, strict=False)]
    sheet.octets.fill(0)
    free.append(sheet)
    return found


@quick
def write_changes(
    before: Any,
    after: Any,
    step: Any,
    viewers: Any,
    spots: int,
    octets: Any,
    views: Any,
    writers: Any,
    ends: Any,
    known: Any,
    out: Any,
    text: Any,
    cuts: Any,
) -> int:
    """Write as many viewers' changes as there is room for, and their ends; return how many that is."""
    at = 0
    for index in range(viewers.shape[0]):
        if at + LONGEST > text.shape[0]:
            return index
        viewer = viewers[index]
        octets[:] = 0
        for side in range(2):
            states = before if side == 0 else after
            _view(states[0], viewer, views[side])
            kernels.lay(views[side : side + 1], writers[side : side + 1], ends[side])
        action = step[2] if step[1] == viewer + 1 or views[1].to_move < 0 else step[3]
        kernels.tell(views[:1], action, views[1:], writers[2:])
        if max(writers[0].at, writers[1].at, writers[2].at) > MOST:
            return TOO_LARGE
        at = put_change(views[1], step, action, spots, writers, ends, known, out, text, at)
        cuts[index] = at
    return viewers.shape[0]


@write
def put_change(
    v: Any,
    step: Any,
    action: int,
    spots: int,
    writers: Any,
    ends: Any,
    known: Any,
    out: Any,
    text: Any,
    at: int,
) -> int:
    """Write one viewer's change as the wire's `Scene`, and return where it ends."""
    events, after = writers[2].out[: writers[2].at], writers[1].out[: writers[1].at]
    parts = np.empty(3, np.int64)
    kernels.change(writers[0].out[: writers[0].at], ends[0], after, ends[1], known[:spots], out, parts)
    at = put_seat(SEAT, v.viewer, text, at)
    at = put_seat(TO_MOVE, v.to_move, text, at)
    at = put_number(step[0], text, put_text(STEPS, text, at))
    at = put_number(step[1], text, put_text(STEP_SEAT, text, at))
    at = put_number(action, text, put_text(ACTION, text, at))
    at = put_list(events, text, put_text(EVENTS, text, at))
    at = put_list(after[ends[1, 1] : ends[1, 2]], text, put_text(TASK, text, at))
    at = put_part(PLACES, out[: parts[0]], text, at)
    at = put_part(COUNTS, out[parts[0] : parts[1]], text, at)
    at = put_part(ACTIONS, after[ends[1, 2] : ends[1, 3]], text, at)
    at = put_part(REFUSALS, after[ends[1, 3] : ends[1, 4]], text, at)
    seats = np.int64(v.seats)
    if step[4]:
        scores = np.zeros(seats, np.int64)
        _scores(v, scores)
        at = put_part(SCORES, scores, text, at)
    else:
        at = put_text(FORGETS, text, at)
    if v.to_move < 0:
        ranks, winners, n = np.zeros(seats, np.int64), np.zeros(seats, np.int64), 0
        _ranks(v, ranks)
        for seat in range(seats):
            if ranks[seat] == 1:
                winners[n] = seat + 1
                n += 1
        at = put_part(WINNERS, winners[:n], text, at)
    if parts[2] >= 0:
        at = put_list(out[parts[1] : parts[2]], text, put_text(ORDER, text, at))
    return put_text(END, text, at)


@write
def put_text(letters: Any, text: Any, at: int) -> int:
    """Write some letters, and return where they end."""
    for index in range(letters.shape[0]):
        text[at + index] = letters[index]
    return at + letters.shape[0]


@write
def put_seat(name: Any, seat: int, text: Any, at: int) -> int:
    """Write a field that is a seat, given from 0, or null if that is negative."""
    at = put_text(name, text, at)
    return put_number(np.int64(seat) + 1, text, at) if seat >= 0 else put_text(NULL, text, at)


@write
def put_part(name: Any, numbers: Any, text: Any, at: int) -> int:
    """Write a field that is a list of numbers, unless the list is empty."""
    return put_list(numbers, text, put_text(name, text, at)) if numbers.shape[0] else at


@write
def put_list(numbers: Any, text: Any, at: int) -> int:
    """Write a list of numbers, and return where it ends."""
    at = put_text(OPEN, text, at)
    for index in range(numbers.shape[0]):
        if index:
            at = put_text(COMMA, text, at)
        at = put_number(np.int64(numbers[index]), text, at)
    return put_text(CLOSE, text, at)


@write
def put_number(number: int, text: Any, at: int) -> int:
    """Write a number, and return where it ends."""
    if number < 0:
        text[at] = MINUS
        at += 1
        number = -number
    digits, rest = 1, number // 10
    while rest:
        digits += 1
        rest //= 10
    for place in range(at + digits - 1, at - 1, -1):
        text[place] = ZERO_DIGIT + number % 10
        number //= 10
    return at + digits
