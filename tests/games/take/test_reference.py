"""Random games, decision by decision: the engine and the plain reference agree on everything."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product
from typing import Any

import pytest

import tatami
from tatami.match import IllegalAction, Match
from tests.games.take.builders import table
from tests.games.take.deals import drawn
from tests.games.take.reference import SENTENCES, TOKENS, Reference

OPTIONS: list[dict[str, Any]] = [
    {"ninja_repeats": repeats, "ninja_influence": influence, "komi": komi}
    for repeats, influence, komi in product((False, True), (2, 1), (0, 7))
]
GAMES = 40


def agreed(match: Match, reference: Reference) -> list[str]:
    """The legal tokens, when all that can be asked of the match is as the reference has it."""
    legal = reference.legal()
    assert sorted(match.legal()) == sorted(legal)
    assert match.scores() == reference.scores
    assert table(match) == reference.text()
    assert match.over == reference.over
    assert match.to_move == (None if reference.over else reference.to_move)
    return legal


def kind(token: str) -> str:
    """What sort of move it is: t, >, ., D, R, G, ND, NR or NG."""
    return token[0] if token[0] in "tDRG." else token[:2] if token[0] == "N" else ">"


def chosen(legal: list[str], played: Counter[str], rng: random.Random) -> str:
    """A token of a random sort, each as likely as each other, of the rarest so far of that sort."""
    sort = rng.choice(sorted({kind(token) for token in legal}))
    return min((t for t in legal if kind(t) == sort), key=lambda token: (played[token], rng.random()))


@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_engine_and_reference_agree_at_every_decision(number: int):
    options = OPTIONS[number]
    played: Counter[str] = Counter()
    for seed in range(number * GAMES, (number + 1) * GAMES):
        rng = random.Random(seed)
        deal, _ = drawn(seed)
        match, reference = tatami.new("take", deal=deal, options=options), Reference(deal, **options)
        while legal := agreed(match, reference):
            token = chosen(legal, played, rng) if seed % 2 else rng.choice(legal)
            match.play(token)
            reference.play(token)
            played[token] += 1
        assert reference.over
        assert match.winners() == reference.winners
    assert len(played) > 0.95 * len(TOKENS)  # the games saw about every move there is


@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_engine_refuses_with_a_reason_that_the_reference_finds_true(number: int):
    options = OPTIONS[number]
    heard: set[str] = set()
    for seed in range(1000 + number, 1012 + number):
        rng = random.Random(seed)
        deal, _ = drawn(seed)
        match, reference = tatami.new("take", deal=deal, options=options), Reference(deal, **options)
        while not reference.over:
            legal = reference.legal()
            illegal = [token for token in TOKENS if token not in legal]
            for token in rng.sample(illegal, 6):
                with pytest.raises(IllegalAction) as refusal:
                    match.play(token)
                assert str(refusal.value) in set(reference.objections(token))
                heard.add(refusal.value.reason.id)
            token = rng.choice(legal)
            match.play(token)
            reference.play(token)
    # All there are but the game's end and, where R3 is dropped, what it forbids.
    assert len(heard) == len(SENTENCES) - 1 - options["ninja_repeats"]
