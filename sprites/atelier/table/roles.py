"""The signs of the roles, the rings of the medallions, and the rosettes at the ends of the contract's crest."""
from __future__ import annotations

from .. import palette as pal
from ..frame import tendril_line
from ..geometry import Spot, circle, point, polar
from ..line import ends, keyline, taper
from ..splines import Pose, curve
from ..svg import Group, document
from ..tones import Tones
from . import medallions
from .sides import CREAM, LEAF_GREEN, SIDES
from .sprigs import bead, leaf, shaded

SIGN_SIDE = 192
SEALS = {"taker": "taker", "defenders": "defender", "open": "open"}  # the sign of a side


def sign(name: str) -> str:
    """The sign of a role alone, in cream; the leaf of the card that was led in green."""
    group = Group()
    draw_sign(group, Pose(96 + 96j, .88), name, LEAF_GREEN if name == "lead" else CREAM)
    return document(group, SIGN_SIDE, SIGN_SIDE)


def draw_sign(group: Group, pose: Pose, name: str, ink: str) -> None:
    """The sign `name` within a hundred units of the middle, in one flat ink, readable at 12 px."""
    {"taker": _crown, "partner": _rings, "own": _blossom, "defender": _shield, "open": _dots,
     "lead": _leaf}[name](group, pose, ink)


def _crown(group: Group, pose: Pose, ink: str) -> None:
    crown: list[Spot] = [(-80, 48, "c"), (-92, -44, "c"), (-66, -6), (-46, 4, "c"), (-30, -26), (0, -82, "c"),
                         (30, -26), (46, 4, "c"), (66, -6), (92, -44, "c"), (80, 48, "c"), (0, 58)]
    group.fill(pose.shape(crown), ink)
    for x, y in ((-92, -52), (0, -86), (92, -52)):
        group.fill(pose.circle((x, y), 15), ink)
    group.fill(pose.shape([(-80, 66, "c"), (0, 76), (80, 66, "c"), (78, 86, "c"), (0, 96), (-78, 86, "c")]), ink)


def _rings(group: Group, pose: Pose, ink: str) -> None:
    """Two linked rings, with a gap where one passes under the other."""
    for side, gap in ((-1, -51), (1, 129)):
        arc = curve([complex(side * 33, 0) + polar(50, gap + turn) for turn in range(23, 340, 12)])
        group.fill(pose.path(taper(arc, 22, 22)), ink)


def _blossom(group: Group, pose: Pose, ink: str) -> None:
    """Five petals, separate from each other and from their heart."""
    for turn in range(0, 360, 72):
        petal = Pose(pose.at + polar(54 * pose.scale, turn - 90), pose.scale, turn)
        group.fill(petal.shape([(0, 26, "c"), (-34, -6), (-24, -38), (0, -30, "c"), (24, -38), (34, -6)]), ink)
    group.fill(pose.circle((0, 0), 17), ink)


def _shield(group: Group, pose: Pose, ink: str) -> None:
    shield: list[Spot] = [(-72, -72, "c"), (-34, -72), (0, -92, "c"), (34, -72), (72, -72, "c"), (74, -6), (46, 52),
                          (0, 94, "c"), (-46, 52), (-74, -6)]
    group.fill(pose.shape(shield), ink)


def _dots(group: Group, pose: Pose, ink: str) -> None:
    for x in (-62, 0, 62):
        group.fill(pose.circle((x, 0), 22), ink)


def _leaf(group: Group, pose: Pose, ink: str) -> None:
    """A slanting leaf with a gap for its midrib, so that it does not look like a spade."""
    flank: list[Spot] = [(66, -92, "c"), (-4, -78), (-62, -24), (-66, 40), (-52, 62, "c"), (0, -14)]
    other: list[Spot] = [(76, -82, "c"), (66, -10), (18, 56), (-40, 74, "c"), (12, -4)]
    for spots in (flank, other):
        group.fill(pose.shape(spots), ink)
    group.stroke(pose.curve([(-88, 96), (-70, 78), (-50, 62)]), ink, 15 * pose.scale)


MIDDLE = point(medallions.MIDDLE)
INNER, OUTER = 98, 130  # the area of a ring: the medallion's ring and its edge


def ring(name: str) -> str:
    """A ring to draw over a seat's ring: thorned for the taker's side, beaded for the defenders, broken if unknown."""
    group = Group()
    {"taker": _thorned, "defenders": _beaded, "open": _broken}[name](group)
    return document(group, medallions.SIDE, medallions.SIDE)


def _band(group: Group, first: float, last: float, ink: str) -> None:
    group.stroke(circle(MIDDLE, (first + last) / 2), ink, last - first)


def _thorned(group: Group) -> None:
    tones = SIDES["taker"].bloom
    layer = Group()
    for k in range(20):
        way = 18 * k
        pose = Pose(MIDDLE + polar(OUTER - 5, way), 1, way + 90)
        thorn = pose.shape([(-13, 6, "c"), (-4, -8), (3, -25, "c"), (6, -8), (13, 6, "c")])
        layer.silhouette(thorn).fill(thorn, tones.mid)
        layer.fill(pose.shape([(3, 6, "c"), (3, -25, "c"), (6, -8), (13, 6, "c")]), tones.deep)
    group.add(keyline(layer, 1.8, 4.2))
    _band(group, INNER, OUTER, pal.INK)
    _band(group, INNER + 2.6, OUTER - 3, tones.mid)
    _band(group, INNER + 2.6, INNER + 8, tones.deep)
    _band(group, INNER + 8, INNER + 9.6, pal.INK)
    for k in range(20):
        stud = Pose(MIDDLE + polar(117.5, 18 * k + 9), 1, 18 * k + 99)
        group.fill(stud.shape([(-9, 0, "c"), (0, -4.2), (9, 0, "c"), (0, 4.2)]), SIDES["taker"].seal)
        group.fill(circle(MIDDLE + polar(117.5, 18 * k), 3.4), tones.light)


def _beaded(group: Group) -> None:
    tones = SIDES["defenders"].bloom
    _band(group, INNER, OUTER, pal.INK)
    _band(group, INNER + 2.6, OUTER - 3, tones.mid)
    _band(group, INNER + 7, OUTER - 7, SIDES["defenders"].seal)
    for k in range(24):
        at = MIDDLE + polar((INNER + OUTER) / 2, 15 * k)
        group.fill(circle(at, 9.4), pal.INK)
        bead(group, at, 7.6, Tones("#FFFFFF", "#C9DEF0", tones.deep, tones.line))


def _broken(group: Group) -> None:
    """Gilt pieces with gaps between them on a dark ground."""
    tones = SIDES["open"].bloom
    _band(group, INNER, OUTER, pal.INK)
    _band(group, INNER + 2.6, OUTER - 3, "#37473A")
    for k in range(12):
        arc = curve([MIDDLE + polar(114, 30 * k + turn) for turn in (-9, -3, 3, 9)])
        group.stroke(arc, pal.INK, 13).stroke(arc, tones.mid, 9)
        group.stroke(curve([MIDDLE + polar(112.4, 30 * k + turn) for turn in (-8, 0, 8)]), tones.light, 2.4)


CREST = (660, 420)
HEART = 420 + 210j
# foot, turn, length, width, bend of a leaf; the course of a whip and the direction in which it begins to curl
LEAVES = ((-50 - 60j, -38, 176, 62, .16), (-70 + 0j, -90, 270, 66, .10), (-50 + 60j, -142, 176, 62, -.16))
WHIP = ((-60, -40), (-170, -86), (-262, -74), (-330, -96))


def crest(name: str) -> str:
    """The rosette at the left end of the crest, in a whiplash of leaves; it is mirrored for the right end."""
    group, leaves, side = Group(), Group(), SIDES[name]
    for off, turn, length, width, bend in LEAVES:
        leaf(leaves, Pose(HEART + off, length / 100, turn), side.leaf, width * 100 / length, bend)
    whips = Group()
    for way in (-1, 1):
        spots = [HEART + complex(x, -way * y) for x, y in WHIP]
        shape = taper(tendril_line(spots, 180 + way * -20, 30, 1.1, -way, 7), 15, 7)
        whips.silhouette(shape).fill(shape, pal.GILT_LIGHT)
    group.add(keyline(whips, 2.6, 6)).add(keyline(leaves, 3, 9))
    {"taker": _red_rosette, "defenders": _blue_rosette, "open": _gilt_rosette}[name](group)
    _seal(group, name)
    return document(group, *CREST)


def _seal(group: Group, name: str) -> None:
    for radius, ink in ((76, pal.INK), (71, pal.GILT), (67, pal.GILT_LIGHT), (63, pal.INK), (60, SIDES[name].seal)):
        group.fill(circle(HEART, radius), ink)
    draw_sign(group, Pose(HEART, .36 if name != "open" else .42), SEALS[name], CREAM)


def _petals(group: Group, count: int, first: float, reach: float, half: float, point_: float, tones: Tones) -> None:
    """A ring of petals from the heart, `point_` 0 round to 1 pointed."""
    layer = Group()
    for k in range(count):
        pose = Pose(HEART, 1, first + 360 * k / count)
        top = ("c",) if point_ > .5 else ()
        shape = pose.shape([(0, -40, "c"), (-half * .8, -reach * .5), (-half * (1 - .2 * point_), -reach * .8),
                            (0, -reach, *top), (half * (1 - .2 * point_), -reach * .8), (half * .8, -reach * .5)])
        inside = Group().fill(shape, tones.mid)
        flank = [(-1, 1)[shaded(pose)] * x for x in (.45, .75, .2, 1.6)]
        inside.fill(pose.shape([(half * flank[0], -50, "c"), (half * flank[1] * .6, -reach * .7),
                                (half * flank[2], -reach * 1.02, "c"), (half * flank[3], -reach),
                                (half * flank[3], -40)]), tones.deep)
        inside.fill(pose.path(taper(curve([(0, -60), (0, -reach * .9)]), 6, 2, ends(.2, .5))), tones.line)
        layer.silhouette(shape).clip(shape, inside)
    group.add(keyline(layer, 3, 9))


def _red_rosette(group: Group) -> None:
    tones = SIDES["taker"].bloom
    _petals(group, 9, 20, 152, 22, 1, Tones(tones.mid, tones.deep, "#7A231C", tones.line))
    _petals(group, 9, 0, 132, 42, 1, Tones(tones.light, "#F3B7A0", tones.mid, tones.deep))


def _blue_rosette(group: Group) -> None:
    tones = SIDES["defenders"].bloom
    layer = Group()
    for k in range(8):
        bead(layer, HEART + polar(140, 45 * k + 22.5 - 90), 18, Tones("#FFFFFF", tones.mid, tones.deep, tones.line))
    group.add(keyline(layer, 3, 8))
    _petals(group, 8, 0, 140, 48, 0, Tones("#FFFFFF", tones.light, tones.mid, tones.deep))


def _gilt_rosette(group: Group) -> None:
    tones = SIDES["open"].bloom
    _petals(group, 8, 22.5, 146, 38, 1, Tones(tones.light, tones.deep, "#86692B", tones.line))
    _petals(group, 8, 0, 126, 44, .6, Tones("#FFFFFF", tones.light, tones.mid, tones.deep))
