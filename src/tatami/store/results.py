"""Results of finished games and ratings in a database, the same for every kind of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from tatami.store.writer import Job, Session

PAIR_GAMES = 10  # rated games between the same two people,
PAIR_TIME = 24 * 60 * 60 * 1000  # within so many milliseconds

# Deletes a person: opponents keep their results, against an anonymous player.
FORGET = (
    "UPDATE results SET identity = '' WHERE identity = ?",
    "DELETE FROM ratings WHERE identity = ?",
)

Strength = tuple[float, float]  # the mean and the deviation of a rating
Rate = Callable[[Mapping[int, Strength]], Mapping[int, Strength]]  # by seat: before a game, and after it


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a seat."""

    table: str
    seat: int
    identity: str  # empty: a server bot or a deleted player
    bot: str  # the level of a server bot
    game: str
    seats: int
    at: int  # milliseconds since 1970
    place: int
    points: int
    rated: bool
    mean: float | None = None  # the rating after the game
    deviation: float | None = None
    name: str = ""  # the current name; empty for deleted players
    handle: str = ""


@dataclass(frozen=True, slots=True)
class Standing:
    """A player's rating at a game, and the number of rated games."""

    game: str
    mean: float
    deviation: float
    games: int
    name: str = ""
    handle: str = ""


@dataclass(frozen=True, slots=True)
class Tally:
    """The number of games a player played and won."""

    game: str
    seats: int
    games: int
    won: int


@dataclass(frozen=True, slots=True)
class Opponent:
    """How a player did against another one, or against bots of a level."""

    name: str  # empty: a bot of the server
    handle: str
    bot: str
    games: int
    ahead: int  # how often the player finished ahead,
    behind: int  # and how often behind


@dataclass(frozen=True, slots=True)
class Insight:
    """Averages over the reviews of a player's games."""

    game: str
    games: int  # with a review
    accuracy: float | None  # in percent; None: there was never a choice
    luck: float  # share of victory


class Database(Protocol):
    """Runs queries and jobs."""

    async def rows(self, statement: str, values: tuple[Any, ...] = ()) -> list[Any]:
        """The rows of a query."""

    def do(self, job: Job) -> Awaitable[None]:
        """Run a job in a transaction, possibly shared with other jobs."""


_COLUMNS = "table_id, seat, identity, bot, game, seats, finished_at, place, points, rated, mean, deviation"


class Results:
    """Results and ratings."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def note(self, results: Sequence[Result], start: Strength, rate: Rate | None) -> None:
        """Store the results of a game once; with `rate`, also update its players' ratings."""
        await self._database.do(lambda session: _note(session, results, start, rate))

    async def of_person(self, identity: str) -> list[Standing]:
        """A player's ratings by game."""
        rows = await self._database.rows(
            "SELECT game, mean, deviation, games FROM ratings WHERE identity = ? ORDER BY game", (identity,)
        )
        return [Standing(*row) for row in rows]

    async def leaders(self, game: str, deviation: float, first: int, limit: int) -> list[Standing]:
        """The strongest players of a game, up to a maximum deviation."""
        rows = await self._database.rows(
            "SELECT game, mean, deviation, games, name, handle FROM ratings"
            " JOIN identities ON identities.id = ratings.identity"
            " WHERE game = ? AND deviation <= ? ORDER BY mean DESC, handle LIMIT ? OFFSET ?",
            (game, deviation, limit, first),
        )
        return [Standing(*row) for row in rows]

    async def insights(self, identity: str) -> list[Insight]:
        """Accuracy and luck from the reviews of a player's games, by game."""
        rows = await self._database.rows(
            "SELECT game, count(*), avg(accuracy), avg(luck) FROM results"
            " WHERE identity = ? AND luck IS NOT NULL GROUP BY game ORDER BY game",
            (identity,),
        )
        return [Insight(*row) for row in rows]

    async def tallies(self, identity: str, since: int = 0) -> list[Tally]:
        """A player's numbers of games and wins since then, by game and number of seats."""
        rows = await self._database.rows(
            "SELECT game, seats, count(*), sum(CASE WHEN place = 1 THEN 1 ELSE 0 END) FROM results"
            " WHERE identity = ? AND finished_at >= ? GROUP BY game, seats ORDER BY game, seats",
            (identity, since),
        )
        return [Tally(*row) for row in rows]

    async def opponents(self, identity: str, since: int, limit: int) -> list[Opponent]:
        """How a player did against the most frequent opponents since then; deleted ones are left out."""
        rows = await self._database.rows(
            "SELECT coalesce(name, ''), coalesce(handle, ''), theirs.bot, count(*) AS games,"
            " sum(CASE WHEN own.place < theirs.place THEN 1 ELSE 0 END),"
            " sum(CASE WHEN own.place > theirs.place THEN 1 ELSE 0 END) FROM results AS own"
            " JOIN results AS theirs ON theirs.table_id = own.table_id AND theirs.identity <> own.identity"
            " LEFT JOIN identities ON identities.id = theirs.identity"
            " WHERE own.identity = ? AND own.finished_at >= ?"
            " AND (theirs.bot <> '' OR theirs.identity <> '')"
            " GROUP BY theirs.identity, name, handle, theirs.bot"
            " ORDER BY games DESC, theirs.identity, theirs.bot LIMIT ?",
            (identity, since, limit),
        )
        return [Opponent(*row) for row in rows]

    async def against(self, identity: str, other: str) -> list[tuple[str, int, int, int]]:
        """By game: the games two people played together, and how often each finished ahead."""
        rows = await self._database.rows(
            "SELECT own.game, count(*), sum(CASE WHEN own.place < theirs.place THEN 1 ELSE 0 END),"
            " sum(CASE WHEN own.place > theirs.place THEN 1 ELSE 0 END) FROM results AS own"
            " JOIN results AS theirs ON theirs.table_id = own.table_id"
            " WHERE own.identity = ? AND theirs.identity = ? GROUP BY own.game ORDER BY own.game",
            (identity, other),
        )
        return [(game, games, ahead, behind) for game, games, ahead, behind in rows]

    async def games_of(self, identity: str, game: str, first: int, limit: int) -> list[Result]:
        """All seats of a player's last games, newest game first."""
        rows = await self._database.rows(
            f"SELECT {', '.join(f'results.{name.strip()}' for name in _COLUMNS.split(','))},"
            " coalesce(name, ''), coalesce(handle, '') FROM results"
            " LEFT JOIN identities ON identities.id = results.identity WHERE table_id IN"
            " (SELECT table_id FROM (SELECT DISTINCT table_id, finished_at FROM results"
            " WHERE identity = ? AND ? IN ('', game) ORDER BY finished_at DESC, table_id LIMIT ? OFFSET ?)"
            " AS newest) ORDER BY finished_at DESC, table_id, seat",
            (identity, game, limit, first),
        )
        return [_result(row) for row in rows]

    async def shown_to(self, reader: str, tables: Collection[str]) -> set[str]:
        """Those of some tables that a reader may be led to: public ones, and those they have been to."""
        marks = ", ".join("?" * len(tables)) or "NULL"
        rows = await self._database.rows(
            f"SELECT table_id FROM listings WHERE table_id IN ({marks}) AND (public OR EXISTS (SELECT 1"
            " FROM visits WHERE visits.table_id = listings.table_id AND visits.identity = ?))",
            (*tables, reader),
        )
        return {table for (table,) in rows}

    async def curve(self, identity: str, game: str, limit: int) -> list[tuple[int, float]]:
        """The last points of a player's rating curve, oldest first."""
        rows = await self._database.rows(
            "SELECT finished_at, mean FROM results WHERE identity = ? AND game = ? AND mean IS NOT NULL"
            " ORDER BY finished_at DESC, table_id LIMIT ?",
            (identity, game, limit),
        )
        return [(at, mean) for at, mean in reversed(rows)]

    async def unnoted(self, since: int, limit: int = 100) -> list[str]:
        """Tables with games finished since then and no stored results."""
        rows = await self._database.rows(
            "SELECT table_id FROM records WHERE finished_at >= ? AND NOT EXISTS"
            " (SELECT 1 FROM results WHERE results.table_id = records.table_id)"
            " ORDER BY finished_at, table_id LIMIT ?",
            (since, limit),
        )
        return [table for (table,) in rows]


def _result(row: tuple[Any, ...]) -> Result:
    values = list(row)
    values[9] = bool(values[9])
    return Result(*values)


def _note(session: Session, results: Sequence[Result], start: Strength, rate: Rate | None) -> None:
    known = _known(session, {one.identity for one in results})
    for one in results:
        who = one.identity if one.identity in known else ""
        row = (one.table, one.seat, who, one.bot, one.game, one.seats, one.at, one.place, one.points, False)
        added = session.execute(
            f"INSERT INTO results ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL, NULL)"
            " ON CONFLICT DO NOTHING",
            row,
        )
        if added.rowcount != 1:
            return  # another server was first
    people = {one.seat: one.identity for one in results if one.identity in known}
    if rate is None or not people or _meet_too_often(session, sorted(people.values()), results[0].at):
        return
    game = results[0].game
    before = {
        seat: _lock(session, who, game, start) for seat, who in sorted(people.items(), key=lambda x: x[1])
    }
    for seat, (mean, deviation) in rate(before).items():
        if seat in people:
            session.execute(
                "UPDATE ratings SET mean = ?, deviation = ?, games = games + 1"
                " WHERE identity = ? AND game = ?",
                (mean, deviation, people[seat], game),
            )
            session.execute(
                "UPDATE results SET mean = ?, deviation = ? WHERE table_id = ? AND seat = ?",
                (mean, deviation, results[0].table, seat),
            )
    session.execute("UPDATE results SET rated = ? WHERE table_id = ?", (True, results[0].table))


def _known(session: Session, people: set[str]) -> set[str]:
    """The identities that still exist."""
    found = set()
    for who in people - {""}:
        if session.execute("SELECT 1 FROM identities WHERE id = ?", (who,)).fetchall():
            found.add(who)
    return found


def _lock(session: Session, who: str, game: str, start: Strength) -> Strength:
    """A player's rating before a game, locked until the transaction ends."""
    session.execute(
        "INSERT INTO ratings VALUES (?, ?, ?, ?, 0)"
        " ON CONFLICT (identity, game) DO UPDATE SET games = ratings.games",
        (who, game, *start),
    )
    found = session.execute(
        "SELECT mean, deviation FROM ratings WHERE identity = ? AND game = ?", (who, game)
    ).fetchall()
    return found[0][0], found[0][1]


def _meet_too_often(session: Session, people: Sequence[str], at: int) -> bool:
    """Whether any two of these people have reached the limit of rated games together."""
    for index, one in enumerate(people):
        for other in people[index + 1 :]:
            found = session.execute(
                "SELECT count(*) FROM results AS own JOIN results AS theirs"
                " ON theirs.table_id = own.table_id WHERE own.identity = ? AND theirs.identity = ?"
                " AND own.rated AND own.finished_at > ?",
                (one, other, at - PAIR_TIME),
            ).fetchall()
            if found[0][0] >= PAIR_GAMES:
                return True
    return False
