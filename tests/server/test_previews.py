"""Links preview with words in the reader's language and a picture of what a stranger may see."""

from __future__ import annotations

import asyncio
import re
from html import unescape
from pathlib import Path
from random import Random

import httpx
import pytest

import tatami
from tatami.review.puzzles import puzzles
from tatami.server.http.pages import Pages
from tatami.server.runtime.previews import cover, moment
from tests.server.running import Person, running
from tests.server.test_circle import come
from tests.server.test_moderation import sit
from tests.server.tournament.test_tournaments import plan

PNG = b"\x89PNG\r\n\x1a\n"
SIZE = (1200).to_bytes(4, "big") + (630).to_bytes(4, "big")


def tags(page: str) -> dict[str, str]:
    found = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)">', page)
    return {name: unescape(value) for name, value in found}


async def picture(http: httpx.AsyncClient, path: str) -> bytes:
    answer = await http.get(path)
    assert answer.status_code == 200 and answer.headers["content-type"] == "image/png", answer.text
    assert answer.content.startswith(PNG) and answer.content[16:24] == SIZE
    return answer.content


@pytest.mark.parametrize("game", tatami.games())
def test_pictures_are_drawn_without_words_and_show_the_moment(game: str):
    match = tatami.new(game, seed=3)
    chance = Random(3)
    while not match.over:
        match.play(chance.choice(match.legal()))
    record = match.record().dumps()
    drawn = {move: moment(record, move) for move in (0, 8, len(match.history), 99_999)}
    assert len({drawn[0], drawn[8], drawn[99_999]}) == 3 and drawn[len(match.history)] == drawn[99_999]
    early = tatami.new(game, seed=3)
    for token in match.history[:8]:
        early.play(token)
    assert drawn[8] == early.view(None).preview(), "what a spectator saw then, and nothing of the end"
    assert not [word for svg in (*drawn.values(), cover(game)) for word in ("<image", "href=") if word in svg]


def test_tables_preview_what_a_stranger_may_see(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    folder = tmp_path / "page"
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html><html><head><title>x</title></head></html>")
    monkeypatch.setattr(Pages.__init__, "__defaults__", (folder,))

    async def use(url: str) -> None:
        (anna, bert), _ = await come(url, "Anna", "Bert")
        stranger = httpx.AsyncClient(base_url=url, timeout=300)
        open_table, closed = await anna.make("take", 2), await anna.make("tenno", 2, watch="players")
        page = tags((await stranger.get(f"/t/{open_table}", headers={"accept-language": "de-DE"})).text)
        assert page["og:title"] == "TA-KE" and page["og:description"].endswith("Freie Plätze: 2.")
        assert page["og:image"] == f"{url}/api/tables/{open_table}/preview.png"
        assert page["robots"] == "noindex" and page["twitter:card"] == "summary_large_image"
        covers = {game: await picture(stranger, f"/api/games/{game}/preview.png") for game in tatami.games()}
        assert len({*covers.values()}) == len(covers), "every game has a cover of its own"
        assert await picture(stranger, f"/api/tables/{open_table}/preview.png") == covers["take"]
        for table in (open_table, closed):
            people = [Person(url, one.name) for one in (anna, bert)]
            for one, known in zip(people, (anna, bert), strict=True):
                one.http.cookies.update(known.http.cookies)
            await sit(table, *people)
            assert (await people[0].ask("start")).seq
            for one in people:
                await one.close()
        page = tags((await stranger.get(f"/t/{open_table}?lang=fr")).text)
        assert page["og:description"] == "Partie en cours\u00a0: Anna, Bert."
        assert await picture(stranger, f"/api/tables/{open_table}/preview.png") != covers["take"]
        assert await picture(stranger, f"/api/tables/{closed}/preview.png") == covers["tenno"]
        assert (await stranger.get("/api/tables/nowhere/preview.png")).status_code == 404
        assert tags((await stranger.get("/t/nowhere")).text)["og:title"] == "Tatami"
        found = puzzles("take")[0].id
        page = tags((await stranger.get(f"/puzzles/take?puzzle={found}")).text)
        assert page["og:image"] == f"{url}/api/puzzles/{found}/preview.png"
        assert page["og:url"] == f"{url}/puzzles/take?puzzle={found}"
        await picture(stranger, f"/api/puzzles/{found}/preview.png")
        cup = await plan(anna, title='Cup of "tea" & <cake>')
        page = tags((await stranger.get(f"/tournaments/{cup}", headers={"accept-language": "ja"})).text)
        assert page["og:title"] == 'Cup of "tea" & <cake>' and page["og:description"].startswith(
            "大会：TA-KE"
        )
        assert page["og:image"] == f"{url}/api/games/take/preview.png" and page["robots"] == "noindex"
        assert tags((await stranger.get("/tournaments/nowhere")).text)["og:title"] == "Tatami"
        await stranger.aclose()
        for one in (anna, bert):
            await one.close()

    with running(tmp_path / "t.db") as url:
        asyncio.run(use(url))
