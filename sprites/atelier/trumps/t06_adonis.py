"""Trump 6: pheasant's eye before a halo cut by the frame at its left; a ladybird on a stalk."""
from __future__ import annotations

import math

import numpy as np

from .. import palette as pal
from ..card import Card
from ..cup import cup, laid, tepal
from ..flowers.feathers import feather
from ..flowers.perch import perch
from ..flowers.turned import View
from ..frame import RING_WIDTH, halo, trump_card
from ..geometry import Spot, circle, polar
from ..growth.visitors import ladybird
from ..line import SHADE, ends, keyline, taper
from ..organs import beads, blade, paint, sprig, stalk
from ..plants import cast_shadow, ragged
from ..ribbons import Petal
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones, mix_ink
from .ground import trump_ground

SUN = (196, 470)
EDGE = "#2A1D18"
SCARLET = Tones("#EE9468", "#CF4429", "#97261C", "#4A100E")
BLACK = "#2C1A1E"
LEAF = Tones("#B5C486", "#7F9E5C", "#4F7A4A", "#243D2A")
SEPAL = Tones("#DAD3A0", "#B9B070", "#8E8A4E", "#3A3A1E")
FRUIT = Tones("#C9D08A", "#A3B06A", "#6E8450", "#2C3A22")
MAIN = curve([(330, 1130), (300, 960), (330, 760), (316, 560), (362, 380)])
LEFT = curve([(300, 1130), (236, 980), (150, 860), (118, 720), (140, 610)])
RIGHT = curve([(346, 1130), (410, 980), (494, 880), (512, 770), (482, 690)])
HIGH = curve([(324, 700), (256, 570), (186, 460), (184, 356)])
LOW = curve([(322, 840), (380, 780), (402, 700), (396, 632)])
# points of a leaf, length of its ribs, pairs of ribs, dark side
LEAVES = (([(320, 1120), (250, 1050), (150, 1020), (46, 1000)], 84, 5, "R"),
          ([(336, 1120), (372, 1060), (420, 1020), (470, 960)], 66, 4, "L"),
          ([(252, 1000), (190, 950), (120, 910), (56, 830)], 84, 5, "R"),
          ([(400, 1000), (450, 940), (520, 900), (560, 820)], 74, 5, "L"),
          ([(310, 960), (262, 900), (232, 850), (216, 760)], 82, 5, "R"),
          ([(310, 904), (380, 884), (430, 850), (452, 790)], 66, 4, "L"),
          ([(150, 850), (110, 820), (76, 770), (62, 700)], 56, 4, "R"),
          ([(232, 530), (206, 500), (194, 466), (196, 430)], 44, 4, "R"),
          ([(506, 800), (546, 760), (566, 700), (566, 640)], 44, 4, "L"))


def draw() -> Card:
    """The whole card."""
    picture = trump_ground("#E6D3A6", "#DAC38E")
    halo(picture, SUN, 250, RING_WIDTH, "#6B4F74", "#F6EBCB", _achenes, 22)
    leaves, stems, heads, main, guest = Group(), Group(), Group(), Group(), Group()
    for i, (spots, length, pairs, dark) in enumerate(LEAVES):
        feather(leaves, curve(spots), length, pairs, colour=LEAF.mid, shade=LEAF.deep, dark_side=dark, seed=i)
        leaves.fill(taper(curve(spots), 6.5, 1.6), LEAF.deep)
    for spine, first, last in ((HIGH, 7, 5), (LOW, 7, 5), (LEFT, 11, 7), (RIGHT, 11, 7), (MAIN, 14, 8)):
        stalk(stems, spine, first, last, LEAF)
    _bud(heads, perch(HIGH, .95))
    _fruit(heads, perch(LOW, .92))
    _side(heads, View((140, 606), 96, 26, .58, -18), 5)
    _open(heads, View((484, 676), 88, 46, .34, 26), -70, 2)
    _open(main, View((368, 316), 142, 56, .26, 18), -92, 4)
    ladybird(guest, Pose(complex(MAIN.at(.42)) - 10, 1.35, -10))
    picture.add(leaves)  # hairs have no outline: with one they would be fern
    for layer, thick in ((stems, 4.4), (heads, 5.0), (main, 6.2), (guest, 3)):
        picture.add(keyline(layer, 1.1, thick, EDGE))
    return trump_card(picture, "6", "ADONIS")


def _achenes(group: Group, at: complex, way: float) -> None:
    """The halo's ornament: an oblong head of knobbly fruits between two threads."""
    pose = Pose(at - polar(13, way), .62, way + 90)
    for side in (-1, 1):
        for reach, up in ((24, -16), (17, -30)):
            group.fill(taper(pose.curve([(0, 6), (side * reach * .6, 0), (side * reach, up)]), 4.4, .6), pal.GILT_LIGHT)
    body = pose.circle((0, -24), 14, 28)
    group.fill(body, pal.GILT).stroke(body, pal.INK, 1.2)
    for row in range(4):
        for x in (-7, 0, 7):
            group.fill(pose.circle((x + 3 * (row % 2) - 1.5, -6 - row * 12), 3.6), pal.GILT_LIGHT)


def _petal(rng: np.random.Generator) -> Petal:
    return tepal(rng.uniform(.315, .36), rng.uniform(-.02, .03), .74, .04)


def _dark_foot(group: Group, petal: Petal, radius: float) -> None:
    """The black blotch of a petal and the lines that run out of it."""
    inside = Group().fill(petal.zone(0, ragged(.44, 5, .14), n=50), BLACK)
    for across in (.3, .5, .7):
        inside.fill(taper(petal.vein(across, .3, .66), radius * .022, .3), BLACK)
    group.clip(petal.outline(), inside)


def _open(group: Group, view: View, first: float, seed: int) -> None:
    """A flower looked into: seven glossy petals, a black eye, dark stamens round the green head of carpels."""
    rng, wide = np.random.default_rng(seed), view.radius
    for k in range(5):
        way = first + 20 + 72 * k
        blade(group, view.curve([0j, polar(.5, way), polar(.86, way + 4)]), wide * .12, SEPAL, veins=0)
    ways = [first + 360 / 7 * k for k in (0, 2, 4, 6, 1, 3, 5)]
    petals = [laid(view, _petal(rng), way + rng.uniform(-4, 4), rng.uniform(.92, 1.05), rng.uniform(-.1, .1))
              for way in ways]
    outlines, thick = [petal.outline() for petal in petals], wide * .022 + .9
    for k, petal in enumerate(petals):
        paint(group, petal, SCARLET, pale=0, shade=.30, shade_edge=k % 2, veins=7, vein_width=wide * .016, reach=.94,
              rim=.06, lip=(None, (.15, .7, .08), None)[k % 3], thin=.8, thick=thick, hatch=4)
        _dark_foot(group, petal, wide)
        for later in outlines[k + 1:]:
            cast_shadow(group, outlines[k], later, polar(wide * .045, SHADE), SCARLET.deep)
        group.contour(outlines[k], .8, thick, SCARLET.line, SHADE, 30)
    _heart(group, view)


def _heart(group: Group, view: View) -> None:
    """A crowd of dark stamens round the knobbly green carpels."""
    wide = view.radius
    lift = polar(1, view.turn) * -1j * wide * math.cos(math.radians(view.rise)) * .14
    tips = sorted((view.point(polar(.27 if k % 2 else .20, 137.508 * k)) + lift for k in range(34)),
                  key=lambda z: z.imag)
    for tip in tips:
        group.fill(taper(curve([view.point(0j), tip]), wide * .014 + .6, .8), "#6E4A5C")
    beads(group, tips, wide * .030, "#5E4258", BLACK, .8)
    for k in range(16):
        at = view.point(polar(.11 * math.sqrt((k + .5) / 16), 137.508 * k)) + lift * (1.4 - k * .03)
        group.fill(circle(at, wide * .036), FRUIT.line).fill(circle(at, wide * .028), FRUIT.mid)


def _side(group: Group, view: View, seed: int) -> None:
    """A half-open flower from the side on its pale sepals."""
    rng = np.random.default_rng(seed)
    outside = Tones(mix_ink(SCARLET.mid, SCARLET.light, .3), mix_ink(SCARLET.mid, SCARLET.deep, .2), SCARLET.deep,
                    SCARLET.line)
    petals = [(way, laid(view, _petal(rng), way, rng.uniform(.94, 1.05), rng.uniform(-.06, .06)))
              for way in (-92, -44, -140, 4, 176, 54, 126)]
    cup(group, view, petals, SCARLET, outside, lambda g: _heart(g, view), pale=0, veins=7, shade=.26, rim=.05,
        vein_width=view.radius * .018, thin=.8, thick=view.radius * .022 + .9)
    pose = Pose(view.point(0j), view.radius / 90, view.turn)
    for turn, bend in ((-58, .16), (56, -.16), (-18, .1), (22, -.1)):
        blade(group, pose.path(sprig((0, 6), 50, turn, bend)), 10 * pose.scale, SEPAL, veins=2)


def _bud(group: Group, pose: Pose) -> None:
    """A round bud, red between its sepals."""
    ball = pose.shape([(-8, 0, "c"), (-22, -18), (-14, -46), (2, -54), (18, -44), (22, -16), (8, 0, "c")])
    inside = Group().fill(ball, SCARLET.mid).fill(pose.shape([(4, 4), (8, -60), (50, -60), (50, 4)]), SCARLET.deep)
    for spots in ([(-8, -6), (-8, -30), (2, -52)], [(6, -6), (10, -30), (4, -52)]):
        inside.fill(taper(pose.curve(spots), 2.4, .8, ends()), SCARLET.line)
    group.silhouette(ball).clip(ball, inside).contour(ball, .9, 2.8, SCARLET.line, SHADE)
    for x, turn in ((-8, -22), (8, 24), (0, 2)):
        blade(group, pose.path(sprig((x, 2), 44, turn, -turn * .004)), 9 * pose.scale, SEPAL, veins=2)


def _fruit(group: Group, pose: Pose) -> None:
    """The ripe head: rows of beaked achenes on an oblong axis."""
    core = pose.shape([(-6, 0), (-20, -18), (-22, -48), (-10, -82), (0, -90), (10, -82), (22, -48), (20, -18), (6, 0)])
    group.silhouette(core).fill(core, FRUIT.deep)
    for row in range(6):
        half = 22 * math.sin(math.pi * (row + 1.1) / 7.6)
        for k in range(4):
            x = -half + 2 * half * (k + .5 * (row % 2)) / 3.5
            knob: list[Spot] = [(x - 7, -10 - row * 13), (x - 1, -19 - row * 13), (x + 7, -23 - row * 13, "c"),
                                (x + 7, -10 - row * 13), (x, -3 - row * 13)]
            shape = pose.shape(knob)
            group.silhouette(shape).fill(shape, FRUIT.light if k < 2 else FRUIT.mid)
            group.contour(shape, .8, 1.8, FRUIT.line, SHADE, 30)
