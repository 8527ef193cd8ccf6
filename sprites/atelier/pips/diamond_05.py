"""Five of diamonds: the first head opens like a flame, the middle sign in it; a hoverfly stands in the air."""
from __future__ import annotations

from ..card import Card
from ..flowers.turned import View
from ..growth.depth import fallen_shade
from ..growth.sunflower import SEED, SUNFLOWER, SUNFLOWER_LEAF, opening_cup, sun_opening
from ..growth.sunflower_leaf import COOL_LEAF, sun_bud, sun_leaf, sun_stem, tip_of
from ..growth.sunflower_ripe import BEE, WING
from ..line import SHADE, ends, keyline, taper
from ..pip_cards import calm, pip_card
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones, mix_ink

RAY, LEAF, COOL, DISC, FLY, GLASS = calm("D", 5, SUNFLOWER, SUNFLOWER_LEAF, COOL_LEAF, SEED, BEE, WING)
DARK = Tones(COOL.mid, mix_ink(COOL.mid, COOL.deep, .6), mix_ink(COOL.deep, COOL.line, .16), COOL.line)
GLOW = "#F6E0AE", "#F9E9C4"
STEM = curve([(262, 1130), (316, 1010), (292, 900), (305, 760)])
HEAD = View((305, 716), 196, 26, .86, 0)
LEFT = curve([(190, 1130), (90, 1020), (56, 860), (60, 640), (70, 470), (126, 366)])
BEHIND = (([(300, 880), (200, 820), (110, 830), (20, 930)], 92, 84, .16, .5),
          ([(304, 860), (400, 800), (500, 806), (590, 880)], 84, 92, .16, 0),
          ([(296, 960), (370, 930), (430, 950), (480, 1030)], 54, 60, .16, 0))
LEAVES = (([(58, 700), (110, 620), (150, 560), (156, 452)], 44, 48, .2, 0),
          ([(280, 1070), (210, 1000), (140, 990), (40, 1066)], 56, 62, .24, .5),
          ([(66, 520), (44, 450), (50, 390), (80, 320)], 30, 34, .2, 0))


def _glow(group: Group) -> None:
    """The light that the opening head sheds: three flames one in the other, behind it."""
    for reach, ink in ((1.0, GLOW[0]), (.78, GLOW[1]), (.5, "#FBF1D6")):
        pose = Pose((305, 700), reach)
        group.fill(pose.shape([(0, 170), (-190, 60), (-232, -120), (-130, -300), (-40, -420), (0, -590, "c"),
                               (40, -420), (130, -300), (232, -120), (190, 60)]), ink)


def _hoverfly(group: Group, pose: Pose) -> None:
    """A hoverfly about 60 long in the air, from above, its head up."""
    for side in (-1, 1):
        wing = pose.shape([(side * 4, -8, "c"), (side * 26, -22), (side * 50, -18), (side * 46, -4), (side * 20, 2)])
        group.silhouette(wing).fill(wing, GLASS.light, .9).contour(wing, .7, 1.6, GLASS.line, SHADE)
        for far in ((46, -15), (40, -6)):
            group.fill(taper(pose.curve([(side * 5, -7), (side * far[0] * .5, far[1] - 1), (side * far[0], far[1])]),
                             1.2, .5), GLASS.line)
    body = pose.shape([(0, 0), (9, 8), (10, 20), (0, 40, "c"), (-10, 20), (-9, 8)])
    inside = Group().fill(body, FLY.light)
    for y in (4, 14, 24, 33):
        inside.fill(taper(pose.curve([(-12, y), (0, y + 3), (12, y)]), 4.6, 4.6, ends(.2, .2)), FLY.line)
    group.silhouette(body).clip(body, inside).contour(body, .8, 2.2, FLY.line, SHADE)
    chest = pose.circle((0, -7), 9, 9)
    group.silhouette(chest).fill(chest, FLY.mid).contour(chest, .8, 2, FLY.line, SHADE)
    group.fill(taper(pose.curve([(-5, -10), (-5, -4)]), 2, 1), FLY.light)
    for side in (-1, 1):
        eye = pose.circle((side * 4.6, -18), 5.4, 4.8)
        group.silhouette(eye).fill(eye, "#8E3B2C").contour(eye, .7, 1.6, FLY.line, SHADE)


def draw() -> Card:
    """The whole card."""
    growth, behind, leaves, stems, head, green = Group(), Group(), Group(), Group(), Group(), Group()
    glow = Group()
    _glow(glow)
    growth.trim(glow)
    for spots, left, right, stalk, roll in BEHIND:
        sun_leaf(behind, curve(spots), left, DARK, right, stalk, roll)
    growth.trim(fallen_shade(behind, LEAF.line, 20, .16)).add(keyline(behind, .9, 3.6, LEAF.line))
    sun_stem(stems, STEM, 30, 24, LEAF)
    growth.add(keyline(stems, 1.0, 4.4, LEAF.line))
    for k, (spots, left, right, stalk, roll) in enumerate(LEAVES):
        sun_leaf(leaves, curve(spots), left, (LEAF, COOL)[k % 2], right, stalk, roll)
    sun_stem(leaves, LEFT, 16, 9, LEAF)
    sun_bud(leaves, tip_of(LEFT, .9), RAY, LEAF, .7)
    growth.trim(fallen_shade(leaves, LEAF.line)).add(keyline(leaves, 1.0, 3.9, LEAF.line))
    sun_opening(head, HEAD, RAY, DISC, 7, 28)
    growth.trim(fallen_shade(head, RAY.line)).add(keyline(head, 1.0, 5.2, RAY.line))
    opening_cup(green, HEAD, LEAF)
    growth.trim(fallen_shade(green, LEAF.line, 12)).add(keyline(green, 1.0, 4.8, LEAF.line))
    guest = Group()
    _hoverfly(guest, Pose((478, 408), 1.15, -128))
    growth.trim(fallen_shade(guest, LEAF.line, 60, .16)).add(keyline(guest, .8, 2.4, FLY.line))
    return pip_card("D", 5, growth)
