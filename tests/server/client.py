"""A client that knows nothing but the messages it gets."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import msgspec
from msgspec.structs import replace
from tatami.server.wire.board import follow

from tatami.server.core import limits
from tatami.server.core.table import Table
from tatami.server.wire.messages import (
    Chat,
    Numbers,
    Room,
    ServerMessage,
    Sight,
    Snapshot,
    Step,
    Turn,
    Update,
    You,
)
from tatami.server.wire.reader import Reader
from tatami.server.wire.render import Renderer

_message: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)


@dataclass
class Client:
    """Folds updates as they come over the wire."""

    seq: int = 0
    at: int = 0
    room: Room | None = None
    you: You | None = None
    turn: Turn | None = None
    sights: dict[int | None, Sight] = field(default_factory=dict)
    numbers: dict[int | None, Numbers] = field(default_factory=dict)
    chat: list[Chat] = field(default_factory=list)
    record: dict[str, Any] | None = None

    @classmethod
    def of(cls, table: Table, reader: Reader) -> Client:
        """A client that has just come and got everything."""
        shot = received(Renderer(table).snapshot(reader))
        assert isinstance(shot, Snapshot)
        return cls.of_snapshot(shot)

    @classmethod
    def of_snapshot(cls, shot: Snapshot) -> Client:
        """What a snapshot says."""
        sights = {sight.seat: sight for sight in shot.sights}
        numbers = {numbers.seat: numbers for numbers in shot.numbers}
        return cls(shot.seq, shot.at, shot.room, shot.you, shot.turn, sights, numbers, shot.chat, shot.record)

    def take(self, sent: Update) -> None:
        """What is there replaces what was; steps and chat are added."""
        update = received(sent)
        assert isinstance(update, Update) and update.seq == self.seq + 1
        self.seq, self.at = update.seq, update.at
        self.room = update.room or self.room
        self.you = update.you or self.you
        self.turn = update.turn or self.turn
        self.record = update.record or self.record
        if update.chat is not None:
            self.chat = [*self.chat, update.chat][-limits.CHATS_KEPT :]
        for sight in update.sights:
            known = self.sights.get(sight.seat)
            steps: list[Step] = [] if known is None else known.steps
            kept = [*steps, *sight.steps][-limits.STEPS_KEPT :]
            self.sights[sight.seat] = Sight(sight.seat, sight.board, kept, sight.view)
        for numbers in update.numbers:
            before = self.numbers[numbers.seat].played if numbers.seat in self.numbers else []
            played = [*before, *numbers.played][-limits.STEPS_KEPT :]
            self.numbers[numbers.seat] = replace(numbers, played=played)
        for change in update.changes:
            sight = follow(self.sights[change.seat], change)
            self.sights[change.seat] = replace(sight, steps=sight.steps[-limits.STEPS_KEPT :])


def received(message: ServerMessage) -> ServerMessage:
    """A message after its way over the wire."""
    return _message.decode(msgspec.json.encode(message))
