"""TENNO through its public face: matches from positions, what viewers see there, and deals of seeds."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from itertools import count

import pytest

import tatami
from tatami.engine.scene import Piece
from tatami.games.tenno import GAME
from tatami.match import IllegalAction, Match
from tests.games.tenno.builders import position
from tests.games.tenno.reference import NAMES, SLOTS

KINDS = {name.lower().replace(" ", "-"): letter for letter, name in NAMES.items()}  # "farmer-1": "1"


def turn(
    rows: str,
    hands: str = "",
    attacker: int = 1,
    monks: str = "",
    points: tuple[int, ...] = (),
    memory: str = "full",
    geisha_trades: bool = False,
) -> Match:
    """Somebody begins a turn in this position, written as for `builders.position`.

    Without `monks`, everybody knows where each Monk is; `points` lie in the prisons, by seat.
    """
    states = position(rows, hands, attacker, monks or " ".join(map(known_monk, *_split(rows, hands))))
    states[0].geisha_trades = geisha_trades
    for seat, value in enumerate(points):
        states[0].prison_points[seat] = value
        states[0].prison_cards[seat] = 1
    return Match.from_position(GAME, GAME.settle({"memory": memory, "geisha_trades": geisha_trades}), states)


def _split(rows: str, hands: str) -> tuple[list[str], list[str]]:
    """Rows and hands by seat; without hands, all other cards are in hand."""
    return rows.split(), hands.split() or ["".join(set(NAMES) - set(row)) for row in rows.split()]


def known_monk(row: str, hand: str) -> str:
    """The one place where a seat's Monk is."""
    return str(row.index("M") + 1) if "M" in row else "h" if "M" in hand else "-"


def game(deal: str, tokens: str = "", **options: bool | str) -> Match:
    """A real game from its deal, after some tokens."""
    return after(tatami.new("tenno", deal=deal, options=options), tokens)


def after(match: Match, tokens: str) -> Match:
    """The same match after some tokens, written with blanks between them."""
    match.play_all(tokens.split())
    return match


def tokens(text: str) -> set[str]:
    """Tokens written with blanks between them."""
    return set(text.split())


def asked(match: Match) -> tuple[int | None, str]:
    """The seat to move and the kind of its decision: the legal tokens' signs or words."""
    legal = match.legal()
    sorts = {"attack": "x", "fill": "+", "trade": "=", "pick up": "~", "peek": "?"}
    found = [sort for sort, sign in sorts.items() if any(sign in token for token in legal)]
    if legal and all(token in ("monk", "pass") for token in legal):
        found = ["respond"]
    if legal and all(token.isdigit() for token in legal):
        found = ["lay"]
    if "attack" in found and "pass" in legal:
        found = ["again"]
    return match.to_move, " ".join(found) or "nothing"


def refused(match: Match, token: str) -> str:
    """The sentence an illegal token is refused with; nothing may have changed."""
    before, history = match.state().tobytes(), match.history
    assert token not in match.legal()
    with pytest.raises(IllegalAction) as refusal:
        match.play(token)
    assert (match.state().tobytes(), match.history) == (before, history)
    assert refusal.value.token == token
    return str(refusal.value)


# What a viewer sees.


def pieces(match: Match, place: str, viewer: int | None) -> tuple[Piece, ...]:
    """What lies on a place."""
    return next(found.pieces for found in match.view(viewer).places if found.id == place)


def letter(piece: Piece) -> str:
    """The card's letter, `?` where the viewer does not see it."""
    return KINDS.get(piece.kind, "?")


def row(match: Match, seat: int, viewer: int | None) -> str:
    """A row as a viewer sees it: letters, `?` for an unknown card, `.` for a gap."""
    spots = [pieces(match, f"seat/{seat}/row/{slot}", viewer) for slot in SLOTS]
    return "".join(letter(spot[0]) if spot else "." for spot in spots)


def rows(match: Match) -> str:
    """All rows as their owners see them, blanks between."""
    return " ".join(row(match, seat, seat) for seat in range(1, match.seats + 1))


def faces_up(match: Match, viewer: int | None) -> set[str]:
    """The row cards that lie open for a viewer: `2.1N` is the Ninja in slot 1 of seat 2."""
    found = set()
    for place in match.view(viewer).places:
        for piece in place.pieces:
            if "/row/" in place.id and piece.face == "up":
                _, seat, _, slot = place.id.split("/")
                found.add(f"{seat}.{slot}{letter(piece)}")
    return found


def hand(match: Match, seat: int, viewer: int | None) -> str:
    """A hand as a viewer sees it."""
    return "".join(letter(piece) for piece in pieces(match, f"seat/{seat}/hand", viewer))


def pile(match: Match, place: str, viewer: int | None = None) -> list[str]:
    """The cards of `discard` or a prison as the log tells them: owner and letter, in rising order."""
    shown = pieces(match, place if place == "discard" else f"seat/{place}/prison", viewer)
    return sorted(f"{piece.marks['owner']}{KINDS[piece.marks['seen']]}" for piece in shown)


def memory(match: Match, seat: int, viewer: int | None) -> list[str]:
    """What the aid shows on a row: the last card seen, `~` behind it if it may have changed, or `?`."""
    marks = [pieces(match, f"seat/{seat}/row/{slot}", viewer)[0].marks for slot in SLOTS]
    return [KINDS[m["seen"]] + "~" * m.get("changed", False) if "seen" in m else "?" for m in marks]


def told(match: Match, viewer: int | None) -> tuple[object, ...]:
    """All that a viewer is shown: the record behind the view, its data and its sentences."""
    view = match.view(viewer)
    return view, view.json(), view.text()


def seen_tokens(match: Match, viewer: int | None) -> list[str]:
    """The tokens as a viewer was told them."""
    return [step.token for step in match.events(viewer)]


# Fair deals once more, from the design alone.


def words(seed: bytes) -> Iterator[int]:
    """The stream of 32-bit words that follows from a seed."""
    for counter in count():
        block = hashlib.sha256(seed + counter.to_bytes(8, "big")).digest()
        for start in range(0, 32, 4):
            yield int.from_bytes(block[start : start + 4], "big")


def drawn(seed: int, seats: int) -> str:
    """The deal of a seed: words from the largest multiple of the number of seats on are skipped."""
    multiple = 2**32 // seats * seats
    word = next(word for word in words(seed.to_bytes(32, "big")) if word < multiple)
    return f"{seats} {word % seats + 1}"
