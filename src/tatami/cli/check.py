"""`tatami check`: check a game against the requirements, first interpreted, then compiled."""

from __future__ import annotations

import argparse
import logging
import os
import subprocess
import sys
import time
import warnings
from typing import Any

from tatami.cli.progress import Progress
from tatami.engine.jit import COMPILED

SLOW = 1.0  # seconds from which a check says how long it took

EXAMPLES = """\
examples:
  TATAMI_GAMES=games tatami check ichiba                 a game in the folder games/ichiba
  TATAMI_GAMES=games tatami check ichiba --interpreted   without the compiler: what is wrong, in seconds"""


def add(subparsers: Any) -> None:
    """Add the command."""
    parser = subparsers.add_parser(
        "check",
        description="Play random games at every number of seats and look at them from every seat: first in "
        "plain Python, which says within seconds what is wrong and where; then compiled, which looks at "
        "everything.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", metavar="GAME", help="the name of a game")
    parser.add_argument("--interpreted", action="store_true", help="run without the compiler")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Check in a process without the compiler, then in this one."""
    if COMPILED:
        program = "import sys; from tatami.cli import main; sys.exit(main(sys.argv[1:]))"
        plain = [sys.executable, "-c", program, "check", args.game, "--interpreted"]
        code = subprocess.run(plain, env={**os.environ, "NUMBA_DISABLE_JIT": "1"}, check=False).returncode
        return code if code or args.interpreted else check(args.game, "compiled")
    return check(args.game, "interpreted")


def check(game: str, how: str) -> int:
    """Run all checks and report each with its faults; 1 if there are any."""
    from tatami.checks import CHECKS, missing_languages, problem_of  # loads the rules, which takes a moment

    logging.getLogger("tatami.games").setLevel(logging.ERROR)  # the problem of a game is said below
    warnings.simplefilter("ignore", RuntimeWarning)  # interpreted, words of random bits wrap around
    print(f"{game}, {how}:", flush=True)
    progress, begun = Progress(), time.monotonic()
    for each in CHECKS:
        about, start = str(each.__doc__).rstrip("."), time.monotonic()
        if progress.is_terminal:
            progress.show(f"  …    {about}")
        problem = problem_of(game, each)
        progress.end()
        seconds = time.monotonic() - start
        took = f"  ({seconds:.0f} s)" if seconds >= SLOW else ""
        print(f"  {'no ' if problem else 'yes'}  {about}{took}", flush=True)
        if problem:
            print(f"\n{problem}")
            return 1
    if how == "interpreted" and (missing := missing_languages(game)):
        print(f"  In {', '.join(missing)} all messages are in English.")
    print(f"  All is well after {time.monotonic() - begun:.0f} s.", flush=True)
    return 0
