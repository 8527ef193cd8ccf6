"""Trump 10: corncockle in ripe wheat, no halo but the field; a harvest mouse climbs a stalk."""
from __future__ import annotations

import math

from ..card import Card
from ..flowers.corncockle import STRAW, cockle_bud, cockle_open, cockle_side, cockle_stem, ear
from ..flowers.perch import perch
from ..flowers.turned import View
from ..frame import trump_card
from ..geometry import Path, Spot, circle
from ..line import SHADE, ends, keyline, taper
from ..organs import blade, stalk
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones
from .ground import trump_ground

EDGE = "#2B2417"
FIELD = ((566, 16, .012, .8, "#DEC27C"), (628, 12, .017, 2.6, "#D2B066"), (706, 10, .022, 4.0, "#C39C50"))
HILLS = ((500, 26, .0105, 3.2, "#B9C4A4"), (540, 16, .015, 1.0, "#A3B38C"))
MOUSE = Tones("#F0D0A0", "#CE8F4E", "#96602E", "#3E2412")
CREAM = "#F8EBCF"
MAIN = curve([(300, 1130), (292, 940), (322, 740), (296, 540), (252, 372)])
HIGH = curve([(330, 1130), (372, 940), (420, 740), (446, 500), (412, 266)])
LEFT = curve([(270, 1130), (232, 980), (150, 860), (118, 730), (128, 640)])
BUD = curve([(318, 1130), (350, 980), (352, 800), (342, 640), (360, 520)])
# stalks of wheat, far to near: points, size of the ear
WHEAT = (([(60, 1130), (66, 900), (70, 640), (84, 500), (112, 420)], .8),
         ([(500, 1130), (506, 900), (520, 660), (536, 540), (560, 480)], .8),
         ([(390, 1130), (384, 960), (392, 800), (384, 660), (404, 560)], .7),
         ([(190, 1130), (196, 980), (214, 800), (206, 640), (184, 540)], .7),
         ([(450, 1130), (470, 960), (484, 800), (490, 700), (470, 600)], .95),
         ([(90, 1130), (80, 1020), (66, 900), (62, 830), (84, 760)], .9))


def draw() -> Card:
    """The whole card."""
    picture = trump_ground("#E4DCC0", "#D8CEAC")
    _field(picture)
    for k, (spots, size) in enumerate(WHEAT):
        straw = Group()
        _wheat(straw, curve(spots), size)
        picture.add(keyline(straw, .8, 2.6 if k < 4 else 3.6, STRAW.line))
    stems, heads, main = Group(), Group(), Group()
    cockle_stem(stems, BUD, 7, 5, ((.24, 150), (.52, 120)))
    cockle_stem(stems, LEFT, 9, 6, ((.22, 170), (.48, 150), (.74, 96)))
    cockle_stem(stems, HIGH, 10, 6, ((.20, 190), (.42, 170), (.62, 150), (.82, 110)))
    cockle_stem(stems, MAIN, 12, 7, ((.14, 190), (.34, 190), (.54, 160), (.76, 116)))
    cockle_bud(heads, perch(BUD, .9))
    cockle_side(heads, View((424, 214), 92, 20, .62, 14), 3)
    cockle_open(heads, View((132, 632), 92, 52, .34, -26), -70, 2)
    cockle_open(main, View((256, 356), 146, 58, .26, -16), -96, 4)
    for layer, thick in ((stems, 4.4), (heads, 5.2), (main, 6.2)):
        picture.add(keyline(layer, 1.1, thick, EDGE))
    picture.add(keyline(_mouse(Pose((464, 772), 1.25, 6)), 1.0, 4.4, MOUSE.line))
    return trump_card(picture, "10", "NIELLE DES BLÉS")


def _wheat(group: Group, spine: Path, size: float) -> None:
    """A stalk with its dry leaf and its ear."""
    blade(group, curve([complex(spine.at(.34)), complex(spine.at(.5)) + 30, complex(spine.at(.46)) + 74 + 10j]), 7,
          STRAW, veins=0, peak=.3)
    stalk(group, spine, 7 * size, 4 * size, STRAW)
    ear(group, spine, size)


def _field(group: Group) -> None:
    """Hills, then the field, paler the farther it is, with the ears of its rows."""
    for top, swing, pace, start, tone in (*HILLS, *FIELD):
        ridge: list[Spot] = [(x, top + swing * math.sin(pace * x + start)) for x in range(0, 641, 64)]
        group.fill(curve([*ridge, (640, 1120, "c"), (0, 1120, "c")], True), tone)
    for k in range(120):
        x, row = (k * 97) % 620, k % 4
        y = 600 + row * 64 + (k * 53) % 60
        high = 16 + 7 * row
        group.fill(taper(curve([(x, y + high * 2.6), (x + 2, y + high), (x + 6, y - high * .2)]), 2 + row * .5, 1),
                   STRAW.deep)
        group.fill(taper(curve([(x + 2, y + high), (x + 6, y), (x + 12, y - high)]), 4 + 1.3 * row, .8, ends(.3, .5)),
                   STRAW.mid if row % 2 else STRAW.light)


def _mouse(pose: Pose) -> Group:
    """A harvest mouse (Micromys minutus) on a stalk, its tail wound round it, its head up."""
    group = Group()
    tail = taper(pose.curve([(10, 44), (26, 66), (14, 88), (-8, 92), (-12, 108), (8, 116), (20, 108)]), 5.5, 1.6)
    group.silhouette(tail).fill(tail, MOUSE.deep)
    for spots in ([(-10, 38), (-20, 48), (-16, 56)], [(8, 42), (2, 54), (-6, 58)]):
        foot = taper(pose.curve(spots), 7, 4)
        group.silhouette(foot).fill(foot, "#E6B79A")
    body = pose.shape([(-6, -26), (14, -24), (26, 0), (26, 30), (10, 50), (-12, 46), (-18, 22), (-16, -6)])
    inside = Group().fill(body, MOUSE.mid).fill(pose.shape([(14, -30), (18, 0), (16, 30), (0, 56), (50, 56),
                                                            (50, -30)]),
                                                MOUSE.deep)
    inside.fill(pose.shape([(-24, -10), (-10, 0), (-8, 30), (-4, 54), (-40, 50), (-40, -10)]), CREAM)
    for x, y in ((4, -14), (12, -6), (2, 4), (14, 12), (4, 20), (12, 30), (0, 34), (20, 20)):
        inside.fill(taper(pose.curve([(x, y), (x + 1, y + 5), (x - 1, y + 10)]), 1.8, .4), MOUSE.line)
    group.silhouette(body).clip(body, inside).contour(body, .9, 3, MOUSE.line, SHADE)
    head = pose.shape([(-26, -34), (-16, -46), (0, -52), (14, -44), (16, -28), (6, -16), (-10, -18), (-22, -26)])
    inside = Group().fill(head, MOUSE.mid).fill(pose.shape([(8, -56), (8, -30), (0, -12), (40, -10), (40, -56)]),
                                                MOUSE.deep)
    inside.fill(pose.shape([(-34, -32), (-18, -30), (-8, -22), (-10, -10), (-40, -10)]), CREAM)
    group.silhouette(head).clip(head, inside).contour(head, .9, 2.8, MOUSE.line, SHADE)
    for x, y, size in ((12, -50, 9), (-2, -54, 7)):
        lug = pose.circle((x, y), size, size * 1.1)
        group.silhouette(lug).fill(lug, MOUSE.mid).fill(pose.circle((x - 1, y + 1), size * .6), "#E6B79A")
        group.contour(lug, .9, 2.2, MOUSE.line, SHADE)
    group.fill(pose.circle((-10, -37), 4), MOUSE.line).fill(pose.circle((-11.4, -38.6), 1.3), "#FFFFFF")
    group.fill(circle(pose.point((-26.5, -33.5)), 2.6 * pose.scale), "#8A4A46")
    for y in (-36, -30, -25):
        group.fill(taper(pose.curve([(-22, -30), (-34, y), (-42, y + 1)]), 1.1, .3), MOUSE.line)
    for spots in ([(-8, -10), (-22, -8), (-28, -14)], [(-10, 2), (-24, 6), (-28, 0)]):
        arm = taper(pose.curve(spots), 8, 5)
        group.silhouette(arm).fill(arm, MOUSE.mid).contour(arm, .8, 2, MOUSE.line, SHADE)
    return group
