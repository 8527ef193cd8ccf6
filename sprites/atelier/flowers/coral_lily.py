"""Coral lily (Lilium pumilum): the turk's cap seen from any side, its bud, and thread-like leaves.

A nodding flower of six narrow waxy tepals, rolled back past its foot; stamens and style hang out of it.
"""
from __future__ import annotations

import math
from typing import Any

import numpy as np

from ..geometry import Path, polar, smooth
from ..line import SHADE, ends, taper
from ..organs import stalk
from ..ribbons import Petal, between, edges
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones
from .turks_cap import Stretch, Turk, foot, stamen, style, turks_cap

CORAL = Tones("#F59A76", "#DA4A2C", "#A52A1E", "#4E1210")
BACK = Tones("#EE8A68", "#C23C28", "#8C221C", "#4E1210")
LILY_LEAF = Tones("#B4CA84", "#7FA262", "#4F7B54", "#20402E")
THREAD = Tones("#F0D2A0", "#CFA26A", "#9A6A42", "#4A2418")
POLLEN = Tones("#F9CF96", "#EA9A50", "#C2642A", "#4E1210")


def coral_turk(group: Group, flower: Turk) -> None:
    """A nodding flower."""
    others = [stamen(flower, flower.spin + 30 + 60 * k, k, THREAD, POLLEN) for k in range(6)]
    turks_cap(group, flower, _tepal, [*others, style(flower, "#B9A65E", THREAD, CORAL), foot(flower, LILY_LEAF)])


def _tepal(stretch: Stretch) -> Group:
    tones, size = CORAL if stretch.face else BACK, stretch.size
    group, sheet = Group(), Petal(smooth(stretch.left), smooth(stretch.right))
    outline, rib = _rounded(stretch), smooth(stretch.middle)
    dark = 1 if (complex(stretch.right.mean() - stretch.left.mean()) * polar(1, -SHADE)).real > 0 else 0
    inside = Group().fill(outline, tones.mid)
    inside.fill(between(smooth((stretch.right, stretch.left)[1 - dark]), rib), tones.deep)
    inside.fill(sheet.side(1 - dark, .22 if dark else .78), tones.light)
    if stretch.along[0] < .1:
        inside.fill(taper(rib.part(0, .5), size * .10, 1), "#B7B465")
    if size > 150:
        for share in (.3, .7):
            vein = taper(sheet.vein(share, .03, .97), 1.4, .8, ends(.3, .3))
            inside.fill(vein, tones.line if (share > .5) == (dark == 1) else tones.deep)
    inside.fill(taper(rib, size * .018 + .8, size * .012 + .5), tones.line)
    if not stretch.edge_on:
        group.silhouette(outline)
    return group.clip(outline, inside).contour(outline, .9, size * .018 + 1, tones.line, SHADE, 30)


def _rounded(stretch: Stretch) -> Path:
    """The edge of a stretch, rounded where the tepal rolls over."""
    left, right = smooth(stretch.left), smooth(stretch.right)

    def fold(a: complex, b: complex, out: complex, folded: bool) -> Path:
        wide = abs(b - a)
        bow = out / max(abs(out), 1e-6) * wide * (.22 if folded else 0)
        return curve([a, a * .75 + b * .25 + bow * .75, (a + b) / 2 + bow, a * .25 + b * .75 + bow * .75, b])
    ahead, back = stretch.middle[-1] - stretch.middle[-3], stretch.middle[0] - stretch.middle[2]
    return (left + fold(left.end, right.end, complex(ahead), stretch.along[-1] < .98) + right.back()
            + fold(right.start, left.start, complex(back), stretch.along[0] > .02)).close()


def coral_bud(group: Group, pose: Pose, length: float = 100, width: float = 21) -> None:
    """A waxy drooping bud, pointing up before it is turned."""
    spine, size = pose.curve([(0, 0), (4, -length * .5), (0, -length)]), abs(pose.factor)
    half = width * size
    bud = Petal(*edges(spine, lambda u: half * np.sin(np.pi * np.clip(u * .93 + .07, 0, 1)) ** .66))
    outline = bud.outline()
    inside = Group().fill(outline, CORAL.mid)
    inside.fill(bud.side(1, .60), CORAL.deep).fill(bud.side(.12, .26, .2, .85), CORAL.light)
    inside.fill(bud.zone(0, lambda s: .22 + .1 * np.abs(np.sin(s * np.pi * 3))), "#A9AE62")
    for across in (.34, .64):
        inside.fill(taper(bud.vein(across, .06, .96), 2.4 * size, 1, ends(.3, .3)), CORAL.line)
    group.silhouette(outline).clip(outline, inside).contour(outline, .9, 3, CORAL.line, SHADE)


def thread_leaves(behind: Group, before: Group, spine: Path, first: float, last: float, count: int, length: float,
                  tones: tuple[Tones, Tones], width: float = 7.0) -> None:
    """Grass-like leaves around the stem between two shares of it, those on the far side in `behind`.

    Lower leaves arch over farther; those near the flowers are short and rise.
    """
    rng = np.random.default_rng(5)
    for i in range(count):
        share = (i + rng.uniform(-.4, .4)) / (count - 1)
        around = math.radians(137.5 * i + rng.uniform(-12, 12))
        out, near = math.sin(around), math.cos(around)
        out = math.copysign(max(.38, abs(out)), out)  # none points directly at the viewer
        reach = length * (.50 + .50 * math.sin(math.pi * (.22 + .70 * share))) * (1 - .62 * max(0, share - .55) / .45)
        reach *= rng.uniform(.66, 1.2)
        rise, droop = 1.0 + rng.uniform(-.1, .2), (1.05 - .75 * share) * rng.uniform(.6, 1.25)
        wide, t = .74 - .30 * share, np.linspace(0, 1, 6)
        across = reach * wide * out * (t + .12 * np.sin(np.pi * t))
        up = reach * (rise * t - droop * t ** 2.2) - reach * .16 * near * t
        root = complex(spine.at(first + (last - first) * share)) + 4 * out
        leaf = smooth(root + across - 1j * up)
        _thread_leaf(before if near > 0 else behind, leaf, width * (.74 + reach / length * .4), tones[near <= 0], out)


def _thread_leaf(group: Group, leaf: Path, width: float, tones: Tones, out: float) -> None:
    shape = taper(leaf, width, width * .4, _pointed)
    u = np.linspace(0, 1, 24)
    half = (width + (.4 * width - width) * u) / 2 * _pointed(u)
    lit = -1 if out < 0 else 1  # the upper side of an arching leaf: left of a line that runs right
    edge = smooth(leaf.at(u) - 1j * leaf.tangent(u) * lit * half)
    group.silhouette(shape).fill(shape, tones.deep).fill(between(edge, leaf), tones.mid)
    group.fill(taper(leaf.part(.02, .86), width * .20 + .5, .4), tones.light)


def _pointed(u: Any) -> Any:
    u = np.asarray(u, float)
    return np.minimum(1, .36 + 5 * u) * np.clip(1 - u ** 1.5, 0, 1)


def lily_stem(group: Group, spine: Path, first: float, last: float) -> None:
    """A slender smooth stem."""
    stalk(group, spine, first, last, LILY_LEAF)
