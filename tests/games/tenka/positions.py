"""Tables of Tenka Trick for rule tests, from a few codes of cards, and each viewer's visible pieces."""

from __future__ import annotations

import pytest

from tatami.games.tenka import GAME
from tatami.match import IllegalAction, Match
from tests.games.tenka.builders import position
from tests.games.tenka.reference import OWN_LIST, printed

CARDS = printed(OWN_LIST)
ORDER = list(CARDS)
COUNTRIES, TRUMPS = ORDER[:45], ORDER[45:]
SIDES = ("light", "dark")


def dealt(*hands: str, start: int = 1, deck: str = "") -> str:
    """A deal: hands clockwise from the start seat, filled up to seven, and the top of the deck.

    Nobody gets more cards of the faction of the first card, so that others need not follow it.
    """
    named = " ".join([*hands, deck]).split()
    led = CARDS[named[0]].faction
    spare = [code for code in ORDER if code not in named]
    order: list[str] = []
    for hand in hands:
        filling = [code for code in spare if code not in order and CARDS[code].faction != led]
        order += [*hand.split(), *filling][:7]
    order += deck.split()
    rest = [code for code in spare if code not in order]
    return " ".join([str(len(hands)), str(start), *order, *rest])


def table(
    *hands: str, general: int = 1, side: str = "light", piles: dict[int, str] | None = None, deck: str = ""
) -> Match:
    """A battle is about to begin: hands by seat, equally many cards each."""
    states = position(*hands, general=general, side=SIDES.index(side), piles=piles, deck=deck)
    return Match.from_position(GAME, GAME.settle({}), states)


def battle(
    cards: str, *, general: int = 1, side: str = "light", piles: dict[int, str] | None = None, left: int = 1
) -> Match:
    """A battle was fought: the General led the first card, the others followed; some are left in hand."""
    played = cards.split()
    known = {*played, *" ".join((piles or {}).values()).split()}
    led = CARDS[played[0]].faction
    spare = [code for code in COUNTRIES if code not in known and CARDS[code].faction != led]
    hands = [" ".join([code, *spare[n * left : (n + 1) * left]]) for n, code in enumerate(played)]
    by_seat = hands[len(hands) - general + 1 :] + hands[: len(hands) - general + 1]
    return after(table(*by_seat, general=general, side=side, piles=piles), cards)


def after(match: Match, tokens: str) -> Match:
    """The same match after some tokens, written with blanks between them."""
    match.play_all(tokens.split())
    return match


def codes(text: str) -> set[str]:
    """Codes or tokens written with blanks between them."""
    return set(text.split())


def legal(match: Match) -> set[str]:
    """The legal tokens, each of which is told once."""
    tokens = match.legal()
    assert len(tokens) == len(set(tokens))
    return set(tokens)


def seen(match: Match, viewer: int | None = None) -> dict[str, list[str]]:
    """What a viewer sees by place: codes of cards, `card` for one whose face is hidden.

    The General's card shows as the side that is up.
    """
    return {
        place.id: sorted(
            piece.marks["side"] if piece.kind == "general" else piece.kind for piece in place.pieces
        )
        for place in match.view(viewer).places
    }


def piles(match: Match, viewer: int | None = None) -> list[str]:
    """The piles by seat, each as codes in the order of the page."""
    places = seen(match, viewer)
    found = [places[f"seat/{seat}/pile"] for seat in range(1, match.seats + 1)]
    return [" ".join(sorted(pile, key=ORDER.index)) for pile in found]


def hand(match: Match, seat: int) -> set[str]:
    """A hand as its holder sees it."""
    return set(seen(match, seat)[f"seat/{seat}/hand"])


def general(match: Match) -> tuple[int, str]:
    """The holder of the General's card, and the side that is up."""
    [held] = [(place, pieces[0]) for place, pieces in seen(match).items() if pieces in (["light"], ["dark"])]
    return int(held[0].removeprefix("seat/").removesuffix("/general")), held[1]


def refused(match: Match, token: str) -> str:
    """The sentence an illegal token is refused with; nothing may have changed."""
    before, history = match.state().tobytes(), match.history
    assert token not in match.legal()
    with pytest.raises(IllegalAction) as refusal:
        match.play(token)
    assert (match.state().tobytes(), match.history) == (before, history)
    assert refusal.value.token == token
    return str(refusal.value)
