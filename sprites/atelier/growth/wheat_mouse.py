"""A harvest mouse (Micromys minutus) on a stalk of wheat, eating a grain, with its tail around the stalk."""
from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ..geometry import Path, Spot, line, polar
from ..line import SHADE, ends, taper
from ..ribbons import between, edges
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones, mix_ink

FUR = Tones("#F6E7C8", "#D39A58", "#A5692F", "#3E2412")
PAW, LUG, NOSE = "#EBC2A6", "#DCA186", "#A4584C"
GRAIN = Tones("#F6E3A2", "#E0BC5C", "#B48A38", "#5A4018")

# Feet on the stalk, which runs upwards through the origin; the mouse faces left.
BODY = ((-6, -22), (2, -44), (22, -52), (44, -40), (58, -12), (58, 20), (44, 44), (20, 52), (4, 44), (2, 26), (6, 8),
        (0, -6))
BACK = ((6, -44), (24, -50), (44, -38), (56, -12), (56, 20), (42, 42))
BELLY = ((-2, -22), (2, -12), (8, 2), (8, 14), (8, 26), (12, 40))
THIGH = ((8, 26), (22, 8), (40, 10), (50, 26), (42, 44), (22, 50), (8, 44))
HEAD = ((-6, -22), (-22, -20), (-38, -23), (-48, -30), (-50, -36), (-42, -46), (-32, -60), (-14, -70), (4, -66),
        (12, -50), (8, -34))
# the tail winds twice around the stalk; its stretches in front of the stalk
TAIL = ((40, 38), (53, 56), (44, 78), (4, 92), (-14, 101), (0, 109), (12, 117), (0, 126), (-12, 134), (0, 142),
        (18, 147), (31, 140), (33, 127), (24, 121))
BEFORE = ((0, .500), (.625, .735))


def mouse_tail(group: Group, pose: Pose) -> None:
    """The whole tail, to be drawn behind the stalk; `wheat_mouse` draws the parts in front of it again."""
    _tail(group, pose, 0, 1)
    group.silhouette(taper(pose.curve(TAIL), 8.4 * pose.scale, 2.6 * pose.scale))


def _tail(group: Group, pose: Pose, first: float, last: float) -> None:
    size, spine = pose.scale, pose.curve(TAIL).part(first, last)
    widths = [size * (8.4 - 5.8 * u) for u in (first, last)]
    left, right = edges(spine, lambda u: (widths[0] + (widths[1] - widths[0]) * np.asarray(u)) / 2)
    group.fill(between(left, right), mix_ink(PAW, FUR.deep, .40))
    dark = left if (spine.tangent(.5) * 1j * np.conj(polar(1, SHADE))).real < 0 else right
    group.fill(between(spine, dark), mix_ink(PAW, FUR.deep, .68))
    for u in np.linspace(.04, .96, max(3, round(spine.length() / (7 * size)))):
        group.fill(taper(line(complex(left.at(u)), complex(right.at(u))), .9, .5), FUR.deep)
    for edge in (left, right):
        group.fill(taper(edge, 1.8, 1.3), FUR.line)


def wheat_mouse(group: Group, pose: Pose) -> None:
    """A mouse about 140 high, its back bent to the right, and the parts of its tail in front of the stalk."""
    for first, last in BEFORE:
        _tail(group, pose, first, last)
    _limb(group, pose.curve([(10, -12), (-4, -4), (-22, -13)]), 11, 7, FUR.deep)
    _paw(group, Pose(pose.point((-24, -14)), pose.scale, pose.turn + 200))
    _limb(group, pose.curve([(14, 46), (2, 58), (-4, 64)]), 10, 6, FUR.deep)
    _paw(group, Pose(pose.point((-3, 63)), pose.scale, pose.turn + 186))
    _body(group, pose)
    _head(group, pose)
    grain = pose.shape([(-38, -30, "c"), (-30, -24), (-27, -13), (-30, -5, "c"), (-37, -12), (-40, -22)])
    group.silhouette(grain).fill(grain, GRAIN.mid)
    group.fill(taper(pose.curve([(-37, -27), (-34, -16), (-31, -8)]), 2.2, 1), GRAIN.line)
    group.contour(grain, .8, 2, GRAIN.line, SHADE)
    arm = pose.shape([(8, -34), (22, -28), (24, -12), (14, 4), (2, 9), (-10, 4), (-26, -7), (-29, -13), (-14, -6),
                      (-2, -8), (0, -22)])
    sleeve = Group().fill(arm, FUR.mid).fill(pose.shape([(-30, -4), (-8, 1), (6, 2), (16, -8), (20, -24), (40, -20),
                                                         (30, 20), (-20, 20)]), FUR.deep)
    _hairs(sleeve, pose, [(6, -30), (4, -14), (-6, -4)], [(20, -26), (18, -8), (4, 6)], (.2, .5), 5, FUR.line)
    group.silhouette(arm).clip(arm, sleeve).contour(arm, .9, 2.4, FUR.line, SHADE)
    _paw(group, Pose(pose.point((-28, -11)), pose.scale, pose.turn + 214))


def _limb(group: Group, spine: Path, first: float, last: float, ink: str) -> None:
    limb = taper(spine, first, last, ends(.06, .04, .5))
    group.silhouette(limb).fill(limb, ink).contour(limb, .9, 2.2, FUR.line, SHADE)


def _paw(group: Group, pose: Pose) -> None:
    """Four short toes around the object held, from (0, 0) to the right before the pose turns it."""
    for k in (-1.5, -.5, .5, 1.5):
        toe = taper(pose.curve([(-4, 2 * k), (3, 3.1 * k), (9, 3.2 * k + 1.4)]), 4.2, 2.6, ends(.1, .1, .5))
        group.silhouette(toe).fill(toe, PAW).contour(toe, .6, 1.4, FUR.line, SHADE)


def _hairs(group: Group, pose: Pose, back: Sequence[Spot], belly: Sequence[Spot], rows: Sequence[float], count: int,
           ink: str) -> None:
    """Strokes of fur that follow the `back`, in `rows` at shares of the distance to the `belly`."""
    far, near = pose.curve(back), pose.curve(belly)
    for k, row in enumerate(rows):
        for u in np.linspace(.03, .88, count) + .5 * (k % 2) / count:
            spots = [complex(far.at(v) * (1 - s) + near.at(v) * s) for v, s in
                     ((u, row), (u + .06, row + .012), (u + .12, row + .05))]
            group.fill(taper(curve(spots), 2.0, .4, ends(.3, .6)), ink)


def _body(group: Group, pose: Pose) -> None:
    body, thigh = pose.shape(list(BODY)), pose.shape(list(THIGH))
    inside = Group().fill(body, FUR.mid)
    inside.fill(pose.shape([(-10, -30), (8, -22), (16, 0), (16, 30), (8, 60), (-20, 50), (-20, -20)]), FUR.light)
    inside.fill(pose.shape([(46, -46), (48, -10), (46, 20), (30, 44), (10, 56), (40, 70), (80, 40), (80, -40)]),
                FUR.deep)
    _hairs(inside, pose, BACK, BELLY, (.30, .50), 9, FUR.deep)
    _hairs(inside, pose, BACK, BELLY, (.06, .17), 11, FUR.line)
    group.silhouette(body).clip(body, inside).contour(body, .9, 3, FUR.line, SHADE)
    haunch = Group().fill(thigh, FUR.mid)
    haunch.fill(pose.shape([(0, 46), (20, 44), (36, 36), (44, 18), (60, 20), (50, 60), (0, 60)]), FUR.deep)
    _hairs(haunch, pose, [(14, 20), (28, 12), (42, 18), (46, 34)], [(10, 40), (16, 44), (22, 46), (28, 46)],
           (.10, .34, .60), 5, FUR.deep)
    group.silhouette(thigh).clip(thigh, haunch).contour(thigh, .9, 2.6, FUR.line, SHADE)
    _limb(group, pose.curve([(24, 47), (10, 49), (-2, 44)]), 9, 7, FUR.mid)
    _paw(group, Pose(pose.point((-3, 43)), pose.scale, pose.turn + 176))


def _ear(group: Group, pose: Pose, inner: str) -> None:
    """A round ear, its rim turned in at the foot."""
    ear = pose.shape([(-3, 12), (-12, 4), (-13, -8), (-4, -15), (8, -12), (12, 0), (7, 11)])
    group.silhouette(ear).fill(ear, FUR.mid)
    group.fill(pose.shape([(-2, 10), (-8, 2), (-8, -7), (-2, -10.5), (6, -7.5), (8, 1), (4, 8)]), inner)
    group.fill(taper(pose.curve([(-1, 9), (3, 2), (1, -6)]), 2.4, .6), FUR.deep).contour(ear, .9, 2.2, FUR.line, SHADE)


def _head(group: Group, pose: Pose) -> None:
    _ear(group, Pose(pose.point((-17, -74)), pose.scale * .8, pose.turn - 16), mix_ink(LUG, FUR.deep, .5))
    head = pose.shape(list(HEAD))
    inside = Group().fill(head, FUR.mid)
    inside.fill(pose.shape([(-56, -30), (-40, -36), (-26, -34), (-12, -30), (-2, -20), (-10, -8), (-50, -14)]),
                FUR.light)
    inside.fill(pose.shape([(-2, -76), (2, -56), (0, -40), (4, -28), (24, -30), (24, -70)]), FUR.deep)
    _hairs(inside, pose, [(-40, -46), (-30, -58), (-14, -67), (2, -62), (9, -48), (6, -34)],
           [(-38, -34), (-30, -36), (-20, -36), (-12, -36), (-6, -34), (-4, -28)], (.12, .36, .64), 8, FUR.deep)
    group.silhouette(head).clip(head, inside).contour(head, .9, 2.8, FUR.line, SHADE)
    group.fill(pose.shape([(-33, -46), (-29, -52), (-22, -52), (-19, -46), (-23, -41), (-30, -41)]), FUR.line)
    group.fill(pose.circle((-28.5, -48.5), 1.9), "#FFFFFF")
    group.fill(taper(pose.curve([(-35, -42), (-27, -38), (-18, -42)]), 1.5, .5, ends()), FUR.light)
    group.fill(pose.shape([(-51, -38), (-46, -40), (-44, -35), (-49, -32)]), NOSE)
    group.fill(taper(pose.curve([(-47, -31), (-41, -28), (-36, -28)]), 1.7, .7), FUR.line)
    for tip in ((-66, -52), (-70, -42), (-68, -32), (-60, -22)):
        group.fill(taper(pose.curve([(-42, -34), (-54, (-36 + tip[1]) / 2), tip]), 1.2, .4), FUR.line)
    _ear(group, Pose(pose.point((2, -69)), pose.scale * .9, pose.turn + 14), LUG)
