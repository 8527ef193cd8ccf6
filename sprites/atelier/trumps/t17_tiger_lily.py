"""Trump 17: tiger lily above a lake in the mist; a lily beetle on a leaf that it has gnawed."""
from __future__ import annotations

import math

import numpy as np

from ..card import Card
from ..flowers.lilies import bulbil, lily_bud
from ..flowers.tiger import BROAD, CAP, OPEN, SPLAYED, TIGER_COOL, TIGER_LEAF, tiger_turk
from ..flowers.turks_cap import Turk
from ..frame import trump_card
from ..geometry import Path, Spot, smooth
from ..line import SHADE, ends, keyline, taper
from ..organs import blade, stalk
from ..plants import leaf_profile
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones
from .scenery import bars, sky

SLOPE = ((-.72, .28), (-.30, .82), (-.06, 1), (.20, .90), (.55, .45))  # a hill, in shares of half-width and height
EDGE = "#1F1C1C"
STEM = Tones("#A57F7C", "#74504F", "#523638", "#2A1A1C")
BEETLE = Tones("#F2805A", "#C93A26", "#8E2018", "#2A0E0C")
MAIN = curve([(296, 1130), (318, 940), (286, 740), (252, 560), (282, 340), (380, 168), (472, 140), (522, 186)])
GREAT = curve([(254, 520), (262, 420), (286, 352), (318, 352)])
LOW = curve([MAIN.at(.32), (318, 622), (386, 606), (430, 636), (438, 706)])
BUD = curve([MAIN.at(.37), (190, 632), (126, 640), (108, 684)])
# share of the stem, middle and tip of a leaf, half-width, how far its edge rolls
LEAVES = ((.045, (400, 1000), (470, 930), 17, 0), (.10, (420, 956), (546, 872), 20, .6),
          (.125, (206, 960), (66, 948), 22, 0), (.17, (396, 884), (474, 892), 16, 0),
          (.195, (222, 884), (120, 846), 18, .5), (.235, (378, 826), (424, 850), 13, 0),
          (.26, (220, 804), (132, 776), 15, 0))
# foot of a range, its tone, its peaks: place, height, half-width; tones of their flanks and ribs
FAR = (700, "#84A89C", ((96, 300, 58), (30, 190, 60), (184, 170, 52), (548, 400, 62), (470, 250, 54), (612, 300, 66)),
       "#76998F", "#6B8E86")
MIST = ((90, 560, 260, 18), (540, 520, 230, 18), (120, 690, 330, 24), (540, 680, 300, 26), (330, 620, 240, 14))
RANGES = ((742, "#A2BAAC", ((70, 120, 66), (156, 176, 58), (228, 96, 60), (520, 150, 60), (586, 210, 66),
                             (450, 84, 60))),
          (800, "#90AC9F", ((30, 150, 60), (110, 90, 70), (560, 110, 74), (470, 70, 60), (330, 50, 90))))


def draw() -> Card:
    picture = sky("#3B6670", (110, "#47747A"), (230, "#588584"), (350, "#6D978F"), (460, "#88AC9D"), (560, "#A7C1AD"),
                  (650, "#C6D5BD"))
    _range(picture, *FAR)
    bars(picture, MIST, "#B4CBB4", "#9DBAA8")
    _range(picture, *RANGES[0])
    _lake(picture)
    behind, leaves, stems, small, main = Group(), Group(), Group(), Group(), Group()
    for k, (share, middle, tip, width, roll) in enumerate(LEAVES):
        root = complex(MAIN.at(share))
        _lance((behind, leaves)[k % 2], curve([root, middle, tip]), width, (TIGER_LEAF, TIGER_COOL)[k % 3 == 0], roll)
    for spine, first, last in ((GREAT, 10, 8), (LOW, 10, 7), (BUD, 9, 6), (MAIN, 17, 7)):
        stalk(stems, spine, first, last, STEM)
    for share, middle, *_ in LEAVES[2:]:
        axil = complex(MAIN.at(share + .012))
        bulbil(stems, (axil.real + math.copysign(10, middle[0] - axil.real), axil.imag))
    lily_bud(small, (522, 182), 106, 23, 174)
    lily_bud(small, (108, 680), 104, 22, 186)
    tiger_turk(small, Turk(LOW.end, 124, 15, 4, 15, CAP, BROAD))
    tiger_turk(main, Turk((318, 366), 220, 57, -8, 40, OPEN, BROAD), SPLAYED)
    for layer, thick in ((behind, 4.2), (leaves, 4.6), (stems, 4.8), (small, 5.4), (main, 6.2)):
        picture.add(keyline(layer, 1.1, thick, EDGE))
    picture.add(keyline(_beetle(Pose((142, 944), .86, -80)), .8, 2.8, BEETLE.line))
    return trump_card(picture, "17", "LIS TIGRÉ")


def _lance(group: Group, spine: Path, width: float, tones: Tones, roll: float) -> None:
    """A lance-shaped leaf with parallel veins."""
    blade(group, spine, width, tones, veins=0, peak=.36, power=1.0, roll=roll, line_width=1.1)
    half = leaf_profile(width, .36, .02, 1.0)
    for across in (-.62, -.32, .32, .62):
        u = np.linspace(.05, .93 - .2 * abs(across), 12)
        vein = smooth(spine.at(u) + 1j * spine.tangent(u) * half(u) * across)
        group.fill(taper(vein, 1.3, .5, ends(.2, .4)), tones.light if across > 0 else tones.deep)


def _range(group: Group, foot: float, tone: str, peaks: tuple[tuple[float, float, float], ...],
           dark: str = "#86A296", line: str = "#7C988D") -> None:
    for x, high, wide in peaks:
        hill = curve([(x - wide, foot + 40, "c"), *((x + wide * a, foot - high * b) for a, b in SLOPE),
                      (x + wide, foot + 40, "c")], True)
        group.fill(hill, tone)
        flank = curve([(x, foot - high), (x + wide * .10, foot - high * .66), (x - wide * .06, foot - high * .36),
                       (x + wide * .16, foot + 20), (x + wide * 1.2, foot + 20, "c"),
                       (x + wide, foot - high, "c")], True)
        shade = Group().fill(flank, dark, .55)
        for k in range(4):
            rib = curve([(x - wide * .1 + 7 * k, foot - high * (.86 - .12 * k)),
                         (x - wide * .22 + 12 * k, foot - high * (.52 - .10 * k)),
                         (x - wide * .30 + 16 * k, foot - high * (.20 - .04 * k))])
            shade.fill(taper(rib, 1.8, .8, ends(.2, .6)), line)
        group.clip(hill, shade)


def _lake(group: Group) -> None:
    _range(group, *RANGES[1])
    for y, x, long in ((744, 90, 170), (770, 520, 160), (806, 200, 260), (790, 440, 180)):
        mist = curve([(x - long, y + 3), (x - long * .3, y - 4), (x + long * .4, y + 2), (x + long, y)])
        group.fill(taper(mist, 22, 14, ends(.5, .5)), "#C7D6C3", .85)
    water = curve([(-10, 826, "c"), (320, 820), (640, 826, "c"), (640, 1130, "c"), (-10, 1130, "c")], True)
    inside = Group().fill(water, "#A9C3BE")
    for top, tone in ((880, "#9AB8B5"), (950, "#89AAA9")):
        inside.fill(curve([(-10, top, "c"), (160, top + 6), (330, top - 4), (500, top + 5), (640, top, "c"),
                           (640, 1130, "c"), (-10, 1130, "c")], True), tone)
    for k in range(34):
        deep = (k * 37 % 100) / 100
        at, reach = complex((k * 173 + 24) % 600, 834 + 180 * deep), 12 + 32 * deep
        ripple = curve([at - reach, at - 1.2j, at + reach + .6j])
        inside.fill(taper(ripple, 1.6 + 2 * deep, 1, ends(.4, .4)), ("#C7D9CF", "#7B9FA1")[k % 2])
    group.clip(water, inside)
    _pavilion(group, 86 + 838j)
    for k in range(30):
        root = complex((40 + k * 61 % 420) if k % 2 else 34 + k * 5, 1030)
        tall = 60 + 13 * (k * 7 % 6)
        reed = curve([root, root + complex(-4 + 3 * (k % 3), -tall * .6), root + complex(10 - 7 * (k % 4), -tall)])
        group.fill(taper(reed, 5, .6), ("#5F8676", "#7B9B84", "#4E7568")[k % 3])


def _pavilion(group: Group, at: complex) -> None:
    def put(*spots: Spot) -> Path:
        return Pose(at).shape(spots)

    group.fill(put((-66, 6, "c"), (-40, -12), (0, -20), (44, -10), (74, 6, "c")), "#76968A")
    for x in (-20, -8, 6, 18):
        group.stroke(curve([at + complex(x, -16), at + complex(x, -42)]), "#8E6F60", 2.4)
    for y, wide in ((-40, 34), (-60, 24)):
        group.fill(put((-wide, y, "c"), (-wide * .55, y - 8), (-wide * .2, y - 20, "c"), (wide * .2, y - 20, "c"),
                       (wide * .55, y - 8), (wide, y, "c"), (0, y + 3)), "#6B7F7E")
        group.stroke(curve([at + complex(-wide, y), at + complex(0, y + 3), at + complex(wide, y)]), "#4E6464", 1.4)
    group.stroke(curve([at + complex(0, -80), at + complex(0, -92)]), "#4E6464", 2)
    trunk = curve([at + 46 - 8j, at + 52 - 34j, at + 46 - 58j])
    group.fill(taper(trunk, 4.6, 2), "#5C6A5C")
    for x, y, wide in ((46, -58, 22), (62, -44, 18), (34, -40, 15)):
        group.fill(put((x - wide, y + 3), (x - wide * .4, y - 7), (x + wide * .4, y - 6), (x + wide, y + 3),
                       (x, y + 5)), "#5E8272")


def _beetle(pose: Pose) -> Group:
    group = Group()
    for side in (-1, 1):
        for spots in ([(4, -12), (15, -18), (20, -26)], [(8, -2), (21, -3), (27, 4)], [(7, 8), (17, 15), (20, 25)]):
            group.fill(taper(pose.curve([(side * x, y) for x, y in spots]), 3.2, 1.6), BEETLE.line)
        feeler = pose.curve([(side * 2.4, -24), (side * 9, -34), (side * 15, -40)])
        group.fill(taper(feeler, 2.6, 2), BEETLE.line)
    neck = pose.shape([(-6, -18), (6, -18), (7, -11), (5, -7), (-5, -7), (-7, -11)])
    group.silhouette(neck).fill(neck, BEETLE.mid).stroke(neck, BEETLE.line, 1)
    head = pose.circle((0, -21), 5.6, 5.2)
    group.silhouette(head).fill(head, "#221412").fill(pose.circle((-2, -23), 1.5), "#8C7A74")
    cases = pose.shape([(0, -9), (9, -7), (13, 4), (10, 18), (0, 25), (-10, 18), (-13, 4), (-9, -7)])
    inside = Group().fill(cases, BEETLE.mid).fill(cases.map(lambda z: z + 8 + 9j), BEETLE.deep)
    inside.fill(pose.circle((-5, 0), 3.2, 7), BEETLE.light)
    for x in (-9, -6, -3, 3, 6, 9):
        for y in range(-4, 20, 4):
            inside.fill(pose.circle((x, y + .5 * abs(x)), .8), BEETLE.line)
    inside.stroke(pose.curve([(0, -9), (0, 25)]), BEETLE.line, 1.3)
    group.silhouette(cases).clip(cases, inside)
    return group.contour(cases, .8, 2.2, BEETLE.line, SHADE)
