"""The Fool's hands: one, its palm to the viewer, pinches a stalk; the other is closed round the stick of the bauble.

They are drawn in units of their own, about 100 from the wrist to the tip of the middle finger; the object held
passes through (0, 0).
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ..geometry import Spot, angle, circle
from ..line import SHADE, ends, taper
from ..pieces import Stroke
from ..ribbons import Petal, clip01, edges
from ..splines import Pose, curve
from ..svg import Group
from .fool_head import SKIN


@dataclass(frozen=True, slots=True)
class Finger:
    """A finger or thumb from root to tip: its spine, its widths at equal shares, its creases, its nail."""

    spine: Sequence[Spot]
    widths: tuple[float, ...]
    creases: tuple[float, ...] = ()
    nail: float = 0  # its breadth as a share of the finger's
    closed: bool = False  # round at its root too, which does not grow out of the palm


LITTLE = Finger([(62, 22), (75, -4), (82, -24), (81, -42)], (14, 12.4, 11.4, 10.6, 9.4, 8.6), (.42, .70))
RING = Finger([(52, 14), (60, -20), (61, -46), (53, -65)], (15, 13.6, 12.6, 11.8, 10.6, 9.4), (.42, .70))
MIDDLE = Finger([(40, 8), (43, -28), (39, -54), (27, -72)], (15.6, 14.2, 13.2, 12.4, 11, 9.6), (.42, .70))
INDEX = Finger([(27, 14), (20, -16), (2, -32), (-16, -20), (-21, 2)], (16, 14.4, 13.6, 13, 12, 9.6), (.46, .73))
THUMB = Finger([(38, 74), (22, 46), (7, 20), (-13, -7)], (34, 25, 18, 16.6, 14.6, 11), (.58,), .62)
PALM: list[Spot] = [(20, 112, "c"), (17, 86), (15, 60), (16, 34), (20, 8), (34, -1), (50, 4), (68, 14), (77, 34),
                    (74, 62), (64, 90), (62, 116, "c")]
PALM_SHADES: tuple[list[Spot], ...] = (
    [(90, 10, "c"), (68, 26), (60, 52), (50, 78), (46, 116, "c"), (90, 120, "c")],)
PALM_LINES: tuple[Stroke, ...] = (
    ([(22, 16), (36, 26), (43, 42), (43, 58)], 1.7), ([(72, 34), (56, 26), (40, 14)], 1.5),
    ([(28, 20), (44, 32), (62, 46)], 1.2), ([(26, 102), (38, 105), (54, 103)], 1.2))


def pinch_far(group: Group, pose: Pose) -> None:
    for finger in (LITTLE, RING, MIDDLE, INDEX):
        _finger(group, pose, finger)
    _palm(group, pose, PALM, PALM_SHADES, PALM_LINES)
    for finger in (LITTLE, RING, MIDDLE, INDEX):
        _rooted(group, pose, finger)


def pinch_near(group: Group, pose: Pose) -> None:
    _finger(group, pose, THUMB)
    _rooted(group, pose, THUMB)


FIST: list[Spot] = [(-2, -24, "c"), (16, -32), (32, -20), (42, 0), (58, 20), (74, 40, "c"), (44, 72, "c"), (26, 54),
                    (8, 40, "c")]
FIST_SHADES: tuple[list[Spot], ...] = ([(80, 30, "c"), (48, 30), (26, 40), (6, 36), (-10, 50, "c"), (40, 90, "c")],)
FIST_FINGERS = (
    Finger([(-17, 36), (-5, 42), (9, 43), (20, 38)], (10, 12.6, 12.4, 11.4, 10, 8), (.46,), closed=True),
    Finger([(-23, 20), (-8, 28), (11, 29), (26, 23)], (12, 15, 14.4, 13.2, 11.6, 9), (.46,), closed=True),
    Finger([(-25, 2), (-9, 11), (13, 13), (31, 6)], (13, 16, 15.4, 14, 12.2, 9.4), (.46,), closed=True),
    Finger([(-21, -16), (-6, -7), (14, -5), (29, -11)], (13, 15.8, 15, 13.6, 12, 9.2), (.46,), closed=True))
FIST_THUMB = Finger([(44, 4), (30, -20), (12, -32), (-12, -34)], (22, 19, 16, 15.6, 14, 10.6), (.58,), .6)


def fist_far(group: Group, pose: Pose) -> None:
    _palm(group, pose, FIST, FIST_SHADES, ())


def fist_near(group: Group, pose: Pose) -> None:
    for finger in FIST_FINGERS:
        _finger(group, pose, finger)
    _finger(group, pose, FIST_THUMB)
    _rooted(group, pose, FIST_THUMB)


def _palm(group: Group, pose: Pose, spots: Sequence[Spot], shades: Sequence[Sequence[Spot]],
          lines: Sequence[Stroke]) -> None:
    shape, inside = pose.shape(spots), Group()
    for shade in shades:
        inside.fill(pose.shape(shade), SKIN.deep)
    for stroke, width in lines:
        inside.fill(taper(pose.curve(stroke), width * pose.scale, .5, ends(.25, .45)), SKIN.line)
    group.silhouette(shape).fill(shape, SKIN.mid).clip(shape, inside).contour(shape, 1.2, 2.6, SKIN.line, SHADE, 30)


def _shape(pose: Pose, finger: Finger) -> Petal:
    """A finger as a patch from root to tip, round at its tip."""
    spine, count = pose.curve(finger.spine), len(finger.widths)
    blunt = min(.4, finger.widths[-1] * pose.scale * .5 / spine.length())

    def half(u: np.ndarray) -> np.ndarray:
        at = clip01(u) * (count - 1)
        step = at % 1
        low = np.minimum(np.floor(at).astype(int), count - 1)
        widths = np.asarray(finger.widths)
        wide = widths[low] + (widths[np.minimum(low + 1, count - 1)] - widths[low]) * step * step * (3 - 2 * step)
        tip = np.sqrt(np.clip(1 - ((clip01(u) - (1 - blunt)) / blunt).clip(0, 1) ** 2, 0, 1))
        root = np.sqrt(np.clip(1 - ((blunt - clip01(u)) / blunt).clip(0, 1) ** 2, 0, 1)) if finger.closed else 1
        return np.asarray(wide * pose.scale / 2 * tip * root)
    return Petal(*edges(spine, half, n=46))


def _finger(group: Group, pose: Pose, finger: Finger) -> None:
    petal, spine = _shape(pose, finger), pose.curve(finger.spine)
    dark = 1.0 if ((petal.right.at(.5) - petal.left.at(.5)) * (.6 - .8j)).real > 0 else 0.0
    outline, inside = petal.outline(), Group()
    inside.fill(petal.side(dark, lambda t: abs(dark - .34 * np.minimum(1, np.asarray(t) / .25))), SKIN.deep)
    inside.fill(petal.side(abs(dark - .80), abs(dark - .90), .3, .86), SKIN.light)
    for crease in finger.creases:
        for shift, first, last in ((0, .1, .74), (.035, .26, .62)):
            cross = curve([petal.point(first, crease + shift), petal.point(.46, crease + shift + .02),
                           petal.point(last, crease + shift)])
            inside.fill(taper(cross, 1.3 * pose.scale, .5, ends(.3, .5)), SKIN.line)
    group.silhouette(outline).fill(outline, SKIN.mid).clip(outline, inside)
    if finger.closed:
        group.contour(outline, 1.2, 2.6, SKIN.line, SHADE, 30)
    else:
        edge = petal.left.part(.16, 1, 60) + petal.right.back().part(0, .84, 60)
        group.stroke(edge, SKIN.line, 1.2)
        group.ink((petal.right if dark else petal.left).part(.16, .98, 60), 2.4, "both", SKIN.line)
    if finger.nail:
        wide = finger.widths[-1] * pose.scale * finger.nail
        at = spine.at(1 - wide * .78 / spine.length())
        nail = circle(at, wide * .62, wide * .46, angle(complex(spine.tangent(.97))))
        group.fill(nail, SKIN.light).stroke(nail, SKIN.line, 1.0)


def _rooted(group: Group, pose: Pose, finger: Finger) -> None:
    """Paints out the line between a finger and the palm it grows out of."""
    petal = _shape(pose, finger)
    group.fill(Petal(petal.left.part(.0, .24), petal.right.part(.0, .24)).side(.12, .88), SKIN.mid)
