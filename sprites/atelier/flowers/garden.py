"""Flowers of the courts: tulip, clover, small anemone."""
from __future__ import annotations

import numpy as np

from .. import palette as pal
from ..geometry import Path, Point, circle, line, point, polar
from ..ribbons import Petal, club_profile, edges
from ..splines import Pose, curve
from ..svg import Group


def tulip(group: Group, at: Point, scale: float = 1.0, turn: float = 0) -> None:
    """A lily-flowered tulip from the side: two tepals behind, two curled ones, one in front."""
    pose = Pose(at, scale, turn)
    for s in (-1, 1):
        group.solid(pose.shape([(0, 0, "c"), (s * 26, -30), (s * 24, -84), (s * 6, -128, "c"), (s * -4, -70)]),
                    "#9B4E50", thin=1.5, thick=3)
    for s in (-1, 1):
        curled = pose.shape([(0, 6, "c"), (s * 36, -6), (s * 48, -48), (s * 56, -92), (s * 88, -112),
                             (s * 104, -90, "c"), (s * 86, -92), (s * 74, -70), (s * 66, -28), (s * 34, 14)])
        dark = pose.shape([(0, 10, "c"), (s * 50, -2), (s * 62, -50), (s * 72, -92), (s * 120, -100, "c"),
                           (s * 90, 30, "c")])
        group.solid(curled, "#C98478", Group().fill(dark, "#9B4E50"), thin=1.6, thick=3.6)
        group.ink(pose.curve([(s * 8, 2), (s * 42, -16), (s * 54, -60), (s * 66, -94)]), 1.8, "both")
    front = pose.shape([(0, 14, "c"), (24, -8), (28, -50), (0, -108, "c"), (-28, -50), (-24, -8)])
    dark = pose.shape([(0, 20, "c"), (2, -50), (0, -112, "c"), (60, -60, "c"), (40, 10, "c")])
    group.solid(front, "#E3B3A0", Group().fill(dark, "#C98478"), thin=1.6, thick=3.6)
    for x in (-9, 0, 9):
        group.ink(pose.curve([(x * .3, 6), (x * 1.2, -40), (x * .4, -88)]), 1.6, "both")


def clover(group: Group, at: Point, scale: float = 1.0, turn: float = 0) -> None:
    """A clover leaf with its pale chevrons."""
    centre = point(at)
    for i in range(3):
        way = turn - 90 + i * 120

        def chevron(base: float, tip: float, spread: float, way: float = way) -> Path:
            return curve([centre, centre + polar(base * scale, way - spread), centre + polar(tip * scale, way),
                          centre + polar(base * scale, way + spread)], closed=True)
        leaf = curve([centre, *(centre + polar(r * scale, way + off) for r, off in
                                ((30, -42), (46, -24), (40, 0), (46, 24), (30, 42)))], closed=True)
        marks = Group().fill(chevron(24, 31, 30), "#B9CFA2").fill(chevron(17, 22, 26), "#6F9A66")
        group.silhouette(leaf).fill(leaf, "#6F9A66").clip(leaf, marks)
        group.ink(line(centre, centre + polar(40 * scale, way)).part(.1, .9), 2, "out")
        group.contour(leaf, 1.4, 3.2)


def small_anemone(group: Group, at: Point, scale: float = 1.0, turn: float = 0, colour: str = "#B79AC4",
                  dark: str = "#7D5F93", light: str = "#DCC9DE") -> None:
    """A six-petalled anemone, about 90 units across at scale 1."""
    centre = point(at)
    half = club_profile(.7, 5)
    for i in range(6):
        spine = line(centre, centre + polar(44 * scale, turn + i * 60))
        petal = Petal(*edges(spine, lambda u: 23 * scale * half(u)))
        outline = petal.outline()
        inside = Group().fill(petal.zone(0, lambda s: .42 + .1 * np.abs(np.sin(s * np.pi * 4))), dark)
        inside.fill(petal.zone(.84, 1), light)
        group.silhouette(outline).fill(outline, colour).clip(outline, inside)
        for across in (.3, .5, .7):
            group.ink(petal.vein(across, .3, .85), 1.4, "out", dark)
        group.contour(outline, 1.4, 3.2)
    group.fill(circle(centre, 15 * scale), "#2A2330")
    for i in range(20):
        group.fill(circle(centre + polar(19 * scale, i * 18), 2.2 * scale), "#2A2330")
    eye = circle(centre, 8 * scale)
    group.fill(eye, "#6C5B7C").stroke(eye, pal.INK, 1.2)
