"""The few verbs every game has, callable from compiled code on any game's record.

`step(s, action)` in a compiled loop finds the rules of the game that the record `s` belongs
to while compiling, so generic loops are as fast as loops written for one game, and cache.
Interpreted, the same names look the game up at run time.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import numba
import numpy as np
from numba.extending import overload

from tatami.engine.cache import note_constants, note_rule
from tatami.engine.errors import GameError
from tatami.engine.jit import COMPILED, HOW, inline

_RULES: dict[tuple[str, np.dtype[Any]], Callable[..., Any]] = {}
_HOMES: dict[str, str] = {}  # the module that defines a verb


def verb(name: str) -> Callable[..., Any]:
    """Make a generic function that dispatches on the record given as its first argument."""
    _HOMES[name] = sys._getframe(1).f_globals["__name__"]

    def call(*args: Any) -> Any:
        return _RULES[name, args[0].dtype](*args)

    call.__name__ = name

    if COMPILED:

        @overload(call, jit_options=HOW)
        def resolve(*args: Any) -> Any:
            for (known, dtype), rule in _RULES.items():
                if known == name and numba.from_dtype(dtype) == args[0]:
                    return _caller(rule)
            return None

    return call


def _caller(rule: Callable[..., Any]) -> Callable[..., Any]:
    def call(*args: Any) -> Any:
        return rule(*args)

    return call


def _constant(value: int) -> Callable[..., Any]:
    @inline
    def constant(s: Any) -> int:
        return value

    return constant


deal = verb("deal")  # (state, rng, start): redraw the random part of a game; start: the seat, -1 if drawn
words = verb("words")  # (state): how many 64-bit words a mask has, a constant to the compiler
legal = verb("legal")  # (state, mask): fill a blank mask of 64-bit words
step = verb("step")  # (state, action): play a legal action
scores = verb("scores")  # (state, out): points per seat, as if the game ended now
ranks = verb("ranks")  # (state, out): 1 for the winners and so on, ties shared
view = verb("view")  # (state, seat, out): the seat's view, into a blank record
believe = verb("believe")  # (view, belief): infer the belief about hidden information from a view
determinize = verb("determinize")  # (view, belief, rng, out): a full state that fits
notes = verb("notes")  # (state): a blank record of notes, as an array of length 1
note = verb("note")  # (state or view, notes): update the notes with the latest events
look = verb("look")  # (state or view, seat, notes, out): the seat's observation, as bytes

NAMES = ("deal", "legal", "step", "scores", "ranks", "view", "believe", "determinize", "note", "look")


def _blank(record: np.dtype[Any]) -> Callable[..., Any]:
    @inline
    def blank(s: Any) -> Any:
        return np.zeros(1, record)

    return blank


_OWNERS: dict[np.dtype[Any], str] = {}  # the game that a record belongs to


def teach(
    game: str, state: np.dtype[Any], notes: np.dtype[Any], mask_words: int, **rules: Callable[..., Any]
) -> None:
    """Register a game's rules under the verbs; all must be given."""
    owner = _OWNERS.setdefault(state, game)
    if owner != game:
        raise GameError(f"its state has the same fields as that of {owner}; add or rename one")
    if set(rules) != set(NAMES):
        raise ValueError(f"a game needs exactly these rules: {', '.join(NAMES)}")
    note_constants(state, (mask_words, notes.descr))
    register(state, **rules, words=_constant(mask_words), notes=_blank(notes))


def register(record: np.dtype[Any], **rules: Callable[..., Any]) -> None:
    """Register the implementations of verbs for a record type."""
    for name, rule in rules.items():
        _RULES[name, record] = rule
        note_rule(record, _HOMES[name], rule)
