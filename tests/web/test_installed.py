"""The page as an app: it can be installed, read without a network, and outlives updates of its server."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, TimeoutError, expect

from tatami.server.http import app
from tatami.server.http.pages import STATIC, Pages
from tests.server.running import free_port, running
from tests.web.playing import PATIENCE, Ears, begin, decide, make_table, until

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
CONTROLLED = "() => navigator.serviceWorker.controller !== null"
KEPT = """caches.open('tatami-read').then(all => all.keys())
    .then(all => all.map(({ url }) => new URL(url).pathname))"""
Come = Callable[..., Page]


@pytest.fixture
def come(browser: Browser) -> Iterator[Come]:
    """Somebody with a browser that lets pages install themselves."""
    contexts = []

    def visit(url: str, **options: Any) -> Page:
        context = browser.new_context(**{"locale": "en", "reduced_motion": "reduce", **options})
        context.set_default_timeout(PATIENCE)
        context.add_init_script("localStorage.setItem('tatami-lesson-offered', 'yes')")
        contexts.append(context)
        page = context.new_page()
        page.goto(url.replace("127.0.0.1", "localhost"))
        return page

    yield visit
    for context in contexts:
        context.close()


def test_the_page_can_be_installed(come: Come, address: str) -> None:
    page = come(address)
    page.wait_for_function(CONTROLLED)
    session = page.context.new_cdp_session(page)
    assert session.send("Page.getAppManifest")["errors"] == []
    found = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in found if one["errorId"] != "in-incognito"] == []


def test_rules_lessons_and_puzzles_are_there_without_a_network(come: Come, address: str) -> None:
    page = come(address, **PHONE)
    page.wait_for_function(CONTROLLED)
    home = page.url

    def is_kept(pattern: str, count: int) -> bool:
        return sum(bool(re.fullmatch(pattern, path)) for path in page.evaluate(KEPT)) >= count

    until(page, lambda: is_kept("/api/games/[a-z]+/rules", 3))
    page.goto(f"{home}learn/take")
    until(page, lambda: is_kept("/api/lessons/take/.+", 6))  # the next ones, too
    page.goto(f"{home}puzzles/take")
    expect(page.get_by_role("heading", name="Find the best move")).to_be_visible()
    until(page, lambda: is_kept("/api/puzzles/take-.+", 3))

    page.context.set_offline(True)
    page.goto(home)
    expect(page.get_by_text("You’re offline.")).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text("The server is not answering.")
    found = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    assert [one["id"] for one in found if one["impact"] in ("serious", "critical")] == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    kept = page.get_by_role("region", name="To read in the meantime")  # a mat has links of the same names
    kept.get_by_role("link", name="TA-KE: the rules").press("Enter")
    expect(page.get_by_role("heading", level=1)).to_contain_text("TA-KE")
    expect(page.get_by_role("heading", name="On the table").first).to_be_attached()
    page.goto(home)
    kept.get_by_role("link", name="Learn TA-KE").click()
    page.get_by_role("button", name=re.compile("Next|Try it")).first.click()
    expect(page.locator("[data-place]").first).to_be_attached()
    page.goto(home)
    kept.get_by_role("link", name="Puzzles: TA-KE").click()
    expect(page.get_by_role("heading", name="Find the best move")).to_be_visible()
    expect(page.locator("[data-place]").first).to_be_attached()

    page.context.set_offline(False)
    page.goto(home)
    expect(page.get_by_role("heading", name="TA-KE").first).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def another_build(folder: Path) -> Path:
    """The page as another build would have it: every file of it under another name."""
    shutil.copytree(STATIC, folder, ignore=shutil.ignore_patterns("*.gz", "*.br"))
    named = [path for path in (folder / "assets").iterdir() if path.suffix in (".js", ".css")]
    names = {path.name: f"{path.stem}new{path.suffix}" for path in named}
    old = re.compile("|".join(map(re.escape, sorted(names, key=len, reverse=True))))
    for path in [*named, folder / "index.html", folder / "sw.js"]:
        path.write_text(old.sub(lambda found: names[found[0]], path.read_text("utf-8")), "utf-8")
    for path in named:
        path.rename(path.with_name(names[path.name]))
    worker = folder / "sw.js"
    worker.write_text(worker.read_text("utf-8").replace("VERSION = '", "VERSION = 'new"), "utf-8")
    return folder


@contextmanager
def updated(data: Path, port: int, page: Path | None) -> Iterator[str]:
    """A server with another build of the page."""
    with pytest.MonkeyPatch.context() as patch:
        if page is not None:
            patch.setattr(app, "Pages", partial(Pages, page))
        with running(data, port=port) as url:
            yield url


def files_of(page: Page) -> list[str]:
    """The scripts that a page has loaded."""
    found: list[str] = page.evaluate(
        """() => performance.getEntriesByType('resource').map(({ name }) => name)
            .filter(name => /\\.js$/.test(name))"""
    )
    return found


@pytest.mark.usefixtures("address")  # the page is built
@pytest.mark.parametrize("is_kept", [True, False], ids=["installed", "without a worker"])
def test_an_update_does_not_break_a_running_game(come: Come, tmp_path: Path, is_kept: bool) -> None:
    data, port, chance = tmp_path / "t.db", free_port(), Random(1)
    newer = another_build(tmp_path / "page")
    with updated(data, port, None) as url:
        page = come(url, service_workers="allow" if is_kept else "block")
        ears = Ears(page)
        if is_kept:
            page.wait_for_function(CONTROLLED)
        home = page.url.rstrip("/")
        begin(page, make_table(page, home, "take", 2, options={"start": 1}), bots=True)
        decide(page, ears, "take", chance)
        page.evaluate("window.isTheSame = true")
    with updated(data, port, newer):
        decide(page, ears, "take", chance)
        assert page.evaluate("window.isTheSame"), "nothing was loaded anew while it played"
        table = page.url
        page.evaluate("history.pushState(null, '', '/about'); dispatchEvent(new PopStateEvent('popstate'))")
        expect(page.get_by_role("heading", level=1)).to_be_visible()  # a file that was not loaded before
        assert page.evaluate("window.isTheSame === true") is is_kept
        page.goto(table)
        page.locator("main [data-place]").first.wait_for(state="attached")
        assert any(name.endswith("new.js") for name in files_of(page)), "the newer page"
        if is_kept:  # once no page of the old build is open, its files go
            waits = "navigator.serviceWorker.getRegistration().then(one => one.waiting !== null)"
            until(page, lambda: page.evaluate(waits))
            fresh = page.context.new_page()
            page.close()

            def opened_again() -> bool:
                fresh.goto("about:blank")
                with suppress(TimeoutError):  # it met the change of workers
                    fresh.goto(home, timeout=PATIENCE / 8)
                names = "caches.keys().then(all => all.filter(name => name.startsWith('tatami-page-')))"
                return [name[:15] for name in fresh.evaluate(names)] == ["tatami-page-new"]

            until(fresh, opened_again)
