"""Learn the evaluations of TA-KE from games of the search that will use them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from tatami.bots.take.evaluation import DESK, Array, Records, describe_rows, keep, weights_from
from tatami.bots.take.features import ALL, LINEAR
from tatami.bots.take.learning import Network, fit_linear, linear_guess, network_guess, r_squared
from tatami.bots.take.selfplay import NODES, Sample, pair_margins, play_game
from tatami.bots.take.thinker import Thinker
from tatami.bots.training import Lessons, Progress, Round
from tatami.games.take.cards import CHIPS

GAMES = 1500
ROUNDS = 5
SIMULATIONS = 1, 1, 60, 100  # a turn, by round; the last for all further ones; 1: look at one turn only
HELD_BACK = 0.1  # share of the games that tell how well an evaluation fits
PAIRS = 24  # of games against the round before
PLAYING, FITTING = 0.8, 0.95  # share of a round's work that is done after playing, and after learning


def train(lessons: Lessons, progress: Progress) -> Iterator[Round]:
    """Play, learn, and compare with the round before, again and again."""
    rng = np.random.default_rng(lessons.seed)
    coefficients, network = first_guess(), dict[str, Array]()
    weights = weights_from(coefficients, network)
    samples: list[Sample] = []
    figures: list[dict[str, Any]] = []
    for number in range(lessons.rounds):
        simulations = SIMULATIONS[min(number, len(SIMULATIONS) - 1)]
        searches = simulations > 1
        if number > 0 and SIMULATIONS[min(number - 1, len(SIMULATIONS) - 1)] == 1:
            samples.clear()  # games without search teach what is wrong for one with
        thinker = Thinker(weights, NODES)
        for game in range(lessons.games):
            samples.append(play_game(thinker, simulations, rng))
            progress(f"round {number + 1}: playing", PLAYING * (game + 1) / lessons.games)
        last = int(len(samples) * (1 - HELD_BACK))
        order = rng.permutation(len(samples))
        known, unknown = (Table([samples[i] for i in part]) for part in (order[:last], order[last:]))
        coefficients = fit_linear(known.features, known.left, known.targets)
        guesses = [linear_guess(coefficients, t.features, t.left) for t in (known, unknown)]
        fit = {"linear": r_squared(unknown.targets, guesses[1])}
        if searches:
            pupil = Network(known.features, rng)
            pupil.fit(
                known.features,
                known.targets - guesses[0],
                lambda share: progress("learning", PLAYING + (FITTING - PLAYING) * share),
            )
            network = pupil.weights()
            fit["network"] = r_squared(unknown.targets, guesses[1] + network_guess(network, unknown.features))
        before, weights = thinker, weights_from(coefficients, network)
        progress("comparing", FITTING)
        margins = pair_margins(Thinker(weights, NODES), before, simulations, PAIRS, rng)
        error = 1.96 * float(margins.std(ddof=1)) / PAIRS**0.5
        result = Round(lessons.games, len(known.targets), fit, float(margins.mean()), error)
        figures.append({"simulations": simulations, **vars(result), "fit": dict(fit)})
        keep(lessons.out, coefficients, network, about(lessons, figures))
        np.savez_compressed(
            lessons.out / f"round-{number + 1}.npz",
            positions=np.concatenate([s.positions for s in samples[-lessons.games :]]),
            targets=np.concatenate([s.targets for s in samples[-lessons.games :]]),
            lengths=[len(s.targets) for s in samples[-lessons.games :]],
        )
        yield result


def first_guess() -> Array:
    """Weights to begin with: influence counts where it is still to be revealed, and so do gains at hand."""
    coefficients = np.zeros((3, LINEAR), np.float32)
    coefficients[0, 7:12] = 0.9  # influence times reveals left
    coefficients[0, 32:40] = 0, 2, 2, 4, 0, -2, -2, -4  # chips on bottom fields
    coefficients[0, 40], coefficients[0, 43] = 0.6, -0.3  # best gains, mine and theirs
    return coefficients


def about(lessons: Lessons, figures: list[dict[str, Any]]) -> dict[str, Any]:
    """Where the weights come from."""
    wishes = f"--games {lessons.games} --rounds {lessons.rounds} --seed {lessons.seed}"
    return {"command": f"tatami train take {wishes}", "rounds": figures}


class Table:
    """Positions as rows of numbers to learn from."""

    def __init__(self, samples: list[Sample]) -> None:
        positions: Records = np.concatenate([sample.positions for sample in samples])
        self.targets: Array = np.concatenate([sample.targets for sample in samples])
        self.left: Array = (CHIPS - positions["taken"]).astype(np.float32)
        self.features: Array = np.zeros((len(positions), ALL), np.float32)
        describe_rows(positions, np.zeros(1, DESK), self.features)
