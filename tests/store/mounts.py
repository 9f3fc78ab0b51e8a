"""Small file systems of their own, for full and read-only disks."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


@contextmanager
def mounted(place: Path, size: str) -> Iterator[Path]:
    """A file system in memory; only an administrator can have one."""
    place.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", place], check=False).returncode:
        pytest.skip("no file system can be mounted here")
    try:
        yield place
    finally:
        subprocess.run(["umount", "--lazy", place], check=True)


def set_read_only(place: Path) -> None:
    """From now on nothing can be written there."""
    subprocess.run(["mount", "-o", "remount,ro", place], check=True)


def fill(place: Path) -> Path:
    """Leave no room; return the file that takes it."""
    filler = place / "filler"
    with filler.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(bytes(4096))
        except OSError:
            return filler
