"""REST: passkeys, linked devices, recovery codes and sessions; there is no password anywhere."""

from __future__ import annotations

import ipaddress
import json
import re
import secrets
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

import webauthn
from litestar import Request, Response, Router, delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from webauthn.helpers import base64url_to_bytes
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from tatami.engine.scene import Message
from tatami.server.core import limits
from tatami.server.core.refusal import Refusal
from tatami.server.core.text import clean
from tatami.server.http.identity import COOKIE, hashed
from tatami.server.http.service import Connection, Served, Service, address
from tatami.server.runtime.supervisor import now
from tatami.server.wire.accounts import (
    Account,
    GivenCode,
    LinkCode,
    NewPasskey,
    PasskeyInfo,
    PasskeyOptions,
    RecoveryCodes,
    SessionInfo,
    UsedPasskey,
)
from tatami.server.wire.resources import PROBLEMS, Me
from tatami.store import Identity, Passkey, Ticket

Asked = Request[None, None, State]

MOST_PASSKEYS = 10  # per person
RECOVERY_CODES = 8
CHALLENGE = 5 * 60 * 1000  # milliseconds for which a challenge is valid,
LINK = 10 * 60 * 1000  # and a code to link a device
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # without look-alikes
BROWSERS = ("Firefox", "Edg", "OPR", "Chrome", "Safari")
SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux")
# What reading somebody's credential may end in, besides a plain no.
UNREADABLE = (WebAuthnException, ValueError, KeyError, TypeError, AttributeError, RecursionError)
# A public key as browsers send it (COSE, ES256).
NOBODYS_KEY = bytes.fromhex(
    "a5010203262001"
    "21582053775bda23a539daaf12294c2f1264a901dac9fd33388efe8a19f7cf4bc342d1"
    "22582026b3b43d830562d479ca04a2c159a1ac5332df6fe8e530c6948702172f747237"
)
COME_AGAIN = 1012  # the close code for connections whose session has changed


def origin_of(service: Service, connection: Connection) -> tuple[str, str] | None:
    """The origin to which passkeys are bound, and its domain; None where browsers do not offer passkeys."""
    base = service.config.base_url.rstrip("/") or f"{connection.url.scheme}://{connection.url.netloc}"
    parts = urlsplit(base)
    host = parts.hostname or ""
    try:
        ipaddress.ip_address(host)
        return None
    except ValueError:
        pass
    is_secure = parts.scheme == "https" or host == "localhost" or host.endswith(".localhost")
    return (f"{parts.scheme}://{parts.netloc}", host) if host and is_secure else None


def _passkey_origin(service: Service, connection: Connection) -> tuple[str, str]:
    found = origin_of(service, connection)
    if found is None:
        raise Refusal(Message("refused-no-passkeys"))
    return found


async def _person(service: Service, request: Asked) -> Identity:
    identity = await service.known(request)
    if identity.is_bot:
        raise Refusal(Message("refused-for-people"))
    return identity


def device_of(headers: Mapping[str, str]) -> str:
    """The browser and the system, as far as the client names them."""
    agent = headers.get("user-agent", "")
    found = [next((name for name in names if name in agent), "") for names in (BROWSERS, SYSTEMS)]
    return " · ".join(name.replace("Edg", "Edge").replace("OPR", "Opera") for name in found if name)


def _challenge_of(credential: Mapping[str, Any]) -> bytes:
    """The challenge a browser claims to answer."""
    data = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
    return base64url_to_bytes(data["challenge"])


async def account(service: Service, identity: Identity, connection: Connection | None = None) -> Account:
    """A person's sessions and ways of signing in."""
    accounts = service.log.accounts
    secret = connection.cookies.get(COOKIE, "") if connection is not None else ""
    return Account(
        connection is not None and origin_of(service, connection) is not None,
        [PasskeyInfo(one.id, one.name, one.added, one.used) for one in await accounts.passkeys(identity.id)],
        await accounts.tickets(identity.id, "recovery"),
        [
            SessionInfo(one.id, one.device, one.begun, one.seen, one.secret_hash == hashed(secret))
            for one in await accounts.sessions(identity.id)
        ],
    )


@get("/me/account", summary="Sessions and ways of signing in", responses=PROBLEMS)
async def show_account(request: Asked, service: Served) -> Account:
    """The passkeys, remaining recovery codes and sessions of the sender."""
    identity = await _person(service, request)
    if secret := request.cookies.get(COOKIE):
        await service.log.accounts.see(hashed(secret), now(), device_of(request.headers))
    return await account(service, identity, request)


@post("/me/passkeys/options", summary="Begin to add a passkey", status_code=200, responses=PROBLEMS)
async def begin_passkey(request: Asked, service: Served) -> PasskeyOptions:
    """Options for `navigator.credentials.create`."""
    identity = await _person(service, request)
    _, domain = _passkey_origin(service, request)
    known = await service.log.accounts.passkeys(identity.id)
    if len(known) >= MOST_PASSKEYS:
        raise Refusal(Message("refused-too-many"))
    options = webauthn.generate_registration_options(
        rp_id=domain,
        rp_name="Tatami",
        user_name=identity.name,
        user_id=hashed(f"passkey {identity.id}"),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(one.credential) for one in known],
    )
    ticket = Ticket(_hash(options.challenge), "add-passkey", identity.id, now() + CHALLENGE)
    await service.log.accounts.give([ticket], now())
    return PasskeyOptions(json.loads(webauthn.options_to_json(options)))


@post("/me/passkeys", summary="Add a passkey", responses=PROBLEMS)
async def add_passkey(request: Asked, service: Served, data: JSONBody[NewPasskey]) -> Account:
    """Store the public half of a new passkey."""
    identity = await _person(service, request)
    origin, domain = _passkey_origin(service, request)
    accounts = service.log.accounts
    try:
        challenge = _challenge_of(data.credential)
        if await accounts.take(_hash(challenge), "add-passkey", now()) != identity.id:
            raise Refusal(Message("refused-sign-in"))
        made = webauthn.verify_registration_response(
            credential=data.credential,
            expected_challenge=challenge,
            expected_rp_id=domain,
            expected_origin=origin,
        )
    except UNREADABLE:
        raise Refusal(Message("refused-sign-in")) from None
    name = clean(data.name, limits.NAME) or device_of(request.headers) or "Passkey"
    await accounts.add_passkey(
        Passkey(
            made.credential_id,
            secrets.token_urlsafe(9),
            identity.id,
            made.credential_public_key,
            made.sign_count,
            name,
            now(),
            now(),
        )
    )
    return await account(service, identity, request)


@delete("/me/passkeys/{passkey:str}", summary="Remove a passkey", status_code=204, responses=PROBLEMS)
async def remove_passkey(request: Asked, service: Served, passkey: FromPath[str]) -> None:
    """Remove a passkey; it can no longer be used to sign in."""
    identity = await _person(service, request)
    await service.log.accounts.drop_passkey(identity.id, passkey)


@post("/sign-in/options", summary="Begin to sign in with a passkey", status_code=200, responses=PROBLEMS)
async def begin_sign_in(request: Asked, service: Served) -> PasskeyOptions:
    """Options for `navigator.credentials.get`, the same for everybody."""
    _, domain = _passkey_origin(service, request)
    if not service.guards.codes.take(address(request)):
        raise Refusal(Message("refused-too-many"))
    options = webauthn.generate_authentication_options(
        rp_id=domain, user_verification=UserVerificationRequirement.PREFERRED
    )
    await service.log.accounts.give(
        [Ticket(_hash(options.challenge), "use-passkey", "", now() + CHALLENGE)], now()
    )
    return PasskeyOptions(json.loads(webauthn.options_to_json(options)))


@post("/sign-in", summary="Sign in with a passkey", status_code=200, responses=PROBLEMS)
async def sign_in(request: Asked, service: Served, data: JSONBody[UsedPasskey]) -> Response[Me]:
    """Sign this device in to an existing account."""
    origin, domain = _passkey_origin(service, request)
    accounts = service.log.accounts
    try:
        challenge = _challenge_of(data.credential)
        fresh = await accounts.take(_hash(challenge), "use-passkey", now())
        known = await accounts.passkey(base64url_to_bytes(data.credential["id"]))
        # An unknown passkey is checked, too: the time of an answer does not tell which ones exist.
        used = webauthn.verify_authentication_response(
            credential=data.credential,
            expected_challenge=challenge,
            expected_rp_id=domain,
            expected_origin=origin,
            credential_public_key=known.public_key if known else NOBODYS_KEY,
            credential_current_sign_count=known.sign_count if known else 0,
        )
    except UNREADABLE:
        raise Refusal(Message("refused-sign-in")) from None
    if fresh is None or known is None:
        raise Refusal(Message("refused-sign-in"))
    await accounts.use_passkey(known.credential, used.new_sign_count, now())
    return await _signed_in(request, service, known.identity)


@post("/me/link", summary="A code for another device", responses=PROBLEMS)
async def make_link(request: Asked, service: Served) -> LinkCode:
    """Sign another device in by opening the address or typing the code on it within ten minutes."""
    identity = await _person(service, request)
    code, expires = _code(8), now() + LINK
    await service.log.accounts.give([Ticket(_code_hash(code), "link", identity.id, expires)], now())
    base = service.config.base_url.rstrip("/") or f"{request.url.scheme}://{request.url.netloc}"
    return LinkCode(code, f"{base}/link#{code}", expires)


@post("/link", summary="Sign this device in with a code", status_code=200, responses=PROBLEMS)
async def use_link(request: Asked, service: Served, data: JSONBody[GivenCode]) -> Response[Me]:
    """Sign this device in to the account that made the code."""
    return await _by_code(request, service, data.code, "link")


@post("/me/recovery", summary="New recovery codes", responses=PROBLEMS)
async def make_recovery(request: Asked, service: Served) -> RecoveryCodes:
    """Create single-use codes; earlier ones become invalid."""
    identity = await _person(service, request)
    codes = [_code(16) for _ in range(RECOVERY_CODES)]
    await service.log.accounts.give(
        [Ticket(_code_hash(one), "recovery", identity.id) for one in codes], now()
    )
    return RecoveryCodes(codes)


@post("/recover", summary="Sign in with a recovery code", status_code=200, responses=PROBLEMS)
async def recover(request: Asked, service: Served, data: JSONBody[GivenCode]) -> Response[Me]:
    """Sign this device in to the account the recovery code belongs to."""
    return await _by_code(request, service, data.code, "recovery")


@delete("/me/sessions/{session:str}", summary="Sign a device out", status_code=204, responses=PROBLEMS)
async def end_session(request: Asked, service: Served, session: FromPath[str]) -> Response[None]:
    """End a session; connections must be made again and are checked again."""
    identity = await _person(service, request)
    own = hashed(request.cookies.get(COOKIE, ""))
    sessions = await service.log.accounts.sessions(identity.id)
    is_this = any(one.id == session and one.secret_hash == own for one in sessions)
    await service.people.sign_out(identity.id, session)
    service.supervisor.dismiss([identity.id], COME_AGAIN)
    cookies = [service.cookie(request, "", seconds=0)] if is_this else []
    return Response(None, status_code=204, cookies=cookies)


async def _by_code(request: Asked, service: Service, code: str, kind: str) -> Response[Me]:
    if not service.guards.codes.take(address(request)):
        raise Refusal(Message("refused-too-many"))
    who = await service.log.accounts.take(_code_hash(code), kind, now())
    if who is None:
        raise Refusal(Message("refused-sign-in"))
    return await _signed_in(request, service, who)


async def _signed_in(request: Asked, service: Service, who: str) -> Response[Me]:
    identity, secret = await service.people.sign_in(who, device_of(request.headers), now())
    me = service.me(identity)
    return Response(me, status_code=200, cookies=[service.cookie(request, secret)])


def _code(length: int) -> str:
    """A code in groups of four."""
    letters = "".join(secrets.choice(LETTERS) for _ in range(length))
    return "-".join(re.findall("....", letters))


def _code_hash(code: str) -> bytes:
    """The hash of a code, however its groups and letters are written."""
    return hashed(re.sub(r"[^A-Z0-9]", "", code.upper()))


def _hash(challenge: bytes) -> bytes:
    return hashed(challenge.hex())


router = Router(
    "/api",
    route_handlers=[
        show_account,
        begin_passkey,
        add_passkey,
        remove_passkey,
        begin_sign_in,
        sign_in,
        make_link,
        use_link,
        make_recovery,
        recover,
        end_session,
    ],
)
