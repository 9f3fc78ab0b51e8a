"""Hints: what the strongest bot would do, from what the player who asks may know."""

from __future__ import annotations

from tatami.engine.table import Message
from tatami.server.messages import AskHint, Hint, Idea
from tatami.server.reader import Reader
from tatami.server.refusal import Refusal
from tatami.server.table import Table
from tatami.server.thinkers import Thinkers

IDEAS = 3  # that are told


async def hint(thinkers: Thinkers, table: Table, reader: Reader, asked: AskHint) -> Hint:
    """A hint for a seat of the reader's that is asked now, or a Refusal."""
    if not table.settings.hints:
        raise Refusal(Message("refused-no-hints"))
    if asked.seat not in table.seats_of(reader.who):
        raise Refusal(Message("refused-not-your-seat"))
    if asked.seat not in table.asked:
        raise Refusal(Message("refused-not-asked"))
    assert table.match is not None
    decision = table.decision
    view = table.match_of(asked.seat).view(asked.seat)
    speaker = view.speaker(reader.lang, table.match.names())
    words = {action.token: speaker.say(action.words) for action in view.actions}
    thought = await thinkers.advise(view, table.id)
    ideas = [
        Idea(
            idea.token,
            words[idea.token],
            round(100 * idea.ranks[0]) if idea.ranks else None,
            None if idea.margin is None else round(idea.margin, 1),
        )
        for idea in sorted(thought.ideas, key=lambda idea: idea.token != thought.choice)
    ]
    return Hint(asked.id, asked.seat, decision, ideas[:IDEAS], thought.exact)
