"""Finished games step by step, through the eyes of a seat or of a spectator, or with every hand open."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import replace
from typing import Any, Literal

import msgspec

from tatami.engine.i18n.speaker import Speaker
from tatami.engine.scene import Piece, Place
from tatami.match import Match, Step
from tatami.server.wire import messages
from tatami.server.wire.board import make_sight
from tatami.server.wire.messages import Board, Sight
from tatami.server.wire.reader import Reader
from tatami.server.wire.resources import Replay
from tatami.view import event_data, place_data

MOST = 60  # sights in one answer
UNKNOWN = "card"  # the kind of a piece that lies face down for its viewer

Eyes = int | Literal["open"] | None  # a seat's, or what all seats saw together; None: a spectator's


def replay(
    table: str, match: Match, eyes: Eyes, lang: str, first: int, count: int, yours: Container[int] = ()
) -> Replay:
    """What was seen after step number `first` and the next ones; before any step there is number 0.

    A seat is called "you" only to the reader who held it (`yours`).
    """
    length, match = len(match.actions), match.recalled()
    sights = []
    for number in range(first, min(first + min(count, MOST), length + 1)):
        then, since = match.at(number), max(0, number - 1)
        if eyes == "open":
            sights.append(open_sight(then, lang, since))
        else:
            view, is_strange = then.view(eyes), eyes not in yours
            sights.append(make_sight(then, view, Reader("", lang), since, is_told_to_others=is_strange))
    names = {str(number): name for number, name in match.names().items()}
    return Replay(table, match.game.name, names, length, first, sights)


def open_sight(match: Match, lang: str, since: int) -> Sight:
    """What all seats together know, told to a spectator: for games that are over."""
    names, spectator = match.names(), match.view(None)
    speaker = spectator.speaker(lang, names)
    seats = range(1, match.seats + 1)
    tables = [view.places for view in (spectator, *map(match.view, seats))]
    places = [place_data(_opened(place, tables), speaker) for place in spectator.places]
    board = msgspec.convert({**spectator.data(lang, names), "places": places}, Board)
    seen = zip(*(match.events(seat, since) for seat in (None, *seats)), strict=True)
    return Sight(None, board, [_together(step, others, speaker) for step, *others in seen])


def _opened(place: Place, tables: list[list[Place]]) -> Place:
    """A place with its pieces as they look to whoever knows most of them."""
    known = (other.pieces for table in tables for other in table if other.id == place.id)
    return replace(place, pieces=max(known, key=lambda pieces: sum(map(_is_known, pieces))))


def _together(step: Step, others: list[Step], speaker: Speaker) -> messages.Step:
    """A spectator's step with all that any seat saw of it; its sentences name what it was about."""
    known = {
        (event.kind, event.source, event.target): event.piece
        for other in others
        for event in other.events
        if event.piece is not None and _is_known(event.piece)
    }
    told: list[dict[str, Any]] = []
    named: list[list[str]] = []  # what was opened, by the event whose sentence covers it
    for event in step.events:
        piece = known.get((event.kind, event.source, event.target))
        is_news = piece is not None and event.piece is not None and not _is_known(event.piece)
        told.append(event_data(replace(event, piece=piece) if is_news else event, speaker))
        named.append([])
        if is_news and (event.words is not None or event.source != event.target):  # not what is only turned
            covering = next(number for number in reversed(range(len(told))) if "words" in told[number])
            named[covering].append(told[-1]["piece"]["words"])
    for data, words in zip(told, named, strict=True):
        if words:
            data["words"] += f" {', '.join(words)}"
    token = others[step.seat - 1].token
    return messages.Step(step.index, step.seat, token, msgspec.convert(told, list[messages.Event]))


def _is_known(piece: Piece) -> bool:
    return piece.kind != UNKNOWN
