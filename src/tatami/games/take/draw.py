"""The table of TA-KE for a terminal: five columns run through both courtyards and the hall."""

from __future__ import annotations

from collections.abc import Iterator

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from tatami import art
from tatami.engine.game import Sight
from tatami.engine.i18n.speaker import Speaker
from tatami.engine.scene import Message, Seat
from tatami.games.take import rules
from tatami.games.take.cards import CHIPS, COLUMNS, LETTERS, SAMURAI, SPACE_LETTERS, SPACES
from tatami.games.take.declared import NAMES

DYES = {kind: Style.parse(art.dye("take", kind).style) for kind in NAMES}
TAKES = ("take", "take-samurai")
GHOST = "ghost"
NOTHING = Text("·", style="dim")
MOST_TILES = 4  # chips on a field that are drawn one by one; more are counted

Row = list[Text]


def draw(view: Sight, speaker: Speaker, *, width: int = 80) -> RenderableType:
    """The whole table: the opponent's courtyard, the hall, and the viewer's courtyard, mirrored."""
    drawing = _Drawing(view, speaker, width // SPACES)
    mine = 0 if view.seat is None else view.seat - 1
    theirs = 1 - mine
    rows = Table.grid(padding=0)
    for _ in range(SPACES):
        rows.add_column(width=drawing.column, justify="center", no_wrap=True, overflow="ellipsis")
    for row in (*drawing.courtyard(theirs), *drawing.hall(), *reversed(list(drawing.courtyard(mine)))):
        rows.add_row(*row)
    return Group(drawing.top(theirs, width), rows, drawing.points(mine))


class _Drawing:
    """A view being drawn, row by row."""

    def __init__(self, view: Sight, speaker: Speaker, column: int) -> None:
        self.view = view
        self.speaker = speaker
        self.column = column  # width of each
        self.names = {kind: speaker.say(Message("piece", {"kind": kind})) for kind in (*DYES, GHOST)}
        self.chip = max(map(cell_len, self.names.values()))  # width of a chip's name

    def points(self, seat: int) -> Text:
        """A player's courtyard."""
        points = {"seat": Seat(seat + 1), "points": int(self.view.record.score[seat])}
        return Text(self.speaker.say(Message("sum-points", points)), style="bold")

    def top(self, seat: int, width: int) -> RenderableType:
        """The opponent's courtyard, and how much of the game is left."""
        left = Message("sum-left", {"chips": CHIPS - int(self.view.record.taken)})
        line = Table.grid(expand=True)
        line.add_column()
        line.add_column(justify="right")
        line.add_row(self.points(seat), Text(self.speaker.say(left), style="dim"))
        line.width = width
        return line

    # A courtyard, from its far side to the hall.

    def courtyard(self, seat: int) -> Iterator[Row]:
        """The fields where chips lie and, next to the hall, what each column counts."""
        v = self.view.record
        fields = (
            (self._label("draw-bottom"), v.bottom[seat], COLUMNS),
            (self._label("draw-middle"), v.middle[seat], COLUMNS),
            (self._samurai(seat), v.samurai[seat], (SAMURAI,) * len(COLUMNS)),
        )
        for label, chips, characters in fields:
            if chips.any():
                tiles = (_tiles(*pair) for pair in zip(characters, chips[list(COLUMNS)], strict=True))
                yield [label, *tiles]
        yield [self._label("draw-influence"), *(self._influence(seat, column) for column in COLUMNS)]

    def _label(self, id: str) -> Text:
        return Text(self.speaker.say(Message(id)), justify="left")

    def _samurai(self, seat: int) -> Text:
        """A player's number of Samurai, which is their influence in Samurai."""
        label = self._influence(seat, SAMURAI)
        label.justify = "left"
        return label

    def _influence(self, seat: int, character: int) -> Text:
        points = int(rules.influence(self.view.record, seat, character))
        return Text.assemble(self.names[NAMES[character]], " ", (str(points), "bold"))

    # The hall.

    def hall(self) -> Iterator[Row]:
        """The stacks from the side, then the spaces they stand on, then what a take gives."""
        stacks = [self._stack(space) for space in range(SPACES)]
        for level in reversed(range(max(map(len, stacks)))):
            yield [stack[level] if level < len(stack) else Text() for stack in stacks]
        yield [self._sign(space) for space in range(SPACES)]
        under = [self._under(space) for space in range(SPACES)]
        for line in range(max(map(len, under))):
            yield [lines[line] if line < len(lines) else Text() for lines in under]

    def _stack(self, space: int) -> Row:
        """Every chip of a stack from the bottom up, and its ghost."""
        v = self.view.record
        chips = [NAMES[v.chips[space, level]] for level in range(v.height[space])]
        stack = [Text.assemble((f"( {self._even(kind)} )", DYES[kind])) for kind in chips]
        if v.ghost[space]:
            stack.append(Text.assemble((f"~ {self._even(GHOST)} ~", "italic")))
        return stack

    def _even(self, kind: str) -> str:
        """A name as wide as the widest."""
        text = Text(self.names[kind])
        text.align("center", self.chip)
        return text.plain

    def _sign(self, space: int) -> Text:
        """A space's letter and its printed character, which shows when the stack is gone."""
        kind = NAMES[space]
        empty = self.view.record.height[space] == 0
        sign = (f"[ {self.names[kind]} ]", DYES[kind]) if empty else (self.names[kind], "dim")
        return Text.assemble((SPACE_LETTERS[space], "bold underline"), " ", sign)

    def _under(self, space: int) -> Row:
        """The result of taking from a space, or why it is illegal."""
        v = self.view.record
        if v.height[space] == 0:
            return []
        if v.ghost[space]:
            return [Text(self.speaker.say(Message("draw-haunted")), style="dim")]
        if rules.rests(v, space):
            return [Text(self.speaker.say(Message("draw-rests")), style="dim")]
        return [Text(said) for said in self._gains(space)]

    def _gains(self, space: int) -> Iterator[str]:
        """What both players would score, the viewer first, over all ways to take from a space."""
        source = f"hall/{SPACE_LETTERS[space]}"
        previews = [a.preview for a in self.view.actions if a.kind in TAKES and a.places[0] == source]
        me = self.view.seat or 1
        for seat in (me, 3 - me) if previews else ():
            points = sorted({int(preview["points"][str(seat)]) for preview in previews})
            span = "–".join(str(number) for number in (points[0], points[-1])[: len(points)])
            yield self.speaker.say(Message("draw-gain", {"seat": Seat(seat), "points": span}))


def _tiles(character: int, chips: int) -> Text:
    """Chips lying on a field, a letter each as long as they fit."""
    tile = Text.assemble((f"({LETTERS[character].upper()})", DYES[NAMES[character]]))
    if chips > MOST_TILES:
        return Text.assemble(tile, f" ×{chips}")
    return Text().join([tile] * int(chips)) if chips else NOTHING
