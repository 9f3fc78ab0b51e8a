"""A game that the page was not built for: its mat, its rules and the generic table, from the server alone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random

import pytest
from playwright.sync_api import expect

from tatami import games
from tatami.cli.new_game import TEMPLATE
from tatami.server.wire.catalogue import catalogue
from tests.web.conftest import Visit
from tests.web.playing import AT_REST, Ears, until

NAME = TEMPLATE.name


@pytest.fixture
def offered() -> Iterator[str]:
    """The example of a new game among those of the server."""
    path, found = games.__path__, games._homes  # type: ignore[attr-defined]
    path.append(str(TEMPLATE.parent))
    found.cache_clear()
    catalogue.cache_clear()
    yield NAME
    path.remove(str(TEMPLATE.parent))
    found.cache_clear()
    catalogue.cache_clear()


def test_a_game_from_another_folder_is_played_on_the_page(visit: Visit, offered: str):
    page = visit("/")
    ears = Ears(page)
    mat = page.get_by_role("region", name="Ichiba")
    expect(mat).to_contain_text("2–4 players")
    expect(mat.get_by_role("link", name="Ichiba: the rules")).to_be_visible()
    mat.get_by_role("button", name="Play Ichiba against bots").click()
    offers, chance = page.locator(f"{AT_REST} [data-token]:enabled"), Random(1)
    for number in range(3):
        offers.first.wait_for()
        offers.nth(chance.randrange(offers.count())).click()
        until(page, partial(ears.is_answered, number))
    offers.first.wait_for()
    expect(page.get_by_text("Your hand").first).to_be_visible()
    page.goto(page.url.split("/t/")[0] + f"/rules/{offered}")
    expect(page.get_by_role("heading", name="A turn")).to_be_visible()
