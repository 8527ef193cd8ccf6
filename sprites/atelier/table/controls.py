"""Small controls: slider, check box, radio button."""
from __future__ import annotations

from .. import palette as pal
from ..geometry import circle, rounded_rect
from ..splines import Pose
from ..svg import Group, document

SIDE = 64
MIDDLE = (32, 32)


def slider_track() -> str:
    """The groove of a slider; it stretches sideways."""
    group, groove = Group(), rounded_rect(5, 8, 110, 16, 8)
    group.fill(groove, "#CDBB8F").clip(groove, Group().stroke(groove.map(lambda z: z + 3j), pal.INK, 7, .25))
    for ink, width in ((pal.INK, 5.6), (pal.GILT, 3.2), (pal.GILT_LIGHT, 1)):
        group.stroke(groove, ink, width)
    return document(group, 120, 32)


def slider_knob() -> str:
    """The knob of a slider: a wine-red bud in a gilt setting."""
    group = Group()
    for radius, ink in ((29, pal.INK), (27, pal.GILT), (24, pal.GILT_LIGHT), (21.5, pal.GILT), (19, pal.INK),
                        (17, pal.WINE)):
        group.fill(circle(MIDDLE, radius), ink)
    pose = Pose(MIDDLE)
    for turn in range(0, 360, 90):
        petal = Pose(MIDDLE, 1, turn).shape([(0, -2, "c"), (5, -7), (0, -13, "c"), (-5, -7)])
        group.fill(petal, pal.ROSE_LIGHT)
    group.fill(pose.circle((0, 0), 3.4), pal.GILT_LIGHT)
    return document(group, SIDE, SIDE)


def checkbox(on: bool) -> str:
    """A box, ticked or not; the tick is a leaf on its stalk."""
    group, box = Group(), rounded_rect(10, 10, 44, 44, 9)
    group.fill(box, pal.PAPER)
    for ink, width in ((pal.INK, 8), (pal.GILT, 5), (pal.GILT_LIGHT, 1.6)):
        group.stroke(box, ink, width)
    if on:
        tick = Pose().shape([(15, 33, "c"), (23, 33), (29, 41), (36, 24), (55, 6, "c"), (50, 24), (38, 40),
                             (30, 52, "c"), (23, 42)])
        group.stroke(tick, pal.PAPER, 5).stroke(tick, pal.INK, 3).fill(tick, pal.LEAF)
        group.ink(Pose().curve([(30, 49), (38, 30), (53, 9)]), 2.6, "out", pal.SAGE_LIGHT)
    return document(group, SIDE, SIDE)


def radio(on: bool) -> str:
    """A round box, with a flower in it if it is selected."""
    group = Group()
    for radius, ink in ((26, pal.INK), (24.4, pal.GILT), (22.2, pal.GILT_LIGHT), (21, pal.GILT), (19, pal.INK),
                        (17.4, pal.PAPER)):
        group.fill(circle(MIDDLE, radius), ink)
    if on:
        for turn in range(0, 360, 60):
            petal = Pose(MIDDLE, 1, turn).shape([(0, -1, "c"), (6, -8), (4, -14), (-4, -14), (-6, -8)])
            group.fill(petal, pal.WINE)
        group.fill(circle(MIDDLE, 4.2), pal.GILT_LIGHT)
    return document(group, SIDE, SIDE)
