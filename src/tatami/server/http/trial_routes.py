"""REST: moves tried for all seats from a position of a finished game, and what could follow."""

from __future__ import annotations

from litestar import Router, post
from litestar.params import FromPath, JSONBody

from tatami.engine.scene import Message
from tatami.match import IllegalAction, Match
from tatami.record import Record
from tatami.review.trial import tried, viewpoint, worths
from tatami.server.core.refusal import Refusal
from tatami.server.http.learn_routes import HEAVY, LIGHT, Asked, Form, queued
from tatami.server.http.service import Served, address, spoken
from tatami.server.http.table_routes import record_of
from tatami.server.wire.replay import watched
from tatami.server.wire.resources import PROBLEMS, NewTrial, PuzzleWorth, TrialShown, TrialValues


@post("/{table:str}/trial", summary="Try moves from a position", status_code=200, responses=PROBLEMS)
async def show_trial(
    request: Asked, service: Served, table: FromPath[str], data: JSONBody[NewTrial], form: Form = "scene"
) -> TrialShown:
    """The position after moves for all seats, as the seat to move would see it."""
    text, lang = await record_of(service, table), spoken(request) if form == "words" else ""

    def look() -> TrialShown:
        match = _tried(text, data)
        seat = viewpoint(match)
        return TrialShown(seat, match.over, watched(match, seat, lang, 1, match.names()))

    return await queued(request, service, LIGHT, look)


@post(
    "/{table:str}/trial/values", summary="What the next moves are worth", status_code=200, responses=PROBLEMS
)
async def value_trial(
    request: Asked, service: Served, table: FromPath[str], data: JSONBody[NewTrial]
) -> TrialValues:
    """The values of all actions after moves for all seats, from what the seat to move would know."""
    text = await record_of(service, table)
    if not service.guards.replays.take(address(request)):
        raise Refusal(Message("refused-too-many"))

    def judge() -> TrialValues:
        found = worths(_tried(text, data))
        return TrialValues(
            [PuzzleWorth(one.token, one.share, one.points) for one in found.choices], found.exact
        )

    return await queued(request, service, HEAVY, judge)


def _tried(text: str, data: NewTrial) -> Match:
    try:
        return tried(Record.loads(text).replay(), data.step, data.tokens)
    except IllegalAction as illegal:
        raise Refusal(illegal.reason, illegal) from None


routers = [Router("/api/tables", route_handlers=[show_trial, value_trial])]
