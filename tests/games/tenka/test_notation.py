"""Tokens, deals and lists of cards as text."""

from __future__ import annotations

import pickle

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tatami.engine.game import GameError, OptionError
from tatami.engine.i18n.speaker import LANGUAGES
from tatami.games.tenka import GAME, notation
from tatami.games.tenka.card_list import LONGEST, OURS, check_cards, format_cards, parse_list
from tatami.games.tenka.state import ACTIONS, CONFISCATE_FACTION, GIVE_CARD, STATE
from tests.games.tenka.builders import CARD, OWN_LIST, TOKENS, Dice, codes_in, new_game

ORDER = [*(f"{kind}{strength}" for kind in "MAICS" for strength in range(1, 10)), "EM", "T1", "T2"]
DEAL = ["3", "2", *ORDER]
LINES = format_cards(OURS).split(";")


class Sorted:
    """A stream that draws the last seat and leaves the cards in order."""

    def below(self, n: int) -> int:
        return n - 1

    def shuffle(self, items: list[str]) -> None:
        pass


def set_up(deal: str, options=OWN_LIST):
    states = np.zeros(1, dtype=STATE)
    GAME.set_up(deal, options, states[0])
    return states[0]


def test_every_action_has_a_token_of_its_own():
    assert len(TOKENS) == len(set(TOKENS)) == ACTIONS == 100
    assert list(TOKENS[:48]) == ORDER
    assert TOKENS[GIVE_CARD + CARD["S9"]] == ">S9"
    assert TOKENS[CONFISCATE_FACTION:] == tuple(
        f"!{name}" for name in ["takeda", "uesugi", "tokugawa", "mori", "shimazu", "date", "oda"]
    )
    assert [GAME.mask(action) for action in range(ACTIONS)] == list(range(ACTIONS))


def test_a_deal_is_drawn_start_seat_first_then_cards_in_the_page_order():
    assert GAME.draw_deal(Sorted(), 4, OWN_LIST) == " ".join(["4", "4", *ORDER])


@pytest.mark.parametrize("seats", [3, 4])
def test_drawn_deals_can_be_set_up(seats):
    for seed in range(20):
        parts = GAME.draw_deal(Dice(seed), seats, OWN_LIST).split()
        assert parts[0] == str(seats) and 1 <= int(parts[1]) <= seats and sorted(parts[2:]) == sorted(ORDER)
        assert new_game(seats, seed)[0].general == int(parts[1]) - 1


def test_the_start_seat_gets_the_first_seven():
    s = set_up(" ".join(DEAL))
    assert s.general == s.to_move == s.leader[0] == 1 and s.side == 0
    assert codes_in(s.hand[1]) == " ".join(ORDER[:7])
    assert codes_in(s.hand[2]) == " ".join(ORDER[7:14])
    assert codes_in(s.hand[0]) == " ".join(ORDER[14:21])
    assert [ORDER[card] for card in s.deck] == ORDER[21:]


@pytest.mark.parametrize(
    ("deal", "words"),
    [
        ("", "1 parts"),
        ("3 1", "2 parts"),
        (" ".join(DEAL[:-1]), "49 parts"),
        (" ".join([*DEAL, "M1"]), "51 parts"),
        (" ".join(DEAL).replace("M1", "M1 "), "51 parts"),
        (" ".join(["2", *DEAL[1:]]), "3 or 4, not with '2'"),
        (" ".join(["3", "4", *ORDER]), "1 to 3, not '4'"),
        (" ".join(["4", "0", *ORDER]), "1 to 4, not '0'"),
        (" ".join(DEAL).replace("A3", "a3"), "Card 12 of the deal, 'a3'"),
        (" ".join(DEAL).replace("S9", "M1"), "Cards 1 and 45 of the deal are both M1"),
        (" ".join(DEAL).replace("T2", "T2\n"), "Card 48"),
    ],
)
def test_a_wrong_deal_is_explained(deal, words):
    with pytest.raises(GameError, match=r"^[A-Z].*\.$") as error:
        set_up(deal)
    assert words in str(error.value)


@given(st.text() | st.lists(st.sampled_from([*DEAL, "", "4", "９"]), min_size=48, max_size=52).map(" ".join))
def test_no_text_breaks_the_deal(deal):
    try:
        s = set_up(deal)
    except GameError:
        return
    assert s.seats in (3, 4)


def test_a_list_in_a_file_has_a_plain_form():
    text = "# my own copy\n\n" + "\n".join(f"  {line.replace(' ', '   ')}  # {line}" for line in LINES[:40])
    mine = text + "\n" + " ; ".join(LINES[40:44]) + ";; Sea9 S 10 0 oda;\n"
    plain = check_cards(mine)
    assert plain.split(";") == [*LINES[:44], "Sea9 S 10 0 oda"]
    assert check_cards(plain) == plain and format_cards(parse_list(plain)) == plain
    tokens = notation.tokens({**OWN_LIST, "cards": plain})
    assert tokens[44] == "Sea9" and tokens[GIVE_CARD + 44] == ">Sea9" and tokens[45] == "EM"
    deal = GAME.draw_deal(Sorted(), 3, {**OWN_LIST, "cards": plain})
    assert deal.split()[46] == "Sea9"
    s = set_up(deal, {**OWN_LIST, "cards": plain})
    assert list(s.strength[:, 44]) == [10, 0] and s.faction[44] == 6 and s.kind[44] == 4
    with pytest.raises(GameError, match="'S9', is not a card"):
        set_up(" ".join(DEAL), {**OWN_LIST, "cards": plain})


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("factions", range(1, 8))
def test_a_deal_has_the_cards_of_the_clans_in_play(seats, factions):
    own = ";".join(line.replace("oda", "Hōjō").replace("takeda", "Date-II") for line in LINES)
    for cards in ("", check_cards(own)):
        pieces = GAME.deal.pieces({**OWN_LIST, "cards": cards, "factions": factions}, seats)
        played = [country.code for country in parse_list(cards).countries if country.faction < factions]
        assert pieces[: len(played)] == played and len(pieces) % seats == 0
        assert ["EM", "T1", "T2"][: len(pieces) - len(played)] == pieces[len(played) :]


@pytest.mark.parametrize("text", ["", " \n ", ";".join(LINES), "\n".join(LINES) + "\n"])
def test_our_own_list_is_the_default(text):
    assert check_cards(text) == ""


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (None, "must be a text, not None"),
        (45, "must be a text, not 45"),
        ("x" * (LONGEST + 1), "Card list: it has 20001 characters"),
        ("# nothing", "Card list: it has 0 cards, not 45."),
        ("\n".join(LINES[1:]), "Card list: it has 44 cards, not 45."),
        ("\n".join(["", "M1 M 1 9", *LINES[2:]]), "line 2, “M1 M 1 9”: a card has five words, not 4."),
        ("\n".join([LINES[0], "M2 X 2 8 oda"]), "line 2, “M2 X 2 8 oda”: “X” is not a kind"),
        (";".join(["M1 MA 1 9 oda", *LINES[1:]]), "“MA” is not a kind; the kinds are M, A, I, C and S."),
        ("\n".join(["M1 M 11 9 oda", *LINES[1:]]), "“11” is not a whole number from 0 to 10."),
        ("\n".join(["M1 M 1 -1 oda", *LINES[1:]]), "“-1” is not a whole number"),
        ("\n".join(["M1 M 1 1.5 oda", *LINES[1:]]), "“1.5” is not a whole number"),
        ("\n".join(["1M M 1 9 oda", *LINES[1:]]), "“1M” is not a code; a code is a letter"),
        ("\n".join(["Military M 1 9 oda", *LINES[1:]]), "“Military” is not a code"),
        ("\n".join(["T1 M 1 9 oda", *LINES[1:]]), "T1 is the code of a trump."),
        ("\n".join(["M1 M 1 9 hojo2!", *LINES[1:]]), "“hojo2!” cannot be the name of a clan"),
        ("\n".join(["M1 M 1 9 Temples", *LINES[1:]]), "“Temples” cannot be the name of a clan"),
        ("\n".join(["M1 M 1 9 \u3164", *LINES[1:]]), "cannot be the name of a clan"),
        ("\n".join([*LINES[:44], LINES[3]]), "line 45, “M4 M 4 6 mori”: line 4 already has the code M4."),
        (
            "\n".join(["M1 M 1 9 hojo", *LINES[1:]]),
            "line 1, “M1 M 1 9 hojo”: “hojo” would be the eighth clan",
        ),
        (";".join(LINES).replace("oda", "date"), "Card list: it has 6 clans, not 7."),
        (";".join(LINES).replace(" S ", " M "), "Card list: it has no card of the kind S."),
    ],
)
def test_a_wrong_list_is_explained(text, words):
    with pytest.raises(GameError) as error:
        check_cards(text)
    assert words in str(error.value)
    if isinstance(text, str):
        assert str(error.value).endswith("for example “M7 M 7 3 oda”.")
        assert len(str(error.value)) < 400


def test_errors_in_a_card_list_are_explained_in_every_language():
    for text in ("M1 M 1 9", "# nothing"):
        with pytest.raises(OptionError) as error:
            check_cards(text)
        said = {error.value.text(lang) for lang in LANGUAGES}
        assert len(said) == len(LANGUAGES) and all("M7 M 7 3 oda" in words for words in said)
        assert str(pickle.loads(pickle.dumps(error.value))) == str(error.value)


@given(st.text() | st.lists(st.sampled_from([*LINES, "#", "\n"]), min_size=40, max_size=60).map(";".join))
def test_no_text_breaks_the_list(text):
    try:
        plain = check_cards(text)
    except GameError:
        return
    assert check_cards(plain) == plain
