"""A match as text that can be stored, sent and verified."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tatami.engine.game import GameError
from tatami.fair import DealStream, Fair
from tatami.games import load
from tatami.match import IllegalAction, Match

FORMAT = 1
MAX_BYTES = 1_000_000


class RecordError(GameError):
    """A record that cannot be replayed; the message gives the place and the reason."""


@dataclass(frozen=True)
class Record:
    """Game, deal, options and actions, with optional metadata."""

    game: str
    rules: int
    deal: str
    actions: tuple[str, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    result: Mapping[str, Any] | None = None
    seats: Mapping[int, Mapping[str, str]] = field(default_factory=dict)
    fair: Fair | None = None

    @classmethod
    def of(cls, match: Match) -> Record:
        """The record of a match."""
        if match.deal is None:
            raise GameError("This match began from a position, so it makes no record.")
        defaults = {option.name: option.default for option in match.game.options}
        changed = {name: value for name, value in match.options.items() if value != defaults[name]}
        return cls(
            match.game.name,
            match.version,
            match.deal,
            tuple(match.history),
            changed,
            _result(match) if match.over else None,
            {seat: dict(player) for seat, player in match.players.items()},
            match.fair if match.over else None,  # the secret is revealed only at the end
        )

    def data(self) -> dict[str, Any]:
        """The record as plain data, in a fixed order."""
        data: dict[str, Any] = {
            "tatami": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "options": dict(self.options),
            "deal": self.deal,
            "actions": list(self.actions),
        }
        if self.result is not None:
            data["result"] = dict(self.result)
        if self.seats:
            data["seats"] = {str(seat): dict(self.seats[seat]) for seat in sorted(self.seats)}
        if self.fair is not None:
            data["fair"] = self.fair.data()
        return data

    def dumps(self) -> str:
        """The record as JSON."""
        return json.dumps(self.data(), ensure_ascii=False) + "\n"

    @classmethod
    def loads(cls, text: str | bytes) -> Record:
        """Parse a record, or raise RecordError that says what is wrong with it."""
        if len(text) > MAX_BYTES:
            raise RecordError(f"A record has at most {MAX_BYTES} bytes, this one has {len(text)}.")
        try:
            data = json.loads(text)
        except json.JSONDecodeError as error:
            raise RecordError(f"Line {error.lineno}, column {error.colno}: {error.msg}.") from None
        except (ValueError, RecursionError) as error:
            raise RecordError(f"This is not a record: {type(error).__name__}.") from None
        return cls.parse(data)

    @classmethod
    def parse(cls, data: Any) -> Record:
        """Validate plain data field by field."""
        if not isinstance(data, dict):
            raise RecordError("A record is a JSON object.")
        if data.get("tatami") != FORMAT or isinstance(data["tatami"], bool):
            raise RecordError(f"`tatami` must be {FORMAT}, the format of the record.")
        name = _field(data, "game", str)
        try:
            game = load(name)
            fair = Fair.parse(data["fair"]) if data.get("fair") is not None else None
        except GameError as error:
            raise RecordError(str(error)) from None
        rules = _field(data, "rules", int)
        try:
            game.check_version(rules)
        except GameError as error:
            raise RecordError(f"`rules` is {rules}: {error}") from None
        actions = _field(data, "actions", list)
        for number, token in enumerate(actions, 1):
            if not isinstance(token, str):
                raise RecordError(f"Action {number} is not text.")
        options = data.get("options", {})
        if not isinstance(options, dict):
            raise RecordError("`options` must be an object.")
        result = data.get("result")
        if result is not None and not isinstance(result, dict):
            raise RecordError("`result` must be an object.")
        return cls(
            name, rules, _field(data, "deal", str), tuple(actions), options, result, _players(data), fair
        )

    def replay(self) -> Match:
        """Replay the record, checking every token; RecordError names the action that fails."""
        try:
            game = load(self.game)
            match = Match.from_deal(game, self.deal, game.renew(self.options), self.rules)
        except GameError as error:
            raise RecordError(str(error)) from None
        for number, token in enumerate(self.actions, 1):
            try:
                match.play(token)
            except IllegalAction as error:
                raise RecordError(f"Action {number}, “{error.token}”: {error}") from None
        strange = [seat for seat in self.seats if seat > match.seats]
        if strange:
            raise RecordError(f"`seats` names seat {strange[0]}, but there are {match.seats} seats.")
        match.fair = self.fair
        match.players = {seat: dict(player) for seat, player in self.seats.items()}
        if self.result is not None and self.result != (_result(match) if match.over else None):
            raise RecordError("`result` is not what the actions lead to.")
        return match

    def _repr_svg_(self) -> str:
        return self.replay()._repr_svg_()


def _field(data: dict[str, Any], name: str, kind: type) -> Any:
    if name not in data:
        raise RecordError(f"`{name}` is missing.")
    value = data[name]
    if not isinstance(value, kind) or isinstance(value, bool):
        kinds = {str: "a text", int: "a whole number", list: "a list"}
        raise RecordError(f"`{name}` must be {kinds[kind]}.")
    return value


def _players(data: dict[str, Any]) -> dict[int, dict[str, str]]:
    seats = data.get("seats", {})
    if not isinstance(seats, dict):
        raise RecordError("`seats` must be an object by seat.")
    players = {}
    for seat, player in seats.items():
        if seat not in tuple("123456789"):
            raise RecordError(f"`seats` names the seat {seat!r:.40}, which is not a seat.")
        if not isinstance(player, dict) or not all(isinstance(v, str) for v in player.values()):
            raise RecordError(f"`seats.{seat}` must be an object of texts.")
        players[int(seat)] = player
    return players


def _result(match: Match) -> dict[str, Any]:
    scores = {str(seat): points for seat, points in match.scores().items()}
    return {"scores": scores, "winners": sorted(match.winners())}


def replay(text: str | bytes) -> Match:
    """The match of a record's text, checked token by token."""
    return Record.loads(text).replay()


@dataclass(frozen=True)
class Check:
    """The result of one check of a record."""

    name: str  # replay, commit, nonces, people, deal
    holds: bool
    seats: tuple[int, ...] = ()  # the seats it fails for


def verify(record: Record) -> list[Check]:
    """Check that a record replays and that its deal follows from the committed secret."""
    match = record.replay()
    checks = [Check("replay", True)]
    if record.fair is None:
        return [*checks, Check("fair", False)]
    fair = record.fair
    stream = DealStream(fair.seed)
    people = [seat for seat in range(1, match.seats + 1) if "bot" not in record.seats.get(seat, {})]
    silent = tuple(seat for seat in people if seat not in fair.nonces)
    deal = match.game.draw_deal(stream, match.seats, match.options)
    return [
        *checks,
        Check("fair", True),
        Check("commit", fair.kept),
        Check("nonces", all(1 <= seat <= match.seats for seat in fair.nonces)),
        Check("people", not silent, silent),
        Check("deal", deal == record.deal),
    ]
