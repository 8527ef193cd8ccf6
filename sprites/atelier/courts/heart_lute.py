"""The lute of the knave of hearts."""
from __future__ import annotations

from .. import palette as pal
from ..dress import Cloth
from ..geometry import Spot, circle, line, polar
from ..line import taper
from ..ribbons import ribbon
from ..splines import Pose
from ..suits import pip
from ..svg import Group

SPRUCE = Cloth("#DDAE62", "#B5823D", "#F0CF92")
EBONY = Cloth("#5A3622", "#3B2216", "#8A5B3A")
LUTE = Pose((110, 584), 1.0, -35)  # x from the tail to the nut, y across
BOX = Pose(LUTE.point((441, 2)), 1.0, -35 - 34)  # the pegbox, y from the nut to its end

BOWL: list[Spot] = [(0, 0), (8, -44), (54, -82), (116, -84), (190, -52), (264, -22, "c"), (264, 22, "c"), (190, 52),
                    (116, 84), (54, 82), (8, 44)]


def lute(group: Group) -> None:
    shell = LUTE.shape([(-6, 10), (2, 62), (54, 100), (120, 100), (200, 64), (266, 22, "c"), (264, -10, "c"), (100, 0),
                        (-4, -20)])
    ribs = Group()
    for y in (90, 80):
        ribs.stroke(LUTE.curve([(0, y * .5), (56, y + 8), (120, y + 8), (266, 18)]), pal.INK, 1.6)
    group.solid(shell, EBONY.base, ribs, 1.7, 3.6)
    inside = Group()
    inside.fill(LUTE.shape([(-10, 40, "c"), (60, 62), (130, 56), (266, 8, "c"), (270, 40, "c"), (120, 100),
                            (40, 100)]), SPRUCE.dark)
    inside.fill(LUTE.shape([(20, -56), (64, -76), (120, -72), (180, -48), (120, -58), (60, -60)]), SPRUCE.light)
    for y in (-56, -34, -12, 12, 34, 56):
        inside.fill(taper(LUTE.curve([(8, y * .6), (80, y), (180, y * .8), (262, y * .3)]), 1.5, .6), SPRUCE.dark)
    group.solid(LUTE.shape(BOWL), SPRUCE.base, inside, 1.7, 3.6)
    edge = LUTE.shape([(6, 0), (14, -40), (56, -75), (115, -77), (188, -46), (258, -18, "c"), (258, 18, "c"),
                       (188, 46),
                       (115, 77), (56, 75), (14, 40)])
    group.stroke(edge, EBONY.base, 2.2)
    _lattice(group)
    _neck_of_lute(group)
    bridge = LUTE.shape([(38, -40, "c"), (50, -38, "c"), (54, 0), (50, 38, "c"), (38, 40, "c"), (44, 0)])
    group.solid(bridge, EBONY.base, None, 1.6, 3)
    for k in range(7):
        across = k - 3.0
        string = LUTE.line((46, across * 9.4), (436, across * 4.4))
        group.stroke(string, pal.INK, 2.2).stroke(string, "#F6E9C6", 1.1)


def _lattice(group: Group) -> None:
    hole, inside, middle = LUTE.circle((214, 0), 27), Group(), LUTE.point((214, 0))
    for way in range(0, 360, 60):
        petal = Pose(middle, 1, way).shape([(0, 0, "c"), (-9, -12), (0, -26, "c"), (9, -12)])
        inside.stroke(petal, SPRUCE.base, 3)
        inside.fill(circle(middle + polar(21, way), 2.6), SPRUCE.light)
    inside.stroke(circle(middle, 15), SPRUCE.base, 2)
    group.fill(hole, "#3B2216").clip(hole, inside).stroke(hole, pal.INK, 2)
    group.stroke(LUTE.circle((214, 0), 31.5), EBONY.base, 2.6)
    pip(group, "H", middle, 15, whips=False)


def _neck_of_lute(group: Group) -> None:
    _pegbox(group)
    neck = LUTE.shape([(250, -22, "c"), (440, -18, "c"), (440, 18, "c"), (250, 22, "c")])
    inside = Group().fill(LUTE.shape([(240, 13, "c"), (450, 10, "c"), (450, 28, "c"), (240, 30, "c")]), EBONY.dark)
    for x in (276, 300, 322, 342, 400, 420):
        inside.stroke(LUTE.line((x, -24), (x, 24)), "#E8D6A8", 2)
    group.solid(neck, EBONY.base, inside, 1.7, 4)


def _pegbox(group: Group) -> None:
    for t in (.2, .42, .64, .86):
        for side in (-1, 1):
            root, out = BOX.point((side * (13 - 5 * t), 70 * t)), BOX.point((side * (31 - 6 * t), 70 * t - 4))
            group.silhouette(ribbon(line(root, out), lambda u: 3 + 0 * u))
            group.stroke(line(root, out), pal.INK, 6.6).stroke(line(root, out), EBONY.light, 3.4)
            ear = Pose(out, 1 - .2 * t, BOX.turn + 90 * side)
            group.solid(ear.shape([(-3, 4), (-7, -3), (-5, -10), (0, -8), (5, -10), (7, -3), (3, 4)]), EBONY.light,
                        Group().fill(ear.shape([(0, 6, "c"), (1, -12, "c"), (10, -12, "c"), (10, 6, "c")]), EBONY.base),
                        1.2, 2.4)
    inside = Group().fill(BOX.shape([(4, -10, "c"), (3, 84, "c"), (24, 84, "c"), (24, -10, "c")]), EBONY.dark)
    group.solid(BOX.shape([(-17, -4, "c"), (17, -4, "c"), (14, 30), (8, 72, "c"), (0, 78), (-8, 72, "c"), (-14, 30)]),
                EBONY.base, inside, 1.7, 4)
    slot = BOX.shape([(-11, 2, "c"), (11, 2, "c"), (8, 32), (3, 66, "c"), (-3, 66, "c"), (-8, 32)])
    strings = Group()
    for k in range(7):
        strings.stroke(BOX.line(((k - 3) * 3.4, -4), ((k - 3) * 1.2, 12 + 8 * k)), "#F6E9C6", 1)
    group.fill(slot, "#22130C").clip(slot, strings).stroke(slot, pal.INK, 1.4)
