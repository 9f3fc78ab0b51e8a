"""Everything on the table, everything one may do or not, and everything that happens can be said."""

from __future__ import annotations

import re
from functools import cache
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tatami
from tatami.engine.i18n.speaker import LANGUAGES, bundle, sources
from tatami.engine.scene import Message
from tatami.games import load
from tests.conformance.tables import (
    Table,
    every_game,
    every_table,
    percents,
    plain_table,
    play_on,
    seeds,
    times,
)

every_language = pytest.mark.parametrize("lang", LANGUAGES)

# What a program's insides look like when they get into a sentence.
INSIDES = re.compile(
    r"[{}$\\\x00-\x1f\u2066-\u2069]|\bNone\b(?! of)|\b(Message|Seat|Piece|Place)\(|  |^\s|\s$"
)

SPOKEN_TO = re.compile(r"\byou(r|rs)?\b", re.IGNORECASE)


def assert_said(text: str, ids: frozenset[str]) -> None:
    """A sentence for people: not blank, and nothing of the program's insides in it."""
    assert text.strip(), "nothing was said"
    assert not INSIDES.search(text), text
    assert not ids & set(re.findall(r"[\w-]+", text)), text


def ids_of(name: str) -> frozenset[str]:
    """The ids of all messages of a game that could not be words."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in sources(f"games/{name}", "en"))
    return frozenset(found for found in re.findall(r"^-?([\w-]+) =", text, re.MULTILINE) if "-" in found)


@every_language
@every_table
@given(seed=seeds, percent=percents, chair=st.integers(0, 9))
@times(1 / 4)
def test_every_view_can_be_said(table: Table, lang: str, seed: int, percent: int, chair: int):
    match, ids = table.position(seed, percent), ids_of(table.name)
    viewer = table.viewers[chair % len(table.viewers)]
    for seat in {viewer, match.to_move}:
        view = match.view(seat)
        for line in view.text(lang).split("\n"):
            assert_said(line, ids)
        for text in _sentences(view.data(lang)):
            assert_said(text, ids)


def _sentences(data: object) -> list[str]:
    """All the words in a view's plain data."""
    if isinstance(data, list):
        return [text for item in data for text in _sentences(item)]
    if not isinstance(data, dict):
        return []
    told = [data[key] for key in ("task", "words", "preview_words", "reason") if key in data]
    return told + [text for value in data.values() for text in _sentences(value)]


@every_language
@every_table
@given(seed=seeds, percent=percents)
@times(1 / 4)
def test_every_illegal_token_is_refused_with_a_reason(table: Table, lang: str, seed: int, percent: int):
    match, ids = table.position(seed, percent), ids_of(table.name)
    for token in (*match.tokens, "???", ""):
        if token not in match.legal():
            with pytest.raises(tatami.IllegalAction) as refused:
                match.play(token)
            assert_said(refused.value.text(lang), ids)


@cache
def told(table: Table, viewer: int | None) -> list[Message]:
    """All that a viewer is told of a game, and the pieces shown in it."""
    events = [event for step in table.finished(11).events(viewer) for event in step.events]
    pieces = {event.piece.kind: event.piece.words for event in events if event.piece is not None}
    return [*(event.words for event in events if event.words is not None), *pieces.values()]


@every_language
@every_table
def test_every_event_can_be_said(table: Table, lang: str):
    ids = ids_of(table.name)
    for viewer in (1, table.seats, None):
        speaker = table.new(11).view(viewer).speaker(lang)
        for message in told(table, viewer):
            assert_said(speaker.say(message), ids)


@plain_table
def test_the_log_says_the_events(table: Table):
    match = table.finished(11)
    speaker = match.view(None).speaker("en")
    steps = match.events(None)
    assert match.log(None) == [speaker.say(e.words) for step in steps for e in step.events if e.words]
    assert match.log(None, since=3) == [speaker.say(e.words) for s in steps[3:] for e in s.events if e.words]


@every_language
@plain_table
def test_players_are_called_by_their_names(table: Table, lang: str):
    view = table.finished(11).view(None)
    names = {seat: f"Aki{seat}" for seat in range(1, table.seats + 1)}
    named, nameless = view.speaker(lang, names), view.speaker(lang)
    text = "\n".join([view.text(lang, names), *(named.say(message) for message in told(table, None))])
    for seat, name in names.items():
        assert named.name(seat) == name and name in text and nameless.name(seat) not in text


@every_language
@every_game
def test_a_game_says_what_it_is_and_what_its_options_do(name: str, lang: str):
    game = load(name)
    speaker = tatami.new(name, seed=1).view(None).speaker(lang)
    ids = ["about", "title", "designers"]
    for message in [*ids, *(f"option-{option.name}" for option in game.options)]:
        assert_said(speaker.say(Message(message)), ids_of(name))


@plain_table
def test_a_player_is_spoken_to_and_others_are_spoken_about(table: Table):
    match = table.finished(13)
    assert len({"\n".join(match.log(viewer)) for viewer in table.viewers}) == len(table.viewers)


@every_language
@plain_table
def test_events_seen_by_a_seat_can_be_told_to_another_listener(table: Table, lang: str):
    """The viewpoint determines the facts, the listener determines who is addressed as "you"."""
    match = table.finished(11)
    for viewer in range(1, table.seats + 1):
        view = match.view(viewer)
        to_owner, to_english_owner, to_stranger, in_english = (
            view.speaker(lang),
            view.speaker("en"),
            view.speaker_to(None, lang),
            view.speaker_to(None, "en"),
        )
        for message in [*told(table, viewer), *shown(table, viewer)]:
            assert not SPOKEN_TO.search(in_english.say(message)), message
            if SPOKEN_TO.search(to_english_owner.say(message)):
                assert to_owner.say(message) != to_stranger.say(message), message


@cache
def shown(table: Table, viewer: int) -> list[Message]:
    """All that lies on the table through a game, and the whole of it in sentences."""
    match, found = table.new(11), []
    for _ in play_on(match, Random(11)):
        view = match.view(viewer)
        pieces = [piece.words for place in view.places for piece in place.pieces]
        places = [place.words for place in view.places]
        found += [view.task, *view.summary(), *places, *pieces]
    return found


def test_another_language_is_refused_by_name():
    with pytest.raises(ValueError, match="There is no language 'xx'; choose one of en, de"):
        bundle("", "xx")
