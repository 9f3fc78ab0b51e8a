"""What seats and spectators are shown: the whole table, and what may be done and why not."""

from __future__ import annotations

import random

import numpy as np
import pytest

import tatami
from tests.games.take.builders import DEAL, after, position, table
from tests.games.take.reference import sentence

VIEWERS = [1, 2, None]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_pieces_order_inside_every_stack_is_visible_to_all(viewer: int | None):
    match = after(tatami.new("take", deal=DEAL), "tb")
    assert table(match, viewer) == ("srgndsr/dsngrd!/ggsddnr/nnrsgrs/dgrsngd", "n//", "//")


@pytest.mark.parametrize("viewer", VIEWERS)
def test_tokens_nothing_is_masked(viewer: int | None):
    match = after(tatami.new("take", deal=DEAL), "ta tb tc te td>d NR ta>g")
    assert [step.token for step in match.events(viewer)] == match.history
    assert table(match, viewer) == table(match)


def test_tokens_legal_ones_are_told_to_the_seat_that_is_asked():
    match = position("gd/rs!/gn/gr/rd", "drgn//rr", "drg//")
    assert match.view(1).legal == match.legal()
    assert match.view(2).legal == match.view(None).legal == []


def test_preview_of_the_worked_example():
    view = position("dg/rg/d/n/rgg", "/g/gg", "gg/g/g").view(1)
    preview = next(action.preview for action in view.actions if action.token == "te")
    assert (preview["uncovers"], preview["spaces"]) == ("geisha", 3)
    assert preview["points"] == {"1": 15, "2": 18}


@pytest.mark.parametrize("seed", range(4))
def test_preview_of_a_take_shows_both_scores(seed: int):
    rng = random.Random(seed)
    match = tatami.new("take", seed=seed)
    while not match.over:
        before = match.scores()
        token = rng.choice(match.legal())
        preview = next(a.preview for a in match.view(match.to_move).actions if a.token == token)
        match.play(token)
        if token.startswith("t"):
            gained = {str(seat): points - before[seat] for seat, points in match.scores().items()}
            assert preview["points"] == gained


@pytest.mark.parametrize("options", [{}, {"ninja_influence": 1}])
def test_preview_points_at_all_that_a_take_counts(options: dict[str, int]):
    rng = random.Random(5)
    match = tatami.new("take", seed=5, options=options)
    while not match.over:
        token = rng.choice(match.legal())
        preview = next(a.preview for a in match.view(match.to_move).actions if a.token == token)
        match.play(token)
        if token.startswith("t"):
            pieces = {place.id: place.pieces for place in match.view(None).places}
            tops = {place: pieces[place][-1].kind for place in preview["shown"] if pieces[place]}
            assert set(tops.values()) <= {preview["uncovers"]}
            assert len(preview["shown"]) == preview["spaces"]
            for seat, fields in preview["fields"].items():
                influence = sum(piece.marks["influence"] for field in fields for piece in pieces[field])
                assert influence == preview["influence"][seat]


def test_refusal_before_it_is_tried():
    view = position("gd/rd/gn!/!/", "dr//", "//").view(1)
    said = {refusal.token: view.speaker().say(refusal.reason) for refusal in view.refusals}
    assert said["tc"] == sentence("ghost", space="c")
    assert said["te"] == sentence("empty", space="e")
    assert said["ND"] == sentence("no chip", who="Ninja")
    assert set(said).isdisjoint(view.legal)


@pytest.mark.interpreted
def test_tensor_shows_resting_chips_where_a_geisha_put_them_and_nowhere_else():
    match = position("/gd/rs/n/", "g//")
    assert resting(match) == [0, 0, 0, 0, 0]
    assert resting(after(match, "Gba")) == [1, 0, 0, 0, 0]


def resting(match: tatami.Match) -> list[int]:
    """The tensor's field of that name."""
    view = match.view(1)
    ends = np.cumsum([size for _, size in view.game.observation])
    fields = np.split(view.tensor(), ends[:-1])
    names = [name for name, _ in view.game.observation]
    found: list[int] = fields[names.index("resting")].tolist()
    return found
