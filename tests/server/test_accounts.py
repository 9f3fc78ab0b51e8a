"""Accounts: passkeys, linked devices, recovery codes, sessions, and attempts without permission."""

from __future__ import annotations

import asyncio
import base64
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx
import pytest
import webauthn

from tests.server.authenticator import Authenticator
from tests.server.running import Person, running
from tests.store.stores import with_store


def serve(folder: Path, use: Callable[[str], Coroutine[Any, Any, Any]], **settings: Any) -> Any:
    """Run a server, reached by a name: browsers make no passkeys for numbers."""
    with running(folder / "t.db", **settings) as url:
        return asyncio.run(use(url.replace("127.0.0.1", "localhost")))


async def post(one: Person, path: str, **body: Any) -> httpx.Response:
    return await one.http.post(f"/api/{path}", json=body or None)


async def add_passkey(one: Person, key: Authenticator) -> httpx.Response:
    options = (await post(one, "me/passkeys/options")).json()["options"]
    return await post(one, "me/passkeys", credential=key.make(options), name="Laptop")


async def sign_in(one: Person, key: Authenticator) -> httpx.Response:
    options = (await post(one, "sign-in/options")).json()["options"]
    return await post(one, "sign-in", credential=key.use(options))


async def name_of(one: Person) -> str:
    return str((await one.http.get("/api/me")).json()["name"])


def test_a_passkey_signs_in_elsewhere_and_everything_is_there(tmp_path: Path):
    async def use(url: str) -> None:
        anna, phone = Person(url, "Anna"), Person(url, "")
        table = await anna.make("take", 2)
        key = Authenticator(url)
        added = (await add_passkey(anna, key)).json()
        assert added["has_passkeys"] and [one["name"] for one in added["passkeys"]] == ["Laptop"]
        assert (await sign_in(phone, key)).json()["name"] == "Anna"
        mine = (await phone.http.get("/api/me/tables")).json()
        assert [one["table"] for one in mine] == [table]
        account = (await phone.http.get("/api/me/account")).json()
        assert [one["is_this"] for one in account["sessions"]] == [True, False]
        data = (await phone.http.get("/api/me/data")).json()
        assert data["account"]["passkeys"][0]["name"] == "Laptop"
        removed = await phone.http.delete(f"/api/me/passkeys/{added['passkeys'][0]['id']}")
        assert removed.status_code == 204
        assert (await sign_in(Person(url, ""), key)).status_code == 401
        for one in (anna, phone):
            await one.close()

    serve(tmp_path, use)


def test_answers_that_are_replayed_forged_or_from_elsewhere_sign_nobody_in(tmp_path: Path):
    async def use(url: str) -> None:
        anna, eve = Person(url, "Anna"), Person(url, "Eve")
        await anna.take_name()
        await eve.take_name()
        key = Authenticator(url)
        options = (await post(anna, "me/passkeys/options")).json()["options"]
        made = key.make(options)
        assert (await post(eve, "me/passkeys", credential=made)).status_code == 401, "another's challenge"
        assert (await post(anna, "me/passkeys", credential=made)).status_code == 401, "and it is used up"
        assert (await add_passkey(anna, key)).status_code == 201

        options = (await post(eve, "sign-in/options")).json()["options"]
        answer = key.use(options)
        assert (await post(anna, "sign-in", credential=answer)).status_code == 200
        assert (await post(eve, "sign-in", credential=answer)).status_code == 401, "replayed"
        made_up = key.use({"challenge": "AAAAAAAAAAAAAAAAAAAAAA"})
        assert (await post(eve, "sign-in", credential=made_up)).status_code == 401, "a challenge of her own"
        twin = Authenticator(url, credential=key.credential)
        assert (await sign_in(eve, twin)).status_code == 401, "another key"
        stranger = Authenticator(url)
        assert (await sign_in(eve, stranger)).status_code == 401, "unknown"
        for elsewhere in ("http://evil.example", "https://localhost", "http://localhost.evil.example"):
            phished = Authenticator(elsewhere, credential=key.credential, key=key.key, count=key.count)
            assert (await sign_in(eve, phished)).status_code == 401, elsewhere
        other = Authenticator(url, "evil.example", key.credential, key.key, key.count)
        assert (await sign_in(eve, other)).status_code == 401
        for nonsense in ({}, {"id": 5}, {"id": "x", "response": {"clientDataJSON": "!!"}}):
            assert (await post(eve, "sign-in", credential=nonsense)).status_code == 401
        assert await name_of(eve) == "Eve"
        told = (await sign_in(eve, stranger)).text, (await sign_in(eve, twin)).text
        assert told[0] == told[1], "nothing tells which account exists"
        for one in (anna, eve):
            await one.close()

    serve(tmp_path, use, **{"guests_per_hour": 1e9})


def test_an_unknown_passkey_is_checked_as_long_as_a_known_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    checked: list[bytes] = []
    real = webauthn.verify_authentication_response

    def counted(**given: Any) -> Any:
        checked.append(given["credential_public_key"])
        return real(**given)

    monkeypatch.setattr(webauthn, "verify_authentication_response", counted)

    async def use(url: str) -> None:
        anna, eve = Person(url, "Anna"), Person(url, "Eve")
        await anna.take_name()
        key = Authenticator(url)
        await add_passkey(anna, key)
        for device in (Authenticator(url, credential=key.credential), Authenticator(url)):
            assert (await sign_in(eve, device)).status_code == 401
        assert len(checked) == 2 and len(checked[0]) == len(checked[1]) and checked[0] != checked[1]
        for one in (anna, eve):
            await one.close()

    serve(tmp_path, use)


NESTED = base64.urlsafe_b64encode(b"[" * 12_000).decode()
NONSENSE: list[dict[str, Any]] = [
    {},
    {"response": []},
    {"response": {"clientDataJSON": 7}},
    {"response": {"clientDataJSON": NESTED}},
    {"response": {"clientDataJSON": "W10"}},  # []
    {"response": {"clientDataJSON": "eyJjaGFsbGVuZ2UiOltdfQ"}},  # {"challenge": []}
    {"response": {"clientDataJSON": "eyJjaGFsbGVuZ2UiOiJBQSJ9"}, "id": {}},  # {"challenge": "AA"}
]


def test_nonsense_instead_of_a_passkey_is_refused(tmp_path: Path):
    async def use(url: str) -> None:
        anna = Person(url, "Anna")
        await anna.take_name()
        for path in ("me/passkeys", "sign-in"):
            for credential in NONSENSE:
                assert (await post(anna, path, credential=credential)).status_code == 401, credential
        await anna.close()

    serve(tmp_path, use)


def test_a_code_links_one_device_once(tmp_path: Path):
    async def use(url: str) -> None:
        anna, phone, eve = Person(url, "Anna"), Person(url, ""), Person(url, "")
        await anna.take_name()
        code = (await post(anna, "me/link")).json()
        assert code["url"].endswith(f"/link#{code['code']}")
        assert (await post(eve, "link", code="AAAA-AAAA")).status_code == 401
        assert (await post(eve, "recover", code=code["code"])).status_code == 401
        written = code["code"].replace("-", " ").lower()
        assert (await post(phone, "link", code=written)).json()["name"] == "Anna"
        assert (await post(eve, "link", code=code["code"])).status_code == 401
        assert await name_of(phone) == "Anna" and await name_of(eve) == ""
        old = (await post(anna, "me/link")).json()["code"]
        await post(anna, "me/link")
        assert (await post(eve, "link", code=old)).status_code == 401, "only the newest counts"
        for one in (anna, phone, eve):
            await one.close()

    serve(tmp_path, use)


def test_recovery_codes_are_good_once_each_and_new_ones_replace_them(tmp_path: Path):
    async def use(url: str) -> None:
        anna, again = Person(url, "Anna"), Person(url, "")
        await anna.take_name()
        codes = (await post(anna, "me/recovery")).json()["codes"]
        assert len(set(codes)) == 8
        assert (await post(again, "recover", code=codes[0])).json()["name"] == "Anna"
        assert (await post(Person(url, ""), "recover", code=codes[0])).status_code == 401
        assert (await again.http.get("/api/me/account")).json()["recovery_codes"] == 7
        await post(again, "me/recovery")
        assert (await post(Person(url, ""), "recover", code=codes[1])).status_code == 401
        for one in (anna, again):
            await one.close()

    serve(tmp_path, use)


def test_guessing_codes_is_rate_limited(tmp_path: Path):
    async def use(url: str) -> None:
        eve = Person(url, "Eve")
        answers = [(await post(eve, "link", code=f"AAAA-AAA{number}")).status_code for number in range(16)]
        assert answers[:12] == [401] * 12 and answers[-1] == 429
        await eve.close()

    serve(tmp_path, use)


def test_a_stolen_session_is_ended_from_another_device(tmp_path: Path):
    async def use(url: str) -> None:
        anna, thief = Person(url, "Anna"), Person(url, "")
        table = await anna.make("take", 2)
        await post(thief, "link", code=(await post(anna, "me/link")).json()["code"])
        await thief.connect(table)
        await thief.next()
        assert await name_of(thief) == "Anna"
        account = (await anna.http.get("/api/me/account")).json()
        stolen = next(one for one in account["sessions"] if not one["is_this"])
        way_back = (await post(thief, "me/link")).json()["code"]
        options = (await post(thief, "me/passkeys/options")).json()["options"]
        assert (await anna.http.delete(f"/api/me/sessions/{stolen['id']}")).status_code == 204
        assert (await post(Person(url, ""), "link", code=way_back)).status_code == 401
        begun = Authenticator(url).make(options)
        assert (await post(anna, "me/passkeys", credential=begun)).status_code == 401
        assert await name_of(thief) == "" and await name_of(anna) == "Anna"
        assert (await thief.http.get("/api/me/account")).status_code == 409
        own = (await anna.http.get("/api/me/account")).json()["sessions"]
        await anna.http.delete(f"/api/me/sessions/{own[0]['id']}")
        assert await name_of(anna) == ""
        for one in (anna, thief):
            await one.close()

    serve(tmp_path, use)


def test_a_deleted_account_cannot_be_recovered(tmp_path: Path):
    async def use(url: str) -> None:
        anna = Person(url, "Anna")
        await anna.take_name()
        key = Authenticator(url)
        await add_passkey(anna, key)
        codes = (await post(anna, "me/recovery")).json()["codes"]
        link = (await post(anna, "me/link")).json()["code"]
        assert (await anna.http.delete("/api/me")).status_code == 204
        eve = Person(url, "")
        assert (await sign_in(eve, key)).status_code == 401
        assert (await post(eve, "recover", code=codes[0])).status_code == 401
        assert (await post(eve, "link", code=link)).status_code == 401
        for one in (anna, eve):
            await one.close()

    serve(tmp_path, use)

    async def look(log: Any) -> None:
        for table in ("sessions", "passkeys"):
            assert await log.rows(f"SELECT * FROM {table}") == []

    with_store(tmp_path / "t.db", look)


def test_passkeys_are_not_offered_where_browsers_make_none(tmp_path: Path):
    async def use(url: str) -> None:
        anna = Person(url.replace("localhost", "127.0.0.1"), "Anna")
        await anna.take_name()
        assert (await anna.http.get("/api/me/account")).json()["has_passkeys"] is False
        assert (await post(anna, "me/passkeys/options")).json()["code"] == "no-passkeys"
        await anna.close()

    serve(tmp_path, use)


def test_bots_have_no_accounts(tmp_path: Path):
    async def use(url: str) -> None:
        anna = Person(url, "Anna")
        await anna.take_name()
        token = (await post(anna, "me/bots", name="Dice")).json()["token"]
        bot = Person(url, "Dice", token=token)
        for path in ("me/link", "me/recovery", "me/passkeys/options"):
            assert (await post(bot, path)).status_code == 403
        for one in (anna, bot):
            await one.close()

    serve(tmp_path, use)
