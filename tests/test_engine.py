"""Bits and random numbers: compiled and plain give the same."""

import random

import numpy as np

from tatami.engine import bits, rng
from tatami.engine.jit import jit


@jit
def compiled_bits(word, n):
    return bits.count(word), bits.lowest(word), bits.nth(word, n), bits.nth_by_halves(word, n)


@jit
def compiled_draws(source, n):
    return rng.draw(source), rng.below(source, n), rng.unit(source)


def test_sets_of_bits_compiled_and_plain():
    chance = random.Random(1)
    for size in range(1, 65):
        members = sorted(chance.sample(range(64), size))
        word = sum(1 << member for member in members)
        n = chance.randrange(size)
        assert compiled_bits(np.uint64(word), n) == (size, members[0], members[n], members[n])
        assert (bits.count(word), bits.lowest(word), bits.nth(word, n)) == (size, members[0], members[n])


def test_random_numbers_compiled_and_plain():
    one, other = rng.new_rng(5), rng.new_rng(5)
    for n in range(1, 200):
        plain = rng.draw(one)
        word, small, share = compiled_draws(other, n)
        assert word == plain
        assert 0 <= small < n and 0 <= share < 1
        rng.draw(one), rng.draw(one)
        assert one[0] == other[0]


def test_random_numbers_are_spread_evenly():
    source = rng.new_rng(7)
    counts = np.zeros(6, int)
    for _ in range(3000):
        counts[compiled_draws(source, 6)[1]] += 1
    assert counts.min() > 400


def test_known_stream_of_random_numbers():
    """The first outputs of splitmix64 for the seed 0, as its authors publish them."""
    source = rng.new_rng(0)
    assert [int(rng.draw(source)) for _ in range(3)] == [
        0xE220A8397B1DCDAF,
        0x6E789E6AA1B965F4,
        0x06C45D188009454F,
    ]
