"""The games of an arena on disk: a header line that identifies the arena, then one line per game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tatami import __version__
from tatami.bots.arena.plan import Plan
from tatami.bots.arena.report import Result
from tatami.engine.game import GameError
from tatami.games import load

FORMAT = 1


class Store:
    """Persistent results; a later run of the same plan resumes them."""

    def __init__(self, path: Path, plan: Plan, resume: bool = False) -> None:
        self._path = path
        self._header = header(plan)
        if path.exists() and path.stat().st_size:
            if not resume:
                raise GameError(f"{path} already holds games; --resume continues them.")
            self._check()
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._append(self._header)

    def _check(self) -> None:
        lines = list(self._lines())
        if not lines or lines[0].get("arena") != FORMAT:
            raise GameError(f"{self._path} does not hold the games of an arena.")
        for key, value in self._header.items():
            if lines[0].get(key) != value:
                theirs = json.dumps(lines[0].get(key), ensure_ascii=False)
                raise GameError(
                    f"{self._path} holds another arena: its {key} is {theirs}, "
                    f"not {json.dumps(value, ensure_ascii=False)}."
                )

    def _lines(self) -> Iterator[dict[str, Any]]:
        """The content of the file; an incomplete last line is cut off."""
        with open(self._path, "r+b") as file:
            whole = 0
            for line in file:
                if not line.endswith(b"\n"):
                    file.truncate(whole)
                    return
                whole += len(line)
                try:
                    yield json.loads(line)
                except ValueError:
                    raise GameError(f"{self._path} does not hold the games of an arena.") from None

    def read(self) -> dict[str, Result]:
        """The finished games, by id."""
        return {line["id"]: line for line in self._lines() if "id" in line}

    def add(self, result: Result) -> None:
        """Store a game."""
        self._append(result)

    def _append(self, line: dict[str, Any]) -> None:
        with open(self._path, "a", encoding="utf-8") as file:
            file.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")


def stored(path: Path) -> tuple[Plan, list[Result]]:
    """The plan and the games of a file, for readers that know neither."""
    first, *games = _read(path)
    if first.get("arena") != FORMAT:
        raise GameError(f"{path} does not hold the games of an arena.")
    rules = load(first["game"]).version
    if first["rules"] != rules:
        raise GameError(f"{path} was played by rules {first['rules']} of {first['game']}, not {rules}.")
    known = {key: first[key] for key in ("game", "format", "seats", "options", "seed")}
    plan = Plan(bots=tuple(first["bots"]), against=tuple(first["against"]), games=len(games), **known)
    return plan, [game for game in games if "id" in game]


def _read(path: Path) -> list[dict[str, Any]]:
    """All complete lines."""
    try:
        text = path.read_text(encoding="utf-8")
        return [json.loads(line) for line in text.splitlines(keepends=True) if line.endswith("\n")] or [{}]
    except ValueError:
        raise GameError(f"{path} does not hold the games of an arena.") from None


def header(plan: Plan) -> dict[str, Any]:
    """The identity of the arena; its number of games may grow."""
    data = {key: value for key, value in plan.data().items() if key != "games"}
    return {"arena": FORMAT, **data, "rules": load(plan.game).version, "version": __version__}
