"""A position of TA-KE at the start of a turn as features, from the side of the player to move.

The first `LINEAR` numbers go into the linear evaluation, all of them into the network. Totals, middle
fields and the past of the turn are left out: they do not affect the remaining gains.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.engine.jit import inline
from tatami.games.take.cards import CHIPS, DAIMYO, GEISHA, NINJA, RONIN, SAMURAI, SPACES
from tatami.games.take.rules import influence

# Name and size of each group of numbers, in order; "theirs" repeats the group before for the opponent.
LINEAR_GROUPS = (
    ("one, and one if the number of chips left is odd", 2),
    ("influence by character, mine minus theirs", 5),
    ("the same times reveals left", 5),
    ("the same times reveals left, each counting 0.75 per chip above it", 5),
    ("the same times reveals left, each counting 0.4 per chip above it", 5),
    ("the same times spaces that show the character", 5),
    ("the same times ghost-free spaces where a take reveals it", 5),
    ("my chips on the bottom fields", 4),
    ("theirs", 4),
    ("my three best gains by a take alone", 3),
    ("theirs", 3),
    ("spaces to take from; ghosts; empty spaces; one if a single space is left to take from", 4),
    ("worth of the best and second chip on offer", 2),
    ("my best and second sum of a gain and its chip's worth", 2),
    ("theirs", 2),
    ("my best gain if no ghosts were there, with a Ronin at hand", 1),
    ("theirs", 1),
    ("my best gain if three Samurai were gathered, with a Daimyo at hand", 1),
    ("theirs", 1),
    ("the Daimyo, Ronin and Geisha my Ninja can push", 3),
    ("theirs", 3),
    ("Samurai my Daimyo can move; ghosts my Ronin and chips my Geisha can", 3),
    ("theirs", 3),
)
NETWORK_GROUPS = (
    ("chips left and its square", 2),
    ("my influence by character", 5),
    ("reveals left by character", 5),
    ("spaces that show it", 5),
    ("my Samurai by column", 4),
    ("theirs", 4),
    ("my best gain with a Geisha at hand", 1),
    ("theirs", 1),
    ("by space: my gain, theirs, its chip's worth, ghost, height", 5 * SPACES),
)
LINEAR = sum(size for _, size in LINEAR_GROUPS)
ALL = LINEAR + sum(size for _, size in NETWORK_GROUPS)
BEST_GAIN = 40  # the index of my best gain by a take alone

SLOW, FAST = np.float32(0.75), np.float32(0.4)  # how much less a reveal counts per chip above it
NEVER = np.float32(-999)

# Intermediate results about a position, the player to move at index 0 of the pairs.
NOTES = [
    ("influence", "f4", (2, 5)),
    ("ahead", "f4", (5,)),  # influence, mine minus theirs
    ("reveals", "f4", (5,)),  # chips under another chip, and printed characters still covered
    ("slow", "f4", (5,)),  # the same, each counting SLOW per chip above it
    ("fast", "f4", (5,)),
    ("showing", "f4", (5,)),  # spaces that show the character
    ("now", "f4", (5,)),  # ghost-free spaces where a take reveals it
    ("top", "i8", (SPACES,)),  # visible character
    ("under", "i8", (SPACES,)),  # the character a take would reveal; -1 where there is no chip
    ("free", "i8", (SPACES,)),  # 1 where a chip can be taken
    ("gain", "f4", (2, SPACES)),  # margin of a take alone, by who takes
    ("worth", "f4", (SPACES,)),  # influence the top chip would bring, times its reveals left
    ("best", "f4", (3,)),  # the three best of a row of numbers
]


@inline
def describe(s: Any, notes: Any, out: Any) -> None:
    """Write the numbers of the linear evaluation."""
    look(s, notes)
    weigh_takes(s, notes)
    out[0] = 1
    out[1] = (CHIPS - s.taken) & 1
    for c in range(5):
        ahead = notes.ahead[c]
        out[2 + c] = ahead
        out[7 + c] = ahead * notes.reveals[c]
        out[12 + c] = ahead * notes.slow[c]
        out[17 + c] = ahead * notes.fast[c]
        out[22 + c] = ahead * notes.showing[c]
        out[27 + c] = ahead * notes.now[c]
    for c in range(4):
        out[32 + c] = s.bottom[s.to_move, c + 1]
        out[36 + c] = s.bottom[1 - s.to_move, c + 1]
    describe_takes(s, notes, out)
    describe_abilities(s, notes, out)


@inline
def look(s: Any, notes: Any) -> None:
    """Record influence, and the content of the stacks."""
    for c in range(5):
        notes.influence[0, c] = influence(s, s.to_move, c)
        notes.influence[1, c] = influence(s, 1 - s.to_move, c)
        notes.ahead[c] = notes.influence[0, c] - notes.influence[1, c]
        notes.reveals[c] = 0
        notes.slow[c] = 0
        notes.fast[c] = 0
        notes.showing[c] = 0
        notes.now[c] = 0
    for space in range(SPACES):
        height = np.int64(s.height[space])
        slow, fast = np.float32(1), np.float32(1)
        for level in range(height - 2, -1, -1):
            c = s.chips[space, level]
            notes.reveals[c] += 1
            notes.slow[c] += slow
            notes.fast[c] += fast
            slow *= SLOW
            fast *= FAST
        top: Any = space
        under: Any = -1
        if height > 0:
            notes.reveals[space] += 1
            notes.slow[space] += slow
            notes.fast[space] += fast
            top = np.int64(s.chips[space, height - 1])
            under = space if height == 1 else np.int64(s.chips[space, height - 2])
            notes.now[under] += s.ghost[space] == 0
        notes.showing[top] += 1
        notes.top[space] = top
        notes.under[space] = under
        notes.free[space] = under >= 0 and s.ghost[space] == 0


@inline
def weigh_takes(s: Any, notes: Any) -> None:
    """Record the gain of a take from each space, with or without a ghost."""
    column = max(notes.reveals[DAIMYO], notes.reveals[RONIN], notes.reveals[GEISHA], notes.reveals[NINJA])
    for space in range(SPACES):
        top, under = notes.top[space], notes.under[space]
        if under < 0:
            notes.gain[0, space] = 0
            notes.gain[1, space] = 0
            notes.worth[space] = 0
            continue
        spaces = notes.showing[under] + (top != under)
        joins = brings(s, top, under)
        notes.gain[0, space] = spaces * (joins + notes.ahead[under])
        notes.gain[1, space] = spaces * (joins - notes.ahead[under])
        if top == SAMURAI:
            notes.worth[space] = notes.reveals[SAMURAI] + column
        else:
            notes.worth[space] = brings(s, top, top) * notes.reveals[top]


@inline
def brings(s: Any, chip: int, character: int) -> Any:
    """A chip's influence in a character for its taker; a Samurai goes where it counts."""
    if chip == SAMURAI:
        return np.float32(1)
    if chip != character:
        return np.float32(0)
    return np.float32(s.ninja_bottom) if chip == NINJA else np.float32(2)


@inline
def rank(best: Any, value: Any) -> None:
    """Insert a number into the three best; branch-free, since the branches are unpredictable."""
    best[2] = max(best[2], min(best[1], value))
    best[1] = max(best[1], min(best[0], value))
    best[0] = max(best[0], value)


@inline
def forget(best: Any) -> None:
    """Begin a row of numbers."""
    best[0] = NEVER
    best[1] = NEVER
    best[2] = NEVER


@inline
def or_last(value: Any, last: Any) -> Any:
    """A number of the three best, or the one before it when the row was shorter."""
    return last if value == NEVER else value


@inline
def describe_takes(s: Any, notes: Any, out: Any) -> None:
    """Write the gains of a take alone."""
    best = notes.best
    for side in range(2):
        forget(best)
        for space in range(SPACES):
            rank(best, notes.gain[side, space] if notes.free[space] else NEVER)
        out[BEST_GAIN + 3 * side] = best[0]
        out[BEST_GAIN + 3 * side + 1] = or_last(best[1], best[0])
        out[BEST_GAIN + 3 * side + 2] = or_last(best[2], out[BEST_GAIN + 3 * side + 1])
        forget(best)
        for space in range(SPACES):
            rank(best, notes.gain[side, space] + notes.worth[space] if notes.free[space] else NEVER)
        out[52 + 2 * side] = best[0]
        out[53 + 2 * side] = or_last(best[1], best[0])
    forget(best)
    free, ghosts, empty = 0, 0, 0
    for space in range(SPACES):
        ghosts += s.ghost[space]
        empty += notes.under[space] < 0
        free += notes.free[space]
        rank(best, notes.worth[space] if notes.free[space] else NEVER)
    out[46] = free
    out[47] = ghosts
    out[48] = empty
    out[49] = free == 1
    out[50] = best[0]
    out[51] = or_last(best[1], best[0])


@inline
def at_hand(s: Any, seat: int, character: int) -> Any:
    """Whether a player can use an ability, by the own chip or through the Ninja."""
    pushes = s.bottom[seat, NINJA] > 0 and s.bottom[1 - seat, character] > 0
    return s.bottom[seat, character] > 0 or pushes


@inline
def describe_abilities(s: Any, notes: Any, out: Any) -> None:
    """Write the value of abilities, mine and theirs."""
    ghosts, tall = np.int64(out[47]), 0
    for space in range(SPACES):
        tall += s.ghost[space] == 0 and s.height[space] > 1
    for side in range(2):
        seat = s.to_move if side == 0 else 1 - s.to_move
        samurai = notes.influence[side, SAMURAI]
        unghosted, gathered = NEVER, NEVER
        for space in range(SPACES):
            under = notes.under[space]
            if under < 0:
                continue
            gain = notes.gain[side, space]
            unghosted = max(unghosted, gain)
            if s.ghost[space] == 0:
                if under != SAMURAI:
                    more = min(samurai - s.samurai[seat, under], np.float32(3))
                    gain += more * (notes.showing[under] + (notes.top[space] != under))
                gathered = max(gathered, gain)
        plain = out[BEST_GAIN + 3 * side]
        out[56 + side] = unghosted - plain if at_hand(s, seat, RONIN) else 0
        out[58 + side] = gathered - plain if at_hand(s, seat, DAIMYO) else 0
        ninja = s.bottom[seat, NINJA] > 0
        for c in range(3):
            out[60 + 3 * side + c] = ninja and s.bottom[1 - seat, DAIMYO + c] > 0
        out[66 + 3 * side] = samurai if s.bottom[seat, DAIMYO] > 0 else 0
        out[67 + 3 * side] = ghosts if s.bottom[seat, RONIN] > 0 else 0
        out[68 + 3 * side] = tall if s.bottom[seat, GEISHA] > 0 else 0


@inline
def describe_more(s: Any, notes: Any, out: Any) -> None:
    """Write the network's additional features, after `describe`."""
    left = np.float32(CHIPS - s.taken)
    at = LINEAR
    out[at] = left
    out[at + 1] = left * left / CHIPS
    at += 2
    for c in range(5):
        out[at + c] = notes.influence[0, c]
        out[at + 5 + c] = notes.reveals[c]
        out[at + 10 + c] = notes.showing[c]
    at += 15
    for column in range(4):
        out[at + column] = s.samurai[s.to_move, column + 1]
        out[at + 4 + column] = s.samurai[1 - s.to_move, column + 1]
    at += 8
    for side in range(2):
        seat = s.to_move if side == 0 else 1 - s.to_move
        out[at + side] = 0
        if at_hand(s, seat, GEISHA):
            plain = out[BEST_GAIN + 3 * side]
            out[at + side] = best_with_geisha(s, notes, side, plain) - plain
    at += 2
    for space in range(SPACES):
        out[at] = notes.gain[0, space]
        out[at + 1] = notes.gain[1, space]
        out[at + 2] = notes.worth[space]
        out[at + 3] = s.ghost[space]
        out[at + 4] = s.height[space]
        at += 5


@inline
def best_with_geisha(s: Any, notes: Any, side: int, plain: Any) -> Any:
    """The best gain by a take after any one move of a Geisha, or without."""
    best = plain
    for source in range(SPACES):
        for target in range(SPACES):
            if source == target or s.height[source] < 2 or s.ghost[source] + s.ghost[target] > 0:
                continue
            bared, hidden = notes.under[source], notes.top[target]
            for space in range(SPACES):
                if space == target or s.ghost[space] > 0 or s.height[space] == 0:
                    continue
                top, under = notes.top[space], notes.under[space]
                if space == source:
                    top = bared
                    under = source
                    if s.height[source] > 2:
                        under = np.int64(s.chips[source, s.height[source] - 3])
                # The chip the Geisha moves stays visible; it uncovers one character and hides another.
                spaces = notes.showing[under] + (bared == under) - (hidden == under) + (top != under)
                ahead = notes.ahead[under] if side == 0 else -notes.ahead[under]
                best = max(best, spaces * (brings(s, top, under) + ahead))
    return best
