"""Every test of the contract runs on each kind of bus."""

from __future__ import annotations

import secrets
from collections.abc import Callable

import pytest

from tatami.bus import Bus, Hub, LocalBus, open_bus
from tests.services import Valkey

Make = Callable[[str], Bus]


@pytest.fixture(params=["local", "valkey"])
def make(request: pytest.FixtureRequest) -> Make:
    """Make the bus of one of several servers."""
    if request.param == "local":
        hub = Hub()
        return lambda node: LocalBus(node, hub)
    valkey: Valkey = request.getfixturevalue("valkey")
    prefix = secrets.token_hex(4)
    return lambda node: open_bus(valkey.url(), f"{node}-{prefix}")
