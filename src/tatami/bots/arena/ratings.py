"""Ratings of bots: the Bradley-Terry model on the Elo scale."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from tatami.bots.arena import figures
from tatami.bots.arena.figures import Array, Figure

SCALE = 400 / math.log(10)  # 400 points are odds of ten to one
TIMES = 400  # bootstrap samples
DRAWN = 0.5  # pseudo-wins for both, added for each pair that met, so that no rating is infinite
PULL = 1e-3  # towards the mean, for bots that never met
STEPS, LONGEST_STEP = 60, 2.0


def rate(wins: Array, names: Sequence[str], seed: int = 0) -> dict[str, Figure]:
    """Ratings by name from wins[sample, i, j], the wins of i against j in each independent sample.

    `random` has rating 0, or else the weakest; the intervals are those of the distance to it.
    """
    counts = figures.resamples(len(wins), TIMES, seed)
    drawn = np.tensordot(counts, wins, 1)
    strength = fit(wins.sum(0)) * SCALE
    others = fit(drawn) * SCALE
    anchor = names.index("random") if "random" in names else int(strength.argmin())
    strength, others = strength - strength[anchor], others - others[:, anchor, None]
    return {
        name: figures.spread(others[:, place], float(strength[place])) for place, name in enumerate(names)
    }


def fit(wins: Array) -> Array:
    """The strengths, of mean 0, that make wins[…, i, j] most likely; ties count half for both."""
    met = (wins + np.swapaxes(wins, -1, -2)) > 0
    won = wins + DRAWN * met
    played = won + np.swapaxes(won, -1, -2)
    strength = np.zeros(wins.shape[:-1])
    for _ in range(STEPS):
        expected = played / (1 + np.exp(strength[..., None, :] - strength[..., :, None]))
        slope = (won - expected).sum(-1) - PULL * strength
        bend = expected * (1 - expected / np.maximum(played, DRAWN))
        curve = -bend
        index = np.arange(wins.shape[-1])
        curve[..., index, index] += bend.sum(-1) + PULL
        step = np.linalg.solve(curve, slope[..., None])[..., 0]
        strength += np.clip(step, -LONGEST_STEP, LONGEST_STEP)
    centred: Array = strength - strength.mean(-1, keepdims=True)
    return centred
