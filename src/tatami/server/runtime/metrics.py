"""What a host can watch: numbers that tell about the server and nothing about anybody."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


@dataclass
class Histogram:
    """How long something took, in buckets."""

    counts: list[int] = field(default_factory=lambda: [0] * (len(SECONDS) + 1))
    total: float = 0.0

    def add(self, seconds: float) -> None:
        """Count one."""
        self.counts[bisect_left(SECONDS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str) -> Iterator[str]:
        """As Prometheus reads it."""
        below = 0
        for limit, count in zip((*SECONDS, "+Inf"), self.counts, strict=True):
            below += count
            yield f'{name}_bucket{{le="{limit}"}} {below}'
        yield f"{name}_sum {self.total:.6f}"
        yield f"{name}_count {below}"


@dataclass
class Metrics:
    """All numbers of a server."""

    commands: Counter[tuple[str, str]] = field(default_factory=Counter)  # by command and how it went
    sent: int = 0  # messages to clients
    slow: int = 0  # clients that were let go because they did not read
    bot_moves: int = 0
    bot_failures: int = 0
    games: Counter[str] = field(default_factory=Counter)  # finished, by game
    requests: Counter[int] = field(default_factory=Counter)  # by status
    acknowledged: Histogram = field(default_factory=Histogram)  # from a command's coming to its answer
    thought: Histogram = field(default_factory=Histogram)  # from a bot being asked to its move
    gauges: dict[str, Callable[[], float]] = field(default_factory=dict)

    def text(self) -> str:
        """Everything as Prometheus reads it."""
        return "\n".join([*self._lines(), ""])

    def _lines(self) -> Iterator[str]:
        yield "# TYPE tatami_commands_total counter"
        for (kind, result), count in sorted(self.commands.items()):
            yield f'tatami_commands_total{{command="{kind}",result="{result}"}} {count}'
        yield "# TYPE tatami_games_total counter"
        for game, count in sorted(self.games.items()):
            yield f'tatami_games_total{{game="{game}"}} {count}'
        yield "# TYPE tatami_requests_total counter"
        for status, count in sorted(self.requests.items()):
            yield f'tatami_requests_total{{status="{status}"}} {count}'
        for name, number in (
            ("messages_sent", self.sent),
            ("slow_clients", self.slow),
            ("bot_moves", self.bot_moves),
            ("bot_failures", self.bot_failures),
        ):
            yield f"# TYPE tatami_{name}_total counter"
            yield f"tatami_{name}_total {number}"
        for name, gauge in self.gauges.items():
            yield f"# TYPE tatami_{name} gauge"
            yield f"tatami_{name} {gauge()}"
        for name, histogram in (("acknowledged", self.acknowledged), ("bot_thought", self.thought)):
            yield f"# TYPE tatami_{name}_seconds histogram"
            yield from histogram.lines(f"tatami_{name}_seconds")
