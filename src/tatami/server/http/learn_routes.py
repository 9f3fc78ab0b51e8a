"""REST: puzzles to solve, and drills of memory."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Annotated, Literal, TypeVar

from litestar import Request, Router, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, QueryParameter

from tatami.engine.game import GameError
from tatami.engine.scene import Message
from tatami.match import IllegalAction
from tatami.review import drills
from tatami.review.puzzles import Puzzle, of_the_day, puzzle, puzzles
from tatami.server.core.refusal import Refusal
from tatami.server.http.service import Served, Service, address, spoken
from tatami.server.runtime.fair_pool import Share
from tatami.server.wire.replay import watched
from tatami.server.wire.resources import (
    PROBLEMS,
    Answer,
    DrillShown,
    DrillVerdict,
    PuzzleInfo,
    PuzzleShown,
    PuzzleVerdict,
    PuzzleWorth,
)

T = TypeVar("T")
Asked = Request[None, None, State]
Game = Annotated[str, QueryParameter(max_length=40)]
Form = Annotated[Literal["scene", "words"], QueryParameter(name="as", description="in numbers or in words")]

SEEN = 24  # steps shown before a puzzle's decision
WATCHED = 59  # and in a drill
LIGHT, HEAVY = 0.1, 0.5  # nominal seconds of puzzles and drills


@get("/", summary="The puzzles of a game", responses=PROBLEMS)
async def list_puzzles(game: Game) -> list[PuzzleInfo]:
    """All puzzles of a game, with their levels and themes."""
    try:
        return [_info(each) for each in puzzles(game)]
    except GameError:
        raise Refusal(Message("refused-nothing-here")) from None


@get("/today", summary="The puzzle of the day", responses=PROBLEMS)
async def todays_puzzle(game: Game) -> PuzzleInfo:
    """The puzzle of the day by the server's calendar (UTC)."""
    day = datetime.now(UTC).date().toordinal()
    try:
        found = of_the_day(game, day)
    except GameError:
        found = None
    if found is None:
        raise Refusal(Message("refused-nothing-here"))
    return _info(found)


@get("/{name:str}", summary="A puzzle, as the seat that is asked sees it", responses=PROBLEMS)
async def show_puzzle(
    request: Asked, service: Served, name: FromPath[str], form: Form = "scene"
) -> PuzzleShown:
    """What that seat saw before, and the position; the answer is told by POST."""
    found, lang = _puzzle(name), spoken(request) if form == "words" else ""
    shown = await _work(request, service, LIGHT, lambda: watched(found.match, found.seat, lang, SEEN + 1))
    return PuzzleShown(_info(found), found.seat, shown)


@post("/{name:str}", summary="Answer a puzzle", status_code=200, responses=PROBLEMS)
async def solve_puzzle(
    request: Asked, service: Served, name: FromPath[str], data: JSONBody[Answer]
) -> PuzzleVerdict:
    """Whether a token is the answer, and what the others were worth."""
    found = _puzzle(name)
    try:
        is_right = await _work(request, service, LIGHT, lambda: found.solves(data.answer))
    except IllegalAction:
        raise Refusal(Message("refused-format")) from None
    worths = [PuzzleWorth(each.token, each.share, each.points) for each in found.worths]
    rates = dict(found.found)
    return PuzzleVerdict(is_right, found.answer, found.exact, found.gap, found.points, worths, rates)


@get("/{game:str}/{level:int}/{seed:int}", summary="A drill of memory", responses=PROBLEMS)
async def show_drill(
    request: Asked,
    service: Served,
    game: FromPath[str],
    level: FromPath[int],
    seed: FromPath[int],
    form: Form = "scene",
) -> DrillShown:
    """Some turns to watch through one seat's eyes, and what to say then; any seed gives another one."""
    lang = spoken(request)

    def look() -> DrillShown:
        drill = drills.parse(f"{game}-{level}-{seed}")
        shown = watched(drill.match, drill.seat, lang if form == "words" else "", WATCHED + 1)
        speaker = drill.view.speaker(lang)
        words = {kind: speaker.say(said) for kind, said in drill.words.items()}
        place = next(place for place in drill.view.places if place.id == drill.place)
        kinds = {kind: words.get(kind, kind) for kind in drill.kinds}
        return DrillShown(game, level, seed, drill.seat, shown, drill.place, speaker.say(place.words), kinds)

    return await _work(request, service, HEAVY, look)


@post("/{game:str}/{level:int}/{seed:int}", summary="Answer a drill", status_code=200, responses=PROBLEMS)
async def answer_drill(
    request: Asked,
    service: Served,
    game: FromPath[str],
    level: FromPath[int],
    seed: FromPath[int],
    data: JSONBody[Answer],
) -> DrillVerdict:
    """How good an answer is, and how likely each kind was."""

    def judge() -> DrillVerdict:
        drill = drills.parse(f"{game}-{level}-{seed}")
        return DrillVerdict(drill.score(data.answer), dict(drill.chances), drill.exact)

    return await _work(request, service, HEAVY, judge)


def _puzzle(name: str) -> Puzzle:
    try:
        return puzzle(name)
    except GameError:
        raise Refusal(Message("refused-nothing-here")) from None


def _info(each: Puzzle) -> PuzzleInfo:
    return PuzzleInfo(each.id, each.game, each.level, list(each.themes))


async def _work(request: Asked, service: Service, seconds: float, work: Callable[[], T]) -> T:
    """Queue work in the bot pool; a GameError becomes a Refusal."""
    identity = await service.who(request)
    share = Share(address(request), identity.id if identity else "")
    try:
        return await service.supervisor.bot_pool.work(share, seconds, work)
    except IllegalAction:
        raise
    except GameError:
        raise Refusal(Message("refused-nothing-here")) from None


routers = [
    Router("/api/puzzles", route_handlers=[list_puzzles, todays_puzzle, show_puzzle, solve_puzzle]),
    Router("/api/drills", route_handlers=[show_drill, answer_drill]),
]
