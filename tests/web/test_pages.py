"""The page itself, in a real browser against a real server."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

import tatami
from tatami.engine.i18n.speaker import Speaker
from tatami.engine.scene import Message
from tests.server.running import running
from tests.web.conftest import Visit
from tests.web.playing import Ears, begin, decide, is_asked, join, make_table, settled, until_over

TITLES = {name: Speaker(f"games/{name}", "en").say(Message("title")) for name in tatami.games()}
MOST_DECISIONS = 400


def in_words(page: Page) -> None:
    """Switch to the table that plays any game."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("switch", name="The table in words").check()
    page.get_by_role("button", name="Close").last.click()


def play_on(*pages: Page, decisions: int = MOST_DECISIONS) -> None:
    """Every player with a decision takes the first option, until the game ends or enough was decided."""
    over = pages[0].get_by_role("button", name="See the table")
    for _ in range(decisions):
        anything = pages[0].locator("button[data-token]:enabled").first
        if len(pages) == 1:
            anything.or_(over).first.wait_for()
        for page in pages:
            if over.is_visible():
                return
            button = page.locator("button[data-token]:enabled").first
            if button.is_visible():
                token = button.get_attribute("data-token")
                button.click()
                expect(page.locator(f"button[data-token='{token}']:enabled")).to_have_count(0)


@pytest.mark.parametrize("game", TITLES)
def test_a_whole_game_against_bots_from_one_press(visit: Visit, game: str) -> None:
    page = visit()
    page.get_by_role("button", name=f"Play {TITLES[game]} against bots").click()
    page.get_by_role("heading", name=TITLES[game]).wait_for()
    in_words(page)
    play_on(page)
    expect(page.get_by_role("heading", level=2).first).to_contain_text(re.compile("win|victory", re.I))
    page.get_by_role("button", name="Check it").click()
    expect(page.get_by_text("The deal was fair.")).to_be_visible()
    expect(page.get_by_text("Your own random number is in it.")).to_be_visible()
    page.get_by_role("link", name="Review the game").click()
    page.get_by_role("button", name="To the end").click()
    assert re.search(r"/replay\?at=(\d+)#1,\1(,review)?$", page.url)


def test_friends_meet_by_a_link_and_a_reload_changes_nothing(visit: Visit) -> None:
    host = visit()
    host.get_by_role("button", name="Invite friends to TA-KE").click()
    link = host.get_by_role("textbox", name="Link to this table").input_value()
    friend = visit(link, locale="de")
    friend.get_by_label("Dein Name").fill("Jan")
    friend.get_by_role("button", name="Hereinkommen und Platz nehmen").click()
    expect(host.get_by_role("list").get_by_text("Jan", exact=True)).to_be_visible()
    host.get_by_role("button", name="Start", exact=True).click()
    for page, menu, switch, close in (
        (host, "Menu", "The table in words", "Close"),
        (friend, "Menü", "Tisch in Worten", "Schließen"),
    ):
        page.get_by_role("button", name=menu).click()
        page.get_by_role("switch", name=switch).check()
        page.get_by_role("button", name=close).last.click()
    play_on(host, friend, decisions=3)
    settled(host, friend)
    before = host.locator("dl").inner_text()
    host.reload()
    in_words(host)
    expect(host.locator("dl")).to_have_text(re.compile(r"\w"))
    assert host.locator("dl").inner_text() == before


def test_two_play_a_small_game_of_take_to_its_end_at_their_boards(visit: Visit, address: str) -> None:
    players = [visit(), visit()]
    ears = [Ears(page) for page in players]
    link = make_table(players[0], address, "take", 2, options={"chips": 1})
    join(players[1], link)
    begin(players[0], link)
    chance = Random(8)
    over = [page.get_by_role("button", name="See the table") for page in players]
    while not over[0].is_visible():
        for page, heard in zip(players, ears, strict=True):
            if page.get_by_text("Your turn", exact=True).is_visible() and is_asked(page, "take"):
                decide(page, heard, "take", chance)
    expect(over[1]).to_be_visible()
    record = until_over(players[0])
    assert len(record["actions"]) == sum(len(heard.plays) for heard in ears)
    least, most = sorted(record["result"]["scores"].values())
    result = f"{most} to {least}" if most > least else f"with {most} point"
    for page in players:
        expect(page.get_by_role("heading", level=2).first).to_contain_text(result)


def test_a_link_is_copied_also_where_the_page_is_not_secure(visit: Visit, address: str) -> None:
    page = visit()
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    link = make_table(page, address, "take", 2)
    page.goto(link)
    page.get_by_role("button", name="Copy").click()
    page.get_by_role("button", name="Copied").wait_for()
    page.goto(address)
    field = page.get_by_placeholder("Link or table code")
    field.focus()
    page.keyboard.press("Control+V")
    expect(field).to_have_value(link)


def test_the_host_leaves_cards_out_of_the_sets_and_a_friend_reads_along(visit: Visit, address: str) -> None:
    host = visit()
    link = make_table(host, address, "tenno", 2)
    host.goto(link)
    friend = visit(link, locale="de")
    cards = host.get_by_role("group", name=re.compile("The cards in each set"))
    cards.wait_for()
    expect(cards.get_by_role("checkbox", checked=True)).to_have_count(11)
    expect(cards.get_by_role("checkbox", name="Farmer 2")).to_be_disabled()
    # Faster than any answer: none of the presses may undo another.
    cards.evaluate("""(group) => {
      const boxes = [...group.querySelectorAll('input')]
      for (const box of boxes.filter(({ disabled }) => !disabled).slice(0, 3)) box.click()
    }""")
    for card in ("Ninja", "Monk", "Ronin"):
        expect(cards.get_by_role("checkbox", name=card)).not_to_be_checked()
    cards.get_by_role("checkbox", name="Ninja").click()
    expect(friend.get_by_role("checkbox", name="Mönch")).not_to_be_checked()
    expect(friend.get_by_role("checkbox", checked=True)).to_have_count(9)
    expect(friend.get_by_role("checkbox", disabled=True)).to_have_count(11)
    begin(host, link, bots=True)
    expect(host.locator("main .own").get_by_role("button", name="Ninja")).to_be_visible()
    expect(host.locator("main .own").get_by_role("button", name="Ronin")).to_have_count(0)


# Keeps every reason that a lobby gives from now on, however shortly it stands there.
KEEP_REASONS = """() => {
  window.reasons = []
  let before = ''
  const look = () => {
    const words = document.querySelector('.begin .reason').textContent
    if (words && words !== before) window.reasons.push(words)
    before = words
  }
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
}"""


def test_losing_a_seat_is_explained_and_giving_it_back_is_not(visit: Visit, address: str) -> None:
    host, guest = visit(), visit()
    link = make_table(host, address, "take", 2)
    host.goto(link)
    join(guest, link)
    guest.evaluate(KEEP_REASONS)
    guest.get_by_role("button", name="Stand up").click()
    sit = guest.get_by_role("button", name="Sit here").first
    sit.click()
    host.get_by_role("button", name="Remove").click()
    lost = guest.get_by_text("Hana took you out of your seat.")
    expect(lost).to_be_visible()
    sit.click()
    expect(lost).to_have_count(0)
    assert guest.evaluate("reasons") == [
        "Hana took you out of your seat. You may take any seat that is free."
    ]


@pytest.mark.parametrize("entered", ("5", "-3", "99", ""))
def test_a_number_that_is_not_allowed_does_not_stay(visit: Visit, address: str, entered: str) -> None:
    host = visit()
    host.goto(make_table(host, address, "take", 2))
    ninja = host.get_by_role("spinbutton", name="What a Ninja on the bottom")
    before = ninja.input_value()
    ninja.fill(entered)
    ninja.press("Tab")
    expect(ninja).to_have_value(before)
    expect(host.locator("small.refused")).to_have_text(re.compile(r"^A number from \d to \d$"))
    allowed = "1" if before == "2" else "2"
    ninja.fill(allowed)
    ninja.press("Tab")
    expect(host.locator("small.refused")).to_have_count(0)
    host.reload()
    expect(ninja).to_have_value(allowed)


def test_the_language_changes_at_once(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Language: English").click()
    page.get_by_role("combobox").select_option("ja")
    page.get_by_role("button", name="閉じる").click()
    expect(page.get_by_role("heading", name="あなたの卓")).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "ja"


def test_refusals_are_in_the_page_s_language_not_the_browser_s(browser: Browser, address: str) -> None:
    page = browser.new_page(locale="en-GB")  # whose console may report the refusal
    page.add_init_script("localStorage.setItem('tatami', JSON.stringify({lang: 'fr'}))")
    page.goto(f"{address}/tournaments/nowhere")
    refused = Speaker("server", "fr").say(Message("refused-nothing-here"))
    expect(page.get_by_text(refused).first).to_be_visible()
    page.context.close()


def test_page_reports_preparation_by_the_server(visit: Visit, tmp_path: Path) -> None:
    with running(tmp_path / "tatami.db", warm_up=True) as address:
        page = visit(address)
        news = page.get_by_text(re.compile(r"^Preparing the tables: .+, \d of 6$"))
        expect(news).to_be_visible(timeout=60_000)
        page.close()


@pytest.mark.parametrize("width", (360, 768, 1440))
@pytest.mark.parametrize("lang", ("de", "ru", "ja"))
def test_nothing_is_wider_than_the_window(visit: Visit, lang: str, width: int) -> None:
    page = visit(locale=lang, viewport={"width": width, "height": 800})
    page.get_by_role("heading", level=2).first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") == width


def test_about_page_lists_licences(visit: Visit, address: str) -> None:
    page = visit()
    page.goto(address)
    page.get_by_role("button", name="Preferences").click()
    page.get_by_role("dialog").get_by_role("link", name="About Tatami").click()
    expect(page.get_by_role("heading", name="About Tatami")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    for name in ("Fühler", "Zach", "静岡"):
        expect(page.locator("dd", has_text=name)).to_be_visible()
    page.locator("summary", has_text="commissioner").click()
    expect(page.locator("details[open]")).to_contain_text("SIL OPEN FONT LICENSE")
