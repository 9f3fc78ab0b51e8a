"""Secrets never leave the server: worlds indistinguishable to a reader give the same bytes."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from itertools import product
from random import Random

import msgspec
import pytest

from tatami.server.core.entries import AnyEntry, NonceGiven
from tatami.server.core.refusal import Refusal
from tatami.server.core.table import fold
from tatami.server.wire import messages
from tatami.server.wire.reader import FORMS, Form, Reader
from tatami.server.wire.render import Renderer, missed
from tests.server.desk import ANNA, BERT, CARL, SECRET, Desk, command, nonce, settings
from tests.server.twins import HOLDERS, SEATS, SECRETIVE, other_world, played, twin

WATCHER = "id-of-a-watcher"


def told(log: list[AnyEntry], reader: Reader) -> Iterator[bytes]:
    """Every update sent to a reader, and the snapshot at every point."""
    yield from map(msgspec.json.encode, missed("table-1", log, reader, 0))
    for length in {1, len(log) // 2, len(log) - 1, len(log)}:
        yield msgspec.json.encode(Renderer(fold("table-1", log[:length])).snapshot(reader))


@pytest.mark.parametrize("game", SECRETIVE)
@pytest.mark.parametrize("who", [ANNA, BERT, CARL, WATCHER])
@pytest.mark.parametrize("form", FORMS)
def test_worlds_that_look_alike_to_a_reader_are_told_alike(game: str, who: str, form: Form):
    seat = HOLDERS.index(who) + 1 if who in HOLDERS else None
    reader = Reader(who, "fr", form, wants_view=form == "numbers")
    pairs = 0
    for seed in range(4):
        chance = Random(seed)
        desk = played(game, chance, chance.randint(4, 16))
        worlds = (other_world(desk.match, seat, chance) for _ in range(300))
        for world in [world for world in worlds if world is not None][:2]:
            assert list(told(twin(desk, world, who), reader)) == list(told(desk.log, reader))
            pairs += 1
    assert pairs >= 3, "too few worlds were found that look alike"


@pytest.mark.parametrize("game", list(SEATS))
def test_nothing_secret_is_sent_before_the_end(game: str):
    """No secret, nonce, identity or id of a command, in any form, to anybody."""
    desk = played(game, Random(5), 10_000)
    end = len(desk.log) - 1
    assert desk.table.status == "over"
    secrets = [SECRET, *(entry.nonce for entry in desk.log if isinstance(entry, NonceGiven))]
    hidden = {form for secret in secrets for form in (secret.hex().encode(), base64.b64encode(secret))}
    hidden |= {who.encode() for who in (*HOLDERS, WATCHER)}
    hidden |= {f'"{entry.id}"'.encode() for entry in desk.log if entry.id}
    for who, form in product((ANNA, WATCHER), FORMS):
        reader = Reader(who, "en", form)
        for sent in map(msgspec.json.encode, missed("table-1", desk.log[:end], reader, 0)):
            assert not [text for text in hidden if text in sent]
        (last,) = map(msgspec.json.encode, missed("table-1", desk.log, reader, end))
        assert SECRET.hex().encode() in last and nonce(1).hex().encode() in last, "now all is open"
        assert not [who for who in HOLDERS if who.encode() in last]


def test_the_deal_stays_in_the_log_while_it_is_secret():
    desk = played("tenka", Random(3), 20)
    assert desk.match.deal is not None
    deck = desk.match.deal.split()[2 + 7 * 3 + 3 :]
    for who in (*HOLDERS, WATCHER):
        for form in FORMS:
            shot = msgspec.json.encode(Renderer(desk.table).snapshot(Reader(who, "en", form))).decode()
            assert " ".join(deck[:5]) not in shot and desk.match.deal not in shot


def test_a_refusal_tells_no_more_than_the_own_view():
    """A seat that is not to move is refused before its token is looked up."""
    desk = played("tenno", Random(1), 3)
    (seat,) = desk.table.asked
    other = seat % 3 + 1
    codes = set()
    for token in desk.match.tokens:
        sent = command(messages.Play, seat=other, token=token, decision=desk.table.decision)
        with pytest.raises(Refusal) as refused:
            desk.ask(HOLDERS[other - 1], sent)
        codes.add(refused.value.code)
    assert codes == {"not-asked"}


def test_only_players_see_a_game_that_nobody_may_watch():
    desk = Desk(settings(watch="players")).start(ANNA, BERT)
    desk.do(CARL, messages.Join, name="Carl")
    for who in (CARL, WATCHER):
        with pytest.raises(Refusal, match="watch"):
            Renderer(desk.table).snapshot(Reader(who))
        assert Renderer(desk.table, desk.log[-1]).update(Reader(who)) is None
    assert Renderer(desk.table).snapshot(Reader(BERT)).scenes[0].seat == 2


def test_a_holder_of_two_seats_sees_both_and_a_spectator_sees_neither():
    desk = Desk(settings("tenka", 3)).start(ANNA, ANNA, BERT)
    for who, seats in ((ANNA, [1, 2]), (BERT, [3]), (WATCHER, [None])):
        assert [scene.seat for scene in Renderer(desk.table).snapshot(Reader(who)).scenes] == seats
        shot = Renderer(desk.table).snapshot(Reader(who, form="words"))
        assert [sight.board["seat"] for sight in shot.sights] == seats
    hands = [place for place in shot.sights[0].board["places"] if place["id"].endswith("/hand")]
    assert hands and all(piece["face"] == "down" for place in hands for piece in place["pieces"])


def test_nothing_is_answered_for_a_player_whose_answer_is_forced():
    """TENNO's forced `pass` waits for its player like a free answer."""
    for seed in range(60):
        desk = played("tenno", Random(seed), 4)
        while desk.table.status == "playing" and desk.legal() != ["pass"]:
            desk.play(Random(seed).choice(desk.legal()))
        if desk.table.status == "playing":
            assert desk.table.asked == [desk.match.to_move] and desk.table.bots_asked == {}
            others = Renderer(desk.table, desk.log[-1]).update(Reader(WATCHER))
            assert others is not None and others.turn is not None
            assert others.turn.asked == desk.table.asked
            return
    raise AssertionError("no forced answer was met")
