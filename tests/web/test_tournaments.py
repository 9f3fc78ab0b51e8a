"""A duplicate tournament of eight, two people among bots, from the plan to the final standings."""

from __future__ import annotations

import csv
import io

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.playing import step_away

PHONE = {"width": 360, "height": 740}
ROUNDS = 2


def plan(host: Page) -> None:
    """Plan a duplicate of TA-KE for eight, the title typed and the choices made with the keyboard."""
    host.get_by_role("link", name="Tournaments").click()
    host.get_by_role("button", name="Plan a tournament").click()
    dialog = host.get_by_role("dialog")
    title = dialog.get_by_label("Title")
    title.focus()
    host.keyboard.press("Control+A")
    host.keyboard.type("Autumn Cup")
    for group, choice in (
        ("Game", "TA-KE"),
        ("Format", "Duplicate"),
        ("Rounds", str(ROUNDS)),
        ("Players in all", "8"),
        ("Bots for the free seats", "Farmer"),
        ("Break between rounds", "none"),
    ):
        wanted = dialog.get_by_role("group", name=group).get_by_role("radio", name=choice).first
        wanted.focus()
        host.keyboard.press("Space")
        expect(wanted).to_be_checked()
    assert grave(host) == []
    dialog.get_by_role("button", name="Plan a tournament").press("Enter")
    expect(host.get_by_role("heading", name="Autumn Cup")).to_be_visible()


def grave(page: Page) -> list[object]:
    """What axe finds, by day and by night."""
    found: list[object] = []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        violations = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
        found += [(scheme, one["id"], [node["target"] for node in one["nodes"]]) for one in violations]
    return found


def play(page: Page) -> None:
    """Go to the table with one press, and let a bot take over."""
    page.get_by_role("link", name="Go to your table").first.click()
    page.locator("main [data-place]").first.wait_for(state="attached")
    step_away(page)


def come_back(page: Page) -> None:
    page.get_by_role("button", name="See the table").wait_for()
    page.get_by_role("link", name="Go to the tournament").click()


def test_a_duplicate_of_eight_is_played_to_its_end(visit: Visit, address: str) -> None:
    host, guest = visit(), visit(viewport=PHONE, has_touch=True, is_mobile=True)
    plan(host)
    host.get_by_role("button", name="Enter", exact=True).click()
    guest.goto(host.url)
    guest.get_by_role("button", name="Enter", exact=True).click()
    for page in (host, guest):
        expect(page.get_by_text("2 players have entered; bots make it up to 8.")).to_be_visible()
    host.get_by_role("button", name="Begin the first round").click()
    for number in range(1, ROUNDS + 1):
        for page in (host, guest):
            expect(page.get_by_role("heading", name=f"Round {number} of {ROUNDS}")).to_be_visible()
            play(page)
        for page in (host, guest):
            come_back(page)
    for page in (host, guest):
        expect(page.get_by_role("heading", name="Won by")).to_be_visible()
        expect(page.get_by_text("Checked here")).to_be_visible()
        expect(page.get_by_role("region", name="Standings").locator("tbody tr")).to_have_count(8)
        assert grave(page) == []
    rows = host.get_by_role("region", name="Standings").locator("tbody tr").all_inner_texts()
    with host.expect_download() as download:
        host.get_by_role("link", name="Standings (CSV)").click()
    lines = list(csv.DictReader(io.StringIO(download.value.path().read_text("utf-8"))))
    assert [line["place"] for line in lines] == [row.split()[0] for row in rows]
    expect(host.get_by_role("link", name="Review: ")).to_have_count(4)  # the last round is open
