"""Games as data: each seat's observations, legal actions, choices and rewards, for offline learning."""

from tatami.research.dataset.plan import Dataset, Source
from tatami.research.dataset.write import write

__all__ = ["Dataset", "Source", "write"]
