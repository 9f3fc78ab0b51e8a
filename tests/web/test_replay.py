"""Finished games again: with every hand open or from one seat's eyes, by keys, by sliding, by a link."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

import tatami
from tatami.games import load
from tests.web.conftest import Visit
from tests.web.playing import begin, make_table, position, step_away, until_over


def hand_on(page: Page, seat: int) -> list[str]:
    """The labels of the cards of an open hand."""
    found: list[str] = page.locator(f"[data-place='seat/{seat}/hand'] [data-piece]").all_inner_texts()
    return [text.split("\n")[-1] for text in found]


def test_stranger_sees_all_hands_or_one_seats_view(visit: Visit, address: str) -> None:
    host = visit()
    begin(host, make_table(host, address, "tenno", 3, stand_in="farmer"), bots=True)
    step_away(host)
    match = tatami.replay(json.dumps(until_over(host)))

    page = visit(f"{host.url}/replay")
    eyes = page.get_by_role("combobox", name="Viewpoint")
    expect(eyes).to_have_value("open")
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="One move on").click()
    page.get_by_role("slider", name="Move").fill("12")
    assert page.url.endswith("/replay?at=12#open,12")
    then = match.at(12)
    for seat in (1, 2, 3):
        place = next(place for place in then.view(seat).places if place.id == f"seat/{seat}/hand")
        expect(page.locator(f"[data-place='{place.id}'] [data-piece]")).to_have_count(len(place.pieces))
        speaker = then.view(None).speaker()
        assert hand_on(page, seat) == [speaker.say(piece.words) for piece in place.pieces]
    points = page.get_by_role("list", name="Points after this move").get_by_role("listitem")
    assert [int(text.split()[-1]) for text in points.all_inner_texts()] == list(then.scores().values())

    eyes.select_option("2")
    for seat in (1, 3):
        expect(page.locator(f"[data-place='seat/{seat}/hand'] [data-piece]")).to_have_count(0)
    assert page.url.endswith("/replay?at=12#2,12") and hand_on(page, 2) != []
    page.keyboard.press("End")
    expect(position(page)).to_have_text(f"{len(match.history)} of {len(match.history)}")

    page.get_by_role("button", name="Record and fairness").click()
    page.get_by_role("button", name="Check it").click()
    expect(page.get_by_text("The deal follows from these numbers.")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    assert tatami.replay(download.value.path().read_text()).history == match.history


SPOKEN_TO = re.compile(r"\byou(r|rs)?\b", re.IGNORECASE)


@pytest.mark.parametrize("game", tatami.games())
def test_only_the_holder_of_a_seat_is_called_you(visit: Visit, address: str, game: str) -> None:
    """Names of controls and pieces count too: screen readers read them out."""

    def words_at_the_end(page: Page) -> str:
        page.get_by_role("button", name="Check it").wait_for()
        return page.locator("main").inner_text() + page.locator("main").aria_snapshot()

    def words_on(page: Page) -> str:
        expect(position(page)).to_have_text(re.compile("^12 of"))
        return page.locator("main").inner_text() + page.locator("main").aria_snapshot()

    host = visit()
    begin(host, make_table(host, address, game, min(load(game).seats), stand_in="farmer"), bots=True)
    step_away(host)
    until_over(host)
    assert not SPOKEN_TO.search(words_at_the_end(visit(host.url)))
    link = f"{host.url}/replay#1,12"
    assert not SPOKEN_TO.search(words_on(visit(link)))
    host.goto(link)
    assert SPOKEN_TO.search(words_on(host))
    host.get_by_role("combobox", name="Viewpoint").select_option("2")
    host.reload()
    assert not SPOKEN_TO.search(words_on(host))


def test_keys_work_wherever_the_mouse_was(visit: Visit, address: str) -> None:
    host = visit()
    begin(host, make_table(host, address, "take", 2, stand_in="farmer", options={"chips": 3}), bots=True)
    step_away(host)
    until_over(host)
    page = visit(f"{host.url}/replay")
    at = position(page)
    page.get_by_role("button", name="One move on").click()
    expect(at).to_have_text(re.compile("^1 of"))
    page.keyboard.press("ArrowRight")
    expect(at).to_have_text(re.compile("^2 of"))
    page.locator("main [data-stop]").first.click(force=True)
    page.keyboard.press("ArrowRight")
    expect(at).to_have_text(re.compile("^3 of"))
    page.keyboard.press("Home")
    expect(at).to_have_text(re.compile("^0 of"))
    page.get_by_role("button", name="One move on").focus()
    page.keyboard.press("Space")
    expect(at).to_have_text(re.compile("^1 of"))
    page.get_by_role("button", name="Record and fairness").click()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Escape")
    expect(at).to_have_text(re.compile("^1 of"))
    expect(page.get_by_text("Your turn")).to_have_count(0)
