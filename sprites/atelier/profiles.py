"""A young head in profile, bowed, the eye cast down, in three tones."""
from __future__ import annotations

from . import palette as pal
from .faces import Person, fold_ink
from .geometry import Point, Spot
from .line import ends, taper
from .splines import Pose
from .svg import Group
from .tones import mix_ink

OUTLINE: list[Spot] = [(-10, -84), (14, -78), (30, -62), (36, -42), (36, -24), (33, -9), (36, 2), (42, 13), (50.5, 24),
                       (51, 29), (46, 33.5), (39.5, 36, "c"), (40.5, 42), (46, 46.5), (47, 50.5), (40, 54, "c"),
                       (44.5, 57.5), (43, 63), (37.5, 66), (39, 73), (40, 80), (35, 88), (21, 91), (2, 84), (-16, 70),
                       (-28, 44), (-36, 16), (-46, -10), (-50, -40), (-36, -74)]
SHADES: list[list[Spot]] = [
    [(-60, -84, "c"), (-24, -60), (-24, -10), (-16, 34), (2, 62), (24, 78), (41, 84), (46, 106, "c"), (-60, 116, "c")],
    [(4, -12), (16, -15), (28, -12), (33, -5), (30, 3), (16, 5), (5, 1)],
    [(36, 25), (45, 29), (44, 35), (34, 36)], [(40, 66), (45, 67), (44, 72), (39, 72)]]
LIGHTS: list[list[Spot]] = [[(10, 18), (22, 13), (32, 18), (24, 25), (13, 25)], [(38, 6), (46, 19), (47, 25), (40, 14)],
                            [(18, -66), (30, -50), (31, -34), (23, -48)]]
UPPER_LIP: list[Spot] = [(29, 53.5, "c"), (36.5, 50), (44, 46.5), (46.5, 50.5), (40, 54, "c")]
LOWER_LIP: list[Spot] = [(30, 54.5, "c"), (40, 54.5, "c"), (44, 58), (42, 62), (36, 61)]
LINES: list[tuple[list[Spot], float]] = [
    ([(6, -4), (16, -10), (29, -8)], 1.7), ([(43, 35), (38.5, 32), (39, 27), (43, 24.5)], 1.9),
    ([(49, 32), (45, 31), (42, 33.5)], 2.2), ([(27, 53), (34, 55), (40.5, 54.2)], 2.2),
    ([(26, 49), (24, 54), (26, 59)], 1.5)]
LASH: list[Spot] = [(4, 1), (12, 6.5), (22, 8), (31, 4)]
LASHES: tuple[list[Spot], ...] = ([(30, 5), (34, 8), (37, 8)], [(25, 7.5), (29, 12), (33, 13)],
                                  [(18, 8), (21, 13), (25, 15)])
BROW: list[Spot] = [(36, -18), (24, -25), (11, -23), (-1, -15)]


def bowed(group: Group, at: Point, scale: float = 1.0, turn: float = 0, who: Person | None = None) -> Pose:
    """A face of `who` in profile, looking right and down: eye line at y 0, chin near y 90. Returns its pose."""
    who = who or Person("youth")
    pose, inside, ink = Pose(at, scale, turn), Group(), fold_ink(who)
    for spots in SHADES:
        inside.fill(pose.shape(spots), who.shade)
    inside.fill(pose.shape([(2, 26), (14, 21), (27, 26), (28, 36), (18, 43), (6, 38)]),
                mix_ink(who.skin, who.blush, .2))
    for spots in LIGHTS:
        inside.fill(pose.shape(spots), mix_ink(who.skin, "#FFFFFF", .34))
    group.solid(pose.shape(OUTLINE), who.skin, inside, 1.6, 3.6, toward=70)
    for spots in (LASH, *LASHES):
        group.ink(pose.curve(spots), (4.4 if spots is LASH else 2.2) * scale, "swell" if spots is LASH else "out")
    group.fill(taper(pose.curve(BROW), 6.5 * scale * who.bushy, 1.5, ends(.15, .4)), who.brow)
    group.fill(pose.shape(UPPER_LIP), mix_ink(who.lips, pal.INK, .14)).fill(pose.shape(LOWER_LIP), who.lips)
    for spots, width in LINES:
        group.fill(taper(pose.curve(spots), width * scale, .6, ends(.3, .4)), ink)
    return pose
