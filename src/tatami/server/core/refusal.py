"""Why something is not done, to be said in every language."""

from __future__ import annotations

from collections.abc import Mapping

from tatami.engine.game import OptionError
from tatami.engine.i18n.speaker import speaker_for
from tatami.engine.scene import Message
from tatami.match import IllegalAction

TOPIC = "server"


class Refusal(Exception):
    """A command that is not done; the reason can be said in every language."""

    def __init__(self, reason: Message, illegal: IllegalAction | OptionError | None = None) -> None:
        self.reason = reason
        self.illegal = illegal  # where the game itself says why
        super().__init__(reason.id)

    @property
    def code(self) -> str:
        """The reason in short, for programs."""
        return self.reason.id.removeprefix("refused-")

    def text(self, lang: str, names: Mapping[int, str] | None = None) -> str:
        """The reason in words."""
        if self.illegal is not None:
            return self.illegal.text(lang, names)
        return speaker_for(TOPIC, lang, None, ()).say(self.reason)
