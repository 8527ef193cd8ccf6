"""Leopard lily (Lilium pardalinum): the turk's cap, golden and spotted inside with crimson tips; bud; whorl."""
from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from ..geometry import Path, Point, point, polar, smooth
from ..line import SHADE, ends, taper
from ..organs import blade
from ..ribbons import Petal, between, edges
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones
from .speckles import Speckles, speckled
from .turks_cap import Stretch, Turk, foot, stamen, style, turks_cap

GOLD = Tones("#F8CF6C", "#EDA636", "#C6731F", "#5C2A12")
CRIMSON = Tones("#E0694C", "#C2302A", "#8A1E21", "#420C12")
REVERSE = Tones("#F4C489", "#D98A45", "#A75A2A", "#4E2012")
LEOPARD_LEAF = Tones("#B5C98A", "#7C9E62", "#4B7650", "#1F3F2E")
LEOPARD_COOL = Tones("#A3BE92", "#6A946C", "#416C55", "#1B3830")
THREAD = Tones("#E4DFA4", "#B8B870", "#84884A", "#3E3A1C")
POLLEN = Tones("#E79A62", "#B2512B", "#7C2E1A", "#3C140E")
SPOT = "#571A1C"
ROWS = Speckles(240, (.14, .60), (.10, .40), .45, .055)


def leopard_turk(group: Group, flower: Turk) -> None:
    """A nodding flower."""
    others = [stamen(flower, flower.spin + 30 + 60 * k, k, THREAD, POLLEN) for k in range(6)]
    turks_cap(group, flower, _tepal, [*others, style(flower, "#A3B06A", THREAD, CRIMSON), foot(flower, LEOPARD_LEAF)],
              (1.06, .98))


def _tepal(stretch: Stretch) -> Group:
    group, sheet, size = Group(), Petal(smooth(stretch.left), smooth(stretch.right)), stretch.size
    outline, rib = sheet.outline(), smooth(stretch.middle)
    dark = 1 if (complex(stretch.right.mean() - stretch.left.mean()) * polar(1, -SHADE)).real > 0 else 0
    low = GOLD if stretch.face else REVERSE
    inside = Group().fill(outline, low.mid)
    inside.fill(between(smooth((stretch.right, stretch.left)[1 - dark]), rib), low.deep)
    inside.fill(sheet.side(1 - dark, .14 if dark else .86), low.light)
    first, last = float(stretch.along[0]), float(stretch.along[-1])
    red = (.68 - first) / (last - first)  # the beginning of the crimson, as a share of this stretch
    if red < 1:
        flames = _flames(sheet, max(0.0, red))
        inside.fill(flames, CRIMSON.mid)
        inside.clip(between(smooth((stretch.right, stretch.left)[1 - dark]), rib),
                    Group().fill(flames, CRIMSON.deep))
        inside.clip(sheet.side(1 - dark, .13 if dark else .87), Group().fill(flames, CRIMSON.light))
    if first < .1:
        inside.fill(taper(rib.part(0, .5), size * .10, 1), "#A9B45E")
    inside.fill(taper(rib, size * .018 + .8, size * .012 + .5), (CRIMSON if red < .5 else low).line)
    if stretch.face:
        _spots(inside, sheet, first, last, size)
    if not stretch.edge_on:
        group.silhouette(outline)
    return group.clip(outline, inside).contour(outline, .9, size * .018 + 1, CRIMSON.line, SHADE, 30)


def _flames(sheet: Petal, begin: float) -> Path:
    """The outer part of a tepal from about `begin` along, with five points at its inner edge."""
    across = np.linspace(0, 1, 41)
    torn = np.clip(begin - .10 + .30 * np.abs(((across * 5) % 1) - .5), 0, 1)
    low = smooth(sheet.point(across, torn))
    return (low + sheet.right.part(float(torn[-1]), 1) + sheet.left.part(float(torn[0]), 1).back()).close()


def _spots(group: Group, sheet: Petal, first: float, last: float, size: float) -> None:
    def size_of(u: float, wide: float) -> tuple[float, float]:
        return size * .026 * (1.3 - u), min(size * .021, wide * .18) * (1.3 - u)

    speckled(group, sheet, (first, last), ROWS, np.random.default_rng(round(size)), size_of, SPOT)


def leopard_bud(group: Group, pose: Pose, length: float = 112, width: float = 23) -> None:
    """A bud pointing up before it is turned: green foot, golden middle, crimson tip."""
    spine, size = pose.curve([(0, 0), (4, -length * .5), (0, -length)]), abs(pose.factor)
    bud = Petal(*edges(spine, lambda u: width * size * np.sin(np.pi * np.clip(u * .90 + .08, 0, 1)) ** .66))
    outline = bud.outline()
    inside = Group().fill(outline, GOLD.mid).fill(bud.side(1, .60), GOLD.deep)
    inside.fill(bud.side(.1, .24, .2, .8), GOLD.light)
    for tones, first, last in ((CRIMSON, .60, 1.0), (LEOPARD_LEAF, 0.0, .30)):
        for inner, tone in ((0.0, tones.mid), (.60, tones.deep)):
            s = np.linspace(inner, 1, 14)
            wave = .07 * np.abs(np.sin(s * np.pi * 3))
            low = smooth(bud.point(s, first + (wave if first else 0)))
            high = smooth(bud.point(s, np.clip(last + (wave if last < 1 else 0), 0, 1)))
            inside.fill(between(low, high), tone)
    for across in (.34, .64):
        inside.fill(taper(bud.vein(across, .04, .96), 2.4 * size, 1, ends(.3, .3)), CRIMSON.line)
    group.silhouette(outline).clip(outline, inside).contour(outline, .9, 3, CRIMSON.line, SHADE)


def whorl(group: Group, at: Point, reach: float, ways: Sequence[float], width: float, droop: float = .4,
          rise: float = .22) -> None:
    """Leaves around a stem at `at` in the directions `ways` (degrees, 90 towards the viewer), with drooping tips."""
    for k, way in enumerate(sorted(ways, key=lambda a: math.sin(math.radians(a)))):
        out = complex(math.cos(math.radians(way)), .42 * math.sin(math.radians(way)))
        root, size = point(at) + out * 6, reach * (1 - .08 * (k % 3))
        sag = droop * (.7 + .5 * (k % 2))
        spine = curve([root, root + out * size * .5 - 1j * size * rise, root + out * size * .86 - 1j * size * rise * .5,
                       root + out * size * 1.04 + 1j * size * sag * .55])
        near = math.sin(math.radians(way)) > .3
        blade(group, spine, width * (1.15 if near else 1), LEOPARD_LEAF if near else LEOPARD_COOL, veins=3, peak=.46,
              power=1.0)
