"""A seat's sight of a game as it is sent: the whole board, or what the last step changed of it."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from functools import lru_cache

import msgspec

from tatami.engine.i18n.speaker import Speaker
from tatami.engine.scene import Action, Event, Piece, Place, Refusal
from tatami.match import Match, Step
from tatami.server.wire import messages
from tatami.server.wire.messages import Board, BoardChange, Numbers, Played, Reason, Sight
from tatami.server.wire.reader import Reader
from tatami.view import View

KEPT = 8_000  # places, and pieces, in words


def make_sight(
    match: Match, view: View, reader: Reader, since: int, *, is_told_to_others: bool = False
) -> Sight:
    """A view, and the steps of the match that its seat saw from number `since` on.

    Whoever holds that seat is called "you", unless somebody else is told.
    """
    listener = None if is_told_to_others else view.seat
    speaker = view.speaker_to(listener, reader.lang, match.names())
    steps = [_step(step, speaker) for step in match.events(view.seat, since)]
    board = Board(
        game=view.game.name,
        options=dict(view.options),
        seats=view.seats,
        seat=view.seat,
        to_move=view.to_move,
        over=view.over,
        task=speaker.say(view.task),
        places=[_place(speaker, place) for place in view.places],
        counts=view.counts,
        scores=_scores(view),
        winners=sorted(view.winners()),
        actions=[_action(speaker, action) for action in view.actions],
        refusals=[_reason(speaker, refusal) for refusal in view.refusals],
        recalls=view.recalls,
    )
    return Sight(view.seat, board, steps, _packed(view, reader))


def make_change(match: Match, seat: int | None, reader: Reader) -> BoardChange:
    """What the last step of a match changed for a seat."""
    before, view = match.view_before(seat), match.kept_view(seat)
    assert before is not None, "a change follows a step"
    speaker = view.speaker(reader.lang, match.names())
    numbers = before.counts
    places, order = _changed(before.places, view.places)
    return BoardChange(
        seat=view.seat,
        steps=[_step(step, speaker) for step in match.events(seat, len(match) - 1)],
        to_move=view.to_move,
        task=speaker.say(view.task),
        scores=_scores(view),
        places=[_place(speaker, place) for place in places],
        order=order,
        counts={id: number for id, number in view.counts.items() if numbers.get(id) != number},
        actions=[_action(speaker, action) for action in view.actions],
        refusals=[_reason(speaker, refusal) for refusal in view.refusals],
        over=view.over,
        winners=sorted(view.winners()),
        view=_packed(view, reader),
    )


def make_numbers(match: Match, seat: int | None, reader: Reader, played: list[Played]) -> Numbers:
    """What a seat sees in numbers, and what it was told before."""
    seen, legal = _seen(match, seat)
    view = match.view(seat).records.tobytes() if reader.wants_view else None
    return Numbers(seat, seen, legal, played, view)


def _seen(match: Match, seat: int | None) -> tuple[bytes, list[str]]:
    """A view as bytes, and the tokens that the seat may play."""
    if seat is not None and seat == match.to_move:
        return match.see_as_mover()
    return match.see(seat)[0].tobytes(), []


def follow(sight: Sight, change: BoardChange) -> Sight:
    """The sight of somebody who had one and got a change: what a client does, in our own words."""
    old, new = sight.board, {place.id: place for place in change.places}
    known = {place.id: place for place in old.places} | new
    board = msgspec.structs.replace(
        old,
        to_move=change.to_move,
        over=change.over,
        task=change.task,
        places=[known[id] for id in change.order or [place.id for place in old.places]],
        counts={**old.counts, **change.counts},
        scores=change.scores,
        winners=change.winners,
        actions=change.actions,
        refusals=change.refusals,
        recalls=old.recalls or change.over,
    )
    return Sight(sight.seat, board, [*sight.steps, *change.steps], change.view)


def _changed(before: Sequence[Place], after: Sequence[Place]) -> tuple[list[Place], list[str] | None]:
    """The places that are new or hold something else, and the ids of all where those are others.

    A game makes equal places once, so most of them are the same objects.
    """
    pairs = [(old, new) for old, new in zip(before, after, strict=False) if old is not new]
    if len(before) == len(after) and all(old.id == new.id for old, new in pairs):
        return [new for old, new in pairs if old != new], None
    known = {place.id: place for place in before}
    return [place for place in after if known.get(place.id) != place], [place.id for place in after]


def _packed(view: View, reader: Reader) -> str | None:
    return b64encode(view.records.tobytes()).decode() if reader.wants_view else None


def _scores(view: View) -> dict[str, int]:
    return {str(seat): points for seat, points in view.scores().items()}


def _action(speaker: Speaker, action: Action) -> messages.Action:
    foreseen = action.preview_words
    return messages.Action(
        action.token,
        action.kind,
        list(action.places),
        speaker.say(action.words),
        dict(action.preview),
        "" if foreseen is None else speaker.say(foreseen),
    )


def _reason(speaker: Speaker, refusal: Refusal) -> Reason:
    return Reason(refusal.token, list(refusal.places), speaker.say(refusal.reason))


def _step(step: Step, speaker: Speaker) -> messages.Step:
    events = [_event(event, speaker) for event in step.events]
    return messages.Step(step.index, step.seat, step.token, events)


def _event(event: Event, speaker: Speaker) -> messages.Event:
    return messages.Event(
        event.kind,
        speaker.say(event.words) if event.words is not None else "",
        _piece(speaker, event.piece) if event.piece is not None else None,
        event.source,
        event.target,
        event.amount,
    )


@lru_cache(maxsize=KEPT)
def _place(speaker: Speaker, place: Place) -> messages.Place:
    pieces = [_piece(speaker, piece) for piece in place.pieces]
    return messages.Place(place.id, speaker.say(place.words), pieces)


@lru_cache(maxsize=KEPT)
def _piece(speaker: Speaker, piece: Piece) -> messages.Piece:
    return messages.Piece(piece.kind, piece.face, speaker.say(piece.words), dict(piece.marks))
