"""The wood of the lily of the valley: beeches in the dusk of their crowns, a clearing far off, the plant in drifts."""
from __future__ import annotations

import math

from ..geometry import Path, Spot, circle, pair, polar
from ..line import ends, taper
from ..splines import Pose, curve
from ..svg import Group
from .scenery import ridge, sky

CLEARING = 284 + 664j
# radius and tone of the light that spreads from the clearing
GLOW = ((560, "#27504F"), (470, "#2E5B57"), (390, "#386961"), (318, "#477B6C"), (252, "#5D9079"), (190, "#7CA785"),
        (132, "#A3BF8E"), (82, "#C9D69E"))
# x of a trunk's foot, half its width, how far its top leans
ROWS = ((672, "#74A086", "#66937C", ((120, 8, 6), (186, 10, -8), (248, 7, 5), (340, 9, 8), (420, 8, -6), (470, 10, 4))),
        (706, "#457668", "#3A685E", ((86, 16, 10), (222, 14, -12), (398, 16, 14), (500, 14, -8))),
        (760, "#2B5450", "#204440", ((146, 24, -16), (452, 26, 18))),
        (830, "#1C3C3C", "#142E30", ((24, 44, 20), (592, 46, -22))))
# direction and width of the beams
BEAMS = ((104, 2.2), (112, 3.2), (121, 2.0), (131, 2.8))
FLOOR = ((690, 8, .014, .6, "#A2BE80"), (748, 11, .013, 2.2, "#568867"), (832, 12, .016, 4.0, "#3C6C55"),
         (930, 10, .02, 1.0, "#2A5145"))
BOUGHS: tuple[tuple[list[Spot], float], ...] = (
    ([(640, 60), (560, 96), (470, 90), (392, 124)], 13), ([(640, 150), (590, 178), (540, 176), (506, 204)], 9),
    ([(-10, 250), (50, 300), (100, 306), (138, 352)], 9), ([(210, -10), (262, 56), (330, 76), (352, 120)], 10))
SPRING = ("#3F7A5C", "#56936A", "#316450")


def beech_wood() -> Group:
    group = sky("#21464A")
    for radius, tone in GLOW:
        group.fill(circle(CLEARING, radius * .86, radius), tone)
    for way, wide in BEAMS:
        start = complex(560, -240)
        spots: list[Spot] = [(*pair(start + polar(far, way + turn)), "c") for far, turn in
                             ((200, -wide), (1160, -wide), (1160, wide), (200, wide))]
        group.fill(curve(spots, True), "#DDE8B4", .17)
    for row, (foot, tone, shade, trunks) in enumerate(ROWS):
        for x, half, lean in trunks:
            _trunk(group, x, half, lean, foot, tone, shade)
        ridge(group, *FLOOR[row])
        _drift(group, row)
    for k, (spots, wide) in enumerate(BOUGHS):
        _bough(group, curve(spots), wide, k)
    return group


def _trunk(group: Group, x: float, half: float, lean: float, foot: float, tone: str, shade: str) -> None:
    side = 1 if x > 305 else -1
    shape = curve([(x + lean - half * .8, -20, "c"), (x - half * .86, foot * .5), (x - half, foot * .86),
                   (x - half * 2.2, foot + 14, "c"), (x + half * 2.2, foot + 14, "c"), (x + half, foot * .86),
                   (x + half * .86, foot * .5), (x + lean + half * .8, -20, "c")], True)
    dark = curve([(x + lean + side * half * .1, -20, "c"), (x + side * half * .3, foot * .4),
                  (x + side * half * .2, foot * .8), (x + side * half * .9, foot + 20, "c"),
                  (x + side * half * 4, foot + 20, "c"), (x + side * half * 4 + lean, -20, "c")], True)
    inside = Group().fill(dark, shade)
    for k in range(round(half / 3)):
        y = foot * (.12 + .8 * ((k * 37 % 11) / 11))
        mark = curve([(x - half * .6, y), (x, y + half * .22), (x + half * .5, y - 2)])
        inside.fill(taper(mark, 2.2, 1.2, ends(.4, .5)), shade)
    group.fill(shape, tone).clip(shape, inside)


def _bough(group: Group, spine: Path, wide: float, seed: int) -> None:
    group.fill(taper(spine, wide, 1.4), "#16302F")
    for k in range(11):
        u = .12 + .085 * k
        root, out = complex(spine.at(u)), complex(spine.tangent(u))
        for side in (-1, 1):
            pose = Pose(root, 1.16 - .4 * u + .12 * math.sin(k + seed),
                        math.degrees(math.atan2(out.imag, out.real)) + 90 + side * (50 + 9 * math.sin(k * 2.3)))
            leaf = pose.shape([(0, 0, "c"), (-8, -10), (-8, -22), (0, -34, "c"), (8, -22), (8, -10)])
            group.fill(leaf, SPRING[(k + seed + (side > 0)) % 3])
            group.fill(taper(pose.curve([(0, -2), (0, -28)]), 1.4, .6), "#21464A")


def _drift(group: Group, row: int) -> None:
    size, tone, bell = ((3.4, "#86AC72", "#E3EAC8"), (6.4, "#457758", "#B4CBB4"), (11, "#2F5B48", ""),
                        (18, "#203F38", ""))[row]
    top = FLOOR[row][0]
    for k in range((56, 36, 20, 11)[row]):
        foot = complex((k * 149 + 31 * row) % 640, top + 12 + size * (1.5 + 4.2 * ((k * 7 % 9) / 9)))
        for lean in (-.9, .7):
            blade = curve([foot, foot + size * complex(lean * .5, -1.3), foot + size * complex(lean * 1.3, -2.3)])
            group.fill(taper(blade, size * .5, size * .9, ends(.5, .6)), tone)
        if bell and k % 3 == 0:
            for j in range(4):
                at = foot + size * complex(.15 + .2 * j, -1.2 - .5 * j)
                group.fill(taper(curve([at, at + size * .32]), size * .34, size * .34), bell)
