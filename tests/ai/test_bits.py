"""The bit operations of the kernel."""

from __future__ import annotations

from collections import Counter

from game.ai.kernel.bits import count, draw, low, top


def test_masks_say_their_first_last_and_number_of_bits() -> None:
    for m in (0, 1, 2, 6, 0b1010000, (1 << 62) - 1, 1 << 61):
        bits = [i for i in range(62) if m >> i & 1]
        assert (count(m), low(m), top(m)) == (len(bits), *((bits[0], bits[-1]) if bits else (-1, -1)))


def test_draws_are_even_and_follow_the_seed() -> None:
    rng, again = [7], [7]
    drawn = Counter(draw(rng, 5) for _ in range(10_000))
    assert sorted(drawn) == [0, 1, 2, 3, 4]
    assert max(abs(n - 2_000) for n in drawn.values()) < 160
    assert rng != again
    first = [draw(again, 5) for _ in range(20)]
    again = [7]
    assert first == [draw(again, 5) for _ in range(20)]
