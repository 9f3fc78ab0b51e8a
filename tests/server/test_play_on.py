"""Practice: any position of a finished game becomes a table against bots, and never counts."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

import tatami
from tatami.record import Record
from tatami.server.core import entries, system
from tatami.server.core.refusal import Refusal
from tatami.server.core.system import Practice
from tatami.server.core.table import Table, fold
from tatami.server.runtime.scores import results_of
from tatami.server.wire.messages import Settings, Snapshot
from tatami.server.wire.render import room
from tests.review.games import finished
from tests.server.running import Person
from tests.server.test_doors import serve
from tests.server.test_games import ANNA, gather


def practise(record: Record, step: int, seat: int, **more: object) -> Table:
    match = record.replay()
    settings = Settings(record.game, match.seats, dict(match.options), **more)  # type: ignore[arg-type]
    first = system.create(settings, "anna", "Anna", 1, b"s" * 32, practice=Practice(record, step, seat))
    return fold("t", [entries.decode(entries.encode(entry)) for entry in first])


@pytest.mark.parametrize("game", tatami.games())
def test_every_seat_knows_what_it_knew_in_the_game(game: str):
    match = finished(game)
    record = match.record()
    for step in {0, 1, match.seats, len(record.actions) // 2, len(record.actions) - 1}:
        for seat in range(1, match.seats + 1):
            table, then = practise(record, step, seat), match.at(step)
            assert table.status == "playing" and table.seats_of("anna") == [seat]
            assert room(table).practice and set(table.bots) == set(range(1, match.seats + 1)) - {seat}
            assert table.match is not None and table.match.fair is None
            if table.opening is not None:  # all choose at once: those who have chosen need not again
                assert table.asked == list(table.opening.order[step:])
            else:
                assert table.asked == [then.to_move] and table.decision == step
                assert table.match.view(seat).records.tobytes() == then.view(seat).records.tobytes()


def test_bots_keep_their_levels_and_replace_people():
    match = finished("tenka").copy()
    match.players = {1: {"name": "Hana"}, 2: {"name": "Ota", "bot": "shogun"}, 3: {"name": "P", "bot": "P"}}
    table = practise(match.record(), 3, 1, stand_in="daimyo")
    assert table.bots[2] == "shogun" and table.bots[3] == "daimyo"


@pytest.mark.parametrize("step, seat, code", [(-1, 1, "no-step"), (10_000, 1, "no-step"), (0, 3, "no-seat")])
def test_there_is_no_practice_from_nowhere(step: int, seat: int, code: str):
    with pytest.raises(Refusal) as refused:
        practise(finished("take").record(), step, seat)
    assert refused.value.code == code


def test_practice_is_nobodys_result():
    record = finished("take").record()
    table = practise(record, len(record.actions) - 1, 1)
    assert table.match is not None
    [seat] = table.asked
    table.apply(entries.Moved(at=2, seat=seat, token=record.actions[-1]))
    assert table.status == "over" and [result.identity for result in results_of(table)] == ["", ""]


def test_every_reader_of_a_finished_game_may_play_on_from_it(tmp_path: Path):
    async def use(url: str) -> None:
        people = await gather(url, "take", [ANNA, "farmer"], options={"chips": 1})
        anna = people[ANNA]
        path = f"/api/tables/{anna.table}/practice"
        assert (await anna.http.post(path, json={"step": 0, "seat": 1})).status_code == 409  # not over
        await anna.play(Random(1))
        record = Record.loads((await anna.http.get(f"/api/tables/{anna.table}/record")).text)
        step = len(record.actions) // 2
        bert = Person(url, "Bert")
        nowhere = await bert.http.post(path, json={"step": 9_999, "seat": 1, "name": "Bert"})
        assert nowhere.status_code == 404 and nowhere.json()["code"] == "no-step"
        made = await bert.http.post(path, json={"step": step, "seat": 2, "name": "Bert"})
        assert made.status_code == 201, made.text
        table = made.json()["table"]
        await bert.connect(table)
        snapshot = await bert.until(Snapshot)
        assert snapshot.room.practice and not snapshot.room.settings.rated and snapshot.you.seats == [2]
        assert snapshot.turn.decision == step
        await bert.play(Random(2))
        again = Record.loads((await bert.http.get(f"/api/tables/{table}/record")).text)
        assert again.fair is None and again.deal == record.deal
        assert again.actions[:step] == record.actions[:step]
        await asyncio.gather(*(person.close() for person in (*people.values(), bert)))

    serve(tmp_path, use)
