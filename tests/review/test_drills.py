"""Drills: the same for every reader, made from a view alone, scored by the exact belief."""

from __future__ import annotations

from collections import Counter

import pytest

import tatami
from tatami.engine.game import GameError
from tatami.review.drills import HIDDEN, belief, drill, games, parse
from tests.review.games import GAMES, SECRETIVE, finished


def test_games_with_secrets_have_drills():
    assert games() == SECRETIVE
    for game in set(GAMES) - set(SECRETIVE):
        with pytest.raises(GameError):
            drill(game, 1, 1)


@pytest.mark.parametrize("game", SECRETIVE)
def test_drill_asks_for_what_the_seat_cannot_see(game: str):
    for seed in range(2):
        made = drill(game, 2, seed)
        assert parse(made.id).chances == made.chances and not made.match.over
        place = next(place for place in made.view.places if place.id == made.place)
        assert not place.id.startswith(f"seat/{made.seat}/")
        assert any(piece.kind == HIDDEN for piece in place.pieces)
        assert set(made.kinds) <= set(made.chances) and set(made.kinds) == set(made.words)
        scores = [made.score(kind) for kind in made.kinds]
        assert max(scores) == 1 and min(scores) < 1
        with pytest.raises(GameError):
            made.score("nothing")


@pytest.mark.parametrize("game", SECRETIVE)
def test_belief_of_a_drill_follows_from_the_view(game: str):
    match = drill(game, 1, 5).match
    view = match.view(1)
    assert belief(view.determinize(7).view(1)) == belief(view)


def test_belief_of_tenno_is_the_one_that_worlds_are_drawn_by():
    match = finished("tenno").at(26)
    view, worlds, drawn = match.view(1), 400, Counter[tuple[str, str]]()
    chances, exact = belief(view)
    assert exact and chances
    for number in range(worlds):
        world = view.determinize(number)
        for owner in range(2, view.seats + 1):
            for place in world.view(owner).places:
                if place.id in chances and place.id.startswith(f"seat/{owner}/row"):
                    drawn[place.id, place.pieces[0].kind] += 1
    for spot, likely in chances.items():
        assert sum(likely.values()) == pytest.approx(1.0, abs=1e-5)
        for kind, chance in likely.items():
            assert drawn[spot, kind] / worlds == pytest.approx(chance, abs=0.12)


@pytest.mark.parametrize("name", ["tenno-0-1", "tenno-99-1", "tenno-1", "take-1-1", "tenno-1-x", ""])
def test_invalid_drills_are_refused(name: str):
    with pytest.raises(GameError):
        parse(name)


def test_table_of_a_drill_does_not_help_to_remember():
    assert not drill("tenno", 2, 1).match.game.recalls(drill("tenno", 2, 1).match.options)
    assert tatami.new("tenno", seed=1).recalls
