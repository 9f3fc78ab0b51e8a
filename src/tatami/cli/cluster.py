"""Commands that can do their work on a Ray cluster."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager

from tatami.bots.workers import RayWorkers


def add_ray(parser: argparse.ArgumentParser) -> None:
    """Let the command line name a cluster."""
    parser.add_argument(
        "--ray",
        metavar="ADDRESS",
        help="use the Ray cluster at this address, such as ray.example.org:6379; local: one on this machine",
    )


@contextmanager
def workers_for(address: str | None) -> Iterator[RayWorkers | None]:
    """The cluster at an address while it is needed; None where none was named."""
    if address is None:
        yield None
        return
    workers = RayWorkers(address)
    try:
        yield workers
    finally:
        workers.close()
