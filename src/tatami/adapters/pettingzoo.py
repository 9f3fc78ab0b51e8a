"""The games in PettingZoo: one AEC environment for all of them.

`env("tenno", seats=4)` makes one; importing this also registers them, so that
`pettingzoo.make("aec", "tatami/tenno-v1", seats=4)` does too. The suffix is the version of the rules.

* Agents are `player_0`, `player_1`, …: seats 1, 2, … of the table.
* An observation has `observation`, the agent's view as numbers, laid out as `fields` says, and
  `action_mask`, 1 for what it may play now; all zeros unless the agent is to move.
* An action is a number; `tokens` says which token each is.
* After `max_cycles` times as many decisions as there are agents a game is cut off: all are truncated, without
  a reward.
* Rewards come at the end and sum to zero, by `rank` (1 for the first, -1 for the last) or by `margin` (own
  points less the mean of the others').
"""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.env_registry.registration import aec_registry, parallel_registry, register
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from pettingzoo.utils.env_logger import EnvLogger
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from tatami.adapters import rewards
from tatami.games import load, names
from tatami.match import IllegalAction, new
from tatami.view import View

if TYPE_CHECKING:
    Array = np.ndarray[Any, np.dtype[Any]]

MODES = ("human", "ansi")


class raw_env(AECEnv):  # type: ignore[misc] # pettingzoo has no types
    """A match as an AEC environment; an illegal action raises IllegalAction, which says why."""

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        reward: str = rewards.RANK,
        render_mode: str | None = None,
        max_cycles: int | None = None,
    ) -> None:
        super().__init__()
        if max_cycles is not None and max_cycles < 1:
            raise ValueError(f"A game has at least one cycle, not {max_cycles}.")
        if render_mode is not None and render_mode not in MODES:
            raise ValueError(f"There is no render mode {render_mode!r:.40}; there are {', '.join(MODES)}.")
        self.match = new(game, seats=seats, seed=0, options=options)  # also validates the arguments
        self.reward = rewards.check(reward)
        self.render_mode = render_mode
        self.most = None if max_cycles is None else max_cycles * self.match.seats  # maximum decisions
        self.metadata = {
            "name": f"tatami_{game}_v{load(game).version}",
            "render_modes": list(MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"player_{index}" for index in range(self.match.seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents, 1)}
        self._chance = np.random.default_rng()
        self._spaces: dict[str, tuple[Dict, Discrete[Any]]] = {}

    @property
    def tokens(self) -> tuple[str, ...]:
        """Token by action."""
        return self.match.tokens[: self.match.game.actions]

    @property
    def fields(self) -> tuple[tuple[str, int], ...]:
        """The names and sizes of an observation's fields, in order."""
        return self.match.game.observation

    def observation_space(self, agent: str) -> Dict:
        """Small integers, and a mask of legal actions."""
        return self._space(agent)[0]

    def action_space(self, agent: str) -> Discrete[Any]:
        """The space of all action numbers."""
        return self._space(agent)[1]

    def _space(self, agent: str) -> tuple[Dict, Discrete[Any]]:
        if agent not in self._spaces:
            game = self.match.game
            numbers = Box(0, 255, (game.observation_size,), np.uint8)
            mask = Box(0, 1, (game.actions,), np.int8)
            self._spaces[agent] = Dict({"observation": numbers, "action_mask": mask}), Discrete(game.actions)
        return self._spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Redeal: at random, reproducibly from a seed, or from `options["deal"]`."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        match, deal = self.match, (options or {}).get("deal")
        drawn = None if deal else int(self._chance.integers(2**63))
        self.match = new(match.game.name, seats=match.seats, seed=drawn, deal=deal, options=match.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        """Select the agent to move; when the game is over, the first one."""
        seat = self.match.to_move
        self.agent_selection = self.possible_agents[seat - 1 if seat is not None else 0]

    def step(self, action: int | None) -> None:
        """Play an action of the agent to move."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not 0 <= action < self.match.game.actions:
            raise ValueError(
                f"{action!r:.40} is not an action; actions are 0 to {self.match.game.actions - 1}."
            )
        self.match.play_number(action)
        if self.match.over:
            values = rewards.rewards(self.reward, self.match.state())
            self.rewards = dict(zip(self.agents, values, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        elif self.most is not None and len(self.match) >= self.most:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select()
        if self.render_mode == "human":
            self.render()

    def disqualify(self) -> None:
        """End the game after an illegal action: its agent gets the worst reward, the others none."""
        self.rewards = {**dict.fromkeys(self.agents, 0.0), self.agent_selection: -rewards.MOST[self.reward]}
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def view(self, agent: str) -> View:
        """An agent's view, for bots and for people."""
        return self.match.view(self._seats[agent])

    def observe(self, agent: str) -> dict[str, Array]:
        """An agent's view as numbers, and its legal actions."""
        numbers, mask = self.match.see(self._seats[agent])
        if agent != self.agent_selection:
            mask[:] = 0
        return {"observation": numbers, "action_mask": mask.view(np.int8)}

    def state(self) -> Array:
        """The observations of all agents, a row each, for training with a central critic."""
        return np.stack([self.view(agent).tensor() for agent in self.possible_agents])

    def render(self) -> str | None:
        """The table as a spectator sees it, as text: printed for `human`, returned for `ansi`."""
        if self.render_mode is None:
            return None
        text = self.match.view(None).text()
        if self.render_mode == "ansi":
            return text
        print(text, end="\n\n")
        return None

    def close(self) -> None:
        """There is nothing to close."""

    def copy(self) -> raw_env:
        """An independent environment in the same position, for tree search."""
        other = raw_env.__new__(raw_env)
        other.__dict__.update(self.__dict__)
        other.match = self.match.copy()
        other._chance = copy.deepcopy(self._chance)
        other._spaces = {}
        other.agents = self.agents[:]
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations", "infos"):
            if name in self.__dict__:
                setattr(other, name, copy.deepcopy(self.__dict__[name]))
        return other

    def __deepcopy__(self, memo: Any) -> raw_env:
        return self.copy()


class _Checked(OrderEnforcingWrapper):  # type: ignore[misc] # pettingzoo has no types
    """All usual checks in one wrapper, since every further one costs as much as a move."""

    @property
    def agents(self) -> list[str]:
        """The live agents; a property is faster than the wrapper's attribute lookup."""
        if not self._has_reset:
            raise AttributeError  # the wrapper gives the reason
        agents: list[str] = self.env.agents
        return agents

    @property
    def agent_selection(self) -> str:
        """The agent to move."""
        if not self._has_reset:
            raise AttributeError  # the wrapper gives the reason
        agent: str = self.env.agent_selection
        return agent

    def step(self, action: int | None) -> None:
        """Play an action; an illegal one ends the game, as PettingZoo's TerminateIllegalWrapper does."""
        try:
            super().step(action)
        except IllegalAction:
            EnvLogger.warn_on_illegal_move()
            self.env.disqualify()

    def last(self, observe: bool = True) -> tuple[dict[str, Array] | None, float, bool, bool, dict[str, Any]]:
        """Observation, reward, terminated, truncated and info of the agent to move."""
        if not self._has_reset:
            EnvLogger.error_observe_before_reset()
        found: tuple[dict[str, Array] | None, float, bool, bool, dict[str, Any]] = self.env.last(observe)
        return found

    def copy(self) -> _Checked:
        """An independent environment in the same position, for tree search."""
        return copy.deepcopy(self)

    def __str__(self) -> str:
        return str(self.env)


def env(game: str, **kwargs: Any) -> _Checked:
    """The environment with PettingZoo's usual checks: an illegal action ends the game as a defeat."""
    return _Checked(raw_env(game, **kwargs))


def parallel_env(game: str, **kwargs: Any) -> Any:
    """The same for libraries with simultaneous actions; only the action of the agent to move counts.

    The masks of the others are all zeros, and `infos[agent]["active_agent"]` names the agent to move.
    """
    return turn_based_aec_to_parallel(env(game, **kwargs))


for _name in names():
    _id = f"tatami/{_name}-v{load(_name).version}"
    for _kind, _known, _maker in (
        ("aec", aec_registry, "env"),
        ("parallel", parallel_registry, "parallel_env"),
    ):
        if _id not in _known:
            register(_kind, _id, entry_point=f"{__name__}:{_maker}", kwargs={"game": _name})
