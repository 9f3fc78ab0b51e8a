"""Responses to a browser from an installation with and without the built page."""

from __future__ import annotations

import logging
from html import unescape
from pathlib import Path

import httpx
import pytest

import tatami
from tatami.engine.i18n.fluent import Bundle
from tatami.engine.i18n.speaker import LANGUAGES, bundle
from tatami.server.http import pages
from tests.server.running import running


def test_without_the_page_the_server_says_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    monkeypatch.setattr(pages.Pages.__init__, "__defaults__", (tmp_path / "nothing",))
    with caplog.at_level(logging.WARNING), running(tmp_path / "tatami.db") as url:
        told = set()
        for lang in LANGUAGES:
            answer = httpx.get(f"{url}/t/some-table", headers={"accept-language": lang})
            assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/html")
            assert "scripts/build_wheel.sh" in unescape(answer.text) and f'lang="{lang}"' in answer.text
            told.add(answer.text)
        assert len(told) == len(LANGUAGES)
        assert httpx.get(f"{url}/assets/none.js").status_code == 404
    assert sum("build_wheel.sh" in record.message for record in caplog.records) == 1


def test_with_the_page_every_route_of_the_client_gets_it(tmp_path: Path):
    (tmp_path / "index.html").write_text("the page", encoding="utf-8")
    (tmp_path / "licences.json").write_text("[]", encoding="utf-8")
    found = pages.Pages(tmp_path)
    for path in ("/", "/about", "/t/some-table/replay"):
        page = found.find(path, "en")
        assert page is not None and page.body == b"the page"
    listed = found.find("/licences.json", "en")
    assert listed is not None and listed.kind == "application/json"
    assert found.find("/none.json", "en") is None and found.find("/api/none", "en") is None


@pytest.mark.parametrize("game", tatami.games())
def test_the_messages_of_a_table_are_served_and_kept(game: str, tmp_path: Path):
    with running(tmp_path / "tatami.db") as url, httpx.Client(base_url=f"{url}/api/games/{game}") as client:
        for lang in LANGUAGES:
            first = client.get(f"/messages/{lang}")
            assert first.status_code == 200 and first.headers["content-encoding"] == "gzip"
            said = Bundle(lang)
            said.add(first.text)
            for topic, message in (("", "list-none"), ("server", "told-started"), (f"games/{game}", "about")):
                assert said.say(message, {}) == bundle(topic, lang).say(message, {})
            again = client.get(f"/messages/{lang}", headers={"if-none-match": first.headers["etag"]})
            assert again.status_code == 304 and again.content == b""
        assert client.get("/messages/xx").status_code == 404
        assert client.get("/../none/messages/en").status_code == 404
