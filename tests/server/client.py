"""A client that knows nothing but the messages it gets, and the dictionary that they name."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any
from urllib.parse import parse_qs, urlsplit

import msgspec
from msgspec.structs import replace

from tatami.server.core import limits
from tatami.server.core.table import Table
from tatami.server.wire.dictionaries import dictionary_text
from tatami.server.wire.messages import (
    Chat,
    Numbers,
    Room,
    Scene,
    ServerMessage,
    Sight,
    Snapshot,
    Turn,
    Update,
    You,
)
from tatami.server.wire.reader import Reader
from tatami.server.wire.render import Renderer
from tests.conformance import scene_reader

_message: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)


@cache
def dictionary_at(address: str) -> dict[str, Any]:
    """The dictionary that a server has at an address."""
    url = urlsplit(address)
    game, asked = url.path.split("/")[3], parse_qs(url.query)
    text, version = dictionary_text(game, json.loads(asked.get("options", ["{}"])[0]), int(asked["seats"][0]))
    assert url.path == f"/api/games/{game}/dictionary/{version}"
    found: dict[str, Any] = json.loads(text)
    return found


@dataclass
class Client:
    """Folds updates as they come over the wire."""

    seq: int = 0
    at: int = 0
    room: Room | None = None
    you: You | None = None
    turn: Turn | None = None
    dictionary: str | None = None
    scenes: dict[int | None, Scene] = field(default_factory=dict)
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
        """Apply a snapshot."""
        return cls(
            shot.seq,
            shot.at,
            shot.room,
            shot.you,
            shot.turn,
            shot.dictionary,
            {scene.seat: follow(None, scene) for scene in shot.scenes},
            {sight.seat: sight for sight in shot.sights},
            {numbers.seat: numbers for numbers in shot.numbers},
            shot.chat,
            shot.record,
        )

    def take(self, sent: Update) -> None:
        """Apply an update: present fields replace old values; steps and chat are appended."""
        update = received(sent)
        assert isinstance(update, Update) and update.seq == self.seq + 1
        self.seq, self.at = update.seq, update.at
        self.room = update.room or self.room
        self.you = update.you or self.you
        self.turn = update.turn or self.turn
        self.dictionary = update.dictionary or self.dictionary
        self.record = update.record or self.record
        if update.chat is not None:
            self.chat = [*self.chat, update.chat][-limits.CHATS_KEPT :]
        if update.back is not None:
            self.scenes = {seat: replace(scene, steps=[]) for seat, scene in self.scenes.items()}
            self.sights = {seat: replace(sight, steps=[]) for seat, sight in self.sights.items()}
            self.numbers = {seat: replace(numbers, played=[]) for seat, numbers in self.numbers.items()}
        for scene in update.scenes:
            self.scenes[scene.seat] = with_steps(self.scenes.get(scene.seat), follow(None, scene))
        for change in update.changes:
            held = self.scenes[change.seat]
            self.scenes[change.seat] = with_steps(held, follow(held, change))
        for sight in update.sights:
            steps = self.sights[sight.seat].steps if sight.seat in self.sights else []
            kept = [*steps, *sight.steps][-limits.STEPS_KEPT :]
            self.sights[sight.seat] = Sight(sight.seat, sight.board, kept)
        for numbers in update.numbers:
            before = self.numbers[numbers.seat].played if numbers.seat in self.numbers else []
            played = [*before, *numbers.played][-limits.STEPS_KEPT :]
            self.numbers[numbers.seat] = replace(numbers, played=played)

    def legal(self, seat: int) -> list[str]:
        """The legal tokens of a seat, read from any form of the message."""
        if seat in self.scenes:
            assert self.dictionary is not None
            read = scene_reader.Reader(dictionary_at(self.dictionary), self.scenes[seat].actions, seat)
            return [action["token"] for action in read.actions()]
        if seat in self.sights:
            return [action["token"] for action in self.sights[seat].board["actions"]]
        return self.numbers[seat].legal if seat in self.numbers else []


def with_steps(held: Scene | None, scene: Scene) -> Scene:
    """A scene with all steps so far."""
    steps = [*(held.steps if held else []), *scene.steps]
    return replace(scene, steps=steps[-limits.STEPS_KEPT :])


def follow(held: Scene | None, scene: Scene) -> Scene:
    """A scene after a change, or as it came; counts in the order of their spots."""
    places = {place[0]: place for place in apart(held.places if held else [])}
    order = scene.order or list(places)
    places |= {place[0]: place for place in apart(scene.places)}
    if held is None:
        order = list(places)
    counts = dict(pairs(held.counts if held else [])) | dict(pairs(scene.counts))
    return replace(
        scene,
        places=[number for spot in order for number in places[spot]],
        counts=[number for pair in sorted(counts.items()) for number in pair],
        order=None,
    )


def apart(numbers: Sequence[int]) -> Iterator[Sequence[int]]:
    """The numbers of each place."""
    at = 0
    while at < len(numbers):
        yield numbers[at : at + 2 + numbers[at + 1]]
        at += 2 + numbers[at + 1]


def pairs(numbers: Sequence[int]) -> Iterator[tuple[int, int]]:
    yield from zip(numbers[::2], numbers[1::2], strict=True)


def received(message: ServerMessage) -> ServerMessage:
    """A message after its way over the wire."""
    return _message.decode(msgspec.json.encode(message))
