"""Every hand-made intrinsic is measured against a plain loop that does the same."""

import re
from pathlib import Path

import numpy as np
import pytest

from bench.engine import OURS
from tatami.engine import bits, simd

MADE = r"(?:@overload|_compile_(?:put|flags|narrowing|copy))\((\w+)"
PLAIN = {plain.__name__: plain for plain in OURS}


def test_every_intrinsic_is_measured():
    sources = [Path(str(module.__file__)).read_text(encoding="utf-8") for module in (bits, simd)]
    made = {name for source in sources for name in re.findall(MADE, source)} - {"plain"}
    assert len(made) > 12 and made | {"one_hots"} == set(PLAIN)


@pytest.mark.parametrize("name", PLAIN)
def test_the_plain_loop_does_the_same(name: str):
    rng = np.random.default_rng(2)
    plain, ours = PLAIN[name], OURS[PLAIN[name]]
    for word in rng.integers(1 << 40, 1 << 63, 20, np.uint64) | np.uint64(0x3FF << 20):
        data, numbers = rng.integers(0, 12, 600, np.uint8), rng.integers(0, 600, 8, np.uint16)
        one, other = np.zeros(600, np.uint8), np.zeros(600, np.uint8)
        assert plain(word, data, numbers, one) == (ours(word, data, numbers, other) or 0)
        assert one.tolist() == other.tolist()
