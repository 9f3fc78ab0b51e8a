"""Under any sequence of commands a table stays consistent, and every reader gets its log."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tatami.server.core.decide import Repeated
from tatami.server.core.refusal import Refusal
from tatami.server.core.table import fold
from tatami.server.wire import messages
from tatami.server.wire.reader import Reader
from tatami.server.wire.render import Renderer, missed, room, turn, you
from tests.conformance.tables import times
from tests.server.chaos import PEOPLE, commands, new_desk
from tests.server.client import Client
from tests.server.desk import ANNA, BERT, Desk, command, fingerprint
from tests.server.twins import SEATS

seeds = st.integers(0, 10_000)
every_game = pytest.mark.parametrize("game, seats", SEATS.items())
NUMBER = 80


def muddle(game: str, seats: int, seed: int) -> Desk:
    """A table at which much was sent."""
    chance = Random(seed)
    desk = new_desk(game, seats, chance)
    for who, sent in commands(desk, chance, NUMBER):
        try:
            desk.ask(who, sent)
        except Refusal:
            continue
    return desk


@every_game
@given(seed=seeds)
def test_after_predicts_an_entry_without_applying_it(game: str, seats: int, seed: int):
    desk = muddle(game, seats, seed)
    table = fold(desk.table.id, desk.log[:1])
    for entry in desk.log[1:]:
        before = fingerprint(table)
        after = fingerprint(table.after(entry))
        assert fingerprint(table) == before
        table.apply(entry)
        assert fingerprint(table) == after


@every_game
@given(seed=seeds)
def test_refused_and_repeated_commands_change_nothing(game: str, seats: int, seed: int):
    chance = Random(seed)
    desk = new_desk(game, seats, chance)
    for who, sent in commands(desk, chance, NUMBER):
        before, length = fingerprint(desk.table), len(desk.log)
        try:
            made = desk.ask(who, sent)
        except Refusal as refusal:
            assert fingerprint(desk.table) == before and refusal.text("ja")
            continue
        if isinstance(made, Repeated):
            assert fingerprint(desk.table) == before and made.seq <= desk.table.seq
        else:
            assert len(desk.log) == length + 1 == desk.table.seq
            assert desk.ask(who, sent) == Repeated(desk.table.seq), "sent twice, done once"


@every_game
@given(seed=seeds)
def test_a_table_is_the_fold_of_its_log(game: str, seats: int, seed: int):
    desk = muddle(game, seats, seed)
    assert fingerprint(fold(desk.table.id, desk.log)) == fingerprint(desk.table)
    assert [entry.at for entry in desk.log] == sorted(entry.at for entry in desk.log)


@every_game
@given(seed=seeds, who=st.sampled_from([*PEOPLE, "id-of-a-watcher"]), since=st.integers(0, NUMBER))
@times(0.5)
def test_updates_add_up_to_the_snapshot(game: str, seats: int, seed: int, who: str, since: int):
    desk = muddle(game, seats, seed)
    reader, since = Reader(who, "de"), min(since, len(desk.log))
    client = Client() if since == 0 else Client.of(fold("table-1", desk.log[:since]), reader)
    updates, table = missed("table-1", desk.log, reader, since), fold("table-1", desk.log[: max(1, since)])
    for seq, update in enumerate(updates, since + 1):
        if seq > 1:
            table.apply(desk.log[seq - 1])
        client.take(update)
        assert (client.room, client.you, client.turn) == (room(table), you(table, reader), turn(table))
    assert client == Client.of(desk.table, reader)


def test_a_finished_game_is_told_to_its_end():
    desk = Desk().start(ANNA, BERT)
    reader, client = Reader(BERT), Client()
    for update in missed("table-1", desk.log, reader, 0):
        client.take(update)
    while desk.table.status == "playing":
        desk.play()
        update_now = Renderer(desk.table, desk.log[-1]).update(reader)
        assert update_now is not None
        client.take(update_now)
    desk.do(ANNA, messages.Rematch)
    update_now = Renderer(desk.table, desk.log[-1]).update(reader)
    assert update_now is not None
    client.take(update_now)
    assert client == Client.of(desk.table, reader)
    assert client.record is not None and "secret" in client.record["fair"]
    assert client.room is not None and client.room.next == "table-2"


def test_a_race_for_the_last_seat_has_one_winner():
    desk = Desk().gather(ANNA)
    desk.do(BERT, messages.Join, name="Bert")
    first, second = (command(messages.Sit, seat=2) for _ in range(2))
    desk.ask(BERT, first)
    with pytest.raises(Refusal, match="seat-taken"):
        desk.ask(ANNA, second)
