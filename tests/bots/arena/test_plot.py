"""Pictures are sound SVG that show every figure in its place."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from tatami.bots.arena import Plan, results, summarise
from tatami.charts.ladder import Row, dots, pictures

SVG = "{http://www.w3.org/2000/svg}"


def test_dots_and_whiskers_stand_where_their_figures_are():
    rows: list[Row] = [
        ("one <two> & three", {"mean": 5.0, "low": 0.0, "high": 10.0}),
        ("unknown", {"mean": None, "low": None, "high": None}),
        ("alone", {"mean": -10.0, "low": None, "high": None}),
    ]
    tree = ElementTree.fromstring(dots("A & B", "points", rows, mark=0))
    first, second = (float(dot.attrib["cx"]) for dot in tree.iter(f"{SVG}circle"))
    lines: dict[str, list[tuple[float, float]]] = {kind: [] for kind in ("whisker", "mark", "grid")}
    for line in tree.iter(f"{SVG}line"):
        lines[line.attrib["class"]].append((float(line.attrib["x1"]), float(line.attrib["x2"])))
    ((low, high),) = lines["whisker"]
    ((mark, _),) = lines["mark"]
    assert low == mark and first == pytest.approx((low + high) / 2, abs=0.1)
    assert mark - second == pytest.approx(high - low, abs=0.2)
    words = [text.text for text in tree.iter(f"{SVG}text")]
    assert {"A & B", "points", "one <two> & three", "alone", "0", "10", "−10"} <= set(words)


@pytest.mark.parametrize("format", ["pairs", "alike"])
def test_every_arena_has_its_pictures(format: str):
    plan = Plan.make("tenno", ("random", "random@2"), 2, seats=2, format=format)
    drawn = pictures(summarise(plan, results(plan)))
    assert set(drawn) == {"margins", "shares"} | ({"ratings"} if format == "pairs" else set())
    for picture in drawn.values():
        ElementTree.fromstring(picture)
        assert "prefers-color-scheme" in picture
