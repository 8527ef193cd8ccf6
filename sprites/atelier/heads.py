"""A head seen from the front, in three tones: light falls from the left, the right half of the face lies in shade."""
from __future__ import annotations

from collections.abc import Callable, Sequence

from . import palette as pal
from .faces import Person, fold_ink
from .geometry import Point, Spot, point
from .line import ends, pressed, taper
from .splines import Pose
from .svg import Group
from .tones import mix_ink

Spots = Sequence[Spot]

OUTLINE: list[Spot] = [(0, -86), (34, -78), (51, -48), (53, -8), (51, 20), (46, 46), (35, 70), (17, 89), (0, 93),
                       (-17, 89), (-35, 70), (-46, 46), (-51, 20), (-53, -8), (-51, -48), (-34, -78)]
SHADES: list[list[Spot]] = [
    [(70, -90, "c"), (34, -70), (37, -30), (41, -4), (33, 22), (35, 46), (24, 68), (12, 84), (2, 96, "c"),
     (70, 110, "c")],
    [(-44, -6), (-34, -14), (-20, -14), (-9, -8), (-6, 2), (-12, -2), (-24, -5), (-36, -1)],
    [(44, -6), (34, -14), (20, -14), (9, -8), (6, 2), (12, -2), (24, -5), (36, -1)],
    [(8, -14, "c"), (6, 4), (7, 20), (13, 28), (16, 34), (8, 41), (0, 41, "c"), (5, 34), (2, 22), (3, 4)],
    [(-10, 42), (0, 44), (12, 41), (7, 48), (-5, 48)],
    [(-10, 70), (0, 72), (12, 69), (7, 76), (-5, 76)],
]
LIGHTS: list[list[Spot]] = [
    [(-3, -8), (-1, 8), (0, 24), (-3, 33), (-5, 24), (-5, 6)], [(-40, 18), (-28, 14), (-16, 20), (-24, 26), (-36, 25)],
    [(-34, -52), (-18, -62), (2, -62), (-6, -50), (-24, -40)]]
EYE: list[Spot] = [(-36, 4, "c"), (-30, -4), (-21, -6.5), (-12, -3), (-6.5, 5, "c"), (-15, 7.5), (-27, 7.5)]
LASH: list[Spot] = [(-40, 6), (-31, -2), (-21, -4.2), (-12, -1.6), (-6, 5.5)]
LID: list[Spot] = [(-36, -3), (-23, -9.5), (-9, -3)]
LID_OVER: list[Spot] = [(-42, -14, "c"), (0, -14, "c"), (-4, 4), (-12, -.6), (-21, -2.6), (-32, .6), (-42, 6)]
LOWER: list[Spot] = [(-31, 8), (-20, 9.8), (-9, 7)]
BROW: list[Spot] = [(-7, -13), (-20, -20), (-34, -18), (-44, -8)]
NOSE: list[tuple[Spots, float]] = [
    ([(-7, 38), (-3, 41), (0, 41.6), (3, 41), (7, 38)], 2.8), ([(-13, 27), (-16.5, 34), (-12, 39.5), (-7, 38)], 2.2),
    ([(13, 27), (16.5, 34), (12, 39.5), (7, 38)], 2.6), ([(7, -9), (5, 2), (7, 14)], 1.6)]
UPPER_LIP: list[Spot] = [(-17, 57, "c"), (-8, 54), (-3, 53), (0, 54), (3, 53), (8, 54), (17, 57, "c"), (8, 58.2),
                         (0, 59), (-8, 58.2)]
LOWER_LIP: list[Spot] = [(-15, 58.5, "c"), (-6, 59.4), (6, 59.4), (15, 58.5, "c"), (9, 63), (0, 64.6), (-9, 63)]


def _mirror(spots: Spots) -> list[Spot]:
    return [(-s[0], *s[1:]) if isinstance(s, tuple) else -s.conjugate() for s in spots]


def facing(group: Group, at: Point, scale: float = 1.0, turn: float = 0, who: Person | None = None) -> Pose:
    """A face of `who` that looks straight out: eye line at y 0, chin at y 93. Returns its pose."""
    who = who or Person()
    pose, inside, ink = Pose(at, scale, turn), Group(), fold_ink(who)
    spots: Spots
    for spots in SHADES:
        inside.fill(pose.shape(spots), who.shade)
    for spots in LIGHTS:
        inside.fill(pose.shape(spots), mix_ink(who.skin, "#FFFFFF", .34))
    group.solid(pose.shape(OUTLINE), who.skin, inside, 1.6, 3.6)
    for side in (list, _mirror):
        _eye(group, pose, who, side)
    for spots, width in NOSE:
        group.fill(taper(pose.curve(spots), width * scale, width * .6 * scale, ends(.35, .35)), ink)
    if who.mouth:
        group.fill(pose.shape(UPPER_LIP), mix_ink(who.lips, pal.INK, .16)).fill(pose.shape(LOWER_LIP), who.lips)
        group.fill(pressed(pose.curve([(-19, 57), (-8, 58), (0, 59.4), (8, 58), (19, 57)]), 1.6, 3.0), ink)
    return pose


def _eye(group: Group, pose: Pose, who: Person, put: Callable[[Spots], list[Spot]]) -> None:
    eye, inside, ink = pose.shape(put(EYE)), Group(), fold_ink(who)
    x = point(put([(-20.5, 0.0)])[0]).real
    group.fill(eye, "#F8F0DD")
    inside.fill(pose.circle((x, .4), 7.6), who.iris).stroke(pose.circle((x, .4), 7.6), pal.INK, 1.3 * pose.scale)
    inside.fill(pose.circle((x, .6), 3.6), pal.INK).fill(pose.circle((x - 2.4, -2.2), 1.7), "#FFFFFF")
    inside.fill(pose.shape(put(LID_OVER)), who.shade)
    group.clip(eye, inside)
    group.ink(pose.curve(put(LASH)), 4.2 * pose.scale, "swell")
    group.ink(pose.curve(put(LID)), 1.7 * pose.scale, "both", ink)
    group.ink(pose.curve(put(LOWER)), 1.5 * pose.scale, "both", ink)
    brow = pose.curve(put(BROW))
    group.fill(taper(brow, 7.5 * pose.scale * who.bushy, 2, ends(.12, .4)), who.brow)
