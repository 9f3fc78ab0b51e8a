"""Taking a move back with two pages at one table: alone, by asking, declined, and with the keyboard."""

from __future__ import annotations

from random import Random

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.playing import Ears, decide, is_asked, join, make_table, settled, until, wait_until_asked

CHIPS = "() => [...document.querySelectorAll('main [data-place]')].map((p) => [p.dataset.place, p.innerText])"


def turn(page: Page, ears: Ears, chance: Random) -> None:
    """Decide until it is the other player's turn."""
    wait_until_asked(page, "take")
    while is_asked(page, "take"):
        decide(page, ears, "take", chance)


def test_a_move_is_taken_back_alone_or_if_the_other_agrees(visit: Visit, address: str) -> None:
    hana, bert = visit(), visit(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    link = make_table(hana, address, "take", 2, options={"start": 1})
    hears, bears, chance = Ears(hana), Ears(bert), Random(5)
    hana.goto(link)
    hana.get_by_role("button", name="Sit here").first.click()
    join(bert, link)
    hana.get_by_role("button", name="Start", exact=True).click()
    back = hana.get_by_role("button", name="Take back")
    ask = hana.get_by_role("button", name="Ask to take back")
    wait_until_asked(hana, "take")
    expect(back).to_have_count(0)
    bert.locator("main [data-place]").first.wait_for(state="attached")
    settled(hana, bert)
    start = bert.evaluate(CHIPS)
    assert start

    turn(hana, hears, chance)
    wait_until_asked(bert, "take")
    assert bert.evaluate(CHIPS) != start
    back.click()
    wait_until_asked(hana, "take")
    expect(bert.get_by_role("status").get_by_text("took back a move")).to_be_visible()
    settled(hana, bert)
    until(bert, lambda: bert.evaluate(CHIPS) == start)
    assert not is_asked(bert, "take")

    turn(hana, hears, chance)
    wait_until_asked(bert, "take")
    settled(hana, bert)
    second = bert.evaluate(CHIPS)
    turn(bert, bears, chance)
    wait_until_asked(hana, "take")
    expect(ask).to_be_visible()
    hana.keyboard.press("Control+z")
    expect(hana.get_by_role("status").get_by_text("Waiting for")).to_be_visible()
    expect(ask).to_have_count(0)
    expect(bert.get_by_role("status").get_by_text("would like to take back a move")).to_be_visible()
    grave = [
        one for one in Axe().run(bert).response["violations"] if one["impact"] in ("serious", "critical")
    ]
    assert not grave, grave
    bert.get_by_role("button", name="Let it stand").tap()
    expect(hana.get_by_role("status").get_by_text("Waiting for")).to_have_count(0)
    ask.click()
    expect(hana.get_by_role("alert")).to_contain_text("want this move to stand")

    turn(hana, hears, chance)  # what was declined may be asked for again after the next move
    wait_until_asked(bert, "take")
    settled(hana, bert)
    bert.get_by_role("button", name="Ask to take back").tap()
    hana.get_by_role("button", name="Agree").click()
    wait_until_asked(bert, "take")
    settled(hana, bert)
    until(bert, lambda: bert.evaluate(CHIPS) == second)
    until(hana, lambda: not is_asked(hana, "take"))
