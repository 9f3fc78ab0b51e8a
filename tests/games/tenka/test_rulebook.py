"""The numbers of the rulebook are those of the engine, in every language."""

from __future__ import annotations

import re

import pytest

from tatami.engine.i18n.speaker import LANGUAGES, Speaker
from tatami.engine.scene import Message
from tatami.games.tenka import cards
from tatami.rulebook import RuleTable, rulebook

every_language = pytest.mark.parametrize("lang", LANGUAGES)


def tables(lang: str) -> list[RuleTable]:
    sections = rulebook("tenka", lang).sections
    return [block for section in sections for block in section.blocks if isinstance(block, RuleTable)]


@every_language
def test_the_list_of_cards_is_the_one_that_is_played(lang: str) -> None:
    speaker = Speaker("games/tenka", lang)
    kinds = [speaker.say(Message("kind", {"kind": letter})) for letter in cards.KIND_LETTERS]
    table = tables(lang)[0]
    assert [head.casefold() for head in table.head[1:]] == [kind.casefold() for kind in kinds]
    listed = {(strengths, kind, clan) for strengths, *clans in table.rows for kind, clan in enumerate(clans)}
    played = {
        (
            f"{country.light}/{country.dark}",
            country.kind,
            speaker.say(Message("clan", {"faction": cards.FACTION_NAMES[country.faction]})),
        )
        for country in cards.COUNTRIES
    }
    assert listed == played and len(listed) == cards.COUNTRY_CARDS


@every_language
def test_points_are_those_of_the_score(lang: str) -> None:
    points = [int(row[1]) for row in tables(lang)[1].rows]
    assert points == [1, cards.POINTS_MOST, cards.POINTS_SHARED, cards.POINTS_GENERAL]


def test_counts_are_those_of_the_cards() -> None:
    words = " ".join(
        span.words
        for section in rulebook("tenka", "en").sections
        for block in section.blocks
        if not isinstance(block, RuleTable)
        for item in getattr(block, "items", [block])
        for span in [*item.spans, *(inner for one in getattr(item, "points", []) for inner in one.spans)]
    )
    emperor, temples, _ = cards.TRUMP_STRENGTHS
    assert f"{cards.COUNTRY_CARDS} country cards" in words
    assert f"clan (one of {cards.FACTIONS}), a kind (one of {cards.KINDS})" in words
    assert f"the Emperor, {emperor[0]}/{emperor[1]}, and 2 Temples" in words
    assert re.search(rf"2 Temples [^,]+, {temples[0]}/{temples[1]}", words)
    assert f"dealt {cards.HAND} cards" in words
    fewest, most = cards.SEAT_COUNTS
    battles = f"{cards.CARDS // fewest} battles with {fewest} players, {cards.CARDS // most} with {most}"
    assert f"The {cards.CARDS} cards come out even: {battles}" in words
