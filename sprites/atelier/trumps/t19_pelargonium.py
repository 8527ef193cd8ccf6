"""Trump 19: a pot of zonal pelargonium in an arched window; a resting geranium bronze."""
from __future__ import annotations

import math

from .. import palette as pal
from ..card import Card
from ..flowers import pelargonium
from ..frame import trump_card
from ..geometry import Path, Spot, angle, circle, polar
from ..line import SHADE, ends, keyline, taper
from ..organs import stalk
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones
from .scenery import sky

ARCH, INNER, OUTER = 318 + 384j, 204, 254
SILL = 938
EDGE = "#221C1A"
STONE = Tones("#F2E7CC", "#DCCBA6", "#B59E78", "#4E3F2C")
SHUTTER = Tones("#A9C4BC", "#7FA29C", "#587C7C", "#263E42")
CLAY = Tones("#E3A173", "#C4744A", "#8F4A30", "#43201A")
ROOM_INK, PANE, LACE = "#2E4650", "#3E5963", "#8FA7A4"
BRONZE = Tones("#FBF1DC", "#C9AE8C", "#8A6A4C", "#33241A")
TRUNK = curve([(296, 830), (306, 720), (282, 620), (296, 540)])
SHOOT = curve([(310, 830), (352, 740), (420, 690), (432, 620)])
TALL = curve([(296, 560), (314, 510), (290, 450), (268, 400)])
SECOND = curve([SHOOT.at(.86), SHOOT.end, (456, 584), (470, 556)])
BUDS = curve([TRUNK.at(.74), (392, 520), (440, 360), (462, 214)])
FRUITS = curve([(286, 650), (210, 640), (130, 600), (98, 540)])
# foot of the stalk, bow, end; size, turn, squash, tones, skew
BEHIND = (
    ((290, 650), (200, 640), (116, 684), .74, -50, .70, pelargonium.ZONAL_COOL, .1),
    ((428, 650), (500, 640), (540, 690), .84, 66, .72, pelargonium.ZONAL_COOL, -.1),
    ((290, 590), (340, 556), (366, 590), .62, 30, .62, pelargonium.ZONAL_COOL, 0),
    ((292, 570), (230, 500), (186, 520), .60, -34, .66, pelargonium.ZONAL, 0),
    ((350, 740), (420, 740), (466, 776), .90, 84, .80, pelargonium.ZONAL_COOL, .1),
)
BEFORE = (
    ((300, 766), (210, 724), (140, 766), 1.06, -74, .80, pelargonium.ZONAL, .12),
    ((302, 762), (372, 748), (398, 832), .96, 128, .84, pelargonium.ZONAL, 0),
    ((290, 700), (270, 700), (258, 712), .92, -12, .74, pelargonium.ZONAL, -.06),
    ((298, 776), (232, 772), (208, 850), .84, -140, .78, pelargonium.ZONAL_COOL, 0),
)


def draw() -> Card:
    picture = sky("#E6CC9F")
    _shadow(picture)
    _window(picture)
    picture.add(keyline(_shutter(), .9, 4.0, SHUTTER.line)).add(_sill())
    stems, leaves, far, pot, front, ball = Group(), Group(), Group(), Group(), Group(), Group()
    _leaves(leaves, BEHIND)
    for spine, first, last in ((FRUITS, 8, 6), (BUDS, 10, 7), (SECOND, 14, 9), (TALL, 16, 10), (SHOOT, 22, 14),
                               (TRUNK, 28, 19)):
        stalk(stems, spine, first, last, pelargonium.FLESHY)
    pelargonium.joint(stems, Pose(complex(TRUNK.at(.62)), 1.2, -6))
    pelargonium.joint(stems, Pose(complex(SHOOT.at(.7)), .9, 24))
    pelargonium.joint(stems, Pose(complex(TRUNK.at(.97)), .9, 8))
    pelargonium.folded_leaf(stems, 438 + 622j, .6, 40)
    for turn in (-34, -6, 22):
        pelargonium.cranes_bill(far, Pose(FRUITS.end, .94 if turn else 1.04, turn - 16))
    for x, y, size, open_ in ((412, 286, .8, .1), (514, 290, .86, .3), (438, 318, .74, .0), (492, 324, .9, .6),
                              (466, 330, .8, .2)):
        pelargonium.hanging_bud(far, [BUDS.end, BUDS.end + complex((x - 462) * .7, -14), (x, y - 40), (x, y)], size,
                                open_)
    pelargonium.umbel(far, (478, 492), 88, SECOND.end, 26, .40, 5, 16)
    _pot(pot)
    _leaves(front, BEFORE)
    pelargonium.joint(front, Pose((304, 772), 1.1, 2))
    pelargonium.umbel(ball, (246, 316), 140, TALL.end, -18, .36, 3, 25)
    for layer, thick in ((leaves, 4.4), (stems, 4.8), (far, 5), (pot, 5.2), (front, 5), (ball, 6)):
        picture.add(keyline(layer, 1.1, thick, EDGE))
    picture.add(keyline(_bronze(Pose((216, 632), 1.16, 10, flip=True)), .9, 3.4, BRONZE.line))
    return trump_card(picture, "19", "GÉRANIUM")


def _shadow(group: Group) -> None:
    for spots in ([(640, 20), (520, 60), (400, 70), (300, 120)], [(640, 120), (560, 130), (470, 96), (400, 110)],
                  [(640, 300), (600, 330), (586, 420), (590, 520)], [(-10, 420), (40, 480), (50, 600), (38, 720)]):
        bough = curve(spots)
        group.fill(taper(bough, 9, 2), "#CFAE7C")
        for k in range(13):
            at, way = complex(bough.at(.06 + .072 * k)), angle(complex(bough.tangent(.06 + .072 * k)))
            for side in (-1, 1):
                leaf = curve([at, at + polar(24, way + 34 * side), at + polar(50, way + (46 + 5 * (k % 3)) * side)])
                group.fill(taper(leaf, 15, 15, ends(.5, .5)), "#CFAE7C")
    for x, y, long in ((330, 60, 70), (560, 220, 60), (90, 330, 60), (460, 46, 50), (60, 780, 50), (590, 640, 40)):
        group.fill(taper(curve([(x, y), (x + long, y + 2)]), 2.2, 1.6, ends(.3, .3)), "#C6A473")


def _leaves(group: Group, places: tuple[tuple[tuple[float, float], tuple[float, float], tuple[float, float], float,
                                              float, float, Tones, float], ...]) -> None:
    """Leaves on their long stalks, whose ends they hide."""
    for foot, bow, end, *_ in places:
        stalk(group, curve([foot, bow, end]), 7, 9, pelargonium.FLESHY)
    for _, _, end, size, turn, squash, tones, skew in places:
        pelargonium.zoned_leaf(group, end, size, turn, squash, tones, skew)


def _arch(radius: float) -> Path:
    """The opening of the window, `radius` wide to either side, down to the sill."""
    top: list[Spot] = [ARCH + polar(radius, way) for way in range(-180, 1, 20)]
    left, right = (ARCH.real - radius, SILL, "c"), (ARCH.real + radius, SILL, "c")
    return curve([left, (ARCH.real - radius, ARCH.imag, -90), *top[1:-1], (ARCH.real + radius, ARCH.imag, 90), right],
                 True)


def _window(group: Group) -> None:
    outer, inner = _arch(OUTER), _arch(INNER)
    group.fill(outer, STONE.mid)
    for way in range(-170, 0, 20):
        spoke = polar(1, way)
        group.stroke(curve([ARCH + spoke * INNER, ARCH + spoke * OUTER]), STONE.deep, 2)
    for y in (470, 560, 650, 740, 830):
        for side in (-1, 1):
            group.stroke(curve([(ARCH.real + side * INNER, y), (ARCH.real + side * OUTER, y)]), STONE.deep, 2)
    signs = Group()
    for way in range(-180, 1, 20):
        pelargonium.bill_motif(signs, ARCH + polar((INNER + OUTER) / 2, way), 38, way + 90, pal.GILT_LIGHT, "#A9742E")
    group.add(signs)
    room = Group().fill(inner, ROOM_INK)
    for x, y in ((126, 120), (330, 120), (126, 400), (330, 400), (126, 680), (330, 680)):
        pane = curve([(x, y, "c"), (x + 180, y, "c"), (x + 180, y + 264, "c"), (x, y + 264, "c")], True)
        room.fill(pane, PANE)
        room.clip(pane, Group().fill(curve([(x + 40, y - 10, "c"), (x + 96, y - 10, "c"), (x - 20, y + 200, "c"),
                                            (x - 20, y + 90, "c")], True), "#4B6871"))
    lace = curve([(ARCH.real - INNER, 470, "c"), (160, 486), (190, 560), (150, 700), (126, 900, "c"),
                  (ARCH.real - INNER, 900, "c")], True)
    veil = Group().fill(lace, LACE)
    for k in range(60):
        veil.fill(circle((118 + (k * 37 % 84), 480 + k * 7), 4.4), "#B9C8C0")
    room.clip(lace, veil)
    group.clip(inner, room).stroke(inner, STONE.line, 3).stroke(outer, STONE.line, 2.2)


def _shutter() -> Group:
    group, left = Group(), ARCH.real + INNER + 6
    leaf = curve([(left, 392, "c"), (left + 130, 380, "c"), (left + 130, 930, "c"), (left, 930, "c")], True)
    inside = Group().fill(leaf, SHUTTER.mid)
    for k in range(27):
        y = 412 + 20 * k
        inside.fill(curve([(left + 16, y, "c"), (left + 130, y - 6, "c"), (left + 130, y + 4, "c"),
                           (left + 16, y + 10, "c")], True), SHUTTER.deep)
        inside.fill(taper(curve([(left + 16, y - 3), (left + 130, y - 9)]), 2, 2), SHUTTER.light)
    inside.fill(curve([(left, 380, "c"), (left + 14, 380, "c"), (left + 14, 940, "c"), (left, 940, "c")], True),
                SHUTTER.light)
    group.silhouette(leaf).clip(leaf, inside)
    return group.contour(leaf, .9, 2.4, SHUTTER.line, SHADE)


def _sill() -> Group:
    """The stone sill, the shadow of the pot on it, the wall below."""
    group, slab = Group(), curve([(-20, SILL - 14, "c"), (640, SILL - 14, "c"), (640, SILL + 44, "c"),
                                  (-20, SILL + 44, "c")], True)
    inside = Group().fill(slab, STONE.light)
    inside.fill(curve([(-20, SILL + 14, "c"), (640, SILL + 14, "c"), (640, SILL + 60, "c"), (-20, SILL + 60, "c")],
                      True), STONE.mid)
    inside.fill(curve([(230, SILL + 4), (330, SILL - 8), (520, SILL - 10), (540, SILL + 2), (400, SILL + 13)], True),
                STONE.deep)
    for x in (60, 250, 470):
        crack = curve([(x, SILL + 24), (x + 40, SILL + 26), (x + 90, SILL + 23)])
        inside.fill(taper(crack, 2, .5, ends()), STONE.deep)
    group.silhouette(slab).clip(slab, inside)
    return keyline(group.contour(slab, .9, 2.6, STONE.line, SHADE), .8, 4.6, STONE.line)


def _pot(group: Group) -> None:
    body = curve([(204, 828, "c"), (402, 828, "c"), (382, SILL - 4), (374, SILL + 6), (304, SILL + 14), (232, SILL + 6),
                  (224, SILL - 4)], True)
    inside = Group().fill(body, CLAY.mid)
    inside.fill(curve([(330, 800, "c"), (420, 800, "c"), (420, 980, "c"), (310, 980, "c"), (326, 900)], True),
                CLAY.deep)
    inside.fill(curve([(222, 830, "c"), (244, 830, "c"), (256, 950), (240, 950)], True), CLAY.light)
    for x, y, wide in ((270, 900, 26), (300, 926, 34), (262, 872, 14)):
        inside.fill(circle((x, y), wide, wide * .3), "#D8B08E")
    group.silhouette(body).clip(body, inside).contour(body, .9, 3, CLAY.line, SHADE)
    rim = curve([(192, 792, "c"), (414, 792, "c"), (410, 838, "c"), (303, 848), (196, 838, "c")], True)
    inside = Group().fill(rim, CLAY.mid)
    inside.fill(curve([(336, 780, "c"), (430, 780, "c"), (430, 860, "c"), (340, 860, "c")], True), CLAY.deep)
    inside.fill(taper(curve([(198, 802), (300, 812), (400, 804)]), 8, 4, ends(.2, .5)), CLAY.light)
    group.silhouette(rim).clip(rim, inside).contour(rim, .9, 3, CLAY.line, SHADE)


def _bronze(pose: Pose) -> Group:
    group = Group()
    for spots in ([(-8, -2), (-16, 8), (-14, 18)], [(-2, 0), (-4, 12), (2, 20)]):
        group.fill(taper(pose.curve(spots), 2, .9), BRONZE.line)
    fore = pose.shape([(-8, -8, "c"), (-10, -40), (0, -74, "c"), (26, -62), (40, -42, "c"), (14, -10)])
    hind = pose.shape([(-8, -6, "c"), (10, -34), (36, -40), (46, -24), (42, -6), (30, 6), (12, 6)])
    for shape in (fore, hind):
        inside = Group().fill(shape, BRONZE.mid)
        for reach, wide, tone in ((16, 5, BRONZE.deep), (22, 2.6, BRONZE.light), (30, 6, BRONZE.deep),
                                  (37, 2.6, BRONZE.light), (45, 5, BRONZE.deep), (51, 2.6, BRONZE.light),
                                  (58, 4, BRONZE.deep), (66, 3, BRONZE.light)):
            arc = pose.curve([(-8 + (reach + (-1.4, 1.4)[k % 2]) * math.cos(math.radians(a)),
                               -6 + (reach + (-1.4, 1.4)[k % 2]) * math.sin(math.radians(a)))
                              for k, a in enumerate(range(-110, 51, 12))])
            inside.fill(taper(arc, wide, wide), tone)
        inside.stroke(shape, BRONZE.light, 5)
        group.silhouette(shape).clip(shape, inside).contour(shape, .8, 2, BRONZE.line, SHADE)
    group.fill(taper(pose.curve([(38, 2), (46, 7), (54, 6)]), 2.4, .8), BRONZE.line)
    group.fill(pose.circle((36, -4), 3), BRONZE.line)
    body = pose.shape([(-16, -8), (-8, -11), (8, -4), (18, 7), (4, 5), (-10, -2)])
    group.silhouette(body).fill(body, BRONZE.deep).contour(body, .8, 1.8, BRONZE.line, SHADE)
    head = pose.circle((-17, -8), 4.6)
    group.silhouette(head).fill(head, BRONZE.deep).stroke(head, BRONZE.line, .8)
    for to in ((-36, -26), (-42, -14)):
        feeler = pose.curve([(-19, -11), ((to[0] - 19) / 2, (to[1] - 11) / 2 - 2), to])
        group.fill(taper(feeler, 1.6, 1), BRONZE.line)
        group.fill(pose.circle(to, 2), BRONZE.line)
    return group
