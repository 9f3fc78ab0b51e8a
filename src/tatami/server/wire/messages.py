"""The messages between clients and server: one schema for every language and transport."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from tatami.fair import NONCE_BYTES
from tatami.server.core import limits
from tatami.server.core.clocks import Clock, NoClock

Level = Literal["farmer", "samurai", "daimyo", "shogun"]
Tempo = Literal["slow", "normal", "fast", "skip"]
ReactionKind = Literal["bow", "cheer", "laugh", "wow", "oops", "tea"]
MatchKind = Literal["one", "mirrored", "best-of-3", "best-of-5", "best-of-7"]
Status = Literal["waiting", "playing", "over", "closed"]
Language = Literal["en", "de", "fr", "nl", "es", "it", "ru", "ja"]
SeatNumber = Annotated[int, Meta(ge=1, le=9)]
Name = Annotated[str, Meta(max_length=4 * limits.NAME)]


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a table, chosen by its host."""

    game: str
    seats: SeatNumber
    options: dict[str, bool | int | str] = {}
    public: bool = False  # listed for everybody, or reachable only by its link
    watch: Literal["everyone", "players"] = "everyone"  # who may watch the game
    clock: Clock = NoClock()
    stand_in: Level = "samurai"  # the bot that plays for anyone who leaves or runs out of time
    hints: bool = False  # whether players may ask the strongest bot for advice
    starts: Literal["host", "full"] = "host"  # the game starts at the host's word, or once full
    bots_after: Annotated[int, Meta(ge=0, le=limits.GATHERING)] | None = None  # seconds until bots fill up
    rated: bool = False  # whether the game counts for ratings
    tempo: Tempo = "normal"  # the pace of the bots
    match: MatchKind = "one"  # one game, two on one deal with seats swapped, or best of several


# Messages from the client.


class Command(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do"):
    """A command; sending the same id again returns the same answer and changes nothing."""

    id: Annotated[str, Meta(pattern=rf"^[A-Za-z0-9_-]{{1,{limits.ID}}}$")]


class Join(Command, frozen=True, kw_only=True, tag="join"):
    """Join the table, or return to it."""

    name: Name


class Leave(Command, frozen=True, kw_only=True, tag="leave"):
    """Leave the table; during a game, a bot takes over."""


class Sit(Command, frozen=True, kw_only=True, tag="sit"):
    """Take a free seat; a client may hold several."""

    seat: SeatNumber


class Stand(Command, frozen=True, kw_only=True, tag="stand"):
    """Give up a seat; the host may also free the seats of others."""

    seat: SeatNumber


class SeatBot(Command, frozen=True, kw_only=True, tag="seat-bot"):
    """Put a bot on a free seat, or replace the bot on it."""

    seat: SeatNumber
    level: Level


class RemoveBot(Command, frozen=True, kw_only=True, tag="remove-bot"):
    """Remove a bot from its seat."""

    seat: SeatNumber


class Change(Command, frozen=True, kw_only=True, tag="change"):
    """Change the settings before the game begins."""

    settings: Settings


class GiveNonce(Command, frozen=True, kw_only=True, tag="nonce"):
    """Contribute 16 random bytes to the deal; required for every seat that a person holds."""

    seat: SeatNumber
    nonce: Annotated[bytes, Meta(min_length=NONCE_BYTES, max_length=NONCE_BYTES)]


class Start(Command, frozen=True, kw_only=True, tag="start"):
    """Start the game."""


class Play(Command, frozen=True, kw_only=True, tag="play"):
    """Make a decision for a seat."""

    seat: SeatNumber
    token: Annotated[str, Meta(max_length=limits.TOKEN)]
    decision: Annotated[int, Meta(ge=0)]  # the `Turn.decision` this answers, as the client last saw it


class TakeBack(Command, frozen=True, kw_only=True, tag="take-back"):
    """Take back a seat's last decision, or ask the others to agree; `Turn.undo` says which it is."""

    seat: SeatNumber
    decision: Annotated[int, Meta(ge=0)]  # `Turn.decision`, as the client knew it


class AnswerTakeBack(Command, frozen=True, kw_only=True, tag="answer-take-back"):
    """Agree to another player's request or decline it; with `agree` false, withdraw one's own."""

    agree: bool
    decision: Annotated[int, Meta(ge=0)]  # `Turn.decision`, as the client knew it


class AskPause(Command, frozen=True, kw_only=True, tag="ask-pause"):
    """Ask the others to let all clocks stand still; only for games with days for a decision."""

    days: Annotated[int, Meta(ge=0, le=30)]  # 0: to end the pause now


class AnswerPause(Command, frozen=True, kw_only=True, tag="answer-pause"):
    """Agree to a request for a pause or decline it; with `agree` false, withdraw one's own."""

    agree: bool
    days: Annotated[int, Meta(ge=0, le=30)]  # `PauseInfo.days`, as the client knew it


class Say(Command, frozen=True, kw_only=True, tag="say"):
    """Say something to everybody at the table."""

    text: Annotated[str, Meta(max_length=limits.CHAT)]


class StepAway(Command, frozen=True, kw_only=True, tag="step-away"):
    """Let a bot play for a seat until its player returns."""

    seat: SeatNumber


class ComeBack(Command, frozen=True, kw_only=True, tag="come-back"):
    """Take a seat back from its stand-in."""

    seat: SeatNumber


class PutOut(Command, frozen=True, kw_only=True, tag="put-out"):
    """Remove a member for good; during a game, a bot takes over. For the host only."""

    member: int  # the member's number


class Rematch(Command, frozen=True, kw_only=True, tag="rematch"):
    """Play again with the same people, everybody one seat further."""


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
    | AskPause
    | AnswerPause
    | TakeBack
    | AnswerTakeBack
    | Say
    | StepAway
    | ComeBack
    | PutOut
    | Rematch
)


# Questions from one client; they change nothing, and nobody else hears of them.


class Speak(Command, frozen=True, kw_only=True, tag="speak"):
    """Switch to another language; the answer is a Snapshot."""

    lang: Language


class AskHint(Command, frozen=True, kw_only=True, tag="hint"):
    """Ask what the strongest bot would do on one of your seats; the answer is a Hint."""

    seat: SeatNumber


class React(Command, frozen=True, kw_only=True, tag="react"):
    """Show a drawn reaction at one's seat; everybody at the table sees it, and it is not stored."""

    reaction: ReactionKind


ClientMessage = AnyCommand | Speak | AskHint | React


# Messages from the server: the state of a table.


class Member(Struct, frozen=True):
    """A person at the table, identified by number; names need not be unique."""

    number: int
    name: str
    is_bot: bool
    present: bool
    handle: str = ""  # of their profile; empty for members who joined before profiles existed


class Seat(Struct, frozen=True):
    """A seat and its holder."""

    seat: int
    name: str  # the player's name; empty if the seat is free
    member: int | None  # the member who holds it
    bot: Level | None  # or the bot on it
    stand_in: bool  # whether a bot is playing for the member now
    ready: bool  # whether its nonce has arrived, if it needs one


class PauseInfo(Struct, frozen=True):
    """A request for a pause."""

    by: int  # the member who asks
    days: int  # 0: to end the pause now
    agreed: list[int]  # members


class MatchScore(Struct, frozen=True):
    """The score of a match of several games, by seat of this table."""

    game: int  # the number of this game, from 1
    of: int  # games at most
    wins: list[int]  # games won, a shared victory counts for each
    points: list[int]  # of all finished games
    winners: list[int]  # seats; empty until the match is decided
    is_decided: bool


class Room(Struct, frozen=True):
    """The table around the game."""

    settings: Settings
    status: Status
    host: int | None  # a member's number
    members: list[Member]
    seats: list[Seat]
    commit: str  # the hash of the secret behind the deal, in hexadecimal
    next: str | None  # the table where the same people play again
    next_by: int | None = None  # the member who asked for it
    bots_at: int | None = None  # when bots take the free seats, in milliseconds since 1970
    pause: PauseInfo | None = None
    paused_until: int | None = None  # when clocks run again after a pause, in milliseconds since 1970
    match: MatchScore | None = None  # of a match of several games
    tournament: str = ""  # the tournament that the table belongs to,
    round: int = 0  # and its round there
    sealed: bool = (
        False  # whether it is closed to others, and its record is withheld, until its round is over
    )
    practice: bool = False  # whether it continues a finished game: it never counts


class You(Struct, frozen=True):
    """The reader's own part at this table."""

    member: int | None
    seats: list[int]


class SeatClock(Struct, frozen=True):
    """A seat's clock: the time left and, while it runs, its deadline."""

    seat: int
    left: int  # milliseconds
    deadline: int | None  # milliseconds since 1970


class Undo(Struct, frozen=True):
    """A seat that may take its last decision back, and the seats whose players must agree."""

    seat: int
    needs: list[int]


class Turn(Struct, frozen=True, omit_defaults=True):
    """The seats that must decide now, their clocks, and what may be taken back."""

    decision: int  # grows with every decision and every take-back, so no number comes twice
    asked: list[int]  # several if they choose simultaneously
    clocks: list[SeatClock]  # empty without a time limit
    undo: list[Undo] = []  # omitted for programs that ask with `?as=numbers`
    request: Undo | None = None  # the seat that asks to take back, and the seats that have not agreed yet


class SceneStep(Struct, frozen=True):
    """One decision as the reader saw it; another seat's secret action is masked."""

    number: int
    seat: int
    action: int  # its number in the dictionary
    events: list[int]


class Scene(Struct, frozen=True, omit_defaults=True):
    """The scene that one of the reader's seats (none: a spectator) sees, as numbers, and the steps before it.

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
    scores: list[int] = []  # by seat; empty while they are hidden
    winners: list[int] = []
    recalls: bool = True  # whether the table shows the past: the log and the points so far
    order: list[int] | None = None  # in a change: the spots of all places, if the set of places has changed


class Sight(Struct, frozen=True):
    """A scene in sentences, for simple clients (`?as=words`): the view as JSON, the steps in words."""

    seat: int | None
    board: dict[str, Any]
    steps: list[dict[str, Any]]


class News(Struct, frozen=True, omit_defaults=True):
    """An event around the game, as a Fluent message."""

    id: str
    args: dict[str, str | int] = {}


class Played(Struct, frozen=True):
    """One decision as the reader was told it; another seat's secret token is masked."""

    number: int
    seat: int
    token: str


class Numbers(Struct, frozen=True, omit_defaults=True):
    """The observation of one of the reader's seats, for programs (`?as=numbers`).

    The view is shown to seats that are asked something, to spectators, and to all when the game is over.
    """

    seat: int | None
    seen: bytes = b""  # the observation, laid out as `observation` in `/api/games` describes
    legal: list[str] = []  # the tokens the seat may play now
    played: list[Played] = []  # the decisions before it
    view: bytes | None = None  # the engine's view, for programs that ask with `?view=1`


class Chat(Struct, frozen=True):
    """A chat message."""

    member: int
    text: str
    at: int


# Messages from the server: what it sends.


class Snapshot(Struct, frozen=True, tag="snapshot", tag_field="is"):
    """The whole table as the reader may see it, sent on joining and on returning."""

    table: str
    seq: int
    at: int
    room: Room
    you: You
    turn: Turn | None  # null before the game
    dictionary: str | None  # the address of the table's dictionary, once there is a game
    scenes: list[Scene]  # with only the most recent steps
    sights: list[Sight]  # instead of scenes, if the reader asked for words,
    numbers: list[Numbers]  # or for numbers
    chat: list[Chat]  # the most recent messages
    record: dict[str, Any] | None  # after the game


class Update(Struct, frozen=True, omit_defaults=True, tag="update", tag_field="is"):
    """One entry of the log: its parts replace the earlier ones; steps, chat and changes are added to them.

    After a take-back, the steps from number `back` on no longer count; scenes, sights and numbers are then
    whole, with the last steps that do count, as in a snapshot.
    """

    seq: int
    at: int
    back: int | None = None
    news: News | None = None  # an event around the game,
    words: str = ""  # or the same in words
    room: Room | None = None
    you: You | None = None
    turn: Turn | None = None
    dictionary: str | None = None  # set when the game begins
    scenes: list[Scene] = []
    changes: list[Scene] = []
    sights: list[Sight] = []
    numbers: list[Numbers] = []
    chat: Chat | None = None
    record: dict[str, Any] | None = None


class Accepted(Struct, frozen=True, tag="accepted", tag_field="is"):
    """A command was carried out and stored as this entry."""

    id: str
    seq: int


class Refused(Struct, frozen=True, tag="refused", tag_field="is"):
    """A command was refused, with the reason."""

    id: str
    code: str
    words: str


class Away(Struct, frozen=True):
    """A seat whose player is disconnected, and since when; short breaks are not reported."""

    seat: int
    since: int  # when the server last heard from the player, in milliseconds since 1970


class Presence(Struct, frozen=True, tag="presence", tag_field="is"):
    """The connected members, sent on connecting and on every change; not an entry of the log."""

    members: list[int]
    now: int  # the server's clock, to which deadlines refer
    away: list[Away] = []


class ReviewFact(Struct, frozen=True):
    """A reason: a message from the game's files, and its text."""

    id: str
    args: dict[str, Any]  # messages inside are {"id", "args"}, seats {"seat"}
    words: str


class Reaction(Struct, frozen=True, tag="reaction", tag_field="is"):
    """A player's reaction, to be shown at their seat for a moment; it has no number in the log."""

    member: int
    reaction: ReactionKind


class Idea(Struct, frozen=True):
    """An action as the adviser judges it."""

    token: str
    share: int | None  # chance of winning in percent
    margin: float | None  # points ahead of the best other seat at the end


class Hint(Struct, frozen=True, tag="hint", tag_field="is"):
    """The strongest bot's advice, from what the seat may know; the best action comes first."""

    id: str
    seat: int
    decision: int
    ideas: list[Idea]
    exact: bool  # whether it is proven
    why: list[ReviewFact] = []  # reasons for the best idea, besides its preview


ServerMessage = Snapshot | Update | Accepted | Refused | Presence | Reaction | Hint
