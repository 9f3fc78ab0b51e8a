"""Why a move was better, as messages made from facts: its results, the reply, forgotten cards."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tatami.engine.i18n.speaker import Speaker
from tatami.engine.scene import Action, Message, Place, Seat
from tatami.match import Match
from tatami.review.decisions import Decision
from tatami.view import View

Forgotten = Callable[[View, str, str], Sequence[str]]  # view, played, best: places with forgotten pieces


def facts(match: Match, decision: Decision) -> list[Message]:
    """Why the best move was better than the one played, most important fact first.

    The match stands before the decision, at a table that shows the past.
    """
    view = match.view(decision.seat)
    actions = {action.token: action for action in view.actions}
    best, played = actions[decision.best], actions[decision.played]
    told = [_then("why-better", "why-better-then", best)]
    if played.preview_words is not None:
        told.append(_then("why-played", "why-played-then", played))
    told += _values(decision)
    told += _reply(match, decision)
    told += _forgotten(match, view, decision)
    if decision.weighed.exact:
        told.append(Message("why-proven"))
    return told


def _then(plain: str, then: str, action: Action) -> Message:
    if action.preview_words is None:
        return Message(plain, {"move": action.words})
    return Message(then, {"move": action.words, "preview": action.preview_words})


def _values(decision: Decision) -> list[Message]:
    """The chances of both moves, where they differ, and the points."""
    seat, told = decision.seat - 1, []
    value, cost = decision.weighed.value, decision.weighed.cost
    better, lost = value.share[seat], cost.share[seat]
    if decision.loss > 0:
        worse = max(0.0, min(1.0, better - lost))
        told.append(Message("why-share", {"better": round(100 * better), "played": round(100 * worse)}))
    if (more := round(decision.points_lost)) >= 1:
        told.append(Message("why-points", {"points": more}))
    return told


def _reply(match: Match, decision: Decision) -> list[Message]:
    """The next player's reply; it can be described only with perfect information."""
    reply = decision.weighed.reply_to_played
    if reply is None or match.game.has_secrets:
        return []
    after = match.copy()
    after.play(decision.played)
    if after.to_move is None or after.to_move == decision.seat:
        return []
    for action in after.view(after.to_move).actions:
        if action.token == reply[0]:
            return [Message("why-reply", {"seat": Seat(after.to_move), "move": action.words})]
    return []


def _forgotten(match: Match, view: View, decision: Decision) -> list[Message]:
    """The pieces the player had seen, where forgetting them explains the move."""
    explain = _explainer(match.game.name)
    if explain is None:
        return []
    places: dict[str, Place] = {place.id: place for place in view.places}
    told = []
    for spot in explain(view, decision.played, decision.best):
        place, number = places[spot], last_seen(match, decision.seat, spot)
        if number is not None and place.pieces:
            args = {"place": place.words, "piece": place.pieces[0].words, "number": number}
            told.append(Message("why-forgotten", args))
    return told


def last_seen(match: Match, seat: int, spot: str) -> int | None:
    """The number, from 1, of the last action in which a seat saw a piece revealed at a place."""
    for step in reversed(match.events(seat)):
        for event in step.events:
            if event.piece is not None and event.piece.face == "up" and spot in (event.source, event.target):
                return step.index + 1
    return None


def _explainer(game: str) -> Forgotten | None:
    """A game's detector of forgetting: `forgotten` in `forgetting` of its bots, if there is one."""
    name = f"tatami.bots.{game}.forgetting"
    if importlib.util.find_spec(f"tatami.bots.{game}") is None or importlib.util.find_spec(name) is None:
        return None
    found: Forgotten = importlib.import_module(name).forgotten
    return found


def message_data(message: Message) -> dict[str, Any]:
    """A message as plain data: its id and arguments, seats as {"seat": number}."""
    return {"id": message.id, "args": {key: _plain(value) for key, value in message.args.items()}}


def _plain(value: Any) -> Any:
    if isinstance(value, Message):
        return message_data(value)
    if isinstance(value, Seat):
        return {"seat": value.number}
    return [_plain(item) for item in value] if isinstance(value, tuple) else value


def message_of(data: Mapping[str, Any]) -> Message:
    """The inverse of `message_data`."""
    return Message(data["id"], {key: _value(value) for key, value in data["args"].items()})


def _value(data: Any) -> Any:
    if isinstance(data, Mapping):
        return Seat(data["seat"]) if "seat" in data and "id" not in data else message_of(data)
    return tuple(_value(item) for item in data) if isinstance(data, list) else data


def said(messages: Sequence[Message], speaker: Speaker) -> list[str]:
    """The same as text."""
    return [speaker.say(message) for message in messages]
