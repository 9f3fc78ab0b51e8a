"""What a game need not say: rules that follow from its declared fields and cards, and those of most games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tatami.engine import dispatch
from tatami.engine.cards import Cards, sampler
from tatami.engine.jit import inline
from tatami.engine.ranking import rank
from tatami.engine.state import STATE_ITSELF, copier, observed, observer, viewer

NOTHING = np.dtype((np.record, [("nothing", "u1")]))  # a belief or notes that are not needed

_scores, _view = dispatch.scores, dispatch.view


@inline
def ranks(s: Any, out: Any) -> None:
    """Rank per seat by points; equal points share a rank."""
    _scores(s, out)
    rank(out, np.int64(s.seats))


@inline
def believe(v: Any, belief: Any) -> None:
    """Nothing need be worked out before a sample."""


@inline
def note(s: Any, notes: Any) -> None:
    """Nothing need be noted: the view says everything."""


def revealed(state: np.dtype[Any]) -> Callable[..., Any]:
    """Make `determinize` for a game that hides nothing: the view is the one state that fits."""
    copy = copier(state)

    @inline
    def determinize(v: Any, belief: Any, rng: Any, s: Any) -> None:
        copy(v, s)
        s.viewer = STATE_ITSELF

    return determinize


def observation(state: np.dtype[Any], cards: Cards | None, seats: int) -> tuple[tuple[str, int], ...]:
    """The layout of the default observation."""
    return observed(state, seats) + (cards.observed if cards else ())


def looker(state: np.dtype[Any], cards: Cards | None, seats: int) -> Callable[..., Any]:
    """Make `look`: the view of a seat as bytes; a spectator sits at the start player's seat."""
    look_at_fields = observer(state, seats)
    size = sum(size for _, size in observed(state, seats))
    look_at_cards: Any = cards.observer() if cards else None

    @inline
    def look(s: Any, seat: int, notes: Any, out: Any) -> None:
        views = np.zeros(1, state)
        _view(s, seat, views[0])
        me = np.int64(seat if seat >= 0 else s.start)
        look_at_fields(views[0], me, 0, out)

    @inline
    def look_at_both(s: Any, seat: int, notes: Any, out: Any) -> None:
        views = np.zeros(1, state)
        _view(s, seat, views[0])
        me = np.int64(seat if seat >= 0 else s.start)
        look_at_fields(views[0], me, 0, out)
        look_at_cards(views[0], me, size, out)

    return look if look_at_cards is None else look_at_both


def rules_for(
    state: np.dtype[Any], cards: Cards | None, seats: int, fits: Callable[..., Any] | None
) -> dict[str, Callable[[], Callable[..., Any]]]:
    """Makers of the rules that a game may leave out."""
    makers: dict[str, Callable[[], Callable[..., Any]]] = {
        "ranks": lambda: ranks,
        "believe": lambda: believe,
        "note": lambda: note,
        "view": lambda: viewer(state, *((cards.show,) if cards else ())),
        "determinize": lambda: sampler(cards, state, fits) if cards else revealed(state),
        "look": lambda: looker(state, cards, seats),
    }
    if cards is not None:
        makers["deal"] = lambda: cards.shuffle
    return makers
