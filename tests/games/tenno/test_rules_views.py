"""Visibility by viewer, and the facts that a viewer could remember (R11)."""

from __future__ import annotations

import random

import pytest

from tatami.match import Match
from tests.games.tenno.positions import after, faces_up, game, hand, memory, pieces, pile, row, told, turn

SEATS_AND_NONE = [1, 2, 3, None]
# A game of three: seat 2 has filled slot 1, seat 1 has traded slot 2, seat 2 is to attack.
BEGUN = "321 123 123 1x2.1 +8 2=D"


def views(starts: list[Match], viewer: int | None) -> int:
    """How many different things a viewer is shown."""
    return len({(told(match, viewer), *match.log(viewer)) for match in starts})


# Everyone sees their own cards, and no others; random games are in test_reference.


@pytest.mark.parametrize("viewer", SEATS_AND_NONE)
def test_views_own_row_and_hand_and_no_other(viewer: int | None):
    match = game("3 1", BEGUN)
    seen = [(row(match, seat, viewer), hand(match, seat, viewer)) for seat in (1, 2, 3)]
    own = [("3D1", "2NMR78SG"), ("823", "NMR7DSG"), ("123", "NMR78DSG")]
    hidden = [("???", "?" * 8), ("???", "?" * 7), ("???", "?" * 8)]
    assert seen == [own[seat - 1] if seat == viewer else hidden[seat - 1] for seat in (1, 2, 3)]


@pytest.mark.parametrize("viewer", SEATS_AND_NONE)
def test_views_numbers_of_hand_cards_are_public(viewer: int | None):
    match = game("3 1", BEGUN)
    assert [len(hand(match, seat, viewer)) for seat in (1, 2, 3)] == [8, 7, 8]
    counts = match.view(viewer).counts
    assert [counts[f"seat/{seat}/hand"] for seat in (1, 2, 3)] == [8, 7, 8]


@pytest.mark.parametrize("viewer", SEATS_AND_NONE)
def test_views_nobody_looks_into_a_prison_not_even_ones_own(viewer: int | None):
    match = game("3 1", BEGUN)
    shown = [pieces(match, f"seat/{seat}/prison", viewer) for seat in (1, 2, 3)]
    assert [[(piece.kind, piece.face) for piece in found] for found in shown] == [[("card", "down")], [], []]


# Twins: what differs in secret looks the same to the others.


@pytest.mark.parametrize("viewer", [1, 3, None])
def test_views_fill_is_secret(viewer: int | None):
    assert views([game("3 1", f"321 123 123 1x2.1 +{card}") for card in "NMR78DSG"], viewer) == 1


@pytest.mark.parametrize("viewer", [2, 3, None])
def test_views_trade_is_secret(viewer: int | None):
    twins = [game("3 1", f"321 123 123 1x2.1 +8 2={card}") for card in "2NMR78DSG"]
    assert views(twins, viewer) == 1
    # That it was made, and of which slot, is seen.
    assert views([*twins, game("3 1", "321 123 123 1x2.1 +8 3=S")], viewer) == 2
    assert views([*twins, game("3 1", "321 123 123 1x2.1 +8 pass")], viewer) == 2


def test_views_peek_is_seen_by_the_peeker_alone():
    twins = [game("3 1", f"123 123 123 1x2.2 +{card} ?1") for card in "NMR78DSG"]
    assert [views(twins, viewer) for viewer in (None, 3, 2)] == [1, 1, 8]
    assert [memory(match, 1, 2)[0] for match in twins] == list("NMR78DSG")
    unseen = [game("3 1", f"123 123 123 1x2.2 +{card} pass") for card in "NMR78DSG"]
    assert views(unseen, 2) == 1


def test_views_peek_others_see_that_and_where():
    twins = [game("3 1", f"123 123 123 1x2.2 +N {peek}") for peek in ("?1", "?2", "?3", "pass")]
    assert views(twins, 3) == views(twins, None) == views(twins, 1) == 4


@pytest.mark.parametrize("viewer", [2, 3, None])
def test_views_own_legal_tokens_only_for_the_seat_that_is_asked(viewer: int | None):
    match = game("3 1", "321 123 123")
    assert match.view(1).legal == match.legal()
    assert match.view(viewer).legal == []


# An attack shows both cards to everybody.


@pytest.mark.parametrize("viewer", SEATS_AND_NONE)
def test_views_attack_shows_everybody_both_cards(viewer: int | None):
    match = game("3 1", "321 123 123 1x2.1")
    shown = [
        (event.target, event.piece.kind)
        for event in match.events(viewer)[-1].events
        if event.piece and event.source == event.target and event.piece.face == "up"
    ]
    assert shown == [("seat/1/row/1", "farmer-3"), ("seat/2/row/1", "farmer-1")]


@pytest.mark.parametrize("viewer", SEATS_AND_NONE)
def test_views_cards_lie_open_until_the_response_is_given(viewer: int | None):
    match = after(turn("712 NM3 123"), "1x2.1")
    assert faces_up(match, viewer) == {"1.17", "2.1N"}
    assert faces_up(after(match, "monk"), viewer) == set()


# R11: what left was open to all; the log says so, and the aid says what could be remembered.


@pytest.mark.parametrize("viewer", SEATS_AND_NONE)
def test_R11_every_player_can_know_what_is_in_every_pile(viewer: int | None):
    match = after(turn("R8N 7S2 1G3"), "1x2.1 2x2.2 +D +7 ?1 1x3.1 +8 pass")
    assert pile(match, "discard", viewer) == ["1R"]
    assert pile(match, "2", viewer) == ["18", "31"]
    assert pile(match, "1", viewer) == pile(match, "3", viewer) == []


@pytest.mark.parametrize("viewer", SEATS_AND_NONE)
def test_R11_log_of_open_cards_is_shown(viewer: int | None):
    match = game("3 1", BEGUN)
    log = " ".join(match.log(viewer))
    assert "Farmer 3" in log and "Farmer 1" in log
    secret = {1: "Samurai 8", 2: "Daimyo", 3: "Daimyo", None: "Daimyo"}[viewer]
    assert secret not in log


@pytest.mark.parametrize("viewer", [3, None])
def test_R11_aid_shows_the_last_card_seen(viewer: int | None):
    match = game("3 1", BEGUN)
    assert memory(match, 1, viewer) == ["3", "?", "?"]  # it attacked
    assert memory(match, 2, viewer) == ["?", "?", "?"]  # what was seen there is gone
    after(match, "2x1.3 pass +7 pass")
    assert memory(match, 2, viewer) == ["?", "2", "?"]


@pytest.mark.parametrize("viewer", [2, 3, None])
def test_R11_aid_says_that_a_traded_card_may_have_changed(viewer: int | None):
    for card in "3D":
        assert memory(game("3 1", f"321 123 123 1x2.1 +8 1={card}"), 1, viewer) == ["3~", "?", "?"]
    assert memory(game("3 1", "321 123 123 1x2.1 +8 2=D"), 1, viewer) == ["3", "?", "?"]


@pytest.mark.parametrize("viewer", [1, 3, None])
def test_R11_aid_says_that_cards_picked_up_may_have_changed(viewer: int | None):
    start = after(turn("123 8M2 123", hands="78 - 8", attacker=2), "1x1.1 +7")
    for pick_up in ("1~2", "1-2"):
        assert memory(after(start.copy(), pick_up), 2, viewer) == ["8~", "?", "?"]
    assert memory(after(start, "2~3"), 2, viewer) == ["8", "?", "?"]


@pytest.mark.parametrize("viewer", [1, 3, None])
def test_R11_aid_forgets_a_slot_that_was_filled_anew(viewer: int | None):
    match = after(turn("18D 712 123"), "1x2.1 +N pass")
    assert memory(match, 2, viewer) == ["7", "?", "?"]
    after(match, "3x3.2 +8 +8 1x1.1 +7 pass 3x2.1 pass")
    assert row(match, 2, viewer) == ".??"
    assert memory(after(match, "+R"), 2, viewer) == ["?", "?", "?"]


@pytest.mark.parametrize("viewer", [1, 3, None])
def test_R11_card_seen_again_is_sure_again(viewer: int | None):
    match = after(turn("1N2 73D 123", attacker=2), "1x1.1 +8 1=7")
    assert memory(match, 2, viewer) == ["7~", "?", "?"]
    assert memory(after(match, "1x2.1"), 2, viewer) == ["7", "?", "?"]


@pytest.mark.parametrize("viewer", [1, 3, None])
def test_R11_aid_shows_the_monk_that_helped(viewer: int | None):
    match = after(turn("712 NM3 123"), "1x2.1 monk +8 pass")
    assert memory(match, 2, viewer) == ["?", "M", "?"]


def test_R11_aid_shows_a_peek_to_the_peeker_until_the_card_may_have_changed():
    match = after(turn("712 D23 123"), "1x2.1 +8 ?2")
    assert memory(match, 1, 2) == ["?", "1", "?"]
    after(match, "1x3.1 +N pass 2x2.2 +7 +8 1x3.3 pass +R")
    assert memory(match, 1, 2) == ["8", "1", "?"]
    assert memory(after(match, "2=S"), 1, 2) == ["8", "1~", "?"]
    assert memory(match, 1, 3) == memory(match, 1, None) == ["8", "?", "?"]


@pytest.mark.parametrize("viewer", [1, 3, None])
def test_R11_at_a_table_without_memory_nothing_is_remembered(viewer: int | None):
    match = after(turn("71M 8D3 123", memory="table"), "1x2.1 +8 ?2")
    for seat in {1, 2, 3} - {viewer}:
        assert memory(match, seat, viewer) == ["?"] * 3
    assert memory(match, 1, 2) == ["?"] * 3


@pytest.mark.parametrize("seats", [2, 5])
def test_R11_option_changes_nothing_else(seats: int):
    rng = random.Random(f"aid {seats}")
    full, table = (game(f"{seats} 1", memory=memory) for memory in ("full", "table"))
    while not full.over:
        assert full.legal() == table.legal()
        for viewer in (None, *range(1, seats + 1)):  # bots and programs could have remembered
            assert full.view(viewer).records.tobytes() == table.view(viewer).records.tobytes()
            assert full.view(viewer).tensor().tobytes() == table.view(viewer).tensor().tobytes()
        token = rng.choice(full.legal())
        after(full, token), after(table, token)
    assert table.over
    assert full.scores() == table.scores()
    assert full.winners() == table.winners()
