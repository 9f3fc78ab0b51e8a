"""The numbers of the rulebook are those of the engine, in every language."""

from __future__ import annotations

import pytest

from tatami.engine.i18n.speaker import LANGUAGES
from tatami.games.take import cards
from tatami.rulebook import RuleList, RuleTable, rulebook


@pytest.mark.parametrize("lang", LANGUAGES)
def test_influence_is_that_of_the_fields(lang: str) -> None:
    blocks = [block for section in rulebook("take", lang).sections for block in section.blocks]
    (table,) = (block for block in blocks if isinstance(block, RuleTable))
    assert [int(points) for _, points in table.rows] == [cards.BOTTOM, cards.MIDDLE, cards.TOP]


def test_counts_are_those_of_the_pieces() -> None:
    pieces = next(block for block in rulebook("take", "en").sections[0].blocks if isinstance(block, RuleList))
    words = "\n".join("".join(span.words for span in item.spans) for item in pieces.items)
    assert f"{cards.CHIPS_PER_CHARACTER} chips of each, {cards.CHIPS} in all" in words
    assert f"Audience hall: {cards.SPACES} spaces" in words
    assert f"{len(cards.COLUMNS)} columns" in words
