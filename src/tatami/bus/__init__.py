"""Messages between servers on one store; losing them is harmless."""

from __future__ import annotations

from tatami.bus.bus import Bus, BusError, Hear
from tatami.bus.local import Hub, LocalBus

__all__ = ["Bus", "BusError", "Hear", "Hub", "LocalBus", "open_bus"]


def open_bus(address: str = "", node: str = "one") -> Bus:
    """The bus at an address, or one for this process alone; BusError if it cannot be used."""
    if not address:
        return LocalBus(node)
    try:
        from tatami.bus.valkey import ValkeyBus  # an extra
    except ImportError:
        raise BusError("Valkey needs more packages: pip install 'tatami-games[cluster]'") from None
    return ValkeyBus(address, node)
