"""What the REST interface takes and tells about accounts."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from tatami.server.core import limits

Code = Annotated[str, Meta(min_length=1, max_length=64)]

# From the client.


class NewPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """What the browser made of the options, and what the passkey is called."""

    credential: dict[str, Any]
    name: Annotated[str, Meta(max_length=4 * limits.NAME)] = ""


class UsedPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """What the browser made of the options."""

    credential: dict[str, Any]


class GivenCode(Struct, frozen=True, forbid_unknown_fields=True):
    """A code to link this device, or a recovery code."""

    code: Code


# From the server.


class PasskeyOptions(Struct, frozen=True):
    """What the browser needs to make or to use a passkey: options of WebAuthn, as JSON."""

    options: dict[str, Any]


class PasskeyInfo(Struct, frozen=True):
    """A passkey of the reader's."""

    id: str
    name: str
    added: int
    used: int


class SessionInfo(Struct, frozen=True):
    """A device that the reader is signed in on."""

    id: str
    device: str  # the browser and system, empty if it did not say
    begun: int
    seen: int
    is_this: bool


class Account(Struct, frozen=True):
    """How the reader is signed in, and how they can sign in again."""

    has_passkeys: bool  # whether this server, at this address, can take passkeys
    passkeys: list[PasskeyInfo]
    recovery_codes: int  # how many are left
    sessions: list[SessionInfo]


class LinkCode(Struct, frozen=True):
    """A code that signs another device in, once."""

    code: str
    url: str
    expires: int


class RecoveryCodes(Struct, frozen=True):
    """Codes to sign in with where there is no passkey, each once; they are shown this once."""

    codes: list[str]
