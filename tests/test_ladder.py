"""The ladder's page is made from the figures beside it, and from nothing else."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from scripts import ladder, strength_page
from scripts.ladder import Arena
from scripts.strength_page import Claim

ONE, TWO = "random@1", "random@2"
ARENAS = [
    Arena("take-2-ratings", "take", 2, "table", ("random", ONE, TWO), share=2),
    Arena("take-2-steps", "take", 2, "steps", (ONE, TWO)),
    Arena("take-2-claims", "take", 2, "pairs", (ONE,), ("random", TWO)),
    Arena("take-2-first", "take", 2, "alike", (ONE,)),
]


@pytest.fixture
def pages(tmp_path: Path) -> list[str]:
    """The page after a run, and after a second run with nothing left to play."""
    args = [
        "--games",
        "6",
        "--jobs",
        "1",
        "--kept",
        str(tmp_path / "kept"),
        "--out",
        str(tmp_path / "strength"),
    ]
    written = []
    with (
        patch.object(ladder, "arenas", lambda game, seats: ARENAS if game == "take" else []),
        patch.object(strength_page, "BEST", ONE),
        patch.object(strength_page, "CLAIMS", (Claim("take-2-claims", TWO, "margin", 900, ONE),)),
    ):
        for more in ([], ["--page"], []):
            assert ladder.main([*args, *more]) == 0
            written.append((tmp_path / "strength.md").read_text(encoding="utf-8"))
    return written


def test_a_page_is_written_from_its_figures_and_again_without_a_game(pages: list[str], tmp_path: Path):
    page, *others = pages
    assert others == [page, page]
    found: dict[str, Any] = {
        path.stem: json.loads(path.read_text()) for path in (tmp_path / "strength").glob("*.json")
    }
    assert set(found) == {arena.key for arena in ARENAS}
    for pair in found["take-2-steps"]["pairings"] + found["take-2-claims"]["pairings"]:
        assert f"{pair['margin']['mean']:+.1f} ({pair['margin']['low']:+.1f} to" in page
    assert f"is **{found['take-2-first']['first']['komi']['mean']:g}**" in page
    assert "| +900 |" in page and "**no**" in page
    for picture in re.findall(r"\]\((strength/.+?\.svg)\)", page):
        assert (tmp_path / picture).exists()
    assert page.count(".svg)") == 3


def test_every_arena_of_the_ladder_can_be_played_when_all_bots_are_there():
    references = ["random", "uct", "ismcts", "greedy", "greedy-strong", "insider"]
    levels = [*references, *ladder.RIVALS, "farmer", "samurai", "daimyo", "shogun"]
    with patch.object(ladder, "names", lambda game: levels), patch("tatami.bots.arena.entrants.seat"):
        arenas = [arena for size in ladder.SIZES for arena in ladder.arenas(*size)]
        for arena in arenas:
            assert arena.plan(600).total >= 60
    keys = {arena.key for arena in arenas}
    assert len(keys) == len(arenas)
    assert {claim.key for claim in strength_page.CLAIMS} <= keys
