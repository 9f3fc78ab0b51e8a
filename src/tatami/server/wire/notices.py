"""Messages about notifications between the page and the server."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tatami.server.core.hours import Night
from tatami.server.wire.messages import Language

Where = Literal["push", "mail", "webhook"]
Occasion = Literal["turn", "time", "invited", "over"]


class ChannelInfo(Struct, frozen=True):
    """A place where one is notified."""

    id: str
    kind: Where
    name: str  # an e-mail address, the host of a webhook, or the browser's push service
    verified: bool  # whether an e-mail address is confirmed; nothing is sent to it before
    failing: bool  # whether the last message could not be delivered
    this_device: bool


class Notifications(Struct, frozen=True):
    """A person's occasions, channels and quiet hours."""

    offers: list[Where]  # what this server can do
    push_key: str  # the server's public key for Web Push
    channels: list[ChannelInfo]
    events: list[Occasion]
    lang: Language
    quiet: Night | None = None  # nothing is sent in these hours


class NewWishes(Struct, frozen=True, forbid_unknown_fields=True):
    """A person's chosen occasions, language and quiet hours."""

    events: Annotated[list[Occasion], Meta(max_length=8)]
    lang: Language
    quiet: Night | None = None


class NewPush(Struct, frozen=True, forbid_unknown_fields=True, tag="push", tag_field="kind"):
    """A browser's subscription, as `PushSubscription.toJSON()` tells it."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class NewMail(Struct, frozen=True, forbid_unknown_fields=True, tag="mail", tag_field="kind"):
    """An e-mail address; its owner must confirm it first."""

    address: Annotated[str, Meta(max_length=254)]


class NewWebhook(Struct, frozen=True, forbid_unknown_fields=True, tag="webhook", tag_field="kind"):
    """A URL that takes JSON: Discord's, Slack's or one's own."""

    url: Annotated[str, Meta(max_length=1000)]


NewChannel = NewPush | NewMail | NewWebhook


class MailToken(Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a link in an e-mail."""

    token: Annotated[str, Meta(max_length=200)]
