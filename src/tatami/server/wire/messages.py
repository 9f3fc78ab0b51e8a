"""Everything that clients and server say to each other; one schema for all languages and transports."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from tatami.fair import NONCE_BYTES
from tatami.server.core import limits
from tatami.server.core.clocks import Clock, NoClock

Level = Literal["farmer", "samurai", "daimyo", "shogun"]
Tempo = Literal["slow", "normal", "fast"]
Status = Literal["waiting", "playing", "over", "closed"]
Language = Literal["en", "de", "fr", "nl", "es", "it", "ru", "ja"]
SeatNumber = Annotated[int, Meta(ge=1, le=9)]
Name = Annotated[str, Meta(max_length=4 * limits.NAME)]


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What a host decides about a table."""

    game: str
    seats: SeatNumber
    options: dict[str, bool | int | str] = {}
    public: bool = False  # listed for everybody, or found by its link only
    watch: Literal["everyone", "players"] = "everyone"  # who may see the game
    clock: Clock = NoClock()
    stand_in: Level = "samurai"  # who plays for players whose time is out or who left
    hints: bool = False  # whether players may ask what the strongest bot would do
    starts: Literal["host", "full"] = "host"  # who begins: the host, or the table once every seat is taken
    bots_after: Annotated[int, Meta(ge=0, le=limits.GATHERING)] | None = None  # seconds until bots fill up
    rated: bool = False  # whether the game counts for ratings
    tempo: Tempo = "normal"  # how soon bots move


# From the client.


class Command(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do"):
    """Something a client asks for; the same id again gets the same answer and changes nothing."""

    id: Annotated[str, Meta(pattern=rf"^[A-Za-z0-9_-]{{1,{limits.ID}}}$")]


class Join(Command, frozen=True, kw_only=True, tag="join"):
    """Come to the table, or come back to it."""

    name: Name


class Leave(Command, frozen=True, kw_only=True, tag="leave"):
    """Go; in a game a bot plays on."""


class Sit(Command, frozen=True, kw_only=True, tag="sit"):
    """Take a free seat; one client may hold several."""

    seat: SeatNumber


class Stand(Command, frozen=True, kw_only=True, tag="stand"):
    """Give up a seat; the host may do so for others."""

    seat: SeatNumber


class SeatBot(Command, frozen=True, kw_only=True, tag="seat-bot"):
    """Give a free seat, or another bot's, to a bot."""

    seat: SeatNumber
    level: Level


class RemoveBot(Command, frozen=True, kw_only=True, tag="remove-bot"):
    """Take a seat from a bot."""

    seat: SeatNumber


class Change(Command, frozen=True, kw_only=True, tag="change"):
    """Change the settings before the game."""

    settings: Settings


class GiveNonce(Command, frozen=True, kw_only=True, tag="nonce"):
    """Add 16 random bytes to what the deal follows from; every seat that a person holds has to."""

    seat: SeatNumber
    nonce: Annotated[bytes, Meta(min_length=NONCE_BYTES, max_length=NONCE_BYTES)]


class Start(Command, frozen=True, kw_only=True, tag="start"):
    """Begin the game."""


class Play(Command, frozen=True, kw_only=True, tag="play"):
    """Decide for a seat."""

    seat: SeatNumber
    token: Annotated[str, Meta(max_length=limits.TOKEN)]
    decision: Annotated[int, Meta(ge=0)]  # which decision this is: `Turn.decision`, as the client knew it


class Say(Command, frozen=True, kw_only=True, tag="say"):
    """Say something to everybody at the table."""

    text: Annotated[str, Meta(max_length=limits.CHAT)]


class StepAway(Command, frozen=True, kw_only=True, tag="step-away"):
    """Let a bot play for a seat until its player comes back."""

    seat: SeatNumber


class ComeBack(Command, frozen=True, kw_only=True, tag="come-back"):
    """Play for oneself again."""

    seat: SeatNumber


class PutOut(Command, frozen=True, kw_only=True, tag="put-out"):
    """Put somebody out and keep them out; in a game a bot plays on. Only the host may."""

    member: int  # by number


class Rematch(Command, frozen=True, kw_only=True, tag="rematch"):
    """Play again with the same people, everybody one seat on."""


AnyCommand = (
    Join
    | Leave
    | Sit
    | Stand
    | SeatBot
    | RemoveBot
    | Change
    | GiveNonce
    | Start
    | Play
    | Say
    | StepAway
    | ComeBack
    | PutOut
    | Rematch
)


# Questions of one client: nothing happens to the table, and nobody else hears of it.


class Speak(Command, frozen=True, kw_only=True, tag="speak"):
    """Get answers, and words if they were asked for, in another language; the answer is a Snapshot."""

    lang: Language


class AskHint(Command, frozen=True, kw_only=True, tag="hint"):
    """Ask what the strongest bot would do on a seat of one's own; the answer is a Hint."""

    seat: SeatNumber


ClientMessage = AnyCommand | Speak | AskHint


# From the server: the state of things.


class Member(Struct, frozen=True):
    """Somebody at the table; only the number tells who is who."""

    number: int
    name: str
    is_bot: bool
    present: bool
    handle: str = ""  # of their profile; empty for those who came before there were any


class Seat(Struct, frozen=True):
    """A seat and who has it."""

    seat: int
    name: str  # how its player is called; empty if nobody sits there
    member: int | None  # who holds it
    bot: Level | None  # or the bot that sits there
    stand_in: bool  # whether a bot plays for the member now
    ready: bool  # whether its nonce is there, where one is needed


class Room(Struct, frozen=True):
    """The table around the game."""

    settings: Settings
    status: Status
    host: int | None  # a member's number
    members: list[Member]
    seats: list[Seat]
    commit: str  # the hash of the secret that the deal follows from, in hexadecimal
    next: str | None  # the table where the same people play again
    next_by: int | None = None  # the member who asked for it
    bots_at: int | None = None  # when bots take the free seats, in milliseconds since 1970


class You(Struct, frozen=True):
    """Who the reader is at this table."""

    member: int | None
    seats: list[int]


class SeatClock(Struct, frozen=True):
    """The time of a seat: what it has, and when it is out if it runs."""

    seat: int
    left: int  # milliseconds
    deadline: int | None  # milliseconds since 1970


class Turn(Struct, frozen=True):
    """Who is asked now, and how long they may think."""

    decision: int
    asked: list[int]  # more than one where all choose at once
    clocks: list[SeatClock]  # none if nobody is in a hurry


class SceneStep(Struct, frozen=True):
    """One decision as the reader saw it, its action masked where it is another's secret."""

    number: int
    seat: int
    action: int  # its number in the dictionary
    events: list[int]


class Scene(Struct, frozen=True, omit_defaults=True):
    """What one of the reader's seats (none: a spectator) sees, in numbers, and the steps that led to it.

    docs/scene.md says how the dictionary of the table reads them. In a change of the scene before, places and
    counts are those that differ.
    """

    seat: int | None
    to_move: int | None  # None when the game is over
    steps: list[SceneStep]
    task: list[int]
    places: list[int] = []
    counts: list[int] = []
    actions: list[int] = []
    refusals: list[int] = []
    scores: list[int] = []  # by seat; none while the table does not show them
    winners: list[int] = []
    recalls: bool = True  # whether the table shows what was: the log and the points so far
    order: list[int] | None = None  # of a change: the spots of all places, if others are there than before


class Sight(Struct, frozen=True):
    """The same in sentences, for simple clients that ask with `?as=words`: a view's JSON, steps in words."""

    seat: int | None
    board: dict[str, Any]
    steps: list[dict[str, Any]]


class News(Struct, frozen=True, omit_defaults=True):
    """What happened around the game, as a Fluent message."""

    id: str
    args: dict[str, str | int] = {}


class Played(Struct, frozen=True):
    """One decision as the reader was told it, its token masked where it is another's secret."""

    number: int
    seat: int
    token: str


class Numbers(Struct, frozen=True, omit_defaults=True):
    """What one of the reader's seats sees, for programs that ask with `?as=numbers`.

    The view is shown to seats that are asked something, to spectators, and to all when the game is over.
    """

    seat: int | None
    seen: bytes = b""  # that view, laid out as the `observation` of the game's entry in `/api/games` says
    legal: list[str] = []  # the tokens that the seat may play now
    played: list[Played] = []  # what led to it
    view: bytes | None = None  # for programs that ask with `?view=1`: the engine's view


class Chat(Struct, frozen=True):
    """Something that somebody said."""

    member: int
    text: str
    at: int


# From the server: what it sends.


class Snapshot(Struct, frozen=True, tag="snapshot", tag_field="is"):
    """All there is to know for the reader, for one who comes or comes back."""

    table: str
    seq: int
    at: int
    room: Room
    you: You
    turn: Turn | None  # None before the game
    dictionary: str | None  # where that of the table is, once there is a game
    scenes: list[Scene]  # with the last steps only
    sights: list[Sight]  # instead of scenes, if the reader asked for words,
    numbers: list[Numbers]  # or for numbers
    chat: list[Chat]  # the last things said
    record: dict[str, Any] | None  # once the game is over


class Update(Struct, frozen=True, omit_defaults=True, tag="update", tag_field="is"):
    """One entry of the log: what is there replaces what was, steps and chat are added.

    A change is laid over the scene that the reader has.
    """

    seq: int
    at: int
    news: News | None = None  # what happened around the game,
    words: str = ""  # or the same in words
    room: Room | None = None
    you: You | None = None
    turn: Turn | None = None
    dictionary: str | None = None  # when the game begins
    scenes: list[Scene] = []
    changes: list[Scene] = []
    sights: list[Sight] = []
    numbers: list[Numbers] = []
    chat: Chat | None = None
    record: dict[str, Any] | None = None


class Accepted(Struct, frozen=True, tag="accepted", tag_field="is"):
    """A command was done, and is stored as that entry."""

    id: str
    seq: int


class Refused(Struct, frozen=True, tag="refused", tag_field="is"):
    """A command was not done, and why."""

    id: str
    code: str
    words: str


class Away(Struct, frozen=True):
    """A seat whose player is not connected, and since when; a short break is not told."""

    seat: int
    since: int  # when the server last heard of the player, in milliseconds since 1970


class Presence(Struct, frozen=True, tag="presence", tag_field="is"):
    """The members who are connected: sent on connecting and on every change; it has no number in the log."""

    members: list[int]
    now: int  # the server's clock, which deadlines are told in
    away: list[Away] = []


class Idea(Struct, frozen=True):
    """What the adviser thinks of an action."""

    token: str
    share: int | None  # chance of winning in percent
    margin: float | None  # points ahead of the best other seat at the end


class Hint(Struct, frozen=True, tag="hint", tag_field="is"):
    """What the strongest bot would do, from what that seat may know; the best idea comes first."""

    id: str
    seat: int
    decision: int
    ideas: list[Idea]
    exact: bool  # whether that is proven


ServerMessage = Snapshot | Update | Accepted | Refused | Presence | Hint
