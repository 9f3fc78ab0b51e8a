"""`tatami puzzles`: find the best decision in a position, and make such positions from games."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from rich.table import Table

import tatami
from tatami.cli import files
from tatami.cli.choices import Choices
from tatami.cli.cluster import add_ray, workers_for
from tatami.cli.screen import Screen, add_look, bold
from tatami.engine.game import GameError
from tatami.games import load
from tatami.match import IllegalAction
from tatami.record import Record
from tatami.review.puzzles import Puzzle, puzzle, puzzles

EXAMPLES = """\
examples:
  tatami puzzles                       a puzzle of any game, then the next one
  tatami puzzles tenno --level 2       puzzles of TENNO that are not too hard
  tatami puzzles --id take-0007        this one
  tatami puzzles make take --number 150 --seed 1 --out take.jsonl

You see what the player to move knew; what they had seen before is told first."""

SEEN = 12  # actions before the decision that are retold


def add(subparsers: Any) -> None:
    """Add the command."""
    parser = subparsers.add_parser(
        "puzzles",
        description="Solve puzzles, or make them from games of strong bots.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("what", nargs="?", metavar="GAME", help="a game, or `make`")
    parser.add_argument("game", nargs="?", metavar="GAME", help="with make: the game")
    parser.add_argument("--id", metavar="ID", help="the puzzle of this id")
    parser.add_argument("--level", type=int, metavar="N", help="only puzzles of this level, from 1")
    parser.add_argument("--theme", metavar="NAME", help="only puzzles of this theme")
    parser.add_argument("--list", action="store_true", help="list the puzzles instead of solving them")
    parser.add_argument(
        "--seed", type=int, default=None, metavar="N", help="the seed that picks puzzles, or makes them"
    )
    parser.add_argument("--number", type=int, default=10, metavar="N", help="with make: how many (10)")
    parser.add_argument(
        "--simulations",
        type=int,
        default=16_000,
        metavar="N",
        help="with make: playouts to make sure (16000)",
    )
    parser.add_argument("--first", type=int, default=1, metavar="N", help="with make: the first id (1)")
    parser.add_argument(
        "--per-game", type=int, default=6, metavar="N", help="with make: at most this many from one game (6)"
    )
    parser.add_argument("--out", type=Path, metavar="FILE", help="with make: write them here")
    parser.add_argument(
        "--records",
        type=Path,
        metavar="FILE",
        help="with make: positions from these games, one record per line",
    )
    add_ray(parser)
    add_look(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Solve puzzles, list them or make them."""
    if args.what == "make":
        return _make(args)
    if args.game is not None:
        raise GameError("Name one game, or `make` and a game.")
    chosen = [puzzle(args.id)] if args.id is not None else _chosen(args)
    if args.list:
        for each in chosen:
            print(each.id, each.level, " ".join(each.themes))
        return 0
    _solve(Screen(args.lang, args.no_color), chosen)
    return 0


def _chosen(args: argparse.Namespace) -> list[Puzzle]:
    """The puzzles that the command line asks for, in any order."""
    games = tatami.games() if args.what is None else [args.what]
    found = [each for game in games for each in puzzles(game)]
    found = [each for each in found if args.level in (None, each.level)]
    found = [each for each in found if args.theme is None or args.theme in each.themes]
    if not found:
        raise GameError("There are no such puzzles.")
    if not args.list:
        Random(args.seed).shuffle(found)
    return found


# Making.


def _make(args: argparse.Namespace) -> int:
    from tatami.review.making import Search, games, make

    if args.game is None:
        raise GameError("Say which game to make puzzles for.")
    if args.number < 1:
        raise GameError("--number must be at least 1.")
    seed = 1 if args.seed is None else args.seed
    search = Search(load(args.game).name, seed, args.simulations, args.per_game)
    sources = games() if args.records is None else _records(args.records, search.game)

    def report(line: str) -> None:
        print(line, file=sys.stderr, flush=True)

    def keep(found: list[Puzzle]) -> None:
        if args.out is not None:
            files.replace(args.out, "".join(each.dumps() + "\n" for each in found))

    with workers_for(args.ray) as workers:
        found = make(search, args.number, sources, report, keep, args.first, workers)
    keep(found)
    if args.out is None:
        for each in found:
            print(each.dumps())
    return 0


def _records(path: Path, game: str) -> Iterator[tuple[int, str]]:
    """The finished games of a file, one record a line."""
    with path.open(encoding="utf-8") as lines:
        for number, line in enumerate(lines):
            record = Record.loads(line)
            if record.game == game and record.replay().over:
                yield number, line


# Solving.


def _solve(screen: Screen, chosen: list[Puzzle]) -> None:
    solved = 0
    try:
        for number, each in enumerate(chosen, 1):
            solved += _ask(screen, each)
            screen.say("puzzle-streak", solved=solved, tried=number)
            if number < len(chosen) and not screen.agrees("puzzle-another"):
                break
    except (EOFError, KeyboardInterrupt):
        pass
    screen.say("leave-goodbye")


def _ask(screen: Screen, each: Puzzle) -> bool:
    """Show a puzzle, take an answer, and say what was best."""
    match, view = each.match, each.view
    screen.listener = each.seat
    speaker = screen.speaker(match)
    screen.show(bold(screen.text("puzzle-title", name=each.id, level=each.level)))
    for line in match.log(each.seat, screen.lang, max(0, len(match.history) - SEEN)):
        screen.show(line)
    choices = Choices(view, screen)
    screen.show(*screen.table(view, speaker), choices.brief(screen.console.width))
    screen.say("puzzle-task")
    token = _answer(screen, each, choices)
    right = each.solves(token)
    answer = {"token": each.answer, "words": choices.words[each.answer]}
    screen.say("puzzle-right" if right else "puzzle-wrong", **answer)
    if each.exact:
        screen.say("hint-proven")
    rows = Table(box=None, pad_edge=False)
    for column in ("token", "words", "value", "margin"):
        rows.add_column(screen.text(f"analyse-{column}"), overflow="fold")
    for worth in each.worths:
        words = choices.words[worth.token]
        share = screen.text("analyse-percent", share=round(100 * worth.share))
        rows.add_row(worth.token, words, share, f"{worth.points:+.1f}")
    screen.show(rows)
    return right


def _answer(screen: Screen, each: Puzzle, choices: Choices) -> str:
    """A token that may be played."""
    while True:
        line = screen.reader.line("› ", choices.words, memory=each.seat)
        token = choices.find(line)
        if line in ("q", "quit"):
            raise EOFError
        if token is None:
            screen.say("number-unknown", options=len(choices.actions))
        elif token not in choices.view.tokens:
            screen.say("word-unknown", word=line[:40])
        else:
            try:
                each.match.check(token)
                return token
            except IllegalAction as error:
                screen.show(error.text(screen.lang, screen.names))
