"""A game in piles: what its declaration says, and what players are told."""

from __future__ import annotations

from pathlib import Path

import pytest

from tatami.cli.new_game import TEMPLATE
from tatami.engine.cards import EACH_SEAT, THE_REST, Cards, Pile
from tatami.engine.errors import GameError
from tatami.engine.state import HIDDEN, OWN
from tests.conformance.processes import run

BAG = (("rice1", 4), ("tea-2", 4), ("jade", 4))
DECK = Pile("deck", 12, HIDDEN, dealt=THE_REST)


def cards(*piles: Pile) -> Cards:
    return Cards(BAG, Pile("hand", 3, OWN, EACH_SEAT, dealt=1), *piles, DECK, seats=3)


def test_an_option_says_how_many_of_several_piles_are_used():
    several = cards(Pile("market", 1, HIDDEN, 3, dealt=1, used="stalls"))
    dealt = dict(several.dealt_to(2, {"stalls": 2}))
    assert [dealt[several.pile("market") + index] for index in range(3)] == [1, 1, 0]
    assert dealt[several.pile("deck")] == 12 - 2 - 2


@pytest.mark.parametrize(
    ("pile", "said"),
    [
        (Pile("market", 1, HIDDEN, 3, dealt=lambda seats: 1), "give a number, numbers by seats"),  # type: ignore[arg-type]
        (Pile("market", 1, HIDDEN, used="stalls"), "there must be several"),
    ],
)
def test_what_a_pile_cannot_be_is_said(pile: Pile, said: str):
    with pytest.raises(GameError, match=said):
        cards(pile)


def test_an_option_that_is_not_there_is_named():
    with pytest.raises(GameError, match="names the option 'stalls'"):
        cards(Pile("market", 1, HIDDEN, 3, dealt=1, used="stalls")).dealt_to(2, {})


TOLD = """
import tatami
match = tatami.new("ichiba", seed=1, seats=2, options={"stalls": 2})
me = match.to_move
match.play("?1")
print(match.view(me).text())
print(*(place.id for place in match.view(me).places))
match.play("+1")
print(*match.log(3 - me), sep="\\n")
"""


def test_players_are_told_what_they_draw_and_what_only_they_know(tmp_path: Path):
    folder = tmp_path / TEMPLATE.name
    for path in (path for path in TEMPLATE.rglob("*") if path.suffix in (".py", ".ftl", ".md")):
        text = path.read_text(encoding="utf-8")
        text = text.replace("HIDDEN, STALLS, dealt=1)", 'HIDDEN, STALLS, dealt=1, used="stalls")')
        text = text.replace("# Pieces and", "option-stalls = Stalls\n\n# Pieces and")
        text = text.replace("import Game, Rules", "import Game, Option, Rules, Whole")
        text = text.replace(
            "    cards=CARDS,", '    cards=CARDS,\n    options=(Option("stalls", 3, Whole(2, 3)),),'
        )
        (folder / path.relative_to(TEMPLATE)).parent.mkdir(parents=True, exist_ok=True)
        (folder / path.relative_to(TEMPLATE)).write_text(text, encoding="utf-8")
    told = run("-c", TOLD, TATAMI_GAMES=str(tmp_path), NUMBA_DISABLE_JIT="1")
    assert "Stall 1: " in told and "(face down)" in told
    assert "market/2" in told and "market/3" not in told, "a pile that is not used is not shown"
    assert "You get silk." in told, "it comes from a stall, not from the deck"
