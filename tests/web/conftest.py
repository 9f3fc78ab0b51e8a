"""A real server with the built page, and a real browser."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Error, Page, Playwright, expect, sync_playwright

from tests.server.running import running
from tests.web.playing import PATIENCE

ROOT = Path(__file__).resolve().parents[2]
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

expect.set_options(timeout=PATIENCE)

Visit = Callable[..., Page]


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    subprocess.run([ROOT / "scripts" / "web.sh", "build"], check=True)
    with running(tmp_path_factory.mktemp("web") / "tatami.db") as address:
        yield address


def launch(playwright: Playwright) -> Browser:
    """The system's Chromium, else the one that playwright has installed."""
    path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    return playwright.chromium.launch(executable_path=path, args=FLAGS)


@contextmanager
def browser_at_a_server() -> Iterator[tuple[Browser, str]]:
    """A browser, and the address of a server with no data: for what looks at pages outside the tests."""
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder) / "tatami.db") as address,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        yield browser, address
        browser.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A browser for all tests."""
    with sync_playwright() as playwright:
        try:
            browser = launch(playwright)
        except Error as error:
            pytest.skip(f"no Chromium here; scripts/browser.sh gets one: {error}")
        yield browser
        browser.close()


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Visit]:
    """A new user with their own browser; errors in their page fail the test."""
    contexts, problems = [], []

    def hear(line: ConsoleMessage) -> None:
        # A server that a test has stopped, or a network that it has cut, is no fault of the page.
        cut = ("ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED", "registration blocked by Playwright")
        if line.type in ("error", "warning") and not any(reason in line.text for reason in cut):
            problems.append(line.text)

    def come(path: str = "/", *, is_new: bool = False, **options: Any) -> Page:
        usual = {"reduced_motion": "reduce", "locale": "en", "service_workers": "block"}
        context = browser.new_context(**{**usual, **options})
        context.set_default_timeout(PATIENCE)
        if not is_new:  # somebody who was here before is not offered the lessons
            context.add_init_script("try { localStorage.setItem('tatami-lesson-offered', 'yes') } catch {}")
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", hear)
        page.goto(path if path.startswith("http") else f"{address}{path}")
        return page

    yield come
    for context in contexts:
        context.close()
    assert problems == []
