"""Train the evaluations of TA-KE on games of the search that will use them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from tatami.bots.take.learn.learning import Network, fit_linear, linear_guess, network_guess, r_squared
from tatami.bots.take.learn.selfplay import NODES, Sample, pair_margin, play_game
from tatami.bots.take.search.evaluation import DESK, Array, Records, describe_rows, keep, weights_from
from tatami.bots.take.search.features import ALL, LINEAR
from tatami.bots.take.search.thinker import Thinker
from tatami.bots.training import Lessons, Progress, Round
from tatami.bots.workers import batches, in_order
from tatami.games.take.cards import CHIPS

GAMES = 1000
ROUNDS = 5
SIMULATIONS = 1, 1, 60, 100  # a turn, by round; the last for all further ones; 1: look at one turn only
HELD_BACK = 0.1  # share of the games used for validation
BATCH = 20  # games that a worker plays at a time
PLAY, LEARN, COMPARE = range(3)  # uses of a seed
PAIRS = 24  # of games against the round before
PLAYING, LEARNING = 0.8, 0.95  # share of a round's work that is done after playing, and after learning


def train(lessons: Lessons, progress: Progress) -> Iterator[Round]:
    """Play, learn, and compare with the round before, again and again."""
    weights = weights_from(first_guess(), {})
    samples: list[Sample] = []
    figures: list[dict[str, Any]] = []
    for number in range(lessons.rounds):
        simulations = simulations_in(number)
        if number > 0 and simulations_in(number - 1) == 1:
            samples.clear()  # games without search would mislead one with search
        practice = Practice(weights, weights, simulations, (lessons.seed, number))
        samples += play_games(practice, lessons, progress)
        rng = np.random.default_rng((*practice.seed, LEARN))
        lesson = learn(samples, simulations > 1, rng, progress)
        weights = weights_from(lesson.coefficients, lesson.network)
        progress("comparing", LEARNING)
        practice = practice._replace(weights=weights)
        pairs = in_order(lessons.workers.run(compare_pair, practice, range(PAIRS)))
        margins = np.array(pairs, np.float32)
        error = 1.96 * float(margins.std(ddof=1)) / PAIRS**0.5
        result = Round(lessons.games, lesson.positions, lesson.fit, float(margins.mean()), error)
        figures.append({"simulations": simulations, **vars(result)})
        keep(lessons.out, lesson.coefficients, lesson.network, about(lessons, figures))
        keep_games(lessons.out / f"round-{number + 1}.npz", samples[-lessons.games :])
        yield result


class Practice(NamedTuple):
    """What all games of a round share."""

    weights: Records
    before: Records  # the weights of the round before
    simulations: int
    seed: tuple[int, int]  # and the round


def play_games(practice: Practice, lessons: Lessons, progress: Progress) -> list[Sample]:
    """The games of a round, batch by batch."""
    parts, played = [], 0
    for part in lessons.workers.run(play_batch, practice, batches(range(lessons.games), BATCH)):
        parts.append(part)
        played += len(part[1])
        progress("playing", PLAYING * played / lessons.games)
    return [sample for part in in_order(parts) for sample in part]


def play_batch(practice: Practice, games: Sequence[int]) -> list[Sample]:
    """Some games, each from a seed of its own."""
    thinker = Thinker(practice.weights, NODES)
    seeds = [(*practice.seed, PLAY, game) for game in games]
    return [play_game(thinker, practice.simulations, np.random.default_rng(seed)) for seed in seeds]


def compare_pair(practice: Practice, pair: int) -> float:
    """By how much the new weights win per game, in two games on one deal with seats swapped."""
    rng = np.random.default_rng((*practice.seed, COMPARE, pair))
    ours, theirs = Thinker(practice.weights, NODES), Thinker(practice.before, NODES)
    return pair_margin(ours, theirs, practice.simulations, rng)


def simulations_in(number: int) -> int:
    """How many simulations a turn gets in a round."""
    return SIMULATIONS[min(number, len(SIMULATIONS) - 1)]


class Lesson(NamedTuple):
    """The result of training."""

    coefficients: Array
    network: dict[str, Array]
    positions: int
    fit: dict[str, float]  # R² by evaluation


def learn(samples: list[Sample], with_network: bool, rng: np.random.Generator, progress: Progress) -> Lesson:
    """Fit the evaluations to games, with some held out for validation."""
    order = rng.permutation(len(samples))
    last = int(len(samples) * (1 - HELD_BACK))
    known, unknown = (Table([samples[i] for i in part]) for part in (order[:last], order[last:]))
    coefficients = fit_linear(known.features, known.left, known.targets)
    guess = linear_guess(coefficients, unknown.features, unknown.left)
    fit = {"linear": r_squared(unknown.targets, guess)}
    network: dict[str, Array] = {}
    if with_network:
        pupil = Network(known.features, rng)
        pupil.fit(
            known.features,
            known.targets - linear_guess(coefficients, known.features, known.left),
            lambda share: progress("learning", PLAYING + (LEARNING - PLAYING) * share),
        )
        network = pupil.weights()
        fit["network"] = r_squared(unknown.targets, guess + network_guess(network, unknown.features))
    return Lesson(coefficients, network, len(known.targets), fit)


def first_guess() -> Array:
    """Initial weights: influence counts where it is still to be revealed, and so do immediate gains."""
    coefficients = np.zeros((3, LINEAR), np.float32)
    coefficients[0, 7:12] = 0.9  # influence times reveals left
    coefficients[0, 32:40] = 0, 2, 2, 4, 0, -2, -2, -4  # chips on bottom fields
    coefficients[0, 40], coefficients[0, 43] = 0.6, -0.3  # best gains, mine and theirs
    return coefficients


def keep_games(path: Path, samples: list[Sample]) -> None:
    """Write the positions of games and their targets, for other training methods."""
    np.savez_compressed(
        path,
        positions=np.concatenate([sample.positions for sample in samples]),
        targets=np.concatenate([sample.targets for sample in samples]),
        lengths=[len(sample.targets) for sample in samples],
    )


def about(lessons: Lessons, figures: list[dict[str, Any]]) -> dict[str, Any]:
    """The provenance of the weights."""
    wishes = f"--games {lessons.games} --rounds {lessons.rounds} --seed {lessons.seed}"
    return {"command": f"tatami train take {wishes}", "rounds": figures}


class Table:
    """Positions as feature rows for training."""

    def __init__(self, samples: list[Sample]) -> None:
        positions: Records = np.concatenate([sample.positions for sample in samples])
        self.targets: Array = np.concatenate([sample.targets for sample in samples])
        self.left: Array = (CHIPS - positions["taken"]).astype(np.float32)
        self.features: Array = np.zeros((len(positions), ALL), np.float32)
        describe_rows(positions, np.zeros(1, DESK), self.features)
