"""Trump 1: dandelion in bloom and as a clock before the night, its seeds on the wind; a banded snail climbs."""
from __future__ import annotations

from ..card import Card
from ..flowers.daisies import parasol
from ..flowers.dandelion import (
    LION,
    LION_COOL,
    bare_head,
    clock_ball,
    closed_head,
    dandelion_head,
    flying,
    involucre,
    lion_leaf,
    scape,
)
from ..flowers.perch import perch
from ..flowers.turned import View
from ..frame import RING_WIDTH, halo, trump_card
from ..geometry import point, polar
from ..line import SHADE, ends, keyline, taper
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones
from .ground import trump_ground

NIGHT = "#3D3B5C"
MOON, REACH = (352, 376), 274  # the halo is cut by the frame at the right
CLOCK = 326 + 384j
EDGE = "#26241C"
SHELL = Tones("#F6DF9A", "#E2B95C", "#B4863A", "#3E2A1A")
FLESH = Tones("#D9C8A2", "#B29C76", "#7E6A4E", "#3A2E20")
CENTRE = curve([(300, 1130), (288, 960), (340, 760), (320, 600), (326, 420)])
LEFT = curve([(290, 1130), (256, 960), (160, 860), (136, 690)])
RIGHT = curve([(320, 1130), (372, 980), (438, 900), (448, 806)])
SHUT = curve([(296, 1130), (262, 1000), (222, 930), (222, 866)])
BARE = curve([(330, 1130), (420, 980), (516, 850), (530, 664)])
# spine, half-width, pairs, tones
BEHIND = (([(290, 1070), (190, 960), (110, 880), (10, 800)], 54, 6, LION_COOL),
          ([(320, 1070), (410, 980), (490, 930), (600, 850)], 50, 6, LION_COOL),
          ([(306, 1070), (380, 950), (400, 870), (376, 760)], 40, 6, LION))
BEFORE = (([(296, 1090), (200, 1030), (120, 1000), (20, 950)], 50, 6, LION),
          ([(304, 1096), (256, 1040), (190, 1040), (90, 1058)], 38, 5, LION_COOL),
          ([(312, 1090), (370, 1040), (420, 1010), (500, 990)], 42, 5, LION))
# x, y, turn, scale of the seeds on the wind
SEEDS = ((430, 300, 50, 1.05), (474, 206, 42, 1.0), (536, 292, 58, .95), (392, 158, 30, .9), (548, 128, 46, 1.1),
         (318, 92, 14, .8), (462, 88, 34, .8), (560, 420, 66, .85))


def draw() -> Card:
    """The whole card."""
    picture = trump_ground("#BECAA8", "#AEBB97")
    halo(picture, MOON, REACH, RING_WIDTH, "#A9742E", NIGHT,
         lambda g, c, a: parasol(g, c - polar(10, a), a + 90, .62, "#F6EBCB", 1.5), 22)
    leaves, centre, stems, heads, front = Group(), Group(), Group(), Group(), Group()
    for k, (spots, width, pairs, tones) in enumerate(BEHIND):
        lion_leaf(leaves, curve(spots), width, pairs, tones, k)
    scape(centre, CENTRE, 16, 11)
    for spine, first, last in ((BARE, 12, 9), (RIGHT, 13, 10), (LEFT, 14, 11), (SHUT, 11, 9)):
        scape(stems, spine, first, last)
    bare_head(heads, perch(BARE, .8))
    involucre(heads, perch(RIGHT, .86))
    closed_head(heads, perch(SHUT, .76), .5)
    dandelion_head(heads, View(RIGHT.end + polar(50, -82), 102, 30, -.04, 12), 2)
    involucre(heads, perch(LEFT, .9))
    dandelion_head(heads, View((128, 640), 128, 44, -.26, -24), 3)
    for k, (spots, width, pairs, tones) in enumerate(BEFORE):
        lion_leaf(front, curve(spots), width, pairs, tones, k + 5)
    picture.add(keyline(leaves, 1.1, 4.4, EDGE)).add(keyline(centre, 1.1, 4.6, EDGE))
    clock_ball(picture, CLOCK, 186)
    for layer, thick in ((stems, 4.6), (heads, 4.2), (front, 4.8)):
        picture.add(keyline(layer, 1.1, thick, EDGE))
    picture.add(keyline(_snail(Pose(complex(CENTRE.at(.51)), 1.05, 2, flip=True)), .9, 3.6, SHELL.line))
    for x, y, turn, scale in SEEDS:
        flying(picture, complex(x, y), turn, scale, abs(complex(x, y) - point(MOON)) > REACH - RING_WIDTH - 40)
    return trump_card(picture, "1", "PISSENLIT")


def _snail(pose: Pose) -> Group:
    """A banded snail (Cepaea nemoralis) climbing the stalk that runs upwards through the pose's origin."""
    group, size = Group(), abs(pose.factor)
    foot = pose.shape([(-2, 44, "c"), (8, 24), (12, 0), (9, -24), (14, -40), (8, -52), (-2, -46), (-5, -20), (-5, 20)])
    inside = Group().fill(foot, FLESH.mid).fill(pose.shape([(6, 50), (8, 0), (6, -40), (30, -40), (30, 50)]),
                                                FLESH.deep)
    group.silhouette(foot).clip(foot, inside).contour(foot, .8, 2, FLESH.line, SHADE)
    for x, y in ((22, -66), (4, -70)):
        feeler = pose.curve([(8, -48), ((x + 8) / 2 + 1, (y - 48) / 2 - 2), (x, y)])
        group.fill(taper(feeler, 3 * size, 2), FLESH.line).fill(pose.circle((x, y), 2.6), FLESH.line)
    shell = pose.circle((26, 4), 28, 27)
    inside = Group().fill(shell, SHELL.mid).fill(pose.circle((38, 16), 27), SHELL.deep)
    inside.fill(pose.circle((18, -6), 9, 6), SHELL.light)
    for radius, wide in ((24, 3.4), (19.5, 2.4), (15, 4.2), (9.5, 2.6)):
        spots = [pose.point((27 + (radius - .020 * a) * c, 5 + (radius - .020 * a) * s)) for a, c, s in
                 ((a, polar(1, a + 130).real, polar(1, a + 130).imag) for a in range(0, 341, 20))]
        inside.fill(taper(curve(spots), wide * size, wide * .7 * size, ends(.1, .2)), SHELL.line)
    group.silhouette(shell).clip(shell, inside)
    return group.contour(shell, .9, 2.4, SHELL.line, SHADE)
