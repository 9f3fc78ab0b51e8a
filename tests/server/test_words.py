"""Names and chat display faithfully in every script."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tatami.server.core import limits
from tatami.server.core.text import clean, clean_name

BLANK = [
    "\u3164",
    "\u2800",
    "\u115f\u1160",
    "\uffa0",
    "\u200b\u200d",
    "\u034f",
    "\ufe0f",
    "\u3000 \u00a0",
    "\U000e0101",
    "\ufffc",
]
NAMES = [
    "Nguyễn",
    "Ærøskøbing",
    "Ёлка",
    "日本 太郎",
    "ทำไม่ได้",
    "བསྒྲུབས",
    "שָׁלוֹם",
    "क्षत्रिय",
    "한글",
    "محمّد",
    "Ω 2",
    "🎎",
]


@pytest.mark.parametrize("text", [*BLANK, "".join(BLANK)])
def test_a_name_that_shows_nothing_is_none(text: str):
    assert clean_name(text, ()) == ""
    assert clean_name(f"An{text}na", ()) in ("Anna", "An na")


@pytest.mark.parametrize("name", NAMES)
def test_names_of_all_scripts_stay(name: str):
    assert clean_name(name, ()) == unicodedata.normalize("NFC", name)
    assert clean_name(unicodedata.normalize("NFD", name), ()) == unicodedata.normalize("NFC", name)


def test_marks_without_a_letter_are_no_name():
    assert clean_name("\u0301\u0302", ()) == clean_name(" \u20dd ", ()) == ""


def test_marks_do_not_pile_up():
    assert len(clean("Z\u0300\u0301\u0302\u0303\u0304\u0305algo" + "\u0336" * 50, 100)) <= 5 + 2 * 3
    assert clean("\u0336" * 9 + "a", 100) == "a", "a mark has no letter before the first"


@given(text=st.text(max_size=120), longest=st.integers(1, 60))
def test_clean_text_is_short_visible_and_stays_as_it_is(text: str, longest: int):
    once = clean(text, longest)
    assert len(once) <= longest and clean(once, longest) == once == once.strip()
    assert unicodedata.is_normalized("NFC", once)
    assert not any(unicodedata.category(letter)[0] == "C" for letter in once)
    assert once == "" or unicodedata.category(once[0])[0] not in "MZ"
    assert len(clean_name(text, {once})) <= limits.NAME
