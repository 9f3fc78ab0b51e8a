"""Forgotten cards: named where forgetting them explains a move, with the place and time they were seen."""

from __future__ import annotations

import numpy as np
import pytest

import tatami
from tatami.bots.tenka.forgetting import BLANK, KNOWING, _rated
from tatami.bots.tenka.forgetting import forgotten as forgotten_in_tenka
from tatami.bots.tenno.forgetting import forgotten as forgotten_in_tenno
from tatami.bots.values import Choice, Weighed, Worth
from tatami.games.tenka.state import PLAY
from tatami.match import Match
from tatami.review.decisions import Decision
from tatami.review.facts import facts
from tests.review.games import finished

# Seat 1 attacks the Shogun in slot 1 of seat 2 with a Samurai, and loses it; then both lose a Farmer.
SEEN = ["123", "123", "3x2.1", "+S", "1=D", "3x1.3", "+7", "+8", "3x2.1", "+7"]
LATER = ["2x1.2", "+8", "+N"]


def tenno(*tokens: str) -> Match:
    """A game for two; where something else is asked than the next token answers, they pass."""
    match = tatami.new("tenno", deal="2 1")
    for token in tokens:
        while token not in match.legal():
            match.play("pass")
        match.play(token)
    return match


def decision(match: Match, played: str, best: str) -> Decision:
    """A decision of which nothing is known but what was played, and what was better."""
    worth = Worth((0.0,) * match.seats, (0.0,) * match.seats)
    choices = Choice(best, 1.0, 1.0, 1), Choice(played, 0.0, 0.0, 1)
    weighed = Weighed(choices, worth, worth, 0.0, 0.0)
    return Decision(len(match.history) + 1, match.to_move or 0, played, weighed)


def test_attack_on_a_shogun_that_was_seen_is_explained_by_forgetting():
    match = tenno(*SEEN, *LATER)
    assert match.to_move == 1
    for best in ("1x2.2", "1x2.3"):
        assert forgotten_in_tenno(match.view(1), "1x2.1", best) == [("seat/2/row/1", "shogun")]
        told = [each for each in facts(match, decision(match, "1x2.1", best)) if each.id == "why-forgotten"]
        assert [each.args["number"] for each in told] == [match.history.index("3x2.1", 3) + 1]
        assert match.view(1).speaker("en", {}).say(told[0]).count("Shogun") == 1


def test_attack_on_a_card_that_may_have_changed_is_not_explained_by_forgetting():
    traded = tenno(*SEEN, "3x1.2", "+N", "1=S")
    assert traded.to_move == 1
    assert forgotten_in_tenno(traded.view(1), "1x2.1", "1x2.2") == []


def test_attack_that_no_memory_speaks_against_is_not_explained_by_forgetting():
    match = tenno(*SEEN, *LATER)
    assert forgotten_in_tenno(match.view(1), "1x2.2", "1x2.3") == []
    assert forgotten_in_tenno(match.view(1), "1x2.2", "1x2.1") == []
    first = tenno("123", "123")
    assert forgotten_in_tenno(first.view(1), "1x2.1", "3x2.2") == []


def plays(match: Match) -> list[Match]:
    """The positions of a game in which a card is chosen."""
    found = [match.at(number) for number in range(len(match.history))]
    return [now for now in found if now.view(now.to_move).record.phase == PLAY and len(now.legal()) > 1]


@pytest.mark.parametrize("seats", [3, 4])
def test_card_named_in_tenka_was_played_before_and_lies_where_it_is_said(seats: int):
    explained = 0
    for seed in (0, 4, 9):
        whole = finished("tenka", seed=seed, seats=seats)
        for now in plays(whole):
            view = now.view(now.to_move)
            cards = np.flatnonzero(view.legal_mask)
            knowing, blank = (_rated(view, cards, memory) for memory in (KNOWING, BLANK))
            played, best = (view.tokens[int(cards[gains.argmax()])] for gains in (blank, knowing))
            named = forgotten_in_tenka(view, played, best)
            if view.record.battle == 0 or played == best:
                assert named == []
            for place, kind in named:
                assert kind in now.history
                assert kind in [
                    piece.kind for each in view.places if each.id == place for piece in each.pieces
                ]
                told = facts(now, decision(now, played, best))
                number = next(each.args["number"] for each in told if each.id == "why-forgotten")
                assert isinstance(number, int) and number > now.history.index(kind)
                explained += 1
    assert explained


def test_last_player_of_a_battle_fears_no_card():
    """All cards of the battle lie open then: there is nothing to remember."""
    for now in plays(finished("tenka", seed=4)):
        view = now.view(now.to_move)
        if np.count_nonzero(view.record.played[view.record.battle] != 255) == now.seats - 1:
            for played in view.legal:
                assert forgotten_in_tenka(view, played, view.legal[0]) == []
