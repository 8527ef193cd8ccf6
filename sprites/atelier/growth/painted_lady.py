"""The painted lady (Vanessa cardui) on the sunflower: caterpillar, chrysalis, butterfly."""
from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ..geometry import Path, Point, Spot, angle, circle, point, polar
from ..line import SHADE, ends, taper
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

CATERPILLAR = Tones("#E3C765", "#6B6152", "#463E35", "#241E19")
CHRYSALIS = Tones("#F0E0B8", "#CDB78C", "#A08A62", "#4E4028")
ORANGE = Tones("#F0BE86", "#DE8E4C", "#B5632C", "#5A2F16")
DARK = Tones("#8A7462", "#4A392E", "#33261F", "#1E1612")
WHITE = "#FBF4E2"

FORE = ((3, -8), (24, -30), (52, -44), (60, -36), (54, -20), (48, 0), (26, 4))
HIND = ((3, -2), (30, 2), (46, 10), (46, 28), (30, 42), (14, 38), (5, 22))


def caterpillar(group: Group, spine: Path, width: float, tones: Tones = CATERPILLAR) -> None:
    """A spiny caterpillar on `spine`, its head at the end, `width` thick."""
    shares = np.linspace(.04, .94, 12)
    for u in shares:
        at, way = complex(spine.at(u)), complex(spine.tangent(u))
        for lean in (-62, -100, 60, 98):
            tip = at + polar(width * .92, angle(way) + lean)
            group.fill(taper(curve([at, tip]), width * .16, .5), tones.line)
    for k, u in enumerate(shares):
        at, way = complex(spine.at(u)), complex(spine.tangent(u))
        ring = circle(at, width * .40, width * (.5 if 0 < k < 11 else .42), angle(way))
        group.silhouette(ring).fill(ring, tones.mid if k % 2 else tones.deep).stroke(ring, tones.line, .8)
        group.clip(ring, Group().fill(ring.map(lambda z: z + polar(width * .34, SHADE)), tones.line, .45))
        for side in (-1, 1):
            group.fill(circle(at + side * 1j * way * width * .27, width * .10), tones.light)
    head = circle(spine.end + complex(spine.tangent(1.0)) * width * .12, width * .36)
    group.silhouette(head).fill(head, tones.line).contour(head, .7, 1.6, tones.line, SHADE)
    group.fill(circle(head.samples()[0].mean() - polar(width * .14, SHADE), width * .09), tones.mid)
    group.fill(taper(spine.part(.06, .92), width * .10, width * .06, ends(.2, .2)), tones.light)


def chrysalis(group: Group, pose: Pose, tones: Tones = CHRYSALIS) -> None:
    """A chrysalis 52 long that hangs from (0, 0), spots of gold on its back."""
    body = pose.shape([(0, 0, "c"), (3, 5), (8, 14), (10, 26), (9, 38), (4, 48), (1, 52, "c"), (-5, 44), (-7, 36),
                       (-11, 30, "c"), (-8, 20), (-4, 8)])
    inside = Group().fill(body, tones.mid).fill(pose.shape([(2, -2), (14, 10), (14, 40), (2, 54), (4, 30)]), tones.deep)
    for spots in ([(-8, 30), (2, 30), (8, 46)], [(-6, 18), (2, 20), (9, 17)], [(-4, 11), (2, 13), (7, 11)]):
        inside.fill(taper(pose.curve(spots), 1.6, .8, ends()), tones.line)
    for x, y in ((-3, 9), (-4, 15), (-5, 22), (-4, 36)):
        inside.fill(pose.circle((x, y), 1.7), tones.light)
    group.silhouette(body).clip(body, inside).contour(body, .8, 2.2, tones.line, SHADE)
    group.fill(taper(pose.curve([(0, -3), (0, 3)]), 3.4, 1.4), tones.line)


class _Banked(Pose):
    """A pose of a motif seen from the side: one unit to the right is drawn as `across`."""

    def __init__(self, pose: Pose, across: complex) -> None:
        super().__init__(pose.at, pose.scale, pose.turn, pose.flip)
        self.across = across

    def point(self, p: Point) -> complex:
        z = point(p)
        return super().point(self.across * z.real + 1j * z.imag)


def painted_lady(group: Group, pose: Pose, orange: Tones = ORANGE, dark: Tones = DARK, far: complex = 1,
                 near: complex = 1) -> None:
    """A butterfly 120 wide with open wings, from above, its head up.

    If it banks, the left wings are foreshortened and raised by `far`, the right ones by `near`.
    """
    for side, seen in ((-1, far), (1, near)):
        wing = _Banked(pose, complex(side * seen.real, seen.imag))
        _hind_wing(group, wing, orange, dark)
        _fore_wing(group, wing, orange, dark)
        group.fill(taper(wing.curve([(1, -17), (5, -28), (12, -38)]), 1.5, 1), dark.line)
        group.fill(wing.circle((12, -38), 1.8), dark.line)
    body = pose.shape([(0, -18), (4, -12), (4.4, -4), (3, 10), (0, 27), (-3, 10), (-4.4, -4), (-4, -12)])
    group.silhouette(body).fill(body, dark.mid).contour(body, .7, 1.8, dark.line, SHADE)
    group.fill(taper(pose.line((0, -13), (0, 20)), 2.4, .8, ends(.3, .5)), dark.light)


UNDER = Tones("#F6EAD0", "#CFAB78", "#98703F", "#4A3020")
ROSE, EYE = "#E2915E", "#5C7A8C"
SHUT_FORE: Sequence[Spot] = ((8, -18, "c"), (20, -48), (28, -78), (22, -96), (8, -93), (-10, -74), (-18, -54),
                             (-14, -34))
SHUT_HIND: Sequence[Spot] = ((8, -16, "c"), (-6, -42), (-24, -58), (-44, -54), (-56, -38), (-56, -22), (-44, -8),
                             (-18, -6))
MARBLE = ((-6, -22, 6, 4), (-16, -34, 6, 5), (-22, -20, 7, 4), (-30, -42, 6, 5), (-34, -28, 5, 4), (-36, -14, 6, 3.4))


def painted_lady_shut(group: Group, pose: Pose) -> None:
    """A butterfly about 95 high with closed wings, its feet on the origin, facing right."""
    for leg in ([(6, -11), (13, -7), (15, 1)], [(0, -10), (3, -4), (1, 2)], [(-5, -10), (-13, -6), (-17, 1)]):
        group.fill(taper(pose.curve(leg), 2.2, .9), UNDER.line)
    fore = pose.shape(SHUT_FORE)
    inside = Group().fill(fore, ROSE).fill(pose.shape([(4, -60), (20, -70), (40, -60), (40, -110), (-10, -110),
                                                       (-18, -74)]), DARK.mid)
    inside.fill(pose.shape([(14, -90), (24, -88), (30, -104), (0, -104)]), UNDER.mid)
    for x, y, wide in ((11, -74, 4.4), (16, -83, 2.6), (22, -76, 2.6), (4, -84, 2.4), (23, -68, 2.0)):
        inside.fill(pose.circle((x, y), wide), WHITE)
    for bar in ([(18, -46), (10, -50), (4, -48)], [(21, -57), (12, -60), (2, -58)], [(-4, -54), (-8, -64), (-14, -66)]):
        inside.fill(taper(pose.curve(bar), 5, 3, ends(.2, .3)), DARK.mid)
    _veins(inside, pose, ((22, -92), (10, -92), (-8, -74)), (8, -18), UNDER.deep)
    group.silhouette(fore).clip(fore, inside).contour(fore, .8, 2.4, DARK.line, SHADE)
    _marbled(group, pose)
    body = pose.shape([(-30, -4), (-16, -10), (2, -16), (14, -20), (24, -21), (28, -16), (22, -10), (6, -6), (-14, -3)])
    inside = Group().fill(body, UNDER.mid).fill(pose.shape([(-34, 0), (0, -10), (28, -14), (30, 4)]), UNDER.deep)
    for x in np.linspace(-24, 20, 10):
        hair = pose.curve([(x + 3, -16 - .2 * x), (x, -12 - .2 * x), (x - 4, -9 - .2 * x)])
        inside.fill(taper(hair, 1.5, .4, ends()), UNDER.line)
    group.silhouette(body).clip(body, inside).contour(body, .8, 2.2, DARK.line, SHADE)
    group.fill(pose.circle((24, -17.4), 2.8), DARK.line).fill(pose.circle((23.2, -18.4), .9), WHITE)
    for far in ((46, -46), (54, -36)):
        group.fill(taper(pose.curve([(25, -21), (36, -32), far]), 1.6, 1), DARK.line)
        group.fill(pose.circle(far, 2.1), DARK.line)


def _marbled(group: Group, pose: Pose) -> None:
    shape = pose.shape(SHUT_HIND)
    inside = Group().fill(shape, UNDER.mid)
    inside.fill(pose.shape([(12, -14), (-8, -30), (-26, -44), (-40, -42), (-40, -20), (-20, -8)]), UNDER.deep)
    for x, y, wide, high in MARBLE:
        inside.fill(pose.circle((x, y), wide, high), UNDER.light)
    _veins(inside, pose, ((-24, -58), (-44, -54), (-56, -38), (-56, -22), (-44, -8)), (8, -16), UNDER.light)
    inside.stroke(shape, DARK.mid, 5.4 * abs(pose.factor)).stroke(shape, UNDER.light, 2.4 * abs(pose.factor))
    for x, y in ((-31, -52), (-41, -45), (-47, -35), (-48, -25), (-41, -14)):
        inside.fill(pose.circle((x, y), 4), "#E9C455").fill(pose.circle((x, y), 2.9), DARK.deep)
        inside.fill(pose.circle((x - .4, y - .4), 1.3), EYE)
    group.silhouette(shape).clip(shape, inside).contour(shape, .8, 2.4, DARK.line, SHADE)


def _hind_wing(group: Group, pose: Pose, orange: Tones, dark: Tones) -> None:
    shape = pose.shape([(*spot, "c") if k == 0 else spot for k, spot in enumerate(HIND)])
    inside = Group().fill(shape, orange.mid)
    inside.fill(pose.shape([(0, -6), (16, 0), (18, 16), (10, 30), (0, 26)]), dark.light)
    for x, y in ((38, 14), (38, 23), (33, 31), (24, 35), (16, 33)):
        inside.fill(pose.circle((x, y), 2.3), dark.deep)
    for x, y in ((47, 10), (48, 19), (45, 28), (39, 36), (30, 42), (21, 42), (12, 39)):
        inside.fill(pose.circle((x, y), 3.2), dark.mid)
    _veins(inside, pose, ((42, 16), (40, 28), (28, 38)), (6, 2), orange.deep)
    group.silhouette(shape).clip(shape, inside).contour(shape, .7, 1.8, dark.line, SHADE)


def _fore_wing(group: Group, pose: Pose, orange: Tones, dark: Tones) -> None:
    shape = pose.shape([(*spot, "c") if k == 0 else spot for k, spot in enumerate(FORE)])
    inside = Group().fill(shape, orange.mid)
    inside.fill(pose.shape([(0, -10), (12, -18), (14, -6), (12, 6), (0, 4)]), dark.light)
    inside.fill(pose.shape([(32, -46), (64, -52), (66, -20), (54, 6), (46, 4), (48, -14), (40, -20), (34, -30)]),
                dark.mid)
    for spots in ([(20, -28), (25, -20), (23, -14)], [(30, -22), (36, -12), (32, -4)], [(16, -4), (28, -3), (40, -8)]):
        inside.fill(taper(pose.curve(spots), 5.6 * abs(pose.factor), 4, ends(.3, .3)), dark.mid)
    for x, y, size in ((40, -34, 3.4), (47, -38, 2.4), (54, -34, 2), (54, -26, 2), (51, -18, 2.2)):
        inside.fill(pose.circle((x, y), size), WHITE)
    _veins(inside, pose, ((50, -30), (48, -12), (40, 0)), (4, -8), orange.deep)
    group.silhouette(shape).clip(shape, inside).contour(shape, .7, 2.0, dark.line, SHADE)


def _veins(group: Group, pose: Pose, tips: Sequence[tuple[float, float]], root: tuple[float, float],
           ink: str) -> None:
    for tip in tips:
        group.fill(taper(pose.line(root, tip), 1.2, .6), ink)
