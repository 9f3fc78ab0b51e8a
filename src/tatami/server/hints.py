"""Hints: what the strongest bot would do, from what the player who asks may know."""

from __future__ import annotations

from tatami.engine.table import Message
from tatami.server.live import LiveTable
from tatami.server.messages import AskHint, Hint, Idea
from tatami.server.reader import Reader
from tatami.server.refusal import Refusal
from tatami.server.table import Table
from tatami.server.thinkers import Thinkers
from tatami.view import View

IDEAS = 3  # that are told


async def hint(thinkers: Thinkers, live: LiveTable, reader: Reader, asked: AskHint) -> Hint:
    """A hint for a seat of the reader's that is asked now, or a Refusal."""
    decision, view, words = await live.look(lambda table: _question(table, reader, asked))
    thought = await thinkers.advise(view, live.table.id)
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


def _question(table: Table, reader: Reader, asked: AskHint) -> tuple[int, View, dict[str, str]]:
    """The decision, what its seat knows, and what each action is called."""
    if not table.settings.hints:
        raise Refusal(Message("refused-no-hints"))
    if asked.seat not in table.seats_of(reader.who):
        raise Refusal(Message("refused-not-your-seat"))
    if asked.seat not in table.asked:
        raise Refusal(Message("refused-not-asked"))
    assert table.match is not None
    view = table.match_of(asked.seat).view(asked.seat)
    speaker = view.speaker(reader.lang, table.match.names())
    return table.decision, view, {action.token: speaker.say(action.words) for action in view.actions}
