"""Table setup from command-line arguments or answers to questions."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import tatami
from tatami.bots import LEVELS, bot, names
from tatami.cli.files import path_of
from tatami.cli.reader import number_from
from tatami.cli.screen import Screen, bold
from tatami.cli.seating import USUAL, known_bot, level
from tatami.engine.game import Game, GameError, OneOf, Option, OptionError, Subset
from tatami.engine.i18n.fluent import FluentError
from tatami.engine.i18n.speaker import Speaker
from tatami.engine.scene import Message
from tatami.games import leave_out, load

YES, NO = ("true", "yes", "on", "1"), ("false", "no", "off", "0")


# Texts.


def seats_from(text: str, seats: int) -> set[int]:
    """The seats that a text like “1,3” names."""
    people = set()
    for part in text.replace(",", " ").split():
        number = number_from(part)
        if number is None or not 1 <= number <= seats:
            raise GameError(f"There is no seat {part!r:.40}; seats are 1 to {seats}.")
        people.add(number)
    if not people:
        raise GameError("Somebody must play: name at least one seat.")
    return people


def names_from(text: str | None) -> list[str]:
    """The names that a text like “Hana,Jan” lists."""
    return [name.strip() for name in (text or "").split(",") if name.strip()]


def bots_from(text: str | None, game: str, seats: int) -> dict[int, str]:
    """The bots by seat that a text like “farmer” or “2:farmer,3:shogun” asks for."""
    bots: dict[int, str] = {}
    for part in (part.strip() for part in (text or "").split(",")):
        where, colon, name = part.rpartition(":")
        if name:
            bot(name, game)  # a GameError if there is none
            chosen = seats_from(where, seats) if colon else range(1, seats + 1)
            bots.update(dict.fromkeys(chosen, name))
    return bots


def options_from(game: Game, given: Iterable[str]) -> dict[str, Any]:
    """All options of a game, as texts like “komi=10” change them."""
    known = {option.name: option for option in game.options}
    values = {}
    for text in given:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not equals:
            raise GameError(f"Options are written as name=value, not as {text!r:.40}.")
        values[name] = _value(known[name], value) if name in known else value
    return game.settle(values)


def _value(option: Option, text: str) -> Any:
    """A text in the type of an option's values; what does not fit is left for the game to refuse."""
    if isinstance(option.default, str):
        return _text_in(text[1:]) if text.startswith("@") else text
    if isinstance(option.default, bool) and text.casefold() in YES + NO:
        return text.casefold() in YES
    number = number_from(text)
    return text if number is None else number


def _text_in(file: str) -> str:
    try:
        return path_of(file).read_text(encoding="utf-8")
    except UnicodeError:
        raise GameError(f"{file} is not UTF-8 text.") from None


# Questions.


def ask_game(screen: Screen) -> Game:
    """Introduce the games and ask for one."""
    names = tatami.games()
    screen.say("games-title")
    for name in list(names):
        try:
            _introduce(screen, names.index(name) + 1, load(name))
        except FluentError as error:
            leave_out(name, error)
            names.remove(name)
    while True:
        answer = screen.ask("ask-game").casefold()
        number = number_from(answer) or 0
        if answer in names:
            return load(answer)
        if 1 <= number <= len(names):
            return load(names[number - 1])
        screen.say("ask-game-again", games=tuple(names))


def _introduce(screen: Screen, number: int, game: Game) -> None:
    speaker = Speaker(f"games/{game.name}", screen.lang)
    title, designers, about = (speaker.say(Message(what)) for what in ("title", "designers", "about"))
    low, high = min(game.seats), max(game.seats)
    exact, span = Message("seats-exact", {"seats": low}), Message("seats-range", {"low": low, "high": high})
    seats = exact if low == high else span
    facts = screen.text("game-facts", name=game.name, designers=designers, seats=seats)
    screen.show(Text.assemble("\n", (str(number), "dim"), "  ", (title, "bold"), "  ", (facts, "dim")))
    screen.show(Padding(about, (0, 0, 0, 3)))


def ask_seats(screen: Screen, game: Game) -> int:
    """Ask how many seats the table should have, if there is a choice."""
    low, high = min(game.seats), max(game.seats)
    while low < high:
        answer = screen.ask("ask-seats", low=low, high=high, usual=game.usual_seats)
        if not answer:
            break
        number = number_from(answer)
        if number is not None and number in game.seats:
            return number
    return game.usual_seats


def ask_options(screen: Screen, game: Game) -> list[str]:
    """Explain the game's options and ask for changes, as texts like “komi=10”."""
    given: list[str] = []
    if not game.options:
        return given
    show_options(screen, game)
    while answer := screen.ask("ask-option"):
        try:
            options_from(game, [*given, answer])
        except OptionError as error:
            screen.show(error.text(screen.lang))
        except GameError as error:
            screen.show(str(error))
        except OSError as error:
            screen.say("file-trouble", file=answer, reason=error.strerror or str(error))
        else:
            given.append(answer)
    return given


def show_options(screen: Screen, game: Game) -> None:
    """List a game's options as they usually are, and what they mean."""
    if not game.options:
        screen.say("options-none")
        return
    speaker = Speaker(f"games/{game.name}", screen.lang)
    rows = Table.grid(padding=(0, 2, 0, 0))
    for option in game.options:
        value = str(option.default).lower() if isinstance(option.default, bool) else option.default
        rows.add_row(bold(f"{option.name}={value}"), speaker.say(Message(f"option-{option.name}")))
        for name in option.check.names if isinstance(option.check, OneOf) else ():
            rows.add_row(f"  {name}", speaker.say(Message(f"option-{option.name}-{name}")))
    screen.say("options-title")
    screen.show(rows)
    for option in game.options:
        if isinstance(option.default, str) and not isinstance(option.check, (OneOf, Subset)):
            screen.say("options-file", name=option.name)


def ask_people(screen: Screen, seats: int) -> set[int]:
    """Ask which seats are played by people here."""
    while answer := screen.ask("ask-people", seats=seats):
        with suppress(GameError):
            return seats_from(answer, seats)
        screen.say("ask-people-again", seats=seats)
    return {1}


def ask_bots(screen: Screen, game: Game, seats: int) -> dict[int, str]:
    """Say how each level plays and ask for one, or for one at each seat."""
    levels = [name for name in LEVELS if name in names(game.name)]
    if not levels:
        return {}
    rows = Table.grid(padding=(0, 2, 0, 0))
    for number, name in enumerate(levels, 1):
        called = {name, screen.text(f"level-{name}")}
        rows.add_row(str(number), bold(" / ".join(sorted(called))), screen.text(f"style-{name}"))
    screen.say("bots-title")
    screen.show(rows)
    while answer := screen.ask("ask-bots", usual=level(known_bot(USUAL, game.name))):
        try:
            return bots_from(_level_meant(screen, levels, answer), game.name, seats)
        except GameError as error:
            screen.show(str(error))
    return {}


def _level_meant(screen: Screen, levels: list[str], answer: str) -> str:
    """The level that a number or a translated name means; anything else as it is."""
    number = number_from(answer) or 0
    if 1 <= number <= len(levels):
        return levels[number - 1]
    called = {screen.text(f"level-{name}").casefold(): name for name in levels}
    return called.get(answer.casefold(), answer)
