"""Pauses and holidays: clocks stand still for some days if all players agree."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tatami.engine.scene import Message
from tatami.server.core import entries as log
from tatami.server.core import limits
from tatami.server.core.clocks import DaysClock
from tatami.server.core.entries import AnyEntry
from tatami.server.core.refusal import Refusal
from tatami.server.core.undo import others
from tatami.server.wire import messages

if TYPE_CHECKING:
    from tatami.server.core.table import Table


@dataclass(frozen=True)
class PauseRequest:
    """A player's request for a pause, and the identities that have agreed."""

    who: str
    days: int  # 0: to end the pause now
    agreed: frozenset[str] = frozenset()


def ask_pause(
    table: Table, command: messages.AskPause, who: str, now: int, by: dict[str, Any]
) -> log.PauseAsked | log.Paused:
    """The entry for a request: the pause itself, if nobody else plays."""
    _check(table, who)
    if command.days == 0 and table.clocks.still_until(now) is None:
        raise Refusal(Message("refused-no-pause"))
    if table.pauses >= limits.PAUSES:
        raise Refusal(Message("refused-long"))
    if others(table, who):
        return log.PauseAsked(**by, days=command.days)
    return log.Paused(**by, days=command.days)


def answer_pause(table: Table, command: messages.AnswerPause, who: str, by: dict[str, Any]) -> AnyEntry:
    """The entry for an answer: the last player who agrees begins or ends the pause."""
    _check(table, who)
    request = table.pause
    if request is None or request.days != command.days:
        raise Refusal(Message("refused-no-pause"))
    if not command.agree:
        return log.PauseDeclined(**by)
    if who == request.who or who in request.agreed:
        raise Refusal(Message("refused-no-pause"))
    if others(table, request.who) - request.agreed - {who}:
        return log.PauseAgreed(**by)
    return log.Paused(**by, days=request.days)


def _check(table: Table, who: str) -> None:
    if not table.seats_of(who):
        raise Refusal(Message("refused-not-your-seat"))
    if table.status != "playing":
        raise Refusal(Message("refused-not-playing"))
    if not isinstance(table.settings.clock, DaysClock) or table.tournament:
        raise Refusal(Message("refused-pause-clock"))
