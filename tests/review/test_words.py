"""The reasons of a review speak to the player who decided, and of them to everybody else."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise

import pytest

from tatami.bots.values import Choice, Weighed, Worth
from tatami.engine.i18n.speaker import LANGUAGES
from tatami.engine.scene import Message
from tatami.review.decisions import Decision
from tatami.review.facts import facts
from tests.review.games import GAMES, finished

# "You" and "your" of every form that the words of actions use.
YOU = {
    "en": r"\byou\b|\byour\b",
    "de": r"\bdu\b|\bdeine?[mnrs]?\b|\bdir\b|\bdich\b",
    "fr": r"\btu\b|\btoi\b|\bton\b|\bta\b|\btes\b",
    "nl": r"\bje\b|\bjij\b|\bjouw\b",
    "es": r"\btú\b|\btus?\b",
    "it": r"\btu\b|\btu[ao]\b|\btuoi\b|\btue\b",
    "ru": r"\bты\b|\bтво\w+",
    "ja": "あなた|自分の.{1,3}の札",
}
NAMES = {seat: name for seat, name in enumerate(("Hana", "Jan", "Mila", "Bo"), 1)}


@cache
def reasons(game: str) -> list[tuple[int, list[Message]]]:
    """By decision, who decided, and the better and the played move with what comes of them."""
    match, told = finished(game, "farmer", seed=3), []
    for number in range(0, len(match.history), 3):
        now = match.at(number).recalled()
        seat, tokens = now.to_move or 0, now.legal()
        for one, other in pairwise(tokens):
            worth = Worth((0.0,) * now.seats, (0.0,) * now.seats)
            weighed = Weighed((Choice(one, 1.0, 1.0, 1), Choice(other, 0.0, 0.0, 1)), worth, worth, 0.0, 0.0)
            told.append((seat, facts(now, Decision(number + 1, seat, other, weighed))[:2]))
    return told


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_told_that_another_player_s_move_was_theirs(game: str, lang: str):
    view, you = finished(game).view(None), re.compile(YOU[lang], re.IGNORECASE)
    spectator = view.speaker(lang, NAMES)
    for _, told in reasons(game):
        for message in told:
            said = spectator.say(message)
            assert not you.search(said), said


@pytest.mark.parametrize("game", GAMES)
def test_the_player_who_decided_is_spoken_to_as_at_the_table(game: str):
    for seat, (better, _) in reasons(game):
        speaker = finished(game).view(seat).speaker("en", NAMES)
        move = better.args["move"]
        assert isinstance(move, Message)
        plain = Message(move.id, {key: value for key, value in move.args.items() if key != "actor"})
        assert speaker.say(move) == speaker.say(plain)
