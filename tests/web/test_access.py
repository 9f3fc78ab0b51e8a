"""axe finds nothing serious on any page, by day and by night, in three languages."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe

import tatami
from tatami.games import load
from tests.web.conftest import Visit
from tests.web.playing import begin, make_table, step_away, until_over

GRAVE = ("serious", "critical")
LANGUAGES = ("en", "ru", "ja")


def test_nothing_serious_on_any_page(visit: Visit, address: str) -> None:
    page = visit()
    lobby = make_table(page, address, "tenka", 4)
    links = {"home": address, "about": f"{address}/about", "learn": f"{address}/learn/take", "lobby": lobby}
    for game in tatami.games():
        links[game] = make_table(page, address, game, load(game).usual_seats, stand_in="farmer")
        begin(page, links[game], bots=True)
    over = make_table(page, address, "take", 2, stand_in="farmer")
    begin(page, over, bots=True)
    step_away(page)
    until_over(page)
    links |= {"end": over, "replay": f"{over}/replay#1,5"}
    axe, faults = Axe(), []
    for lang in LANGUAGES:
        page.evaluate("lang => localStorage.setItem('tatami', JSON.stringify({lang}))", lang)
        for name, link in links.items():
            page.goto("about:blank")  # a link that differs in its end only would not load the page anew
            page.goto(link)
            page.locator("main :is(h1, h2, h3)").first.wait_for(state="attached")
            assert page.locator("html").get_attribute("lang") == lang
            for scheme in ("light", "dark"):
                page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
                for found in axe.run(page, options={"resultTypes": ["violations"]}).response["violations"]:
                    if found["impact"] in GRAVE:
                        targets = [node["target"] for node in found["nodes"]]
                        faults.append((name, lang, scheme, found["id"], targets))
    assert not faults, "\n".join(map(str, faults))
