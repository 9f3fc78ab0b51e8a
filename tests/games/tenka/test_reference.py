"""Random games, decision by decision: the engine and the plain reference agree on everything."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from fnmatch import fnmatchcase
from typing import Any

import pytest

import tatami
from tatami.match import IllegalAction, Match
from tests.conformance import golden
from tests.games.tenka.positions import seen
from tests.games.tenka.reference import FACTIONS, KINDS, OWN_LIST, REASONS, Reference, printed

GAMES = 80
RARE = ("A", "Emperor", "Temples")
VERDICTS = {
    "two trumps",
    "emperor leads",
    "all agricultural",
    "one side",
    "general's side",
    "general's tie",
    "uprising",
    "vassals tie, general's side wins",
    "vassals tie, draw",
}


def another_list(rng: random.Random) -> str:
    """A list of country cards in which equal strengths and uneven kinds and factions are frequent."""
    kinds = [*KINDS, *rng.choices(list(KINDS), k=40)]
    factions = [*FACTIONS, *rng.choices(FACTIONS, weights=range(1, 8), k=38)]
    rng.shuffle(kinds)
    rng.shuffle(factions)
    most = rng.choice((2, 5, 10))
    entries = (f"{kind} {rng.randint(0, most)} {rng.randint(0, most)}" for kind in kinds)
    return "\n".join(f"x{n} {entry} {factions[n]}" for n, entry in enumerate(entries))


def tables(seed: int, seats: int, ours: bool, version: int = 2) -> tuple[Match, Reference, random.Random]:
    """The same new game twice, and the chance it is played by."""
    rng = random.Random(seed)
    cards = OWN_LIST if ours else another_list(rng)
    order = list(printed(cards))
    rng.shuffle(order)
    deal = " ".join([str(seats), str(rng.randint(1, seats)), *order])
    options = {} if ours else {"cards": cards}
    match = tatami.new("tenka", deal=deal, seats=seats, options=options, version=version)
    return match, Reference(deal, cards, version), rng


def agreed(match: Match, reference: Reference) -> list[str]:
    """The legal tokens, when all that can be asked of the match is as the reference has it."""
    legal = reference.legal()
    assert sorted(match.legal()) == sorted(legal)
    assert match.to_move == (None if reference.over else reference.to_move)
    assert match.over == reference.over
    assert match.scores() == reference.scores()
    assert match.winners() == reference.winners()
    return legal


def look_the_same(match: Match, reference: Reference) -> None:
    """Whether every seat sees its hand, and everybody the rest, as the reference has them."""
    for viewer in (None, *reference.hands):
        places = seen(match, viewer)
        assert places["out"] == sorted(reference.out)
        assert places["deck"] == ["card"] * len(reference.deck)
        for seat, hand in reference.hands.items():
            mine = seat == viewer or reference.over
            assert places[f"seat/{seat}/hand"] == (sorted(hand) if mine else ["card"] * len(hand))
            assert places[f"seat/{seat}/general"] == [reference.side] * (seat == reference.general)
            assert places[f"seat/{seat}/pile"] == sorted(reference.piles[seat])
            played = reference.battle.get(seat, "")
            left = played in reference.spoils if reference.due else not reference.overthrown
            assert places[f"battle/{seat}"] == [played] * (bool(played) and left)


def chosen(legal: list[str], reference: Reference, rng: random.Random) -> str:
    """Any token, or half the time one of those that rare battles are made of."""
    rare = [code for code in legal if code in reference.cards and reference.cards[code].kind in RARE]
    return rng.choice(rare if rare and rng.random() < 0.5 else legal)


every_table = pytest.mark.parametrize(("seats", "ours"), [(3, True), (3, False), (4, True), (4, False)])


@every_table
@pytest.mark.parametrize("version", [1, 2])
def test_engine_and_reference_agree_at_every_decision(seats: int, ours: bool, version: int):
    verdicts: Counter[str] = Counter()
    for seed in range(GAMES):
        match, reference, rng = tables(seed, seats, ours, version)
        while legal := agreed(match, reference):
            token = chosen(legal, reference, rng)
            match.play(token)
            reference.play(token)
            verdicts[reference.verdict] += 1
        assert reference.over
    # The games saw every way a battle can end; three players cannot have a side below the General's.
    unseen = {"vassals tie, general's side wins"} if seats == 3 else set()
    assert set(verdicts) - {""} == VERDICTS - unseen


@every_table
def test_all_views_agree_with_the_reference(seats: int, ours: bool):
    match, reference, rng = tables(1000 + seats, seats, ours)
    look_the_same(match, reference)
    while not reference.over:
        token = chosen(reference.legal(), reference, rng)
        match.play(token)
        reference.play(token)
        look_the_same(match, reference)


@every_table
def test_engine_refuses_with_the_reason_that_the_reference_finds(seats: int, ours: bool):
    heard: set[str] = set()
    for seed in range(12):
        match, reference, rng = tables(2000 + seed, seats, ours)
        while not reference.over:
            legal = reference.legal()
            illegal = [token for token in match.tokens if token not in legal]
            for token in rng.sample(illegal, 6):
                with pytest.raises(IllegalAction) as refusal:
                    match.play(token)
                assert fnmatchcase(str(refusal.value), reference.objection(token))
                heard.add(refusal.value.reason.id)
            token = rng.choice(legal)
            match.play(token)
            reference.play(token)
        for token in rng.sample(match.tokens, 6):
            with pytest.raises(IllegalAction, match=r"^The game is over\.$"):
                match.play(token)
    # One message says both that a clan has the most and that it shares the most; the game's end is left out.
    assert len(heard) == len(REASONS) - 2


def reference_of(record: tatami.Record, version: int) -> Reference | None:
    """A record played by the reference, or nothing if that cannot be."""
    cards = record.options.get("cards", "").replace(";", "\n") or OWN_LIST
    reference = Reference(record.deal, cards, version)
    for token in record.actions:
        if token not in reference.legal():
            return None
        reference.play(token)
    return reference if reference.over else None


def test_the_first_version_goes_on_being_played_and_differs():
    records = [tatami.Record.loads(text) for text in golden.old_records("tenka")[1]]
    whole = [record for record in records if "factions" not in record.options]
    assert {record.rules for record in records} == {1} and len(whole) >= 50
    assert {record.deal[0] for record in records} == {"3", "4"}
    for record in whole:
        reference = reference_of(record, 1)
        assert reference is not None and record.result is not None
        assert record.result["scores"] == {str(seat): n for seat, n in reference.scores().items()}
        assert record.result["winners"] == sorted(reference.winners())
    others = [record for record in records if not _replays(replace(record, rules=2))]
    assert len(others) >= 25  # the changed ruling matters in them
    by_reference = [record for record in whole if _result(reference_of(record, 2)) != record.result]
    assert [record for record in others if record in whole] == by_reference


def _replays(record: tatami.Record) -> bool:
    try:
        record.replay()
    except tatami.RecordError:
        return False
    return True


def _result(reference: Reference | None) -> dict[str, Any] | None:
    if reference is None:
        return None
    scores = {str(seat): points for seat, points in reference.scores().items()}
    return {"scores": scores, "winners": sorted(reference.winners())}
