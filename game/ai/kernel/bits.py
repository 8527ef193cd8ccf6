"""Bit masks and random numbers for the kernel."""

from __future__ import annotations

from typing import Final

#: The number of bits set in an int. It is the method itself, because a function around it takes twice as long.
count: Final = int.bit_count


def top(m: int) -> int:
    """The index of the highest bit of ``m``; -1 if ``m`` is 0."""
    return m.bit_length() - 1


def low(m: int) -> int:
    """The index of the lowest bit of ``m``; -1 if ``m`` is 0."""
    return (m & -m).bit_length() - 1


def draw(rng: list[int], n: int) -> int:
    """A random int in 0..n-1 from the high bits of the next state of ``rng``, a list that contains one 48-bit state."""
    rng[0] = (rng[0] * 25214903917 + 11) & 281474976710655
    return (rng[0] >> 17) % n
