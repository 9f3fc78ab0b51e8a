"""Observations for OpenSpiel's players, made from views: current, or with perfect recall."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from tatami.adapters.openspiel.position import DIGEST, SPECTATOR, Dealing, Position, Table
from tatami.engine import kernels


class Observer:
    """Follows OpenSpiel's PyObserver: `set_from` fills `tensor` and `dict`, `string_from` returns text.

    The tensor has the fields of the game's observation by name. With perfect recall two more follow:
    `told`, for each move the number of the action shown to the player plus one, and `digest`, sixteen bytes
    that differ whenever the player's past observations differ.
    """

    def __init__(self, table: Table, kind: Any) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("Nobody sees what all players see: observations are made from views.")
        self._table = table
        self._public = kind.public_info
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recall = kind.perfect_recall
        self.dict: dict[str, np.ndarray[Any, np.dtype[np.float32]]] = {}
        self.tensor: np.ndarray[Any, np.dtype[np.float32]] | None = None
        if self._public:
            self._lay_out()

    def _lay_out(self) -> None:
        """Name the parts of the tensor."""
        game = self._table.game
        fields = list(game.observation)
        if self._recall:
            fields += [("told", self._table.decisions), ("digest", DIGEST)]
        self.tensor = np.zeros(sum(size for _, size in fields), np.float32)
        at = 0
        for name, size in fields:
            self.dict[name] = self.tensor[at : at + size]
            at += size

    def set_from(self, state: Any, player: int) -> None:
        """Fill the tensor with a player's observation; before the deal is complete, with zeros."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        at: Dealing | Position = state.position
        if isinstance(at, Dealing):
            return
        seat = player if self._private else SPECTATOR
        numbers = np.zeros(self._table.game.observation_size, np.uint8)
        kernels.observe(at.view(seat).records, numbers)
        self.tensor[: len(numbers)] = numbers
        if self._recall:
            seen = at.sight(seat)
            self.dict["told"][: len(seen.told) // 2] = np.frombuffer(seen.told, "<u2") + np.float32(1)
            self.dict["digest"][:] = np.frombuffer(seen.digest, np.uint8)

    def string_from(self, state: Any, player: int) -> str:
        """A player's view as text; with perfect recall, the tokens and a digest instead."""
        at: Dealing | Position = state.position
        if isinstance(at, Dealing):
            return ""
        if not self._public:
            return self._secrets(at, player) if self._private else ""
        seat = player if self._private else SPECTATOR
        if not self._recall:
            return at.view(seat).text()
        seen, tokens = at.sight(seat), self._table.tokens
        return " ".join([*(tokens[action] for action in seen.actions()), seen.digest.hex()])

    def _secrets(self, at: Position, player: int) -> str:
        """Information shown to a player but not to a spectator."""
        public = at.view(SPECTATOR).text().split("\n")
        own = at.view(player).text().split("\n")
        secrets = [line for line in own if line not in public]
        return "\n".join([*secrets, at.sight(player).digest.hex()] if self._recall else secrets)
