"""Five of diamonds: the first head opens like a flame, the middle sign above it; a hoverfly lands on it."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, foot
from ..flowers.turned import View
from ..geometry import point, polar
from ..growth import sunflower as s
from ..growth import sunflower_leaf as f
from ..growth.sunflower_ripe import BEE, WING
from ..line import SHADE, ends, taper
from ..organs import paint
from ..pip_cards import pip_card
from ..plants import cast_shadow
from ..splines import Pose, curve
from ..suits import SUITS
from ..svg import Group

GLOW = "#EFCB80", "#F6DDA2"
SHADED = (([(90, 1130), (60, 1070), (56, 1030), (50, 980)], 30, 32, .3, 0),
          ([(290, 1110), (340, 1080), (360, 1070), (430, 1060)], 28, 32, .2, 0),
          ([(180, 1130), (180, 1090), (190, 1070), (220, 1030)], 26, 28, .3, 0))
EARTH = [(-10, 1066), (120, 1076), (300, 1062), (640, 1070)]
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
        group.silhouette(wing).fill(wing, WING.light, .9).contour(wing, .7, 1.6, WING.line, SHADE)
        for far in ((46, -15), (40, -6)):
            group.fill(taper(pose.curve([(side * 5, -7), (side * far[0] * .5, far[1] - 1), (side * far[0], far[1])]),
                             1.2, .5), WING.line)
    body = pose.shape([(0, 0), (9, 8), (10, 20), (0, 40, "c"), (-10, 20), (-9, 8)])
    inside = Group().fill(body, BEE.light)
    for y in (4, 14, 24, 33):
        inside.fill(taper(pose.curve([(-12, y), (0, y + 3), (12, y)]), 4.6, 4.6, ends(.2, .2)), BEE.line)
    group.silhouette(body).clip(body, inside).contour(body, .8, 2.2, BEE.line, SHADE)
    chest = pose.circle((0, -7), 9, 9)
    group.silhouette(chest).fill(chest, BEE.mid).contour(chest, .8, 2, BEE.line, SHADE)
    group.fill(taper(pose.curve([(-5, -10), (-5, -4)]), 2, 1), BEE.light)
    for side in (-1, 1):
        eye = pose.circle((side * 4.6, -18), 5.4, 4.8)
        group.silhouette(eye).fill(eye, "#8E3B2C").contour(eye, .7, 1.6, BEE.line, SHADE)


def _rays(group: Group, view: View) -> None:
    """Broad rays that stand round the disc like a fan at even steps: the longer ones behind the gaps of the others."""
    fan = []
    for length, leans in ((1.0, range(-78, 79, 13)), (.91, range(-84, 86, 13))):
        for lean in sorted(leans, key=lambda way: -abs(way)):
            turn, curl = polar(length, lean), -.0022 * lean

            def put(z: complex, turn: complex = turn, curl: float = curl) -> complex:
                flat = turn * (z + curl * z.imag * z.imag)
                return point(view.at) + view.radius * complex(flat.real, .62 * flat.imag)
            fan.append(s.ray(.148, .02 if lean < 0 else -.02, .2).map(put))
    outlines = [petal.outline() for petal in fan]
    for i, petal in enumerate(fan):
        paint(group, petal, s.SUNFLOWER, pale=0, shade=.3, shade_edge=1, veins=5,
              vein_width=view.radius * .008 + .5, reach=.9,
              rim=.22, thin=.8, thick=view.radius * .012 + 1)
        for later in outlines[i + 1:]:
            cast_shadow(group, outlines[i], later, polar(view.radius * .03, SHADE), s.SUNFLOWER.deep, .8)
        group.contour(outlines[i], .8, view.radius * .012 + 1, s.SUNFLOWER.line, SHADE, 30)
    s.side_disc(group, view, s.SEED, .46, .26)


def draw() -> Card:
    """The whole card."""
    growth = Growth("D")
    shaded, leaves, stems, head, green = (Group() for _ in range(5))
    glow = Group()
    _glow(glow)
    growth.add(glow)
    f.leaves(shaded, SHADED, (f.SHADED,))
    growth.back(shaded, foot("D", EARTH, s.SUNFLOWER_LEAF.mid, 5))
    f.sun_stem(stems, STEM, 30, 24)
    growth.put(stems, 4.2)
    f.leaves(leaves, LEAVES)
    f.sun_stem(leaves, LEFT, 16, 9)
    f.sun_bud(leaves, f.tip_of(LEFT, .9), tuft=.7)
    f.sun_stem(leaves, RIGHT, 13, 7)
    f.sun_bud(leaves, f.tip_of(RIGHT, .62), tuft=.2)
    growth.put(leaves, 3.2)
    _rays(head, HEAD)
    growth.put(head, 4.6)
    s.opening_cup(green, CUP, s.SUNFLOWER_LEAF)
    growth.put(green, 4.6)
    guest = Group()
    _hoverfly(guest, Pose((424, 676), 1.05, -122))
    growth.put(guest, 3.0)
    return pip_card("D", 5, growth)
