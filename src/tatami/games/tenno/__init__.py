"""TENNO: bluff and memory for two to seven."""

from __future__ import annotations

from tatami.engine.game import Game, Rules
from tatami.engine.scene.forms import Scene
from tatami.games.tenno import (
    act,
    belief,
    deal,
    declared,
    lay,
    notation,
    observation,
    prepare,
    refuse,
    rules,
    tell,
    view,
)
from tatami.games.tenno.cards import FEWEST_SEATS, SEATS
from tatami.games.tenno.state import ACTIONS, MAX_DECISIONS, STATE

GAME = Game(
    name="tenno",
    version=1,
    seats=range(FEWEST_SEATS, SEATS + 1),
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
        action=act.action,
        refusals=refuse.refusals,
        reason=refuse.reason,
        summary=lay.summary,
        tell=tell.tell,
        prepare=prepare.prepare,
        knobs=notation.knobs,
    ),
    tokens=notation.tokens,
    deal=deal.DEAL,
    lay=notation.lay,
    lift=notation.lift,
    limits=notation.limits,
    mask=notation.mask,
    deal_is_public=True,
    retired=notation.RETIRED,
    recalling=notation.recalling,
)
