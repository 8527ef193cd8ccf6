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
from ..growth.skies import air, drift, land, orb, streaks
from ..line import ends, taper
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

PAPER = Tones("#EFCB8E", "#B8703A", "#74391F", h.SPENT.line)
GOOSE = Tones("#D8C8A4", "#93917C", "#55675A", INKS["C"])
TRUNK = curve([(262, 1130), (372, 1046), (476, 946), (546, 830), (546, 716), (514, 596), (498, 480), (524, 370),
               (528, 280), (492, 196)])
SIDE = curve([TRUNK.at(.46), (520, 640), (498, 604), (462, 586)])
LEFT = curve([(130, 1130), (84, 1010), (92, 880), (66, 740), (56, 600), (90, 462)])
LOW = curve([LEFT.at(.40), (84, 880), (112, 840), (112, 800)])
# stem, size, lean, how much of it is spent, how far it leans towards us: those behind first
HEADS = ((LEFT, 1.2, -10, 1.0, 0), (LOW, .9, -6, .7, 0), (SIDE, 1.02, 34, .5, 10), (TRUNK, 1.64, 4, .12, 26))
NODES = {TRUNK: (.24, .46, .72), LEFT: (.40, .66), SIDE: (), LOW: ()}
WIDE = {TRUNK: (25, 8), SIDE: (10, 7), LEFT: (16, 7), LOW: (9, 7)}
# leaves on the stems: stalk, length, tones
HUNG = (([TRUNK.at(.72), (516, 440), (536, 420), (552, 440)], 48, v.FULL),
        ([LEFT.at(.66), (80, 620), (104, 590), (118, 610)], 54, c.WITHERED))
# leaves at the foot: stalk, radius, rise, tones, edge that is turned
OPEN = (([(250, 1130), (276, 1070), (296, 1040)], 98, 46, v.FULL, 1),
        ([(150, 1130), (166, 1070), (160, 1030)], 92, 48, v.COOL, 0),
        ([(380, 1130), (400, 1090), (412, 1060)], 62, 46, c.WITHERED, -1))
SHADED = (([(50, 1130), (52, 1060), (74, 1000)], 70, 44), ([(210, 1130), (220, 1060), (226, 1004)], 62, 40),
          ([(330, 1130), (360, 1060), (378, 1020)], 60, 40))
EARTH = [(-10, 1048), (140, 1060), (300, 1046), (640, 1056)]
SHOWER = ((132, 520, 120, .9), (104, 836, 60, .9), (250, 676, 62, .9), (356, 672, 110, .8))
# geese in a wedge: x, y, size
GEESE = ((176, 572, 1.06), (262, 548, .92), (270, 600, .84), (338, 528, .74), (362, 604, .68))


def _geese(group: Group) -> None:
    for x, y, size in GEESE:
        pose = Pose((x, y), size, 6)
        group.fill(pose.shape([(-4, 0), (-16, -18), (-16, -40), (-4, -24), (10, -2)]), GOOSE.deep)
        group.fill(pose.shape([(-50, -6), (-43, -9.5), (-36, -6), (-16, -3), (2, -6), (22, -1), (31, 2), (12, 8),
                               (-8, 6), (-20, 1)]), GOOSE.line)
        group.fill(pose.shape([(-8, -2), (2, -24), (26, -44), (22, -20), (14, 2)]), GOOSE.line)
        group.fill(taper(pose.curve([(0, -4), (8, -22), (20, -35)]), 3, 1, ends()), GOOSE.mid)


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
    scene = air("#E4D8DB", (190, "#F0DED5"), (330, "#F5DFC8"), (500, "#F7DDB0"), (680, "#FAE2AC"), (840, "#FBE8B4"))
    orb(scene, "C", 300 + 566j, 158, "#FFF6D6", "#F9E3B4", "#FCECC2")
    drift(scene, ("#FBEBDD", "#EBD8D2"), (340, 212, 300, 76), (120, 386, 240, 56), (540, 404, 260, 60),
          (90, 800, 220, 54), (540, 770, 240, 56))
    streaks(scene, "#F7DCB4", (300, 716, 420, 10), (260, 742, 260, 7), (360, 470, 240, 6))
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
        c.clover_leaf(shaded, curve(spots), size, rise, 0, v.DUSK, 6)
    growth.back(shaded, foot("C", EARTH, h.SPENT.mid, 10, 50))
    for spine, size, lean, spent, tilt in HEADS:
        head, pose = Group(), c.at_end(spine, size, lean)
        if spent == 1:
            _dead(head, pose)
        else:
            h.clover_head(head, pose, spent=spent, tilt=tilt, seed=round(size * 20), count=180 if size > 1.5 else 140)
        v.modelled(head, pose)
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
