"""Play the evaluation protocol for one policy, reduce luck, and summarise; a later run resumes."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import numpy as np

from tatami.bots.arena import Plan, Store, figures, record, results, warm_up
from tatami.bots.arena.entrants import seat as seated
from tatami.bots.arena.report import Result
from tatami.bots.arena.summary import margin, win
from tatami.bots.workers import Cores, Workers
from tatami.research import exploitability, luck, protocol

Line = dict[str, Any]
Told = Callable[[str, int, int], None]  # the stage, how much of it is done, and its total


def evaluate(
    policy: str,
    folder: Path,
    *,
    games: Iterable[str] = (),
    number: int = protocol.GAMES,
    seed: int = 0,
    jobs: int = 1,
    told: Told = lambda what, done, total: None,
    cluster: Workers | None = None,
) -> dict[str, Any]:
    """All figures of a policy; `folder` stores the games, and a second run resumes them."""
    chosen = tuple(games)
    folder.mkdir(parents=True, exist_ok=True)
    tables = [
        _table(plan, folder, jobs, told, cluster)
        for plan in protocol.plans(policy, games=chosen, number=number, seed=seed)
    ]
    solved = [
        _solved(policy, small, folder, told)
        for small in protocol.small_games()
        if not chosen or small.game in chosen
    ]
    return {
        "evaluation": protocol.VERSION,
        "policy": policy,
        "seed": seed,
        "games": number,
        "opponents": list(protocol.OPPONENTS),
        "tables": tables,
        "small": solved,
    }


def _table(plan: Plan, folder: Path, jobs: int, told: Told, cluster: Workers | None) -> dict[str, Any]:
    """The figures of one game and size."""
    name = f"{plan.game}-{plan.seats}"
    store = Store(folder / f"{name}.jsonl", plan, resume=True)
    done = store.read()
    if len(done) < plan.total:
        told(name, len(done), plan.total)
        warm_up(plan)
        for game in results(plan, done, jobs, cluster):
            done[game["id"]] = game
            store.add(game)
            told(name, len(done), plan.total)
    lucky = _luck(plan, done, folder / f"{name}-luck.jsonl", told, cluster or Cores(jobs))
    return {
        "game": plan.game,
        "seats": plan.seats,
        "errors": [game["error"] for game in done.values() if "error" in game],
        "ms": _times(plan, done.values()),
        "pairings": [
            _pairing(plan, index, among, done, lucky) for index, (_, among) in enumerate(plan.pairings)
        ],
    }


def _luck(plan: Plan, done: dict[str, Result], path: Path, told: Told, workers: Workers) -> dict[str, Line]:
    """By game, the policy's value with luck removed, where the opponents' action probabilities are known."""
    kept = {line["id"]: line for line in _lines(path)}
    known = {name for _, name in plan.pairings if luck.is_known(_bot(name, plan.game))}
    tasks = [
        game
        for id, game in sorted(done.items())
        if id not in kept and "error" not in game and set(game["bots"]) & known
    ]
    with path.open("a", encoding="utf-8") as file:
        for number, (_, line) in enumerate(workers.run(lucky, plan, tasks), 1):
            file.write(json.dumps(line, separators=(",", ":")) + "\n")
            file.flush()
            kept[line["id"]] = line
            told(f"{plan.game}-{plan.seats}, luck", number, len(tasks))
    return kept


def lucky(plan: Plan, game: Result) -> Line:
    """One game with luck removed."""
    own = game["bots"].index(plan.bots[0])
    opponent = next(name for name in game["bots"] if name != plan.bots[0])
    seed = plan.seed_for("luck", game["id"])
    found = luck.estimate(record(plan, game).replay(), own + 1, _bot(opponent, plan.game), seed)
    return {"id": game["id"], "margin": round(found.margin, 4), "share": round(found.share, 5)}


def _bot(name: str, game: str) -> Any:
    """The bot whose method plays under a name."""
    return getattr(seated(name, game, 0), "__self__", None)


def _lines(path: Path) -> list[Line]:
    """The stored lines; an incomplete last line is dropped."""
    if not path.exists():
        return []
    text = path.read_text(encoding="utf-8")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        path.write_text(whole, encoding="utf-8")
    return [json.loads(line) for line in whole.splitlines()]


def _times(plan: Plan, games: Iterable[Result]) -> dict[str, Any]:
    """The thinking time of the policy per decision."""
    times = [
        ms
        for game in games
        for seat, name in enumerate(game["bots"])
        if name == plan.bots[0]
        for ms in game["ms"][seat]
    ]
    if not times:
        return {"mean": None, "p95": None}
    return {"mean": round(float(np.mean(times)), 3), "p95": round(float(np.percentile(times, 95)), 3)}


def _pairing(
    plan: Plan, index: int, among: str, done: dict[str, Result], lucky: dict[str, Line]
) -> dict[str, Any]:
    """The policy alone among copies of an opponent; a sample is a deal, played from every seat."""
    plain: list[Any] = []
    skill: list[Any] = []
    singles: list[Any] = []
    for group in plan.groups():
        games = [done[id] for id in group.ids if id in done and "error" not in done[id]]
        if group.number % len(plan.lineups) != index or len(games) < len(group.ids):
            continue
        own = [(game, game["bots"].index(plan.bots[0])) for game in games]
        got = np.array([[margin(*place), win(*place)] for place in own])
        singles.extend(got)
        plain.append(got.mean(axis=0))
        if all(id in lucky for id in group.ids):
            skill.append(np.mean([[lucky[id]["margin"], lucky[id]["share"]] for id in group.ids], axis=0))
    found: dict[str, Any] = {"among": among, "games": len(singles), "deals": len(plain)}
    known = len(skill) == len(plain) > 3
    samples = less_lucky(np.array(plain), np.array(skill)) if known else np.array(plain).reshape(-1, 2)
    for column, (name, measure) in enumerate((("margin", figures.mean), ("share", figures.share))):
        found[name] = {"plain": measure([row[column] for row in plain])}
        if known:
            one, per_game = np.var(singles, axis=0, ddof=1), samples.var(axis=0, ddof=1) * plan.seats
            found[name]["corrected"] = figures.mean(samples[:, column])
            found[name]["luck"] = figures.mean(np.array(plain)[:, column] - np.array(skill)[:, column])
            if per_game[column] > 0:
                found[name]["saving"] = round(float(one[column] / per_game[column]), 2)
    return found


def less_lucky(plain: np.ndarray[Any, Any], skill: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """Results minus a fraction of their luck; the fraction is fitted on the other half of the deals.

    Luck, the result minus the skill, is zero on average; so the mean is unbiased for any fraction, as long
    as it does not depend on the deal it is used for.
    """
    found, bad = plain.copy(), plain - skill
    half = np.arange(len(plain)) % 2 == 0
    for use, learn in ((half, ~half), (~half, half)):
        spread = bad[learn] - bad[learn].mean(axis=0)
        variance = (spread**2).mean(axis=0)
        together = ((plain[learn] - plain[learn].mean(axis=0)) * spread).mean(axis=0)
        part = np.where(variance > 0, together / np.where(variance > 0, variance, 1), 0).clip(0, 1)
        found[use] -= part * bad[use]
    return found


def _solved(policy: str, small: protocol.Small, folder: Path, told: Told) -> dict[str, Any]:
    """NashConv in a small game."""
    path = folder / f"{small.game}-small.json"
    if path.exists():
        kept: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        return kept
    told(f"{small.game}, small", 0, 1)
    found = exploitability.nash_conv(small, exploitability.asked(seated(policy, small.game, 0)))
    path.write_text(json.dumps(found), encoding="utf-8")
    return found
