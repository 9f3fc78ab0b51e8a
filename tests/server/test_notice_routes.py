"""A server notifies people: a push that only their browser reads, e-mail with a digest, a webhook."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.receivers import Browser, Mailbox, Sink, smtp_server, until, web_server
from tests.server.running import Person, running

HOME = "http://play.example.org"
DAYS = {"kind": "days", "days": 1}
QUICK = {
    "private_webhooks": True,
    "notify_after": 0.0,
    "mail_after": 0.0,
    "mail_pause": 0.0,
    "retry_after": 0.0,
}


@pytest.fixture
def sink() -> Iterator[Sink]:
    with web_server() as found:
        yield found


@pytest.fixture
def box() -> Iterator[tuple[str, Mailbox]]:
    with smtp_server() as found:
        yield found


async def person(url: str, name: str) -> Person:
    one = Person(url, name)
    await one.take_name()
    return one


async def add(one: Person, kind: str, **rest: Any) -> httpx.Response:
    return await one.http.post("/api/me/notifications/channels", json={"kind": kind, **rest})


async def shown(one: Person) -> Any:
    return (await one.http.get("/api/me/notifications")).json()


async def annas_move(anna: Person, bert: Person, seat: int = 1) -> str:
    """A game of days in which Anna is to move, and neither of them looks at it."""
    table = await anna.make("take", 2, clock=DAYS, options={"start": seat})
    await anna.connect(table)
    await bert.connect(table)
    await bert.ask("join", name=bert.name)
    for one, own in ((anna, seat), (bert, 3 - seat)):
        await one.ask("sit", seat=own)
        await one.ask("nonce", seat=own, nonce="AAAAAAAAAAAAAAAAAAAAAA==")
    await anna.ask("start")
    await anna.socket.close()
    await bert.socket.close()
    return table


def test_a_push_comes_encrypted_and_a_webhook_in_the_person_s_language(tmp_path: Path, sink: Sink):
    browser = Browser(f"{sink.url}/push/1")

    async def use(url: str) -> None:
        anna, bert = await person(url, "Anna"), await person(url, "Bert")
        anna.http.headers["accept-language"] = "fr"
        before = await shown(anna)
        assert before["offers"] == ["push", "webhook"] and before["channels"] == []
        found = (await add(anna, "push", **browser.subscription)).json()
        (told,) = found["channels"]
        assert told["this_device"] and told["verified"] and told["name"] == "127.0.0.1"
        await asyncio.to_thread(until, lambda: sink.posts)
        hello = browser.read(sink.posts[0], found["push_key"])
        assert hello["body"].startswith("Ici Tatami.") and hello["url"] == "/notifications"
        table = await annas_move(anna, bert)
        await asyncio.to_thread(until, lambda: len(sink.posts) > 1)
        shows = browser.read(sink.posts[1], found["push_key"])
        assert shows["title"] == "TA-KE" and shows["url"] == f"/t/{table}" == f"/t/{shows['tag']}"
        assert shows["body"] == "TA-KE\u00a0: à toi de jouer. Tu joues avec Bert."
        await add(anna, "webhook", url=f"{sink.url}/hook")
        hooked = await asyncio.to_thread(until, lambda: [p for p in sink.posts if p.path == "/hook"])
        assert hooked[0].json["tatami"][0]["event"] == "hello"
        mine = (await anna.http.get("/api/me/data")).json()["notifications"]
        assert [one["kind"] for one in mine["channels"]] == ["push", "webhook"]
        sink.statuses[:] = [410, 410]
        await annas_move(anna, bert)

        async def are_gone() -> bool:
            return not (await shown(anna))["channels"]

        async with asyncio.timeout(60):
            while not await are_gone():
                await asyncio.sleep(0.05)
        await anna.close()
        await bert.close()

    with running(tmp_path / "t.db", **QUICK) as url:
        asyncio.run(use(url))


def links(mail: EmailMessage) -> list[str]:
    return re.findall(r"http\S+", str(mail.get_content()))


def test_e_mail_is_confirmed_digested_and_stopped(tmp_path: Path, box: tuple[str, Mailbox]):
    server, inbox = box

    async def use(url: str) -> None:
        anna, bert = await person(url, "Anna"), await person(url, "Bert")
        assert (await shown(anna))["offers"] == ["push", "mail", "webhook"]
        inbox.refuse = 1  # it is sent again
        assert (await add(anna, "mail", address="anna@Example.org")).status_code == 200
        (asked,) = await asyncio.to_thread(until, lambda: inbox.mails)
        assert asked["To"] == "anna@example.org" and asked["List-Unsubscribe"] is None
        (link,) = links(asked)
        token = link.removeprefix(f"{HOME}/mail#")
        for forged in (token[:-2], token.replace("confirm", "stop"), "x", token + "."):
            answer = await anna.http.post("/api/mail/confirm", json={"token": forged})
            assert (answer.status_code, answer.json()["code"]) == (403, "link")
        assert (await bert.http.post("/api/mail/confirm", json={"token": token})).status_code == 204
        assert (await shown(anna))["channels"][0]["verified"]
        tables = [await annas_move(anna, bert) for _ in range(3)]
        await asyncio.to_thread(until, lambda: sum(len(links(mail)) - 1 for mail in inbox.mails[1:]) >= 3)
        digest = [link for mail in inbox.mails[1:] for link in links(mail)[:-1]]
        assert sorted(digest) == sorted(f"{HOME}/t/{table}" for table in tables)
        assert len(inbox.mails) == 2 and inbox.mails[1]["Subject"] == "3 messages about your games"
        mail = inbox.mails[1]
        stop = mail["List-Unsubscribe"].strip("<>").removeprefix(HOME)
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert links(mail)[-1].rpartition("#")[2] == stop.rpartition("=")[2]
        outsider = httpx.AsyncClient(base_url=url)  # a mail program without a cookie
        for forged in (stop[:-3] + "abc", stop.replace("stop.", "confirm."), "/api/mail/stop?token=x"):
            answer = await outsider.post(forged, data={"List-Unsubscribe": "One-Click"})
            assert answer.status_code == 403
        assert len((await shown(anna))["channels"]) == 1
        assert (await outsider.post(stop, data={"List-Unsubscribe": "One-Click"})).status_code == 204
        assert (await shown(anna))["channels"] == []
        assert (await outsider.post(stop, data={"List-Unsubscribe": "One-Click"})).status_code == 204
        for one in (anna, bert):
            await one.close()
        await outsider.aclose()

    mail = {"smtp": server, "mail_from": "Tatami <games@example.org>", "base_url": HOME}
    with running(tmp_path / "t.db", **{**QUICK, "mail_after": 4.0, **mail}) as url:
        asyncio.run(use(url))


def test_no_answer_tells_whether_an_address_is_known(tmp_path: Path, box: tuple[str, Mailbox]):
    async def use(url: str) -> None:
        anna, bert = await person(url, "Anna"), await person(url, "Bert")
        answers = [
            await add(one, "mail", address="anna@example.org") for one in (anna, bert, anna, bert, anna)
        ]
        for answer in answers:
            (told,) = answer.json()["channels"]
            assert answer.status_code == 200 and told["name"] == "anna@example.org" and not told["verified"]
        foreign = (await shown(anna))["channels"][0]["id"]
        for channel in (foreign, "nothing"):
            gone = await bert.http.delete(f"/api/me/notifications/channels/{channel}")
            assert gone.status_code == 204, "whether there is one or not"
        assert len((await shown(anna))["channels"]) == 1
        await asyncio.to_thread(until, lambda: len(box[1].mails) == 2)
        await anna.close()
        await bert.close()

    mail = {"smtp": box[0], "mail_from": "games@example.org", "base_url": HOME}
    with running(tmp_path / "t.db", **mail) as url:
        asyncio.run(use(url))


def test_requests_to_confirm_are_few_and_nobody_can_tell(tmp_path: Path, box: tuple[str, Mailbox]):
    data = tmp_path / "t.db"

    def letters() -> list[tuple[int, bool]]:
        """How many letters each channel got, and whether they are done."""
        with sqlite3.connect(data) as database:
            return database.execute("SELECT count(*), min(done) FROM letters GROUP BY channel").fetchall()

    async def use(url: str) -> None:
        people = [await person(url, f"Person {number}") for number in range(5)]
        names = ("anna", "Anna", "anna+games", "ANNA+1", "anna+")  # one mailbox
        for one, name in zip(people, names, strict=True):
            assert (await add(one, "mail", address=f"{name}@example.org")).status_code == 200
        assert [count for count, _ in letters()] == [1] * 5, "the same work for everybody"
        await asyncio.to_thread(until, lambda: all(done for _, done in letters()))
        assert len(box[1].mails) == 3
        for one in people:
            await one.close()

    mail = {"smtp": box[0], "mail_from": "games@example.org", "base_url": HOME}
    with running(data, **mail) as url:
        asyncio.run(use(url))


def test_unconfigured_channels_are_not_offered_and_bad_input_gets_a_reason(tmp_path: Path):
    async def use(url: str) -> None:
        anna = await person(url, "Anna")
        found = await shown(anna)
        assert found["offers"] == ["webhook"] and found["push_key"] == ""
        assert (await anna.http.get("/api/me")).json()["notifies"]
        for answer, code in (
            (await add(anna, "mail", address="anna@example.org"), "nothing-here"),
            (await add(anna, "push", **Browser("https://example.org/").subscription), "nothing-here"),
            (await add(anna, "webhook", url="https://127.0.0.1/x"), "address"),
            (await add(anna, "webhook", url="http://example.org/x"), "address"),
            (await add(anna, "webhook"), "format"),
            (await add(anna, "pigeon"), "format"),
        ):
            assert answer.status_code >= 400 and answer.json()["code"] == code, answer.text
        wishes = {
            "events": ["turn"],
            "lang": "ja",
            "quiet": {"zone": "Asia/Tokyo", "begin": 1320, "end": 420},
        }
        assert (await anna.http.put("/api/me/notifications", json=wishes)).status_code == 200
        kept = await shown(anna)
        assert {name: kept[name] for name in wishes} == wishes
        for wrong in (
            {"zone": "Nowhere/Land", "begin": 1, "end": 100},
            {"zone": "../etc/passwd", "begin": 1, "end": 100},
            {"zone": "UTC", "begin": 1, "end": 1},
            {"zone": "UTC", "begin": 0, "end": 1400},
            {"zone": "UTC", "begin": -1, "end": 9999},
        ):
            answer = await anna.http.put("/api/me/notifications", json={**wishes, "quiet": wrong})
            assert answer.status_code in (400, 409), wrong
        stranger = httpx.AsyncClient(base_url=url)
        assert (await stranger.get("/api/me/notifications")).status_code == 409
        await stranger.aclose()
        bot = (await anna.http.post("/api/me/bots", json={"name": "B"})).json()["token"]
        program = Person(url, "B", token=bot)
        assert (await program.http.get("/api/me/notifications")).status_code == 403
        assert (await anna.http.delete("/api/me")).status_code == 204
        await anna.close()
        await program.close()

    with running(tmp_path / "t.db", push=False) as url:
        asyncio.run(use(url))
