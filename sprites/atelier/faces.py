"""Faces beyond the usual one: men, the old, the young, and the profile."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from . import palette as pal
from .geometry import Point, Spot
from .line import shaded
from .ribbons import brush
from .splines import Pose
from .svg import Group
from .tones import mix_ink

Line = tuple[Sequence[Spot], float, str]
Points = Sequence[Spot]


@dataclass(frozen=True, slots=True)
class Person:
    """The features of a head; `lids` 0..1 lowers the upper lids, `lines` draws the folds of age."""
    build: str = "woman"
    skin: str = pal.SKIN
    shade: str = pal.SKIN_SHADE
    lips: str = "#B4524A"
    iris: str = "#4B5A45"
    brow: str = pal.INK
    bushy: float = 1.0
    lids: float = 0.0
    lines: bool = False
    mouth: bool = True
    smile: float = 0.0
    blush: str = pal.BLUSH


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
UPPER_LIP: list[Spot] = [(2, 56.5, "c"), (10, 52.5), (15.5, 51), (18.5, 52.3), (22, 51), (28, 55.5, "c"),
                         (20, 56.8), (12, 56.8)]
LOWER_LIP: list[Spot] = [(4, 57, "c"), (12, 57.4), (20, 57.4), (27.5, 56, "c"), (23, 63), (16, 65.5), (9, 62.5)]
MOUTH_LINES: list[tuple[Points, float]] = [
    ([(0, 57.2), (8, 56), (15, 57.2), (20, 57), (29.5, 55.4)], 2.2), ([(11, 68.5), (16, 70), (21, 68.5)], 1.6),
    ([(19.5, 43), (20.5, 47.5)], 1.3),
]
OUTLINES: dict[str, list[Spot]] = {
    "woman": FACE_OUTLINE,
    "man": [(38, -62), (45, -38), (44, -19), (39, -6), (45, 14), (43.5, 34), (39, 54), (38, 72), (30, 90), (10, 96),
            (-16, 88), (-43, 60), (-53, 12), (-54, -30), (-24, -72)],
    "youth": [(38, -62), (45, -38), (43, -18), (38.5, -5), (44.5, 14), (43, 34), (37, 52), (34, 66), (25, 81),
              (8, 87), (-17, 80), (-43, 55), (-53, 12), (-54, -30), (-24, -72)],
    "old": [(38, -64), (45, -40), (45, -20), (38, -5), (44.5, 12), (41, 34), (35, 50), (36, 70), (29, 90), (9, 96),
            (-14, 86), (-36, 60), (-50, 14), (-54, -30), (-24, -72)],
}
NEAR_CHEEK: list[Spot] = [(-31, 22), (-18, 17), (-5, 22), (-3, 31), (-14, 40), (-27, 35)]
FAR_CHEEK: list[Spot] = [(33, 19), (40, 15), (48, 18), (48, 34), (40, 36), (35, 30)]
# the tip, the nostril and its wing: the bridge is the edge of its shadow, never a line from the brow
NOSES: dict[str, list[Line]] = {
    "woman": [([(25, 17), (29, 25), (31, 30), (28.5, 36), (22, 38)], 2.0, "swell"),
              ([(24, 37.5), (18.5, 36), (14, 38)], 2.4, "both"), ([(13, 28), (9.5, 32), (10.5, 37)], 1.5, "both")],
    "youth": [([(24, 20), (30, 26), (32, 31), (28, 36), (22, 37.5)], 2.0, "swell"),
              ([(24, 37.5), (18, 35.5), (13, 38)], 2.6, "both"), ([(13, 27), (9, 32), (10.5, 37.5)], 1.7, "both")],
    "man": [([(21, -1), (25, 8), (28, 16)], 1.5, "both"),
            ([(29, 21), (34, 31), (31, 39), (23, 41)], 2.3, "swell"),
            ([(25, 40.5), (18, 38), (13, 40)], 2.8, "both"), ([(13, 27), (8, 33), (9.5, 39)], 1.9, "both")],
    "old": [([(19, -6), (25, 2), (29, 12)], 2.0, "both"),
            ([(29, 14), (34, 27), (34, 36), (29, 41), (23, 41)], 2.4, "swell"),
            ([(26, 41), (18, 38.5), (12, 41)], 2.8, "both"), ([(13, 26), (7, 33), (9, 40)], 2.0, "both")],
}
FOLDS: list[Line] = [
    ([(9, -12), (11, -21), (10, -28)], 1.4, "both"), ([(15, -14), (15.5, -22), (17, -28)], 1.4, "both"),
    ([(-29, 12), (-17, 16), (-5, 13.5)], 1.5, "both"), ([(21, 12), (29, 14), (36, 10)], 1.3, "both"),
    ([(-36, -1), (-42, -2), (-46, -6)], 1.3, "both"), ([(-36, 3), (-43, 4), (-47, 6)], 1.3, "both"),
    ([(-36, 7), (-42, 10), (-45, 14)], 1.3, "both"), ([(-18, -33), (8, -36), (34, -32)], 1.3, "both"),
    ([(-16, -43), (8, -46), (32, -42)], 1.3, "both"), ([(6, 39), (-3, 48), (-4, 60)], 1.7, "both"),
    ([(33, 42), (36, 50), (35, 57)], 1.5, "both"), ([(-26, 30), (-20, 44), (-22, 54)], 1.2, "both"),
]


def portrait(group: Group, at: Point, scale: float = 1.0, turn: float = 0, who: Person | None = None) -> Pose:
    """A three-quarter face of `who` turned right: eye line at y 0, chin near y 90. Returns its pose."""
    who = who or Person()
    pose = Pose(at, scale, turn)
    inside = Group()
    for spots, opacity in FACE_SHADOWS:
        tone = mix_ink(who.skin, who.shade, opacity or 1)
        shaded(inside, pose.shape(spots), tone, mix_ink(tone, fold_ink(who), .22), 3.6, 0)
    _blush(inside, pose, who, NEAR_CHEEK, FAR_CHEEK)
    group.solid(pose.shape(OUTLINES[who.build]), who.skin, inside, 1.7, 3.6, toward=70)
    _eyes(group, pose, who)
    left = pose.curve([(-41, -9), (-29, -18.5), (-12, -20), (6, -11)])
    right = pose.curve([(16.5, -12), (27, -19), (37, -17), (44, -8)])
    group.fill(brush(left, 6.5 * scale * who.bushy, _outward), who.brow)
    group.fill(brush(right, 5.6 * scale * who.bushy, lambda u: _outward(1 - u)), who.brow)
    lines(group, pose, NOSES[who.build], fold_ink(who))
    if who.lines:
        lines(group, pose, FOLDS, fold_ink(who))
    if who.mouth:
        _mouth(group, pose, who)
    return pose


def fold_ink(who: Person) -> str:
    """The ink of nose and folds: darker than the shade of the skin, lighter than the contour."""
    return mix_ink(who.shade, pal.INK, .72)


def lines(group: Group, pose: Pose, table: Sequence[Line], colour: str = pal.INK) -> None:
    """Brush lines of `table`, rows of points, width and profile, set down by `pose`."""
    for spots, width, kind in table:
        group.ink(pose.curve(spots), width * pose.scale, kind, colour)


def _outward(u: float) -> float:
    """The width of a brow: full by the nose, dying away at the temple."""
    swell: float = np.clip(u * 1.6 + .1, 0, 1) ** .6 * np.clip(1.12 - u, 0, 1) ** .5
    return swell


def _blush(inside: Group, pose: Pose, who: Person, *places: list[Spot]) -> None:
    """A flush on the cheeks of women and the young, one flat tone near the skin's own."""
    if who.build in ("woman", "youth"):
        for place in places:
            inside.fill(pose.shape(place), mix_ink(who.skin, who.blush, .2))


def _eyes(group: Group, pose: Pose, who: Person) -> None:
    for spots, (x, y), r in EYES:
        eye, inside = pose.shape(spots), Group()
        group.fill(eye, "#F8F0DD")
        iris = pose.circle((x, y + 1.6 * who.lids), r)
        inside.fill(iris, who.iris).stroke(iris, pal.INK, 1.3 * pose.scale)
        inside.fill(pose.circle((x + .5, y + 2 * who.lids), r * .46), pal.INK)
        inside.fill(pose.circle((x - 2, y - 2.5 + 3 * who.lids), r * .22), "#FFFFFF")
        if who.lids:
            inside.fill(pose.shape([(x - 26, y - 22, "c"), (x + 26, y - 22, "c"), (x + 24, y + 2, "c"),
                                    (x, y - 6 + 5 * who.lids), (x - 24, y + 4, "c")]), who.shade)
            inside.ink(pose.curve([(x - 22, y + 3.5), (x, y - 5 + 5 * who.lids), (x + 22, y + 3)]), 3.4, "both")
        group.clip(eye, inside)
    thin = 1 if who.build == "woman" else .8
    for lash, width, kind in EYE_LINES:
        group.ink(pose.curve(lash), width * pose.scale * thin, kind)


def _mouth(group: Group, pose: Pose, who: Person) -> None:
    """The mouth, a man's narrower; a smile lifts its corners."""
    slim = .74 if who.build in ("man", "old") else .82 if who.build == "youth" else 1
    low = 2.0 if who.build in ("man", "old") else 0

    def put(spots: Sequence[Spot]) -> list[Spot]:
        out: list[Spot] = []
        for spot in spots:
            x, y, *mark = spot if isinstance(spot, tuple) else (spot.real, spot.imag)
            y = 57 + low + (float(y) - 57) * slim - who.smile * (abs(float(x) - 17) / 14) ** 2 * 4
            out.append((x, y, mark[0]) if mark else (x, y))
        return out
    group.fill(pose.shape(put(UPPER_LIP)), who.lips).fill(pose.shape(put(LOWER_LIP)), who.lips)
    group.fill(pose.shape(put([(12, 59.5), (17, 58.8), (21, 60), (17, 62)])), "#E3A090", .8)
    for spots, width in MOUTH_LINES:
        group.ink(pose.curve(put(spots)), width * pose.scale)
    if who.smile:
        lines(group, pose, [([(-3, 50), (-6, 55), (-4, 61)], 1.5, "both")])
