"""Puzzles: legal, clear, as blind as the seat that is asked, and found the more often the better a bot is."""

from __future__ import annotations

import json
import os
import re
import runpy
from collections import Counter
from collections.abc import Generator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import tatami
from tatami.bots.workers import Alone
from tatami.engine.game import GameError
from tatami.engine.i18n.speaker import LANGUAGES
from tatami.match import IllegalAction
from tatami.review import making
from tatami.review.making import Search, games, make
from tatami.review.puzzles import LEAST_GAP, LEAST_POINTS, Puzzle, of_the_day, puzzle, puzzles, read
from tests.cli.terminal import run
from tests.review.games import GAMES

ROOT = Path(__file__).resolve().parents[2]
LEAST = 150  # puzzles that come with a game
WITH = [game for game in GAMES if puzzles(game)]


@pytest.mark.parametrize("game", WITH)
def test_every_game_brings_puzzles_with_one_clear_answer(game: str):
    every = puzzles(game)
    assert len(every) >= LEAST
    assert len({each.id for each in every}) == len(every)
    assert len({(each.deal, each.actions) for each in every}) == len(every)
    for each in every:
        assert each.game == game and each.answer == each.worths[0].token
        legal = each.view.legal
        assert each.answer in legal and len(legal) > 1
        assert {worth.token for worth in each.worths} <= set(legal)
        clear = each.gap >= LEAST_GAP and each.gap > 10 * each.error
        assert clear or (each.exact and each.points >= LEAST_POINTS)
        assert each.themes and 1 <= each.level <= 5
        assert Puzzle.parse(json.loads(each.dumps())) == each


@pytest.mark.parametrize("lang", LANGUAGES)
def test_page_names_every_theme(lang: str):
    words = (ROOT / "web/src/practice/locale" / f"{lang}.ftl").read_text(encoding="utf-8")
    names = words.partition("theme-name =")[2].partition("\n}")[0]
    met = {theme for game in WITH for each in puzzles(game) for theme in each.themes}
    assert met <= set(re.findall(r"^ +\[([\w-]+)\]", names, re.M))


@pytest.mark.parametrize("game", WITH)
def test_better_bots_find_more(game: str):
    """By how often each level found the answers when they were made."""
    every = puzzles(game)
    rates = [sum(each.found[level] for each in every) / len(every) for level in tatami.bots.LEVELS]
    assert rates == sorted(rates) and len(set(rates)) == len(rates)


@pytest.mark.parametrize("game", WITH)
def test_puzzles_hold_by_longer_searches_of_another_kind(game: str):
    """All of them with `HYPOTHESIS_PROFILE=deep`, which takes an hour; else a few."""
    check = runpy.run_path(str(ROOT / "scripts" / "check_puzzles.py"))
    step = 1 if os.environ.get("HYPOTHESIS_PROFILE") == "deep" else 25
    assert [each.id for each in puzzles(game)[::step] if not check["holds"](each)] == []


def test_puzzle_of_the_day_comes_again_only_after_all_others():
    for game in WITH:
        every = puzzles(game)
        days = [of_the_day(game, day) for day in range(738_000, 738_000 + len(every))]
        assert {each.id for each in days if each} == {each.id for each in every}


def test_answers_are_checked():
    each = puzzles("tenno")[0]
    assert each.solves(each.answer)
    assert not each.solves(each.worths[1].token)
    with pytest.raises(IllegalAction):
        each.solves("nothing")


def test_unknown_puzzle_is_refused():
    with pytest.raises(GameError, match="no puzzle"):
        puzzle("take-9999")
    with pytest.raises(GameError, match="Line 1"):
        list(read(["{}"]))


def test_same_seed_makes_same_puzzles():
    lines = list[str]()
    twice = [make(Search("tenno", 3, 3_000), 1, games(), lines.append) for _ in range(2)]
    assert twice[0] == twice[1] and len(twice[0]) == 1 and len(lines) == 2


class Backwards:
    """Workers that finish the last task first."""

    cores = 1

    def run(self, work: Any, common: Any, tasks: Any) -> Generator[tuple[int, Any]]:
        done = list(enumerate(work(common, task) for task in tasks))
        yield from reversed(done)


def test_kinds_are_limited_and_order_of_workers_does_not_matter(monkeypatch: pytest.MonkeyPatch):
    known = puzzles("tenno")[0]
    asked: list[tuple[int, frozenset[str]]] = []

    def look(search: Search, source: tuple[int, str]) -> list[Puzzle]:
        asked.append((source[0], search.full))
        kinds = ("ask", "ask") if source[0] % 2 else ("tell",) * 3
        return [replace(known, id="", themes=(kind,), level=1 + source[0] % 4) for kind in kinds]

    monkeypatch.setattr(making, "look", look)
    monkeypatch.setattr(making, "ROUND", 3)
    lines = list[str]()
    search = Search("tenno", 1)
    made = [
        make(search, 10, ((number, "") for number in range(7)), lines.append, first=5, workers=each)
        for each in (Alone(), Backwards())
    ]
    assert made[0] == made[1]
    assert [each.id for each in made[0]] == [f"tenno-{5 + number:04d}" for number in range(8)]
    assert Counter(each.themes[0] for each in made[0]) == {"ask": 4, "tell": 4}
    assert {full for number, full in asked if number < 3} == {frozenset()}
    assert {full for number, full in asked if 3 <= number < 6} == {frozenset({"tell"})}


def test_puzzle_is_solved_in_the_terminal():
    each = puzzles("tenno")[0]
    done = run("puzzles", "--id", each.id, lines=["zzz", each.answer])
    assert done.code == 0, done.err
    assert "Right: " in done.out and "Solved: 1 of 1." in done.out
    wrong = run("puzzles", "--id", each.id, lines=[each.worths[1].token])
    assert "Not that one." in wrong.out and each.answer in wrong.out


def test_puzzles_are_listed_by_level_and_theme():
    every = [each for each in puzzles("tenno") if each.level == 2 and "attack" in each.themes]
    done = run("puzzles", "tenno", "--level", "2", "--theme", "attack", "--list")
    assert [line.split()[0] for line in done.out.splitlines()] == [each.id for each in every]
    assert run("puzzles", "tenno", "--level", "99").code == 2
