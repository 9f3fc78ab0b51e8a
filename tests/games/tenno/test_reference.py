"""Random games, decision by decision: the engine and the plain reference agree on everything."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import tatami
from tatami.match import IllegalAction, Match
from tests.games.tenno.positions import KINDS, letter
from tests.games.tenno.reference import SENTENCES, SLOTS, TOKENS, Reference, kind

SEATS = range(2, 8)
GAMES = 45


def agreed(match: Match, reference: Reference) -> list[str]:
    """The legal tokens, when all that can be asked of the match is as the reference has it."""
    legal = reference.legal
    assert sorted(match.legal()) == sorted(legal)
    assert match.to_move == reference.to_move
    assert match.over == (reference.to_move is None)
    assert match.scores() == reference.scores
    assert match.winners() == reference.winners
    return legal


def chosen(legal: list[str], played: Counter[str], rng: random.Random) -> str:
    """A token of a random sort, each as likely as each other, of the rarest so far of that sort."""
    sort = rng.choice(sorted({kind(token) for token in legal}))
    return min((t for t in legal if kind(t) == sort), key=lambda token: (played[token], rng.random()))


def dealt(seats: int, number: int) -> str:
    """A deal, each start seat in turn."""
    return f"{seats} {number % seats + 1}"


@pytest.mark.parametrize("geisha_trades", [True, False])
@pytest.mark.parametrize("seats", SEATS)
def test_engine_and_reference_agree_at_every_decision(seats: int, geisha_trades: bool):
    played: Counter[str] = Counter()
    for number in range(GAMES):
        rng = random.Random(f"{seats} {geisha_trades} {number}")
        deal = dealt(seats, number)
        match = tatami.new("tenno", deal=deal, options={"geisha_trades": geisha_trades})
        reference = Reference(deal, geisha_trades)
        while legal := agreed(match, reference):
            token = chosen(legal, played, rng) if number % 2 else rng.choice(legal)
            match.play(token)
            reference.play(token)
            played[token] += 1
        assert match.over
    possible = [token for token in TOKENS if kind(token) != "x" or int(token[2]) <= seats]
    assert len(played) > 0.95 * len(possible)  # the games saw about every move there is


def seen_by(match: Match, viewer: int | None) -> dict[str, object]:
    """What a viewer sees: by place, the letters of cards, what the aid marks on them, what lies open."""
    places = {place.id: place.pieces for place in match.view(viewer).places}
    aid = {
        place: (KINDS[piece.marks["seen"]], piece.marks.get("changed", False))
        for place, found in places.items()
        for piece in found
        if "/row/" in place and "seen" in piece.marks
    }
    up = {place for place, found in places.items() if "/row/" in place and found and found[0].face == "up"}
    letters = {place: sorted(map(letter, found)) for place, found in places.items()}
    return {"letters": letters, "aid": aid, "up": up}


def should_be_seen(reference: Reference, viewer: int | None, memory: str) -> dict[str, object]:
    """The same as the reference has it."""
    letters = {"discard": ["?"] * len(reference.discarded)}
    aid, up = {}, {row_place(*spot) for spot in reference.open}
    for seat in reference.seats:
        letters[f"seat/{seat}/prison"] = ["?"] * len(reference.prisons[seat])
        cards = sorted(reference.hands[seat])
        letters[f"seat/{seat}/hand"] = cards if seat == viewer else ["?"] * len(cards)
        for slot in SLOTS:
            place, card = row_place(seat, slot), reference.rows[seat].get(slot)
            is_known = seat == viewer or place in up
            letters[place] = [] if card is None else [card] if is_known else ["?"]
            remembered = reference.memory[viewer].get((seat, slot))
            if memory == "full" and remembered and not is_known:
                aid[place] = remembered
    return {"letters": letters, "aid": aid, "up": up}


def row_place(seat: int, slot: int) -> str:
    """The place of a row card."""
    return f"seat/{seat}/row/{slot}"


@pytest.mark.parametrize("memory", ["full", "table"])
@pytest.mark.parametrize("seats", SEATS)
def test_views_agree_with_the_reference(seats: int, memory: str):
    for number in range(2):
        rng = random.Random(f"views {seats} {memory} {number}")
        deal = dealt(seats, number)
        match = tatami.new("tenno", deal=deal, options={"memory": memory})
        reference = Reference(deal)
        while not match.over:
            viewer = rng.choice([None, *range(1, seats + 1)])
            assert seen_by(match, viewer) == should_be_seen(reference, viewer, memory)
            token = rng.choice(reference.legal)
            match.play(token)
            reference.play(token)


def masked(token: str) -> str:
    """A token as others are told it."""
    match kind(token):
        case "lay":
            return "***"
        case "+":
            return "+*"
        case "=":
            return f"{token[0]}=*"
        case "~" | "-":
            return f"{token[0]}*{token[2]}"
        case _:
            return token


@pytest.mark.parametrize("seats", SEATS)
def test_tokens_are_told_to_others_as_the_table_masks_them(seats: int):
    for number in range(2):
        rng = random.Random(f"tokens {seats} {number}")
        match = tatami.new("tenno", deal=dealt(seats, number))
        movers = []
        while not match.over:
            movers.append(match.to_move)
            match.play(rng.choice(match.legal()))
        for viewer in (None, rng.randint(1, seats)):
            expected = [
                token if mover == viewer else masked(token)
                for mover, token in zip(movers, match.history, strict=True)
            ]
            steps = match.events(viewer)
            assert [step.token for step in steps] == expected
            assert [step.seat for step in steps] == movers


def test_engine_refuses_with_a_reason_that_the_reference_finds_true():
    heard: set[str] = set()
    for number in range(60):
        rng = random.Random(f"refusals {number}")
        deal = dealt(number % 6 + 2, number)
        options = {"geisha_trades": number % 2 == 0}
        match, reference = tatami.new("tenno", deal=deal, options=options), Reference(deal, **options)
        while not match.over:
            illegal = [token for token in TOKENS if token not in reference.legal]
            for token in rng.sample(illegal, 4):
                with pytest.raises(IllegalAction) as refusal:
                    match.play(token)
                assert str(refusal.value) in set(reference.objections(token))
                heard.add(refusal.value.reason.id)
            assert not any(any(reference.objections(token)) for token in reference.legal)
            token = rng.choice(reference.legal)
            match.play(token)
            reference.play(token)
    assert len(heard) == len(SENTENCES) - 1  # all there are but the game's end
