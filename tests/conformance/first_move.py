"""As a program: make the first move of a game and look at it, then print how much was compiled."""

from __future__ import annotations

import sys
from typing import Any

from numba.core import event

import tatami


class Counter(event.Listener):  # type: ignore[misc]
    """Counts the functions that are compiled."""

    compiled = 0

    def on_start(self, event: Any) -> None:
        self.compiled += 1

    def on_end(self, event: Any) -> None:
        pass


def main() -> None:
    counter = Counter()
    event.register("numba:compile", counter)
    match = tatami.new(sys.argv[1], seed=1)
    match.play(match.legal()[0])
    for viewer in (match.to_move, None):
        view = match.view(viewer)
        view.json(), view.text(), view.tensor(), match.events(viewer)
        view.determinize(1).scores()
    assert not match.over and match.ranks()
    print(counter.compiled)


if __name__ == "__main__":
    main()
