"""Trump 4: othonna hanging over the rim of a terracotta pot, two trails, one head large before the Cape."""
from __future__ import annotations

from typing import Any

import numpy as np

from .. import palette as pal
from ..card import Card
from ..flowers.othonna import (
    PICKLE,
    RED,
    THREAD,
    bud,
    daisy,
    daisy_behind,
    end_tuft,
    on_wire,
    pickles,
    upright,
)
from ..flowers.perch import perch
from ..flowers.turned import View
from ..frame import RING_WIDTH, halo, trump_card
from ..geometry import Path, circle, polar
from ..line import SHADE, ends, keyline, taper
from ..organs import stalk
from ..ribbons import ribbon
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones
from .ground import trump_ground

SKY, SKY_LINE, EDGE = "#B7C9CE", "#A6BBC2", "#20322F"
SUN = (300, 640)  # the halo stands low, behind the trails
CLAY = Tones("#E3A27C", "#C5734E", "#8F4731", "#55280F")
FRONT = curve([(330, 70), (254, 128), (216, 250), (190, 420), (228, 600), (176, 780), (206, 950)])
RIGHT = curve([(486, 80), (538, 150), (540, 300), (496, 460), (528, 620), (470, 780)])
# trail, share, where its head is: radius, rise, turn
HEADS = ((0, .30, 118 + 330j, 44, 44), (0, .42, 282 + 404j, 60, 72), (0, .60, 122 + 548j, 50, 30),
         (0, .66, 322 + 622j, 96, 112), (0, .86, 92 + 760j, 46, 52), (0, .95, 262 + 846j, 44, 24),
         (1, .34, 452 + 340j, 46, 54), (1, .74, 436 + 560j, 50, 40), (1, .90, 540 + 700j, 40, 58))
BUDS = ((0, .38, 128 + 430j, .62), (0, .78, 264 + 728j, .66), (1, .56, 558 + 452j, .6), (1, .95, 424 + 838j, .58),
        (0, .98, 118 + 900j, .6))


def draw() -> Card:
    """The whole card."""
    picture = trump_ground(SKY, SKY_LINE)
    halo(picture, SUN, 222, RING_WIDTH, "#6B4F74", "#F4E7C4", _small_bud, 20)
    _cape(picture)
    picture.add(keyline(_pot(), 1.2, 6, CLAY.line))
    _trail(picture, RIGHT, 60, PICKLE, THREAD, RED, 2, 4.0)
    _trail(picture, FRONT, 70, PICKLE, THREAD, RED, 1, 5.0)
    picture.add(keyline(_gecko(), 1.0, 3.6, EDGE))
    _spill(picture)
    stalks, buds = Group(), Group()
    for i, share, to, scale in BUDS:
        bud(buds, perch(on_wire(stalks, (FRONT, RIGHT)[i], share, to), scale))
    heads = []
    for k, (i, share, to, radius, rise) in enumerate(HEADS):
        spine = on_wire(stalks, (FRONT, RIGHT)[i], share, to)
        heads.append((View(to, radius, rise, .20, upright(spine) + (-14, 10, -8, 16)[k % 4]), k))
    behind = on_wire(stalks, RIGHT, .62, 556 + 560j)
    picture.add(keyline(stalks, .9, 3.2, EDGE)).add(keyline(buds, 1.0, 4, EDGE))
    for view, k in heads:
        one = Group()
        daisy(one, view, 11 + k % 3, k + 1)
        picture.add(keyline(one, 1.1, 4.6, EDGE))
    back = Group()
    daisy_behind(back, View((556, 556), 40, 58, -.2, 20), behind.part(.7, 1))
    picture.add(keyline(back, 1.1, 4.6, EDGE))
    return trump_card(picture, "4", "OTHONNA")


def _small_bud(group: Group, at: complex, way: float) -> None:
    """The halo's ornament: a bud between two leaves."""
    pose = Pose(at - polar(16, way), .72, way + 90)
    for side in (-1, 1):
        shape = pose.shape([(0, 2, "c"), (side * 14, -4), (side * 24, -22), (side * 26, -40, "c"), (side * 13, -26),
                            (0, -8, "c")])
        group.fill(shape, pal.SAGE_LIGHT).stroke(shape, pal.INK, 1.0)
    ball = pose.shape([(0, -2), (-13, -14), (-12, -34), (0, -44), (12, -34), (13, -14)])
    group.fill(ball, pal.GILT_LIGHT).stroke(ball, pal.INK, 1.2)
    for x in (-5, 4):
        group.ink(pose.curve([(x * .6, -4), (x * 1.2, -22), (x * .5, -42)]), 1.4, "both")


def _cape(group: Group) -> None:
    """Table Mountain over its bay, in the haze."""
    mountain = curve([(0, 936, "c"), (60, 920), (84, 886), (106, 912), (136, 868), (150, 838, "c"), (262, 832),
                      (398, 838, "c"), (420, 884), (444, 900), (478, 862), (512, 908), (560, 930), (640, 944, "c"),
                      (640, 1130, "c"), (0, 1130, "c")], True)
    group.fill(mountain, "#86A4AC")
    shade = Group()
    for x, y, wide in ((86, 884, 20), (166, 846, 18), (206, 842, 26), (258, 840, 20), (304, 842, 28), (352, 844, 22),
                       (396, 846, 20), (480, 862, 26)):
        shade.fill(curve([(x, y, "c"), (x + wide * .7, y + 30), (x + wide, 966, "c"), (x - wide * .8, 966, "c"),
                          (x - 2, y + 44)], True), "#6C8D98")
    shade.fill(curve([(0, 930, "c"), (160, 916), (320, 926), (470, 914), (640, 926, "c"), (640, 970, "c"),
                      (0, 970, "c")], True), "#86AC97")
    group.clip(mountain, shade).stroke(mountain, "#6C8D98", 1.8)
    sea = curve([(0, 948, "c"), (320, 944), (640, 948, "c"), (640, 1130, "c"), (0, 1130, "c")], True)
    group.fill(sea, "#7FA3A8")
    for k in range(16):
        x, y = (k * 173) % 600, 960 + (k * 47) % 100
        wave = curve([(x, y), (x + 24 + (y - 940) * .3, y - 3), (x + 52 + (y - 940) * .5, y)])
        group.fill(taper(wave, 2 + (y - 950) * .02, .4, ends(.3, .3)), "#B7C9CE" if k % 2 else "#6C8D98")


def _pot() -> Group:
    """The rim and the body of a terracotta pot, cut by the frame."""
    group = Group()
    body = curve([(238, 150, "c"), (262, 250), (300, 330), (330, 352, "c"), (420, 364), (512, 352, "c"), (546, 326),
                  (584, 250), (604, 150, "c")], True)
    inside = Group().fill(body, CLAY.mid)
    inside.fill(curve([(440, 120), (480, 250), (440, 380), (640, 400), (660, 120)], True), CLAY.deep)
    inside.fill(curve([(268, 190), (288, 270), (318, 330), (334, 330), (306, 270), (290, 190)], True), CLAY.light)
    inside.fill(curve([(220, 150), (420, 188), (620, 150), (620, 176), (420, 218), (220, 176)], True), CLAY.deep)
    group.silhouette(body).clip(body, inside)
    group.contour(body, 1.0, 4, CLAY.line, SHADE, 30)
    rim = curve([(214, 62, "c"), (222, 110), (232, 152, "c"), (420, 186), (610, 152, "c"), (622, 110), (628, 62, "c"),
                 (420, 96)], True)
    inside = Group().fill(rim, CLAY.mid)
    inside.fill(curve([(470, 60), (500, 200), (660, 200), (660, 40)], True), CLAY.deep)
    inside.fill(curve([(210, 66), (420, 100), (630, 66), (630, 78), (420, 114), (210, 78)], True), CLAY.light)
    for drop in (34, 46):
        inside.fill(taper(curve([(216, 64 + drop), (420, 98 + drop), (628, 64 + drop)]), 2.4, 1.2), CLAY.deep)
    group.silhouette(rim).clip(rim, inside).contour(rim, 1.0, 4, CLAY.line, SHADE, 30)
    mouth = curve([(214, 62, "c"), (420, 30), (628, 62, "c"), (420, 96)], True)
    group.silhouette(mouth).fill(mouth, "#55280F").contour(mouth, 1.0, 2, CLAY.line, SHADE)
    return group


def _trail(picture: Group, strand: Path, length: float, tones: Tones, thread: Tones, red: str, seed: int,
           thick: float) -> None:
    """A hanging stem with its leaves."""
    stem, leaves = Group(), Group()
    stalk(stem, strand, length * .13, length * .07, thread)
    pickles(leaves, strand, .03, .96, length * .72, length, seed, tones, red)
    end_tuft(leaves, strand, length, tones, red)
    picture.add(keyline(stem, .8, thick * .7, tones.line)).add(keyline(leaves, .8, thick, tones.line))


def _spill(picture: Group) -> None:
    """The leaves that crowd on the rim."""
    leaves = Group()
    pickles(leaves, curve([(250, 72), (330, 92), (420, 98), (520, 88), (600, 66)]), .0, 1, 30, 50, 7)
    picture.add(keyline(leaves, .8, 4.4, PICKLE.line))


def _gecko() -> Group:
    """A gecko that suns itself on the pot, head down."""
    group = Group()
    spine = curve([(458, 148), (440, 176), (452, 210), (428, 246), (388, 272), (352, 300)])
    for share, turn, side in ((.86, 34, -1), (.84, 40, 1), (.56, -46, -1), (.54, -40, 1)):
        root, along = complex(spine.at(share)), complex(spine.tangent(share))
        knee = root + along * polar(19, side * (90 - turn * .5))
        foot = knee + along * polar(17, side * (turn * 1.4))
        leg = taper(curve([root, knee, foot]), 10, 5)
        group.silhouette(leg).fill(leg, PICKLE.deep)
        for toe in (-56, -20, 18, 54):
            tip = taper(curve([foot, foot + along * polar(9, side * turn + toe)]), 3.4, 3.6)
            group.silhouette(tip).fill(tip, PICKLE.deep)

    def half(u: Any) -> Any:
        return np.interp(u, (0, .3, .5, .64, .80, .86, .93, 1), (.8, 5, 9.5, 11, 9, 7.5, 10.5, 3.5))
    body = ribbon(spine, half, n=40)
    inside = Group().fill(body, PICKLE.mid)
    inside.fill(ribbon(spine, lambda u: 0 * u, lambda u: half(u) + 1, n=40), PICKLE.deep)
    inside.fill(taper(spine.part(.35, .95), 3.4, 2, ends(.2, .2)), PICKLE.light)
    for share in (.2, .3, .4, .5, .58, .66, .74, .82):
        at, across = complex(spine.at(share)), 1j * complex(spine.tangent(share))
        inside.fill(taper(curve([at - across * 8, at + across * 8]), 2.2, 1.2), PICKLE.line)
    group.silhouette(body).clip(body, inside)
    for side in (-1, 1):
        eye = complex(spine.at(.935)) + side * 1j * complex(spine.tangent(.935)) * 7
        group.fill(circle(eye, 3.2), PICKLE.light).fill(circle(eye, 1.7), PICKLE.line)
    return group

