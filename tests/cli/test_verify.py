"""Checking records: valid ones, invalid ones, and files that are not records."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import tatami
from tests.cli.scripts import every_game, finished
from tests.cli.terminal import run


def fair_record(name: str) -> dict[str, Any]:
    """A finished game whose deal was drawn from a committed secret and every player's nonce."""
    promise = tatami.Fair(bytes(range(32)))
    seats = tatami.new(name, seed=1).seats
    fair = promise.with_nonces({seat: bytes([seat] * 16) for seat in range(1, seats + 1)})
    match, chance = tatami.new(name, seed=fair.seed), Random(1)
    match.fair = fair
    while not match.over:
        match.play(chance.choice(match.legal()))
    return match.record().data()


def verify(data: dict[str, Any], folder: Path) -> Any:
    file = folder / "record.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    return run("verify", str(file))


@every_game
def test_a_fair_game_holds(name: str, tmp_path: Path):
    done = verify(fair_record(name), tmp_path)
    assert done.code == 0, done.out
    for said in (
        "moves are legal",
        "committed to",
        "belongs to a seat",
        "The deal follows",
        "everything checks out",
    ):
        assert said in done.out
    assert "✗" not in done.out


def test_another_secret_was_not_promised(tmp_path: Path):
    record = fair_record("take")
    record["fair"]["commit"] = "00" * 32
    done = verify(record, tmp_path)
    assert done.code == 1
    assert "✗ The secret is not the one that was committed to." in done.out
    assert "✓ The deal follows" in done.out


def test_another_nonce_gives_another_deal(tmp_path: Path):
    record = fair_record("take")
    record["fair"]["nonces"]["2"] = "ff" * 16
    done = verify(record, tmp_path)
    assert done.code == 1
    assert "✗ The deal does not follow" in done.out


def test_a_nonce_for_a_seat_that_is_not_there(tmp_path: Path):
    record = fair_record("take")
    record["fair"]["nonces"]["7"] = "ff" * 16
    done = verify(record, tmp_path)
    assert done.code == 1
    assert "✗ A number was added for a seat that the table does not have." in done.out


@every_game
def test_a_player_without_a_number_is_named(name: str, tmp_path: Path):
    record = fair_record(name)
    record["fair"]["nonces"] = {}
    done = verify(record, tmp_path)
    assert done.code == 1
    assert "✗ Human seats that added no number: 1, 2" in done.out


def test_an_illegal_move_is_named(tmp_path: Path):
    record = fair_record("take")
    record["actions"][3] = "zz"
    done = verify(record, tmp_path)
    assert done.code == 1
    assert "✗ The moves are not valid: Action 4, “zz”" in done.out


def test_another_result_is_found_out(tmp_path: Path):
    record = fair_record("take")
    record["result"]["scores"]["1"] += 1
    assert verify(record, tmp_path).code == 1


def test_a_record_without_its_secret_cannot_be_called_fair(tmp_path: Path):
    done = verify(finished("take").record().data(), tmp_path)
    assert done.code == 3, "no fault, and no proof"
    assert "– The record does not say how its deal was drawn" in done.out
    assert "no proof of its deal" in done.out


@pytest.mark.parametrize("text", ["", "{}", "nonsense"])
def test_no_record_at_all_is_an_error(text: str, tmp_path: Path):
    file = tmp_path / "record.json"
    file.write_text(text)
    done = run("verify", str(file))
    assert done.code == 2 and str(file) in done.err
