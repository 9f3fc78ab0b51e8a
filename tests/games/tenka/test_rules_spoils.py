"""A battle, 6 and 7: spoils, gifts, confiscation, drawing, and the end."""

from __future__ import annotations

from random import Random

import pytest

import tatami
from tests.games.tenka.positions import after, battle, codes, dealt, general, hand, legal, piles, seen, table

pytestmark = [pytest.mark.checked, pytest.mark.interpreted]

# 6. Spoils: draws.


@pytest.mark.parametrize(
    ("side", "cards"),
    [
        *(("light", "M7 T1 EM A1"), ("light", "T1 A1 A2 A3"), ("light", "S5 M9 A9 I8")),
        *(("dark", "M7 T1 EM A1"), ("dark", "T1 A1 A2 A3"), ("dark", "S5 M1 A1 S2")),
    ],
)
def test_spoils_nobody_changes_after_a_draw(side: str, cards: str):
    match = battle(cards, general=3, side=side)
    assert general(match) == (3, side)
    assert match.to_move == 3


def test_R4_after_a_draw_everyone_adds_the_country_card_they_played_to_their_own_pile():
    match = battle("M7 T1 EM A1", general=3, piles={1: "S1", 2: "S2", 3: "S3"})
    assert piles(match) == ["S1", "A1 S2", "M7 S3", ""]  # seat 1 played the Emperor, seat 4 the Temples
    assert seen(match)["out"] == ["EM", "T1"]


# 6. Spoils: gifts.


def test_spoils_the_new_general_takes_all_country_cards_of_the_battle():
    assert piles(battle("M7 M9 A8", piles={2: "C1"})) == ["", "M7 M9 A8 C1", ""]
    assert piles(battle("M9 A1 I1 C1")) == ["M9 A1 I1 C1", "", "", ""]
    assert piles(battle("M7 T1 A9")) == ["", "", ""]  # a gift is due first
    assert piles(after(battle("M7 T1 A9"), ">M7")) == ["", "A9", "M7"]


def test_spoils_only_players_on_the_winning_side_get_gifts():
    # takeda 8 + 9 win against oda 7 and uesugi 4.
    match = battle("M7 M8 S4 I9", piles={3: "C1"})
    assert (match.to_move, legal(match)) == (4, codes(">M7 >M8 >S4 >I9"))
    after(match, ">S4")
    assert piles(match) == ["", "S4", "C1", "M7 M8 I9"]
    assert match.to_move == 4  # and leads the next battle
    assert not any(token[0] in ">!" for token in match.legal())


def test_spoils_the_former_general_on_the_winning_side_gets_one_too():
    match = battle("M7 I8 M1")
    assert piles(after(match, ">M1")) == ["M1", "M7 I8", ""]


@pytest.mark.parametrize("start", [1, 2, 3, 4])
def test_spoils_gifts_go_clockwise_from_the_new_general(start: int):
    # All oda: the strongest is the third card, so gifts go to the fourth, the first, the second.
    match = battle("M7 A4 S9 C5", general=start)
    seats = [(start - 1 + turn) % 4 + 1 for turn in range(4)]
    assert (match.to_move, general(match)[0]) == (seats[2], seats[2])
    after(match, ">M7 >A4 >S9")
    expected = {seats[3]: "M7", seats[0]: "A4", seats[1]: "S9", seats[2]: "C5"}
    assert piles(match) == [expected[seat] for seat in (1, 2, 3, 4)]


def test_spoils_gifts_skip_players_outside_the_winning_side():
    # takeda 8 and 9 beat oda 7 and uesugi 4: the General is seat 2, the gift goes to seat 4.
    match = after(battle("M7 I9 S4 M8"), ">M7")
    assert piles(match) == ["", "M8 I9 S4", "", "M7"]


def test_R8_the_general_chooses_every_gift_one_by_one_among_the_cards_of_this_battle():
    match = battle("M7 A4 S9 C5", piles={1: "M1", 2: "M2", 3: "M3", 4: "M4"})
    assert legal(match) == codes(">M7 >A4 >S9 >C5")
    for token, rest in ((">S9", ">M7 >A4 >C5"), (">A4", ">M7 >C5")):
        match.play(token)
        assert match.to_move == 3
        assert legal(match) == codes(rest)
    match.play(">M7")
    assert piles(match) == ["M1 A4", "M2 M7", "M3 C5", "M4 S9"]


def test_R8_own_and_others_cards_may_be_given_and_not_those_in_hand_or_pile():
    match = after(table("M7 S1", "I8 S2", "M1 S3", piles={2: "C1", 1: "C2"}), "M7 I8 M1")
    assert legal(match) == codes(">M7 >I8 >M1")


def test_R8_the_last_gift_is_a_token():
    # There are always at least two cards to choose from: one gift, two cards.
    match = battle("T1 A8 M9")
    assert (match.to_move, legal(match)) == (1, codes(">A8 >M9"))
    assert piles(match) == ["", "", ""]


def test_R8_cards_not_given_join_the_new_generals_pile():
    match = battle("M7 A4 C5 S4", piles={1: "M1"})
    assert piles(match) == ["M1", "", "", ""]
    after(match, ">A4")
    assert piles(match) == ["M1", "A4", "", ""]
    after(match, ">C5")
    assert piles(match) == ["M1 M7 S4", "A4", "C5", ""]


def test_spoils_trumps_are_never_given():
    assert legal(battle("M7 EM M1 A2")) == codes(">M7 >M1 >A2")
    assert legal(battle("T1 A8 M9")) == codes(">A8 >M9")


@pytest.mark.parametrize("cards", ["M7 T1 M9", "M7 EM M1 A2", "T1 A8 M9", "EM M9 A9", "T1 T2 EM", "T2 A1 A2"])
def test_spoils_trumps_lie_open_beside_the_deck_out_of_the_game(cards: str):
    trumps = codes(cards) & codes("EM T1 T2")
    match = battle(cards)
    while match.legal()[0].startswith(">"):
        match.play(match.legal()[0])
    for viewer in (None, 1, 2, 3):
        assert set(seen(match, viewer)["out"]) == trumps
    assert codes(" ".join(piles(match))) == codes(cards) - trumps


# 6. Spoils: confiscation. takeda 8 of seat 2 overthrows oda 7 of seat 1 and keeps all three cards.


def overthrown(pile: str, **others: str) -> tatami.Match:
    """The General with this pile was overthrown by seat 2; seat 3 was on neither side."""
    return battle("M7 M8 A1", piles={1: pile, 2: others.get("two", ""), 3: others.get("three", "")})


@pytest.mark.parametrize(
    ("pile", "factions"),
    [
        ("M1", "takeda"),  # a single faction
        ("M1 I2 S3", "takeda"),
        ("M1 M2", "takeda uesugi"),  # all the same number
        ("M1 I2 M2 I3", "takeda uesugi"),
        ("M1 M2 M3 M4 M5 M6 I1", "takeda uesugi tokugawa mori shimazu date oda"),
        ("M1 I2 M2", "uesugi"),  # takeda has the most
        ("M1 I2 M2 M3", "uesugi tokugawa"),
        ("M1 I2 M2 I3 M3", "tokugawa"),  # takeda and uesugi share the most
        ("M1 I2 M2 I3 M3 I4", "takeda uesugi tokugawa"),
        ("M1 I2 S3 M2 I3 M3", "uesugi tokugawa"),  # three, two and one
        ("M1 I2 S3 M2 I3 S4 M3 I4 I1", "tokugawa oda"),
    ],
)
def test_spoils_confiscation_spares_the_leader_unless_all_have_the_same(pile: str, factions: str):
    match = overthrown(pile)
    assert match.to_move == 2
    assert legal(match) == {f"!{faction}" for faction in factions.split()}


def test_spoils_confiscation_takes_all_cards_of_the_faction_from_the_former_generals_pile():
    match = overthrown("M1 I2 S3 M2 I3 C5", two="S4", three="M9 S2")  # uesugi and oda lie elsewhere too
    assert legal(match) == codes("!uesugi !oda")
    match.play("!uesugi")
    assert piles(match) == ["M1 I2 C5 S3", "M2 M7 M8 A1 I3 S4", "M9 S2"]


def test_spoils_confiscation_counts_only_the_former_generals_pile():
    # Seat 3 has more takeda than anybody; in seat 1's pile uesugi has the most.
    match = overthrown("M1 M2 I3", three="I2 S3 A5")
    assert legal(match) == {"!takeda"}


def test_spoils_no_cards_there_nothing_is_confiscated():
    match = overthrown("", two="M1", three="M2")
    assert general(match) == (2, "dark")
    assert match.to_move == 2
    assert not any(token.startswith("!") for token in match.legal())
    assert piles(match) == ["", "M1 M7 M8 A1", "M2"]


def test_R5_confiscation_comes_after_the_spoils():
    match = battle("M7 EM S4", piles={1: "M1 M2 I2"})
    assert legal(match) == codes(">M7 >S4")
    after(match, ">M7")
    assert (match.to_move, legal(match)) == (2, {"!uesugi"})
    assert piles(match) == ["M1 M2 I2", "S4", "M7"]  # the spoils are shared by now
    after(match, "!uesugi")
    assert piles(match) == ["M1 I2", "M2 S4", "M7"]


def test_R5_confiscation_is_not_optional():
    match = overthrown("M1")
    assert match.legal() == ["!takeda"]
    assert piles(after(match, "!takeda"))[0] == ""


@pytest.mark.parametrize("cards", ["M7 I8 M1", "M9 A9 I9", "EM M9 A9", "T1 A1 A2", "M7 T1 T2", "T1 A8 M9"])
def test_spoils_no_confiscation_without_an_uprising(cards: str):
    match = battle(cards, piles={1: "S1", 2: "S2", 3: "S3"})
    while match.legal()[0].startswith(">"):
        match.play(match.legal()[0])
    assert not any(token.startswith("!") for token in match.legal())
    for own, pile in zip(("S1", "S2", "S3"), piles(match), strict=True):
        assert own in pile.split()


# 7. Drawing and the end.


def test_battle_7_everyone_draws_one_card_the_general_first_then_clockwise():
    match = after(table("M9 S1", "A1 S2", "I1 S3", deck="C1 C2 C3 C4 C5 C6"), "M9 A1 I1")
    assert [hand(match, seat) for seat in (1, 2, 3)] == [codes("S1 C1"), codes("S2 C2"), codes("S3 C3")]
    assert len(seen(match)["deck"]) == 3


@pytest.mark.parametrize("seats", [3, 4])
def test_battle_7_the_new_general_draws_first(seats: int):
    hands = ["M5 S1", "A1 S2", "I9 S3", "C1 S4"][:seats]
    deck = ["C2", "C3", "C4", "C6"][:seats]
    match = after(table(*hands, deck=" ".join(deck)), " ".join(h.split()[0] for h in hands))
    assert general(match) == (3, "dark")
    order = [3, 4, 1, 2] if seats == 4 else [3, 1, 2]
    for seat, drawn in zip(order, deck, strict=True):
        assert hand(match, seat) == {f"S{seat}", drawn}
    assert seen(match)["deck"] == []


def test_battle_7_drawing_follows_gifts_and_confiscation_and_has_no_token():
    match = after(table("M7 S1", "EM S2", "S4 S3", piles={1: "M1"}, deck="C1 C2 C3"), "M7 EM S4")
    for token in (">M7", "!takeda"):
        assert [len(hand(match, seat)) for seat in (1, 2, 3)] == [1, 1, 1]
        match.play(token)
    assert [hand(match, seat) for seat in (1, 2, 3)] == [codes("S1 C3"), codes("S2 C1"), codes("S3 C2")]
    assert (match.to_move, legal(match)) == (2, codes("S2 C1"))


def test_battle_7_the_general_draws_first_after_a_draw_too():
    match = after(table("M7 S1", "EM S2", "T1 S3", general=2, deck="C1 C2 C3"), "EM T1 M7")
    assert [hand(match, seat) for seat in (1, 2, 3)] == [codes("S1 C3"), codes("S2 C1"), codes("S3 C2")]


def test_battle_7_nobody_draws_when_the_deck_is_used_up():
    match = after(table("M9 S1", "A1 S2", "I1 S3"), "M9 A1 I1")
    assert [hand(match, seat) for seat in (1, 2, 3)] == [{"S1"}, {"S2"}, {"S3"}]
    assert not match.over


def test_battle_7_the_game_ends_when_hands_are_empty():
    match = after(table("M9", "A1", "I1"), "M9 A1 I1")
    assert match.over and match.to_move is None and match.legal() == []


def test_battle_7_gifts_and_confiscation_come_before_the_end():
    match = battle("M7 EM S4", piles={1: "M1"}, left=0)
    for token in (">S4", "!takeda"):
        assert not match.over and match.winners() == set()
        assert token in match.legal()
        match.play(token)
    assert match.over
    assert piles(match) == ["", "M1 M7", "S4"]


@pytest.mark.parametrize(("seats", "battles"), [(3, 16), (4, 12)])
@pytest.mark.parametrize("seed", range(3))
def test_R6_so_many_battles_and_everyone_refills_to_seven_while_the_deck_lasts(
    seats: int, battles: int, seed: int
):
    rng = Random(seed)
    match = tatami.new("tenka", seats=seats, seed=seed)
    sizes: list[int] = []
    plays = 0
    while not match.over:
        if plays % seats == 0 and match.legal()[0][0] not in ">!":
            sizes.append(len(hand(match, 1)))
        token = rng.choice(match.legal())
        plays += token[0] not in ">!"
        match.play(token)
    assert sizes == [7] * (battles - 6) + [6, 5, 4, 3, 2, 1]
    assert plays == 48


def test_R6_the_deck_is_drawn_from_the_top():
    deal = dealt("M9", "A1", "I1", start=2, deck="T1 T2 EM")
    match = after(tatami.new("tenka", deal=deal), "M9 A1 I1")
    assert general(match) == (2, "light")
    assert ["T1" in hand(match, 2), "T2" in hand(match, 3), "EM" in hand(match, 1)] == [True] * 3
