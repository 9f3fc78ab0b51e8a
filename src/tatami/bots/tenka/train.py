"""Train the outlook of Tenka Trick on greedy games, by least squares for each number of battles left."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

import tatami
from tatami.bots.bot import Budget, Order
from tatami.bots.search import Manner
from tatami.bots.tenka import selfplay
from tatami.bots.tenka.bots import TenkaBot
from tatami.bots.tenka.mind import farsighted, greedy
from tatami.bots.tenka.outlook import LEAST_LEFT
from tatami.bots.tenka.scratch import OUTLOOK, SIGNS
from tatami.bots.training import Lessons, Progress, Round
from tatami.bots.workers import Workers, batches, in_order
from tatami.engine.rng import new_rng
from tatami.engine.search.desk import new_desk
from tatami.games.tenka import GAME
from tatami.games.tenka.cards import SEAT_COUNTS

if TYPE_CHECKING:
    Array = np.ndarray[Any, np.dtype[Any]]

GAMES = 30_000  # for each number of seats
ROUNDS = 2
SAMPLES = 2
NOISE = 0.05  # share of random moves, for variety
HELD_BACK = 0.1  # share of the games used for validation
RIDGE = 10.0
BATCH = 500  # games that a worker plays at a time
DEALS, SIMULATIONS = 8, 100  # to compare with the round before
PLAYING = 0.4  # share of a round's work that is playing


def train(lessons: Lessons, progress: Progress) -> Iterator[Round]:
    """Play, learn from all games so far, and compare with the round before."""
    notes: dict[int, list[selfplay.Notes]] = {seats: [] for seats in SEAT_COUNTS}
    outlook = None
    figures: list[dict[str, Any]] = []
    for number in range(lessons.rounds):
        for seats in SEAT_COUNTS:
            progress(f"playing with {seats}", PLAYING * SEAT_COUNTS.index(seats) / len(SEAT_COUNTS))
            notes[seats].append(play_games(seats, lessons, number))
        progress("learning", PLAYING)
        before, (outlook, fit) = outlook, learn(notes)
        margins = compare(Comparison(outlook, before, lessons.seed + number), lessons.workers, progress)
        error = 1.96 * float(margins.std(ddof=1)) / len(margins) ** 0.5
        positions = sum(len(part.left) for parts in notes.values() for part in parts)
        result = Round(2 * lessons.games, positions, fit, float(margins.mean()), error)
        figures.append({**vars(result), "fit": fit})
        keep(lessons, outlook, figures)
        yield result


def play_games(seats: int, lessons: Lessons, number: int) -> selfplay.Notes:
    """Notes of the games of a round, batch by batch."""
    tasks = [
        (seats, len(games), seed_of(lessons.seed, number, seats, batch))
        for batch, games in enumerate(batches(range(lessons.games), BATCH))
    ]
    parts = in_order(lessons.workers.run(play_batch, None, tasks))
    return selfplay.Notes(*(np.concatenate(part) for part in zip(*parts, strict=True)))


def seed_of(*what: int) -> int:
    """A separate seed for each batch."""
    return int(np.random.SeedSequence(what).generate_state(1, np.uint32)[0])


def play_batch(_: None, task: tuple[int, int, int]) -> selfplay.Notes:
    """Notes of some games, on a worker."""
    return play(*task)


def play(seats: int, games: int, seed: int) -> selfplay.Notes:
    """Notes of so many greedy games."""
    notes = selfplay.new_notes(seats, games)
    start = tatami.new("tenka", seed=1, seats=seats).state()
    desk = new_desk(GAME.state, GAME.actions, seats)
    rng = new_rng(seed * len(SEAT_COUNTS) + SEAT_COUNTS.index(seats))
    selfplay.play(start, start.copy(), greedy(SAMPLES), NOISE, Manner().record(), rng, desk, notes)
    return notes


def learn(notes: dict[int, list[selfplay.Notes]]) -> tuple[Array, dict[str, float]]:
    """The weights for each number of seats and battles left, and their fit on held-out games."""
    outlook = np.zeros(OUTLOOK, np.float32)
    fit = {}
    for table, (seats, parts) in enumerate(notes.items()):
        signs, left, ends = (np.concatenate(part) for part in zip(*parts, strict=True))
        known = np.arange(len(left)) < len(left) * (1 - HELD_BACK)
        errors = np.zeros(len(left))
        for row in np.unique(left):
            here = left == row
            x, y = signs[here & known].astype(float), ends[here & known]
            weights = np.linalg.solve(x.T @ x + RIDGE * np.eye(SIGNS), x.T @ y)
            outlook[table, row - LEAST_LEFT] = weights.T
            errors[here] = ends[here, 0] - signs[here] @ weights[:, 0]
        fit[f"{seats} seats"] = 1 - float(errors[~known].var() / ends[~known, 0].var())
    return outlook, fit


class Comparison(NamedTuple):
    """What all games of a comparison share."""

    outlook: Array
    before: Array | None  # the outlook of the round before
    seed: int


def compare(comparison: Comparison, workers: Workers, progress: Progress) -> Array:
    """Points ahead of the others' mean, alone among searchers with the outlook before, or with none."""
    parts = []
    for part in workers.run(compare_deal, comparison, range(DEALS)):
        parts.append(part)
        progress("comparing", PLAYING + (1 - PLAYING) * len(parts) / DEALS)
    return np.array([margin for part in in_order(parts) for margin in part], float)


def compare_deal(comparison: Comparison, deal: int) -> list[float]:
    """The games on one deal: with each number of seats, in each seat."""
    outlook, before, seed = comparison
    margins = []
    for seats in SEAT_COUNTS:
        for seat in range(seats):
            order = Order(GAME, "pupil", Budget(simulations=SIMULATIONS), seed)
            minds = [greedy(SAMPLES) if before is None else farsighted(SAMPLES, before)] * seats
            minds[seat] = farsighted(SAMPLES, outlook)
            bots = [TenkaBot(order, Budget(), Manner(), mind) for mind in minds]
            match = tatami.new("tenka", seed=1000 * seed + deal, seats=seats)
            while match.to_move is not None:
                match.play(bots[match.to_move - 1].choose(match.view(match.to_move)))
            scores = match.scores()
            margins.append(scores.pop(seat + 1) - sum(scores.values()) / (seats - 1))
    return margins


def keep(lessons: Lessons, outlook: Array, figures: list[dict[str, Any]]) -> None:
    """Write the weights and their provenance."""
    wishes = f"--games {lessons.games} --rounds {lessons.rounds} --seed {lessons.seed}"
    about = {"command": f"tatami train tenka {wishes}", "rounds": figures}
    np.savez_compressed(lessons.out / "weights.npz", outlook=outlook)
    text = json.dumps(about, indent=1, ensure_ascii=False)
    Path(lessons.out / "weights.json").write_text(text + "\n", encoding="utf-8")
