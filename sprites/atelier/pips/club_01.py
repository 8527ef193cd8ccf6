"""Ace of clubs: clover in a dark meadow round the sign, a trefoil in a ring of pale chevrons; a bumblebee."""
from __future__ import annotations

from .. import palette as pal
from ..card import Card
from ..geometry import circle, polar
from ..growth.bumblebee import bumblebee_side
from ..growth.clover import at_end, clover_leaf, clover_stem, head_cup, head_leaves, show_clover, side_leaf, stipule
from ..growth.clover_head import clover_head
from ..growth.visitors import FUR, WING
from ..line import keyline, taper
from ..pip_cards import FIELD, show_card
from ..splines import Pose, curve
from ..suits import SIGNS, SUITS, ground_lines
from ..svg import Group
from ..tones import Tones

MIDDLE, RADIUS = 305 + 560j, 176
DEPTH, DEPTH_LINE, EDGE = "#1E3A2C", "#274637", "#0C1C14"
BAND, CHEVRON = "#35604A", "#D3DFB0"
LEAF = Tones("#D6E5B8", "#98BC87", "#679B6C", "#10271B")
COOL = Tones("#CADFB6", "#84AF80", "#528865", "#10271B")
DIM = Tones("#5C8768", "#41705A", "#345F4D", "#11291D")
HEAD = Tones("#FCE6E6", "#EBA3BA", "#C2658D", "#3B1230")
GREEN = Tones("#EEF0C8", "#C6D29A", "#93AF7C", "#17301F")
GREAT = curve([(120, 1130), (96, 960), (44, 780), (52, 560), (130, 420), (262, 380), (330, 318)])
RIGHT = curve([(210, 1130), (310, 1022), (410, 950), (486, 884), (478, 812)])
LEFT = curve([(250, 1130), (190, 1020), (150, 940), (146, 868)])
BUD = curve([(290, 1130), (420, 1000), (560, 820), (572, 620), (560, 540), (530, 486)])
# stem, size, lean, how ripe, how far it leans forward, lengths of its leaves
HEADS = ((GREAT, 2.5, 0, 1.0, 14, (62, 52)), (RIGHT, 1.7, -6, .85, 20, (64, 44)), (LEFT, 1.2, -8, .4, 0, (54, 50)),
         (BUD, .95, 0, .12, 0, (44, 40)))
BLADES = ((-10, 520, 150), (60, 330, 96), (150, 700, 70), (230, 300, 300), (330, 760, 240), (420, 420, 560),
          (500, 620, 420), (560, 300, 520), (620, 480, 640), (96, 840, 20), (380, 900, 480))


def _meadow() -> Group:
    group = Group().fill(FIELD, DEPTH)
    ground_lines(group, "C", DEPTH_LINE, .5)
    for i, (x, top, to) in enumerate(BLADES):
        blade = curve([(x, 1150), (x + (to - x) * .15, (1150 + top) / 2), (to, top)])
        group.fill(taper(blade, 26 - 2 * (i % 4), 0), ("#28503D", "#2D5743", "#244636")[i % 3])
    return group


def _ring(group: Group) -> None:
    group.fill(circle(MIDDLE, RADIUS + 30), BAND).stroke(circle(MIDDLE, RADIUS + 30), pal.GILT_LIGHT, 2.4)
    for i in range(40):
        seat = Pose(MIDDLE + polar(RADIUS + 14, 9 * i), 1, 9 * i + 90)
        mark = seat.shape([(-11.5, 8, "c"), (-6, -2), (0, -5), (6, -2), (11.5, 8, "c"), (11, 1, "c"), (6, -8),
                           (0, -11), (-6, -8), (-11, 1, "c")])
        group.fill(mark, CHEVRON)
    group.stroke(circle(MIDDLE, RADIUS), pal.GILT, 5).fill(circle(MIDDLE, RADIUS - 2), SUITS["C"].ground)
    group.stroke(circle(MIDDLE, RADIUS - 10), "#AEB99A", 1.3)


def _sign() -> Group:
    group, pose = Group(), Pose(305 + 560j, 230 / 104)
    shapes = [pose.path(shape) for shape in SIGNS["C"]]
    for shape in shapes:
        group.silhouette(shape).fill(shape, SUITS["C"].colour)
    show_clover(group, pose, "#C9DDB4", "#1A4A2E")
    return keyline(group, .8, 2, SUITS["C"].dark)


def draw() -> Card:
    back, leaves, stems, heads, cups, bee = Group(), Group(), Group(), Group(), Group(), Group()
    size: float
    for spots, size, rise in (([(40, 1130), (50, 1050), (84, 1000)], 96, 46), ([(330, 1130), (340, 1060), (330, 1010)],
                              92, 50), ([(200, 1130), (206, 1040), (230, 960)], 84, 40)):
        clover_leaf(back, curve(spots), size, rise, 0, DIM, 7)
    side_leaf(leaves, curve([GREAT.at(.13), (60, 940), (70, 900)]), 120, LEAF, 8, (-50, 62, 4), roll=2)
    clover_leaf(leaves, curve([(300, 1130), (300, 1070), (310, 1010)]), 120, 48, 6, COOL, 9, roll=0)
    clover_leaf(leaves, curve([GREAT.at(.62), (80, 380), (104, 340)]), 92, 46, 8, COOL, 7, roll=1)
    for spine, size, lean, ripe, tilt, lengths in HEADS:
        pose = at_end(spine, size, lean)
        head_leaves(leaves, pose, LEAF, lengths)
        clover_head(heads, pose, HEAD, GREEN, ripe=ripe, tilt=tilt, seed=round(size * 10),
                    count=230 if size > 2 else 160)
        head_cup(cups, pose, LEAF)
    for spine, first, last in ((BUD, 12, 6), (LEFT, 13, 8), (RIGHT, 16, 9), (GREAT, 20, 12)):
        clover_stem(stems, spine, first, last, LEAF)
    for share in (.13, .62):
        stipule(stems, GREAT, share, 60, LEAF)
    bumblebee_side(bee, Pose((434, 142), 1.2, 24, True), FUR, WING)
    picture = _meadow()
    _ring(picture)
    picture.add(_sign())
    picture.add(keyline(back, 1.0, 4, EDGE)).add(keyline(leaves, 1.2, 4.6, EDGE)).add(keyline(stems, 1.2, 4.8, EDGE))
    picture.add(keyline(heads, 1.2, 5.6, EDGE)).add(keyline(cups, 1.1, 4.4, EDGE)).add(keyline(bee, 1.1, 4, EDGE))
    return show_card("C", picture)
