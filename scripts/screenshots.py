"""Makes the pictures of the page in docs/pictures: real games against bots, on a real server, in Chromium.

`python scripts/screenshots.py [home review GAME…]` makes those named, or all.
"""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import tatami  # noqa: E402
from tatami.games import load  # noqa: E402
from tests.web.conftest import browser_at_a_server  # noqa: E402
from tests.web.playing import (  # noqa: E402
    OPEN,
    Ears,
    begin,
    make_table,
    step_away,
    until,
    until_over,
    wait_until_asked,
)

PICTURES = ROOT / "docs" / "pictures"
QUALITY = 68  # straw is fine-grained: as PNG it would be ten times as large
DESKTOP = {"viewport": {"width": 1280, "height": 800}, "device_scale_factor": 1}
PHONE = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 1,
    "is_mobile": True,
    "has_touch": True,
}
SHAPES: dict[str, dict[str, Any]] = {
    "desktop": DESKTOP,
    "dark": {**DESKTOP, "color_scheme": "dark"},
    "phone": PHONE,
}
SEATS = {name: load(name).usual_seats for name in tatami.games()} | {"tenno": 5}
DECISIONS = {name: 8 for name in SEATS} | {"tenka": 6}
# What the picture is to show being weighed: a take, an attack, a card.
WEIGHED = {name: "" for name in SEATS} | {
    "take": "[data-token^=t]",
    "tenno": "[data-token*='x']",
    "tenka": ":not([data-token^='>'], [data-token^='!'])",
}

# Waits for all letters and the end of all motion.
STILL = """async () => {
  await document.fonts.ready
  await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {})))
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
}"""


def play(page: Page, ears: Ears, game: str) -> None:
    """Decide at random, at the table in words, until enough is decided and there is something to weigh."""
    chance = Random(7)
    menu(page)
    buttons = page.locator("button[data-token]:enabled")
    wanted = page.locator(f"button[data-token]{WEIGHED[game]}:enabled")
    for number in range(100):
        buttons.first.wait_for()
        offered = wanted if wanted.count() else buttons
        if number >= DECISIONS[game] and offered is wanted and is_full(page, game):
            break
        offered.nth(chance.randrange(offered.count())).click()
        until(page, partial(ears.is_answered, number))
    menu(page)


def is_full(page: Page, game: str) -> bool:
    """Whether there is enough to see: in Tenka Trick a battle of three."""
    battle = page.locator("[data-place^='battle/'] dd").all_inner_texts()
    return game != "tenka" or sum(words != "empty" for words in battle) >= 2


def menu(page: Page) -> None:
    """Change between the table in words and the board."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("switch", name="Table in words").click()
    page.get_by_role("button", name="Close").last.click()


def weigh(page: Page, game: str) -> None:
    """Press what is open until something could be done, so that the picture shows what it would lead to."""
    wait_until_asked(page, game)
    for number in range(8):
        if page.locator("main .vermilion:enabled").first.is_visible():
            return
        stops = page.locator(OPEN[game])
        stops.nth(min(number, stops.count() - 1)).click(position={"x": 12, "y": 24})


def shoot(page: Page, name: str) -> None:
    """Take the picture once everything stands still."""
    page.mouse.move(0, 0)
    page.wait_for_load_state("networkidle")
    page.evaluate(STILL)
    path = PICTURES / f"{name}.jpg"
    page.screenshot(path=path, quality=QUALITY)
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1000} kB")


def picture(browser: Browser, address: str, game: str) -> None:
    """One game, looked at by day, by night and on a phone."""
    context = browser.new_context(reduced_motion="reduce", locale="en", **DESKTOP)
    context.set_default_timeout(60_000)
    page = context.new_page()
    ears = Ears(page)
    if game != "home":
        page.goto(address)
        begin(page, make_table(page, address, game, SEATS[game], stand_in="farmer"), bots=True)
        play(page, ears, game)
    link, kept = page.url, context.storage_state()
    context.close()
    for shape, options in SHAPES.items():
        looker = browser.new_context(reduced_motion="reduce", locale="en", storage_state=kept, **options)
        page = looker.new_page()
        page.goto(address if game == "home" else link)
        if game == "home":
            page.locator(".ways button:enabled").first.wait_for()
        else:
            weigh(page, game)
        shoot(page, f"{game}-{shape}")
        looker.close()


def review(browser: Browser, address: str) -> None:
    """A costly moment of a game that farmers played, by day, by night and on a phone."""
    context = browser.new_context(reduced_motion="reduce", locale="en", **DESKTOP)
    context.set_default_timeout(300_000)
    page = context.new_page()
    page.goto(address)
    begin(page, make_table(page, address, "take", 2, stand_in="farmer"), bots=True)
    step_away(page)
    until_over(page)
    page.get_by_role("link", name="Review the game").click()
    page.get_by_role("region", name="Review").get_by_role("table").wait_for()
    for _ in range(2):
        page.get_by_role("button", name="Next moment").click()
    page.locator(".marks rect").first.wait_for()
    link, kept = page.url, context.storage_state()
    context.close()
    for shape, options in SHAPES.items():
        looker = browser.new_context(reduced_motion="reduce", locale="en", storage_state=kept, **options)
        page = looker.new_page()
        page.goto(link)
        page.locator(".marks rect").first.wait_for()
        shoot(page, f"review-{shape}")
        looker.close()


def main() -> None:
    """Make the requested pictures."""
    PICTURES.mkdir(exist_ok=True)
    wanted = sys.argv[1:] or ["home", "review", *SEATS]
    with browser_at_a_server() as (browser, address):
        for game in wanted:
            if game == "review":
                review(browser, address)
            else:
                picture(browser, address, game)


if __name__ == "__main__":
    main()
