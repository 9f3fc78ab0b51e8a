"""Notices of the page: your turn, hints, and reasons for waiting."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from tests.web.conftest import ROOT, Visit
from tests.web.playing import OPEN, Ears, begin, click, decide, make_table, until, wait_until_asked, weigh

# The user looks at another page; notifications are recorded.
ELSEWHERE = """() => {
  Object.defineProperty(Document.prototype, 'hidden', { get: () => true })
  window.told = []
  window.Notification = class extends Notification {
    constructor(words, options) {
      super(words, options)
      window.told.push(words)
    }
  }
}"""


@contextmanager
def served(data: Path) -> Iterator[str]:
    """The address of a server in a process of its own, which has everything still to make ready."""
    command = (sys.executable, "-m", "tatami.cli", "serve", "--port", "0", "--data", str(data))
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=environment) as server:
        try:
            assert server.stderr is not None
            yield next(line.split()[-1] for line in server.stderr if "people can play at" in line)
        finally:
            server.terminate()


def test_title_icon_and_a_notification_say_whose_turn_it_is(visit: Visit, address: str) -> None:
    page = visit(permissions=["notifications"])
    page.add_init_script(f"({ELSEWHERE})()")
    ears = Ears(page)
    icon = page.locator("link[rel=icon]")
    begin(page, make_table(page, address, "take", 2, stand_in="farmer"), bots=True)
    wait_until_asked(page, "take")
    expect(page).to_have_title("● Your turn · TA-KE · Tatami")
    expect(icon).to_have_attribute("href", "/mark-yours.svg")
    assert page.evaluate("told") == [], "nobody has asked for notifications"
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Preferences").click()
    page.get_by_role("switch", name="Notifications").check()
    page.get_by_role("button", name="Close").last.click()
    decide(page, ears, "take", Random(4))
    page.wait_for_function("told.length > 0")
    assert page.evaluate("told[0]") == "TA-KE: Your turn"
    page.goto(address)
    expect(page).to_have_title("Tatami")
    expect(icon).to_have_attribute("href", "/mark.svg")


@pytest.mark.parametrize(
    ("game", "seats", "value"), (("take", 2, r"[+−][\d.]+\spts"), ("tenka", 4, r"\d{1,3}%"))
)
def test_a_hint_is_marked_on_the_board_until_something_is_decided(
    visit: Visit, address: str, game: str, seats: int, value: str
) -> None:
    page = visit()
    ears = Ears(page)
    begin(page, make_table(page, address, game, seats, stand_in="farmer", hints=True), bots=True)
    wait_until_asked(page, game)
    while page.locator(OPEN[game]).count() < 2:  # what must be done is sure anyway
        decide(page, ears, game, Random(5))
        wait_until_asked(page, game)
    page.get_by_role("button", name="Hint").click()
    hint = page.get_by_role("region", name="Hint")
    expect(hint.get_by_role("listitem").first).to_have_text(re.compile(rf"1.+{value}", re.DOTALL))
    expect(hint).to_have_text(re.compile(r"best move|close call|proven"))
    marked = page.locator("main [data-marked]")
    expect(marked.first).to_be_visible()
    assert page.evaluate(
        """() => {
            const strip = document.querySelector('[aria-label=Hint]').getBoundingClientRect()
            return [...document.querySelectorAll('[data-marked] rect')].every(
                (mark) => mark.getBoundingClientRect().top >= strip.bottom - 6)
        }"""
    ), "the words cover what they speak of"
    decide(page, ears, game, Random(2))
    expect(hint).to_be_hidden()
    expect(marked).to_have_count(0)


def test_a_late_hint_is_told_of_can_be_called_off_and_is_never_shown_over_another_choice(
    visit: Visit, address: str
) -> None:
    page, is_held = visit(), True
    held: list[Callable[[], None]] = []

    def carry(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def hear(text: str | bytes) -> None:
            if is_held and '"is":"hint"' in str(text):
                held.append(lambda: line.send(text))
            else:
                line.send(text)

        server.on_message(hear)

    page.route_web_socket(re.compile("/ws"), carry)
    begin(page, make_table(page, address, "take", 2, stand_in="farmer", hints=True), bots=True)
    wait_until_asked(page, "take")
    button, awaited = page.get_by_role("button", name="Hint"), page.get_by_text("thinking about your hint")
    advice = page.get_by_role("region", name="Hint").get_by_role("list")
    for call_off in (lambda: page.get_by_role("button", name="Cancel").click(), button.click):
        button.click()
        expect(awaited).to_be_visible()
        call_off()
        expect(awaited).to_be_hidden()
    button.click()
    expect(awaited).to_be_visible()
    weigh(page, "take", Random(2), click).click()
    expect(awaited).to_be_hidden()
    wait_until_asked(page, "take")
    until(page, lambda: len(held) == 3)
    is_held = False
    for let_go in held:
        let_go()
    button.click()
    expect(advice).to_have_count(1)  # the one for this decision, after all the others
    page.get_by_role("button", name="Close").click()
    expect(advice).to_be_hidden()


def test_play_is_done_as_soon_as_it_can_be(visit: Visit, address: str) -> None:
    page, held = visit(), list[Route]()
    page.route(re.compile(r"/api/games(\?|$)"), lambda route: held.append(route))
    page.reload(wait_until="commit")
    play = page.get_by_role("region", name="Play").get_by_role("button").first
    expect(play).to_have_text("Play")
    expect(play).to_be_enabled()
    play.click()
    expect(play).to_have_text("Just a moment")
    expect(play).to_be_disabled()
    until(page, lambda: held)
    for route in held:
        route.continue_()
    page.locator("main [data-place]").first.wait_for(state="attached")
    assert "/t/" in page.url


def test_page_reports_preparation_and_continues_by_itself(visit: Visit, tmp_path: Path) -> None:
    page = visit()  # a browser that is open already is there before everything is ready
    with served(tmp_path / "tatami.db") as address:
        page.goto(address, wait_until="commit")
        preparing = page.get_by_text("Preparing the tables")
        expect(preparing).to_be_visible()
        page.get_by_role("button", name="Play TA-KE against bots").click()
        wait_until_asked(page, "take")
        page.goto(address)
        expect(preparing).to_be_hidden(timeout=300_000)
        expect(page.get_by_role("button", name="Play TENNO against bots")).to_be_enabled()
        page.close()
