"""Insects of the pip cards from the side: a flying butterfly, a bee with its feet on the origin."""
from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ..line import SHADE, ends, taper
from ..splines import Pose
from ..svg import Group
from ..tones import Tones

NEAR_FORE = ((9, -16, "c"), (15, -46), (18, -78), (8, -96), (-10, -92), (-26, -72), (-26, -52), (-10, -32))
NEAR_HIND = ((6, -14, "c"), (-10, -36), (-32, -48), (-52, -44), (-60, -28), (-50, -13), (-20, -8))
FAR_FORE = ((11, -16, "c"), (28, -42), (44, -70), (46, -88), (32, -92), (14, -80), (8, -56), (8, -36))


def _wing(group: Group, pose: Pose, spots: Sequence[tuple[float, float] | tuple[float, float, str]],
          tones: Tones, rim: str, eyes: int) -> None:
    """One wing: three veins from its root, a dark outer rim and `eyes` small spots inside it."""
    shape = pose.shape(list(spots))
    root, outer = complex(spots[0][0], spots[0][1]), [complex(x[0], x[1]) for x in spots[1:]]
    middle = sum(outer, 0j) / len(outer)
    inside = Group().fill(shape, rim)
    inside.fill(pose.shape([root + (z - root) * .84 if k else z for k, z in enumerate([root, *outer])]), tones.mid)
    inside.fill(pose.shape([root, *(root + (z - root) * .52 for z in outer)]), tones.light)
    for z in outer[1:-1]:
        inside.fill(taper(pose.line(root, root + (z - root) * .92), 1.7, .5), tones.deep)
    for k in range(eyes):
        share = (k + .5) / eyes * (len(outer) - 2)
        here = outer[int(share)] + (outer[int(share) + 1] - outer[int(share)]) * (share % 1)
        inside.fill(pose.circle(middle + (here - middle) * .62, 2.4), tones.line)
    group.silhouette(shape).clip(shape, inside).contour(shape, .8, 2.4, tones.line, SHADE)


def _insect(group: Group, pose: Pose, tones: Tones) -> None:
    tail = pose.shape([(-34, -3), (-20, -9), (-4, -14), (4, -13), (4, -8), (-10, -3), (-26, -0)])
    for shape in (tail, pose.circle((10, -13), 9.5, 6.2), pose.circle((22, -16), 5.6, 5.2)):
        group.silhouette(shape).fill(shape, tones.deep).contour(shape, .8, 2, tones.line, SHADE)
    group.fill(pose.circle((23.4, -17), 2.6), tones.line).fill(pose.circle((22.6, -18), .9), tones.light)
    for far in ((44, -44), (50, -34)):
        group.fill(taper(pose.curve([(24, -20), (34, -30), far]), 1.6, 1), tones.line).fill(pose.circle(far, 2),
                                                                                         tones.line)


def flitting(group: Group, pose: Pose, tones: Tones, rim: str, eyes: int = 4) -> None:
    """A flying butterfly about 105 wide, facing right, with the far wing raised in front of the near one."""
    under = Tones(tones.mid, tones.deep, tones.deep, tones.line)
    _wing(group, pose, FAR_FORE, under, rim, 0)
    _wing(group, pose, NEAR_FORE, tones, rim, 3)
    _wing(group, pose, NEAR_HIND, tones, rim, eyes)
    _insect(group, pose, tones)


def bee_side(group: Group, pose: Pose, fur: Tones, wing: Tones, legs: bool = True, tongue: float = 8,
             stout: float = 1) -> None:
    """A bee about 74 long, facing right; `stout` 1 is a bumblebee, .7 a honeybee; `legs` grip or hang.

    `tongue` is the length of its proboscis.
    """
    s = stout
    for spots in (([(14, -8), (22, -2), (26, 6)], [(2, -6), (4, 2), (10, 7)], [(-8, -7), (-16, 0), (-14, 8)]) if legs
                  else ([(12, -8), (10, 4), (2, 8)], [(0, -6), (-8, 4), (-16, 6)], [(-10, -7), (-20, 0), (-30, 2)])):
        group.fill(taper(pose.curve(spots), 3, 1.3), fur.line)
    far = pose.shape([(2, -26 * s, "c"), (-12, -48), (-30, -62), (-38, -52), (-24, -30)])
    group.silhouette(far).fill(far, wing.mid).contour(far, .7, 1.6, wing.line, SHADE)
    body = pose.shape([(-42, -10, "c"), (-34, -22 * s - 4), (-14, -27 * s - 2), (-2, -22 * s), (-4, -6), (-24, -2)])
    inside = Group().fill(body, fur.deep)
    for x, w, tone in ((-10, 7, fur.light), (-24, 6, fur.light), (-38, 8, wing.light)):
        inside.fill(pose.shape([(x - w, -44), (x + w - 2, -44), (x + w, -16), (x + w - 4, 8), (x - w - 4, 8),
                                (x - w, -16)]), tone)
    _fur(inside, pose, fur, -40, -4, s)
    group.silhouette(body).clip(body, inside).contour(body, .8, 2.4, fur.line, SHADE)
    chest = pose.shape([(-8, -12), (-6, -28 * s), (8, -31 * s), (20, -22 * s), (20, -9), (6, -4)])
    inside = Group().fill(chest, fur.mid)
    inside.fill(pose.shape([(-12, -40), (24, -40), (26, -24 * s), (6, -26 * s), (-10, -20 * s)]), fur.light)
    _fur(inside, pose, fur, -8, 20, s)
    group.silhouette(chest).clip(chest, inside).contour(chest, .8, 2.2, fur.line, SHADE)
    head = pose.circle((25, -14 * s), 8, 8.6)
    group.silhouette(head).fill(head, fur.deep).contour(head, .8, 2, fur.line, SHADE)
    group.fill(pose.circle((28, -16 * s), 2.6, 4.2), fur.line).fill(pose.circle((27.4, -18 * s), 1), wing.light)
    for far_ in ((42, -30), (46, -23)):
        group.fill(taper(pose.curve([(28, -20 * s), (36, -30), far_]), 1.8, 1), fur.line)
    group.fill(taper(pose.curve([(31, -10 * s), (31 + tongue * .5, -8 * s), (31 + tongue, -4 * s)]), 2.2, .9), fur.line)
    near = pose.shape([(6, -26 * s, "c"), (-6, -50), (-24, -72), (-40, -76), (-44, -60), (-28, -36), (-8, -24 * s)])
    group.silhouette(near).fill(near, wing.light)
    for end in ((-38, -72), (-42, -60), (-28, -42)):
        group.fill(taper(pose.line((2, -27 * s), end), 1.2, .5), wing.line)
    group.contour(near, .7, 1.9, wing.line, SHADE)


def _fur(group: Group, pose: Pose, fur: Tones, first: float, last: float, stout: float) -> None:
    """Short hairs that lie backwards."""
    for k, x in enumerate(np.linspace(first, last, 7)):
        for y in (-24 * stout, -16 * stout, -9 * stout):
            at = (x, y + 3 * (k % 2))
            group.fill(taper(pose.curve([at, (at[0] - 5, at[1] + 2)]), 1.3, .3, ends()), fur.line, .5)
