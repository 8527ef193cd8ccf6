"""Trump 6: pheasant's eye over a field of stubble, before a rising sun; a ladybird on a stalk."""
from __future__ import annotations

import math

import numpy as np

from ..card import Card
from ..cup import cup, laid, tepal
from ..engraved import hooped
from ..flowers.perch import perch
from ..flowers.turned import View
from ..frame import trump_card
from ..geometry import Path, Spot, circle, point, polar
from ..growth.visitors import ladybird
from ..line import SHADE, ends, keyline, taper
from ..organs import beads, blade, paint, sprig, stalk
from ..plants import cast_shadow, ragged
from ..ribbons import Petal
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones, mix_ink
from .adonis_country import country
from .adonis_leaf import Feather, feather
from .ground import trump_ground

SUN, GLOW = (232, 420), 222
# bars of cloud: middle, length, height, ink
CLOUDS = ((470, 236, 320, 16, "#8C7088"), (90, 566, 300, 14, "#B797A4"), (500, 600, 300, 16, "#A5879C"))
EDGE = "#2A1D18"
SCARLET = Tones("#EE9468", "#CF4429", "#97261C", "#4A100E")
BLACK = "#2C1A1E"
LEAF = Tones("#C0CE86", "#84A458", "#4B7446", "#243D2A")
COOL = Tones("#A3BE8A", "#648F5C", "#3A6249", "#1F3A2C")
SEPAL = Tones("#DAD3A0", "#B9B070", "#8E8A4E", "#3A3A1E")
FRUIT = Tones("#C9D08A", "#A3B06A", "#6E8450", "#2C3A22")
MAIN = curve([(300, 1130), (276, 960), (312, 780), (298, 600), (346, 380)])
LEFT = curve([(285, 900), (222, 830), (150, 730), (140, 610)])
RIGHT = curve([(322, 1130), (388, 990), (462, 880), (474, 780)])
HIGH = curve([(310, 730), (252, 600), (176, 500), (158, 376)])
LOW = curve([(300, 650), (352, 650), (398, 620), (408, 566)])
TALL = curve([(340, 1130), (424, 960), (508, 780), (536, 540), (526, 360), (540, 180)])
# the stem and its leaves, those behind it and those before it, from the foot upwards
BEHIND: tuple[tuple[Path, tuple[Feather, ...]], ...] = (
    (TALL, (Feather(.40, -1, 120), Feather(.62, -1, 112), Feather(.70, 1, 56, 24, 6, 3),
            Feather(.79, -1, 70, 40, 14, 4), Feather(.87, 1, 44, 22, 6, 3))),
    (RIGHT, (Feather(.26, 1, 130, 36), Feather(.56, 1, 84, 46), Feather(.66, -1, 92))),
    (HIGH, (Feather(.36, 1, 104, 38), Feather(.58, -1, 112), Feather(.72, 1, 84, 34), Feather(.84, -1, 66, pairs=4))),
    (MAIN, (Feather(.16, 1, 190, 36, 20, 6), Feather(.64, 1, 110, 42), Feather(.76, -1, 92, 40), Feather(.82, 1, 74))))
BEFORE: tuple[tuple[Path, tuple[Feather, ...]], ...] = (
    (LEFT, (Feather(.32, -1, 136, 40), Feather(.60, 1, 92), Feather(.74, -1, 82, pairs=4))),
    (MAIN, (Feather(.12, -1, 200, 54, 22, 7), Feather(.235, -1, 120, 44, 26, 5), Feather(.28, 1, 160, 46, 30, 6),
            Feather(.42, -1, 118, 50), Feather(.50, 1, 112, 50))),
    (LOW, (Feather(.30, -1, 46, 30, 10, 3), Feather(.58, 1, 60, 40, 20, 3))))


def draw() -> Card:
    picture = trump_ground("#B9A8BE", "#B9A8BE")
    _dawn(picture)
    back, stems, fronds, heads, main, guest = (Group() for _ in range(6))
    country(picture)
    for stem, leaves in BEHIND:
        for leaf in leaves:
            feather(back, stem, leaf, COOL)
    for spine, first, last in ((TALL, 10, 5), (HIGH, 7, 5), (LOW, 7, 5), (LEFT, 9, 6), (RIGHT, 10, 6), (MAIN, 14, 8)):
        stalk(stems, spine, first, last, LEAF)
    for stem, leaves in BEFORE:
        for leaf in leaves:
            feather(fronds, stem, leaf, LEAF)
    _bud(heads, perch(HIGH, .95))
    _bud(heads, perch(TALL, .80))
    _fruit(heads, perch(LOW, .92))
    _side(heads, View((140, 606), 96, 26, .58, -14), 5)
    _open(heads, View((476, 760), 84, 44, .34, 22), -70, 2)
    _open(main, View((352, 300), 158, 58, .26, 14), -92, 4)
    ladybird(guest, Pose(complex(MAIN.at(.35)) - 10, 1.35, -4))
    for layer, thin, thick in ((back, .5, 1.2), (stems, 1.1, 4.4), (fronds, .7, 2.2), (heads, 1.1, 5),
                               (main, 1.1, 6.2), (guest, 1.1, 3)):
        picture.add(keyline(layer, thin, thick, EDGE))
    return trump_card(picture, "6", "ADONIS")


def _dawn(group: Group) -> None:
    at = point(SUN)
    for radius, tone in ((430, "#CDB9C4"), (350, "#D9C3C2"), (284, "#E8D0BC"), (GLOW, "#F8EDC8")):
        group.fill(circle(at, radius), tone)
    group.stroke(circle(at, GLOW), "#6B4F74", 2.4)
    for radius in (284, 350, 430):
        group.stroke(circle(at, radius), "#8C7088", 1.5)
    hooped(group, at, GLOW - 6, 6, 4.2, "#D9B98C", 1.6)
    for x, y, wide, thick, ink in CLOUDS:
        bar = curve([(x - wide / 2, y), (x - wide * .2, y - 5), (x + wide * .15, y + 3), (x + wide / 2, y - 2)])
        group.fill(taper(bar, thick, thick, ends(.5, .5)), ink)


def _petal(rng: np.random.Generator) -> Petal:
    return tepal(rng.uniform(.315, .36), rng.uniform(-.02, .03), .74, .04)


def _dark_foot(group: Group, petal: Petal, radius: float) -> None:
    inside = Group().fill(petal.zone(0, ragged(.44, 5, .14), n=50), BLACK)
    for across in (.3, .5, .7):
        inside.fill(taper(petal.vein(across, .3, .66), radius * .022, .3), BLACK)
    group.clip(petal.outline(), inside)


def _gloss(group: Group, petal: Petal, shaded: int) -> None:
    inside, ink = Group(), mix_ink(SCARLET.mid, SCARLET.light, .38)
    for k, across in enumerate(np.linspace(.10, .42, 6) if shaded else np.linspace(.90, .58, 6)):
        streak = petal.vein(float(across), .46 + .05 * (k % 2), .93 - .05 * (k % 3))
        inside.fill(taper(streak, streak.length() * (.13, .08, .11)[k % 3], 1, ends(.55, .45)), ink)
    group.clip(petal.outline(), inside)


def _open(group: Group, view: View, first: float, seed: int) -> None:
    rng, wide = np.random.default_rng(seed), view.radius
    for k in range(5):
        way = first + 20 + 72 * k
        blade(group, view.curve([0j, polar(.5, way), polar(.76, way + 4)]), wide * .12, SEPAL, veins=0)
    ways = [first + 360 / 7 * k for k in (0, 2, 4, 6, 1, 3, 5)]
    petals = [laid(view, _petal(rng), way + rng.uniform(-4, 4), rng.uniform(.92, 1.05), rng.uniform(-.1, .1))
              for way in ways]
    outlines, thick = [petal.outline() for petal in petals], wide * .022 + .9
    for k, petal in enumerate(petals):
        paint(group, petal, SCARLET, pale=0, shade=.30, shade_edge=k % 2, veins=7, vein_width=wide * .016, reach=.94,
              rim=.06, lip=(None, (.15, .7, .08), None)[k % 3], thin=.8, thick=thick)
        _gloss(group, petal, k % 2)
        _dark_foot(group, petal, wide)
        for later in outlines[k + 1:]:
            cast_shadow(group, outlines[k], later, polar(wide * .045, SHADE), SCARLET.deep)
        group.contour(outlines[k], .8, thick, SCARLET.line, SHADE, 30)
    _heart(group, view)


def _heart(group: Group, view: View) -> None:
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
    ball = pose.shape([(-8, 0, "c"), (-22, -18), (-14, -46), (2, -54), (18, -44), (22, -16), (8, 0, "c")])
    inside = Group().fill(ball, SCARLET.mid).fill(pose.shape([(4, 4), (8, -60), (50, -60), (50, 4)]), SCARLET.deep)
    for spots in ([(-8, -6), (-8, -30), (2, -52)], [(6, -6), (10, -30), (4, -52)]):
        inside.fill(taper(pose.curve(spots), 2.4, .8, ends()), SCARLET.line)
    group.silhouette(ball).clip(ball, inside).contour(ball, .9, 2.8, SCARLET.line, SHADE)
    for x, turn in ((-8, -22), (8, 24), (0, 2)):
        blade(group, pose.path(sprig((x, 2), 44, turn, -turn * .004)), 9 * pose.scale, SEPAL, veins=2)


def _fruit(group: Group, pose: Pose) -> None:
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
