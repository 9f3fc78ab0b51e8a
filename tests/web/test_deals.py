"""The page checks deals by the games' own declarations, and is tested with deals of the engine."""

from __future__ import annotations

import json

from scripts.web_deals import TARGET
from scripts.web_deals import render as declarations
from tatami.fair import DealStream, Fair
from tatami.games import load, names
from tests.web import make_deals


def test_the_page_has_the_declarations_of_the_games() -> None:
    assert TARGET.read_text(encoding="utf-8") == declarations(), "run scripts/web_deals.py"


def test_the_page_is_tested_with_deals_of_the_engine() -> None:
    text = make_deals.DEALS.read_text(encoding="utf-8")
    assert json.loads(text) == make_deals.records(), "run python -m tests.web.make_deals"


def test_the_page_is_tested_with_every_game_seat_count_and_option() -> None:
    records = json.loads(make_deals.DEALS.read_text(encoding="utf-8"))
    for name in names():
        game, met, seats = load(name), set[str](), set[int]()
        for record in records:
            if record["game"] == name:
                fair, options = Fair.parse(record["fair"]), game.settle(record["options"])
                dealt = game.read_deal(record["deal"], options)
                assert fair.kept
                assert game.draw_deal(DealStream(fair.seed), dealt.seats, options) == record["deal"]
                met |= set(record["options"])
                seats.add(dealt.seats)
        assert met == {option.name for option in game.options} and seats == set(game.seats)
