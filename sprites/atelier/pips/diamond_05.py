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
from ..suits import SUITS
from ..svg import Group

RAY, LEAF, COOL, DISC, FLY, GLASS = calm("D", 4, SUNFLOWER, SUNFLOWER_LEAF, COOL_LEAF, SEED, BEE, WING)
GLOW = "#F4DCA4", "#F8E4B8"
STEM = curve([(272, 1130), (318, 1020), (300, 920), (305, 800)])
HEAD = View((305, 764), 184, 26, .5, 0)
CUP = View((305, 762), 138, 26, .5, 0)
RIGHT = curve([(600, 950), (560, 860), (532, 700), (546, 560), (512, 462)])
LEFT = curve([(176, 1130), (92, 1020), (62, 860), (64, 640), (76, 480), (126, 376)])
LEAVES = (([(64, 640), (104, 590), (140, 552), (136, 444)], 38, 40, .2, 0),
          ([(296, 1056), (240, 1006), (170, 1000), (96, 1040)], 38, 46, .24, .5),
          ([(312, 960), (352, 962), (388, 982), (416, 1040)], 34, 30, .2, 0),
          ([LEFT.at(.26), (98, 900), (132, 906), (150, 984)], 26, 28, .22, 0),
          ([LEFT.at(.42), (84, 740), (118, 726), (128, 660)], 22, 28, .22, 0),
          ([RIGHT.at(.32), (524, 758), (504, 780), (490, 860)], 26, 28, .2, .4),
          ([(546, 560), (516, 600), (492, 600), (474, 664)], 26, 30, .2, 0))


def _glow(group: Group) -> None:
    """The light that the opening head sheds: flames one in the other, the signs on bare paper between their rims."""
    for reach, ink in ((1.0, GLOW[0]), (.91, SUITS["D"].ground), (.84, GLOW[1]), (.79, SUITS["D"].ground)):
        pose = Pose((305, 640), reach * .95)
        group.fill(pose.shape([(0, 170), (-190, 60), (-232, -120), (-122, -280), (-36, -412), (0, -590, "c"),
                               (36, -412), (122, -280), (232, -120), (190, 60)]), ink)


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
    for length, leans in ((1.0, range(-78, 79, 13)), (.91, range(-84, 86, 13))):
        for lean in sorted(leans, key=lambda way: -abs(way)):
            turn, curl = polar(length, lean), -.0022 * lean

            def put(z: complex, turn: complex = turn, curl: float = curl) -> complex:
                flat = turn * (z + curl * z.imag * z.imag)
                return point(view.at) + view.radius * complex(flat.real, .62 * flat.imag)
            fan.append(ray(.148, .02 if lean < 0 else -.02, .2).map(put))
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
    growth, leaves, stems, head, green = Group(), Group(), Group(), Group(), Group()
    glow = Group()
    _glow(glow)
    growth.trim(glow)
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
    opening_cup(green, CUP, LEAF)
    growth.trim(fallen_shade(green, LEAF.line, 12)).add(keyline(green, 1.0, 4.8, LEAF.line))
    guest = Group()
    _hoverfly(guest, Pose((424, 676), 1.05, -122))
    growth.trim(fallen_shade(guest, RAY.line, 7, .2)).add(keyline(guest, .8, 2.4, FLY.line))
    return pip_card("D", 5, growth)
