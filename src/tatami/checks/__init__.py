"""Checks of the requirements for every game, run on one game; faults are reported in sentences."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

from numba.core.errors import NumbaError

from tatami.checks.places import game_line, named_in
from tatami.checks.problem import Problem
from tatami.checks.rules import (
    check_cards,
    check_dealing,
    check_loading,
    check_playing,
    check_records,
)
from tatami.checks.secrets import check_masks, check_scores, check_secrets, check_tokens, check_views
from tatami.checks.telling import check_events, check_rulebook, check_words
from tatami.engine.i18n.fluent import FluentError
from tatami.engine.i18n.speaker import LANGUAGES, own_sources
from tatami.games import folder, sentence_of

Check = Callable[[str], None]

CHECKS: tuple[Check, ...] = (
    check_loading,
    check_playing,
    check_cards,
    check_dealing,
    check_views,
    check_secrets,
    check_scores,
    check_tokens,
    check_masks,
    check_events,
    check_words,
    check_records,
    check_rulebook,
)


def problem_of(name: str, check: Check) -> str | None:
    """Why a game does not pass a check, in one sentence or two; None if it does."""
    try:
        check(name)
    except Problem as problem:
        said = str(problem)
        return said if named_in(said) else f"{game_line(folder(name))}{said}"
    except FluentError as error:
        return f"{folder(name) / 'locale' / 'en.ftl'}: {error}."
    except NumbaError as error:
        return _compiler_says(str(error), folder(name))
    except Exception as error:
        return sentence_of(error, name)
    return None


def missing_languages(name: str) -> list[str]:
    """The languages that a game is not translated to; English stands in."""
    home = folder(name) / "locale"
    return [lang for lang in LANGUAGES if home / f"{lang}.ftl" not in own_sources(f"games/{name}", lang)]


def _compiler_says(message: str, home: Path) -> str:
    """The last place in a game's folder that the compiler names, and its innermost reason without frames."""
    message = re.sub(r"Record\(.*;(True|False)\)", "a state", message)
    places = re.findall(r'File "([^"]+)", line (\d+)', message)
    own = [place for place in places if home.name in Path(place[0]).parts]
    where = f"{own[-1][0]}, line {own[-1][1]}: " if own else ""
    lines = [line.strip() for line in message.splitlines() if line.strip()]
    said = [after for line, after in pairwise(lines) if line.startswith("Failed in nopython")]
    reasons = [line for line in said if not line.startswith("Failed in nopython")] or lines[:1]
    calls = [line for line in lines if line.startswith(">>> ")]
    reason = reasons[-1]
    if reason.startswith("No implementation of function") and calls:
        reason = f"it has no {calls[-1].removeprefix('>>> ')}"
    if untyped := re.search(r"Untyped global name '(\w+)'.*<class 'function'>", message):
        reason = f"{untyped[1]} needs @inline above its def"
    hint = (
        "; np.int64(…) makes a small unsigned field a number to calculate with"
        if "float64" in message
        else ""
    )
    return f"{where}it does not compile: {reason.rstrip('.')[:200]}{hint}."
