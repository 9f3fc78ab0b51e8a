"""Every piece that a game names can be drawn, and every drawing keeps to one hand."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from tatami import art
from tatami.games.take.cards import Character
from tatami.games.tenka.cards import KIND_LETTERS, SEAT_COUNTS
from tatami.games.tenka.declared import SIDE_NAMES, UPS
from tatami.games.tenno.cards import GEISHA, SEATS, VALUE, Card
from tatami.games.tenno.declared import NAMES as TENNO_NAMES

NAMED = {
    "take": [*(character.name.lower() for character in Character), "ghost"],
    "tenno": TENNO_NAMES,
    "tenka": [*SIDE_NAMES, *KIND_LETTERS, *UPS],
}


@pytest.mark.parametrize(("game", "kind"), [(game, kind) for game, kinds in NAMED.items() for kind in kinds])
def test_every_kind_of_piece_has_a_mark(game: str, kind: str):
    worn = art.wear(game, kind)
    assert worn.mark in art.marks()
    assert worn.dye is None or worn.dye in art.DYES


@pytest.mark.parametrize("card", Card, ids=TENNO_NAMES.__getitem__)
def test_a_card_of_tenno_shows_its_value(card: Card):
    numeral = "+1" if card == GEISHA else str(VALUE[card])
    assert art.wear("tenno", TENNO_NAMES[card]).numeral == numeral


def test_every_seat_has_a_dye_with_a_pattern_and_a_shape_of_its_own():
    assert len(art.SEATS) == SEATS >= max(SEAT_COUNTS)
    assert {dye.name for dye in art.SEATS} == set(art.DYES) == art.patterns()
    shapes = {dye.shape for dye in art.SEATS}
    assert len(shapes) == SEATS
    assert shapes <= art.marks()


@pytest.mark.parametrize("kinds", [NAMED["take"], SIDE_NAMES[:7]], ids=["characters", "clans"])
def test_no_two_owners_of_colour_share_a_dye(kinds: tuple[str, ...]):
    game = "take" if "ghost" in kinds else "tenka"
    dyes = [dye for kind in kinds if (dye := art.wear(game, kind).dye)]
    assert len(dyes) == len(set(dyes)) >= 5


@pytest.mark.parametrize("name", sorted(art.marks() - {"general-light", "general-dark", "tatami"}))
def test_a_mark_is_of_one_colour_on_a_grid_of_64(name: str):
    picture = ElementTree.fromstring(art.mark(name, 14))
    assert picture.attrib["viewBox"] == "0 0 64 64"
    paints = {
        element.attrib[key]
        for element in picture.iter()
        for key in ("fill", "stroke")
        if key in element.attrib
    }
    assert paints - {"none"} == {"currentColor"}


def test_the_sprite_has_no_style_and_no_address():
    sprite = art.sprite()
    assert "style" not in sprite and "class" not in sprite and "href" not in sprite
    assert len(sprite.encode()) < 40_000
