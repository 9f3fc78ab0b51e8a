"""Refusals with reasons in every language."""

from __future__ import annotations

from collections.abc import Mapping

from tatami.engine.game import OptionError
from tatami.engine.i18n.speaker import speaker_for
from tatami.engine.scene import Message
from tatami.match import IllegalAction

TOPIC = "server"


class Refusal(Exception):
    """A refused command, with a reason that can be rendered in every language."""

    def __init__(self, reason: Message, illegal: IllegalAction | OptionError | None = None) -> None:
        self.reason = reason
        self.illegal = illegal  # the game's own reason
        super().__init__(reason.id)

    @property
    def code(self) -> str:
        """A short code of the reason, for programs."""
        return self.reason.id.removeprefix("refused-")

    def text(self, lang: str, names: Mapping[int, str] | None = None) -> str:
        """The reason as text."""
        if self.illegal is not None:
            return self.illegal.text(lang, names)
        return speaker_for(TOPIC, lang, None, ()).say(self.reason)
