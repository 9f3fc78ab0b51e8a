"""The drawn table of TA-KE: every chip, every gain, within the width, with or without colours."""

from __future__ import annotations

import re

import pytest
from rich.cells import cell_len
from rich.console import Console

import tatami
from tatami.engine.i18n.speaker import LANGUAGES, sources
from tatami.games.take.cards import LETTERS
from tatami.games.take.draw import draw
from tatami.match import Match
from tests.cli.scripts import finished
from tests.games.take.builders import position

NAMES = dict(zip(LETTERS, ("Samurai", "Daimyo", "Ronin", "Geisha", "Ninja"), strict=True))
SPOKEN = [lang for lang in LANGUAGES if all(path.exists() for path in sources("games/take", lang))]


def table(match: Match, seat: int | None = 1, *, width: int = 80, lang: str = "en") -> list[str]:
    console = Console(width=2 * width, color_system=None)  # wide enough to show lines that are too long
    view = match.view(seat)
    with console.capture() as captured:
        console.print(draw(view, view.speaker(lang), width=width))
    return [line.rstrip() for line in captured.get().splitlines()]


def column(lines: list[str], space: str, width: int = 16) -> list[str]:
    """The pieces above and below a space, from the top."""
    start = "abcde".index(space) * width
    return [line[start : start + width].strip() for line in lines]


def test_every_chip_of_every_stack_is_seen_from_the_side():
    deal = "srsdndd/sdrnrgg/gdnddns/nggnrgr/rgrssns 1"
    lines = table(tatami.new("take", deal=deal))
    for space, stack in zip("abcde", deal.split()[0].split("/"), strict=True):
        chips = [cell for cell in column(lines, space) if cell.startswith("(")]
        assert [chip.strip("() ") for chip in chips] == [NAMES[letter] for letter in reversed(stack)]


def test_the_worked_example_of_the_rules_is_announced():
    """15 points for the mover, and three times their influence for the other."""
    match = position("sg/rg/rr/dd/gg", "/g/gg", "g//g")
    cells = column(table(match), "e")
    assert cells[cells.index("e Ninja") + 1 :][:2] == ["you +15", "Seat 2 +9"]


def test_a_samurai_gives_a_span_over_its_columns():
    match = position("gs/dd/rr/gg/nn", "g//", "//")
    cells = column(table(match), "a")
    # Two spaces show Geisha; two on the bottom count 2, one more for a Samurai over them.
    assert cells[cells.index("a Samurai") + 1 :][:2] == ["you +4–6", "Seat 2 +0"]


def test_ghosts_sit_on_their_stacks_which_give_nothing():
    lines = table(position("gs!/dd/rr/gg/nn"))
    cells = column(lines, "a")
    ghost = cells.index("~  ghost  ~")
    assert cells[ghost + 1] == "( Samurai )"
    assert cells[cells.index("a Samurai") + 1] == "haunted"


def test_a_chip_that_a_geisha_moved_rests():
    match = position("gs/dd/rr/gg/nn", "g//")
    match.play("Gab")
    cells = column(table(match), "b")
    assert cells[cells.index("b Daimyo") + 1] == "rests"


def test_an_empty_space_shows_its_printed_character():
    lines = table(position("/dd/rr/gg/nn"))
    assert "a [ Samurai ]" in column(lines, "a")


def test_courtyards_show_fields_samurai_and_influence():
    lines = table(position("gs/dd/rr/gg/nn", "ddn/r/ggg", "rrrrr//"))
    own = lines[-5:]
    assert own[-1] == "You have 0 points."
    assert [row.split() for row in own[:4]] == [
        ["influence", *["Daimyo", "4", "Ronin", "1", "Geisha", "3", "Ninja", "2"]],
        ["Samurai", "3", "·", "·", "(S)(S)(S)", "·"],
        ["middle", "·", "(R)", "·", "·"],
        ["bottom", "(D)(D)", "·", "·", "(N)"],
    ]
    theirs = [row.split() for row in lines[1:3]]
    assert theirs == [
        ["bottom", "·", "(R)", "×5", "·", "·"],
        ["influence", *["Daimyo", "0", "Ronin", "10", "Geisha", "0", "Ninja", "0"]],
    ]


def test_each_player_sits_at_the_bottom_of_the_own_view():
    match = position("gs/dd/rr/gg/nn", scores=(3, 5))
    assert table(match, 1)[-1].strip() == "You have 3 points."
    assert table(match, 2)[-1].strip() == "You have 5 points."
    assert table(match, 2)[0].startswith("Seat 1 has 3 points.")
    assert table(match, None)[-1].strip() == "Seat 1 has 3 points."


@pytest.mark.parametrize("width", [60, 80, 100])
@pytest.mark.parametrize("lang", SPOKEN)
def test_it_keeps_to_its_width_in_every_language(lang: str, width: int):
    match = finished("take")
    for number in range(0, len(match.actions) + 1, 6):
        for line in table(match.at(number), width=width, lang=lang):
            assert cell_len(line) <= width


@pytest.mark.parametrize("lang", SPOKEN)
def test_nothing_is_cut_off_at_80_columns(lang: str):
    match = finished("take")
    for number in range(0, len(match.actions) + 1, 6):
        assert "…" not in "".join(table(match.at(number), lang=lang))


def test_no_game_is_taller_than_a_small_screen():
    match = finished("take")
    for number in range(len(match.actions) + 1):
        assert len(table(match.at(number))) <= 21


def test_colours_repeat_the_text():
    view = tatami.new("take", seed=7).view(1)
    texts = []
    for system in ("truecolor", None):
        console = Console(width=80, color_system=system, force_terminal=True)
        with console.capture() as captured:
            console.print(draw(view, view.speaker()))
        texts.append(re.sub(r"\x1b\[[0-9;]*m", "", captured.get()))
        assert ("48;2;185;55;27" in captured.get()) == (system is not None), "Samurai are vermilion"
    assert texts[0] == texts[1]
