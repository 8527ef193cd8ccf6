"""A field of ripe wheat in depth: hills, rows of far ears tone on tone, bearded ears in the middle, without outline."""
from __future__ import annotations

import math

import numpy as np

from ..geometry import Path, Spot, angle
from ..line import ends, taper
from ..organs import sprig
from ..splines import curve
from ..svg import Group
from ..tones import Tones

HILLS = ((556, 22, .0105, 3.2, "#BCC7A6"), (590, 13, .015, 1.0, "#A9B892"))
# top, swing, pace and start of a ridge; its ground, its ears, how high they are
ROWS = ((618, 9, .012, .8, "#E0C67F", Tones("#EBD696", "#D3B468", "#BF9C52", "#A58443"), 13),
        (650, 9, .017, 2.6, "#D9BA6E", Tones("#E8D08A", "#CBA95A", "#B49046", "#96752F"), 20),
        (706, 10, .019, 4.0, "#D0AC5C", Tones("#E6CB80", "#C39D4C", "#A9833A", "#896828"), 30),
        (796, 10, .016, 5.4, "#C69F4E", Tones("#E2C373", "#B78F41", "#9A7530", "#7B5B22"), 48))


def field(group: Group) -> None:
    rng = np.random.default_rng(10)
    for top, swing, pace, start, tone in HILLS:
        _slope(group, top, swing, pace, start, tone)
    for top, swing, pace, start, tone, tones, high in ROWS:
        x = -10.0
        ears = Group()
        while x < 640:
            y = top + swing * math.sin(pace * x + start) + rng.uniform(-.2, .7) * high
            _far_ear(ears, complex(x, y), high * rng.uniform(.85, 1.15), rng.uniform(-2, 30), tones)
            x += high * rng.uniform(.5, 1.2)
        _slope(group, top + high * .5, swing, pace, start, tone)
        group.add(ears)


def _slope(group: Group, top: float, swing: float, pace: float, start: float, tone: str) -> None:
    ridge: list[Spot] = [(x, top + swing * math.sin(pace * x + start)) for x in range(0, 641, 64)]
    group.fill(curve([*ridge, (640, 1120, "c"), (0, 1120, "c")], True), tone)


def _far_ear(group: Group, foot: complex, high: float, turn: float, tones: Tones) -> None:
    """An ear `high` on its stalk: three beards, a deep and a light row of grains."""
    stem = curve([foot + complex(-.12, 2.4) * high, foot + 1j * high, foot])
    group.fill(taper(stem, .2, high * .07 + .5), tones.deep)
    for way in (-11, 0, 11):
        group.fill(taper(sprig(foot, high * 1.75, turn + way, .02), high * .05 + .3, .2), tones.deep)
    spine = sprig(foot, high, turn, .06)
    group.fill(taper(spine, high * .34, high * .22, ends(.3, .4)), tones.mid)
    if high < 26:
        return
    count = 5 if high < 40 else 7
    for k in range(count):
        u = .04 + .80 * k / (count - 1)
        for side in (-1, 1):
            grain = sprig(complex(spine.at(u)), high * .23, turn + side * 27, -side * .12)
            group.fill(taper(grain, high * .11, high * .09, ends(.4, .5, .6)), tones.light if side < 0 else tones.mid)


def middle_ear(group: Group, spine: Path, size: float, tones: Tones) -> None:
    """A bearded ear along the end of `spine`, `size` as the ears near by, in flat tones."""
    group.fill(taper(spine.part(0, .97), 6 * size, 4 * size), tones.mid)
    for k in range(9):
        u = .72 + .028 * k
        root, way = complex(spine.at(u)), angle(complex(spine.tangent(u))) + 90
        for side in (-1, 1):
            group.fill(taper(sprig(root, (112 - 5 * k) * size, way + side * (15 - k), side * .03), 1.7, .3), tones.deep)
    for k in range(9):
        u = .72 + .028 * k
        root, way = complex(spine.at(u)), angle(complex(spine.tangent(u))) + 90
        for side in (-1, 1):
            grain = sprig(root, 32 * size, way + side * 28, -side * .12)
            group.fill(taper(grain, 15 * size, 12 * size, ends(.4, .5, .6)), tones.deep)
            group.fill(taper(grain.part(.06, .9), 9 * size, 7 * size, ends(.4, .5, .6)),
                       tones.light if side < 0 else tones.mid)
