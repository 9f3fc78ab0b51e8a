"""`tatami replay`: step through a recorded game."""

from __future__ import annotations

import argparse
from typing import Any

from rich.rule import Rule
from rich.text import Text

from tatami.cli import files
from tatami.cli.reader import number_from
from tatami.cli.screen import Screen, add_look, bold
from tatami.cli.seating import display_names
from tatami.engine.i18n.speaker import Speaker
from tatami.engine.scene import Message, Seat
from tatami.match import Match

EXAMPLES = """\
examples:
  tatami replay game.tatami.json             step through it, all cards open
  tatami replay game.tatami.json --seat 2    as seat 2 saw it
  tatami replay game.tatami.json | less      read all of it
  tatami replay arena/games.jsonl#3.1        a game that `tatami arena --out arena` played

Enter or n goes forward, p goes back, a number goes to that move, q leaves."""


def add(subparsers: Any) -> None:
    """Add the command."""
    parser = subparsers.add_parser(
        "replay",
        description="Step through a recorded game; in a pipe, print all of it.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", metavar="FILE", help="a record, as `save` writes it")
    parser.add_argument("--seat", type=int, metavar="N", help="only what this seat saw (default: everything)")
    add_look(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Show a record step by step, or all at once without a terminal."""
    screen = Screen(args.lang, args.no_color)
    match = files.load(args.file)
    Replay(screen, match, args.seat).run()
    return 0


class Replay:
    """A match replayed from the viewpoint of one seat or of the seat to move."""

    def __init__(self, screen: Screen, match: Match, seat: int | None) -> None:
        match.view(seat)  # a GameError if there is no such seat
        self.screen = screen
        self.match = match.recalled()
        self.seat = seat
        screen.listener = seat
        screen.names = display_names(match)

    @property
    def length(self) -> int:
        """How many moves there are."""
        return len(self.match.actions)

    @property
    def _speaker(self) -> Speaker:
        return self.screen.speaker(self.match)

    def run(self) -> None:
        """Show the record."""
        self._title()
        if self.screen.live:
            self._step_through()
        else:
            for number in range(1, self.length + 1):
                self._tell(number)
            self._outcome()

    def _title(self) -> None:
        title = self._speaker.say(Message("title"))
        seats = tuple(Seat(seat) for seat in range(1, self.match.seats + 1))
        self.screen.say("replay-title", title=title, players=seats, moves=self.length)

    def _tell(self, number: int) -> None:
        """Describe a move from the chosen viewpoint."""
        now = self.match.at(number)
        mover = self.match.at(number - 1).to_move
        (step,) = now.events(self.seat or mover, number - 1)
        speaker = self._speaker
        sentences = [speaker.say(e.words) for e in step.events if e.words is not None and e.kind != "over"]
        move = self.screen.text("replay-move", number=number, token=step.token)
        told = self.screen.paragraph(sentences)
        self.screen.show(Text.assemble((move, "dim"), " ", told))

    def _outcome(self) -> None:
        view = self.match.view(self.seat)
        if self.match.over:
            self.screen.show(bold(self._speaker.say(view.task)))
        else:
            self.screen.say("replay-unfinished")

    def _step_through(self) -> None:
        number = 0
        while True:
            self._show(number)
            try:
                answer = self.screen.ask("replay-ask", number=number, moves=self.length).casefold()
            except (EOFError, KeyboardInterrupt):
                return
            wanted = number_from(answer)
            if answer == "q":
                return
            if answer in ("", "n"):
                if number == self.length:
                    return
                number += 1
            elif answer == "p":
                number = max(0, number - 1)
            elif wanted is not None and wanted <= self.length:
                number = wanted
            else:
                self.screen.say("replay-how", moves=self.length)

    def _show(self, number: int) -> None:
        """Show the table after so many moves, and the last of them."""
        self.screen.show(Rule(style="dim"))
        now = self.match.at(number)
        if number:
            self._tell(number)
        eyes = self.seat or now.to_move or self.match.at(max(number - 1, 0)).to_move
        view = now.view(eyes)
        self.screen.show(*self.screen.table(view, self._speaker))
