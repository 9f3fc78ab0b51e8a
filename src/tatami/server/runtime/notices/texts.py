"""The words of notifications, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence

from tatami.engine.i18n.speaker import speaker_for
from tatami.engine.scene import Message
from tatami.server.core.refusal import TOPIC
from tatami.server.runtime.notices.events import HOUR, Event


def sentence(event: Event, lang: str, now: int) -> str:
    """An event in one sentence or two."""
    about = {"game": title(event.game, lang) if event.game else "", "names": event.names}
    match event.kind:
        case "turn":
            return say("letter-turn", lang, **about)
        case "time":
            return say("letter-time", lang, **about, hours=max(1, (event.deadline - now) // HOUR))
        case "invited":
            return say("letter-invited", lang, game=about["game"], name=event.names[0])
        case "over":
            return say(f"letter-over-{event.outcome}", lang, **about)
        case "hello":
            return say("letter-hello", lang)
        case "confirm":
            return say("letter-confirm", lang)


def headline(events: Sequence[Event], lang: str, now: int) -> str:
    """One line for one event or many."""
    if len(events) == 1:
        return sentence(events[0], lang, now)
    return say("letter-digest", lang, count=len(events))


def title(game: str, lang: str) -> str:
    """The title of a game."""
    return speaker_for(f"games/{game}", lang, None, ()).say(Message("title"))


def link(event: Event) -> str:
    """The path of the page that an event is about."""
    return f"/t/{event.table}" if event.table else "/notifications"


def say(id: str, lang: str, **args: object) -> str:
    """A message of the server."""
    return speaker_for(TOPIC, lang, None, ()).say(Message(id, args))
