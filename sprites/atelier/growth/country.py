"""Poplars on the land behind the pip cards."""
from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from ..engraved import INKS
from ..geometry import Spot
from ..line import ends, taper
from ..splines import curve
from ..svg import Group
from ..tones import mix_ink

# The tones of the land of each suit from far to near.
RANGES = {"S": ("#C9D0D6", "#A9B5C4", "#8394A6", "#5A6E7E"), "H": ("#EBCDBB", "#D9AE9A", "#B58B72", "#7D6A52"),
          "D": ("#F0D69A", "#DDB76A", "#B59A52", "#7F7C42"), "C": ("#D2DBAE", "#AFC08A", "#84A06C", "#567A54")}


def poplar(group: Group, suit: str, foot: complex, high: float, near: int = 1) -> None:
    """A poplar `high` units high, one flank in the shade, one step darker than the land of the step `near` at its
    foot."""
    tone = mix_ink(RANGES[suit][min(3, near + 1)], INKS[suit], .18)
    deep, wide = mix_ink(tone, INKS[suit], .45), high * .13
    x, y = foot.real, foot.imag
    group.fill(taper(curve([foot + 4j, foot - 1j * high * .2]), high * .04 + 2, 1.5), deep)
    crown: list[Spot] = [(x, y - high, "c"), (x + wide * .6, y - high * .72), (x + wide, y - high * .36),
                         (x + wide * .5, y - high * .10), (x - wide * .6, y - high * .10), (x - wide, y - high * .38),
                         (x - wide * .5, y - high * .74)]
    shape = curve(crown, True)
    inside = Group().fill(shape, tone)
    inside.fill(curve([(x, y - high * 1.05, "c"), (x + wide * 2, y - high, "c"), (x + wide * 2, y, "c"),
                       (x - wide * .1, y, "c"), (x + wide * .2, y - high * .5)], True), deep)
    for k, share in enumerate(np.linspace(.16, .9, max(5, round(high / 9)))):
        side = (-.7, .1, -.3)[k % 3] * wide * (1 - share)
        flame = curve([(x + side, y - high * share), (x + side * .6 + 1, y - high * (share + .06)),
                       (x + side * .5, y - high * (share + .12))])
        inside.fill(taper(flame, 1.6, .4, ends()), deep if side < 0 else tone)
    group.clip(shape, inside)


def poplars(suit: str, spots: Iterable[tuple[float, float, float]], near: int = 1) -> Group:
    """Poplars at x, y, with their heights."""
    group = Group()
    for x, y, high in spots:
        poplar(group, suit, complex(x, y), high, near)
    return group
