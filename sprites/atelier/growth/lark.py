"""A singing skylark in flight: overlapping feathers, each with a line."""
from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ..geometry import Spot, mix
from ..line import SHADE, ends, taper
from ..splines import Pose
from ..svg import Group
from ..tones import Tones, mix_ink

LARK = Tones("#F4E4C0", "#CDA469", "#98703F", "#4E341C")
FAR = Tones("#D9BC8A", "#A9824F", "#7F5C34", "#4E341C")
# A raised wing: the beginnings of its feathers on the arm and their ends, from the tip of the wing to the body.
ARM = ((22, -56), (23, -52), (23, -48), (22, -44), (20, -39), (17, -34), (14, -29), (11, -24), (8, -18), (4, -12))
TIPS = ((10, -118), (-4, -116), (-18, -109), (-30, -99), (-39, -87), (-44, -74), (-46, -61), (-45, -48), (-40, -35),
        (-31, -22))
EDGE = ((20, -2), (25, -26), (30, -46), (27, -62), (20, -72), (17, -58), (13, -42), (3, -24), (-2, -8), (8, 1))
TAIL = ((-78, -12), (-84, -4), (-86, 5), (-83, 14), (-77, 21))
BODY = ((-42, 3), (-26, -9), (-4, -14), (14, -17), (24, -25), (33, -33), (35, -34, "c"), (41, -31), (47, -27),
        (52, -20), (50, -12), (42, -3), (30, 9), (10, 17), (-16, 15), (-34, 9))
BACK = ((-50, 4), (-20, -2), (8, -8), (26, -14), (34, -24), (44, -25), (56, -20), (50, -46), (0, -40), (-50, -20))


def lark(group: Group, pose: Pose) -> None:
    """A lark about 140 from bill to tail, flying to the right, its wings raised."""
    _wing(group, Pose(pose.point((6, 4)), .84 * pose.scale, pose.turn + 27, pose.flip), FAR)
    for k in (2, 1, 3, 0, 4):
        tones = Tones("#FBF4E2", LARK.light, LARK.mid, LARK.line) if k in (0, 4) else LARK
        _feather(group, pose, (-34, 2 + k), TAIL[k], 9, tones, k != 2)
    for x in (-22, -14):
        group.fill(taper(pose.curve([(x, 13), (x - 10, 19), (x - 26, 18)]), 3, 1.4, ends(.1, .3)), LARK.line)
    _trunk(group, pose)
    _wing(group, pose, LARK)


def _feather(group: Group, pose: Pose, root: tuple[float, float], tip: tuple[float, float], wide: float, tones: Tones,
             shaded: bool = True) -> None:
    """A feather from `root` to a round `tip`, half of it in shade, its shaft drawn."""
    a, b = complex(*root), complex(*tip)
    across = 1j * (b - a) / abs(b - a) * wide / 2
    spots: list[Spot] = [a, mix(a, b, .45) + across * .9, mix(a, b, .86) + across, b, mix(a, b, .86) - across,
                         mix(a, b, .45) - across * .9]
    shape, shaft = pose.shape(spots), pose.curve([a, mix(a, b, .5) + across * .1, mix(a, b, .94)])
    inside = Group().fill(shape, tones.mid)
    if shaded:
        inside.fill(pose.shape([a, mix(a, b, .5) - across * 2, b - across * 2, b, mix(a, b, .5)]), tones.deep)
    inside.stroke(shape, tones.light, 3.0)
    group.silhouette(shape).clip(shape, inside)
    group.fill(taper(shaft, 1.4, .5), tones.line).contour(shape, .8, 1.7, tones.line, SHADE)


def _wing(group: Group, pose: Pose, tones: Tones) -> None:
    for k in range(len(ARM) - 1, -1, -1):
        _feather(group, pose, ARM[k], TIPS[k], 12 if k < 5 else 13, tones)
    for reach, wide, tone in ((.42, 11, tones.mid), (.26, 10, mix_ink(tones.mid, tones.light, .45))):
        row = Tones(tones.light, tone, mix_ink(tone, tones.deep, .6), tones.line)
        for k in range(len(ARM) - 1, -1, -1):
            tip = mix(complex(*ARM[k]), complex(*TIPS[k]), reach)
            _feather(group, pose, ARM[k], (tip.real, tip.imag), wide, row)
    arm = pose.shape(list(EDGE))
    inside = Group().fill(arm, mix_ink(tones.mid, tones.light, .3))
    for k in range(9):
        at = complex(20 - 1.6 * k, -64 + 6.6 * k)
        inside.fill(taper(pose.curve([at, at + 4 + 3j, at + 3 + 7j]), 1.5, .6, ends()), tones.line)
    group.silhouette(arm).clip(arm, inside).contour(arm, .8, 1.9, tones.line, SHADE)


def _trunk(group: Group, pose: Pose) -> None:
    body = pose.shape(list(BODY))
    inside = Group().fill(body, LARK.light).fill(pose.shape(list(BACK)), LARK.mid)
    inside.fill(pose.shape([(-40, 20), (-10, 12), (20, 9), (40, -2), (60, 10), (20, 40)]),
                mix_ink(LARK.light, LARK.mid, .35))
    for k, x in enumerate(np.linspace(-30, 26, 8)):
        inside.fill(taper(pose.curve([(x, -6 - .16 * x), (x - 7, -3 - .1 * x)]), 3.0, .8, ends()), LARK.deep)
        inside.fill(taper(pose.curve([(x + 2, -10 - .24 * x), (x - 5, -8 - .16 * x)]), 2.4, .6, ends()), LARK.deep)
        if k > 3:
            for low in (2, 7):
                spot = (x + 12 - low * .6, low - 6 - .34 * (x - 10))
                inside.fill(taper(pose.curve([spot, (spot[0] - 5, spot[1] + 4)]), 2.6, .6, ends()), LARK.line)
    inside.fill(taper(pose.curve([(50, -24), (41, -25), (31, -19)]), 3.6, 1.2), "#FBF4E2")
    inside.fill(taper(pose.curve([(40, -17), (33, -13), (30, -16)]), 2.6, 1), LARK.deep)
    for crest in ((30, -38), (27, -34), (33, -40)):
        group.fill(taper(pose.curve([(38, -29), (34, -34), crest]), 4.2, .8), LARK.line)
    group.silhouette(body).clip(body, inside).contour(body, .8, 2.4, LARK.line, SHADE)
    _bill(group, pose)


def _bill(group: Group, pose: Pose) -> None:
    for spots in (((50, -22, "c"), (56, -22.5), (62, -23, "c"), (52, -18, "c")),
                  ((52, -18, "c"), (56, -16), (60, -13, "c"), (51, -14.5, "c"))):
        half: Sequence[Spot] = spots
        shape = pose.shape(half)
        group.silhouette(shape).fill(shape, LARK.deep).stroke(shape, LARK.line, .9)
    group.fill(pose.circle((44, -21), 2.6), LARK.line).fill(pose.circle((43.2, -21.9), .9), "#FBF4E2")
