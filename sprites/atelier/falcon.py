"""A peregrine on the fist with raised wings."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from . import palette as pal
from .geometry import Point, Spot, line, point
from .line import ends, taper
from .ribbons import Petal, edges
from .splines import Pose, curve
from .svg import Group

SLATE, SLATE_LIGHT, SLATE_DARK = "#557C86", "#8FB0B0", "#2F4F5A"
BREAST, BREAST_SHADE = "#F4E8CC", "#D3BD91"
BODY: list[Spot] = [(8, -166), (27, -161), (37, -149), (46, -140), (45, -130, "c"), (39, -134), (32, -126), (38, -110),
                    (47, -86), (43, -50), (26, -20), (6, -6, "c"), (-18, -18), (-34, -50), (-30, -98), (-18, -130),
                    (-8, -154)]
CAP: list[Spot] = [(-12, -172, "c"), (12, -174), (32, -162), (40, -148), (30, -142), (28, -134), (32, -122),
                   (27, -112, "c"), (20, -124), (14, -138), (2, -140), (-4, -122), (-22, -118, "c")]
TAIL: list[Spot] = [(-22, -20, "c"), (-66, 92, "c"), (-60, 101), (-48, 102), (-36, 95, "c"), (2, -4, "c")]
BEAK: list[Spot] = [(33, -152), (43, -149), (49, -139), (47, -126, "c"), (42, -134), (33, -137, "c"), (31, -144)]
EYE = (20, -147)


def falcon(group: Group, at: Point, scale: float = 1.0, turn: float = 0) -> None:
    """A peregrine looking right, perched on `at`, some 170 units tall, its wings raised."""
    pose = Pose(at, scale, turn)
    _wing(group, pose, FAR_WING, (BREAST_SHADE, BREAST, SLATE_DARK))
    tail = Group()
    for k in range(6):
        y = 8 + 15 * k
        tail.fill(taper(pose.curve([(-72, y - 4), (-40, y + 4), (10, y + 2)]), 6 * scale, 6 * scale), SLATE_DARK)
    group.solid(pose.shape(TAIL), SLATE_LIGHT, tail, 1.4, 3.4)
    inside = Group().fill(pose.shape([(4, -110), (16, -70), (10, -30), (30, -30), (6, 4), (-40, -10), (-40, -120)]),
                          BREAST_SHADE)
    for row, y in enumerate(range(-100, -14, 15)):
        for k in range(4):
            x = 14 + 10 * k - 5 * (row % 2)
            bar = pose.curve([(x - 3, y - 3), (x, y + 1), (x + 4, y - 2)])
            inside.fill(taper(bar, 3.4 * scale, 1, ends()), SLATE_DARK)
    _back(inside, pose)
    inside.fill(pose.shape(CAP), SLATE_DARK)
    inside.fill(pose.shape([(-4, -162), (10, -168), (24, -162), (10, -160)]), SLATE)
    group.solid(pose.shape(BODY), BREAST, inside, 1.5, 3.8)
    for thigh in THIGHS:
        _thigh(group, pose, thigh)
    _wing(group, pose, NEAR_WING, (SLATE, SLATE_LIGHT, SLATE_DARK))
    group.solid(pose.shape(BEAK), "#59646A", Group().fill(pose.circle((33, -146), 7), "#E6B33C"), 1.3, 2.4)
    group.fill(pose.circle(EYE, 6.8), "#E6B33C").fill(pose.circle(EYE, 5.3), pal.INK)
    group.fill(taper(pose.curve([(10, -150), (19, -155.5), (30, -149)]), 4.4 * scale, 2 * scale, ends(.2, .3)), pal.INK)
    group.fill(pose.circle((18, -149), 1.8), "#FFFFFF")


def _back(inside: Group, pose: Pose) -> None:
    inside.fill(pose.shape([(-30, -124, "c"), (-4, -118), (2, -84), (-6, -48), (-16, -14), (-20, 10, "c"),
                            (-60, 0, "c"), (-60, -120, "c")]), SLATE)
    for row in range(2, 6):
        for k in range(2):
            x, y = -24 + 13 * k + 6 * (row % 2), -92 + 16 * row
            edge = pose.curve([(x - 7, y - 4), (x - 1, y + 5), (x + 6, y - 3)])
            inside.fill(taper(edge, 2.6 * pose.scale, 1.2 * pose.scale, ends()), SLATE_DARK)


@dataclass(frozen=True, slots=True)
class Wing:
    """A raised wing.

    It is given by its front edge from shoulder to hand, and the line of the tips of its `feathers`, the outermost last.
    """
    front: Sequence[Spot]
    tips: Sequence[Spot]
    feathers: int


NEAR_WING = Wing([(-2, -112), (-22, -150), (-40, -186), (-56, -208)],
                 [(-24, -44), (-52, -56), (-78, -80), (-98, -116), (-108, -158), (-104, -206), (-92, -246)], 13)
FAR_WING = Wing([(2, -132), (-8, -168), (-12, -204), (-16, -222)],
                [(-40, -120), (-64, -150), (-72, -190), (-66, -232), (-46, -272), (-24, -292)], 10)


def _wing(group: Group, pose: Pose, wing: Wing, inks: tuple[str, str, str]) -> None:
    """Quills from the body to the hand, two rows of coverts over their roots, and the arm of the wing."""
    base, light, dark = inks
    front, tips, size = pose.curve(wing.front), pose.curve(wing.tips), pose.scale
    last = wing.feathers - 1
    for k in range(wing.feathers):
        u = k / last
        root, tip = front.at(.06 + .94 * u ** .8), tips.at(u)
        _feather(group, root, tip, (17 - 4 * u) * size, inks, bars=3)
    for row, reach in ((0, .56), (1, .34)):
        for k in range(wing.feathers - 2):
            u = (k + .5 * row) / (wing.feathers - 2)
            root = front.at(.04 + .94 * u ** .8)
            _feather(group, root, root + (tips.at(u * .96) - root) * reach, (15 - 3 * u) * size,
                     (light if row == 0 else base, light, dark), bars=0)
    arm = taper(front, 17 * size, 7 * size, ends(.2, .1))
    group.solid(arm, base, Group().fill(taper(front.part(.1, .9), 4 * size, 2 * size, ends()), light), 1.4, 2.6)


def _feather(group: Group, root: complex, tip: complex, width: float, inks: tuple[str, str, str], bars: int) -> None:
    """A quill from `root` to `tip`, bent a little backwards, its shaded half and its dark `bars`."""
    base, light, dark = inks
    way = tip - root
    spine = curve([root, root + .55 * way - .05j * way, tip])
    vane = Petal(*edges(spine, lambda u: width / 2 * np.minimum(1, .45 + u) * np.sqrt(np.clip(1 - u ** 6, 0, 1)), n=14))
    inside = Group()
    if bars:
        inside.fill(vane.side(0, .5), dark)
    for k in range(bars):
        u = .5 + .17 * k
        inside.fill(vane.zone(u, u + .06, .5, 1, 6), light)
    if bars:
        inside.fill(taper(spine.part(.1, .94), 1.8, .8, ends(.3, .3)), pal.INK)
    group.solid(vane.outline(), base, inside, 1.2, 2.4)


THIGHS: tuple[list[Spot], ...] = (  # the far and the near: full trousers of feathers, open above
    [(25, -66), (22, -46), (22, -28), (25, -14), (29, -5, "c"), (33, -2), (38, -6, "c"), (43, -20), (47, -38),
     (45, -58)],
    [(-16, -76), (-22, -54), (-19, -34), (-10, -18), (0, -5, "c"), (6, -2), (12, -6, "c"), (20, -20), (25, -40),
     (22, -66)])
FEET = (((33, 3), (-8, 2, 12)), ((6, 3), (-12, -2, 9)))  # the position of a foot, and the lengths of its three toes
LEG, LEG_DARK, LEG_LIGHT = "#E6B33C", "#A8741C", "#F3D27C"


def talons(group: Group, at: Point, scale: float = 1.0, turn: float = 0) -> None:
    """The feathered thighs, the yellow tarsi with the jesses, and the toes around the glove."""
    pose = Pose(at, scale, turn)
    for thigh, ((x, y), toes) in zip(THIGHS, FEET, strict=True):
        tarsus = pose.shape([(x - 5, y - 11, "c"), (x - 4, y - 6), (x - 7, y + 3), (x, y + 7), (x + 7, y + 3),
                             (x + 4, y - 6), (x + 5, y - 11, "c")])
        shade = Group().fill(pose.shape([(x + 1, y - 20, "c"), (x + 1.5, y - 4), (x + 3, y + 9, "c"),
                                         (x + 10, y + 9, "c"), (x + 10, y - 20, "c")]), LEG_DARK)
        group.solid(tarsus, LEG, shade, 1.3, 2.4)
        ring = pose.curve([(x - 4.6, y - 6), (x, y - 4), (x + 4.6, y - 6)])
        group.stroke(ring, pal.INK, 5.8 * scale).stroke(ring, "#C4553F", 3.4 * scale)
        for reach in sorted(toes, key=abs, reverse=True):
            _toe(group, pose, complex(x, y), reach)
        tuft = Group()
        _thigh(tuft, pose, thigh)
        group.clip(pose.shape([(x - 9, -11, "c"), (x + 30, -11, "c"), (x + 30, 4, "c"), (x - 9, 4, "c")]), tuft)


def _toe(group: Group, pose: Pose, foot: complex, reach: float) -> None:
    """A toe over the edge of the glove: three pads, and a black claw bent under."""
    toe = pose.curve([foot + .3 * reach, foot + complex(.85 * reach, 5), foot + complex(1.12 * reach, 14),
                      foot + complex(1.06 * reach, 21)])
    claw = pose.curve([foot + complex(1.06 * reach, 19), foot + complex(1.12 * reach, 26),
                       foot + complex(.8 * reach, 33)])
    group.fill(taper(claw, 6.4 * pose.scale, .6), pal.INK)
    size = pose.scale
    for width, colour in ((10.6, pal.INK), (7.8, LEG)):
        group.fill(taper(toe, width * size, .72 * width * size, ends(.08, .16, .5)), colour)
    group.fill(taper(toe.part(.1, .8), 2.2 * size, 1.2 * size, ends()), LEG_LIGHT)
    for u in (.36, .56, .76):
        z, across = toe.at(u), 1j * toe.tangent(u) * 3.4 * size
        group.fill(taper(line(z - across, z + across), 1.5 * size, 1.5 * size, ends()), LEG_DARK)


def _thigh(group: Group, pose: Pose, spots: Sequence[Spot]) -> None:
    """The feathers of a thigh, barred with small arrows that follow its roundness."""
    xs, inside = [point(spot).real for spot in spots], Group()
    left, right = min(xs), max(xs)
    inside.fill(pose.shape([(right - 6, -80, "c"), (right - 6, -50), (right - 12, -24), (right - 16, 6, "c"),
                            (right + 6, 6, "c"), (right + 6, -80, "c")]), BREAST_SHADE)
    for row, y in enumerate((-62, -51, -40, -30, -21)):
        wide = (right - left) * (.92, .96, .94, .76, .56)[row]
        for k in range(4 - row // 3):
            x = (left + right) / 2 + wide * ((k + .5 + .3 * (row % 2)) / (4 - row // 3) - .62)
            bar = pose.curve([(x - 3, y - 3), (x, y + 1), (x + 3, y - 3)])
            inside.fill(taper(bar, 2.6 * pose.scale, .9, ends()), SLATE_DARK)
    outline = pose.shape(spots)
    group.silhouette(outline).fill(outline, BREAST).clip(outline, inside)
    group.fill(taper(pose.curve(spots), 2.8, 2.8, ends(.2, .2)), pal.INK)
