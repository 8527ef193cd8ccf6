"""Trump 9: wallflower in the cracks of a wall."""
from __future__ import annotations

from typing import Any

from .. import palette as pal
from ..flowers.turned import View
from ..flowers.wallflower import Cracks, bud, cross, pod, stone
from ..frame import HALO, RING_WIDTH, halo, trump_card
from ..geometry import circle, line, point, polar
from ..plants import leaf, stem
from ..ribbons import club_profile, ribbon
from ..splines import Pose, curve
from ..svg import Group
from .ground import trump_ground

STALK: dict[str, Any] = {"colour": "#86986A", "light": "#B9C294"}
WOOD: dict[str, Any] = {"colour": "#8A6E54", "light": "#B79C7C"}
BLADE: dict[str, Any] = {"colour": "#7D9B6B", "shade": "#4B7157", "light": "#A9BF8E", "peak": .55, "base": .2,
                         "power": .9, "veins": 0, "midrib": 2.6, "thick": 3.6}
# corners, face, shade, cracks
STONES: tuple[tuple[list[tuple[float, float]], str, str, Cracks], ...] = (
    ([(20, 946), (90, 938), (150, 946), (156, 984), (146, 1030), (20, 1036)], "#C9BCA0", "#A3957B",
     ([(60, 966), (84, 976), (100, 970)], [(110, 1004), (128, 998)])),
    ([(172, 952), (230, 944), (284, 950), (300, 990), (290, 1036), (166, 1032)], "#BDAF93", "#978A70",
     ([(196, 990), (220, 1000), (236, 994)],)),
    ([(322, 950), (380, 942), (440, 950), (446, 990), (440, 1036), (304, 1034), (306, 984)], "#C4B79C", "#9E9177",
     ([(390, 966), (410, 974), (424, 968)], [(336, 1010), (356, 1004)])),
    ([(460, 944), (530, 938), (600, 946), (600, 1040), (458, 1034)], "#BDAF93", "#978A70", ()),
    ([(20, 890), (70, 880), (112, 888), (118, 910), (104, 930), (20, 934)], "#BDAF93", "#978A70",
     ([(40, 906), (58, 912)],)),
    ([(132, 892), (190, 884), (248, 892), (250, 914), (238, 936), (130, 932)], "#C9BCA0", "#A3957B",
     ([(190, 906), (212, 914), (226, 908)],)),
    ([(346, 896), (410, 886), (470, 894), (474, 914), (462, 936), (338, 934)], "#C9BCA0", "#A3957B",
     ([(372, 912), (392, 918)],)),
    ([(490, 890), (560, 884), (620, 890), (620, 930), (486, 932)], "#C4B79C", "#9E9177", ()),
)
# spine, half-width, dark side
LEAVES = (
    ([(288, 930), (220, 870), (140, 850), (74, 862)], 14, "R"),
    ([(300, 930), (380, 880), (450, 850), (520, 856)], 14, "L"),
    ([(286, 900), (210, 830), (140, 800), (62, 800)], 14, "R"),
    ([(300, 900), (380, 830), (440, 800), (530, 780)], 14, "L"),
    ([(288, 850), (220, 790), (160, 740), (120, 690)], 13, "R"),
    ([(300, 850), (366, 790), (390, 730), (392, 690)], 13, "L"),
    ([(290, 822), (240, 790), (196, 730), (186, 670)], 12, "R"),
    ([(296, 816), (350, 776), (400, 720), (416, 664)], 12, "L"),
)
PODS = ([(288, 790), (252, 740), (226, 670), (216, 570)], [(288, 730), (266, 690), (252, 630), (248, 548)],
        [(296, 780), (336, 740), (368, 670), (380, 580)], [(294, 720), (318, 690), (336, 630), (340, 556)])
# x, y, radius, rise, turn, first, seed; the far ones first
FLOWERS = (
    (212, 290, 56, 52, -46, -40, 1), (434, 292, 56, 52, 46, -50, 2), (250, 240, 50, 40, -26, -40, 3),
    (394, 238, 50, 40, 26, -48, 4), (188, 372, 60, 60, -64, -38, 5), (458, 376, 60, 60, 64, -52, 6),
    (322, 252, 52, 46, 0, -45, 7), (208, 462, 62, 62, -110, -40, 8), (438, 466, 62, 62, 110, -46, 9),
    (268, 324, 64, 70, -20, -38, 10), (384, 328, 64, 70, 20, -50, 11), (322, 496, 66, 64, 180, -45, 12),
    (258, 420, 70, 78, -30, -42, 13), (392, 424, 70, 78, 30, -50, 14), (326, 384, 74, 86, 0, -45, 15),
)
BUDS = ((322, 214, .92, 0), (286, 212, .86, -16), (356, 212, .86, 16), (304, 186, .72, -8), (340, 184, .72, 8),
        (322, 168, .62, 0))
SIDE_FLOWERS = ((102, 604, 50, 50, -40, -45, 21), (176, 588, 52, 56, 30, -40, 22), (138, 626, 58, 76, 0, -48, 23))
RIGHT_FLOWERS = ((450, 618, 48, 50, -40, -45, 31), (518, 614, 48, 52, 36, -40, 32), (484, 646, 56, 76, 0, -45, 33))


def draw() -> Group:
    """The whole card."""
    picture = trump_ground("#BFC8A8", "#AFB995")
    halo(picture, HALO, 236, RING_WIDTH, "#6B4F74", "#F2E4BF", _small_cross, 20)
    wall = Group()
    wall.fill(curve([(0, 880, "c"), (620, 880, "c"), (620, 1060, "c"), (0, 1060, "c")], closed=True), "#7C705C")
    for corners, face, shade, cracks in STONES[4:]:
        stone(wall, corners, face, shade, cracks)
    picture.add(wall)
    picture.add(_plant().outlined(9))
    front = Group()
    for corners, face, shade, cracks in STONES[:4]:
        stone(front, corners, face, shade, cracks)
    picture.add(front)
    return trump_card(picture, "9", "GIROFLÉE")


def _small_cross(group: Group, at: complex, way: float) -> None:
    half = club_profile(.7, 5)
    for i in range(4):
        petal = ribbon(line(at, at + polar(18, way + 45 + i * 90)), lambda u: 8.5 * half(u))
        group.fill(petal, pal.GILT_LIGHT if i % 2 else pal.GILT).stroke(petal, pal.INK, 1.0)
    group.fill(circle(at, 3.4), "#6B2714")


def _drawn_in(x: float, y: float) -> complex:
    """A place of the dome, drawn in towards its middle so that the disc shows round it."""
    middle = point(HALO) - 8j
    return middle + (complex(x, y) - middle) * .90


def _plant() -> Group:
    plant = Group()
    for spots, width, dark in LEAVES[:6]:
        leaf(plant, curve(spots), width, dark_side=dark, **BLADE)
    stem(plant, curve([(292, 870), (220, 790), (150, 760), (138, 640)]), 9, 7, **STALK)
    stem(plant, curve([(298, 850), (370, 790), (470, 760), (484, 660)]), 9, 7, **STALK)
    stem(plant, curve([(302, 990), (284, 930), (300, 860), (292, 800)]), 20, 15, **WOOD)
    stem(plant, curve([(293, 810), (284, 700), (310, 600), (322, 500)]), 14, 10, **STALK)
    for spots in PODS:
        pod(plant, curve(spots))
    for spots, width, dark in LEAVES[6:]:
        leaf(plant, curve(spots), width, dark_side=dark, **BLADE)
    for x, y, size, turn in BUDS[::-1]:
        bud(plant, Pose(_drawn_in(x, y), size, turn))
    for x, y, turn in ((110, 560, -20), (140, 548, 0), (170, 556, 18), (468, 580, -14), (502, 578, 14)):
        bud(plant, Pose((x, y + 16), .74, turn))
    for x, y, radius, rise, turn, first, seed in SIDE_FLOWERS + RIGHT_FLOWERS:
        cross(plant, View(point((x, y)), radius, rise, .3, turn), first, seed)
    for x, y, radius, rise, turn, first, seed in FLOWERS:
        cross(plant, View(_drawn_in(x, y), radius * .92, rise, .3, turn), first, seed)
    return plant
