"""Coral lily (Lilium pumilum): the turk's cap seen from any side, its bud, the leaves like threads.

A nodding flower of six narrow waxy tepals, which roll right back past its foot; stamens and style hang out of it.
"""
from __future__ import annotations

import math

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
POLLEN = Tones("#F0A070", "#C2402A", "#A52A1E", "#4E1210")


def coral_turk(group: Group, flower: Turk) -> None:
    """A nodding flower."""
    others = [stamen(flower, flower.spin + 30 + 60 * k, k, THREAD, POLLEN) for k in range(6)]
    turks_cap(group, flower, _tepal, [*others, style(flower, "#B9A65E", THREAD, CORAL), foot(flower, LILY_LEAF)])


def _tepal(stretch: Stretch) -> Group:
    """One side of a stretch: a lit and a shaded half, the furrow, veins."""
    tones, size = CORAL if stretch.face else BACK, stretch.size
    group, sheet = Group(), Petal(smooth(stretch.left), smooth(stretch.right))
    outline, rib = sheet.outline(), smooth(stretch.middle)
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


def thread_leaves(group: Group, spine: Path, first: float, last: float, count: int, length: float,
                  tones: tuple[Tones, ...] = (LILY_LEAF,), width: float = 7.0) -> None:
    """Leaves like grass, crowded along the stem between two shares of its length, arching out and over."""
    rng = np.random.default_rng(5)
    for i in range(count):
        u = first + (last - first) * i / (count - 1)
        root, side = complex(spine.at(u)), 1 if i % 2 else -1
        reach = length * (.70 + .30 * math.sin(math.pi * (i + 1) / (count + 1))) * rng.uniform(.82, 1.12)
        open_ = rng.uniform(.45, 1.0)
        tip = root + complex(side * reach * open_, -reach * (1.02 - .80 * open_))
        leaf = curve([root, root + complex(side * reach * .36 * open_, -reach * .46), tip])
        tone = tones[i % len(tones)]
        shape = taper(leaf, width, 3, lambda v: np.minimum(1, .6 + 2 * np.asarray(v)) * (1 - np.asarray(v) ** 4))
        group.silhouette(shape).fill(shape, (tone.mid, tone.deep)[i % 4 == 1])
        group.fill(taper(leaf.part(.02, .85).map(lambda z: z - polar(1.4, SHADE)), 3.0, .5), tone.light)
        group.stroke(shape, tone.line, .7)


def lily_stem(group: Group, spine: Path, first: float, last: float) -> None:
    """A slender smooth stem."""
    stalk(group, spine, first, last, LILY_LEAF)
