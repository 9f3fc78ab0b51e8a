"""Why a move was better, as messages made from facts: its results, the reply, forgotten cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tatami.bots import part
from tatami.engine.i18n.speaker import Speaker
from tatami.engine.scene import Action, Message, Piece, Place, Seat
from tatami.match import Match
from tatami.review.decisions import Decision
from tatami.view import View

# View, played, best: the places of forgotten pieces, and the kind of each.
Forgotten = Callable[[View, str, str], Sequence[tuple[str, str]]]


def facts(match: Match, decision: Decision) -> list[Message]:
    """Why the best move was better than the one played, most important fact first.

    The match stands before the decision, at a table that shows the past.
    """
    view = match.view(decision.seat)
    actions = {action.token: action for action in view.actions}
    best, played = actions[decision.best], actions[decision.played]
    told = [
        _then("why-better", "why-better-then", best, decision.seat),
        _then("why-played", "why-played-then", played, decision.seat),
    ]
    return told + grounds(match, decision)


def acted(words: Message, seat: int) -> Message:
    """The words or the preview of a seat's action; for everybody else they name that seat."""
    return Message(words.id, {**words.args, "actor": Seat(seat)})


def grounds(match: Match, decision: Decision) -> list[Message]:
    """The same without the two moves: their values, the reply, what was forgotten."""
    view = match.view(decision.seat)
    told = _values(match, decision) + _reply(match, decision) + _forgotten(match, view, decision)
    if decision.weighed.exact:
        told.append(Message("why-proven"))
    return told


def drawn(match: Match, seat: int, token: str) -> dict[str, Any]:
    """Where a move is drawn on a board: its places and, of several pieces in the first, the kind that moves.

    The match stands before the move. Only pieces that the seat sees there are named.
    """
    view = match.view(seat)
    places = next(action.places for action in view.actions if action.token == token)
    first = next((place for place in view.places if place.id == places[0]), None) if places else None
    if first is None or len(first.pieces) < 2:
        return {"places": list(places), "piece": None}
    after, seen = match.copy(), {piece.kind for piece in first.pieces}
    after.play(token)
    [step] = after.events(seat, since=len(match))
    moved = (event.piece.kind for event in step.events if event.piece and event.source == first.id)
    return {"places": list(places), "piece": next((kind for kind in moved if kind in seen), None)}


def _then(plain: str, then: str, action: Action, seat: int) -> Message:
    move = acted(action.words, seat)
    if action.preview_words is None:
        return Message(plain, {"move": move})
    return Message(then, {"move": move, "preview": acted(action.preview_words, seat)})


def _values(match: Match, decision: Decision) -> list[Message]:
    """The chances of both moves, where they differ, and the points."""
    seat, told = decision.seat - 1, []
    value, cost = decision.weighed.value, decision.weighed.cost
    better, lost = value.share[seat], cost.share[seat]
    if decision.loss > 0:
        worse = max(0.0, min(1.0, better - lost))
        told.append(Message("why-share", {"better": round(100 * better), "played": round(100 * worse)}))
    if (more := round(decision.points_lost)) >= 1:
        is_mean = match.game.has_secrets or not decision.weighed.exact
        told.append(Message("why-points" if is_mean else "why-points-exact", {"points": more}))
    return told


def _reply(match: Match, decision: Decision) -> list[Message]:
    """The next player's reply; it can be described only with perfect information."""
    reply = decision.weighed.reply_to_played
    return [] if reply is None else reply_to(match, decision.seat, [decision.played, reply[0]])


def reply_to(match: Match, seat: int, line: Sequence[str]) -> list[Message]:
    """The first move of another player in an expected line of play, in games with perfect information."""
    if match.game.has_secrets:
        return []
    after = match.copy()
    for token in line:
        actions = {} if after.to_move is None else _actions(after)
        if token not in actions:
            return []
        if after.to_move is not None and after.to_move != seat:
            move = acted(actions[token].words, after.to_move)
            return [Message("why-reply", {"seat": Seat(after.to_move), "move": move})]
        after.play(token)
    return []


def _actions(match: Match) -> dict[str, Action]:
    return {action.token: action for action in match.view(match.to_move).actions}


def _forgotten(match: Match, view: View, decision: Decision) -> list[Message]:
    """The pieces the player had seen, where forgetting them explains the move."""
    explain = _explainer(match.game.name)
    if explain is None:
        return []
    places: dict[str, Place] = {place.id: place for place in view.places}
    told = []
    for spot, kind in explain(view, decision.played, decision.best):
        seen = last_sight(match, decision.seat, spot, kind)
        if seen is not None:
            number, piece = seen
            args = {"place": places[spot].words, "piece": piece.words, "number": number}
            told.append(Message("why-forgotten", args))
    return told


def last_sight(match: Match, seat: int, spot: str, kind: str) -> tuple[int, Piece] | None:
    """The number, from 1, of the last action that showed a seat a piece of a kind at a place; and it."""
    for step in reversed(match.events(seat)):
        for event in step.events:
            piece = event.piece
            if piece is None or piece.face != "up" or piece.kind != kind:
                continue
            if spot in (event.source, event.target):
                return step.index + 1, piece
    return None


def _explainer(game: str) -> Forgotten | None:
    """A game's detector of forgetting: `forgotten` in `forgetting` of its bots, if there is one."""
    return getattr(part(game, "forgetting"), "forgotten", None)


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
