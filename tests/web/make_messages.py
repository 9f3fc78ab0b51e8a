"""Write web/tests/messages/, which the page's speaker is tested with: `python -m tests.web.make_messages`.

Messages of real games, at every number of seats and with every option, said by the Python speaker in all
languages: every value of every argument as far as a language tells it apart, and some more.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import tatami
from tatami.engine.game import Game
from tatami.engine.i18n.fluent import PLURALS
from tatami.engine.i18n.speaker import LANGUAGES, first_sound, speaker_for
from tatami.engine.scene import Message, Seat
from tatami.games import load
from tatami.match import Match
from tatami.review.facts import acted
from tatami.view import View
from tests.conformance.tables import Table, play_on, tables
from tests.web.make_deals import renamed

FOLDER = Path(__file__).resolve().parents[2] / "web" / "tests" / "messages"
PEOPLE: tuple[dict[int, str], ...] = (
    {1: "Emi", 2: "Ken", 3: "Inés", 4: "Hilario", 5: "Ángel", 6: "静岡", 7: "Hiedra"},
    {1: "Jan", 2: "Élodie", 3: "Ōta", 4: "Yves", 5: "O’Brien", 6: "Œdipe"},  # seat 7 has no name
    {},
)
SAMPLE = 60  # of those with nothing new, one in so many
# A message, its listener, the index of the names, and what the table calls some things.
Case = tuple[Message, int | None, int, tuple[tuple[str, str], ...]]


def messages_of(view: View) -> Iterator[Message]:
    """Everything that is said of a view."""
    yield view.task
    yield from view.summary()
    for place in view.places:
        yield place.words
        yield from (piece.words for piece in place.pieces)
    for action in view.actions:
        for words in (action.words, action.preview_words):
            if words is not None:
                yield words
                yield acted(words, view.to_move or 1)
    yield from (refusal.reason for refusal in view.refusals)


def told(match: Match, viewer: int | None) -> Iterator[Message]:
    """Everything that is said of the last action."""
    for step in match.events(viewer, max(0, len(match) - 1)):
        for event in step.events:
            if event.words is not None:
                yield event.words
            if event.piece is not None:
                yield event.piece.words


def cases_of(table: Table, seed: int) -> Iterator[Case]:
    """The messages of one random game, each said to its viewer and to a stranger."""
    match, chance = table.new(seed), Random(seed)
    called = table.game.called(match.options)
    for turn, _ in enumerate(play_on(match, chance)):
        for viewer in dict.fromkeys([match.to_move, chance.choice(table.viewers)]):
            for message in (*messages_of(match.view(viewer)), *told(match, viewer)):
                yield message, viewer if turn % 3 else None, turn % len(PEOPLE), called
    for viewer in table.viewers:
        for message in (*messages_of(match.view(viewer)), *told(match, viewer)):
            yield message, viewer, (viewer or 0) % len(PEOPLE), called


def traits(at: str, value: Any, listener: int | None, names: dict[int, str]) -> Iterator[tuple[Any, ...]]:
    """What there is about a message, or an argument of one, that a language could tell apart."""
    match value:
        case Seat(number):
            yield at, number == listener, number in names
            yield at, *(first_sound(names.get(number, "–"), lang) for lang in ("fr", "es"))
        case int():
            yield at, value if value < 3 else tuple(plural(value) for plural in PLURALS.values())
        case str():
            yield at, value
        case tuple():
            others = [item for item in value if not isinstance(item, Seat) or item.number != listener]
            yield at, min(len(value), 4), min(len(others), 2)
            for item in value[:1] + value[-1:]:
                yield from traits(f"{at}[]", item, listener, names)
        case Message():
            yield at, value.id
            for key, part in value.args.items():
                yield from traits(f"{at} {value.id} {key}", part, listener, names)
        case _:
            raise TypeError(f"{value!r} cannot be said")


def plain(value: Any) -> Any:
    """A message, or an argument of one, as JSON has it."""
    match value:
        case Seat(number):
            return {"seat": number}
        case Message():
            args = {key: plain(part) for key, part in value.args.items()}
            return {"id": value.id, "args": args} if args else {"id": value.id}
        case tuple():
            return [plain(item) for item in value]
    return value


def shared_victories(game: Game) -> Iterator[Case]:
    """Ends that random games seldom have."""
    for seats, listener, people in product(range(2, game.seats[-1] + 1), (None, 1, 2), range(len(PEOPLE))):
        message = Message("result-shared", {"seats": tuple(map(Seat, range(1, seats + 1))), "points": seats})
        yield message, listener, people, ()


def cases(game: Game) -> list[Case]:
    """The messages of a game in which there is something new, and a sample of the others."""
    found, known, seen = list[Case](), set[Any](), set[str]()
    played = (cases_of(table, number) for number, table in enumerate(_tables(game)))
    for some in (*played, shared_victories(game)):
        for case in some:
            message, listener, people, called = case
            if (text := repr(case)) in seen:
                continue
            seen.add(text)
            new = {*traits("", message, listener, PEOPLE[people]), (message.id, called)} - known
            if new or len(seen) % SAMPLE == 0:
                found.append(case)
            known |= new
    return found


def _tables(game: Game) -> list[Table]:
    """Every number of seats, and every option at the smallest table; lists with words of their own, too."""
    found = [t for t in tables() if t.name == game.name and (not t.options or t.seats == game.seats[0])]
    listed = game.deal.listed
    if listed is None:
        return found
    lists = [table.options[listed.option] for table in found if listed.option in table.options]
    own = [{listed.option: renamed(text, listed.groups)} for text in lists]
    return [*found, *(Table(game.name, game.seats[0], options) for options in own)]


def render(name: str) -> str:
    """The file of a game: a case a line, with its sentences in the order of the languages."""
    lines, words = [], dict[tuple[tuple[str, str], ...], int]()
    for message, listener, people, called in cases(load(name)):
        names = tuple(PEOPLE[people].items())
        speakers = [speaker_for(f"games/{name}", lang, listener, names, called) for lang in LANGUAGES]
        said = [speaker.say(message) for speaker in speakers]
        table = words.setdefault(called, len(words))
        lines.append(json.dumps([plain(message), listener, people, table, said], ensure_ascii=False))
    head = {"languages": LANGUAGES, "names": PEOPLE, "called": [dict(called) for called in words]}
    return json.dumps(head, ensure_ascii=False)[:-1] + ', "cases": [\n' + ",\n".join(lines) + "\n]}\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for game in tatami.games():
        (FOLDER / f"{game}.json").write_text(render(game), encoding="utf-8")
