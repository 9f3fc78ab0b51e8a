"""Tables without memory show only the current position: no past steps and no running points."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import msgspec
import pytest

import tatami
from tatami.games import load
from tatami.server.core.entries import Created
from tatami.server.core.table import fold
from tatami.server.runtime.listing import standing
from tatami.server.wire.messages import Hint, Snapshot, Update
from tatami.server.wire.reader import Reader
from tatami.server.wire.render import Renderer, shows_missed
from tatami.server.wire.replay import replay_scenes
from tests.conformance.tables import tables
from tests.server.desk import ANNA, BERT, Desk, settings
from tests.server.running import Person, running

FORGETFUL = [
    table
    for table in tables()
    if len(table.options) == 1 and not table.game.recalls(table.game.settle(table.options))
]
assert FORGETFUL, "no game has a table that shows nothing of what was"
every_forgetful = pytest.mark.parametrize("table", FORGETFUL[:2], ids=str)


def begun(table, moves: int = 30) -> Desk:
    """A table with a game under way, two people, the others bots."""
    people = [ANNA, BERT, *[""] * (table.seats - 2)]
    desk = Desk(settings(table.name, table.seats, options=table.options)).start(*people)
    chance = Random(1)
    for _ in range(moves):
        desk.play(chance.choice(desk.legal()))
    return desk


@every_forgetful
@pytest.mark.parametrize("who", [ANNA, BERT, "id-of-a-watcher"])
def test_a_snapshot_brings_the_last_step_alone_and_no_points(table, who: str):
    desk = begun(table)
    snapshot = Renderer(desk.table).snapshot(Reader(who, "en"))
    assert snapshot.scenes
    for scene in snapshot.scenes:
        assert [step.number for step in scene.steps] == [desk.table.decision - 1]
        assert scene.scores == [] and not scene.recalls
    assert not shows_missed(desk.table)
    stands = standing(desk.table)
    assert stands is not None and stands.scores == {}


@every_forgetful
def test_an_update_brings_its_own_step_and_no_points(table):
    desk = begun(table)
    update = Renderer(desk.table, desk.log[-1]).update(Reader(ANNA, "en"))
    assert update is not None
    assert update.changes
    for change in update.changes:
        assert [step.number for step in change.steps] == [desk.table.decision - 1]
        assert change.scores == [] and not change.recalls


@every_forgetful
def test_when_the_game_is_over_all_of_it_is_told(table):
    desk, chance = begun(table), Random(2)
    while desk.table.status != "over":
        desk.play(chance.choice(desk.legal()))
    snapshot = Renderer(desk.table).snapshot(Reader(ANNA, "en"))
    for scene in snapshot.scenes:
        assert len(scene.steps) > 1 and scene.recalls and scene.scores
    assert shows_missed(desk.table)
    shown = replay_scenes(desk.match, 1, 10, 3)
    assert len(shown) == 3 and all(scene.recalls and scene.scores for scene in shown)


@every_forgetful
def test_a_returning_player_gets_the_current_state(tmp_path: Path, table):
    async def use(url: str) -> None:
        anna = Person(url, "Anna")
        made = await anna.make(table.name, table.seats, options=table.options, hints=True)
        await anna.connect(made)
        await anna.until(Snapshot)
        for seat in range(1, table.seats + 1):
            await anna.ask("sit", seat=seat)
            await anna.ask("nonce", seat=seat, nonce="AAAAAAAAAAAAAAAAAAAAAA==")
        await anna.ask("start")
        await anna.play(Random(3), until=12)
        assert anna.client is not None
        seq, started = anna.client.seq, anna.client.turn
        assert started is not None and started.decision >= 12
        await anna.socket.close()
        await anna.connect(made, since=seq - 5)
        first = await anna.until(Snapshot, Update)
        assert isinstance(first, Snapshot) and first.seq >= seq
        assert all(len(scene.steps) == 1 for scene in first.scenes)
        assert first.turn is not None
        hint = await anna.ask("hint", seat=first.turn.asked[0])
        assert isinstance(hint, Hint) and hint.ideas
        assert all(idea.margin is None for idea in hint.ideas)  # it would tell the points so far
        await anna.close()

    with running(tmp_path / "tatami.db") as url:
        asyncio.run(use(url))


@pytest.mark.parametrize("name", [name for name in tatami.games() if load(name).retired])
def test_a_running_table_with_a_retired_option_goes_on(name: str):
    """Its log was written before the option was retired."""
    for retired in load(name).retired:
        for value in (True, False):
            desk = Desk(settings(name, 2)).start(ANNA, BERT)
            first = desk.log[0]
            assert isinstance(first, Created)
            old = msgspec.structs.replace(first.settings, options={retired.name: value})
            desk.log[0] = msgspec.structs.replace(first, settings=old)
            table = fold("table-1", desk.log)
            assert table.match is not None and table.match.options == desk.match.options
            assert retired.name not in table.settings.options
            load(name).settle(table.settings.options)  # a rematch has the same settings
