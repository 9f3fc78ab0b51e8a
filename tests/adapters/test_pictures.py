"""Notebooks show tables as pictures made from views."""

from xml.etree import ElementTree

import pytest

import tatami
from tests.conformance.tables import Table, plain_table


@plain_table
def test_matches_and_views_are_pictures_with_all_that_lies_open(table: Table):
    match = table.position(3, 60)
    for viewer in table.viewers:
        assert ElementTree.fromstring(match.view(viewer)._repr_svg_()).tag.endswith("svg")
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
