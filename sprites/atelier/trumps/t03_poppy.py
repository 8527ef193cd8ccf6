"""Trump 3: corn poppies leaning with the wind before ripe wheat and a thunderstorm; a poppy bee on the open flower."""
from __future__ import annotations

import math
from typing import Any

import numpy as np

from ..card import Card
from ..flowers import corn_poppy
from ..flowers.perch import perch
from ..flowers.poppy_leaf import poppy_leaf
from ..flowers.turned import View
from ..frame import trump_card
from ..geometry import Path, Spot, angle, line, pair, polar
from ..growth.visitors import WING
from ..line import SHADE, ends, keyline, taper
from ..organs import paint
from ..ribbons import Petal
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones, mix_ink
from .scenery import bars, sky

EDGE = "#2A1C16"
MAIN = curve([(282, 1130), (262, 960), (306, 780), (268, 580), (272, 380)])
LEFT = curve([(268, 1130), (214, 980), (116, 900), (98, 800), (136, 692)])
RIGHT = curve([(310, 1130), (390, 960), (464, 860), (476, 740), (452, 620)])
NODDING = curve([MAIN.at(.42), (330, 700), (362, 580), (376, 468), (360, 424), (332, 428), (326, 462)])
YOUNG = curve([(262, 1130), (250, 1010), (196, 930), (190, 870), (214, 850), (228, 876)])
SEEDED = curve([(320, 1130), (380, 1020), (404, 940), (410, 880)])
FIELDS = ((668, 18, .009, .6, "#BECBA8"), (716, 10, .014, 2.4, "#DCCB94"), (800, 12, .012, 4.2, "#D2BB7C"),
          (912, 12, .015, 1.0, "#C6AA69"))
CLOUDS = ((520, 150, 420, 44), (560, 300, 300, 36), (60, 400, 300, 34), (470, 452, 420, 36), (170, 520, 420, 30),
          (560, 556, 300, 24), (90, 604, 260, 14))
EARS = (("#DCCB94", "#CDBA80"), ("#DFCB90", "#B99E5C"), ("#DDC583", "#A98B4C"))  # lit and shaded grains of each field
# spine, length of the lobes, pairs, tones
BEHIND = (([(296, 1056), (228, 1024), (150, 978), (70, 880)], 96, 4, corn_poppy.POPPY_COOL),
          ([(446, 892), (494, 852), (528, 800), (548, 724)], 62, 3, corn_poppy.POPPY_COOL),
          ([(292, 874), (240, 824), (212, 750), (216, 656)], 62, 3, corn_poppy.POPPY_COOL))
BEFORE = (([(296, 1064), (340, 1036), (364, 982), (362, 884)], 76, 3, corn_poppy.POPPY_LEAF),)


def draw() -> Card:
    picture = sky("#2F5262", (120, "#395E6C"), (250, "#476D78"), (370, "#5C8186"), (470, "#7D9B97"), (550, "#A8BAA6"),
                  (620, "#E3DCB4"))
    bars(picture, CLOUDS, "#6B8C91", "#2E505F")
    for k in range(17):  # rain far off, slanting
        cloud = complex(352 + 17 * k, 470 + 22 * (k % 3))
        picture.fill(taper(line(cloud, cloud + complex(-46, 190)), 3.4, 1.2), "#8FAAA6", .7)
    _cornfield(picture)
    leaves, stems, heads, front, head, petal = Group(), Group(), Group(), Group(), Group(), Group()
    for spots, length, pairs, tones in BEHIND:
        poppy_leaf(leaves, curve(spots), length, pairs, tones)
    for spine, first, last in ((YOUNG, 10, 5), (SEEDED, 11, 6), (NODDING, 9, 5), (LEFT, 15, 7), (RIGHT, 17, 7),
                               (MAIN, 24, 10)):
        corn_poppy.bristly(stems, spine, first, last)
    for spine, size, split in ((NODDING, .94, .5), (YOUNG, .74, 0)):
        corn_poppy.poppy_nodding(heads, Pose(spine.end, size, angle(complex(spine.tangent(1))) - 90), split)
    corn_poppy.poppy_capsule(heads, perch(SEEDED, 1.0), corn_poppy.RIPE)
    corn_poppy.poppy_goblet(heads, View((138, 696), 84, 16, .86, -12), 2)
    corn_poppy.corn_poppy(heads, View((446, 622), 98, 40, .42, 24), 20, 4)
    for spots, length, pairs, tones in BEFORE:
        poppy_leaf(front, curve(spots), length, pairs, tones)
    corn_poppy.corn_poppy(head, View((264, 352), 190, 46, .40, -18), 8, 1)
    _fallen(petal, View((172, 838), 74, 56, .30, -10))
    for layer, thick in ((leaves, 4.2), (stems, 4.4), (heads, 5.2), (front, 4.4), (head, 6), (petal, 4)):
        picture.add(keyline(layer, 1.1, thick, EDGE))
    picture.add(keyline(_bee(Pose((392, 268), 1.04, -118)), .9, 3.2, BODY.line))
    return trump_card(picture, "3", "COQUELICOT")


def _cornfield(group: Group) -> None:
    for k, (top, swing, pace, start, tone) in enumerate(FIELDS):
        def ridge(x: float, top: float = top, swing: float = swing, pace: float = pace, start: float = start) -> float:
            return top + swing * math.sin(pace * x + start)
        brow: list[Spot] = [(x, ridge(x)) for x in range(0, 641, 64)]
        if k:
            light, dark = EARS[k - 1]
            size = (15, 26, 44)[k - 1]
            for n in range(round(690 / (size * .74))):
                x = n * size * .74 + size * .2 * math.sin(2.1 * n + k)
                foot = complex(x, ridge(x) + size * (.25 + .22 * math.sin(1.7 * n)))
                _ear(group, foot, size, 7 * math.sin(n * .9 + k), light, dark, k)
        group.fill(curve([*brow, (640, 1120, "c"), (0, 1120, "c")], True), tone)


def _ear(group: Group, foot: complex, size: float, lean: float, light: str, dark: str, near: int) -> None:
    """An ear of wheat on its straw, nodding to the right: grains in pairs, `near` ones with their bristles."""
    pose = Pose(foot, size, lean)
    straw = pose.curve([(0, .3), (0, -.5), (.10, -1.25)])
    group.fill(taper(straw, size * .05 + .7, size * .03 + .5), dark)
    for k in range(3 + near):
        u = .44 + .52 * k / (2 + near)
        at, way = complex(straw.at(u)), angle(straw.tangent(u))
        for side, tone in ((-1, light), (1, dark)):
            tip = at + polar(size * .25, way + 26 * side)
            if near > 1:
                group.fill(taper(line(at, at + polar(size * .62, way + 13 * side)), 1.2, .4), tone)
            group.fill(taper(curve([at, (at + tip) / 2 + polar(size * .03, way + 90 * side), tip]), size * .13,
                             size * .05, ends(.3, .4)), tone)


def _fallen(group: Group, view: View) -> None:
    rim = curve([(-.90, -.62), (-.84, -.84), (-.60, -.92), (-.46, -1.04), (-.20, -1.0), (.04, -1.08), (.30, -.98),
                 (.56, -.98), (.78, -.80), (.86, -.56)])
    petal = Petal(curve([(-.10, 0), (-.46, -.16), (-.80, -.38), (-.90, -.62)]),
                  curve([(.10, 0), (.44, -.14), (.76, -.32), (.86, -.56)]), rim)
    petal = petal.map(lambda z: view.point(polar(1, 44) * z))
    outline = paint(group, petal, corn_poppy.POPPY, pale=0, veins=0, shade=.14, shade_edge=0, rim=.07, thin=.9, thick=3)
    inside = Group()
    for k in range(11):
        across = .08 + .084 * k
        inside.fill(taper(petal.vein(across, .30, .97, .5 + (across - .5) * 1.06), 1.5, .5, ends(.3, .3)),
                    corn_poppy.POPPY.deep)
        inside.fill(taper(petal.vein(across + .03, 1.0, .72 - .06 * (k % 3)), 2.4, .4), corn_poppy.POPPY.light)
    inside.fill(petal.zone(0, lambda s: .40 - .5 * (s - .5) ** 2), corn_poppy.SOOT)
    inside.fill(petal.zone(0, .10), corn_poppy.POPPY.deep)

    def fold(t: Any, depth: float = .22) -> Any:
        return 1 - depth * np.sin(np.pi * np.clip((t - .12) / .86, 0, 1)) ** .8
    inside.fill(petal.side(1, lambda t: fold(t, .31), .12, .98), corn_poppy.POPPY.deep)
    inside.fill(petal.side(1, fold, .12, .98), mix_ink(corn_poppy.POPPY.mid, corn_poppy.POPPY.light, .5))
    t = np.linspace(.12, .98, 14)
    inside.fill(taper(curve([complex(z) for z in petal.point(fold(t), t)]), 2.6, 1, ends(.2, .3)),
                corn_poppy.POPPY.line)
    group.clip(outline, inside).contour(outline, .9, 3, corn_poppy.POPPY.line, SHADE, 30)


BODY = Tones("#E2B868", "#A9763A", "#3A2A20", "#1E1614")
CHEST: list[Spot] = [(0, -19), (9, -16), (13, -7), (11, 3), (4, 8), (-4, 8), (-11, 3), (-13, -7), (-9, -16)]
TAIL: list[Spot] = [(0, 4), (9, 6), (14, 16), (13, 28), (7, 38), (0, 43), (-7, 38), (-13, 28), (-14, 16), (-9, 6)]
LEGS = (((7, -15), (17, -20), (22, -30), (28, -33)), ((11, -9), (23, -13), (36, -10), (43, -15)),
        ((8, 8), (16, 20), (20, 32), (25, 40)))


def _bee(pose: Pose) -> Group:
    group = Group()
    for side in (-1, 1):
        for k, spots in enumerate(LEGS):
            leg = pose.curve([(side * x, y) for x, y in spots])
            group.silhouette(taper(leg, 3.6, 2.2)).fill(taper(leg, 3.6, 2.2), BODY.line)
            if k == 2:
                group.fill(taper(leg.part(.42, .78), 5, 3.4, ends(.3, .3)), BODY.mid)
    tail = _furry(pose, TAIL, 44, 1.6)
    inside = Group().fill(tail, BODY.deep).fill(pose.shape([(3, 0), (30, 0), (30, 50), (2, 50), (6, 24)]), BODY.line)
    for y, wide in ((12, 13), (20, 15), (28, 14), (35, 10)):
        for k in range(9):
            x = wide * (k - 4) / 4
            hair = pose.curve([(x, y - .05 * x * x / 4), (x * 1.04, y + 5 - .012 * x * x)])
            inside.fill(taper(hair, 3.4, 1), BODY.light if k < 6 else BODY.mid)
    group.silhouette(tail).clip(tail, inside).contour(tail, .7, 1.6, BODY.line, SHADE)
    for side in (-1, 1):
        _wings(group, Pose(pose.at, pose.scale, pose.turn, flip=side < 0))
    head = pose.shape([(-8, -21), (-7, -28), (0, -32), (7, -28), (8, -21), (0, -17)])
    group.silhouette(head).fill(head, BODY.deep).contour(head, .8, 1.6, BODY.line, SHADE)
    for side in (-1, 1):
        group.fill(pose.circle((side * 6.2, -25), 2.6, 4.4), BODY.line)
        group.fill(pose.circle((side * 6.6, -26.4), .9, 1.5), WING.light)
        feeler = pose.curve([(side * 2, -31), (side * 6, -39), (side * 13, -43)])
        group.fill(taper(feeler, 2, 1.5), BODY.line)
    for x in (-3, 0, 3):
        group.fill(taper(pose.curve([(x, -21), (x * 1.2, -28)]), 2, .5), BODY.light)
    chest = _furry(pose, CHEST, 40, 2.2)
    inside = Group().fill(chest, BODY.mid)
    inside.fill(pose.shape([(4, -24), (20, -24), (20, 14), (-2, 14), (6, -4)]), BODY.deep)
    for k in range(22):
        at = polar(2.2 * k ** .5, 137.5 * k) - 6j
        hair = pose.curve([at, at + (at + 6j) * .3 + 2.4j])
        inside.fill(taper(hair, 1.9, .4), BODY.light if at.real < 4 else BODY.mid)
    group.silhouette(chest).clip(chest, inside)
    return group.contour(chest, .6, 1.3, BODY.line, SHADE)


def _wings(group: Group, pose: Pose) -> None:
    hind = pose.shape([(7, 0, "c"), (20, 12), (29, 28), (27, 35), (20, 31), (5, 7, "c")])
    fore = pose.shape([(8, -9, "c"), (26, -5), (45, 9), (53, 24), (48, 30), (36, 25), (20, 11), (8, -1, "c")])
    for wing in (hind, fore):
        group.silhouette(wing).fill(wing, WING.light, .86).contour(wing, .7, 1.5, WING.line, SHADE)
    for spots in ([(9, -6), (28, 2), (49, 22)], [(10, -3), (24, 6), (42, 25)], [(28, 2), (30, 11)],
                  [(38, 10), (37, 19)], [(8, 3), (17, 15), (26, 31)]):
        group.fill(taper(pose.curve(spots), 1.1, .7), WING.line)


def _furry(pose: Pose, spots: list[Spot], count: int, reach: float) -> Path:
    """The closed form through `spots`, its edge broken into tufts that point towards the tail."""
    form = curve(spots, True)
    tufts: list[Spot] = []
    for k in range(count):
        at, along = complex(form.at(k / count)), complex(form.tangent(k / count))
        tufts.append((*pair(at - (reach * 1j * along - .6j * reach if k % 2 else 0)), "c"))
    return pose.shape(tufts)
