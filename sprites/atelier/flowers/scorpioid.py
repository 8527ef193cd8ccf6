"""Water forget-me-not (Myosotis scorpioides, once M. palustris): flower, coiled cyme, blunt leaf.

Five round lobes, flat, a little notched; a yellow ring of scales around the mouth with a white ray to every lobe; buds
pink, in a coil that unrolls as it flowers; calyx of five with hairs pressed to it; leaves oblong, blunt, the upper ones
without a stalk.
"""
from __future__ import annotations

import numpy as np

from ..cup import laid
from ..frame import tendril_line
from ..geometry import Path, Point, angle, circle, polar
from ..line import SHADE, keyline, taper
from ..organs import blade, paint, sprig, stalk
from ..plants import cast_shadow
from ..ribbons import Petal
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones
from .turned import View

SKY = Tones("#DCE9F2", "#84AED6", "#5982B5", "#243A5E")
PINK = Tones("#F6DDDD", "#DE9CAE", "#B76C88", "#5E2A46")
EYE = Tones("#FBEBA4", "#F0C63E", "#C98A26", "#6E4416")
MYOSOTIS_LEAF = Tones("#C6D59A", "#8FB073", "#5A8560", "#23402F")


def lobe(half: float) -> Petal:
    """A lobe of length 1 pointing up: round, with the shallowest of notches."""
    w = half
    left, right = (-w, -.62), (w, -.62)
    rim = curve([left, (-w * .84, -.86), (-w * .40, -1.0), (0, -.965), (w * .42, -1.0), (w * .86, -.85), right])
    return Petal(curve([(-.10, 0), (-w * .62, -.26), left]), curve([(.10, 0), (w * .62, -.26), right]), rim)


def forget_me_not(group: Group, view: View, first: float = -90, seed: int = 1, tones: Tones = SKY) -> None:
    """A flower from above."""
    rng = np.random.default_rng(seed)
    petals = [laid(view, lobe(rng.uniform(.50, .56)), first + 144 * k + rng.uniform(-4, 4), rng.uniform(.95, 1.04))
              for k in range(5)]
    outlines, thick = [petal.outline() for petal in petals], view.radius * .03 + .9
    for k, petal in enumerate(petals):
        paint(group, petal, tones, pale=0, shade=.3, shade_edge=k % 2, veins=0, rim=.07, thin=.7, thick=thick)
        for later in outlines[k + 1:]:
            cast_shadow(group, outlines[k], later, polar(view.radius * .06, SHADE), tones.deep)
        group.contour(outlines[k], .7, thick, tones.line, SHADE, 30)
    for k in range(5):
        ray = view.curve([polar(.14, first + 72 * k), polar(.44, first + 72 * k)])
        group.fill(taper(ray, view.radius * .13, view.radius * .02), "#FFFDF4")
    eye = view.path(circle(0, .20))
    group.fill(eye, EYE.mid).stroke(eye, EYE.line, 1.0).fill(view.path(circle(0, .075)), EYE.line)


def bud(group: Group, pose: Pose, tones: Tones, leaf: Tones = MYOSOTIS_LEAF) -> None:
    """A round bud 20 long in its small calyx with five appressed points."""
    body = pose.shape([(-3, -4, "c"), (-7, -11), (-5, -19), (0, -22), (6, -18), (7, -11), (3, -4, "c")])
    inside = Group().fill(body, tones.mid).fill(pose.shape([(1, -26), (2, 0), (20, 0), (20, -26)]), tones.deep)
    inside.fill(pose.circle((-3, -15), 1.4, 3), tones.light)
    group.silhouette(body).clip(body, inside).stroke(body, tones.line, .9)
    cup = pose.shape([(-1.6, 2, "c"), (-4.4, -2), (-6.6, -9, "c"), (-3.4, -6), (0, -10, "c"), (3.4, -6), (6.6, -9, "c"),
                      (4.4, -2), (1.6, 2, "c")])
    inside = Group().fill(cup, leaf.mid).fill(pose.shape([(.5, 4), (1, -12), (12, -12), (12, 4)]), leaf.deep)
    group.silhouette(cup).clip(cup, inside).stroke(cup, leaf.line, .8)


def cyme(stems: Group, buds: Group, flowers: Group, spots: list[Point], degrees: float, coil: float, side: int,
         size: float, seed: int = 1) -> None:
    """A cyme along `spots` with a coiled end: open flowers below it, largest first, then buds in two rows."""
    axis = tendril_line(spots, degrees, coil, 1.15, side, 3)
    stalk(stems, axis, 6.5, 2.4, MYOSOTIS_LEAF)
    for k, u in enumerate(np.linspace(.99, .53, 11)):
        at, along = complex(axis.at(u)), complex(axis.tangent(u))
        out = -side * 1j * along
        scale = size / 34 * (.46 + .075 * k)
        lean = out * polar(1, side * (16 if k % 2 else -16))
        root = at + lean * 2
        bud(buds, Pose(root, scale, angle(lean) + 90), PINK if k < 7 else SKY)
    for k, u in enumerate((.46, .37, .27, .16)):
        at, along = complex(axis.at(u)), complex(axis.tangent(u))
        out = -side * 1j * along * (1 if k % 2 else .2) + side * 1j * along * (.55 if not k % 2 else 0)
        head = at + out * size * .62
        stalk(stems, curve([at, (at + head) / 2 + along * 4, head]), 3, 2.4, MYOSOTIS_LEAF)
        one = Group()
        forget_me_not(one, View(head, size * (.84 + .07 * k), (72, 58, 80, 64)[k], .2, -24 * side + 14 * k),
                      -90 + 31 * k,
                      seed + k)
        flowers.add(keyline(one, .9, 3.2, SKY.line))


def myosotis_leaf(group: Group, root: Point, length: float, turn: float, bend: float, tones: Tones = MYOSOTIS_LEAF,
                  roll: float = 0) -> Path:
    """An oblong blunt leaf without a stalk."""
    spine = sprig(root, length, turn, bend)
    return blade(group, spine, length * .155, tones, length * .14, veins=3, peak=.5, power=1.05, roll=roll)
