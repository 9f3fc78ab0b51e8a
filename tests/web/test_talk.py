"""People talk: chat beside the table and on a phone, reactions, mute, report, moderation, the lobby."""

from __future__ import annotations

import re
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.playing import drawn, join, make_table

WIDE = {"width": 1440, "height": 860}
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}


def places(page: Page) -> list[list[float]]:
    """Where everything on the board lies."""
    drawn(page)
    found: list[list[float]] = page.evaluate(
        """() => [...document.querySelectorAll('main [data-place], header button, header a')]
            .map(one => one.getBoundingClientRect()).map(({x, y, width}) => [x, y, width].map(Math.round))"""
    )
    return found


def check(page: Page) -> None:
    """It fits, and there is nothing that a screen reader would stumble over."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    found = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    assert [one["id"] for one in found if one["impact"] in ("serious", "critical")] == []


def test_two_people_talk_react_mute_and_report_and_the_operator_decides(visit: Visit, address: str) -> None:
    host, guest = visit(viewport=WIDE), visit(**PHONE)
    link = make_table(host, address, "take", 2)
    host.goto(link)
    host.get_by_role("button", name="Sit here").first.click()
    join(guest, link)
    guest.get_by_role("textbox", name="Say something").fill("Hello, Hana!")
    guest.keyboard.press("Enter")
    expect(host.get_by_role("list", name="Chat")).to_contain_text("Hello, Hana!")
    host.get_by_role("button", name="Start", exact=True).click()
    for page in (host, guest):
        page.locator("main [data-place]").first.wait_for(state="attached")

    beside = host.get_by_role("complementary", name="Chat")
    expect(beside).to_contain_text("Hello, Hana!")
    before = places(guest)
    beside.get_by_role("textbox", name="Say something").fill("Good luck!")
    host.keyboard.press("Enter")
    line = guest.locator("header button", has_text="Good luck!")
    expect(line).to_be_visible()
    expect(guest.get_by_role("button", name="Chat, 1 unread message")).to_be_visible()
    assert [one for one in places(guest) if one in before] == before, "nothing has moved"

    beside.get_by_role("button", name="Well played!").press("Enter")
    expect(guest.locator("[data-reaction=cheer]")).to_be_in_viewport()
    line.or_(guest.get_by_role("button", name=re.compile("^Chat"))).first.click()
    check(guest)
    guest.get_by_role("dialog").get_by_role("button", name="Wow!").click()
    expect(host.locator("[data-reaction=wow]")).to_be_visible()
    expect(guest.get_by_role("dialog")).to_have_count(0)  # it makes way for the reaction
    check(host)

    guest.get_by_role("button", name="Menu").click()
    guest.get_by_role("button", name="Mute Hana").click()
    expect(guest.get_by_role("button", name="Unmute Hana")).to_be_visible()
    guest.get_by_role("button", name="Report Hana").click()
    guest.get_by_role("dialog", name="Report Hana").get_by_role("textbox").fill("She is rude.")
    check(guest)
    guest.get_by_role("button", name="Send report").click()
    expect(guest.get_by_text("Your report has been sent.")).to_be_visible()
    for _ in range(2):
        guest.keyboard.press("Escape")
    expect(guest.get_by_role("dialog")).to_have_count(0)
    beside.get_by_role("textbox", name="Say something").fill("Are you there?")
    host.keyboard.press("Enter")
    expect(beside).to_contain_text("Are you there?")
    guest.wait_for_function(
        "seq => +document.querySelector('main').dataset.seq >= seq",
        arg=int(host.locator("main").get_attribute("data-seq") or 0),
    )
    guest.get_by_role("button", name="Chat", exact=True).click()
    said = guest.get_by_role("dialog").get_by_role("list", name="Chat")
    expect(said).to_contain_text("Hello, Hana!")
    expect(said).not_to_contain_text("Good luck!")
    expect(said).not_to_contain_text("Are you there?")

    operator = visit(f"{address}/moderate", viewport=WIDE)
    report = operator.get_by_role("article", name="Hana").filter(has_text="She is rude.")
    expect(report).to_contain_text("Good luck!")
    check(operator)
    report.get_by_role("textbox").fill("warned twice")
    report.get_by_role("button", name="Mute for a day").click()
    expect(operator.get_by_text("warned twice")).to_be_visible()
    beside.get_by_role("textbox", name="Say something").fill("So what?")
    host.keyboard.press("Enter")
    expect(host.get_by_text("the operator of this server has muted you")).to_be_visible()
    operator.get_by_role("button", name="Lift mute and ban").first.click()
    expect(operator.get_by_text("Lifted mute and ban: Hana")).to_be_visible()
    host.keyboard.press("Enter")
    expect(beside).to_contain_text("So what?")


def test_lobby_chat_marks_unread_messages(visit: Visit, address: str) -> None:
    one, other = visit(), visit(**PHONE)
    other.get_by_role("button", name="Lobby").wait_for()
    one.get_by_role("button", name="Lobby").click()
    one.get_by_role("textbox", name="Say something").fill("Anybody for TENNO?")
    one.get_by_role("button", name="Send").click()
    expect(one.get_by_role("list", name="Chat")).to_contain_text("Anybody for TENNO?")
    other.reload()
    other.get_by_role("button", name=re.compile("^Lobby")).click()
    expect(other.get_by_role("list", name="Chat")).to_contain_text("Anybody for TENNO?")
    check(other)
    other.get_by_role("textbox", name="Say something").fill("Me!")
    other.keyboard.press("Enter")
    expect(one.get_by_role("list", name="Chat")).to_contain_text("Me!")
    other.keyboard.press("Escape")
    expect(other.get_by_role("button", name="Lobby", exact=True)).to_be_visible()
