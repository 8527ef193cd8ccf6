"""Trump 5: the lily of Siberia on a stony slope above Lake Baikal, a swallowtail on the wing beside it."""
from __future__ import annotations

import math

from .. import palette as pal
from ..card import Card
from ..flowers.coral_lily import LILY_LEAF, coral_bud, coral_turk, lily_stem, thread_leaves
from ..flowers.perch import perch
from ..flowers.turks_cap import Turk
from ..flowers.wings import Hinged
from ..frame import RING_WIDTH, halo, trump_card
from ..geometry import Spot, circle, polar
from ..line import SHADE, ends, keyline, taper
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones
from .ground import trump_ground

SUN = (300, 226)  # the halo is cut by the upper edge
EDGE = "#241A18"
COOL = Tones("#A7C294", "#6F9A70", "#447058", "#1D3930")
STONE = Tones("#DCD8C8", "#B4AFA0", "#85827A", "#44423C")
LICHEN = ("#D3A24A", "#C3C9A0")
TAIL = Tones("#F8EBA8", "#EBCB5C", "#B98F2E", "#231A16")
MAIN = curve([(372, 1130), (366, 960), (326, 780), (336, 600), (352, 420), (330, 250), (366, 158), (430, 150),
              (464, 196)])
# foot on the stem, bow, end: the flower hangs from the end
NEAR = curve([MAIN.at(.68), (318, 320), (276, 262), (232, 270), (222, 318)])
RIGHT = curve([MAIN.at(.56), (392, 452), (440, 402), (478, 412), (486, 452)])
LEFT = curve([MAIN.at(.46), (276, 580), (196, 548), (146, 562), (134, 612)])
LOW = curve([MAIN.at(.42), (380, 640), (440, 610), (468, 628), (472, 668)])
BUD = curve([MAIN.at(.80), (350, 190), (398, 196), (412, 234)])
SMALL = curve([MAIN.at(.86), (390, 120), (420, 92), (452, 104)])
FLOWERS = ((LOW, 112, 4, 4, 20), (LEFT, 116, 12, 14, 40), (RIGHT, 130, 34, -14, 24), (NEAR, 172, 20, 12, -12))
HILLS = (((-20, 610), (70, 566), (150, 588), (250, 530), (330, 580), (430, 540), (540, 592), (640, 560)),)


def draw(spread: float = 1) -> Card:
    """The whole card; `spread`: how far the wings are open, 1 as far as they go."""
    picture = trump_ground("#C3D3CB", "#B4C6BD")
    halo(picture, SUN, 236, RING_WIDTH, "#2C5A60", "#F6E7BA", _small_turk, 22)
    _lake(picture)
    picture.add(keyline(_stones(), .9, 3.6, STONE.line))
    _grass(picture)
    leaves, stems, heads, near = Group(), Group(), Group(), Group()
    thread_leaves(leaves, MAIN, .03, .40, 44, 230, (LILY_LEAF, COOL))
    for spine, first, last in ((SMALL, 6, 4), (BUD, 6, 5), (LOW, 8, 6), (LEFT, 8, 6), (RIGHT, 8, 6), (NEAR, 9, 7),
                               (MAIN, 16, 6)):
        lily_stem(stems, spine, first, last)
    thread_leaves(stems, MAIN, .40, .66, 9, 70, (LILY_LEAF, COOL), 5)
    coral_bud(heads, perch(MAIN, 1.0))
    coral_bud(heads, perch(BUD, .86))
    coral_bud(heads, perch(SMALL, .62))
    for spine, size, pitch, turn, spin in FLOWERS:
        coral_turk(near if spine is NEAR else heads, Turk(spine.end, size, pitch, turn, spin))
    for layer, thick in ((leaves, 2.8), (stems, 4.4), (heads, 5.2), (near, 6)):
        picture.add(keyline(layer, 1.1, thick, EDGE))
    picture.add(keyline(_swallowtail(Pose((142, 836), .95, 34), spread), .9, 3.6, TAIL.line))
    return trump_card(picture, "5", "LIS DE SIBÉRIE")


def _small_turk(group: Group, at: complex, way: float) -> None:
    """The halo's ornament: a turk's cap of three rolled tepals with its stamens."""
    pose = Pose(at - polar(5, way), .92, way - 90)
    for x in (-6, 0, 6):
        group.stroke(pose.curve([(0, 4), (x * .8, 14), (x * 1.5, 20)]), pal.INK, 2.6)
        group.stroke(pose.curve([(0, 4), (x * .8, 14), (x * 1.5, 20)]), pal.GILT_LIGHT, 1.2)
    for side in (-1, 1):
        roll = pose.shape([(0, 8, "c"), (side * 14, 8), (side * 20, -4), (side * 13, -14), (side * 6, -8, "c"),
                           (side * 11, -6), (side * 9, 1), (0, 0, "c")])
        group.fill(roll, pal.GILT_LIGHT if side < 0 else pal.GILT).stroke(roll, pal.INK, 1.1)
    cup = pose.shape([(0, -16, "c"), (6, -6), (7, 4), (0, 10), (-7, 4), (-6, -6)])
    group.fill(cup, pal.GILT_LIGHT).stroke(cup, pal.INK, 1.1)
    group.ink(pose.line((0, -12), (0, 7)), 1.6, "both")


def _lake(group: Group) -> None:
    """The far shore with its mountains, the lake, the slope in front."""
    for k, (drop, tone) in enumerate(((0, "#A9BFC0"), (36, "#95AFB0"))):
        ridge: list[Spot] = [(x + 60 * k, y + drop + 12 * k, "c") for x, y in HILLS[0]]
        group.fill(curve([(-40, 640, "c"), *ridge, (700, 800, "c"), (-40, 800, "c")], True), tone)
    lake = curve([(-20, 652, "c"), (640, 652, "c"), (640, 900, "c"), (-20, 900, "c")], True)
    inside = Group().fill(lake, "#8DB4BA")
    for k in range(34):
        spot = complex((k * 173 + 40) % 640, 664 + (k * 71 % 150))
        long = 18 + (k * 37 % 5) * 14
        inside.fill(taper(curve([spot - long, spot + 1.5j, spot + long]), 3.2, 3.2, ends(.5, .5)),
                    ("#B4D0CF", "#739EA8")[k % 2])
    group.clip(lake, inside)
    for top, rise, tone in ((800, 62, "#A9B98A"), (880, 46, "#94A978"), (960, 30, "#7F9768")):
        slope: list[Spot] = [(x, top - rise * x / 640 + 9 * math.sin(.02 * x + top)) for x in range(-20, 661, 68)]
        group.fill(curve([*slope, (660, 1120, "c"), (-20, 1120, "c")], True), tone)


def _stones() -> Group:
    """Stones of the slope, with lichen."""
    group = Group()
    for x, y, wide, high in ((84, 930, 74, 44), (190, 990, 60, 34), (500, 860, 62, 40), (560, 800, 44, 26),
                             (30, 1010, 60, 40), (430, 950, 44, 24)):
        stone = curve([(x - wide, y + high * .5), (x - wide * .7, y - high * .6), (x - wide * .1, y - high),
                       (x + wide * .7, y - high * .6), (x + wide, y + high * .4), (x, y + high * .8)], True)
        inside = Group().fill(stone, STONE.mid)
        inside.fill(curve([(x - wide, y - high * .2, "c"), (x - wide * .6, y - high * 1.2), (x + wide * .5, y - high),
                           (x + wide * .1, y - high * .3, "c")], True), STONE.light)
        inside.fill(curve([(x + wide * .1, y - high * .3, "c"), (x + wide * 1.2, y - high * .6, "c"),
                           (x + wide * 1.2, y + high * 1.1, "c"), (x - wide * .2, y + high, "c")], True), STONE.deep)
        for k in range(7):
            spot = complex(x - wide * .6 + wide * 1.1 * (k * 37 % 10) / 10, y - high * .6 + high * (k * 53 % 9) / 9)
            inside.fill(circle(spot, 4 + 2 * (k % 3), 3 + k % 3), LICHEN[k % 2])
        group.silhouette(stone).clip(stone, inside)
    return group


def _grass(group: Group) -> None:
    """Tufts of feather grass, tone on tone, leaning with the wind."""
    for k in range(40):
        foot = complex((k * 149 + 30) % 640, 900 + (k * 61 % 130))
        tip = foot + complex(-26 - 8 * (k % 4), -70 - 12 * (k * 7 % 5))
        blade = curve([foot, foot * .4 + tip * .6 + 14, tip])
        group.fill(taper(blade, 5, .5), ("#6F8A60", "#A9B98A", "#85A072")[k % 3])


def _swallowtail(pose: Pose, spread: float) -> Group:
    """A swallowtail (Papilio machaon), its wings open, its head up."""
    group = Group()
    for side in (-1, 1):
        wing = Hinged(pose, side, spread)
        hind = wing.shape([(3, 4, "c"), (30, 2), (50, 18), (48, 36), (41, 45, "c"), (44, 62), (46, 76), (41, 77),
                           (38, 62), (33, 50, "c"), (18, 52), (7, 34)])
        inside = Group().fill(hind, TAIL.mid)
        inside.fill(wing.shape([(60, 6), (46, 22), (34, 36), (14, 44), (10, 60), (40, 80), (70, 40)]), TAIL.line)
        for x, y in ((42, 26), (34, 36), (25, 43)):
            inside.fill(wing.circle((x, y), 4.4), "#5F86B4")
        for x, y in ((47, 33), (39, 43), (28, 50)):
            inside.fill(wing.circle((x, y), 3), TAIL.mid)
        inside.fill(wing.circle((14, 44), 5), "#B8402C")
        fore = wing.shape([(3, -8, "c"), (34, -40), (72, -56, "c"), (70, -30), (58, 2, "c"), (26, 10), (4, 4, "c")])
        front = Group().fill(fore, TAIL.mid)
        front.fill(wing.shape([(80, -70, "c"), (58, -46), (54, -20), (44, 8), (70, 20, "c")]), TAIL.line)
        front.fill(wing.shape([(0, -16, "c"), (20, -20), (18, -8), (10, 4), (0, 8, "c")]), TAIL.line)
        for k in range(6):
            front.fill(wing.circle((64 - 2.4 * k, -40 + 9 * k), 3.4, 3), TAIL.mid)
        for x, y in ((26, -32), (38, -38)):
            front.fill(taper(wing.curve([(x, y), (x + 4, y + 9), (x + 3, y + 18)]), 8, 6, ends(.2, .2)), TAIL.line)
        for k in range(5):
            front.fill(taper(wing.line((10, -4), (60 - 4 * k, -34 + 10 * k)), 1.6, 1.2), TAIL.line)
        for shape, content in ((hind, inside), (fore, front)):
            group.silhouette(shape).clip(shape, content).contour(shape, .8, 2, TAIL.line, SHADE)
        group.fill(taper(wing.curve([(1, -18), (8, -34), (14, -44)]), 1.7, .9), TAIL.line)
        group.fill(wing.circle((14, -44), 2.2), TAIL.line)
    body = pose.shape([(0, -21), (5, -10), (4.4, 12), (0, 38), (-4.4, 12), (-5, -10)])
    group.silhouette(body).fill(body, TAIL.line)
    return group.fill(taper(pose.curve([(-2.6, -8), (-2.8, 8), (-1, 30)]), 2.4, .8, ends()), TAIL.mid)
