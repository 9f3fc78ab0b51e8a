"""How fast the page answers a press on a slow device: `python -m bench.web`, from the root of the repository.

Real games in Chromium with its CPU slowed down, by mouse on a desktop and by touch on a phone. Whatever may
be chosen is pressed, one thing after another, and told is how long each press takes to be seen: from the
press to the next picture, which shows what was pressed and all that would come of it (the browser's own
Event Timing, in steps of 8 ms). The floor is a page that has nothing but a square which changes its colour.
INP, Interaction to Next Paint, is how browsers' makers judge a page: the slowest press, but for one in fifty.
"""

from __future__ import annotations

import argparse
import statistics
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import CDPSession, Page

import tatami
from tatami.games import load
from tests.web.conftest import browser_at_a_server
from tests.web.playing import OPEN, Ears, begin, click, decide, make_table, tap, wait_until_asked

GOAL = 100  # milliseconds
HELD = 70  # milliseconds from down to up, as a hand does it
SEATS = {name: load(name).usual_seats for name in tatami.games()} | {"tenno": 5}
SHAPES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
FLOOR = """<!doctype html><meta name="viewport" content="width=device-width">
<style>button { width: 200px; height: 200px } .on { background: #b9371b }</style>
<button onclick="this.classList.toggle('on')"></button>"""
# A press is several events; the longest counts. Those below 16 ms are not told.
LISTEN = """() => {
  window.presses = new Map()
  if (window.listens) return
  window.listens = true
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, startTime, processingStart, processingEnd } of list.getEntries()) {
      const longest = window.presses.get(interactionId)?.[0] ?? 0
      const parts = [duration, processingStart - startTime, processingEnd - processingStart]
      if (interactionId && duration > longest) window.presses.set(interactionId, parts)
    }
  }).observe({ type: 'event', durationThreshold: 16 })
}"""
# Where to press next: what is open and was not pressed yet. Its corner is free even under another card.
NEXT = """(open) => {
  window.pressed ??= new WeakSet()
  const stop = [...document.querySelectorAll(open)].find((one) => !window.pressed.has(one))
  if (!stop) return null
  window.pressed.add(stop)
  const { left, top } = stop.getBoundingClientRect()
  return [left + 12, top + 24]
}"""


class Answer(NamedTuple):
    """How long a press took to be seen, in milliseconds, and how much of it the page waited and worked."""

    total: float
    waited: float = 0
    worked: float = 0

    def __str__(self) -> str:
        shown = self.total - self.waited - self.worked
        return f"{self.total:.0f} ms (waited {self.waited:.0f}, worked {self.worked:.0f}, drew {shown:.0f})"


class Hand:
    """Presses as a person does on a device that is some times slower, and notes how long it took."""

    def __init__(self, page: Page, *, touches: bool, slower: float) -> None:
        self.page, self.touches, self.slower = page, touches, slower
        self.device: CDPSession = page.context.new_cdp_session(page)

    def press_all(self, place: Callable[[], tuple[float, float] | None], most: int) -> list[Answer]:
        """Press one place after another while there are any."""
        self.device.send("Emulation.setCPUThrottlingRate", {"rate": self.slower})
        self.page.evaluate(LISTEN)
        number = 0
        while number < most and (spot := place()) is not None:
            self._press(*spot)
            number += 1
        told = [Answer(*one) for one in self.page.evaluate("[...window.presses.values()]")]
        self.device.send("Emulation.setCPUThrottlingRate", {"rate": 1})
        return told + [Answer(16)] * (number - len(told))

    def _press(self, x: float, y: float) -> None:
        if self.touches:
            self.page.wait_for_timeout(250)
            self._touch("touchStart", [{"x": x, "y": y}])
            self.page.wait_for_timeout(HELD)
            self._touch("touchEnd", [])
        else:
            self.page.mouse.move(x, y)
            self.page.wait_for_timeout(250)
            self.page.mouse.down()
            self.page.wait_for_timeout(HELD)
            self.page.mouse.up()
        self.page.wait_for_timeout(400)  # until it is told

    def _touch(self, what: str, points: list[dict[str, float]]) -> None:
        self.device.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": points})


def at_tables(page: Page, hand: Hand, address: str, game: str, wanted: int) -> list[Answer]:
    """Press whatever may be chosen, decision for decision; nothing is pressed twice, which would decide."""
    ears, chance = Ears(page), Random(1)
    told: list[Answer] = []
    while len(told) < wanted:
        begin(page, make_table(page, address, game, SEATS[game], stand_in="farmer"), bots=True)
        while len(told) < wanted and not is_over(page, game):
            page.evaluate("window.pressed = undefined")
            told += hand.press_all(lambda: page.evaluate(NEXT, OPEN[game]), wanted)
            decide(page, ears, game, chance, tap if hand.touches else click)
    return told


def is_over(page: Page, game: str) -> bool:
    """Whether the game is over, once something may be done again."""
    wait_until_asked(page, game)
    return page.get_by_role("button", name="See the table").is_visible()


def report(what: str, told: list[Answer]) -> None:
    times = sorted(answer.total for answer in told)
    late = sum(time > GOAL for time in times)
    middle = f"{statistics.median(times):.0f} ms in the middle"
    inp = times[-1 - len(times) // 50]
    print(
        f"{what}: {middle}, INP {inp:.0f}, {late} of {len(times)} over {GOAL}, at most {max(told)}",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how fast the preview of a move is shown.")
    parser.add_argument("--slower", type=float, default=4, help="how many times slower the CPU is (4)")
    parser.add_argument(
        "--presses", type=int, default=50, help="presses in each game and shape, at least (50)"
    )
    parser.add_argument("--games", nargs="*", default=list(SEATS), choices=list(SEATS), help="only these")
    args = parser.parse_args()
    everything: list[Answer] = []
    with browser_at_a_server() as (browser, address):
        for shape, size in SHAPES.items():

            def come(shape: str = shape, size: dict[str, Any] = size) -> tuple[Page, Hand]:
                page = browser.new_context(locale="en", **size).new_page()
                page.set_default_timeout(120_000)
                return page, Hand(page, touches=shape == "phone", slower=args.slower)

            page, hand = come()
            page.set_content(FLOOR)
            report(f"floor, {shape}", hand.press_all(lambda: (100, 100), args.presses))
            page.context.close()
            for game in args.games:
                page, hand = come()
                page.goto(address)
                told = at_tables(page, hand, address, game, args.presses)
                report(f"{game}, {shape}", told)
                everything += told
                page.context.close()
    report("all", everything)


if __name__ == "__main__":
    main()
