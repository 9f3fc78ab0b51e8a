"""Free exploration: moves for all sides from any position, and values as blind as the seat to move."""

from __future__ import annotations

from random import Random

import pytest

from tatami.engine.game import GameError
from tatami.match import IllegalAction
from tatami.review import trial
from tatami.review.trial import tried, viewpoint, worths
from tests.review.games import GAMES, SECRETIVE, finished
from tests.server.twins import other_world


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "SIMULATIONS", 300)
    monkeypatch.setattr(trial, "GLANCE", 60)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_may_go_on_otherwise_from_any_move_to_another_end(game: str):
    match, chance = finished(game), Random(7)
    step = len(match.history) // 2
    tokens = list[str]()
    while (now := tried(match, step, tokens)).to_move is not None:
        assert viewpoint(now) == now.to_move
        tokens.append(chance.choice(now.legal()))
    assert now.over and now.history == [*match.history[:step], *tokens]
    assert viewpoint(now) == tried(match, step, tokens[:-1]).to_move
    assert match.over and len(match.history) != step, "the game itself stays as it was"


@pytest.mark.parametrize("game", GAMES)
def test_every_legal_move_has_a_value_best_first(game: str):
    match = finished(game)
    now = tried(match, len(match.history) // 2, [])
    found = worths(now)
    assert sorted(one.token for one in found.choices) == sorted(now.legal())
    assert found.cost.share == (0.0,) * now.seats, "nothing is compared with a move that was played"
    assert found.choices[0].share == found.value.share[(now.to_move or 1) - 1]
    others = [(-one.share, -one.points) for one in found.choices[1:]]
    assert others == sorted(others)
    again = worths(tried(match, len(match.history) // 2, []))
    assert again.choices == found.choices


@pytest.mark.parametrize("game", SECRETIVE)
def test_exchanged_hidden_cards_give_the_same_values(game: str):
    chance, match = Random(5), finished(game)
    step = len(match.history) // 3
    now = tried(match, step, [])
    worlds = (other_world(match.at(step), now.to_move, chance) for _ in range(400))
    world = next(world for world in worlds if world is not None)
    assert worths(world.recalled()) == worths(now)


def test_what_cannot_be_tried_is_refused():
    match = finished("take")
    with pytest.raises(IllegalAction):
        tried(match, 3, ["zzz"])
    with pytest.raises(GameError, match="no move"):
        tried(match, len(match.history) + 1, [])
    with pytest.raises(GameError, match="over"):
        worths(tried(match, len(match.history), []))
