"""`tatami bench sim` measures every game, and says what it found as a table or as data."""

import json

import tatami
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
