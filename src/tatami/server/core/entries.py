"""What can happen to a table: the entries of its log. They stay in the store; clients get updates."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from tatami.server.wire.messages import Level, Settings

Why = Literal["time", "away", "asked"]


class Entry(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="what"):
    """Something that happened to a table."""

    at: int = 0  # milliseconds since 1970
    who: str = ""  # the identity that did it; empty: the server
    id: str = ""  # how they called their command, so that it is not done twice


class Created(Entry, frozen=True, kw_only=True, tag="created"):
    """Somebody made the table, and the server drew its secret."""

    settings: Settings
    secret: bytes  # what its deal will follow from; only its hash is told before the end
    before: str = ""  # the table whose people play again here


class Joined(Entry, frozen=True, kw_only=True, tag="joined"):
    """Somebody came to the table, or came again."""

    name: str
    is_bot: bool = False
    handle: str = ""  # the public name of their profile


class Left(Entry, frozen=True, kw_only=True, tag="left"):
    """Somebody went; in a game a bot plays on for them."""


class Sat(Entry, frozen=True, kw_only=True, tag="sat"):
    """Somebody took a seat."""

    seat: int


class Stood(Entry, frozen=True, kw_only=True, tag="stood"):
    """A seat was given up, or taken from somebody by the host."""

    seat: int


class BotSeated(Entry, frozen=True, kw_only=True, tag="bot-seated"):
    """The host gave a seat to a bot."""

    seat: int
    level: Level


class BotRemoved(Entry, frozen=True, kw_only=True, tag="bot-removed"):
    """The host took a seat from a bot."""

    seat: int


class Changed(Entry, frozen=True, kw_only=True, tag="changed"):
    """The host changed the settings."""

    settings: Settings


class NonceGiven(Entry, frozen=True, kw_only=True, tag="nonce"):
    """A player added their chance to the deal."""

    seat: int
    nonce: bytes


class Started(Entry, frozen=True, kw_only=True, tag="started"):
    """The game began with this deal, which follows from the secret and the nonces."""

    deal: str
    version: int = 1  # of the game's rules


class Moved(Entry, frozen=True, kw_only=True, tag="moved"):
    """A seat decided something; without `who` a bot did."""

    seat: int
    token: str


class Said(Entry, frozen=True, kw_only=True, tag="said"):
    """Somebody said something."""

    text: str


class StoodIn(Entry, frozen=True, kw_only=True, tag="stood-in"):
    """A bot plays for a seat from now on."""

    seat: int
    why: Why


class CameBack(Entry, frozen=True, kw_only=True, tag="came-back"):
    """A player plays for themselves again."""

    seat: int


class Resumed(Entry, frozen=True, kw_only=True, tag="resumed"):
    """The server was down for a while, in which nobody's time ran."""

    down: int  # milliseconds


class PutOut(Entry, frozen=True, kw_only=True, tag="put-out"):
    """The host put somebody out, who does not come back."""

    out: str  # an identity


class Rematched(Entry, frozen=True, kw_only=True, tag="rematched"):
    """The same people play again at another table."""

    table: str = ""


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
    | Said
    | StoodIn
    | CameBack
    | Resumed
    | PutOut
    | Rematched
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def encode(entry: AnyEntry) -> bytes:
    """An entry as the store keeps it."""
    return _encoder.encode(entry)


def decode(data: bytes) -> AnyEntry:
    """An entry as the store kept it."""
    return _decoder.decode(data)
