"""Text fits on the smallest phones, in every language."""

from __future__ import annotations

from typing import get_args

from playwright.sync_api import Page

import tatami
from tatami.games import load
from tatami.server.wire.messages import Language
from tests.web.conftest import Visit
from tests.web.playing import begin, make_table, wait_until_asked

PHONE = {"width": 360, "height": 740}

# Every text that reaches out of the window, its button, or a box that cuts it off; not what is for ears only,
# which is clipped away whole.
CUT_OFF = """() => [...document.querySelectorAll('body *')].filter((box) => {
  const isClipped = (box) => getComputedStyle(box).clipPath === 'inset(50%)'
  const isUnseen = (box) => box !== null && (isClipped(box) || isUnseen(box.parentElement))
  const words = [...box.childNodes].filter((node) => node.nodeType === 3 && node.textContent.trim())
  const isShown = box.checkVisibility({ visibilityProperty: true })
  if (words.length === 0 || box.closest('svg') || isUnseen(box) || !isShown) return false
  const range = document.createRange()
  range.selectNodeContents(box)
  const { left, right } = range.getBoundingClientRect()
  const { display, overflowX } = getComputedStyle(box)
  const cuts = display !== 'inline' && ['hidden', 'clip'].includes(overflowX) && box.clientWidth > 1
  const pressed = box.closest('button')?.getBoundingClientRect() ?? { left, right }
  const isBeyond = left < pressed.left - 1 || right > pressed.right + 1
  return isBeyond || right > innerWidth + 1 || left < -1 || (cuts && box.scrollWidth > box.clientWidth + 1)
}).map((box) => `${box.className}: ${box.textContent.trim()}`)"""

# Every choice of which one cannot read the whole of what is chosen; the arrow takes 16 pixels.
CUT_CHOICES = """() => [...document.querySelectorAll('select')].filter((box) => {
  if (!box.checkVisibility() || box.selectedOptions.length === 0) return false
  const words = document.createElement('span')
  words.textContent = box.selectedOptions[0].textContent
  words.style.cssText = `position: absolute; white-space: nowrap; font: ${getComputedStyle(box).font}`
  document.body.append(words)
  const { width } = words.getBoundingClientRect()
  words.remove()
  const { paddingLeft, paddingRight } = getComputedStyle(box)
  return width > box.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - 16
}).map((box) => `select: ${box.selectedOptions[0].textContent.trim()}`)"""


def cut_off(page: Page, link: str) -> list[str]:
    page.goto(link)
    page.locator("main :is(h1, h2, [data-place])").first.wait_for(state="attached")
    found: list[str] = [*page.evaluate(CUT_OFF), *page.evaluate(CUT_CHOICES)]
    return (
        [] if page.evaluate("document.documentElement.scrollWidth") == 360 and not found else [link, *found]
    )


def test_no_text_is_cut_off_on_a_small_phone(visit: Visit, address: str) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    links = [address, make_table(page, address, "tenka", 4)]
    for game in tatami.games():
        links.append(make_table(page, address, game, load(game).usual_seats, stand_in="farmer"))
        begin(page, links[-1], bots=True)
    faults = []
    for lang in get_args(Language):
        page.evaluate("lang => localStorage.setItem('tatami', JSON.stringify({lang}))", lang)
        faults += [(lang, fault) for link in links if (fault := cut_off(page, link))]
    assert not faults, "\n".join(map(str, faults))


PAGES = ("watch", "past", "about", "ratings", "account", "learn", "tournaments")


def test_no_text_is_cut_off_beside_the_tables(visit: Visit, address: str) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    paths = [*PAGES, *(f"{place}/{game}" for game in tatami.games() for place in ("learn", "puzzles"))]
    faults = []
    for lang in get_args(Language):
        page.evaluate("lang => localStorage.setItem('tatami', JSON.stringify({lang}))", lang)
        faults += [(lang, fault) for path in paths if (fault := cut_off(page, f"{address}/{path}"))]
    assert not faults, "\n".join(map(str, faults))


# The width of a text, in letters that are as wide as high.
LETTERS = """(box) => { const range = document.createRange(); range.selectNodeContents(box)
  return range.getBoundingClientRect().width / parseFloat(getComputedStyle(box).fontSize) }"""


def test_japanese_is_measured_in_japanese_letters(visit: Visit) -> None:
    page = visit(viewport=PHONE, locale="ja")
    page.evaluate("document.body.insertAdjacentHTML('beforeend', '<i id=letters>将軍と農民</i>')")
    width = page.locator("#letters").evaluate(LETTERS)
    assert abs(width - 5) < 0.1, "install a Japanese font (Debian: fonts-noto-cjk) and try again"


# By how many pixels words of the race reach out of its sheet.
BEYOND_THE_RACE = """() => Math.max(...[...document.querySelectorAll('.legend span')].map((words) => {
  const sheet = words.closest('section').getBoundingClientRect()
  return words.getBoundingClientRect().right - sheet.right
}))"""


def test_tenka_keeps_its_words_in_their_sheets_and_its_memory_in_reach(visit: Visit, address: str) -> None:
    page = visit(viewport={"width": 1280, "height": 800})
    link = make_table(page, address, "tenka", 4, stand_in="farmer", hints=True)
    begin(page, link, bots=True)
    for lang in get_args(Language):
        page.evaluate("lang => localStorage.setItem('tatami', JSON.stringify({lang}))", lang)
        page.set_viewport_size({"width": 1280, "height": 800})
        page.goto(link)
        wait_until_asked(page, "tenka")
        assert page.evaluate(BEYOND_THE_RACE) < 0, lang
        page.set_viewport_size({"width": 360, "height": 640})
        memory, more = page.locator(".facts .memory"), page.locator(".bar .more").bounding_box()
        memory.click(trial=True)  # it can be seen, and nothing covers it
        box = memory.bounding_box()
        assert box is not None and more is not None and box["x"] + box["width"] <= more["x"], lang
