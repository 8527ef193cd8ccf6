"""Trump 3: corn poppies leaning with the wind; a poppy bee carries a piece of petal home to line its nest."""
from __future__ import annotations

from .. import palette as pal
from ..card import Card
from ..flowers.corn_poppy import (
    POPPY,
    POPPY_COOL,
    POPPY_LEAF,
    RIPE,
    bristly,
    corn_poppy,
    cut_leaf,
    poppy_capsule,
    poppy_fallen,
    poppy_goblet,
    poppy_nodding,
)
from ..flowers.perch import perch
from ..flowers.poppies import capsule
from ..flowers.turned import View
from ..frame import HALO, RING_WIDTH, halo, trump_card
from ..geometry import angle, polar
from ..growth.visitors import FUR, WING
from ..line import SHADE, keyline, taper
from ..splines import Pose, curve
from ..svg import Group
from .ground import trump_ground

EDGE = "#2A1C16"
MAIN = curve([(282, 1130), (262, 960), (306, 780), (262, 580), (258, 380)])
LEFT = curve([(268, 1130), (214, 980), (116, 900), (84, 800), (106, 690)])
RIGHT = curve([(310, 1130), (390, 960), (470, 860), (500, 740), (484, 610)])
NODDING = curve([MAIN.at(.42), (330, 700), (370, 580), (388, 480), (372, 436), (344, 440), (338, 474)])
YOUNG = curve([(262, 1130), (250, 1010), (196, 930), (190, 870), (214, 850), (228, 876)])
SEEDED = curve([(320, 1130), (380, 1020), (404, 940), (410, 880)])
# spine, length of the lobes, pairs, tones
BEHIND = (([(280, 1080), (200, 990), (130, 970), (50, 900)], 84, 5, POPPY_COOL),
          ([(300, 1090), (390, 1000), (460, 960), (560, 860)], 80, 5, POPPY_COOL),
          ([(284, 860), (230, 800), (210, 720), (222, 640)], 62, 5, POPPY_COOL),
          ([(440, 900), (500, 850), (540, 810), (580, 740)], 54, 4, POPPY_COOL))
BEFORE = (([(270, 1110), (200, 1070), (130, 1060), (60, 1010)], 72, 5, POPPY_LEAF),
          ([(296, 1110), (340, 1040), (350, 980), (322, 890)], 62, 5, POPPY_LEAF))


def draw() -> Card:
    """The whole card."""
    picture = trump_ground("#E3C98F", "#D9BA78")
    halo(picture, HALO, 236, RING_WIDTH, pal.SAGE_DARK, "#F4E7C4",
         lambda g, c, a: capsule(g, c - polar(20, a), .56, a + 90, pal.GILT_LIGHT, pal.GILT, 1.0), 22)
    leaves, stems, heads, front, head, petal = Group(), Group(), Group(), Group(), Group(), Group()
    for spots, length, pairs, tones in BEHIND:
        cut_leaf(leaves, curve(spots), length, pairs, tones)
    for spine, first, last in ((YOUNG, 7, 5), (SEEDED, 8, 6), (NODDING, 8, 5), (LEFT, 10, 7), (RIGHT, 11, 7),
                               (MAIN, 14, 9)):
        bristly(stems, spine, first, last)
    for spine, size, split in ((NODDING, .94, .5), (YOUNG, .74, 0)):
        poppy_nodding(heads, Pose(spine.end, size, angle(complex(spine.tangent(1))) - 90), split)
    poppy_capsule(heads, perch(SEEDED, 1.0), RIPE)
    poppy_goblet(heads, View((106, 690), 96, 16, .86, -14), 2)
    corn_poppy(heads, View((480, 616), 112, 40, .42, 26), 20, 4)
    for spots, length, pairs, tones in BEFORE:
        cut_leaf(front, curve(spots), length, pairs, tones)
    corn_poppy(head, View((250, 350), 196, 46, .40, -20), 8, 1)
    poppy_fallen(petal, View((176, 812), 70, 40, .5, 30), -40, 3)
    for layer, thick in ((leaves, 4.2), (stems, 4.4), (heads, 5.2), (front, 4.4), (head, 6), (petal, 4)):
        picture.add(keyline(layer, 1.1, thick, EDGE))
    picture.add(keyline(_bee(Pose((480, 296), 1.12, -38)), .9, 3.4, FUR.line))
    return trump_card(picture, "3", "COQUELICOT")


def _bee(pose: Pose) -> Group:
    """A poppy bee (Hoplitis papaveris) in flight, its head up, a rolled piece of petal between its legs."""
    group = Group()
    for side in (-1, 1):
        wing = Pose(pose.at, pose.scale, pose.turn, flip=side < 0)
        for shape in (wing.shape([(6, -8, "c"), (26, -18), (50, -10), (50, 0), (30, 6), (8, -2, "c")]),
                      wing.shape([(7, -2, "c"), (26, 6), (36, 16), (28, 20), (10, 8, "c")])):
            group.silhouette(shape).fill(shape, WING.light).contour(shape, .7, 1.4, WING.line, SHADE)
        group.fill(taper(pose.curve([(side * 9, -7), (side * 28, -10), (side * 46, -4)]), 1.3, .5), WING.line)
    flake = pose.shape([(-22, 22), (-12, 12), (10, 14), (24, 24), (18, 40), (-4, 46), (-24, 36)])
    inside = Group().fill(flake, POPPY.mid).fill(pose.shape([(4, 10), (30, 20), (20, 50), (-6, 50), (8, 30)]),
                                                 POPPY.deep)
    group.silhouette(flake).clip(flake, inside).contour(flake, .8, 2, POPPY.line, SHADE)
    body = pose.shape([(0, -12), (11, -4), (12, 12), (7, 28), (0, 35), (-7, 28), (-12, 12), (-11, -4)])
    inside = Group().fill(body, FUR.deep)
    for y in (6, 14, 22, 29):
        inside.fill(pose.shape([(-16, y - 2), (0, y), (16, y - 2), (16, y + 1), (0, y + 3), (-16, y + 1)]), WING.light)
    group.silhouette(body).clip(body, inside).contour(body, .8, 2, FUR.line, SHADE)
    chest = pose.circle((0, -8), 11, 10)
    group.silhouette(chest).fill(chest, FUR.mid).fill(pose.circle((-3, -11), 5, 4), FUR.light)
    group.contour(chest, .8, 2, FUR.line, SHADE)
    head = pose.circle((0, -22), 8, 6.5)
    group.silhouette(head).fill(head, FUR.deep).contour(head, .8, 1.8, FUR.line, SHADE)
    for side in (-1, 1):
        group.fill(pose.circle((side * 5.6, -23), 2), FUR.light)
        group.fill(taper(pose.curve([(side * 2, -27), (side * 6, -35), (side * 13, -36)]), 1.8, .9), FUR.line)
    return group
