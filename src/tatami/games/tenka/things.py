"""Names and ids of the things on a table of Tenka Trick, and the cards as pieces."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import Any

from tatami.engine.game import Sight
from tatami.engine.table import Message, Piece
from tatami.games.tenka.cards import COUNTRY_CARDS, FACTION_NAMES, KIND_LETTERS, NO_KIND
from tatami.games.tenka.state import LIGHT

HIDDEN = Piece("card", Message("card-hidden"), "down")
SIDE_NAMES = (*FACTION_NAMES, "emperor", "temples")  # by faction, the trumps' own included

DECK, OUT, BATTLE = "deck", "out", "battle"


def hand_of(seat: int) -> str:
    """The id of a player's hand."""
    return f"seat/{seat + 1}/hand"


def pile_of(seat: int) -> str:
    """The id of a player's open pile."""
    return f"seat/{seat + 1}/pile"


def general_of(seat: int) -> str:
    """The id of the spot for the General's card before a player."""
    return f"seat/{seat + 1}/general"


def score_of(seat: int) -> str:
    """The id of a player's points."""
    return f"seat/{seat + 1}/score"


@cache
def kind_score_of(seat: int, kind: int) -> str:
    """The id of what a kind gives a player."""
    return f"{score_of(seat)}/{KIND_LETTERS[kind]}"


def battle_of(seat: int) -> str:
    """The id of the spot for the card a player plays."""
    return f"battle/{seat + 1}"


def total_of(side: int) -> str:
    """The id of a side's total."""
    return f"side/{SIDE_NAMES[side]}"


def up(side: Any) -> str:
    """The name of a side of the General's card."""
    return "light" if side == LIGHT else "dark"


def members(cards: Any) -> Iterator[int]:
    """The cards of a set by their numbers."""
    rest = int(cards)
    while rest:
        yield (rest & -rest).bit_length() - 1
        rest &= rest - 1


def is_trump(card: int) -> bool:
    """Whether a card is the Emperor or Temples."""
    return card >= COUNTRY_CARDS


def by_faction(v: Any, cards: Any) -> list[int]:
    """The cards of a set by faction, weaker ones first, trumps last."""
    return sorted(members(cards), key=lambda card: (v.faction[card], v.strength[LIGHT, card], card))


def by_kind(v: Any, cards: Any) -> list[int]:
    """The cards of a set by kind, then by faction."""
    return sorted(members(cards), key=lambda card: (v.kind[card], v.faction[card], card))


def card_words(v: Any, card: int) -> Mapping[str, Any]:
    """What is printed on a card, as messages and marks have it; a trump has no kind."""
    return named(v, card).args


def named(v: Any, card: int) -> Message:
    """A card's name: everything that is printed on it."""
    return _printed(v.faction.tobytes(), v.kind.tobytes(), v.strength.tobytes())[card]


@lru_cache(maxsize=64)
def _printed(factions: bytes, kinds: bytes, strengths: bytes) -> tuple[Message, ...]:
    """The names of all cards; they stay the same for a whole game, and mostly for all games."""
    found = []
    for card, (faction, kind) in enumerate(zip(factions, kinds, strict=True)):
        printed: dict[str, Any] = {"faction": SIDE_NAMES[faction]}
        if kind != NO_KIND:
            printed["kind"] = KIND_LETTERS[kind]
        printed |= {"light": strengths[card], "dark": strengths[len(factions) + card]}
        found.append(Message("card", printed))
    return tuple(found)


def listed(v: Any, cards: list[int]) -> tuple[Message, ...]:
    """Cards as a list in a sentence."""
    return tuple(named(v, card) for card in cards)


def card_piece(view: Sight, card: int, **marks: Any) -> Piece:
    """A card whose face is seen; its kind is its code."""
    v = view.record
    return Piece(view.tokens[card], named(v, card), marks={**card_words(v, card), **marks})


def general_piece(side: Any) -> Piece:
    """The General's card."""
    return Piece("general", Message("card-general", {"up": up(side)}), marks={"side": up(side)})
