"""The red clover in fuller greens: a leaf from behind, a resting six-spot burnet."""
from __future__ import annotations

import numpy as np

from ..engraved import dark, printed
from ..flowers.turned import View
from ..geometry import Path, Spot, angle, circle
from ..line import SHADE, ends, taper
from ..splines import Pose
from ..svg import Group
from ..tones import Tones
from .clover import clover_stem, trefoil
from .clover_head import CLOVER, HEART

FULL, COOL, UNDER, RED_STEM = printed(
    "C", Tones("#E2EAB4", "#74A45C", "#2F6B44", "#12301F"), Tones("#CFE3BC", "#579171", "#22583F", "#10291F"),
    Tones("#EDF0CC", "#BFD194", "#86A766", "#2C4A2A"), Tones("#D9C79A", "#8E9A58", "#5D6A3A", "#2A2E1A"))
DUSK = dark("C", FULL, .36)  # leaves in the shade, their edges still lit
BURNET = Tones("#5E7A74", "#23363A", "#17262A", "#0F1A1C")
SPOT = Tones("#EE8A78", "#CF2F3A", "#9C1F2C", "#4A1016")
# left half of the moth, its head up: fore wing, and the six spots on it
WING = ((14, -8), (30, 22), (40, 60), (34, 72), (22, 70), (8, 44), (2, 10))
# ... the shaded parts of its left and of its right wing
DARK: dict[int, list[Spot]] = {-1: [(-2, -4), (-8, 20), (-2, 44), (-14, 70), (4, 60), (6, 0)],
                               1: [(3, -6), (20, 4), (30, 44), (36, 72), (54, 54), (30, -10)]}
SPOTS = ((9, -13, 3.4, 5), (16, -9, 3, 4.4), (13, 7, 3.6, 5), (23, 12, 3.8, 4.6), (21, 32, 4.2, 5), (31, 36, 4, 5))


def leaf_behind(group: Group, spine: Path, radius: float, rise: float = 46, turn: float = 0, tones: Tones = UNDER,
                first: float = 8, half: float = .40) -> None:
    """A leaf from behind with its pale underside, the stalk in front of it."""
    way = angle(spine.tangent(1.0)) + 90 + turn
    trefoil(group, View(spine.end, radius, rise, -.2, way), tones, half=half, mark=False, roll=1)
    clover_stem(group, spine, first, 4, RED_STEM)
    knot = circle(spine.end, 5)
    group.silhouette(knot).fill(knot, RED_STEM.mid).contour(knot, .8, 2, RED_STEM.line, SHADE)


def modelled(head: Group, pose: Pose) -> None:
    """The shade on the right of a drawn head and below, over its florets."""
    ball = Pose(pose.point(HEART), abs(pose.factor))
    shade = Group()
    for k, ink in enumerate((.20, .26)):
        shade.fill(ball.shape([(-38 + 12 * k, 60), (60, 60), (60, -46 + 16 * k), (30 + 4 * k, -30 + 10 * k),
                               (20 + 8 * k, 6 + 4 * k), (-2 + 8 * k, 24 + 6 * k)]), CLOVER.line, ink)
    head.clip("".join(head.silhouettes), shade)


def burnet(group: Group, pose: Pose, parted: float = 8) -> None:
    """A six-spot burnet about 90 long from above, its head up: blue-black wings, a little `parted`, six red spots."""
    for side in (-1, 1):
        feeler = pose.curve([(side * 2, -32), (side * 9, -46), (side * 22, -54)])
        group.silhouette(taper(feeler, 2.2, 4.2)).fill(taper(feeler, 2.2, 4.2, ends(.1, .12)), BURNET.line)
        for spots in ([(6, -18), (18, -26), (25, -24)], [(6, -10), (24, -12), (31, -4)]):
            group.fill(taper(pose.curve([(side * x, y) for x, y in spots]), 2.6, 1.2), BURNET.line)
    body = pose.shape([(0, -26), (6, -16), (6, 20), (0, 52), (-6, 20), (-6, -16)])
    group.silhouette(body).fill(body, BURNET.mid)
    for side in (-1, 1):
        seat = Pose(pose.point((side * 1.5, -14)), pose.scale, pose.turn + side * -parted * (1.5 if side > 0 else .8))
        shape = seat.shape([(side * 3, -6, "c"), *((side * x, y) for x, y in WING)])
        inside = Group().fill(shape, BURNET.mid)
        inside.fill(seat.shape(DARK[side]), BURNET.deep)
        for k in range(9):
            y = -8 + 8 * k
            inside.fill(taper(seat.curve([(side * (4 + 1.6 * k), y), (side * (9 + 2.5 * k), y + 10)]), 1.4, .4),
                        BURNET.light)
        for x, y, wide, high in SPOTS:
            spot = seat.shape([(side * x, y + 14 - high), (side * (x + wide), y + 14), (side * x, y + 14 + high),
                               (side * (x - wide), y + 14)])
            inside.fill(spot, SPOT.mid).fill(seat.circle((side * x - 1.2, y + 12.4), 1.5), SPOT.light)
            inside.stroke(spot, SPOT.line, 1)
        group.silhouette(shape).clip(shape, inside).contour(shape, .8, 2.4, BURNET.line, SHADE)
    chest = pose.shape([(0, -32), (9, -26), (9, -12), (0, -6), (-9, -12), (-9, -26)])
    inside = Group().fill(chest, BURNET.mid)
    for x in np.linspace(-8, 8, 7):
        inside.fill(taper(pose.curve([(x, -30), (x * 1.2, -22), (x, -10)]), 1.5, .4), BURNET.light)
    group.silhouette(chest).clip(chest, inside).contour(chest, .8, 2.2, BURNET.line, SHADE)
    head = pose.circle((0, -33), 5.6, 4.6)
    group.silhouette(head).fill(head, BURNET.line)
    group.fill(pose.circle((-2.6, -34), 1.3), BURNET.light)
