"""Other ways to sit at a table: keys, thumbs, one screen for two, a line that breaks, another language."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

import tatami
from tests.server.running import running
from tests.web.conftest import Visit
from tests.web.playing import (
    DO_IT,
    OPEN,
    Ears,
    Press,
    begin,
    decide,
    is_asked,
    make_table,
    position,
    sit_at_one_screen,
    step_away,
    tap,
    until,
    until_over,
    wait_until_asked,
    weigh,
    with_keys,
)


def test_the_keyboard_alone_begins_a_game_and_plays_a_turn_of_take(visit: Visit) -> None:
    page = visit()
    ears = Ears(page)
    with_keys(page.get_by_role("button", name="Play TA-KE against bots"))
    page.get_by_role("heading", name="TA-KE").wait_for()
    wait_until_asked(page, "take")
    decide(page, ears, "take", Random(1), with_keys)


def test_the_keyboard_alone_attacks_in_tenno(visit: Visit, address: str) -> None:
    page = visit()
    ears = Ears(page)
    begin(page, make_table(page, address, "tenno", 2, stand_in="farmer"), bots=True)
    chance = Random(2)
    while not [token for token in ears.plays if "x" in token]:
        wait_until_asked(page, "tenno")
        decide(page, ears, "tenno", chance, with_keys)


def test_cards_to_give_away_are_marked_and_the_hand_is_not_bright(visit: Visit, address: str) -> None:
    page = visit()
    ears, chance = Ears(page), Random(3)
    gifts, hand = (
        page.locator("main .battle .fighter button[data-stop]"),
        page.locator("main .hand [data-stop]"),
    )
    over = page.get_by_role("button", name="See the table")
    link = ""
    while not gifts.count():
        if not link or over.is_visible():
            link = make_table(page, address, "tenka", 3, stand_in="farmer")
            begin(page, link, bots=True)
        elif is_asked(page, "tenka"):
            decide(page, ears, "tenka", chance)
        until(page, lambda: gifts.count() or over.is_visible() or is_asked(page, "tenka"))
    expect(hand.locator(".off")).to_have_count(hand.count())
    expect(gifts.locator(".off")).to_have_count(0)
    for gift in gifts.all():
        expect(gift).not_to_have_css("box-shadow", "none")


def test_each_question_of_tenno_focuses_its_choices(visit: Visit, address: str) -> None:
    page = visit()
    ears, chance = Ears(page), Random(7)
    begin(page, make_table(page, address, "tenno", 2, stand_in="farmer"), bots=True)
    for asked in range(5):
        wait_until_asked(page, "tenno")
        if asked > 0:
            expect(
                page.locator(OPEN["tenno"]).or_(page.locator(DO_IT)).and_(page.locator(":focus"))
            ).to_be_visible()
        decide(page, ears, "tenno", chance, with_keys)


def test_digits_lead_to_the_own_cards_of_tenno_from_everywhere(visit: Visit, address: str) -> None:
    page = visit()
    begin(page, make_table(page, address, "tenno", 2, stand_in="farmer"), bots=True)
    wait_until_asked(page, "tenno")
    for key, place in (("2", "row/2"), ("3", "row/3")):
        page.get_by_role("button", name="Menu").focus()
        page.keyboard.press(key)
        expect(page.locator(f"main [data-place$='{place}']:focus")).to_be_visible()
    page.keyboard.press("4")
    expect(page.locator("main [data-place$=hand] [data-stop]:focus")).to_be_visible()


def play_two_cards_of_tenka(page: Page, address: str, press: Press) -> None:
    ears, chance = Ears(page), Random(3)
    begin(page, make_table(page, address, "tenka", 3, stand_in="farmer"), bots=True)
    while len([token for token in ears.plays if token.isalnum()]) < 2:
        wait_until_asked(page, "tenka")
        decide(page, ears, "tenka", chance, press)


def test_the_keyboard_alone_plays_two_cards_of_tenka(visit: Visit, address: str) -> None:
    play_two_cards_of_tenka(visit(), address, with_keys)


def test_thumbs_on_a_phone_play_a_battle_of_tenka(visit: Visit, address: str) -> None:
    page = visit(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    play_two_cards_of_tenka(page, address, tap)
    assert page.evaluate("document.documentElement.scrollWidth") == 360


def test_keyboard_focus_is_kept_across_pages_and_dialogs(visit: Visit, address: str) -> None:
    page = visit()
    with_keys(page.get_by_role("link", name="Past games"))
    title = page.get_by_role("heading", name="Past games")
    title.wait_for()
    expect(title).to_be_focused()
    begin(page, make_table(page, address, "take", 2, stand_in="farmer"), bots=True)
    wait_until_asked(page, "take")
    menu = page.get_by_role("button", name="Menu")
    for inside in ("Preferences", "Rules"):
        with_keys(menu)
        with_keys(page.get_by_role("dialog").get_by_role("button", name=inside))
        page.keyboard.press("Escape")
        expect(menu).to_be_focused()


@pytest.mark.parametrize(
    ("game", "seats", "memory"), (("tenka", 3, "Cards played"), ("tenno", 3, "Cards seen so far"))
)
def test_the_memory_of_a_game_gives_the_focus_back(
    visit: Visit, address: str, game: str, seats: int, memory: str
) -> None:
    page = visit()
    begin(page, make_table(page, address, game, seats, stand_in="farmer"), bots=True)
    wait_until_asked(page, game)
    opener = page.get_by_role("button", name=memory)
    with_keys(opener)
    with_keys(page.get_by_role("dialog").get_by_role("button", name="Close"))
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(opener).to_be_focused()


def two_at_one_screen(page: Page, address: str) -> Locator:
    """Begin a game of secrets for two at one page, and return the button that opens the curtain."""
    sit_at_one_screen(page, make_table(page, address, "tenno", 2))
    curtain = page.get_by_role("button", name="Show my cards")
    curtain.wait_for()
    return curtain


def test_two_at_one_screen_never_see_each_others_side(visit: Visit, address: str) -> None:
    page = visit()
    ears = Ears(page)
    curtain = two_at_one_screen(page, address)
    chance = Random(4)
    passed_on = set()
    for _ in range(6):
        wait_until_asked(page, "tenno")
        if curtain.is_visible():
            assert page.locator("main [data-place]").count() == 0
            assert page.get_by_role("log").locator("p").count() == 0
            [seat] = re.findall(r"seat (\d)", page.get_by_role("heading", level=2).inner_text())
            passed_on.add(int(seat))
            curtain.click()
            assert page.locator(f"main [data-place='seat/{seat}/hand'] [data-piece]").count() > 0
            wait_until_asked(page, "tenno")
        decide(page, ears, "tenno", chance)
    assert passed_on == {1, 2}


# Counts the pieces flying over the board, from now on.
COUNT_FLIGHTS = """() => {
  window.flights = 0
  new MutationObserver((changes) => {
    window.flights += changes.filter(({ target }) => target.matches('[data-piece][data-flying]')).length
  }).observe(document.body, { attributes: true, subtree: true, attributeFilter: ['data-flying'] })
}"""


def test_at_one_screen_a_move_is_shown_to_its_player_and_to_the_next(visit: Visit, address: str) -> None:
    page = visit()
    ears = Ears(page)
    curtain = two_at_one_screen(page, address)
    page.evaluate(COUNT_FLIGHTS)
    chance = Random(8)
    told = {"who made it": 0, "who comes next": 0}
    while 0 in told.values():
        wait_until_asked(page, "tenno")
        before = page.evaluate("window.flights")
        if curtain.is_visible():
            curtain.click()
            wait_until_asked(page, "tenno")
            told["who comes next"] += page.evaluate("window.flights") - before
        else:
            decide(page, ears, "tenno", chance)
            wait_until_asked(page, "tenno")
            told["who made it"] += page.evaluate("window.flights") - before
        assert len(ears.plays) < 16, told


def test_where_all_is_open_one_screen_turns_to_the_next_once_a_move_is_told(
    visit: Visit, address: str
) -> None:
    page = visit()
    ears, chance = Ears(page), Random(9)
    sit_at_one_screen(page, make_table(page, address, "take", 2))
    wait_until_asked(page, "take")
    page.evaluate(COUNT_FLIGHTS)
    takes = page.get_by_role("log").locator("p").filter(has_text=re.compile("^(You|Hana).* takes? "))
    for number in range(1, 4):
        before = page.evaluate("window.flights")
        decide(page, ears, "take", chance)
        wait_until_asked(page, "take")
        assert page.evaluate("window.flights") > before
        assert takes.count() == number, "nobody is told twice what both have seen"
    first, second, third = (message["seat"] for message in ears.said if message["do"] == "play")
    assert first == third != second


def test_neither_a_reload_nor_coming_back_opens_the_curtain(visit: Visit, address: str) -> None:
    page = visit()
    curtain = two_at_one_screen(page, address)
    curtain.click()
    page.get_by_role("button", name="Lay them face down").click()
    expect(curtain).to_be_visible()
    for come_back in (page.reload, lambda: (page.goto(address), page.go_back())):
        come_back()
        expect(curtain).to_be_visible()
        assert page.locator("[data-place]").count() == 0
        for secret in ("Hint", "Cards seen so far"):
            expect(page.get_by_role("button", name=secret)).to_have_count(0)
        page.get_by_role("button", name="Menu").click()
        expect(page.get_by_role("dialog").get_by_role("list", name="So far")).to_have_count(0)
        page.keyboard.press("Escape")
    curtain.click()
    expect(page.locator("main [data-place='seat/2/hand'] [data-piece]")).not_to_have_count(0)


def test_a_server_that_comes_back_is_found_without_a_reload(visit: Visit, tmp_path: Path) -> None:
    data = tmp_path / "tatami.db"
    chance = Random(5)
    with running(data) as address:
        page = visit(address)
        ears = Ears(page)
        begin(page, make_table(page, address, "take", 2, stand_in="farmer"), bots=True)
        page.evaluate("document.documentElement.dataset.stays = 'yes'")
        wait_until_asked(page, "take")
        decide(page, ears, "take", chance)
        wait_until_asked(page, "take")
    expect(page.get_by_text("Connection lost. Reconnecting…")).to_be_visible()
    with running(data, port=int(address.rsplit(":", 1)[1])):
        expect(page.get_by_text("Connection lost. Reconnecting…")).to_be_hidden(timeout=60_000)
        before = len(ears.plays)
        decide(page, ears, "take", chance)
        wait_until_asked(page, "take")
        assert len(ears.plays) == before + 1
        assert page.locator("html").get_attribute("data-stays") == "yes"
        page.close()


def test_a_game_goes_on_where_the_network_was_gone(visit: Visit, address: str) -> None:
    page = visit()
    ears = Ears(page)
    chance = Random(6)
    begin(page, make_table(page, address, "take", 2, stand_in="farmer"), bots=True)
    page.evaluate("document.documentElement.dataset.stays = 'yes'")
    wait_until_asked(page, "take")
    lost = page.get_by_text("Connection lost. Reconnecting…")
    page.context.set_offline(True)
    expect(lost).to_be_visible()
    weigh(page, "take", chance).click()  # that needs no network; the decision is sent later
    page.context.set_offline(False)
    expect(lost).to_be_hidden()
    until(page, lambda: ears.is_answered(0))
    wait_until_asked(page, "take")
    decide(page, ears, "take", chance)
    assert page.locator("html").get_attribute("data-stays") == "yes"


def test_a_link_leads_to_one_move_and_the_table_speaks_another_language_at_once(
    visit: Visit, address: str
) -> None:
    page = visit()
    begin(page, make_table(page, address, "take", 2, stand_in="farmer"), bots=True)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Preferences").click()
    page.get_by_role("combobox").select_option("de")
    page.get_by_role("button", name="Schließen").last.click()
    expect(page.get_by_role("button", name=re.compile("^Feld A")).first).to_be_visible()
    page.get_by_role("button", name="Menü").click()
    page.get_by_role("button", name="Einstellungen").click()
    page.get_by_role("combobox").select_option("en")
    page.get_by_role("button", name="Close").last.click()
    step_away(page)
    match = tatami.replay(json.dumps(until_over(page)))
    friend = visit(f"{page.url}/replay#2,7", locale="fr")
    expect(position(friend)).to_have_text(f"7 sur {len(match.history)}")
    scores = match.at(7).scores()
    points = friend.get_by_role("list", name="Points après ce coup").get_by_role("listitem")
    assert [int(text.split()[-1]) for text in points.all_inner_texts()] == [scores[1], scores[2]]
