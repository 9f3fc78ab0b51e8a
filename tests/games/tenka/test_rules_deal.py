"""Deals: the players' cards, valid deals, and deals drawn from seeds."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from itertools import count

import pytest

import tatami
from tatami.engine.game import GameError
from tests.games.tenka.positions import ORDER, after, codes, dealt, general, hand, piles, seen
from tests.games.tenka.reference import OWN_LIST

CODES = " ".join(ORDER)
DEAL = f"3 1 {CODES}"

# The stream once more, from the design alone.


def words(seed: bytes) -> Iterator[int]:
    """The 32-bit words that follow from a seed."""
    for counter in count():
        block = hashlib.sha256(seed + counter.to_bytes(8, "big")).hexdigest()
        yield from (int(block[start : start + 8], 16) for start in range(0, 64, 8))


def below(stream: Iterator[int], n: int) -> int:
    """A uniform number below n."""
    word = next(stream)
    return word % n if word < 2**32 // n * n else below(stream, n)


def drawn(seed: int, seats: int, countries: list[str]) -> str:
    """The deal of a seed."""
    stream = words(seed.to_bytes(32, "big"))
    start = below(stream, seats) + 1
    cards = [*countries, "EM", "T1", "T2"]
    for i in range(47, 0, -1):
        j = below(stream, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return " ".join([str(seats), str(start), *cards])


# Known answers by seed and seats: start seat and the start seat's hand.
KNOWN = {
    (0, 3): "2 M8 A5 C1 M4 T1 C9 S1",
    (0, 4): "2 M8 A5 C1 M4 T1 C9 S1",
    (7, 3): "2 S8 I1 S2 S5 M7 M4 S1",
    (7, 4): "1 S8 I1 S2 S5 M7 M4 S1",
    (2**256 - 1, 3): "3 M8 M2 S4 I6 I8 I1 C4",
}


@pytest.mark.parametrize(("seats", "start"), [(s, start) for s in (3, 4) for start in range(1, s + 1)])
def test_deal_the_start_seat_gets_the_first_seven_and_so_on_clockwise(seats: int, start: int):
    match = tatami.new("tenka", deal=f"{seats} {start} {CODES}")
    for turn in range(seats):
        seat = (start - 1 + turn) % seats + 1
        assert hand(match, seat) == set(ORDER[7 * turn : 7 * turn + 7])
    assert match.seats == seats
    assert len(seen(match)["deck"]) == 48 - 7 * seats


def test_deal_the_rest_is_the_deck_top_first():
    match = tatami.new("tenka", deal=dealt("M9", "A1", "I1", deck="EM C9 T1 S9 S8 S7"))
    after(match, "M9 A1 I1")
    assert [codes("EM C9 T1") & hand(match, seat) for seat in (1, 2, 3)] == [{"EM"}, {"C9"}, {"T1"}]
    after(match, "EM")
    for _ in range(2):
        match.play(next(code for code in match.legal() if code not in ("EM", "T1", "T2")))
    assert [codes("S9 S8 S7") & hand(match, seat) for seat in (1, 2, 3)] == [{"S9"}, {"S8"}, {"S7"}]


@pytest.mark.parametrize("start", [1, 2, 3])
def test_R10_the_start_seat_is_the_first_general(start: int):
    match = tatami.new("tenka", deal=f"3 {start} {CODES}")
    assert general(match) == (start, "light")
    assert match.to_move == start


def test_deal_begins_light_side_up_with_no_piles_and_the_generals_points_alone():
    match = tatami.new("tenka", deal=DEAL)
    assert general(match)[1] == "light"
    assert piles(match) == ["", "", ""]
    assert match.scores() == {seat: 8 * (seat == general(match)[0]) for seat in (1, 2, 3)}
    assert seen(match)["out"] == []
    assert (match.deal, match.history) == (DEAL, [])


@pytest.mark.parametrize("seed", [*range(60), 2**31, 2**64 + 1, 2**256 - 1])
@pytest.mark.parametrize("seats", [3, 4])
def test_deal_follows_from_the_seed(seed: int, seats: int):
    assert tatami.new("tenka", seed=seed, seats=seats).deal == drawn(seed, seats, ORDER[:45])


def test_deal_known_answers():
    for (seed, seats), known in KNOWN.items():
        deal = tatami.new("tenka", seed=seed, seats=seats).deal
        assert deal is not None
        assert deal.startswith(f"{seats} {known} ")


@pytest.mark.parametrize("seats", [3, 4])
def test_deal_of_another_list_is_drawn_in_the_order_of_the_list(seats: int):
    lines = [f"x{line}" for line in reversed(OWN_LIST.splitlines())]
    countries = [line.split()[0] for line in lines]
    for seed in range(10):
        match = tatami.new("tenka", seed=seed, seats=seats, options={"cards": ";".join(lines)})
        assert match.deal == drawn(seed, seats, countries)


@pytest.mark.parametrize("seats", [3, 4])
def test_deal_every_seat_starts_sometimes(seats: int):
    starts = {tatami.new("tenka", seed=seed, seats=seats).to_move for seed in range(40)}
    assert starts == set(range(1, seats + 1))


INVALID = {
    "": "parts",
    "3 1": "2 parts",
    CODES: "48 parts",
    f"3 1 {CODES} M1": "51 parts",
    f"3 1 {CODES.removesuffix(' T2')}": "49 parts",
    f"3  1 {CODES}": "51 parts",
    f"{DEAL} ": "51 parts",
    f"2 1 {CODES}": "3 or 4, not with '2'",
    f"5 1 {CODES}": "3 or 4, not with '5'",
    f"x 1 {CODES}": "3 or 4, not with 'x'",
    f"３ 1 {CODES}": "3 or 4, not with '３'",
    f"3 0 {CODES}": "1 to 3, not '0'",
    f"3 4 {CODES}": "1 to 3, not '4'",
    f"4 5 {CODES}": "1 to 4, not '5'",
    f"4 01 {CODES}": "1 to 4, not '01'",
    DEAL.replace("M2", "m2"): "Card 2 of the deal, 'm2'",
    DEAL.replace("S9", "S0"): "Card 45 of the deal, 'S0'",
    DEAL.replace("T2", "T3"): "Card 48 of the deal, 'T3'",
    DEAL.replace("M3", "M1"): "Cards 1 and 3 of the deal are both M1",
    DEAL.replace("T2", "EM"): "Cards 46 and 48 of the deal are both EM",
}


@pytest.mark.parametrize(("deal", "complaint"), INVALID.items())
def test_deal_that_is_not_valid_is_refused_in_words(deal: str, complaint: str):
    with pytest.raises(GameError) as error:
        tatami.new("tenka", deal=deal)
    assert complaint in str(error.value)
    assert str(error.value).endswith(".")


def test_deal_must_be_text():
    with pytest.raises(GameError, match="A deal is a text, not list"):
        tatami.new("tenka", deal=DEAL.split())  # type: ignore[arg-type]


def test_deal_is_for_as_many_seats_as_it_says():
    assert tatami.new("tenka", deal=DEAL, seats=3).seats == 3
    with pytest.raises(GameError, match="for 3 seats, not 4"):
        tatami.new("tenka", deal=DEAL, seats=4)


@pytest.mark.parametrize("seats", [0, 1, 2, 5, 7])
def test_deal_three_or_four_play(seats: int):
    assert tatami.new("tenka", seed=1).seats in (3, 4)
    with pytest.raises(GameError, match="played by 3 to 4"):
        tatami.new("tenka", seed=1, seats=seats)
