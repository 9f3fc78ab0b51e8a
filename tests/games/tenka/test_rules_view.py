"""What is open and what is hidden (R7): to every seat and to spectators."""

from __future__ import annotations

from random import Random

import pytest

import tatami
from tatami.match import Match
from tests.games.tenka.positions import CARDS, ORDER, after, battle, codes, dealt, general, piles, seen, table

seat_counts = pytest.mark.parametrize("seats", [3, 4])


def viewers(match: Match) -> list[int | None]:
    """Everybody who looks on."""
    return [None, *range(1, match.seats + 1)]


def positions(seats: int, seed: int) -> list[Match]:
    """A random game as it stood before each action, and its end."""
    rng = Random(seed)
    match = tatami.new("tenka", seats=seats, seed=seed)
    found = [match.copy()]
    while not match.over:
        match.play(rng.choice(match.legal()))
        found.append(match.copy())
    return found


def test_R7_piles_are_open():
    match = battle("M9 A1 I1", piles={1: "S1", 2: "S2 S3"})
    for viewer in viewers(match):
        assert piles(match, viewer) == ["M9 A1 I1 S1", "S2 S3", ""]


def test_R7_played_cards_and_cards_still_to_be_shared_are_open():
    match = after(table("M7 S1", "I8 S4", "M1 S3"), "M7 I8")
    for token, on_table in (("M1", "M7 I8"), (">M1", "M7 I8 M1")):
        for viewer in viewers(match):
            places = seen(match, viewer)
            assert {code for seat in (1, 2, 3) for code in places[f"battle/{seat}"]} == codes(on_table)
        match.play(token)


@seat_counts
def test_R7_a_hand_is_seen_by_its_holder_only(seats: int):
    match = tatami.new("tenka", deal=f"{seats} 1 {' '.join(ORDER)}")
    for viewer in viewers(match):
        for seat in range(1, seats + 1):
            held = sorted(ORDER[7 * seat - 7 : 7 * seat])
            assert seen(match, viewer)[f"seat/{seat}/hand"] == (held if seat == viewer else ["card"] * 7)


@seat_counts
def test_R7_the_deck_is_seen_by_nobody_but_everybody_can_count_it(seats: int):
    match = tatami.new("tenka", seed=1, seats=seats)
    for viewer in viewers(match):
        assert seen(match, viewer)["deck"] == ["card"] * (48 - 7 * seats)


@seat_counts
def test_R7_hidden_cards_are_named_nowhere(seats: int):
    for match in positions(seats, seed=10 + seats)[::12]:
        deck = [match.tokens[card] for card in match.state()[0].deck if card < 48]
        hands = {seat: set(seen(match, seat)[f"seat/{seat}/hand"]) for seat in range(1, seats + 1)}
        for viewer in viewers(match):
            view = match.view(viewer)
            told = "\n".join([view.json(), view.text(), *match.log(viewer)])
            for code in {*deck, *(code for seat in hands if seat != viewer for code in hands[seat])}:
                assert f'"{code}"' not in told
                assert code in ("T1", "T2") or str(CARDS[code]) not in told


def swapped(deal: str, one: str, other: str) -> str:
    """The same deal with two cards in each other's place."""
    places = {one: other, other: one}
    return " ".join(places.get(part, part) for part in deal.split())


@pytest.mark.parametrize(
    ("one", "other", "blind"),
    [
        ("C9", "S8", [None, 1, 2, 3]),  # two cards of the deck
        ("A6", "I6", [None, 1]),  # of seat 2's and seat 3's hands
        ("A6", "S8", [None, 1, 3]),  # of seat 2's hand and the deck
        ("M6", "I6", [None, 2]),
    ],
)
def test_R7_a_viewer_sees_no_difference_between_indistinguishable_states(
    one: str, other: str, blind: list[int | None]
):
    deal = dealt("M7 M6", "A5 A6", "I2 I6", deck="C1 C2 C3 C4 C9 S8")
    matches = [tatami.new("tenka", deal=text) for text in (deal, swapped(deal, one, other))]
    for token in ("", "M7", "A5", "I2"):
        for match in matches:
            after(match, token)
        for viewer in viewers(matches[0]):
            first, second = (match.view(viewer) for match in matches)
            assert (first == second) == (viewer in blind)
            if viewer in blind:
                assert (first.json(), first.text()) == (second.json(), second.text())
                assert (first.tensor() == second.tensor()).all()
                assert matches[0].events(viewer) == matches[1].events(viewer)


def test_R7_a_drawn_card_is_shown_to_the_player_drawing_it():
    match = after(tatami.new("tenka", deal=dealt("M9", "A1", "I1", deck="C1 C2 C3")), "M9 A1 I1")
    for viewer in viewers(match):
        [step] = match.events(viewer, since=2)
        drawn = {event.target: event.piece for event in step.events if event.source == "deck"}
        kinds = {place: piece.kind for place, piece in drawn.items() if piece is not None}
        cards = {1: "C1", 2: "C2", 3: "C3"}
        assert kinds == {f"seat/{s}/hand": code if s == viewer else "card" for s, code in cards.items()}


@seat_counts
def test_R7_what_has_been_played_is_remembered_for_the_players(seats: int):
    found = positions(seats, seed=20 + seats)
    for match in (found[20], found[40], found[-1]):
        played = match.state()[0].played
        tokens = [token for token in match.history if token[0] not in ">!"]
        assert sorted(match.tokens[card] for card in played.flatten() if card < 48) == sorted(tokens)
        for viewer in viewers(match):
            assert (match.view(viewer).record.played == played).all()


@seat_counts
def test_R7_the_generals_card_and_the_score_are_open(seats: int):
    for match in positions(seats, seed=30 + seats)[::7]:
        holder, side = general(match)
        for viewer in viewers(match):
            view = match.view(viewer)
            assert seen(match, viewer)[f"seat/{holder}/general"] == [side]
            assert view.scores() == match.scores()
            assert (view.to_move, view.winners()) == (match.to_move, match.winners())
