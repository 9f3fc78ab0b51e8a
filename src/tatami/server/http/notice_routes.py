"""REST: notifications, their channels and quiet hours; no answer reveals whether an address is known here."""

from __future__ import annotations

import secrets
from typing import Annotated, cast
from urllib.parse import urlsplit

import msgspec
from litestar import Request, Router, delete, get, post, put
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, QueryParameter

from tatami.engine.scene import Message
from tatami.server.core.refusal import Refusal
from tatami.server.http.identity import COOKIE, hashed
from tatami.server.http.service import Connection, Served, Service, address, spoken
from tatami.server.runtime.notices import tokens
from tatami.server.runtime.notices.mail import clean_address, mailbox
from tatami.server.runtime.notices.outside import is_allowed
from tatami.server.runtime.notices.postman import quiet_hours
from tatami.server.runtime.notices.push import Keys, are_keys
from tatami.server.runtime.supervisor import now
from tatami.server.wire.messages import Language
from tatami.server.wire.notices import (
    ChannelInfo,
    MailToken,
    NewChannel,
    NewMail,
    NewPush,
    NewWebhook,
    NewWishes,
    Notifications,
)
from tatami.server.wire.resources import PROBLEMS
from tatami.store import Channel, Identity, Wishes

Asked = Request[None, None, State]
Token = Annotated[str, QueryParameter(max_length=200)]

MOST_CHANNELS = 10  # of one person
ID_BYTES = 12


async def notifications(
    service: Service, identity: Identity, connection: Connection | None = None
) -> Notifications:
    """All that a person has set."""
    notices, postman = service.log.notices, service.postman
    wishes = await notices.wishes(identity.id)
    if wishes is None:
        wishes = Wishes(lang=spoken(connection) if connection is not None else "en")
    offers, session = postman.offers, await _session(service, identity, connection)
    return Notifications(
        offers,
        (await postman.pusher()).public if "push" in offers else "",
        [_told(one, session) for one in await notices.channels(identity.id)],
        list(wishes.events),
        cast(Language, wishes.lang),
        quiet_hours(wishes),
    )


def _told(channel: Channel, session: str) -> ChannelInfo:
    name = channel.address if channel.kind == "mail" else urlsplit(channel.address).hostname or ""
    is_this = channel.kind == "push" and channel.session == session != ""
    return ChannelInfo(channel.id, channel.kind, name, channel.verified, channel.failures > 0, is_this)


async def _session(service: Service, identity: Identity, connection: Connection | None) -> str:
    """The device that a request comes from."""
    secret = connection.cookies.get(COOKIE, "") if connection is not None else ""
    own = hashed(secret) if secret else b""
    sessions = await service.log.accounts.sessions(identity.id)
    return next((one.id for one in sessions if one.secret_hash == own), "")


async def _person(service: Service, request: Asked) -> Identity:
    identity = await service.known(request)
    if identity.is_bot:
        raise Refusal(Message("refused-for-people"))
    return identity


@get("/me/notifications", summary="Where, when and of what one is notified", responses=PROBLEMS)
async def show(request: Asked, service: Served) -> Notifications:
    """The sender's channels and wishes, and the kinds of channel this server offers."""
    return await notifications(service, await _person(service, request), request)


@put("/me/notifications", summary="Choose what one is notified of", responses=PROBLEMS)
async def wish(request: Asked, service: Served, data: JSONBody[NewWishes]) -> Notifications:
    """Events, language and quiet hours, for all channels."""
    identity, quiet = await _person(service, request), data.quiet
    if quiet is not None and not quiet.is_sensible:
        raise Refusal(Message("refused-hours"))
    hours = (quiet.zone, quiet.begin, quiet.end) if quiet else ("UTC", 0, 0)
    await service.log.notices.wish(identity.id, Wishes(tuple(data.events), data.lang, *hours))
    return await notifications(service, identity, request)


@post(
    "/me/notifications/channels", summary="Be notified at one more place", status_code=200, responses=PROBLEMS
)
async def add(request: Asked, service: Served, data: JSONBody[NewChannel]) -> Notifications:
    """A browser or a webhook gets a first message; an e-mail address has to be confirmed first."""
    identity = await _person(service, request)
    channel = await _channel(service, request, identity, data)
    if not service.guards.channels.take(identity.id) or not service.guards.channels.take(address(request)):
        raise Refusal(Message("refused-too-many"))
    notices = service.log.notices
    if await notices.wishes(identity.id) is None:
        await notices.wish(identity.id, Wishes(lang=spoken(request)))
    known = {one.id for one in await notices.channels(identity.id) if one.verified}
    added = await notices.add(channel, MOST_CHANNELS)
    if added is None:
        raise Refusal(Message("refused-too-many"))
    # Nobody is flooded with requests to confirm, nor told that others were sent, not even by the
    # time that this takes.
    if added not in known:
        is_sent = channel.kind != "mail" or service.guards.mails.take(mailbox(channel.address))
        await service.postman.greet(added, channel.kind, is_sent=is_sent)
    return await notifications(service, identity, request)


async def _channel(service: Service, request: Asked, identity: Identity, data: NewChannel) -> Channel:
    base = service.config.base_url.rstrip("/") or f"{request.url.scheme}://{request.url.netloc}"
    is_private_allowed, keys, session = service.config.private_webhooks, "", ""
    match data:
        case NewPush():
            kind, place, told = "push", data.endpoint, Keys(data.p256dh, data.auth)
            is_good = are_keys(told) and is_allowed(place, is_private_allowed=is_private_allowed)
            keys, session = msgspec.json.encode(told).decode(), await _session(service, identity, request)
        case NewMail():
            kind, place = "mail", clean_address(data.address) or ""
            is_good = bool(place)
        case NewWebhook():
            kind, place = "webhook", data.url.strip()
            is_good = is_allowed(place, is_private_allowed=is_private_allowed)
    if kind not in service.postman.offers:
        raise Refusal(Message("refused-nothing-here"))
    if not is_good:
        raise Refusal(Message("refused-address"))
    return Channel(
        secrets.token_urlsafe(ID_BYTES),
        identity.id,
        kind,
        place,
        keys,
        session,
        base,
        verified=kind != "mail",
        added=now(),
    )


@delete("/me/notifications/channels/{channel:str}", summary="Be notified there no more", responses=PROBLEMS)
async def remove(request: Asked, service: Served, channel: FromPath[str]) -> None:
    """The address is forgotten."""
    identity = await _person(service, request)
    found = await service.log.notices.channel(channel)
    if found is not None and found.identity == identity.id:
        await service.log.notices.drop(channel)


@post("/mail/confirm", summary="Confirm an e-mail address", status_code=204, responses=PROBLEMS)
async def confirm(service: Served, data: JSONBody[MailToken]) -> None:
    """With the token from the e-mail, whoever's browser that is."""
    await service.log.notices.verify(await _read(service, "confirm", data.token))


@post("/mail/stop", summary="End e-mails to an address", status_code=204, responses=PROBLEMS)
async def stop(service: Served, token: Token) -> None:
    """With the token from any of them; mail programs do so with one press (RFC 8058)."""
    await service.log.notices.drop(await _read(service, "stop", token))


async def _read(service: Service, action: str, token: str) -> str:
    """The channel of a token; Refusal for a forged one, whether or not there is such a channel."""
    channel = tokens.read(await service.postman.key(), action, token, now())
    if channel is None:
        raise Refusal(Message("refused-link"))
    return channel


router = Router("/api", route_handlers=[show, wish, add, remove, confirm, stop])
