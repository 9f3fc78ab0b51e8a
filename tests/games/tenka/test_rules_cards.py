"""The cards, our list of them (R1), and the option that puts another list in its place."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import Any

import pytest

import tatami
from tatami.engine.game import GameError
from tatami.engine.i18n.speaker import LANGUAGES
from tatami.engine.scene import Piece
from tatami.match import Match
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
    assert match.scores() == {1: 0, 2: 0, 3: 3 + 5 + 5 + 8}  # no Military card is there
    assert marks(all_pieces(cards)["Etigo"]) == ("A", 10, 0, "uesugi")
    assert "M9" not in match.tokens
    assert {"Etigo", ">Etigo"} < set(match.tokens)


def test_R1_another_list_changes_the_cards_that_follow():
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


def test_R1_characters_without_a_glyph_in_a_pasted_list_do_not_count():
    cards = changed(9, "M9 M 8 1 uesugi")
    match = tatami.new("tenka", seed=1, options={"cards": "\ufeff" + cards.replace("\n", "\u200b\n")})
    assert match.options["cards"] == ";".join(cards.splitlines())


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
    "too few": ("\n".join(LINES[1:]), ["44 cards, not 45"]),
    "too many": (f"{OWN_LIST}\nN1 M 1 9 oda", ["46 cards, not 45"]),
    "only a comment": (f"# {FIRST}", ["0 cards, not 45"]),
    "too few words": (changed(2, "M2 M 2 uesugi"), ["line 2", "“M2 M 2 uesugi”", "five words, not 4"]),
    "too many words": (changed(45, f"{LAST} twice"), ["line 45", "not 6"]),
    "no kind": (changed(1, "M1 X 1 9 takeda"), ["line 1", "“X”", "kind", "M, A, I, C and S"]),
    "kind in small letters": (changed(1, "M1 m 1 9 takeda"), ["line 1", "“m”", "kind"]),
    "an eighth clan": (changed(3, "M3 M 3 7 hojo"), ["line 3", "“hojo”", "eighth clan"]),
    "no name of a clan": (changed(3, "M3 M 3 7 <b>"), ["line 3", "“<b>”", "name of a clan"]),
    "too strong": (changed(4, "M4 M 11 6 mori"), ["line 4", "“11”", "0 to 10"]),
    "negative": (changed(4, "M4 M 4 -6 mori"), ["line 4", "“-6”", "0 to 10"]),
    "a fraction": (changed(4, "M4 M 4.5 6 mori"), ["line 4", "“4.5”", "whole number"]),
    "no number": (changed(4, "M4 M four 6 mori"), ["line 4", "“four”", "whole number"]),
    "odd digits": (changed(4, "M4 M ４ 6 mori"), ["line 4", "“４”", "whole number"]),
    "code begins with a digit": (changed(5, "5M M 5 5 shimazu"), ["line 5", "5M", "code", "letter"]),
    "code with a sign": (changed(5, ">M5 M 5 5 shimazu"), ["line 5", ">M5", "code"]),
    "long code": (changed(5, "Shimazu M 5 5 shimazu"), ["line 5", "Shimazu", "code"]),
    "code of a trump": (changed(5, "EM M 5 5 shimazu"), ["line 5", "EM", "trump"]),
    "code of the other trump": (changed(5, "T2 M 5 5 shimazu"), ["line 5", "T2", "trump"]),
    "the same code twice": (changed(7, "M1 M 7 3 oda"), ["line 7", "line 1", "M1"]),
    "a clan missing": (OWN_LIST.replace("oda", "mori"), ["6 clans, not 7"]),
    "a kind missing": (OWN_LIST.replace(" C ", " S "), ["kind C"]),
    "endless": ("#" * 100_000, ["100000 characters"]),
    "the first of two wrong lines, though one lacks": (
        "# mine\n\n" + "\n".join(["M1 M 1 9 takeda", "M2 M 2 x uesugi", "M3"]),
        ["line 4", "“x”"],
    ),
}


@pytest.mark.parametrize("factions", [7, 3])
@pytest.mark.parametrize("name", WRONG_LISTS)
def test_R1_a_wrong_list_is_refused_with_its_first_wrong_line_and_the_format(name: str, factions: int):
    cards, words = WRONG_LISTS[name]
    with pytest.raises(GameError) as error:
        tatami.new("tenka", seed=1, options={"cards": cards, "factions": factions})
    said = str(error.value)
    assert said.endswith(".")
    assert [word for word in words if word not in said] == []
    if isinstance(cards, str):
        assert "one card a line: code, kind, sun strength, moon strength, clan" in said
        assert "for example “M7 M 7 3 oda”" in said


def own_names(*names: str) -> str:
    """Our list with other names for the clans, in the order of ours in the list."""
    text = OWN_LIST
    for ours, own in zip(
        ["takeda", "uesugi", "tokugawa", "mori", "shimazu", "date", "oda"], names, strict=True
    ):
        text = text.replace(ours, own)
    return text


OTHERS = ("Hojo", "Ōtomo", "北条家", "Asai", "Asakura", "Saitō", "Chosokabe")


def test_R1_a_list_may_have_its_own_clan_names():
    cards = own_names(*OTHERS)
    match = tatami.new("tenka", deal=dealt("M7", "EM", "S4"), options={"cards": cards})
    assert [token for token in match.tokens if token.startswith("!")] == [f"!{name}" for name in OTHERS]
    after(match, "M7")
    piece = next(p for place in match.view(2).places for p in place.pieces if p.kind == "M7")
    assert marks(piece)[3] == "oda" and piece.marks is not None and piece.marks["clan"] == "Chosokabe"
    for lang in LANGUAGES:
        assert "Chosokabe" in match.view(2).text(lang)
        assert any("Chosokabe" in sentence for sentence in match.log(2, lang))
    after(match, "EM S4")
    assert "Emperor 9 and Chosokabe 7" in " ".join(match.log(None))
    again = tatami.replay(match.record().dumps())
    assert again.view(1) == match.view(1) and again.tokens == match.tokens


def test_R1_own_clan_names_are_confiscated_by_and_go_into_hints_and_refusals():
    cards = own_names(*OTHERS)
    match = tatami.new("tenka", seed=3, seats=3, options={"cards": cards})
    said: set[str] = set()
    while not match.over:
        view = match.view(match.to_move)
        said.update(action.token for action in view.actions if action.kind == "confiscate")
        words = [action["words"] for action in view.data()["actions"] if action["kind"] == "confiscate"]
        assert all(any(name in sentence for name in OTHERS) for sentence in words)
        assert not any(ours in view.text() for ours in ("Takeda", "Uesugi", "Oda "))
        match.play(match.legal()[-1])
    assert said and said <= {f"!{name}" for name in OTHERS}


def test_R1_some_clan_names_may_be_ours_and_capitals_do_not_matter():
    cards = OWN_LIST.replace("mori", "Hojo").replace("S9 S 9 1 oda", "S9 S 9 1 ODA")
    match = tatami.new("tenka", seed=1, options={"cards": cards.replace("A8 A 8 2 Hojo", "A8 A 8 2 hojo")})
    assert [token for token in match.tokens if token.startswith("!")] == [
        "!takeda", "!uesugi", "!tokugawa", "!Hojo", "!shimazu", "!date", "!oda",
    ]  # fmt: skip
    assert match.options["cards"].split(";")[-1] == "S9 S 9 1 oda"
    assert "A8 A 8 2 Hojo" in match.options["cards"]
    assert cards != OWN_LIST and tatami.new("tenka", seed=1).deal == match.deal


def test_R1_own_clan_names_in_a_small_game_are_those_of_the_first_clans():
    match = tatami.new("tenka", seed=1, seats=3, options={"cards": own_names(*OTHERS), "factions": 2})
    pieces = all_pieces_of(match)
    assert {piece.marks["clan"] for piece in pieces if piece.marks and "clan" in piece.marks} == {
        "Hojo",
        "Ōtomo",
    }


def all_pieces_of(match: Match) -> list[Piece]:
    """All cards whose faces are seen when the game is over."""
    while not match.over:
        match.play(match.legal()[0])
    return [piece for place in match.view(None).places if place.id != "out" for piece in place.pieces]


@pytest.mark.parametrize("code", ["x", "sado", "Kyoto1", "a12345"])
def test_R1_a_code_is_a_letter_and_up_to_five_more_letters_or_digits(code: str):
    match = tatami.new("tenka", seed=1, options={"cards": changed(1, f"{code} M 1 9 takeda")})
    assert match.tokens[0] == code


def test_there_is_no_other_option():
    with pytest.raises(GameError, match="tenka has no option 'komi'; it has cards"):
        tatami.new("tenka", seed=1, options={"komi": 3})
