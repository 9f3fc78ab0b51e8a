"""TENNO's set-up: all lay their cards at once, in any order, and nobody sees another's (R12)."""

from __future__ import annotations

from itertools import permutations

import msgspec
import pytest

import tatami
from tatami.server.core.opening import Opening, opening_of
from tatami.server.wire.reader import Reader
from tatami.server.wire.render import Renderer
from tests.server.desk import ANNA, BERT, CARL, Desk, settings

TOKENS = {1: "213", 2: "321", 3: "132"}
HOLDERS = {1: ANNA, 2: BERT, 3: CARL}
WATCHER = "id-of-a-watcher"


def tenno() -> Desk:
    return Desk(settings("tenno", 3)).start(ANNA, BERT, CARL)


def in_the_record_s_order(desk: Desk) -> list[int]:
    assert desk.table.opening is not None
    return list(desk.table.opening.order)


@pytest.mark.parametrize("order", list(permutations((1, 2, 3))))
def test_R12_set_ups_come_in_any_order_and_stand_in_the_record_s(order: tuple[int, ...]):
    desk = tenno()
    record_order = in_the_record_s_order(desk)
    for seat in order:
        desk.play(TOKENS[seat], seat, decision=0)
    assert desk.match.history == [TOKENS[seat] for seat in record_order]
    assert desk.table.decision == 3 and len(desk.table.asked) == 1


def test_R12_a_set_up_is_given_once():
    desk = tenno()
    desk.play("213", 2)
    with pytest.raises(Exception, match="not-asked"):
        desk.play("321", 2)


def test_R12_nobody_sees_another_s_set_up_before_all_are_in_and_then_only_stars():
    desk = tenno()
    readers = {who: Reader(who) for who in (*HOLDERS.values(), WATCHER)}
    first, second, third = in_the_record_s_order(desk)
    for seat in (third, first):
        quiet = {who: shown(desk, reader) for who, reader in readers.items()}
        desk.play(TOKENS[seat], seat)
        for who, reader in readers.items():
            update = Renderer(desk.table, desk.log[-1]).update(reader)
            assert update is not None and update.turn is not None
            assert seat not in update.turn.asked, "that they have chosen is open to all"
            if who == HOLDERS[seat]:
                assert [scene.seat for scene in update.scenes] == [seat]
            else:
                assert update.scenes == [] and shown(desk, reader) == quiet[who]
    desk.play(TOKENS[second], second)
    for who, reader in readers.items():
        update = Renderer(desk.table, desk.log[-1]).update(reader)
        assert update is not None
        (scene,) = update.scenes
        told = {step.seat: desk.match.tokens[step.action] for step in scene.steps}
        assert told == {seat: TOKENS[seat] if HOLDERS[seat] == who else "***" for seat in HOLDERS}


def shown(desk: Desk, reader: Reader) -> bytes:
    """The scenes that a reader sees."""
    return msgspec.json.encode(Renderer(desk.table).snapshot(reader).scenes)


def test_every_seat_may_choose_at_once_and_sees_its_own_choice():
    desk = tenno()
    for seat in HOLDERS:
        assert desk.legal(seat) == ["123", "132", "213", "231", "312", "321"]
    desk.play("213", 2)
    view = desk.table.match_of(2).view(2)
    row = [piece.kind for place in view.places if "seat/2/row" in place.id for piece in place.pieces]
    assert len(row) == 3 and len(set(row)) == 3


def test_placeholders_for_earlier_seats_do_not_show():
    match = tatami.new("tenno", seats=4, seed=3)
    opening = opening_of(match)
    assert opening is not None
    for seat in opening.order[1:]:
        shows = set()
        for token in match.legal():
            other = match.copy()
            other.play(token)
            while other.to_move != seat:
                other.play(token)
            shows.add(other.view(seat).records.tobytes())
        assert shows == {opening.match_of(match, seat).view(seat).records.tobytes()}


@pytest.mark.parametrize("game, seats", [("take", 2), ("tenka", 4)])
def test_other_games_open_in_turn(game: str, seats: int):
    assert opening_of(tatami.new(game, seats=seats, seed=1)) is None


@pytest.mark.parametrize("seats", range(2, 8))
def test_all_seats_of_tenno_choose_at_once_from_the_start_seat_on(seats: int):
    match = tatami.new("tenno", seats=seats, seed=seats)
    first = match.to_move
    assert first is not None
    order = tuple((first - 1 + step) % seats + 1 for step in range(seats))
    assert opening_of(match) == Opening(order)
