"""Runs a match for the people at one screen: shows it to each, takes their moves, plays the bots'."""

from __future__ import annotations

import time
from contextlib import nullcontext
from pathlib import Path

from rich.console import RenderableType
from rich.rule import Rule
from rich.text import Text

from tatami.bots import Bot, bot
from tatami.cli import files
from tatami.cli.choices import Choices
from tatami.cli.commands import COMMANDS, Leave, Loaded
from tatami.cli.screen import Screen
from tatami.cli.seating import bots_of, display_names, named, people_of
from tatami.engine.scene import Event, Message, Seat
from tatami.match import IllegalAction, Match

PACE = 0.4  # seconds that a bot takes at least, so that a forced answer does not look forced
WARM = "2ms"  # what a bot may think while its code is made ready


def play(screen: Screen, match: Match, seed: int, file: Path | None = None) -> Match:
    """Play a match, or one loaded in its place, and return the match as it was left."""
    while True:
        host = Host(screen, match, seed, file)
        try:
            host.run()
        except Loaded as loaded:
            match, file = loaded.match, loaded.file
        else:
            return host.match


class Host:
    """One match, the people who play it here, and what each of them has been told."""

    def __init__(self, screen: Screen, match: Match, seed: int, file: Path | None = None) -> None:
        self.screen = screen
        self.match = match
        self.people = people_of(match)
        self.bots = bots_of(match)
        self.secret = match.game.has_secrets
        self.curtained = self.secret and len(self.people) > 1
        self.choices: Choices | None = None  # of the decision that is asked for now
        self.movers = _movers(match)  # the seat behind each action
        self.file = file  # where the match was saved last
        self.warned = False  # whether it was said that a saved game holds secrets
        self._saved = match.actions
        # How many actions each person has been told of; after loading, all up to their own last one.
        self._told = {seat: _last(self.movers, seat) + 1 for seat in self.people}
        self._players: dict[int, Bot] = {}
        self._seed = seed
        screen.names = display_names(match)
        screen.listener = None if self.curtained else min(self.people)

    @property
    def unsaved(self) -> bool:
        """Whether moves would be lost."""
        return self.match.actions != self._saved

    # The course of a match.

    def run(self) -> None:
        """Play to the end or until somebody leaves; raises Loaded to continue with another match."""
        try:
            with self.screen.private() if self.curtained else nullcontext():
                self._prepare()
                while not self.match.over:
                    self._move()
            self._end()
        except (Leave, EOFError, KeyboardInterrupt):
            self._part()

    def _prepare(self) -> None:
        """Compile everything in advance, and announce the players."""
        if self.match.over:
            return
        self.screen.wait_for(self._warm_up, "wait-preparing")
        bots = tuple(named(name, seat) for seat, name in sorted(self.bots.items()))
        people = tuple(Seat(seat) for seat in sorted(self.people))
        self.screen.say("greeting-players", people=people, bots=bots)
        self.screen.say("greeting-help")

    def _warm_up(self) -> None:
        """Run the code of a turn once, and let each kind of bot think briefly."""
        trial = self.match.copy()
        view = trial.view(trial.to_move)
        for name in {name.partition("@")[0] for name in self.bots.values()}:
            bot(f"{name}@{WARM}", trial.game.name).choose(view)
        trial.play(view.actions[0].token)
        trial.events(None, len(trial.actions) - 1)
        trial.scores()

    def _move(self) -> None:
        seat = self.match.to_move
        assert seat is not None
        if seat in self.people:
            self._turn(seat)
        else:
            self._bot_turn(seat)
        if not self.curtained and self.match.to_move in self.people:
            self.screen.listener = self.match.to_move
        if self.screen.listener is not None:
            self._show(*self._news(self.screen.listener))

    def _bot_turn(self, seat: int) -> None:
        started = time.monotonic()
        name, view = self.bots[seat], self.match.view(seat)
        if seat not in self._players:
            self._players[seat] = bot(name, self.match.game.name, seed=self._seed + seat)
        choose = self._players[seat].choose
        token = self.screen.wait_for(lambda: choose(view), "wait-thinking", seat=named(name, seat))
        if self.screen.live and self.secret:
            time.sleep(max(0.0, started + PACE - time.monotonic()))
        self.play(token)

    def play(self, token: str) -> None:
        """Play a token for the seat to move."""
        seat = self.match.to_move
        self.match.play(token)
        assert seat is not None
        self.movers.append(seat)

    def take_back(self, number: int) -> None:
        """Go back to where the match stood before an action."""
        self.match = self.match.at(number)
        del self.movers[number:]
        self._told = {seat: min(told, number) for seat, told in self._told.items()}

    # A person's turn.

    def _turn(self, seat: int) -> None:
        self._face(seat)
        self.choices = Choices(self.match.view(seat), self.screen)
        self._show(*self._news(seat), self._rule(), *self._table(self.choices))
        self._decide(seat, self.choices)

    def _rule(self) -> Rule:
        """The line above a table, with the bots at it."""
        kinds: dict[str, list[int]] = {}
        for seat, name in sorted(self.bots.items()):
            kinds.setdefault(name, []).append(seat)
        bots = tuple(named(name, *seats) for name, seats in kinds.items())
        return Rule(Text(self.screen.text("table-bots", bots=bots)) if bots else "", style="dim")

    def _face(self, seat: int) -> None:
        """Make sure that only the player of that seat sees the screen."""
        if not self.curtained or self.screen.listener == seat:
            self.screen.listener = seat
            return
        if self.screen.listener is not None:
            self.screen.ask("curtain-close")
            self.screen.wipe()
            self.screen.listener = None
        self.screen.ask("curtain-open", seat=Seat(seat))
        self.screen.wipe()
        self.screen.listener = seat

    def _show(self, *renderables: RenderableType) -> None:
        """Show things, page by page where nothing that scrolls away can be read again."""
        if self.curtained:
            self.screen.page(*renderables)
        else:
            self.screen.show(*renderables)

    def _news(self, seat: int) -> list[str]:
        """The events that a seat has seen since it was last told, one paragraph per action."""
        steps = self.match.events(seat, self._told[seat])
        told = [seat] if self.curtained else self._told
        self._told.update(dict.fromkeys(told, len(self.match.actions)))
        paragraphs = (self.screen.paragraph(self.sentences(step.events)) for step in steps)
        return [paragraph for paragraph in paragraphs if paragraph]

    def sentences(self, events: tuple[Event, ...]) -> list[str]:
        """Events in words; the end of the game is told separately."""
        speaker = self.screen.speaker(self.match)
        return [speaker.say(e.words) for e in events if e.words is not None and e.kind != "over"]

    def _table(self, choices: Choices) -> list[RenderableType]:
        """The table, the task and a short list of options."""
        speaker = self.screen.speaker(self.match)
        return [*self.screen.table(choices.view, speaker), choices.brief(self.screen.console.width)]

    def show_table(self) -> None:
        """Show the table again."""
        if self.choices is not None:
            self._show(*self._table(self.choices))

    @property
    def _enter_plays(self) -> bool:
        """Whether Enter alone gives the only move; not where others may hear how little is typed."""
        return self.choices is not None and len(self.choices.actions) == 1 and not self.curtained

    def _decide(self, seat: int, choices: Choices) -> None:
        """Take lines until one of them changes the match."""
        if self._enter_plays:
            self.screen.show(Text(self.screen.text("enter-plays"), style="dim"))
        prompt = self.screen.text("prompt-name", seat=Seat(seat)) if len(self.people) > 1 else "›"
        offers = {
            **choices.words,
            **{name: self.screen.text(f"help-{name}") for name in COMMANDS if name != "?"},
        }
        number = len(self.match.actions)
        while len(self.match.actions) == number:
            line = self.screen.reader.line(f"{prompt} ", offers, memory=seat)
            if not line and self._enter_plays:
                line = choices.actions[0].token
            self._obey(line, choices)

    def _obey(self, line: str, choices: Choices) -> None:
        """Handle a line: a move, a command, or an error."""
        word, _, rest = line.partition(" ")
        command = COMMANDS.get(word.casefold())
        if command is not None and line not in choices.numbers:
            command(self, rest.strip())
            return
        token = choices.find(line)
        if not line:
            self.screen.say("turn-hint")
        elif token is None:
            self.screen.say("number-unknown", options=len(choices.actions))
        elif token not in choices.view.tokens:
            self.screen.say("word-unknown", word=line[:40])
        else:
            try:
                self.play(token)
            except IllegalAction as error:
                self.screen.show(error.text(self.screen.lang, self.screen.names))

    # The end.

    def _end(self) -> None:
        screen, match = self.screen, self.match
        if self.curtained:
            screen.listener = None
            for step in match.events(None, len(match.actions) - 1):
                screen.show(screen.paragraph(self.sentences(step.events)))
        view, speaker = match.view(screen.listener), screen.speaker(match)
        screen.show(*screen.table(view, speaker))
        for seat in sorted(match.ranks(), key=lambda seat: (match.ranks()[seat], seat)):
            points = {"seat": Seat(seat), "points": match.scores()[seat]}
            screen.show(speaker.say(Message("result-points", points)))
        self._offer_to_save()

    def _part(self) -> None:
        """Leave politely."""
        self._offer_to_save()
        self.screen.say("leave-goodbye")

    def _offer_to_save(self) -> None:
        if not self.unsaved:
            return
        example = f"{self.match.game.name}{files.SUFFIX}"
        try:
            while self.unsaved:
                name = self.screen.ask("offer-save", file=example)
                if not name:
                    return
                self.save(name)
        except (EOFError, KeyboardInterrupt):
            return

    def save(self, name: str) -> None:
        """Write the match to a file, after asking where another would be overwritten."""
        name = files.record_name(name)
        path = files.path_of(name)
        try:
            others = files.is_taken(path) and path != self.file
            if others and not self.screen.agrees("save-exists", file=name):
                self.screen.say("save-kept", file=name)
                return
            files.write(self.match, path)
        except OSError as error:
            self.screen.say("file-trouble", file=name, reason=error.strerror or str(error))
            return
        self.file, self._saved = path, self.match.actions
        self.screen.say("save-done", file=name)
        if self.secret and not self.match.over and not self.warned:
            self.screen.say("save-secrets")
            self.warned = True


def _last(movers: list[int], seat: int) -> int:
    """The number of a seat's last action, -1 if it has made none."""
    return max((number for number, mover in enumerate(movers) if mover == seat), default=-1)


def _movers(match: Match) -> list[int]:
    """The seat behind each action of a match."""
    again, movers = match.at(0), []
    for token in match.history:
        movers.append(again.to_move or 0)
        again.play(token)
    return movers
