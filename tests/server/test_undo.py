"""Take-backs: from what anybody has learned and the log, for every game; nobody gains anything by them."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import tatami
from tatami.games import load
from tatami.match import Match
from tatami.server.core import entries as log
from tatami.server.core import limits, system
from tatami.server.core.refusal import Refusal
from tatami.server.core.table import fold
from tatami.server.core.undo import offers
from tatami.server.wire.messages import AnswerTakeBack, Play, Settings, TakeBack
from tatami.server.wire.reader import FORMS, Reader
from tatami.server.wire.render import Renderer, missed
from tests.server.desk import ANNA, BERT, CARL, Desk, fingerprint, settings
from tests.server.test_clocks import CLOCKS
from tests.server.twins import HOLDERS, SEATS

WATCHER = "id-of-a-watcher"


def take_back(desk: Desk, seat: int) -> None:
    """Take a seat's last move back, with the consent of all who are asked."""
    desk.do(desk.table.chairs[seat].who, TakeBack, seat=seat, decision=desk.table.decision)
    while desk.table.request is not None:
        answer(desk, missing(desk)[0], agree=True)


def answer(desk: Desk, who: str, *, agree: bool) -> None:
    desk.do(who, AnswerTakeBack, agree=agree, decision=desk.table.decision)


def missing(desk: Desk) -> list[str]:
    assert desk.table.request is not None
    return sorted(offers(desk.table)[desk.table.request.seat].needs - desk.table.request.agreed)


def views(match: Match) -> list[bytes]:
    return [match.view(seat).records.tobytes() for seat in (None, *range(1, match.seats + 1))]


def reveals(match: Match, since: int) -> bool:
    """Whether anybody has learned something hidden, asked of a match that has just been replayed."""
    again = tatami.replay(match.record().dumps())
    seen = (step for seat in (None, *range(1, match.seats + 1)) for step in again.events(seat, since))
    return any(event.reveals for step in seen for event in step.events)


@pytest.mark.parametrize("game", tatami.games())
@given(seed=st.integers(0, 1_000_000))
def test_after_a_take_back_everybody_sees_what_they_saw_before(game: str, seed: int):
    chance = Random(seed)
    desk = Desk(settings(game, SEATS[game])).start(*HOLDERS[: SEATS[game]])
    before: list[tuple[list[bytes], list[str]]] = []  # for each decision that counts
    decisions = [desk.table.decision]
    for _ in range(60):
        if desk.table.status != "playing":
            break
        found = offers(desk.table)
        if found and chance.random() < 0.3:
            seat, offer = chance.choice(list(found.items()))
            if desk.table.opening is None:
                assert not reveals(desk.match, offer.to), "offered although somebody has learned something"
                take_back(desk, seat)
                assert desk.table.asked == [seat]
                assert (views(desk.match), desk.match.history) == before[offer.to]
                assert desk.table.decision not in decisions, "a stale move would be taken for a new one"
                del before[offer.to :]
            else:
                take_back(desk, seat)
                assert seat in desk.table.asked
        else:
            seat = chance.choice(desk.table.asked)
            now = views(desk.match), desk.match.history
            desk.play(chance.choice(desk.legal(seat)), seat)
            before += [now] * desk.table.fresh
        decisions.append(desk.table.decision)
    assert fingerprint(fold("table-1", desk.log)) == fingerprint(desk.table)
    again = tatami.replay(desk.match.record().dumps())
    assert views(again) == views(desk.match), "the record is that of the game as it counts"


@pytest.mark.parametrize("game", tatami.games())
def test_a_reader_who_follows_the_updates_sees_what_a_newcomer_sees(game: str):
    chance = Random(2)
    desk = Desk(settings(game, SEATS[game])).start(*HOLDERS[: SEATS[game]])
    backs = 0
    while desk.table.status == "playing" and backs < 4:
        found = offers(desk.table)
        if found and chance.random() < 0.5:
            take_back(desk, chance.choice(list(found)))
            backs += 1
        else:
            seat = chance.choice(desk.table.asked)
            desk.play(chance.choice(desk.legal(seat)), seat)
    assert backs, "nothing was taken back"
    for form in FORMS:
        for who in (ANNA, WATCHER):
            reader, steps = Reader(who, "en", form), list[Any]()
            for update in missed("table-1", desk.log, reader, 0):
                told: list[list[Any]] = [scene.steps for scene in (*update.scenes, *update.changes)]
                told += [sight.steps for sight in update.sights]
                told += [numbers.played for numbers in update.numbers]
                if update.back is not None and told:
                    del steps[update.back - len(told[0]) :]
                steps += told[0] if told else []
            now = Renderer(desk.table).snapshot(reader)
            lists: list[list[Any]] = [scene.steps for scene in now.scenes]
            lists += [sight.steps for sight in now.sights] + [numbers.played for numbers in now.numbers]
            (kept,) = lists
            assert len(steps) == len(desk.match) and steps[-len(kept) :] == kept


def test_nobody_takes_back_in_a_rated_game_or_after_the_end():
    desk = Desk(settings(rated=True, clock={"kind": "move", "seconds": 60})).start(ANNA, BERT)
    seat = desk.table.asked[0]
    desk.play()
    who = desk.table.chairs[seat].who
    desk.refuse("back-rated", who, TakeBack, seat=seat, decision=desk.table.decision)
    desk = Desk().start(ANNA, BERT)
    while desk.table.status == "playing":
        desk.play()
    desk.refuse("not-playing", ANNA, TakeBack, seat=1, decision=desk.table.decision)
    assert offers(desk.table) == {}


def test_a_drawn_card_stays_drawn():
    """Whoever has seen something by their own move cannot try another."""
    shown = 0
    for game in (name for name in tatami.games() if load(name).has_secrets):
        chance = Random(4)
        desk = Desk(settings(game, SEATS[game])).start(*HOLDERS[: SEATS[game]])
        while desk.table.status == "playing":
            seat = chance.choice(desk.table.asked)
            before, was_opening = len(desk.match), desk.table.opening is not None
            desk.play(chance.choice(desk.legal(seat)), seat)
            if desk.table.status != "playing" or was_opening or not reveals(desk.match, before):
                continue
            shown += 1
            who = desk.table.chairs[seat].who
            desk.refuse("back-revealed", who, TakeBack, seat=seat, decision=desk.table.decision)
            assert offers(desk.table) == {}
    assert shown > 20


def moved() -> tuple[Desk, int, int]:
    """TA-KE after one move: the seat that made it and the other, which is to move."""
    desk = Desk().start(ANNA, BERT)
    seat = desk.table.asked[0]
    while desk.table.asked == [seat]:
        desk.play()
    return desk, seat, 3 - seat


def test_a_player_takes_back_alone_until_another_has_decided():
    desk, seat, other = moved()
    me, you = desk.table.chairs[seat].who, desk.table.chairs[other].who
    was = desk.table.decision
    desk.play()
    desk.refuse("stale", me, TakeBack, seat=seat, decision=was)
    made = desk.do(me, TakeBack, seat=seat, decision=desk.table.decision)
    assert isinstance(made, log.TakeBackAsked) and missing(desk) == [you]
    desk.refuse("back-asked", you, TakeBack, seat=other, decision=desk.table.decision)
    desk.refuse("back-not-asked", me, AnswerTakeBack, agree=True, decision=desk.table.decision)
    answer(desk, you, agree=True)
    assert isinstance(desk.log[-1], log.TakenBack) and desk.table.asked == [seat]
    desk.refuse("not-your-seat", you, TakeBack, seat=seat, decision=desk.table.decision)


def test_a_declined_request_is_not_made_again_for_the_same_move():
    for by_asker in (False, True):
        desk, seat, other = moved()
        me, you = desk.table.chairs[seat].who, desk.table.chairs[other].who
        desk.play()
        history = desk.match.history
        desk.do(me, TakeBack, seat=seat, decision=desk.table.decision)
        answer(desk, me if by_asker else you, agree=False)
        assert desk.match.history == history and desk.table.request is None
        desk.refuse("back-declined", me, TakeBack, seat=seat, decision=desk.table.decision)
        desk.refuse("back-not-asked", you, AnswerTakeBack, agree=True, decision=desk.table.decision)


def test_a_move_or_a_change_of_players_ends_a_request():
    desk, seat, other = moved()
    me, you = desk.table.chairs[seat].who, desk.table.chairs[other].who
    desk.play()
    desk.do(me, TakeBack, seat=seat, decision=desk.table.decision)
    was = desk.table.decision
    desk.play()
    assert desk.table.request is None
    desk.refuse("stale", you, AnswerTakeBack, agree=True, decision=was)
    seat = next(seat for seat, offer in offers(desk.table).items() if offer.needs)
    desk.do(desk.table.chairs[seat].who, TakeBack, seat=seat, decision=desk.table.decision)
    desk.happen(*system.away(desk.table, desk.table.chairs[3 - seat].who, desk.now))
    assert desk.table.request is None


def test_a_move_meant_for_a_position_that_was_taken_back_is_refused():
    desk, seat, other = moved()
    you, was, token = desk.table.chairs[other].who, desk.table.decision, desk.legal()[0]
    take_back(desk, seat)
    desk.play(desk.legal()[-1])
    while desk.table.asked == [seat]:
        desk.play()
    assert desk.table.asked == [other]
    desk.refuse("stale", you, Play, seat=other, token=token, decision=was)


def test_bots_agree_and_a_bot_that_thinks_about_a_move_taken_back_does_no_harm():
    desk = Desk().start(ANNA, "")
    while desk.table.asked != [1]:
        desk.play()
    while desk.table.asked == [1]:
        desk.play()
    was, token = desk.table.decision, desk.legal()[0]
    assert offers(desk.table)[1].needs == frozenset()
    take_back(desk, 1)
    while desk.table.asked == [1]:
        desk.play(desk.legal()[-1])
    with pytest.raises(Refusal):
        system.bot_moves(desk.table, 2, token, was, desk.now)
    while desk.table.asked == [2]:
        desk.play()
    take_back(desk, 1)
    assert desk.table.asked == [1] and isinstance(desk.log[-1], log.TakenBack)


def test_everybody_has_to_agree_but_those_a_bot_plays_for():
    desk = Desk(settings("tenno", 3)).start(ANNA, BERT, CARL)
    chance = Random(1)
    while not any(len(offer.needs) == 2 for offer in offers(desk.table).values()):
        seat = chance.choice(desk.table.asked)
        desk.play(chance.choice(desk.legal(seat)), seat)
    seat = next(seat for seat, offer in offers(desk.table).items() if len(offer.needs) == 2)
    who, length = desk.table.chairs[seat].who, len(desk.match)
    desk.do(who, TakeBack, seat=seat, decision=desk.table.decision)
    first, second = missing(desk)
    answer(desk, first, agree=True)
    assert len(desk.match) == length and missing(desk) == [second]
    desk.happen(*system.away(desk.table, second, desk.now))
    desk.do(who, TakeBack, seat=seat, decision=desk.table.decision)
    assert missing(desk) == [first]
    answer(desk, first, agree=True)
    assert desk.table.asked == [seat]


def test_take_backs_are_bounded():
    desk, seat, _ = moved()
    who = desk.table.chairs[seat].who
    for _ in range(limits.TAKE_BACKS):
        take_back(desk, seat)
        while desk.table.asked == [seat]:
            desk.play()
    desk.refuse("back-often", who, TakeBack, seat=seat, decision=desk.table.decision)


@pytest.mark.parametrize("clock", CLOCKS)
@given(waits=st.lists(st.integers(0, 2_000), min_size=4, max_size=4), answered=st.booleans())
def test_no_time_is_won_by_a_take_back(clock: dict[str, Any], waits: list[int], answered: bool):
    """Whoever takes back has no more time than without the move; the others have what they had."""
    made: Settings = settings(clock=clock)
    desk = Desk(made).start(ANNA, BERT)
    seat = desk.table.asked[0]
    desk.now += waits[0]
    before = desk.table.clocks.copy()
    deadline, own = before.deadline(seat), before.total(seat, desk.now)
    desk.play(next(token for token in desk.legal() if token.startswith("t")))
    assert desk.table.asked == [3 - seat] and deadline is not None
    desk.now += waits[1]
    if answered:
        desk.play(next(token for token in desk.legal() if token.startswith("t")))
        desk.now += waits[2]
    ran = desk.table.clocks.total(seat, desk.now) - own
    left = deadline - next(entry.at for entry in desk.log if isinstance(entry, log.Moved))
    take_back(desk, seat)
    found = desk.table.clocks.deadline(seat)
    assert found is not None
    if answered:
        assert found - desk.now == left - ran, "pays for its own time"
    else:
        assert found == deadline, "pays for all the time since"
    assert desk.table.clocks.left(3 - seat) == before.left(3 - seat)
    desk.now += waits[3]
    if desk.now < found:
        desk.play(next(token for token in desk.legal() if token.startswith("t")))


def test_a_player_without_time_takes_nothing_back():
    desk = Desk(settings(clock={"kind": "move", "seconds": 5})).start(ANNA, BERT)
    seat = desk.table.asked[0]
    desk.now += 4_000
    desk.play(next(token for token in desk.legal() if token.startswith("t")))
    desk.now += 1_000
    who = desk.table.chairs[seat].who
    desk.refuse("time-out", who, TakeBack, seat=seat, decision=desk.table.decision)


def test_the_time_a_server_was_down_is_nobodys():
    desk = Desk(settings(clock={"kind": "move", "seconds": 5})).start(ANNA, BERT)
    seat = desk.table.asked[0]
    deadline = desk.table.clocks.deadline(seat)
    desk.play(next(token for token in desk.legal() if token.startswith("t")))
    desk.now += 60_000
    desk.happen(log.Resumed(at=desk.now, down=60_000))
    take_back(desk, seat)
    assert deadline is not None and desk.table.clocks.deadline(seat) == deadline + 60_000


def test_a_secret_choice_can_be_taken_back_until_all_have_chosen():
    tried = 0
    for game in tatami.games():
        desk = Desk(settings(game, SEATS[game])).start(*HOLDERS[: SEATS[game]])
        if desk.table.opening is None:
            continue
        tried += 1
        first, *rest = desk.table.asked
        start = views(desk.table.match_of(first))
        desk.play(seat=first)
        for seat in rest[:-1]:
            desk.play(seat=seat)
        take_back(desk, first)
        assert first in desk.table.asked and views(desk.table.match_of(first)) == start
        assert set(rest[:-1]).isdisjoint(desk.table.asked)
        reader = Reader(desk.table.chairs[rest[-1]].who)
        update = Renderer(desk.table, desk.log[-1]).update(reader)
        assert update is not None and not update.scenes and update.turn is not None
        for seat in (first, rest[-1]):
            desk.play(seat=seat)
        assert offers(desk.table) == {}
    assert tried, "no game begins with choices made at once"


def test_entries_of_take_backs_are_stored_as_they_are():
    desk, seat, _ = moved()
    take_back(desk, seat)
    stored = [log.decode(log.encode(entry)) for entry in desk.log]
    assert msgspec.json.encode(stored) == msgspec.json.encode(desk.log)
