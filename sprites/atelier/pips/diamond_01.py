"""Ace of diamonds: the sign on the disc of a large sunflower, like a sun over a field of sunflowers at noon."""
from __future__ import annotations

import math

import numpy as np

from .. import palette as pal
from ..card import Card
from ..flowers.turned import View
from ..geometry import Path, angle, circle, polar
from ..growth.sunflower import ACE_SUN, GOLDEN, SEED, opening_cup, rays, show_diamond, sun_opening
from ..growth.sunflower_leaf import sun_bud, sun_leaf, sun_stem, tip_of
from ..growth.sunflower_ripe import honeybee
from ..line import SHADE, ends, keyline, pressed, taper
from ..pip_cards import FIELD, show_card
from ..splines import Pose, curve
from ..suits import DIAMOND, SUITS
from ..svg import Group
from ..tones import Tones, mix_ink

MIDDLE, RADIUS, DISC = 305 + 560j, 262, 172
SKY, SKY_RAY, EDGE = "#3F7F84", "#4C8D90", "#12302F"
CLOUD = Tones("#F6EBD0", "#E4DCC2", "#B9CDC0", "#1F4A4C")
CLOUD_EDGE = ((-176, 26, "c"), (-150, 8), (-122, 10), (-112, -10), (-92, -14), (-78, -40), (-42, -50), (-14, -30, "c"),
              (6, -62), (52, -68), (78, -36, "c"), (104, -42), (128, -26), (136, -4, "c"), (164, -4), (200, 22, "c"),
              (170, 30), (140, 22), (112, 34), (72, 38), (36, 26, "c"), (6, 40), (-40, 42), (-74, 28, "c"), (-104, 38),
              (-144, 36))
CLOUD_HALF = ((-190, 30, "c"), (-130, 18), (-86, 8), (-40, 20), (10, 4), (60, 14), (104, 0), (150, 10), (210, 22, "c"),
              (150, 22), (100, 14), (58, 26), (10, 18), (-40, 32), (-86, 20), (-130, 28))
CLOUD_SHADE = ((-190, 30, "c"), (-130, 26), (-86, 18), (-40, 30), (10, 16), (58, 24), (100, 12), (150, 20),
               (210, 22, "c"), (200, 70), (-180, 70))
# The line that follows the crown inside, and the curls it rolls into.
CLOUD_LINES = (((-102, 4), (-88, 2), (-72, -22), (-44, -34), (-22, -24), (-20, -8), (-32, -4), (-36, -14)),
               ((-10, -8), (-2, -28), (18, -48), (46, -52), (64, -36), (64, -20), (52, -14), (46, -24)),
               ((78, -16), (92, -26), (112, -22), (120, -8), (112, 0), (104, -6)),
               ((-148, 22), (-126, 22), (-112, 14), (-104, 18)), ((136, 10), (154, 6), (170, 14)))
HILLS = (("#A9BE9A", 872, 10, .011), ("#8AA678", 884, 7, .017))
FIELDS = Tones("#7F9A5E", "#5F7F4B", "#47663F", "#223B2C")
ROWS = ((898, 5, 17), (910, 7, 23), (926, 10, 31), (948, 14, 43), (978, 20, 60), (1020, 29, 84), (1076, 42, 118))
DEEP_RAY = Tones("#DFA03E", "#C98A2E", "#9C611E", "#5E300C")
LEAF = Tones("#CFD58F", "#96AB62", "#64834A", "#24402B")
STEM = curve([(282, 1130), (312, 1000), (306, 880), (305, 780)])
OPENING = curve([(430, 420), (446, 320), (430, 220)])
HIGH = View((426, 190), 78, 24, .8, -10)
BUD = curve([(500, 470), (538, 400), (526, 322)])
LEAVES = (([(300, 960), (220, 872), (150, 850), (44, 940)], 84, 92, .22, .5),
          ([(306, 940), (380, 880), (430, 850), (540, 812)], 66, 72, .22, 0),
          ([(292, 1060), (350, 1010), (380, 996), (446, 1000)], 44, 48, .22, 0))
# How pale the florets are, from the sign outwards to the rim of the disc: share of the disc, ink, its edge.
ZONES = ((.80, "#FBF3DC", "#E9D6A4"), (.85, "#F3DDA0", "#D4AC5C"), (.89, "#DDA850", "#9A6426"),
         (.94, "#A5672E", "#5A3014"), (2.0, "#6E4020", "#3A2114"))
FLORETS, OPEN = 900, 89  # how many the disc has, how many are in flower at its rim


def _sky() -> Group:
    group = Group().fill(FIELD, SKY)
    for k in range(24):
        way = 15 * k + 3
        group.fill(curve([(305, 560, "c"), (*_far(way), "c"), (*_far(way + 7), "c")], True), SKY_RAY)
    for reach, width in ((292, 1.4), (304, 3.2), (316, 1.2)):
        group.stroke(circle(MIDDLE, reach), pal.GILT_LIGHT, width)
    for k in range(72):
        way = 5 * k
        group.fill(taper(curve([MIDDLE + polar(324, way), MIDDLE + polar(346 if k % 2 else 372, way)]), 3.4, .6),
                   pal.GILT_LIGHT)
    return group


def _far(way: float) -> tuple[float, float]:
    spot = MIDDLE + polar(900, way)
    return spot.real, spot.imag


def _cloud(group: Group, at: complex, size: float, flip: bool) -> None:
    pose = Pose(at, size, 0, flip)
    shape = pose.shape(list(CLOUD_EDGE))
    inside = Group().fill(shape, CLOUD.light).fill(pose.shape(list(CLOUD_SHADE)), CLOUD.deep)
    inside.fill(pose.shape(list(CLOUD_HALF)), CLOUD.mid)
    group.silhouette(shape).clip(shape, inside)
    for spots in CLOUD_LINES:
        line = pressed(pose.curve(list(spots)), 1.2, 3.6, SHADE + 40, ends(.18, .3))
        group.fill(line, CLOUD.line)
    group.contour(shape, 1, 3.0, CLOUD.line, SHADE)


def _field() -> Group:
    group, rng = Group(), np.random.default_rng(5)
    for ink, top, wave, slow in HILLS:
        rim = [(x, top - wave * math.sin(x * slow + top)) for x in range(-20, 640, 20)]
        group.fill(curve([(-30, top, "c"), *rim, (640, top, "c"), (640, 1150, "c"), (-30, 1150, "c")], True), ink)
        group.fill(taper(curve(rim), 1.6, 1.6), FIELDS.line, .7)
    for k, (y, size, step) in enumerate(ROWS):
        ink = mix_ink(FIELDS.light, FIELDS.deep, k / (len(ROWS) - 1))
        rim = [(x, y + size * .3 - size * .25 * math.sin(x * .03 + y)) for x in range(-20, 640, 20)]
        group.fill(curve([(-30, y, "c"), *rim, (640, y, "c"), (640, 1150, "c"), (-30, 1150, "c")], True), ink)
        for n in range(int(640 / step) + 2):
            at = complex(step * (n + .5 * (k % 2)) - 20 + rng.uniform(-.16, .16) * step,
                         y + rng.uniform(-.2, .2) * size)
            _far_head(group, at, size * rng.uniform(.9, 1.1), ink, rng.uniform(-14, 14))
    return group


def _far_head(group: Group, at: complex, size: float, green: str, turn: float) -> None:
    """A sunflower in the field, its rays one shape."""
    dark = mix_ink(green, FIELDS.line, .45)
    pose = Pose(at, size)
    if size > 9:
        for side in (-1, 1):
            leaf = pose.curve([(0, 1), (side * 1.1, 1.3), (side * 1.7, 2.2)])
            group.fill(taper(leaf, size * .2, size * .9, ends(.5, .4)), mix_ink(green, FIELDS.light, .5))
            group.fill(taper(leaf, size * .08, size * .04), dark)
    count = 11 if size < 9 else 17
    group.fill(_star(pose, count, 1.14, turn).map(lambda z: z + polar(size * .10, SHADE)), dark)
    group.fill(_star(pose, count, 1.12, turn), ACE_SUN.deep).fill(_star(pose, count, .98, turn + 10), ACE_SUN.mid)
    group.fill(pose.circle(0j, .48, .42), SEED.deep)
    if size > 12:
        group.fill(pose.circle(0j, .26, .22), mix_ink(SEED.deep, SEED.line, .6))
        for k in range(14):
            flat = polar(.40, 360 * k / 14)
            group.fill(pose.circle((flat.real, flat.imag * .88), .05), SEED.light)


def _star(pose: Pose, count: int, reach: float, turn: float) -> Path:
    """A ring of `count` pointed rays, seen a little from the side."""
    tips = [polar(reach if k % 2 else reach * .62, turn + 180 * k / count) for k in range(2 * count)]
    return pose.shape([(z.real, z.imag * .86, "c") for z in tips])


def _head(group: Group) -> None:
    """The large head: three rings of rays, florets on the spirals of 137.5 degrees, pale and young in the middle."""
    view = View(MIDDLE, RADIUS, 90, 0)
    rays(group, view, 34, 1.0, DEEP_RAY, .095, 7, 180 / 34, .56)
    rays(group, view, 34, .93, ACE_SUN, .095, 3, 0, .56)
    disc = circle(MIDDLE, DISC)
    group.silhouette(disc).fill(disc, "#6E4020")
    for k in range(1, FLORETS + 1):
        share = math.sqrt(k / FLORETS)
        z = polar(DISC * .985 * share, k * GOLDEN)
        _floret(group, MIDDLE + z, angle(z), DISC / math.sqrt(FLORETS) * 1.06, share)
    for k in range(OPEN):
        way = k * 360 / OPEN
        at = MIDDLE + polar(DISC * (1.005 if k % 2 else .955), way)
        group.fill(circle(at, 4.4), ACE_SUN.mid).stroke(circle(at, 4.4), SEED.line, 1)
        group.fill(circle(at - 1.2 - 1.2j, 1.6), ACE_SUN.light)


def _floret(group: Group, at: complex, way: float, size: float, share: float) -> None:
    ink, edge = next((ink, edge) for last, ink, edge in ZONES if share < last)
    pose = Pose(at, size, way)
    cell = pose.shape([(-1.12, 0, "c"), (0, -.86, "c"), (1.12, 0, "c"), (0, .86, "c")])
    group.fill(cell, ink).stroke(cell, edge, .9)
    if share > .80:
        group.fill(circle(at, size * .30), mix_ink(ink, "#FFF1C4", .5))


def _sign() -> Group:
    sign, pose, ink = Group(), Pose(MIDDLE, 230 / 104), SUITS["D"]
    diamond = pose.path(DIAMOND)
    sign.stroke(diamond, "#FBF3DC", 20)
    sign.fill(diamond, ink.colour)
    show_diamond(sign, diamond, pose, ink.dark, ink.light)
    return sign.contour(diamond, 1.5, 5, "#5A2708")


def draw() -> Card:
    clouds, back, leaves, stems, head, guest = Group(), Group(), Group(), Group(), Group(), Group()
    _cloud(clouds, 96 + 352j, .8, False)
    _cloud(clouds, 312 + 128j, .74, True)
    _cloud(clouds, 540 + 250j, .9, True)
    for spine in (OPENING, BUD):
        sun_stem(back, spine, 13, 9, LEAF)
    sun_bud(back, tip_of(BUD, .6), ACE_SUN, LEAF)
    sun_opening(back, HIGH, ACE_SUN, SEED, 4)
    opening_cup(back, HIGH, LEAF)
    for spots, left, right, stalk, roll in LEAVES:
        sun_leaf(leaves, curve(spots), left, LEAF, right, stalk, roll, 11)
    sun_stem(stems, STEM, 36, 28, LEAF)
    _head(head)
    honeybee(guest, Pose((252, 206), 1.1, 62))
    picture = _sky().add(keyline(clouds, .8, 3.4, "#235A60")).add(_field()).add(keyline(back, 1.1, 4.6, EDGE))
    picture.add(keyline(leaves, 1.2, 5.6, EDGE)).add(keyline(stems, 1.2, 5.6, EDGE)).add(keyline(head, 1.3, 8, EDGE))
    return show_card("D", picture.add(_sign()).add(keyline(guest, .9, 2.6, EDGE)))
