"""Lilies: the spotted face, the hanging bud and the bulbil of the tiger lily."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from .. import palette as pal
from ..geometry import Path, Point, Spot, angle, circle, polar, smooth
from ..line import SHADE
from ..plants import cast_shadow, leaf_profile
from ..ribbons import Petal, brush, edges
from ..splines import Pose
from ..svg import Group


@dataclass(frozen=True, slots=True)
class LilyInks:
    """Tepal with its dark, light, rib, dark vein, midrib, throat and pale reverse; spots (or none), filament."""
    tepal: str
    dark: str
    light: str
    spot: str | None = "#4A1D1C"
    rib: str = "#C8641F"
    vein: str = "#8E3A15"
    midrib: str = "#7A2F14"
    throat: str = "#C9B24C"
    reverse: str = "#F3BE7C"
    filament: str = "#D9C98A"


TIGER = LilyInks("#DE7C2C", "#B4501D", "#F0A95A")

def tepal(group: Group, spine: Path, width: float, seed: int, spots: int = 26, *, inks: LilyInks = TIGER,
          curled: float = .80, dark_side: str = "R", peak: float = .42) -> Path:
    """A spotted tepal along `spine` with the half-width `width`; returns its edge.

    Its tip is curled back from u=`curled` on. With a smaller `peak` its broadest part is nearer to its foot.
    """
    blade = Petal(*edges(spine, leaf_profile(width, peak, .22, .9)))
    outline = blade.outline()
    right = dark_side == "R"
    inside = Group().fill(outline, inks.tepal)
    inside.fill(blade.side(1 if right else 0, .66 if right else .34), inks.dark)
    inside.fill(blade.side(0 if right else 1, .16 if right else .84, .12), inks.light)
    inside.fill(blade.zone(0, lambda s: .16 + .05 * np.abs(np.sin(s * np.pi * 4))), inks.throat)
    inside.fill(blade.zone(lambda s: curled + .05 * np.cos((s - .5) * np.pi), 1.0), inks.reverse)
    inside.fill(blade.side(.44, .56, .02, curled), inks.rib)
    for across in (.2, .34, .66, .8):
        inside.ink(blade.vein(across, .12, .78), 1.3, "out", inks.dark if across < .5 else inks.vein)
    inside.ink(blade.vein(.5, .02, curled + .04), 2.4, "out", inks.midrib)
    if inks.spot:
        _spots(inside, blade, width, seed, spots, inks.spot)
    group.silhouette(outline).clip(outline, inside)
    s = np.linspace(0, 1, 12)
    fold = smooth(blade.point(s, curled + .05 * np.cos((s - .5) * np.pi)))
    group.ink(fold, 2.0, "even")
    group.contour(outline, 1.8, 5)
    return outline


def _spots(group: Group, blade: Petal, width: float, seed: int, count: int, colour: str) -> None:
    rng = np.random.default_rng(seed)
    placed: list[tuple[complex, float]] = []
    for _ in range(count * 40):
        if len(placed) >= count:
            break
        along, across = .14 + .56 * rng.random() ** 1.15, .5 + (rng.random() - .5) * .74
        if abs(across - .5) < .07:
            continue
        z = complex(blade.point(across, along))
        r = width * (.105 - .05 * along) * rng.uniform(.75, 1.15)
        if all(abs(z - other) >= r + size + width * .06 for other, size in placed):
            placed.append((z, r))
            way = complex(blade.point(across, along + .02)) - z
            group.fill(circle(z, r * 1.35, r * .85, angle(way)), colour)


def anther(group: Group, at: Point, length: float, turn: float) -> None:
    """A rust-brown anther, `length` to either side of `at`."""
    n = length
    pose = Pose(at, 1, turn)
    shape = pose.shape([(-n, 0), (-n * .5, -n * .26), (n * .5, -n * .26), (n, 0), (n * .5, n * .26),
                        (-n * .5, n * .26)])
    group.silhouette(shape).fill(shape, "#6B2A1B")
    group.ink(pose.line((-n * .8, -n * .02), (n * .8, -n * .02)), n * .22, "both", "#B5613A")
    group.stroke(shape, pal.INK, 1.6)


def filament(group: Group, pose: Pose, spots: Sequence[Spot], colour: str, width: float) -> Path:
    """A stamen's thread through `spots`; returns its line."""
    spine = pose.curve(spots)
    shape = brush(spine, width, lambda u: 1 - .45 * u)
    group.silhouette(shape).fill(shape, colour).stroke(shape, pal.INK, 1.5)
    return spine


def _stigma(group: Group, at: complex, radius: float, squash: float) -> None:
    knob = circle(at, radius, radius * squash)
    group.silhouette(knob).fill(knob, "#6C3A4A").stroke(knob, pal.INK, 1.6)


# points, half-width and dark side of the six tepals: three narrow ones behind, three broad ones in front
FACE: list[tuple[list[tuple[float, float]], float, str]] = [
    ([(8, -6), (88, -60), (162, -70), (206, -26), (196, 14)], 47, "R"),
    ([(0, 8), (0, 92), (-22, 160), (-74, 190), (-112, 166)], 47, "L"),
    ([(-8, -6), (-76, -76), (-130, -140), (-186, -154), (-212, -116)], 47, "L"),
    ([(0, -8), (2, -92), (24, -162), (76, -196), (120, -176)], 60, "R"),
    ([(8, 4), (84, 52), (142, 112), (200, 122), (222, 84)], 60, "R"),
    ([(-8, 4), (-92, 30), (-162, 62), (-214, 36), (-216, -10)], 60, "L"),
]
FACE_STAMENS: list[tuple[list[tuple[float, float]], float]] = [
    ([(-30, 26), (-78, 96), (-122, 116)], -28), ([(-14, 34), (-36, 120), (-60, 162)], -14),
    ([(6, 36), (14, 120), (6, 170)], 4), ([(26, 30), (66, 104), (84, 148)], 22),
    ([(34, 12), (108, 56), (146, 76)], 48), ([(-34, 4), (-104, 38), (-150, 40)], -52)]


def lily_face(group: Group, at: Point, scale: float = 1.0, turn: float = 0, inks: LilyInks = TIGER) -> None:
    """A lily from the front, about 440 units across at scale 1."""
    pose = Pose(at, scale, turn)
    outlines: list[Path] = []
    layers: list[Group] = []
    for i, (spots, width, dark) in enumerate(FACE):
        layers.append(Group())
        outlines.append(tepal(layers[i], pose.curve(spots), width * scale, 10 + i, 28 if i < 3 else 36, inks=inks,
                              dark_side=dark, peak=.32))
    for i, (layer, outline) in enumerate(zip(layers, outlines, strict=True)):
        group.add(layer).silhouette(outline)
        for later in outlines[i + 1:]:
            cast_shadow(group, outline, later, polar(9 * scale, SHADE), "#7E3212", .75)
        group.contour(outline, 1.8, 5)
    throat = circle(at, 15 * scale)
    group.fill(throat, "#8C9A45").stroke(throat, pal.INK, 1.6)
    threads = [(filament(group, pose, [0j, *points], inks.filament, 6.5 * scale), way)
               for points, way in FACE_STAMENS]
    for thread, way in threads:
        anther(group, thread.end, 19 * scale, turn + way)
    style = filament(group, pose, [0j, (4, 50), (40, 140), (52, 204)], "#C98A52", 8 * scale)
    _stigma(group, style.end, 9 * scale, 7 / 9)


def lily_bud(group: Group, at: Point, length: float = 110, width: float = 24, turn: float = 0) -> None:
    """A hanging bud, green at the base."""
    spine = Pose(at, 1, turn).curve([(0, 0), (4, -length * .5), (0, -length)])
    bud = Petal(*edges(spine, lambda u: width * np.sin(np.pi * np.clip(u * .93 + .07, 0, 1)) ** .62))
    inside = Group().fill(bud.outline(), "#E39A4C")
    inside.fill(bud.zone(0, lambda s: .34 + .12 * np.abs(np.sin(s * np.pi * 3))), "#8F9B55")
    inside.fill(bud.side(1, .62), "#C06A2A")
    inside.fill(bud.zone(0, lambda s: .26 + .1 * np.abs(np.sin(s * np.pi * 3)), .62), "#64783F")
    group.silhouette(bud.outline()).clip(bud.outline(), inside)
    for across in (.34, .64):
        group.ink(bud.vein(across, .06, .93), 2.0, "both")
    group.contour(bud.outline(), 1.7, 4.6)


def bulbil(group: Group, at: tuple[float, float]) -> None:
    """A black bulbil in the axil of a leaf."""
    ball = circle(at, 9.5)
    group.silhouette(ball).fill(ball, "#3B2530")
    group.fill(circle((at[0] - 3, at[1] - 3), 3), "#8C7080").stroke(ball, pal.INK, 1.4)
