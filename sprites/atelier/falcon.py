"""A peregrine on the fist."""
from __future__ import annotations

from collections.abc import Sequence

from . import palette as pal
from .geometry import Point, Spot, line, point
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
TAIL: list[Spot] = [(-22, -20, "c"), (-66, 92, "c"), (-60, 101), (-48, 102), (-36, 95, "c"), (2, -4, "c")]
BEAK: list[Spot] = [(33, -152), (43, -149), (49, -139), (47, -126, "c"), (42, -134), (33, -137, "c"), (31, -144)]
EYE = (20, -147)


def falcon(group: Group, at: Point, scale: float = 1.0, turn: float = 0) -> None:
    """A peregrine looking right, perched on `at`, some 170 units tall."""
    pose = Pose(at, scale, turn)
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
    inside.fill(pose.shape(CAP), SLATE_DARK)
    inside.fill(pose.shape([(-4, -162), (10, -168), (24, -162), (10, -160)]), SLATE)
    group.solid(pose.shape(BODY), BREAST, inside, 1.5, 3.8)
    for thigh in THIGHS:
        _thigh(group, pose, thigh)
    _wing(group, pose)
    group.solid(pose.shape(BEAK), "#59646A", Group().fill(pose.circle((33, -146), 7), "#E6B33C"), 1.3, 2.4)
    group.fill(pose.circle(EYE, 6.8), "#E6B33C").fill(pose.circle(EYE, 5.3), pal.INK)
    group.fill(taper(pose.curve([(10, -150), (19, -155.5), (30, -149)]), 4.4 * scale, 2 * scale, ends(.2, .3)), pal.INK)
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
            inside.fill(taper(edge, 2.8 * scale, 1.4 * scale, ends()), SLATE_LIGHT if k < 2 else SLATE_DARK)
    group.solid(pose.shape(WING), SLATE, inside, 1.5, 3.8)


THIGHS: tuple[list[Spot], ...] = (  # the far and the near: full trousers of feathers, open above
    [(25, -66), (22, -46), (22, -28), (25, -14), (29, -5, "c"), (33, -2), (38, -6, "c"), (43, -20), (47, -38),
     (45, -58)],
    [(-16, -76), (-22, -54), (-19, -34), (-10, -18), (0, -5, "c"), (6, -2), (12, -6, "c"), (20, -20), (25, -40),
     (22, -66)])
FEET = (((33, 3), (-8, 2, 12)), ((6, 3), (-12, -2, 9)))  # where a foot stands, how far out its three toes reach
LEG, LEG_DARK, LEG_LIGHT = "#E6B33C", "#A8741C", "#F3D27C"


def talons(group: Group, at: Point, scale: float = 1.0, turn: float = 0) -> None:
    """Its feathered thighs, the yellow tarsi with the jesses, and the toes that close round the glove."""
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
    """A toe over the edge of the glove: three pads, and a black claw that bends under."""
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
