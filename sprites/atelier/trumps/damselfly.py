"""An azure damselfly (Coenagrion puella), a male, at rest: the wings closed over its back, the legs round a stem."""
from __future__ import annotations

from itertools import pairwise

import numpy as np

from ..geometry import Path, Spot, line
from ..line import SHADE, ends, taper
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

AZURE = Tones("#CFE6F4", "#5FA6DC", "#2F6CA8", "#16263A")
SPINE = curve([(34, 2), (70, 1), (120, 4), (164, 13)])  # of its abdomen, from the thorax to the tip
RINGS = ((.04, .07), (.20, .26), (.36, .43), (.52, .60), (.68, .76), (.80, .90), (.97, 1))  # black, as shares of it
THORAX: list[Spot] = [(6, -3), (14, -11), (28, -14), (40, -7), (42, 3), (30, 8), (16, 9), (8, 5)]
WING: list[Spot] = [(0, 0, "c"), (14, -4), (44, -13), (84, -17), (108, -12), (113, -6), (104, -2), (70, 1), (30, 2)]
FEET = ((16, 8, 0, 17, -6, 22), (22, 9, 8, 26, 8, 35), (29, 8, 24, 24, 24, 50))  # root, knee, foot of the near legs


def damselfly(group: Group, pose: Pose) -> None:
    """The insect with its head at (0, 0), its tail to the right and its legs below, placed by `pose`."""
    for root_x, root_y, knee_x, knee_y, foot_x, foot_y in FEET:
        leg = pose.curve([(root_x, root_y), (knee_x, knee_y, "c"), (foot_x, foot_y)])
        group.silhouette(taper(leg, 2.6, 1.6)).fill(taper(leg, 2.6, 1.6), AZURE.line)
    _wing(group, Pose(pose.point((33, -9)), pose.scale * .97, pose.turn + 9, pose.flip), "#C9DADF")
    _abdomen(group, pose)
    _wing(group, Pose(pose.point((32, -10)), pose.scale, pose.turn + 3, pose.flip), "#E6EFEE")
    thorax = pose.shape(THORAX)
    inside = Group().fill(thorax, AZURE.mid)
    for spots, first, ink in (
            ([(6, -6), (20, -15), (42, -10)], 7, AZURE.line), ([(9, 0), (24, -5), (42, -1)], 3.2, AZURE.line),
            ([(10, -3), (22, -8), (36, -6)], 2.6, AZURE.light), ([(14, 8), (28, 6), (42, 5)], 4, AZURE.deep)):
        inside.fill(taper(pose.curve(spots), first, first * .7), ink)
    group.silhouette(thorax).clip(thorax, inside).contour(thorax, .8, 2, AZURE.line, SHADE)
    _head(group, pose)


def _abdomen(group: Group, pose: Pose) -> None:
    spine = pose.path(SPINE)
    body = taper(spine, 7.4, 6.4)
    group.silhouette(body).fill(body, AZURE.mid)
    group.fill(taper(spine.part(.02, .95), 2.0, 1.4), AZURE.light)
    for first, last in RINGS:
        group.fill(taper(spine.part(first, last), 7.6, 7.2), AZURE.line)
    for y in (10, 16):
        clasper = pose.curve([(163, 13), (168, y + 2), (171, y + 1)])
        group.fill(taper(clasper, 2.6, .8), AZURE.line)


def _head(group: Group, pose: Pose) -> None:
    face = pose.shape([(-4, -7), (6, -6), (8, 1), (3, 8), (-5, 8), (-8, 1)])
    group.silhouette(face).fill(face, AZURE.mid).stroke(face, AZURE.line, 1)
    eye = pose.circle((1, -2), 6.4, 7.2)
    group.silhouette(eye).fill(eye, AZURE.deep).stroke(eye, AZURE.line, 1.1)
    group.fill(pose.circle((2.6, -4), 3, 3.4), AZURE.line).fill(pose.circle((-1.4, -3.4), 1.7, 2.2), AZURE.light)
    group.fill(taper(pose.curve([(-5, -6), (-9, -11), (-13, -13)]), 1.3, .6), AZURE.line)


def _wing(group: Group, pose: Pose, glass: str) -> None:
    """A clear wing about 113 long on its narrow foot: long veins, cells between them, the dark mark near the tip."""
    shape = pose.shape(WING)
    inside = Group().fill(shape, glass)
    rows: list[Path] = [pose.curve(row) for row in (
        [(0, 0), (44, -13), (84, -17), (112, -8)], [(2, 0), (44, -8.6), (84, -11.4), (110, -7)],
        [(4, 0), (40, -4), (80, -5.4), (106, -3)], [(6, 0), (30, 2), (70, 1), (104, -2)])]
    for row in rows[1:3]:
        inside.fill(taper(row, 1.2, .6), AZURE.line)
    for upper, lower in pairwise(rows):
        for u in np.linspace(.28, .90, 7):
            inside.stroke(line(complex(upper.at(u)), complex(lower.at(u + .02))), AZURE.deep, .6)
    inside.fill(taper(pose.curve([(94, -14.5), (100, -12.5), (105, -10)]), 4.4, 4.4, ends(.2, .2)), AZURE.line)
    group.silhouette(shape).clip(shape, inside).contour(shape, .8, 1.6, AZURE.line, SHADE)
