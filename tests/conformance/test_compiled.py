"""The rules do the same compiled, interpreted, and with every array access checked."""

from __future__ import annotations

import pytest

from tatami.games import load
from tests.conformance.digest import trace
from tests.conformance.processes import run
from tests.conformance.tables import every_game

WAYS = {"interpreted": {"NUMBA_DISABLE_JIT": "1"}, "checked": {"NUMBA_BOUNDSCHECK": "1"}}


@every_game
@pytest.mark.parametrize("way", WAYS)
def test_compiled_rules_do_the_same_as_others(name: str, way: str):
    counts = load(name).seats
    printed = run("-m", "tests.conformance.digest", *(f"{name}:{seats}" for seats in counts), **WAYS[way])
    assert printed.splitlines() == [line for seats in counts for line in trace(name, seats)]


@pytest.mark.parametrize("way", WAYS)
def test_rule_tests_pass_too(way: str):
    """The tests of the games that are marked so, once more."""
    arguments = ("-q", "-p", "no:cacheprovider", "-m", way, "tests/games")
    assert " passed" in run("-m", "pytest", *arguments, **WAYS[way])
