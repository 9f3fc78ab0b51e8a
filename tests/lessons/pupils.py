"""Pupils who know what the lessons teach and nothing else: each looks at the page's previews, one move ahead.

`python -m tests.lessons.pupils [games]` shows how often they win their first game against `farmer`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import tatami
from tatami.engine.scene import Action
from tatami.view import View
from tests.lessons.goals import (
    SEATS,
    TRUMPS,
    VALUES,
    attacks,
    better,
    card,
    careful,
    lead,
    of_kind,
    plays,
    row,
    shown,
    strength,
    takes,
    unseen,
)
from tests.lessons.goals import kinds as kinds_of

OPTIONS: dict[str, dict[str, Any]] = {"take": {"chips": 4}, "tenka": {}, "tenno": {}}  # of the first game


def take(view: View) -> str:
    """Points more than the opponent, less what is left open; the pupil leaves abilities alone."""
    best = max(takes(view), key=lambda action: careful(view, action), default=None)
    return view.legal[-1] if best is None else best.token


STRONG_FIRST = "DS87GRNM321"  # cards to fill a gap with


def tenno(view: View) -> str:
    """Attacks where the preview promises most, fills with strong cards and hides what was seen."""
    kinds = kinds_of(view)
    if "attack" in kinds:
        best = max(attacks(view), key=_promise)
        return "pass" if "pass" in kinds and _promise(best) <= 0 else best.token
    if "monk" in kinds:
        outcomes = {action.token: shown(action).get("outcome") for action in view.actions}
        return "monk" if outcomes["monk"] != outcomes["pass"] else "pass"
    if "fill" in kinds:
        return min(of_kind(view, "fill"), key=lambda action: STRONG_FIRST.index(action.token[1])).token
    if "peek" in kinds:
        return (unseen(view) or [of_kind(view, "peek")[0].token])[0]
    if "trade" in kinds:
        return _hide(view)
    return (of_kind(view, "swap") or view.actions)[0].token


def _promise(action: Action) -> float:
    """Points that an attack brings on average over all cards it may meet, by the preview."""
    preview, own = shown(action), VALUES[card(action)]
    if "answers" in preview:
        outcomes = {answer["outcome"] for answer in preview["answers"]}
        met = [(preview["target"], next(iter(outcomes)) if len(outcomes) == 1 else "lost")]
    else:
        met = [(name, outcome) for outcome in ("won", "equal", "lost") for name in preview[outcome]]
    points = {"won": lambda name: VALUES[name], "equal": lambda name: 0.0}
    lost = {name: own * (1.0 if name == "shogun" else 0.4) for name in VALUES}
    total = sum(points[how](name) if how in points else -lost[name] for name, how in met)
    return total / max(1, len(met)) - (4 if card(action) == "geisha" else 0)


def _hide(view: View) -> str:
    """Lay the strongest other card where one is known."""
    known = {slot: piece for slot, piece in row(view, view.seat).items() if piece.marks.get("known")}
    if not known:
        return "pass"
    slot = min(known, key=lambda one: VALUES[known[one].kind])
    trades = [a for a in of_kind(view, "trade") if a.token[0] == slot and card(a) != known[slot].kind]
    return min(trades, key=lambda a: STRONG_FIRST.index(a.token[2])).token if trades else "pass"


def tenka(view: View) -> str:
    """Wins what the preview shows as won, and keeps trumps and cards with a high number for the end."""
    if not plays(view):
        return max(view.actions, key=lambda action: lead(view, action)).token
    return max(plays(view), key=lambda action: _worth(view, action)).token


def _worth(view: View, action: Action) -> float:
    preview, token = shown(action), action.token
    is_late = view.counts["battles"] - view.counts["battle"] <= 2
    if preview["complete"]:
        is_general, is_given = preview.get("general") == view.seat, view.seat in preview.get("gifts", [])
        worth = (12.0 if is_late else 3.0) if is_general else 2.0 if is_given else -2.0
    else:
        mine = next(side for side in preview["sides"] if view.seat in side["seats"])
        top = max((side["total"] for side in preview["sides"] if side is not mine), default=0)
        is_ahead = mine["total"] > top or (mine["total"] == top and mine["general"])
        worth = 0.6 * mine["total"] - 2 if is_ahead else -2.0
    if token in TRUMPS:
        return worth - (0 if view.counts["battles"] == view.counts["battle"] else 30)
    return worth - 0.1 * strength(view, token) - 0.6 * better(view, token)


PUPILS: dict[str, Callable[[View], str]] = {"take": take, "tenka": tenka, "tenno": tenno}


def share_won(game: str, games: int) -> float:
    """How much of its first games a pupil wins: on each deal from every seat, against `farmer`."""
    seats, won = SEATS[game], 0.0
    for number in range(games):
        match = tatami.new(game, seats=seats, seed=number // seats, options=OPTIONS[game])
        me = number % seats + 1
        bots = {seat: tatami.bot("farmer", game, seed=1000 * number + seat) for seat in range(1, seats + 1)}
        while match.to_move is not None:
            view, seat = match.view(match.to_move), match.to_move
            match.play(PUPILS[game](view) if seat == me else bots[seat].choose(view))
        won += (me in match.winners()) / len(match.winners())
    return won / games


if __name__ == "__main__":
    for name in tatami.games():
        print(f"{name}: {100 * share_won(name, int((sys.argv[1:] or ['200'])[0])):.1f} %")
