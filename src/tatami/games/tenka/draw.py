"""The table of Tenka Trick for a terminal: a row per player, the battle side by side, the viewer's hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.cells import cell_len
from rich.console import Group, JustifyMethod, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from tatami import art
from tatami.engine.game import Sight
from tatami.engine.i18n.speaker import Speaker
from tatami.engine.jit import interpreted, jit
from tatami.engine.scene import Message, Piece, Seat
from tatami.games.tenka.battle import NO_SIDE, side_of
from tatami.games.tenka.cards import FACTION_NAMES, KIND_LETTERS
from tatami.games.tenka.declared import SIDE_NAMES, UPS
from tatami.games.tenka.state import LIGHT, OVER
from tatami.games.tenka.verdict import Verdict, judge

DYES = {side: Style.parse(art.dye("tenka", side).style) for side in SIDE_NAMES}
GENERAL, PLAYABLE, NOTHING = "◆", "▸", "·"
BETWEEN = " · "
LONGEST_NAME = 16


def draw(view: Sight, speaker: Speaker, *, width: int = 80) -> RenderableType:
    """The whole table: everybody's cards won, the battle, and the viewer's hand."""
    drawing = _Drawing(view, speaker, width)
    return Group(
        drawing.top(),
        drawing.kinds(),
        drawing.clans(),
        drawing.out(),
        drawing.battle(),
        *drawing.hand(),
    )


class _Drawing:
    """A view being drawn, part by part."""

    def __init__(self, view: Sight, speaker: Speaker, width: int) -> None:
        self.view = view
        self.speaker = speaker
        self.width = width
        self.pieces = {place.id: place.pieces for place in view.places}
        seats, first = int(view.record.seats), (view.seat or 1) - 1
        self.seats = [(first + turn) % seats + 1 for turn in range(seats)]  # the viewer's first
        self.names = max(cell_len(self._name(seat).plain) for seat in self.seats)

    def _say(self, id: str, **args: object) -> str:
        return self.speaker.say(Message(id, args))

    def _name(self, seat: int) -> Text:
        """A player's name, with a mark for the General."""
        style = "bold" if self.view.seat == seat else ""
        name = Text(self._say("draw-seat", seat=Seat(seat)), style=style)
        name.truncate(LONGEST_NAME, overflow="ellipsis")
        mark = GENERAL if self.pieces[f"seat/{seat}/general"] else " "
        return Text.assemble(mark, " ", name)

    def _grid(self, columns: int, justify: JustifyMethod) -> Table:
        """A table with names at the left."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(min_width=self.names, no_wrap=True)
        for _ in range(columns):
            grid.add_column(justify=justify, no_wrap=True)
        return grid

    def top(self) -> Text:
        """The progress of the game, the strengths that count, and the meaning of the kinds' letters."""
        v, counts = self.view.record, self.view.counts
        said = [self._say("sum-over", battles=counts["battles"])]
        if v.phase != OVER:
            far = {"battle": counts["battle"], "battles": counts["battles"], "cards": counts["deck"]}
            said = [self._say("sum-battle", **far), self._say("draw-up", up=UPS[v.side])]
        letters = [f"{letter} {self._say('kind', kind=letter)}" for letter in KIND_LETTERS]
        first = Text(" ".join(said), style="bold")
        return Text("\n").join([first, Text(BETWEEN.join(letters), style="dim")])

    # The players' cards.

    def kinds(self) -> RenderableType:
        """How many cards of each kind everybody has won, with the points for it."""
        rows = self._grid(len(KIND_LETTERS) + 2, "right")
        general = Text(f"{GENERAL} {self._say('draw-general')}", style="dim")
        kinds = [f"{letter}   " for letter in KIND_LETTERS]
        heads = [*kinds, self._say("draw-points"), self._say("draw-cards")]
        rows.add_row(general, *(Text(head, style="dim") for head in heads))
        for seat in self.seats:
            cells = [self._kind(seat, kind) for kind in KIND_LETTERS]
            points = Text(str(self.view.counts[f"seat/{seat}/score"]), style="bold")
            rows.add_row(self._name(seat), *cells, points, str(len(self.pieces[f"seat/{seat}/hand"])))
        return rows

    def _kind(self, seat: int, kind: str) -> Text:
        """A player's number of cards of a kind, and the points for them, if any: “2 +5”."""
        cards = sum(card.marks["kind"] == kind for card in self.pieces[f"seat/{seat}/pile"])
        points = self.view.counts[f"seat/{seat}/score/{kind}"]
        style = "" if cards else "dim"
        return Text(f"{cards or NOTHING} {f'+{points}' if points else '  '}", style=style)

    def clans(self) -> RenderableType:
        """Every card everybody has won: its clan's column, its kind's letter."""
        rows = self._grid(len(FACTION_NAMES), "left")
        rows.add_row("", *(Text(self._say("clan", faction=name), style=DYES[name]) for name in FACTION_NAMES))
        for seat in self.seats:
            cells = []
            for name in FACTION_NAMES:
                cards = (card for card in self.pieces[f"seat/{seat}/pile"] if card.marks["faction"] == name)
                won = "".join(card.marks["kind"] for card in cards)
                cells.append(Text(won) if won else Text(NOTHING, style="dim"))
            rows.add_row(self._name(seat), *cells)
        return rows

    def out(self) -> Text:
        """The trumps that are out of the game, or a blank line."""
        cards = tuple(card.words for card in self.pieces["out"])
        return Text(self._say("sum-out", list=cards) if cards else "")

    # The battle.

    def battle(self) -> Table:
        """A line for each side, the strongest first: its total, and the cards that still lie there."""
        rows = Table.grid(padding=(0, 2, 0, 0))
        rows.add_column(no_wrap=True)
        rows.add_column()
        spots = [(int(id.removeprefix("battle/")), id) for id in self.pieces if id.startswith("battle/")]
        lie = [(seat, card) for seat, id in spots for card in self.pieces[id]]
        if not lie:
            return rows
        judged = _judged(self.view.record, int(self.view.record.battle))
        for name in _sides(judged):
            said = self._say("side-total", side=name, total=self.view.counts[f"side/{name}"])
            mark = GENERAL if name == SIDE_NAMES[_side_of(judged.sides, judged.leader)] else " "
            cards = [self._played(seat, card) for seat, card in lie if card.marks["side"] == name]
            tile = Text.assemble(mark, " ", (f" {said} ", DYES[name]))
            rows.add_row(tile, BETWEEN.join(cards))
        return rows

    def _played(self, seat: int, card: Piece) -> str:
        """A card in battle by its player, its kind's letter and its strength: “Hana: Oda M 7”."""
        printed = {**card.words.args, "strength": card.marks["strength"]}
        return self._say("draw-played", seat=Seat(seat), **printed)

    # The hand.

    def hand(self) -> Iterator[RenderableType]:
        """The viewer's cards by clan in two columns, legal ones marked."""
        v = self.view.record
        if self.view.seat is None or v.phase == OVER:
            return
        hand = self.pieces[f"seat/{self.view.seat}/hand"]
        longest = max((len(card.kind) for card in hand), default=0)
        playable = {action.token for action in self.view.actions}
        cards = [self._held(card, longest, card.kind in playable) for card in hand]
        half = (len(cards) + 1) // 2
        rows = Table.grid(padding=0)
        rows.add_column(width=self.width // 2, no_wrap=True, overflow="ellipsis")
        rows.add_column(no_wrap=True, overflow="ellipsis")
        for first, second in zip(cards[:half], [*cards[half:], Text()], strict=False):
            rows.add_row(first, second)
        yield Text(self._say("draw-hand", seat=Seat(self.view.seat), up=UPS[v.side]), style="bold")
        yield rows

    def _held(self, card: Piece, longest: int, is_playable: bool) -> Text:
        """A card in hand: its code, its clan, its kind, and both strengths, the one that counts in bold."""
        printed = card.words.args
        tile = self._say("draw-card", **printed)
        kind = f" {self._say('kind', kind=printed['kind'])}" if "kind" in printed else ""
        light, dark = ("bold", "dim") if self.view.record.side == LIGHT else ("dim", "bold")
        return Text.assemble(
            PLAYABLE if is_playable else " ",
            " ",
            (f"{card.kind:<{longest}}", "bold"),
            " ",
            (f" {tile} ", DYES[printed["faction"]]),
            kind,
            " ",
            (str(printed["light"]), light),
            "/",
            (str(printed["dark"]), dark),
        )


@jit
def _judged(v: Any, at: int) -> Verdict:
    return judge(v, at)


_side_of = interpreted(side_of)


def _sides(judged: Verdict) -> Iterator[str]:
    """The sides of a battle, the strongest first."""
    rank = 0
    while (side := _side_of(judged.order, rank)) != NO_SIDE:
        yield SIDE_NAMES[side]
        rank += 1
