"""Games written from docs/new-game.md alone, by people who had not seen the engine.

NIGHT FERRY has face-down cards that others inspect, and lays everything open at the end. MOON TIDE has a
draft, in which hands are passed on, and secret bids for tricks. In KOI POND what happens depends on the cards
of the player who is asked.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.conformance.processes import run
from tests.test_check import ASK

FOLDER = Path(__file__).parent / "elsewhere"
NAMES = sorted(path.parent.name for path in FOLDER.glob("*/__init__.py"))


def inside(program: str, *arguments: str) -> str:
    """What a program prints, interpreted, where these games are found."""
    return run("-c", program, *arguments, TATAMI_GAMES=str(FOLDER), NUMBA_DISABLE_JIT="1")


@pytest.fixture(scope="module")
def problems() -> dict[str, str]:
    found: dict[str, str] = json.loads(inside(ASK, *NAMES))
    return found


@pytest.mark.parametrize("name", NAMES)
def test_the_check_accepts_it(problems: dict[str, str], name: str):
    assert problems[name] == ""
    assert len((FOLDER / name / "__init__.py").read_text(encoding="utf-8").splitlines()) <= 300


PASSED_ON = """
import json, tatami
match = tatami.new("tide", seats=2, options={"start": 1}, seed=1)
before = match.view(2)
match.play(match.legal()[0])
match.play(match.legal()[0])
after = match.view(2)
events = [event for event in match.events(2, 1)[0].events if event.piece]
moves = [(event.piece.kind, event.source, event.target) for event in events]
hands = [[piece.kind for piece in dict((place.id, place.pieces) for place in view.places)["seat/2/hand"]]
         for view in (before, after)]
print(json.dumps([hands, moves]))
"""


def test_hands_that_are_passed_on_come_from_the_neighbour_and_go_there():
    (before, after), moves = json.loads(inside(PASSED_ON))
    kept, *exchanged = moves
    assert kept[1:] == ["seat/2/hand", "seat/2/kept"] and kept[0] in before
    gone = [kind for kind, source, target in exchanged if (source, target) == ("seat/2/hand", "seat/1/hand")]
    come = [kind for kind, source, target in exchanged if (source, target) == ("seat/1/hand", "seat/2/hand")]
    assert sorted([kept[0], *gone]) == sorted(before) and sorted(come) == sorted(after)


LAID_OPEN = """
import json, tatami
moves = []
for seed in range(5):
    match = tatami.new("ferry", seats=2, seed=seed)
    while not match.over:
        seat, legal = match.to_move, match.legal()
        match.play(next((token for token in legal if token.startswith("-")), None) or
                   next((token for token in legal if token == "draw"), legal[0]))
    moves += [(event.source, event.target) for event in match.events(2, len(match.actions) - 1)[0].events
              if event.piece]
print(json.dumps(moves))
"""


def test_cards_that_are_laid_open_at_the_end_come_from_their_own_seat():
    moves = json.loads(inside(LAID_OPEN))
    assert any(source.endswith("boat") for source, _ in moves), "boats are turned up"
    assert all(source.split("/")[1] == target.split("/")[1] for source, target in moves)


def test_a_seat_that_a_table_does_not_have_is_no_refusal():
    told = inside(
        "import tatami; match = tatami.new('ferry', seats=2, options={'berths': 2}, seed=1);"
        "view = match.view(match.to_move);"
        "print({place for refusal in view.refusals for place in refusal.places})"
    )
    assert "seat/" in told and "seat/3" not in told and "quay/3" not in told


def test_an_option_that_is_a_name_is_its_index_in_the_rules_and_has_words():
    told = inside(
        "import tatami; from tatami.server.wire.catalogue import catalogue;"
        "matches = [tatami.new('pond', options={'mood': mood}) for mood in ('calm', 'wild')];"
        "print([match.state()['mood'].item() for match in matches]);"
        "print([part.words for game in catalogue('en') if game.name == 'pond'"
        " for option in game.options for part in option.parts])"
    )
    assert told.splitlines() == ["[0, 1]", "['Calm', 'Wild']"]
