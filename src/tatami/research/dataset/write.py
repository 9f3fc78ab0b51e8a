"""Datasets on disk: Parquet files written atomically, a description, and a data card."""

from __future__ import annotations

import io
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from tatami import __version__
from tatami.bots.workers import Alone, Workers
from tatami.engine.game import Game, GameError
from tatami.games import load
from tatami.research.dataset.plan import Dataset
from tatami.research.dataset.rows import COLUMNS, rows

FORMAT = 1
Told = Callable[[int, int], None]  # files done, and files in total


def write(
    dataset: Dataset,
    folder: Path,
    *,
    workers: Workers | None = None,
    told: Told = lambda done, total: None,
) -> int:
    """Write the missing files; return how many there were. Workers need not reach the folder."""
    _pyarrow()
    (folder / "data").mkdir(parents=True, exist_ok=True)
    about = describe(dataset)
    kept = folder / "dataset.json"
    if kept.exists() and json.loads(kept.read_text(encoding="utf-8")) != about:
        raise GameError(f"{folder} holds another dataset; choose another folder.")
    kept.write_text(json.dumps(about, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    (folder / "README.md").write_text(card(about), encoding="utf-8")
    todo = [number for number in range(dataset.shards) if not (folder / dataset.name(number)).exists()]
    made = (workers or Alone()).run(shard, dataset, todo)
    for count, (index, content) in enumerate(made, 1):
        path = folder / dataset.name(todo[index])
        part = path.with_suffix(f".part{os.getpid()}")
        part.write_bytes(content)
        os.replace(part, path)
        told(dataset.shards - len(todo) + count, dataset.shards)
    return len(todo)


def shard(dataset: Dataset, number: int) -> bytes:
    """The content of one file."""
    pa, parquet = _pyarrow()
    game = load(dataset.source.data()["game"])
    columns: dict[str, list[Any]] = {name: [] for name in COLUMNS}
    for index in dataset.games(number):
        for name, cells in rows(index, dataset.source.game(index)).items():
            columns[name].extend(cells)
    kinds = _kinds(pa, game)
    arrays = [_array(pa, kinds[name], cells) for name, cells in columns.items()]
    file = io.BytesIO()
    parquet.write_table(pa.table(arrays, names=list(columns)), file, compression="zstd")
    return file.getvalue()


def _kinds(pa: Any, game: Game) -> dict[str, Any]:
    return {
        "game": pa.int64(),
        "step": pa.int16(),
        "seat": pa.int8(),
        "player": pa.string(),
        "observation": pa.list_(pa.uint8(), game.observation_size),
        "action_mask": pa.list_(pa.uint8(), game.actions),
        "action": pa.int16(),
        "token": pa.string(),
        "reward": pa.float32(),
        "margin": pa.float32(),
        "return_reward": pa.float32(),
        "return_margin": pa.float32(),
        "done": pa.bool_(),
        "value": pa.float32(),
    }


def _array(pa: Any, kind: Any, cells: list[Any]) -> Any:
    if pa.types.is_fixed_size_list(kind):
        flat = np.concatenate(cells).astype(np.uint8)
        return pa.FixedSizeListArray.from_arrays(pa.array(flat), kind.list_size)
    return pa.array(cells, kind)


def describe(dataset: Dataset) -> dict[str, Any]:
    """The description of the dataset, as plain data."""
    source = dataset.source.data()
    game, fields, at = load(source["game"]), {}, 0
    for name, size in game.observation:
        fields[name] = [at, at + size]
        at += size
    return {
        "dataset": FORMAT,
        "tatami": __version__,
        "rules": game.version,
        "source": source,
        "games": len(dataset.source),
        "games_in_a_file": dataset.shard,
        "observation": fields,
        "tokens": list(game.tokens(game.settle(source.get("options")))[: game.actions]),
        "columns": COLUMNS,
    }


def card(about: dict[str, Any]) -> str:
    """The data card."""
    source = about["source"]
    players = ", ".join(source["bots"]) if "bots" in source else source["origin"]
    columns = "\n".join(f"| `{name}` | {words} |" for name, words in about["columns"].items())
    return f"""---
license: mit
task_categories: [reinforcement-learning]
tags: [board-games, imperfect-information, offline-rl]
---

# {about["games"]:,} games of {source["game"]}, {source["seats"]} seats

Players: {players}. Made by `tatami dataset` {about["tatami"]}, rules version {about["rules"]}.

One row for each decision, made from what the seat that decided could see, and one for each seat at the end
of a game. Nothing in a row tells what was hidden from its seat; the rows of all seats of a game together do.
Keep `game` and the rows of other seats from an agent that is to learn from one seat alone.

| column | |
|---|---|
{columns}

**Splits.** Files, and so games, belong to `train` (8 of 10), `validation` and `test` (1 of 10 each).
**Reading** needs no Tatami: `pyarrow.parquet.read_table("data")`, Pandas, Polars and DuckDB do it.
`dataset.json` says where each field of an observation stands and which token each action is.
**People.** Games of people are in a dataset only if they agreed; names and identities are never in it.
"""


def _pyarrow() -> tuple[Any, Any]:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise GameError("Datasets need pyarrow: pip install 'tatami-games[dataset]'.") from None
    return pyarrow, pyarrow.parquet
