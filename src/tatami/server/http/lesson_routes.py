"""REST: lessons."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody

from tatami.engine.game import GameError
from tatami.engine.scene import Message
from tatami.match import IllegalAction
from tatami.review.lessons import Lesson, lesson, lessons
from tatami.server.core.refusal import Refusal
from tatami.server.http.learn_routes import LIGHT, Asked, Form, Game, queued
from tatami.server.http.service import Served, spoken
from tatami.server.wire.replay import watched
from tatami.server.wire.resources import PROBLEMS, Answer, LessonShown, LessonVerdict

SEEN = 6  # steps shown before a lesson's decision


@get("/", summary="The lessons of a game", responses=PROBLEMS)
async def list_lessons(game: Game) -> list[str]:
    """The rules that are taught, in order."""
    try:
        return [each.id for each in lessons(game)]
    except GameError:
        raise Refusal(Message("refused-nothing-here")) from None


@get("/{game:str}/{name:str}", summary="A lesson as the seat to move sees it", responses=PROBLEMS)
async def show_lesson(
    request: Asked, service: Served, game: FromPath[str], name: FromPath[str], form: Form = "scene"
) -> LessonShown:
    """The position, and what the seat saw before it; the decision is sent by POST."""
    found, lang = _lesson(game, name), spoken(request) if form == "words" else ""
    shown = await queued(request, service, LIGHT, lambda: watched(found.match, found.seat, lang, SEEN + 1))
    return LessonShown(found.id, found.seat, shown)


@post("/{game:str}/{name:str}", summary="Decide in a lesson", status_code=200, responses=PROBLEMS)
async def answer_lesson(
    request: Asked,
    service: Served,
    game: FromPath[str],
    name: FromPath[str],
    data: JSONBody[Answer],
    form: Form = "scene",
) -> LessonVerdict:
    """Whether a token reaches the goal, and the position after it."""
    found, lang = _lesson(game, name), spoken(request) if form == "words" else ""
    try:
        seen = await queued(
            request, service, LIGHT, lambda: watched(found.after(data.answer), found.seat, lang, 1)
        )
    except IllegalAction:
        raise Refusal(Message("refused-format")) from None
    return LessonVerdict(data.answer in found.answers, found.answers[0], seen)


def _lesson(game: str, name: str) -> Lesson:
    try:
        return lesson(game, name)
    except GameError:
        raise Refusal(Message("refused-nothing-here")) from None


routers = [Router("/api/lessons", route_handlers=[list_lessons, show_lesson, answer_lesson])]
