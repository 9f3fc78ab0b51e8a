"""Places, actions, refusals and events as plain data, with formatted messages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tatami.engine.i18n.speaker import Speaker
from tatami.engine.scene import Action, Event, Message, Piece, Place, Refusal

FIELDS: dict[type, tuple[str, ...]] = {
    Piece: ("kind", "face", "words", "marks"),
    Place: ("id", "words", "pieces"),
    Action: ("token", "kind", "places", "words", "preview", "preview_words"),
    Refusal: ("token", "places", "reason"),
    Event: ("kind", "words", "piece", "source", "target", "amount"),
}


def spoken(thing: Any, speaker: Speaker) -> Any:
    """A part of a scene as plain data with its messages formatted; empty fields are left out."""
    if isinstance(thing, Message):
        return speaker.say(thing)
    if isinstance(thing, (tuple, list)):
        return [spoken(item, speaker) for item in thing]
    if isinstance(thing, Mapping):
        return dict(thing)
    if type(thing) not in FIELDS:
        return thing
    values = ((name, getattr(thing, name)) for name in FIELDS[type(thing)])
    return {name: spoken(value, speaker) for name, value in values if value is not None and value != {}}


def spoken_events(events: Iterable[Event], speaker: Speaker) -> list[dict[str, Any]]:
    """Events as sentences; revealed pieces are named after the sentence that covers their event."""
    told: list[dict[str, Any]] = []
    named: list[list[str]] = []  # by event
    for event in events:
        told.append(spoken(event, speaker))
        named.append([])
        if event.opened:
            covering = next(number for number in reversed(range(len(told))) if "words" in told[number])
            named[covering].append(told[-1]["piece"]["words"])
    for data, names in zip(told, named, strict=True):
        if names:
            data["words"] += f" {', '.join(names)}"
    return told
