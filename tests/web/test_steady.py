"""Nothing jumps: a page keeps its places, whatever arrives."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

import tatami
from tatami.games import load
from tests.web.conftest import Visit
from tests.web.playing import (
    OPEN,
    Ears,
    begin,
    click,
    decide,
    drawn,
    join,
    make_table,
    settled,
    sit_at_one_screen,
    step_away,
    tap,
    until_over,
    wait_until_asked,
)

SHORT = {"take": {"chips": 3}}  # options of a game that takes long otherwise
GAMES: dict[str, dict[str, Any]] = {
    name: {"seats": load(name).usual_seats, "options": SHORT.get(name, {})} for name in tatami.games()
}
REGIONS = {name: ".bar, .table > *" for name in GAMES} | {"take": ".bar, .take > .room > *"}
# Looks at the regions of a board before every picture, and keeps how far each was ever moved or stretched.
WATCH = """(regions) => {
  const sides = ['left', 'top', 'right', 'bottom']
  const found = [...document.querySelector('main').parentElement.querySelectorAll(regions)]
  const rects = new Map(found.map((region) => [region, region.getBoundingClientRect()]))
  window.moved = {}
  const look = () => {
    for (const [region, before] of rects) {
      if (!region.isConnected) continue
      const now = region.getBoundingClientRect()
      const way = Math.max(...sides.map((side) => Math.abs(now[side] - before[side])))
      window.moved[region.className] = Math.max(way, window.moved[region.className] ?? 0)
    }
    requestAnimationFrame(look)
  }
  look()
}"""

# What the browser itself calls a shift of the layout: what moved without being moved, as a share of the page.
NOTE_SHIFTS = """
  window.shifts = []
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      const who = sources.map(({ node }) => node?.outerHTML?.slice(0, 90))
      if (!hadRecentInput) window.shifts.push([value, ...who])
    }
  }).observe({ type: 'layout-shift', buffered: true })
"""
BARELY = 0.025  # of the page, all shifts of a whole game added up; a tenth of it at once is called good
SIZES = pytest.mark.parametrize("size", ((390, 844), (1280, 800)), ids=("phone", "desktop"))


def shifts(page: Page) -> list[list[Any]]:
    """The shifts since the last call, the largest first."""
    return sorted(page.evaluate("shifts.splice(0)"), key=lambda shift: -shift[0])


def assert_barely(found: list[list[Any]]) -> None:
    assert sum(shift[0] for shift in found) < BARELY, found[:5]


@SIZES
def test_room_and_lobby_stand_still_while_they_load_and_people_come(
    visit: Visit, address: str, size: tuple[int, int]
) -> None:
    page = visit(viewport={"width": size[0], "height": size[1]})
    page.add_init_script(NOTE_SHIFTS)
    page.goto(address)
    page.get_by_role("button", name="Play TENNO against bots").wait_for()
    page.wait_for_load_state("networkidle")
    assert_barely(shifts(page))
    link = make_table(page, address, "tenno", 4)
    page.goto(link)
    page.get_by_role("heading", name="Table rules").wait_for()
    friend = visit()
    join(friend, link)
    page.get_by_text("4 seats are free").wait_for(state="detached")
    friend.get_by_role("button", name="Stand up").click()
    page.get_by_text("4 seats are free").wait_for()
    assert_barely(shifts(page))


@pytest.mark.parametrize("game", GAMES)
@SIZES
def test_a_game_between_others_shifts_nothing(
    visit: Visit, address: str, game: str, size: tuple[int, int]
) -> None:
    page = visit(viewport={"width": size[0], "height": size[1]}, reduced_motion="no-preference")
    page.add_init_script(NOTE_SHIFTS)
    begin(page, make_table(page, address, game, **GAMES[game], stand_in="farmer"), bots=True)
    wait_until_asked(page, game)
    shifts(page)
    step_away(page)  # what a press brings within half a second is its answer, and not among the shifts
    page.get_by_role("button", name="See the table").wait_for()
    assert_barely(shifts(page))


@SIZES
def test_battles_with_any_cards_cause_no_layout_shift_for_spectators(
    visit: Visit, address: str, size: tuple[int, int]
) -> None:
    """Four players at one screen play at random, so sides appear and grow more often than between bots."""
    players = visit()
    page = visit(viewport={"width": size[0], "height": size[1]}, reduced_motion="no-preference")
    ears, chance = Ears(players), Random(2)
    link = make_table(players, address, "tenka", **GAMES["tenka"])
    sit_at_one_screen(players, link, 4)
    page.add_init_script(NOTE_SHIFTS)
    page.goto(link)
    page.locator("main [data-place]").first.wait_for(state="attached")
    page.wait_for_load_state("networkidle")
    shifts(page)
    curtain = players.get_by_role("button", name="Show my cards")
    for _ in range(20):
        wait_until_asked(players, "tenka")
        if curtain.is_visible():
            curtain.click()
            wait_until_asked(players, "tenka")
        decide(players, ears, "tenka", chance)
        settled(players, page)  # the spectator's page catches up first
    assert_barely(shifts(page))


# Presses whatever is open, one thing after another, and tells what changes after the picture that answers.
PRESS_ALL = """async (open) => {
  const changes = { subtree: true, childList: true, attributes: true, characterData: true }
  const late = []
  const note = ({ type, target }) => late.push(`${type} in ${target.parentElement.outerHTML}`)
  const observer = new MutationObserver((list) => list.forEach(note))
  const stops = [...document.querySelectorAll(open)]
  for (const stop of stops) {
    stop.click()
    await new Promise((shown) => requestAnimationFrame(() => setTimeout(shown)))
    observer.observe(document.querySelector('main'), changes)
    await new Promise((done) => setTimeout(done, 200))
    observer.disconnect()
  }
  return [stops.length, late]
}"""


@pytest.mark.parametrize("game", GAMES)
@SIZES
def test_all_that_a_press_shows_comes_in_one_picture(
    visit: Visit, address: str, game: str, size: tuple[int, int]
) -> None:
    page = visit(viewport={"width": size[0], "height": size[1]}, reduced_motion="no-preference")
    begin(page, make_table(page, address, game, **GAMES[game], stand_in="farmer"), bots=True)
    wait_until_asked(page, game)
    pressed, late = page.evaluate(PRESS_ALL, OPEN[game])
    assert pressed > 0 and late == []


LONG = "Maximilian hat Tokugawa ausgespielt und niemand ist schwächer als das Lager des Generals. " * 4


@pytest.mark.parametrize("size", ((360, 740), (390, 844), (820, 1180), (1280, 800)), ids=str)
def test_a_long_sentence_moves_nothing_at_the_table_of_tenka(
    visit: Visit, address: str, size: tuple[int, int]
) -> None:
    page = visit(viewport={"width": size[0], "height": size[1]})
    begin(page, make_table(page, address, "tenka", **GAMES["tenka"], stand_in="farmer"), bots=True)
    wait_until_asked(page, "tenka")
    page.evaluate(WATCH, f"{REGIONS['tenka']}, section.decision")
    page.evaluate("(words) => document.querySelector('main .reason').append(words)", LONG)
    drawn(page)
    moved = page.evaluate("window.moved")
    assert len(moved) >= 6 and max(moved.values()) == 0, moved
    words, button = (
        page.locator(f"main section.decision {part}").bounding_box() for part in (".reason", "button")
    )
    assert (
        words
        and button
        and (words["y"] + words["height"] <= button["y"] or words["x"] + words["width"] <= button["x"])
    )


@pytest.mark.parametrize("game", GAMES)
@SIZES
def test_the_regions_of_a_table_stay_where_they_are(
    visit: Visit, address: str, game: str, size: tuple[int, int]
) -> None:
    page = visit(viewport={"width": size[0], "height": size[1]}, has_touch=True)
    ears = Ears(page)
    begin(page, make_table(page, address, game, **GAMES[game], stand_in="farmer"), bots=True)
    wait_until_asked(page, game)
    page.evaluate(WATCH, REGIONS[game])
    for _ in range(2):
        wait_until_asked(page, game)
        decide(page, ears, game, Random(7), tap if size[0] < 600 else click)
    step_away(page)
    until_over(page)
    moved = page.evaluate("window.moved")
    assert len(moved) >= 3 and max(moved.values()) <= 1, moved


def test_a_number_of_seats_that_was_pressed_stays_under_the_finger(visit: Visit, address: str) -> None:
    page = visit(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    page.goto(make_table(page, address, "tenno", 2))
    page.get_by_role("button", name="Sit here", exact=True).first.click()
    four = page.get_by_role("group", name="How many players?").get_by_role("radio", name="4")
    four.scroll_into_view_if_needed()
    before = four.evaluate("(one) => one.getBoundingClientRect().top")
    four.evaluate("(one) => { one.focus({ preventScroll: true }); one.click() }")
    page.get_by_role("button", name="Sit here too").nth(2).wait_for(state="attached")
    assert abs(four.evaluate("(one) => one.getBoundingClientRect().top") - before) < 2
