"""Five of diamonds: a stem round the middle sign to a head that opens like a fan, next to the sun; a hoverfly."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, foot
from ..flowers.turned import View
from ..geometry import pair, point, polar
from ..growth import sunflower as s
from ..growth import sunflower_leaf as f
from ..growth import sunflower_views as v
from ..growth.boughs import bough
from ..growth.country import poplars
from ..growth.skies import air, drift, land, orb
from ..growth.sunflower_ripe import BEE, WING
from ..line import SHADE, ends, taper
from ..organs import paint
from ..pip_cards import pip_card
from ..plants import cast_shadow
from ..splines import Pose, curve
from ..svg import Group

STEM = curve([(250, 1130), (290, 1020), (302, 900), (318, 780), (382, 690), (412, 590), (396, 510), (346, 462)])
HEAD = View((304, 424), 142, 26, .5, -16)
CUP = View((305, 426), 105, 26, .5, -16)
MORNING = curve([(*pair(STEM.at(.40)), -100), (270, 760), (180, 756), (120, 700), (114, 620)])
LOW = View((112, 610), 58, 34, 1.0, -8)
HIGH = curve([STEM.at(.66), (470, 650), (536, 560), (548, 430), (544, 300), (530, 190), (478, 130)])
LEAVES: tuple[v.Row, ...] = (([STEM.at(.50), (440, 724), (500, 724), (540, 800)], 44, 48, .24, .4, 1),
                             ([STEM.at(.10), (210, 1000), (140, 1000), (56, 1050)], 44, 48, .22, .5, 0),
                             ([STEM.at(.14), (350, 1020), (400, 1010), (460, 1010)], 36, 40, .24, 0, 1),
                             ([MORNING.at(.46), (140, 770), (100, 790), (84, 900)], 40, 42, .2, 0, 2),
                             ([HIGH.at(.50), (510, 416), (480, 430), (462, 500)], 20, 24, .3, 0, 0))
NODES = {STEM: (.12, .40, .66), HIGH: (.50,)}
BEHIND: tuple[v.Row, ...] = (([STEM.at(.04), (180, 1070), (120, 1060), (70, 980)], 34, 38, .2, 0, 3),)
EARTH = [(-10, 1076), (120, 1084), (300, 1074), (640, 1080)]


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
    fan = []
    for length, leans in ((1.0, range(-78, 79, 13)), (.91, range(-84, 86, 13))):
        for lean in sorted(leans, key=lambda way: -abs(way)):
            turn, curl = polar(length, lean), -.0022 * lean

            def put(z: complex, turn: complex = turn, curl: float = curl) -> complex:
                flat = turn * (z + curl * z.imag * z.imag)
                return point(view.at) + view.radius * polar(1, view.turn) * complex(flat.real, .66 * flat.imag)
            fan.append(s.ray(.148, .02 if lean < 0 else -.02, .2).map(put))
    outlines = [petal.outline() for petal in fan]
    for i, petal in enumerate(fan):
        paint(group, petal, v.GOLD, pale=0, shade=.3, shade_edge=1, veins=5,
              vein_width=view.radius * .008 + .5, reach=.9,
              rim=.22, thin=.8, thick=view.radius * .012 + 1)
        for later in outlines[i + 1:]:
            cast_shadow(group, outlines[i], later, polar(view.radius * .03, SHADE), v.GOLD.deep, .8)
        group.contour(outlines[i], .8, view.radius * .012 + 1, v.GOLD.line, SHADE, 30)
    s.side_disc(group, view, v.DISC, .46, .26)


def _summer() -> Group:
    scene = air("#C9A24C", (66, "#DAB765"), (112, "#E8CB86"), (158, "#F6E1B2"), (400, "#F8E7BF"), (620, "#FBEECD"),
                (810, "#FDF3DA"))
    orb(scene, "D", 330 + 420j, 156, "#FFF3C4", "#FAE6B4", "#FCECBE")
    drift(scene, ("#FFF9E6", "#F3DEB2"), (240, 176, 400, 110), (110, 520, 300, 66), (500, 860, 330, 76))
    land(scene, "D", ([(-60, 950), (80, 928), (230, 952), (380, 938), (500, 906), (680, 930)],), ("#EBCB8A",))
    scene.add(poplars("D", ((66, 938, 50), (84, 938, 84), (106, 936, 64), (122, 938, 40)), 0))
    land(scene, "D", ([(-60, 1000), (150, 984), (330, 1006), (680, 980)], [(-60, 1044), (240, 1052), (680, 1036)]),
         ("#D6AE60", "#B08F4C"))
    return scene


def draw() -> Card:
    growth = Growth("D")
    shaded, leaves, stems, heads, green, guest = (Group() for _ in range(6))
    v.leaves(shaded, BEHIND, 8)
    growth.back(foot("D", EARTH, s.SUNFLOWER_LEAF.mid, 5)).put(shaded, 1.8)
    v.leaves(leaves, LEAVES)
    growth.put(leaves, 3.2)
    for spine, first, last in ((HIGH, 10, 7), (MORNING, 12, 8), (STEM, 26, 12)):
        f.sun_stem(stems, spine, first, last, v.FULL)
        bough(stems, spine, first + 4, last, v.FULL, NODES.get(spine, ()), .6, scarred=False)
    growth.put(stems, 4.2)
    f.sun_bud(heads, f.tip_of(HIGH, .66), v.GOLD, v.FULL, .8)
    s.sun_opening(heads, LOW, v.FLAME, v.DISC, 4, 21)
    s.opening_cup(heads, LOW, v.FULL)
    _rays(heads, HEAD)
    growth.put(heads, 4.6)
    s.opening_cup(green, CUP, v.FULL)
    growth.put(green, 4.6)
    _hoverfly(guest, Pose((398, 372), 1.0, -122))
    growth.put(guest, 3.0)
    return pip_card("D", 5, growth, _summer())
