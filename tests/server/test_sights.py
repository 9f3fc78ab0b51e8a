"""A board on the wire is what the view says of itself."""

from __future__ import annotations

import msgspec
from tatami.server.wire.board import make_sight

from tatami.server.wire.messages import Board
from tatami.server.wire.reader import Reader
from tests.conformance.tables import Table, plain_table


@plain_table
def test_a_board_is_the_data_of_its_view(table: Table):
    for percent in (0, 30, 60, 100):
        match = table.position(8, percent)
        match.players = {1: {"name": "Anna"}}
        for viewer in table.viewers:
            view = match.view(viewer)
            board = make_sight(match, view, Reader("", "de"), len(match)).board
            sent = msgspec.json.decode(msgspec.json.encode(board), type=Board)
            assert sent == msgspec.convert(view.data("de", match.names()), Board)
