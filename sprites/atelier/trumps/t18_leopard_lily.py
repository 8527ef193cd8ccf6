"""Trump 18: leopard lilies by a Californian stream; a rufous hummingbird hovers under one of them."""
from __future__ import annotations

import math

from .. import palette as pal
from ..card import Card
from ..flowers.leopard import (
    LEOPARD_COOL,
    LEOPARD_LEAF,
    leopard_bud,
    leopard_turk,
    whorl,
    whorl_star,
)
from ..flowers.perch import perch
from ..flowers.turks_cap import Turk
from ..frame import RING_WIDTH, halo, trump_card
from ..geometry import Path, Spot
from ..line import SHADE, ends, keyline, taper
from ..organs import stalk
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones
from .ground import trump_ground

SUN = (452, 470)  # the halo is cut by the frame at the right
EDGE = "#231A20"
RUFOUS = Tones("#E8A765", "#C4713A", "#8C4526", "#3A1A12")
GORGET = Tones("#F59A5A", "#D8462A", "#97241C", "#42100E")
PLUME = Tones("#C9BFB2", "#948A86", "#645C60", "#2A2228")
BREAST = "#F6EBD6"
MAIN = curve([(300, 1130), (312, 900), (282, 700), (292, 520), (262, 380), (292, 220), (380, 138), (470, 140),
              (496, 190)])
NEAR = curve([MAIN.at(.60), (240, 330), (214, 250), (190, 256), (190, 306)])
RIGHT = curve([MAIN.at(.54), (330, 430), (400, 352), (448, 360), (458, 408)])
LEFT = curve([MAIN.at(.44), (236, 610), (150, 580), (112, 604), (110, 650)])
BUD = curve([MAIN.at(.72), (330, 232), (392, 226), (404, 262)])
# stalk, size, pitch, turn, spin
FLOWERS = ((LEFT, 120, 10, 12, 40), (RIGHT, 150, 28, -10, 20))
BEHIND, BEFORE = (-170, -140, -108, -72, -40, -8), (22, 52, 92, 130, 160)


def draw() -> Card:
    """The whole card."""
    picture = trump_ground("#C9BACB", "#BBAABE")
    halo(picture, SUN, 240, RING_WIDTH, pal.LEAF_DARK, "#F4E6BC",
         lambda g, c, a: whorl_star(g, c, 23, a, pal.GILT_LIGHT, "#9DB37E"), 20)
    _shore(picture)
    behind, stems, heads, front, near = Group(), Group(), Group(), Group(), Group()
    for at, reach, width in (((304, 1010), 260, 22), ((304, 850), 190, 17)):
        whorl(behind, at, reach, BEHIND, width)
        whorl(front, at, reach, BEFORE, width)
    for spine, first, last in ((BUD, 8, 6), (LEFT, 9, 7), (RIGHT, 10, 7), (NEAR, 10, 7), (MAIN, 20, 7)):
        stalk(stems, spine, first, last, LEOPARD_LEAF if spine is MAIN else LEOPARD_COOL)
    leopard_bud(heads, perch(MAIN, 1.0))
    leopard_bud(heads, perch(BUD, .76))
    for spine, size, pitch, turn, spin in FLOWERS:
        leopard_turk(heads, Turk(spine.end, size, pitch, turn, spin))
    leopard_turk(near, Turk(NEAR.end, 186, 20, 8, 10))
    for layer, thick in ((behind, 4.4), (stems, 4.8), (front, 4.8), (heads, 5.4), (near, 6)):
        picture.add(keyline(layer, 1.1, thick, EDGE))
    picture.add(keyline(_hummingbird(Pose((400, 668), 1.0, -34)), .9, 3.8, RUFOUS.line))
    return trump_card(picture, "18", "LIS LÉOPARD")


def _shore(group: Group) -> None:
    """Far redwoods in the haze, the stream, the near bank."""
    for top, tone, high, step in ((700, "#B3A6BE", 190, 58), (740, "#9C97AE", 130, 44)):
        for k in range(16):
            x, tall = (k * step + top) % 680 - 20, high * (.7 + .3 * ((k * 37) % 10) / 10)
            tree: list[Spot] = [(x, top - tall, "c"), (x + 10, top - tall * .6), (x + 19, top + 4, "c"),
                                (x - 19, top + 4, "c"), (x - 10, top - tall * .6)]
            group.fill(curve(tree, True), tone)
        ridge: list[Spot] = [(x, top - 8 + 8 * math.sin(.02 * x + top)) for x in range(0, 641, 64)]
        group.fill(curve([*ridge, (640, 1120, "c"), (0, 1120, "c")], True), tone)
    stream = curve([(-20, 800, "c"), (640, 790, "c"), (640, 900, "c"), (-20, 880, "c")], True)
    inside = Group().fill(stream, "#A9BCC9")
    for k in range(26):
        spot = complex((k * 173 + 40) % 640, 804 + (k * 71 % 86))
        long = 20 + (k * 37 % 5) * 13
        inside.fill(taper(curve([spot - long, spot + 1.5j, spot + long]), 3, 3, ends(.5, .5)),
                    ("#CBD6DA", "#8FA6B6")[k % 2])
    group.clip(stream, inside)
    for top, tone in ((872, "#A3A88A"), (940, "#8B9577")):
        bank: list[Spot] = [(x, top + 9 * math.sin(.018 * x + top)) for x in range(0, 641, 64)]
        group.fill(curve([*bank, (640, 1120, "c"), (0, 1120, "c")], True), tone)
    for k in range(40):
        foot = complex((k * 149 + 20) % 640, 900 + (k * 61 % 130))
        tip = foot + complex(10 - 7 * (k % 4), -52 - 9 * (k * 7 % 5))
        grass = curve([foot, (foot + tip) / 2 - 5, tip])
        group.fill(taper(grass, 4.4, .5), ("#7B8A66", "#AEB28E", "#929C78")[k % 3])


def _hummingbird(pose: Pose) -> Group:
    """A rufous hummingbird (Selasphorus rufus), a male, hovering; its bill points along the pose's right."""
    group = Group()
    far = pose.shape([(-2, -14, "c"), (-24, -60), (-26, -116), (-14, -140, "c"), (6, -104), (16, -50), (14, -16, "c")])
    _wing(group, pose, far, ((0, -18, -16, -130), (4, -18, -8, -112), (8, -18, 2, -90)), PLUME.deep)
    tail = pose.shape([(-48, 8, "c"), (-88, 30), (-112, 54, "c"), (-96, 58), (-100, 70, "c"), (-82, 64), (-80, 76, "c"),
                       (-62, 54), (-34, 26, "c")])
    inside = Group().fill(tail, RUFOUS.mid)
    for to in ((-108, 56), (-96, 66), (-80, 70)):
        inside.fill(taper(pose.curve([(-44, 18), ((to[0] - 44) / 2, (to[1] + 18) / 2 + 2), to]), 3, 1.4), RUFOUS.line)
    inside.fill(pose.shape([(-120, 44), (-92, 48), (-70, 78), (-120, 90)]), RUFOUS.deep)
    group.silhouette(tail).clip(tail, inside).contour(tail, .9, 2.4, RUFOUS.line, SHADE)
    body = pose.shape([(-56, 14), (-40, -8), (-10, -22), (16, -26), (30, -40), (50, -42), (62, -30), (58, -16),
                       (44, -4), (24, 16), (-8, 28), (-38, 28)])
    inside = Group().fill(body, RUFOUS.mid)
    inside.fill(pose.shape([(-60, 24), (-20, 20), (20, 6), (40, 0), (40, 50), (-60, 50)]), RUFOUS.deep)
    inside.fill(pose.shape([(6, 14), (20, 0), (40, -6), (48, 0), (26, 18), (6, 22)]), BREAST)
    throat = pose.shape([(30, -12), (40, -24), (58, -24), (66, -16), (50, -2), (36, 2)])
    inside.fill(throat, GORGET.mid)
    for k in range(14):
        spot = pose.point((36 + (k * 7 % 24), -20 + (k * 5 % 18)))
        inside.fill(taper(curve([spot, spot + 4 * pose.factor]), 3, 1.2), (GORGET.light, GORGET.deep)[k % 2])
    inside.fill(pose.shape([(-40, -6), (-10, -20), (14, -24), (30, -36), (24, -26), (0, -12), (-30, 2)]), RUFOUS.light)
    for k in range(12):
        spot = pose.point((-40 + 5 * k, 2 + (k * 11 % 14)))
        inside.fill(taper(curve([spot, spot - 6 * pose.factor]), 2, .6), RUFOUS.line)
    group.silhouette(body).clip(body, inside).contour(body, .9, 2.8, RUFOUS.line, SHADE)
    near = pose.shape([(-22, -12, "c"), (-58, -46), (-86, -98), (-84, -126, "c"), (-50, -104), (-14, -62),
                       (10, -16, "c")])
    _wing(group, pose, near, ((-14, -14, -78, -116), (-8, -14, -62, -104), (-2, -14, -44, -86), (4, -14, -26, -62)),
          PLUME.mid)
    bill = taper(pose.curve([(58, -31), (84, -35), (116, -37)]), 5.4, 1.6)
    group.silhouette(bill).fill(bill, "#2B2226")
    group.fill(pose.circle((49, -32), 4.4), "#1E1618").fill(pose.circle((47.6, -33.6), 1.4), "#F6EBD6")
    group.fill(pose.circle((41, -30), 2), BREAST)
    return group


def _wing(group: Group, pose: Pose, shape: Path, quills: tuple[tuple[float, float, float, float], ...],
          tone: str) -> None:
    """A wing with its quills (from x, y to x, y)."""
    inside = Group().fill(shape, tone)
    for x, y, to_x, to_y in quills:
        spine = pose.curve([(x, y), ((x + to_x) / 2 + 5, (y + to_y) / 2), (to_x, to_y)])
        inside.fill(taper(spine, 2, 1.2), PLUME.line)
        inside.fill(taper(spine.map(lambda z: z - 3), 2.4, 1), PLUME.light)
    group.silhouette(shape).clip(shape, inside).contour(shape, .9, 2.2, PLUME.line, SHADE)
