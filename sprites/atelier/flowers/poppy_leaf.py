"""The leaf of the corn poppy: a soft blade cut nearly to its midrib into toothed lobes, hairy all along its edge."""
from __future__ import annotations

import math
from itertools import pairwise

import numpy as np

from ..geometry import Path, Spot, angle, line, pair, polar
from ..line import SHADE, ends, taper
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones, mix_ink

# The edge of a lobe that points up, one long, from the side of the leaf's foot to that of its tip.
LOBE: list[Spot] = [(-.15, -.12), (-.17, -.24), (-.20, -.35), (-.20, -.46, "c"), (-.13, -.47, "c"), (-.17, -.59),
                    (-.155, -.71, "c"), (-.09, -.72, "c"), (-.09, -.85), (-.01, -1, "c"), (.07, -.87), (.10, -.69, "c"),
                    (.05, -.67, "c"), (.11, -.49), (.11, -.28), (.12, -.15)]
# The lobe at the end of the leaf, its left edge.
END: list[Spot] = [(-.09, .06), (-.14, -.14), (-.22, -.30), (-.25, -.42, "c"), (-.16, -.43, "c"), (-.20, -.56),
                   (-.19, -.68, "c"), (-.11, -.69, "c"), (-.11, -.84)]


def poppy_leaf(group: Group, spine: Path, length: float, pairs: int, tones: Tones) -> None:
    """A leaf along `spine` with `pairs` of lobes up to `length` long, and a longer one at its end."""
    lobes = [_lobes(spine, length, pairs, side) for side in (-1, 1)]
    last = Pose(complex(spine.at(.76)), length * .95, angle(spine.tangent(.86)) + 90)
    ends_ = (last, Pose(last.at, last.scale, last.turn, flip=True))
    edges = [[spot for lobe in row for spot in _edge(lobe, LOBE)] + _edge(end, END)
             for row, end in zip(lobes, ends_, strict=True)]
    foot, tip = complex(spine.at(.04)), last.point(-1j)
    outline = curve([(*pair(foot), "c"), *edges[0], (*pair(tip), "c"), *edges[1][::-1]], True)
    _hairs(group, outline, tones)
    rib = curve([complex(spine.at(u)) for u in (.02, .25, .5, .75)] + [last.point(-.5j), last.point(-.9j)])
    dark = 1 if (1j * complex(spine.tangent(.5)) * np.conj(polar(1, SHADE))).real > 0 else 0
    flank = curve([(*pair(foot), "c"), *edges[dark], (*pair(tip), "c"), *(complex(rib.at(u)) for u in (.8, .5, .2))],
                  True)
    inside = Group().fill(outline, tones.mid).fill(flank, mix_ink(tones.mid, tones.deep, .7))
    for lobe in (*lobes[0], *lobes[1]):
        inside.fill(taper(lobe.curve([(-.03, .06), (-.03, -.40), (-.01, -.86)]), length * .030, .5), tones.light)
        for x, y, to in ((-.03, -.22, (-.18, -.42)), (-.02, -.42, (.08, -.64)), (-.02, -.50, (-.14, -.68))):
            inside.fill(taper(lobe.curve([(x, y), to]), 1.4, .5), tones.light)
    for side in (-1, 1):
        for y, to in ((-.14, (.22, -.40)), (-.42, (.17, -.66))):
            inside.fill(taper(last.curve([(0, y), (side * to[0], to[1])]), 1.5, .5), tones.light)
    inside.fill(taper(rib, length * .062, .8, ends(.1, .6)), tones.light)
    group.silhouette(outline).clip(outline, inside).contour(outline, .8, 2.4, tones.line, SHADE, 30)


def _lobes(spine: Path, length: float, pairs: int, side: int) -> list[Pose]:
    """The lobes on one side (-1 left, 1 right) from the foot of the leaf, longest in the middle, leaning forwards."""
    lobes = []
    for k in range(pairs):
        u = .14 + .54 * (k + (.36 if side > 0 else 0)) / (pairs - .5)
        size = length * (.60 + .40 * math.sin(math.pi * (.24 + .60 * k / pairs)))
        way = angle(spine.tangent(u)) + 90 + side * (60 - 22 * k / pairs)
        lobes.append(Pose(complex(spine.at(u)), size, way, side > 0))
    return lobes


def _edge(pose: Pose, spots: list[Spot]) -> list[Spot]:
    """`spots` placed by `pose`; corners remain corners."""
    return [(*pair(pose.point((s[0], s[1]))), "c") if isinstance(s, tuple) and len(s) == 3 else
            pose.point(s) for s in spots]


def _hairs(group: Group, outline: Path, tones: Tones) -> None:
    """Short hairs at right angles to the edge."""
    for u, _ in pairwise(np.linspace(0, 1, int(outline.length() / 14))):
        root, along = complex(outline.at(u)), complex(outline.tangent(u))
        out = -1j * along if outline.area() > 0 else 1j * along
        group.fill(taper(line(root, root + (out + .3 * along) * 5.5), .9, .4), tones.line)
