"""The scenes of several viewers merged: all that any of them knows, for finished games."""

from __future__ import annotations

from collections.abc import Sequence

from tatami.engine.scene import Piece
from tatami.engine.scene.dictionary import Dictionary, places_apart
from tatami.engine.scene.writer import OPENED

UNKNOWN = "card"  # the kind of a piece that lies face down for its viewer


def open_places(dictionary: Dictionary, shown: Sequence[int], others: Sequence[Sequence[int]]) -> list[int]:
    """A viewer's places, each as seen by the viewer who knows most of its pieces."""
    best: dict[int, tuple[int, tuple[int, ...]]] = {}
    for numbers in (shown, *others):
        for place in places_apart(numbers):
            known = sum(map(_is_known, dictionary.place(place).pieces))
            if place[0] not in best or known > best[place[0]][0]:
                best[place[0]] = known, place
    return [number for place in places_apart(shown) for number in best[place[0]][1]]


def open_events(dictionary: Dictionary, told: Sequence[int], others: Sequence[Sequence[int]]) -> list[int]:
    """A viewer's events with everything any viewer saw; pieces that no sentence names are marked."""
    known = {
        (event.kind, event.source, event.target): numbers[piece]
        for numbers in others
        for event, _, piece in dictionary.event_spans(numbers)
        if event.piece is not None and _is_known(event.piece)
    }
    found: list[int] = []
    for event, whole, piece in dictionary.event_spans(told):
        better = known.get((event.kind, event.source, event.target))
        if better is None or event.piece is None or _is_known(event.piece):
            found += told[whole]
            continue
        is_news = event.words is not None or event.source != event.target  # not merely turned over
        kind, parts = told[whole][:2]
        found += [kind, parts | (OPENED if is_news else 0), *told[whole.start + 2 : piece.start]]
        found += [*better, *told[piece.stop : whole.stop]]
    return found


def _is_known(piece: Piece) -> bool:
    return piece.kind != UNKNOWN
