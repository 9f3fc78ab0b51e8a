"""All rules of a game, by a link and at a table, on a phone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

import tatami
from tatami.engine.i18n.speaker import LANGUAGES
from tatami.rulebook import RuleList, rulebook
from tests.web.conftest import Visit
from tests.web.playing import begin, make_table

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
GRAVE = ("serious", "critical")
# What is wider than the screen, or than the box it may be moved in.
TOO_WIDE = """() => [...document.querySelectorAll('main *, .bar *')].filter((one) =>
  !one.closest('.wide') && one.getBoundingClientRect().right > document.documentElement.clientWidth + 1
).map((one) => one.outerHTML.slice(0, 80))"""


def grave_faults(page: Page) -> list[tuple[str, list[str]]]:
    found = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    return [(one["id"], [node["target"] for node in one["nodes"]]) for one in found if one["impact"] in GRAVE]


@pytest.mark.parametrize("game", tatami.games())
def test_the_rules_have_a_page_in_every_language(visit: Visit, address: str, game: str) -> None:
    page = visit(f"/rules/{game}", **PHONE)
    for lang in LANGUAGES:
        page.evaluate("lang => localStorage.setItem('tatami', JSON.stringify({lang}))", lang)
        page.goto("about:blank")  # a link that differs in its end only would not load the page anew
        page.goto(f"{address}/rules/{game}#R2")
        book = rulebook(game, lang)
        titles = page.get_by_role("article").get_by_role("heading", level=2)
        expect(titles).to_have_text([section.title for section in book.sections])
        expect(page.locator("[data-rule=R2]")).to_be_in_viewport()
        expect(page.locator("[data-rule=R2]")).to_be_focused()
        expect(page.get_by_role("navigation").get_by_role("link")).to_have_count(len(book.sections))
        items = [
            one
            for section in book.sections
            for block in section.blocks
            if isinstance(block, RuleList)
            for one in [*block.items, *(point for item in block.items for point in item.points)]
        ]
        expect(page.get_by_role("article").locator("li")).to_have_count(len(items))
        assert page.evaluate(TOO_WIDE) == []
        assert page.evaluate("document.documentElement.scrollWidth") == PHONE["viewport"]["width"]
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            assert grave_faults(page) == [], (lang, scheme)


def test_the_whole_rules_are_read_at_a_table(visit: Visit, address: str) -> None:
    page = visit(**PHONE)
    begin(page, make_table(page, address, "tenka", 3, stand_in="farmer"), bots=True)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Rules").click()
    dialog = page.get_by_role("dialog", name="Tenka Trick: the rules")
    dialog.get_by_role("button", name="All rules").click()
    expect(dialog.get_by_role("heading", level=3).first).to_have_text("The cards")
    expect(dialog.get_by_role("heading", level=2)).to_be_focused()
    dialog.get_by_role("navigation", name="Contents").get_by_role("link", name="Points").press("Enter")
    expect(dialog.get_by_role("heading", name="Points")).to_be_in_viewport()
    expect(dialog.get_by_role("heading", name="Points")).to_be_focused()
    assert grave_faults(page) == []
    assert re.search(r"/t/[^/#]+$", page.url)  # still at the table
    dialog.get_by_role("button", name="The rules in short").click()
    expect(dialog.get_by_role("heading", name="Uprising")).to_be_visible()
    dialog.get_by_role("button", name="All rules").click()
    with page.context.expect_page() as opened:
        dialog.get_by_role("link", name="Open on a page of their own").click()
    expect(opened.value.get_by_role("heading", level=1)).to_have_text("Tenka Trick")


def test_the_rules_are_linked_from_the_lesson_and_a_ruling_from_the_text(visit: Visit) -> None:
    page = visit("/learn/take")
    page.get_by_role("link", name="All rules").click()
    expect(page).to_have_title("TA-KE: the rules · Tatami")
    page.get_by_role("article").get_by_role("link", name="R8").last.click()
    expect(page.locator("[data-rule=R8]")).to_be_in_viewport()
    assert page.url.endswith("/rules/take#R8")
    page.evaluate("location.hash = 'R1'")  # as when somebody follows a link to the page they are on
    expect(page.locator("[data-rule=R1]")).to_be_focused()


def test_rules_of_no_game_are_nowhere(visit: Visit, address: str) -> None:
    page = visit()
    assert page.request.get(f"{address}/api/games/chess/rules").status == 404
    answer = page.request.get(f"{address}/api/games/take/rules?lang=de")
    assert answer.json()["sections"][0]["title"] == "Auf dem Tisch"
    assert answer.headers["cache-control"] == "public, max-age=600"
