"""`tatami bench sim` measures every game and prints the figures as a table or as data."""

import json
from xml.etree import ElementTree

import tatami
from tatami.benchmarks import overall
from tatami.cli import main
from tatami.games import load


def test_bench_measures_every_game_and_seat_count(capsys):
    assert main(["bench", "sim", "--quick", "--rounds", "1", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    for name in tatami.games():
        for seats in load(name).seats:
            assert figures["random"][f"{name} {seats}"]["decisions_per_second"] > 0
        for how in ("arrays", "match"):
            assert figures["driven"][f"{name} {how}"]["games_per_second"] > 0


def test_bench_shows_a_table(capsys):
    assert main(["bench", "sim", "--quick", "--rounds", "1"]) == 0
    shown = capsys.readouterr().out
    assert "Random play" in shown and "take 2" in shown and "tenno 7" in shown


def test_a_picture_has_a_bar_for_every_figure_in_the_colour_of_its_maker():
    rate = {"median": 2e3, "per_second": 2e3, "decisions_per_second": 2e3, "low": 1e3, "high": 3e6}
    figures = {
        "random": {"random": {"take 2": rate}, "peers": {"hearts": rate}},
        "steps": {"rates": {"batch take 2": rate, "pgx <connect_four>": rate}},
        "search": {"take daimyo": rate, "OpenSpiel MCTS": rate},
    }
    picture = ElementTree.fromstring(overall.picture(figures))
    strokes = [path.attrib["stroke"] for path in picture.iter() if path.attrib.get("stroke-width")]
    assert strokes == ["#1D4373", "#B8862B"] * 3
    assert "OpenSpiel hearts" in {text.text for text in picture.iter()}
