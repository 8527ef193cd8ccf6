"""Trump 5: coral lily of Siberia."""
from __future__ import annotations

from typing import Any

from .. import palette as pal
from ..flowers.coral_lily import coral_bud, coral_face, coral_turk, thread_leaves
from ..frame import RING_WIDTH, halo, trump_card
from ..geometry import polar
from ..line import keyline
from ..plants import stem
from ..splines import Pose, curve
from ..svg import Group
from .ground import trump_ground

STALK: dict[str, Any] = {"colour": "#7C9A62", "light": "#AFC28A"}
MAIN = curve([(300, 1040), (286, 900), (316, 740), (286, 560), (232, 380), (256, 220), (330, 150), (410, 140),
              (474, 158), (494, 208)])
# points of each flower's stalk, width at foot
PEDICELS = (
    ([(234, 330), (250, 250), (296, 214), (326, 240), (328, 322)], 9),
    ([(284, 556), (230, 500), (160, 490), (132, 520), (134, 576)], 8),
    ([(302, 640), (372, 560), (440, 552), (466, 586), (466, 638)], 8),
    ([(300, 168), (340, 112), (388, 92), (420, 112)], 6),
)


def draw() -> Group:
    """The whole card."""
    picture = trump_ground("#C7CFA9", "#B7C096")
    halo(picture, (404, 372), 240, RING_WIDTH, "#2C5A60", "#F1E2B4", _small_turk, 18)
    leaves = Group()
    thread_leaves(leaves, MAIN, .035, .37, 46, 250)
    picture.add(keyline(leaves, 1.0, 3.8))
    picture.add(keyline(_plant(), 1.3, 6.4))
    return trump_card(picture, "5", "LIS DE SIBÉRIE")


def _small_turk(group: Group, at: complex, way: float) -> None:
    """The halo's ornament: a turk's cap of three rolled tepals with its stamens."""
    pose = Pose(at - polar(5, way), .92, way - 90)
    for x in (-6, 0, 6):
        group.stroke(pose.curve([(0, 4), (x * .8, 14), (x * 1.5, 20)]), pal.INK, 2.6)
        group.stroke(pose.curve([(0, 4), (x * .8, 14), (x * 1.5, 20)]), pal.GILT_LIGHT, 1.2)
    for side in (-1, 1):
        roll = pose.shape([(0, 8, "c"), (side * 14, 8), (side * 20, -4), (side * 13, -14), (side * 6, -8, "c"),
                           (side * 11, -6), (side * 9, 1), (0, 0, "c")])
        group.fill(roll, pal.GILT_LIGHT if side < 0 else pal.GILT).stroke(roll, pal.INK, 1.1)
    cup = pose.shape([(0, -16, "c"), (6, -6), (7, 4), (0, 10), (-7, 4), (-6, -6)])
    group.fill(cup, pal.GILT_LIGHT).stroke(cup, pal.INK, 1.1)
    group.ink(pose.line((0, -12), (0, 7)), 1.6, "both")


def _plant() -> Group:
    plant = Group()
    for spots, width in PEDICELS:
        stem(plant, curve(spots), width, 6, **STALK)
    stem(plant, MAIN, 13, 6, **STALK)
    coral_bud(plant, Pose((494, 202), .98, 176))
    coral_bud(plant, Pose((419, 108), .74, 158))
    coral_turk(plant, (134, 590), .62, 6, True)
    coral_face(plant, (462, 674), .52, -14)
    coral_turk(plant, (328, 350), .94, 2)
    return plant
