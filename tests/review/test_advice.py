"""The reasons of a hint name only what still lies where its player saw it."""

from __future__ import annotations

from tatami.bots import Thought
from tatami.engine.scene import Message
from tatami.review.advice import reasons
from tests.review.games import finished


def test_hint_names_a_card_that_was_seen_and_may_not_have_changed():
    told = 0
    for seed in (1, 2, 3):
        match = finished("tenno", seed=seed)
        for number in range(len(match.history)):
            now = match.at(number)
            seat = now.to_move or 0
            view = now.recalled().view(seat)
            aimed = {action.token: action.places[-1] for action in view.actions if action.kind == "attack"}
            lie = {place.id: place.pieces[0] for place in view.places if place.id in aimed.values()}
            for token, place in aimed.items():
                said = [
                    each.args for each in reasons(now, seat, _thought(token)) if each.id == "why-forgotten"
                ]
                marks = lie[place].marks
                if "seen" in marks and "changed" not in marks:
                    [args] = said
                    assert args["piece"] == Message("card", {"card": marks["seen"]})
                    told += 1
                else:
                    assert said == []
    assert told


def _thought(token: str) -> Thought:
    return Thought(token, (), (token,), 0, 0.0)
