"""A bumblebee from the side, furry, with jointed legs and full pollen baskets; its feet on the origin."""
from __future__ import annotations

import math

import numpy as np

from ..line import SHADE, ends, taper
from ..splines import Pose
from ..svg import Group
from ..tones import Tones

POLLEN = "#D98A2B"
FAR_LEGS = (((14, -14), (24, -12), (28, -3)), ((2, -13), (8, -4), (16, 1)), ((-10, -12), (-24, -10), (-30, 1)))
NEAR_LEGS = (((20, -16), (32, -13), (35, -1)), ((6, -13), (15, -5), (10, 4)), ((-6, -13), (-16, -6), (-24, 5)))
ABDOMEN = ((-2, -38), (-20, -43), (-42, -35), (-57, -18), (-55, -9), (-40, -7), (-18, -9), (-2, -15))
# Bands of fur on the abdomen: beginning and end along it; the rest is black.
BANDS = ((-30, -14), (-70, -45))


def bumblebee_side(group: Group, pose: Pose, fur: Tones, wing: Tones, legs: bool = True) -> None:
    """A bumblebee about 95 long, facing right, with `legs` to stand on, or hanging ones for flight."""
    _legs(group, pose, FAR_LEGS, fur, legs)
    _wing(group, pose, ((4, -42, "c"), (-10, -66), (-34, -84), (-48, -76), (-38, -56), (-12, -40)), wing, wing.mid)
    body = pose.shape(list(ABDOMEN))
    inside = Group().fill(body, fur.deep)
    for (first, last), ink in zip(BANDS, (fur.light, wing.light), strict=True):
        inside.fill(pose.shape([(first, -60), (last, -60), (last + 5, -26), (last, 4), (first, 4), (first + 5, -26)]),
                    ink)
    _coat(inside, pose, [(x, y, 168 + y) for x in range(-52, 0, 7) for y in (-36, -28, -20, -13)], fur.line)
    group.silhouette(body).clip(body, inside).contour(body, .8, 2.4, fur.line, SHADE)
    chest = pose.circle((10, -27), 18, 17)
    inside = Group().fill(chest, fur.deep)
    inside.fill(pose.shape([(12, -50), (20, -44), (16, -26), (22, -8), (40, -8), (40, -50)]), fur.light)
    inside.fill(pose.shape([(-10, -50), (-2, -46), (-3, -27), (-2, -8), (-20, -8)]), fur.mid)
    _coat(inside, pose, [(x, y, 150 - 3 * x) for x in range(-4, 28, 6) for y in (-39, -31, -23, -15)], fur.line)
    group.silhouette(chest).clip(chest, inside).contour(chest, .8, 2.2, fur.line, SHADE)
    _coat(group, pose, [(10 + 17 * math.cos(way), -27 + 16 * math.sin(way), math.degrees(way))
                        for way in np.linspace(-2.9, -.5, 13)], fur.deep, 6)
    _head(group, pose, fur, wing)
    _legs(group, pose, NEAR_LEGS, fur, legs)
    basket = pose.shape([(-9, -11), (-14, -12), (-20, -5), (-17, -1), (-11, -5)])
    group.fill(basket, POLLEN).contour(basket, .6, 1.5, fur.line, SHADE)
    _wing(group, pose, ((10, -40, "c"), (4, -66), (-18, -94), (-38, -98), (-42, -82), (-22, -56), (-4, -40)), wing,
          wing.light)


def _head(group: Group, pose: Pose, fur: Tones, wing: Tones) -> None:
    head = pose.shape([(25, -32), (33, -34), (40, -27), (40, -16), (33, -11), (26, -15)])
    group.silhouette(head).fill(head, fur.deep).contour(head, .8, 2, fur.line, SHADE)
    group.fill(pose.circle((34.5, -23), 3.2, 5.4), fur.line).fill(pose.circle((33.6, -25.4), 1.2), wing.light)
    _coat(group, pose, [(28, -32, -60), (31, -33, -70), (26, -28, 160), (27, -21, 160)], fur.light, 5)
    for elbow, far in (((43, -40), (52, -36)), ((46, -34), (55, -27))):
        group.fill(taper(pose.curve([(37, -30), elbow, far]), 2.2, 1.5), fur.line)
    group.fill(taper(pose.curve([(38, -14), (42, -8), (42, 1)]), 2.4, .9), fur.line)


def _legs(group: Group, pose: Pose, legs: tuple[tuple[tuple[float, float], ...], ...], fur: Tones, stand: bool) -> None:
    for k, leg in enumerate(legs):
        hip, knee, foot = (complex(*spot) for spot in leg)
        if not stand:
            knee, foot = hip - 5 + 10j, hip - 16 - 3 * k + 17j
        group.fill(taper(pose.curve([hip, knee]), 4.6, 3.4), fur.line)
        group.fill(taper(pose.curve([knee, (knee + foot) / 2 + 1, foot]), 3.8, 1.2), fur.line)


def _coat(group: Group, pose: Pose, spots: list[tuple[float, float, float]], ink: str, length: float = 5.5) -> None:
    """Hairs, each at a point and in a direction in degrees."""
    for x, y, way in spots:
        step = length * complex(math.cos(math.radians(way)), math.sin(math.radians(way)))
        group.fill(taper(pose.curve([complex(x, y), complex(x, y) + step]), 1.4, .4, ends()), ink, .75)


def _wing(group: Group, pose: Pose, spots: tuple[tuple[float, float] | tuple[float, float, str], ...], wing: Tones,
          ink: str) -> None:
    shape = pose.shape(list(spots))
    root = complex(spots[0][0], spots[0][1])
    inside = Group().fill(shape, ink)
    for k in (2, 3, 4):
        tip = complex(spots[k][0], spots[k][1])
        vein = pose.curve([root, root + (tip - root) * .5 + (2 + 2j), root + (tip - root) * .94])
        inside.fill(taper(vein, 1.6, .6), wing.line)
    group.silhouette(shape).clip(shape, inside).contour(shape, .8, 2, wing.line, SHADE)
