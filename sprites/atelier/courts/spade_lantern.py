"""The lantern of the knave of spades, its light, and the arm that lifts it."""
from __future__ import annotations

from dataclasses import replace

from .. import palette as pal
from ..dress import garment, gilt_hem
from ..geometry import Spot, circle, line, polar
from ..grips import STAFF_OUT
from ..hands import hand_far, hand_near
from ..hats import gem
from ..line import ends, taper
from ..ribbons import ribbon
from ..splines import Pose, curve
from ..suits import pip
from ..svg import Group
from .spade_halberd import BAND, GLOVE, HOOD, LEATHER, TUNIC

GLEAM = "#E9D8CE"  # the light of the lantern on lilac
FIST = Pose((146, 273), .78, 30, True)
GLOVED = replace(STAFF_OUT, far=tuple(replace(digit, nail=False) for digit in STAFF_OUT.far))
HOOK, SWAY = 131 + 301j, 7
SWING = Pose(HOOK - (124 + 300j) * polar(1, SWAY), 1, SWAY)  # the lantern, drawn hanging straight, sways about its hook
LAMP = SWING.point((124, 372))


def glow(group: Group) -> None:
    """Warm light round the lantern, which ends in fine rays."""
    group.fill(circle(LAMP, 60), "#F1E0A8")
    for k in range(38):  # none towards the arm
        way, reach = polar(1, 7.5 * k + 3), (118, 84, 104, 92)[k % 4]
        gap = 18 if way.imag > .5 else 0  # below the foot of the lantern
        ray = line(LAMP + (66 + gap) * way, LAMP + (reach + gap) * way)
        group.fill(taper(ray, (3.6, 2.2)[k % 2], .5, ends(.12, .7)), "#F7EBC2")


def moth(group: Group) -> None:
    pose = Pose((221, 176), .7, -124)
    for side in (-1, 1):
        hind = pose.shape([(side * 2, 4, "c"), (side * 20, 10), (side * 24, 24), (side * 12, 30), (side * 3, 18)])
        group.solid(hind, "#DDD2C4", None, 1, 1.8)
        fore = pose.shape([(side * 2, -8, "c"), (side * 24, -24), (side * 42, -22, "c"), (side * 34, -2),
                           (side * 20, 10), (side * 3, 6)])
        inside = Group()
        for spots in ([(30, -24), (30, -10), (22, 12)], [(18, -20), (18, -8), (12, 10)]):
            inside.ink(pose.curve([(side * x, y) for x, y in spots]), 2, "even", "#A58F82")
        group.solid(fore, "#F3EADB", inside.fill(pose.circle((side * 25, -8), 3), "#7A6573"), 1, 1.8)
        group.fill(taper(pose.curve([(side, -12), (side * 6, -22), (side * 14, -28)]), 1.6, 1), "#35241D")
    group.solid(pose.shape([(0, -14), (4, -6), (3.6, 10), (0, 24), (-3.6, 10), (-4, -6)]), "#B79F8C", None, 1, 1.8)


def lantern(group: Group) -> None:
    hand_far(group, FIST, GLOVED, GLOVE)
    _gauntlet(group)
    bail = SWING.curve([(100, 330), (102, 312), (124, 297, "c"), (146, 312), (148, 330)])
    group.silhouette(ribbon(bail, lambda u: 3.4 + 0 * u))
    group.stroke(bail, pal.INK, 7.5).stroke(bail, pal.GILT, 4.4)
    handle = line(FIST.point((0, -38)), FIST.point((0, 38)))
    group.solid(ribbon(handle, lambda u: 6 + 0 * u), pal.GILT, None, 1.6, 3.4)
    for end in (handle.start, handle.end):
        gem(group, end, 6.5, pal.GILT, pal.GILT_LIGHT)
    hand_near(group, FIST, GLOVED, GLOVE)
    glass: list[Spot] = [(94, 350, "c"), (88, 384), (96, 418, "c"), (152, 418, "c"), (160, 384), (154, 350, "c")]
    inside = Group().fill(SWING.circle((124, 378), 26, 34), "#FFF6D2")
    panes = Group()
    sides: tuple[list[Spot], ...] = (
        [(80, 340, "c"), (98, 350), (96, 384), (104, 420, "c"), (80, 420, "c")],
        [(170, 340, "c"), (150, 350), (152, 384), (144, 420, "c"), (170, 420, "c")])
    for spots in sides:
        panes.fill(SWING.shape(spots), "#E2B458")
    group.solid(SWING.shape(glass), "#F6DC8C", panes.add(inside), 1.7, 3.4)
    flame: list[Spot] = [(124, 344, "c"), (136, 368), (134, 386), (124, 394), (114, 386), (113, 370)]
    group.fill(SWING.curve(flame, closed=True), "#E08A35")
    group.fill(SWING.curve([(124, 362, "c"), (130, 378), (124, 390), (118, 380)], closed=True), "#FFF3C0")
    group.stroke(SWING.line((124, 392), (124, 412)), pal.INK, 4)
    group.stroke(SWING.line((124, 396), (124, 412)), pal.WHITE, 2.4)
    for x, bow in ((106, -8), (142, 8)):
        bar = SWING.curve([(x, 350), (x + bow, 384), (x, 418)])
        group.stroke(bar, pal.INK, 5).stroke(bar, pal.GILT, 2.6)
    cap: list[Spot] = [(84, 354, "c"), (100, 340), (110, 322), (118, 316, "c"), (130, 316, "c"), (138, 322),
                       (148, 340),
                       (164, 354, "c"), (124, 362)]
    shade = Group().fill(SWING.curve([(128, 310, "c"), (132, 340), (124, 370, "c"), (172, 370, "c"), (172, 330, "c")],
                               closed=True), pal.GILT_DARK)
    for x in (108, 124, 140):
        shade.fill(SWING.circle((x, 344), 3.4), pal.INK)
    group.solid(SWING.curve(cap, closed=True), pal.GILT, shade, 1.7, 3.4)
    base: list[Spot] = [(90, 416, "c"), (124, 422), (158, 416, "c"), (166, 434, "c"), (124, 442), (82, 434, "c")]
    dark = Group().fill(SWING.curve([(130, 410, "c"), (126, 450, "c"), (176, 446, "c"), (176, 410, "c")], closed=True),
                        pal.GILT_DARK)
    group.solid(SWING.curve(base, closed=True), pal.GILT, dark, 1.7, 3.4)
    pip(group, "S", SWING.point((124, 429)), 15, SWING.turn, whips=False, colour=BAND)


SLEEVE: list[Spot] = [(276, 388, "c"), (252, 389), (236, 378), (232, 346, "c"), (180, 366, "c"), (176, 388), (172, 412),
                      (176, 436), (192, 454), (214, 466), (250, 480, "c")]
SLEEVE_DARKS: tuple[list[Spot], ...] = (
    [(236, 346, "c"), (222, 372), (220, 392), (230, 406), (258, 412, "c"), (290, 400, "c"), (270, 370, "c")],
    [(172, 430, "c"), (190, 440), (212, 444), (240, 440, "c"), (260, 490, "c"), (200, 480, "c"), (166, 450, "c")],
    [(214, 396, "c"), (204, 410), (196, 436, "c"), (206, 434), (216, 418), (222, 404, "c")])

SLEEVE_LIT: tuple[list[Spot], ...] = (
    [(184, 362, "c"), (176, 390), (171, 416), (176, 438), (166, 440, "c"), (166, 360, "c")],
    [(200, 366), (192, 390), (190, 414), (185, 392), (190, 372)])


def lantern_arm(group: Group) -> None:
    def lit(inside: Group) -> None:
        for spots in SLEEVE_LIT:
            inside.fill(curve(spots, closed=True), GLEAM)
        for at, turn in (((190, 404), -8), ((194, 440), -20), ((218, 428), -30)):
            pip(inside, "S", at, 16, turn, whips=False, colour=TUNIC.light)
    garment(group, SLEEVE, TUNIC, SLEEVE_DARKS,
            [[(220, 390), (202, 398), (182, 416)], [(220, 396), (204, 416), (194, 440)],
             [(224, 400), (220, 424), (222, 452)], [(230, 404), (236, 424), (244, 440)],
             [(200, 368), (204, 380), (214, 388)], [(222, 362), (222, 374), (226, 384)]], lit, 2.2)


def _gauntlet(group: Group) -> None:
    cuff: list[Spot] = [(181, 313, "c"), (190, 302), (202, 288, "c"), (214, 304), (226, 336, "c"), (206, 354),
                        (180, 356, "c"), (182, 334)]
    garment(group, cuff, LEATHER, [[(198, 280, "c"), (203, 306), (206, 360, "c"), (240, 340, "c"), (222, 290, "c")]],
            [[(185, 318), (196, 311), (206, 300)]], None, 2.2)
    gilt_hem(group, [(181, 314), (191, 303), (203, 289)], 4)
    roll: list[Spot] = [(177, 374, "c"), (176, 360), (182, 349, "c"), (206, 344), (225, 328, "c"), (235, 336),
                        (236, 350, "c"), (212, 370), (188, 377)]
    garment(group, roll, HOOD, [[(170, 376, "c"), (206, 366), (240, 338, "c"), (252, 356, "c"), (200, 396, "c")]],
            [[(192, 352), (190, 364)], [(214, 346), (216, 358)]], None, 2.4)
    gilt_hem(group, [(182, 350), (206, 345), (225, 329)], 5)
