"""Commands at a table and their effects."""

from __future__ import annotations

from contextlib import suppress
from typing import get_args

import pytest

import tatami
from tatami.bots import LEVELS
from tatami.engine.i18n.speaker import LANGUAGES
from tatami.record import Record, verify
from tatami.server.core import limits, system
from tatami.server.core.decide import Repeated
from tatami.server.core.entries import Changed, Rematched, encode
from tatami.server.core.refusal import Refusal
from tatami.server.core.table import fold
from tatami.server.wire import messages, render
from tatami.server.wire.messages import (
    Change,
    Join,
    Leave,
    Level,
    Play,
    Rematch,
    Say,
    SeatBot,
    Sit,
    Stand,
    Start,
)
from tatami.server.wire.render import room
from tests.server.desk import (
    ANNA,
    BERT,
    CARL,
    DORA,
    SECRET,
    START,
    Desk,
    command,
    fingerprint,
    nonce,
    settings,
)


def test_a_table_from_gathering_to_its_checked_record():
    desk = Desk().start(ANNA, BERT)
    assert desk.table.status == "playing" and desk.table.asked == [desk.match.to_move]
    while desk.table.status == "playing":
        desk.play()
    record = Record.loads(desk.match.record().dumps())
    assert all(check.holds for check in verify(record))
    assert record.fair is not None and record.fair.secret == SECRET
    assert record.fair.nonces == {1: nonce(1), 2: nonce(2)}
    assert record.seats == {1: {"name": "Anna"}, 2: {"name": "Bert"}}


def test_another_nonce_gives_another_deal():
    desks = [Desk().gather(ANNA, BERT) for _ in range(2)]
    for desk, last in zip(desks, (2, 3), strict=True):
        desk.do(ANNA, messages.GiveNonce, seat=1, nonce=nonce(1))
        desk.do(BERT, messages.GiveNonce, seat=2, nonce=nonce(last))
        desk.do(ANNA, Start)
    assert desks[0].match.deal != desks[1].match.deal


def test_a_game_starts_when_all_sit_have_given_nonces_and_the_host_says_so():
    desk = Desk().gather(ANNA)
    desk.refuse("seat-free", ANNA, Start)
    desk.do(BERT, Join, name="Bert")
    desk.do(BERT, Sit, seat=2)
    desk.do(ANNA, messages.GiveNonce, seat=1, nonce=nonce(1))
    desk.refuse("nonce-missing", ANNA, Start)
    desk.refuse("not-your-seat", ANNA, messages.GiveNonce, seat=2, nonce=nonce(2))
    desk.do(BERT, messages.GiveNonce, seat=2, nonce=nonce(2))
    desk.refuse("nonce-given", BERT, messages.GiveNonce, seat=2, nonce=nonce(3))
    desk.refuse("not-host", BERT, Start)
    desk.do(ANNA, Start)
    desk.refuse("started", ANNA, Start)
    desk.refuse("started", ANNA, Sit, seat=1)
    desk.refuse("started", ANNA, Stand, seat=1)


def test_giving_up_a_seat_removes_its_nonce():
    desk = Desk().gather(ANNA, BERT)
    desk.do(BERT, messages.GiveNonce, seat=2, nonce=nonce(2))
    desk.do(BERT, Stand, seat=2)
    desk.do(BERT, Sit, seat=2)
    assert desk.table.chairs[2].nonce is None


def test_seats_are_taken_once_and_freed_by_their_holder_or_the_host():
    desk = Desk().gather(ANNA, BERT)
    desk.do(CARL, Join, name="Carl")
    desk.refuse("seat-taken", CARL, Sit, seat=2)
    desk.refuse("no-seat", CARL, Sit, seat=3)
    desk.refuse("not-your-seat", CARL, Stand, seat=2)
    desk.refuse("seat-taken", ANNA, SeatBot, seat=2, level="farmer")
    desk.do(ANNA, Stand, seat=2)
    desk.do(CARL, Sit, seat=2)
    desk.refuse("no-bot", ANNA, messages.RemoveBot, seat=2)
    assert desk.table.seats_of(CARL) == [2] and desk.table.seats_of(BERT) == []


def test_one_client_may_hold_several_seats():
    desk = Desk().start(ANNA, ANNA)
    for _ in range(10):
        desk.play()
    assert desk.table.decision == 10


def test_bots_play_for_their_seats_and_nobody_else_does():
    desk = Desk(settings("tenka", 3)).start(ANNA, "", "")
    while desk.table.asked == [1]:
        desk.play()
    (seat,) = desk.table.bots_asked
    decision, token = desk.table.decision, desk.legal()[0]
    desk.refuse("not-your-seat", ANNA, Play, seat=seat, token=token, decision=decision)
    with pytest.raises(Refusal, match="illegal"):
        system.bot_moves(desk.table, seat, "nonsense", decision, desk.now)
    entry = system.bot_moves(desk.table, seat, token, decision, desk.now)
    desk.happen(entry)
    with pytest.raises(Refusal, match="stale"):
        system.bot_moves(desk.table, seat, token, decision, desk.now)


def test_moves_are_taken_from_the_holder_in_turn_at_the_right_decision():
    desk = Desk().start(ANNA, BERT)
    desk.do(CARL, Join, name="Carl")
    seat = desk.table.asked[0]
    holder, other = desk.table.chairs[seat].who, desk.table.chairs[3 - seat].who
    token = desk.legal()[0]
    desk.refuse("not-your-seat", CARL, Play, seat=seat, token=token, decision=0)
    desk.refuse("not-your-seat", other, Play, seat=seat, token=token, decision=0)
    desk.refuse("not-asked", other, Play, seat=3 - seat, token=token, decision=0)
    desk.refuse("stale", holder, Play, seat=seat, token=token, decision=1)
    desk.refuse("illegal", holder, Play, seat=seat, token="zz", decision=0)
    desk.refuse("not-here", DORA, Play, seat=seat, token=token, decision=0)
    desk.play()
    desk.refuse("stale", holder, Play, seat=seat, token=token, decision=0)


def test_a_repeated_command_gets_the_same_answer_and_changes_nothing():
    desk = Desk().start(ANNA, BERT)
    seat = desk.table.asked[0]
    who = desk.table.chairs[seat].who
    move = command(Play, seat=seat, token=desk.legal()[0], decision=0)
    desk.ask(who, move)
    seq = desk.table.seq
    desk.play()
    chat = command(Say, text="hello")
    desk.ask(BERT, chat)
    assert desk.ask(who, move) == Repeated(seq)
    assert desk.ask(BERT, chat) == Repeated(seq + 2)
    assert desk.table.seq == seq + 2 and desk.table.decision == 2
    desk.ask(ANNA, chat)  # another's command of the same name is another command
    assert desk.table.seq == seq + 3


def test_an_illegal_move_is_explained_by_the_game_in_every_language():
    desk = Desk().start(ANNA, BERT)
    seat = desk.table.asked[0]
    token = next(token for token in desk.match.tokens if token not in desk.legal())
    with pytest.raises(Refusal) as refused:
        desk.do(desk.table.chairs[seat].who, Play, seat=seat, token=token, decision=0)
    reasons = {refused.value.text(lang, desk.match.names()) for lang in LANGUAGES}
    assert len(reasons) == len(LANGUAGES)


def test_every_refusal_is_said_in_every_language():
    with pytest.raises(Refusal) as refused:
        Desk().do(BERT, Leave)
    assert len({refused.value.text(lang) for lang in LANGUAGES}) == len(LANGUAGES)


def test_when_the_host_leaves_the_first_seated_player_becomes_host():
    desk = Desk().gather(ANNA)
    desk.do(CARL, Join, name="Carl")
    desk.do(BERT, Join, name="Bert")
    desk.do(BERT, Sit, seat=2)
    desk.do(ANNA, Leave)
    assert desk.table.host == BERT and desk.table.chairs[1].free
    desk.do(BERT, Leave)
    assert desk.table.host == CARL
    desk.do(CARL, Leave)
    assert (desk.table.host, desk.table.status) == ("", "closed")
    desk.do(BERT, Join, name="Bert")
    assert (desk.table.host, desk.table.status) == (BERT, "waiting")


def test_a_bot_plays_for_an_absent_player_until_they_return():
    desk = Desk(settings(stand_in="daimyo")).start(ANNA, BERT)
    seat = desk.table.asked[0]
    who = desk.table.chairs[seat].who
    desk.do(who, Leave)
    assert desk.table.bots_asked == {seat: "daimyo"}
    desk.refuse("not-here", who, Play, seat=seat, token=desk.legal()[0], decision=0)
    desk.play()
    desk.do(who, Join, name="again")
    assert desk.table.bots_asked == {} and desk.table.seats_of(who) == [seat]
    desk.do(who, messages.StepAway, seat=seat)
    desk.refuse("stand-in", who, messages.StepAway, seat=seat)
    desk.do(who, messages.ComeBack, seat=seat)
    desk.refuse("not-away", who, messages.ComeBack, seat=seat)


def test_fewer_seats_free_those_that_are_gone():
    desk = Desk(settings("tenno", 4)).gather(ANNA, BERT, CARL, "")
    desk.do(ANNA, messages.Change, settings=settings("tenno", 2))
    assert list(desk.table.chairs) == [1, 2] and desk.table.seats_of(CARL) == []
    desk.refuse("settings", ANNA, messages.Change, settings=settings("tenno", 9))
    desk.refuse("settings", ANNA, messages.Change, settings=settings("go", 2))
    desk.refuse("settings", ANNA, messages.Change, settings=settings(options={"nothing": True}))
    desk.refuse("not-host", BERT, messages.Change, settings=settings("take", 2))


def test_a_rematch_seats_the_same_people_one_seat_on():
    desk = Desk(settings("tenka", 3)).start(ANNA, BERT, "")
    desk.refuse("not-over", ANNA, Rematch)
    desk.do(CARL, Join, name="Carl")
    while desk.table.status == "playing":
        desk.play()
    desk.refuse("not-your-seat", CARL, Rematch)
    made = desk.do(BERT, Rematch)
    assert isinstance(made, Rematched) and desk.table.next == "table-2"
    assert render.room(desk.table).next_by == desk.table.people[BERT].number
    assert desk.do(ANNA, Rematch) == Repeated(desk.table.seq), "once is enough"
    again = fold("table-2", system.rematch(desk.table, made, SECRET))
    assert again.status == "waiting" and again.host == ANNA
    assert {seat: chair.who or chair.bot for seat, chair in again.chairs.items()} == {
        1: "farmer",
        2: ANNA,
        3: BERT,
    }
    assert [person.name for person in again.people.values()] == ["Anna", "Bert", "Carl"]


def test_in_a_rematch_of_two_the_other_one_starts():
    desk = Desk(settings("tenno", 2)).start(ANNA, BERT)
    for number in range(2, 5):
        first = desk.table.chairs[desk.match.start].who
        while desk.table.status == "playing":
            desk.play()
        made = desk.do(BERT, Rematch)
        assert isinstance(made, Rematched)
        desk.log = system.rematch(desk.table, made, bytes([number]) * 32)
        desk.table = fold(f"table-{number}", desk.log)
        other = desk.table.chairs[int(desk.table.settings.options["start"])].who
        assert {first, other} == {ANNA, BERT}
        for who in (ANNA, BERT):
            (seat,) = desk.table.seats_of(who)
            desk.do(who, messages.GiveNonce, seat=seat, nonce=bytes(16))
        desk.do(desk.table.host, messages.Start)
        assert desk.table.chairs[desk.match.start].who == other


@pytest.mark.parametrize("start", [0, 1, 3])
def test_in_a_rematch_of_more_a_named_player_starts_again(start: int):
    desk = Desk(settings("tenka", 3, options={"start": start})).start(ANNA, BERT, "")
    named = desk.table.chairs[start] if start else None
    while desk.table.status == "playing":
        desk.play()
    made = desk.do(BERT, Rematch)
    assert isinstance(made, Rematched)
    again = fold("table-2", system.rematch(desk.table, made, SECRET))
    chosen = int(again.settings.options["start"])
    assert (
        (again.chairs[chosen].who, again.chairs[chosen].bot) == (named.who, named.bot)
        if named
        else not chosen
    )


def test_a_seat_that_is_not_at_the_table_cannot_start():
    desk = Desk(settings("tenno", 3))
    desk.do(ANNA, messages.Change, settings=settings("tenno", 3, options={"start": 3}))
    desk.refuse("start", ANNA, messages.Change, settings=settings("tenno", 2, options={"start": 3}))
    desk.refuse("settings", ANNA, messages.Change, settings=settings("tenno", 3, options={"start": 9}))
    desk.refuse("settings", ANNA, messages.Change, settings=settings("tenno", 3, options={"start": True}))
    assert desk.table.settings.options == {"start": 3} and desk.table.settings.seats == 3


def test_names_and_chat_are_short_plain_text():
    desk = Desk()
    desk.do(BERT, Join, name="  Anna\n\u202e\u0007 ")
    assert desk.table.people[BERT].name == "Anna 2", "there is an Anna"
    desk.refuse("name", CARL, Join, name="\u200b \n")
    desk.do(CARL, Join, name="x" * 90)
    assert len(desk.table.people[CARL].name) <= 24
    desk.do(BERT, Say, text="<b>hi</b>\u2028 there")
    assert desk.table.chat[-1].text == "<b>hi</b> there"
    desk.refuse("nothing-said", BERT, Say, text=" \u200b ")


def test_nobody_floods_the_chat():
    desk = Desk()
    for _ in range(5):
        desk.do(ANNA, Say, text="hello")
    desk.refuse("too-fast", ANNA, Say, text="hello")
    desk.now += 10_000
    desk.do(ANNA, Say, text="hello")


def test_people_who_left_make_room_for_others():
    desk = Desk().gather(ANNA, BERT)
    for number in range(3 * limits.MEMBERS):
        who = f"id-of-guest-{number}"
        desk.do(who, Join, name=f"Guest {number}")
        if number % 7 == 0:
            desk.do(who, Say, text="hello")
        desk.do(who, Leave)
    assert len(desk.table.people) <= limits.MEMBERS
    desk.do(CARL, Join, name="Carl")
    numbers = [person.number for person in desk.table.people.values()]
    assert len(set(numbers)) == len(numbers), "nobody is taken for another"
    assert desk.table.seats_of(BERT) == [2] and desk.table.host == ANNA
    assert fingerprint(fold("table-1", desk.log)) == fingerprint(desk.table)
    for number in range(limits.MEMBERS - 3):
        desk.do(f"id-of-other-{number}", Join, name=f"Other {number}")
    desk.refuse("full", DORA, Join, name="Dora")
    assert len(room(desk.table).members) == limits.MEMBERS


def test_silent_spectators_make_room_for_others():
    desk = Desk().gather(ANNA, BERT)
    for number in range(limits.MEMBERS - 2):
        desk.do(f"id-of-guest-{number}", Join, name=f"Guest {number}")
    desk.refuse("full", CARL, Join, name="Carl")
    desk.now += limits.SILENCE
    desk.do("id-of-guest-0", Say, text="hello")
    desk.do(CARL, Join, name="Carl")
    assert len(desk.table.people) == limits.MEMBERS
    assert "id-of-guest-0" in desk.table.people and "id-of-guest-1" not in desk.table.people
    desk.do("id-of-guest-1", Join, name="Guest 1")
    assert desk.table.seats_of(BERT) == [2] and desk.table.host == ANNA
    assert fingerprint(fold("table-1", desk.log)) == fingerprint(desk.table)


def test_spectators_leave_room_in_the_log_for_players():
    desk = Desk().gather(ANNA, BERT)
    for _ in range(limits.VISITS // 2):
        desk.do(CARL, Join, name="Carl")
        desk.do(CARL, Leave)
    desk.refuse("long", CARL, Join, name="Carl")
    desk.table.seq = limits.VISITORS
    desk.refuse("long", DORA, Join, name="Dora")
    desk.do(BERT, Say, text="hello")
    desk.table.seq = limits.ENTRIES
    desk.refuse("long", BERT, Say, text="hello")


def test_settings_that_change_nothing_are_not_stored():
    desk = Desk()
    other = settings("tenka", 3)
    assert isinstance(desk.do(ANNA, Change, settings=other), Changed)
    before = len(desk.log)
    assert desk.do(ANNA, Change, settings=other) == Repeated(desk.table.seq)
    assert len(desk.log) == before
    desk.do(BERT, Join, name="Bert")
    desk.refuse("not-host", BERT, Change, settings=other)


def test_settings_are_changed_so_often_and_take_so_many_bytes_at_most():
    cards = "\n".join(["x" * 20] * 800)
    long = [settings("take", 2, options={"komi": komi}) for komi in (1, 2)]
    desk = Desk()
    for number in range(limits.CHANGES):
        desk.do(ANNA, Change, settings=long[number % 2])
    desk.refuse("long", ANNA, Change, settings=long[0])
    desk, stored = Desk(), 0
    with suppress(Refusal), pytest.MonkeyPatch.context() as patch:
        patch.setattr("tatami.server.core.decide.check_settings", lambda settings, **_: None)
        while True:
            stored = len(desk.log)
            desk.do(ANNA, Change, settings=settings(options={"cards": cards + str(stored)}))
    assert 5 < stored < 20
    assert sum(len(encode(entry)) for entry in desk.log) < 1.2 * limits.CHANGED


def test_levels_match_the_bots():
    assert get_args(Level) == LEVELS


def test_no_game_has_longer_tokens_than_the_wire_takes():
    for name in tatami.games():
        match = tatami.new(name, seed=1)
        assert max(map(len, match.tokens)) <= 20


def test_a_clock_that_is_set_back_does_no_harm():
    desk = Desk().start(ANNA, BERT)
    desk.now = START - 5_000
    desk.play()
    assert desk.log[-1].at == START


def test_every_player_has_a_name_of_their_own():
    desk = Desk(settings("tenno", 4))
    desk.do(BERT, messages.Join, name="Ota")
    desk.start(ANNA, "", BERT, ANNA)
    names = {seat.seat: seat.name for seat in render.room(desk.table).seats}
    assert names == desk.match.names() == {1: "Anna", 2: "Mika", 3: "Ota", 4: "Anna 2"}


def test_a_wrong_list_of_cards_is_refused_with_its_first_wrong_line_in_every_language():
    desk = Desk(settings("tenka", 3))
    for options in (
        {"cards": "M1 M 1 9 oda\nM2 M two 8 oda"},
        {"cards": "M1 M 1 9 oda\nM2 M two 8 oda", "factions": 2},
    ):
        with pytest.raises(Refusal) as refused:
            desk.do(ANNA, messages.Change, settings=settings("tenka", 3, options=options))
        assert refused.value.code == "settings"
        said = {refused.value.text(lang) for lang in LANGUAGES}
        assert len(said) == len(LANGUAGES)
        assert all("2" in words and "two" in words and "M7 M 7 3 oda" in words for words in said)
    assert desk.table.settings.options == {}
