"""Ten of clubs: the heads are brown and nod, one is still in flower; a spider hangs in the warm air of September."""
from __future__ import annotations

import math

import numpy as np

from ..card import Card
from ..engraved import Growth, foot, hills
from ..geometry import polar
from ..growth import clover as c
from ..growth import clover_head as h
from ..growth.orb_web import garden_spider
from ..line import taper
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

PAPER = Tones("#F2D9A4", "#C8824A", "#8C4A2C", h.SPENT.line)
SHADED = (([(50, 1130), (56, 1060), (70, 1010)], 60, 44), ([(250, 1130), (276, 1070), (300, 1020)], 64, 42),
          ([(120, 1130), (130, 1070), (140, 1040)], 56, 44), ([(330, 1130), (380, 1080), (406, 1040)], 58, 40))
EARTH = [(-10, 1052), (140, 1064), (300, 1050), (640, 1060)]
# the shower: florets on the wind, x and y, turn, size
SHOWER = ((318, 150, 100, .9), (262, 120, 60, .7), (238, 172, 130, .8), (300, 246, 84, .8), (128, 330, 120, .8),
          (302, 462, 70, .7), (170, 560, 100, .9), (452, 520, 130, .8), (230, 668, 62, .8), (380, 668, 110, .7),
          (300, 880, 96, .8), (130, 620, 50, .7), (420, 960, 120, .8))
SPIDER = Tones("#E8D6AE", "#AC8656", "#7A5A38", "#3A2A1C")
LEFT = curve([(150, 1130), (60, 960), (52, 760), (78, 560), (62, 480), (92, 412)])
RIGHT = curve([(300, 1130), (450, 980), (546, 800), (562, 520), (552, 300), (516, 150), (450, 92), (384, 98)])
MIDDLE = curve([RIGHT.at(.30), (534, 690), (520, 590), (444, 550), (360, 576)])
LOW = curve([(330, 1130), (440, 1020), (500, 900), (482, 830), (490, 790)])
SIDE = curve([LEFT.at(.24), (86, 850), (124, 790), (122, 722)])
BROKEN = curve([(260, 1130), (274, 1040), (256, 952), (204, 932), (164, 952)])
# stem, size, lean, how much of it is spent, lengths of its leaves
HEADS = ((RIGHT, 1.7, -8, 1.0, (0, 0)), (LEFT, 1.3, -10, 1.0, (0, 0)), (LOW, 1.1, -8, .55, (36, 0)),
         (SIDE, .95, 12, .85, (34, 0)), (BROKEN, 1.3, 0, 1.0, (0, 36)), (MIDDLE, 1.55, 50, .3, (0, 0)))


def _dead(group: Group, pose: Pose) -> None:
    """A head gone by: its papery florets hang straight down, the upper ones over the lower ones."""
    size = abs(pose.factor)
    core = pose.circle(h.HEART, 24)
    group.silhouette(core).fill(core, PAPER.deep)
    rng, tones = np.random.default_rng(3), (PAPER.deep, PAPER.mid, PAPER.light)
    seats = []
    for k in range(74):
        way, reach = k * 137.508, math.sqrt((k + .5) / 74)
        seats.append(pose.point(h.HEART) + polar(27 * size * reach, way))
    middle = pose.point(h.HEART)
    for seat in sorted(seats, key=lambda z: -z.imag):
        side = (seat - middle).real / (27 * size)
        lit = int(np.digitize(-.5 * side + rng.normal() * .3, (-.2, .45)))
        foot = seat - 9j * size
        tip = foot + size * complex(7 * side + rng.uniform(-3, 3), rng.uniform(17, 25))
        h.floret(group, foot, tip, size * 3.4, (tones[lit], tones[min(2, lit + 1)], PAPER.line), .4 * side)


def draw() -> Card:
    """The whole card."""
    leaves, stems, cups, made = Group(), Group(), Group(), []
    for spine, size, lean, spent, lengths in HEADS:
        head, pose = Group(), c.at_end(spine, size, lean)
        c.head_leaves(leaves, pose, c.WITHERED if spent > .5 else c.CLOVER_LEAF, lengths)
        if spent == 1:
            _dead(head, pose)
        else:
            h.clover_head(head, pose, spent=spent, seed=round(size * 20))
        c.head_cup(cups, pose, c.WITHERED if spent > .5 else c.CLOVER_LEAF)
        made.append((head, pose))
    c.side_leaf(leaves, curve([(180, 1130), (186, 1080), (160, 1044)]), 74, c.WITHERED, 7, (-20, 84, 30), .2)
    c.clover_leaf(leaves, curve([(330, 1130), (370, 1070), (384, 1024)]), 62, 46, 0, c.WITHERED, 6)
    for spine, first in ((RIGHT, 12), (LOW, 9), (SIDE, 7), (LEFT, 12), (BROKEN, 9), (MIDDLE, 7)):
        c.clover_stem(stems, spine, first, 5)
    for spine, share in ((RIGHT, .30), (RIGHT, .6), (LEFT, .5)):
        c.stipule(stems, spine, share, 36, c.WITHERED)
    growth, shaded, fall = Growth("C"), Group(), Group()
    growth.add(hills("C", [(-10, 950), (180, 966), (340, 940), (640, 956)], [(-10, 1000), (240, 990), (640, 1010)]))
    for spots, size, rise in SHADED:
        c.clover_leaf(shaded, curve(spots), size, rise, 0, c.SHADED, 6)
    growth.back(shaded, foot("C", EARTH, h.SPENT.mid, 10, 50))
    for x, y, turn, scale in ((96, 1060, 70, 1.0), (210, 1058, -60, .9), (222, 1000, 160, .8), *SHOWER):
        h.fallen_floret(fall, Pose((x, y), scale, turn), h.SPENT)
    top = complex(RIGHT.at(.86))
    hung = complex(top.real - 8, 372)
    cups.fill(taper(curve([top, hung]), 1.5, 1.2), h.SPENT.line)
    garden_spider(cups, Pose(hung, .78, 180), SPIDER)
    return pip_card("C", 10, c.grown(growth, leaves, stems, made, cups).put(fall, 3.0))
