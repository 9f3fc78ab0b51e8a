"""Datasets: rows with a seat's observations, actions and rewards, and nothing hidden from it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import tatami
from tatami.adapters import rewards
from tatami.bots.arena import Plan, Store, results
from tatami.cli import main
from tatami.research.dataset import Dataset, write
from tatami.research.dataset.plan import Bots, Records
from tatami.research.dataset.rows import COLUMNS, NO_ACTION, rows
from tests.conformance.tables import Table, percents, plain_table, seeds

parquet = pytest.importorskip("pyarrow.parquet")


def read(folder: Path) -> Any:
    return parquet.read_table(folder / "data").sort_by([("game", "ascending"), ("step", "ascending")])


@pytest.mark.parametrize("game", tatami.games())
def test_rows_tell_the_game_as_its_views_do(game: str):
    played = Bots.make(game, ["random"], 1, seed=4).game(0)
    found, match = rows(7, played), played.match
    again = tatami.new(game, seats=match.seats, deal=match.deal)
    for index, action in enumerate(match.actions):
        view = again.view(again.to_move)
        assert found["seat"][index] == again.to_move and found["step"][index] == index
        assert found["observation"][index].tolist() == view.tensor().tolist()
        assert found["action_mask"][index].astype(bool).tolist() == view.legal_mask.tolist()
        assert (found["action"][index], found["token"][index]) == (action, match.history[index])
        again.play_number(action)
    for seat in range(1, match.seats + 1):
        own = [row for row, mover in enumerate(found["seat"]) if mover == seat]
        assert [found["done"][row] for row in own] == [False] * (len(own) - 1) + [True]
        assert found["action"][own[-1]] == NO_ACTION
        got = rewards.rewards("rank", match.state())[seat - 1]
        assert sum(found["reward"][row] for row in own) == pytest.approx(got)
        assert [found["return_reward"][row] for row in own[:-1]] == [got] * (len(own) - 1)


@plain_table
@given(seed=seeds, percent=percents, world=st.integers(0, 2**64 - 1))
def test_rows_of_worlds_that_look_alike_are_the_same(table: Table, seed: int, percent: int, world: int):
    """What a row shows of the position follows from the view of its seat, also at the end."""
    match = table.position(seed, percent)
    for seat in range(1, table.seats + 1):
        other = match.view(seat).determinize(world)
        for one, two in zip(match.see(seat), other.see(seat), strict=True):
            assert one.tobytes() == two.tobytes()


def test_a_dataset_has_no_deal(tmp_path: Path):
    """A deal would tell what lies in the deck and in the hands of others."""
    source = Bots.make("tenka", ["random"], 2)
    write(Dataset(source, 1), tmp_path)
    deal = source.game(0).match.deal or ""
    for path in filter(Path.is_file, tmp_path.rglob("*")):
        assert deal.encode() not in path.read_bytes()
    assert set(read(tmp_path).column_names) == set(COLUMNS)


def test_a_dataset_does_not_depend_on_its_writers_and_resumes(tmp_path: Path):
    dataset = Dataset(Bots.make("take", ["random", "farmer"], 11, seed=3), 1)
    assert write(dataset, tmp_path / "one") == 11
    names = {path.name for path in (tmp_path / "one" / "data").glob("*.parquet")}
    assert sum(name.startswith("train") for name in names) == 9
    assert sum(name.startswith("validation") for name in names) == 1
    whole = read(tmp_path / "one")
    (tmp_path / "one" / dataset.name(4)).unlink()
    (tmp_path / "one" / f"{dataset.name(4)}.part1").write_bytes(b"cut off")
    assert write(dataset, tmp_path / "one") == 1
    (tmp_path / "one" / f"{dataset.name(4)}.part1").unlink()
    assert read(tmp_path / "one") == whole
    other = Dataset(Bots.make("take", ["random"], 11, seed=3), 1)
    with pytest.raises(tatami.GameError, match="another dataset"):
        write(other, tmp_path / "one")


def test_values_are_those_of_bots_that_look_ahead():
    played = Bots.make("tenka", ["daimyo@8"], 1).game(0)
    values = [value for value in played.values if value is not None]
    assert len(values) > 20 and all(0 <= value <= 1 for value in values)
    assert set(Bots.make("tenka", ["samurai"], 1).game(0).values) == {None}


def test_games_of_an_arena_become_a_dataset(tmp_path: Path):
    plan = Plan.make("take", ("random", "farmer"), 4)
    store = Store(tmp_path / "arena" / "games.jsonl", plan)
    for game in results(plan):
        store.add(game)
    out = tmp_path / "data"
    command = ["dataset", "take", "--arena", str(tmp_path / "arena"), "--out", str(out), "--jobs", "1"]
    assert main(command) == 0
    table = read(out)
    assert (
        set(table["player"].to_pylist()) == {"random", "farmer"} and len(set(table["game"].to_pylist())) == 4
    )
    assert main(["dataset", "tenno", *command[2:]]) == 2


def test_people_are_nameless():
    match = tatami.new("take", seed=1)
    match.players = {1: {"name": "Hana"}, 2: {"bot": "daimyo"}}
    while not match.over:
        match.play(match.legal()[0])
    played = Records("take", 2, (match.record().dumps(),), "people").game(0)
    assert played.players == ("person", "daimyo")
    assert "Hana" not in json.dumps({name: str(cells) for name, cells in rows(0, played).items()})


def test_sources_are_checked(tmp_path: Path, capsys):
    out = ["--out", str(tmp_path / "data")]
    for wrong in (
        ["dataset", "take", *out],
        ["dataset", "take", "--bots", "nobody", *out],
        ["dataset", "take", "--bots", "random", "--games", "0", *out],
        ["dataset", "take", "--server", "nowhere.db", *out],
    ):
        assert main(wrong) == 2
    assert "--agreed" in capsys.readouterr().err


def test_minari_reads_every_seat_as_an_episode(tmp_path: Path, monkeypatch):
    minari = pytest.importorskip("minari")
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path / "minari"))
    out = tmp_path / "data"
    command = ["dataset", "take", "--bots", "random", "--games", "3", "--out", str(out), "--jobs", "1"]
    assert main([*command, "--minari", "take/random-v0"]) == 0
    kept = minari.load_dataset("take/random-v0")
    assert kept.total_episodes == 6
    for episode in kept.iterate_episodes():
        steps = len(episode.actions)
        assert len(episode.observations["observations"]) == steps + 1
        masks = episode.observations["action_mask"][:steps]
        assert masks[np.arange(steps), episode.actions].all()
        assert episode.terminations.tolist() == [False] * (steps - 1) + [True]


def test_reading_needs_no_tatami(tmp_path: Path):
    write(Dataset(Bots.make("take", ["random"], 1)), tmp_path)
    code = (
        "import sys, pyarrow.parquet as parquet\n"
        f"table = parquet.read_table({str(tmp_path / 'data')!r})\n"
        "assert table.num_rows > 20 and 'tatami' not in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
