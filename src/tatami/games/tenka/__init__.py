"""Tenka Trick: three or four players, trick-taking, hidden hands and open piles."""

from __future__ import annotations

from tatami.engine.game import Game, Rules
from tatami.engine.scene.forms import Scene
from tatami.games.tenka import actions, belief, deal, declared, lay, notation, observation, rules, tell, view
from tatami.games.tenka.cards import SEAT_COUNTS
from tatami.games.tenka.state import ACTIONS, MAX_DECISIONS, STATE

GAME = Game(
    name="tenka",
    version=2,
    seats=SEAT_COUNTS,
    usual_seats=4,
    state=STATE,
    belief=belief.BELIEF,
    notes=observation.NOTES,
    actions=ACTIONS,
    max_decisions=MAX_DECISIONS,
    observation=observation.OBSERVATION,
    options=notation.OPTIONS,
    rules=Rules(
        deal=deal.deal,
        legal=rules.legal,
        step=rules.step,
        scores=rules.scores,
        ranks=rules.ranks,
        view=view.view,
        believe=belief.believe,
        determinize=belief.determinize,
        note=observation.note,
        look=observation.look,
    ),
    scene=Scene(
        forms=declared.FORMS,
        spots=declared.spots,
        actions=declared.actions,
        places=lay.places,
        counts=lay.counts,
        task=lay.task,
        action=actions.action,
        refusals=actions.refusals,
        reason=actions.reason,
        summary=lay.summary,
        tell=tell.tell,
    ),
    tokens=notation.tokens,
    deal=deal.DEAL,
    lay=notation.lay,
    lift=notation.lift,
    limits=notation.limits,
    undrawn=deal.undrawn,
    deal_is_public=False,
    called=notation.called,
)
