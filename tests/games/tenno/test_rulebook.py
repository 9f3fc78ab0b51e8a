"""The numbers of the rulebook are those of the engine, in every language."""

from __future__ import annotations

import re

import pytest

from tatami.engine.i18n.speaker import LANGUAGES, Speaker
from tatami.engine.scene import Message
from tatami.games.tenno import cards
from tatami.games.tenno.cards import Card
from tatami.rulebook import RuleTable, rulebook


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_cards_have_their_names_and_values(lang: str) -> None:
    speaker = Speaker("games/tenno", lang)
    (table,) = (block for block in rulebook("tenno", lang).sections[0].blocks if isinstance(block, RuleTable))
    values = [int(value) for _, value_of, _ in table.rows for value in re.findall(r"\d+", value_of)]
    assert values == [int(value) for value in cards.VALUE]
    alone = {values: name for name, values, _ in table.rows if values.isdecimal()}
    for card in (Card.NINJA, Card.MONK, Card.RONIN, Card.DAIMYO, Card.SHOGUN, Card.GEISHA):
        name = speaker.say(Message("card", {"card": card.name.lower()}))
        assert alone[str(cards.VALUE[card])].casefold() == name.casefold()
    powers = {name: power for name, _, power in table.rows}
    assert str(cards.NINJA_ATTACKING) in powers[alone["4"]] and str(cards.MONK_HELP) in powers[alone["5"]]
