"""Metrics for hosts: figures about the server, none about its users.

prometheus_client writes them out. They are counted as plain numbers: its own counters take a lock each,
which makes them six times as slow (1.6 against 10 µs for what a command counts).
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import accumulate

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


@dataclass
class Histogram:
    """A histogram of durations."""

    counts: list[int] = field(default_factory=lambda: [0] * (len(SECONDS) + 1))
    total: float = 0.0

    def add(self, seconds: float) -> None:
        """Add a duration."""
        self.counts[bisect_left(SECONDS, seconds)] += 1
        self.total += seconds

    def family(self, name: str, about: str) -> Metric:
        """The histogram as a Prometheus metric."""
        limits = [*map(str, SECONDS), "+Inf"]
        below = list(zip(limits, accumulate(self.counts), strict=True))
        return HistogramMetricFamily(name, about, buckets=below, sum_value=self.total)


@dataclass(eq=False)
class Metrics(Collector):
    """All metrics of a server."""

    commands: Counter[tuple[str, str]] = field(default_factory=Counter)  # by command and outcome
    sent: int = 0  # messages to clients
    slow: int = 0  # clients dropped because they did not read
    bot_moves: int = 0
    bot_failures: int = 0
    games: Counter[str] = field(default_factory=Counter)  # finished, by game
    requests: Counter[int] = field(default_factory=Counter)  # by status
    acknowledged: Histogram = field(default_factory=Histogram)  # from receiving a command to its answer
    thought: Histogram = field(default_factory=Histogram)  # from the request to the bot's move
    gauges: dict[str, Callable[[], float]] = field(default_factory=dict)

    def text(self) -> str:
        """All metrics in the Prometheus text format."""
        registry = CollectorRegistry(auto_describe=False)
        registry.register(self)
        return generate_latest(registry).decode()

    def collect(self) -> Iterator[Metric]:
        """All metrics for prometheus_client."""
        yield _counted("commands", "Commands of clients", self.commands.items(), "command", "result")
        yield _counted("games", "Finished games", (((game,), n) for game, n in self.games.items()), "game")
        statuses = (((str(status),), number) for status, number in self.requests.items())
        yield _counted("requests", "Answered requests", statuses, "status")
        yield CounterMetricFamily("tatami_messages_sent", "Messages to clients", self.sent)
        yield CounterMetricFamily("tatami_slow_clients", "Clients let go for not reading", self.slow)
        yield CounterMetricFamily("tatami_bot_moves", "Moves of bots", self.bot_moves)
        yield CounterMetricFamily("tatami_bot_failures", "Bots that failed", self.bot_failures)
        for name, gauge in self.gauges.items():
            yield GaugeMetricFamily(f"tatami_{name}", name.replace("_", " ").capitalize(), gauge())
        yield self.acknowledged.family("tatami_acknowledged_seconds", "From a command to its answer")
        yield self.thought.family("tatami_bot_thought_seconds", "From asking a bot to its move")


def _counted(name: str, about: str, numbers: Iterable[tuple[tuple[str, ...], int]], *labels: str) -> Metric:
    family = CounterMetricFamily(f"tatami_{name}", about, labels=labels)
    for values, number in sorted(numbers):
        family.add_metric(list(values), number)
    return family
