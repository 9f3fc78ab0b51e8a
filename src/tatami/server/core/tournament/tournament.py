"""A tournament as the fold of its log."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from tatami.fair import pooled_nonces, round_secret, table_secret
from tatami.server.core.table import BOT_NAMES
from tatami.server.core.tournament import entries as log
from tatami.server.core.tournament.entries import AnyEntry, Seated, TableResult
from tatami.server.core.tournament.plan import MOST_PLAYERS, Plan, TournamentStatus

BOTS_FROM = 1000  # the numbers of bots that fill up; players count from 1


@dataclass
class Entrant:
    """A player of the tournament."""

    number: int  # in order of entry
    who: str  # the identity
    name: str
    handle: str
    is_bot: bool  # a program
    nonce: bytes
    is_out: bool = False  # withdrew


@dataclass
class Round:
    """The tables of a round and, once all are over, their results."""

    number: int  # from 1
    tables: tuple[Seated, ...]
    nonces: int  # how many entrants' nonces went into its deals
    results: tuple[TableResult, ...] | None = None


@dataclass
class Tournament:
    """The state derived from a log; only `apply` changes it."""

    id: str
    plan: Plan
    host: str  # an identity
    host_name: str
    host_handle: str
    secret: bytes
    at: int  # the time of the last entry
    seq: int = 0
    status: TournamentStatus = "open"
    entrants: dict[str, Entrant] = field(default_factory=dict)  # by identity, in order of entry
    rounds: list[Round] = field(default_factory=list)
    of: int = 0  # rounds in all, once it has begun

    @property
    def is_sealed(self) -> bool:
        """Whether a round's tables play the same deals and stay closed to others until all are over."""
        return self.plan.format == "duplicate"

    @property
    def current(self) -> Round | None:
        """The round that is being played, None between two rounds."""
        last = self.rounds[-1] if self.rounds else None
        return last if last is not None and last.results is None else None

    @property
    def ended(self) -> list[Round]:
        """The rounds that have ended."""
        return [one for one in self.rounds if one.results is not None]

    @property
    def active(self) -> list[Entrant]:
        """The entrants who play on."""
        return [one for one in self.entrants.values() if not one.is_out]

    @property
    def commit(self) -> bytes:
        """The public commitment to the secrets of all rounds."""
        return round_secret(self.secret, 0)

    @property
    def takes_entries(self) -> bool:
        """Whether players may still enter."""
        if self.status not in ("open", "playing") or len(self.active) >= MOST_PLAYERS:
            return False
        if not self.rounds:
            return True
        begun = len(self.rounds)
        return self.plan.format != "round-robin" and begun <= self.plan.late and begun < self.of

    @property
    def next_at(self) -> int | None:
        """When the next round begins, as far as that is known."""
        if self.status == "open":
            return self.plan.begins_at
        if self.status != "playing" or self.current is not None or len(self.rounds) >= self.of:
            return None
        return self.at + 1000 * self.plan.pause

    def secret_of(self, number: int) -> bytes:
        """The secret of a round."""
        return round_secret(self.secret, number)

    def secret_at(self, number: int, table: int) -> bytes:
        """The secret of a table: the same at all tables of a duplicate round."""
        return table_secret(self.secret_of(number), 0 if self.is_sealed else table)

    def nonces_of(self, one: Round) -> dict[int, bytes]:
        """The nonces by seat at every table of a round."""
        given = [entrant.nonce for entrant in self.entrants.values()][: one.nonces]
        return pooled_nonces(given, one.number, self.plan.seats)

    def by_number(self) -> dict[int, Entrant]:
        """The entrants by number."""
        return {one.number: one for one in self.entrants.values()}

    def names(self) -> dict[int, str]:
        """Unique names of all who have played or entered, bots that fill up included."""
        names: dict[int, str] = {}
        taken: set[str] = set()
        for one in self.entrants.values():
            name, more = one.name, 2
            while name in taken:
                name, more = f"{one.name} {more}", more + 1
            names[one.number] = name
            taken.add(name)
        seated = {player for one in self.rounds for table in one.tables for player in table.players}
        for number in sorted(player for player in seated if player > BOTS_FROM):
            names[number] = next(name for name in bot_names(number) if name not in taken)
            taken.add(names[number])
        return names

    # Applying entries.

    def apply(self, entry: AnyEntry) -> None:
        """Apply an entry; it was decided on this state, so it is valid."""
        self.seq += 1
        self.at = entry.at
        match entry:
            case log.Planned():
                pass
            case log.Entered():
                known = self.entrants.get(entry.who)
                if known is None:
                    number = len(self.entrants) + 1
                    self.entrants[entry.who] = Entrant(
                        number, entry.who, entry.name, entry.handle, entry.is_bot, entry.nonce
                    )
                else:
                    known.is_out = False
            case log.Withdrew():
                for one in self.entrants.values():
                    one.is_out = one.is_out or one.number == entry.number
            case log.Paired():
                self.status, self.of = "playing", entry.rounds
                self.rounds.append(Round(len(self.rounds) + 1, entry.tables, len(self.entrants)))
            case log.RoundEnded():
                self.rounds[-1].results = entry.results
            case log.Closed():
                self.status = "cancelled" if entry.is_cancelled else "over"


def bot_names(number: int) -> Iterable[str]:
    """Candidate names of a bot that fills up, best first."""
    first = (number - BOTS_FROM - 1) % len(BOT_NAMES)
    turn = (number - BOTS_FROM - 1) // len(BOT_NAMES)
    for more in range(turn, turn + MOST_PLAYERS + 2):
        yield BOT_NAMES[first] if more == 0 else f"{BOT_NAMES[first]} {more + 1}"


def fold(tournament: str, entries: Iterable[AnyEntry]) -> Tournament:
    """Build a tournament from its log."""
    entries = iter(entries)
    first = next(entries)
    assert isinstance(first, log.Planned), "a log begins with the plan"
    result = Tournament(tournament, first.plan, first.who, first.name, first.handle, first.secret, first.at)
    result.apply(first)
    for entry in entries:
        result.apply(entry)
    return result
