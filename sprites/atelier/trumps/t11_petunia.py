"""Trump 11: petunias over a balcony at dusk; a hawk-moth drinks before the rising moon."""
from __future__ import annotations

import math
from collections.abc import Sequence

from .. import palette as pal
from ..card import Card
from ..flowers.perch import perch
from ..flowers.petunia import (
    PETUNIA_LEAF,
    petunia_bud,
    petunia_face,
    petunia_leaf,
    petunia_side,
    petunia_stem,
    twist,
)
from ..flowers.turned import View
from ..frame import RING_WIDTH, halo, trump_card
from ..geometry import Path, Spot, polar
from ..line import SHADE, ends, keyline, taper
from ..organs import stalk
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones
from .ground import trump_ground

MOON = (448, 256)
EDGE = "#251A2A"
COOL = Tones("#A9C192", "#6F9768", "#426B50", "#1D3630")
IRON = Tones("#7C908A", "#45585A", "#2C3B40", "#182226")
WOOD = Tones("#C49A6C", "#A3784E", "#7A5638", "#3A2718")
MOTH = Tones("#D9D2C8", "#A79C97", "#716668", "#2E2630")
BANDS = ((300, 22, .011, "#E6C2A8"), (420, 20, .013, "#EDCDA6"), (540, 16, .014, "#F2D8A8"))
ROOFS = (((-20, 640), (40, 640), (40, 604), (84, 572), (128, 604), (128, 640), (190, 640), (190, 596), (206, 596),
          (206, 560), (224, 560), (224, 596), (330, 596), (330, 630), (396, 630), (396, 570), (420, 500), (444, 570),
          (444, 630), (520, 630), (520, 590), (570, 560), (640, 600)), "#CDA79C")
# the stems, drawn from behind to the front: spine, width at the foot and at the top
MAIN = curve([(300, 800), (262, 690), (282, 590), (258, 470)])
HIGH = curve([(340, 800), (380, 680), (352, 560), (360, 480), (384, 404)])
LEFT = curve([(250, 800), (206, 764), (180, 722), (169, 682)])
RIGHT = curve([(370, 800), (410, 764), (442, 722), (457, 674)])
FALL_LEFT = curve([(236, 786), (176, 776), (140, 820), (128, 884)])
FALL = curve([(330, 780), (364, 810), (352, 900), (322, 940), (296, 928)])
FALL_RIGHT = curve([(420, 780), (480, 776), (516, 830), (506, 880)])
BUD = curve([HIGH.at(.42), (330, 560), (322, 500), (330, 470)])
BUD_LEFT = curve([LEFT.at(.5), (214, 690), (206, 640), (216, 590)])
# stem, share along it, length, turn
BEHIND = ((MAIN, .30, 120, -64), (MAIN, .46, 104, 70), (HIGH, .30, 118, 60), (HIGH, .62, 84, 66), (LEFT, .45, 112, -40),
          (RIGHT, .40, 116, 40), (RIGHT, .75, 90, -40), (LEFT, .85, 84, -70), (MAIN, .72, 70, -60))
BEFORE = ((FALL_LEFT, .52, 96, 60), (FALL, .30, 116, 130),
          (FALL, .44, 110, -60), (FALL, .66, 92, 50), (FALL, .8, 84, -70), (FALL_RIGHT, .35, 108, 40),
          (FALL_RIGHT, .7, 92, 130), (FALL_RIGHT, .5, 86, -70))


def draw() -> Card:
    """The whole card."""
    picture = _dusk()
    halo(picture, MOON, 214, RING_WIDTH, "#5D4A78", "#F8EBC8",
         lambda g, c, a: twist(g, Pose(c - polar(8, a), .92, a + 90), pal.GILT_LIGHT, pal.GILT, 1.1), 20)
    _town(picture)
    picture.add(keyline(_box(), 1.0, 4.4, WOOD.line)).add(keyline(_railing(), 1.0, 4.0, IRON.line))
    stems, leaves, heads, front, near = Group(), Group(), Group(), Group(), Group()
    for spine, first, last in ((LEFT, 10, 7), (RIGHT, 10, 7), (HIGH, 11, 7), (MAIN, 13, 9), (BUD, 6, 5),
                               (BUD_LEFT, 6, 5)):
        petunia_stem(stems, spine, first, last)
    for k, (spine, share, length, turn) in enumerate(BEHIND):
        tones = (PETUNIA_LEAF, COOL)[k % 2]
        petunia_leaf(leaves, complex(spine.at(share)), length, turn, tones, roll=.5 * (k % 3 == 0))
    for k in range(13):
        petunia_leaf(leaves, complex(20 + 46 * k, 800 - 14 * (k % 2)), 104 + 14 * (k % 3), (-38, 30, -8, 46)[k % 4],
                     (COOL, PETUNIA_LEAF)[k % 2], roll=.4 * (k % 4 == 1))
    for k in range(10):
        petunia_leaf(front, complex(46 + 58 * k, 772 - 8 * (k % 2)), 96 + 12 * (k % 3), (-140, 130, -168, 150)[k % 4],
                     (PETUNIA_LEAF, COOL)[k % 2])
    petunia_bud(heads, perch(BUD, .8))
    petunia_bud(heads, perch(BUD_LEFT, .7))
    petunia_side(heads, perch(HIGH, .70, 6))
    petunia_face(heads, View((112, 606), 92, 42, .5, -38), -70, 3)
    petunia_face(heads, View((512, 590), 94, 40, .55, 34), -96, 4)
    for spine in (FALL_LEFT, FALL_RIGHT, FALL):
        petunia_stem(front, spine, 10, 6)
    for k, (spine, share, length, turn) in enumerate(BEFORE):
        petunia_leaf(front, complex(spine.at(share)), length, turn, (COOL, PETUNIA_LEAF)[k % 2])
    petunia_bud(front, perch(FALL, .72))
    petunia_face(front, View((120, 890), 84, 40, .5, -50), -60, 5, tube=False)
    petunia_face(front, View((470, 850), 76, 44, .45, 42), -90, 1, tube=False)
    petunia_face(near, View((336, 728), 116, 52, .42, 14), -80, 2, tube=False)
    petunia_face(near, View((222, 398), 148, 48, .50, -26), -96, 1)
    for layer, thick in ((stems, 4.4), (leaves, 4.4), (heads, 5.2), (front, 4.8), (near, 6)):
        picture.add(keyline(layer, 1.1, thick, EDGE))
    picture.add(keyline(_hawk_moth(Pose((478, 200), .80, -20)), .9, 3.6, MOTH.line))
    return trump_card(picture, "11", "PÉTUNIA")


def _dusk() -> Group:
    """The sky, warmer and paler towards the horizon."""
    group = trump_ground("#D9B2AE", "#CDA3A2")
    for top, swing, pace, tone in BANDS:
        ridge: list[Spot] = [(x, top + swing * math.sin(pace * x + top)) for x in range(0, 641, 64)]
        group.fill(curve([*ridge, (640, 1120, "c"), (0, 1120, "c")], True), tone)
    return group


def _town(group: Group) -> None:
    """Roofs and a steeple in the last light, a few windows lit."""
    spots, tone = ROOFS
    outline: list[Spot] = [(x, y, "c") for x, y in spots]
    group.fill(curve([*outline, (640, 1120, "c"), (-20, 1120, "c")], True), tone)
    lower: list[Spot] = [(x, y, "c") for x, y in ((-20, 700), (90, 700), (90, 660), (170, 660), (170, 690), (290, 690),
                                                  (290, 650), (410, 650), (410, 684), (500, 684), (500, 656),
                                                  (640, 656))]
    group.fill(curve([*lower, (640, 1120, "c"), (-20, 1120, "c")], True), "#B58A8C")
    for x, y in ((60, 626), (104, 626), (250, 622), (290, 622), (470, 650), (560, 626), (120, 684), (330, 672)):
        group.fill(curve([(x, y, "c"), (x + 9, y, "c"), (x + 9, y + 14, "c"), (x, y + 14, "c")], True), "#F7E2A6")


def _box() -> Group:
    """The wooden box the plants grow in."""
    group = Group()
    side = curve([(-20, 780, "c"), (640, 780, "c"), (640, 930, "c"), (-20, 930, "c")], True)
    inside = Group().fill(side, WOOD.mid)
    inside.fill(curve([(-20, 860, "c"), (640, 860, "c"), (640, 930, "c"), (-20, 930, "c")], True), WOOD.deep)
    for y, tone in ((800, WOOD.light), (838, WOOD.deep), (886, WOOD.line), (910, WOOD.line)):
        inside.fill(taper(curve([(-20, y), (200, y + 3), (420, y - 2), (640, y + 2)]), 2.4, 1.4), tone)
    group.silhouette(side).clip(side, inside)
    rim = curve([(-20, 764, "c"), (640, 764, "c"), (640, 788, "c"), (-20, 788, "c")], True)
    group.silhouette(rim).fill(rim, WOOD.light)
    return group.contour(rim, 1, 3, WOOD.line, SHADE)


def _railing() -> Group:
    """Wrought iron in whiplash lines, its rail along the foot."""
    group = Group()
    for x in (70, 196, 322, 448, 574):
        for side in (-1, 1):
            _bar(group, curve([(x, 1110), (x + side * 4, 980), (x + side * 52, 900), (x + side * 34, 832),
                               (x + side * 4, 850), (x + side * 14, 884)]), 10, 4)
        _bar(group, curve([(x, 1110), (x - 3, 960), (x + 3, 850), (x, 780)]), 12, 9)
    for y, width in ((1000, 14), (1020, 8)):
        _bar(group, curve([(-20, y), (200, y + 2), (420, y - 2), (640, y)]), width, width)
    return group


def _bar(group: Group, spine: Path, first: float, last: float) -> None:
    stalk(group, spine, first, last, IRON)


def _hawk_moth(pose: Pose) -> Group:
    """A convolvulus hawk-moth (Agrius convolvuli) hovering, its head to the left, its tongue in the flower."""
    group, size = Group(), abs(pose.factor)
    tongue = pose.curve([(-50, 6), (-84, 22), (-104, 58), (-96, 96)])
    group.fill(taper(tongue, 3.4 * size, 1.6), MOTH.line)
    far = pose.shape([(-22, -10, "c"), (-34, -60), (-20, -132), (0, -150, "c"), (14, -96), (10, -14, "c")])
    _wing(group, pose, far, ((-16, -20, -14, -140), (-8, -20, 2, -120)), MOTH.deep)
    hind = pose.shape([(6, -8, "c"), (30, -40), (66, -58), (84, -52, "c"), (72, -22), (30, 2, "c")])
    _wing(group, pose, hind, ((12, -8, 70, -46), (16, -4, 64, -26)), MOTH.light)
    near = pose.shape([(-20, -8, "c"), (-4, -54), (46, -112), (92, -138, "c"), (88, -100), (60, -52), (20, -4, "c")])
    _wing(group, pose, near, ((-10, -14, 84, -128), (0, -10, 78, -100), (8, -8, 64, -70)), MOTH.mid)
    body = pose.shape([(-58, 2), (-50, -13), (-26, -19), (6, -15), (50, -9), (92, 6, "c"), (52, 14), (8, 17), (-26, 17),
                       (-48, 12)])
    inside = Group().fill(body, MOTH.mid)
    for k in range(6):
        x = 8 + 13 * k
        for dx, wide, tone in ((0, 8, "#C97A86"), (7, 2.6, MOTH.line), (-5, 3, MOTH.light)):
            inside.fill(taper(pose.curve([(x + dx, -20), (x + dx + 4, 0), (x + dx, 22)]), wide * size, wide * size),
                        tone)
    inside.fill(pose.shape([(-60, 10), (-20, 8), (40, 6), (96, 8), (40, 24), (-40, 24)]), MOTH.deep, .55)
    group.silhouette(body).clip(body, inside).contour(body, .9, 2.6, MOTH.line, SHADE)
    for spots in ([(-44, -8), (-30, -4), (-14, -10)], [(-40, 4), (-24, 6), (-8, 0)]):
        group.fill(taper(pose.curve(spots), 2.6 * size, .8, ends()), MOTH.line)
    eye = pose.circle((-48, -3), 5.6)
    group.fill(eye, MOTH.line).fill(pose.circle((-50, -5), 1.8), "#F4ECD8")
    group.fill(taper(pose.curve([(-50, -12), (-66, -30), (-62, -52)]), 3.4 * size, 1.2), MOTH.line)
    return group


def _wing(group: Group, pose: Pose, shape: Path, veins: Sequence[tuple[float, float, float, float]],
          tone: str) -> None:
    """A wing with `veins` (from x, y to x, y), darker towards its tip."""
    inside = Group().fill(shape, tone)
    for x, y, to_x, to_y in veins:
        inside.fill(taper(pose.curve([(x, y), ((x + to_x) / 2 + 4, (y + to_y) / 2), (to_x, to_y)]), 2.6, .8), MOTH.line)
        for share in (.45, .62, .8):
            spot = complex(pose.point((x + (to_x - x) * share + 6, y + (to_y - y) * share)))
            inside.fill(taper(curve([spot - 7, spot - 3j, spot + 8]), 4, 1, ends()), MOTH.light if tone != MOTH.light
                        else MOTH.mid)
    group.silhouette(shape).clip(shape, inside).contour(shape, .9, 2.2, MOTH.line, SHADE)
