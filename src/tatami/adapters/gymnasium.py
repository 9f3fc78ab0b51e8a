"""The games in Gymnasium: one agent at a table of bots or policies.

Importing this registers `tatami/Take-v0` and the others: `gymnasium.make("tatami/Tenno-v0", seats=4,
opponents="samurai")` makes one, and `gymnasium.make_vec(…)` many at once, on `tatami.batch`.

* An observation is the agent's view as small integers, in the layout of `fields`. With
  `masks="observation"` it is a dictionary of `observations` and `action_mask`, as RLlib expects.
* The legal actions are in `info["action_mask"]`; `action_masks()` returns them for SB3-contrib.
* An illegal action ends the game as the worst defeat; with `illegal="raise"` it raises IllegalAction, which
  gives the reason.
* The reward comes at the end, by `rank` or `margin`, as in the other adapters.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.vector import VectorEnv
from gymnasium.vector.utils import batch_space

from tatami.adapters import rewards
from tatami.adapters.batch import Batch
from tatami.adapters.reflexes import Reflexes, is_reflex
from tatami.bots.arena import entrants
from tatami.engine.game import Game, GameError
from tatami.games import names
from tatami.match import IllegalAction, new
from tatami.view import View

if TYPE_CHECKING:
    Array = np.ndarray[Any, np.dtype[Any]]

MODES = ("human", "ansi")
INFO, OBSERVATION = "info", "observation"
LOSE, RAISE = "lose", "raise"
VERSION = 0  # of the environments
RANDOM = "random"
SEEDS = 2**62  # range of the seeds of games and bots

Opponents = (
    Any  # a bot's name, an import path, something with `choose`, a function of a view; or a list of such
)


class TatamiEnv(gymnasium.Env[Any, Any]):
    """One seat at a table whose other seats are played by opponents; see the module docstring."""

    metadata = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012 # as Gymnasium declares it

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        seat: int | None = None,
        opponents: Opponents = RANDOM,
        options: Mapping[str, Any] | None = None,
        reward: str = rewards.RANK,
        masks: str = INFO,
        illegal: str = LOSE,
        render_mode: str | None = None,
    ) -> None:
        self.match = new(game, seats=seats, seed=0, options=options)  # also validates the arguments
        self.reward = rewards.check(reward)
        self._named = _check_seat(seat, self.match.seats)
        self._opponents = _spread(opponents, self.match.seats)
        self._in_observation = _check("masks", masks, (INFO, OBSERVATION)) == OBSERVATION
        self._raises = _check("illegal", illegal, (LOSE, RAISE)) == RAISE
        if render_mode is not None:
            _check("render_mode", render_mode, MODES)
        self.render_mode = render_mode
        self.observation_space = _observations(self.match.game, self._in_observation)
        self.action_space = Discrete(self.match.game.actions)
        self.seat = self._named or 1  # from 1; drawn for each game unless given
        self._choosers: list[Callable[[View], str]] = []
        self._lost = False

    @property
    def tokens(self) -> tuple[str, ...]:
        """Token by action."""
        return self.match.tokens[: self.match.game.actions]

    @property
    def fields(self) -> tuple[tuple[str, int], ...]:
        """The names and sizes of an observation's fields, in order."""
        return self.match.game.observation

    def view(self) -> View:
        """The agent's view, for bots and for people."""
        return self.match.view(self.seat)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Redeal, by the seed or from `options["deal"]`; `options["seat"]` sets the agent's seat."""
        super().reset(seed=seed)
        match, given = self.match, options or {}
        seat = _check_seat(given.get("seat"), match.seats) or self._named
        if seed is not None or not self._choosers:
            others = (self._made(who) for who in self._opponents)
            self._choosers = list(others)
        while True:
            self.seat = seat or int(self.np_random.integers(match.seats)) + 1
            deal = given.get("deal")
            drawn = None if deal else int(self.np_random.integers(SEEDS))
            self.match = new(match.game.name, seats=match.seats, seed=drawn, deal=deal, options=match.options)
            self._lost = False
            self._let_others_play()
            if not self.match.over:
                break
            if deal:
                raise GameError(f"Seat {self.seat} never gets a turn after the deal {deal!r:.80}.")
        self._show()
        return self._seen(), self._info()

    def _made(self, who: Any) -> Callable[[View], str]:
        if isinstance(who, str):
            return entrants.seat(who, self.match.game.name, int(self.np_random.integers(2**31)))
        return getattr(who, "choose", who)  # type: ignore[no-any-return]

    def _let_others_play(self) -> None:
        """Play for the other seats until the agent is to move or the game is over."""
        while self.match.to_move not in (None, self.seat):
            turn = self.match.to_move
            assert turn is not None
            choose = self._choosers[turn - 1 if turn < self.seat else turn - 2]
            self.match.play(choose(self.match.view(turn)))

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play an action, and then the opponents until the agent is to move again."""
        if not self._choosers:
            raise gymnasium.error.ResetNeeded("Call reset before step.")
        if self.match.over or self._lost:
            raise gymnasium.error.ResetNeeded("The game is over: call reset.")
        if not self.action_space.contains(int(action)):
            most = self.match.game.actions - 1
            raise ValueError(f"{action!r:.40} is not an action; actions are 0 to {most}.")
        gained = 0.0
        try:
            self.match.play_number(int(action))
        except IllegalAction:
            if self._raises:
                raise
            self._lost, gained = True, -rewards.MOST[self.reward]
        else:
            self._let_others_play()
            if self.match.over:
                gained = rewards.rewards(self.reward, self.match.state())[self.seat - 1]
        self._show()
        return self._seen(), float(gained), self.match.over or self._lost, False, self._info()

    def _numbers(self) -> tuple[Array, Array]:
        seen, mask = self.match.see(self.seat)
        if self._lost:
            mask[:] = 0
        return seen, mask.view(np.int8)

    def _seen(self) -> Any:
        seen, mask = self._numbers()
        return {"observations": seen, "action_mask": mask} if self._in_observation else seen

    def _info(self) -> dict[str, Any]:
        """The agent's legal actions and seat, and at the end the points by seat."""
        info: dict[str, Any] = {"action_mask": self._numbers()[1], "seat": self.seat}
        if self.match.over:
            info["scores"] = np.array(list(self.match.scores().values()))
        return info

    def action_masks(self) -> Array:
        """The legal actions, in the form SB3-contrib expects."""
        return self._numbers()[1].astype(bool)

    def _show(self) -> None:
        if self.render_mode == "human":
            print(self.view().text(), end="\n\n")

    def render(self) -> str | None:
        """The table as text from the agent's view, for `ansi`; `human` prints by itself."""
        return self.view().text() if self.render_mode == "ansi" else None


class TatamiVectorEnv(VectorEnv[Any, Any, Any]):
    """Many such tables at once, on a batch; a game that ends is replaced by the next one in the same step.

    Opponents are a policy or a function that maps `(observations, masks)` to actions, which are called once
    for all games, or a bot's name or any object with `choose`, which is called game by game. Bots that reply
    without a search play compiled, at all tables at once.
    An illegal action raises GameError.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        seats: int | None = None,
        seat: int | None = None,
        opponents: Opponents = RANDOM,
        options: Mapping[str, Any] | None = None,
        reward: str = rewards.RANK,
        masks: str = INFO,
        threads: int = 1,
        render_mode: str | None = None,
    ) -> None:
        if render_mode is not None:
            raise ValueError("A vector of tables cannot be rendered; make a single one.")
        self.batch = Batch(game, num_envs, seats=seats, options=options, reward=reward, threads=threads)
        self.num_envs = num_envs
        self._named = _check_seat(seat, self.batch.seats)
        self._opponents = opponents
        self._in_observation = _check("masks", masks, (INFO, OBSERVATION)) == OBSERVATION
        self.single_observation_space = _observations(self.batch.game, self._in_observation)
        self.single_action_space = Discrete(self.batch.game.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.metadata = {"autoreset_mode": _same_step()}
        self._seat = np.zeros(num_envs, np.int8)  # the agent's, from 0
        self._finals = self.batch.finals()
        self._gained = np.zeros(num_envs, np.float64)
        self._ended = np.zeros(num_envs, np.bool_)
        self._act: Callable[[Array], Any] | None = None  # the actions of the games it is called with
        self._choosers: list[list[Callable[[View], str]]] = []

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Redeal all games; a seed always gives the same games."""
        if isinstance(seed, list):
            raise ValueError("All games follow from one seed: give a number, not a list.")
        super().reset(seed=seed)
        if seed is not None or (self._act is None and not self._choosers):
            self._make()
        self.batch.reset(int(self.np_random.integers(SEEDS)))
        self._draw_seats(np.ones(self.num_envs, bool))
        self._let_others_play()
        self._gained[:], self._ended[:] = 0, False
        return self._seen(), self._info()

    def _make(self) -> None:
        """Prepare the opponents: one function for all games, or a chooser for each other seat."""
        game, who = self.batch.game.name, getattr(self._opponents, "act", self._opponents)
        if callable(who) and not hasattr(who, "choose"):
            self._act = lambda waiting: who(self.batch.observations, self.batch.masks)
            return
        if who == RANDOM:
            self._act = lambda waiting: self.batch.sample()
            return
        if isinstance(who, str) and not entrants.is_imported(who) and is_reflex(who, game):
            self._act = Reflexes(who, self.batch, int(self.np_random.integers(2**31)))
            return
        others = _spread(who, self.batch.seats)
        self._choosers = [
            [
                entrants.seat(one, game, int(self.np_random.integers(2**31)))
                if isinstance(one, str)
                else getattr(one, "choose", one)
                for one in others
            ]
            for _ in range(self.num_envs)
        ]

    def _draw_seats(self, which: Array) -> None:
        if self._named:
            self._seat[which] = self._named - 1
        else:
            self._seat[which] = self.np_random.integers(self.batch.seats, size=int(which.sum()))

    def step(self, actions: Any) -> tuple[Any, Array, Array, Array, dict[str, Any]]:
        """Play an action at each table, and then the opponents until the agents are to move again."""
        self._gained[:], self._ended[:] = 0, False
        self._play(actions, np.ones(self.num_envs, np.bool_))
        self._let_others_play()
        cut = np.zeros(self.num_envs, np.bool_)
        return self._seen(), self._gained.copy(), self._ended.copy(), cut, self._info()

    def _play(self, actions: Any, playing: Array) -> None:
        self.batch.step_some(actions, playing, self._seat, self._finals)
        over = self.batch.dones
        if over.any():
            # A game that ends before its agent's first move has nobody to reward.
            first = over & ~self._ended
            self._gained[first] = self.batch.rewards[first, self._seat[first]]
            self._ended |= over
            self._draw_seats(over)

    def _let_others_play(self) -> None:
        while (waiting := self.batch.to_move != self._seat).any():
            self._play(self._others(waiting), waiting)

    def _others(self, waiting: Array) -> Any:
        if self._act is not None:
            return np.where(waiting, self._act(waiting), -1)
        actions = np.full(self.num_envs, -1)
        for index in np.flatnonzero(waiting).tolist():
            turn, own = int(self.batch.to_move[index]), int(self._seat[index])
            choose = self._choosers[index][turn if turn < own else turn - 1]
            token = choose(self.batch.match(index).view(turn + 1))
            actions[index] = self.batch.tokens.index(token)
        return actions

    def _seen(self) -> Any:
        seen = self.batch.observations.copy()
        if not self._in_observation:
            return seen
        return {"observations": seen, "action_mask": self.batch.masks.astype(np.int8)}

    def _info(self) -> dict[str, Any]:
        """The agents' legal actions and seats; for games that ended, their last observations."""
        info: dict[str, Any] = {"action_mask": self.batch.masks.astype(np.int8), "seat": self._seat + 1}
        if self._ended.any():
            final = self._finals["row"].copy()
            nothing = np.zeros(self.batch.masks.shape, np.int8)
            info["final_obs"] = (
                {"observations": final, "action_mask": nothing} if self._in_observation else final
            )
            info["_final_obs"] = self._ended.copy()
        return info

    def action_masks(self) -> Array:
        """The legal actions at each table."""
        return self.batch.masks.copy()


def _observations(game: Game, with_mask: bool) -> Any:
    numbers = Box(0, 255, (game.observation_size,), np.uint8)
    if not with_mask:
        return numbers
    return Dict({"observations": numbers, "action_mask": Box(0, 1, (game.actions,), np.int8)})


def _check(name: str, value: str, known: Sequence[str]) -> str:
    if value not in known:
        raise ValueError(f"There is no {name} {value!r:.40}; there are {', '.join(known)}.")
    return value


def _check_seat(seat: Any, seats: int) -> int:
    """The given seat, 0 if none."""
    if seat is None:
        return 0
    if isinstance(seat, bool) or not isinstance(seat, int) or not 1 <= seat <= seats:
        raise GameError(f"There is no seat {seat!r:.40}; seats are 1 to {seats}.")
    return seat


def _spread(opponents: Opponents, seats: int) -> list[Any]:
    """The opponents at the other seats, in order: all the same, or as listed."""
    if not isinstance(opponents, list | tuple):
        return [opponents] * (seats - 1)
    if len(opponents) != seats - 1:
        raise GameError(f"A game with {seats} seats has {seats - 1} opponents, not {len(opponents)}.")
    return list(opponents)


def _same_step() -> Any:
    """Gymnasium's name, from 1.1 on, for games that restart in the step they end in."""
    try:
        from gymnasium.vector import AutoresetMode
    except ImportError:
        return "SameStep"
    return AutoresetMode.SAME_STEP


for _name in names():
    _id = f"tatami/{_name.capitalize()}-v{VERSION}"
    if _id not in gymnasium.registry:
        gymnasium.register(
            _id,
            entry_point=f"{__name__}:TatamiEnv",
            vector_entry_point=f"{__name__}:TatamiVectorEnv",
            kwargs={"game": _name},
        )
