"""Scenes on the wire: every client reads the same facts that the view states."""

from __future__ import annotations

import json
from functools import partial
from random import Random
from typing import Any

import msgspec
import pytest

import tatami
from tatami.games import load
from tatami.server.wire.dictionaries import address_of, dictionary_text
from tatami.server.wire.reader import Reader
from tatami.server.wire.render import Renderer
from tatami.server.wire.scene import make_scene, make_sight
from tests.conformance import scene_reader
from tests.conformance.tables import Table, plain_table
from tests.conformance.test_scene import plain
from tests.server.client import dictionary_at
from tests.server.desk import ANNA, BERT
from tests.server.twins import played


def reading(dictionary: Any, sent: Any, viewer: int | None, name: str) -> scene_reader.Reader:
    """A reader of one array of a scene."""
    return scene_reader.Reader(dictionary, sent.get(name, []), viewer)


@plain_table
def test_a_scene_is_read_as_the_view_shows_itself(table: Table):
    for percent in (0, 30, 60, 100):
        match = table.position(8, percent)
        dictionary = dictionary_at(address_of(match))
        for viewer in table.viewers:
            view = match.view(viewer)
            sent = msgspec.json.decode(msgspec.json.encode(make_scene(match, view, len(match) - 2)))

            read = partial(reading, dictionary, sent, viewer)
            assert read("places").places() == plain(view.places)
            assert read("counts").counts() == view.counts
            assert read("task").messages() == [plain(view.task)]
            assert read("actions").actions() == plain(view.actions)
            assert read("refusals").refusals() == plain(view.refusals)
            assert sent.get("scores", []) == list(view.scores().values())
            assert (sent["seat"], sent["to_move"]) == (view.seat, view.to_move)
            for step, told in zip(sent["steps"], match.events(viewer, len(match) - 2), strict=True):
                assert (step["number"], step["seat"]) == (told.index, told.seat)
                assert dictionary["tokens"][step["action"]] == told.token
                events = scene_reader.Reader(dictionary, step["events"]).events()
                assert events == plain(list(told.events))


@plain_table
def test_words_are_the_data_of_a_view(table: Table):
    match = table.position(8, 50)
    match.players = {1: {"name": "Anna"}}
    for viewer in table.viewers:
        view = match.view(viewer)
        assert make_sight(match, view, "de", len(match), viewer).board == view.data("de", match.names())


@pytest.mark.parametrize("game", tatami.games())
def test_an_update_does_not_depend_on_the_language_and_spectators_share_one(game: str):
    desk = played(game, Random(2), 12)
    renderer = Renderer(desk.table, desk.log[-1])
    for who in (ANNA, BERT):
        assert renderer.encoded(Reader(who, "de")) is renderer.encoded(Reader(who, "ja"))
    assert renderer.encoded(Reader("one", "de")) is renderer.encoded(Reader("other", "ru"))


def test_a_dictionary_is_found_with_a_card_list_of_long_names():
    """The longest options there are fit into an address."""
    rules = load("tenka")
    clans = [letter * 16 for letter in "静岡京都大阪奈"]
    ours = tatami.new("tenka", seed=1).view(1)
    from tatami.games.tenka.card_list import OURS, CardList, format_cards

    options = rules.settle({"cards": format_cards(CardList(OURS.countries, tuple(clans)))})
    match = tatami.new("tenka", seed=1, options=options)
    assert len(address_of(match)) < 8_000
    assert dictionary_at(address_of(match))["called"] != ours.dictionary.called


def test_no_dictionary_of_a_table_that_cannot_be():
    for options, seats in (({}, 9), ({"no": 1}, 2), ({"chips": "x"}, 2)):
        with pytest.raises(tatami.GameError):
            dictionary_text("take", options, seats)
    assert json.loads(dictionary_text("take", {}, 2)[0])["game"] == "take"
