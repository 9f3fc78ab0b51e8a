"""Reasons as they are sent: messages, and the same in words."""

from __future__ import annotations

from collections.abc import Iterable

from tatami.engine.i18n.speaker import Speaker
from tatami.engine.scene import Message
from tatami.review.facts import message_data
from tatami.server.wire.messages import ReviewFact


def told(messages: Iterable[Message], speaker: Speaker) -> list[ReviewFact]:
    """Messages for the wire."""
    return [ReviewFact(**message_data(each), words=speaker.say(each)) for each in messages]
