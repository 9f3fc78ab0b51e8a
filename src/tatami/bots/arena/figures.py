"""Means with 95 % intervals over independent samples."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

Figure = dict[str, float | None]  # mean, low and high; None where there are too few samples
Array = np.ndarray[Any, np.dtype[Any]]

DIGITS = 4
Z = 1.959964
# Student's t for few degrees of freedom, where the series below is not good enough.
_T = (12.7062, 4.3027, 3.1824, 2.7764)


def figure(middle: float, low: float, high: float) -> Figure:
    """A figure rounded to its significant digits."""
    return {"mean": round(middle, DIGITS), "low": round(low, DIGITS), "high": round(high, DIGITS)}


def mean(samples: Sequence[float] | Array) -> Figure:
    """The mean of samples with Student's interval."""
    values = np.asarray(samples, float)
    if not len(values):
        return {"mean": None, "low": None, "high": None}
    middle = float(values.mean())
    if len(values) == 1:
        return {"mean": middle, "low": None, "high": None}
    reach = t(len(values) - 1) * float(values.std(ddof=1)) / math.sqrt(len(values))
    return figure(middle, middle - reach, middle + reach)


def share(samples: Sequence[float] | Array) -> Figure:
    """The mean of shares from 0 to 1, with one won and one lost pseudo-sample added.

    So an interval has a width even where all samples agree.
    """
    values = np.asarray(samples, float)
    if not len(values):
        return mean(values)
    wide = mean(np.concatenate([values, [0.0, 1.0]]))
    assert wide["low"] is not None and wide["high"] is not None
    return figure(float(values.mean()), max(0.0, wide["low"]), min(1.0, wide["high"]))


def spread(samples: Array, middle: float) -> Figure:
    """A figure whose interval comes from bootstrap samples of it."""
    low, high = np.percentile(samples, [2.5, 97.5])
    return figure(middle, float(low), float(high))


def t(freedom: int) -> float:
    """The half-width of the central 95 % of Student's distribution."""
    if freedom <= len(_T):
        return _T[freedom - 1]
    first = (Z**3 + Z) / 4
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    return Z + first / freedom + second / freedom**2 + third / freedom**3


def resamples(number: int, times: int, seed: int) -> Array:
    """How often each of `number` samples is drawn in each of `times` bootstrap samples."""
    chance = np.random.default_rng(seed)
    return chance.multinomial(number, np.full(number, 1 / number), size=times)
