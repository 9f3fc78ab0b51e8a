"""TA-KE: two players, open information, stacks of chips."""

from __future__ import annotations

from tatami.engine.game import Game, Rules
from tatami.games.take import deal, notation, observation, rules, view
from tatami.games.take.face import FACE
from tatami.games.take.state import ACTIONS, STATE

GAME = Game(
    name="take",
    version=1,
    seats=(2,),
    usual_seats=2,
    state=STATE,
    belief=view.BELIEF,
    notes=observation.NOTES,
    actions=ACTIONS,
    max_decisions=35 * 12,
    observation=observation.OBSERVATION,
    options=notation.OPTIONS,
    rules=Rules(
        deal=deal.deal,
        legal=rules.legal,
        step=rules.step,
        scores=rules.scores,
        ranks=rules.ranks,
        view=view.view,
        believe=view.believe,
        determinize=view.determinize,
        note=observation.note,
        look=observation.look,
    ),
    face=FACE,
    tokens=notation.tokens,
    draw_deal=notation.draw_deal,
    set_up=notation.set_up,
    mask=notation.mask,
    deal_is_public=True,
)
