"""Finished games step by step: as a seat or a spectator saw them, or with every hand open."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec.structs import replace

from tatami.engine.scene.opened import open_events, open_places
from tatami.engine.scene.spoken import spoken, spoken_events
from tatami.match import Match
from tatami.server.core.table import BOT_NAMES
from tatami.server.wire.dictionaries import address_of
from tatami.server.wire.messages import Scene, Sight
from tatami.server.wire.resources import Replay
from tatami.server.wire.scene import make_scene, make_sight
from tatami.view import View

MOST = 60  # steps in one response

Eyes = int | Literal["open"] | None  # a seat, all seats together, or a spectator (None)


def replay_scenes(match: Match, eyes: Eyes, first: int, count: int) -> list[Scene]:
    """The scenes after step number `first` and the following ones; number 0 is before any step.

    What could have been done then, no replay offers.
    """
    make = _open_scene if eyes == "open" else _scene
    return [
        replace(make(then, eyes, since), actions=[], refusals=[])
        for then, since in _moments(match, first, count)
    ]


def replay_sights(
    match: Match, eyes: Eyes, lang: str, first: int, count: int, listener: int | None
) -> list[Sight]:
    """The same in sentences; the seat `listener` is called "you"."""
    moments = _moments(match, first, count)
    if eyes == "open":
        return [_open_sight(then, lang, since) for then, since in moments]
    return [make_sight(then, then.view(eyes), lang, since, listener) for then, since in moments]


def watched(match: Match, seat: int, lang: str, count: int, names: Mapping[int, str] | None = None) -> Replay:
    """The last steps of a match, as one seat saw them, and what it may do now.

    In numbers, or in words of a language; the table shows as much as its options say. Unless there are
    `names`, the other seats are called as bots are.
    """
    match, length = match.copy(), len(match.actions)
    called = others(seat, match.seats) if names is None else names
    match.players = {number: {"name": name} for number, name in called.items()}
    first = max(0, length + 1 - min(count, MOST))
    scenes, sights = list[Scene](), list[Sight]()
    for number in range(first, length + 1):
        then, since = match.at(number), max(0, number - 1)
        if lang:
            sights.append(make_sight(then, then.view(seat), lang, since, seat))
        else:
            scene = make_scene(then, then.view(seat), since)
            scenes.append(scene if number == length else replace(scene, actions=[], refusals=[]))
    said = {str(number): name for number, name in match.names().items()}
    return Replay("", match.game.name, said, length, first, address_of(match), scenes, sights)


def others(seat: int, seats: int) -> dict[int, str]:
    """Names for the other seats of a table with nobody around it, from the next one on."""
    around = [number % seats + 1 for number in range(seat, seat + seats - 1)]
    return dict(zip(around, BOT_NAMES, strict=False))


def _moments(match: Match, first: int, count: int) -> list[tuple[Match, int]]:
    """The match after each of some steps, with the step's number."""
    length, match = len(match.actions), match.recalled()
    last = min(first + min(count, MOST), length + 1)
    return [(match.at(number), max(0, number - 1)) for number in range(first, last)]


def _scene(match: Match, eyes: Eyes, since: int) -> Scene:
    assert eyes != "open"
    return make_scene(match, match.view(eyes), since)


def _open_scene(match: Match, eyes: Eyes, since: int) -> Scene:
    """The knowledge of all seats together, told to a spectator."""
    spectator, dictionary = match.view(None), match.view(None).dictionary
    views = [match.view(seat) for seat in range(1, match.seats + 1)]
    scene = make_scene(match, spectator, since)
    told = [match.told(view.seat, since) for view in views]
    steps = [
        replace(
            step,
            action=told[step.seat - 1][at].action,
            events=open_events(dictionary, step.events, [other[at].events.tolist() for other in told]),
        )
        for at, step in enumerate(scene.steps)
    ]
    places = open_places(dictionary, scene.places, [view.laid.places.tolist() for view in views])
    return replace(scene, places=places, steps=steps)


def _open_sight(match: Match, lang: str, since: int) -> Sight:
    spectator: View = match.view(None)
    scene, dictionary = _open_scene(match, "open", since), spectator.dictionary
    speaker = spectator.speaker(lang, match.names())
    steps = [
        {
            "number": step.number,
            "seat": step.seat,
            "token": dictionary.tokens[step.action],
            "events": spoken_events(dictionary.events(step.events), speaker),
        }
        for step in scene.steps
    ]
    places = spoken(dictionary.places(scene.places), speaker)
    return Sight(None, {**spectator.said_by(speaker), "places": places}, steps)
