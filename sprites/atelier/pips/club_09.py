"""Nine of clubs: the fullest; a meadow crowds at the foot, a harvest mouse climbs to the tallest head."""
from __future__ import annotations

from ..card import Card
from ..growth.clover import (
    CLOVER_LEAF,
    CLOVER_LEAF_COOL,
    at_end,
    clover_leaf,
    clover_stem,
    head_cup,
    head_leaves,
    side_leaf,
    stipule,
)
from ..growth.clover_head import CLOVER, GREEN, clover_head
from ..growth.depth import fallen_shade
from ..line import SHADE, ends, keyline, taper
from ..pip_cards import calm, pip_card
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

HEAD, BUD = calm("C", 7, CLOVER, GREEN)
LEAF, COOL = calm("C", 11, CLOVER_LEAF, CLOVER_LEAF_COOL)
FUR, FARTHER = Tones("#F4E3C4", "#CF9A5C", "#A87040", "#4A2E1C"), "#E0E5C8"
PAW = "#E9BFA6"
TALL = curve([(330, 1130), (420, 1000), (514, 860), (528, 640), (514, 420), (540, 270), (506, 140), (420, 116)])
LEFT = curve([(110, 1130), (60, 960), (52, 780), (76, 640), (92, 568)])
FOOT = (curve([(60, 1130), (70, 1060)]), curve([(390, 1130), (396, 1066)]), curve([(160, 1130), (166, 1066)]),
        curve([(300, 1130), (300, 1076)]), curve([(226, 1130), (228, 1096)]))
# stem, size, lean, how far it leans towards us: those behind first
HEADS = ((TALL, 1.55, 12, 0), (LEFT, 1.25, -8, 0), (FOOT[0], 1.55, -16, 0), (FOOT[1], 1.5, 14, 0),
         (FOOT[2], 1.8, -6, 20), (FOOT[3], 1.6, 8, 30), (FOOT[4], 1.3, 0, 50))
GRASS = ((40, 600, 24), (120, 470, 20), (200, 700, 22), (300, 440, -14), (380, 640, 18), (470, 300, 30),
         (560, 520, -20), (260, 900, 30), (520, 760, 26))


def _meadow(group: Group) -> None:
    """What stands farther off: blades of grass."""
    for x, top, lean in GRASS:
        group.fill(taper(curve([(x - lean, 1130), (x - lean * .2, (top + 1130) / 2), (x + lean, top)]), 17, 0), FARTHER)


def _tail(group: Group, pose: Pose) -> None:
    """The tail of the mouse, which runs down to the stem and winds round it: only what passes in front is seen."""
    for spots, first, last in (([(-16, 50), (-12, 68), (6, 79), (26, 85), (40, 97)], 7.4, 6.6),
                               ([(28, 104), (34, 109), (42, 120)], 6.4, 5.8),
                               ([(30, 125), (42, 139), (52, 143), (58, 134), (52, 126)], 5.6, 2.2)):
        tail = taper(pose.curve(spots), first, last)
        group.silhouette(tail).fill(tail, FUR.deep).contour(tail, .7, 1.6, FUR.line, SHADE)


def _paw(group: Group, pose: Pose, at: tuple[float, float]) -> None:
    """A small pale paw that grips the stem, its toes over the far edge."""
    x, y = at
    for k in (-1, 0, 1):
        toe = taper(pose.curve([(x - 4, y + 2 * k), (x + 1, y + 3.6 * k), (x + 6, y + 4.2 * k + 1)]), 4, 2.6)
        group.silhouette(toe).fill(toe, PAW).contour(toe, .6, 1.2, FUR.line, SHADE)


def _mouse(group: Group, pose: Pose) -> None:
    """A harvest mouse about 110 long that climbs, its back to the left, its paws and tail round the stem."""
    _tail(group, pose)
    body = pose.shape([(10, -26), (-18, -22), (-36, 10), (-30, 44), (-6, 58), (14, 46), (18, 14), (20, -10)])
    inside = Group().fill(body, FUR.mid)
    inside.fill(pose.shape([(24, -30), (6, -10), (4, 20), (2, 44), (0, 70), (40, 60), (40, -30)]), FUR.light)
    inside.fill(pose.shape([(-50, 20), (-24, 30), (-12, 50), (-2, 70), (-60, 70)]), FUR.deep)
    for x, y in ((-26, 0), (-30, 14), (-22, 20), (-14, 2), (-12, 22), (-20, 36), (-8, 38), (-16, -12), (-4, -4)):
        inside.fill(taper(pose.curve([(x, y), (x - 1, y + 6), (x + 2, y + 12)]), 1.8, .6, ends()), FUR.deep)
    group.silhouette(body).clip(body, inside).contour(body, .9, 3, FUR.line, SHADE)
    thigh = pose.shape([(-24, 24), (-2, 18), (14, 30), (20, 42), (12, 54), (2, 56), (-20, 50)])
    group.silhouette(thigh).fill(thigh, FUR.mid).contour(thigh, .9, 2.6, FUR.line, SHADE)
    for spots, broad in (([(4, 48), (16, 54), (30, 52)], 8.0), ([(4, -8), (16, 2), (31, -2)], 8.5)):
        limb = taper(pose.curve(spots), broad, broad * .7, ends(.2, .01, .5))
        group.silhouette(limb).fill(limb, FUR.mid).contour(limb, .9, 2.2, FUR.line, SHADE)
        _paw(group, pose, spots[-1])
    for x, y in ((-14, -52), (6, -60)):
        ear = pose.circle((x, y), 13, 12)
        group.silhouette(ear).fill(ear, FUR.mid).fill(pose.circle((x + 1, y + 1), 7.5), "#DDA58C")
        group.contour(ear, .9, 2.4, FUR.line, SHADE)
    head = pose.shape([(-22, -30), (-18, -48), (0, -56), (18, -52), (38, -42, "c"), (32, -32), (16, -22), (-8, -18)])
    inside = Group().fill(head, FUR.mid)
    inside.fill(pose.shape([(44, -40), (24, -38), (8, -28), (-8, -22), (0, 0), (44, -10)]), FUR.light)
    group.silhouette(head).clip(head, inside).contour(head, .9, 2.8, FUR.line, SHADE)
    group.fill(pose.circle((13, -42), 4.4), FUR.line).fill(pose.circle((12, -43.6), 1.4), "#FFFFFF")
    group.fill(pose.circle((37, -41), 2.8), "#B9695C")
    for far in ((52, -52), (56, -42), (52, -32)):
        group.fill(taper(pose.line((31, -39), far), 1.1, .5), FUR.line)


def draw() -> Card:
    """The whole card."""
    growth, far, leaves, stems, guest = Group(), Group(), Group(), Group(), Group()
    _meadow(far)
    growth.trim(far)
    side_leaf(leaves, curve([TALL.at(.38), (482, 776), (430, 772), (362, 766)]), 84, COOL, 6, (-44, 50, 2), .2, .25, 1)
    clover_leaf(leaves, curve([TALL.at(.60), (480, 470), (420, 380), (330, 370)]), 56, 52, 20, COOL, 6, roll=1)
    clover_leaf(leaves, curve([LEFT.at(.42), (80, 820), (112, 770), (108, 752)]), 78, 52, 0, LEAF, 6, roll=0)
    clover_leaf(leaves, curve([LEFT.at(.70), (50, 560), (66, 440), (104, 372)]), 78, 52, -10, LEAF, 6)
    side_leaf(leaves, curve([TALL.at(.76), (556, 300), (566, 250)]), 90, LEAF, 5, (-50, 46, 0))
    for x, y, wide, turn in ((100, 1110, 120, -20), (350, 1116, 120, 24), (446, 1060, 96, 40), (226, 1050, 96, 6)):
        clover_leaf(leaves, curve([(x - 10, 1150), (x, y - 40)]), wide, 50, turn, COOL, 7)
    size: float
    for (spine, size, lean, _), lengths in zip(HEADS[:2], ((0, 44), (56, 40)), strict=True):
        head_leaves(leaves, at_end(spine, size, lean), LEAF, lengths, (-74, 80))
    growth.trim(fallen_shade(leaves, LEAF.line)).add(keyline(leaves, .9, 3.5, LEAF.line))
    clover_stem(stems, LEFT, 13, 7, LEAF)
    clover_stem(stems, TALL, 18, 8, LEAF)
    for spine, share in ((TALL, .38), (TALL, .60), (TALL, .76), (LEFT, .42), (LEFT, .70)):
        stipule(stems, spine, share, 42, LEAF)
    growth.trim(fallen_shade(stems, LEAF.line, 11)).add(keyline(stems, 1.0, 4.0, LEAF.line))
    for spine, size, lean, tilt in HEADS:
        head, cup, pose = Group(), Group(), at_end(spine, size, lean)
        clover_head(head, pose, HEAD, BUD, tilt=tilt, seed=round(size * 20 + tilt))
        growth.trim(fallen_shade(head, HEAD.line, 12)).add(keyline(head, 1.0, 4.4, HEAD.line))
        if tilt < 30:
            head_cup(cup, pose, LEAF)
            growth.add(keyline(cup, .9, 3.2, LEAF.line))
    _mouse(guest, Pose((495, 566), 1.06, 2))
    growth.trim(fallen_shade(guest, FUR.line, 12)).add(keyline(guest, .9, 3, FUR.line))
    return pip_card("C", 9, growth)
