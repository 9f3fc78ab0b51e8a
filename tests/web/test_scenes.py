"""The page reads scenes as the Python dictionary does, and is tested with scenes of real games."""

from __future__ import annotations

import pytest

import tatami
from tests.web import make_scenes


@pytest.mark.parametrize("name", tatami.games())
def test_the_page_is_tested_with_scenes_of_the_server(name: str) -> None:
    path = make_scenes.FOLDER / f"{name}.json"
    assert path.read_text(encoding="utf-8") == make_scenes.render(name), "run python -m tests.web.make_scenes"
