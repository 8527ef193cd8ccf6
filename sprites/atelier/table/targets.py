"""The flower on the rim at the taker's target: a golden bud, which is open once the target is reached."""
from __future__ import annotations

from .. import palette as pal
from ..geometry import line, polar
from ..line import ends, keyline, taper
from ..splines import Pose
from ..svg import Group, document
from ..tones import Tones
from .sides import SIDES, Side
from .sprigs import bud, leaf

SIDE = 400
MIDDLE = 200 + 200j
GOLD = Side(Tones("#FFF0B8", "#F2C24E", "#C98A2B", "#7A4A14"), SIDES["taker"].leaf, pal.INK, SIDES["taker"].bloom)


def _bar() -> Group:
    """The gilt mark across the rim."""
    mark = line(MIDDLE - 108j, MIDDLE + 108j)
    return Group().stroke(mark, pal.INK, 34).stroke(mark, pal.GILT, 22).stroke(mark, "#F6E5AE", 8)


def target_bud() -> str:
    """The bud that hangs across the rim, with its point to the middle of the table."""
    group, leaves, head = _bar(), Group(), Group()
    for way in (-1, 1):
        leaf(leaves, Pose(MIDDLE - 62j, 1.1, way * 128), GOLD.leaf, 36, way * .2)
        leaf(leaves, Pose(MIDDLE - 66j, .86, way * 62), GOLD.leaf, 34, way * .2)
    bud(head, Pose(MIDDLE - 70j, 1.8, 180), GOLD, .9)
    return document(group.add(keyline(leaves, 4, 11)).add(keyline(head, 5, 15)), SIDE, SIDE)


def target_flower() -> str:
    """The flower with eight petals, wide open on its mark."""
    group, back, front = _bar(), Group(), Group()
    for k in range(8):
        _petal(back if k % 2 else front, Pose(MIDDLE, 1.52, 45 * k))
    group.add(keyline(back, 5, 14)).add(keyline(front, 5, 14))
    group.fill(Pose(MIDDLE).circle(0, 50), pal.INK).fill(Pose(MIDDLE).circle(0, 45), "#B23A2C")
    for reach, size, count in ((34, 6.5, 12), (19, 6, 7)):
        for k in range(count):
            group.fill(Pose(MIDDLE).circle(polar(reach, 360 * k / count), size), "#F6D98A")
    return document(group.fill(Pose(MIDDLE).circle(0, 8), "#F6D98A"), SIDE, SIDE)


def _petal(group: Group, pose: Pose) -> None:
    tones = GOLD.bloom
    shape = pose.shape([(0, 0, "c"), (-25, -38), (-27, -74), (0, -104, "c"), (27, -74), (25, -38)])
    inside = Group().fill(shape, tones.mid)
    inside.fill(pose.shape([(0, 0, "c"), (2, -50), (0, -104, "c"), (34, -80), (30, -30)]), tones.deep, .55)
    inside.fill(pose.shape([(-16, -52, "c"), (-18, -76), (-3, -97, "c"), (-8, -70)]), tones.light)
    group.silhouette(shape).clip(shape, inside)
    group.fill(pose.path(taper(line(-26j, -84j), 5, 2, ends(.2, .5))), tones.line)
