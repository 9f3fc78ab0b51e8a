"""Cards moved with care: interpreted, a slip of the rules is an error at the line that makes it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tatami.engine.errors import GameError


def verbs(
    quick: tuple[Callable[..., Any], ...], names: Sequence[str], rooms: Sequence[int]
) -> tuple[Callable[..., Any], ...]:
    """The verbs `size`, `kind_at`, `find`, `move`, `learn`, `knows` and `show`, with checked arguments."""
    size, kind_at, find, move, learn, knows, show = quick

    def check(s: Any, pile: int, index: int | None = None) -> None:
        if not 0 <= pile < len(names):
            raise GameError(f"there is no pile {pile}; {len(names)} are declared, from 0")
        if index is not None and not 0 <= index < s.held[pile]:
            raise GameError(f"there is no card {index} in a pile {names[pile]!r} of {s.held[pile]} cards")

    def careful_size(s: Any, pile: int) -> Any:
        check(s, pile)
        return size(s, pile)

    def careful_kind_at(s: Any, pile: int, index: int) -> Any:
        check(s, pile, index)
        return kind_at(s, pile, index)

    def careful_find(s: Any, pile: int, kind: int) -> int:
        check(s, pile)
        return int(find(s, pile, kind))

    def careful_move(s: Any, pile: int, index: int, target: int) -> Any:
        check(s, pile, index)
        check(s, target)
        if pile != target and s.held[target] >= rooms[target]:
            raise GameError(f"a pile {names[target]!r} has room for {rooms[target]} cards and is full")
        return move(s, pile, index, target)

    def careful_learn(s: Any, pile: int, index: int, seat: int) -> None:
        check(s, pile, index)
        learn(s, pile, index, seat)

    def careful_knows(s: Any, pile: int, index: int, seat: int) -> bool:
        check(s, pile, index)
        return bool(knows(s, pile, index, seat))

    return careful_size, careful_kind_at, careful_find, careful_move, careful_learn, careful_knows, show
