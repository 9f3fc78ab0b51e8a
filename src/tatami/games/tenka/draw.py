"""The table of Tenka Trick for a terminal: a row per player, the battle side by side, the own hand."""

from __future__ import annotations

from collections.abc import Iterator

from rich.cells import cell_len
from rich.console import Group, JustifyMethod, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from tatami import art
from tatami.engine.game import Sight
from tatami.engine.i18n.speaker import Speaker
from tatami.engine.scene import Message, Seat
from tatami.games.tenka import rules, verdict
from tatami.games.tenka.cards import FACTION_NAMES, KIND_LETTERS
from tatami.games.tenka.layout import (
    battle_number,
    battles,
    deck_size,
    on_table,
    player_of,
    scores,
    seats_of,
)
from tatami.games.tenka.state import LIGHT, OVER, PLAY, PLAY_CARD, hand_size
from tatami.games.tenka.things import SIDE_NAMES, by_faction, by_kind, card_words, listed, members, up

DYES = {side: Style.parse(art.dye("tenka", side).style) for side in SIDE_NAMES}
GENERAL, PLAYABLE, NOTHING = "◆", "▸", "·"
BETWEEN = " · "
LONGEST_NAME = 16


def draw(view: Sight, speaker: Speaker, *, width: int = 80) -> RenderableType:
    """The whole table: what everybody has won, the battle, and the viewer's hand."""
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
        self.seats = seats_of(view)
        self.names = max(cell_len(self._name(seat).plain) for seat in self.seats)

    def _say(self, id: str, **args: object) -> str:
        return self.speaker.say(Message(id, args))

    def _name(self, seat: int) -> Text:
        """A player's name, with a mark for the General."""
        style = "bold" if self.view.seat == seat + 1 else ""
        name = Text(self._say("draw-seat", seat=Seat(seat + 1)), style=style)
        name.truncate(LONGEST_NAME, overflow="ellipsis")
        mark = GENERAL if self.view.record.general == seat else " "
        return Text.assemble(mark, " ", name)

    def _grid(self, columns: int, justify: JustifyMethod) -> Table:
        """A table with names at the left."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(min_width=self.names, no_wrap=True)
        for _ in range(columns):
            grid.add_column(justify=justify, no_wrap=True)
        return grid

    def top(self) -> Text:
        """How far the game is, which numbers count, and what the letters of the kinds mean."""
        v = self.view.record
        said = [self._say("sum-over", battles=battles(v))]
        if v.phase != OVER:
            far = {"battle": battle_number(v), "battles": battles(v), "cards": deck_size(v)}
            said = [self._say("sum-battle", **far), self._say("draw-up", up=up(v.side))]
        letters = [f"{letter} {self._say('kind', kind=letter)}" for letter in KIND_LETTERS]
        first = Text(" ".join(said), style="bold")
        return Text("\n").join([first, Text(BETWEEN.join(letters), style="dim")])

    # What everybody has.

    def kinds(self) -> RenderableType:
        """How many cards of each kind everybody has won, with the points for it."""
        v = self.view.record
        rows = self._grid(len(KIND_LETTERS) + 2, "right")
        general = Text(f"{GENERAL} {self._say('draw-general')}", style="dim")
        kinds = [f"{letter}   " for letter in KIND_LETTERS]
        heads = [*kinds, self._say("draw-points"), self._say("draw-cards")]
        rows.add_row(general, *(Text(head, style="dim") for head in heads))
        points = scores(v)
        for seat in self.seats:
            cells = [self._kind(seat, kind) for kind in range(len(KIND_LETTERS))]
            held = int(hand_size(v, seat))
            rows.add_row(self._name(seat), *cells, Text(str(points[seat]), style="bold"), str(held))
        return rows

    def _kind(self, seat: int, kind: int) -> Text:
        """How many cards of a kind somebody has, and the points for them, if any: “2 +5”."""
        v = self.view.record
        cards = int(v.pile[seat] & v.kind_cards[kind]).bit_count()
        points = int(rules.kind_points(v, seat, kind))
        style = "" if cards else "dim"
        return Text(f"{cards or NOTHING} {f'+{points}' if points else '  '}", style=style)

    def clans(self) -> RenderableType:
        """Every card everybody has won: its clan's column, its kind's letter."""
        v = self.view.record
        rows = self._grid(len(FACTION_NAMES), "left")
        rows.add_row("", *(Text(self._say("clan", faction=name), style=DYES[name]) for name in FACTION_NAMES))
        for seat in self.seats:
            cells = []
            for cards in v.faction_cards:
                won = "".join(KIND_LETTERS[v.kind[card]] for card in by_kind(v, v.pile[seat] & cards))
                cells.append(Text(won) if won else Text(NOTHING, style="dim"))
            rows.add_row(self._name(seat), *cells)
        return rows

    def out(self) -> Text:
        """The trumps that are out of the game, or a blank line."""
        v = self.view.record
        cards = listed(v, by_faction(v, v.aside))
        return Text(self._say("sum-out", list=cards) if cards else "")

    # The battle.

    def battle(self) -> Table:
        """A line for each side, the strongest first: its total, and the cards that still lie there."""
        v = self.view.record
        rows = Table.grid(padding=(0, 2, 0, 0))
        rows.add_column(no_wrap=True)
        rows.add_column()
        judged = verdict.read(v, int(v.battle))
        lie = on_table(v)
        if judged is None or not lie:
            return rows
        for side, total in judged.totals.items():
            name = SIDE_NAMES[side]
            said = self._say("side-total", side=name, total=total)
            mark = GENERAL if side == judged.sides[judged.leader] else " "
            cards = [card for card in lie if judged.sides[player_of(v, int(v.battle), card)] == side]
            tile = Text.assemble(mark, " ", (f" {said} ", DYES[name]))
            rows.add_row(tile, BETWEEN.join(self._played(card) for card in cards))
        return rows

    def _played(self, card: int) -> str:
        """A card in battle by its player, its kind's letter and its strength: “Hana: Oda M 7”."""
        v = self.view.record
        seat = player_of(v, int(v.battle), card)
        strength = int(v.strength[v.side_up[v.battle], card])
        who = {"seat": Seat(seat + 1), **card_words(v, card), "strength": strength}
        return self._say("draw-played", **who)

    # The hand.

    def hand(self) -> Iterator[RenderableType]:
        """The own cards by clan in two columns, those that may be played with a mark."""
        v = self.view.record
        if self.view.seat is None or v.phase == OVER:
            return
        cards = [self._held(card) for card in by_faction(v, v.hand[self.view.seat - 1])]
        half = (len(cards) + 1) // 2
        rows = Table.grid(padding=0)
        rows.add_column(width=self.width // 2, no_wrap=True, overflow="ellipsis")
        rows.add_column(no_wrap=True, overflow="ellipsis")
        for first, second in zip(cards[:half], [*cards[half:], Text()], strict=False):
            rows.add_row(first, second)
        yield Text(self._say("draw-hand", seat=Seat(self.view.seat), up=up(v.side)), style="bold")
        yield rows

    def _held(self, card: int) -> Text:
        """A card in hand: its code, its clan, its kind, and both strengths, the one that counts in bold."""
        v = self.view.record
        printed = card_words(v, card)
        playable = v.phase == PLAY and self.view.legal_mask[PLAY_CARD + card]
        code = f"{self.view.tokens[card]:<{self._longest_code()}}"
        tile = self._say("draw-card", **printed)
        kind = f" {self._say('kind', kind=printed['kind'])}" if "kind" in printed else ""
        light, dark = ("bold", "dim") if v.side == LIGHT else ("dim", "bold")
        return Text.assemble(
            PLAYABLE if playable else " ",
            " ",
            (code, "bold"),
            " ",
            (f" {tile} ", DYES[printed["faction"]]),
            kind,
            " ",
            (str(printed["light"]), light),
            "/",
            (str(printed["dark"]), dark),
        )

    def _longest_code(self) -> int:
        """The width of the codes in the own hand."""
        hand = self.view.record.hand[(self.view.seat or 1) - 1]
        return max((len(self.view.tokens[card]) for card in members(hand)), default=0)
