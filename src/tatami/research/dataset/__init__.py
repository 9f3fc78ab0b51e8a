"""Games as data: what each seat saw, might do, did and got, for programs that learn without Tatami."""

from tatami.research.dataset.plan import Dataset, Source
from tatami.research.dataset.write import write

__all__ = ["Dataset", "Source", "write"]
