"""Finished games to review."""

from __future__ import annotations

from functools import cache

import tatami
from tatami.games import load
from tatami.match import Match

GAMES = tatami.games()
SECRETIVE = [name for name in GAMES if load(name).has_secrets]


@cache
def finished(game: str, level: str = "samurai", seed: int = 1, seats: int | None = None) -> Match:
    """A game that equals played to its end; only to be read."""
    match = tatami.new(game, seats=seats, seed=seed)
    play_on(match, level, seed)
    return match


def play_on(match: Match, level: str, seed: int) -> None:
    """Let bots of one level play a match to its end."""
    players = {
        seat: tatami.bot(level, match.game.name, seed=seed + seat) for seat in range(1, match.seats + 1)
    }
    while match.to_move is not None:
        match.play(players[match.to_move].choose(match.view(match.to_move)))
