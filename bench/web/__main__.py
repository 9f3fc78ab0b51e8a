"""How fast the page answers a press on a slow device: `python -m bench.web`, from the root of the repository.

A real game of TA-KE in Chromium with its CPU slowed down. Stack after stack is pressed, and what the browser
itself says about each press (Event Timing) is reported: from the press to the picture that shows the preview.
"""

from __future__ import annotations

import argparse
import statistics

from playwright.sync_api import Page

from tests.web.conftest import browser_at_a_server
from tests.web.playing import OPEN, begin, make_table, wait_until_asked

GOAL = 100  # milliseconds
SHAPES = {"desktop": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}
# A press is several events; the longest counts. Those below 16 ms are not told.
LISTEN = """() => {
  window.presses = new Map()
  new PerformanceObserver((list) => {
    for (const { interactionId: press, duration } of list.getEntries()) {
      if (press) window.presses.set(press, Math.max(duration, window.presses.get(press) ?? 0))
    }
  }).observe({ type: 'event', durationThreshold: 16 })
}"""


def measured(page: Page, presses: int) -> list[float]:
    """How long each press took, in milliseconds."""
    page.evaluate(LISTEN)
    for number in range(presses):
        stops = page.locator(OPEN["take"])
        stops.nth(number % stops.count()).click()
        page.wait_for_timeout(250)
    told: list[float] = page.evaluate("[...window.presses.values()]")
    return told + [16.0] * max(0, presses - len(told))


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how fast the preview of a move is shown.")
    parser.add_argument("--slower", type=float, default=4, help="how many times slower the CPU is (4)")
    parser.add_argument("--presses", type=int, default=30, help="presses in each shape (30)")
    args = parser.parse_args()
    with browser_at_a_server() as (browser, address):
        for shape, size in SHAPES.items():
            page = browser.new_context(locale="en", viewport=size).new_page()
            page.set_default_timeout(120_000)
            page.goto(address)
            begin(page, make_table(page, address, "take", 2, stand_in="farmer"), bots=True)
            wait_until_asked(page, "take")
            slow = page.context.new_cdp_session(page)
            slow.send("Emulation.setCPUThrottlingRate", {"rate": args.slower})
            took = measured(page, args.presses)
            middle, most = statistics.median(took), max(took)
            print(f"{shape}: {middle:.0f} ms in the middle, {most:.0f} ms at most, {GOAL} ms are the goal")
            page.context.close()


if __name__ == "__main__":
    main()
