"""The games and their states for OpenSpiel, registered by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pyspiel

from tatami.adapters import rewards
from tatami.adapters.openspiel.dealing import LONGEST
from tatami.adapters.openspiel.observer import Observer
from tatami.adapters.openspiel.position import (
    CHANCE,
    TERMINAL,
    Dealing,
    Position,
    Table,
    imagine,
    table,
)
from tatami.engine.game import Game
from tatami.engine.i18n.speaker import Speaker
from tatami.engine.scene import Message
from tatami.games import load, names
from tatami.view import View

PREFIX = "python_tatami_"
TEXT = "_"  # prefix of a text that would otherwise be parsed as another type


class SpielState(pyspiel.State):  # type: ignore[misc] # pyspiel has no types
    """A game in play; it wraps one immutable position."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position: Dealing | Position = game.start

    def current_player(self) -> int:
        """The player to move from 0, chance, or terminal."""
        return self.position.player

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.player == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        numbers = self.position.table.numbers
        return [numbers[action] for action in self.dealt().legal()]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The possible next draws, all equally likely."""
        assert isinstance(self.position, Dealing)
        bound = self.position.bound
        return [(outcome, 1 / bound) for outcome in range(bound)]

    def _apply_action(self, action: int) -> None:
        if isinstance(self.position, Position):
            action = self.position.table.actions[action]
        self.position = self.position.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        table = self.position.table
        return f"draw {action}" if player == CHANCE else table.tokens[table.actions[action]]

    def returns(self) -> list[float]:
        """The return of each player, zero before the end."""
        if isinstance(self.position, Dealing):
            return [0.0] * self.position.table.seats
        return self.position.returns()

    def resample_from_infostate(self, player: int, chance: Callable[[], float]) -> SpielState:
        """A state that could be this one, given a player's information; it has no action history."""
        return _state(self.get_game(), self.position.resample(player, chance))

    def __str__(self) -> str:
        return str(self.position)

    def dealt(self) -> Position:
        """The position, once the deal is complete."""
        assert isinstance(self.position, Position)
        return self.position


class SpielGame(pyspiel.Game):  # type: ignore[misc] # pyspiel has no types
    """A game at a table of a given size, with options and a kind of reward."""

    name: str  # of the game; a subclass for each sets it

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {
            name: read(value) for name, value in {**_parameters(load(self.name)), **(params or {})}.items()
        }
        seats, reward, deal = given.pop("players"), given.pop("reward"), given.pop("deal")
        place = table(self.name, seats, tuple(sorted(given.items())), reward, deal)
        spelt = {name: spell(place.options.get(name, read(value))) for name, value in (params or {}).items()}
        most = rewards.MOST[reward]
        info = pyspiel.GameInfo(
            num_distinct_actions=len(place.actions),
            max_chance_outcomes=max(place.bounds, default=0),
            num_players=seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=place.decisions,
        )
        super().__init__((OPEN_TYPES if deal else TYPES)[self.name], info, spelt)
        self.table: Table = place
        self.start = place.deal(())

    def new_initial_state(self) -> SpielState:
        """A state before the deal."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The maximum number of draws in a deal."""
        return LONGEST * len(self.table.bounds)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        """The observer of states; OpenSpiel's default observation if no kind is given."""
        return Observer(self.table, kind or pyspiel.IIGObservationType(perfect_recall=False))


def _state(game: SpielGame, position: Dealing | Position) -> SpielState:
    state = game.new_initial_state()
    state.position = position
    return state


def state_of(view: View, chance: Callable[[], float], reward: str = rewards.RANK) -> SpielState:
    """A state that could be the real one, given a view; its past is unknown.

    Searches from it must sample other such worlds by `resample_from_infostate`.
    """
    options = tuple(sorted(view.options.items()))
    game = _game(view.game.name, view.seats, options, reward)
    return _state(game, imagine(view, reward, chance))


@cache
def _game(name: str, seats: int, options: tuple[tuple[str, Any], ...], reward: str) -> SpielGame:
    params = {"players": seats, "reward": reward, **dict(options)}
    game: SpielGame = pyspiel.load_game(PREFIX + name, params)
    return game


def _parameters(game: Game) -> dict[str, Any]:
    """All parameters of a game with their defaults."""
    options = {option.name: spell(option.default) for option in game.options}
    return {"players": game.usual_seats, "reward": rewards.RANK, "deal": TEXT, **options}


def spell(value: Any) -> Any:
    """Escape a parameter so that OpenSpiel parses it from a game's string as text.

    There, a text may not be empty nor begin like a number: `cards=_123`.
    """
    return f"{TEXT}{value}" if isinstance(value, str) and not value[:1].isalpha() else value


def read(value: Any) -> Any:
    """The inverse."""
    return value.removeprefix(TEXT) if isinstance(value, str) else value


def _type(game: Game, is_dealt: bool = False) -> Any:
    kinds = pyspiel.GameType
    secret = kinds.Information.IMPERFECT_INFORMATION
    title = Speaker(f"games/{game.name}").say(Message("title"))
    return kinds(
        short_name=PREFIX + game.name,
        long_name=title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.DETERMINISTIC if is_dealt else kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=secret if game.has_secrets else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )


TYPES = {name: _type(load(name)) for name in names()}
OPEN_TYPES = {name: _type(load(name), is_dealt=True) for name in names()}  # of games whose deal is given
for _name, _kind in TYPES.items():
    # A class, not a function: OpenSpiel releases registered objects after Python has shut down, and a
    # class outlives that.
    pyspiel.register_game(_kind, type(f"SpielGame_{_name}", (SpielGame,), {"name": _name}))
