"""Crown anemone: open flower, side view and bud, the cut ruff below them, the parsley-like leaf."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from .. import palette as pal
from ..geometry import Path, Point, Spot, angle, circle, line, mix, pair, point, polar
from ..plants import cast_shadow, paint_petal, stem
from ..splines import Pose, curve
from ..svg import Group
from .poppies import fan
from .sculpted import Form, corolla

WINE, WINE_DARK, WINE_LIGHT, NIGHT = "#A8415E", "#6E2039", "#CE7C8C", "#262238"
GREEN, GREEN_DARK, GREEN_LIGHT = "#8BA96B", "#567E56", "#B4C88C"
TEPAL = Form(half=33, shoulder=.70, ruffle=.012, foot=.06, notch=0, bulge=.17, waves=7)
PAINT: dict[str, Any] = {"shade": "#943550", "shade_width": .26, "rim": WINE_LIGHT, "rim_from": .87, "veins": 13,
                         "vein_width": 1.6, "folds": (.3, .54, .72),
                         "blotch": "#F3E4D6", "blotch_to": .47, "blotch_rays": 6, "torn": .07, "vein_from": .4}


def anemone_open(group: Group, at: Point, radius: float, tilt: float = .92, turn: float = 0, seed: int = 3) -> None:
    """Eight broad tepals in two rows, a pale ring, a blue-black dome in its stamens."""
    thick = max(2.8, radius * .027)
    corolla(group, at, radius, (-98, -26, 48, 118, 190), WINE, WINE_DARK, form=TEPAL, tilt=tilt, turn=turn, seed=seed,
            drop=.06, thick=thick, fold_width=max(1.6, radius * .017), **PAINT)
    corolla(group, at, radius * .90, (-62, 86, 156, 14, -136), WINE, WINE_DARK, form=TEPAL, tilt=tilt, turn=turn,
            seed=seed + 1, drop=.06, thick=thick, fold_width=max(1.6, radius * .017), **PAINT)
    _centre(group, Pose(at, radius, turn), tilt)


def _centre(group: Group, pose: Pose, tilt: float) -> None:
    rng = np.random.default_rng(16)
    for ring, count in ((.345, 34), (.275, 28)):
        for i in range(count):
            spoke = polar(ring * rng.uniform(.9, 1.07), 360 * i / count + rng.uniform(-4, 4))
            end = pose.point(complex(spoke.real, spoke.imag * tilt - .015))
            group.ink(line(pose.at, end), pose.scale * .016 + .5, "flat", NIGHT)
            head = circle(end, pose.scale * .034, pose.scale * .024, angle(spoke) + 90 + rng.uniform(-30, 30))
            group.fill(head, NIGHT)
            group.fill(circle(end - 1 - 1j, pose.scale * .012), "#8A86A8")
    dome = pose.circle((0, -.02), .175, .175 * tilt)
    group.fill(dome, NIGHT).clip(dome, Group().fill(pose.circle((-.05, -.07), .12, .10), "#4C486C"))
    for ring, count in ((.13, 16), (.085, 10), (.035, 4)):
        for i in range(count):
            spoke = polar(ring, 360 * i / count + ring * 300)
            group.fill(pose.circle(complex(spoke.real, spoke.imag * tilt - .02), .015), "#8A86A8")
    group.stroke(dome, pal.INK, 1.8)


def finger_fan(group: Group, pose: Pose, tips: Sequence[tuple[float, float]], colour: str = GREEN,
               dark: str = GREEN_DARK, notch: float = .46, slim: float = 10, thick: float = 2.8) -> Path:
    """A bract cut into pointed fingers; `tips` are (degrees from upright, length), left to right."""
    spots: list[Spot] = [(-.05, 0, "c")]
    for i, (way, reach) in enumerate(tips):
        if i:
            gap = polar(notch * min(reach, tips[i - 1][1]), (way + tips[i - 1][0]) / 2 - 90)
            spots.append((*pair(gap), "c"))
        spots += [(*pair(polar(reach * .66, way - 90 - slim * 1.35)), "c"),
                  (*pair(polar(reach * .72, way - 90 - slim * .62)), "c"), (*pair(polar(reach, way - 90)), "c"),
                  (*pair(polar(reach * .76, way - 90 + slim * .55)), "c"),
                  (*pair(polar(reach * .70, way - 90 + slim * 1.25)), "c")]
    shape = pose.shape([*spots, (.05, 0, "c")])
    group.silhouette(shape).fill(shape, colour)
    half = pose.shape([(0, 0, "c"), (0, -1.3, "c"), (1.4, -1.2, "c"), (1.4, .4, "c")])
    group.clip(shape, Group().fill(half, dark))
    for way, reach in tips:
        end = polar(reach * .86, way - 90)
        group.ink(pose.curve([0j, mix(0j, end, .5) + polar(reach * .03, way), end]), 1.8, "out", "#26463A")
    group.contour(shape, 1.4, thick, cut=25)
    return shape


FIVE = ((-58, .70), (-30, .90), (0, 1.0), (30, .90), (58, .70))
SEVEN = ((-74, .56), (-52, .80), (-26, .90), (0, 1.04), (26, .90), (52, .80), (74, .56))
THREE = ((-34, .8), (0, 1.0), (34, .8))


def ruff(group: Group, at: Point, size: float, turn: float = 0, front: bool = True) -> None:
    """The whorl of cut bracts: those behind (`front` False) or those before the stalk."""
    ways = RUFF_FRONT if front else RUFF_BACK
    for way, reach in ways:
        finger_fan(group, Pose(at, size * reach, turn + way), FIVE, GREEN if way < 0 else "#78995F")


RUFF_BACK = ((-62, .78), (62, .78), (-22, .66), (22, .66))
RUFF_FRONT = ((-96, 1.06), (96, 1.06), (-134, .74), (134, .74), (180, .56))


BACK = fan((0, 0), ((-66, -112), -26 + 6j), ((66, -112), 26 + 6j),
           [(-60, -138), (-30, -150), (0, -142), (30, -152), (58, -140)])
LEFT = fan((-2, 2), ((-118, -84), -34 + 26j), ((-16, -104), 10 - 4j),
           [(-122, -112), (-96, -128), (-64, -124), (-34, -118)])
RIGHT = fan((2, 2), ((16, -104), -10 - 4j), ((118, -84), 34 + 26j),
            [(34, -118), (64, -124), (96, -128), (122, -112)])
FRONT = fan((0, 4), ((-62, -82), -34 + 8j), ((62, -82), 34 + 8j), [(-52, -106), (-22, -116), (14, -114), (48, -108)])


def anemone_side(group: Group, at: Point, scale: float = 1.0, turn: float = 0) -> None:
    """A cup from the side, opening upwards from its foot at `at`."""
    back, left, right, front = (p.placed(scale, turn, at) for p in (BACK, LEFT, RIGHT, FRONT))
    look: dict[str, Any] = {"rim": WINE_LIGHT, "rim_from": .87, "blotch": "#DDB0A8", "blotch_to": .22, "veins": 11,
                            "vein_colour": WINE_DARK, "vein_width": 1.5,
                            "vein_to": (.6, .9), "vein_from": .16, "thick": 4.4}
    pose = Pose(at, scale, turn)
    paint_petal(group, back, WINE_DARK, veins=7, vein_colour="#4A1226", thick=3.4)
    for i in range(11):
        root, end = pose.point((i * 3 - 15, -84)), pose.point((i * 10 - 50, -118 - 12 * (i % 2)))
        group.ink(curve([root, mix(root, end, .5), end]), 2.4, "flat", NIGHT)
        group.fill(circle(end, 5 * scale, 4 * scale), NIGHT).fill(circle(end - 1 - 1j, 1.6), "#8A86A8")
    for petal in (left, right):
        paint_petal(group, petal, WINE, **look)
        shift = pose.factor * (-13 if petal is left else 13)
        cast_shadow(group, petal.outline(), front.outline(), shift, WINE_DARK, .8)
        group.stroke(petal.outline(), pal.INK, 1.5)
    paint_petal(group, front, WINE, **look)


def anemone_bud(group: Group, at: Point, scale: float = 1.0, turn: float = 0) -> None:
    """A closed bud standing on `at`, its ruff round it."""
    pose = Pose(at, scale, turn)
    for way in (-52, 52):
        finger_fan(group, Pose(at, 84 * scale, turn + way), FIVE, "#78995F")
    egg = pose.shape([(0, 4), (-34, -14), (-38, -54), (-10, -96), (4, -104, "c"), (26, -84), (38, -50), (32, -12)])
    dark = pose.shape([(8, 6, "c"), (14, -50), (4, -108, "c"), (50, -80), (50, 0)])
    inside = Group().fill(dark, WINE_DARK)
    for x in (-26, -14, -2):
        inside.ink(pose.curve([(x * .6, 0), (x, -44), (x * .3, -92)]), 1.7, "both", WINE_DARK)
    group.solid(egg, WINE, inside, thin=1.7, thick=4.2)
    group.ink(pose.curve([(-6, 2), (10, -50), (4, -104)]), 2.2, "both")
    for way, size in ((-24, 70), (26, 70), (0, 60)):
        colour = GREEN if way < 1 else "#78995F"
        finger_fan(group, Pose(pose.point((way * .3, 6)), size * scale, turn + way), THREE, colour)


def cut_leaf(group: Group, spine: Path, size: float, flip: bool = False) -> None:
    """A basal leaf on its stalk `spine`: three leaflets, each cut and cut again; `size` is the length of one."""
    stem(group, spine, 9, 7, GREEN, GREEN_LIGHT)
    end, way = spine.end, angle(spine.tangent(1.0))
    for lean, reach in ((-66, .86), (66, .86), (0, 1.0)):
        branch = curve([end, end + polar(size * .3 * reach, way + lean * .8),
                        end + polar(size * .62 * reach, way + lean)])
        for share, side in ((.5, -1), (.62, 1)):
            finger_fan(group, Pose(branch.at(share), size * .46 * reach, way + lean + 90 + side * 58), FIVE,
                       GREEN if (side < 0) ^ flip else GREEN_DARK, thick=2.8)
        stem(group, branch, 7, 5, GREEN, GREEN_LIGHT)
        finger_fan(group, Pose(branch.end, size * .56 * reach, way + lean + 90), SEVEN, GREEN, GREEN_DARK, thick=2.8)


def ruff_motif(group: Group, at: Point, radius: float, turn: float, colour: str, dark: str) -> None:
    """The ruff seen from above, a dark dome in its middle, for halos."""
    for i in range(3):
        shape = Pose(at, radius, turn + i * 120)
        spots: list[Spot] = [(0, 0, "c")]
        for k, way in enumerate((-48, -16, 16, 48)):
            if k:
                spots.append((*pair(polar(.62, way - 104)), "c"))
            spots.append((*pair(polar(1.1 if abs(way) < 20 else .92, way - 90)), "c"))
        fan_ = shape.shape(spots)
        group.fill(fan_, colour).stroke(fan_, pal.INK, 1.3)
        group.ink(shape.curve([(0, -.3), (0, -.5), (0, -.86)]), 2.4, "out", dark)
    group.fill(circle(at, radius * .3), pal.INK).fill(circle(point(at) - 1 - 1j, radius * .12), colour)
