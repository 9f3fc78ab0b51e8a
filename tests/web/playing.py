"""A player's actions at a table, through the page's own controls."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page

import tatami

PATIENCE = 120_000  # milliseconds: what is compiled only now takes its time
Press = Callable[[Locator], None]

# At rest: no decision is on its way and no event is being told, so what is offered stays until a press.
AT_REST = "main:not([data-busy])"
# What leads on at the board of a game; and what says: do it.
OPEN = {name: f"{AT_REST} [data-stop]:not([aria-disabled=true])" for name in tatami.games()} | {
    "take": f"{AT_REST} :is(.hall [data-stop]:not([aria-disabled=true]), .column.asked)",
    "tenka": f"{AT_REST} :is(.hand, .battle, section.pile) [data-stop]:not([aria-disabled=true])",
}
DO_IT = f"{AT_REST} :is(.vermilion, .silent):enabled"


class Ears:
    """Everything that a page hears and says over its WebSockets from now on."""

    def __init__(self, page: Page) -> None:
        self.heard: list[str] = []
        self.said: list[dict[str, Any]] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: Any) -> None:
        socket.on("framereceived", lambda text: self.heard.append(text))
        socket.on("framesent", lambda text: self.said.append(json.loads(text)))

    @property
    def plays(self) -> list[str]:
        """The tokens that were sent."""
        return [message["token"] for message in self.said if message["do"] == "play"]

    def is_answered(self, number: int) -> bool:
        """Whether the server has taken a play; one that it refused is a fault."""
        plays = [message["id"] for message in self.said if message["do"] == "play"]
        if len(plays) <= number:
            return False
        answers = [json.loads(text) for text in self.heard if plays[number] in text]
        assert all(answer["is"] == "accepted" for answer in answers), answers
        return answers != []


def until(page: Page, holds: Callable[[], object]) -> None:
    """Let a page go on until something holds."""
    end = time.monotonic() + PATIENCE / 1000
    while not holds():
        assert time.monotonic() < end, "waited in vain"
        page.wait_for_timeout(10)  # lets in what the page has to tell


def drawn(page: Page) -> None:
    """Wait until everything that was changed has been drawn, and the page has been told of it."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def settled(*pages: Page) -> None:
    """Wait until all pages at a table have shown the newest update."""

    def seqs() -> set[str | None]:
        return {page.locator(AT_REST).get_attribute("data-seq") for page in pages}

    until(pages[0], lambda: len(seqs()) == 1)


def make_table(page: Page, address: str, game: str, seats: int, **settings: Any) -> str:
    """Make a table as the page's user and return its link."""
    body = {"settings": {"game": game, "seats": seats, **settings}, "name": "Hana"}
    answer = page.request.post(f"{address}/api/tables", data=body)
    assert answer.status == 201, answer.text()
    return f"{address}/t/{answer.json()['table']}"


def begin(host: Page, link: str, *, bots: bool = False) -> None:
    """The host sits down and starts the game with the seated players or with bots."""
    host.goto(link)
    host.get_by_role("button", name="Sit here").first.click()
    if bots:
        host.get_by_role("button", name="Fill up with bots").click()
    host.get_by_role("button", name="Start", exact=True).click()
    host.locator("main [data-place]").first.wait_for(state="attached")


def sit_at_one_screen(page: Page, link: str, seats: int = 2) -> None:
    """Begin a game for several at one page."""
    page.goto(link)
    page.get_by_role("button", name="Sit here", exact=True).first.click()
    for _ in range(seats - 1):
        page.get_by_role("button", name="Sit here too").first.click()
    start = page.get_by_role("button", name="Start", exact=True)
    start.click()
    start.wait_for(state="detached")  # or it would be taken for the button of a first decision


def join(page: Page, link: str) -> None:
    page.goto(link)
    page.get_by_role("button", name="Come in and sit down").click()
    page.get_by_role("button", name="Stand up").wait_for()


def click(target: Locator) -> None:
    target.click()


def tap(target: Locator) -> None:
    """Tap near the corner, which is free even of a card that lies under the next one."""
    target.tap(position={"x": 12, "y": 24})


def with_keys(target: Locator) -> None:
    """Go there with Tab and, inside a group, arrow keys; then press Enter."""
    page, wanted = target.page, target.element_handle()
    wanted.wait_for_element_state("enabled")
    is_there = "wanted => document.activeElement === wanted"
    in_group = "() => document.activeElement.matches('[data-stop]')"
    size = page.locator("[data-stop]").count()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate(in_group):
            page.keyboard.press("Home")
            for _ in range(size):
                if page.evaluate(is_there, wanted):
                    break
                page.keyboard.press("ArrowRight")
        if page.evaluate(is_there, wanted):
            page.keyboard.press("Enter")
            return
    raise AssertionError("the keyboard does not lead there")


def weigh(page: Page, game: str, chance: Random, press: Press = click) -> Locator:
    """Press open places of a board until an action is complete, and return its button."""
    for _ in range(30):
        wait_until_asked(page, game)
        do_it = page.locator(DO_IT).first
        if do_it.is_visible():
            return do_it
        stops = page.locator(OPEN[game])
        if count := stops.count():  # else another's move is being told, and it goes on afterwards
            press(stops.nth(chance.randrange(count)))
    raise AssertionError("nothing came of thirty presses")


def decide(page: Page, ears: Ears, game: str, chance: Random, press: Press = click) -> None:
    """Make one decision at a board, and wait until the server has taken it and the page has told it."""
    told = len(ears.plays)
    press(weigh(page, game, chance, press))
    until(page, lambda: ears.is_answered(told))
    page.locator(AT_REST).wait_for()


def is_asked(page: Page, game: str) -> bool:
    """Whether the board waits for something that its player may do."""
    return page.locator(f"{OPEN[game]}, {DO_IT}").first.is_visible()


def wait_until_asked(page: Page, game: str) -> None:
    until(page, lambda: is_asked(page, game))


def step_away(page: Page) -> None:
    """Let a bot play on."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a bot take over").first.click()
    page.get_by_role("button", name="Close").last.click()


def until_over(page: Page) -> dict[str, Any]:
    """Wait for the end, and return the record of the game."""
    page.get_by_role("button", name="See the table").wait_for()
    record: dict[str, Any] = page.request.get(f"{page.url.replace('/t/', '/api/tables/')}/record").json()
    return record


def position(page: Page) -> Locator:
    """Where a replay says which move of how many is shown."""
    return page.locator(".controls output")
