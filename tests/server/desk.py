"""A table with its log; people send it commands as a transport would."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import count
from typing import Any

import msgspec
import pytest

from tatami.match import Match
from tatami.server.core import system
from tatami.server.core.decide import Repeated, decide
from tatami.server.core.entries import AnyEntry, decode, encode
from tatami.server.core.refusal import Refusal
from tatami.server.core.table import Table, fold
from tatami.server.wire import messages
from tatami.server.wire.messages import AnyCommand, Settings

SECRET = bytes(range(32))
ANNA, BERT, CARL, DORA = "id-of-anna", "id-of-bert", "id-of-carl", "id-of-dora"
START = 1_000_000  # milliseconds

_command: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)
_ids = count(1)


def settings(game: str = "take", seats: int = 2, **rest: Any) -> Settings:
    return msgspec.convert({"game": game, "seats": seats, **rest}, Settings)


@dataclass
class Desk:
    """The live table and the log as the store would have it."""

    settings: Settings = field(default_factory=settings)
    now: int = START
    log: list[AnyEntry] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.log = system.create(self.settings, ANNA, "Anna", self.now, SECRET)
        self.table = fold("table-1", self.log)

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    def happen(self, *entries: AnyEntry) -> None:
        """Let decided entries happen, as they come from the store."""
        for entry in entries:
            self.log.append(decode(encode(entry)))
            self.table.apply(self.log[-1])

    def ask(self, who: str, command: AnyCommand, *, fresh: str = "table-2") -> AnyEntry | Repeated:
        """Send a command and apply its entry; raise refusals."""
        command = _command.decode(msgspec.json.encode(command))
        made = decide(self.table, command, who, self.now, fresh=fresh)
        if not isinstance(made, Repeated):
            self.happen(made)
        return made

    def do(self, who: str, kind: type[AnyCommand], **rest: Any) -> AnyEntry | Repeated:
        return self.ask(who, command(kind, **rest))

    def refuse(self, code: str, who: str, kind: type[AnyCommand], **rest: Any) -> None:
        """The command is refused for that reason and changes nothing."""
        before = fingerprint(self.table)
        with pytest.raises(Refusal) as refused:
            self.do(who, kind, **rest)
        assert refused.value.code == code
        assert fingerprint(self.table) == before

    def gather(self, *seats: str) -> Desk:
        """People come and take the seats in that order; an empty name is a bot."""
        for seat, who in enumerate(seats, 1):
            if not who:
                self.do(ANNA, messages.SeatBot, seat=seat, level="farmer")
                continue
            if who not in self.table.people:
                self.do(who, messages.Join, name=who.removeprefix("id-of-").title())
            self.do(who, messages.Sit, seat=seat)
        return self

    def start(self, *seats: str) -> Desk:
        self.gather(*seats)
        for seat, who in enumerate(seats, 1):
            if who:
                self.do(who, messages.GiveNonce, seat=seat, nonce=nonce(seat))
        self.do(ANNA, messages.Start)
        return self

    def legal(self, seat: int | None = None) -> list[str]:
        seat = self.table.asked[0] if seat is None else seat
        return self.table.match_of(seat).view(seat).legal

    def play(self, token: str | None = None, seat: int | None = None, **rest: Any) -> AnyEntry | Repeated:
        """Play for a seat to move, as its player or as its bot."""
        table = self.table
        seat = table.asked[0] if seat is None else seat
        token = self.legal(seat)[0] if token is None else token
        if table.chairs[seat].by_bot:
            made = system.bot_moves(table, seat, token, table.decision, self.now)
            self.happen(made)
            return made
        rest = {"decision": table.decision, **rest}
        return self.do(table.chairs[seat].who, messages.Play, seat=seat, token=token, **rest)


def command(kind: type[AnyCommand], **rest: Any) -> AnyCommand:
    return kind(**{"id": f"c{next(_ids)}", **rest})


def nonce(seat: int) -> bytes:
    return bytes([seat]) * 16


def fingerprint(table: Table) -> str:
    """Everything there is to a table."""
    match = table.match
    return repr((vars(table), match and (match.deal, match.history, match.players, match.fair)))
