"""Hints: the strongest bot's choice, from the view of the player who asks."""

from __future__ import annotations

from tatami.engine.scene import Message
from tatami.match import Match
from tatami.review.advice import reasons
from tatami.server.core.refusal import Refusal
from tatami.server.core.table import Table
from tatami.server.runtime.bot_pool import BotPool
from tatami.server.runtime.fair_pool import Share
from tatami.server.runtime.table_actor import TableActor
from tatami.server.wire.facts import told
from tatami.server.wire.messages import AskHint, Hint, Idea
from tatami.server.wire.reader import Reader

IDEAS = 3  # in a hint
REASONS = 0.05  # nominal seconds to find its reasons


async def hint(bot_pool: BotPool, actor: TableActor, reader: Reader, asked: AskHint, share: Share) -> Hint:
    """A hint for the reader's seat to move; raises Refusal."""
    decision, match = _question(actor.table, reader, asked)
    view = match.view(asked.seat)
    thought = await bot_pool.advise(view, actor.table.id, share)
    ideas = [
        Idea(
            idea.token,
            round(100 * idea.ranks[0]) if idea.ranks else None,
            # Where the table hides the points so far, the margin would reveal them.
            round(idea.margin, 1) if idea.margin is not None and view.recalls else None,
        )
        for idea in sorted(thought.ideas, key=lambda idea: idea.token != thought.choice)
    ]
    found = await bot_pool.work(share, REASONS, lambda: reasons(match, asked.seat, thought))
    why = told(found, view.speaker(reader.lang))
    return Hint(asked.id, asked.seat, decision, ideas[:IDEAS], thought.exact, why)


def _question(table: Table, reader: Reader, asked: AskHint) -> tuple[int, Match]:
    """The decision's number, and a copy of the match as it stands there."""
    if not table.settings.hints or table.settings.rated:
        raise Refusal(Message("refused-no-hints"))
    if asked.seat not in table.seats_of(reader.who):
        raise Refusal(Message("refused-not-your-seat"))
    if asked.seat not in table.asked:
        raise Refusal(Message("refused-not-asked"))
    assert table.match is not None
    return table.decision, table.match_of(asked.seat).copy()
