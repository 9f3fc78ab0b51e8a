"""REST: reports by anybody, and moderation by the operator."""

from __future__ import annotations

import secrets
from typing import Annotated

import msgspec
from litestar import Request, Router, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, QueryParameter

from tatami.engine.scene import Message
from tatami.server.core import limits
from tatami.server.core.refusal import Refusal
from tatami.server.core.text import clean
from tatami.server.http.people_routes import Count, First, person
from tatami.server.http.routes import leave_all
from tatami.server.http.service import Served, Service, address
from tatami.server.runtime.supervisor import now
from tatami.server.runtime.table_actor import NoSuchTable
from tatami.server.wire.moderation import DeedInfo, NewDeed, NewReport, ReportInfo, SaidInfo
from tatami.server.wire.reader import Reader
from tatami.server.wire.render import may_see
from tatami.server.wire.resources import PROBLEMS
from tatami.store import FOR_GOOD, Deed, Identity, Report

Asked = Request[None, None, State]

HOUR = 60 * 60 * 1000  # milliseconds
ID_BYTES = 9

_said: msgspec.json.Decoder[list[SaidInfo]] = msgspec.json.Decoder(list[SaidInfo])


@post("/people/{handle:str}/reports", summary="Report somebody", status_code=204, responses=PROBLEMS)
async def report(request: Asked, service: Served, handle: FromPath[str], data: JSONBody[NewReport]) -> None:
    """Report a person to the operator. The report keeps their last messages; they are not told."""
    identity, other = await service.known(request), await person(service, handle)
    if other.id == identity.id:
        raise Refusal(Message("refused-yourself"))
    guards = service.guards
    if not guards.reports.take(identity.id) or not guards.reports_from.take(address(request)):
        raise Refusal(Message("refused-too-many"))
    said = await _words_of(service, other, identity, data.table)
    made = Report(
        secrets.token_urlsafe(ID_BYTES),
        other.id,
        identity.id,
        data.reason,
        clean(data.words, limits.REPORT),
        data.table if any(one.where == "table" for one in said) else "",
        msgspec.json.encode(said),
        now(),
    )
    if not await service.log.moderation.report(made, limits.REPORTS):
        raise Refusal(Message("refused-too-many"))


async def _words_of(service: Service, other: Identity, reporter: Identity, table: str) -> list[SaidInfo]:
    """What somebody said last, in the lobby and at a table that the reporter may see."""
    lines = await service.log.moderation.said(identity=other.id, limit=limits.REPORT_LINES)
    said = [SaidInfo(one.at, one.text, "lobby") for one in lines]
    if table:
        try:
            found = (await service.supervisor.open(table)).table
        except NoSuchTable:
            raise Refusal(Message("refused-no-table")) from None
        member = found.people.get(other.id)
        if member is not None and may_see(found, Reader(reporter.id, "en")):
            own = [chat for chat in found.chat if chat.member == member.number]
            said += [SaidInfo(chat.at, chat.text, "table") for chat in own[-limits.REPORT_LINES :]]
    return said


def _check(request: Asked, service: Service) -> None:
    if not service.guards.may_moderate(request.headers, request.client.host if request.client else ""):
        raise Refusal(Message("refused-moderation"))


@get("/moderation/reports", summary="Reports, for the operator", responses=PROBLEMS)
async def list_reports(
    request: Asked,
    service: Served,
    is_open: Annotated[
        bool, QueryParameter(name="open", description="only those awaiting a decision")
    ] = True,
    first: First = 0,
    count: Count = 50,
) -> list[ReportInfo]:
    """The newest first; for the server's own machine, or with the token."""
    _check(request, service)
    found = await service.log.moderation.reports(is_open=is_open, first=first, limit=count)
    return [
        ReportInfo(
            one.id,
            one.at,
            one.is_open,
            one.reason,  # type: ignore[arg-type]
            one.words,
            _said.decode(one.said),
            one.table,
            one.name,
            one.handle,
            one.by,
            one.by_handle,
        )
        for one in found
    ]


@get("/moderation/log", summary="What was decided, for the operator", responses=PROBLEMS)
async def show_log(request: Asked, service: Served, count: Count = 50) -> list[DeedInfo]:
    """The newest decisions first; nothing is ever taken out of it but the names of deleted people."""
    _check(request, service)
    return [_deed(one) for one in await service.log.moderation.deeds(limit=count, newest=True)]


@post(
    "/moderation/people/{handle:str}",
    summary="Mute, ban or pardon somebody, or dismiss reports",
    status_code=200,
    responses=PROBLEMS,
)
async def decide(request: Asked, service: Served, handle: FromPath[str], data: JSONBody[NewDeed]) -> DeedInfo:
    """In force at once at every server, for a person and their bots; every decision goes into the log."""
    _check(request, service)
    other = await person(service, handle)
    at = now()
    until = 0 if data.what in ("undo", "dismiss") else at + data.hours * HOUR if data.hours else FOR_GOOD
    note = clean(data.note, limits.REPORT)
    number = await service.log.moderation.act(data.what, other.id, at, until, note)
    if not number:
        raise Refusal(Message("refused-nothing-here"))  # deleted meanwhile
    sanctions = service.supervisor.sanctions
    await sanctions.look()
    sanctions.tell()
    if data.what == "ban":
        for one in (other, *await service.log.bots_of(other.id)):
            await leave_all(service, one.id, "waiting", "playing")
    (deed,) = await service.log.moderation.deeds(number - 1, 1)
    return _deed(deed)


def _deed(deed: Deed) -> DeedInfo:
    at = now()
    return DeedInfo(
        deed.number,
        deed.at,
        deed.what,  # type: ignore[arg-type]
        deed.name,
        deed.handle,
        deed.until if 0 < deed.until < FOR_GOOD else None,
        deed.note,
        deed.muted_until > at,
        deed.banned_until > at,
    )


router = Router("/api", route_handlers=[report, list_reports, show_log, decide])
