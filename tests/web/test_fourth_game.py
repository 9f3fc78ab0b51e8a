"""A game that the page was not built for: its mat, its rules and the generic table, from the server alone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tatami import games
from tatami.cli.new_game import TEMPLATE
from tatami.server.wire.catalogue import catalogue
from tests.web.conftest import Visit
from tests.web.playing import AT_REST, Ears, begin, drawn, make_table, until

NAME = TEMPLATE.name
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 740}

# What lies on something else on the table, or reaches out of the window: names and cards of places and seats,
# what is to be done and its button. Cards of one place may lie over one another.
ON_TOP = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)]
  const shown = (selector) => all(selector).filter((box) => box.getClientRects().length > 0)
  const rect = (box) => box.getBoundingClientRect()
  const place = (box) => box.closest('[data-place]')
  const name = (box) => `${box.className} ${place(box)?.dataset.place ?? ''} ${box.textContent.trim()}`
  const cut = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
  const parts = shown('.place .title, .place .card, .slot, .drawn h3, .decision')
  const faults = []
  for (const [index, one] of parts.entries())
    for (const other of parts.slice(index + 1)) {
      const isFan = one.matches('.card') && other.matches('.card') && place(one) === place(other)
      if (!isFan && cut(rect(one), rect(other))) faults.push(`${name(one)} / ${name(other)}`)
    }
  for (const box of [...parts, ...shown('.decision .ask, .decision .main')]) {
    const { left, top, right, bottom } = rect(box)
    const isIn = left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1
    if (!isIn) faults.push(`out: ${name(box)}`)
  }
  for (const box of shown('.place .card')) {
    const { left, right } = rect(box), around = rect(place(box))
    if (left < around.left - 1 || right > around.right + 1) faults.push(`out of its place: ${name(box)}`)
  }
  return faults
}"""


def play_on(page: Page, ears: Ears, chance: Random) -> bool:
    """Make a decision by the buttons of a drawn table; return whether the game goes on."""
    told = len(ears.plays)
    offers, end = (
        page.locator(f"{AT_REST} [data-offer]:enabled"),
        page.get_by_role("button", name="See the table"),
    )
    until(page, lambda: offers.count() > 0 or end.count() > 0)
    while len(ears.plays) == told:
        if end.count() > 0:
            return False
        if count := offers.count():
            offers.nth(chance.randrange(count)).click()
        drawn(page)
    until(page, partial(ears.is_answered, told))
    return True


def overlaps(page: Page) -> list[str]:
    """What lies on something else at rest, in both windows, before a card is pressed and after."""
    found = list[str]()
    for size in (PHONE, DESKTOP):
        page.set_viewport_size(size)
        drawn(page)
        found += [f"{size['width']}: {fault}" for fault in page.evaluate(ON_TOP)]
        card = page.locator(".own button.piece").first
        if card.count() > 0:
            card.click()
            drawn(page)
            found += [f"{size['width']}, pressed: {fault}" for fault in page.evaluate(ON_TOP)]
            page.keyboard.press("Escape")
    return found


@pytest.fixture
def offered() -> Iterator[str]:
    """The example of a new game among those of the server."""
    path, found = games.__path__, games._homes  # type: ignore[attr-defined]
    path.append(str(TEMPLATE.parent))
    found.cache_clear()
    catalogue.cache_clear()
    yield NAME
    path.remove(str(TEMPLATE.parent))
    found.cache_clear()
    catalogue.cache_clear()


def test_a_game_from_another_folder_is_played_on_the_page(visit: Visit, offered: str):
    page = visit("/")
    ears = Ears(page)
    mat = page.get_by_role("region", name="Ichiba")
    expect(mat).to_contain_text("2 to 4 players")
    expect(mat.get_by_role("link", name="Ichiba: the rules")).to_be_visible()
    mat.get_by_role("button", name="Play Ichiba against bots").click()
    chance = Random(1)
    for _ in range(3):
        assert play_on(page, ears, chance)
    page.locator(f"{AT_REST} [data-offer]:enabled").first.wait_for()
    expect(page.get_by_text("Your hand").first).to_be_visible()
    page.goto(page.url.split("/t/")[0] + f"/rules/{offered}")
    expect(page.get_by_role("heading", name="A turn")).to_be_visible()


def test_nothing_lies_on_anything_else_at_a_table_of_four_to_the_end(
    visit: Visit, address: str, offered: str
):
    page = visit(viewport=DESKTOP)
    ears, chance, number = Ears(page), Random(2), 0
    begin(page, make_table(page, address, offered, 4), bots=True)
    faults = []
    while play_on(page, ears, chance):
        page.locator(f"{AT_REST} :is([data-offer], .end)").first.wait_for()
        number += 1
        faults += [f"decision {number}, {fault}" for fault in overlaps(page)]
    assert number > 5 and not faults, "\n".join(faults)
