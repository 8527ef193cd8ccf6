"""Trump 7: pot marigold at evening; one head still open, one half shut before the low sun, fruits ripe."""
from __future__ import annotations

import math

from .. import palette as pal
from ..card import Card
from ..flowers.marigold import (
    MARIGOLD_LEAF,
    curled_fruit,
    marigold_bud,
    marigold_evening,
    marigold_fruits,
    marigold_head,
    marigold_leaf,
    marigold_stem,
    offshoot,
)
from ..flowers.perch import perch
from ..flowers.turned import View
from ..frame import RING_WIDTH, halo, trump_card
from ..geometry import Spot
from ..line import SHADE, keyline, taper
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones
from .ground import trump_ground

SUN = (250, 742)  # the halo stands low, half of it behind the hills
EDGE = "#1F2C2C"
COOL = Tones("#BCCB9A", "#86A577", "#527A5C", "#223A32")
BANDS = ((470, 26, .010, "#9DB9B8"), (580, 22, .012, "#B5C4AE"), (676, 18, .014, "#D2CDA2"),
         (756, 14, .016, "#E8CF96"))
HILLS = ((838, 26, .0105, .6, "#7F9F92"), (880, 20, .016, 2.6, "#688C7C"), (936, 14, .020, 4.4, "#507566"))
MAIN = curve([(342, 1130), (316, 960), (346, 800), (388, 640), (388, 500), (356, 380)])
EVENING = curve([(318, 1130), (268, 980), (186, 880), (140, 780), (142, 668)])
# spine, half-width, how far the edge rolls
BEHIND = (([(330, 1060), (420, 1000), (480, 900), (540, 850)], 33, .6),
          ([(300, 1080), (210, 1010), (120, 990), (40, 940)], 34, 0),
          ([(346, 800), (292, 760), (262, 700), (256, 620)], 24, .7),
          ([(376, 700), (440, 676), (500, 616), (520, 540)], 25, 0),
          ([(200, 890), (140, 880), (90, 850), (52, 790)], 24, .6))
BEFORE = (([(326, 1120), (250, 1072), (160, 1060), (60, 1066)], 34, .5),
          ([(330, 1100), (380, 1020), (398, 950), (400, 880)], 32, 0),
          ([(300, 1120), (276, 1040), (240, 980), (232, 920)], 28, .6))
FLY = Tones("#F1C65A", "#D9982E", "#5A3A1C", "#241610")


def draw() -> Card:
    """The whole card."""
    picture = _evening()
    halo(picture, SUN, 214, RING_WIDTH, pal.BLUE_DARK, "#F6E6B4",
         lambda g, c, a: curled_fruit(g, Pose(c, .82, a), pal.GILT_LIGHT, pal.GILT, 1.0), 20)
    _hills(picture)
    leaves, stems, front, heads, head = Group(), Group(), Group(), Group(), Group()
    for i, (spots, width, roll) in enumerate(BEHIND):
        marigold_leaf(leaves, curve(spots), width, (COOL, MARIGOLD_LEAF)[i % 2], roll)
    bud, fruits = offshoot(MAIN, .52, 484 + 470j), offshoot(MAIN, .22, 458 + 812j)
    for spine, first, last in ((bud, 8, 6), (fruits, 9, 7), (EVENING, 12, 8), (MAIN, 17, 11)):
        marigold_stem(stems, spine, first, last)
    marigold_bud(heads, perch(bud, .8))
    marigold_fruits(heads, perch(fruits, 1.1))
    marigold_evening(heads, perch(EVENING, 1.12))
    for i, (spots, width, roll) in enumerate(BEFORE):
        marigold_leaf(front, curve(spots), width, (MARIGOLD_LEAF, COOL)[i % 2], roll)
    marigold_head(head, View((338, 308), 190, 52, .12, -25))
    for layer, thick in ((leaves, 4.4), (stems, 4.6), (heads, 5.2), (front, 4.6), (head, 6)):
        picture.add(keyline(layer, 1.1, thick, EDGE))
    picture.add(keyline(_hoverfly(Pose((296, 302), .86, 60)), .9, 3, FLY.line))
    return trump_card(picture, "7", "SOUCI")


def _evening() -> Group:
    """The sky, paler and warmer towards the horizon."""
    group = trump_ground("#86A6AC", "#7B9BA2")
    for top, swing, pace, tone in BANDS:
        ridge: list[Spot] = [(x, top + swing * math.sin(pace * x + top)) for x in range(0, 641, 64)]
        group.fill(curve([*ridge, (640, 1120, "c"), (0, 1120, "c")], True), tone)
    return group


def _hills(group: Group) -> None:
    """The hills that the sun goes down behind."""
    for top, swing, pace, start, tone in HILLS:
        ridge: list[Spot] = [(x, top + swing * math.sin(pace * x + start)) for x in range(0, 641, 64)]
        group.fill(curve([*ridge, (640, 1120, "c"), (0, 1120, "c")], True), tone)


def _hoverfly(pose: Pose) -> Group:
    """A marmalade hoverfly (Episyrphus balteatus), its head up, its wings half open."""
    group = Group()
    for side in (-1, 1):
        wing = Pose(pose.at, pose.scale, pose.turn, flip=side < 0)
        shape = wing.shape([(2, -4, "c"), (16, -6), (34, 8), (36, 20), (24, 22), (8, 8)])
        group.silhouette(shape).fill(shape, "#EFEBDC").contour(shape, .7, 1.5, FLY.line, SHADE)
        for spots in ([(4, -2), (20, 2), (34, 14)], [(6, 3), (20, 10), (30, 21)]):
            group.fill(taper(wing.curve(spots), 1.1, .4), "#8E887C")
    body = pose.shape([(0, -6), (7, 2), (7, 14), (0, 34), (-7, 14), (-7, 2)])
    inside = Group().fill(body, FLY.mid)
    for y, high in ((4, 3.0), (11, 1.6), (15, 3.0), (22, 1.6), (26, 2.6)):
        inside.fill(pose.shape([(-12, y - high), (0, y - high - 1), (12, y - high), (12, y + high * .4),
                                (0, y + high * .2), (-12, y + high * .4)]), FLY.line)
    group.silhouette(body).clip(body, inside).contour(body, .7, 1.8, FLY.line, SHADE)
    thorax = pose.circle((0, -9), 7, 8)
    group.silhouette(thorax).fill(thorax, "#6E5A3A").fill(pose.circle((-2, -11), 3, 4), "#A58F5A")
    group.contour(thorax, .7, 1.8, FLY.line, SHADE)
    for side in (-1, 1):
        eye = pose.circle((side * 3.6, -19), 4.4, 5)
        group.silhouette(eye).fill(eye, "#8A3B26").stroke(eye, FLY.line, .9)
    return group
