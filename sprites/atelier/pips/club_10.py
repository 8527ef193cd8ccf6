"""Ten of clubs: autumn; a large nodding head over the signs, brown heads, flying geese."""
from __future__ import annotations

import math

import numpy as np

from ..card import Card
from ..engraved import INKS, Growth, foot
from ..geometry import polar
from ..growth import clover as c
from ..growth import clover_head as h
from ..growth import clover_views as v
from ..growth.boughs import bough
from ..growth.country import poplars
from ..growth.skies import air, land, orb, streaks
from ..line import ends, taper
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones, mix_ink

PAPER = Tones("#EFCB8E", "#B8703A", "#74391F", h.SPENT.line)
TRUNK = curve([(290, 1130), (400, 1050), (478, 930), (508, 780), (520, 600), (540, 420), (536, 280), (516, 178),
               (474, 128), (424, 114)])
SIDE = curve([TRUNK.at(.42), (514, 640), (500, 596), (466, 572)])
LEFT = curve([(96, 1130), (66, 980), (66, 800), (84, 640), (76, 520), (98, 440)])
LOW = curve([LEFT.at(.34), (84, 850), (114, 800), (118, 746)])
# stem, size, lean, how much of it is spent, how far it leans towards us: those behind first
HEADS = ((LEFT, 1.2, -10, 1.0, 0), (LOW, 1.05, 10, .7, 0), (SIDE, 1.12, 14, .5, 10), (TRUNK, 1.5, 4, .12, 18))
NODES = {TRUNK: (.24, .42, .66), LEFT: (.34, .62), SIDE: (), LOW: ()}
WIDE = {TRUNK: (36, 11), SIDE: (14, 9), LEFT: (22, 9), LOW: (13, 9)}
# leaves on the stems: stalk, length, tones
HUNG = (([TRUNK.at(.24), (510, 930), (530, 890), (520, 860)], 52, v.COOL),
        ([TRUNK.at(.66), (552, 400), (520, 340), (496, 352)], 58, v.FULL),
        ([LEFT.at(.62), (92, 610), (116, 570), (124, 590)], 56, c.WITHERED))
# leaves at the foot: stalk, radius, rise, tones, edge that is turned
OPEN = (([(250, 1130), (276, 1070), (296, 1040)], 98, 46, v.FULL, 1),
        ([(150, 1130), (166, 1070), (160, 1030)], 92, 48, v.COOL, 0),
        ([(380, 1130), (400, 1090), (412, 1060)], 62, 46, c.WITHERED, -1))
SHADED = (([(50, 1130), (52, 1060), (74, 1000)], 70, 44), ([(210, 1130), (220, 1060), (226, 1004)], 62, 40),
          ([(330, 1130), (360, 1060), (378, 1020)], 60, 40))
EARTH = [(-10, 1048), (140, 1060), (300, 1046), (640, 1056)]
SHOWER = ((132, 520, 120, .9), (104, 836, 60, .9), (250, 676, 62, .9), (356, 672, 110, .8))
# geese in a wedge: x, y, size
GEESE = ((190, 566, 2.5), (262, 544, 2.2), (252, 596, 2.1), (328, 530, 1.9), (318, 604, 1.8))


def _geese(group: Group) -> None:
    ink = mix_ink(INKS["C"], "#8FA08A", .3)
    for x, y, size in GEESE:
        pose = Pose((x, y), size * .92, -8)
        group.fill(taper(pose.curve([(-15, -9), (-7, -5), (0, 0)]), 2, 4.6, ends(.3, .1)), ink)
        group.fill(taper(pose.curve([(0, 0), (6, -7), (15, -12)]), 4.6, 2, ends(.1, .3)), ink)
        group.fill(taper(pose.curve([(-10, 3), (0, 1), (13, -1)]), 4, 2.2, ends(.2, .3)), ink)


def _dead(group: Group, pose: Pose) -> None:
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


def _autumn() -> Group:
    scene = air("#D5DDDA", (170, "#E2E0CE"), (340, "#EFE2BC"), (500, "#F7E3AC"), (680, "#FAE3A6"), (840, "#FBE8B4"))
    orb(scene, "C", 300 + 560j, 150, "#FFF3C4", "#F6E6B2", "#FAEAB2")
    streaks(scene, "#EEDEBE", (300, 470, 360, 9), (200, 650, 300, 9), (440, 700, 260, 8), (130, 330, 260, 8),
            (420, 330, 240, 8))
    land(scene, "C", ([(-60, 950), (120, 940), (220, 946), (360, 962), (500, 948), (680, 966)], [(-60, 1004),
         (150, 990), (320, 1010), (510, 992), (680, 1010)], [(-60, 1036), (320, 1052), (680, 1046)]),
         ("#CBDCB0", "#A3C088", "#7FA46A"))
    scene.add(poplars("D", ((276, 962, 46), (294, 964, 74), (312, 966, 56), (332, 968, 38), (376, 966, 32)), 1))
    return scene


def draw() -> Card:
    growth = Growth("C")
    shaded, low, leaves, stems, cups, fall, made = Group(), Group(), Group(), Group(), Group(), Group(), []
    _geese(growth)
    size: float
    for spots, size, rise in SHADED:
        c.clover_leaf(shaded, curve(spots), size, rise, 0, c.SHADED, 6)
    growth.back(shaded, foot("C", EARTH, h.SPENT.mid, 10, 50))
    for spine, size, lean, spent, tilt in HEADS:
        head, pose = Group(), c.at_end(spine, size, lean)
        if spent == 1:
            _dead(head, pose)
        else:
            h.clover_head(head, pose, spent=spent, tilt=tilt, seed=round(size * 20), count=180 if size > 1.5 else 140)
        c.head_cup(cups, pose, c.WITHERED if spent > .5 else v.UNDER)
        made.append((head, pose))
    for spots, size, tones in HUNG:
        c.side_leaf(leaves, curve(spots), size, tones, 6, (-70, 58, 2), .22, roll=0)
    for spine in (SIDE, LOW, LEFT, TRUNK):
        first, last = WIDE[spine]
        c.clover_stem(stems, spine, first * .7, last, v.RED_STEM)
        bough(stems, spine, first, last, v.RED_STEM, NODES[spine], .5)
        for share in NODES[spine]:
            c.stipule(stems, spine, share, 44, c.WITHERED)
    c.grown(growth, leaves, stems, made, cups)
    for spots, size, rise, tones, roll in OPEN:
        c.clover_leaf(low, curve(spots), size, rise, 0, tones, 8, roll=roll)
    growth.put(low, 3.4)
    for x, y, turn, scale in SHOWER:
        h.fallen_floret(fall, Pose((x, y), scale, turn), h.SPENT)
    return pip_card("C", 10, growth.put(fall, 3.0), _autumn())
