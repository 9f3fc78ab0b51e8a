"""TA-KE: two players, open information, stacks of chips."""

from __future__ import annotations

from tatami.engine.game import Game, Rules
from tatami.engine.scene.forms import Scene
from tatami.games.take import deal, declared, lay, notation, observation, rules, tell
from tatami.games.take.cards import CHIPS
from tatami.games.take.state import ACTIONS, STATE

GAME = Game(
    name="take",
    version=1,
    seats=(2,),
    usual_seats=2,
    state=STATE,
    actions=ACTIONS,
    max_decisions=CHIPS * notation.DECISIONS_A_CHIP,
    observation=observation.OBSERVATION,
    options=notation.OPTIONS,
    rules=Rules(
        deal=deal.deal,
        legal=rules.legal,
        step=rules.step,
        scores=rules.scores,
        look=observation.look,
    ),
    scene=Scene(
        forms=declared.FORMS,
        spots=declared.spots,
        actions=declared.actions,
        places=lay.places,
        counts=lay.counts,
        task=lay.task,
        action=lay.action,
        refusals=lay.refusals,
        reason=lay.reason,
        summary=lay.summary,
        tell=tell.tell,
    ),
    tokens=notation.tokens,
    deal=deal.DEAL,
    lay=notation.lay,
    lift=notation.lift,
    limits=notation.limits,
    deal_is_public=True,
)
