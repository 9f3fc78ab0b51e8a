"""What a finished game is worth to everybody, in plain Python."""

from __future__ import annotations


def utilities(ranks: list[int], points: list[int]) -> tuple[float, ...]:
    """Half the share of victory and half the margin over the best other seat, by seat."""
    margins = [own - max(points[:seat] + points[seat + 1 :]) for seat, own in enumerate(points)]
    return tuple(
        0.5 * (rank == 1) / ranks.count(1) + 0.25 * (1 + min(max(margin / 20, -1), 1))
        for rank, margin in zip(ranks, margins, strict=True)
    )
