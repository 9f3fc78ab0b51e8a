"""The table of TENNO for a terminal: a row per seat, the viewer's last, above the viewer's hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text

from tatami import art
from tatami.engine.game import Sight
from tatami.engine.i18n.speaker import Speaker
from tatami.engine.scene import Message, Piece
from tatami.games.tenno.cards import CARDS, LETTERS, SLOTS
from tatami.games.tenno.declared import NAMES

DYES = tuple(Style.parse(dye.style) for dye in art.SEATS)
BACK = "▒"  # the back of a card
LONGEST_NAME = 16
BETWEEN = " · "
APART = " " * 3
INDENT = " " * 6


def draw(view: Sight, speaker: Speaker, *, width: int = 80) -> RenderableType:
    """The whole table: the others clockwise, each with their cards held and lost, then the viewer."""
    return Group(*_Drawing(view, speaker, width).lines())


class _Drawing:
    """A view being drawn, line by line."""

    def __init__(self, view: Sight, speaker: Speaker, width: int) -> None:
        self.view = view
        self.speaker = speaker
        self.width = width
        self.pieces = {place.id: place.pieces for place in view.places}
        first = 0 if view.seat is None else view.seat - 1
        self.seats = [*range(first, view.seats), *range(first)]  # clockwise from the viewer's
        names = [cell_len(speaker.name(seat + 1)) for seat in self.seats]
        self.names = min(max(names), LONGEST_NAME) + 7  # a mark, the seat's number and blanks
        self.cards = (width - self.names) // SLOTS

    def lines(self) -> Iterator[Text]:
        """Two lines for each seat, and the viewer's hand."""
        numbers = [Text(str(slot + 1), style="dim") for slot in range(SLOTS)]
        yield self._across(Text(), numbers)
        nearest = 0 if self.view.seat is None else 1  # the viewer's row comes last
        for seat in self.seats[nearest:] + self.seats[:nearest]:
            yield self._across(self._player(seat), [self._card(seat, slot) for slot in range(SLOTS)])
            yield self._indented(BETWEEN.join(self._stock(seat)))
        if self.view.seat is not None and not self.view.over:
            yield from self._hand()

    def _across(self, first: Text, cards: list[Text]) -> Text:
        """A seat and its cards, each in its column."""
        line = Text()
        for cell, width in ((first, self.names), *((card, self.cards) for card in cards)):
            cell.truncate(width - 1, overflow="ellipsis")
            cell.pad_right(width - cell.cell_len)
            line.append_text(cell)
        line.rstrip()
        return line

    def _indented(self, words: str) -> Text:
        line = Text(INDENT + words, style="dim")
        line.truncate(self.width, overflow="ellipsis")
        return line

    def _player(self, seat: int) -> Text:
        """A seat's number and name, marked when it is asked."""
        asked = "▶ " if seat + 1 == self.view.to_move else "  "
        return Text.assemble(asked, (f" {seat + 1} ", DYES[seat]), " ", (self.speaker.name(seat + 1), "bold"))

    # Cards.

    def _card(self, seat: int, slot: int) -> Text:
        """A card of a row: its back with the remembered card, its face, or a gap."""
        pieces = self.pieces[f"seat/{seat + 1}/row/{slot + 1}"]
        if not pieces:
            return Text(self._say("draw-gap"), style="dim")
        piece = pieces[0]
        if piece.face == "up":
            return Text.assemble("[ ", (self._say("card", card=piece.kind), "bold"), " ]")
        if seat + 1 == self.view.seat:
            return Text(self._say("draw-known" if piece.marks else "card", card=piece.kind))
        return self._back(piece)

    def _back(self, piece: Piece) -> Text:
        if "seen" not in piece.marks:
            return Text(BACK * 2)
        card = self._say("card", card=piece.marks["seen"])
        return Text(f"{BACK * 2} {card}{'?' if 'changed' in piece.marks else ''}")

    def _hand(self) -> Iterator[Text]:
        """The viewer's hand, each card with its letter, on as many lines as it takes."""
        line = Text(INDENT)
        for piece in self.pieces[f"seat/{self.view.seat}/hand"]:
            name = self._say("card", card=piece.kind)
            entry = Text.assemble((_letter(piece), "bold underline"), " ", name)
            if line.cell_len + len(APART) + entry.cell_len > self.width:
                yield line
                line = Text(INDENT)
            line.append(APART if line.plain.strip() else "").append_text(entry)
        yield line

    # The rest of a seat.

    def _stock(self, seat: int) -> Iterator[str]:
        """Hand, prison and losses: how many, and by their letters the cards that are shown."""
        hand, prison = f"seat/{seat + 1}/hand", f"seat/{seat + 1}/prison"
        held, prisoners = self.pieces[hand], self.pieces[prison]
        shown = self.view.over
        yield self._letters("draw-hand", held if shown else (), cards=self.view.counts[hand])
        if not self.view.recalls:
            yield self._say("draw-prison-down", cards=len(prisoners))
            return
        points = {"cards": len(prisoners), "points": self.view.counts[prison]}
        yield self._letters("draw-prison", prisoners if shown else (), **points)
        lost = self._lost(seat)
        if lost:
            yield self._say("draw-lost-open", list=lost)

    def _lost(self, seat: int) -> str:
        """The letters of the cards that a seat has lost."""
        left, played = int(self.view.record.left[seat]), self.view.options["cards"]
        return " ".join(
            LETTERS[card] for card in range(CARDS) if left >> card & 1 and LETTERS[card] in played
        )

    def _letters(self, id: str, shown: tuple[Piece, ...], **args: int) -> str:
        """Words about cards that may be shown by their letters."""
        if not shown:
            return self._say(id, **args)
        return self._say(f"{id}-open", **args, list=" ".join(map(_letter, shown)))

    def _say(self, id: str, **args: Any) -> str:
        return self.speaker.say(Message(id, args))


def _letter(piece: Piece) -> str:
    """The letter of an open card."""
    return LETTERS[NAMES.index(piece.kind)]
