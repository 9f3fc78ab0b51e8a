"""All that a few fixed games show, as short numbers: the same however the rules are run.

As a program, `python -m tests.conformance.digest take:2 tenka:4` prints it for each table.
"""

from __future__ import annotations

import hashlib
import json
import sys
import warnings
from collections.abc import Iterator
from random import Random

from tatami.engine.scene.spoken import spoken
from tatami.match import Match
from tatami.view import View
from tests.conformance.tables import Table, play_on, state_of, watch

STEPS = 40  # looked at in each game: the interpreter takes a hundred times as long as compiled rules


def trace(name: str, seats: int, seed: int = 17) -> Iterator[str]:
    """Play a fixed game and tell of each step the numbers of all there is to see, then of the end."""
    table, chance = Table(name, seats), Random(seed)
    match = table.new(seed)
    for number in range(STEPS):
        if match.over:
            break
        viewer = table.viewers[number % len(table.viewers)]
        view, token = match.view(viewer), chance.choice(match.legal())
        parts = {
            "state": state_of(match),
            "result": _result(match),
            "legal": json.dumps(match.legal()),
            "guess": state_of(view.determinize(number)),
            **_shown(view),
        }
        speaker = view.speaker()
        parts["events"] = json.dumps(spoken(watch(match, token, viewer), speaker))
        yield f"{name} {seats} {number} {token} {_short(parts)}"
    for _ in play_on(match, chance):
        pass
    for viewer in table.viewers:
        parts = {"state": state_of(match), "result": _result(match), **_shown(match.view(viewer))}
        yield f"{name} {seats} end {viewer} {_short(parts)}"


def _result(match: Match) -> str:
    return json.dumps([match.scores(), match.ranks()])


def _shown(view: View) -> dict[str, bytes | str]:
    return {"view": view.records.tobytes(), "tensor": view.tensor().tobytes(), "json": view.json()}


def _short(parts: dict[str, bytes | str]) -> str:
    return " ".join(f"{name}={_number(part)}" for name, part in parts.items())


def _number(part: bytes | str) -> str:
    data = part.encode() if isinstance(part, str) else part
    return hashlib.sha256(data).hexdigest()[:8]


def main() -> None:
    # Interpreted, NumPy warns where the generator's words wrap around, as they should.
    warnings.simplefilter("ignore", RuntimeWarning)
    for argument in sys.argv[1:]:
        name, seats = argument.split(":")
        for line in trace(name, int(seats)):
            print(line)


if __name__ == "__main__":
    main()
