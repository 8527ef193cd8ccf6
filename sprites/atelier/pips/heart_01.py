"""Ace of hearts: two briars cross and frame a heart that is one rose."""
from __future__ import annotations

from functools import partial
from operator import add

from .. import palette as pal
from ..card import Card
from ..flowers.turned import View
from ..geometry import Path, circle, polar
from ..growth import rose
from ..growth.rose_petals import petal_loose
from ..line import SHADE, ends, keyline, pressed, taper
from ..organs import blade, sprig, stalk
from ..pip_cards import FIELD, pip_room, show_card
from ..room import along
from ..splines import Pose, curve
from ..suits import HEART, SUITS, ground_lines
from ..svg import Group
from ..tones import Tones

MIDDLE, RADIUS = 305 + 560j, 182
A = curve([(154, 1044), (210, 990), (306, 914), (446, 826), (524, 690), (528, 510), (470, 352), (352, 292)])
B = curve([(282, 1036), (258, 984), (196, 908), (112, 818), (82, 660), (98, 470), (168, 312), (290, 206), (396, 214),
           (462, 192), (484, 148)])
# the stalks of two hips
HANGING = (curve([B.at(.13), (146, 882), (104, 886), (94, 918)]),
           curve([B.at(.09), (184, 914), (154, 914), (148, 934)]))
NIGHT, NIGHT_LINE, EDGE = "#45121F", "#521B29", "#1C060C"
EARTH = Tones("#7E4A3E", "#5E332F", "#A06A54", EDGE)
LEAVES = [(B, .78, 190, 2), (A, .06, 190, 2), (A, .30, 190, 2), (B, .08, 170, 2), (B, .90, 180, 2), (A, .62, 170, 2),
          (B, .24, 170, 2),
          (B, .44, 150, 2), (A, .74, 170, 2), (B, .60, 150, 2), (A, .46, 150, 2), (A, .84, 150, 2), (B, .70, 150, 2),
          (A, .16, 170, 2),
          (B, .50, 150, 2), (A, .53, 150, 2), (A, .22, 170, 2), (B, .15, 160, 2)]
FLOWERS = ((326 + 268j, 124), (462 + 792j, 82), (124 + 796j, 88), (122 + 420j, 64), (96 + 956j, 40),
           (148 + 972j, 38), (490 + 110j, 40),
           (530 + 280j, 40), (305 + 560j, 150))


# The whorls of a rose that fills a heart: distance from the middle, size, petals, first direction; units of pips.HEART.
WHORLS = ((36, 30, 5, 90), (25, 23, 5, 126), (15.5, 16.5, 5, 100), (8.5, 11, 3, 60))
WHORL_HEART = complex(0, -9)


def _heart_rose(group: Group, shape: Path, pose: Pose, colour: str, dark: str, light: str) -> None:
    inside = Group().fill(shape, dark)
    for k, (reach, size, count, first) in enumerate(WHORLS):
        for i in range(count):
            way = first + 360 * i * 2 / count
            seat = Pose(pose.point(WHORL_HEART + polar(reach, way)), abs(pose.factor) * size, pose.turn + way + 90)
            petal = seat.shape([(-.55, .85), (-1.02, .1), (-.82, -.66), (-.18, -.93), (.5, -.86), (1.0, -.2),
                                (.72, .8)])
            rim = seat.curve([(-.98, .34), (-.98, -.30), (-.62, -.80), (.06, -.92), (.72, -.70), (1.0, -.1), (.9, .4)])
            inside.fill(petal.map(partial(add, 1.2 * polar(seat.scale * .14, SHADE))), dark)
            inside.fill(petal, colour)
            foot = circle(pose.point(WHORL_HEART), abs(pose.factor) * (reach - size * (.02 + .04 * k)))
            inside.clip(petal, Group().fill(foot, dark))
            inside.fill(pressed(rim, 1.2, 4.6 - .5 * k, SHADE + 180, ends(.4, .4)), light)
    middle = Pose(pose.point(WHORL_HEART), abs(pose.factor), pose.turn)
    inside.fill(middle.circle(0j, 7), colour)
    inside.fill(taper(middle.curve([(-6.5, 2), (-3, -6), (5, -4), (4.5, 3.4), (-1, 4), (-2, 0), (1.4, -.6)]), 3.6, 1.6,
                      ends(.3, .3)), light)
    for spots in ([(-19, 22), (-9, 35), (0, 46)], [(21, 20), (12, 33), (3, 43)]):
        inside.fill(taper(pose.curve(spots), 3.0, 2.0, ends(.5, .5)), light, .8)
    group.clip(shape, inside)


def _halo(group: Group) -> None:
    group.fill(circle(MIDDLE, RADIUS + 20), "#7C2A36").fill(circle(MIDDLE, RADIUS - 12), SUITS["H"].ground)
    for radius, width in ((RADIUS + 20, 2.0), (RADIUS + 15, .9), (RADIUS - 12, 2.0), (RADIUS - 7, .9)):
        group.stroke(circle(MIDDLE, radius), pal.GILT_LIGHT, width)
    for i in range(36):
        way = 10 * i
        at = MIDDLE + polar(RADIUS + 4, way)
        for side in (-1, 1):
            blade(group, sprig(at - polar(9, way + 90), 25, way + 180 - side * 24, side * .1), 4.2, rose.ACE_LEAF,
                  veins=0, line_width=.8)
        group.fill(circle(at - polar(9, way + 90), 3.2), rose.HIP.mid).stroke(circle(at - polar(9, way + 90), 3.2),
                                                                              rose.HIP.line, .9)


def _earth(group: Group, low: float, grass: tuple[int, int, int]) -> None:
    """The bank on which both briars grow, `low` below its crest; `grass` along its edge: first x, end, step."""
    rim = curve([complex(x, y + low) for x, y in ((-20, 1046), (70, 1026), (210, 1014), (330, 1024), (440, 1056),
                                                  (640, 1110))])
    bank = (rim + curve([rim.end, (640, 1150), (-20, 1150), rim.start])).close()
    group.fill(bank, EARTH.mid if low else EARTH.light)
    group.fill(pressed(rim, 1.4, 3, SHADE, ends(.02, .02)), EARTH.line)
    for k in range(9):
        at = complex(rim.at(.10 + .055 * k)) + (14 + 9 * (k % 3)) * 1j
        group.fill(taper(curve([at, at + 22 - 2j, at + 44 + 1j]), 1.6, .4, ends()), EARTH.deep)
    for i, x in enumerate(range(*grass)):
        foot = complex(rim.at(.05 + .62 * (x - 44) / 356)) + 4j
        for lean in (-26, 4, 24) if i % 3 else (-12, 14):
            blade(group, sprig(foot, (30, 44, 24, 36)[(i + lean) % 4], lean, lean * .006), 3.2,
                  (rose.ACE_LEAF, rose.ACE_LEAF_COOL)[i % 2], veins=0, line_width=.8)


def _roots(group: Group, foot: complex, reaches: tuple[float, ...]) -> None:
    """The roots of a stem where they enter the earth round its `foot`, to each of `reaches` units sideways."""
    for reach in reaches:
        stalk(group, curve([foot - 34j, foot + complex(reach * .4, -8), foot + complex(reach, 26)]), 16, 5,
              rose.ACE_BRIAR)


def draw() -> Card:
    ground = Group().fill(FIELD, NIGHT)
    ground_lines(ground, "H", NIGHT_LINE, .5)
    _halo(ground)
    _earth(ground, 0, (60, 400, 34))
    growth, back, front, near, flowers = Group(), Group(), Group(), Group(), Group()
    room = pip_room(1, [*along(A, 36), *along(B, 44), *FLOWERS])
    rose.foliage(back, room, LEAVES, (rose.ACE_LEAF, rose.ACE_LEAF_COOL), rose.ACE_BRIAR)
    growth.add(keyline(back, 1.0, 4.4, EDGE))
    lower = Group()
    for spine in HANGING:
        stalk(lower, spine, 6, 4, rose.ACE_BRIAR)
        rose.hip(lower, Pose(spine.end, .95, rose.on_twig(spine).turn, flip=True), rose.HIP, rose.ACE_LEAF)
    rose.briar(lower, B, 17, 5, 22, rose.ACE_BRIAR)
    _roots(lower, B.start, (-40, 34))
    growth.add(keyline(lower, 1.1, 5, EDGE))
    rose.briar(front, A, 17, 6, 20, rose.ACE_BRIAR)
    _roots(front, A.start, (-50, 22))
    rose.rose_bud(front, rose.on_twig(B, 1.0), rose.ACE_ROSE, rose.ACE_LEAF, .8)
    bud = rose.twig(front, complex(A.at(.66)), 530 + 316j, -.1, tones=rose.ACE_BRIAR)
    rose.rose_bud(front, rose.on_twig(bud, .85), rose.ACE_ROSE, rose.ACE_LEAF)
    growth.add(keyline(front, 1.1, 5, EDGE))
    _earth(near, 16, (44, 390, 43))
    for x, y, turn in ((256, 1058, -6), (92, 1066, 14)):
        petal_loose(near, Pose((x, y), .72, turn), rose.ACE_ROSE)
    growth.add(keyline(near, .8, 2.6, EDGE))
    rose.rose_behind(flowers, View((462, 792), 80, 58, -.15, 24), rose.ACE_ROSE, rose.ACE_LEAF, seed=4)
    rose.rose_side(flowers, Pose((140, 478), .74, -14), rose.ACE_ROSE, rose.ACE_LEAF)
    rose.rose_open(flowers, View((142, 798), 84, 50, .42, -30), rose.ACE_ROSE, -60, 6)
    rose.rose_open(flowers, View((326, 268), 122, 66, .25, 8), rose.ACE_ROSE, -80, 1)
    growth.add(keyline(flowers, 1.2, 5.6, EDGE))
    sign, pose = Group(), Pose(MIDDLE, 230 / 104)
    heart = pose.path(HEART)
    _heart_rose(sign, heart, pose, SUITS["H"].colour, SUITS["H"].dark, SUITS["H"].light)
    sign.contour(heart, 1.5, 5, "#5A0F1C")
    return show_card("H", ground.add(growth).add(sign))
