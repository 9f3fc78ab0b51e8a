"""The deals that the page's own check is tested with are those that the engine draws."""

from __future__ import annotations

import json
from pathlib import Path

from tatami.fair import DealStream, Fair
from tatami.games import load

DEALS = Path(__file__).resolve().parents[2] / "web" / "tests" / "deals.json"


def test_the_page_is_tested_with_deals_of_the_engine() -> None:
    for record in json.loads(DEALS.read_text(encoding="utf-8")):
        fair, game = Fair.parse(record["fair"]), load(record["game"])
        seats = 2 if game.name == "take" else int(record["deal"].split()[0])
        assert fair.kept
        assert game.draw_deal(DealStream(fair.seed), seats, game.settle(record["options"])) == record["deal"]
