"""Write web/tests/scenes/, which the page's reader is tested with: `python -m tests.web.make_scenes`.

Scenes of real games as the server sends them, whole, as changes and seen again with every hand open, and what
they say in a language.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import tatami
from tatami.games import load
from tatami.match import Match
from tatami.server.wire.messages import Scene, Sight
from tatami.server.wire.replay import replay_scenes, replay_sights
from tatami.server.wire.scene import make_changes, make_scene, make_sight

FOLDER = Path(__file__).resolve().parents[2] / "web" / "tests" / "scenes"
LANG = "fr"  # it elides before vowels and has genders: little is said alike by chance
NAMES = {1: "Emi", 2: "Ken", 3: "Inés"}
MOMENTS = 4  # of a game
CHANGES = 2  # after each


def sent(value: Any) -> Any:
    """A message as it comes over the wire."""
    return json.loads(msgspec.json.encode(value))


def shown(match: Match, seat: int | None) -> Sight:
    return make_sight(match, match.view(seat), LANG, max(0, len(match) - 1), seat)


def begun(game: str) -> tuple[Match, Random]:
    match, chance = tatami.new(game, seed=11), Random(11)
    match.players = {seat: {"name": name} for seat, name in NAMES.items()}
    return match, chance


def courses(game: str) -> list[dict[str, Any]]:
    """Moments of a game: the scene of a seat, the changes after it, and what each of them shows."""
    whole, chance = begun(game)
    while not whole.over:
        whole.play(chance.choice(whole.legal()))
    found = []
    for moment in range(MOMENTS):
        match = whole.at(moment * (len(whole) - CHANGES) // (MOMENTS - 1))
        seat = None if moment == 2 else match.to_move
        scenes: list[Scene] = [make_scene(match, match.view(seat), max(0, len(match) - 1))]
        sights = [shown(match, seat)]
        for token in whole.history[len(match) : len(match) + CHANGES]:
            match.play(token)
            scenes.append(msgspec.json.decode(make_changes(match, [seat])[seat], type=Scene))
            sights.append(shown(match, seat))
        found.append({"seat": seat, "scenes": sent(scenes), "sights": sent(sights)})
    return found


def opened(game: str) -> dict[str, Any]:
    """The beginning of a game with every hand open; no replay offers anything to do."""
    match, chance = begun(game)
    while len(match) < 6:
        match.play(chance.choice(match.legal()))
    sights = replay_sights(match, "open", LANG, 0, 6, None)
    said = [Sight(one.seat, {**one.board, "actions": [], "refusals": []}, one.steps) for one in sights]
    return {"scenes": sent(replay_scenes(match, "open", 0, 6)), "sights": sent(said)}


def render(game: str) -> str:
    """The file of a game."""
    match, _ = begun(game)
    dictionary = load(game).dictionary(match.options, match.seats)
    data = {
        "lang": LANG,
        "names": NAMES,
        "dictionary": dictionary.data(),
        "courses": courses(game),
        "opened": opened(game),
    }
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in tatami.games():
        (FOLDER / f"{name}.json").write_text(render(name), encoding="utf-8")
