"""A game as rows: one for each decision, from the view of the deciding seat, and one per seat at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from tatami.adapters import rewards
from tatami.match import Match
from tatami.research.dataset.plan import Played

if TYPE_CHECKING:
    Array = np.ndarray[Any, np.dtype[Any]]

NO_ACTION = -1  # in the row of a seat at the end of a game

COLUMNS = {
    "game": "the number of the game in this dataset",
    "step": "decisions made in the game before this one",
    "seat": "the seat that decides, from 1",
    "player": "who sits there: a bot with its budget, or person",
    "observation": "what the seat sees, as bytes; dataset.json says where its fields stand",
    "action_mask": "1 for each action that is legal, 0 for the others; all 0 at the end",
    "action": "what the seat did; -1 in its last row, which shows the end of the game",
    "token": "the same as text, empty at the end",
    "reward": "by rank, from 1 for the first to -1 for the last, with the seat's last decision, else 0",
    "margin": "own points less the mean of the others', with the seat's last decision, else 0",
    "return_reward": "the sum of the rewards from here on",
    "return_margin": "the sum of the margins from here on",
    "done": "true in the row that shows the end",
    "value": "what the player expected, from 0 to 1, where it looked ahead",
}


def rows(number: int, played: Played) -> dict[str, list[Any]]:
    """The columns of a game."""
    match = played.match
    gains = np.stack([rewards.rewards(kind, match.state()) for kind in (rewards.RANK, rewards.MARGIN)])
    last = {seat: step for step, (_, seat, _) in enumerate(match.played(None))}
    found: dict[str, list[Any]] = {name: [] for name in COLUMNS}
    at = Match.from_deal(match.game, match.deal or "", match.options, match.version)

    def add(seat: int, action: int, value: float | None) -> None:
        observation, mask = at.see(seat)
        rank, margin = gains[:, seat - 1].tolist()
        step, now = len(at.actions), len(at.actions) == last.get(seat) and action != NO_ACTION
        row: tuple[Any, ...] = (number, step, seat, played.players[seat - 1], observation, mask, action)
        token = match.tokens[action] if action != NO_ACTION else ""
        left = (0.0, 0.0) if action == NO_ACTION else (rank, margin)
        row += (token, rank * now, margin * now, *left, action == NO_ACTION, value)
        for name, cell in zip(COLUMNS, row, strict=True):
            found[name].append(cell)

    for action, value in zip(match.actions, played.values, strict=True):
        assert at.to_move is not None
        add(at.to_move, action, value)
        at.play_number(action)
    for seat in range(1, match.seats + 1):
        add(seat, NO_ACTION, None)
    return found
