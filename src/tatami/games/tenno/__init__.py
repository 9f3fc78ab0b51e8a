"""TENNO: bluff and memory for two to seven."""

from __future__ import annotations

from tatami.engine.game import Game, Rules
from tatami.games.tenno import belief, deal, notation, observation, rules, view
from tatami.games.tenno.cards import FEWEST_SEATS, SEATS
from tatami.games.tenno.face import FACE
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
        ranks=rules.ranks,
        view=view.view,
        believe=belief.believe,
        determinize=belief.determinize,
        note=observation.note,
        look=observation.look,
    ),
    face=FACE,
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
