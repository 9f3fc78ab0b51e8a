"""Notebooks show tables as pictures made from views."""

from xml.etree import ElementTree

import pytest

import tatami
from tatami.art.picture import BACK, LABEL, WIDTH
from tatami.checks.fold import UNKNOWN
from tests.conformance.tables import Table, plain_table

SVG = "{http://www.w3.org/2000/svg}"


def is_back(piece: ElementTree.Element) -> bool:
    return piece[0].attrib["fill"] == BACK


def tells_kind(piece: ElementTree.Element) -> bool:
    """Whether a mark or a name is drawn on it."""
    return len(list(piece.iter())) > 2


@plain_table
def test_pictures_show_the_question_and_every_piece_on_the_table(table: Table):
    match = table.position(3, 60)
    for viewer in table.viewers:
        view = match.view(viewer)
        picture = ElementTree.fromstring(view._repr_svg_())
        words = " ".join(text.text or "" for text in picture.findall(f"{SVG}text"))
        assert view.speaker().say(view.task) in words
        drawn = picture.findall(f"{SVG}g")
        pieces = [piece for place in view.places for piece in place.pieces]
        assert len(drawn) == len(pieces) > 0
        known = [piece for piece in pieces if piece.kind != UNKNOWN or "seen" in (piece.marks or {})]
        assert len([one for one in drawn if tells_kind(one)]) == len(known)
        down = [piece for piece in pieces if piece.face == "down"]
        assert len([one for one in drawn if is_back(one)]) >= len(down)
    assert match._repr_svg_() == match.view(None)._repr_svg_()


def test_marks_stay_on_their_pieces_and_own_cards_are_shown_face_down():
    match = tatami.new("tenno", seed=1)
    first = match.to_move
    match.play(match.legal()[0])
    picture = match.view(first)._repr_svg_()
    marks = [svg for svg in ElementTree.fromstring(picture).iter() if "viewBox" in svg.attrib][1:]
    assert marks and all({"width", "height"} <= set(svg.attrib) for svg in marks)
    assert len(marks) == 3 + 8  # the own row and the hand


@pytest.mark.parametrize("name", tatami.games())
def test_records_show_how_they_ended(name):
    match = tatami.new(name, seed=2)
    match.play(match.legal()[0])
    assert match.record()._repr_svg_() == match._repr_svg_()


@pytest.mark.parametrize("name", tatami.games())
def test_worlds_that_look_alike_have_the_same_picture(name):
    match = tatami.new(name, seed=5)
    view = match.view(1)
    assert view.determinize(3).view(1)._repr_svg_() == view._repr_svg_()


def texts(picture: str):
    """Texts of a picture that are not on a piece: words, where they begin, and their size."""
    for text in ElementTree.fromstring(picture).findall("{http://www.w3.org/2000/svg}text"):
        anchor = text.attrib.get("text-anchor")
        if anchor is None and text.text:
            yield text.text, float(text.attrib["x"]), float(text.attrib.get("font-size", 13))


@plain_table
def test_labels_are_not_cut_off_nor_under_the_pieces(table: Table):
    match = table.position(3, 60)
    for viewer in table.viewers:
        for words, x, size in texts(match.view(viewer)._repr_svg_()):
            end = x + len(words) * size * 0.48  # how wide letters are on average, or less
            is_label = x < LABEL and x > 12
            assert end <= (LABEL if is_label else WIDTH), words


def test_a_row_of_tenno_is_a_row():
    match = tatami.new("tenno", seed=1)
    for _ in range(match.seats):
        match.play(match.legal()[0])
    root = ElementTree.fromstring(match._repr_svg_())
    pieces = [g.attrib["transform"] for g in root.findall("{http://www.w3.org/2000/svg}g")]
    places = [tuple(map(float, where[10:-1].split())) for where in pieces]
    rows = [[x for x, y in places if y == level] for level in sorted({y for _, y in places})]
    lengths = [len(set(row)) for row in rows]
    assert lengths == [3, 8] * match.seats  # everybody's row, side by side, and hand


@pytest.mark.parametrize("name", tatami.games())
def test_thoughts_and_batches_are_pictures_too(name):
    match = tatami.new(name, seed=1)
    thought = tatami.bot("random", name).think(match.view(match.to_move))
    assert thought.choice in [text for text, _, _ in texts(thought._repr_svg_())]
    batch = tatami.batch(name, 5, seed=3)
    picture = batch._repr_svg_()
    assert "5 games" in picture and ElementTree.fromstring(picture).tag.endswith("svg")
    hidden = batch.match(0).view(None).determinize(2)
    assert hidden._repr_svg_() == batch.match(0)._repr_svg_()
    assert batch.match(0)._repr_svg_().partition("<rect")[2] in picture
