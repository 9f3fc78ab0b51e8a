"""Games of the conformance tests as states of OpenSpiel."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

import tatami.adapters.openspiel  # registers the games
from tatami.fair import DealStream, seed_bytes
from tatami.match import Match
from tests.conformance.tables import Table

assert tatami.adapters.openspiel


def load(table: Table, **params: Any) -> Any:
    """The game of a table."""
    return pyspiel.load_game(
        f"python_tatami_{table.name}", {"players": table.seats, **table.options, **params}
    )


class Numbers(DealStream):
    """A stream that keeps the numbers it gave."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed_bytes(seed))
        self.given: list[int] = []

    def below(self, n: int) -> int:
        self.given.append(super().below(n))
        return self.given[-1]


def dealt(table: Table, seed: int, **params: Any) -> Any:
    """The state after the chance outcomes that deal what `tatami.new` deals from a seed."""
    stream = Numbers(seed)
    options = table.game.settle(table.options)
    table.game.draw_deal(stream, table.seats, options)
    state = load(table, **params).new_initial_state()
    for number in stream.given[1 if options["start"] else 0 :]:  # a named start is not left to chance
        state.apply_action(number)
    return state


def state_of(table: Table, seed: int, match: Match, **params: Any) -> Any:
    """The state of a match that was dealt from a seed."""
    state = dealt(table, seed, **params)
    for action in match.actions:
        state.apply_action(action)
    return state


def shown(state: Any, player: int) -> dict[str, Any]:
    """Everything that OpenSpiel shows a player."""
    return {
        "information": state.information_state_string(player),
        "observation": state.observation_string(player),
        "information numbers": np.array(state.information_state_tensor(player)).tobytes(),
        "observation numbers": np.array(state.observation_tensor(player)).tobytes(),
        "legal": state.legal_actions(player),
        **{f"{kind} {said}": text for kind, said, text in _factored(state, player)},
    }


def _factored(state: Any, player: int) -> list[tuple[str, str, str]]:
    """Strings of the observers that show open or secret things only."""
    single, none = pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.NONE
    found = []
    for name, public, private in (("open", True, none), ("secret", False, single)):
        for recall in (False, True):
            kind = pyspiel.IIGObservationType(perfect_recall=recall, public_info=public, private_info=private)
            text = state.get_game().make_py_observer(kind).string_from(state, player)
            found.append((name, "ever" if recall else "now", text))
    return found
