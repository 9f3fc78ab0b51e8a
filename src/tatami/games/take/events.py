"""What happened on a TA-KE table, told from two views of one seat."""

from __future__ import annotations

from tatami.engine.game import Sight
from tatami.engine.table import Event, Message, Seat
from tatami.games.take.cards import NINJA, SAMURAI, SPACES
from tatami.games.take.moves import NONE, Move, read
from tatami.games.take.things import GHOST, chip, field, hall, letter, lying, name, tops


def events(before: Sight, action: int, after: Sight) -> list[Event]:
    """The small things an action unfolds into, in order."""
    move = read(action)
    if move.kind.startswith("take"):
        return [*_take(before, move, after), *_ghosts_return(before, move, after)]
    if move.kind == "shift":
        return [_shift(before, move)]
    if move.kind == "finish":
        who = {"seat": Seat(int(before.record.to_move) + 1)}
        return [Event("finished", Message("saw-finish", who))]
    return [*_pushes(before, move), *_acts(before, move)]


def _take(before: Sight, move: Move, after: Sight) -> list[Event]:
    v, w = before.record, after.record
    me, space = int(v.to_move), move.source
    taken = tops(v)[space]
    where = {"seat": Seat(me + 1), "kind": name(taken), "space": letter(space)}
    if taken == SAMURAI:
        words = Message("saw-take-samurai", {**where, "column": name(move.column)})
        column, level = move.column, "top"
    else:
        words = Message("saw-take", where)
        column, level = taken, "bottom"
    target = field(me, column, level)
    now = tops(w)
    shown = now[space]
    spaces = now.count(shown)
    uncovered = {"space": letter(space), "kind": name(shown), "spaces": spaces}
    found = [
        Event("moved", words, lying(v.ninja_bottom, taken, level), hall(space), target),
        Event("moved", None, GHOST, "supply", f"{hall(space)}/ghost"),
        Event("uncovered", Message("saw-uncovered", uncovered), target=hall(space)),
    ]
    for seat in (me, 1 - me):
        points = int(w.score[seat]) - int(v.score[seat])
        if points:
            said = Message("saw-scored", {"seat": Seat(seat + 1), "points": points})
            found.append(Event("scored", said, target=f"seat/{seat + 1}/score", amount=points))
    return found


def _ghosts_return(before: Sight, move: Move, after: Sight) -> list[Event]:
    """The automatic reset at the start of the next turn."""
    v, w = before.record, after.record
    sat = [space for space in range(SPACES) if v.ghost[space] or space == move.source]
    gone = [space for space in sat if not w.ghost[space]]
    found = []
    for space in gone:
        words = Message("saw-reset") if space == gone[0] else None
        found.append(Event("moved", words, GHOST, f"{hall(space)}/ghost", "supply"))
    return found


def _shift(before: Sight, move: Move) -> Event:
    me = int(before.record.to_move)
    args = {"seat": Seat(me + 1), "column": name(move.column), "target": name(move.column_to)}
    source, target = field(me, move.column, "top"), field(me, move.column_to, "top")
    piece = lying(before.record.ninja_bottom, SAMURAI, "top")
    return Event("moved", Message("saw-shift", args), piece, source, target)


def _pushes(before: Sight, move: Move) -> list[Event]:
    """The chips that pay for an ability go from bottom to middle."""
    me, character = int(before.record.to_move), move.character
    who = {"seat": Seat(me + 1), "kind": name(character)}
    if not move.kind.startswith("ninja"):
        return [_push(before, me, character, Message("saw-use", who))]
    words = Message("saw-ninja", {**who, "opponent": Seat(2 - me)})
    return [_push(before, me, NINJA, words), _push(before, 1 - me, character, None)]


def _push(before: Sight, seat: int, character: int, words: Message | None) -> Event:
    source, target = field(seat, character, "bottom"), field(seat, character, "middle")
    return Event("moved", words, lying(before.record.ninja_bottom, character, "middle"), source, target)


def _acts(before: Sight, move: Move) -> list[Event]:
    """What the Ronin or the Geisha does."""
    if "ronin" in move.kind and (move.source != NONE or move.target != NONE):
        ends = [f"{hall(end)}/ghost" if end != NONE else "supply" for end in (move.source, move.target)]
        kind = move.kind.removeprefix("ninja-")
        args = {
            key: letter(end) for key, end in (("space", move.source), ("target", move.target)) if end != NONE
        }
        return [Event("moved", Message(f"saw-{kind}", args), GHOST, ends[0], ends[1])]
    if "geisha" in move.kind and move.source != NONE:
        top = tops(before.record)[move.source]
        args = {"space": letter(move.source), "target": letter(move.target), "kind": name(top)}
        return [Event("moved", Message("saw-geisha", args), chip(top), hall(move.source), hall(move.target))]
    return []
