"""Parts of the figures: locks of hair, faces, hands, small ornaments of dress."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np

from . import palette as pal
from .geometry import Path, Point, Spot, circle, point, polar
from .ribbons import Petal, Profile, brush, edges
from .splines import Pose, curve
from .svg import Group

Points: TypeAlias = Sequence[Spot]


@dataclass(frozen=True, slots=True)
class Hair:
    """Three tones of hair: base, light, dark."""
    base: str
    light: str
    dark: str


def _lock_profile(width: float) -> Profile:
    return lambda u: (width / 2 * (np.minimum(1, (np.asarray(u) + .02) * 3.4) ** .75)
                      * np.clip(1 - np.asarray(u), 0, 1) ** .55)


def lock(group: Group, spots: Sequence[Spot], width: float, hair: Hair, lines: int = 2,
         half: Profile | None = None) -> None:
    """A ribbon of hair through `spots`, swelling and tapering, with flow lines."""
    spine = curve(spots)
    strand = Petal(*edges(spine, half or _lock_profile(width), n=max(14, int(spine.length() / 7))))
    outline = strand.outline()
    group.silhouette(outline).fill(outline, hair.base)
    group.fill(strand.side(1, .62), hair.dark)
    group.fill(strand.side(.14, .34, .08, .8), hair.light)
    for i in range(lines):
        group.ink(strand.vein((i + 1) / (lines + 1), .02 + .1 * (i % 2), .92 - .12 * (i % 2)), 1.7, "both")
    group.contour(outline, 1.5, 4.0, cut=60)


def locks(group: Group, table: Sequence[tuple[Points, float]], hair: Hair, lines: int = 2) -> None:
    """Locks laid back to front; `table` rows are (points, width)."""
    for spots, width in table:
        lock(group, spots, width, hair, lines)


def whisker(width: float) -> Profile:
    """The half-width of one side of a moustache."""
    return lambda u: width / 2 * np.sin(np.pi * np.clip(u * .9 + .1, 0, 1)) ** .8


@dataclass(frozen=True, slots=True)
class Face:
    """What tells one face from another: lips, iris, skin; `age` draws wrinkles and bushy brows, `beard` no mouth."""
    lips: str = "#B4524A"
    iris: str = "#4B5A45"
    skin: str = pal.SKIN
    shade: str = pal.SKIN_SHADE
    age: bool = False
    beard: bool = False


FACE_OUTLINE: list[Spot] = [(38, -62), (44, -38), (42, -18), (37.5, -5), (43, 14), (41, 34), (35, 52), (33, 68),
                            (24, 84), (8, 90), (-16, 80), (-40, 54), (-52, 12), (-54, -30), (-24, -72)]
# flat shadows: temple and jaw, eye sockets, side of the nose, under the nose
FACE_SHADOWS: list[tuple[list[Spot], float | None]] = [
    ([(-60, -70, "c"), (-38, -50), (-36, -10), (-32, 26), (-18, 58), (2, 76), (20, 88), (10, 100, "c"),
      (-60, 100, "c")], None),
    ([(-34, -8), (-16, -17), (4, -9), (8, 0), (-6, 2), (-20, -2)], .8),
    ([(17, -10), (30, -16), (42, -8), (40, 0), (30, -5), (22, 0)], .8),
    ([(10, -10, "c"), (16, 2), (15, 18), (10, 28), (12, 36), (22, 38, "c"), (17, 26), (21, 10), (18, -8, "c")], None),
    ([(18, 40), (28, 40), (30, 46), (20, 47)], .7),
]
# outline, centre of the iris, its radius
EYES: list[tuple[list[Spot], tuple[float, float], float]] = [
    ([(-31, 3, "c"), (-24, -3.5), (-14, -6.2), (-4, -2), (3, 4.5, "c"), (-7, 7.5), (-19, 7.5)], (-11, -.2), 7.4),
    ([(19, 3.5, "c"), (24, -3), (31, -5.6), (38, 0, "c"), (34, 5), (26, 6.5)], (31, -.4), 6.3),
]
EYE_LINES: list[tuple[Points, float, str]] = [
    ([(-35, 5.5), (-25, -4), (-14, -7), (-4, -2.6), (4, 5)], 4.2, "swell"),
    ([(18, 4.5), (24, -3.6), (31, -6.4), (38, -1), (41, 2)], 3.8, "swell"),
    ([(-26, 8), (-14, 9.4), (-2, 6)], 1.6, "both"), ([(22, 6.5), (29, 8), (36, 4)], 1.5, "both"),
    ([(-31, -3), (-17, -11), (0, -4)], 1.5, "both"), ([(20, -4), (30, -10.5), (39, -4)], 1.4, "both"),
]
AGE_LINES: list[tuple[Points, float]] = [
    ([(8, -12), (10, -22), (9, -30)], 1.5), ([(15, -14), (15, -23), (17, -29)], 1.5),
    ([(-30, 11), (-18, 15), (-6, 13)], 1.4), ([(-36, -2), (-42, 0)], 1.3), ([(-36, 3), (-43, 7)], 1.3),
    ([(-18, -31), (8, -34), (34, -30)], 1.3), ([(-18, -41), (8, -44), (34, -40)], 1.3),
]
NOSE_LINES: list[tuple[Points, float, str]] = [
    ([(17, -13), (20, 4), (26, 20), (31, 29), (29, 36), (22, 38)], 2.3, "even"),
    ([(24, 37.5), (18, 36), (13, 38)], 2.6, "both"), ([(13, 26), (8.5, 31), (10, 37), (14, 38)], 1.9, "both"),
]
UPPER_LIP: list[Spot] = [(2, 56.5, "c"), (10, 52.5), (15.5, 51), (18.5, 52.3), (22, 51), (28, 55.5, "c"),
                         (20, 56.8), (12, 56.8)]
LOWER_LIP: list[Spot] = [(4, 57, "c"), (12, 57.4), (20, 57.4), (27.5, 56, "c"), (23, 63), (16, 65.5), (9, 62.5)]
MOUTH_LINES: list[tuple[Points, float]] = [
    ([(0, 57.2), (8, 56), (15, 57.2), (20, 57), (29.5, 55.4)], 2.2), ([(11, 68.5), (16, 70), (21, 68.5)], 1.6),
    ([(19.5, 43), (20.5, 47.5)], 1.3),
]


def face(group: Group, at: Point, scale: float = 1.0, turn: float = 0, flip: bool = False,
         look: Face | None = None) -> None:
    """A three-quarter face turned to the right (`flip`: left): eye line at y 0, chin at y 90."""
    look = look or Face()
    pose = Pose(at, scale, turn, flip)
    inside = Group()
    for spots, opacity in FACE_SHADOWS:
        inside.fill(pose.shape(spots), look.shade, opacity)
    for (x, y), count in (((-20, 30), 5), ((36, 30), 3)):  # blush as a few hatches, never a round spot
        for q in range(count):
            hatch = pose.curve([(x - 10 + q * 5, y - 6), (x - 11 + q * 5, y + 1), (x - 14 + q * 5, y + 7)])
            inside.ink(hatch, 3.0 * scale, "both", pal.BLUSH, .75)
    group.solid(pose.shape(FACE_OUTLINE), look.skin, inside, 1.7, 3.6, toward=70)
    _eyes(group, pose, look)
    _brows(group, pose, look)
    for nose, width, kind in NOSE_LINES:
        group.ink(pose.curve(nose), width * scale, kind)
    if not look.beard:
        _mouth(group, pose, look)


def _eyes(group: Group, pose: Pose, look: Face) -> None:
    for spots, (x, y), r in EYES:
        eye, inside = pose.shape(spots), Group()
        group.fill(eye, "#F8F0DD")
        iris = pose.shape([(x - r, y), (x, y - r), (x + r, y), (x, y + r)])
        inside.fill(iris, look.iris).stroke(iris, pal.INK, 1.3 * pose.scale)
        inside.fill(pose.circle((x + .5, y), r * .46), pal.INK).fill(pose.circle((x - 2, y - 2.5), r * .22), "#FFFFFF")
        group.clip(eye, inside)
    for lash, width, kind in EYE_LINES:
        group.ink(pose.curve(lash), width * pose.scale, kind)


def _brows(group: Group, pose: Pose, look: Face) -> None:
    """Each brow a tapered mass; an old face has bushy ones and lines."""
    colour, bushy = ("#5B3620", 1.45) if look.age else (pal.INK, 1)
    left = pose.curve([(-41, -9), (-29, -18.5), (-12, -20), (6, -11)])
    right = pose.curve([(16.5, -12), (27, -19), (37, -17), (44, -8)])
    group.fill(brush(left, 6.5 * pose.scale * bushy,
                     lambda u: np.clip(u * 1.6 + .1, 0, 1) ** .6 * np.clip(1.12 - u, 0, 1) ** .5), colour)
    group.fill(brush(right, 5.6 * pose.scale * bushy,
                     lambda u: np.clip(1.02 - u, 0, 1) ** .5 * np.clip(u * 3 + .3, 0, 1)), colour)
    for spots, width in AGE_LINES if look.age else ():
        group.ink(pose.curve(spots), width * pose.scale)


def _mouth(group: Group, pose: Pose, look: Face) -> None:
    group.fill(pose.shape(UPPER_LIP), look.lips).fill(pose.shape(LOWER_LIP), look.lips)
    group.fill(pose.shape([(12, 59.5), (17, 58.8), (21, 60), (17, 62)]), "#E3A090", .8)
    for spots, width in MOUTH_LINES:
        group.ink(pose.curve(spots), width * pose.scale)


FINGERS = ((-26, 30), (-11, 33), (4, 32), (18, 27))  # height, length


def fist(group: Group, at: Point, scale: float = 1.0, turn: float = 0, flip: bool = False, skin: str = pal.SKIN,
         shade: str = pal.SKIN_SHADE) -> None:
    """A hand closed round a staff, its back to the viewer, fingers to the right."""
    pose = Pose(at, scale, turn, flip)
    back = pose.shape([(-30, 34, "c"), (-36, 4), (-34, -22), (-16, -34), (10, -34), (22, -20), (20, 10),
                       (16, 36, "c")])
    dark = pose.shape([(-2, 40, "c"), (2, 8), (6, -10), (30, -26, "c"), (40, 40, "c")])
    group.solid(back, skin, Group().fill(dark, shade), 1.6, 3.6)
    for y, n in FINGERS:
        finger = pose.shape([(-8, y - 7), (8, y - 9), (n - 6, y - 7), (n, y), (n - 6, y + 7), (8, y + 7),
                             (-8, y + 6)])
        dark = pose.shape([(-10, y + 2), (n - 6, y + 2), (n + 2, y - 2), (n + 2, y + 12), (-10, y + 12)])
        group.solid(finger, skin, Group().fill(dark, shade), 1.5, 3)
        group.ink(pose.curve([(n - 8, y - 5), (n - 10, y), (n - 8, y + 4)]), 1.3)
    thumb = pose.shape([(-30, -10), (-20, -34), (-2, -48), (10, -46), (8, -36), (-6, -24), (-14, -6)])
    group.solid(thumb, skin, None, 1.6, 3.2)
    group.ink(pose.curve([(2, -46), (6, -40), (1, -37)]), 1.3)


def ermine(group: Group, at: Point, turn: float = 0, scale: float = 1) -> None:
    """One ermine tail with its three dots."""
    pose = Pose(at, scale, turn)
    group.fill(pose.shape([(0, -12, "c"), (5, 2), (8, 16, "c"), (3, 12), (0, 19, "c"), (-3, 12), (-8, 16, "c"),
                           (-5, 2)]), pal.INK)
    for dot in ((-6, -14), (6, -14), (0, -20)):
        group.fill(pose.circle(dot, 2.1), pal.INK)


def pearls(group: Group, string: Path, count: int, radius: float, first: float = .04, last: float = .96,
           line_width: float = 1.0) -> None:
    """`count` pearls along `string`."""
    for u in np.linspace(first, last, count):
        pearl = circle(string.at(u), radius)
        group.fill(pearl, pal.PEARL).stroke(pearl, pal.INK, line_width)


def jingle_bell(group: Group, at: Point, radius: float = 11) -> None:
    """A round gilt bell with its slit."""
    centre = point(at)
    ball = circle(centre, radius)
    inside = Group().fill(circle(centre + radius * .5 * (1 + 1j), radius), pal.GILT_DARK)
    inside.fill(circle(centre - radius * .45 * (1 + 1j), radius * .45), pal.GILT_LIGHT)
    group.silhouette(ball).fill(ball, pal.GILT).clip(ball, inside)
    low = centre + .2j * radius
    group.ink(curve([centre + polar(radius, 160), low, centre + polar(radius, 20)]), 2.4, "even")
    group.ink(curve([low, centre + .75j * radius]), 2.6, "even")
    group.stroke(ball, pal.INK, 1.7)
