"""Ten of clubs: the heads are brown and nod, one is still in flower; a spider hangs in the warm air of September."""
from __future__ import annotations

import math

import numpy as np

from ..card import Card
from ..geometry import polar
from ..growth.clover import (
    CLOVER_LEAF,
    WITHERED,
    at_end,
    clover_leaf,
    clover_stem,
    grown,
    head_cup,
    head_leaves,
    side_leaf,
    stipule,
)
from ..growth.clover_head import CLOVER, GREEN, HEART, SPENT, clover_head, fallen_floret, floret
from ..growth.orb_web import garden_spider
from ..line import taper
from ..pip_cards import calm, pip_card
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

HEAD, LEAF, DRY, BUD = calm("C", 10, CLOVER, CLOVER_LEAF, WITHERED, GREEN)
BROWN, = calm("C", 7, SPENT)
PAPER = Tones("#EFDFBC", "#CDA877", "#A67C4E", BROWN.line)
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
    core = pose.circle(HEART, 24)
    group.silhouette(core).fill(core, PAPER.deep)
    rng, tones = np.random.default_rng(3), (PAPER.deep, PAPER.mid, PAPER.light)
    seats = []
    for k in range(74):
        way, reach = k * 137.508, math.sqrt((k + .5) / 74)
        seats.append(pose.point(HEART) + polar(27 * size * reach, way))
    middle = pose.point(HEART)
    for seat in sorted(seats, key=lambda z: -z.imag):
        side = (seat - middle).real / (27 * size)
        lit = int(np.digitize(-.5 * side + rng.normal() * .3, (-.2, .45)))
        foot = seat - 9j * size
        tip = foot + size * complex(7 * side + rng.uniform(-3, 3), rng.uniform(17, 25))
        floret(group, foot, tip, size * 3.4, (tones[lit], tones[min(2, lit + 1)], PAPER.line), .4 * side)


def draw() -> Card:
    """The whole card."""
    leaves, stems, cups, made = Group(), Group(), Group(), []
    for spine, size, lean, spent, lengths in HEADS:
        head, pose = Group(), at_end(spine, size, lean)
        head_leaves(leaves, pose, DRY if spent > .5 else LEAF, lengths)
        if spent == 1:
            _dead(head, pose)
        else:
            clover_head(head, pose, HEAD, BUD, BROWN, spent=spent, seed=round(size * 20))
        head_cup(cups, pose, DRY if spent > .5 else LEAF)
        made.append((head, BROWN if spent > .5 else HEAD))
    side_leaf(leaves, curve([(180, 1130), (186, 1080), (160, 1044)]), 74, DRY, 7, (-20, 84, 30), .2)
    clover_leaf(leaves, curve([(330, 1130), (370, 1070), (384, 1024)]), 62, 46, 0, DRY, 6)
    for spine, first in ((RIGHT, 12), (LOW, 9), (SIDE, 7), (LEFT, 12), (BROKEN, 9), (MIDDLE, 7)):
        clover_stem(stems, spine, first, 5, LEAF)
    for spine, share in ((RIGHT, .30), (RIGHT, .6), (LEFT, .5)):
        stipule(stems, spine, share, 36, DRY)
    fall = Group()
    for x, y, turn, scale in ((96, 1060, 70, 1.0), (210, 1058, -60, .9), (222, 1000, 160, .8)):
        fallen_floret(fall, Pose((x, y), scale, turn), BROWN)
    made.append((fall, BROWN))
    top = complex(RIGHT.at(.86))
    hung = complex(top.real - 8, 372)
    cups.fill(taper(curve([top, hung]), 1.5, 1.2), BROWN.line)
    garden_spider(cups, Pose(hung, .78, 180), SPIDER)
    return pip_card("C", 10, grown(leaves, stems, made, cups, LEAF))
