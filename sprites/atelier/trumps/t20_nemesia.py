"""Trump 20: nemesia at night; five flowers on three plants below the phases of the moon; a moth."""
from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from .. import palette as pal
from ..card import Card
from ..flowers import nemesias
from ..flowers.perch import perch
from ..flowers.wings import Hinged
from ..frame import trump_card
from ..geometry import Path, Spot, circle, pair, polar, smooth
from ..line import SHADE, ends, keyline, taper
from ..organs import blade, stalk
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones
from .scenery import bars, range_of, ridge, sky

MOON = (318, 470)  # the middle of the way on which the phases of the moon are
DUST = tuple(((k * 149 + 30) % 620, 40 + (k * 227 % 560), .9 + .5 * (k % 3)) for k in range(70))
PEAKS = ((-20, 770), (36, 716), (70, 742), (128, 676), (176, 720), (238, 700), (290, 752), (352, 726), (396, 748),
         (470, 690), (520, 724), (580, 662), (640, 700))
EDGE = "#141428"
COOL = Tones("#A3C094", "#6F9A6C", "#3F6B52", "#173230")
MOTH = Tones("#EFE5CC", "#C2AA88", "#8C7460", "#2A211F")
PELT = Tones("#F6E3B8", "#D9AE72", "#A2703F", "#2A211F")  # of its body
ORANGE_STEM = curve([(300, 1130), (286, 960), (330, 800), (322, 620), (300, 440), (344, 270), (400, 150)])
CARMINE_STEM = curve([(270, 1130), (216, 1000), (132, 900), (82, 800), (72, 690), (92, 580)])
CREAM_STEM = curve([(330, 1130), (378, 1000), (466, 900), (528, 800), (538, 690), (514, 570)])
# stem, foot, top, leaves: share, length, half-width, lean upwards of an opposite pair
STEMS = ((CARMINE_STEM, 11, 4, ((.10, 130, 23, .3), (.26, 130, 22, .4), (.44, 112, 19, .5))),
         (CREAM_STEM, 11, 4, ((.08, 130, 23, .3), (.22, 128, 22, .4), (.42, 108, 18, .5))),
         (ORANGE_STEM, 14, 5, ((.03, 190, 30, .2), (.12, 168, 28, .3), (.22, 140, 25, .36), (.315, 112, 21, .4))))
STARS = ((300, 90, 5), (548, 78, 4), (546, 250, 5), (240, 200, 4), (92, 470, 5), (560, 470, 4), (56, 640, 4),
         (588, 520, 4), (286, 640, 4), (432, 52, 3), (556, 360, 3), (352, 62, 4))


def draw(spread: float = 1) -> Card:
    """The whole card; `spread` is the spread of the wings, 1 if they are fully open."""
    picture = sky("#1E2347", (130, "#242A52"), (270, "#2B335F"), (400, "#343F6E"), (510, "#40507F"), (610, "#52668F"),
                  (690, "#6C819E"))
    for x, y, size in DUST:
        picture.fill(circle((x, y), size), "#8D95BD")
    for x, y, size in STARS:
        _star(picture, complex(x, y), size)
    for way in range(-174, 5, 21):
        _phase(picture, complex(*MOON) + polar(260, way), way)
    _coast(picture)
    leaves, turned, stems, back, heads = (Group() for _ in range(5))
    for i, (spine, first, last, pairs) in enumerate(STEMS):
        _leaves(leaves, spine, pairs, (nemesias.NEMESIA_LEAF, COOL)[i % 2])
        stalk(stems, spine, first, last, nemesias.NEMESIA_LEAF)
    _stalks(stems, back)
    nemesias.nemesia_profile(heads, Pose((226, 396), 90, 0, flip=True), nemesias.ORANGE)
    nemesias.nemesia_behind(turned, Pose((222, 586), 74, -14), nemesias.ORANGE, ORANGE_STEM, .405)
    for layer, thick in ((leaves, 4.4), (turned, 5.6), (stems, 4.4), (back, 4.4), (heads, 5.6)):
        picture.add(keyline(layer, 1.1, thick, EDGE))
    for face, lips in ((nemesias.Face((180, 756), 74, -10, 24, 4), nemesias.CARMINE),
                       (nemesias.Face((436, 690), 82, 12, -28, 4), nemesias.CREAM),
                       (nemesias.Face((432, 392), 116, 12, -22, 0), nemesias.ORANGE)):
        one = Group()
        nemesias.nemesia(one, face, lips)
        picture.add(keyline(one, 1.2, 5.6, EDGE))
    picture.add(keyline(_moth(Pose((495, 140), 1.0, -58), spread), 1.0, 3.6, EDGE))
    return trump_card(picture, "20", "NÉMÉSIE")


def _stalks(stems: Group, buds: Group) -> None:
    for spine, share, to, width in ((ORANGE_STEM, .52, (420, 410), 7), (CARMINE_STEM, .46, (166, 770), 5.5),
                                    (CREAM_STEM, .50, (448, 704), 5.5)):
        nemesias.pedicel(stems, spine, share, to, width)
    nemesias.pedicel(stems, ORANGE_STEM, .57, (280, 398), 6, bow=.11)
    for spine, share, to, scale in ((ORANGE_STEM, .31, (268, 846), .8), (ORANGE_STEM, .335, (388, 804), .8)):
        nemesias.nemesia_pod(buds, perch(nemesias.pedicel(stems, spine, share, to, 4.5), scale))
    for spine, lips, places in (
            (ORANGE_STEM, nemesias.ORANGE, ((.80, (316, 232), .9), (.83, (392, 252), .86), (.90, (346, 168), .74),
                                            (.93, (398, 190), .60), (.965, (376, 124), .6))),
            (CARMINE_STEM, nemesias.CARMINE, ((.66, (112, 660), .74), (.76, (52, 640), .66), (.86, (116, 580), .62),
                                              (.93, (76, 548), .52))),
            (CREAM_STEM, nemesias.CREAM, ((.68, (498, 618), .70), (.77, (560, 600), .66), (.88, (492, 546), .6),
                                          (.95, (540, 530), .52)))):
        for i, (share, to, scale) in enumerate(places):
            at = perch(nemesias.pedicel(stems, spine, share, to, 3.4), scale)
            nemesias.nemesia_bud(buds, at, lips, open_=1 - i / 4)
        nemesias.nemesia_bud(buds, perch(spine, .5), lips)


def _leaves(group: Group, spine: Path, pairs: Sequence[tuple[float, float, float, float]], tones: Tones) -> None:
    """Opposite pairs of toothed leaves up a stem."""
    for k, (share, length, width, lean) in enumerate(pairs):
        root, up = complex(spine.at(share)), complex(spine.tangent(share))
        for side in (-1, 1):
            out = side * 1j * up
            rib = curve([root, root + (out * .6 + up * (lean + .1)) * length * .6,
                         root + (out + up * lean * .6) * length])
            blade(group, rib, width, tones, width * .9, teeth=6, veins=4, peak=.36,
                  roll=.7 if (k + side) % 3 == 0 else 0)


def _phase(group: Group, at: complex, way: float) -> None:
    lit = math.cos(math.radians(1.9 * (way + 111)))  # 1 full, -1 new
    radius, side = 17 + 9 * max(0, lit), 1 if way > -111 else -1
    if lit > 0:
        group.fill(circle(at, radius * 1.7), "#46507F", .5).fill(circle(at, radius * 1.35), "#5A638F", .6)
    group.fill(circle(at, radius), "#2A2F58").stroke(circle(at, radius), "#151832", 1.4)
    turns = [polar(1, degrees) for degrees in range(-90, 91, 15)]
    limb = [at + radius * complex(-side * turn.real, turn.imag) for turn in turns]
    dusk = [at + radius * complex(side * lit * turn.real, turn.imag) for turn in turns[::-1]]
    group.fill(smooth([*limb, *dusk[1:]]).close(), "#F1DFA6")
    if lit > .5:
        for x, y, size in ((-.3, -.25, .24), (.25, .1, .3), (-.1, .45, .18)):
            group.fill(circle(at + radius * complex(x, y), radius * size, radius * size * .8), "#DDC688")


def _coast(group: Group) -> None:
    range_of(group, PEAKS, "#3A4875", "#303C68")
    bars(group, ((160, 764, 420, 20), (520, 744, 340, 18)), "#7388A4", "#5F7396")
    ridge(group, 800, 12, .013, .8, "#2B3A57")
    ridge(group, 868, 12, .017, 2.8, "#22304A")
    for k in range(46):  # the plant in drifts, far off
        x, y = (k * 149 + 40) % 640, 826 + (k * 61 % 120)
        size = 1.6 + (y - 820) * .016
        group.fill(circle((x, y), size * 1.2, size), ("#A86A3E", "#8E4560", "#B7AE92")[k % 3])


def _star(group: Group, at: complex, size: float) -> None:
    spots: list[Spot] = [(*pair(at + polar(size if i % 2 == 0 else size * .34, 45 * i)), "c") for i in range(8)]
    group.fill(curve(spots, True), pal.GILT_LIGHT)


HIND_NOTCHES = ((40, 9), (41, 18), (37, 27), (29, 33), (20, 36), (12, 34))  # the ends of its veins at the edge
HIND_ROOT: list[Spot] = [(5, 22), (2, 4, "c"), (22, 2)]
FORE: list[Spot] = [(2, -8, "c"), (28, -25), (50, -33), (58, -34, "c"), (59, -26), (55, -19, "c"), (54, -12),
                    (50, -7, "c"), (48, 0), (43, 6, "c"), (24, 9), (4, 2, "c")]
FUR: list[Spot] = [(0, -27), (6.4, -23), (9.6, -13), (9, -3), (5, 5), (-5, 5), (-9, -3), (-9.6, -13), (-6.4, -23)]


def _moth(pose: Pose, spread: float) -> Group:
    """A silver Y (Autographa gamma), its wings spread, its head up."""
    group = Group()
    for side in (-1, 1):
        wing = Hinged(pose, side, spread)
        _hind_wing(group, wing)
        _fore_wing(group, wing)
        feeler = wing.curve([(3, -22), (12, -36), (25, -44)])
        group.fill(taper(feeler, 2.2, .7), MOTH.light)
    body = pose.shape([(0, -6), (8, 2), (8, 13), (5.4, 26), (5, 36, "c"), (0, 33, "c"), (-5, 36, "c"), (-5.4, 26),
                       (-8, 13), (-8, 2)])
    inside = Group().fill(body, PELT.mid).fill(pose.shape([(2, -30), (20, -30), (20, 40), (2.4, 40)]), PELT.deep)
    for y in (9, 16, 22.5, 28.5):
        inside.fill(taper(pose.curve([(-9, y - 1), (0, y + 2), (9, y - 1)]), 1.5, 1.5), MOTH.line)
        inside.fill(taper(pose.curve([(-7, y - 3.4), (-2, y - 1), (3, y - 1)]), 2.4, .8), PELT.light)
    group.silhouette(body).clip(body, inside).contour(body, .7, 1.6, MOTH.line, SHADE)
    _fur(group, pose)
    return group


def _hind_wing(group: Group, wing: Pose) -> None:
    scallops: list[Spot] = []
    for (x, y), (to_x, to_y) in pairwise(HIND_NOTCHES):
        scallops += [(x, y, "c"), ((x + to_x) / 2 * 1.06, (y + to_y) / 2 * 1.06)]
    hind = wing.shape([*scallops, (*HIND_NOTCHES[-1], "c"), *HIND_ROOT])
    inside = Group().fill(hind, MOTH.light)
    for share, tone in ((.92, MOTH.deep), (.72, "#D8BE92"), (.52, "#E6D6B4")):
        inner = wing.shape([(x * share, y * share) for x, y in HIND_NOTCHES] + [(3, 20), (2, 4), (18, 2)])
        inside.fill(inner, tone)
    inside.fill(wing.shape([(x * .36, y * .36) for x, y in HIND_NOTCHES] + [(2, 4)]), MOTH.light)
    for x, y in HIND_NOTCHES:
        inside.fill(taper(wing.curve([(4, 6), (x * .5 + 1, y * .5), (x, y)]), 1.0, 1.0), MOTH.line)
    group.silhouette(hind).clip(hind, inside).contour(hind, .7, 1.6, MOTH.line, SHADE, 30)


def _fore_wing(group: Group, wing: Pose) -> None:
    fore = wing.shape(FORE)
    inside = Group().fill(fore, MOTH.mid)
    inside.fill(wing.shape([(15, -30), (30, -36), (41, -22), (36, -8), (38, 12), (18, 12), (20, -4)]), MOTH.deep)
    inside.fill(wing.shape([(22, -8), (32, -12), (35, 0), (30, 8), (22, 6)]), "#6B4B3E")
    for spots in ([(15, -24), (19, -12), (17, -2), (20, 8)], [(40, -36), (43, -24), (38, -12), (41, -2), (37, 9)]):
        inside.fill(taper(wing.curve(spots), 3.4, 3.4, ends(.2, .2)), MOTH.light)
        inside.fill(taper(wing.curve([(x + 1.6, y) for x, y in spots]), 1.2, 1.2), MOTH.line)
    for to in ((56, -30), (55, -19), (50, -7), (43, 5)):
        inside.fill(taper(wing.curve([(6, -5), (28, to[1] * .55 - 4), to]), 1.0, .8), MOTH.line)
    inside.fill(taper(wing.curve([(57, -33), (54, -18), (49, -6), (43, 5)]), 3, 3), MOTH.light)
    group.silhouette(fore).clip(fore, inside).contour(fore, .7, 1.8, MOTH.line, SHADE, 30)
    for letter in ([(23, -15), (27, -10), (26.4, -4)], [(27, -10), (31, -13.6)]):
        group.fill(taper(wing.curve(letter), 2.8, 2, ends(.2, .3)), "#FFF8E2")


def _fur(group: Group, pose: Pose) -> None:
    form = curve(FUR, True)
    tufts: list[Spot] = []
    for k in range(30):
        at, along = complex(form.at(k / 30)), complex(form.tangent(k / 30))
        tip = at - (2.6j * along - .8j if k % 2 else 0)
        tufts.append((*pair(tip), "c"))
    thorax = pose.shape(tufts)
    inside = Group().fill(thorax, PELT.mid).fill(pose.shape([(3, -30), (20, -30), (20, 10), (1, 10)]), PELT.deep)
    for k in range(15):
        x, y = -5 + 2.5 * (k % 5), -15 + 6 * (k // 5)
        inside.fill(taper(pose.curve([(x, y), (x * 1.1, y + 5)]), 1.6, .4), (PELT.light, MOTH.line)[k % 4 == 3])
    inside.fill(taper(pose.curve([(-8, -15), (0, -18), (8, -15)]), 1.8, 1.8), MOTH.line)
    group.silhouette(thorax).clip(thorax, inside).stroke(thorax, MOTH.line, .8)
    for side in (-1, 1):
        group.fill(pose.circle((side * 4.6, -21), 2.4), MOTH.line)
