"""The entries of a table's log. They stay in the store; clients get updates."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from tatami.server.core.series import Series
from tatami.server.wire.messages import Level, Settings

Why = Literal["time", "away", "asked"]


class Entry(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="what"):
    """An event at a table."""

    at: int = 0  # milliseconds since 1970
    who: str = ""  # the identity of the author; empty: the server
    id: str = ""  # the command's id, so that a retry is not applied twice


class Created(Entry, frozen=True, kw_only=True, tag="created"):
    """The table was created, and the server drew its secret."""

    settings: Settings
    secret: bytes  # the seed of its deal; only its hash is public before the end
    before: str = ""  # the previous table, if this is a rematch
    series: Series | None = None  # the earlier games of the match
    tournament: str = ""  # the tournament that it belongs to,
    round: int = 0  # and its round there
    sealed: bool = False  # whether it stays closed to others until its round is over


class Joined(Entry, frozen=True, kw_only=True, tag="joined"):
    """A client joined or rejoined the table."""

    name: str
    is_bot: bool = False
    handle: str = ""  # the public name of the profile


class Left(Entry, frozen=True, kw_only=True, tag="left"):
    """A member left; during a game a bot plays on."""


class Sat(Entry, frozen=True, kw_only=True, tag="sat"):
    """A member took a seat."""

    seat: int


class Stood(Entry, frozen=True, kw_only=True, tag="stood"):
    """A player gave up a seat, or the host freed it."""

    seat: int


class BotSeated(Entry, frozen=True, kw_only=True, tag="bot-seated"):
    """The host gave a seat to a bot."""

    seat: int
    level: Level
    name: str = ""  # of a bot in a tournament


class BotRemoved(Entry, frozen=True, kw_only=True, tag="bot-removed"):
    """The host took a seat from a bot."""

    seat: int


class Changed(Entry, frozen=True, kw_only=True, tag="changed"):
    """The host changed the settings."""

    settings: Settings


class NonceGiven(Entry, frozen=True, kw_only=True, tag="nonce"):
    """A player added a nonce to the deal."""

    seat: int
    nonce: bytes


class Started(Entry, frozen=True, kw_only=True, tag="started"):
    """The game began with this deal, derived from the secret and the nonces, or as practice."""

    deal: str
    version: int = 1  # of the game's rules
    played: list[str] | None = None  # at a practice table, the moves of the finished game that it continues


class Moved(Entry, frozen=True, kw_only=True, tag="moved"):
    """A seat made a decision; without `who` a bot made it."""

    seat: int
    token: str


class TakeBackAsked(Entry, frozen=True, kw_only=True, tag="take-back-asked"):
    """A player asks the others to let them take a decision back."""

    seat: int
    to: int


class TakeBackAgreed(Entry, frozen=True, kw_only=True, tag="take-back-agreed"):
    """A player agrees; others still have to."""


class TakeBackDeclined(Entry, frozen=True, kw_only=True, tag="take-back-declined"):
    """A player declines, or the asking player withdraws the request."""

    withdrawn: bool = False


class TakenBack(Entry, frozen=True, kw_only=True, tag="taken-back"):
    """The game is back before a seat's decision; the entries of the decisions undone stay in the log."""

    seat: int
    to: int  # how many decisions of the game still count


class PauseAsked(Entry, frozen=True, kw_only=True, tag="pause-asked"):
    """A player asks the others for a pause."""

    days: int  # 0: to end the pause now


class PauseAgreed(Entry, frozen=True, kw_only=True, tag="pause-agreed"):
    """A player agrees; others still have to."""


class PauseDeclined(Entry, frozen=True, kw_only=True, tag="pause-declined"):
    """A player declines, or the asking player withdraws the request."""


class Paused(Entry, frozen=True, kw_only=True, tag="paused"):
    """All players agreed: all clocks stand still for so long."""

    days: int  # 0: the pause ends now


class Said(Entry, frozen=True, kw_only=True, tag="said"):
    """A chat message."""

    text: str


class StoodIn(Entry, frozen=True, kw_only=True, tag="stood-in"):
    """A bot plays for a seat from now on."""

    seat: int
    why: Why


class CameBack(Entry, frozen=True, kw_only=True, tag="came-back"):
    """A player took the seat back from the bot."""

    seat: int


class Resumed(Entry, frozen=True, kw_only=True, tag="resumed"):
    """The server was down for a while; all clocks stood still."""

    down: int  # milliseconds


class PutOut(Entry, frozen=True, kw_only=True, tag="put-out"):
    """The host removed and banned a member."""

    out: str  # an identity


class Rematched(Entry, frozen=True, kw_only=True, tag="rematched"):
    """A rematch began at another table."""

    table: str = ""


class Unsealed(Entry, frozen=True, kw_only=True, tag="unsealed"):
    """The round of a tournament is over: the table opens to others."""


AnyEntry = (
    Created
    | Joined
    | Left
    | Sat
    | Stood
    | BotSeated
    | BotRemoved
    | Changed
    | NonceGiven
    | Started
    | Moved
    | PauseAsked
    | PauseAgreed
    | PauseDeclined
    | Paused
    | TakeBackAsked
    | TakeBackAgreed
    | TakeBackDeclined
    | TakenBack
    | Said
    | StoodIn
    | CameBack
    | Resumed
    | PutOut
    | Rematched
    | Unsealed
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def encode(entry: AnyEntry) -> bytes:
    """An entry as the store keeps it."""
    return _encoder.encode(entry)


def decode(data: bytes) -> AnyEntry:
    """An entry as the store kept it."""
    return _decoder.decode(data)
