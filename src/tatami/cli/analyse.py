"""`tatami analyse`: what was, or would be, the best decision, and which ones cost most."""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import tatami
from tatami.bots import Idea, Thought, bot, prover
from tatami.cli import files, setup
from tatami.cli.host import WARM
from tatami.cli.screen import Screen, add_look, bold
from tatami.cli.seating import ADVISER, display_names, known_bot
from tatami.engine.game import GameError
from tatami.engine.scene import Seat
from tatami.games import load
from tatami.match import Match
from tatami.view import View

EXAMPLES = """\
examples:
  tatami analyse game.tatami.json               a finished game: the decisions that cost most
  tatami analyse game.tatami.json --move 40     what was best at the 40th move
  tatami analyse --game take --seed 7 --moves "ta tb"

Near the end of TA-KE the answer is proven; elsewhere it is what the strongest bot thinks, from what the
player to move knew then."""

MS, MS_EACH = 1000.0, 200.0  # to think about one decision, and about each of all
MOST = 10  # ideas, turns and mistakes that are shown


def add(subparsers: Any) -> None:
    """Add the command."""
    parser = subparsers.add_parser(
        "analyse",
        description="Say what the best decision is, or which decisions of a game cost most.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", nargs="?", metavar="FILE", help="a record, as `save` writes it")
    parser.add_argument("--game", metavar="GAME", help=f"instead of FILE: one of {', '.join(tatami.games())}")
    parser.add_argument("--seats", type=int, metavar="N", help="with --game: seats at the table")
    parser.add_argument("--seed", type=int, metavar="N", help="with --game: the deal of this seed")
    parser.add_argument("--deal", metavar="TEXT", help="with --game: this deal")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="with --game: a variant"
    )
    parser.add_argument("--moves", default="", metavar="TOKENS", help="with --game: what was played so far")
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--move", type=int, metavar="N", help="the decision before the N-th move was made")
    which.add_argument("--all", action="store_true", help="every decision, those that cost most first")
    parser.add_argument(
        "--ms", type=float, metavar="N", help=f"time for a decision ({MS:g}; with --all {MS_EACH:g})"
    )
    parser.add_argument("--json", action="store_true", help="print it as JSON")
    add_look(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Analyse one decision, or all of a game."""
    match = _match(args)
    if args.ms is not None and not args.ms > 0:
        raise GameError("There must be some time to think: --ms must be more than 0.")
    screen = Screen(args.lang, args.no_color)
    screen.names = display_names(match)
    if args.all or (args.move is None and match.over):
        found = _review(screen, match, args.ms or MS_EACH)
        if args.json:
            print(json.dumps([decision.data() for decision in found], indent=1))
        else:
            _show_review(screen, match, found)
    else:
        number = _number(match, args.move)
        analyst = _Analyst(match, args.ms or MS)
        if args.json:
            print(json.dumps(analyst.decision(number).data(), indent=1))
        else:
            _show(screen, match, screen.wait_for(lambda: analyst.decision(number), "wait-analysis"))
    return 0


def _match(args: argparse.Namespace) -> Match:
    """The match that the command line tells."""
    if (args.file is None) == (args.game is None):
        raise GameError("Say what to analyse: a FILE, or --game with --seed or --deal.")
    if args.file is not None:
        return files.load(args.file)
    if (args.seed is None) == (args.deal is None):
        raise GameError("With --game goes either --seed or --deal.")
    options = setup.options_from(load(args.game), args.option)
    match = tatami.new(args.game, seats=args.seats, seed=args.seed, deal=args.deal, options=options)
    match.play_all(args.moves.split())
    return match


# Thinking.


@dataclass(frozen=True)
class Decision:
    """A decision and what is thought of it."""

    number: int  # of the move, from 1
    view: View  # what the player to move knew
    played: str | None  # None: it is still to be made
    thought: Thought
    turns: tuple[tuple[tuple[str, ...], int], ...]  # proven: whole turns with their margins, best first

    @property
    def best(self) -> Idea:
        """The idea to follow."""
        return next(idea for idea in self.thought.ideas if idea.token == self.thought.choice)

    @property
    def made(self) -> Idea | None:
        """What is thought of the move that was made."""
        return next((idea for idea in self.thought.ideas if idea.token == self.played), None)

    @property
    def loss(self) -> float:
        """What the move that was made cost, in the measure of `Idea.value`."""
        return max(0.0, self.best.value - self.made.value) if self.made else 0.0

    @property
    def points_lost(self) -> float | None:
        """The same in points, where they are known."""
        if self.made is None or self.made.margin is None or self.best.margin is None:
            return None
        return max(0.0, self.best.margin - self.made.margin)

    def data(self) -> dict[str, Any]:
        """All of it as plain data."""
        thought = self.thought
        return {
            "move": self.number,
            "seat": self.view.seat,
            "played": self.played,
            "choice": thought.choice,
            "exact": thought.exact,
            "loss": self.loss,
            "points_lost": self.points_lost,
            "ideas": [
                {
                    "token": idea.token,
                    "value": idea.value,
                    "margin": idea.margin,
                    "ranks": list(idea.ranks),
                    "visits": idea.visits,
                }
                for idea in thought.ideas
            ],
            "line": list(thought.line),
            "turns": [{"tokens": list(tokens), "margin": margin} for tokens, margin in self.turns],
            "simulations": thought.simulations,
            "seconds": thought.seconds,
        }


class _Analyst:
    """Thinks about decisions of one match: proves what can be proven, else asks the strongest bot."""

    def __init__(self, match: Match, ms: float) -> None:
        game = match.game.name
        self._match = match
        self._ms = ms
        self._adviser = known_bot(ADVISER, game)
        self._is_warm = False

    @cached_property
    def _prover(self) -> Any:
        """What proves endings of the game, if it has something that does."""
        return prover(self._match.game.name)

    def decision(self, number: int) -> Decision:
        """What is thought of the decision before a move (counted from 1)."""
        now = self._match.at(number - 1)
        view = now.view(now.to_move)
        played = self._match.history[number - 1] if number <= len(self._match.actions) else None
        proof = self._prover.prove(view, self._ms) if self._prover else None
        if proof:
            turns = tuple((turn.tokens, turn.margin) for turn in proof.turns)
            return Decision(number, view, played, proof.thought, turns)
        return Decision(number, view, played, self._think(view), ())

    def _think(self, view: View) -> Thought:
        if not self._is_warm:  # code may have to be compiled first: that does not count
            bot(f"{self._adviser}@{WARM}", view.game.name).think(view)
            self._is_warm = True
        return bot(f"{self._adviser}@{self._ms:g}ms", view.game.name).think(view)


def _number(match: Match, number: int | None) -> int:
    """The number of a decision that there is, or of the one to be made now."""
    moves = len(match.actions)
    last = moves if match.over else moves + 1
    chosen = last if number is None else number
    if not 1 <= chosen <= last:
        raise GameError(f"There is no decision {chosen}; there are 1 to {last}.")
    return chosen


def _review(screen: Screen, match: Match, ms: float) -> list[Decision]:
    """All decisions of a match where there was a choice, in the order of what they cost."""
    analyst = _Analyst(match, ms)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    found = []
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(screen.text("wait-analysis"), total=len(match.actions))
        for number in range(1, len(match.actions) + 1):
            now = match.at(number - 1)
            if len(now.legal()) > 1:
                found.append(analyst.decision(number))
            progress.advance(task)
    return sorted(found, key=lambda decision: (-decision.loss, decision.number))


# Telling.


def _show(screen: Screen, match: Match, decision: Decision) -> None:
    """One decision: what to do, what all ideas are worth, and what comes next."""
    view, thought = decision.view, decision.thought
    screen.listener = view.seat
    words = _words(screen, view)
    screen.show(bold(screen.speaker(match).say(view.task)))
    said = [screen.text("hint-move", token=thought.choice, words=words[thought.choice])]
    if decision.best.margin is not None:
        points = round(decision.best.margin)
        side = "ahead" if points > 0 else "behind" if points < 0 else "level"
        said.append(screen.text("hint-expects", side=side, points=abs(points)))
    if thought.exact:
        said.append(screen.text("hint-proven"))
    screen.show(screen.paragraph(said))
    screen.show(_ideas(screen, decision, words))
    if decision.turns:
        screen.say("analyse-turns")
        screen.show(_turns(screen, match, decision))
    if len(thought.line) > 1:
        screen.say("analyse-line", line=" ".join(thought.line))


def _words(screen: Screen, view: View) -> dict[str, str]:
    speaker = screen.speaker(view)
    return {action.token: speaker.say(action.words) for action in view.actions}


def _ideas(screen: Screen, decision: Decision, words: dict[str, str]) -> Table:
    """The best ideas, and the move that was made wherever it comes."""
    rows = _table(screen, "token", "words", "value", "margin", "visits")
    ideas = decision.thought.ideas
    for place, idea in enumerate(ideas):
        made = idea.token == decision.played
        if place < MOST or made:
            value = f"{100 * idea.value:.0f} %" if idea.visits or idea.margin is not None else ""
            token = screen.text("analyse-made", token=idea.token) if made else idea.token
            rows.add_row(token, words[idea.token], value, _points(idea.margin), str(idea.visits))
    return rows


def _turns(screen: Screen, match: Match, decision: Decision) -> Table:
    """The best whole turns, in words."""
    rows = _table(screen, "token", "words", "margin")
    for tokens, margin in decision.turns[:MOST]:
        now = match.at(decision.number - 1)
        told = []
        for token in tokens:
            told.append(_words(screen, now.view(now.to_move))[token])
            now.play(token)
        rows.add_row(" ".join(tokens), "; ".join(told), _points(margin))
    return rows


def _show_review(screen: Screen, match: Match, found: list[Decision]) -> None:
    """The decisions that cost most."""
    costly = [decision for decision in found if decision.loss > 0.005][:MOST]
    if not costly:
        screen.say("analyse-flawless")
        return
    screen.say("analyse-costly")
    rows = _table(screen, "number", "seat", "played", "better", "loss")
    for decision in costly:
        words = _words(screen, decision.view)
        lost = decision.points_lost
        rows.add_row(
            str(decision.number),
            screen.text("analyse-who", seat=Seat(decision.view.seat or 0)),
            f"{decision.played} – {words[decision.played or '']}",
            f"{decision.thought.choice} – {words[decision.thought.choice]}",
            f"{-100 * decision.loss:.0f} %" if lost is None else _points(-lost),
        )
    screen.show(rows)


def _table(screen: Screen, *columns: str) -> Table:
    rows = Table(box=None, pad_edge=False)
    for column in columns:
        figures = column in ("value", "margin", "visits", "loss", "number")
        justify: Any = "right" if figures else "left"
        rows.add_column(screen.text(f"analyse-{column}"), justify=justify, overflow="fold")
    return rows


def _points(points: float | None) -> str:
    return "" if points is None else f"{points:+.0f}" if float(points).is_integer() else f"{points:+.1f}"
