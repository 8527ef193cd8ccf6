"""Five of spades: the first cup opens to the light; a bee-fly hovers before it, a bud nods across the middle sign."""
from __future__ import annotations

from ..card import Card
from ..flowers.turned import View
from ..growth.anemone import (
    ANEMONE,
    ANEMONE_LEAF,
    NIGHT,
    anemone_bud,
    anemone_cup,
    anemone_stem,
    collar,
    parsley,
    tip,
)
from ..growth.depth import distant, fallen_shade
from ..line import SHADE, ends, keyline, taper
from ..pip_cards import calm, pip_card
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

PETAL, LEAF, DARK = calm("S", 4, ANEMONE, ANEMONE_LEAF, NIGHT)
DOWN, FAR = Tones("#E9CF9C", "#B98B52", "#84592F", "#352417"), "#D6DCD4"
MAIN = curve([(330, 1130), (346, 1010), (308, 890), (240, 778), (158, 716), (140, 606)])
NODDING = curve([(380, 1130), (500, 980), (566, 800), (572, 560), (546, 400), (484, 340), (432, 360), (424, 412)])
SMALL = curve([(300, 1130), (180, 1010), (70, 940), (56, 860)])
LEAVES = (([(400, 1130), (470, 980), (500, 860), (476, 720)], 240, (1, 1)),
          ([(240, 1130), (200, 1090), (170, 1050)], 230, (1, 1)), ([(60, 560), (60, 420), (110, 330)], 170, (.9, 1)))
BEHIND = (([(60, 1130), (40, 700), (120, 420)], 250), ([(590, 500), (560, 260), (480, 150)], 250),
          ([(330, 1130), (420, 1060)], 220))


def _bee_fly(group: Group, pose: Pose) -> None:
    """A bee-fly about 90 wide that hovers, from above, its long proboscis up."""
    for side in (-1, 1):
        for spots in ([(8, 4), (20, 18), (22, 34)], [(9, 0), (28, 12), (36, 28)]):
            group.fill(taper(pose.curve([(side * x, y) for x, y in spots]), 2, .8), DOWN.line)
        wing = pose.shape([(side * 7, -6, "c"), (side * 34, -30), (side * 60, -30), (side * 52, -10), (side * 20, 4)])
        dark = Group().fill(wing, "#F5F1E4").fill(
            pose.path(curve([(side * x, y) for x, y in ((0, -10), (30, -34), (66, -38), (60, -26), (36, -18), (10, 2))],
                            True)), DOWN.deep)
        group.silhouette(wing).clip(wing, dark).contour(wing, .8, 2, DOWN.line, SHADE)
    group.fill(taper(pose.curve([(0, -22), (0, -40), (1, -56)]), 3, 1.4), DOWN.line)
    body = pose.circle((0, 6), 17, 20)
    inside = Group().fill(body, DOWN.mid).fill(pose.circle((6, 12), 15, 18), DOWN.deep)
    inside.fill(pose.circle((-4, 2), 11, 12), DOWN.mid)
    group.silhouette(body).clip(body, inside)
    for k in range(22):
        way = Pose(pose.point((0, 6)), abs(pose.factor), pose.turn + 360 * k / 22)
        group.fill(taper(way.curve([(0, -14), (1, -19), (3, -24)]), 2.6, .6), DOWN.light if 6 < k < 20 else DOWN.mid)
    group.contour(body, .7, 1.8, DOWN.line, SHADE)
    head = pose.circle((0, -17), 8.5, 7)
    group.silhouette(head).fill(head, DOWN.line).fill(taper(pose.curve([(-5, -19), (-3, -22)]), 2, 1, ends()),
                                                             DOWN.light)


def draw() -> Card:
    """The whole card."""
    growth, far, leaves, stems, head, guest = (Group() for _ in range(6))
    for spots, size in BEHIND:
        parsley(far, curve(spots), size, LEAF, LEAF)
    growth.trim(distant(far, FAR))
    for path, size, seen in LEAVES:
        parsley(leaves, curve(path), size, LEAF, LEAF, seen=seen)
    growth.trim(fallen_shade(leaves, LEAF.line)).add(keyline(leaves, .9, 3.5, LEAF.line))
    for spine, first in ((SMALL, 11), (NODDING, 15), (MAIN, 20)):
        anemone_stem(stems, spine, first, 8, LEAF)
    collar(stems, MAIN, .78, 104, LEAF)
    anemone_bud(stems, tip(SMALL, .9), PETAL, LEAF, 1)
    anemone_bud(stems, tip(NODDING, 1.5), PETAL, LEAF, .6)
    growth.trim(fallen_shade(stems, LEAF.line, 13)).add(keyline(stems, 1.0, 4.4, LEAF.line))
    anemone_cup(head, View((142, 614), 142, 28, .92, -8), PETAL, 2, DARK)
    growth.trim(fallen_shade(head, PETAL.line, 18)).add(keyline(head, 1.0, 5.0, PETAL.line))
    _bee_fly(guest, Pose((226, 404), 1.1, -146))
    growth.trim(fallen_shade(guest, DOWN.line, 40, .15)).add(keyline(guest, .8, 2.6, DOWN.line))
    return pip_card("S", 5, growth)
