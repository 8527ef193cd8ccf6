"""Trump 12: scarlet avens on a mountain brook of the Balkans; a pond skater stands on the water."""
from __future__ import annotations

import math

from ..card import Card
from ..flowers.avens import (
    AVENS,
    AVENS_LEAF,
    avens_behind,
    avens_bud,
    avens_cup,
    avens_leaf,
    avens_open,
    avens_stem,
    burr,
    stem_leaf,
)
from ..flowers.perch import perch
from ..flowers.turned import View
from ..frame import trump_card
from ..geometry import Spot, circle
from ..line import SHADE, ends, keyline, taper
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones
from .ground import trump_ground

EDGE = "#2A2018"
COOL = Tones("#A9C193", "#739A72", "#46705A", "#1D362F")
ROCK = Tones("#D9DBD0", "#A9B5B2", "#7C8E90", "#3F4E52")
WATER = Tones("#E6EFE6", "#A4C6C4", "#7BA8AB", "#3C6A72")
MAIN = curve([(330, 1130), (318, 930), (262, 760), (272, 560), (226, 350)])
RIGHT = curve([(346, 1130), (372, 930), (436, 760), (432, 560), (474, 400), (484, 220)])
LEFT = curve([(316, 1130), (236, 980), (130, 880), (92, 770), (108, 622)])
OFF_RIGHT = curve([RIGHT.at(.48), (470, 610), (508, 570), (516, 520)])
OFF_MAIN = curve([MAIN.at(.56), (304, 580), (340, 530), (372, 520), (388, 552)])
OFF_LEFT = curve([LEFT.at(.52), (176, 800), (190, 760), (186, 712)])
OFF_LOW = curve([RIGHT.at(.30), (450, 800), (502, 770), (522, 728)])
LEAVES = (
    (((320, 1100), (286, 1010), (214, 960), (146, 962)), (-58, 1.06), ((.30, 44, 60), (.44, 50, -60), (.64, 60, 58),
                                                                      (.74, 62, -58)), AVENS_LEAF),
    (((336, 1100), (356, 1030), (392, 990), (424, 970)), (36, .92), ((.34, 40, 62), (.52, 44, -60)), COOL),
    (((326, 1110), (300, 1060), (270, 1030), (248, 1020)), (-14, .7), (), COOL),
)
# stem, share along it, length, turn
STEM_LEAVES = ((MAIN, .56, 92, 62), (RIGHT, .48, 88, -50), (LEFT, .52, 76, -56), (RIGHT, .30, 84, 58))
PEAKS: tuple[tuple[float, float], ...] = (
    (-20, 540), (56, 452), (120, 490), (196, 400), (262, 462), (344, 372), (392, 430), (420, 410), (530, 318),
    (600, 400), (640, 380))
SNOW = ((0, 0), (30, 35), (22, 48), (16, 42), (10, 76), (0, 46), (-8, 92), (-16, 50), (-26, 58), (-34, 38))


def draw(flow: float = 0) -> Card:
    """The whole card; `flow`: the share of a ripple's time that has gone, 0 and 1 look alike."""
    picture = trump_ground("#C4D4D0", "#B5C8C4")
    _mountains(picture)
    _meadow(picture)
    _brook(picture, flow)
    picture.add(keyline(_skater(Pose((222, 842), .92, 66)), .6, 1.6, WATER.line))
    leaves, stems, heads, front, head = Group(), Group(), Group(), Group(), Group()
    for spine, share, length, turn in STEM_LEAVES:
        stem_leaf(leaves, complex(spine.at(share)), length, turn, (AVENS_LEAF, COOL)[turn < 0])
    for spine, first, last in ((OFF_LOW, 6, 4), (OFF_LEFT, 6, 4), (OFF_MAIN, 6, 4), (OFF_RIGHT, 7, 5), (LEFT, 10, 6),
                               (RIGHT, 12, 6), (MAIN, 13, 8)):
        avens_stem(stems, spine, first, last)
    burr(heads, 188 + 690j, 46)
    burr(heads, 526 + 708j, 52, seed=5)
    avens_bud(heads, perch(OFF_MAIN, .8), .5)
    avens_cup(heads, View((106, 616), 84, 22, .72, -16), 3)
    avens_open(heads, View((508, 500), 92, 44, .34, 22), -64, 4)
    neck = curve([RIGHT.at(.88), (485, 280), (478, 212)])
    avens_behind(heads, View((478, 212), 106, 46, -.28, 16), -80, 2, stem=neck)
    avens_open(head, View((222, 354), 146, 54, .32, -24), -100, 2)
    for spots, (turn, scale), leaflets, tones in LEAVES:
        spine = curve(spots)
        avens_leaf(front, spine, Pose(spine.end, scale, turn), leaflets, tones)
    for layer, thick in ((leaves, 4.2), (stems, 4.4), (heads, 5.2), (front, 4.6), (head, 6)):
        picture.add(keyline(layer, 1.1, thick, EDGE))
    return trump_card(picture, "12", "BENOÎTE")


def _mountains(group: Group) -> None:
    """A range with the last snow, its shaded flanks, and a slope of spruces before it."""
    ridge: list[Spot] = [(x, y, "c") for x, y in PEAKS]
    group.fill(curve([*ridge, (640, 700, "c"), (-20, 700, "c")], True), "#B0C4C6")
    for x, y in PEAKS[1::2]:
        group.fill(curve([(x, y, "c"), (x + 20, y + 50, "c"), (x + 6, y + 90, "c"), (x + 40, y + 220, "c"),
                          (x + 150, y + 220, "c"), (x + 62, y + 66, "c")], True), "#9DB5B9")
        snow: list[Spot] = [(x + a, y + b, "c") for a, b in SNOW]
        group.fill(curve(snow, True), "#F0EDE0")
        group.fill(curve([(x, y, "c"), (x + 16, y + 42, "c"), (x + 10, y + 62, "c"), *snow[1:4]], True), "#D3DCDA")
    slope: list[Spot] = [(x, 560 + 34 * math.sin(.011 * x + 2.2)) for x in range(-20, 661, 40)]
    group.fill(curve([*slope, (660, 800, "c"), (-20, 800, "c")], True), "#8FAC99")
    for k in range(40):
        x = (k * 97 + 31) % 640
        y = 560 + 34 * math.sin(.011 * x + 2.2) + (k * 53 % 7) * 8
        high = 34 + (k * 29 % 5) * 5
        group.fill(curve([(x, y - high, "c"), (x + high * .22, y + 4, "c"), (x - high * .22, y + 4, "c")], True),
                   ("#7D9D8C", "#86A592", "#74957F")[k % 3])


def _meadow(group: Group) -> None:
    """Damp meadows on both sides of the brook, dotted with far flowers."""
    for top, swing, pace, start, tone in ((632, 16, .012, .6, "#B4C795"), (690, 14, .015, 2.8, "#A3BA82")):
        ridge: list[Spot] = [(x, top + swing * math.sin(pace * x + start)) for x in range(0, 641, 64)]
        group.fill(curve([*ridge, (640, 1120, "c"), (0, 1120, "c")], True), tone)
        for k in range(34):
            x = (k * 149 + top) % 640
            y = top + swing * math.sin(pace * x + start) + 10 + (k * 61 % 29) * 1.6
            group.fill(circle((x, y), 2.6, 2.0), AVENS.mid if k % 3 else "#F4E6B2")


def _brook(group: Group, flow: float) -> None:
    """The water winding down to the foot of the card, its stones and the broken image of the flowers."""
    bank = curve([(330, 664, "c"), (300, 690), (372, 720), (300, 760), (90, 800), (-20, 830, "c"), (-20, 1000, "c"),
                  (200, 960), (460, 930), (640, 860, "c"), (640, 780, "c"), (560, 776), (440, 750), (470, 712),
                  (380, 690), (352, 664, "c")], True)
    inside = Group().fill(bank, WATER.mid)
    inside.fill(curve([(470, 700, "c"), (440, 750), (640, 800, "c"), (640, 770, "c"), (500, 740)], True), WATER.deep)
    for k, wide in enumerate((22, 40, 56, 62, 48, 54, 30, 36, 14)):
        spot = complex(396 + (16, -9, 6, -14, 10)[k % 5], 786 + 13 * k + 5 * (k % 3)) + _ripple(flow, k, .3 * wide)
        inside.fill(taper(curve([spot - wide, spot + 1j, spot + wide]), 12 - .7 * k, 12 - .7 * k, ends(.4, .4)),
                    "#D9906E")
    for k in range(30):
        spot = complex((k * 173 + 60) % 620, 710 + (k * 71 % 230))
        long = 26 + (k * 37 % 5) * 12
        spot += _ripple(flow, k, .34 * long)
        tone = (WATER.light, WATER.deep)[k % 2]
        inside.fill(taper(curve([spot - long, spot + 2j, spot + long]), 3.4, 3.4, ends(.5, .5)), tone)
    group.clip(bank, inside).stroke(bank, "#7F9C74", 3)
    stones = Group()
    for x, y, wide, high in ((70, 814, 50, 22), (30, 846, 40, 20), (420, 764, 26, 11), (548, 850, 60, 28),
                             (490, 880, 36, 18), (326, 700, 14, 6), (392, 716, 16, 7)):
        stone = curve([(x - wide, y + high * .5), (x - wide * .6, y - high * .7), (x + wide * .1, y - high),
                       (x + wide * .8, y - high * .4), (x + wide, y + high * .5), (x, y + high * .8)], True)
        tones = Group().fill(stone, ROCK.mid)
        tones.fill(curve([(x - wide, y - high * .4), (x - wide * .3, y - high * 1.2), (x + wide * .6, y - high),
                          (x, y - high * .3)], True), ROCK.light)
        tones.fill(curve([(x - wide, y + high * .4), (x, y + high * .2), (x + wide * 1.1, y - high * .2),
                          (x + wide, y + high), (x - wide, y + high)], True), ROCK.deep)
        stones.silhouette(stone).clip(stone, tones)
    group.add(keyline(stones, .8, 2.4, ROCK.line))


def _ripple(flow: float, number: int, reach: float) -> complex:
    """How far the ripple `number` has moved along the water, at most twice `reach`; at the flow 0 not at all."""
    start = .37 * number
    return complex(reach * (math.sin(2 * math.pi * (flow + start)) - math.sin(2 * math.pi * start)), 0)


def _skater(pose: Pose) -> Group:
    """A pond skater (Gerris lacustris) on the film of the water, the dimples of its feet as shadows below."""
    group = Group()
    feet = ((-62, -22), (58, -30), (-70, 36), (64, 34), (-15, -42), (14, -44))
    for x, y in feet:
        group.fill(pose.circle((x + 7, y + 12), 11, 6), WATER.deep).fill(pose.circle((x, y), 7, 3.4), WATER.light)
    group.fill(pose.circle((8, 16), 8, 34), WATER.deep)
    ink = "#2E2A22"
    for (x, y), root, knee in zip(feet, (-4, -4, 2, 2, -20, -20), (-.55, -.55, -.2, -.2, .1, .1), strict=True):
        side = 1 if x > 0 else -1
        bent = pose.curve([(side * 3, root, "c"), (x * .5, root + (y - root) * knee, "c"), (x, y)])
        group.fill(taper(bent, 3.0, 1.5), ink)
    body = pose.shape([(0, -32), (4.6, -22), (5.4, -4), (3.4, 22), (0, 34), (-3.4, 22), (-5.4, -4), (-4.6, -22)])
    group.silhouette(body).fill(body, "#5C4A34")
    group.fill(taper(pose.curve([(-1.6, -24), (-2.4, 0), (-.6, 26)]), 2.4, .8, ends()), "#C9AE7A")
    group.contour(body, .8, 1.8, ink, SHADE)
    for side in (-1, 1):
        group.fill(taper(pose.curve([(side * 2, -31), (side * 6, -42), (side * 12, -48)]), 1.6, .8), ink)
        group.fill(pose.circle((side * 3.4, -29), 2.4), "#8E3B26")
    return group


