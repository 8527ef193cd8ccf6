"""Small animals on the plants: a bumblebee and a ladybird, in tones as muted as those of the plants."""
from __future__ import annotations

import numpy as np

from ..geometry import circle
from ..line import SHADE, taper
from ..splines import Pose
from ..svg import Group
from ..tones import Tones

FUR = Tones("#E9C46A", "#8A6A3C", "#3B2B22", "#241A18")
WING = Tones("#F6F1E2", "#D9D5C6", "#B3B3A8", "#5C5A58")
LADYBIRD = Tones("#E9957A", "#C8452F", "#97291F", "#3A1512")


def bumblebee(group: Group, pose: Pose, fur: Tones = FUR, wing: Tones = WING) -> None:
    """A bumblebee about 60 long, seen half from above, its head up, sitting or flying."""
    for spots in ([(-8, -4), (-20, -2), (-25, 6)], [(-9, 4), (-20, 10), (-22, 19)], [(8, -4), (20, -4), (25, 3)],
                  [(9, 4), (20, 9), (23, 18)]):
        group.fill(taper(pose.curve(spots), 3.2 * abs(pose.factor), 1.2), fur.line)
    for side in (-1, 1):
        for x, y, *others in ((6, -6, (22, -9), (38, 4), (33, 14), (18, 8), (8, 1)),
                              (7, 0, (19, 8), (27, 20), (19, 23), (8, 8))):
            shape = pose.shape([(side * x, y, "c"), *((side * a, b) for a, b in others)])
            group.silhouette(shape).fill(shape, wing.light).contour(shape, .7, 1.6, wing.line, SHADE)
        group.fill(taper(pose.curve([(side * 8, -4), (side * 22, -2), (side * 35, 8)]), 1.2, .4), wing.line)
    body = pose.shape([(0, -18), (13, -10), (15, 6), (9, 24), (0, 31), (-9, 24), (-15, 6), (-13, -10)])
    inside = Group().fill(body, fur.deep)
    for y, high, tone in ((-14, 9, fur.light), (9, 8, fur.light), (29, 8, wing.light)):
        inside.fill(pose.shape([(-20, y - high * .5), (0, y - high * .3), (20, y - high * .5), (20, y + high * .5),
                                (0, y + high * .7), (-20, y + high * .5)]), tone)
    for y in np.linspace(-14, 28, 12):
        for x in np.linspace(-12, 12, 6):
            inside.fill(taper(pose.curve([(x, y), (x * 1.12, y + 5)]), 1.3, .3), fur.line, .55)
    group.silhouette(body).clip(body, inside).contour(body, .8, 2.4, fur.line, SHADE)
    head = pose.circle((0, -22), 8, 6.5)
    group.silhouette(head).fill(head, fur.deep).contour(head, .8, 2, fur.line, SHADE)
    for side in (-1, 1):
        group.fill(taper(pose.curve([(side * 3, -27), (side * 6, -34), (side * 12, -37)]), 1.8, .8), fur.line)
        group.fill(pose.circle((side * 5.4, -23), 1.6), wing.mid)


def ladybird(group: Group, pose: Pose, tones: Tones = LADYBIRD) -> None:
    """A ladybird of seven spots, 30 long, from above, its head up."""
    for side in (-1, 1):
        for y, far in ((-6, -10), (1, 3), (8, 14)):
            group.fill(taper(pose.curve([(side * 9, y), (side * 15, (y + far) / 2), (side * 18, far)]), 2, .9),
                       tones.line)
    head = pose.circle((0, -14), 6.5, 5)
    group.silhouette(head).fill(head, tones.line)
    body = pose.circle((0, 0), 12.5, 14.5)
    group.silhouette(body).fill(body, tones.mid)
    group.clip(body, Group().fill(pose.circle((7, 7), 14, 16), tones.deep))
    group.fill(pose.circle((-5, -6), 2.6, 4), tones.light).fill(taper(pose.curve([(0, -14), (0, 15)]), 1.8, 1),
                                                                tones.line)
    for x, y in ((0, -10), (-6, -3), (6, -3), (-7, 5), (7, 5), (-3.6, 10), (3.6, 10)):
        group.fill(pose.circle((x, y), 2.3), tones.line)
    group.contour(body, .8, 2, tones.line, SHADE)
    for side in (-1, 1):
        group.fill(circle(pose.point((side * 3.6, -15)), 1.3 * abs(pose.factor)), "#F6F1E2")
