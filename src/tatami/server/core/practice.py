"""Progress with the puzzles and drills of a game: what counts, and how streaks and levels change."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from tatami.review.drills import LEVELS

RIGHT_FOR_MORE = 2  # drills answered right in a row that lead to the next level
POOR = 0.5  # a score below this leads back to the level before


class Progress(Struct, frozen=True, omit_defaults=True):
    """A person's progress at a game."""

    tried: int = 0  # puzzles, by the first answer to each
    solved: int = 0
    run: int = 0  # solved in a row
    best: int = 0  # the longest such run
    done: tuple[str, ...] = ()  # puzzles answered in this round: once all are, a new one begins
    day: int = 0  # ordinal of the last day whose puzzle was answered
    days: int = 0  # days in a row whose puzzle was solved
    level: int = 1  # of the next drill
    drilled: int = 0  # drills answered
    right: int = 0  # drills answered right in a row
    longest: int = 0
    drill: str = ""  # the last drill that counted


def load(stored: bytes | None) -> Progress:
    """Stored progress, or that of a newcomer."""
    return Progress() if stored is None else msgspec.json.decode(stored, type=Progress)


def dump(progress: Progress) -> bytes:
    """Progress as it is stored."""
    return msgspec.json.encode(progress)


def after_puzzle(
    progress: Progress, name: str, is_right: bool, every: Collection[str], today: int, *, is_todays: bool
) -> Progress:
    """Count the first answer to a puzzle; `every` has the ids of the game's puzzles."""
    if is_todays and progress.day < today:
        before = progress.days if progress.day == today - 1 else 0
        progress = replace(progress, day=today, days=before + 1 if is_right else 0)
    if name in progress.done:
        return progress
    done = tuple(one for one in (*progress.done, name) if one in every)
    run = progress.run + 1 if is_right else 0
    return replace(
        progress,
        tried=progress.tried + 1,
        solved=progress.solved + is_right,
        run=run,
        best=max(progress.best, run),
        done=() if len(done) == len(every) else done,
    )


def after_drill(progress: Progress, name: str, level: int, score: float) -> Progress:
    """Count the first answer to a drill of one's own level."""
    if level != progress.level or name == progress.drill:
        return progress
    is_right = score >= 1
    right = progress.right + 1 if is_right else 0
    step = 1 if is_right and right % RIGHT_FOR_MORE == 0 else -1 if score < POOR else 0
    return replace(
        progress,
        level=max(1, min(LEVELS, level + step)),
        drilled=progress.drilled + 1,
        right=right,
        longest=max(progress.longest, right),
        drill=name,
    )


def days_at(progress: Progress, today: int) -> int:
    """The streak of days as of today: it ends once a day is left out."""
    return progress.days if progress.day >= today - 1 else 0
