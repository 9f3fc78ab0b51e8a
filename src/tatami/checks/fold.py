"""The table rebuilt from events alone, as a page does between two views."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable

from tatami.engine.scene import Event, Piece
from tatami.view import View

UNKNOWN = "card"  # the kind of a piece whose face its viewer does not know

Look = tuple[str, str, str]  # kind, face, marks


def look(piece: Piece) -> Look:
    """A piece as it looks."""
    return piece.kind, piece.face, json.dumps(dict(piece.marks), sort_keys=True)


class Table:
    """Places and counts, changed only by events."""

    def __init__(self, view: View) -> None:
        self.places = {place.id: [look(piece) for piece in place.pieces] for place in view.places}
        self.counts = dict(view.counts)

    def apply(self, event: Event) -> None:
        """Change the table as the contract of `Event` says."""
        if event.amount is not None:
            if event.kind == "opened":  # a count that was not shown before
                assert event.target is not None and event.target not in self.counts, "it was shown already"
                self.counts[event.target] = 0
            assert event.target in self.counts, f"{event.target} is no count"
            self.counts[event.target] += event.amount
        if event.source is None or event.target is None:
            return
        assert event.piece is not None, f"{event.kind} moves nothing"
        new = look(event.piece)
        if event.source == event.target:
            pieces = self.places[event.source]
            pieces[_turned(pieces, new)] = new
        else:
            pieces = self.places[event.source]
            del pieces[_leaving(pieces, new)]
            self.places[event.target].append(new)

    def assert_is(self, view: View, ordered: str | None = None) -> None:
        """The view shows this table; places whose id begins with `ordered` also in order."""
        assert self.counts == view.counts
        assert set(self.places) == {place.id for place in view.places}
        for place in view.places:
            shown = [look(piece) for piece in place.pieces]
            assert Counter(self.places[place.id]) == Counter(shown), place.id
            if ordered is not None and place.id.startswith(ordered):
                assert self.places[place.id] == shown, place.id


def _leaving(pieces: list[Look], new: Look) -> int:
    """The piece that leaves a place: the last that looks so, else one of the kind, else an unknown one."""
    return _last(
        pieces,
        lambda piece: piece == new,
        lambda piece: piece[0] == new[0],
        lambda piece: piece[0] == UNKNOWN,
        lambda piece: len(pieces) == 1,
    )


def _turned(pieces: list[Look], new: Look) -> int:
    """The piece that changes its look: one of the kind, else the last one whose face was (un)known."""
    return _last(
        pieces,
        lambda piece: piece[0] == new[0] and piece != new,
        lambda piece: (piece[0] == UNKNOWN) != (new[0] == UNKNOWN),
        lambda piece: len(pieces) == 1,
    )


def _last(pieces: list[Look], *wanted: Callable[[Look], bool]) -> int:
    for fits in wanted:
        for index in range(len(pieces) - 1, -1, -1):
            if fits(pieces[index]):
                return index
    raise AssertionError(f"no piece there for the event: {pieces}")
