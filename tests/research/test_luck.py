"""Luck taken out of games: the same mean, and nothing a player is shown."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import tatami
from tatami.bots import names
from tatami.bots.mindbot import answer
from tatami.engine import kernels
from tatami.engine.game import GameError
from tatami.engine.rng import new_rng
from tatami.games import load
from tatami.research import luck

DEALS = 25
TABLES = [("tenka", 3), ("tenno", 3)]
KNOWN = [
    (game, name) for game in tatami.games() for name in names(game) if luck.is_known(tatami.bot(name, game))
]


def played(game: str, seats: int, own: int, player: str, others: str, seed: int) -> tatami.Match:
    match = tatami.new(game, seats=seats, seed=seed)
    bots = [tatami.bot(others, game, seed=100 * seed + seat) for seat in range(seats)]
    bots[own - 1] = tatami.bot(player, game, seed=seed)
    while (seat := match.to_move) is not None:
        match.play(bots[seat - 1].choose(match.view(seat)))
    return match


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("others", ["random", "samurai"])
def test_mean_without_luck_equals_the_plain_mean(game: str, seats: int, others: str):
    """The differences are luck alone: zero on average, within three standard errors."""
    opponent, found = tatami.bot(others, game), []
    for seed in range(DEALS):
        for own in range(1, seats + 1):
            match = played(game, seats, own, "farmer", others, seed)
            skill = luck.estimate(match, own, opponent, seed, worlds=2, playouts=1)
            found.append(np.subtract(luck.result(match, own), skill))
    by_deal = np.array(found).reshape(DEALS, seats, 2).mean(axis=1)
    error = by_deal.std(axis=0, ddof=1) / DEALS**0.5
    assert (np.abs(by_deal.mean(axis=0)) < 3 * error).all()


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_player_that_does_as_its_opponents_gains_nothing(game: str, seats: int):
    """Most of the luck is gone where nothing but luck is left; fewer games would not tell."""
    plain, skill = [], []
    for seed in range(40):
        match = played(game, seats, 1, "samurai", "samurai", seed)
        plain.append(luck.result(match, 1).margin)
        skill.append(luck.estimate(match, 1, tatami.bot("samurai", game), seed, worlds=8, playouts=8).margin)
    assert np.var(skill) < np.var(plain) / 2


@pytest.mark.parametrize(("game", "name"), KNOWN)
def test_known_opponents_choose_on_a_state_as_on_their_view(game: str, name: str):
    """So compiled games, which are played on states, are played by what the seats can see."""
    bot: Any = tatami.bot(name, game)
    rules = load(game)
    mask = np.zeros(rules.mask_words, np.uint64)
    match = tatami.new(game, seed=5)
    while not match.over:
        view = match.view(match.to_move)
        seed = len(match.actions)
        on_view = answer(bot.reflex.copy(), view.records, new_rng(seed), mask)
        assert answer(bot.reflex.copy(), match.state(), new_rng(seed), mask) == on_view
        match.play_number(int(on_view))


def test_searching_bots_are_not_known():
    for game in tatami.games():
        assert not luck.is_known(tatami.bot("daimyo", game)), "asked again it would search again"
    assert not luck.is_known(tatami.bot("farmer", "tenno")), "what it forgets follows from its seed"
    assert luck.is_known(tatami.bot("random", "take"))


@pytest.mark.parametrize("game", tatami.games())
def test_pieces_yet_to_be_drawn_are_hidden_from_everybody(game: str):
    rules = load(game)
    if rules.undrawn is None:
        return
    match = tatami.new(game, seed=3)
    for _ in range(30):
        state = match.state()
        left = rules.undrawn(state)
        assert len(set(left.tolist())) == len(left)
        np.random.default_rng(1).shuffle(left)
        for seat in range(-1, match.seats):
            one, other = np.zeros(1, rules.state), np.zeros(1, rules.state)
            kernels.view(match.state(), seat, one)
            kernels.view(state, seat, other)
            assert one.tobytes() == other.tobytes()
        match.play(match.legal()[0])


def test_games_that_cannot_be_corrected_are_refused():
    match = tatami.new("tenka", seed=1)
    with pytest.raises(GameError, match="to the end"):
        luck.estimate(match, 1, tatami.bot("samurai", "tenka"), 0)
    over = played("tenka", 3, 1, "random", "random", 1)
    with pytest.raises(GameError, match="It is not known"):
        luck.estimate(over, 1, tatami.bot("daimyo", "tenka"), 0)
