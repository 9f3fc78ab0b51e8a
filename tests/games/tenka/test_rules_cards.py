"""The cards, our list of them (R1), and the option that puts another list in its place."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import Any

import pytest

import tatami
from tatami.engine.game import GameError
from tatami.engine.table import Piece
from tests.games.tenka.positions import CARDS, COUNTRIES, after, dealt, general, legal, piles
from tests.games.tenka.reference import FACTIONS, KINDS, OWN_LIST, TABLE

LINES = OWN_LIST.splitlines()
FIRST, SECOND, *_, LAST = LINES  # M1 M 1 9 takeda, M2 M 2 8 uesugi, S9 S 9 1 oda


@cache
def all_pieces(cards: str = "") -> dict[str, Piece]:
    """Every card by code, as a spectator sees it when all have been played."""
    rng = Random(5)
    match = tatami.new("tenka", seats=3, seed=5, options={"cards": cards})
    while not match.over:
        match.play(rng.choice(match.legal()))
    places = match.view(None).places
    return {piece.kind: piece for place in places for piece in place.pieces if piece.kind != "general"}


def marks(piece: Piece) -> tuple[Any, ...]:
    """Kind, light, dark and faction of a country card."""
    return tuple(piece.marks[key] for key in ("kind", "light", "dark", "faction"))


def changed(number: int, entry: str) -> str:
    """Our list with another entry instead of one, counted from 1."""
    return "\n".join([*LINES[: number - 1], entry, *LINES[number:]])


# The cards.


def test_cards_there_are_48_and_one_generals_card():
    view = tatami.new("tenka", seed=1, seats=3).view(None)
    assert Counter(piece.kind for place in view.places for piece in place.pieces) == {
        "card": 48,
        "general": 1,
    }
    assert sorted(all_pieces()) == sorted(CARDS)


def test_cards_the_code_is_kind_and_light_strength():
    for kind, factions in TABLE.items():
        for light, faction in enumerate(factions.split(), 1):
            assert marks(all_pieces()[f"{kind}{light}"]) == (kind, light, 10 - light, faction)


def test_cards_are_said_by_faction_kind_and_both_strengths():
    view = tatami.new("tenka", seed=1).view(None)
    said = {code: view.speaker().say(piece.words) for code, piece in all_pieces().items()}
    assert said == {code: str(card) for code, card in CARDS.items()}
    assert said["M7"] == "Oda Military 7/3"
    assert (said["EM"], said["T1"], said["T2"]) == ("Emperor 5/5", "Temples 3/7", "Temples 3/7")


def test_R1_45_country_cards_of_five_kinds_with_light_strengths_one_to_nine():
    countries = [marks(all_pieces()[code]) for code in COUNTRIES]
    assert len(countries) == 45
    for kind in KINDS:
        assert sorted(light for k, light, _, _ in countries if k == kind) == list(range(1, 10))
    assert all(light + dark == 10 for _, light, dark, _ in countries)


def test_R1_seven_factions_of_seven_or_six_cards_of_different_strengths():
    countries = [marks(all_pieces()[code]) for code in COUNTRIES]
    factions = Counter(faction for _, _, _, faction in countries)
    assert factions == {**dict.fromkeys(FACTIONS, 6), "oda": 7, "takeda": 7, "mori": 7}
    assert len({(light, faction) for _, light, _, faction in countries}) == 45


# Another list.


def test_R1_another_list_can_be_played_with():
    # Instead of M9 uesugi has an Agricultural card that is stronger by one.
    cards = changed(9, "Etigo A 10 0 uesugi")
    deal = dealt("A4", "C5", "M9").replace("M9", "Etigo")
    match = after(tatami.new("tenka", deal=deal, options={"cards": cards}), "A4 C5 Etigo")
    assert general(match) == (3, "dark")  # 10 against oda 9
    assert match.scores() == {1: 0, 2: 0, 3: 3 + 5 + 5}  # no Military card is there
    assert marks(all_pieces(cards)["Etigo"]) == ("A", 10, 0, "uesugi")
    assert "M9" not in match.tokens
    assert {"Etigo", ">Etigo"} < set(match.tokens)


def test_R1_another_list_decides_whom_one_must_follow():
    cards = changed(9, "M9 M 9 1 oda")
    match = after(tatami.new("tenka", deal=dealt("A4", "M9", "C5"), options={"cards": cards}), "A4")
    assert legal(match) == {"M9"}


def test_R1_another_list_decides_who_fights_for_the_temples():
    cards = changed(9, "M9 A 9 1 uesugi")
    match = tatami.new("tenka", deal=dealt("M7", "T1", "M9"), options={"cards": cards})
    assert general(after(match, "M7 T1 M9")) == (2, "dark")


@pytest.mark.parametrize("light", [0, 10])
def test_R1_strengths_of_another_list_are_0_to_10_and_need_not_add_up(light: int):
    cards = changed(9, f"M9 M {light} {light} uesugi")
    match = tatami.new("tenka", deal=dealt("S5", "M9", "A1"), options={"cards": cards})
    assert general(after(match, "S5 M9 A1"))[0] == (2 if light else 1)


def test_R1_another_list_may_have_any_number_of_a_kind_and_faction():
    rows = [f"c{n} {'MAICS'[max(0, n - 40)]} 5 5 {FACTIONS[max(0, n - 38)]}" for n in range(45)]
    match = tatami.new("tenka", seed=1, seats=3, options={"cards": ";".join(rows)})
    assert len([code for code in match.tokens if code.startswith("c")]) == 45


def test_R1_a_list_may_have_comments_blank_lines_and_semicolons():
    plain = tatami.new("tenka", seed=1, options={"cards": changed(9, "M9 M 8 1 uesugi")})
    fancy = "# my own copy\n\n" + changed(9, "   M9   M 8\t1 uesugi   # weaker; than ours") + " # end\n\n"
    for text in (fancy, ";".join(changed(9, "M9 M 8 1 uesugi").splitlines()), fancy.replace("\n", "\r\n")):
        match = tatami.new("tenka", seed=1, options={"cards": text})
        assert match.options == plain.options
        assert (match.deal, match.tokens) == (plain.deal, plain.tokens)


def test_R1_the_plain_form_is_joined_by_semicolons_and_goes_into_the_record():
    cards = changed(9, "M9 M 8 1 uesugi")
    match = tatami.new("tenka", seed=1, seats=3, options={"cards": cards})
    assert match.options["cards"] == ";".join(cards.splitlines())
    after(match, match.legal()[0])
    again = tatami.replay(match.record().dumps())
    assert again.options == match.options
    assert again.view(1) == match.view(1)


@pytest.mark.parametrize("text", ["", OWN_LIST, ";".join(LINES), f"# ours\n{OWN_LIST}\n"])
def test_R1_our_own_list_has_an_empty_plain_form(text: str):
    match = tatami.new("tenka", seed=1, options={"cards": text})
    assert match.options["cards"] == ""
    assert match.record().data()["options"] == {}
    assert match.deal == tatami.new("tenka", seed=1).deal


def test_R1_the_order_of_another_list_is_the_order_of_its_tokens_and_of_drawing():
    backwards = "\n".join(reversed(LINES))
    match = tatami.new("tenka", seed=1, options={"cards": backwards})
    assert list(match.tokens[:48]) == [*reversed(COUNTRIES), "EM", "T1", "T2"]
    assert match.deal != tatami.new("tenka", seed=1).deal
    assert piles(match) == ["", "", "", ""]


WRONG_LISTS: dict[str, tuple[Any, list[str]]] = {
    "no text": (45, ["text", "45"]),
    "nothing": (None, ["text", "None"]),
    "a list": (LINES, ["text"]),
    "too few": ("\n".join(LINES[1:]), ["45 cards", "44"]),
    "too many": (f"{OWN_LIST}\nN1 M 1 9 oda", ["45 cards", "46"]),
    "only a comment": (f"# {FIRST}", ["45 cards", "0"]),
    "too few words": (changed(2, "M2 M 2 uesugi"), ["entry 2", "M2 M 2 uesugi", "4 words"]),
    "too many words": (changed(45, f"{LAST} twice"), ["entry 45", "6 words"]),
    "no kind": (changed(1, "M1 X 1 9 takeda"), ["entry 1", "'X'", "kind", "M, A, I, C, S"]),
    "kind in small letters": (changed(1, "M1 m 1 9 takeda"), ["entry 1", "'m'", "kind"]),
    "no faction": (changed(3, "M3 M 3 7 hojo"), ["entry 3", "'hojo'", "faction", "takeda"]),
    "faction in capitals": (changed(3, "M3 M 3 7 Oda"), ["entry 3", "'Oda'", "faction"]),
    "too strong": (changed(4, "M4 M 11 6 mori"), ["entry 4", "'11'", "0 to 10"]),
    "negative": (changed(4, "M4 M 4 -6 mori"), ["entry 4", "'-6'", "0 to 10"]),
    "a fraction": (changed(4, "M4 M 4.5 6 mori"), ["entry 4", "'4.5'", "whole number"]),
    "no number": (changed(4, "M4 M four 6 mori"), ["entry 4", "'four'", "whole number"]),
    "odd digits": (changed(4, "M4 M ４ 6 mori"), ["entry 4", "'４'", "whole number"]),
    "code begins with a digit": (changed(5, "5M M 5 5 shimazu"), ["entry 5", "5M", "code", "letter"]),
    "code with a sign": (changed(5, ">M5 M 5 5 shimazu"), ["entry 5", ">M5", "code"]),
    "long code": (changed(5, "Shimazu M 5 5 shimazu"), ["entry 5", "Shimazu", "code"]),
    "code of a trump": (changed(5, "EM M 5 5 shimazu"), ["entry 5", "EM", "trump"]),
    "code of the other trump": (changed(5, "T2 M 5 5 shimazu"), ["entry 5", "T2", "trump"]),
    "the same code twice": (changed(7, "M1 M 7 3 oda"), ["1 and 7", "M1"]),
    "a faction missing": (OWN_LIST.replace("oda", "mori"), ["oda", "faction"]),
    "a kind missing": (OWN_LIST.replace(" C ", " S "), ["C", "kind"]),
    "endless": ("#" * 100_000, ["characters"]),
}


@pytest.mark.parametrize("name", WRONG_LISTS)
def test_R1_a_wrong_list_is_refused_with_what_is_wrong_and_where(name: str):
    cards, words = WRONG_LISTS[name]
    with pytest.raises(GameError) as error:
        tatami.new("tenka", seed=1, options={"cards": cards})
    said = str(error.value)
    assert said.startswith("Option cards ")
    assert said.endswith(".")
    assert [word for word in words if word not in said] == []


@pytest.mark.parametrize("code", ["x", "sado", "Kyoto1", "a12345"])
def test_R1_a_code_is_a_letter_and_up_to_five_more_letters_or_digits(code: str):
    match = tatami.new("tenka", seed=1, options={"cards": changed(1, f"{code} M 1 9 takeda")})
    assert match.tokens[0] == code


def test_there_is_no_other_option():
    with pytest.raises(GameError, match="tenka has no option 'komi'; it has cards"):
        tatami.new("tenka", seed=1, options={"komi": 3})
