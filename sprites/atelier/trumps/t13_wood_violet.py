"""Trump 13: wood violets in a beech wood under a low sun; an ant carries a seed by the morsel that pays for it."""
from __future__ import annotations

import math

from .. import palette as pal
from ..card import Card
from ..flowers.violets import (
    VIOLET_COOL,
    VIOLET_LEAF,
    Violet,
    open_capsule,
    stipules,
    violet,
    violet_bud,
    violet_leaf,
)
from ..frame import RING_WIDTH, halo, trump_card
from ..geometry import Path, Spot, angle, circle, polar
from ..line import SHADE, ends, keyline, taper
from ..organs import stalk
from ..ribbons import ribbon
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones
from .ground import trump_ground

SUN = (232, 330)
EDGE = "#221C26"
BARK = Tones("#C9C8B6", "#A3A594", "#767C70", "#33372F")
MOSS = Tones("#B5BE6A", "#879647", "#5C6E3A", "#2F3A1E")
DEAD = (Tones("#DDB27C", "#BB8350", "#8C5A36", "#40271A"), Tones("#CFA98A", "#A67B58", "#785440", "#3C281C"))
STALK = Tones("#BFCB8E", "#8FA566", "#6A7F55", "#2C4028")
MAIN = curve([(300, 1130), (262, 930), (330, 740), (336, 560), (330, 380), (306, 316), (272, 330), (262, 400)])
RIGHT = curve([(316, 1130), (380, 930), (420, 780), (430, 640), (456, 576), (488, 590), (484, 640)])
LEFT = curve([(286, 1130), (220, 940), (150, 840), (146, 720), (120, 666), (92, 678), (96, 726)])
BUD = curve([(294, 1130), (250, 980), (224, 860), (240, 780), (266, 766), (274, 796)])
FRUIT = curve([(320, 1130), (370, 1050), (400, 980), (428, 934)])
# foot, bow and end of a leaf's stalk, its size and turn, its tones
BEHIND = (((290, 1110), (200, 960), (98, 896), .92, -46, VIOLET_COOL), ((320, 1110), (420, 930), (500, 830), .92, 36,
                                                                         VIOLET_COOL),
          ((306, 1110), (330, 960), (334, 880), .72, 14, VIOLET_COOL))
BEFORE = (((296, 1120), (240, 1020), (184, 988), 1.0, -66, VIOLET_LEAF), ((310, 1120), (350, 1030), (364, 988), .84, 30,
                                                                          VIOLET_LEAF))


def draw() -> Card:
    """The whole card."""
    picture = trump_ground("#DFCFA0", "#D2BF8B")
    _wood(picture, ((60, 34), (178, 20), (300, 26), (404, 18)), "#CDBE90")
    _wood(picture, ((118, 42), (372, 34)), "#B9B488")
    halo(picture, SUN, 216, RING_WIDTH, pal.GILT, "#F6EBC2", _motif, 18)
    _floor(picture)
    picture.add(keyline(_beech(), 1.0, 4.4, BARK.line))
    litter, leaves, stems, heads, front, head = Group(), Group(), Group(), Group(), Group(), Group()
    _litter(litter)
    _leaves(leaves, BEHIND)
    for spine, first, last in ((FRUIT, 8, 6), (BUD, 8, 6), (LEFT, 10, 6), (RIGHT, 10, 6), (MAIN, 13, 7)):
        stalk(stems, spine, first, last, STALK)
    stipules(stems, complex(MAIN.at(.12)), 64, 0)
    violet_bud(heads, Pose(BUD.end, .94, angle(complex(BUD.tangent(1))) - 90))
    open_capsule(heads, Pose(FRUIT.end, 1.0, 20))
    violet(heads, Violet((104, 716), 108, -8, -58, 6), seed=2)
    violet(heads, Violet((474, 640), 120, 10, 46, 8), seed=3)
    _leaves(front, BEFORE)
    violet(head, Violet((246, 404), 176, -12, -30, 12))
    for layer, thick in ((litter, 3.2), (leaves, 4.4), (stems, 4.4), (heads, 5.2), (front, 4.8), (head, 6)):
        picture.add(keyline(layer, 1.1, thick, EDGE))
    picture.add(keyline(_ant(Pose((476, 840), .72, 38)), .7, 2.4, "#1E1412"))
    return trump_card(picture, "13", "VIOLETTE")


def _motif(group: Group, at: complex, degrees: float) -> None:
    """A little heart leaf, its tip outwards."""
    pose = Pose(at - polar(8, degrees), .22, degrees + 90)
    heart = pose.shape([(0, 0, "c"), (-30, 50), (-84, 40), (-92, -20), (-40, -84), (0, -122, "c"), (40, -84), (92, -20),
                        (84, 40), (30, 50)])
    group.fill(heart, pal.LEAF_DARK).stroke(heart, pal.INK, 1.3)
    for x, y in ((0, -100), (-60, -10), (60, -10)):
        group.ink(pose.curve([(0, 4), (x * .5, y * .5 - 6), (x, y)]), 2.4, "out", "#C9D2A0")


def _leaves(group: Group, places: tuple[tuple[tuple[float, float], tuple[float, float], tuple[float, float], float,
                                              float, Tones], ...]) -> None:
    for foot, bow, end, size, turn, tones in places:
        stalk(group, curve([foot, bow, end]), 9, 7, STALK)
        violet_leaf(group, Pose(end, size, turn), tones)


def _trunk(x: float, half: float) -> Path:
    """A trunk whose middle is at `x`, spreading at its foot."""
    spine = curve([(x + 10, -20), (x - 6, 300), (x + 4, 560), (x, 790)])
    return ribbon(spine, lambda u: half * (.74 + .26 * u + .5 * u ** 9))


def _wood(group: Group, trunks: tuple[tuple[float, float], ...], tone: str) -> None:
    """Far trunks, tone on tone."""
    for x, half in trunks:
        group.fill(_trunk(x, half), tone)


def _floor(group: Group) -> None:
    """The slope of the wood's floor with its young grass."""
    for top, swing, pace, start, tone in ((716, 16, .012, .4, "#B9B878"), (768, 14, .016, 2.4, "#A0A765"),
                                          (850, 12, .020, 4.0, "#8E8A58")):
        ridge: list[Spot] = [(x, top + swing * math.sin(pace * x + start)) for x in range(0, 641, 64)]
        group.fill(curve([*ridge, (640, 1120, "c"), (0, 1120, "c")], True), tone)
    for k in range(44):
        foot = complex((k * 149 + 20) % 640, 742 + (k * 61 % 120))
        grass = curve([foot, foot + complex(-4, -22), foot + complex(6 - 6 * (k % 3), -40 - 5 * (k % 4))])
        group.fill(taper(grass, 3.4, .5), ("#8B9A58", "#B3B96F", "#7C8A50")[k % 3])


def _beech() -> Group:
    """The near beech, cut by the frame: smooth bark with its eyes, moss on its foot."""
    group = Group()
    spine = curve([(566, -20), (552, 300), (560, 560), (556, 820)])
    trunk = ribbon(spine, lambda u: 62 + 16 * u + 60 * u ** 8)
    inside = Group().fill(trunk, BARK.mid)
    inside.fill(ribbon(spine.map(lambda z: z - 48), lambda u: 16 + 8 * u + 40 * u ** 8), BARK.light)
    inside.fill(ribbon(spine.map(lambda z: z + 44), lambda u: 30 + 8 * u), BARK.deep)
    for x, y, wide in ((520, 150, 16), (548, 330, 20), (522, 470, 14), (556, 600, 18), (514, 260, 10)):
        inside.fill(taper(curve([(x - wide, y + 5), (x, y - 4), (x + wide, y + 6)]), 4.4, 2, ends(.4, .4)), BARK.deep)
        brow = curve([(x - wide * 1.6, y + 18), (x, y + 7), (x + wide * 1.6, y + 20)])
        inside.fill(taper(brow, 2, 1, ends()), BARK.line)
    moss: list[Spot] = [(420, 840, "c"), (470, 770), (492, 700), (506, 720), (524, 690), (548, 736), (576, 704),
                        (610, 748), (660, 730, "c"), (660, 900, "c"), (420, 900, "c")]
    cushion = curve(moss, True)
    inside.fill(cushion, MOSS.mid)
    green = Group().fill(cushion.map(lambda z: z + 16 + 34j), MOSS.deep)
    for k in range(70):
        spot = complex(440 + (k * 37 % 180), 706 + (k * 53 % 140))
        green.fill(circle(spot, 3.4, 2.4), (MOSS.light, MOSS.mid, MOSS.line)[k % 3])
    inside.clip(cushion, green)
    group.silhouette(trunk).clip(trunk, inside)
    return group


def _litter(group: Group) -> None:
    """Last year's beech leaves."""
    for k, (x, y, turn, size) in enumerate(((70, 960, -60, 1.0), (440, 1000, 70, .9), (250, 912, 100, .8),
                                            (46, 850, 30, .8), (398, 870, -80, .84), (150, 1030, 80, 1.0),
                                            (276, 1030, -30, .9), (200, 860, -100, .66))):
        tones, pose = DEAD[k % 2], Pose((x, y), size, turn)
        blade = pose.shape([(0, 40, "c"), (-20, 18), (-25, -8), (-14, -30), (0, -46, "c"), (15, -28), (24, -4),
                            (18, 22)])
        inside = Group().fill(blade, tones.mid).fill(pose.shape([(0, 44, "c"), (3, 0), (0, -50, "c"), (40, -30),
                                                                 (40, 40)]), tones.deep)
        for v in (-26, -12, 2, 16):
            for side in (-1, 1):
                inside.fill(taper(pose.curve([(0, v + 10), (side * 12, v), (side * 24, v - 10)]), 1.6, .5),
                            tones.light if side > 0 else tones.deep)
        inside.fill(taper(pose.curve([(0, 46), (1, 0), (0, -44)]), 2.4, .8), tones.line)
        group.silhouette(blade).clip(blade, inside).contour(blade, .8, 2, tones.line, SHADE)


def _ant(pose: Pose) -> Group:
    """An ant (Myrmica), its head up, a violet's seed held by its white oil body."""
    group, ink = Group(), Tones("#B5744C", "#7C4228", "#4E2618", "#1E1412")
    for y, to in ((-6, (-24, -26)), (0, (-30, 4)), (6, (-24, 30)), (-6, (24, -24)), (0, (30, 6)), (6, (25, 31))):
        knee = (to[0] * .62, (y + to[1]) / 2 - 5)
        group.fill(taper(pose.curve([(0, y), (*knee, "c"), to]), 3, 1.4), ink.line)
    for x, y, wide, high in ((0, 24, 10, 15), (0, 9, 4, 4), (0, -3, 6, 10), (0, -21, 8.5, 9)):
        part = pose.circle((x, y), wide, high)
        inside = Group().fill(part, ink.mid).fill(pose.circle((x + wide * .5, y + high * .4), wide, high), ink.deep)
        inside.fill(pose.circle((x - wide * .35, y - high * .4), wide * .28, high * .3), ink.light)
        group.silhouette(part).clip(part, inside).contour(part, .7, 1.6, ink.line, SHADE)
    for side in (-1, 1):
        group.fill(taper(pose.curve([(side * 4, -27), (side * 14, -34, "c"), (side * 16, -48)]), 2, 1.2), ink.line)
        group.fill(taper(pose.curve([(side * 4, -28), (side * 5, -34), (side, -36)]), 2.6, 1), ink.line)
    oil = pose.shape([(-5, -34), (5, -34), (7, -42), (0, -47), (-7, -42)])
    group.silhouette(oil).fill(oil, "#FBF3DE").stroke(oil, ink.line, .9)
    seed = pose.shape([(-9, -45), (9, -45), (12, -58), (0, -70), (-12, -58)])
    inside = Group().fill(seed, "#A06E3C").fill(pose.shape([(2, -40), (4, -60), (2, -76), (30, -60)]), "#744A26")
    inside.fill(pose.circle((-5, -56), 2.4, 4.4), "#D9AE74")
    group.silhouette(seed).clip(seed, inside)
    return group.contour(seed, .8, 1.8, ink.line, SHADE)
