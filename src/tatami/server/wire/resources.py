"""Requests and responses of the REST interface, besides those in `messages`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar.openapi import ResponseSpec
from msgspec import Meta, Struct

from tatami.server.core import limits
from tatami.server.core.clocks import Clock, NoClock
from tatami.server.wire.accounts import Account
from tatami.server.wire.messages import Level, Name, ReviewFact, Room, Scene, SeatNumber, Settings, Sight
from tatami.server.wire.notices import Notifications

# Requests.


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to create; the sender becomes its host."""

    settings: Settings
    name: Name = ""  # the host's name there; empty: the usual one


class NewPractice(Struct, frozen=True, forbid_unknown_fields=True):
    """A position of a finished game to play on from."""

    step: Annotated[int, Meta(ge=0)]  # how many moves were made
    seat: SeatNumber  # the player's
    name: Name = ""  # the player's name there; empty: the usual one


class NewTrial(Struct, frozen=True, forbid_unknown_fields=True):
    """Moves for all seats to try from a position of a finished game."""

    step: Annotated[int, Meta(ge=0)]  # how many moves of the game were made
    tokens: Annotated[
        list[Annotated[str, Meta(max_length=limits.TOKEN)]], Meta(max_length=limits.TRIED)
    ] = []  # and which other ones then


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """The name to use at a table."""

    name: Name = ""  # empty: the usual one


class QuickMatch(Struct, frozen=True, forbid_unknown_fields=True):
    """A wish to play with anyone: game, seats and clock."""

    game: str
    seats: SeatNumber
    clock: Clock = NoClock()
    bots_after: Annotated[int, Meta(ge=0, le=limits.GATHERING)] | None = None  # null: no bots
    name: Name = ""  # empty: the usual one


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    """The name a person chooses."""

    name: Annotated[str, Meta(min_length=1, max_length=4 * limits.NAME)]


class Answer(Struct, frozen=True, forbid_unknown_fields=True):
    """The answer to a puzzle, a token, or to a drill, a kind of piece."""

    answer: Annotated[str, Meta(min_length=1, max_length=40)]


# Responses.


class Me(Struct, frozen=True):
    """The sender's identity."""

    name: str  # empty for a newcomer
    is_bot: bool
    handle: str = ""  # the public name of the profile
    notifies: bool = False  # whether this server sends notifications


class BotToken(Struct, frozen=True):
    """A separate identity for a program; its token is shown only once."""

    bot: str  # its id among the owner's bots, for revoking it
    name: str
    token: str


class BotInfo(Struct, frozen=True):
    """A program with a token."""

    bot: str
    name: str
    at: int


class PartInfo(Struct, frozen=True):
    """One of the values of a set (optional or fixed) or of a choice."""

    letter: str
    words: str
    fixed: bool


class OptionInfo(Struct, frozen=True):
    """A rules option, explained."""

    name: str
    words: str
    kind: Literal["flag", "number", "seat", "set", "choice", "text"]
    default: bool | int | str
    low: int | None  # for a number, or for a seat, where 0 means a random one
    high: int | None
    parts: list[PartInfo]  # for a set or a choice


class LevelInfo(Struct, frozen=True):
    """A level of bots, described."""

    level: Level
    words: str
    style: str


class FieldInfo(Struct, frozen=True):
    """A part of an observation: so many bytes."""

    name: str
    size: int


class GameInfo(Struct, frozen=True):
    """A game offered here."""

    name: str
    title: str
    designers: str
    about: str
    cards: list[str]  # kinds of its cards, for a picture where the page has none; empty for other pieces
    seats: list[int]
    usual_seats: int
    options: list[OptionInfo]
    levels: list[LevelInfo]
    puzzles: int  # how many there are
    has_drills: bool  # whether there is something to remember
    observation: list[FieldInfo]  # the layout of observations, in order


class Standing(Struct, frozen=True):
    """The public state of a game."""

    decisions: int  # made so far
    scores: dict[str, int]  # points by seat; empty while they are hidden
    winners: list[int]  # empty until the game is over
    ended: int | None  # when, in milliseconds since 1970


class TableInfo(Struct, frozen=True):
    """A table as it appears from outside."""

    table: str
    room: Room
    asked: list[int]  # the seats that must decide now
    yours: list[int]  # the seats that the reader holds
    standing: Standing | None = None  # null if there is no game yet, or the reader may not watch it


class TableMade(Struct, frozen=True):
    """A new table and the link to share."""

    table: str
    url: str


class Replay(Struct, frozen=True):
    """Part of a finished game as one seat, or a spectator, saw it, with a scene after each step."""

    table: str
    game: str
    names: dict[str, str]  # by seat
    length: int  # steps of the game
    first: int  # the number of steps before the first scene; the scene at 0 has no step
    dictionary: str  # its address
    scenes: list[Scene]
    sights: list[Sight]  # instead of scenes, with `?as=words`


class DictionarySlot(Struct, frozen=True, omit_defaults=True):
    """A type of slots; docs/scene.md explains how each is read."""

    type: Literal[
        "number", "flag", "seat", "spot", "message", "piece", "preview", "choice", "args", "mover", "same",
        "list", "map", "form",
    ]  # fmt: skip
    values: list[Any] | None = None
    index: int | None = None
    of: Any = None
    key: Any = None
    value: Any = None


class Dictionary(Struct, frozen=True):
    """The meaning of the numbers in a table's scenes; docs/scene.md explains how to read them."""

    game: str
    options: dict[str, bool | int | str]
    seats: int
    called: dict[str, str]  # names that this table gives to values of arguments
    tokens: list[str]
    spots: list[tuple[str, Any]]
    kinds: list[str]
    messages: list[Any]
    pieces: list[Any]
    previews: list[Any]
    actions: list[Any]
    types: list[DictionarySlot]


class Amount(Struct, frozen=True):
    """A value, or part of one, in both measures."""

    share: float  # of victory, 0 to 1
    points: float  # ahead of the best other seat


class ReviewParts(Struct, frozen=True):
    """The parts of a result; the first four add up to it exactly."""

    start: Amount  # the seat's expectation before the deal, among equals
    own: Amount  # the seat's own errors, never positive
    others: Amount  # the others' errors, judged by what they knew
    luck: Amount  # the deal, draws and reveals
    result: Amount


class ReviewMoment(Struct, frozen=True):
    """A step of the game and its effect on a seat."""

    number: int  # of the step, from 1; 0 is the deal
    seat: int | None  # the seat that acted
    value: Amount  # the seat's expectation afterwards: the curve
    error: Amount  # the effect of the actor's error on the seat
    luck: Amount  # the rest of the change


class SeatReview(Struct, frozen=True):
    """The review of a game for one seat."""

    parts: ReviewParts
    accuracy: float | None  # in percent; null if it never had a choice
    costliest: list[int]  # numbers of the costliest decisions, worst first
    moments: list[ReviewMoment]


class ReviewChoice(Struct, frozen=True):
    """The value of an action to the seat that chose."""

    token: str
    share: float
    points: float
    tries: int  # worlds or positions examined


class ReviewReply(Struct, frozen=True):
    """The most likely reply, as the seat that chose would see it."""

    token: str
    chance: float


class ReviewMove(Struct, frozen=True):
    """Where a move is drawn on a board."""

    places: list[str]  # that it touches, source first
    piece: str | None = None  # of several in the first place, the kind that moves


class ReviewDecision(Struct, frozen=True):
    """A decision with a choice, judged by its player's information."""

    number: int  # of the step, from 1
    seat: int
    played: str
    best: str
    grade: Literal["inaccuracy", "mistake", "blunder"] | None
    loss: float  # share of victory given away; 0 unless it is certain
    points_lost: float
    error: float  # standard error of the loss
    exact: bool
    value: float  # the best action's share of victory
    choices: list[ReviewChoice]  # best first
    reply: ReviewReply | None  # to the best action
    reply_to_played: ReviewReply | None
    why: list[ReviewFact]  # for errors only
    best_move: ReviewMove | None = None  # null in reviews made by older servers
    played_move: ReviewMove | None = None


class Review(Struct, frozen=True):
    """The whole review of a finished game."""

    game: str
    is_open: bool  # nothing is hidden: luck is only the deal, and losses too small to count
    complete: bool  # false if there was no time to examine every decision at length
    seats: dict[str, SeatReview]
    decisions: list[ReviewDecision]


class ReviewState(Struct, frozen=True):
    """The progress of a review."""

    state: Literal["none", "waiting", "done"]  # none: not requested yet
    done: int
    total: int
    found: list[ReviewDecision]  # errors found so far, until it is done
    review: Review | None  # once it is done


class PuzzleInfo(Struct, frozen=True):
    """A puzzle in a list."""

    id: str
    game: str
    level: int  # difficulty, from 1 to 5
    themes: list[str]  # kinds of actions, `ending` (proven) or `quiet` (not the obvious move)


class PuzzleShown(Struct, frozen=True):
    """A puzzle as the seat to move sees it; the last scene is the decision."""

    puzzle: PuzzleInfo
    seat: int
    seen: Replay


class LessonShown(Struct, frozen=True):
    """A lesson's position as the seat to move sees it; the last scene is the decision."""

    id: str  # of the rule that it shows
    seat: int
    seen: Replay


class LessonVerdict(Struct, frozen=True):
    """Whether a decision reaches the goal, one that does, and what comes of it."""

    is_right: bool
    answer: str
    seen: Replay


class PuzzleWorth(Struct, frozen=True):
    """The value of an action to the seat to move."""

    token: str
    share: float
    points: float


class TrialShown(Struct, frozen=True):
    """The position after some tried moves, as the seat to move sees it."""

    seat: int  # the viewpoint: whose turn it is, or at the end who moved last
    is_over: bool
    seen: Replay  # the last move and what may be done now


class TrialValues(Struct, frozen=True):
    """The values of all actions in such a position, from what the seat to move knows."""

    worths: list[PuzzleWorth]  # best first
    exact: bool  # whether they are proven


class PracticeInfo(Struct, frozen=True):
    """A person's progress with the puzzles and drills of a game."""

    game: str
    tried: int  # puzzles, by the first answer to each
    solved: int
    run: int  # solved in a row
    best: int  # the longest such run
    done: list[str]  # puzzles answered in this round: once all are, a new one begins
    days: int  # days in a row whose puzzle was solved
    is_today_done: bool  # whether the puzzle of this day was answered
    level: int  # of the next drill
    drilled: int  # drills answered
    right: int  # drills answered right in a row
    longest: int


class PuzzleVerdict(Struct, frozen=True):
    """The verdict on an answer, with reasons."""

    is_right: bool
    answer: str
    exact: bool  # whether that is proven
    gap: float  # share of victory lost by the next best action
    points: float  # points lost by it
    worths: list[PuzzleWorth]  # the solution first, then the others by value
    found: dict[str, float]  # how often each bot level finds it
    why: list[ReviewFact]  # compared with the move played, or with the next best one
    practice: PracticeInfo | None  # afterwards; null for an unknown client


class DrillShown(Struct, frozen=True):
    """Some turns to watch, and a question about the most likely content of a place."""

    game: str
    level: int
    seed: int
    seat: int  # the viewpoint
    seen: Replay
    place: str  # the id of the place,
    words: str  # and its name
    kinds: dict[str, str]  # possible answers: kinds of pieces and their names


class DrillVerdict(Struct, frozen=True):
    """The score of an answer."""

    score: float  # 1 for the most likely kind, 0 for an impossible one
    chances: dict[str, float]  # the probability of each kind in the place
    exact: bool  # whether they are exact rather than sampled
    practice: PracticeInfo | None  # afterwards; null for an unknown client


class Preparing(Struct, frozen=True):
    """The server's preparations, one thing at a time, so that tables need not wait."""

    what: Literal["rules", "bots"]
    game: str
    number: int  # of the current one, from 1
    of: int


class Health(Struct, frozen=True):
    """The server's health."""

    status: Literal["ok", "failing"]  # failing (status 503): nothing can be stored now
    reason: Literal["full", "damaged", "read-only", "locked", "unreachable", "slow", "trouble"] | None
    ready: list[str]  # games that can be played without waiting
    preparing: Preparing | None  # null if nothing is being prepared
    failed: list[str] = []  # games that could not be prepared; the server tries again


class Problem(Struct, frozen=True):
    """The reason a request was refused."""

    code: str
    words: str


# Refusals in the description of the interface.
PROBLEMS = {
    status: ResponseSpec(Problem, generate_examples=False, description=why)
    for status, why in {
        400: "It cannot be read, or does not fit together",
        401: "Nobody is known by that cookie or token",
        403: "It is not for this person, or comes from another site",
        404: "There is nothing of that name",
        409: "It cannot be done now",
        413: "It is too long",
        429: "Too many requests; slow down",
        503: "It could not be stored; try again",
    }.items()
}


class MyTable(Struct, frozen=True):
    """A person's contributions to a table, in the order of its log."""

    table: str
    entries: list[dict[str, Any]]


class MyTournament(Struct, frozen=True):
    """Somebody's entries in a tournament, in the order of its log."""

    tournament: str
    entries: list[dict[str, Any]]


class MyData(Struct, frozen=True):
    """All data the server keeps about a person."""

    name: str
    since: int
    bots: list[BotInfo]
    account: Account
    practice: list[PracticeInfo]
    tournaments: list[MyTournament]
    notifications: Notifications
    tables: list[MyTable]
