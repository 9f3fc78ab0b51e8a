"""A tournament as readers see it: standings, rounds, and results as data."""

from __future__ import annotations

import csv
import io
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from fractions import Fraction

import msgspec
from msgspec.structs import replace

from tatami.server.core.tournament.entries import TableResult
from tatami.server.core.tournament.standings import Line, standings
from tatami.server.core.tournament.tournament import BOTS_FROM, Round, Tournament
from tatami.server.wire.tournaments import (
    EntrantInfo,
    RoundInfo,
    RoundTable,
    StandingLine,
    TableSeat,
    TournamentInfo,
    TournamentShown,
)

FORMULAS = ("=", "+", "-", "@", "\t", "\r")  # what spreadsheets would run


@dataclass(frozen=True)
class Board:
    """A tournament as everybody may see it, with the data to find the reader in it."""

    shown: TournamentShown
    host: str  # an identity
    numbers: dict[str, int]  # by identity
    tables: dict[int, str]  # of the current round, by entrant

    def for_reader(self, who: str, now: int) -> TournamentShown:
        """The same with the reader's own entry, table and rights."""
        number = self.numbers.get(who) if who else None
        table = self.tables.get(number, "") if number is not None else ""
        is_host = bool(who) and who == self.host
        return replace(self.shown, you=number, is_host=is_host, your_table=table, now=now)


def board(one: Tournament, results: Sequence[TableResult | None], made: Collection[str]) -> Board:
    """Everything about a tournament; results of the current round are withheld while it is sealed.

    Its tables are told to their players once they are made.
    """
    current = one.current
    played = [(each.tables, each.results or ()) for each in one.ended]
    shown_now = [None] * len(results) if one.is_sealed else list(results)
    lines = standings(
        one.plan.format,
        sorted(one.names()),
        [*played, (current.tables, shown_now)] if current is not None else played,
    )
    rounds = [
        _round(one, each, each.results if each.results is not None else shown_now, results)
        for each in one.rounds
    ]
    shown = TournamentShown(
        tournament=one.id,
        seq=one.seq,
        plan=one.plan,
        status=one.status,
        host=one.host_name,
        host_handle=one.host_handle,
        rounds_in_all=one.of,
        next_at=one.next_at,
        takes_entries=one.takes_entries,
        commit=one.commit.hex(),
        entrants=_entrants(one),
        standings=[_line(line, len(one.rounds)) for line in lines],
        rounds=rounds,
        now=one.at,
    )
    there = [each for each in current.tables if each.table in made] if current is not None else []
    tables = {number: each.table for each in there for number in each.players}
    return Board(shown, one.host, {who: entrant.number for who, entrant in one.entrants.items()}, tables)


def _entrants(one: Tournament) -> list[EntrantInfo]:
    known, names = one.by_number(), one.names()
    found = []
    for number, name in names.items():
        entrant = known.get(number)
        if entrant is None:
            found.append(EntrantInfo(number, name, "", one.plan.level, False, False, ""))
        else:
            found.append(
                EntrantInfo(
                    number, name, entrant.handle, None, entrant.is_bot, entrant.is_out, entrant.nonce.hex()
                )
            )
    return found


def _line(line: Line, rounds: int) -> StandingLine:
    each = [line.rounds.get(number) for number in range(1, rounds + 1)]
    return StandingLine(
        line.number,
        line.place,
        _plain(line.score),
        [_plain(line.first), _plain(line.second)],
        [None if score is None else _plain(score) for score in each],
    )


def _plain(value: Fraction) -> float:
    return round(float(value), 4)


def _round(
    one: Tournament, each: Round, shown: Sequence[TableResult | None], real: Sequence[TableResult | None]
) -> RoundInfo:
    is_over = each.results is not None
    tables = []
    for at, seated in enumerate(each.tables):
        result = shown[at]
        seats = [
            TableSeat(number)
            if result is None
            else TableSeat(number, result.points[seat], result.places[seat])
            for seat, number in enumerate(seated.players)
        ]
        tables.append(RoundTable(seated.table, is_over or real[at] is not None, seats))
    secret = one.secret_of(each.number).hex() if is_over else ""
    return RoundInfo(each.number, is_over, tables, each.nonces, secret)


def brief(one: Tournament) -> bytes:
    """The summary that lists show."""
    winners = []
    if one.status == "over":
        played = [(each.tables, each.results or ()) for each in one.ended]
        lines, names = standings(one.plan.format, sorted(one.names()), played), one.names()
        winners = [names[line.number] for line in lines if line.place == 1][:3]
    info = TournamentInfo(
        one.id,
        replace(one.plan, options={}),
        one.status,
        one.host_name,
        len(one.active),
        len(one.rounds),
        one.of,
        one.next_at,
        one.takes_entries,
        winners,
    )
    return msgspec.json.encode(info)


def table_of(shown: TournamentShown) -> str:
    """The standings as comma-separated values."""
    names = {one.number: one for one in shown.entrants}
    rounds = [f"round {one.number}" for one in shown.rounds]
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(
        ["place", "number", "name", "handle", "bot", "score", "tie-break 1", "tie-break 2", *rounds]
    )
    for line in shown.standings:
        one = names[line.number]
        head = [line.place, line.number, _safe(one.name), _safe(one.handle), one.bot or ""]
        each = ["" if score is None else score for score in line.rounds]
        writer.writerow([*head, line.score, *line.tie_breaks, *each])
    return out.getvalue()


def _safe(text: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{text}" if text.startswith(FORMULAS) else text


assert BOTS_FROM > 2 * 64, "people's numbers stay below those of bots"
