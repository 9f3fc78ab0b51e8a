"""Hints: the strongest bot's choice, from the view of the player who asks."""

from __future__ import annotations

from tatami.bots import Thought, bot
from tatami.cli.choices import Choices
from tatami.cli.screen import Screen
from tatami.cli.seating import ADVISER, known_bot

BUDGET = "1s"


def hint(screen: Screen, choices: Choices) -> list[str]:
    """The best move, its certainty and the expected line, in sentences."""
    view = choices.view
    if len(choices.actions) == 1:
        return [screen.text("enter-plays")]
    game = view.game.name
    adviser = f"{known_bot(ADVISER, game)}@{BUDGET}"
    thought = screen.wait_for(lambda: bot(adviser, game).think(view), "wait-hint")
    return _said(screen, choices, thought)


def _said(screen: Screen, choices: Choices, thought: Thought) -> list[str]:
    words = choices.words
    said = [screen.text("hint-move", token=thought.choice, words=words[thought.choice])]
    best = next(idea for idea in thought.ideas if idea.token == thought.choice)
    if best.ranks and not thought.exact:
        said.append(screen.text("hint-chance", share=round(100 * best.ranks[0])))
    if best.margin is not None and choices.view.recalls:  # else it would tell the points so far
        points = round(best.margin)
        side = "ahead" if points > 0 else "behind" if points < 0 else "level"
        said.append(screen.text("hint-expects", side=side, points=abs(points)))
    if thought.exact:
        said.append(screen.text("hint-proven"))
    others = [idea for idea in thought.ideas if idea is not best and idea.visits]
    if others:
        said.append(screen.text("hint-next", token=others[0].token, words=words[others[0].token]))
    return said
