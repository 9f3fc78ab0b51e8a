"""How fast the page answers a press on a slow device: `python -m bench.web`, from the root of the repository.

Real games in Chromium with its CPU slowed down, on a desktop and on a phone. Whatever may be chosen is
pressed, one thing after another, and what the browser itself says about each press (Event Timing) is
reported: from the press to the picture that shows the preview.
"""

from __future__ import annotations

import argparse
import statistics
from random import Random
from typing import Any

from playwright.sync_api import Page

from tests.web.conftest import browser_at_a_server
from tests.web.playing import OPEN, Ears, begin, decide, make_table, wait_until_asked

GOAL = 100  # milliseconds
SEATS = {"take": 2, "tenno": 5, "tenka": 4}
SHAPES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "phone": {"viewport": {"width": 390, "height": 844}},
}
# A press is several events; the longest counts. Those below 16 ms are not told.
LISTEN = """() => {
  window.presses = new Map()
  new PerformanceObserver((list) => {
    for (const { interactionId: press, duration } of list.getEntries()) {
      if (press) window.presses.set(press, Math.max(duration, window.presses.get(press) ?? 0))
    }
  }).observe({ type: 'event', durationThreshold: 16 })
}"""


def measured(page: Page, game: str, presses: int, slower: float) -> list[float]:
    """How long each press took, in milliseconds; nothing is pressed twice in a row, which would decide."""
    ears, chance = Ears(page), Random(1)
    page.reload()  # for the ears
    slow = page.context.new_cdp_session(page)
    stops = page.locator(OPEN[game])
    told: list[float] = []
    while len(told) < presses:
        wait_until_asked(page, game)
        slow.send("Emulation.setCPUThrottlingRate", {"rate": slower})
        page.evaluate(LISTEN)
        last, number = None, 0
        for turn in range(2 * stops.count()):
            name = stops.nth(turn % stops.count()).get_attribute("aria-label")
            if name == last:
                continue
            box = stops.nth(turn % stops.count()).bounding_box()
            assert box is not None
            page.wait_for_timeout(250)
            page.mouse.click(box["x"] + 12, box["y"] + 24)  # as a hand does, without Playwright's own checks
            page.wait_for_timeout(400)
            last, number = name, number + 1
            if stops.count() == 0:
                break
        took = page.evaluate("[...window.presses.values()]")
        told += took + [16.0] * (number - len(took))
        slow.send("Emulation.setCPUThrottlingRate", {"rate": 1})
        decide(page, ears, game, chance)
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how fast the preview of a move is shown.")
    parser.add_argument("--slower", type=float, default=4, help="how many times slower the CPU is (4)")
    parser.add_argument(
        "--presses", type=int, default=30, help="presses in each game and shape, at least (30)"
    )
    args = parser.parse_args()
    with browser_at_a_server() as (browser, address):
        for game, seats in SEATS.items():
            for shape, size in SHAPES.items():
                page = browser.new_context(locale="en", **size).new_page()
                page.set_default_timeout(120_000)
                page.goto(address)
                begin(page, make_table(page, address, game, seats, stand_in="farmer"), bots=True)
                took = measured(page, game, args.presses, args.slower)
                late = sum(one > GOAL for one in took)
                print(
                    f"{game} {shape}: {statistics.median(took):.0f} ms in the middle, {max(took):.0f} at"
                    f" most, {late} of {len(took)} over {GOAL}"
                )
                page.context.close()


if __name__ == "__main__":
    main()
