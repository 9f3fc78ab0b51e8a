"""A seat's view as it is sent: as scene numbers, as sentences, or as an observation."""

from __future__ import annotations

from collections.abc import Iterable

from tatami.engine.scene.changes import changes
from tatami.engine.scene.spoken import spoken
from tatami.match import Match
from tatami.server.wire.messages import Numbers, Played, Scene, SceneStep, Sight
from tatami.server.wire.reader import Reader
from tatami.view import View


def make_scene(match: Match, view: View, since: int) -> Scene:
    """The scene of a view, and the steps of the match its seat saw from number `since` on."""
    shown = view.laid
    return Scene(
        seat=view.seat,
        to_move=view.to_move,
        steps=make_steps(match, view.seat, since),
        places=shown.places.tolist(),
        counts=shown.counts.tolist(),
        task=shown.task.tolist(),
        actions=shown.actions.tolist(),
        refusals=shown.refusals.tolist(),
        scores=list(view.scores().values()),
        winners=sorted(view.winners()),
        recalls=view.recalls,
    )


def make_changes(match: Match, seats: Iterable[int | None]) -> dict[int | None, bytes]:
    """What the last step changed in the scenes of some seats, each a `Scene` as JSON."""
    chosen = list(seats)
    viewers = [-1 if seat is None else seat - 1 for seat in chosen]
    before, after, step = match.last_step()
    dictionary = match.game.dictionary(match.options, match.seats)
    texts = changes(before, after, step, viewers, dictionary.knobs, len(dictionary.spots))
    return dict(zip(chosen, texts, strict=True))


def make_steps(match: Match, seat: int | None, since: int) -> list[SceneStep]:
    """The steps that a seat saw from number `since` on, in numbers."""
    return [
        SceneStep(told.number, told.seat, told.action, told.events.tolist())
        for told in match.told(seat, since)
    ]


def make_sight(match: Match, view: View, lang: str, since: int, listener: int | None) -> Sight:
    """The same in sentences; the seat `listener` is called "you"."""
    speaker = view.speaker_to(listener, lang, match.names())
    steps = [
        {"number": step.index, "seat": step.seat, "token": step.token, "events": spoken(step.events, speaker)}
        for step in match.events(view.seat, since)
    ]
    return Sight(view.seat, view.said_by(speaker), steps)


def make_numbers(match: Match, seat: int | None, reader: Reader, played: list[Played]) -> Numbers:
    """A seat's observation, and the steps it was told before."""
    seen, legal = _seen(match, seat)
    view = match.view(seat).records.tobytes() if reader.wants_view else None
    return Numbers(seat, seen, legal, played, view)


def _seen(match: Match, seat: int | None) -> tuple[bytes, list[str]]:
    """A view as bytes, and the tokens its seat may play."""
    if seat is not None and seat == match.to_move:
        return match.see_as_mover()
    return match.see(seat)[0].tobytes(), []
