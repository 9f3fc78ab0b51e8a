"""Turns requests into entries of a tournament, or refuses them."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from fractions import Fraction

from msgspec.structs import replace

from tatami.engine.deal import START
from tatami.engine.scene import Message
from tatami.games import load
from tatami.server.core import entries as table_log
from tatami.server.core import limits
from tatami.server.core.clocks import NoClock
from tatami.server.core.decide import check_settings, draw_deal
from tatami.server.core.refusal import Refusal
from tatami.server.core.table import fold as fold_table
from tatami.server.core.text import clean, clean_name
from tatami.server.core.tournament import entries as log
from tatami.server.core.tournament import pairing
from tatami.server.core.tournament.plan import MOST_PLAYERS, MOST_ROBINS, Plan
from tatami.server.core.tournament.standings import standings
from tatami.server.core.tournament.tournament import BOTS_FROM, Entrant, Tournament
from tatami.server.wire.messages import Settings

LONGEST_WAIT = 30 * 24 * 60 * 60 * 1000  # milliseconds until an open tournament without a time is cancelled
ENTRIES = 1_000  # in a log, besides those of the server


def _refuse_if(reason: str, holds: bool) -> None:
    if holds:
        raise Refusal(Message(reason))


def settings_of(plan: Plan) -> Settings:
    """The settings of all tables; seat 1 starts unless the host chose another."""
    options = load(plan.game).settle(plan.options)
    is_sealed = plan.format == "duplicate"
    return Settings(
        plan.game,
        plan.seats,
        {**options, START: options[START] or 1},
        public=plan.public and not is_sealed,
        watch="everyone",
        clock=plan.clock,
        stand_in=plan.level,
        starts="full",
        rated=plan.rated,
        tempo=plan.tempo,
    )


def plan(wanted: Plan, who: str, name: str, handle: str, now: int, secret: bytes) -> log.Planned:
    """The first entry of a tournament; raises Refusal."""
    _refuse_if("refused-clock", isinstance(wanted.clock, NoClock))
    settings = Settings(wanted.game, wanted.seats, wanted.options, clock=wanted.clock, rated=wanted.rated)
    start = wanted.options.get(START)
    check_settings(settings, start=start if isinstance(start, int) else 0)  # everybody sits everywhere
    most = MOST_ROBINS if wanted.format == "round-robin" else MOST_PLAYERS
    _refuse_if("refused-players", target(wanted, 1) > most)
    at = wanted.begins_at
    _refuse_if("refused-begins", at is not None and not now - 60_000 <= at <= now + LONGEST_WAIT)
    title, called = clean(wanted.title, limits.TITLE), clean_name(name, ())
    _refuse_if("refused-title", not title)
    _refuse_if("refused-name", not called)
    kept = replace(wanted, title=title)
    return log.Planned(at=now, who=who, plan=kept, name=called, handle=handle, secret=secret)


def enter(
    one: Tournament, who: str, name: str, handle: str, nonce: bytes, now: int, *, is_bot: bool
) -> log.Entered | None:
    """A player enters or comes back; None if that changes nothing."""
    known = one.entrants.get(who)
    if known is not None and not known.is_out:
        return None
    _refuse_if("refused-entries", not one.takes_entries or one.seq >= ENTRIES)
    is_full = known is None and one.plan.format == "round-robin" and len(one.active) >= MOST_ROBINS
    _refuse_if("refused-entries", is_full or len(one.entrants) >= 2 * MOST_PLAYERS)
    _refuse_if("refused-for-people", is_bot and one.plan.rated)
    called = clean_name(name, ())
    _refuse_if("refused-name", not called)
    return log.Entered(at=max(now, one.at), who=who, name=called, handle=handle, is_bot=is_bot, nonce=nonce)


def withdraw(one: Tournament, who: str, number: int, now: int) -> log.Withdrew | None:
    """A player withdraws, or the host takes a player out; None if that changes nothing."""
    entrant = one.by_number().get(number)
    if entrant is None:
        raise Refusal(Message("refused-nobody"))
    _refuse_if("refused-not-organiser", who not in (entrant.who, one.host))
    _refuse_if("refused-tournament-over", one.status not in ("open", "playing"))
    if entrant.is_out:
        return None
    return log.Withdrew(at=max(now, one.at), who=who, number=number)


def cancel(one: Tournament, who: str, now: int) -> log.Closed | None:
    """The host cancels a tournament that has not begun."""
    _refuse_if("refused-not-organiser", who != one.host)
    if one.status == "cancelled":
        return None
    _refuse_if("refused-started", one.status != "open")
    return log.Closed(at=max(now, one.at), who=who, is_cancelled=True)


def begin(one: Tournament, who: str, now: int, fresh: Callable[[], str]) -> log.Paired | None:
    """The host begins the first round."""
    _refuse_if("refused-not-organiser", who != one.host)
    if one.rounds:
        return None
    _refuse_if("refused-tournament-over", one.status != "open")
    _refuse_if("refused-nobody-entered", not one.active)
    return pair(one, now, fresh)


# Rounds.


def target(plan: Plan, people: int) -> int:
    """The number of players: bots fill up to whole tables, and a duplicate needs at least two tables."""
    least = max(people, plan.players, 2 * plan.seats if plan.format == "duplicate" else plan.seats)
    return least + -least % plan.seats


def rounds_of(plan: Plan, count: int) -> int:
    """How many rounds there are: in a round robin, enough to meet everybody."""
    if plan.format != "round-robin":
        return plan.rounds
    return -(-(count - 1) // (plan.seats - 1))


def pair(one: Tournament, now: int, fresh: Callable[[], str]) -> log.Paired:
    """The tables of the next round; `fresh` draws ids of tables."""
    number, plan = len(one.rounds) + 1, one.plan
    before = [table.players for each in one.rounds for table in each.tables]
    if plan.format == "round-robin" and one.rounds:
        players = sorted(player for table in one.rounds[0].tables for player in table.players)
    else:
        people = [entrant.number for entrant in one.active]
        bots = target(plan, len(people)) - len(people)
        players = [*people, *range(BOTS_FROM + 1, BOTS_FROM + 1 + bots)]
    is_robin = plan.format == "round-robin"
    players = drawn(players, one.secret_of(1 if is_robin else number))
    if is_robin and plan.seats == 2:
        placed = pairing.circle(players, number)
    else:
        scores = _scores(one) if plan.format == "swiss" else {}
        tables = pairing.groups(players, plan.seats, scores, pairing.met(before))
        placed = pairing.seated(tables, before)
    seated = tuple(log.Seated(fresh(), table) for table in placed)
    return log.Paired(at=max(now, one.at), tables=seated, rounds=one.of or rounds_of(plan, len(players)))


def drawn(players: Sequence[int], secret: bytes) -> list[int]:
    """The players in an order that follows from the round's secret: it decides between equals."""
    return sorted(players, key=lambda one: hashlib.sha256(secret + one.to_bytes(4, "big")).digest())


def _scores(one: Tournament) -> dict[int, Fraction]:
    played = [(each.tables, each.results or ()) for each in one.ended]
    return {line.number: line.score for line in standings(one.plan.format, sorted(one.names()), played)}


def end_round(one: Tournament, results: Sequence[log.TableResult], now: int) -> log.RoundEnded | None:
    """The round's results, None if they are there already."""
    if one.current is None:
        return None
    return log.RoundEnded(at=max(now, one.at), results=tuple(results))


def go_on(one: Tournament, now: int, fresh: Callable[[], str]) -> log.Paired | log.Closed | None:
    """The entry that is due: the next round, the end, or the cancellation of a tournament without players."""
    at = max(now, one.at)
    if one.status == "open":
        due = one.plan.begins_at
        if due is None:
            return log.Closed(at=at, is_cancelled=True) if now >= one.at + LONGEST_WAIT else None
        if now < due:
            return None
        return pair(one, now, fresh) if one.active else log.Closed(at=at, is_cancelled=True)
    if one.status != "playing" or one.current is not None:
        return None
    if len(one.rounds) >= one.of or not one.active:
        return log.Closed(at=at)
    return pair(one, now, fresh) if one.next_at is not None and now >= one.next_at else None


def wake_at(one: Tournament) -> int | None:
    """When the server next has to look after a tournament."""
    if one.status == "open":
        return one.at + LONGEST_WAIT if one.plan.begins_at is None else one.plan.begins_at
    if one.status != "playing":
        return None
    return one.at if one.current is not None or one.next_at is None else one.next_at


# Tables.


def table_entries(one: Tournament, index: int) -> list[table_log.AnyEntry]:
    """The first entries of a table of the current round, the same whoever makes them."""
    current = one.rounds[-1]
    seated, at = current.tables[index], one.at
    entrants, names = one.by_number(), one.names()
    first = table_log.Created(
        at=at,
        settings=settings_of(one.plan),
        secret=one.secret_at(current.number, index),
        tournament=one.id,
        round=current.number,
        sealed=one.is_sealed,
    )
    made: list[table_log.AnyEntry] = [first]
    for seat, number in enumerate(seated.players, 1):
        player: Entrant | None = entrants.get(number)
        if player is None or player.is_out:
            made.append(table_log.BotSeated(at=at, seat=seat, level=one.plan.level, name=names[number]))
        else:
            made.append(
                table_log.Joined(
                    at=at, who=player.who, name=names[number], is_bot=player.is_bot, handle=player.handle
                )
            )
            made.append(table_log.Sat(at=at, who=player.who, seat=seat))
    made += [
        table_log.NonceGiven(at=at, seat=seat, nonce=nonce) for seat, nonce in one.nonces_of(current).items()
    ]
    table = fold_table(seated.table, made)
    version = load(one.plan.game).version
    return [*made, table_log.Started(at=at, deal=draw_deal(table), version=version)]
