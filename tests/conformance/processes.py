"""Run a piece of Python in a fresh process with the same package."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import tatami

ROOT = Path(__file__).resolve().parents[2]
SOURCES = Path(tatami.__file__).resolve().parents[1]


def run(*arguments: str, **environment: str) -> str:
    """What a Python process prints; if it fails, so does the test, with what it said."""
    paths = [environment.pop("PYTHONPATH", ""), str(SOURCES), str(ROOT), os.environ.get("PYTHONPATH", "")]
    process = subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths)), **environment},
        capture_output=True,
        text=True,
    )
    assert process.returncode == 0, process.stdout[-4000:] + process.stderr[-4000:]
    return process.stdout
