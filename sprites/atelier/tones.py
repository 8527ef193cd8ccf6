"""An object in three flat tones and a line of the same hue."""
from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Tones:
    """Three flat tones from light to deep, and the darker ink of the lines drawn on them."""
    light: str
    mid: str
    deep: str
    line: str

    def calmed(self, ground: str, share: float) -> Tones:
        """The same tones, moved by `share` of the way to the `ground`."""
        return Tones(*(mix_ink(getattr(self, part), ground, share) for part in Tones.__slots__))


def mix_ink(one: str, other: str, share: float) -> str:
    """The ink at `share` of the way between two."""
    a, b = ([int(ink[i:i + 2], 16) for i in (1, 3, 5)] for ink in (one, other))
    return "#" + "".join(f"{round(x + (y - x) * share):02X}" for x, y in zip(a, b, strict=True))
