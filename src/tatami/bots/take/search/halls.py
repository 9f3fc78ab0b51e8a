"""The audience halls reachable by abilities within a turn of TA-KE, and the takes possible then.

Only Ronin and Geisha touch the hall, and whose chip acts makes no difference to it. So the halls
that can be reached are listed once for each number of ghost moves and of chip moves, and every way
to use the abilities draws on these lists.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.engine.bits import ZERO, lowest
from tatami.engine.jit import inline
from tatami.games.take.cards import CHIPS, SAMURAI, SPACES
from tatami.games.take.state import NOWHERE, PAIRS, SPACE_PAIR
from tatami.games.take.tables import CHIP_MOVES_BY, GHOST_MOVES_BY

HALLS = 6144  # most halls kept; without `ninja_repeats` there are a few hundred at most
TAKES = 16384  # most takes kept
SLOTS = 1 << 16  # of the hash table that finds equals; more than twice as many as there are takes

CLASSES = 9  # of halls: 3 * ghost moves + chip moves made
GHOST_MOVE, CHIP_MOVE = 3, 1  # what a move adds to the class
UNIONS = 3 * CLASSES  # of takes: class, and whether one more ghost move (1) or chip move (2) is free
EMPTY = 1  # a stack without chips
MOVES = 64  # a path is a number to this base, one digit a move, the last move last
CHIP_MOVED = 31  # digit of a chip move: + pair of spaces; of a ghost move: 1 + move

HALL_FIELDS = [
    ("stack", "i8", (HALLS, SPACES)),  # three bits a chip, the top one lowest, above the bottom one a 1
    ("ghosts", "u1", (HALLS,)),  # set of spaces
    ("resting", "u2", (HALLS,)),  # how many chips at rest lie on top, two bits a space
    ("path", "i4", (HALLS,)),  # the moves that lead there
    ("hall_first", "i8", (CLASSES,)),  # where the halls of a class begin
    ("hall_last", "i8", (CLASSES,)),  # and end
    ("take_hall", "u2", (TAKES,)),  # in which hall
    ("take_space", "u1", (TAKES,)),  # from where
    ("taken_chip", "u1", (TAKES,)),  # which character
    ("ghosts_after", "u1", (TAKES,)),  # set of spaces when the other player begins
    ("shown", "u1", (TAKES,)),  # the character uncovered
    ("spaces", "u1", (TAKES,)),  # how many spaces show it then
    ("twin", "i2", (TAKES,)),  # an earlier take to the same hall that uncovers something else, or -1
    ("take_key", "u8", (TAKES,)),  # hash of the hall afterwards
    ("take_first", "i8", (UNIONS,)),  # where the takes of a union begin, -1 while not listed
    ("take_last", "i8", (UNIONS,)),  # and end
    ("takes", "i8"),  # how many there are
    ("samurai_taken", "u1"),  # 1 if one of them is of a Samurai
    ("slot_key", "u8", (SLOTS,)),
    ("slot_index", "u2", (SLOTS,)),
    ("slot_list", "i8", (SLOTS,)),  # the list this slot was filled for; others count as free
    ("list", "i8"),  # number of the list being made
    ("last_slot", "i8"),  # of those it uses: few for a short list, to stay in the processor's cache
    ("cut", "u1"),  # 1 if there was more than fits
]

# By the number of moves made; each class grows from those before it.
_GROWTH = (3, 1, 6, 4, 2, 7, 5)

_MIX = np.uint64(0x9E3779B97F4A7C15)
_FOLD = np.uint64(31)


@inline
def mix(key: np.uint64, word: int) -> np.uint64:
    """Mix a word into a hash."""
    key = (key ^ np.uint64(word)) * _MIX
    return key ^ (key >> _FOLD)


@inline
def list_halls(s: Any, w: Any, needed: int) -> None:
    """List the halls of the classes in a set, each once."""
    w.cut = 0
    _look(s, w)
    for code in range(CLASSES - 1, 0, -1):
        if needed >> code & 1:
            needed |= (code >= GHOST_MOVE) << max(code - GHOST_MOVE, 0)
            needed |= (code % GHOST_MOVE > 0) << (code - CHIP_MOVE)
    n = 1
    w.hall_first[0], w.hall_last[0] = 0, 1
    for code in _GROWTH:
        w.hall_first[code] = n
        if needed >> code & 1:
            _begin_list(w, PAIRS * n)
            if code >= GHOST_MOVE:
                n = _move_ghosts(w, code - GHOST_MOVE, n)
            if code % GHOST_MOVE > 0:
                n = _move_chips(w, code - CHIP_MOVE, n)
        w.hall_last[code] = n
    w.takes = 0
    w.samurai_taken = 0
    for union in range(UNIONS):
        w.take_first[union] = -1


@inline
def _begin_list(w: Any, most: int) -> None:
    """Begin a list of so many entries at most, all slots free."""
    w.list += 1
    slots = 64
    while slots < 2 * most and slots < SLOTS:
        slots *= 2
    w.last_slot = slots - 1


@inline
def _look(s: Any, w: Any) -> None:
    """The hall as it is."""
    ghosts: Any = 0
    resting: Any = 0
    for space in range(SPACES):
        ghosts |= np.int64(s.ghost[space]) << space
        stack: Any = EMPTY
        for level in range(s.height[space]):
            stack = stack << 3 | np.int64(s.chips[space, level])
        w.stack[0, space] = stack
    for which in range(2):
        if s.resting[which] != NOWHERE:
            resting += 1 << 2 * (s.resting[which] >> 4)
    w.ghosts[0] = ghosts
    w.resting[0] = resting
    w.path[0] = 0


@inline
def _move_ghosts(w: Any, origin: int, n: int) -> int:
    """Add the halls that are one ghost move away from those of a class."""
    for hall in range(w.hall_first[origin], w.hall_last[origin]):
        ghosts = np.int64(w.ghosts[hall])
        ready = 0
        for space in range(SPACES):
            free = w.stack[hall, space] > EMPTY and w.resting[hall] >> 2 * space & 3 == 0
            ready |= free << space
        moves = GHOST_MOVES_BY[ghosts, ready]
        while moves != ZERO:
            move = lowest(moves)
            moves &= moves - np.uint64(1)
            _copy(w, hall, n)
            if move < PAIRS:
                w.ghosts[n] = ghosts ^ (1 << SPACE_PAIR[move, 0] | 1 << SPACE_PAIR[move, 1])
            else:
                w.ghosts[n] = ghosts ^ 1 << move % SPACES
            w.path[n] = w.path[hall] * MOVES + 1 + move
            n = _keep_new(w, n)
    return n


@inline
def _move_chips(w: Any, origin: int, n: int) -> int:
    """Add the halls that are one chip move away from those of a class."""
    for hall in range(w.hall_first[origin], w.hall_last[origin]):
        tall = 0
        for space in range(SPACES):
            tall |= (w.stack[hall, space] >= EMPTY << 6) << space
        moves = CHIP_MOVES_BY[w.ghosts[hall], tall]
        while moves != ZERO:
            pair = lowest(moves)
            moves &= moves - np.uint64(1)
            source, target = np.int64(SPACE_PAIR[pair, 0]), np.int64(SPACE_PAIR[pair, 1])
            _copy(w, hall, n)
            w.stack[n, target] = w.stack[n, target] << 3 | w.stack[n, source] & 7
            w.stack[n, source] >>= 3
            resting = np.int64(w.resting[hall])
            if resting >> 2 * source & 3:  # R6: a chip moved again is the same chip at rest
                resting -= 1 << 2 * source
            w.resting[n] = resting + (1 << 2 * target)
            w.path[n] = w.path[hall] * MOVES + CHIP_MOVED + pair
            n = _keep_new(w, n)
    return n


@inline
def _copy(w: Any, hall: int, n: int) -> None:
    for space in range(SPACES):
        w.stack[n, space] = w.stack[hall, space]
    w.ghosts[n] = w.ghosts[hall]
    w.resting[n] = w.resting[hall]


@inline
def _keep_new(w: Any, n: int) -> int:
    """Keep the hall that was written at the end of the list, if it is a new one."""
    key = mix(ZERO, w.ghosts[n] | np.int64(w.resting[n]) << 8)
    for space in range(SPACES):
        key = mix(key, w.stack[n, space])
    slot = np.int64(key & np.uint64(w.last_slot))
    while w.slot_list[slot] == w.list:
        if w.slot_key[slot] == key:
            return n
        slot = (slot + 1) & w.last_slot
    if n == HALLS - 1:  # the last place stays free to write on
        w.cut = 1
        return n
    w.slot_list[slot] = w.list
    w.slot_key[slot] = key
    return n + 1


@inline
def list_takes(s: Any, w: Any, union: int) -> None:
    """List the takes in the halls of a union, each resulting hall once."""
    if w.take_first[union] >= 0:
        return
    w.take_first[union] = w.takes
    code, more = union % CLASSES, union // CLASSES
    wider = code + (GHOST_MOVE if more == 1 else CHIP_MOVE)
    halls = w.hall_last[code] - w.hall_first[code]
    if more > 0:
        halls += w.hall_last[wider] - w.hall_first[wider]
    _begin_list(w, SPACES * halls)
    _take_all(w, code, s.taken == CHIPS - 1)
    if more > 0:
        _take_all(w, wider, s.taken == CHIPS - 1)
    w.take_last[union] = w.takes


@inline
def _take_all(w: Any, code: int, over: bool) -> None:
    for hall in range(w.hall_first[code], w.hall_last[code]):
        for space in range(SPACES):
            ghost, rests = w.ghosts[hall] >> space & 1, w.resting[hall] >> 2 * space & 3
            if ghost == 0 and rests == 0 and w.stack[hall, space] > EMPTY:
                _take(w, hall, space, over)


@inline
def _take(w: Any, hall: int, space: int, over: bool) -> None:
    """Add a take, unless another one leads to the same hall, by the same chip, with the same score."""
    taken = w.stack[hall, space] & 7
    w.stack[hall, space] >>= 3
    ghosts = w.ghosts[hall] | 1 << space
    shown = seen(w.stack[hall, space], space)
    spaces, free, key = 0, 0, ZERO
    for other in range(SPACES):
        stack = w.stack[hall, other]
        spaces += seen(stack, other) == shown
        free |= stack > EMPTY and ghosts >> other & 1 == 0
        key = mix(key, stack)
    w.stack[hall, space] = w.stack[hall, space] << 3 | taken
    if not over and not free:
        ghosts = 0
    key = mix(key, ghosts)
    twin: Any = -1
    slot = np.int64((key + np.uint64(taken)) & np.uint64(w.last_slot))
    while w.slot_list[slot] == w.list:
        known = w.slot_index[slot]
        if w.slot_key[slot] == key and w.taken_chip[known] == taken:
            if w.shown[known] == shown:
                return
            twin = known
        slot = (slot + 1) & w.last_slot
    n = w.takes
    if n == TAKES:
        w.cut = 1
        return
    w.slot_list[slot] = w.list
    w.slot_key[slot] = key
    w.slot_index[slot] = n
    w.take_hall[n] = hall
    w.take_space[n] = space
    w.taken_chip[n] = taken
    w.ghosts_after[n] = ghosts
    w.shown[n] = shown
    w.spaces[n] = spaces
    w.twin[n] = twin
    w.take_key[n] = key
    w.takes = n + 1
    w.samurai_taken |= taken == SAMURAI


@inline
def seen(stack: int, space: int) -> int:
    """The character a space with this stack shows."""
    return space if stack == EMPTY else stack & 7
