"""How a player's Samurai can stand after a turn of TA-KE, and the moves that bring them there.

A *row* is how many Samurai stand over each of the four columns, three bits a column.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.engine.jit import inline
from tatami.games.take.cards import CHIPS_PER_CHARACTER, DAIMYO, NINJA
from tatami.games.take.state import COLUMN_PAIR, FINISH, REDISTRIBUTE, SHIFT

ROWS = 120  # most ways for seven Samurai to stand over four columns
ROW_LISTS = 6  # 2 * redistributions + whether a Samurai was taken
IN_ONE_COLUMN = 10  # more than any number of moves

ROW_FIELDS = [
    ("rows", "i8", (ROW_LISTS,)),  # how many rows a list has, -1 while not listed
    ("row", "i8", (ROW_LISTS, ROWS)),  # how the Samurai stand after the turn
    ("column", "i8", (ROW_LISTS, ROWS)),  # where the taken Samurai goes, or 0
    ("plain", "i8", (ROW_LISTS, ROWS)),  # 1 if all moved Samurai, three at most, go to one column
]


def _rows_by_total() -> list[list[int]]:
    rows: list[list[int]] = [[] for _ in range(CHIPS_PER_CHARACTER + 1)]
    for row in range(1 << 12):
        total = sum(row >> shift & 7 for shift in (0, 3, 6, 9))
        if total <= CHIPS_PER_CHARACTER:
            rows[total].append(row)
    return rows


_ALL_ROWS = _rows_by_total()
_ROWS = np.array([row for rows in _ALL_ROWS for row in rows], np.int64)
_ROWS_FROM = np.cumsum([0, *map(len, _ALL_ROWS)])  # by the number of Samurai

assert len(_ALL_ROWS[-1]) == ROWS


@inline
def list_rows(s: Any, w: Any, redistributions: int, taken: int) -> None:
    """List how the Samurai can stand after so many more redistributions, and after one was taken or not."""
    which = 2 * redistributions + taken
    if w.rows[which] >= 0:
        return
    total: Any = 0
    for column in range(DAIMYO, NINJA + 1):
        total += np.int64(s.samurai[s.to_move, column])
    most = 3 * redistributions + (s.moves_left if s.phase == REDISTRIBUTE else 0)
    n = 0
    if most == 0:
        row = row_of(s, s.to_move)
        for column in range(1, 5) if taken else range(1):
            w.row[which, n] = row + (1 << 3 * (column - 1) if column > 0 else 0)
            w.column[which, n] = column
            w.plain[which, n] = 1
            n += 1
    elif total + taken <= CHIPS_PER_CHARACTER:
        for index in range(_ROWS_FROM[total + taken], _ROWS_FROM[total + taken + 1]):
            row = _ROWS[index]
            best: Any = -1
            placed = 0
            for column in range(1, 5) if taken else range(1):
                rank = -1
                if column == 0 or row >> 3 * (column - 1) & 7 > 0:
                    rank = _simplicity(s, row - (1 << 3 * (column - 1) if column > 0 else 0), most)
                if rank > best:
                    best, placed = rank, column
            if best >= 0:
                w.row[which, n] = row
                w.column[which, n] = placed
                w.plain[which, n] = best >= IN_ONE_COLUMN
                n += 1
    w.rows[which] = n


@inline
def _simplicity(s: Any, row: int, most: int) -> Any:
    """Less for more moves to come to a row; more by ten if all go to one column; -1 if it takes too many."""
    moves: Any = 0
    targets = 0
    for column in range(DAIMYO, NINJA + 1):
        spare = _spare(s, row, column)
        moves += max(spare, 0)
        targets += spare < 0
    if moves > most:
        return -1
    return IN_ONE_COLUMN - 1 - moves + (IN_ONE_COLUMN if targets <= 1 and moves <= 3 else 0)


@inline
def row_of(s: Any, seat: int) -> Any:
    """How a player's Samurai stand."""
    row: Any = 0
    for column in range(DAIMYO, NINJA + 1):
        row |= np.int64(s.samurai[seat, column]) << 3 * (column - 1)
    return row


# The moves.


@inline
def shifts(actions: Any, n: int) -> int:
    """How many Samurai were moved so far."""
    done = 0
    for place in range(n):
        done += SHIFT <= actions[place] < FINISH
    return done


@inline
def shift(s: Any, row: int, done: int, most: int, actions: Any, n: int) -> int:
    """Move Samurai towards a row, after `done` such moves, in one redistribution."""
    made, skipped = 0, 0
    source, target = DAIMYO, DAIMYO
    spare, wanted = _spare(s, row, source), -_spare(s, row, target)
    while made < most:
        while spare <= 0 and source < NINJA:
            source += 1
            spare = _spare(s, row, source)
        while wanted <= 0 and target < NINJA:
            target += 1
            wanted = -_spare(s, row, target)
        if spare <= 0 or wanted <= 0:
            break
        spare -= 1
        wanted -= 1
        skipped += 1
        if skipped > done:
            for index in range(12):
                if COLUMN_PAIR[index, 0] == source and COLUMN_PAIR[index, 1] == target:
                    actions[n] = SHIFT + index
            n += 1
            made += 1
    if made < most:
        actions[n] = FINISH
        n += 1
    return n


@inline
def _spare(s: Any, row: int, column: int) -> Any:
    """How many Samurai have to leave a column to come to a row; negative: have to come."""
    return np.int64(s.samurai[s.to_move, column]) - (row >> 3 * (column - 1) & 7)
