"""Notifications: who hears what and when, in words that tell no secret."""

from __future__ import annotations

import asyncio
import base64
import socket
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import tatami
from tatami.bus import Hub, LocalBus
from tatami.engine.i18n.speaker import LANGUAGES
from tatami.server.config import Config
from tatami.server.core import system
from tatami.server.core.entries import encode
from tatami.server.core.table import Table, fold
from tatami.server.runtime.listing import Summary, listing
from tatami.server.runtime.nodes import Nodes
from tatami.server.runtime.notices.events import HOUR, Due, Event, events_of, is_current
from tatami.server.runtime.notices.mail import clean_address
from tatami.server.runtime.notices.outside import Gone, Outside, Undelivered, is_allowed, is_public
from tatami.server.runtime.notices.postman import Postman
from tatami.server.runtime.notices.push import payload as push_payload
from tatami.server.runtime.notices.texts import headline, sentence
from tatami.server.runtime.notices.tokens import new_key, read, sign
from tatami.server.runtime.notices.webhook import payload as webhook_payload
from tatami.server.wire import messages
from tatami.store import Channel, Identity, SqliteLog, Wishes, Write
from tests.server.desk import ANNA, BERT, START, Desk, settings
from tests.server.receivers import web_server
from tests.server.twins import SECRETIVE, other_world, played, twin

DAYS = {"kind": "days", "days": 2}


def summary_of(table: Table) -> Summary:
    return msgspec.json.decode(listing(table).summary, type=Summary)


def due(desk: Desk) -> list[Due]:
    return list(events_of("table-1", summary_of(desk.table), desk.now))


@pytest.mark.parametrize("game", tatami.games())
def test_player_to_move_is_notified_and_warned_before_the_deadline(game: str):
    seats = tatami.new(game).seats
    desk = Desk(settings(game, seats, clock=DAYS)).start(*[ANNA, BERT][:1], *[BERT] * (seats - 1))
    for _ in range(4):
        told = due(desk)
        asked = {desk.table.chairs[seat].who for seat in desk.table.asked}
        assert {one.who for one in told} == asked
        assert {one.event.kind for one in told} == {"turn", "time"}
        for one in told:
            assert is_current(one.event, summary_of(desk.table), one.who, desk.now)
            assert one.at == (desk.now if one.event.kind == "turn" else desk.now + 36 * HOUR)
        before, decision = told, desk.table.decision
        while desk.table.decision == decision:
            desk.play()
        summary = summary_of(desk.table)
        assert not any(is_current(one.event, summary, one.who, desk.now) for one in before)


def test_a_game_of_one_sitting_and_a_seat_that_a_bot_plays_are_nobody_s_news():
    for clock in ({"kind": "move", "seconds": 60}, {"kind": "bank", "seconds": 600}):
        assert due(Desk(settings(clock=clock)).start(ANNA, BERT)) == []
    desk = Desk(settings(clock=DAYS)).start(ANNA, BERT)
    (seat,) = desk.table.asked
    desk.do(desk.table.chairs[seat].who, messages.StepAway, seat=seat)
    assert due(desk) == []


@pytest.mark.parametrize("game", tatami.games())
def test_everybody_hears_once_how_a_game_ended(game: str):
    desk = Desk(settings(game, tatami.new(game).seats)).start(
        *[ANNA, BERT, BERT, BERT][: tatami.new(game).seats]
    )
    chance = Random(1)
    while desk.table.status == "playing":
        seat = desk.table.asked[0]
        desk.play(chance.choice(desk.legal(seat)), seat)
    told = due(desk)
    assert [(one.who, one.event.kind) for one in told] == [(ANNA, "over"), (BERT, "over")]
    winners = {desk.table.chairs[seat].who for seat in desk.match.winners()}
    for one in told:
        assert (one.event.outcome == "lost") == (one.who not in winners)
    later = list(events_of("table-1", summary_of(desk.table), desk.now + 72 * HOUR))
    assert later == [], "that is no news any more"


@pytest.mark.parametrize("game", SECRETIVE)
def test_worlds_that_look_alike_are_told_alike(game: str):
    """Twin comparison: equal views give equal messages, on every channel and in every language."""
    pairs = 0
    for seed in range(12):
        chance = Random(seed)
        desk = played(game, chance, chance.randint(5, 14))
        worlds = (other_world(desk.match, 1, chance) for _ in range(300))
        world = next((world for world in worlds if world is not None), None)
        if world is None:
            continue
        told = []
        for entries in (desk.log, twin(desk, world, ANNA)):
            summary = summary_of(fold("table-1", entries))
            events = [one.event for one in events_of("table-1", summary, desk.now) if one.who == ANNA]
            events.append(Event("time", "table-1", game, ("Bert",), 1, desk.now + HOUR))
            told.append(
                [
                    (
                        push_payload(events, lang, desk.now),
                        webhook_payload("http://h", events, lang, desk.now),
                        headline(events, lang, desk.now),
                    )
                    for lang in LANGUAGES
                ]
            )
        assert told[0] == told[1]
        pairs += 1
    assert pairs >= 3, "too few worlds were found that look alike"


EVENTS = (
    Event("turn", "t", "take", ("Bert", "Emi"), 1),
    Event("time", "t", "take", ("Bert",), 1, 5 * HOUR),
    Event("invited", "t", "take", ("Bert",)),
    Event("over", "t", "take", outcome="won"),
    Event("over", "t", "take", ("Bert",), outcome="shared"),
    Event("over", "t", "take", ("Bert", "Emi"), outcome="lost"),
    Event("hello"),
    Event("confirm"),
)


def test_every_event_is_said_in_every_language():
    for lang in LANGUAGES:
        said = [sentence(event, lang, 0) for event in EVENTS]
        assert len(set(said)) == len(said)
        assert all("{" not in words and "letter-" not in words for words in said)
        assert all("Bert" in words for words in (said[0], said[2], said[4], said[5])) and "5" in said[1]


def test_names_neither_mention_nor_format_in_a_chat():
    event = Event("invited", "t", "take", ("<!channel> @everyone **x**",))
    made: Any = webhook_payload("https://play.example.org", [event], "en", 0)
    assert made["allowed_mentions"] == {"parse": []}
    assert "<!channel>" not in made["text"] and "**" not in made["content"]
    assert (
        made["tatami"][0]["url"] == "https://play.example.org/t/t" and made["tatami"][0]["event"] == "invited"
    )
    assert len(webhook_payload("h", [event] * 100, "en", 0)["content"]) < 2000  # type: ignore[arg-type]


def test_a_token_is_good_for_its_action_its_channel_and_its_time_only():
    key = new_key()
    token = sign(key, "stop", "channel-1")
    assert read(key, "stop", token, 10**15) == "channel-1"
    assert read(key, "confirm", token, 0) is None
    assert read(new_key(), "stop", token, 0) is None
    for place in range(len(token)):
        forged = token[:place] + ("a" if token[place] != "a" else "b") + token[place + 1 :]
        assert read(key, "stop", forged, 0) is None or data_of(forged) == data_of(token)
    for nonsense in ("", ".", "...", "stop.channel-1.0.", "é.é", "stop.channel-1.0." + "A" * 32):
        assert read(key, "stop", nonsense, 0) is None
    short = sign(key, "confirm", "c", 100)
    assert read(key, "confirm", short, 99) == "c" and read(key, "confirm", short, 100) is None


def data_of(token: str) -> tuple[str, bytes]:
    """The words of a token and its signature's bytes: spare bits of its last letter mean nothing."""
    said, _, signature = token.rpartition(".")
    return said, base64.urlsafe_b64decode(signature)


def test_addresses_of_private_networks_are_refused_however_they_are_written():
    for private in (
        *("127.0.0.1", "10.1.2.3", "192.168.0.1", "172.16.0.1", "169.254.169.254", "0.0.0.0", "100.64.0.1"),
        *(
            "::1",
            "fe80::1",
            "fc00::1",
            "::ffff:127.0.0.1",
            "64:ff9b::7f00:1",
            "2002:7f00:1::",
            "224.0.0.1",
            "x",
            "::127.0.0.1",
            "::ffff:0:127.0.0.1",
            "64:ff9b:1::7f00:1",
            "fec0::1",
            "5f00::1",
            "192.88.99.1",
        ),
    ):
        assert not is_public(private), private
    assert is_public("1.1.1.1") and is_public("2606:4700:4700::1111") and is_public("::ffff:1.1.1.1")
    for url in (
        *(
            "http://example.org/",
            "https://127.0.0.1/",
            "https://localhost/",
            "https://[::1]/",
            "ftp://example.org",
        ),
        *(
            "https://2130706433/",
            "https://0x7f.1/",
            "https://user@example.org/",
            "https://",
            "x",
            "https://a.b:x/",
        ),
        *("https://exämple.org/", "https://example.org/\r\nx: y", "https://example.org/" + "x" * 2000),
    ):
        assert not is_allowed(url, is_private_allowed=False), url
    assert is_allowed("https://discord.com/api/webhooks/1/x", is_private_allowed=False)
    assert is_allowed("http://127.0.0.1:9000/x", is_private_allowed=True)


def test_a_name_that_leads_into_a_private_network_leads_nowhere(monkeypatch: pytest.MonkeyPatch):
    real = socket.getaddrinfo

    def lying(host: Any, port: Any, *rest: Any, **more: Any) -> Any:
        return real("127.0.0.1" if host == "evil.example.org" else host, port, *rest, **more)

    monkeypatch.setattr(socket, "getaddrinfo", lying)

    async def use(port: str) -> None:
        outside = Outside(is_private_allowed=False)
        with pytest.raises(Undelivered):
            await outside.post(f"https://evil.example.org:{port}/", b"{}", {})
        await outside.close()

    with web_server() as sink:
        asyncio.run(use(sink.url.rpartition(":")[2]))
        assert sink.posts == []


def test_answers_decide_and_redirects_are_not_followed():
    async def use(url: str) -> None:
        outside = Outside(is_private_allowed=True)
        await outside.post(url, b"{}", {})
        for refusal in (Undelivered, Undelivered, Gone, Gone):
            with pytest.raises(refusal):
                await outside.post(url, b"{}", {})
        await outside.close()

    with web_server() as sink:
        sink.statuses[:] = [204, 302, 500, 404, 410]
        asyncio.run(use(f"{sink.url}/here"))
        assert [post.path for post in sink.posts] == ["/here"] * 5


def test_e_mail_addresses_are_taken_in_their_usual_form_only():
    assert clean_address(" Anna.B+x@Example.ORG ") == "Anna.B+x@example.org"
    for wrong in (
        "",
        "x",
        "a@b",
        "a@b.c\r\nBcc: x@y.z",
        "a b@c.de",
        '"a b"@b.cd',
        "a@b.c, d@e.f",
        "é@b.de",
        "@b.de",
    ):
        assert clean_address(wrong) is None, wrong


class Round:
    """A store with a game of days, postmen of several servers, and a clock that the test sets."""

    def __init__(self, folder: Path, nodes: int = 2, **config: Any) -> None:
        self.now = START
        self.there: set[tuple[str, str]] = set()
        self.store = SqliteLog(folder / "t.db")
        self.config = Config(**{"private_webhooks": True, "notify_after": 0.0, "retry_after": 60.0, **config})
        hub = Hub() if nodes > 1 else None
        self.postmen = [
            Postman(
                self.store,
                Nodes(LocalBus(node, hub), self.store),
                self.config,
                lambda: self.now,
                self.is_there,
            )
            for node in ("one", "two")[:nodes]
        ]

    async def is_there(self, table: str, who: str) -> bool:
        return (table, who) in self.there

    async def begin(self, url: str, wishes: Wishes | None = None) -> None:
        for who in (ANNA, BERT):
            await self.store.add_identity(Identity(who, who.encode(), who, False, 1))
        for postman in self.postmen:
            await postman.sweep()
        channel = Channel("c", ANNA, "webhook", f"{url}/hook", home="http://h", added=START)
        await self.store.notices.add(channel, 9)
        if wishes is not None:
            await self.store.notices.wish(ANNA, wishes)

    async def write(self, table: str, desk: Desk, since: int = 0) -> None:
        folded = fold(table, desk.log)
        await self.store.append(
            Write(table, since + 1, tuple(map(encode, desk.log[since:])), listing(folded), visitors=(ANNA,))
        )

    async def go(self) -> None:
        """All servers look and send, at once."""
        await asyncio.gather(*(postman.sweep() for postman in self.postmen))
        await asyncio.gather(*(postman.deliver() for postman in self.postmen))
        tasks = [task for one in self.postmen for task in (*one._sending, *one._retrying)]
        await asyncio.gather(*tasks)

    async def end(self) -> None:
        for postman in self.postmen:
            await postman.close()
        await self.store.close()


def annas_move(**rest: Any) -> Desk:
    """A game of days in which Anna is to move."""
    return Desk(settings(clock=DAYS, options={"start": 1}, **rest)).start(ANNA, BERT)


def test_several_servers_send_each_letter_once(tmp_path: Path):
    async def use(url: str, posts: list[Any]) -> None:
        day = Round(tmp_path)
        await day.begin(url)
        for number in range(5):
            await day.write(f"table-{number}", annas_move())
            await day.go()
            day.now += 1
        for _ in range(3):
            await day.go()
        told = [event for post in posts for event in post.json["tatami"]]
        assert sorted(event["table"] for event in told) == [f"table-{number}" for number in range(5)]
        await day.end()

    with web_server() as sink:
        asyncio.run(use(sink.url, sink.posts))


def test_a_bundle_waits_for_the_pause_and_for_the_reader_to_go(tmp_path: Path):
    async def use(url: str, posts: list[Any]) -> None:
        day = Round(tmp_path, notify_after=30.0)
        await day.begin(url)
        await day.write("one", annas_move())
        await day.go()
        assert posts == [], "not at once: perhaps Anna moves"
        day.there.add(("one", ANNA))
        day.now += 31_000
        await day.go()
        assert posts == [], "not while she looks at the table"
        day.there.clear()
        day.now += 3_600_000
        await day.go()
        assert len(posts) == 1
        for table in ("two", "three"):
            await day.write(table, annas_move())
        await day.go()
        day.now += 31_000
        await day.go()
        assert len(posts) == 2 and len(posts[1].json["tatami"]) == 2, "both together"
        await day.end()

    with web_server() as sink:
        asyncio.run(use(sink.url, sink.posts))


def test_a_letter_is_not_sent_once_it_is_outdated(tmp_path: Path):
    async def use(url: str, posts: list[Any]) -> None:
        day = Round(tmp_path, notify_after=30.0)
        await day.begin(url)
        desk = annas_move()
        await day.write("one", desk)
        await day.go()
        known = len(desk.log)
        while desk.table.asked == [1]:
            desk.play()
        await day.write("one", desk, since=known)
        day.now += 60_000
        await day.go()
        assert posts == []
        await day.end()

    with web_server() as sink:
        asyncio.run(use(sink.url, sink.posts))


def test_failures_back_off_and_a_place_that_is_gone_is_forgotten(tmp_path: Path):
    async def use(url: str, sink: Any) -> None:
        day = Round(tmp_path)
        await day.begin(url)
        sink.statuses[:] = [500, 500, 500, 410]
        await day.write("one", annas_move())
        await day.go()
        for tries, minutes in enumerate((1, 2, 4), 1):
            day.now += minutes * 60_000 - 1
            await day.go()
            assert len(sink.posts) == tries, "not before its time"
            day.now += 1
            await day.go()
        assert len(sink.posts) == 4 and await day.store.notices.channels(ANNA) == []
        await day.end()

    with web_server() as sink:
        asyncio.run(use(sink.url, sink))


def test_quiet_hours_hold_letters_and_bring_warnings_forward(tmp_path: Path):
    async def use(url: str, posts: list[Any]) -> None:
        day = Round(tmp_path)
        # START is 16 minutes and 40 seconds after midnight.
        await day.begin(url, Wishes(lang="de", quiet_begin=22 * 60, quiet_end=7 * 60))
        await day.write("one", annas_move())
        await day.go()
        assert posts == []
        day.now = 7 * HOUR
        await day.go()
        (told,) = posts[0].json["tatami"]
        assert told["event"] == "turn" and told["words"].startswith("TA-KE: Du bist dran.")
        day.now = 22 * HOUR - 1  # Anna's time ends two days after START, and 12 hours before she is asleep
        await day.go()
        assert len(posts) == 1
        day.now = START + 36 * HOUR
        await day.go()
        assert [event["event"] for event in posts[1].json["tatami"]] == ["time"]
        await day.end()

    with web_server() as sink:
        asyncio.run(use(sink.url, sink.posts))


def test_only_wanted_events_are_told_and_invitations_are(tmp_path: Path):
    async def use(url: str, posts: list[Any]) -> None:
        day = Round(tmp_path)
        await day.begin(url, Wishes(("invited",)))
        await day.write("one", annas_move())
        waiting = Desk(settings(clock=DAYS))
        waiting.log = system.create(settings(), BERT, "Bert", START, bytes(32))
        await day.write("two", waiting)
        day.now += 1000
        await day.store.circle.invite(ANNA, "two", BERT, day.now, 9)
        await day.go()
        assert [event["event"] for post in posts for event in post.json["tatami"]] == ["invited"]
        await day.end()

    with web_server() as sink:
        asyncio.run(use(sink.url, sink.posts))


def test_server_without_subscribers_only_advances(tmp_path: Path):
    async def use() -> None:
        day = Round(tmp_path, nodes=1)
        await day.go()
        await day.write("one", annas_move())
        await day.go()
        await day.store.add_identity(Identity(ANNA, b"a", "Anna", False, 1))
        await day.store.notices.add(Channel("c", ANNA, "webhook", "http://127.0.0.1:1/", added=START), 9)
        await day.go()
        assert await day.store.notices.waiting("c", 10**15) == [], "what happened before is no news"
        await day.end()

    asyncio.run(use())
