"""The games in Gymnasium: its own checks pass, and the agent sees what its seat may know."""

from __future__ import annotations

import pickle
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from hypothesis import given
from hypothesis import strategies as st

import tatami
from tatami.adapters.gymnasium import TatamiEnv, TatamiVectorEnv
from tatami.engine.game import GameError
from tests.conformance.tables import GAMES, Table, every_table, percents, plain_table, seeds


def made(table: Table, **kwargs: Any) -> Any:
    return TatamiEnv(table.name, seats=table.seats, options=table.options, **kwargs)


def masked(environment: Any, info: dict[str, Any], chance: np.random.Generator) -> int:
    return int(chance.choice(np.flatnonzero(info["action_mask"])))


@every_table
def test_gymnasiums_own_checks_pass(table: Table):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*(spec|not wrapped).*")
        check_env(made(table), skip_render_check=True)
        check_env(made(table, masks="observation"), skip_render_check=True)


@plain_table
def test_whole_games_are_played_from_every_seat(table: Table):
    for seat in range(1, table.seats + 1):
        environment = made(table, seat=seat, reward="margin")
        chance = np.random.default_rng(seat)
        seen, info = environment.reset(seed=seat)
        over, steps = False, 0
        while not over:
            match = environment.match
            assert match.to_move == seat == info["seat"] and info["action_mask"].any()
            assert seen.tobytes() == match.view(seat).tensor().tobytes()
            assert environment.action_masks().tolist() == match.view(seat).legal_mask.tolist()
            seen, reward, over, cut, info = environment.step(masked(environment, info, chance))
            assert not cut and (over or reward == 0)
            steps += 1
        assert steps and not info["action_mask"].any()
        points = info["scores"]
        others = np.delete(points, seat - 1)
        assert reward == pytest.approx(points[seat - 1] - others.mean())
        with pytest.raises(gymnasium.error.ResetNeeded):
            environment.step(0)


@plain_table
@given(seed=seeds, percent=percents, world=st.integers(0, 2**64 - 1))
def test_worlds_that_look_alike_are_shown_alike(table: Table, seed: int, percent: int, world: int):
    environment = made(table, masks="observation")
    match = table.position(seed, percent)
    for seat in range(1, table.seats + 1):
        environment.seat, shown = seat, []
        for one in (match, match.view(seat).determinize(world)):
            environment.match = one
            shown.append((environment._seen(), environment._info(), environment.action_masks().tobytes()))
        assert data_equivalence(shown[0][0], shown[1][0], exact=True)
        infos = [{key: what for key, what in info.items() if key != "scores"} for _, info, _ in shown]
        assert data_equivalence(infos[0], infos[1], exact=True)
        assert ("scores" in shown[0][1]) == match.over and shown[0][2] == shown[1][2]


class Peeker:
    """Keeps every view it gets."""

    def __init__(self) -> None:
        self.views: list[tatami.View] = []

    def choose(self, view: tatami.View) -> str:
        self.views.append(view)
        return view.legal[0]


def first(view: tatami.View) -> str:
    return view.legal[0]


@pytest.mark.parametrize("name", GAMES)
def test_opponents_are_bots_policies_functions_or_a_list(name: str):
    peeker = Peeker()
    policy = tatami.policy(lambda observations, masks: masks.argmax(axis=1))
    seats = tatami.new(name).seats
    for opponents in ("random", f"{__name__}:first", first, policy, peeker, ["random"] * (seats - 1)):
        environment = TatamiEnv(name, opponents=opponents, seat=1)
        _, info = environment.reset(seed=1)
        over = False
        while not over:
            _, _, over, _, info = environment.step(int(info["action_mask"].argmax()))
    assert peeker.views and all(view.seat != 1 and view.is_asked for view in peeker.views)
    with pytest.raises(GameError, match="opponents, not"):
        TatamiEnv(name, opponents=["random"] * seats)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_game_also_against_bots_that_think(name: str):
    games = []
    for _ in range(2):
        environment = TatamiEnv(name, opponents="ismcts@20")
        _, info = environment.reset(seed=5)
        for _ in range(3):
            _, _, _, _, info = environment.step(int(info["action_mask"].argmax()))
        games.append((environment.seat, environment.match.deal, environment.match.history))
    assert games[0] == games[1]


@pytest.mark.parametrize("name", GAMES)
def test_an_illegal_action_is_a_defeat_or_says_why(name: str):
    environment = TatamiEnv(name)
    _, info = environment.reset(seed=2)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, _, info = environment.step(wrong)
    assert (reward, over) == (-1.0, True) and not info["action_mask"].any()
    with pytest.raises(gymnasium.error.ResetNeeded):
        environment.step(0)
    strict = TatamiEnv(name, illegal="raise")
    strict.reset(seed=2)
    with pytest.raises(tatami.IllegalAction):
        strict.step(wrong)
    with pytest.raises(ValueError, match="not an action"):
        strict.step(len(strict.tokens))


def test_invalid_environments_are_refused():
    for wrong in ({"seat": 9}, {"masks": "face"}, {"illegal": "ignore"}, {"render_mode": "rgb_array"}):
        with pytest.raises((GameError, ValueError), match="There is no"):
            TatamiEnv("tenno", **wrong)
    with pytest.raises(gymnasium.error.ResetNeeded):
        TatamiEnv("tenno").step(0)


@pytest.mark.parametrize("name", GAMES)
def test_environments_can_be_pickled_and_rendered(name: str):
    environment = TatamiEnv(name, render_mode="ansi")
    environment.reset(seed=1)
    again = pickle.loads(pickle.dumps(environment))
    assert again.render() == environment.render() == environment.view().text()
    legal = int(environment.action_masks().argmax())
    assert data_equivalence(again.step(legal), environment.step(legal), exact=True)


@pytest.mark.parametrize("name", GAMES)
def test_the_registry_makes_one_or_many(name: str):
    id = f"tatami/{name.capitalize()}-v0"
    one: Any = gymnasium.make(id, opponents="random", reward="margin")
    one.reset(seed=1)
    assert one.unwrapped.match.game.name == name
    many = gymnasium.make_vec(id, num_envs=3)
    assert isinstance(many.unwrapped, TatamiVectorEnv) and many.num_envs == 3
    several = gymnasium.make_vec(id, num_envs=2, vectorization_mode="sync")
    _, info = several.reset(seed=1)
    assert info["action_mask"].shape == (2, one.action_space.n)


# Many at once.


@plain_table
def test_many_tables_show_each_agent_its_own_view(table: Table):
    many = TatamiVectorEnv(table.name, 6, seats=table.seats, reward="margin")
    chance = np.random.default_rng(1)
    seen, info = many.reset(seed=3)
    ended = 0
    while ended < 6:
        assert many.observation_space.contains(seen)
        for index in range(6):
            match, seat = many.batch.match(index), int(info["seat"][index])
            assert match.to_move == seat
            assert seen[index].tobytes() == match.view(seat).tensor().tobytes()
            assert info["action_mask"][index].tolist() == match.view(seat).legal_mask.astype(int).tolist()
        likes = chance.random(info["action_mask"].shape) * info["action_mask"]
        seen, reward, over, cut, info = many.step(likes.argmax(axis=1))
        assert not cut.any() and not reward[~over].any()
        assert ("final_obs" in info) == bool(over.any())
        ended += int(over.sum())


def test_vector_rewards_equal_those_of_single_tables():
    """All follow the first legal action, so both kinds of environment play the same game from a deal."""
    act = lambda observations, masks: masks.argmax(axis=1)  # noqa: E731
    many = TatamiVectorEnv("tenka", 4, seats=3, seat=2, opponents=act, reward="margin")
    _, info = many.reset(seed=1)
    starts = [many.batch.match(index) for index in range(4)]
    got: dict[int, tuple[float, bytes]] = {}
    while len(got) < 4:
        _, reward, over, _, info = many.step(info["action_mask"].argmax(axis=1))
        for index in np.flatnonzero(over).tolist():
            got.setdefault(index, (float(reward[index]), info["final_obs"][index].tobytes()))
    for index, match in enumerate(starts):
        while not match.over:
            match.play(match.legal()[0])
        points = match.scores()
        others = [points[seat] for seat in points if seat != 2]
        assert got[index][0] == pytest.approx(points[2] - sum(others) / 2, abs=1e-3)
        assert got[index][1] == match.view(2).tensor().tobytes()


@pytest.mark.parametrize("masks", ["info", "observation"])
def test_many_tables_are_the_same_for_the_same_seed(masks: str):
    runs = []
    for _ in range(2):
        many = TatamiVectorEnv("tenno", 5, masks=masks, opponents="random")
        out: list[Any] = [many.reset(seed=8)]
        for _ in range(30):
            info = out[-1][-1]
            out.append(many.step(info["action_mask"].argmax(axis=1)))
        runs.append(out)
    assert data_equivalence(runs[0], runs[1], exact=True)


def test_bots_and_policies_sit_at_many_tables():
    policy = tatami.policy(lambda observations, masks: masks.argmax(axis=1))
    for opponents in (policy, "ismcts@10", Peeker()):
        many = TatamiVectorEnv("tenno", 2, seats=3, opponents=opponents)
        _, info = many.reset(seed=1)
        for _ in range(4):
            _, _, _, _, info = many.step(info["action_mask"].argmax(axis=1))
    with pytest.raises(GameError, match="may not be played"):
        many.step((info["action_mask"] == 0).argmax(axis=1))
    with pytest.raises(ValueError, match="one seed"):
        many.reset(seed=[1, 2])
