"""One fault of each kind under play; `python -m tests.cluster.faults` has hundreds."""

from __future__ import annotations

import asyncio

from tests.cluster.faults import FAULTS, campaign


def test_no_fault_costs_a_move_or_makes_one_twice():
    print(asyncio.run(campaign(tables=9, faults=len(FAULTS), pace=0.2, pause=3.0, cut=2.5)))
