"""Ten of clubs: the sun of September sets, brown heads nod and shed, one is in flower; a spider hangs in the air."""
from __future__ import annotations

import math

import numpy as np

from ..card import Card
from ..engraved import INKS, Growth, foot, hooped
from ..geometry import circle, polar
from ..growth import clover as c
from ..growth import clover_head as h
from ..growth import clover_views as v
from ..growth.boughs import bough
from ..growth.country import poplars, ranges
from ..growth.orb_web import garden_spider
from ..line import SHADE, taper
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones, mix_ink

PAPER = Tones("#F2D9A4", "#C8824A", "#8C4A2C", h.SPENT.line)
SHADED = (([(50, 1130), (52, 1040), (74, 960)], 78, 44), ([(210, 1130), (224, 1040), (226, 990)], 66, 40),
          ([(250, 1130), (276, 1070), (300, 1020)], 64, 42),
          ([(120, 1130), (130, 1070), (140, 1040)], 56, 44), ([(330, 1130), (380, 1080), (406, 1040)], 58, 40))
EARTH = [(-10, 1052), (140, 1064), (300, 1050), (640, 1060)]
# the shower: florets on the wind, x and y, turn, size
SHOWER = ((318, 190, 100, .9), (262, 136, 60, .9), (238, 186, 130, .9), (290, 250, 84, 1.0), (134, 470, 120, .9),
          (112, 516, 60, .8), (150, 548, 100, .9), (470, 470, 130, .9), (250, 690, 62, .9), (360, 676, 110, .8),
          (300, 890, 96, .9), (104, 640, 50, .8), (420, 960, 120, .9), (482, 690, 40, .8))
SUN, REACH, GLOW = 305 + 986j, 84, "#F6DFA0"  # the low sun of September
SPIDER = Tones("#E8D6AE", "#AC8656", "#7A5A38", "#3A2A1C")
LEFT = curve([(150, 1130), (60, 960), (52, 760), (78, 560), (62, 480), (92, 412)])
RIGHT = curve([(300, 1130), (450, 980), (546, 800), (562, 520), (552, 300), (516, 150), (450, 92), (384, 98)])
MIDDLE = curve([RIGHT.at(.30), (534, 690), (520, 590), (444, 550), (360, 576)])
LOW = curve([(330, 1130), (440, 1020), (500, 900), (482, 830), (490, 790)])
SIDE = curve([LEFT.at(.24), (86, 850), (124, 790), (122, 722)])
BROKEN = curve([(260, 1130), (274, 1040), (256, 952), (204, 932), (164, 952)])
# leaves on the stems: stalk, length, tones
HUNG = (([RIGHT.at(.50), (520, 560), (500, 560), (478, 600)], 66, v.COOL),
        ([LEFT.at(.60), (84, 590), (110, 560), (122, 580)], 64, c.WITHERED),
        ([RIGHT.at(.80), (530, 270), (506, 246), (486, 262)], 54, v.FULL),
        ([LEFT.at(.36), (84, 830), (120, 830), (136, 862)], 60, v.COOL))
# stem, size, lean, how much of it is spent, lengths of its leaves
HEADS = ((RIGHT, 1.8, -8, 1.0, (0, 0)), (LEFT, 1.4, -10, 1.0, (0, 0)), (LOW, 1.2, -8, .55, (36, 0)),
         (SIDE, 1.1, 12, .85, (34, 0)), (BROKEN, 1.4, 0, 1.0, (0, 36)), (MIDDLE, 1.8, 50, .3, (0, 0)))


def _sun(group: Group) -> None:
    """The low sun, its rim hatched in the shade."""
    ink = mix_ink(GLOW, INKS["C"], .30)
    group.fill(circle(SUN, REACH), mix_ink(GLOW, "#C8924A", .35)).fill(circle(SUN, REACH - 10), GLOW)
    group.stroke(circle(SUN, REACH), ink, 1.8).stroke(circle(SUN, REACH - 10), ink, 1.2)
    hooped(group, SUN, REACH - 15, 6, 4.4, ink, 1.4, SHADE - 80, SHADE + 80)


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
        c.head_leaves(leaves, pose, c.WITHERED if spent > .5 else v.FULL, lengths)
        if spent == 1:
            _dead(head, pose)
        else:
            h.clover_head(head, pose, spent=spent, seed=round(size * 20))
        c.head_cup(cups, pose, c.WITHERED if spent > .5 else v.FULL)
        made.append((head, pose))
    for spots, size, tones in HUNG:
        c.side_leaf(leaves, curve(spots), size, tones, 6, (-70, 58, 2), .22, roll=0)
    c.side_leaf(leaves, curve([(180, 1130), (186, 1080), (160, 1044)]), 74, c.WITHERED, 7, (-20, 84, 30), .2)
    c.clover_leaf(leaves, curve([(330, 1130), (370, 1070), (384, 1024)]), 62, 46, 0, c.WITHERED, 6)
    for spine, first in ((MIDDLE, 15), (RIGHT, 26), (LOW, 15), (SIDE, 13), (LEFT, 24), (BROKEN, 16)):
        c.clover_stem(stems, spine, first, 6, v.RED_STEM)
        bough(stems, spine, first + 4, 7, v.RED_STEM, (), .5)
    for spine, share in ((RIGHT, .30), (RIGHT, .6), (LEFT, .5)):
        c.stipule(stems, spine, share, 36, c.WITHERED)
    growth, shaded, fall = Growth("C"), Group(), Group()
    _sun(growth)
    growth.add(ranges("C", [(-10, 972), (150, 988), (320, 966), (640, 980)]))
    growth.add(poplars("C", ((402, 976, 50), (384, 972, 38), (180, 984, 40)), 0))
    growth.add(ranges("C", [(-10, 1016), (240, 1004), (640, 1026)], first=1))
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
