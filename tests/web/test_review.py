"""The review of a finished game on the page, and practice from its positions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

import tatami
from tatami.games import load
from tatami.review import Reviewer
from tatami.server.runtime import reviews
from tests.web.conftest import Visit
from tests.web.playing import begin, make_table, position, step_away, until, until_over

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


@pytest.fixture(autouse=True)
def quick() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reviews, "Reviewer", partial(Reviewer, simulations=200, seconds=None))
        yield


def play_badly(page: Page, address: str, game: str, **options: Any) -> str:
    """Let farmers play a whole game, and return its link."""
    seats = load(game).usual_seats
    begin(page, make_table(page, address, game, seats, stand_in="farmer", options=options), bots=True)
    step_away(page)
    until_over(page)
    return page.url


def panel(page: Page) -> Locator:
    return page.get_by_role("region", name="Review")


def reviewed(page: Page, link: str) -> dict[str, Any]:
    """The review as the server has it, once the page shows it."""
    expect(panel(page).get_by_role("table")).to_be_visible()
    found: dict[str, Any] = page.request.get(f"{link.replace('/t/', '/api/tables/')}/review").json()["review"]
    return found


def errors_of(review: dict[str, Any], seat: int) -> list[dict[str, Any]]:
    return [one for one in review["decisions"] if one["seat"] == seat and one["grade"]]


def columns(page: Page) -> list[list[int]]:
    """The parts of the result as they are written, in percent and in points."""
    rows = panel(page).locator("tbody tr")
    return [
        [int(rows.nth(row).locator("td .unseen").nth(at).inner_text().replace("−", "-")) for row in range(5)]
        for at in (0, 1)
    ]


@pytest.mark.parametrize("game", tatami.games())
def test_review_leads_from_moment_to_moment(visit: Visit, address: str, game: str) -> None:
    page = visit()
    link = play_badly(page, address, game)
    page.get_by_role("link", name="Review the game").click()
    review = reviewed(page, link)

    # Of the seats one that erred; everybody's accuracy is told, and chooses whose review it is.
    seat = max(range(1, len(review["seats"]) + 1), key=lambda seat: len(errors_of(review, seat)))
    whose = panel(page).get_by_role("group", name="Accuracy").get_by_role("button")
    assert whose.count() == len(review["seats"])
    whose.nth(seat - 1).click()
    expect(page).to_have_url(re.compile(rf"#{seat},0,review$"))
    until(page, lambda: whose.nth(seat - 1).get_attribute("aria-pressed") == "true")
    for parts in columns(page):
        assert sum(parts[:-1]) == parts[-1]

    # By mouse, then by keyboard: the costliest moments one after another, each with both moves on the board.
    moments = sorted(number - 1 for number in review["seats"][str(seat)]["costliest"])
    by_number = {one["number"]: one for one in review["decisions"]}
    button = page.get_by_role("button", name="Next moment")
    for press in (button.click, partial(button.press, "Enter")):
        for move in (one for one in moments if one > 0):  # the page is at the beginning
            press()
            expect(position(page)).to_have_text(re.compile(rf"^{move} of"))
            drawn = by_number[move + 1]
            expect(panel(page).locator("dt")).to_have_text([re.compile("Better"), re.compile("Played")])
            places = {place for which in ("best_move", "played_move") for place in drawn[which]["places"]}
            if places:
                expect(page.locator(".marks rect").first).to_be_visible()
        page.keyboard.press("Home")
    assert moments


def test_review_on_a_phone_leads_to_a_practice_table(visit: Visit, address: str) -> None:
    host = visit()
    link = play_badly(host, address, "take")
    page = visit(f"{link}/replay#,0", **PHONE)
    page.get_by_role("button", name="Review", exact=True).tap()
    review = reviewed(page, link)
    assert errors_of(review, 1)
    button = page.get_by_role("button", name="Next moment")
    if 1 not in review["seats"]["1"]["costliest"]:
        button.tap()
    heading = panel(page).get_by_role("heading", level=3)
    expect(heading).to_have_text(re.compile("Inaccuracy|Mistake|Blunder"))
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    board, at = page.locator("main .board").bounding_box(), panel(page).bounding_box()
    assert board is not None and at is not None and at["y"] - board["y"] > 250

    # Nothing for axe to find, by day and by night.
    axe, faults = Axe(), []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        for found in axe.run(page, options={"resultTypes": ["violations"]}).response["violations"]:
            faults.append((scheme, found["id"], [node["target"] for node in found["nodes"]]))
    assert not faults, "\n".join(map(str, faults))

    # A stranger may play on from here, too; the way back leads to the same moment.
    where, move = page.url, position(page).inner_text().split()[0]
    page.get_by_role("button", name="Try it from here").tap()
    page.get_by_role("button", name="Play on against bots").tap()
    expect(page.get_by_text("Practice", exact=True)).to_be_visible()
    page.locator("main [data-place]").first.wait_for(state="attached")
    table = page.request.get(f"{page.url.replace('/t/', '/api/tables/')}").json()
    assert table["yours"] == [1] and table["standing"]["decisions"] >= int(move)
    page.get_by_role("link", name="Back").tap()
    expect(page).to_have_url(where)
    expect(heading).to_be_visible()
