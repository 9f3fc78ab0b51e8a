"""As a program: compile the rules of a game, play it at a table, and print what is compiled for that."""

from __future__ import annotations

import sys
from contextlib import suppress
from random import Random
from typing import Any, get_args
from unittest.mock import patch

from numba.core.dispatcher import Dispatcher

from tatami.server.core.refusal import Refusal
from tatami.server.wire.messages import TakeBack
from tatami.server.wire.reader import Form, Reader
from tatami.server.wire.render import Renderer, missed
from tatami.warming import warm_rules
from tests.server.desk import ANNA, BERT, Desk, settings

FORMS: tuple[Form, ...] = get_args(Form)
READERS = [Reader(who, "en", form, form == "numbers") for who in (ANNA, "") for form in FORMS]


def play(game: str, seats: int, chance: Random) -> None:
    """A game to its end, with everything that is sent."""
    desk = Desk(settings(game, seats)).start(ANNA, BERT, *[""] * (seats - 2))
    while desk.table.status == "playing":
        seat = desk.table.asked[0]
        desk.play(chance.choice(desk.legal(seat)), seat)
        render = Renderer(desk.table, desk.log[-1])
        for reader in READERS:
            render.encoded(reader)
        if len(desk.log) % 5 == 0:
            with suppress(Refusal):
                seats_held = desk.table.seats_of(ANNA)
                desk.do(ANNA, TakeBack, seat=seats_held[0], decision=desk.table.decision)
            for reader in READERS:
                Renderer(desk.table).snapshot(reader)
    for reader in READERS:
        assert list(missed("table-1", desk.log, reader, 0))


def main(game: str, seats: list[int]) -> None:
    warm_rules(game)
    compiled: dict[str, None] = {}
    usual: Any = Dispatcher.compile

    def compile(function: Any, types: Any) -> Any:
        compiled[function.py_func.__qualname__] = None
        return usual(function, types)

    with patch.object(Dispatcher, "compile", compile):
        for count in seats:
            play(game, count, Random(count))
    print(*compiled)


if __name__ == "__main__":
    main(sys.argv[1], [int(count) for count in sys.argv[2:]])
