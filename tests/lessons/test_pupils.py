"""Pupils who know what the lessons teach win their first game against `farmer` more often than not."""

from __future__ import annotations

import pytest

import tatami
from tests.lessons.pupils import share_won


@pytest.mark.parametrize("game", tatami.games())
def test_a_pupil_wins_more_than_half_of_its_first_games(game: str):
    assert share_won(game, 200) >= 0.55
