"""Trump 11: petunias on a balcony at dusk; a drinking hawk-moth in front of the rising moon."""
from __future__ import annotations

import math

from ..card import Card
from ..engraved import hooped
from ..flowers.perch import perch
from ..flowers.petunia import PETUNIA_LEAF, petunia_bud, petunia_leaf, petunia_stem
from ..flowers.petunia_turned import Funnel, petunia
from ..frame import trump_card
from ..geometry import Path, Spot, circle, point
from ..line import SHADE, keyline, taper
from ..organs import stalk
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones
from .ground import trump_ground
from .hawk_moth import MOTH, hawk_moth

MOON = (448, 256)
# the seas of the moon: from its middle, half width and height, turn
SEAS = ((-96, -40, 44, 26, -30), (-60, -96, 30, 18, 10), (96, 70, 40, 24, 40), (20, 108, 34, 16, -10),
        (-112, 44, 24, 16, 60))
EDGE = "#251A2A"
COOL = Tones("#A9C192", "#6F9768", "#426B50", "#1D3630")
IRON = Tones("#7C908A", "#45585A", "#2C3B40", "#182226")
WOOD = Tones("#C49A6C", "#A3784E", "#7A5638", "#3A2718")
BANDS = ((236, 22, .011, "#6E97A0"), (380, 20, .013, "#A3B3A6"), (490, 16, .014, "#D8C29C"), (570, 12, .016, "#EFCB94"))
# the town, from behind to the front: left, width, eaves, height of the roof, whether its gable is to the front
HOUSES = ((30, 84, 634, 40, True), (112, 96, 612, 44, False), (300, 92, 606, 52, False), (480, 84, 596, 46, True),
          (556, 80, 620, 40, False), (-30, 104, 676, 50, False), (70, 72, 664, 48, True), (140, 116, 684, 46, False),
          (252, 70, 652, 54, True), (318, 88, 676, 44, False), (440, 82, 660, 52, True), (518, 120, 672, 48, False))
STONE = Tones("#B98A92", "#97707F", "#74566F", "#42304A")
# the flowers, each facing a different way
GREAT = Funnel((222, 386), 146, way=-116, pitch=47, first=-84)
DRUNK = Funnel((412, 306), 76, way=-72, pitch=15, first=-112)
TURNED = Funnel((122, 604), 82, way=206, pitch=-40, first=-60)
ASIDE = Funnel((480, 596), 82, way=-24, pitch=42, first=-100)
LOW = Funnel((344, 742), 106, way=48, pitch=36, first=-78)
HANGING = Funnel((116, 900), 66, way=112, pitch=12, first=-80)
AWAY = Funnel((456, 846), 58, way=28, pitch=-34, first=-84)


def _to(flower: Funnel, *spots: Spot) -> Path:
    """A stem through `spots` that ends in the calyx of `flower`."""
    end = flower.foot()
    return curve([*spots, (end.real, end.imag, flower.way)])


# the stems, drawn from behind to the front: spine, width at the foot and at the top
MAIN = _to(GREAT, (300, 800), (268, 690), (284, 600))
HIGH = _to(DRUNK, (340, 800), (384, 680), (358, 560), (362, 470))
LEFT = _to(TURNED, (250, 800), (230, 740))
RIGHT = _to(ASIDE, (370, 800), (372, 720))
FALL_LEFT = _to(HANGING, (236, 786), (180, 766))
FALL = _to(LOW, (270, 790), (232, 730), (232, 690))
FALL_RIGHT = _to(AWAY, (340, 800), (380, 790))
LOWEST = curve([(270, 790), (300, 850), (296, 910), (262, 940), (240, 916)])
BUD = curve([HIGH.at(.40), (404, 588), (432, 548), (428, 500)])
# stem, share along it, length, turn
BEHIND = ((MAIN, .30, 120, -64), (MAIN, .46, 104, 70), (HIGH, .30, 118, 60), (HIGH, .62, 84, 66), (LEFT, .45, 112, -40),
          (RIGHT, .40, 116, 40), (RIGHT, .75, 90, -40), (LEFT, .85, 84, -70), (MAIN, .72, 70, -60))
BEFORE = ((FALL_LEFT, .42, 96, 60), (LOWEST, .24, 104, 120), (LOWEST, .40, 110, -70), (LOWEST, .62, 84, 60),
          (LOWEST, .78, 78, -80), (FALL_RIGHT, .3, 104, 150), (FALL_RIGHT, .7, 88, 70))


def draw() -> Card:
    picture = _dusk()
    _moon(picture)
    _town(picture)
    picture.add(keyline(_box(), 1.0, 4.4, WOOD.line)).add(keyline(_railing(), 1.0, 4.0, IRON.line))
    stems, leaves, heads, front, near = Group(), Group(), Group(), Group(), Group()
    for spine, first, last in ((LEFT, 10, 7), (RIGHT, 10, 7), (HIGH, 11, 7), (MAIN, 13, 9), (BUD, 6, 5)):
        petunia_stem(stems, spine, first, last)
    for k, (spine, share, length, turn) in enumerate(BEHIND):
        tones = (PETUNIA_LEAF, COOL)[k % 2]
        petunia_leaf(leaves, complex(spine.at(share)), length, turn, tones, roll=.5 * (k % 3 == 0))
    for k in range(13):
        petunia_leaf(leaves, complex(20 + 46 * k, 800 - 14 * (k % 2)), 104 + 14 * (k % 3), (-38, 30, -8, 46)[k % 4],
                     (COOL, PETUNIA_LEAF)[k % 2], roll=.4 * (k % 4 == 1))
    for k in range(10):
        petunia_leaf(front, complex(46 + 58 * k, 772 - 8 * (k % 2)), 96 + 12 * (k % 3), (-140, 130, -168, 150)[k % 4],
                     (PETUNIA_LEAF, COOL)[k % 2])
    petunia_bud(heads, perch(BUD, .8))
    for k, flower in enumerate((DRUNK, TURNED, ASIDE)):
        petunia(heads, flower, 3 + k)
    for spine in (FALL_LEFT, FALL_RIGHT, LOWEST):
        petunia_stem(front, spine, 10, 6)
    for k, (spine, share, length, turn) in enumerate(BEFORE):
        petunia_leaf(front, complex(spine.at(share)), length, turn, (COOL, PETUNIA_LEAF)[k % 2])
    petunia_bud(front, perch(LOWEST, .72))
    petunia(front, HANGING, 5)
    petunia(front, AWAY, 2)
    petunia_stem(near, FALL, 10, 7)
    petunia(near, LOW, 2)
    petunia(near, GREAT, 11)
    for layer, thick in ((stems, 4.4), (leaves, 4.4), (heads, 5.2), (front, 4.8), (near, 6)):
        picture.add(keyline(layer, 1.1, thick, EDGE))
    picture.add(keyline(hawk_moth(Pose((452, 192), .78, -16)), .9, 3.4, MOTH.line))
    return trump_card(picture, "11", "PÉTUNIA")


def _dusk() -> Group:
    group = trump_ground("#477887", "#3F6E7E")
    for top, swing, pace, tone in BANDS:
        ridge: list[Spot] = [(x, top + swing * math.sin(pace * x + top)) for x in range(0, 641, 64)]
        group.fill(curve([*ridge, (640, 1120, "c"), (0, 1120, "c")], True), tone)
    return group


def _moon(group: Group) -> None:
    at = point(MOON)
    for radius, tone in ((238, "#5E8A96"), (206, "#8FAFAE"), (176, "#F9EECB")):
        group.fill(circle(at, radius), tone).stroke(circle(at, radius), "#2C4A58", 1.6)
    for x, y, wide, high, turn in SEAS:
        group.fill(circle(at + complex(x, y), wide, high, turn), "#EBDDB2")
    hooped(group, at, 170, 6, 4.4, "#BFAE7C", 1.7)


def _corners(*spots: tuple[float, float]) -> Path:
    return curve([(x, y, "c") for x, y in spots], True)


def _town(group: Group) -> None:
    group.fill(_corners((-20, 720), (640, 720), (640, 1120), (-20, 1120)), "#6E5268")  # the street, below the box
    _steeple(group, 416)
    for k, (x, wide, eaves, high, gable) in enumerate(HOUSES):
        tones = STONE.calmed("#E2B996", .34 if k < 5 else .06)
        if gable:
            _gable(group, x, wide, eaves, high, tones)
        else:
            _long_house(group, x, wide, eaves, high, tones)
        for column in range(int(wide / 24)):
            for floor in range(3):
                if (5 * column + 3 * floor + k) % 7 < 4:
                    _window(group, x + 10 + 24 * column, eaves + 12 + 30 * floor, tones)


def _window(group: Group, x: float, y: float, tones: Tones) -> None:
    """A lit window with its bar and its sill."""
    group.fill(_corners((x, y), (x + 9, y), (x + 9, y + 14), (x, y + 14)), "#F9E3A2")
    for bar in (((x + 4.5, y), (x + 4.5, y + 14)), ((x, y + 6), (x + 9, y + 6)), ((x - 2, y + 15), (x + 11, y + 15))):
        group.stroke(curve(bar), tones.line, 1.0)


def _gable(group: Group, x: float, wide: float, eaves: float, high: float, tones: Tones) -> None:
    steps = [(share, 1 - share) for share in (0, .25, .5, .75)]
    left = [spot for a, up in steps for spot in ((x + wide * .5 * a, eaves - high * (a + .25)),
                                                 (x + wide * .5 * (a + .25), eaves - high * (a + .25))) if up]
    right = [(2 * x + wide - a, b) for a, b in reversed(left)]
    group.fill(_corners((x, 800), *left, *right, (x + wide, 800)), tones.mid)
    middle = x + wide / 2
    group.fill(_corners((x + wide * .82, 800), (x + wide * .82, eaves), (x + wide, eaves), (x + wide, 800)), tones.deep)
    group.fill(circle((middle, eaves - high * .42), 5.5), "#F9E3A2").stroke(circle((middle, eaves - high * .42), 5.5),
                                                                            tones.line, 1)
    group.stroke(curve([(a, b, "c") for a, b in (*left, *right)]), tones.line, 1.2)


def _long_house(group: Group, x: float, wide: float, eaves: float, high: float, tones: Tones) -> None:
    """A house along the street: wall, tiled roof, dormer, chimney."""
    chimney = _corners((x + wide * .70, eaves - high * .5), (x + wide * .70, eaves - high - 20),
                       (x + wide * .82, eaves - high - 20), (x + wide * .82, eaves - high * .5))
    group.fill(chimney, tones.deep)
    group.fill(_corners((x, 800), (x, eaves), (x + wide, eaves), (x + wide, 800)), tones.light)
    roof = _corners((x - 5, eaves), (x + wide * .10, eaves - high), (x + wide * .90, eaves - high),
                    (x + wide + 5, eaves))
    tiles = Group().fill(roof, tones.deep)
    for row in range(1, 5):
        tiles.stroke(curve([(x - 8, eaves - high * row / 5), (x + wide + 8, eaves - high * row / 5)]), tones.mid, 1.2)
    group.clip(roof, tiles).stroke(roof, tones.line, 1.2)
    for at in (.26, .54):
        left, foot = x + wide * at, eaves - high * .22
        group.fill(_corners((left, foot), (left, foot - 16), (left + 8, foot - 25), (left + 16, foot - 16),
                            (left + 16, foot)), tones.light)
        group.fill(_corners((left + 4, foot - 2), (left + 4, foot - 13), (left + 12, foot - 13), (left + 12, foot - 2)),
                   "#F9E3A2")


def _steeple(group: Group, x: float) -> None:
    tones = STONE.calmed("#E2B996", .30)
    group.fill(_corners((x - 22, 800), (x - 22, 560), (x + 22, 560), (x + 22, 800)), tones.mid)
    group.fill(_corners((x + 8, 800), (x + 8, 560), (x + 22, 560), (x + 22, 800)), tones.deep)
    group.fill(_corners((x - 28, 560), (x - 15, 540), (x, 482), (x + 15, 540), (x + 28, 560)), tones.mid)
    group.fill(_corners((x + 4, 560), (x, 482), (x + 15, 540), (x + 28, 560)), tones.deep)
    for side in (-9, 9):
        bell = curve([(x + side - 5, 606, "c"), (x + side - 5, 584), (x + side, 576), (x + side + 5, 584),
                      (x + side + 5, 606, "c")], True)
        group.fill(bell, tones.line)
    for a, b in (((x, 486), (x, 464)), ((x - 6, 471), (x + 6, 471))):
        group.stroke(curve([a, b]), tones.deep, 2.2)


def _box() -> Group:
    group = Group()
    side = curve([(-20, 780, "c"), (640, 780, "c"), (640, 930, "c"), (-20, 930, "c")], True)
    inside = Group().fill(side, WOOD.mid)
    inside.fill(curve([(-20, 860, "c"), (640, 860, "c"), (640, 930, "c"), (-20, 930, "c")], True), WOOD.deep)
    for y, tone in ((800, WOOD.light), (838, WOOD.deep), (886, WOOD.line), (910, WOOD.line)):
        inside.fill(taper(curve([(-20, y), (200, y + 3), (420, y - 2), (640, y + 2)]), 2.4, 1.4), tone)
    group.silhouette(side).clip(side, inside)
    rim = curve([(-20, 764, "c"), (640, 764, "c"), (640, 788, "c"), (-20, 788, "c")], True)
    group.silhouette(rim).fill(rim, WOOD.light)
    return group.contour(rim, 1, 3, WOOD.line, SHADE)


def _railing() -> Group:
    group = Group()
    for x in (70, 196, 322, 448, 574):
        for side in (-1, 1):
            _bar(group, curve([(x, 1110), (x + side * 4, 980), (x + side * 52, 900), (x + side * 34, 832),
                               (x + side * 4, 850), (x + side * 14, 884)]), 10, 4)
        _bar(group, curve([(x, 1110), (x - 3, 960), (x + 3, 850), (x, 780)]), 12, 9)
    for y, width in ((1000, 14), (1020, 8)):
        _bar(group, curve([(-20, y), (200, y + 2), (420, y - 2), (640, y)]), width, width)
    return group


def _bar(group: Group, spine: Path, first: float, last: float) -> None:
    stalk(group, spine, first, last, IRON)
