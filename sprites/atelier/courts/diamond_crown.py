"""The crown of the king of diamonds: a sun of straight rays on a ring round a cap, seen a little from above."""
from __future__ import annotations

import math

from .. import palette as pal
from ..dress import Cloth
from ..geometry import Path, Spot, pair, polar
from ..hats import gem
from ..line import ends, taper
from ..splines import Pose, curve
from ..suits import pip
from ..svg import Group

RING, LOW, HIGH = (62, 23), -65, -91  # half-axes of the ring in units of the head, its lower and its upper edge
FRONT, STEP = 82, 22.5  # degrees round the ring of the ray over the nose, 90 is straight ahead, and from ray to ray
NEAR, FAR = range(-3, 5), range(5, 13)  # the rays of the near side and of the far side, 0 over the nose, even ones long


def crown_behind(group: Group, pose: Pose) -> None:
    _wall(group, pose, FAR, ("#A37D33", pal.GILT_DARK))


def crown(group: Group, pose: Pose, cap: Cloth) -> None:
    """The cap of velvet, the rays of the near side and the band."""
    _cap(group, pose, cap)
    _wall(group, pose, NEAR, (pal.GILT_LIGHT, "#A37D33"))
    _band(group, pose)


def _cap(group: Group, pose: Pose, cloth: Cloth) -> None:
    dome = pose.shape([(-59, -84, "c"), (-58, -114), (-36, -136), (4, -144), (40, -136), (59, -114), (59, -84, "c"),
                       (30, -60), (0, -54), (-34, -60)])
    inside = Group().fill(pose.shape([(2, -146, "c"), (-16, -112), (-20, -50, "c"), (-80, -60, "c"), (-70, -150, "c")]),
                          cloth.dark)
    inside.fill(pose.shape([(16, -138, "c"), (36, -120), (42, -84, "c"), (36, -84, "c"), (29, -114)]), cloth.light)
    for low in (-36, 2, 34):
        inside.ink(pose.curve([(6, -144), (6 + (low - 6) * .8, -122), (low, -70)]), 2.6, "out")
    group.solid(dome, cloth.base, inside, 1.6, 3.4)
    gem(group, pose.point((6, -147)), 6.4 * pose.scale, pal.GILT, pal.GILT_LIGHT)


def _round(way: float, height: float, reach: float = 1) -> complex:
    """The point of the ring at `way` degrees and `height`, `reach` times as far out."""
    z = polar(reach, way)
    return complex(RING[0] * z.real, RING[1] * z.imag + height)


def _rim(height: float, first: float = -2, last: float = 182, reach: float = 1) -> list[Spot]:
    return [_round(first + (last - first) * k / 8, height, reach) for k in range(9)]


def _tip(place: int) -> complex:
    """The tip of the ray at `place`; the long ones flare more."""
    way, (rise, reach) = FRONT + STEP * place, ((27, 1.1), (50, 1.2))[place % 2 == 0]
    return _round(way, HIGH - rise - 8 * math.sin(math.radians(way)), reach)


def _wall(group: Group, pose: Pose, places: range, inks: tuple[str, str]) -> None:
    light, dark = inks
    outline: list[Spot] = []
    inside = Group()
    for place in places:
        way, tip = FRONT + STEP * place, _tip(place)
        foot, before, after = (_round(way + turn, HIGH - rise, 1.02)
                               for turn, rise in ((0, -10), (-STEP / 2, 7), (STEP / 2, 7)))
        inner, side = _round(way, HIGH - 18, 1.05), 1.6 * (after - before) / abs(after - before)
        outline += [(*pair(before), "c"), before * .5 + tip * .4 + inner * .1, (*pair(tip - side), "c"),
                    (*pair(tip + side), "c"), after * .5 + tip * .4 + inner * .1]
        inside.fill(pose.shape([(*pair(z), "c") for z in (tip, foot, after + 16j, after, after + (tip - after) * 1.1)]),
                    dark)
        inside.ink(pose.curve([foot, (foot + tip) / 2, tip]), 1.8, "out")
    low = [_round(FRONT + STEP * (k - .5), HIGH + 9) for k in (*places, places.stop)]
    outline += [(*pair(after), "c"), (*pair(low[-1]), "c"), *low[-2:0:-1], (*pair(low[0]), "c")]
    group.solid(pose.shape(outline), light, inside, 1.5, 3.2)
    for place in places:
        if place % 2 == 0:
            gem(group, pose.point(_tip(place)), 5.4 * pose.scale, "#C9682A", "#F0C48A")


def _band(group: Group, pose: Pose) -> None:
    low, high = _rim(LOW, reach=.97), _rim(HIGH)
    outline = (pose.curve(high) + _step(pose, high[-1], low[-1]) + pose.curve(low).back()).close()
    inside = Group().fill(pose.shape([(-70, -100, "c"), (-22, -90), (-16, -64), (-24, -30, "c"), (-80, -40, "c")]),
                          "#A37D33")
    inside.fill(pose.shape([(26, -80, "c"), (40, -84), (44, -56), (30, -48, "c")]), pal.GILT_LIGHT)
    group.solid(outline, pal.GILT, inside, 1.7, 3.4)
    for height, reach in ((HIGH + 5, 1), (LOW - 5, .97)):
        group.fill(taper(pose.curve(_rim(height, reach=reach)), 1.8, 1.8, ends(.05, .05)), pal.INK)
    for k in range(-3, 4):
        way = FRONT + 24 * k
        at, size = pose.point(_round(way, (LOW + HIGH) / 2, .985)), .55 + .45 * math.sin(math.radians(way))
        if k % 2:
            gem(group, at, 4.4 * pose.scale * size)
        else:
            pip(group, "D", at, 17 * pose.scale * size, whips=False, colour="#B65A10", edge=1.2)


def _step(pose: Pose, first: Spot, last: Spot) -> Path:
    return pose.path(curve([first, last]))
