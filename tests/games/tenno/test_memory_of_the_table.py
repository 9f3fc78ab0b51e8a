"""R11 at `memory=table`: backs and numbers of cards, nothing of what was; at the end everything."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console

import tatami
from tatami.games.tenno.draw import draw
from tatami.match import Match
from tests.games.tenno.faces import random_match, viewers
from tests.games.tenno.positions import after, turn
from tests.games.tenno.reference import NAMES

seeds = st.integers(0, 10_000)
sizes = st.integers(2, 7)
percents = st.integers(0, 99)

CARDS = tuple(NAMES.values())  # in English


def words_of(match: Match, viewer: int | None) -> list[str]:
    """All that a viewer is told at once, by whatever way it is told."""
    view = match.view(viewer)
    console = Console(width=200, color_system=None, legacy_windows=False)
    with console.capture() as capture:
        console.print(draw(view, view.speaker()))
    return [view.text(), view.json(), view._repr_svg_(), capture.get()]


@pytest.mark.parametrize("viewer", [1, 2, 3, None])
def test_R11_table_shows_backs_and_numbers_of_cards(viewer: int | None):
    match = after(turn("812 712 123", memory="table"), "1x2.1 +N pass")
    view = match.view(viewer)
    assert view.scores() == {} and json.loads(view.json())["scores"] == {}
    assert not [place for place in view.counts if "prison" in place]
    assert view.counts["seat/2/hand"] == 7
    piles = {place.id: place.pieces for place in view.places if "prison" in place.id or place.id == "discard"}
    assert [len(pieces) for pieces in piles.values()].count(1) == 1
    lying = [piece for pieces in piles.values() for piece in pieces]
    assert all((piece.kind, piece.face, piece.marks) == ("card", "down", {}) for piece in lying)
    for said in words_of(match, viewer):
        assert "last seen" not in said and "known" not in said and "points" not in said
        assert viewer is not None or not [card for card in CARDS if card in said]
    assert "prison: 1 card." in view.text()
    assert "lost" not in view.text()


@pytest.mark.parametrize("viewer", [1, 2, 3, None])
def test_R11_table_tells_the_step_that_is_happening_and_none_before(viewer: int | None):
    match = tatami.new("tenno", deal="3 1", options={"memory": "table"})
    match.play_all(["321", "123", "123", "1x2.1"])
    assert any("Farmer 3" in line for line in match.log(viewer))
    match.play("+8")
    assert len(match.log(viewer)) == 1 and "Farmer" not in match.log(viewer)[0]
    assert match.log(viewer, since=0) == match.log(viewer)
    full = match.recalled()
    assert full.options == tatami.new("tenno", deal="3 1").options
    assert any("Farmer 3" in line for line in full.log(viewer))


@given(seed=seeds, seats=sizes, percent=percents)
def test_R11_table_names_no_card_that_does_not_lie_open(seed: int, seats: int, percent: int):
    match = random_match(seed, seats, percent, memory="table")
    for viewer in viewers(match):
        view = match.view(viewer)
        own = {p.kind for place in view.places for p in place.pieces if p.kind != "card"}
        marks = [p.marks for place in view.places for p in place.pieces]
        assert all(set(mark) <= {"strength"} for mark in marks)
        assert view.scores() == {} and not view.recalls
        named = {kind.replace("-", " ").title() for kind in own}
        for line in view.text().splitlines()[:-1]:  # the last says what is asked, after a Ronin for instance
            assert not [card for card in CARDS if card in line and card not in named], line


@given(seed=seeds, seats=sizes)
def test_R11_table_shows_everything_at_the_end(seed: int, seats: int):
    full, table = (random_match(seed, seats, memory=memory) for memory in ("full", "table"))
    for viewer in viewers(full):
        seen, shown = full.view(viewer), table.view(viewer)
        assert shown.places == seen.places and shown.counts == seen.counts and shown.text() == seen.text()
        assert shown.scores() == seen.scores() == full.scores()
        assert len(table.log(viewer)) == len(full.log(viewer))


@given(seed=seeds, seats=sizes, percent=percents)
def test_R11_table_hides_nothing_from_those_who_compute(seed: int, seats: int, percent: int):
    full, table = (random_match(seed, seats, percent, memory=memory) for memory in ("full", "table"))
    for viewer in viewers(full):
        assert full.view(viewer).tensor().tobytes() == table.view(viewer).tensor().tobytes()
        assert full.view(viewer).records.tobytes() == table.view(viewer).records.tobytes()


@pytest.mark.parametrize("viewer", [1, 3, None])
def test_R11_what_the_table_shows_follows_from_what_lies_there_now(viewer: int | None):
    """Another card was captured in the open; now there is a back where it went."""
    for memory, looks in (("table", 1), ("full", 2)):
        starts = [tatami.new("tenno", deal="3 1", options={"memory": memory}) for _ in range(2)]
        for match, row in zip(starts, ("123", "213"), strict=True):
            match.play_all(f"321 {row} 123 1x2.1 +8 pass".split())
        assert len({tuple(words_of(match, viewer)) for match in starts}) == looks
