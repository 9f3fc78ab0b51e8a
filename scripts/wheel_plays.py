"""Plays and serves from an installed wheel alone; scripts/check_wheel.sh gives it an environment."""

from __future__ import annotations

import threading
import time
from importlib.resources import files
from pathlib import Path
from urllib.request import urlopen

import tatami
from tatami.games import load
from tatami.server.config import Config
from tatami.server.http.serve import Server

LEARNED = ("take", "tenka")  # games with bots that have weights

package = files("tatami")


def main() -> None:
    """Miss whatever the wheel should hold."""
    assert "site-packages" in str(package), package
    for name in tatami.games():
        plays(name)
    assert tatami.batch("take", 4).observations.shape == (4, load("take").observation_size)
    serves()
    print("wheel: it plays, and serves the page")


def plays(name: str) -> None:
    """A bot moves, people read it, golden games are replayed, and learned bots have their weights."""
    match = tatami.new(name, seed=1)
    match.play(tatami.bot("greedy", name).choose(match.view(match.to_move)))
    assert match.view(1).text("de") != match.view(1).text("ja")
    assert match._repr_svg_().startswith("<svg")
    golden = [file for file in (package / "games" / name / "golden").iterdir() if file.name.endswith(".json")]
    assert golden and tatami.replay(golden[0].read_text(encoding="utf-8")).over
    weights = package / "bots" / name / "weights" / "weights.npz"
    assert name not in LEARNED or weights.is_file(), name


def serves() -> None:
    """The page comes from the wheel."""
    server = Server(Config(data=Path("tatami.db"), port=0, warm_up=False))
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive(), "the server did not start"
            time.sleep(0.01)
        with urlopen(server.url) as answer:
            page = answer.read().decode()
        assert 'type="module"' in page, "the web client is not in the wheel"
    finally:
        server.should_exit = True
        thread.join()


if __name__ == "__main__":
    main()
