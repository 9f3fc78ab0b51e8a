"""Deals verified by the page itself, and the starting player, in a real browser."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.web.conftest import Visit
from tests.web.playing import begin, join, make_table, step_away, until_over


def check_deal(page: Page) -> None:
    expect(page.get_by_text("The deal was sealed before the game began.")).to_be_visible()
    page.get_by_role("button", name="Check it").click()


def test_the_deal_of_the_first_game_checks_out(visit: Visit) -> None:
    page = visit()
    page.evaluate("localStorage.setItem('tatami-lessons take', '99')")  # all lessons are done
    page.goto(f"{page.url}learn/take")
    page.get_by_role("button", name="Begin the first game").click()
    page.wait_for_url("**/t/*")
    step_away(page)
    record = until_over(page)
    assert record["options"] == {"chips": 4}
    check_deal(page)
    expect(page.get_by_text("The deal was fair.")).to_be_visible()
    expect(page.get_by_text("The deal follows from these numbers.")).to_be_visible()
    expect(page.get_by_text("Every person at the table added a random number.")).to_be_visible()


def test_a_deal_that_the_page_cannot_redo_is_called_neither_fair_nor_unfair(
    visit: Visit, address: str
) -> None:
    page = visit()
    begin(page, make_table(page, address, "take", 2, stand_in="farmer", options={"chips": 1}), bots=True)
    step_away(page)
    until_over(page)
    page.route("**/record", strange)
    page.goto(f"{page.url}/replay#1,0")
    page.get_by_role("button", name="Record and fairness").click()
    check_deal(page)
    expect(page.get_by_text("The deal could not be repeated")).to_be_visible()
    expect(page.get_by_text("Not checked: whether the deal follows")).to_be_visible()
    expect(page.get_by_text("The deal was fair.")).to_have_count(0)
    expect(page.get_by_text("does not check out")).to_have_count(0)


def strange(route: Route) -> None:
    """Hand out records with an option that no page knows yet."""
    record: dict[str, Any] = route.fetch().json()
    record["options"]["handicap"] = 3
    route.fulfill(body=json.dumps(record), content_type="application/json")


def test_a_host_chooses_the_starting_player_by_name(visit: Visit, address: str) -> None:
    host, guest = visit(), visit()
    link = make_table(host, address, "tenno", 3)
    host.goto(link)
    host.get_by_role("button", name="Sit here").first.click()
    join(guest, link)
    name = guest.locator("li", has_text="you").locator("b").inner_text()
    starts = host.get_by_role("group", name="Who starts")
    expect(starts.get_by_role("radio", name="Drawn by lot")).to_be_checked()
    starts.get_by_role("radio", name=name).check()
    expect(guest.get_by_role("group", name="Who starts").get_by_role("radio", name=name)).to_be_checked()

    host.get_by_role("group", name="How many players?").get_by_role("radio", name="2").check()
    expect(starts.get_by_role("radio")).to_have_count(3)
    expect(starts.get_by_role("radio", name=name)).to_be_checked()
    host.get_by_role("button", name="Start", exact=True).click()
    host.locator("main [data-place]").first.wait_for(state="attached")
    table = host.request.get(link.replace("/t/", "/api/tables/")).json()
    assert table["room"]["settings"]["options"]["start"] == 2

    for page in (host, guest):
        step_away(page)
    record = until_over(host)
    assert record["options"] == {"start": 2} and record["deal"] == "2 2"
    expect(host.get_by_text("In the next game the other player starts.")).to_be_visible()
    host.get_by_role("button", name="Play again").click()
    first = host.get_by_role("group", name="Who starts").get_by_role("radio", checked=True)
    expect(first).to_have_count(1)
    other = host.locator("li", has_text="you").locator("b").inner_text()
    expect(host.get_by_role("group", name="Who starts").get_by_role("radio", name=other)).to_be_checked()


def test_a_seat_that_is_gone_does_not_start(visit: Visit, address: str) -> None:
    host = visit()
    host.goto(make_table(host, address, "tenno", 4))
    starts = host.get_by_role("group", name="Who starts")
    starts.get_by_role("radio", name="Seat 4").check()
    expect(starts.get_by_role("radio", name="Seat 4")).to_be_checked()
    host.get_by_role("group", name="How many players?").get_by_role("radio", name="3").check()
    expect(starts.get_by_role("radio", name="Drawn by lot")).to_be_checked()
    expect(starts.get_by_role("radio")).to_have_count(4)
