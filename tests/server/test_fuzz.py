"""Whatever a client sends, to REST or over a WebSocket: nothing fails, and no other table is disturbed."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, get_args

import httpx
import pytest
import schemathesis
import websockets
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import response_schema_conformance

import tatami
from tatami.server.config import Config
from tatami.server.wire.messages import Accepted, ClientMessage
from tests.conformance.tables import times
from tests.server.fuzz import campaign
from tests.server.running import Person, running
from tests.server.test_games import ANNA, BERT, gather

LONGEST = Config().message_bytes
CODES = (1000, 1009, 4400)  # the client went, sent too much at once, or too much nonsense

seat = st.one_of(st.integers(-1, 9), st.integers(), st.text(max_size=3))
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
kinds = [kind.__struct_config__.tag for kind in get_args(ClientMessage)]
almost = st.fixed_dictionaries(
    {"do": st.sampled_from([*kinds, "?"]), "id": st.from_regex(r"\A[a-z0-9]{1,8}\Z")},
    optional={
        "seat": seat,
        "name": st.text(max_size=200),
        "token": st.sampled_from(["ta", "tb", "x", "\ud83c\udf8e", "0" * 30]),
        "decision": st.integers(-1, 3) | st.integers(),
        "text": st.text(max_size=400),
        "level": st.sampled_from(["farmer", "emperor"]),
        "lang": st.sampled_from(["de", "tlh"]),
        "nonce": st.sampled_from(["AQEBAQEBAQEBAQEBAQEBAQ==", "AQ==", "!"]),
        "settings": st.fixed_dictionaries(
            {"game": st.sampled_from([*tatami.games(), "go"]), "seats": seat}, optional={"options": anything}
        ),
        "extra": anything,
    },
)
frames = st.one_of(
    almost.map(json.dumps),
    almost.map(lambda data: json.dumps(data).encode()),
    almost.map(lambda data: json.dumps(data)[:-3]),
    anything.map(json.dumps),
    st.text(max_size=50),
    st.binary(max_size=50),
    st.sampled_from([1_000, 30_000, 100_000]).map(lambda size: "[" * size),
)


@dataclass
class Site:
    """A server with a game between two people that must not be disturbed."""

    url: str
    anna: Person
    loop: asyncio.AbstractEventLoop

    async def still_plays(self) -> bool:
        """Whether the other table is as it was, and answers."""
        anna = self.anna
        assert anna.client is not None
        before = anna.client.seq
        await anna.connect(anna.table, since=before)
        answer = await anna.ask("say", text="still here")
        await anna.close()
        return isinstance(answer, Accepted) and anna.client.seq == answer.seq == before + 1


@pytest.fixture
def site(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> Iterator[Site]:
    loop = asyncio.new_event_loop()
    with running(tmp_path / "tatami.db") as url:
        people = loop.run_until_complete(gather(url, "take", [ANNA, BERT]))
        for person in people.values():
            loop.run_until_complete(person.socket.close())
        found = Site(url, people[ANNA], loop)
        yield found
        assert loop.run_until_complete(found.still_plays())
    loop.close()
    failed = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert not failed, failed


def test_rest_answers_every_request(site: Site):
    schema: Any = schemathesis.openapi.from_url(f"{site.url}/api/schema/openapi.json")
    operations = [result.ok() for result in schema.get_all_operations()]
    assert len(operations) > 10
    for operation in operations:
        known = httpx.put(f"{site.url}/api/me", json={"name": "Eve"})  # an account that may be deleted
        for mode in schemathesis.GenerationMode:
            with suppress(Unsatisfiable):  # without parameters no input is invalid
                send_all(operation.as_strategy(mode), dict(known.cookies))


def send_all(cases: st.SearchStrategy[Any], cookies: dict[str, str]) -> None:
    """Send requests, and find each done as the schema says, or refused in words."""

    @settings(max_examples=15, suppress_health_check=list(HealthCheck))
    @given(case=cases)
    def send(case: Any) -> None:
        response = case.call(cookies=cookies, timeout=60)
        if response.status_code >= 400:
            assert response.status_code < 500 and response.json().keys() == {"code", "words"}
        elif response.status_code != 204:
            case.validate_response(response, checks=[response_schema_conformance])

    send()


def test_socket_survives_any_message(site: Site):
    chance = Random(1)

    async def send(sent: list[str | bytes]) -> None:
        eve = Person(site.url, "Eve")
        table = await eve.make("take", 2)
        await eve.connect(table if chance.random() < 0.7 else site.anna.table)
        try:
            for frame in sent:
                await eve.socket.send(frame)
            answer = await eve.ask("sit", seat=9)  # whatever came before is answered first
            assert answer.code in ("no-seat", "not-here", "started", "too-many")
        except websockets.ConnectionClosed as closed:
            too_long = any(len(frame) > LONGEST for frame in sent)  # cut off while it still sends
            assert closed.rcvd.code in CODES if closed.rcvd else too_long
        finally:
            await eve.close()

    @given(sent=st.lists(frames, max_size=25))
    @times(2)
    def fuzz(sent: list[str | bytes]) -> None:
        site.loop.run_until_complete(send(sent))

    fuzz()


def test_separate_server_survives_the_fuzz(tmp_path: Path):
    found = asyncio.run(campaign(tmp_path, messages=1_500, requests=800, seed=1))
    assert not found.failures, found.failures
    assert found.messages >= 1_400 and found.requests >= 700
