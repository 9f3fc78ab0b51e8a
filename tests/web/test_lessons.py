"""Lessons in a real browser: offered once, read, tried, shown, then a first game; by thumb and keyboard."""

from __future__ import annotations

import re
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

import tatami
from tatami.review.lessons import lesson, lessons
from tests.web.conftest import Visit
from tests.web.playing import AT_REST, DO_IT, Press, drawn, tap, with_keys

# Which places of the table lie under what is said, or outside of the window's width.
COVERED = """() => {
  const said = [...document.querySelectorAll('.frame > .head, .frame > .panel')]
    .map((one) => one.getBoundingClientRect()).filter(({ height }) => height > 0)
  const isUnder = ({ left, top, right, bottom }) => right > innerWidth + 1 || left < -1 ||
    said.some((one) => left < one.right && right > one.left && top < one.bottom - 1 && bottom > one.top + 1)
  const places = [...document.querySelectorAll('main [data-place]')]
  return places.filter((place) => isUnder(place.getBoundingClientRect())).map(({ dataset }) => dataset.place)
}"""
# The size of the stacks and of all that is written under them.
SIZES = """hall => [hall, ...hall.querySelectorAll('[data-place], dd')]
  .map(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight])"""
# What is written on the table but lies under what is said or outside of the window.
UNREADABLE = """() => {
  const found = []
  const texts = document.createTreeWalker(document.querySelector('main .board'), NodeFilter.SHOW_TEXT)
  for (let text; (text = texts.nextNode());) {
    const range = document.createRange()
    range.selectNodeContents(text)
    const { left, top, width, height } = range.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const isOfPlace = text.parentElement.closest('[data-place]') && !text.parentElement.closest('.unseen')
    if (!isOfPlace || !text.textContent.trim() || width < 2 || height < 2) continue
    const isOutside = x < 0 || x > innerWidth || y < 0 || y > innerHeight
    if (isOutside || document.elementFromPoint(x, y)?.closest('.frame > .head, .frame > .panel'))
      found.push(text.textContent.trim())
  }
  return found
}"""
CARDS = 3  # read before the first lesson
PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}


def take(page: Page, token: str, press: Press) -> None:
    """Take a chip, which is no Samurai, on the board of TA-KE."""
    press(page.locator(f'{AT_REST} .hall [data-stop][data-place="hall/{token[1]}"]').first)
    press(page.locator(DO_IT).first)


def heading(page: Page) -> Locator:
    return page.get_by_role("region", name="Exercise").get_by_role("heading")


def follow(page: Page, press: Press) -> None:
    """Read and reach the goal of the first lesson, after a wrong answer and a look at the right one."""
    for _ in range(CARDS):
        press(page.get_by_role("button", name="Next"))
    expect(heading(page)).to_have_text("What counts")
    drawn(page)
    assert page.evaluate(COVERED) == []
    shown = page.get_by_role("region", name="Audience hall").evaluate(SIZES)
    press(page.get_by_role("button", name="Try it"))
    expect(heading(page)).to_contain_text("gains you the most")
    drawn(page)
    assert page.evaluate(COVERED) == []
    assert page.get_by_role("region", name="Audience hall").evaluate(SIZES) == shown, (
        "what is read about was smaller"
    )
    points = lesson("take", "points")
    wrong = next(token for token in points.match.legal() if len(token) == 2 and token not in points.answers)
    take(page, wrong, press)
    expect(heading(page)).to_contain_text("Not quite")
    press(page.get_by_role("button", name="Show me"))
    expect(heading(page)).to_contain_text("Like this")
    page.locator("[data-marked]").first.wait_for()
    assert page.evaluate(COVERED) == []
    press(page.get_by_role("button", name="Try again"))
    take(page, points.answers[0], press)
    expect(heading(page)).to_contain_text("Well done")
    found = Axe().run(page).response["violations"]
    assert not found, found
    press(page.get_by_role("button", name="Next"))
    expect(heading(page)).to_have_text("Ghosts")


def test_a_newcomer_is_offered_the_lessons_once_and_follows_one_by_thumb(visit: Visit) -> None:
    page = visit(is_new=True, **PHONE)
    play = page.get_by_role("button", name="Play TA-KE against bots")
    play.tap()
    offer = page.get_by_role("dialog", name="First time here?")
    offer.get_by_role("link", name="Learn TA-KE").tap()
    follow(page, tap)
    page.reload()  # the lesson that was reached is still there
    expect(heading(page)).to_have_text("Ghosts")
    page.goto(page.url.partition("/learn")[0])
    play.tap()
    page.wait_for_url("**/t/*")
    assert offer.count() == 0


def test_the_keyboard_alone_follows_a_lesson_and_the_last_one_leads_to_a_game(visit: Visit) -> None:
    page = visit("/learn/take")
    follow(page, with_keys)
    done = len(lessons("take"))
    page.evaluate("done => localStorage.setItem('tatami-lessons take', done)", done)
    page.reload()
    with_keys(page.get_by_role("button", name="Begin the first game"))
    page.wait_for_url("**/t/*")
    page.locator("main [data-place]").first.wait_for(state="attached")


@pytest.mark.parametrize("screen", ({}, PHONE))
@pytest.mark.parametrize("game", tatami.games())
def test_what_a_lesson_says_leaves_the_table_free(visit: Visit, game: str, screen: dict[str, Any]) -> None:
    page = visit(f"/learn/{game}", **screen)
    for done, each in enumerate(lessons(game)):
        page.evaluate("([game, done]) => localStorage.setItem(`tatami-lessons ${game}`, done)", [game, done])
        page.reload()
        button = page.get_by_role("button", name=re.compile("Next|Try it"))
        words = ""
        while words != "Try it":
            expect(button).to_be_enabled()
            words = button.inner_text()
            is_free(page, f"{each.id}: {words}")
            button.click()
        expect(button).to_have_count(0)
        is_free(page, f"{each.id}: to try")


def is_free(page: Page, where: str) -> None:
    drawn(page)
    assert page.evaluate(COVERED) == [] == page.evaluate(UNREADABLE), where
