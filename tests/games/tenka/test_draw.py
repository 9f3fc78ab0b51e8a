"""The drawn table of Tenka Trick: every open card, every point, within the width, with or without colours."""

from __future__ import annotations

import random
import re

import pytest
from rich.cells import cell_len
from rich.console import Console

import tatami
from tatami.engine.i18n.speaker import LANGUAGES, sources
from tatami.games.tenka.draw import draw
from tatami.games.tenka.state import DARK
from tatami.match import Match
from tests.games.tenka.faces import at

SPOKEN = [lang for lang in LANGUAGES if all(path.exists() for path in sources("games/tenka", lang))]


def table(match: Match, seat: int | None = 1, *, width: int = 80, lang: str = "en") -> list[str]:
    console = Console(width=width, color_system=None)
    view = match.view(seat)
    with console.capture() as captured:
        console.print(draw(view, view.speaker(lang), width=width))
    return [line.rstrip() for line in captured.get().splitlines()]


def rows(lines: list[str], first: str) -> list[list[str]]:
    """The rows that begin so, taken apart."""
    return [line.split() for line in lines if line.startswith(first)]


def finished(seats: int, seed: int = 5) -> Match:
    match = tatami.new("tenka", seats=seats, seed=seed)
    dice = random.Random(seed)
    while not match.over:
        match.play(dice.choice(match.legal()))
    return match


def test_top_line_shows_the_battle_and_the_side_up():
    lines = table(at("M7 M1", "S4 M2", "C5 M3", side=DARK))
    assert lines[0] == "Battle 15 of 16; the deck is empty. Moon side up."
    assert lines[1] == "M Military · A Farming · I Crafts · C Trade · S Sea"


def test_every_won_card_is_shown_by_kind_and_by_clan():
    # Military: seat 2 has most, 5; Sea: seats 1 and 2 tie, 2 each; seat 2 holds the General's card, 8.
    lines = table(at("M7 M1", "S4 M2", "C5 M3", piles={1: "S1 M8", 2: "M5 M6 S2"}, general=2))
    by_kind, by_clan = rows(lines, "  You")
    assert by_kind == ["You", "1", "·", "·", "·", "1", "+2", "4", "2"]
    assert by_clan == ["You", "M", "·", "·", "·", "·", "S", "·"]
    by_kind, by_clan = rows(lines, "◆ Seat 2")
    assert by_kind == ["◆", "Seat", "2", "2", "+5", "·", "·", "·", "1", "+2", "18", "2"]
    assert by_clan == ["◆", "Seat", "2", "·", "·", "·", "·", "M", "M", "S"]
    by_kind, by_clan = rows(lines, "  Seat 3")
    assert by_kind == ["Seat", "3", *"·" * 5, "0", "2"] and by_clan == ["Seat", "3", *"·" * 7]


def test_the_battle_is_shown_side_by_side_the_strongest_first():
    match = at("M7 M1", "EM M2", "S4 M3", "C5 A9", played="M7 EM S4")
    lines = table(match, 4)
    sides = [line for line in lines if "Seat 1: " in line or "Seat 2: " in line]
    assert [re.split(r"\s{2,}", line) for line in sides] == [
        ["", "Emperor 9", "Seat 2: Emperor 5 · Seat 3: Uesugi S 4"],
        ["◆", "Oda 7", "Seat 1: Oda M 7"],
    ]


def test_hand_marks_legal_cards_and_shows_both_strengths():
    lines = table(at("M7 T1 M1", "C5 S9 EM", "S4 S5 S6", played="M7"), 2)
    heading = lines.index("Your hand; the first number counts:")
    assert [re.split(r"\s{3,}", line) for line in lines[heading + 1 :]] == [
        ["▸ C5  Oda  Trade 5/5", "▸ EM  Emperor  5/5"],
        ["▸ S9  Oda  Sea 9/1"],
    ]
    lines = table(at("A4 T1 M1", "C5 S9 EM", "S4 S5 S6", played="A4 C5"), 3)
    assert [line.strip() for line in lines[-2:]] == [
        "▸ S4  Uesugi  Sea 4/6                   ▸ S6  Mori  Sea 6/4",
        "▸ S5  Tokugawa  Sea 5/5",
    ]
    lines = table(at("M7 T1 M1", "C5 I2 EM", "S4 S5 S6", played="M7"), 2)
    assert any(line.startswith("  I2  Takeda") for line in lines), "it does not follow"


def test_trumps_that_are_out_are_named():
    match = at("M7 M1", "EM M2", "S4 M3", played="M7 EM S4")
    assert "Out of the game: Emperor 5/5." in table(match)


def test_nobody_sees_another_s_hand():
    match = tatami.new("tenka", seats=3, seed=2)
    for seat in (1, 2, 3, None):
        words = set("\n".join(table(match, seat)).split())
        hands = {s: {p.kind for p in match.view(s).places[0].pieces} for s in (1, 2, 3)}
        for other, codes in hands.items():
            assert (codes <= words) == (other == seat) and (other == seat or not codes & words)


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("lang", SPOKEN)
def test_it_keeps_to_its_width_and_cuts_nothing_off_in_every_language(lang: str, seats: int):
    match = finished(seats)
    for number in range(0, len(match.actions) + 1, 6):
        lines = table(match.at(number), width=80, lang=lang)
        assert all(cell_len(line) <= 80 for line in lines) and "…" not in "".join(lines)
        for width in (60, 100):
            assert all(cell_len(line) <= width for line in table(match.at(number), width=width, lang=lang))


@pytest.mark.parametrize("seats", [3, 4])
def test_no_table_is_taller_than_a_small_screen(seats: int):
    match = finished(seats)
    for number in range(len(match.actions) + 1):
        before = match.at(number)
        assert len(table(before, before.to_move)) <= 21


def test_colours_repeat_the_text():
    view = tatami.new("tenka", deal=tatami.new("tenka", seed=7).deal).view(1)
    texts = []
    for system in ("truecolor", None):
        console = Console(width=80, color_system=system, force_terminal=True)
        with console.capture() as captured:
            console.print(draw(view, view.speaker()))
        texts.append(re.sub(r"\x1b\[[0-9;]*m", "", captured.get()))
        assert ("48;2;185;55;27" in captured.get()) == (system is not None), "Takeda is vermilion"
    assert texts[0] == texts[1]
