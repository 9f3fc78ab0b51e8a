"""An owner's list of cards, pasted into the options of a table."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.games.tenka.reference import OWN_LIST
from tests.web.conftest import Visit
from tests.web.playing import begin, make_table, wait_until_asked


def test_a_pasted_list_is_refused_beside_its_field_and_then_played_with(visit: Visit, address: str) -> None:
    page = visit()
    page.goto(make_table(page, address, "tenka", 3, stand_in="farmer"))
    field = page.get_by_label("The 45 country cards are our reconstruction")
    expect(field).to_have_value("")
    wrong = OWN_LIST.replace("M4 M 4 6 mori", "M4 M 4 mori")
    field.fill(wrong)
    field.blur()
    why = page.get_by_text("Card list, line 4, “M4 M 4 mori”: a card has five words, not 4.")
    expect(why).to_be_visible()
    expect(why).to_contain_text("“M7 M 7 3 oda”")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_value(wrong)  # it stays to be mended
    for width, height in ((1280, 800), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        expect(why).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    field.fill(OWN_LIST.replace("mori", "Hojo").replace("oda", "Asai"))
    field.blur()
    expect(why).to_have_count(0)
    expect(field).to_have_attribute("aria-invalid", "false")
    begin(page, page.url, bots=True)
    wait_until_asked(page, "tenka")
    hand = page.locator("[data-place='seat/1/hand'] button[aria-label]")
    said = " ".join(hand.nth(card).get_attribute("aria-label") or "" for card in range(hand.count()))
    assert "Mori" not in said and "Oda" not in said
    assert {name for name in ("Hojo", "Asai", "Takeda", "Uesugi") if name in said}
