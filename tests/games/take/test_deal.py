"""Deals of TA-KE: what a valid one is, the table procedure (R1), and deals drawn from seeds."""

from __future__ import annotations

from collections import Counter

import pytest

import tatami
from tatami.engine.game import GameError
from tatami.fair import DealStream
from tests.games.take.builders import DEAL, after, hall, position, supply
from tests.games.take.deals import below, drawn, piled_up, words

STACKS = DEAL.removesuffix(" 1")

# Known answers, for further implementations of the procedure.
KNOWN = {
    0: "grrgnrd/rddsdsn/sdrnrds/ngrsgns/gndnggs 2",
    1: "dggndsg/nndsnss/ddgngnr/rrgrssr/ngddsrr 2",  # the second bag
    2: "nsrdsds/gdnsgrg/snsrrsd/gndnrnr/dggdgnr 1",
    7: "srsdndd/sdrnrgg/gdnddns/nggnrgr/rgrssns 1",
    2**256 - 1: "rrnnsdg/sngnrdg/drrsnns/dggsddg/nsrgsrd 1",
}


def test_deal_is_five_stacks_bottom_to_top_and_the_start_seat():
    match = tatami.new("take", deal=f"{STACKS} 2")
    assert hall(match) == STACKS
    assert match.to_move == 2
    assert match.deal == f"{STACKS} 2"


def test_deal_leaves_courtyards_and_board_free_of_chips_and_ghosts():
    match = tatami.new("take", deal=DEAL)
    assert supply(match) == 5
    assert match.scores() == {1: 0, 2: 0}
    assert match.history == []


def test_deal_is_all_that_is_random():
    one, two = tatami.new("take", deal=DEAL), tatami.new("take", deal=DEAL)
    while not one.over:
        legal = one.legal()
        assert legal == two.legal()
        token = legal[len(one.history) * 7 % len(legal)]
        one.play(token)
        two.play(token)
        assert one.view(1) == two.view(1)
    assert one.scores() == two.scores()


@pytest.mark.parametrize("seed", [*range(150), 2**31, 2**64 + 1, 2**256 - 1])
def test_R1_deal_follows_from_the_seed_by_the_table_procedure(seed: int):
    assert tatami.new("take", seed=seed).deal == drawn(seed)[0]


def test_R1_the_seeds_above_do_need_a_second_bag_now_and_then():
    bags = [drawn(seed)[1] for seed in range(150)]
    assert 0.07 < 1 - len(bags) / sum(bags) < 0.19  # about one bag in eight is of no use
    assert max(bags) > 2


@pytest.mark.parametrize(("seed", "deal"), KNOWN.items())
def test_R1_known_answers(seed: int, deal: str):
    assert tatami.new("take", seed=seed).deal == drawn(seed)[0] == deal


@pytest.mark.parametrize("n", [2, 3, 35, 36, 2**16 + 1, 2**31 + 1, 2**32 - 1, 2**32])
def test_deal_stream_skips_words_that_would_favour_small_numbers(n: int):
    seed = bytes(range(32))
    theirs, ours = DealStream(seed), words(seed)
    assert [theirs.below(n) for _ in range(50)] == [below(ours, n) for _ in range(50)]


def test_R1_procedure_by_hand():
    # The third s goes to b; then a is filled to seven before b goes on.
    assert piled_up("sss" + "drgnd" + "rr") == {"a": "ssdrgnd", "b": "srr", "c": "", "d": "", "e": ""}
    # Where b ends on two s as well, the chip goes further to c.
    assert piled_up("sssss") == {"a": "ss", "b": "ss", "c": "s", "d": "", "e": ""}
    # The eleventh s in a row fits nowhere.
    assert piled_up("s" * 10) is not None
    assert piled_up("s" * 11) is None


@pytest.mark.parametrize("seed", range(40))
def test_deal_drawn_has_seven_of_each_and_no_three_on_one_another(seed: int):
    deal = tatami.new("take", seed=seed).deal
    assert deal is not None
    stacks, start = deal.split(" ")
    assert [len(stack) for stack in stacks.split("/")] == [7] * 5
    assert Counter(stacks.replace("/", "")) == dict.fromkeys("sdrgn", 7)
    assert not any(letter * 3 in stacks for letter in "sdrgn")
    assert start in ("1", "2")


def test_deal_both_seats_start_sometimes():
    starts = Counter(drawn(seed)[0][-1] for seed in range(150))
    assert min(starts["1"], starts["2"]) > 50


def test_deal_any_stacks_within_the_limit_are_valid():
    stacks = "ssddrrg/gssddrr/ggssddr/rggnnsd/nnrnngn"
    assert Counter(stacks.replace("/", "")) == dict.fromkeys("sdrgn", 7)
    assert hall(tatami.new("take", deal=f"{stacks} 1")) == stacks


def test_deal_limit_does_not_bind_a_geisha_later():
    match = after(position("sg/gg/r/d/n", "g//"), "Gab")
    assert hall(match) == "s/ggg/r/d/n"


INVALID = {
    "": "A deal is five stacks",
    STACKS: "start seat 1 or 2",
    f"{STACKS} 0": "start seat 1 or 2",
    f"{STACKS} 3": "start seat 1 or 2",
    f"{STACKS}  1": "start seat 1 or 2",
    f"{STACKS} 1 ": "start seat 1 or 2",
    f"{STACKS} 1\n": "start seat 1 or 2",
    f"{STACKS} １": "start seat 1 or 2",
    "srgndsr/dsngrdn/ggsddnr/nnrsgrs 1": "five stacks, this one has 4",
    f"{STACKS}/ 1": "five stacks, this one has 6",
    "srgndsr/dsngrdn/ggsddnr/nnrsgrs/dgrsng 1": "Stack e has 6 chips",
    "srgndsrd/dsngrdn/ggsddnr/nnrsgrs/dgrsng 1": "Stack a has 8 chips",
    "/dsngrdn/ggsddnr/nnrsgrs/dgrsngd 1": "Stack a has 0 chips",
    "srgndsr/dsngrdn/ggxddnr/nnrsgrs/dgrsngd 1": "Stack c has “x”",
    "Srgndsr/dsngrdn/ggsddnr/nnrsgrs/dgrsngd 1": "Stack a has “S”",
    "srgndsr/dsngrdn/ggsddnr/nnrsgrs/dgrnsgg 1": "7 chips “d”, this one has 6",
    "srgndsr/dsngrdn/ggsddnr/nnnsgrs/dgrsrgd 1": "Stack d has three “n”",
}


@pytest.mark.parametrize(("deal", "complaint"), INVALID.items())
def test_deal_that_is_not_valid_is_refused_in_words(deal: str, complaint: str):
    with pytest.raises(GameError) as error:
        tatami.new("take", deal=deal)
    assert complaint in str(error.value)
    assert str(error.value).endswith(".")


def test_deal_must_be_text():
    with pytest.raises(GameError, match="A deal is a text, not int"):
        tatami.new("take", deal=7)  # type: ignore[arg-type]


def test_deal_or_seed_but_not_both():
    with pytest.raises(GameError, match="not both"):
        tatami.new("take", deal=DEAL, seed=1)


@pytest.mark.parametrize("seats", [1, 3, 0])
def test_pieces_two_play(seats: int):
    assert tatami.new("take", seed=1).seats == 2
    with pytest.raises(GameError, match="played by 2"):
        tatami.new("take", seed=1, seats=seats)
