"""The golden files of a game: what they are called and what must stand in them.

Each game keeps them in its folder `golden/`, written by `make_golden.py`:

* `game-*.json`: records, one for each number of seats and setting of the options;
* `playthrough-*.txt`: the plain ones of them as a spectator would tell them;
* `perft.txt`: how many sequences of actions there are from moments of these games;
* `deals.txt`: the deals that follow from fixed seeds, for any other implementation to check itself.

Records of an older version of the rules lie in `golden/rules-<version>/`, in files `*.json` or many to a
file, one a line, in `*.jsonl`; records with options that were retired lie in `golden/retired/`. They were
made by the program of their time and are never made anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np

import tatami
from tatami.engine import kernels
from tatami.engine.scene import Message
from tatami.fair import seed_bytes
from tatami.games import folder as games_folder
from tatami.games import load
from tatami.match import Match
from tests.conformance.tables import Table, tables

MOST_SEQUENCES = 50_000  # a position is followed to the length where it has more
LONGEST = 12
DEAL_SEEDS = (*range(12), 2**32, 2**64 - 1, 2**255 + 12345, 2**256 - 1)


def folder(name: str) -> Path:
    return games_folder(name) / "golden"


def record_files(name: str) -> dict[Path, Table]:
    """Where the record of each table lies."""
    found: dict[Path, Table] = {}
    for table in tables():
        if table.name == name:
            words = str(table).removeprefix(f"{name}-").replace("=", "-")
            found[folder(name) / f"game-{words}.json"] = table
    return found


def old_records(name: str) -> dict[int, list[str]]:
    """The texts of the records of each older version of the rules."""
    found: dict[int, list[str]] = {}
    for version in range(1, load(name).version):
        old = folder(name) / f"rules-{version}"
        texts = [path.read_text(encoding="utf-8") for path in sorted(old.glob("*.json"))]
        for path in sorted(old.glob("*.jsonl")):
            texts += path.read_text(encoding="utf-8").splitlines(keepends=True)
        found[version] = texts
    return found


def retired_records(name: str) -> list[str]:
    """The texts of the records with options that were retired."""
    paths = sorted((folder(name) / "retired").glob("*.json"))
    return [path.read_text(encoding="utf-8") for path in paths]


def text_files(name: str) -> dict[Path, str]:
    """All files but the records, and what must stand in them."""
    texts = {folder(name) / "perft.txt": perft(name), folder(name) / "deals.txt": deals(name)}
    for path, table in record_files(name).items():
        if not table.options:
            match = tatami.replay(path.read_text(encoding="utf-8"))
            texts[folder(name) / f"playthrough-{table.seats}.txt"] = playthrough(match)
    return texts


def a_game(table: Table) -> Match:
    """A random game worth keeping."""
    return table.finished(100 * len(table.options) + table.seats)


def playthrough(match: Match) -> str:
    """A game as a spectator would tell it, but with tokens that hide nothing."""
    speaker = match.view(None).speaker()
    title = speaker.say(Message("title"))
    lines = [f"{title}, rules {match.version}, {match.seats} seats", f"deal: {match.deal}", ""]
    lines += [f"    {line}" for line in match.at(0).view(None).text().split("\n")]
    for step, token in zip(match.events(None), match.history, strict=True):
        lines += ["", f"{step.index + 1}. seat {step.seat}: {token}"]
        lines += [f"    {speaker.say(event.words)}" for event in step.events if event.words is not None]
    lines += ["", *(f"    {line}" for line in match.view(None).text().split("\n")), ""]
    lines += [f"scores: {_by_seat(match.scores())}", f"ranks: {_by_seat(match.ranks())}"]
    return "\n".join(lines) + "\n"


def _by_seat(numbers: dict[int, int]) -> str:
    return ", ".join(f"seat {seat} {number}" for seat, number in numbers.items())


def perft(name: str) -> str:
    """Sequences of actions by length, from moments of the plain golden games."""
    lines = ["# How many sequences of so many actions there are; shorter where the game ends."]
    for path, table in record_files(name).items():
        if not table.options:
            match = tatami.replay(path.read_text(encoding="utf-8"))
            for quarter in range(4):
                number = len(match.history) * quarter // 4
                lines += ["", f"{path.name} after {number} actions"]
                lines += [f"    {length}: {sequences}" for length, sequences in _sequences(match.at(number))]
    return "\n".join(lines) + "\n"


def _sequences(match: Match) -> Iterator[tuple[int, int]]:
    for length in range(1, LONGEST + 1):
        states = np.zeros(length + 1, match.game.state)
        states[0] = match.state()[0]
        masks = np.zeros((length + 1, match.game.mask_words), np.uint64)
        sequences = int(kernels.perft(states, masks, length))
        yield length, sequences
        if sequences > MOST_SEQUENCES:
            return


def deals(name: str) -> str:
    """Deals by seed."""
    lines = [
        "# The deal that follows from a seed of 32 bytes, see `tatami.fair`, with the usual options.",
        "# seats seed deal",
    ]
    for seats in load(name).seats:
        for seed in DEAL_SEEDS:
            lines.append(f"{seats} {seed_bytes(seed).hex()} {Table(name, seats).new(seed).deal}")
    return "\n".join(lines) + "\n"
