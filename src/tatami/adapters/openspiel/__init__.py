"""The games in OpenSpiel: importing this registers `python_tatami_take` and the others."""

from tatami.adapters.openspiel.bots import Rollouts, ismcts, mcts
from tatami.adapters.openspiel.game import SpielGame, SpielState, state_of

__all__ = ["Rollouts", "SpielGame", "SpielState", "ismcts", "mcts", "state_of"]
