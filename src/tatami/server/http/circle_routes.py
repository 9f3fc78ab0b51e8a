"""REST: followed, muted and blocked people, and invitations to tables."""

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

MOST_TIES = 500  # per person
MOST_INVITATIONS = 20  # open per person


@get("/me/circle", summary="Followed, muted and blocked people", responses=PROBLEMS)
async def show_circle(request: Asked, service: Served) -> Circle:
    """The sender's own lists; nobody else sees them."""
    identity = await service.known(request)
    ties = await service.log.circle.ties(identity.id)
    told = [(one.kind, TieInfo(one.handle, one.name, one.since)) for one in ties]
    kinds = ("follow", "mute", "block")
    return Circle(*([one for found, one in told if found == kind] for kind in kinds))


@put("/me/circle/{handle:str}", summary="Follow, mute or block somebody", status_code=204, responses=PROBLEMS)
async def tie(request: Asked, service: Served, handle: FromPath[str], data: JSONBody[NewTie]) -> None:
    """Followed people can be invited; blocked ones are never matched with the sender and cannot invite.

    The page hides what muted and blocked people say.
    """
    identity, other = await service.known(request), await person(service, handle)
    if other.id == identity.id:
        raise Refusal(Message("refused-yourself"))
    if not await service.log.circle.tie(identity.id, other.id, data.tie, now(), MOST_TIES):
        raise Refusal(Message("refused-too-many"))


@delete("/me/circle/{handle:str}", summary="Drop a tie", status_code=204, responses=PROBLEMS)
async def untie(request: Asked, service: Served, handle: FromPath[str]) -> None:
    """End any relation to a person."""
    identity, other = await service.known(request), await person(service, handle)
    await service.log.circle.untie(identity.id, other.id)


@post(
    "/tables/{table:str}/invitations",
    summary="Invite somebody you follow",
    status_code=204,
    responses=PROBLEMS,
)
async def invite(request: Asked, service: Served, table: FromPath[str], data: JSONBody[Invite]) -> None:
    """The table appears on their home page; the response does not reveal whether it does.

    They may block the sender, or have enough invitations from people whom they do not follow: whoever makes
    many names sends no more than with one.
    """
    identity, other = await service.known(request), await person(service, data.handle)
    opened = await service.supervisor.open(table)
    member = opened.table.people.get(identity.id)
    if member is None or not member.present:
        raise Refusal(Message("refused-not-here"))
    if not await service.log.circle.follows(identity.id, other.id):
        raise Refusal(Message("refused-not-followed"))
    if not service.guards.invitations.take(identity.id):
        raise Refusal(Message("refused-too-many"))
    circle = service.log.circle
    if await circle.follows(other.id, identity.id) or service.guards.invitations_to.take(other.id):
        await circle.invite(other.id, table, identity.id, now(), MOST_INVITATIONS)


@get("/me/invitations", summary="Invitations", responses=PROBLEMS)
async def list_invitations(request: Asked, service: Served) -> list[InvitationInfo]:
    """Invitations to tables that still wait for players, newest first."""
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
    """Remove an invitation; its sender is not notified."""
    identity = await service.known(request)
    await service.log.circle.decline(identity.id, table)


router = Router("/api", route_handlers=[show_circle, tie, untie, invite, list_invitations, decline])
