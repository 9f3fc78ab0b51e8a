"""People: strangers find each other, and tables with a free seat are one press away."""

from __future__ import annotations

from typing import get_args

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tatami.server.wire.messages import Language
from tests.web.conftest import Visit
from tests.web.playing import begin, join, make_table, step_away, until_over, wait_until_asked

PHONE = {"width": 390, "height": 844}


def find_players(page: Page, *choices: str) -> None:
    """Press "Find players", choose, and press it again."""
    page.get_by_role("button", name="Find players").click()
    dialog = page.get_by_role("dialog")
    for choice in choices:
        dialog.get_by_role("radio", name=choice, exact=True).check()
    dialog.get_by_role("button", name="Find players").click()


def test_two_strangers_are_matched_and_play(visit: Visit) -> None:
    one, other = visit(), visit(viewport=PHONE, has_touch=True, is_mobile=True)
    find_players(one, "TA-KE", "no time limit", "people only")
    expect(one.get_by_text("The game starts by itself")).to_be_visible()
    find_players(other, "TA-KE", "no time limit", "people only")
    for page in (one, other):
        page.locator("main [data-place]").first.wait_for(state="attached")
    assert one.url == other.url


def test_bots_fill_up_after_the_chosen_time_and_the_lobby_counts_down(visit: Visit) -> None:
    page = visit()
    find_players(page, "TENNO", "3", "a minute a move", "after 20 seconds")
    expect(page.get_by_text("Bots take the free seats in 0:")).to_be_visible()


def test_a_table_that_waits_for_players_is_joined_with_one_press_from_home(
    visit: Visit, address: str
) -> None:
    host, guest = visit(), visit()
    host.goto(make_table(host, address, "tenno", 5, public=True))
    host.get_by_role("button", name="Sit here").first.click()
    host.get_by_role("button", name="Stand up").wait_for()
    guest.goto(address)
    guest.get_by_role("button", name="Sit down: TENNO with Hana").first.click()
    expect(guest.get_by_role("button", name="Stand up")).to_be_visible()
    assert guest.url == host.url


def test_your_move_comes_first_on_a_phone_and_the_next_table_after_a_move(visit: Visit, address: str) -> None:
    host = visit()
    guest = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    links = [make_table(host, address, "take", 2, options={"start": 2}) for _ in range(2)]
    for link in links:
        host.goto(link)
        host.get_by_role("button", name="Sit here").first.click()
        join(guest, link)
        host.get_by_role("button", name="Start", exact=True).click()
        host.locator("main [data-place]").first.wait_for(state="attached")
        expect(guest.get_by_role("link", name="Your move at another table")).to_have_count(0)
    guest.goto(address)
    first = guest.locator("main > .mat, main > .hearth").filter(
        has=guest.get_by_role("link", name="Your move")
    )
    expect(first).to_have_count(1)
    slips = guest.get_by_role("link", name="Your move")
    expect(slips).to_have_count(2)
    top = slips.first.bounding_box()
    assert top is not None and top["y"] < 400, "in sight without scrolling, above the hearth"
    host.goto(links[0])  # it is not the host's turn anywhere
    expect(host.get_by_role("link", name="Your move at another table")).to_have_count(0)
    slips.first.click()
    wait_until_asked(guest, "take")
    here = guest.url
    onward = guest.get_by_role("link", name="Your move at another table")
    expect(onward).to_have_count(0)  # here it is your move, too
    guest.get_by_role("button", name="Menu").click()
    guest.get_by_role("button", name="Let a bot take over").click()
    guest.get_by_role("dialog").get_by_role("button", name="Close").click()
    onward.click()
    wait_until_asked(guest, "take")
    assert guest.url in links and guest.url != here


# What reaches out of its sheet of paper.
BEYOND = """() => [...document.querySelectorAll('main .sheet *')].filter((box) => {
  if (box.matches('.unseen, .unseen *, svg *, .now')) return false
  const { left, right } = box.getBoundingClientRect()
  const sheet = box.closest('.sheet').getBoundingClientRect()
  return box.checkVisibility() && (left < sheet.left - 1 || right > sheet.right - 16)
}).map((box) => `${box.className}: ${box.textContent.trim()}`)"""


def beyond_their_sheets(page: Page) -> list[tuple[str, object]]:
    """What reaches out of its sheet, or nearly, on a small phone in any language."""
    page.set_viewport_size({"width": 360, "height": 740})
    faults = []
    for lang in get_args(Language):
        page.evaluate("lang => localStorage.setItem('tatami', JSON.stringify({lang}))", lang)
        page.reload()
        page.locator(".curve, .room.empty").first.wait_for(state="attached")
        faults += [(lang, found) for found in [page.evaluate(BEYOND)] if found]
    page.evaluate("localStorage.setItem('tatami', JSON.stringify({lang: 'en'}))")
    page.reload()
    return faults


def test_a_rated_game_is_on_the_profile_and_the_leaderboard_has_the_bots(visit: Visit, address: str) -> None:
    page = visit()
    page.goto(make_table(page, address, "take", 2, stand_in="farmer", hints=True))
    rated = page.get_by_role("switch", name="Rated game")
    rated.check()
    expect(page.get_by_role("switch", name="Allow hints")).to_be_disabled()
    begin(page, page.url, bots=True)
    step_away(page)
    until_over(page)
    page.goto(address)
    page.get_by_role("link", name="Your profile").click()
    expect(page.get_by_role("heading", name="Hana")).to_be_visible()
    expect(page.get_by_role("region", name="TA-KE")).to_contain_text("points, ±")
    expect(page.get_by_role("table").filter(has_text="Opponents")).to_contain_text("Farmer bot")
    expect(page.get_by_text("provisional")).to_be_visible()
    expect(page.get_by_text("Farmer bot").first).to_be_visible()
    assert beyond_their_sheets(page) == []
    page.get_by_role("main").get_by_role("link", name="Ratings").click()
    expect(page.get_by_role("row", name="Shogun bot")).to_be_visible()
    for width, height in ((1280, 800), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    found = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    assert [one["id"] for one in found if one["impact"] in ("serious", "critical")] == []


def test_somebody_one_follows_is_invited_by_name_and_finds_the_table(visit: Visit, address: str) -> None:
    host, guest = visit(), visit()
    guest.request.put(f"{address}/api/me", data={"name": "Ren the guest"})
    handle = guest.request.get(f"{address}/api/me").json()["handle"]
    link = make_table(host, address, "take", 2)
    host.goto(f"{address}/people/{handle}")
    host.get_by_role("button", name="Follow Ren the guest").click()
    expect(host.get_by_role("button", name="Stop following Ren the guest")).to_be_visible()
    host.goto(link)
    host.get_by_role("button", name="Invite Ren the guest").click()
    expect(host.get_by_text("Invited")).to_be_visible()
    guest.goto(address)
    guest.get_by_role("link", name="Hana invites you to TA-KE").click()
    guest.get_by_role("button", name="Come in and sit down").click()
    guest.get_by_role("button", name="Stand up").wait_for()
    host.get_by_role("button", name="Sit here").click()
    host.get_by_role("button", name="Start", exact=True).click()
    host.locator("main [data-place]").first.wait_for(state="attached")
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Remove Ren the guest").click()
    expect(guest.get_by_role("alert")).to_be_visible()
