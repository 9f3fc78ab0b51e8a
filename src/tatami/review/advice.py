"""Reasons for a hint, as messages made from facts: cards seen before, the expected reply, a proof."""

from __future__ import annotations

from tatami.bots import Thought
from tatami.engine.scene import Message
from tatami.match import Match
from tatami.review.facts import last_sight, reply_to


def reasons(match: Match, seat: int, thought: Thought) -> list[Message]:
    """Why a bot advises its choice; the match stands before the decision."""
    told = _seen(match, seat, thought.choice) + reply_to(match, seat, thought.line)
    if thought.exact:
        told.append(Message("why-proven"))
    return told


def _seen(match: Match, seat: int, token: str) -> list[Message]:
    """The hidden piece that the move aims at, if the seat has seen it lie there, and when it did."""
    view = match.recalled().view(seat)
    places = {place.id: place for place in view.places}
    touched = next((action.places for action in view.actions if action.token == token), ())
    told = []
    for spot in touched:
        place = places.get(spot)
        if place is None or spot.startswith(f"seat/{seat}/") or len(place.pieces) != 1:
            continue
        marks = place.pieces[0].marks
        if "seen" not in marks or "changed" in marks:
            continue
        if seen := last_sight(match, seat, spot, marks["seen"]):
            number, piece = seen
            args = {"place": place.words, "piece": piece.words, "number": number}
            told.append(Message("why-forgotten", args))
    return told
