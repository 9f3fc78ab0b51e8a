"""`tatami check`: say what a game misses, interpreted first, then compiled."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import warnings
from typing import Any

from tatami.engine.jit import COMPILED

EXAMPLES = """\
examples:
  TATAMI_GAMES=games tatami check ichiba                 a game in the folder games/ichiba
  TATAMI_GAMES=games tatami check ichiba --interpreted   without the compiler: what is wrong, in seconds"""


def add(subparsers: Any) -> None:
    """Add the command."""
    parser = subparsers.add_parser(
        "check",
        description="Play random games at every number of seats and look at them from every seat: first in "
        "plain Python, which says within seconds what is wrong, then compiled, which plays the same.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", metavar="GAME", help="the name of a game")
    parser.add_argument("--interpreted", action="store_true", help="leave the compiler out")
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
    """Run all checks, and say what each is about and what is wrong; 1 if anything is."""
    from tatami.checks import CHECKS, missing_languages, problem_of  # loads the rules, which takes a moment

    warnings.simplefilter("ignore", RuntimeWarning)  # interpreted, words of random bits wrap around
    print(f"{game}, {how}:")
    for each in CHECKS:
        problem = problem_of(game, each)
        print(f"  {'no ' if problem else 'yes'}  {str(each.__doc__).rstrip('.')}", flush=True)
        if problem:
            print(f"\n{problem}")
            return 1
    if how == "interpreted" and (missing := missing_languages(game)):
        print(f"  In {', '.join(missing)} the words are English.")
    return 0
