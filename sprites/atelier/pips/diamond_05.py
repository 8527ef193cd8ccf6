"""Five of diamonds: the first head opens like a flame, the middle sign above it; a hoverfly lands on it."""
from __future__ import annotations

from ..card import Card
from ..flowers.turned import View
from ..geometry import point, polar
from ..growth.depth import fallen_shade
from ..growth.sunflower import SEED, SUNFLOWER, SUNFLOWER_LEAF, opening_cup, ray, side_disc
from ..growth.sunflower_leaf import COOL_LEAF, sun_bud, sun_leaf, sun_stem, tip_of
from ..growth.sunflower_ripe import BEE, WING
from ..line import SHADE, ends, keyline, taper
from ..organs import paint
from ..pip_cards import calm, pip_card
from ..plants import cast_shadow
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones, mix_ink

RAY, LEAF, COOL, DISC, FLY, GLASS = calm("D", 5, SUNFLOWER, SUNFLOWER_LEAF, COOL_LEAF, SEED, BEE, WING)
DARK = Tones(COOL.mid, mix_ink(COOL.mid, COOL.deep, .6), mix_ink(COOL.deep, COOL.line, .16), COOL.line)
GLOW = "#F6E0AE", "#F9E9C4"
STEM = curve([(262, 1130), (316, 1010), (292, 900), (305, 760)])
HEAD = View((305, 784), 216, 26, .5, 0)
RIGHT = curve([(600, 930), (556, 840), (530, 700), (546, 560), (508, 470)])
LEFT = curve([(190, 1130), (90, 1020), (56, 860), (60, 640), (70, 470), (126, 366)])
BEHIND = (([(300, 880), (200, 820), (110, 830), (20, 930)], 92, 84, .16, .5),
          ([(304, 860), (400, 800), (500, 806), (590, 880)], 84, 92, .16, 0),
          ([(296, 960), (370, 930), (430, 950), (480, 1030)], 54, 60, .16, 0))
LEAVES = (([(58, 700), (110, 620), (150, 560), (156, 452)], 44, 48, .2, 0),
          ([(306, 1066), (226, 1000), (140, 990), (40, 1066)], 56, 62, .24, .5),
          ([(538, 640), (552, 600), (560, 560), (566, 500)], 18, 22, .2, 0),
          ([(66, 520), (44, 450), (50, 390), (80, 320)], 30, 34, .2, 0))


def _glow(group: Group) -> None:
    """The light that the opening head sheds: three flames one in the other, behind it."""
    for reach, ink in ((1.0, GLOW[0]), (.78, GLOW[1]), (.5, "#FBF1D6")):
        pose = Pose((305, 700), reach)
        group.fill(pose.shape([(0, 170), (-190, 60), (-232, -120), (-130, -300), (-40, -420), (0, -590, "c"),
                               (40, -420), (130, -300), (232, -120), (190, 60)]), ink)


def _hoverfly(group: Group, pose: Pose) -> None:
    """A hoverfly about 60 long from above, its head up."""
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


def _rays(group: Group, view: View) -> None:
    """Broad rays that stand round the disc like a fan at even steps: the longer ones behind the gaps of the others."""
    fan = []
    for length, leans in ((1.0, range(-75, 76, 15)), (.90, (-82, -67, -52, -37, -22, -7, 8, 23, 38, 53, 68, 83))):
        for lean in sorted(leans, key=lambda way: -abs(way)):
            turn, curl = polar(length, lean), -.0022 * lean

            def put(z: complex, turn: complex = turn, curl: float = curl) -> complex:
                flat = turn * (z + curl * z.imag * z.imag)
                return point(view.at) + view.radius * complex(flat.real, .75 * flat.imag)
            fan.append(ray(.17, .02 if lean < 0 else -.02, .2).map(put))
    outlines = [petal.outline() for petal in fan]
    for i, petal in enumerate(fan):
        paint(group, petal, RAY, pale=0, shade=.3, shade_edge=1, veins=5, vein_width=view.radius * .008 + .5, reach=.9,
              rim=.22, thin=.8, thick=view.radius * .012 + 1)
        for later in outlines[i + 1:]:
            cast_shadow(group, outlines[i], later, polar(view.radius * .03, SHADE), RAY.deep, .8)
        group.contour(outlines[i], .8, view.radius * .012 + 1, RAY.line, SHADE, 30)
    side_disc(group, view, DISC, .46, .26)


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
    sun_stem(leaves, RIGHT, 13, 7, LEAF)
    sun_bud(leaves, tip_of(RIGHT, .62), RAY, LEAF, .2)
    growth.trim(fallen_shade(leaves, LEAF.line)).add(keyline(leaves, 1.0, 3.9, LEAF.line))
    _rays(head, HEAD)
    growth.trim(fallen_shade(head, RAY.line)).add(keyline(head, 1.0, 5.2, RAY.line))
    opening_cup(green, HEAD, LEAF)
    growth.trim(fallen_shade(green, LEAF.line, 12)).add(keyline(green, 1.0, 4.8, LEAF.line))
    guest = Group()
    _hoverfly(guest, Pose((424, 684), 1.15, -122))
    growth.trim(fallen_shade(guest, RAY.line, 7, .2)).add(keyline(guest, .8, 2.4, FLY.line))
    return pip_card("D", 5, growth)
