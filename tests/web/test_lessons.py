"""The first game that teaches, and the rules at hand, in a real browser."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.playing import Ears, decide, tap, wait_until_asked
from tests.web.test_pages import in_words, play_on

# Which of the small places of a table lie under the note.
COVERED = """() => {
  const note = document.querySelector('aside .sheet').getBoundingClientRect()
  const isUnder = ({ left, top, right, bottom, height }) =>
    height < 200 && left < note.right && right > note.left && top < note.bottom && bottom > note.top
  const places = [...document.querySelectorAll('main [data-place]')]
  return places.filter((place) => isUnder(place.getBoundingClientRect())).map(({ dataset }) => dataset.place)
}"""
# Points at one of them, and at nothing else.
POINT = """(place) => {
  for (const one of document.querySelectorAll('main [data-place]')) {
    one.toggleAttribute('data-pointed', one.dataset.place === place)
  }
}"""


def test_a_lesson_explains_what_matters_can_be_resumed_and_ended(visit: Visit) -> None:
    page = visit()
    page.get_by_role("link", name="Learn TA-KE").click()
    expect(page.get_by_role("heading", name="What it is about")).to_be_visible()
    page.get_by_role("button", name="Next").click()
    page.get_by_role("button", name="Next").click()
    page.get_by_role("button", name="Begin the first game").click()
    lesson = page.get_by_role("complementary", name="Your first game")
    lesson.get_by_role("heading", name="Take a chip").wait_for()
    lesson.get_by_role("button", name="Got it").click()
    in_words(page)
    play_on(page, decisions=1)
    lesson.get_by_role("heading", name="What counts").wait_for()

    page.get_by_role("button", name="Rules").click()
    rules = page.get_by_role("dialog", name="TA-KE: the rules")
    expect(rules.get_by_role("heading", level=3)).to_have_count(13)
    expect(rules.get_by_text("matters right now").first).to_be_in_viewport()
    rules.get_by_role("button", name="Close").click()

    page.goto(page.url.partition("/t/")[0] + "/learn/take")
    page.get_by_role("link", name="Go on").click()
    lesson.get_by_role("heading", name="What counts").wait_for()
    lesson.get_by_role("button", name="End the lesson").click()
    expect(lesson).to_have_count(0)


def test_a_note_covers_nothing_that_it_points_at_on_a_small_phone(visit: Visit) -> None:
    page = visit("/learn/take", viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    ears = Ears(page)
    for button in ("Next", "Next", "Begin the first game"):
        page.get_by_role("button", name=button).click()
    lesson = page.get_by_role("complementary", name="Your first game")
    lesson.get_by_role("heading", name="Take a chip").wait_for()
    lesson.get_by_role("button", name="Got it").click()
    wait_until_asked(page, "take")
    decide(page, ears, "take", Random(6), tap)
    lesson.get_by_role("heading", name="What counts").wait_for()
    wait_until_asked(page, "take")  # so the lesson itself points at nothing new
    place = page.evaluate(COVERED)[0]
    page.evaluate(POINT, place)
    page.wait_for_function(f"(place) => !({COVERED})().includes(place)", arg=place)
