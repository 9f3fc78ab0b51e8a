"""Reasons for a hint, as messages made from facts: cards seen before, the expected reply, a proof."""

from __future__ import annotations

from tatami.bots import Thought
from tatami.engine.scene import Message
from tatami.match import Match
from tatami.review.facts import last_seen, reply_to


def reasons(match: Match, seat: int, thought: Thought) -> list[Message]:
    """Why a bot advises its choice; the match stands before the decision."""
    told = _seen(match, seat, thought.choice) + reply_to(match, seat, thought.line)
    if thought.exact:
        told.append(Message("why-proven"))
    return told


def _seen(match: Match, seat: int, token: str) -> list[Message]:
    """Where the move aims at a hidden piece that the seat has seen: which one, and when."""
    view = match.recalled().view(seat)
    places = {place.id: place for place in view.places}
    touched = next((action.places for action in view.actions if action.token == token), ())
    told = []
    for spot in touched:
        place = places.get(spot)
        if place is None or spot.startswith(f"seat/{seat}/") or len(place.pieces) != 1:
            continue
        number = last_seen(match, seat, spot)
        if place.pieces[0].face == "down" and number is not None:
            args = {"place": place.words, "piece": place.pieces[0].words, "number": number}
            told.append(Message("why-forgotten", args))
    return told
