"""Nothing jumps: a table keeps its places, whatever arrives."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.web.conftest import Visit
from tests.web.playing import (
    Ears,
    begin,
    click,
    decide,
    make_table,
    step_away,
    tap,
    until_over,
    wait_until_asked,
)

GAMES: dict[str, dict[str, Any]] = {
    "take": {"seats": 2, "options": {"chips": 3}},
    "tenno": {"seats": 4},
    "tenka": {"seats": 4},
}
REGIONS = {"take": ".bar, .take > .room > *", "tenno": ".bar, .table > *", "tenka": ".bar, .table > *"}
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


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", ((390, 844), (1280, 800)), ids=("phone", "desktop"))
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
