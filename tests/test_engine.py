"""Bits and random numbers: compiled and plain give the same."""

import random

import numpy as np

from tatami.engine import bits, rng, simd
from tatami.engine.jit import jit


@jit
def compiled_bits(word, n):
    return bits.count(word), bits.lowest(word), bits.nth(word, n), bits.nth_by_halves(word, n)


@jit
def compiled_scatter(word, mask):
    return bits.scatter(word, mask), bits.scatter_one_by_one(word, mask)


@jit
def compiled_draws(source, n):
    return rng.draw(source), rng.below(source, n), rng.unit(source)


@jit
def compiled_draw_at(start, place):
    return rng.drawn_at(start, place)


def test_sets_of_bits_compiled_and_plain():
    chance = random.Random(1)
    for size in range(1, 65):
        members = sorted(chance.sample(range(64), size))
        word = sum(1 << member for member in members)
        n = chance.randrange(size)
        assert compiled_bits(np.uint64(word), n) == (size, members[0], members[n], members[n])
        assert (bits.count(word), bits.lowest(word), bits.nth(word, n)) == (size, members[0], members[n])


def test_bits_spread_over_a_mask_compiled_and_plain():
    assert bits.scatter(0b1011, 0b11010100) == 0b10010100
    chance = random.Random(2)
    for _ in range(100):
        word, mask = np.uint64(chance.getrandbits(64)), np.uint64(chance.getrandbits(64))
        assert compiled_scatter(word, mask) == (bits.scatter(word, mask),) * 2


def test_random_numbers_compiled_and_plain():
    one, other = rng.new_rng(5), rng.new_rng(5)
    for n in range(1, 200):
        plain = rng.draw(one)
        word, small, share = compiled_draws(other, n)
        assert word == plain
        assert 0 <= small < n and 0 <= share < 1
        rng.draw(one), rng.draw(one)
        assert one[0] == other[0]


def test_numbers_are_found_by_their_place():
    source = rng.new_rng(11)
    for place in range(20):
        word = rng.draw(source)
        assert rng.drawn_at(11, place) == word
        assert compiled_draw_at(np.uint64(11), np.uint64(place)) == word


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


put_three = simd.one_hots(3, 11, 1)
put_many = simd.one_hots(21, 11, 0)


@jit
def compiled_octets(out, source, pairs, word):
    simd.put_bits64(out, 0, word)
    simd.put_bits32(out, 64, word)
    simd.put_bits16(out, 96, word)
    put_three(out, 112, source, 30)
    put_many(out, 248, source, 4)
    simd.copy32(out, 160, source, 8)
    simd.copy16(out, 192, source, 40)
    simd.put_last_bits(out, 208, word, 21)
    simd.put_last_bits(out, 229, word, 11)
    simd.put8(out, 240, simd.spread(word))
    simd.put8(out, 479, simd.counts8(pairs))
    simd.put8(out, 487, simd.capped8(pairs))
    return simd.get8(source, 5), simd.differing32(source, 1, 7), simd.reaching32(source, 2, 7)


def test_many_bytes_at_once_compiled_and_plain():
    chance = np.random.default_rng(1)
    plain = getattr(compiled_octets, "py_func", compiled_octets)
    for _ in range(200):
        source = chance.integers(0, 32, 64, np.uint8)
        pairs = chance.integers(0, 600, 8, np.uint16)
        word = np.uint64(
            chance.integers(0, 2**64, dtype=np.uint64) & source[:8].view(np.uint64)[0] | source[0]
        )
        one, other = np.full(495, 9, np.uint8), np.full(495, 9, np.uint8)
        assert compiled_octets(one, source, pairs, word) == plain(other, source, pairs, word)
        assert one.tolist() == other.tolist()
    members = [int(word) >> index & 1 for index in range(64)]
    assert one[:112].tolist() == members + members[:32] + members[:16]
    numbers = one[112:145].reshape(3, 11)
    assert [row.tolist().index(1) + 1 if row.any() else 0 for row in numbers] == [
        number if number <= 11 else 0 for number in source[30:33] & 15
    ]
    assert one[145:160].tolist() == [9] * 15
    assert one[479:].tolist() == [int(n).bit_count() for n in pairs] + [min(n, 255) for n in pairs.tolist()]
