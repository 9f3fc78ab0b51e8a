"""Records come back as the matches they were; broken ones, and other bad input, are refused with reasons."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import tatami
from tatami.engine.i18n.speaker import LANGUAGES
from tatami.fair import Fair
from tatami.games import load
from tatami.record import MAX_BYTES, Record, RecordError
from tests.conformance.tables import (
    GAMES,
    Table,
    every_game,
    every_table,
    percents,
    seeds,
    state_of,
    times,
)

Data = dict[str, Any]
NEEDED = ("tatami", "game", "rules", "deal", "actions")


def usual(name: str) -> Table:
    return Table(name, load(name).usual_seats)


@cache
def record_text(name: str) -> str:
    """The record of a finished match, everything in it that a record may have."""
    match = usual(name).finished(3)
    match.fair = Fair(bytes(32), {1: bytes(16)})
    match.players = {1: {"name": "Aki"}, 2: {"bot": "farmer"}}
    return match.record().dumps()


def a_record(name: str) -> Data:
    """The same as plain data."""
    data: Data = json.loads(record_text(name))
    return data


def without(key: str) -> Callable[[Data], Data]:
    return lambda data: {name: value for name, value in data.items() if name != key}


def assert_says_why(error: tatami.GameError) -> None:
    """The reason is a line of words that can be printed anywhere."""
    text = str(error)
    assert text and text.isprintable() and len(text) < 1000
    text.encode("utf-8")


# There and back.


@every_table
@given(seed=seeds, percent=percents)
def test_a_record_comes_back_as_the_match(table: Table, seed: int, percent: int):
    match = table.position(seed, percent)
    match.players = {1: {"name": "あき ☃"}, table.seats: {"bot": "farmer"}}
    text = match.record().dumps()
    again = tatami.replay(text)
    assert state_of(again) == state_of(match) and again.history == match.history
    assert again.players == match.players and again.deal == match.deal and again.options == match.options
    assert again.record().dumps() == text == Record.loads(text).dumps() == Record.loads(text.encode()).dumps()


@every_game
def test_record_has_all_fields_of_the_design(name: str):
    data = a_record(name)
    assert list(data) == ["tatami", "game", "rules", "options", "deal", "actions", "result", "seats", "fair"]
    match = usual(name).finished(3)
    assert data["tatami"] == 1 and data["game"] == name and data["rules"] == load(name).version
    assert data["options"] == {} and data["deal"] == match.deal and data["actions"] == match.history
    assert data["result"] == {
        "scores": {str(seat): points for seat, points in match.scores().items()},
        "winners": sorted(match.winners()),
    }


@every_game
def test_only_five_fields_are_needed(name: str):
    data = a_record(name)
    least = {key: data[key] for key in NEEDED}
    assert tatami.replay(json.dumps(least)).over


@every_table
def test_only_options_that_were_changed_are_written(table: Table):
    settled = table.game.settle(table.options)
    assert table.new(1).record().data()["options"] == {name: settled[name] for name in table.options}


@every_game
def test_a_record_does_not_change_with_the_match(name: str):
    match = usual(name).new(1)
    match.players = {1: {"name": "Aki"}}
    record = match.record()
    before = record.dumps()
    match.play(match.legal()[0])
    match.players[1]["name"] = "Ben"
    assert record.dumps() == before


@every_game
def test_a_match_from_a_position_makes_no_record(name: str):
    match = usual(name).new(1).view(1).determinize(1)
    for ask in (match.record, lambda: match.events(1), lambda: match.at(0)):
        with pytest.raises(tatami.GameError, match="position"):
            ask()


# Broken records: each names the place and the reason.

BROKEN: dict[str, tuple[Callable[[Data], Any], str]] = {
    "a list": (lambda data: [data], "object"),
    "nothing": (lambda data: {}, "`tatami`"),
    "another format": (lambda data: {**data, "tatami": 2}, "`tatami`"),
    "format by truth": (lambda data: {**data, "tatami": True}, "`tatami`"),
    "format in text": (lambda data: {**data, "tatami": "1"}, "`tatami`"),
    "game unknown": (lambda data: {**data, "game": "go"}, "no game 'go'"),
    "game no text": (lambda data: {**data, "game": ["take"]}, "`game`"),
    "rules of another version": (lambda data: {**data, "rules": 999}, "`rules` is 999"),
    "rules by truth": (lambda data: {**data, "rules": True}, "`rules`"),
    "deal no text": (lambda data: {**data, "deal": 1}, "`deal`"),
    "deal unsound": (lambda data: {**data, "deal": "x"}, "[Dd]eal"),
    "actions no list": (lambda data: {**data, "actions": "ta"}, "`actions`"),
    "actions with a number": (lambda data: {**data, "actions": [*data["actions"][:2], 3]}, "Action 3"),
    "actions unknown": (lambda data: {**data, "actions": [*data["actions"][:2], "what"]}, "Action 3, “what”"),
    "actions after the end": (lambda data: {**data, "actions": [*data["actions"], "what"]}, "over"),
    "options a list": (lambda data: {**data, "options": [1]}, "`options`"),
    "options an empty list": (lambda data: {**data, "options": []}, "`options`"),
    "options a number": (lambda data: {**data, "options": 0}, "`options`"),
    "options unknown": (lambda data: {**data, "options": {"speed": 1}}, "no option 'speed'"),
    "result a list": (lambda data: {**data, "result": [1]}, "`result`"),
    "result untrue": (lambda data: {**data, "result": {"scores": {}, "winners": [1]}}, "`result`"),
    "result too early": (lambda data: {**data, "actions": []}, "`result`"),
    "seats a list": (lambda data: {**data, "seats": ["Aki"]}, "`seats`"),
    "seats an empty text": (lambda data: {**data, "seats": ""}, "`seats`"),
    "seats with seat 0": (lambda data: {**data, "seats": {"0": {}}}, "`seats` names the seat '0'"),
    "seats with seat 9": (lambda data: {**data, "seats": {"9": {}}}, "`seats` names seat 9"),
    "seats with a name only": (lambda data: {**data, "seats": {"1": "Aki"}}, "`seats.1`"),
    "seats with a number": (lambda data: {**data, "seats": {"1": {"name": 1}}}, "`seats.1`"),
    "fair a text": (lambda data: {**data, "fair": "yes"}, "`fair`"),
    "fair without a secret": (lambda data: {**data, "fair": {"commit": "00" * 32}}, "`fair.secret`"),
    "fair with a false nonce": (
        lambda data: {**data, "fair": {**data["fair"], "nonces": {"1": "0"}}},
        "`fair.nonces.1`",
    ),
    **{
        f"{key} missing": (without(key), f"`{key}`") for key in ("tatami", "game", "rules", "deal", "actions")
    },
}


@every_game
@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_record_is_refused_with_place_and_reason(name: str, what: str):
    breaking, words = BROKEN[what]
    with pytest.raises(RecordError, match=words) as refused:
        tatami.replay(json.dumps(breaking(a_record(name))))
    assert_says_why(refused.value)


@every_game
def test_the_action_that_cannot_be_played_is_named(name: str):
    data = a_record(name)
    match = usual(name).new(3)
    for number, token in enumerate(data["actions"][:10], 1):
        wrong = next(other for other in reversed(match.tokens) if other not in match.legal())
        actions = [*data["actions"][: number - 1], wrong, *data["actions"][number:]]
        with pytest.raises(RecordError) as refused:
            tatami.replay(json.dumps({**data, "actions": actions}))
        assert str(refused.value).startswith(f"Action {number}, “{wrong}”: ")
        match.play(token)


@pytest.mark.parametrize(
    "text, words",
    [
        ("", "Line 1, column 1"),
        ("{\n  nonsense}", "Line 2, column 3"),
        ("{" * 100_000, "Line 1"),
        ("[" * 100_000, "not a record"),
        ("9" * 10_000, "not a record"),
        (b"\xff\xfe\xff", "not a record"),
        (b"\x80", "not a record"),
        (" " * (MAX_BYTES + 1), f"at most {MAX_BYTES} bytes"),
        ('"text"', "JSON object"),
        ("NaN", "JSON object"),
        ("null", "JSON object"),
    ],
)
def test_non_objects_are_refused(text: str | bytes, words: str):
    with pytest.raises(RecordError, match=words) as refused:
        tatami.replay(text)
    assert_says_why(refused.value)


@pytest.mark.parametrize("depth", [10, 100, 500, 800, 900, 950, 980])
@pytest.mark.parametrize("key", ["options", "seats", "result", "fair", "deal", "more"])
@every_game
def test_deep_nests_are_refused_or_ignored(name: str, key: str, depth: int):
    nest = '{"a":' * depth + "1" + "}" * depth
    text = json.dumps({**a_record(name), key: 0}).replace(f'"{key}": 0', f'"{key}": {nest}')
    _replay(text)


# Fuzz.


def _replay(text: str | bytes) -> None:
    """Whatever it is, it is a match or it is refused with a reason."""
    try:
        match = tatami.replay(text)
    except RecordError as error:
        assert_says_why(error)
    else:
        assert tatami.replay(match.record().dumps()).history == match.history


numbers = st.integers() | st.floats() | st.booleans() | st.none()
plain = st.recursive(
    numbers | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


@every_game
@times(12)
@given(data=st.data())
def test_a_record_with_something_else_in_some_place(name: str, data: st.DataObject):
    record = a_record(name)
    _change_somewhere(record, data)
    _replay(json.dumps(record))


def _change_somewhere(node: Any, data: st.DataObject) -> None:
    """Walk to some place in plain data and put in, put elsewhere, or take away something."""
    while True:
        keys = list(node) if isinstance(node, dict) else list(range(len(node)))
        if not keys:
            return
        key = data.draw(st.sampled_from(keys))
        inner = node[key]
        if not isinstance(inner, dict | list) or not inner or data.draw(st.booleans()):
            break
        node = inner
    match data.draw(st.sampled_from(["replace", "delete", "add"])):
        case "replace":
            node[key] = data.draw(plain)
        case "delete":
            del node[key]
        case _ if isinstance(node, dict):
            node[data.draw(st.text(max_size=8))] = data.draw(plain)
        case _:
            node.insert(key, data.draw(plain))


@every_game
@times(12)
@given(data=st.data())
def test_a_record_with_damaged_text(name: str, data: st.DataObject):
    text = record_text(name)
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 10)))
    inside = data.draw(st.text(sorted(set(text)), max_size=6) | st.text(max_size=6))
    _replay(text[:start] + inside + text[end:])
    raw = text.encode()
    _replay(raw[:start] + data.draw(st.binary(max_size=6)) + raw[end:])


@given(text=st.text() | st.binary())
def test_any_text_at_all(text: str | bytes):
    _replay(text)


@every_game
@times(8)
@given(options=st.dictionaries(st.text(max_size=8), plain, max_size=3) | plain, data=st.data())
def test_any_options(name: str, options: Any, data: st.DataObject):
    known = {option.name: data.draw(plain) for option in load(name).options}
    for offered in (options, known):
        try:
            match = tatami.new(name, seed=1, options=offered)
        except tatami.GameError as error:
            assert_says_why(error)
        else:
            assert match.game.settle(match.options) == match.options


@every_game
@times(8)
@given(
    seed=numbers | st.text(max_size=5) | st.binary(max_size=40), seats=st.none() | st.integers(-1, 9) | plain
)
def test_any_seed_and_seats(name: str, seed: Any, seats: Any):
    try:
        match = tatami.new(name, seed=seed, seats=seats)
    except tatami.GameError as error:
        assert_says_why(error)
    else:
        assert match.seats in load(name).seats


@every_game
@times(8)
@given(data=st.data(), other=plain)
def test_any_deal(name: str, data: st.DataObject, other: Any):
    sound = a_record(name)["deal"]
    start = data.draw(st.integers(0, len(sound)))
    end = data.draw(st.integers(start, min(len(sound), start + 3)))
    inside = data.draw(st.text(sorted(set(sound)), max_size=3) | st.text(max_size=3))
    for deal in (sound[:start] + inside + sound[end:], other):
        try:
            match = tatami.new(name, deal=deal)
        except tatami.GameError as error:
            assert_says_why(error)
        else:
            assert match.seats in load(name).seats and match.legal()


@every_game
@times(8)
@given(token=plain | st.binary(max_size=5), percent=percents)
@example(token="", percent=50)
@example(token="\ud800", percent=50)
@example(token="a\nb\x00\u2066", percent=50)
def test_any_token(name: str, token: Any, percent: int):
    match = usual(name).position(1, percent)
    before, history = state_of(match), match.history
    if token in match.legal():
        return
    with pytest.raises(tatami.IllegalAction) as refused:
        match.play(token)
    assert state_of(match) == before and match.history == history
    assert_says_why(refused.value)
    assert all(refused.value.text(lang) for lang in LANGUAGES)


@given(name=st.text(max_size=50))
def test_any_game(name: str):
    if name in GAMES:
        return
    with pytest.raises(tatami.GameError, match="There is no game") as refused:
        tatami.new(name)
    assert_says_why(refused.value)


@every_game
def test_a_seed_and_a_deal_are_too_much(name: str):
    with pytest.raises(tatami.GameError, match="not both"):
        tatami.new(name, seed=1, deal=tatami.new(name, seed=1).deal)
