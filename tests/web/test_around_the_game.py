"""Around a game: the clocks, the chat, and rematches."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import tatami
from tatami.games import load
from tests.web.conftest import Visit
from tests.web.playing import (
    Ears,
    begin,
    decide,
    drawn,
    join,
    make_table,
    step_away,
    until,
    until_over,
    wait_until_asked,
)

PHONE = {"viewport": {"width": 360, "height": 640}}
DESKTOP = {"viewport": {"width": 1280, "height": 800}}
BANK = {"kind": "bank", "seconds": 600, "increment": 5}
MINUTE = {"kind": "move", "seconds": 60}


def clocks(page: Page) -> Locator:
    """The times that are in sight without opening anything."""
    return page.get_by_role("banner").get_by_role("list", name="Clock").get_by_role("listitem")


def lefts(page: Page) -> list[float]:
    """Where everything in the bar begins."""
    found: list[float] = page.evaluate(
        "[...document.querySelectorAll('header :is(a, h1, button:not(.line))')]"
        ".map(one => one.getBoundingClientRect().left)"
    )
    return found


@pytest.mark.parametrize(
    ("game", "seats", "clock", "device", "shown"),
    (
        ("take", 2, BANK, DESKTOP, 2),
        ("take", 2, MINUTE, PHONE, 1),
        ("tenka", 4, BANK, PHONE, 1),
        ("tenno", 5, MINUTE, DESKTOP, 1),  # one's own is the one that runs
    ),
)
def test_clocks_run_in_the_bar_and_move_nothing(
    visit: Visit,
    address: str,
    game: str,
    seats: int,
    clock: dict[str, Any],
    device: dict[str, Any],
    shown: int,
) -> None:
    page = visit(**device)
    begin(page, make_table(page, address, game, seats, stand_in="farmer", hints=True, clock=clock), bots=True)
    wait_until_asked(page, game)
    visible = clocks(page).filter(visible=True)
    expect(visible).to_have_count(shown)
    text = visible.filter(has_text=re.compile(r"\d:\d\d")).first
    before, places = text.inner_text(), lefts(page)
    page.wait_for_function(
        "before => [...document.querySelectorAll('header li')].every(one => one.innerText !== before)",
        arg=before,
    )
    assert lefts(page) == places
    size = visible.first.evaluate("one => parseFloat(getComputedStyle(one).fontSize)")
    assert size >= 12.5
    assert page.locator("header [aria-live], header [role=timer]").count() == 0
    menu = page.get_by_role("button", name="Menu").bounding_box()
    assert menu is not None and menu["x"] + menu["width"] <= device["viewport"]["width"]


def test_tables_without_a_time_limit_show_no_clock(visit: Visit, address: str) -> None:
    page = visit()
    begin(page, make_table(page, address, "take", 2, stand_in="farmer"), bots=True)
    wait_until_asked(page, "take")
    expect(clocks(page)).to_have_count(0)


def two_at_a_table(visit: Visit, address: str, **settings: Any) -> tuple[Page, Page]:
    host, guest = visit(), visit()
    link = make_table(host, address, "take", 2, options={"chips": 3}, **settings)
    host.goto(link)
    host.get_by_role("button", name="Sit here").first.click()
    join(guest, link)
    host.get_by_role("button", name="Start", exact=True).click()
    for page in (host, guest):
        page.locator("main [data-place]").first.wait_for(state="attached")
    return host, guest


def write(page: Page, *lines: str) -> None:
    page.get_by_role("button", name=re.compile("^Chat")).click()
    for line in lines:
        page.get_by_role("textbox", name="Say something").fill(line)
        page.get_by_role("button", name="Send").click()
        page.get_by_role("dialog").get_by_text(line).wait_for()
    page.get_by_role("button", name="Close").last.click()


def test_a_message_is_marked_until_it_is_seen_and_read_out_once(visit: Visit, address: str) -> None:
    host, guest = two_at_a_table(visit, address)
    places = lefts(host)
    write(guest, "Good evening.", "Shall we?")
    chat = host.get_by_role("button", name=re.compile("^Chat"))
    expect(chat).to_have_accessible_name("Chat, 2 unread messages")
    expect(chat).to_contain_text("2")
    assert lefts(host) == places
    heard = host.get_by_role("log").filter(has_text="writes:")
    expect(heard.get_by_text(re.compile(r"\w+ \d{3} writes: Good evening\."))).to_have_count(1)
    expect(guest.get_by_role("button", name=re.compile("^Chat"))).to_have_accessible_name("Chat")

    host.reload()
    expect(chat).to_have_accessible_name("Chat, 2 unread messages")
    chat.click()
    expect(host.get_by_role("dialog").get_by_text("Shall we?")).to_be_in_viewport()
    host.get_by_role("button", name="Close").last.click()
    expect(chat).to_have_accessible_name("Chat")
    host.reload()
    expect(chat).to_have_accessible_name("Chat")


@pytest.mark.parametrize("height", (640, 800, 1600))
def test_nothing_in_the_menu_moves_while_the_game_goes_on_and_ends(
    visit: Visit, address: str, height: int
) -> None:
    page = visit(viewport={"width": 1280, "height": height})
    begin(page, make_table(page, address, "take", 2, stand_in="farmer", options={"chips": 3}), bots=True)
    wait_until_asked(page, "take")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a bot take over").wait_for()
    page.evaluate(
        """() => {
            window.tops = new Set()
            const buttons = [...document.querySelectorAll('dialog :is(button, input, summary)')]
                .filter(one => one.matches('summary') || !one.closest('ol, details'))
            const look = () => {
                window.tops.add(buttons.map(one => Math.round(one.getBoundingClientRect().top)).join())
                requestAnimationFrame(look)
            }
            look()
        }"""
    )
    page.get_by_role("button", name="Let a bot take over").press("Enter")  # a mouse would push it down
    page.get_by_role("button", name="See the table").wait_for()
    tops = page.evaluate("[...window.tops]")
    assert len(tops) == 1, tops
    page.get_by_role("button", name="Close").last.click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_asking_for_a_rematch_moves_to_the_next_table_and_notifies_the_other(
    visit: Visit, address: str
) -> None:
    host, guest = two_at_a_table(visit, address, stand_in="farmer")
    for page in (host, guest):
        step_away(page)
    for page in (host, guest):
        until_over(page)
    before = host.url
    guest.get_by_role("button", name="Play again").click()
    guest.wait_for_url(lambda url: url != before)
    expect(host.get_by_text(re.compile(r"\w+ \d{3} wants to play again\."))).to_be_visible()
    host.get_by_role("link", name="On to the next game").click()
    host.wait_for_url(guest.url)
    host.get_by_role("button", name="Start", exact=True).click()
    for page in (host, guest):
        page.locator("main [data-place]").first.wait_for(state="attached")


def test_another_game_against_bots_takes_one_press(visit: Visit, address: str) -> None:
    page = visit()
    begin(page, make_table(page, address, "take", 2, stand_in="farmer", options={"chips": 3}), bots=True)
    step_away(page)
    until_over(page)
    before = page.url
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url != before)
    wait_until_asked(page, "take")


def test_the_log_follows_though_its_own_scrolling_is_told_late(visit: Visit, address: str) -> None:
    page = visit()
    ears, chance = Ears(page), Random(3)
    begin(page, make_table(page, address, "take", 2, stand_in="farmer"), bots=True)
    log = page.get_by_role("list", name="So far")
    left = "(log) => log.scrollHeight - log.clientHeight - log.scrollTop"
    for _ in range(2):
        wait_until_asked(page, "take")
        decide(page, ears, "take", chance)
    wait_until_asked(page, "take")
    log.evaluate("(log) => { log.style.maxHeight = '60px' }")
    until(page, lambda: log.evaluate(left) < 24)
    drawn(page)
    # A line comes between the scrolling and the event that tells of it.
    log.evaluate("""(log) => {
      const line = log.appendChild(document.createElement('li'))
      line.style.height = '300px'
      log.dispatchEvent(new Event('scroll'))
      line.remove()
    }""")
    decide(page, ears, "take", chance)
    wait_until_asked(page, "take")
    assert log.evaluate("(log) => log.scrollHeight > log.clientHeight + 60")
    until(page, lambda: log.evaluate(left) < 24)
    log.evaluate("(log) => { log.scrollTop = 0 }")  # a reader of older lines stays there
    drawn(page)
    lines = log.get_by_role("listitem").count()
    decide(page, ears, "take", chance)
    wait_until_asked(page, "take")
    assert log.get_by_role("listitem").count() > lines
    drawn(page)
    assert log.evaluate("(log) => log.scrollTop") == 0


@pytest.mark.parametrize("game", tatami.games())
def test_a_friend_who_closed_the_page_is_away_at_their_seat(visit: Visit, address: str, game: str) -> None:
    host, friend = visit(viewport={"width": 1280, "height": 800}), visit()
    link = make_table(host, address, game, min(load(game).seats), stand_in="farmer")
    join(friend, link)
    begin(host, link, bots=min(load(game).seats) > 2)
    away = host.locator("main").get_by_text(re.compile(r"^away since \d"))
    expect(host.get_by_role("main")).not_to_contain_text("away")
    friend.goto("about:blank")
    expect(away.first).to_be_visible()
    host.set_viewport_size({"width": 360, "height": 640})
    expect(host.locator("main").get_by_text(re.compile("^away")).filter(visible=True).first).to_be_visible()
    host.get_by_role("button", name="Menu").click()
    expect(host.get_by_role("dialog").get_by_text(re.compile(r"^away since \d"))).to_be_visible()
    host.get_by_label("Table in words").click()
    host.get_by_role("button", name="Close").last.click()
    expect(away.first).to_be_visible()
    friend.goto(link)
    expect(away).to_have_count(0)
