"""A peregrine on the fist."""
from __future__ import annotations

from . import palette as pal
from .geometry import Point, Spot
from .line import ends, taper
from .splines import Pose
from .svg import Group

SLATE, SLATE_LIGHT, SLATE_DARK = "#557C86", "#8FB0B0", "#2F4F5A"
BREAST, BREAST_SHADE = "#F4E8CC", "#D3BD91"
BODY: list[Spot] = [(8, -166), (27, -161), (37, -149), (46, -140), (45, -130, "c"), (39, -134), (32, -126), (38, -110),
                    (47, -86), (43, -50), (26, -20), (6, -6, "c"), (-18, -18), (-34, -50), (-30, -98), (-18, -130),
                    (-8, -154)]
CAP: list[Spot] = [(-12, -172, "c"), (12, -174), (32, -162), (40, -148), (30, -142), (28, -134), (32, -122),
                   (27, -112, "c"), (20, -124), (14, -138), (2, -140), (-4, -122), (-22, -118, "c")]
WING: list[Spot] = [(-10, -128), (10, -110), (19, -78), (8, -34), (-20, 20), (-44, 56, "c"), (-50, 14), (-46, -40),
                    (-34, -96)]
TAIL: list[Spot] = [(-22, -20, "c"), (-58, 74, "c"), (-44, 82, "c"), (-30, 78, "c"), (2, -4, "c")]
BEAK: list[Spot] = [(33, -152), (43, -149), (49, -139), (47, -126, "c"), (42, -134), (33, -137, "c"), (31, -144)]
EYE = (20, -147)


def falcon(group: Group, at: Point, scale: float = 1.0, turn: float = 0) -> None:
    """A peregrine looking right, perched on `at`, some 170 units tall."""
    pose = Pose(at, scale, turn)
    tail = Group()
    for k in range(4):
        y = 8 + 18 * k
        tail.fill(taper(pose.curve([(-60, y - 4), (-30, y + 4), (10, y + 2)]), 6 * scale, 6 * scale), SLATE_DARK)
    group.solid(pose.shape(TAIL), SLATE_LIGHT, tail, 1.4, 3.4)
    inside = Group().fill(pose.shape([(4, -110), (16, -70), (10, -30), (30, -30), (6, 4), (-40, -10), (-40, -120)]),
                          BREAST_SHADE)
    for row, y in enumerate(range(-100, -14, 15)):
        for k in range(4):
            x = 14 + 10 * k - 5 * (row % 2)
            bar = pose.curve([(x - 3, y - 3), (x, y + 1), (x + 4, y - 2)])
            inside.fill(taper(bar, 3.4 * scale, 1, ends()), SLATE_DARK)
    inside.fill(pose.shape(CAP), SLATE_DARK)
    inside.fill(pose.shape([(-4, -162), (10, -168), (24, -162), (10, -160)]), SLATE)
    group.solid(pose.shape(BODY), BREAST, inside, 1.5, 3.8)
    _wing(group, pose)
    group.solid(pose.shape(BEAK), "#59646A", Group().fill(pose.circle((33, -146), 7), "#E6B33C"), 1.3, 2.4)
    group.fill(pose.circle(EYE, 7.4), "#E6B33C").fill(pose.circle(EYE, 5.6), pal.INK)
    group.fill(pose.circle((18, -149), 1.8), "#FFFFFF")


def _wing(group: Group, pose: Pose) -> None:
    """The folded wing: coverts in scales above, long quills below."""
    inside, scale = Group(), pose.scale
    inside.fill(pose.shape([(19, -84), (8, -34), (-20, 20), (-48, 60, "c"), (-30, 10), (-12, -30), (0, -70)]),
                SLATE_DARK)
    for k in range(5):
        quill = pose.curve([(10 - 10 * k, -52 + 3 * k), (-6 - 8 * k, -14), (-30 - 4 * k, 30 + 4 * k)])
        inside.fill(taper(quill, 3.0 * scale, .8, ends(.1, .3)), pal.INK)
    for row in range(4):
        for k in range(4):
            x, y = -30 + 13 * k - 3 * row + 6 * (row % 2), -104 + 17 * row
            edge = pose.curve([(x - 7, y - 4), (x - 2, y + 7), (x + 7, y - 3)])
            inside.fill(taper(edge, 2.8 * scale, 1.4 * scale, ends()), SLATE_LIGHT if k < 2 else pal.INK)
    group.solid(pose.shape(WING), SLATE, inside, 1.5, 3.8)


def talons(group: Group, at: Point, scale: float = 1.0) -> None:
    """Its two feet upon the glove, and the jesses."""
    pose = Pose(at, scale)
    for x in (-10, 16):
        leg = pose.shape([(x - 8, -16, "c"), (x - 5, 0), (x - 14, 8), (x - 13, 15), (x - 3, 9), (x + 1, 17), (x + 5, 9),
                          (x + 14, 14), (x + 15, 7), (x + 6, 0), (x + 9, -16, "c")])
        group.solid(leg, "#E6B33C", Group().fill(pose.shape([(x + 2, -20, "c"), (x + 4, 20, "c"), (x + 20, 20, "c"),
                                                           (x + 20, -20, "c")]), "#B97A22"), 1.3, 2.6)
        group.ink(pose.curve([(x + 2, 2), (x + 8, 30), (x - 2, 52), (x + 4, 70)]), 6.5 * scale, "even", "#7A2229")
        group.ink(pose.curve([(x + 2, 2), (x + 8, 30), (x - 2, 52), (x + 4, 68)]), 3.4 * scale, "even", "#C4553F")
