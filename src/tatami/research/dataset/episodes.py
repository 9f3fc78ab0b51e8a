"""A dataset as episodes for Minari: one for each seat of each game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from tatami.engine.game import GameError


def to_minari(folder: Path, name: str) -> Any:
    """Write the files of a folder as a Minari dataset, and return it; its name is like `tenka/samurai-v0`."""
    try:
        import minari
        from gymnasium.spaces import Box, Dict, Discrete
    except ImportError:
        raise GameError("This needs Minari: pip install 'tatami-games[dataset]'.") from None
    about = json.loads((folder / "dataset.json").read_text(encoding="utf-8"))
    size = max(last for _, last in about["observation"].values())
    actions = len(about["tokens"])
    buffers = [minari.data_collector.EpisodeBuffer(**episode) for episode in episodes(folder)]
    return minari.create_dataset_from_buffers(
        name,
        buffers,
        observation_space=Dict(
            {
                "observations": Box(0, 255, (size,), np.uint8),
                "action_mask": Box(0, 1, (actions,), np.uint8),
            }
        ),
        action_space=Discrete(actions),
        data_format="arrow",
        description=(folder / "README.md").read_text(encoding="utf-8"),
        algorithm_name=", ".join(about["source"].get("bots", [])) or about["source"].get("origin", ""),
        code_permalink="",
        author="Tatami",
    )


def episodes(folder: Path) -> Iterator[dict[str, Any]]:
    """A Minari episode: the rows of one seat, from its first decision to the end of the game."""
    from pyarrow import parquet

    number = 0
    for path in sorted(folder.glob("data/*.parquet")):
        table = parquet.read_table(path)
        games, seats = (table[name].to_numpy() for name in ("game", "seat"))
        for game, seat in sorted(set(zip(games.tolist(), seats.tolist(), strict=True))):
            rows = table.take(np.flatnonzero((games == game) & (seats == seat)))
            steps = len(rows) - 1
            if steps:
                seen = {
                    "observations": np.array(rows["observation"].to_pylist(), np.uint8),
                    "action_mask": np.array(rows["action_mask"].to_pylist(), np.uint8),
                }
                yield {
                    "id": number,
                    "observations": seen,
                    "actions": rows["action"].to_numpy()[:-1].astype(np.int64),
                    "rewards": rows["reward"].to_numpy()[:-1].astype(np.float64),
                    "terminations": np.arange(steps) == steps - 1,
                    "truncations": np.zeros(steps, bool),
                }
                number += 1
