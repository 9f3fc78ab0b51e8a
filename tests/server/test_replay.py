"""Finished games with every hand open."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import Any

import pytest

import tatami
from tatami.engine.scene import Event, Place
from tatami.engine.scene.dictionary import Dictionary
from tatami.engine.scene.opened import UNKNOWN
from tatami.match import Match
from tatami.server.wire.messages import Scene, Sight
from tatami.server.wire.replay import replay_scenes, replay_sights


def finished(game: str) -> Match:
    match, chance = tatami.new(game, seed=5), Random(5)
    while not match.over:
        match.play(chance.choice(match.legal()))
    return match


def places_in(dictionary: Dictionary, scene: Scene) -> list[Place]:
    return dictionary.places(scene.places)


def events_in(dictionary: Dictionary, scene: Scene) -> list[Event]:
    return [event for step in scene.steps for event in dictionary.events(step.events)]


@pytest.mark.parametrize("game", tatami.games())
def test_open_replay_shows_all_hands(game: str) -> None:
    match = finished(game)
    dictionary = match.view(None).dictionary
    scenes = replay_scenes(match, "open", 0, 40)
    for number, scene in enumerate(scenes):
        lies = {
            place.id: Counter(piece.kind for piece in place.pieces if piece.kind != UNKNOWN)
            for place in places_in(dictionary, scene)
        }
        for seat in range(1, match.seats + 1):
            for place in match.at(number).view(seat).places:
                assert Counter(p.kind for p in place.pieces if p.kind != UNKNOWN) <= lies[place.id]
    steps = [step for scene in scenes for step in scene.steps]
    assert [dictionary.tokens[step.action] for step in steps] == match.history[: len(steps)]
    events = [event for scene in scenes for event in events_in(dictionary, scene)]
    moved = [event.piece.kind for event in events if event.piece and event.words]
    assert UNKNOWN not in moved or game == "tenno"  # prisoners and discarded cards lie face down for all


@pytest.mark.parametrize("game", tatami.games())
def test_a_replay_offers_nothing_to_do(game: str) -> None:
    scenes = replay_scenes(finished(game), 1, 0, 60)
    assert not [scene for scene in scenes if scene.actions or scene.refusals]


def test_open_replay_names_the_laid_cards() -> None:
    match = tatami.new("tenno", deal="3 1")
    match.play("213")
    [step] = replay_sights(match, "open", "en", 1, 1, None)[0].steps
    laid = ", ".join(f"Farmer {number} (face down)" for number in (2, 1, 3))
    assert step["events"][0]["words"] == f"Seat 1 lays three Farmers face down. {laid}"


SPOKEN_TO = re.compile(r"\byou(r|rs)?\b", re.IGNORECASE)


def words_of(data: Any) -> list[str]:
    """All the words in plain data."""
    if isinstance(data, list):
        return [words for item in data for words in words_of(item)]
    if not isinstance(data, dict):
        return []
    own = [data[key] for key in ("words", "task") if key in data]
    return own + [words for value in data.values() for words in words_of(value)]


def past(sight: Sight) -> list[str]:
    """The texts of a scene, without its legal actions."""
    board = {key: value for key, value in sight.board.items() if key not in ("actions", "refusals")}
    return words_of([board, sight.steps])


@pytest.mark.parametrize("game", tatami.games())
def test_a_replay_says_you_only_to_the_holder_of_the_seat(game: str) -> None:
    match = finished(game)
    length = len(match.actions)
    for seat in range(1, match.seats + 1):
        for first in range(0, length + 1, 60):
            strange = [past(sight) for sight in replay_sights(match, seat, "en", first, 60, None)]
            assert not [words for told in strange for words in told if SPOKEN_TO.search(words)]
            own = [past(sight) for sight in replay_sights(match, seat, "en", first, 60, seat)]
            assert all(any(SPOKEN_TO.search(words) for words in told) for told in own)
