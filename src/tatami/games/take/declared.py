"""The vocabulary of a TA-KE scene: spots, pieces, messages and actions, by number."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from tatami.engine.jit import interpreted
from tatami.engine.scene import Action, Message, Piece, Seat
from tatami.engine.scene.forms import Forms, Options, Spot
from tatami.engine.scene.slots import NUMBER, SEAT, SPOT, ByMover, Choice, Form, List, Same
from tatami.engine.scene.writer import write
from tatami.games.take.cards import COLUMNS, NINJA, SEATS, SPACE_LETTERS, SPACES, Character
from tatami.games.take.moves import NONE, Move, read
from tatami.games.take.state import ACTIONS

NAMES = tuple(character.name.lower() for character in Character)
LETTERS = tuple(SPACE_LETTERS.upper())  # of spaces in sentences, as printed; ids and tokens have small ones
LEVELS = ("top", "middle", "bottom")  # of a column
TOP, MIDDLE, BOTTOM = range(3)

# Spots by number: spaces with the spots for their ghosts, the supply, courtyards, points.

SUPPLY = 2 * SPACES
COURTYARDS = SUPPLY + 1
SCORES = COURTYARDS + SEATS * len(COLUMNS) * len(LEVELS)


@write
def hall(space: int) -> int:
    """A space of the audience hall."""
    return 2 * space


@write
def haunt(space: int) -> int:
    """The spot for the ghost of a space, or the supply."""
    return SUPPLY if space == NONE else 2 * space + 1


@write
def field(seat: int, column: int, level: int) -> int:
    """A field of a courtyard."""
    return COURTYARDS + (seat * 4 + column - 1) * 3 + level


@write
def score(seat: int) -> int:
    """A player's points."""
    return SCORES + seat


def spots(options: Options, seats: int) -> list[Spot]:
    """All places and counts."""
    found = []
    for letter, printed in zip(SPACE_LETTERS, LETTERS, strict=True):
        where = {"space": printed}
        found.append(Spot(f"hall/{letter}", Message("place-hall", where)))
        found.append(Spot(f"hall/{letter}/ghost", Message("place-ghost", where)))
    found.append(Spot("supply", Message("place-supply")))
    for seat in range(1, SEATS + 1):
        for column in (NAMES[column] for column in COLUMNS):
            for level in LEVELS:
                args = {"seat": Seat(seat), "column": column, "field": level}
                found.append(Spot(f"seat/{seat}/courtyard/{column}/{level}", Message("place-field", args)))
    return [*found, *(Spot(f"seat/{seat}/score") for seat in range(1, SEATS + 1))]


_IDS = [spot.id for spot in spots({}, SEATS)]


def _id(spot: Callable[..., int], *args: int) -> str:
    """The id of a spot."""
    return _IDS[interpreted(spot)(*args)]


# Slots.

KIND: Any = Choice(NAMES)
SPACE = Choice(LETTERS)
FORMS = Forms()

# Pieces.

CHIP = FORMS.pieces(len(NAMES), lambda *table: [_piece(name) for name in NAMES])  # + character
GHOST = FORMS.piece(Piece("ghost", Message("piece", {"kind": "ghost"})))
# On a field: its character, and the influence it gives there.
LYING = FORMS.piece(Piece(KIND, Message("piece", {"kind": Same(0)}), marks={"influence": NUMBER}))


def _piece(name: str) -> Piece:
    return Piece(name, Message("piece", {"kind": name}))


# The table in sentences.

SUM_LEFT = FORMS.message("sum-left", chips=NUMBER)
_chip = Form(Message("piece", {"kind": KIND}))
_space = {"space": SPACE, "printed": KIND, "chips": NUMBER, "list": List(_chip)}
SUM_SPACE = FORMS.message("sum-space", _space)
SUM_GHOST = FORMS.message("sum-ghost", _space)
SUM_POINTS = FORMS.message("sum-points", seat=SEAT, points=NUMBER)
SUM_COLUMN = FORMS.message(
    "sum-column", column=KIND, influence=NUMBER, bottom=NUMBER, middle=NUMBER, samurai=NUMBER
)

TASK_TURN = FORMS.message("task-turn", seat=SEAT)
TASK_SHIFT = FORMS.message("task-shift", seat=SEAT, moves=NUMBER)

# Why not.

NO_EMPTY = FORMS.message("no-empty", space=SPACE)
NO_GHOST = FORMS.message("no-ghost", space=SPACE)
NO_RESTS = FORMS.message("no-rests", space=SPACE)
NO_COLUMN = FORMS.message("no-column", space=SPACE)
NO_NOT_SAMURAI = FORMS.message("no-not-samurai", space=SPACE)
NO_FINISH_FIRST = FORMS.message("no-finish-first")
NO_REDISTRIBUTION = FORMS.message("no-redistribution")
NO_SAMURAI = FORMS.message("no-samurai", column=KIND)
NO_USED = FORMS.message("no-used", kind=KIND)
NO_CHIP = FORMS.message("no-chip", kind=KIND)
NO_VICTIM = FORMS.message("no-victim", kind=KIND, opponent=SEAT)
NO_CARRIED = FORMS.message("no-carried", kind=KIND)
NO_GHOST_THERE = FORMS.message("no-ghost-there", space=SPACE)
NO_GHOST_ALREADY = FORMS.message("no-ghost-already", space=SPACE)
NO_LOW = FORMS.message("no-low", space=SPACE)
NO_TAKE_LEFT = FORMS.message("no-take-left")

# Events.

SAW_TAKE = FORMS.message("saw-take", seat=SEAT, kind=KIND, space=SPACE)
SAW_TAKE_SAMURAI = FORMS.message("saw-take-samurai", seat=SEAT, kind=KIND, space=SPACE, column=KIND)
SAW_UNCOVERED = FORMS.message("saw-uncovered", space=SPACE, kind=KIND, spaces=NUMBER)
SAW_SCORED = FORMS.message("saw-scored", seat=SEAT, points=NUMBER)
SAW_RESET = FORMS.message("saw-reset")
SAW_SHIFT = FORMS.message("saw-shift", seat=SEAT, column=KIND, target=KIND)
SAW_FINISH = FORMS.message("saw-finish", seat=SEAT)
SAW_USE = FORMS.message("saw-use", seat=SEAT, kind=KIND)
SAW_NINJA = FORMS.message("saw-ninja", seat=SEAT, kind=KIND, opponent=SEAT)
SAW_RONIN = FORMS.message("saw-ronin", space=SPACE, target=SPACE)
SAW_RONIN_AWAY = FORMS.message("saw-ronin-away", space=SPACE)
SAW_RONIN_PLACE = FORMS.message("saw-ronin-place", target=SPACE)
SAW_GEISHA = FORMS.message("saw-geisha", space=SPACE, target=SPACE, kind=KIND)

MOVED, UNCOVERED, SCORED, FINISHED = map(FORMS.event, ("moved", "uncovered", "scored", "finished"))

# Actions.

_by_seat = {str(seat): NUMBER for seat in range(1, SEATS + 1)}
_uncovering = Form({"uncovers": KIND})
_taking = Form(
    {
        "uncovers": KIND,
        "spaces": NUMBER,
        "shown": List(SPOT),
        "fields": dict.fromkeys(_by_seat, List(SPOT)),
        "influence": _by_seat,
        "points": _by_seat,
    }
)
_taking_words = Form(
    Message(
        "preview-take", {"kind": KIND, "spaces": NUMBER, "mine": NUMBER, "theirs": NUMBER, "opponent": SEAT}
    )
)


def actions(options: Options, seats: int) -> list[Action]:
    """All actions by number."""
    return [_action(read(number)) for number in range(ACTIONS)]


def _action(move: Move) -> Action:
    preview: Any = {}
    if move.kind.startswith("take"):
        preview = _taking
    elif "geisha" in move.kind and move.source != NONE:
        preview = _uncovering
    foreseen: Any = _taking_words if preview is _taking else None
    words = Message(f"do-{move.kind}", _args(move))
    return Action("", move.kind, tuple(_touched(move)), words, preview, foreseen)


def _args(move: Move) -> dict[str, Any]:
    """The constant parts of an action: its spaces and columns, and the chip that moves."""
    args: dict[str, Any] = {}
    for key, space in (("space", move.source), ("target", move.target)):
        if space != NONE:
            args[key] = LETTERS[space]
    for key, column in (("column", move.column), ("target", move.column_to)):
        if column != NONE:
            args[key] = NAMES[column]
    return {**args, "kind": KIND} if move.kind in ("take", "geisha", "ninja-geisha") else args


def _touched(move: Move) -> list[Any]:
    """The places an action touches, the source first."""
    if move.kind == "take":
        return [_id(hall, move.source), SPOT]
    if move.kind == "take-samurai":
        return [_id(hall, move.source), _own(move.column, TOP)]
    if move.kind == "shift":
        return [_own(move.column, TOP), _own(move.column_to, TOP)]
    touched: list[Any] = []
    if move.kind.startswith("ninja"):
        touched += [_own(NINJA, BOTTOM), _own(move.character, BOTTOM, is_own=False)]
    elif move.character != NONE:
        touched.append(_own(move.character, BOTTOM))
    if move.source != NONE or move.target != NONE:
        ends = haunt if "ronin" in move.kind else hall
        touched += [_id(ends, space) for space in (move.source, move.target)]
    return touched


def _own(column: int, level: int, *, is_own: bool = True) -> ByMover:
    """A field of the mover, or of the opponent."""
    seats: Sequence[int] = range(SEATS) if is_own else range(SEATS - 1, -1, -1)
    return ByMover(tuple(_id(field, seat, column, level) for seat in seats))


# Actions taken apart, for compiled code.

_MOVES = [read(number) for number in range(ACTIONS)]
_KINDS = list(dict.fromkeys(move.kind for move in _MOVES))
ACTION_KIND = np.array([_KINDS.index(move.kind) for move in _MOVES])
ACTION_SOURCE = np.array([move.source for move in _MOVES])  # space or NONE
ACTION_TARGET = np.array([move.target for move in _MOVES])
ACTION_COLUMN = np.array([move.column for move in _MOVES])
ACTION_COLUMN_TO = np.array([move.column_to for move in _MOVES])
ACTION_CHARACTER = np.array([move.character for move in _MOVES])  # whose ability, or NONE
IS_NINJAS = np.array([move.kind.startswith("ninja") for move in _MOVES])
ACTS = np.array(
    [move.kind not in ("ninja-daimyo", "ninja-ronin-push", "ninja-geisha-push") for move in _MOVES]
)
