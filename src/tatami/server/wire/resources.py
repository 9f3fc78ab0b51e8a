"""What the REST interface takes and gives, besides what `messages` has."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar.openapi import ResponseSpec
from msgspec import Meta, Struct

from tatami.server.core import limits
from tatami.server.core.clocks import Clock, NoClock
from tatami.server.wire.accounts import Account
from tatami.server.wire.messages import Level, Name, Room, Scene, SeatNumber, Settings, Sight

# From the client.


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made; who makes it is its host."""

    settings: Settings
    name: Name = ""  # how the host is called there; empty: as always


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """How somebody is called at a table they sit down at."""

    name: Name = ""  # empty: as always


class QuickMatch(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to play with anybody."""

    game: str
    seats: SeatNumber
    clock: Clock = NoClock()
    bots_after: Annotated[int, Meta(ge=0, le=limits.GATHERING)] | None = None  # null: people only
    name: Name = ""  # empty: as always


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    """How somebody wants to be called."""

    name: Annotated[str, Meta(min_length=1, max_length=4 * limits.NAME)]


class Answer(Struct, frozen=True, forbid_unknown_fields=True):
    """The answer to a puzzle, a token, or to a drill, a kind of piece."""

    answer: Annotated[str, Meta(min_length=1, max_length=40)]


# From the server.


class Me(Struct, frozen=True):
    """Who the client is to this server."""

    name: str  # empty: somebody new
    is_bot: bool
    handle: str = ""  # the public name of one's profile


class BotToken(Struct, frozen=True):
    """An identity of its own for a program; the token is shown this once."""

    bot: str  # what it is called among one's bots, to take it back
    name: str
    token: str


class BotInfo(Struct, frozen=True):
    """A program that somebody gave a token to."""

    bot: str
    name: str
    at: int


class PartInfo(Struct, frozen=True):
    """Something that may be in a set, or always is; or one of the values to choose from."""

    letter: str
    words: str
    fixed: bool


class OptionInfo(Struct, frozen=True):
    """A variant of the rules, and what it means."""

    name: str
    words: str
    kind: Literal["flag", "number", "seat", "set", "choice", "text"]
    default: bool | int | str
    low: int | None  # of a number, or of a seat, where 0 is one that is drawn
    high: int | None
    parts: list[PartInfo]  # of a set or a choice


class LevelInfo(Struct, frozen=True):
    """How strong a bot is, and how it plays."""

    level: Level
    words: str
    style: str


class FieldInfo(Struct, frozen=True):
    """A part of what a program sees: so many bytes."""

    name: str
    size: int


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    title: str
    designers: str
    about: str
    seats: list[int]
    usual_seats: int
    options: list[OptionInfo]
    levels: list[LevelInfo]
    observation: list[FieldInfo]  # what programs see in numbers, in order


class Standing(Struct, frozen=True):
    """How far a game is, as everybody may know."""

    decisions: int  # how many were made
    scores: dict[str, int]  # points by seat; empty while they are hidden
    winners: list[int]  # empty while the game goes on
    ended: int | None  # when, in milliseconds since 1970


class TableInfo(Struct, frozen=True):
    """What can be known about a table before one comes to it."""

    table: str
    room: Room
    asked: list[int]  # the seats that have to decide something now
    yours: list[int]  # the seats that the reader holds
    standing: Standing | None = None  # null: there is no game yet, or it is not for the reader


class TableMade(Struct, frozen=True):
    """A new table and the link to share."""

    table: str
    url: str


class Replay(Struct, frozen=True):
    """A part of a finished game as one seat, or a spectator, saw it, with a scene after each step."""

    table: str
    game: str
    names: dict[str, str]  # by seat
    length: int  # steps of the game
    first: int  # after how many steps the first scene is; the scene after none has no step
    dictionary: str  # where it is
    scenes: list[Scene]
    sights: list[Sight]  # instead, with `?as=words`


class DictionarySlot(Struct, frozen=True, omit_defaults=True):
    """A type of slots, as docs/scene.md says what it reads."""

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
    """What the numbers of a table's scenes mean; docs/scene.md says how they are read."""

    game: str
    options: dict[str, bool | int | str]
    seats: int
    called: dict[str, str]  # names of its own that the table gives to values of arguments
    tokens: list[str]
    spots: list[tuple[str, Any]]
    kinds: list[str]
    messages: list[Any]
    pieces: list[Any]
    previews: list[Any]
    actions: list[Any]
    types: list[DictionarySlot]


class Amount(Struct, frozen=True):
    """A value, or a part of one, in both measures."""

    share: float  # of victory, 0 to 1
    points: float  # ahead of the best other seat


class ReviewParts(Struct, frozen=True):
    """What a result is made of: the first four add up to it, exactly."""

    start: Amount  # what the seat could expect before the deal, among equals
    own: Amount  # own errors, less than nothing
    others: Amount  # others' errors, by what they knew
    luck: Amount  # the deal, draws, what was turned up
    result: Amount


class ReviewMoment(Struct, frozen=True):
    """A step of the game and what it changed for a seat."""

    number: int  # of the step, from 1; 0 is the deal
    seat: int | None  # who acted
    value: Amount  # what the seat could expect afterwards: the curve
    error: Amount  # what the actor's error brought the seat
    luck: Amount  # the rest of the change


class SeatReview(Struct, frozen=True):
    """What a game teaches one seat."""

    parts: ReviewParts
    accuracy: float | None  # in percent; null: it never had a choice
    costliest: list[int]  # numbers of the decisions that cost most, worst first
    moments: list[ReviewMoment]


class ReviewChoice(Struct, frozen=True):
    """What one action was worth to the seat that chose."""

    token: str
    share: float
    points: float
    tries: int  # worlds or positions looked into


class ReviewReply(Struct, frozen=True):
    """What another seat most likely does then, as the seat that chose would see it."""

    token: str
    chance: float


class ReviewFact(Struct, frozen=True):
    """A reason: a message of the game's files, and the same in words."""

    id: str
    args: dict[str, Any]  # messages inside are {"id", "args"}, seats {"seat"}
    words: str


class ReviewDecision(Struct, frozen=True):
    """A decision where there was a choice, by what its player knew."""

    number: int  # of the step, from 1
    seat: int
    played: str
    best: str
    grade: Literal["inaccuracy", "mistake", "blunder"] | None
    loss: float  # share of victory given away, 0 unless beyond doubt
    points_lost: float
    error: float  # standard error of the loss
    exact: bool
    value: float  # share of the best action
    choices: list[ReviewChoice]  # best first
    reply: ReviewReply | None  # to the best
    reply_to_played: ReviewReply | None
    why: list[ReviewFact]  # of errors only


class Review(Struct, frozen=True):
    """All that a finished game teaches."""

    game: str
    complete: bool  # false: there was no time for the longer look at every decision
    seats: dict[str, SeatReview]
    decisions: list[ReviewDecision]


class ReviewState(Struct, frozen=True):
    """How far a review has come."""

    state: Literal["none", "waiting", "done"]  # none: nobody has asked for it yet
    done: int
    total: int
    found: list[ReviewDecision]  # errors found so far, while it is waited for
    review: Review | None  # once it is done


class PuzzleInfo(Struct, frozen=True):
    """A puzzle from outside."""

    id: str
    game: str
    level: int  # difficulty, from 1 to 5
    themes: list[str]  # kinds of actions, and `ending` (proven) or `quiet` (not the obvious move)


class PuzzleShown(Struct, frozen=True):
    """A puzzle as the seat that is asked sees it; the last sight is the decision."""

    puzzle: PuzzleInfo
    seat: int
    seen: Replay


class PuzzleWorth(Struct, frozen=True):
    """What an action of a puzzle is worth to the seat that is asked."""

    token: str
    share: float
    points: float


class PuzzleVerdict(Struct, frozen=True):
    """Whether an answer is right, and why."""

    is_right: bool
    answer: str
    exact: bool  # whether that is proven
    gap: float  # share of victory that the next best action loses
    points: float  # points that it loses
    worths: list[PuzzleWorth]  # the answer first, then the others by worth
    found: dict[str, float]  # how often each level of bots finds it


class DrillShown(Struct, frozen=True):
    """Turns to watch, and a question: what is most likely in a place after the last one."""

    game: str
    level: int
    seed: int
    seat: int  # whose eyes
    seen: Replay
    place: str  # its id,
    words: str  # and in words
    kinds: dict[str, str]  # answers to choose from: kinds of pieces in words


class DrillVerdict(Struct, frozen=True):
    """How good an answer is."""

    score: float  # 1: nothing is more likely; 0: it cannot be
    chances: dict[str, float]  # how likely the place holds each kind
    exact: bool  # whether they are worked out, not counted in sampled worlds


class Preparing(Struct, frozen=True):
    """What the server makes ready now, one thing after another, for tables that would have to wait for it."""

    what: Literal["rules", "bots"]
    game: str
    number: int  # which of them it is, from 1
    of: int


class Health(Struct, frozen=True):
    """How the server does."""

    status: Literal["ok", "failing"]  # failing, with the status 503: nothing can be stored now
    reason: Literal["full", "damaged", "read-only", "locked", "unreachable", "slow", "trouble"] | None
    ready: list[str]  # the games that can be played without a wait
    preparing: Preparing | None  # null: nothing is made ready now
    failed: list[str] = []  # the games of which something could not be made ready; it is tried again


class Problem(Struct, frozen=True):
    """Why a request was not done."""

    code: str
    words: str


# How the description of the interface tells of requests that are not done.
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
    """What somebody gave to a table, in the order of its log."""

    table: str
    entries: list[dict[str, Any]]


class MyData(Struct, frozen=True):
    """Everything that the server keeps about somebody."""

    name: str
    since: int
    bots: list[BotInfo]
    account: Account
    tables: list[MyTable]
