"""Statistics of the bots from the games of an arena."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Any

import numpy as np

from tatami.bots.arena import figures, ratings
from tatami.bots.arena.figures import Array, Figure
from tatami.bots.arena.plan import Group, Plan
from tatami.bots.arena.report import Result

KOMI = "komi"  # the option that compensates for the first seat


def summarise(plan: Plan, results: Iterable[Result]) -> dict[str, Any]:
    """All figures as plain data; a group counts once all its games have finished."""
    by_id = {result["id"]: result for result in results}
    games = [by_id[id] for group in plan.groups() for id in group.ids if id in by_id]
    groups = [(group, found) for group in plan.groups() if (found := _whole(group, by_id))]
    rated = ratings.rate(_wins(plan, groups), plan.entrants, plan.seed) if groups else {}
    return {
        **plan.data(),
        "cores": os.cpu_count(),
        "deals": len({group.deal for group, _ in groups}),
        "played": len(games),
        "errors": [game["error"] for game in games if "error" in game],
        "entrants": [_bot(name, groups, games, rated.get(name)) for name in plan.entrants],
        "pairings": [_pairing(plan, number, groups) for number in range(len(plan.pairings))],
        "first": _first(plan, groups),
    }


Groups = list[tuple[Group, list[Result]]]


def _whole(group: Group, by_id: dict[str, Result]) -> list[Result] | None:
    found = [by_id.get(id) for id in group.ids]
    games = [game for game in found if game is not None and "error" not in game]
    return games if len(games) == len(found) else None


# The result of a seat in a game.


def margin(game: Result, seat: int) -> float:
    """Margin over the others' mean: zero between equals, for any number of seats."""
    scores = game["scores"]
    others = scores[:seat] + scores[seat + 1 :]
    return float(scores[seat] - sum(others) / len(others))


def win(game: Result, seat: int) -> float:
    """The share of the victory."""
    ranks = game["ranks"]
    return 1 / ranks.count(1) if ranks[seat] == 1 else 0.0


def _seats(game: Result, name: str) -> Iterator[int]:
    return (seat for seat, bot in enumerate(game["bots"]) if bot == name)


def _samples(games: list[Result], name: str) -> tuple[float, float]:
    """A bot's mean margin and share of victory in a group."""
    places = [(game, seat) for game in games for seat in _seats(game, name)]
    margins, wins = ([what(*place) for place in places] for what in (margin, win))
    return sum(margins) / len(places), sum(wins) / len(places)


def _figures(samples: list[tuple[float, float]]) -> dict[str, Figure]:
    return {
        "margin": figures.mean([points for points, _ in samples]),
        "share": figures.share([share for _, share in samples]),
    }


# The parts of a summary.


def _bot(name: str, groups: Groups, games: list[Result], rating: Figure | None) -> dict[str, Any]:
    """The figures of one bot; its opponents are those of the plan, so only the rating compares bots."""
    own = [found for group, found in groups if name in group.lineups[0]]
    times = [ms for game in games for seat in _seats(game, name) for ms in game["ms"][seat]]
    return {
        "bot": name,
        "rating": rating,
        **_figures([_samples(found, name) for found in own]),
        "games": sum(map(len, own)),
        "decisions": len(times),
        "ms": {
            "mean": round(float(np.mean(times)), 2) if times else None,
            "p95": round(float(np.percentile(times, 95)), 2) if times else None,
            "max": max(times, default=None),
        },
        "errors": sum(game.get("by") == name for game in games),
    }


def _pairing(plan: Plan, number: int, groups: Groups) -> dict[str, Any]:
    """One bot alone among copies of another, or with two seats against it."""
    bot, among = plan.pairings[number]
    own = [found for group, found in groups if group.number % len(plan.lineups) == number]
    pairing: dict[str, Any] = {
        "bot": bot,
        "among": among,
        "groups": len(own),
        "games": sum(map(len, own)),
        **_figures([_samples(found, bot) for found in own]),
    }
    if plan.seats == 2:
        pairing["matches"] = figures.share([_match(found, bot) for found in own])
    return pairing


def _match(games: list[Result], bot: str) -> float:
    """Whether a bot won mirrored games, points added up."""
    points = sum(margin(game, seat) for game in games for seat in _seats(game, bot))
    return 0.5 if points == 0 else float(points > 0)


def _first(plan: Plan, groups: Groups) -> dict[str, Any]:
    """The advantage of the first seat, and the komi that would balance bots of one kind."""
    samples = []
    for _, games in groups:
        firsts = [(margin(game, game["first"] - 1), win(game, game["first"] - 1)) for game in games]
        samples.append((sum(m for m, _ in firsts) / len(games), sum(w for _, w in firsts) / len(games)))
    found: dict[str, Any] = _figures(samples)
    if plan.format == "alike" and plan.seats == 2 and KOMI in plan.options and groups:
        ahead = np.array([points for points, _ in samples]) + plan.options[KOMI]
        found[KOMI] = fair_komi(ahead, plan.seed)
    return found


def fair_komi(ahead: Array, seed: int = 0) -> Figure:
    """The points for the second seat that balance wins, from the margins of the first without them."""
    counts = figures.resamples(len(ahead), ratings.TIMES, seed)
    medians = np.array([np.median(np.repeat(ahead, count)) for count in counts])
    return figures.spread(medians, float(np.median(ahead)))


# Ratings.


def _wins(plan: Plan, groups: Groups) -> Array:
    """wins[deal, i, j]: by rank between any two seats of a game; mirrored games are one match."""
    names = plan.entrants
    deals = {deal: row for row, deal in enumerate(sorted({group.deal for group, _ in groups}))}
    wins = np.zeros((len(deals), len(names), len(names)))
    for group, games in groups:
        if len(group.lineups) == len(set(group.lineups[0])) == 2 == plan.seats:
            one, two = group.lineups[0]
            outcomes = [(one, two, _match(games, one))]
        else:
            outcomes = [outcome for game in games for outcome in _outcomes(game)]
        for one, two, won in outcomes:
            i, j = names.index(one), names.index(two)
            wins[deals[group.deal], i, j] += won
            wins[deals[group.deal], j, i] += 1 - won
    return wins


def _outcomes(game: Result) -> Iterator[tuple[str, str, float]]:
    for one, two in combinations(range(len(game["bots"])), 2):
        if game["bots"][one] != game["bots"][two]:
            difference = game["ranks"][two] - game["ranks"][one]
            yield game["bots"][one], game["bots"][two], 0.5 + 0.5 * float(np.sign(difference))
