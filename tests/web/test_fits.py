"""Text fits on the smallest phones, in every language."""

from __future__ import annotations

from typing import get_args

from playwright.sync_api import Page

from tatami.server.messages import Language
from tests.web.conftest import Visit
from tests.web.playing import begin, make_table

PHONE = {"width": 360, "height": 740}

# Every text that reaches out of the window, or out of a box that cuts it off; not what is for ears only,
# which is clipped away whole.
CUT_OFF = """() => [...document.querySelectorAll('body *')].filter((box) => {
  const isClipped = (box) => getComputedStyle(box).clipPath === 'inset(50%)'
  const isUnseen = (box) => box !== null && (isClipped(box) || isUnseen(box.parentElement))
  const words = [...box.childNodes].filter((node) => node.nodeType === 3 && node.textContent.trim())
  if (words.length === 0 || box.closest('svg') || isUnseen(box) || !box.checkVisibility()) return false
  const range = document.createRange()
  range.selectNodeContents(box)
  const { left, right } = range.getBoundingClientRect()
  const { display, overflowX } = getComputedStyle(box)
  const cuts = display !== 'inline' && ['hidden', 'clip'].includes(overflowX) && box.clientWidth > 1
  return right > innerWidth + 1 || left < -1 || (cuts && box.scrollWidth > box.clientWidth + 1)
}).map((box) => `${box.className}: ${box.textContent.trim()}`)"""


def cut_off(page: Page, link: str) -> list[str]:
    page.goto(link)
    page.locator("main :is(h1, h2, [data-place])").first.wait_for(state="attached")
    found: list[str] = page.evaluate(CUT_OFF)
    return (
        [] if page.evaluate("document.documentElement.scrollWidth") == 360 and not found else [link, *found]
    )


def test_no_text_is_cut_off_on_a_small_phone(visit: Visit, address: str) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    links = [address, make_table(page, address, "tenka", 4)]
    for game, seats in (("take", 2), ("tenno", 4), ("tenka", 3)):
        links.append(make_table(page, address, game, seats, stand_in="farmer"))
        begin(page, links[-1], bots=True)
    faults = []
    for lang in get_args(Language):
        page.evaluate("lang => localStorage.setItem('tatami', JSON.stringify({lang}))", lang)
        faults += [(lang, fault) for link in links if (fault := cut_off(page, link))]
    assert not faults, "\n".join(map(str, faults))
