"""Round and heart-shaped leaves with a scalloped edge, one half in the light, with pale veins in the shade."""
from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ..geometry import Path, polar, smooth
from ..line import SHADE, ends, pressed, taper
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

Radii = Sequence[tuple[float, float]]  # (degrees from the tip, clockwise, radius)


def palm_outline(pose: Pose, radii: Radii, scallops: int, depth: float) -> Path:
    """A scalloped closed line around the foot of a blade.

    `radii` are (degrees from the tip, clockwise, radius); the stalk joins at the pose's (0, 0).
    """
    plain = curve([polar(radius, degrees - 90) for degrees, radius in radii])
    u = np.linspace(0, 1, scallops * 8 + 1)
    tooth = np.abs(np.sin(np.pi * u * scallops)) ** .8
    z = plain.at(u) * (1 - depth * (1 - tooth))
    return smooth([pose.point(complex(p)) for p in z]).close()


def round_leaf(group: Group, pose: Pose, tones: Tones, radii: Radii, veins: Radii, scallops: int = 23,
               depth: float = .10) -> Path:
    """A blade about 120 long with its stalk at the pose's origin; `veins` run to their ends, forked."""
    outline, size = palm_outline(pose, radii, scallops, depth), abs(pose.factor)
    dark = 1 if (pose.factor * polar(1, -SHADE)).real > 0 else -1
    inside = Group().fill(outline, tones.mid)
    inside.fill(pose.shape([(0, 60, "c"), (dark * 6, 0), (-dark * 5, -60), (0, -140, "c"), (dark * 150, -140, "c"),
                            (dark * 150, 60, "c")]), tones.deep)
    for way, reach in veins:
        spoke = polar(reach, way - 90)
        tone = tones.light if way * dark > 0 else tones.deep
        for bend, start, width in ((0, 0, 3.6), (13, .42, 2.2), (-13, .42, 2.2)):
            bow = spoke * (.5 + start * .4) * polar(1, 4 if way > 0 else -4)
            rib = pose.curve([spoke * start * polar(1, bend * .25), bow, spoke * .95 * polar(1, bend)])
            inside.fill(taper(rib, width * size ** .5 + .3, .3, ends(.25, .8) if bend else None),
                        tone if way else tones.line)
    group.silhouette(outline).clip(outline, inside)
    group.stroke(outline, tones.line, .9)
    rim = outline.part(.5, 1) if dark < 0 else outline.part(0, .5)
    group.fill(pressed(rim, .8, 2.6, SHADE, ends(.3, .3)), tones.line)
    return outline
