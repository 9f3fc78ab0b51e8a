"""The bots of Tenka Trick at the table: each level is clearly ahead of the one below, and all finish."""

from __future__ import annotations

import pytest

import tatami
from tests.games.tenka.builders import random_list


def play(deal: int, *names: str, cards: str = "") -> tatami.Match:
    """A game between bots, by seat."""
    match = tatami.new("tenka", seed=deal, seats=len(names), options={"cards": cards})
    bots = [tatami.bot(name, "tenka", seed=seat) for seat, name in enumerate(names)]
    while match.to_move is not None:
        match.play(bots[match.to_move - 1].choose(match.view(match.to_move)))
    return match


def share_of_victory(name: str, others: str, seats: int, deals: int) -> float:
    """How much a bot wins alone among others, in every seat of some deals."""
    share = 0.0
    for deal in range(deals):
        for seat in range(1, seats + 1):
            names = [name if place == seat else others for place in range(1, seats + 1)]
            winners = play(deal, *names).winners()
            share += (seat in winners) / len(winners)
    return share / deals / seats


@pytest.mark.parametrize(
    ("name", "others", "least"), [("samurai", "farmer", 0.36), ("daimyo@40", "samurai", 0.45)]
)
def test_each_level_wins_clearly_more_than_its_share_among_the_one_below(name, others, least):
    assert share_of_victory(name, others, seats=3, deals=20) > least


@pytest.mark.parametrize("seats", [3, 4])
def test_games_with_any_list_of_cards_are_played_to_the_end(seats):
    levels = ["shogun@12", "daimyo@12", "samurai", "farmer"]
    for deal in range(3):
        assert play(deal, *levels[:seats], cards=random_list(deal)).over


def test_the_end_is_known_exactly():
    match = tatami.new("tenka", seed=4, seats=3)
    bot, exact = tatami.bot("shogun@12", "tenka"), 0
    while match.to_move is not None:
        thought = bot.think(match.view(match.to_move))
        assert thought.choice in match.legal()
        exact += thought.exact
        match.play(thought.choice)
    assert exact >= 1
