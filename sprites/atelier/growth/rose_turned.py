"""Sweet briars in clear carmine from different sides: a bowl seen at an angle, a back, one that loses its petals."""
from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from ..cup import cup, laid
from ..engraved import printed
from ..flowers.turned import View
from ..geometry import Path, angle, polar
from ..line import SHADE
from ..organs import blade, paint, stalk
from ..plants import cast_shadow
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones, mix_ink
from . import rose as r

CARMINE, FRESH, DEEP_LEAF, BRONZE = printed(
    "H", Tones("#FBDDD6", "#DE7286", "#A63A56", "#5A1228"), Tones("#F8CFC8", "#CF5A70", "#A03652", "#5A1228"),
    Tones("#C6D593", "#71965C", "#3B6046", "#1E3428"), Tones("#E0B98C", "#B5794F", "#8A4E38", "#3C1E18"))
STEM = printed("H", Tones("#C9C58E", "#8C8A58", "#625E3C", "#2E281C"))[0]


def rose_bowl(group: Group, view: View, tones: Tones = CARMINE, leaf: Tones = DEEP_LEAF, first: float = -90,
              seed: int = 1, near: float = .3) -> None:
    """A flower seen at an angle: the far petals show their inside, the near ones their back and a rolled rim."""
    rng, wide = np.random.default_rng(seed), view.radius
    for way in (62, 118, 90):
        tip = view.point(polar(.50, way)) + polar(wide * .34, view.turn + 90 + (90 - way) * -.9)
        spine = curve([view.point(polar(.2, way)), view.point(polar(.5, way)) + polar(wide * .1, view.turn + 90), tip])
        blade(group, spine, wide * .06, leaf, veins=0, peak=.3, power=1.4)
    outside = Tones(mix_ink(tones.light, tones.mid, .25), mix_ink(tones.mid, tones.deep, .12), tones.deep, tones.line)
    petals = [(first + 72 * k, laid(view, r.rose_petal(rng, .60), first + 72 * k + rng.uniform(-5, 5),
                                    rng.uniform(.94, 1.05), rng.uniform(-.08, .08))) for k in range(5)]
    cup(group, view, petals, tones, outside, lambda g: r.rose_heart(g, view, r.GOLD, seed), near=near, pale=.44, rays=8,
        torn=.1, shade=.26, veins=8, vein_width=wide * .016, thin=.9, thick=wide * .026 + .9, lip=(.06, .9, .12))


def rose_back(group: Group, view: View, stem: Path, tones: Tones = CARMINE, leaf: Tones = DEEP_LEAF, first: float = -90,
              seed: int = 2) -> None:
    """A flower from behind: backs of the petals with rolled rims, sepals, urn, the stalk in front."""
    rng, wide = np.random.default_rng(seed), view.radius
    back = Tones(tones.light, mix_ink(tones.light, tones.mid, .80), tones.deep, tones.line)
    petals = []
    for k in (1, 3, 0, 2, 4):
        way = first + 72 * k + rng.uniform(-5, 5)
        petals.append(laid(view, r.rose_petal(rng, .62), way, rng.uniform(.92, 1.04), rng.uniform(-.1, .1)))
    for k, petal in enumerate(petals):
        paint(group, petal, back, pale=.26, rays=7, veins=9, shade=.30, shade_edge=k % 2, vein_width=wide * .018,
              lip=((.1, .8, .14), None, (.3, .95, .16), (.05, .6, .12), None)[k], thick=wide * .026 + .9)
        for later in petals[k + 1:]:
            cast_shadow(group, petal.outline(), later.outline(), polar(wide * .05, SHADE), tones.deep, .8)
        group.contour(petal.outline(), .9, wide * .026 + .9, tones.line, SHADE, 30)
    for k in range(5):
        way = first + 30 + 72 * k
        spine = curve([view.point(0j), view.point(polar(.42, way + 5)), view.point(polar(.86, way - 9))])
        blade(group, spine, wide * .085, leaf, veins=2, peak=.3, power=1.3)
    stalk(group, stem, 6, 7, STEM)
    size = wide / 58
    seat = view.point(0j) - 22 * size * complex(stem.tangent(1.0))
    r.hip_foot(group, Pose(seat, size, angle(stem.tangent(1.0)) + 90), leaf, .9)


def rose_spent(group: Group, view: View, tones: Tones = CARMINE, leaf: Tones = DEEP_LEAF, seed: int = 4) -> None:
    """A flower that loses its petals: three of five are left, one of them hanging; sepals are visible in the gap."""
    rng, wide = np.random.default_rng(seed), view.radius
    for k in range(5):
        way = -54 + 72 * k
        spine = curve([view.point(0j), view.point(polar(.42, way)), view.point(polar(.80, way - 12))])
        blade(group, spine, wide * .08, leaf, veins=2, peak=.3, power=1.3)
    petals = [laid(view, r.rose_petal(rng, half), way, size, sway)
              for way, half, size, sway in ((-112, .62, 1.0, .1), (-34, .60, .96, -.14), (132, .52, 1.06, .30))]
    for k, petal in enumerate(petals):
        paint(group, petal, tones, pale=.42, rays=8, torn=.1, shade=.30, shade_edge=k % 2, veins=8,
              vein_width=wide * .016, lip=(None, (.2, .9, .18), (.1, .9, .2))[k], thick=wide * .026 + .9)
    r.rose_heart(group, view, r.GOLD, seed)


def leafy(group: Group, rows: Iterable[tuple[Path, float, float, float, float, int, int]], width: float = .25,
          kinds: Sequence[Tones] = (DEEP_LEAF, r.ROSE_LEAF, BRONZE)) -> None:
    """Leaves as in `rose.leaves`: stem, share, length, turn, bend, pairs, index in `kinds`; 1 is rolled."""
    for spine, share, length, turn, bend, pairs, kind in rows:
        r.rose_leaf(group, complex(spine.at(share)), length, turn, bend, pairs, kinds[kind], STEM, width=width,
                    roll=.7 * (kind == 1))
