"""Deals of TENNO, deals drawn from seeds, options, and the secret set-up (R9, R12)."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

import tatami
from tatami.engine.game import GameError
from tests.games.tenno.positions import after, asked, drawn, game, hand, row, rows, seen_tokens, told

ORDERS = ["".join(order) for order in permutations("123")]
SEATS = range(2, 8)

# Known answers, for further implementations of the procedure: seed and seats.
KNOWN = {
    (0, 2): "2 2",
    (0, 7): "7 1",
    (1, 4): "4 4",
    (7, 4): "4 1",
    (7, 5): "5 4",
    (2**256 - 1, 6): "6 3",
}


@pytest.mark.parametrize("seats", SEATS)
def test_deal_is_the_number_of_players_and_the_start_seat(seats: int):
    for start in range(1, seats + 1):
        match = tatami.new("tenno", deal=f"{seats} {start}")
        assert (match.seats, match.to_move, match.deal) == (seats, start, f"{seats} {start}")


@pytest.mark.parametrize("seats", SEATS)
def test_deal_follows_from_the_seed(seats: int):
    for seed in (*range(40), 2**31, 2**64 + 1, 2**256 - 1):
        assert tatami.new("tenno", seed=seed, seats=seats).deal == drawn(seed, seats)


@pytest.mark.parametrize(("given", "deal"), KNOWN.items())
def test_deal_known_answers(given: tuple[int, int], deal: str):
    assert tatami.new("tenno", seed=given[0], seats=given[1]).deal == drawn(*given) == deal


def test_deal_every_seat_starts_sometimes():
    starts = Counter(tatami.new("tenno", seed=seed, seats=7).to_move for seed in range(140))
    assert len(starts) == 7
    assert min(starts.values()) > 8


INVALID = {
    "": "A deal is the number of players",
    "4": "A deal is the number of players",
    "4 ": "start seat, 1 to 4",
    " 1": "number of players, 2 to 7",
    "41": "A deal is the number of players",
    "4  1": "A deal is the number of players",
    "4 1 ": "A deal is the number of players",
    " 4 1": "A deal is the number of players",
    "4 1 1": "A deal is the number of players",
    "4\t1": "A deal is the number of players",
    "4 1\n": "start seat, 1 to 4",
    "1 1": "number of players, 2 to 7",
    "8 1": "number of players, 2 to 7",
    "04 1": "number of players, 2 to 7",
    "-4 1": "number of players, 2 to 7",
    "four 1": "number of players, 2 to 7",
    "4 0": "start seat, 1 to 4",
    "4 5": "start seat, 1 to 4",
    "2 3": "start seat, 1 to 2",
    "4 01": "start seat, 1 to 4",
    "4 １": "start seat, 1 to 4",
    "４ 1": "number of players, 2 to 7",
}


@pytest.mark.parametrize(("deal", "complaint"), INVALID.items())
def test_deal_that_is_not_valid_is_refused_in_words(deal: str, complaint: str):
    with pytest.raises(GameError) as error:
        tatami.new("tenno", deal=deal)
    assert complaint in str(error.value)
    assert str(error.value).endswith(".")


def test_deal_must_be_text():
    with pytest.raises(GameError, match="A deal is a text, not int"):
        tatami.new("tenno", deal=41)  # type: ignore[arg-type]


def test_deal_or_seed_but_not_both():
    with pytest.raises(GameError, match="not both"):
        tatami.new("tenno", deal="4 1", seed=1)


def test_deal_for_as_many_seats_as_asked():
    assert tatami.new("tenno", deal="5 2", seats=5).seats == 5
    with pytest.raises(GameError, match=r"The deal is for 5 seats, not 4\."):
        tatami.new("tenno", deal="5 2", seats=4)


@pytest.mark.parametrize("seats", [0, 1, 8])
def test_deal_two_to_seven_play(seats: int):
    with pytest.raises(GameError, match=f"tenno is played by 2 to 7, not by {seats}"):
        tatami.new("tenno", seed=1, seats=seats)


@pytest.mark.parametrize("memory", ["none", True, 1, None, ["full"]])
def test_option_that_is_not_sound_is_refused_in_words(memory: object):
    with pytest.raises(GameError, match="Option memory must be full or table"):
        tatami.new("tenno", deal="2 1", options={"memory": memory})


def test_option_that_does_not_exist_is_refused_in_words():
    with pytest.raises(GameError, match="tenno has no option 'komi'; it has memory"):
        tatami.new("tenno", deal="2 1", options={"komi": 1})


def test_R11_memory_is_full_by_default():
    assert tatami.new("tenno", deal="2 1").options["memory"] == "full"
    assert game("2 1", memory="table").options["memory"] == "table"


@pytest.mark.parametrize("memory_aid", [True, False])
def test_R11_old_records_with_memory_aid_are_full_and_new_tables_may_not_have_it(memory_aid: bool):
    text = game("2 1", "123 321 1x2.1").record().dumps()
    old = text.replace('"options": {}', f'"options": {{"memory_aid": {str(memory_aid).lower()}}}')
    assert old != text
    assert tatami.replay(old).options == tatami.new("tenno", deal="2 1").options
    assert tatami.replay(old).record().dumps() == text
    with pytest.raises(GameError, match="tenno has no option 'memory_aid'"):
        tatami.new("tenno", deal="2 1", options={"memory_aid": memory_aid})


def test_R11_old_record_whose_memory_aid_is_not_sound_is_refused_in_words():
    text = game("2 1").record().dumps().replace('"options": {}', '"options": {"memory_aid": "no"}')
    with pytest.raises(GameError, match="Option memory_aid must be true or false, not 'no'"):
        tatami.replay(text)


# Set-up.


@pytest.mark.parametrize("seats", SEATS)
def test_set_up_everybody_lays_farmers_in_any_order_and_holds_the_other_eight(seats: int):
    match = tatami.new("tenno", deal=f"{seats} 1")
    for seat in range(1, seats + 1):
        assert sorted(match.legal()) == ORDERS
        match.play(ORDERS[seat - 1 if seat < 7 else 0])
    for seat in range(1, seats + 1):
        assert row(match, seat, seat) == ORDERS[(seat - 1) % 6]
        assert hand(match, seat, seat) == "NMR78DSG"


def test_set_up_leaves_prisons_and_discard_pile_empty():
    match = game("3 1", "123 213 321")
    assert match.scores() == {1: 0, 2: 0, 3: 0}
    assert match.winners() == set()
    piles = [place.pieces for place in match.view(1).places if place.id.endswith(("prison", "discard"))]
    assert piles == [()] * 4


def test_set_up_everyone_may_look_at_their_own_row_and_hand_and_at_no_other():
    match = game("3 2", "231 213 321")  # seats 2, 3, 1
    assert rows(match) == "321 231 213"
    for viewer in (1, 2, 3, None):
        for seat in (1, 2, 3):
            if seat != viewer:
                assert row(match, seat, viewer) == "???"
                assert hand(match, seat, viewer) == "?" * 8


@pytest.mark.parametrize("viewer", [2, 3, None])
def test_set_up_is_secret_whatever_the_order(viewer: int | None):
    before_the_others = {told(game("3 1", order), viewer) for order in ORDERS}
    afterwards = {told(game("3 1", f"{order} 213 312"), viewer) for order in ORDERS}
    assert len(before_the_others) == len(afterwards) == 1


@pytest.mark.parametrize("start", [1, 2, 3, 4])
def test_R9_the_start_seat_begins(start: int):
    match = after(tatami.new("tenno", deal=f"4 {start}"), "123 132 213 231")
    assert asked(match) == (start, "attack")


@pytest.mark.parametrize("start", [1, 2, 3, 4])
def test_R12_set_up_tokens_stand_clockwise_from_the_start_seat(start: int):
    match = tatami.new("tenno", deal=f"4 {start}")
    movers = []
    for order in ORDERS[:4]:
        movers.append(match.to_move)
        match.play(order)
    assert movers == [1, 2, 3, 4][start - 1 :] + [1, 2, 3, 4][: start - 1]
    assert list(match.record().actions) == ORDERS[:4]
    for seat, order in zip(movers, ORDERS, strict=False):
        assert seat is not None
        assert row(match, seat, seat) == order


def test_R12_others_see_only_stars():
    match = game("3 2", "231 213 321")
    assert seen_tokens(match, None) == ["***", "***", "***"]
    assert seen_tokens(match, 1) == ["***", "***", "321"]
    assert seen_tokens(match, 2) == ["231", "***", "***"]
    assert seen_tokens(match, 3) == ["***", "213", "***"]


@pytest.mark.parametrize("seats", SEATS)
def test_deal_is_all_that_is_random(seats: int):
    one, two = (tatami.new("tenno", deal=f"{seats} 2") for _ in range(2))
    while not one.over:
        legal = one.legal()
        assert legal == two.legal()
        token = legal[len(one.history) * 7 % len(legal)]
        one.play(token)
        two.play(token)
        assert one.view(1) == two.view(1)
    assert one.scores() == two.scores()
