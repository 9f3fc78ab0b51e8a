"""People sending commands to a table in random order: sensible, invalid and repeated ones."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tatami.server.core import system
from tatami.server.core.clocks import Gap
from tatami.server.core.table import Table
from tatami.server.core.undo import offers
from tatami.server.wire import messages
from tatami.server.wire.messages import AnyCommand
from tests.server.desk import ANNA, BERT, CARL, DORA, Desk, command, nonce, settings

PEOPLE = (ANNA, BERT, CARL, DORA)
CLOCKS = ({"kind": "none"}, {"kind": "move", "seconds": 5}, {"kind": "bank", "seconds": 20, "increment": 1})
LONG = 20_000  # milliseconds, in which much time is out

Sent = tuple[str, AnyCommand]


def new_desk(game: str, seats: int, chance: Random) -> Desk:
    return Desk(settings(game, seats, clock=chance.choice(CLOCKS), stand_in="farmer"))


def sensible(desk: Desk, chance: Random) -> Sent | None:
    """Something that brings the table on, if people can do that."""
    table = desk.table
    strangers = [who for who in PEOPLE if who not in table.people or not table.people[who].present]
    if strangers and chance.random() < 0.3:
        return strangers[0], command(messages.Join, name=chance.choice(["Anna", "Bert", "<i>", "日本"]))
    there = [who for who, person in table.people.items() if person.present]
    if not there:
        return None
    who = chance.choice(there)
    if table.status == "waiting":
        for seat, chair in table.chairs.items():
            if chair.free:
                if chance.random() < 0.3 and table.host:
                    return table.host, command(messages.SeatBot, seat=seat, level="farmer")
                return who, command(messages.Sit, seat=seat)
            if chair.who and chair.nonce is None:
                return chair.who, command(messages.GiveNonce, seat=seat, nonce=nonce(seat))
        return (table.host, command(messages.Start)) if table.host else None
    if chance.random() < 0.3 and (sent := _undo(table, chance)):
        return sent
    for seat in table.asked:
        chair = table.chairs[seat]
        if not chair.by_bot:
            token = chance.choice(desk.legal(seat))
            return chair.who, command(messages.Play, seat=seat, token=token, decision=table.decision)
    away = [(chair.who, seat) for seat, chair in table.chairs.items() if chair.stand_in]
    if away and chance.random() < 0.5:
        who, seat = chance.choice(away)
        return who, command(messages.ComeBack, seat=seat)
    return None


def _undo(table: Table, chance: Random) -> Sent | None:
    """Answer a request to take a move back, or take one back."""
    found, now = offers(table), {"decision": table.decision}
    if table.request is not None and table.request.seat in found:
        missing = found[table.request.seat].needs - table.request.agreed
        agree = chance.random() < 0.8
        return (min(missing), command(messages.AnswerTakeBack, agree=agree, **now)) if missing else None
    if not found:
        return None
    seat = chance.choice(list(found))
    return table.chairs[seat].who, command(messages.TakeBack, seat=seat, **now)


def nonsense(desk: Desk, chance: Random) -> Sent:
    """Any command of anybody."""
    seat, who = chance.randint(1, 7), chance.choice([*PEOPLE, "id-of-nobody"])
    token = chance.choice([*desk.match.tokens, "zz"]) if desk.table.match is not None else "zz"
    anything: list[tuple[type[AnyCommand], dict[str, Any]]] = [
        (messages.Join, {"name": "Zoe"}),
        (messages.Leave, {}),
        (messages.Sit, {"seat": seat}),
        (messages.Stand, {"seat": seat}),
        (messages.SeatBot, {"seat": seat, "level": "shogun"}),
        (messages.RemoveBot, {"seat": seat}),
        (messages.Change, {"settings": settings(desk.table.settings.game, seat)}),
        (messages.GiveNonce, {"seat": seat, "nonce": nonce(9)}),
        (messages.Start, {}),
        (messages.Play, {"seat": seat, "token": token, "decision": desk.table.decision}),
        (messages.TakeBack, {"seat": seat, "decision": desk.table.decision}),
        (messages.AnswerTakeBack, {"agree": chance.random() < 0.5, "decision": desk.table.decision}),
        (messages.Play, {"seat": seat, "token": token, "decision": chance.randint(0, 9)}),
        (messages.Say, {"text": "hello"}),
        (messages.StepAway, {"seat": seat}),
        (messages.ComeBack, {"seat": seat}),
        (messages.Rematch, {}),
    ]
    kind, rest = chance.choice(anything)
    return who, command(kind, **rest)


def commands(desk: Desk, chance: Random, number: int) -> Iterator[Sent]:
    """A stream of commands, one for each look at the table; time passes and bots move meanwhile."""
    past: list[Sent] = []
    for _ in range(number):
        alive = desk.now
        desk.now += chance.choice([0, 100, 1000]) if chance.random() < 0.95 else LONG
        if chance.random() < 0.5:  # else the server was up all the while
            desk.happen(*system.resume(desk.table, Gap(alive, desk.now)))
        desk.happen(*system.time_outs(desk.table, desk.now))
        for seat in desk.table.bots_asked:
            if chance.random() < 0.8:
                desk.play(chance.choice(desk.legal(seat)), seat)
                break
        sent = sensible(desk, chance) if chance.random() < 0.8 else nonsense(desk, chance)
        if past and chance.random() < 0.1:
            sent = chance.choice(past)
        if sent is not None:
            past.append(sent)
            yield sent
