"""Requests and responses of the REST interface about accounts."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from tatami.server.core import limits

Code = Annotated[str, Meta(min_length=1, max_length=64)]

# Requests.


class NewPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """The browser's response to the options, and a name for the passkey."""

    credential: dict[str, Any]
    name: Annotated[str, Meta(max_length=4 * limits.NAME)] = ""


class UsedPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """The browser's response to the options."""

    credential: dict[str, Any]


class GivenCode(Struct, frozen=True, forbid_unknown_fields=True):
    """A code to link this device, or a recovery code."""

    code: Code


# Responses.


class PasskeyOptions(Struct, frozen=True):
    """WebAuthn options for creating or using a passkey, as JSON."""

    options: dict[str, Any]


class PasskeyInfo(Struct, frozen=True):
    """One of the reader's passkeys."""

    id: str
    name: str
    added: int
    used: int


class SessionInfo(Struct, frozen=True):
    """A device on which the reader is signed in."""

    id: str
    device: str  # the browser and system, empty if it did not say
    begun: int
    seen: int
    is_this: bool


class Account(Struct, frozen=True):
    """The reader's sessions and ways of signing in."""

    has_passkeys: bool  # whether this server accepts passkeys at this address
    passkeys: list[PasskeyInfo]
    recovery_codes: int  # the number left
    sessions: list[SessionInfo]


class LinkCode(Struct, frozen=True):
    """A code that signs in one other device."""

    code: str
    url: str
    expires: int


class RecoveryCodes(Struct, frozen=True):
    """Single-use codes for signing in without a passkey; they are shown only once."""

    codes: list[str]
