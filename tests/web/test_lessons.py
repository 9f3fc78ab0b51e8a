"""The first game that teaches, and the rules at hand, in a real browser."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.test_pages import in_words, play_on


def test_a_lesson_explains_what_matters_can_be_resumed_and_ended(visit: Visit) -> None:
    page = visit()
    page.get_by_role("link", name="Learn TA-KE").click()
    expect(page.get_by_role("heading", name="What it is about")).to_be_visible()
    page.get_by_role("button", name="Next").click()
    page.get_by_role("button", name="Next").click()
    page.get_by_role("button", name="Begin the first game").click()
    lesson = page.get_by_role("complementary", name="Your first game")
    lesson.get_by_role("heading", name="Take a chip").wait_for()
    lesson.get_by_role("button", name="Understood").click()
    in_words(page)
    play_on(page, decisions=1)
    lesson.get_by_role("heading", name="What counts").wait_for()

    page.get_by_role("button", name="Rules").click()
    rules = page.get_by_role("dialog", name="TA-KE: the rules")
    expect(rules.get_by_role("heading", level=3)).to_have_count(13)
    expect(rules.get_by_text("matters now").first).to_be_in_viewport()
    rules.get_by_role("button", name="Close").click()

    page.goto(page.url.partition("/t/")[0] + "/learn/take")
    page.get_by_role("link", name="Go on").click()
    lesson.get_by_role("heading", name="What counts").wait_for()
    lesson.get_by_role("button", name="End the lesson").click()
    expect(lesson).to_have_count(0)
