"""Learning from one place: puzzles and drills, from the first look to the next one, by keyboard."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tatami.review.puzzles import puzzles
from tests.web.conftest import Visit
from tests.web.playing import drawn, until

PHONE = {"width": 360, "height": 640}
FILL = next(each for each in puzzles("tenno") if "fill" in each.themes)


def is_clean(page: Page) -> None:
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        found = axe_run(page)
        assert not found, found


def axe_run(page: Page) -> list[str]:
    violations = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    return [f"{each['id']} {each['nodes'][0]['target']}" for each in violations]


def press(page: Page, name: str) -> None:
    """Press a button with the keyboard alone."""
    target = page.get_by_role("button", name=name, exact=True)
    expect(target).to_be_enabled()
    target.focus()
    page.keyboard.press("Enter")


@pytest.mark.parametrize("is_right", (True, False))
def test_puzzle_is_answered_explained_and_followed_by_another(
    visit: Visit, address: str, is_right: bool
) -> None:
    page = visit(viewport=None if is_right else PHONE)
    page.get_by_role("region", name="Play").get_by_role("link", name="Learn").click()
    page.get_by_role("link", name="Puzzles: TENNO").click()
    expect(page.get_by_role("heading", name="Find the best move")).to_be_visible()
    page.goto("about:blank")
    with page.expect_response(re.compile(f"/api/puzzles/{FILL.id}$")) as shown:
        page.goto(f"{address}/puzzles/tenno#{FILL.id}")
    assert not {"answer", "worths", "why"} & {*shown.value.json(), *shown.value.json()["puzzle"]}
    task = page.get_by_role("heading", name="Find the best move")
    expect(task).to_be_visible()
    expect(page.locator("main[data-busy]")).to_have_count(0)
    before = page.locator("main").bounding_box()
    token = FILL.answer if is_right else FILL.worths[-1].token
    words = {action.token: action for action in FILL.view.actions}[token]
    card = str(words.preview["card"])
    page.locator(f"main [data-stop][aria-disabled=false] >> nth={card_at(card)}").focus()
    page.keyboard.press("Enter")
    lost = page.locator("main .vermilion:enabled")
    lost.focus()
    if not is_right:  # the first try is lost on the way
        answer = re.compile(f"/api/puzzles/{FILL.id}$")
        page.route(answer, lambda route: route.abort("internetdisconnected"), times=1)
    page.keyboard.press("Enter")
    if not is_right:
        press(page, "Try again")
    expect(page.get_by_role("heading", name="Right" if is_right else "Not the best")).to_be_focused()
    moves = (
        page.get_by_role("list").filter(has=page.get_by_role("button", pressed=False)).get_by_role("button")
    )
    expect(moves.first).to_have_text(re.compile(r"1.+%", re.DOTALL))
    expect(page.get_by_text("Chance of winning")).to_be_visible()
    expect(page.locator("[data-marked]")).to_have_count(1 if is_right else 2)
    assert page.locator("main").bounding_box() == before, "the board moved"
    moves.nth(1).focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-marked]")).to_have_count(2 if is_right else 3)
    is_clean(page)
    press(page, "Next puzzle")
    expect(task).to_be_visible()
    expect(page.locator("[data-marked]")).to_have_count(0)
    page.goto(f"{address}/learn")
    expect(
        page.get_by_text("Solved on the first try: " + ("1 of 1" if is_right else "0 of 1"))
    ).to_be_visible()
    is_clean(page)


def card_at(card: str) -> int:
    """The index of a card among those of the hand that may be laid."""
    hand = next(place for place in FILL.view.places if place.id == f"seat/{FILL.seat}/hand")
    return [piece.kind for piece in hand.pieces].index(card)


def test_drill_is_watched_answered_and_followed_by_another(visit: Visit, address: str) -> None:
    page = visit(viewport=PHONE)
    page.goto(f"{address}/learn")
    page.get_by_role("link", name="Memory trainer: TENNO").click()
    expect(page.get_by_role("heading", name="Watch closely")).to_be_visible()
    before = page.locator("main").bounding_box()
    press(page, "Skip to the question")
    expect(page.get_by_role("heading", name="What do you remember?")).to_be_visible()
    expect(page.locator("main [data-pointed]").first).to_be_visible()
    is_clean(page)
    answers = page.locator(".answers button")
    answers.first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("your answer")).to_be_visible()
    assert page.locator("main").bounding_box() == before, "the board moved"
    is_clean(page)
    press(page, "Next exercise")
    expect(page.get_by_role("heading", name="Watch closely")).to_be_visible()
    drawn(page)
    until(page, lambda: page.locator("main [data-pointed]").count() == 0)
