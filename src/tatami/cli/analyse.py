"""`tatami analyse`: the review of a game in the terminal, or of one decision."""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import tatami
from tatami.bots import prover, values
from tatami.bots.values import Weighed
from tatami.cli import files, setup
from tatami.cli.screen import Screen, add_look, bold
from tatami.cli.seating import display_names
from tatami.engine.game import GameError
from tatami.engine.scene import Seat
from tatami.games import load
from tatami.match import Match
from tatami.review import Decision, Review, Reviewer
from tatami.review.facts import acted, facts, said
from tatami.review.reviewer import SIMULATIONS
from tatami.view import View

EXAMPLES = """\
examples:
  tatami analyse game.tatami.json               a finished game: errors, gifts and luck of every player
  tatami analyse game.tatami.json --seat 2      the same for one player, with reasons
  tatami analyse game.tatami.json --move 40     what was best at the 40th move
  tatami analyse --game take --seed 7 --moves "ta tb"

Near the end of TA-KE the answer is proven; elsewhere all moves are played out in the same worlds that fit
what the player to move knew then."""

PROOF_MS = 2000.0  # to list whole turns where the ending is proven
MOST = 10  # ideas, turns and mistakes that are shown


def add(subparsers: Any) -> None:
    """Add the command."""
    parser = subparsers.add_parser(
        "analyse",
        description="Say what the best decision is, or review a finished game.",
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
    parser.add_argument("--moves", default="", metavar="TOKENS", help="with --game: the moves so far")
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--move", type=int, metavar="N", help="the decision before the N-th move was made")
    which.add_argument("--seat", type=int, metavar="N", help="the whole game, for this seat")
    parser.add_argument(
        "--simulations",
        type=int,
        default=SIMULATIONS,
        metavar="N",
        help=f"playouts for a decision ({SIMULATIONS})",
    )
    parser.add_argument("--json", action="store_true", help="print it as JSON")
    add_look(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Analyse one decision, or review a game."""
    match = _match(args)
    if args.simulations < 2:
        raise GameError("--simulations must be at least 2.")
    screen = Screen(args.lang, args.no_color)
    screen.names = display_names(match)
    if args.move is None and match.over:
        reviewer = _review(screen, match, args.simulations)
        seats = [args.seat] if args.seat is not None else list(range(1, match.seats + 1))
        reviews = [reviewer.of(seat) for seat in seats]
        if args.json:
            print(json.dumps(reviewer.data(seats), indent=1))
        else:
            _show_reviews(screen, reviewer, reviews)
            if args.simulations < SIMULATIONS:
                screen.say("analyse-few", simulations=args.simulations, usual=SIMULATIONS)
    elif args.seat is not None:
        raise GameError("Only a finished game can be reviewed.")
    else:
        number = _number(match, args.move)

        def decide() -> One:
            return _decision(match, number, args.simulations)

        if args.json:
            print(json.dumps(decide().data(), indent=1))
        else:
            _show(screen, match, screen.wait_for(decide, "wait-analysis"))
    return 0


def _match(args: argparse.Namespace) -> Match:
    """The match that the command line tells."""
    if (args.file is None) == (args.game is None):
        raise GameError("Say what to analyse: a FILE, or --game with --seed or --deal.")
    if args.file is not None:
        return files.load(args.file)
    if (args.seed is None) == (args.deal is None):
        raise GameError("With --game, give either --seed or --deal.")
    options = setup.options_from(load(args.game), args.option)
    match = tatami.new(args.game, seats=args.seats, seed=args.seed, deal=args.deal, options=options)
    match.play_all(args.moves.split())
    return match


# One decision.


@dataclass(frozen=True)
class One:
    """A decision, made or still to be made, and what its alternatives are worth."""

    number: int  # of the move, from 1
    view: View  # what the player to move knew
    played: str | None  # None: it is still to be made
    weighed: Weighed
    turns: tuple[tuple[tuple[str, ...], int], ...]  # proven: whole turns with their margins, best first
    line: tuple[str, ...]  # proven: perfect play to the end
    by_points: bool  # whether a loss of points alone is an error in this game

    @property
    def made(self) -> Decision | None:
        """The same as a review has it, if it was made."""
        if self.played is None:
            return None
        return Decision(self.number, self.view.seat or 0, self.played, self.weighed, self.by_points)

    def data(self) -> dict[str, Any]:
        """All of it as plain data."""
        other = Decision(self.number, self.view.seat or 0, self.weighed.best, self.weighed)
        data = (self.made or other).data()
        if self.made is None:
            data |= {"played": None, "grade": None, "loss": 0.0, "points_lost": 0.0, "reply_to_played": None}
        turns = [{"tokens": list(tokens), "margin": margin} for tokens, margin in self.turns]
        return {**data, "turns": turns, "line": list(self.line)}


def _decision(match: Match, number: int, simulations: int) -> One:
    """The report on the decision before a move (counted from 1)."""
    now = match.at(number - 1)
    view = now.view(now.to_move)
    played = match.history[number - 1] if number <= len(match.actions) else None
    judge = values(match.game.name)
    by_points = bool(getattr(judge, "by_points", False))
    weighed = judge.weigh(view, played or view.legal[0], simulations)
    proves = prover(match.game.name) if weighed.exact else None
    proof = proves.prove(view, PROOF_MS) if proves else None
    if proof is None:
        return One(number, view, played, weighed, (), (), by_points)
    turns = tuple((turn.tokens, turn.margin) for turn in proof.turns)
    return One(number, view, played, weighed, turns, proof.thought.line, by_points)


def _number(match: Match, number: int | None) -> int:
    """The number of a decision that there is, or of the one to be made now."""
    moves = len(match.actions)
    last = moves if match.over else moves + 1
    chosen = last if number is None else number
    if not 1 <= chosen <= last:
        raise GameError(f"There is no decision {chosen}; there are 1 to {last}.")
    return chosen


def _show(screen: Screen, match: Match, one: One) -> None:
    """One decision: what to do, what all moves are worth, and what comes next."""
    view, weighed = one.view, one.weighed
    screen.listener = view.seat
    words = _words(screen, view)
    screen.show(bold(screen.speaker(match).say(view.task)))
    best = weighed.choices[0]
    lines = [screen.text("analyse-best", token=best.token, words=words[best.token])]
    lines.append(screen.text("analyse-chance", share=round(100 * best.share)))
    if weighed.exact:
        lines.append(screen.text("hint-proven"))
    screen.show(screen.paragraph(lines))
    screen.show(_choices(screen, one, words))
    if one.turns:
        screen.say("analyse-turns")
        screen.show(_turns(screen, match, one))
    if len(one.line) > 1:
        screen.say("analyse-line", line=" ".join(one.line))
    if one.made is not None and one.made.severity > 0:
        before = match.recalled().at(one.number - 1)
        screen.show(*said(facts(before, one.made), screen.speaker(match)))


def _words(screen: Screen, view: View) -> dict[str, str]:
    speaker = screen.speaker(view)
    seat = view.to_move or 0
    return {action.token: speaker.say(acted(action.words, seat)) for action in view.actions}


def _choices(screen: Screen, one: One, words: dict[str, str]) -> Table:
    """The best moves, and the one that was made wherever it comes."""
    rows = _table(screen, "token", "words", "value", "margin", "visits")
    for place, choice in enumerate(one.weighed.choices):
        made = choice.token == one.played
        if place < MOST or made:
            token = screen.text("analyse-made", token=choice.token) if made else choice.token
            value, margin = _percent(screen, 100 * choice.share), _points(choice.points)
            rows.add_row(token, words[choice.token], value, margin, str(choice.tries))
    return rows


def _percent(screen: Screen, value: float, form: str = ".0f") -> str:
    return screen.text("analyse-percent", share=format(value, form))


def _turns(screen: Screen, match: Match, one: One) -> Table:
    """The best whole turns, in words."""
    rows = _table(screen, "token", "words", "margin")
    for tokens, margin in one.turns[:MOST]:
        now = match.at(one.number - 1)
        told = []
        for token in tokens:
            told.append(_words(screen, now.view(now.to_move))[token])
            now.play(token)
        rows.add_row(" ".join(tokens), "; ".join(told), _points(margin))
    return rows


# A whole game.


def _review(screen: Screen, match: Match, simulations: int) -> Reviewer:
    """Review a game, and show how far it has come."""
    reviewer = Reviewer(match, simulations=simulations, seconds=None)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(screen.text("wait-analysis"), total=None)
        for progress in reviewer.steps():
            bar.update(task, total=progress.total, completed=progress.done)
    return reviewer


def _show_reviews(screen: Screen, reviewer: Reviewer, reviews: list[Review]) -> None:
    """Print the parts of each seat's result, and the costliest errors."""
    luck = "luck" if load(reviews[0].game).has_secrets else "deal"
    rows = _table(screen, "seat", "accuracy", "start", "own", "others", luck, "result")
    for review in reviews:
        parts = review.parts
        accuracy = review.accuracy(review.seat)
        rows.add_row(
            screen.text("analyse-who", seat=Seat(review.seat)),
            "" if accuracy is None else _percent(screen, accuracy),
            _percent(screen, 100 * parts.start.share),
            _percent(screen, 100 * parts.own.share, "+.0f"),
            _percent(screen, 100 * parts.others.share, "+.0f"),
            _percent(screen, 100 * parts.luck.share, "+.0f"),
            _percent(screen, 100 * parts.result.share),
        )
    screen.show(rows)
    seats = {review.seat for review in reviews}
    errors = [each for each in reviewer.decisions if each.grade is not None and each.seat in seats]
    errors.sort(key=lambda each: (-each.severity, -each.points_lost, each.number))
    if not errors:
        screen.say("analyse-flawless")
        return
    screen.say("analyse-costly")
    screen.show(_errors(screen, reviewer, errors[:MOST]))
    if len(reviews) == 1:
        for each in reviews[0].costliest:
            screen.listener = each.seat
            speaker = screen.speaker(reviewer.view(each))
            screen.show("", bold(f"{each.number}. {each.played}"), *said(reviewer.facts(each), speaker))


def _errors(screen: Screen, reviewer: Reviewer, errors: list[Decision]) -> Table:
    rows = _table(screen, "number", "seat", "grade", "played", "better", "loss")
    for each in errors:
        words = _words(screen, reviewer.view(each))
        rows.add_row(
            str(each.number),
            screen.text("analyse-who", seat=Seat(each.seat)),
            screen.text(f"grade-{each.grade}"),
            f"{each.played} – {words[each.played]}",
            f"{each.best} – {words[each.best]}",
            f"{-100 * each.loss:.0f} % ({_points(-each.points_lost)})",
        )
    return rows


def _table(screen: Screen, *columns: str) -> Table:
    rows = Table(box=None, pad_edge=False)
    for column in columns:
        words = column in ("token", "words", "seat", "grade", "played", "better")
        justify: Any = "left" if words else "right"
        rows.add_column(screen.text(f"analyse-{column}"), justify=justify, overflow="fold")
    return rows


def _points(points: float) -> str:
    return f"{points:+.0f}" if float(points).is_integer() else f"{points:+.1f}"
