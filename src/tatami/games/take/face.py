"""How TA-KE shows itself: places, what may be done and why not, and the table in words."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from tatami.engine import drive
from tatami.engine.game import Face, Sight
from tatami.engine.records import copied, fields
from tatami.engine.table import Action, Message, Place, Seat
from tatami.games.take import rules
from tatami.games.take.cards import (
    CHIPS,
    COLUMNS,
    DAIMYO,
    GEISHA,
    NINJA,
    RONIN,
    SAMURAI,
    SPACES,
)
from tatami.games.take.events import events
from tatami.games.take.moves import NONE, Move, read
from tatami.games.take.state import (
    FINISH,
    PUSH_DAIMYO,
    PUSH_GEISHA,
    PUSH_RONIN,
    REDISTRIBUTE,
    SHIFT,
    STATE,
    TAKE,
    TAKE_SAMURAI,
    USE_DAIMYO,
    USE_GEISHA,
    USE_RONIN,
)
from tatami.games.take.things import GHOST, LEVELS, chip, field, hall, letter, lying, name, tops


def places(view: Sight) -> list[Place]:
    """The audience hall from a to e, then the courtyards, the viewer's first."""
    v = view.record
    heights, ghosts = v.height.tolist(), v.ghost.tolist()
    found: list[Place] = []
    for space, height in enumerate(heights):
        found += _space(space, v.chips[space].tobytes()[:height], ghosts[space])
    found.append(_supply(SPACES - sum(ghosts)))
    for seat in _seats(view):
        fields = zip(v.samurai[seat].tolist(), v.middle[seat].tolist(), v.bottom[seat].tolist(), strict=True)
        for column, chips in enumerate(fields):
            if column in COLUMNS:
                found += _column(seat, column, chips, v.ninja_bottom)
    return found


# Places that lie the same are the same object, so what has not changed is told by a glance.


@lru_cache(maxsize=5_000)
def _space(space: int, chips: bytes, ghosts: int) -> tuple[Place, Place]:
    """A space of the hall, and the spot for its ghost."""
    where = {"space": letter(space)}
    return (
        Place(hall(space), Message("place-hall", where), tuple(map(chip, chips))),
        Place(f"{hall(space)}/ghost", Message("place-ghost", where), (GHOST,) * ghosts),
    )


@cache
def _supply(ghosts: int) -> Place:
    return Place("supply", Message("place-supply"), (GHOST,) * ghosts)


@lru_cache(maxsize=5_000)
def _column(seat: int, column: int, chips: tuple[int, ...], ninja_bottom: int) -> tuple[Place, ...]:
    """The fields of a column of a courtyard from its top."""
    found = []
    for level, number in zip(LEVELS, chips, strict=True):
        words = Message("place-field", {"seat": Seat(seat + 1), "column": name(column), "field": level})
        kind = SAMURAI if level == "top" else column
        pieces = (lying(ninja_bottom, kind, level),) * number
        found.append(Place(field(seat, column, level), words, pieces))
    return tuple(found)


def _seats(view: Sight) -> tuple[int, int]:
    first = 0 if view.seat is None else view.seat - 1
    return first, 1 - first


def counts(view: Sight) -> dict[str, int]:
    """The points on the garden path."""
    return {f"seat/{seat + 1}/score": int(view.record.score[seat]) for seat in range(2)}


def summary(view: Sight) -> list[Message]:
    """The hall space by space, then both courtyards and points."""
    v = view.record
    lines = [Message("sum-left", {"chips": CHIPS - int(v.taken)})]
    for space in range(SPACES):
        height = int(v.height[space])
        chips = tuple(_named(v.chips[space, level]) for level in range(height - 1, -1, -1))
        args = {"space": letter(space), "printed": name(space), "chips": height, "list": chips}
        lines.append(Message("sum-ghost" if v.ghost[space] else "sum-space", args))
    for seat in _seats(view):
        who = {"seat": Seat(seat + 1), "points": int(v.score[seat])}
        lines.append(Message("sum-points", who))
        for column in COLUMNS:
            held = [int(f[seat, column]) for f in (v.bottom, v.middle, v.samurai)]
            if any(held):
                args = dict(zip(("bottom", "middle", "samurai"), held, strict=True))
                influence = int(rules.influence(v, seat, column))
                lines.append(Message("sum-column", {"column": name(column), "influence": influence, **args}))
    return lines


def _named(character: int) -> Message:
    return Message("piece", {"kind": name(character)})


def task(view: Sight) -> Message:
    """Whose turn it is and what they may do."""
    v = view.record
    who = {"seat": Seat(int(v.to_move) + 1)}
    if v.phase == REDISTRIBUTE:
        return Message("task-shift", {**who, "moves": int(v.moves_left)})
    return Message("task-turn", who)


# What may be done.


def action(view: Sight, number: int) -> Action:
    """A legal action with its places, words and consequences."""
    move = read(number)
    preview, words = _preview(view, number, move)
    return Action(
        view.tokens[number],
        move.kind,
        _touched(view, move),
        Message(f"do-{move.kind}", _arguments(view, move)),
        preview,
        words,
    )


def _arguments(view: Sight, move: Move) -> dict[str, Any]:
    args: dict[str, Any] = {}
    for key, value in (("space", move.source), ("target", move.target)):
        if value != NONE:
            args[key] = letter(value)
    if move.column != NONE:
        args["column"] = name(move.column)
    if move.column_to != NONE:
        args["target"] = name(move.column_to)
    if move.kind in ("take", "geisha", "ninja-geisha"):
        args["kind"] = name(tops(view.record)[move.source])
    return args


def _touched(view: Sight, move: Move) -> tuple[str, ...]:
    """The places an action touches, the source first."""
    me = int(view.record.to_move)
    touched = []
    if move.kind.startswith("ninja"):
        pushed = {"ninja-d": DAIMYO, "ninja-r": RONIN, "ninja-g": GEISHA}[move.kind[:7]]
        touched += [field(me, NINJA, "bottom"), field(1 - me, pushed, "bottom")]
    elif move.kind in ("daimyo", "geisha") or move.kind.startswith("ronin"):
        used = {"d": DAIMYO, "r": RONIN, "g": GEISHA}[move.kind[0]]
        touched.append(field(me, used, "bottom"))
    if move.kind == "take":
        top = tops(view.record)[move.source]
        return hall(move.source), field(me, top, "bottom")
    if move.kind == "take-samurai":
        return hall(move.source), field(me, move.column, "top")
    if move.kind == "shift":
        return field(me, move.column, "top"), field(me, move.column_to, "top")
    if "geisha" in move.kind and move.source != NONE:
        touched += [hall(move.source), hall(move.target)]
    if "ronin" in move.kind and (move.source != NONE or move.target != NONE):
        ends = [f"{hall(end)}/ghost" if end != NONE else "supply" for end in (move.source, move.target)]
        touched += ends
    return tuple(touched)


def _preview(view: Sight, number: int, move: Move) -> tuple[dict[str, Any], Message | None]:
    """What an action would uncover and score; all of it is open in this game."""
    if move.kind in ("take", "take-samurai"):
        return _take_preview(view, number, move)
    if "geisha" in move.kind and move.source != NONE:
        chips, height = view.record.chips, int(view.record.height[move.source])
        return {"uncovers": name(chips[move.source, height - 2])}, None
    return {}, None


def _take_preview(view: Sight, number: int, move: Move) -> tuple[dict[str, Any], Message]:
    before, played = view.record, copied(view.record, STATE)
    drive.step(played, number)
    after = fields(played)
    me: int = before.to_move
    now = tops(after)
    uncovered = now[move.source]
    shown = [hall(space) for space, top in enumerate(now) if top == uncovered]
    gained = zip(after.score.tolist(), before.score.tolist(), strict=True)
    points = [now - then for now, then in gained]
    preview: dict[str, Any] = {
        "uncovers": name(uncovered),
        "spaces": len(shown),
        "shown": shown,
        "fields": {},
        "influence": {},
        "points": {"1": points[0], "2": points[1]},
    }
    for seat in range(2):
        preview["fields"][str(seat + 1)] = _counting(after, seat, uncovered)
        preview["influence"][str(seat + 1)] = int(rules.influence(after, seat, uncovered))
    words = {
        "kind": name(uncovered),
        "spaces": len(shown),
        "mine": points[me],
        "theirs": points[1 - me],
        "opponent": Seat(2 - me),
    }
    return preview, Message("preview-take", words)


def _counting(v: Any, seat: int, character: int) -> list[str]:
    """The fields of a player whose chips give influence in a character, by column from the top."""
    samurai = v.samurai[seat].tolist()
    if character == SAMURAI:
        return [field(seat, column, "top") for column in COLUMNS if samurai[column]]
    held = samurai[character], v.middle[seat, character], v.bottom[seat, character]
    return [field(seat, character, level) for level, chips in zip(LEVELS, held, strict=True) if chips]


# What may not be done, and why.


def expected(view: Sight) -> list[tuple[tuple[str, ...], int]]:
    """What a player might try in a turn: each stack, each ability."""
    v = view.record
    if v.phase == REDISTRIBUTE:
        return []
    me = int(v.to_move)
    tried: list[tuple[tuple[str, ...], int]] = []
    for space, top in enumerate(tops(v)):
        samurai = v.height[space] > 0 and top == SAMURAI
        tried.append(((hall(space),), TAKE_SAMURAI + space * 4 if samurai else TAKE + space))
    mine = ((DAIMYO, USE_DAIMYO), (RONIN, USE_RONIN), (GEISHA, USE_GEISHA))
    for character, first in mine:
        if not _any_legal(view, first):
            tried.append(((field(me, character, "bottom"),), first))
    pushes = ((DAIMYO, PUSH_DAIMYO), (RONIN, PUSH_RONIN), (GEISHA, PUSH_GEISHA))
    for character, first in pushes:
        if not _any_legal(view, first):
            places = field(me, NINJA, "bottom"), field(1 - me, character, "bottom")
            tried.append((places, first))
    return tried


def _any_legal(view: Sight, first: int) -> bool:
    """Whether some action of the family that begins at `first` is legal."""
    last = {USE_RONIN: USE_GEISHA, USE_GEISHA: PUSH_DAIMYO}.get(first, first + 1)
    return True in view.legal_mask[first:last].tolist()


def reason(view: Sight, number: int) -> Message:
    """Why an action is not legal in this position."""
    v, move = view.record, read(number)
    if v.phase == REDISTRIBUTE:
        if SHIFT <= number < FINISH:
            return Message("no-samurai", {"column": name(move.column)})
        return Message("no-finish-first")
    if move.kind in ("shift", "finish"):
        return Message("no-redistribution")
    if move.kind in ("take", "take-samurai"):
        return _take_reason(v, move)
    return _ability_reason(v, move)


def _take_reason(v: Any, move: Move) -> Message:
    where = {"space": letter(move.source)}
    if v.height[move.source] == 0:
        return Message("no-empty", where)
    if v.ghost[move.source]:
        return Message("no-ghost", where)
    if rules.rests(v, move.source):
        return Message("no-rests", where)
    if move.kind == "take":
        return Message("no-column", where)  # a Samurai without its column
    return Message("no-not-samurai", where)


def _ability_reason(v: Any, move: Move) -> Message:
    me, character = int(v.to_move), move.character
    used = NINJA if move.kind.startswith("ninja") else character
    own = {"kind": name(used)}
    if (int(v.used) >> used) & 1:
        return Message("no-used", own)
    if v.bottom[me, used] == 0:
        return Message("no-chip", own)
    if used == NINJA and v.bottom[1 - me, character] == 0:
        return Message("no-victim", {"kind": name(character), "opponent": Seat(2 - me)})
    acts = move.kind not in ("ninja-daimyo", "ninja-ronin-push", "ninja-geisha-push")
    if acts and not rules.may_carry_out(v, character):
        return Message("no-carried", {"kind": name(character)})
    return _target_reason(v, move)


def _target_reason(v: Any, move: Move) -> Message:
    """Why a ghost or a chip may not make this move."""
    if "ronin" in move.kind:
        if move.source != NONE and not v.ghost[move.source]:
            return Message("no-ghost-there", {"space": letter(move.source)})
        if move.target != NONE and v.ghost[move.target]:
            return Message("no-ghost-already", {"space": letter(move.target)})
        return Message("no-take-left")  # R2
    for space in (move.source, move.target):
        if v.ghost[space]:
            return Message("no-ghost", {"space": letter(space)})
    if v.height[move.source] < 2:
        return Message("no-low", {"space": letter(move.source)})
    return Message("no-take-left")  # R2


FACE = Face(
    places=places,
    counts=counts,
    summary=summary,
    task=task,
    action=action,
    reason=reason,
    expected=expected,
    events=events,
)
