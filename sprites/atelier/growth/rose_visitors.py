"""The greenfly on the young stalks of the sweet briar, and a hoverfly, the larvae of which eat them."""
from __future__ import annotations

from collections.abc import Iterable

from ..line import SHADE, ends, taper
from ..splines import Pose
from ..svg import Group
from ..tones import Tones
from .visitors import WING

HOVERFLY = Tones("#F0C878", "#D9994A", "#4A3326", "#33221A")  # face, amber, bands, line
EYES = Tones("#B98A6C", "#8E5240", "#6B3A30", "#33221A")
GREENFLY = Tones("#DDE3A4", "#B9C67C", "#8FA05A", "#4A5A30")


def hoverfly(group: Group, pose: Pose, tones: Tones = HOVERFLY, eyes: Tones = EYES, wing: Tones = WING) -> None:
    """A flying marmalade hoverfly about 60 long, from above, its head up: one pair of wings, double bands."""
    for side in (-1, 1):
        shape = pose.shape([(side * 6, -8, "c"), (side * 24, -16), (side * 46, -6), (side * 50, 4), (side * 34, 8),
                            (side * 14, 2)])
        group.silhouette(shape).fill(shape, wing.light, .92).contour(shape, .7, 1.6, wing.line, SHADE)
        for spots in ([(8, -8), (26, -10), (46, 0)], [(10, -3), (26, -2), (38, 4)], [(26, -14), (30, -6), (28, 4)]):
            group.fill(taper(pose.curve([(side * x, y) for x, y in spots]), 1.2, .4), wing.line)
        group.fill(taper(pose.curve([(side * 9, 4), (side * 15, 14), (side * 13, 24)]), 1.8, .8), tones.line)
    abdomen = pose.shape([(-6, 4), (0, 3), (6, 4), (11, 16), (9, 28), (0, 37), (-9, 28), (-11, 16)])
    inside = Group().fill(abdomen, tones.mid).fill(pose.shape([(-13, 2), (-4, 8), (-5, 26), (-10, 34), (-16, 18)]),
                                                   tones.light)
    for y, thick in ((7, 2.9), (12.5, 4.3), (16.6, 1.6), (21, 4.3), (25, 1.4), (29.5, 3.6)):
        band = pose.curve([(-13, y - 1), (0, y + 1.6), (13, y - 1)])
        inside.fill(taper(band, thick, thick, ends(.1, .1)), tones.deep)
    group.silhouette(abdomen).clip(abdomen, inside).contour(abdomen, .8, 2.2, tones.line, SHADE)
    thorax = pose.shape([(-8, -14), (0, -16), (8, -14), (10, -5), (6, 4), (0, 6), (-6, 4), (-10, -5)])
    dark = Group().fill(thorax, "#7A6A4A").fill(pose.shape([(2, -18), (14, -14), (14, 8), (3, 8), (5, -4)]), "#55482F")
    for x in (-4, 0):
        dark.fill(taper(pose.curve([(x, -14), (x, -5), (x + .6, 2)]), 1.4, .6, ends()), tones.light)
    group.silhouette(thorax).clip(thorax, dark).contour(thorax, .8, 2, tones.line, SHADE)
    group.fill(pose.circle((0, 4), 4.4, 2.4), tones.light)
    for side in (-1, 1):
        eye = pose.shape([(side * .6, -26), (side * 6, -27), (side * 10.5, -21), (side * 8, -15.5), (side * 1, -17)])
        group.silhouette(eye).fill(eye, eyes.mid).contour(eye, .7, 1.8, eyes.line, SHADE)
        group.fill(pose.circle((side * 5 - 1.4, -22.6), 2, 2.8), eyes.light)
        group.fill(taper(pose.curve([(side * 1.4, -27), (side * 2.6, -31), (side * 5, -33)]), 1.8, .8), tones.line)
    group.fill(pose.circle((0, -26.4), 1.8), tones.light)


def greenfly(group: Group, poses: Iterable[Pose], tones: Tones = GREENFLY) -> None:
    """Aphids about 14 long on a stalk, their heads up, with two small tubes at the back of each."""
    for pose in poses:
        for side in (-1, 1):
            for x, y in ((7, -6), (8, 0), (7, 6)):
                group.fill(taper(pose.curve([(side * 2, y * .5), (side * x * .7, y), (side * x, y + 3)]), 1, .5),
                           tones.line)
            group.fill(taper(pose.curve([(side * 2.6, 5), (side * 3.6, 8.5)]), 1.4, 1), tones.line)
            group.fill(taper(pose.curve([(side * 1, -7), (side * 4, -11), (side * 6, -10)]), .9, .4), tones.line)
        body = pose.shape([(0, -8), (3, -5), (5, 2), (3, 8), (0, 9.6), (-3, 8), (-5, 2), (-3, -5)])
        group.silhouette(body).fill(body, tones.mid)
        group.fill(pose.circle((-1.4, 0), 1.8, 4), tones.light).contour(body, .7, 1.6, tones.line, SHADE)
