"""REST: puzzles, memory drills, and progress with both."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime
from functools import cache
from typing import Annotated, Literal, TypeVar

from litestar import Request, Router, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, QueryParameter

from tatami.engine.game import GameError
from tatami.engine.scene import Message
from tatami.match import IllegalAction
from tatami.review import drills
from tatami.review.puzzles import Puzzle, of_the_day, puzzle, puzzles
from tatami.review.verdict import why
from tatami.server.core import practice
from tatami.server.core.practice import Progress
from tatami.server.core.refusal import Refusal
from tatami.server.http.service import Served, Service, address, spoken
from tatami.server.runtime.fair_pool import Share
from tatami.server.wire.facts import told
from tatami.server.wire.messages import ReviewFact
from tatami.server.wire.replay import others, watched
from tatami.server.wire.resources import (
    PROBLEMS,
    Answer,
    DrillShown,
    DrillVerdict,
    PracticeInfo,
    PuzzleInfo,
    PuzzleShown,
    PuzzleVerdict,
    PuzzleWorth,
)

T = TypeVar("T")
Asked = Request[None, None, State]
Game = Annotated[str, QueryParameter(max_length=40)]
Form = Annotated[Literal["scene", "words"], QueryParameter(name="as", description="as numbers or in words")]

SEEN = 24  # steps shown before a puzzle's decision
WATCHED = 59  # and in a drill
LIGHT, HEAVY = 0.1, 0.5  # nominal seconds of puzzles and drills


@get("/", summary="The puzzles of a game", responses=PROBLEMS)
async def list_puzzles(request: Asked, service: Served, game: Game) -> list[PuzzleInfo]:
    """All puzzles of a game, with their levels and themes."""
    return await queued(request, service, LIGHT, lambda: [_info(each) for each in puzzles(game)])


@get("/today", summary="The puzzle of the day", responses=PROBLEMS)
async def todays_puzzle(request: Asked, service: Served, game: Game) -> PuzzleInfo:
    """The puzzle of the day by the server's calendar (UTC)."""

    def look() -> PuzzleInfo | None:
        found = of_the_day(game, _today())
        return None if found is None else _info(found)

    found = await queued(request, service, LIGHT, look)
    if found is None:
        raise Refusal(Message("refused-nothing-here"))
    return found


@get("/{name:str}", summary="A puzzle as the seat to move sees it", responses=PROBLEMS)
async def show_puzzle(
    request: Asked, service: Served, name: FromPath[str], form: Form = "scene"
) -> PuzzleShown:
    """The position, and what the seat saw before it; the answer is sent by POST."""
    found, lang = _puzzle(name), spoken(request) if form == "words" else ""

    def look() -> PuzzleShown:
        return PuzzleShown(_info(found), found.seat, watched(found.match, found.seat, lang, SEEN + 1))

    return await queued(request, service, LIGHT, look)


@post("/{name:str}", summary="Answer a puzzle", status_code=200, responses=PROBLEMS)
async def solve_puzzle(
    request: Asked, service: Served, name: FromPath[str], data: JSONBody[Answer]
) -> PuzzleVerdict:
    """The verdict on a token, and the values of the other actions; the first answer counts."""
    found, lang = _puzzle(name), spoken(request)

    def judge() -> tuple[bool, list[ReviewFact]]:
        is_right = found.solves(data.answer)
        return is_right, told(
            why(found, data.answer), found.view.speaker(lang, others(found.seat, found.match.seats))
        )

    try:
        is_right, reasons = await queued(request, service, LIGHT, judge)
    except IllegalAction:
        raise Refusal(Message("refused-format")) from None
    every = {each.id for each in puzzles(found.game)}

    def count(progress: Progress) -> Progress:
        today = _today()
        is_todays = found == of_the_day(found.game, today)
        return practice.after_puzzle(progress, found.id, is_right, every, today, is_todays=is_todays)

    return PuzzleVerdict(
        is_right,
        found.answer,
        found.exact,
        found.gap,
        found.points,
        [PuzzleWorth(each.token, each.share, each.points) for each in found.worths],
        dict(found.found),
        reasons,
        await _counted(request, service, found.game, count),
    )


@get("/{game:str}/{level:int}/{seed:int}", summary="A memory drill", responses=PROBLEMS)
async def show_drill(
    request: Asked,
    service: Served,
    game: FromPath[str],
    level: FromPath[int],
    seed: FromPath[int],
    form: Form = "scene",
) -> DrillShown:
    """Some turns as one seat sees them, and a question; every seed gives a different drill."""
    lang = spoken(request)

    def look() -> DrillShown:
        drill = drills.parse(f"{game}-{level}-{seed}")
        shown = watched(drill.match, drill.seat, lang if form == "words" else "", WATCHED + 1)
        speaker = drill.view.speaker(lang, others(drill.seat, drill.match.seats))
        words = {kind: speaker.say(said) for kind, said in drill.words.items()}
        place = next(place for place in drill.view.places if place.id == drill.place)
        kinds = {kind: words.get(kind, kind) for kind in drill.kinds}
        return DrillShown(game, level, seed, drill.seat, shown, drill.place, speaker.say(place.words), kinds)

    return await queued(request, service, HEAVY, look)


@post("/{game:str}/{level:int}/{seed:int}", summary="Answer a drill", status_code=200, responses=PROBLEMS)
async def answer_drill(
    request: Asked,
    service: Served,
    game: FromPath[str],
    level: FromPath[int],
    seed: FromPath[int],
    data: JSONBody[Answer],
) -> DrillVerdict:
    """The score of an answer, and the probability of each kind; the first answer at one's level counts."""

    def judge() -> tuple[float, drills.Drill]:
        drill = drills.parse(f"{game}-{level}-{seed}")
        return drill.score(data.answer), drill

    score, drill = await queued(request, service, HEAVY, judge)

    def count(progress: Progress) -> Progress:
        return practice.after_drill(progress, drill.id, level, score)

    known = await _counted(request, service, game, count)
    return DrillVerdict(score, dict(drill.chances), drill.exact, known)


@get("/", summary="One's progress with puzzles and drills", responses=PROBLEMS)
async def show_practice(request: Asked, service: Served) -> list[PracticeInfo]:
    """The sender's progress with each game; games without an answer are left out."""
    identity = await service.who(request)
    return [] if identity is None else await practice_of(service, identity.id)


async def practice_of(service: Service, identity: str) -> list[PracticeInfo]:
    """A person's progress, game by game."""
    stored = await service.log.practice.of(identity)
    return [_practice(game, practice.load(progress)) for game, progress in stored.items()]


async def _counted(
    request: Asked, service: Service, game: str, count: Callable[[Progress], Progress]
) -> PracticeInfo | None:
    """Store the progress of the client, if it is known."""
    identity = await service.who(request)
    if identity is None:
        return None
    stored = await service.log.practice.change(
        identity.id, game, lambda before: practice.dump(count(practice.load(before)))
    )
    return _practice(game, practice.load(stored))


def _practice(game: str, progress: Progress) -> PracticeInfo:
    today = _today()
    return PracticeInfo(
        game,
        progress.tried,
        progress.solved,
        progress.run,
        progress.best,
        list(progress.done),
        practice.days_at(progress, today),
        progress.day == today,
        progress.level,
        progress.drilled,
        progress.right,
        progress.longest,
    )


def _today() -> int:
    """The number of the day by the server's calendar (UTC)."""
    return datetime.now(UTC).date().toordinal()


def _puzzle(name: str) -> Puzzle:
    try:
        return puzzle(name)
    except GameError:
        raise Refusal(Message("refused-nothing-here")) from None


def _info(each: Puzzle) -> PuzzleInfo:
    return PuzzleInfo(each.id, each.game, each.level, _themes(each.id))


@cache
def _themes(name: str) -> list[str]:
    """The themes of a puzzle, but for a kind that only one action has: it would give the answer away."""
    each = puzzle(name)
    kinds = Counter(action.kind for action in each.view.actions)
    return [theme for theme in each.themes if kinds[theme] != 1]


async def queued(request: Asked, service: Service, seconds: float, work: Callable[[], T]) -> T:
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
    Router("/api/me/practice", route_handlers=[show_practice]),
]
