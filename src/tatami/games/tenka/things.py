"""Names and ids of the things on a table of Tenka Trick, and the cards as pieces."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from tatami.engine.game import Sight
from tatami.engine.scene import Message, Piece
from tatami.games.tenka.cards import CARDS, COUNTRY_CARDS, FACTION_NAMES, KIND_LETTERS, NO_KIND
from tatami.games.tenka.state import CONFISCATE_FACTION, LIGHT

HIDDEN = Piece("card", Message("card-hidden"), "down")
SIDE_NAMES = (*FACTION_NAMES, "emperor", "temples")  # by faction, the trumps' own included

DECK, OUT, BATTLE = "deck", "out", "battle"


@cache
def hand_of(seat: int) -> str:
    """The id of a player's hand."""
    return f"seat/{seat + 1}/hand"


@cache
def pile_of(seat: int) -> str:
    """The id of a player's open pile."""
    return f"seat/{seat + 1}/pile"


@cache
def general_of(seat: int) -> str:
    """The id of the spot for the General's card before a player."""
    return f"seat/{seat + 1}/general"


@cache
def score_of(seat: int) -> str:
    """The id of a player's points."""
    return f"seat/{seat + 1}/score"


@cache
def kind_score_of(seat: int, kind: int) -> str:
    """The id of what a kind gives a player."""
    return f"{score_of(seat)}/{KIND_LETTERS[kind]}"


@cache
def battle_of(seat: int) -> str:
    """The id of the spot for the card a player plays."""
    return f"battle/{seat + 1}"


@cache
def total_of(side: int) -> str:
    """The id of a side's total."""
    return f"side/{SIDE_NAMES[side]}"


def up(side: Any) -> str:
    """The name of a side of the General's card."""
    return "light" if side == LIGHT else "dark"


def members(cards: Any, order: Iterable[int] = range(CARDS)) -> list[int]:
    """The cards of a set, in the order of their numbers or another."""
    some = int(cards)
    return [card for card in order if some >> card & 1]


def is_trump(card: int) -> bool:
    """Whether a card is the Emperor or Temples."""
    return card >= COUNTRY_CARDS


@dataclass(frozen=True, eq=False)
class Deck:
    """All cards of a game: what is printed on each, and how they are sorted."""

    names: tuple[Message, ...]
    by_faction: tuple[int, ...]  # weaker ones first, trumps last
    by_kind: tuple[int, ...]  # those of a kind by faction


def deck_of(v: Any) -> Deck:
    """The cards that a table plays with; the same object for the same cards."""
    return _deck(v.faction.tobytes(), v.kind.tobytes(), v.strength.tobytes())


@lru_cache(maxsize=64)
def _deck(factions: bytes, kinds: bytes, strengths: bytes) -> Deck:
    names, cards = [], range(len(factions))
    for card, (faction, kind) in enumerate(zip(factions, kinds, strict=True)):
        printed: dict[str, Any] = {"faction": SIDE_NAMES[faction]}
        if kind != NO_KIND:
            printed["kind"] = KIND_LETTERS[kind]
        printed |= {"light": strengths[card], "dark": strengths[len(factions) + card]}
        names.append(Message("card", printed))
    return Deck(
        tuple(names),
        tuple(sorted(cards, key=lambda card: (factions[card], strengths[card], card))),
        tuple(sorted(cards, key=lambda card: (kinds[card], factions[card], card))),
    )


def by_faction(v: Any, cards: Any) -> list[int]:
    """The cards of a set by faction, weaker ones first, trumps last."""
    return members(cards, deck_of(v).by_faction)


def by_kind(v: Any, cards: Any) -> list[int]:
    """The cards of a set by kind, then by faction."""
    return members(cards, deck_of(v).by_kind)


def named(v: Any, card: int) -> Message:
    """A card's name: everything that is printed on it."""
    return deck_of(v).names[card]


def card_words(v: Any, card: int) -> Mapping[str, Any]:
    """What is printed on a card, as messages and marks have it; a trump has no kind."""
    return named(v, card).args


def listed(v: Any, cards: list[int]) -> tuple[Message, ...]:
    """Cards as a list in a sentence."""
    names = deck_of(v).names
    return tuple(names[card] for card in cards)


def card_piece(view: Sight, card: int, **marks: Any) -> Piece:
    """A card whose face is seen; its kind is its code."""
    deck = deck_of(view.record)
    own = clan_mark(view.tokens, deck, card)
    return piece_of(deck, view.tokens[card], card, own + tuple(marks.items()))


def clan_mark(tokens: tuple[str, ...], deck: Deck, card: int) -> tuple[tuple[str, Any], ...]:
    """What a table's own list calls the clan of a card, as a mark; none where it is called as ours."""
    faction = deck.names[card].args["faction"]
    if is_trump(card):
        return ()
    clan = tokens[CONFISCATE_FACTION + FACTION_NAMES.index(faction)].removeprefix("!")
    return () if clan == faction else (("clan", clan),)


@lru_cache(maxsize=5_000)
def piece_of(deck: Deck, code: str, card: int, marks: tuple[tuple[str, Any], ...] = ()) -> Piece:
    """A card of a deck as a piece, with what else is seen on it."""
    return Piece(code, deck.names[card], marks={**deck.names[card].args, **dict(marks)})


@cache
def general_piece(side: Any) -> Piece:
    """The General's card."""
    return Piece("general", Message("card-general", {"up": up(side)}), marks={"side": up(side)})
