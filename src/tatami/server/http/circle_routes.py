"""REST: people one follows or blocks, and invitations to tables."""

from __future__ import annotations

from litestar import Request, Router, delete, get, post, put
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from tatami.engine.scene import Message
from tatami.server.core.refusal import Refusal
from tatami.server.http.people_routes import person
from tatami.server.http.service import Served
from tatami.server.runtime.supervisor import now
from tatami.server.wire.people import Circle, InvitationInfo, Invite, NewTie, TieInfo
from tatami.server.wire.resources import PROBLEMS

Asked = Request[None, None, State]

MOST_TIES = 500  # of one person
MOST_INVITATIONS = 20  # that wait for one person


@get("/me/circle", summary="People one follows or blocks", responses=PROBLEMS)
async def show_circle(request: Asked, service: Served) -> Circle:
    """Only oneself may know; the others are not told."""
    identity = await service.known(request)
    ties = await service.log.circle.ties(identity.id)
    told = [(one.kind, TieInfo(one.handle, one.name, one.since)) for one in ties]
    return Circle(
        [one for kind, one in told if kind == "follow"], [one for kind, one in told if kind == "block"]
    )


@put("/me/circle/{handle:str}", summary="Follow or block somebody", status_code=204, responses=PROBLEMS)
async def tie(request: Asked, service: Served, handle: FromPath[str], data: JSONBody[NewTie]) -> None:
    """Who is followed can be invited by name; who is blocked is not matched, and invites in vain."""
    identity, other = await service.known(request), await person(service, handle)
    if other.id == identity.id:
        raise Refusal(Message("refused-yourself"))
    if not await service.log.circle.tie(identity.id, other.id, data.tie, now(), MOST_TIES):
        raise Refusal(Message("refused-too-many"))


@delete("/me/circle/{handle:str}", summary="Neither follow nor block", status_code=204, responses=PROBLEMS)
async def untie(request: Asked, service: Served, handle: FromPath[str]) -> None:
    """Somebody is a stranger again."""
    identity, other = await service.known(request), await person(service, handle)
    await service.log.circle.untie(identity.id, other.id)


@post(
    "/tables/{table:str}/invitations",
    summary="Invite somebody one follows",
    status_code=204,
    responses=PROBLEMS,
)
async def invite(request: Asked, service: Served, table: FromPath[str], data: JSONBody[Invite]) -> None:
    """They find the table on their home page; nobody is told whether they block the sender."""
    identity, other = await service.known(request), await person(service, data.handle)
    opened = await service.supervisor.open(table)
    member = opened.table.people.get(identity.id)
    if member is None or not member.present:
        raise Refusal(Message("refused-not-here"))
    if not await service.log.circle.follows(identity.id, other.id):
        raise Refusal(Message("refused-not-followed"))
    if not service.guards.invitations.take(identity.id):
        raise Refusal(Message("refused-too-many"))
    await service.log.circle.invite(other.id, table, identity.id, now(), MOST_INVITATIONS)


@get("/me/invitations", summary="Tables one is invited to", responses=PROBLEMS)
async def list_invitations(request: Asked, service: Served) -> list[InvitationInfo]:
    """Those that still wait for players, the newest first."""
    identity = await service.who(request)
    if identity is None:
        return []
    found = []
    for one in await service.log.circle.invitations(identity.id):
        listed = await service.log.listing(one.table)
        if listed is not None:
            found.append(InvitationInfo(one.table, listed.game, one.name, one.handle, one.at))
    return found


@delete("/me/invitations/{table:str}", summary="Decline an invitation", status_code=204, responses=PROBLEMS)
async def decline(request: Asked, service: Served, table: FromPath[str]) -> None:
    """It is gone; the sender is not told."""
    identity = await service.known(request)
    await service.log.circle.decline(identity.id, table)


router = Router("/api", route_handlers=[show_circle, tie, untie, invite, list_invitations, decline])
