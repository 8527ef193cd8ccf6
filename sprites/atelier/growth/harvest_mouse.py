"""A harvest mouse that climbs a stem; its tail winds around the stem, behind it and in front of it."""
from __future__ import annotations

import numpy as np

from ..geometry import Array, Path, smooth
from ..line import SHADE, ends, taper
from ..ribbons import edges
from ..splines import Pose
from ..svg import Group
from ..tones import Tones

FUR = Tones("#F4E3C4", "#CF9A5C", "#A87040", "#4A2E1C")
PAW, EAR, NOSE = "#E9BFA6", "#DDA58C", "#B9695C"
TAIL_WIDTH = 9.0, 2.8  # at its root and at its tip


class Tail:
    """A tail that begins along `root` and winds around `stem` from the share `first` to `last`.

    It makes `turns` turns, at most `reach` away from the middle of the stem.
    """

    def __init__(self, root: Path, stem: Path, first: float, last: float, turns: float, reach: float) -> None:
        angles = np.linspace(-np.pi, (2 * turns - 1) * np.pi, round(turns * 20))
        u = np.linspace(first, last, len(angles))
        coil = stem.at(u) + 1j * stem.tangent(u) * reach * np.cos(angles)
        tip = coil[-1] + np.array([4 + 8j, 1 + 19j, -10 + 25j, -20 + 20j, -19 + 11j]) * np.sign(np.cos(angles[-1]))
        lead = root.at(np.linspace(0, .94, 10))
        self.spots: Array = np.concatenate([lead, coil, tip])
        self.before = np.concatenate([np.ones(len(lead)), np.sin(angles) < .8, np.ones(len(tip))]).astype(bool)

    def _strand(self, group: Group, first: int, last: int) -> None:
        """The part of the tail between the points number `first` and `last`: its two edges and the tones between
        them."""
        spine, n = smooth(self.spots[first:last]), len(self.spots) - 1
        low, high = (TAIL_WIDTH[0] + (TAIL_WIDTH[1] - TAIL_WIDTH[0]) * k / n for k in (first, last - 1))
        body = taper(spine, low, high)
        group.fill(body, FUR.deep).fill(taper(spine.map(lambda z: z - .8 - .9j), low * .34, high * .3), FUR.mid)
        for edge in edges(spine, lambda u: (low + (high - low) * np.asarray(u)) / 2):
            group.stroke(edge, FUR.line, 1.5)

    def behind(self, group: Group) -> None:
        """The parts behind the stem, drawn before it."""
        whole = taper(smooth(self.spots), *TAIL_WIDTH)
        group.silhouette(whole)
        self._strand(group, 0, len(self.spots))

    def front(self, group: Group) -> None:
        """The parts in front of the stem, drawn after it."""
        runs = np.flatnonzero(np.diff(np.concatenate([[0], self.before, [0]])))
        for first, last in zip(runs[::2], runs[1::2], strict=True):
            self._strand(group, int(first), int(last))


def _paw(group: Group, pose: Pose, at: tuple[float, float], lean: float) -> None:
    hand = Pose(pose.point(at), pose.scale, pose.turn + lean)
    for k in (-1, 0, 1):
        toe = taper(hand.curve([(-5, 2.4 * k), (2, 4.4 * k), (9, 4.6 * k + 1.5)]), 4.8, 2.8)
        group.silhouette(toe).fill(toe, PAW).contour(toe, .6, 1.3, FUR.line, SHADE)


def _limb(group: Group, pose: Pose, spots: list[tuple[float, float]], broad: float, lean: float) -> None:
    limb = taper(pose.curve(spots), broad, broad * .55, ends(.12, .02, .5))
    group.silhouette(limb).fill(limb, FUR.mid).contour(limb, .9, 2.2, FUR.line, SHADE)
    _paw(group, pose, spots[-1], lean)


def _hairs(group: Group, pose: Pose, spots: list[tuple[float, float, float]], colour: str, length: float = 10) -> None:
    """Strokes of fur, each at a point and in a direction in degrees."""
    for x, y, way in spots:
        step = complex(np.cos(np.radians(way)), np.sin(np.radians(way)))
        at = complex(x, y)
        group.fill(taper(pose.curve([at, at + step * length * .5 + step * 1j, at + step * length]), 1.9, .5, ends()),
                   colour)


def _head(group: Group, pose: Pose) -> None:
    far = pose.shape([(-2, -78), (-2, -94), (8, -100), (15, -92), (12, -78)])
    group.silhouette(far).fill(far, FUR.deep).contour(far, .9, 2, FUR.line, SHADE)
    head = pose.shape([(-24, -42), (-27, -60), (-16, -76), (4, -82), (20, -80), (35, -74, "c"), (32, -64), (18, -53),
                       (6, -40), (-10, -32)])
    inside = Group().fill(head, FUR.mid)
    inside.fill(pose.shape([(40, -70), (24, -68), (10, -58), (-2, -46), (-12, -36), (4, -20), (44, -44)]), FUR.light)
    inside.fill(pose.shape([(-34, -40), (-24, -50), (-12, -46), (-4, -36), (-14, -24), (-34, -28)]), FUR.deep)
    _hairs(inside, pose, [(-16, -64, 150), (-10, -56, 140), (-20, -54, 130), (0, -72, 190), (8, -60, 150),
                          (0, -50, 140)], FUR.deep, 8)
    group.silhouette(head).clip(head, inside).contour(head, .9, 2.8, FUR.line, SHADE)
    group.fill(pose.shape([(3, -70), (8, -75), (14, -73), (14, -67), (8, -65)]), FUR.line)
    group.fill(pose.circle((8, -71.5), 1.6), "#FFFFFF").fill(pose.circle((34, -73), 3.2, 2.8), NOSE)
    group.fill(taper(pose.curve([(31, -66), (26, -63), (22, -63)]), 1.4, .5), FUR.line)
    for tip in ((50, -88), (54, -78), (52, -66), (44, -58)):
        group.fill(taper(pose.curve([(27, -69), (38, (-69 + tip[1]) / 2 - 1), tip]), 1.1, .4), FUR.line)
    ear = pose.shape([(-12, -70), (-24, -76), (-27, -90), (-17, -98), (-6, -90), (-4, -76)])
    group.silhouette(ear).fill(ear, FUR.mid)
    group.fill(pose.shape([(-12, -74), (-20, -79), (-22, -89), (-16, -93), (-9, -88), (-8, -78)]), EAR)
    group.contour(ear, .9, 2.4, FUR.line, SHADE)


def harvest_mouse(group: Group, pose: Pose) -> None:
    """A harvest mouse about 150 high, its back bent to the left; the stem runs along x 10, its tail roots at (-30, 54).
    """
    _limb(group, pose, [(-4, -34), (10, -38), (13, -46)], 10, -24)
    _limb(group, pose, [(-10, 40), (4, 56), (13, 55)], 10, -6)
    body = pose.shape([(-8, -36), (-26, -44), (-46, -22), (-55, 10), (-50, 40), (-34, 56), (-14, 54), (0, 38), (4, 14),
                       (6, -12), (4, -28)])
    inside = Group().fill(body, FUR.mid)
    inside.fill(pose.shape([(14, -40), (0, -18), (-6, 6), (-8, 30), (-16, 48), (0, 64), (30, 40), (30, -40)]),
                FUR.light)
    inside.fill(pose.shape([(-70, -10), (-50, 8), (-44, 30), (-30, 44), (-10, 50), (-12, 70), (-70, 70)]), FUR.deep)
    _hairs(inside, pose, [(-38, -18, 110), (-28, -26, 100), (-42, -2, 100), (-30, -8, 96), (-18, -16, 90),
                          (-38, 14, 90), (-24, 6, 86), (-14, 0, 84), (-12, -26, 96)], FUR.deep)
    _hairs(inside, pose, [(-48, 12, 92), (-44, 30, 60), (-34, 40, 40), (-22, 46, 20)], FUR.line, 7)
    group.silhouette(body).clip(body, inside).contour(body, .9, 3, FUR.line, SHADE)
    thigh = pose.shape([(-38, 22), (-22, 6), (-4, 10), (4, 22), (0, 34), (-14, 46), (-32, 46)])
    group.silhouette(thigh).fill(thigh, FUR.mid)
    below = pose.shape([(-44, 30), (-26, 36), (-10, 34), (6, 22), (10, 50), (-40, 54)])
    group.clip(thigh, Group().fill(below, FUR.deep))
    group.contour(thigh, .9, 2.6, FUR.line, SHADE)
    _limb(group, pose, [(-4, 30), (0, 38), (14, 32)], 9.5, -14)
    _head(group, pose)
    _limb(group, pose, [(-12, -24), (2, -10), (14, -18)], 11, -18)
