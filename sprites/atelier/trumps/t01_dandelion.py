"""Trump 1: dandelion in bloom and as a clock at daybreak, flying seeds; a banded snail on a stalk."""
from __future__ import annotations

import numpy as np

from ..card import Card
from ..flowers import dandelion
from ..flowers.perch import perch
from ..flowers.turned import View
from ..frame import trump_card
from ..geometry import Path, circle, mix, polar, smooth
from ..line import SHADE, ends, keyline, taper
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones
from .scenery import bars, ridge, sky

DAWN = ("#25284C", (110, "#2D2F55"), (230, "#37365D"), (340, "#443F68"), (440, "#5A4D73"), (525, "#7B6280"),
        (600, "#A17C88"), (665, "#C99C8E"), (725, "#EABF97"))
STARS = ((250, 96, 3), (520, 60, 3), (216, 196, 2.4), (566, 204, 2.4), (86, 470, 2.4), (300, 180, 2), (590, 480, 2.2))
CLOCK = 326 + 384j
EDGE = "#26241C"
SHELL = Tones("#F9E9B4", "#E5BE62", "#B5823A", "#43291A")
COIL, LIP, TURN = 36 + 5j, 40, .44  # middle of the shell, radius at its lip, how much of it a turn later
FLESH = Tones("#D9C8A2", "#B29C76", "#7E6A4E", "#3A2E20")
CENTRE = curve([(300, 1130), (288, 960), (340, 760), (320, 600), (326, 420)])
LEFT = curve([(290, 1130), (256, 960), (160, 860), (136, 690)])
RIGHT = curve([(320, 1130), (372, 980), (438, 900), (448, 806)])
SHUT = curve([(296, 1130), (262, 1000), (222, 930), (222, 866)])
BARE = curve([(330, 1130), (420, 980), (516, 850), (530, 664)])
# spine, half-width, pairs, tones
BEHIND = (([(290, 1070), (190, 960), (110, 880), (10, 800)], 54, 6, dandelion.LION_COOL),
          ([(320, 1070), (410, 980), (490, 930), (600, 850)], 50, 6, dandelion.LION_COOL),
          ([(306, 1070), (380, 950), (400, 870), (376, 760)], 40, 6, dandelion.LION))
BEFORE = (([(296, 1090), (200, 1030), (120, 1000), (20, 950)], 50, 6, dandelion.LION),
          ([(304, 1096), (256, 1040), (190, 1040), (90, 1058)], 38, 5, dandelion.LION_COOL),
          ([(312, 1090), (370, 1040), (420, 1010), (500, 990)], 42, 5, dandelion.LION))
# x, y, turn, scale of the seeds on the wind
SEEDS = ((430, 300, 50, 1.05), (474, 206, 42, 1.0), (536, 292, 58, .95), (392, 158, 30, .9), (548, 128, 46, 1.1),
         (318, 92, 14, .8), (462, 88, 34, .8), (560, 420, 66, .85))


def draw() -> Card:
    picture = sky(*DAWN)
    _meadow(picture)
    leaves, centre, stems, heads, front = Group(), Group(), Group(), Group(), Group()
    for k, (spots, width, pairs, tones) in enumerate(BEHIND):
        dandelion.lion_leaf(leaves, curve(spots), width, pairs, tones, k)
    dandelion.scape(centre, CENTRE, 16, 11)
    for spine, first, last in ((BARE, 12, 9), (RIGHT, 13, 10), (LEFT, 14, 11), (SHUT, 11, 9)):
        dandelion.scape(stems, spine, first, last)
    dandelion.bare_head(heads, perch(BARE, .8))
    dandelion.involucre(heads, perch(RIGHT, .86))
    dandelion.closed_head(heads, perch(SHUT, .76), .5)
    dandelion.dandelion_head(heads, View(RIGHT.end + polar(50, -82), 102, 30, -.04, 12), 2)
    dandelion.involucre(heads, perch(LEFT, .9))
    dandelion.dandelion_head(heads, View((128, 640), 128, 44, -.26, -24), 3)
    for k, (spots, width, pairs, tones) in enumerate(BEFORE):
        dandelion.lion_leaf(front, curve(spots), width, pairs, tones, k + 5)
    picture.add(keyline(leaves, 1.1, 4.4, EDGE)).add(keyline(centre, 1.1, 4.6, EDGE))
    dandelion.clock_ball(picture, CLOCK, 186)
    for layer, thick in ((stems, 4.6), (heads, 4.2), (front, 4.8)):
        picture.add(keyline(layer, 1.1, thick, EDGE))
    picture.add(keyline(_snail(Pose(complex(CENTRE.at(.50)) - 9, 1.0, 3, flip=True)), .9, 3.6, SHELL.line))
    for x, y, turn, scale in SEEDS:
        dandelion.flying(picture, complex(x, y), turn, scale, False)
    return trump_card(picture, "1", "PISSENLIT")


def _meadow(group: Group) -> None:
    for x, y, size in STARS:
        group.fill(circle((x, y), size), "#C9C3DA")
    bars(group, ((540, 640, 240, 13), (120, 560, 200, 11), (420, 712, 330, 15), (70, 690, 240, 13)), "#8E6A80",
         "#B4858A")
    ridge(group, 770, 14, .012, 2.0, "#8A7187")
    for top, start, tone in ((806, .4, "#566055"), (866, 2.6, "#424F49"), (940, 4.4, "#33413E")):
        ridge(group, top, 11, .015, start, tone)
    for k in range(40):  # far clocks and blades
        foot = complex((k * 149 + 40) % 640, 826 + (k * 61 % 130))
        size = 2.2 + (foot.imag - 820) * .03
        tip = foot - 1j * size * 7 + size * (k % 3 - 1)
        group.fill(taper(curve([foot, (foot + tip) / 2 + size * .5, tip]), size * .5, size * .3), "#5F6D58")
        if k % 2:
            group.fill(circle(tip, size * 1.5), "#B9AFBC", .75)
        else:
            group.fill(circle(tip, size * 1.3, size * .7), "#C39A45")


def _snail(pose: Pose) -> Group:
    """A banded snail (Cepaea nemoralis) climbing the stalk that runs upwards through the pose's origin."""
    group, size = Group(), abs(pose.factor)
    for x, y, root in ((26, -82, 10), (6, -86, 4), (22, -60, 13), (17, -57, 12)):
        feeler = pose.curve([(root, -54), ((x + root) / 2 + 1, (y - 56) / 2 - 2), (x, y)])
        group.fill(taper(feeler, 5.4 * size, 3.4), FLESH.line).fill(taper(feeler, 3 * size, 1.8), FLESH.mid)
        group.fill(pose.circle((x, y), 2.6), FLESH.line)
    foot = pose.shape([(-5, 74, "c"), (5, 52), (12, 30), (18, 4), (21, -22), (19, -46), (14, -60), (4, -64), (-4, -54),
                       (-6, -20), (-7, 24)])
    inside = Group().fill(foot, FLESH.mid).fill(pose.shape([(-8, 78), (-1, 30), (-1, -20), (2, -50), (0, -70),
                                                            (-20, -60), (-20, 78)]), FLESH.light)
    inside.fill(pose.shape([(20, 40), (6, 36), (3, 8), (8, -12), (30, -10)]), FLESH.deep)
    for low in np.linspace(54, -49, 13):
        inside.fill(taper(pose.curve([(-6, low), (-1, low - 2), (3, low - 6)]), 1.5 * size, .4), FLESH.deep)
    for u, v in ((8, -52), (13, -46), (7, -42), (14, -37), (8, -33), (16, -30), (11, -25)):
        inside.fill(taper(pose.curve([(u, v), (u + 3, v + 3), (u + 2, v + 7)]), 1.6 * size, .5, ends()), FLESH.line)
    group.silhouette(foot).clip(foot, inside).contour(foot, .8, 2.2, FLESH.line, SHADE)
    _shell(group, pose, size)
    return group


def _whorl(pose: Pose, first: float, last: float, share: float = 0) -> Path:
    """The spiral of the shell from `first` to `last` degrees of its winding, at `share` of the way to the next turn."""
    spots = []
    for way in np.linspace(first, last, max(5, int((last - first) / 14))):
        outer, inner = (LIP * TURN ** (w / 360) for w in (way, way + 360))
        spots.append(pose.point(COIL + polar(outer + (inner - outer) * share, way - 140)))
    return smooth(spots)


def _shell(group: Group, pose: Pose, size: float) -> None:
    rim = _whorl(pose, 0, 360)
    lip = curve([rim.end, mix(rim.end, rim.start, .5) + (rim.start - rim.end) * .10j * (1 if pose.flip else -1),
                 rim.start])
    shell = (rim + lip).close()
    inside = Group().fill(shell, SHELL.deep).fill(shell.map(lambda z: z - polar(9 * size, SHADE)), SHELL.mid)
    for way in range(10, 360, 13):
        spots = [complex(_whorl(pose, way - 1 + bow, way + 1 + bow, share).start) for share, bow in
                 ((.04, 0), (.5, 9), (.94, 4))]
        inside.fill(taper(curve(spots), 1.1 * size, .6, ends()), SHELL.line, .35)
    for share, wide in ((.26, 3.0), (.50, 4.4), (.74, 3.2)):
        inside.fill(taper(_whorl(pose, -8, 700, share), wide * size, .7, ends(.01, .2)), SHELL.line)
    inside.fill(taper(_whorl(pose, 330, 780), 7.5 * size, 2, ends(.1, .2)), SHELL.line, .34)
    inside.fill(taper(_whorl(pose, 352, 900), 2.8 * size, 1.2, ends(.02, .1)), SHELL.line)
    inside.fill(taper(_whorl(pose, 60, 150, .13), 4.2 * size, 2.6, ends(.4, .5)), SHELL.light)
    inside.fill(taper(_whorl(pose, 430, 510, .2), 2.6 * size, 1.4, ends(.4, .5)), SHELL.light)
    group.silhouette(shell).clip(shell, inside).contour(shell, .9, 2.8, SHELL.line, SHADE)
    group.fill(taper(lip, 4.6 * size, 5.6 * size, ends(.1, .06)), SHELL.line).fill(
        taper(lip.part(.08, .94), 2.0 * size, 2.6 * size, ends(.1, .1)), SHELL.light)
