"""Deals follow from seeds as designed, and commitments to them can be verified."""

from __future__ import annotations

import dataclasses
import hashlib
import itertools
import struct
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tatami
from tatami.engine.game import GameError
from tatami.fair import DealStream, Fair, seed_bytes
from tatami.games import load
from tests.conformance import golden
from tests.conformance.tables import GAMES, Table, every_game, plain_table

# A second implementation of the stream and of the deals, written from the design alone.


class Numbers:
    """Fair numbers that follow from 32 bytes."""

    def __init__(self, seed: bytes) -> None:
        self.words = self._words(seed)

    @staticmethod
    def _words(seed: bytes) -> Iterator[int]:
        for counter in itertools.count():
            yield from struct.unpack(">8I", hashlib.sha256(seed + struct.pack(">Q", counter)).digest())

    def below(self, n: int) -> int:
        return next(word for word in self.words if word < 2**32 // n * n) % n

    def shuffle(self, items: list[Any]) -> None:
        for last in reversed(range(1, len(items))):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


def take_deal(numbers: Numbers, seats: int) -> str:
    start = 1 + numbers.below(seats)
    while True:
        bag = list("sssssssdddddddrrrrrrrgggggggnnnnnnn")
        numbers.shuffle(bag)
        spaces: list[list[str]] = [[], [], [], [], []]
        for chip in bag:
            free = [space for space in spaces if len(space) < 7 and space[-2:] != [chip, chip]]
            if not free:
                break
            free[0].append(chip)
        else:
            return "/".join("".join(space) for space in spaces) + f" {start}"


def tenno_deal(numbers: Numbers, seats: int) -> str:
    return f"{seats} {1 + numbers.below(seats)}"


def tenka_deal(numbers: Numbers, seats: int) -> str:
    start = 1 + numbers.below(seats)
    cards = [f"{kind}{strength}" for kind in "MAICS" for strength in range(1, 10)] + ["EM", "T1", "T2"]
    numbers.shuffle(cards)
    return " ".join([str(seats), str(start), *cards])


DEALS: dict[str, Callable[[Numbers, int], str]] = {
    "take": take_deal,
    "tenno": tenno_deal,
    "tenka": tenka_deal,
}


def known_answers(name: str) -> list[tuple[int, bytes, str]]:
    """The lines of a game's table: seats, seed, deal."""
    lines = (golden.folder(name) / "deals.txt").read_text(encoding="utf-8").splitlines()
    rows = [line.split(" ", 2) for line in lines if not line.startswith("#")]
    return [(int(seats), bytes.fromhex(seed), deal) for seats, seed, deal in rows]


@every_game
def test_known_answers_are_there_for_every_number_of_seats(name: str):
    answers = known_answers(name)
    assert {seats for seats, _, _ in answers} == set(load(name).seats)
    assert len({(seats, seed) for seats, seed, _ in answers}) == len(answers) >= 10 * len(load(name).seats)


@every_game
def test_seeds_give_the_known_deals(name: str):
    for seats, seed, deal in known_answers(name):
        for given_as in (seed, int.from_bytes(seed, "big")):
            assert tatami.new(name, seats=seats, seed=given_as).deal == deal


@every_game
def test_another_implementation_of_the_stream_gives_the_known_deals(name: str):
    game = load(name)
    for seats, seed, deal in known_answers(name):
        assert game.draw_deal(Numbers(seed), seats, game.settle({})) == deal


@pytest.mark.parametrize("name", sorted(set(DEALS) & set(GAMES)))
def test_another_implementation_of_the_deal_gives_the_known_deals(name: str):
    for seats, seed, deal in known_answers(name):
        assert DEALS[name](Numbers(seed), seats) == deal


# The stream.


@given(seed=st.binary(min_size=32, max_size=32), numbers=st.lists(st.integers(1, 2**32), max_size=40))
def test_both_streams_are_the_same(seed: bytes, numbers: list[int]):
    ours, theirs = DealStream(seed), Numbers(seed)
    for n in numbers:
        number = ours.below(n)
        assert number == theirs.below(n) and 0 <= number < n


def test_words_are_the_hash_of_seed_and_counter():
    seed = bytes(range(32))
    stream = DealStream(seed)
    first = hashlib.sha256(seed + bytes(8)).digest()
    second = hashlib.sha256(seed + bytes(7) + b"\x01").digest()
    data = b"".join(stream.word().to_bytes(4, "big") for _ in range(16))
    assert data == first + second


def test_words_that_would_favour_small_numbers_are_skipped():
    n = 2**31 + 1  # just above half of the words is usable
    stream = DealStream(bytes(32))
    words = [stream.word() for _ in range(200)]
    assert any(word >= n for word in words)
    usable = [word for word in words if word < n]
    stream = DealStream(bytes(32))
    assert [stream.below(n) for _ in usable] == usable


def test_a_shuffle_goes_from_the_end():
    stream = DealStream(bytes(32))
    draws = [stream.below(n) for n in (4, 3, 2)]
    expected = list("abcd")
    for last, other in zip((3, 2, 1), draws, strict=True):
        expected[last], expected[other] = expected[other], expected[last]
    items = list("abcd")
    DealStream(bytes(32)).shuffle(items)
    assert items == expected


# Seeds.


@pytest.mark.parametrize(
    "seed", [-1, 2**256, True, 1.0, "1", None, b"", bytes(31), bytes(33), bytearray(32), [1]]
)
def test_a_seed_is_a_whole_number_or_32_bytes(seed: Any):
    with pytest.raises(GameError, match="A seed"):
        seed_bytes(seed)


def test_a_number_is_its_32_bytes():
    assert seed_bytes(0) == bytes(32) and seed_bytes(258) == bytes(30) + b"\x01\x02"
    assert seed_bytes(2**256 - 1) == b"\xff" * 32


@every_game
def test_without_a_seed_every_match_is_another(name: str):
    seats = load(name).seats[-1]
    assert len({tatami.new(name, seats=seats).deal for _ in range(20)}) > 1


# Commit and reveal.

SECRET = bytes(range(32))
NONCES = {2: b"b" * 16, 1: b"a" * 16}


def test_the_commit_is_the_hash_of_the_secret():
    fair = Fair(SECRET)
    assert fair.commit == hashlib.sha256(SECRET).digest() and fair.kept
    assert not Fair(SECRET, {}, hashlib.sha256(b"another").digest()).kept


def test_the_seed_is_the_hash_of_the_secret_and_the_nonces_by_seat():
    fair = Fair(SECRET).with_nonces(NONCES)
    assert fair.seed == hashlib.sha256(SECRET + b"a" * 16 + b"b" * 16).digest()
    assert fair.commit == Fair(SECRET).commit
    assert Fair(SECRET).seed == hashlib.sha256(SECRET).digest()


def test_secrets_are_drawn_anew_and_not_shown():
    first, second = Fair.draw(), Fair.draw()
    assert len(first.secret) == 32 and first.secret != second.secret and first.kept
    assert first.secret.hex() not in repr(first) and repr(first.secret) not in repr(first)


def test_a_fair_comes_back_from_its_data():
    fair = Fair(SECRET).with_nonces(NONCES)
    assert Fair.parse(fair.data()) == fair
    assert list(fair.data()["nonces"]) == ["1", "2"]


GOOD = Fair(SECRET).with_nonces(NONCES).data()


@pytest.mark.parametrize(
    "data, place",
    [
        (None, "fair"),
        ([], "fair"),
        ({**GOOD, "secret": "00"}, "fair.secret"),
        ({**GOOD, "secret": "zz" * 32}, "fair.secret"),
        ({**GOOD, "secret": 7}, "fair.secret"),
        ({key: GOOD[key] for key in ("commit", "nonces")}, "fair.secret"),
        ({key: GOOD[key] for key in ("secret", "nonces")}, "fair.commit"),
        ({**GOOD, "commit": GOOD["commit"] + "00"}, "fair.commit"),
        ({**GOOD, "nonces": []}, "fair.nonces"),
        ({**GOOD, "nonces": {"0": "00" * 16}}, "fair.nonces"),
        ({**GOOD, "nonces": {"one": "00" * 16}}, "fair.nonces"),
        ({**GOOD, "nonces": {"1": "00" * 15}}, "fair.nonces.1"),
        ({**GOOD, "nonces": {"1": None}}, "fair.nonces.1"),
    ],
)
def test_broken_data_is_refused_with_its_place(data: Any, place: str):
    with pytest.raises(GameError, match=f"`{place}`"):
        Fair.parse(data)


# A whole match, from the promise to the check.


def fair_match(table: Table) -> tatami.Match:
    """A finished match whose deal follows from a secret and everybody's nonces."""
    fair = Fair(SECRET).with_nonces({seat: bytes([seat]) * 16 for seat in range(1, table.seats + 1)})
    match = tatami.new(table.name, seats=table.seats, seed=fair.seed)
    match.fair = fair
    while not match.over:
        match.play(match.legal()[0])
    return match


def held(record: tatami.Record) -> dict[str, bool]:
    return {check.name: check.holds for check in tatami.verify(record)}


@plain_table
def test_an_honest_record_holds(table: Table):
    record = tatami.Record.loads(fair_match(table).record().dumps())
    checks = held(record)
    assert set(checks) >= {"replay", "commit", "nonces", "deal"} and all(checks.values())


@plain_table
def test_the_secret_stays_out_of_records_until_the_end(table: Table):
    match = fair_match(table).at(1)
    assert match.fair is not None
    assert SECRET.hex() not in match.record().dumps() and '"fair"' not in match.record().dumps()


@every_game
def test_a_record_without_a_promise_does_not_hold(name: str):
    record = Table(name, load(name).usual_seats).finished(1).record()
    assert not all(held(record).values())


@every_game
def test_each_lie_is_found(name: str):
    match = fair_match(Table(name, load(name).usual_seats))
    record, fair = match.record(), match.fair
    assert fair is not None
    other_secret = Fair(b"x" * 32, fair.nonces, fair.commit)
    assert not held(dataclasses.replace(record, fair=other_secret))["commit"]
    assert not held(dataclasses.replace(record, fair=Fair(SECRET, {**fair.nonces, 9: b"z" * 16})))["nonces"]


@plain_table
def test_a_seat_of_a_person_without_a_number_is_named(table: Table):
    match, seats = fair_match(table), range(1, table.seats + 1)
    assert match.fair is not None
    for missing in ({1}, {table.seats}, set(seats)):
        given = {seat: nonce for seat, nonce in match.fair.nonces.items() if seat not in missing}
        fair = Fair(SECRET).with_nonces(given)
        people = tatami.new(table.name, seats=table.seats, seed=fair.seed)
        people.fair, people.players = fair, {seat: {"name": f"Aki{seat}"} for seat in seats}
        while not people.over:
            people.play(people.legal()[0])
        record = people.record()
        assert {check.name: check.seats for check in tatami.verify(record)}["people"] == tuple(
            sorted(missing)
        )
        assert held(record) == {**held(match.record()), "people": False}
        assert not held(dataclasses.replace(record, seats={}))["people"], "nor if nobody is named"
        bots = {seat: {"name": "Ota", "bot": "farmer"} for seat in missing}
        assert all(held(dataclasses.replace(record, seats={**record.seats, **bots})).values())


@every_game
def test_a_deal_that_does_not_follow_from_the_promise_is_found(name: str):
    """Among a few other secrets there is one with another deal."""
    match = fair_match(Table(name, load(name).seats[-1]))
    assert match.fair is not None
    lies = [Fair(bytes([number]) * 32, match.fair.nonces) for number in range(10)]
    checks = [held(dataclasses.replace(match.record(), fair=lie)) for lie in lies]
    assert all(check["commit"] for check in checks)
    assert not all(check["deal"] for check in checks)
