"""Petunia: the fused funnel with its star from any height, the trumpet from the side, the twisted bud."""
from __future__ import annotations

import numpy as np

from .. import palette as pal
from ..geometry import Path, Spot, circle, polar, smooth
from ..plants import cast_shadow
from ..ribbons import bud_profile, ribbon
from ..splines import Pose, curve
from ..svg import Group
from .turned import View

VIOLET, DARK, LIGHT, VEIN, WHITE, THROAT = "#7D4C93", "#5A3273", "#A67FB8", "#4A2560", "#F3E9E6", "#E7DBA8"
OUTSIDE, OUTSIDE_DARK = "#A98ABA", "#7E5F97"
SEPAL, SEPAL_DARK = "#8CA570", "#55795A"
# angle off the middle of a lobe and share of the radius: the ruffled rim of one lobe, a small point in its middle
RIM = ((-33, .89), (-25, .995), (-17, .975), (-9, 1.04), (0, 1.065), (9, 1.03), (18, .975), (26, .99), (33, .89))


def rim_line(view: View, first: float, shrink: float = 1.0, ruffle: float = 0) -> Path:
    """The closed ruffled rim of the five fused lobes, the first of them towards `first`."""
    return view.curve([polar(shrink * r + ruffle * (-1) ** k, first + i * 72 + off)
                       for i in range(5) for k, (off, r) in enumerate(RIM)], True)


def petunia_face(group: Group, view: View, first: float = -90) -> None:
    """A flower looked into: star of white bands, dark veins, shaded folds, a pale throat."""
    rim = rim_line(view, first)
    inside = Group().fill(rim, LIGHT)
    inside.fill(rim_line(view, first, .90, .012), VIOLET)
    for i in range(5):
        way = first + i * 72
        fold = [0j, polar(.5, way + 27), polar(1.1, way + 25), polar(1.1, way + 38), polar(.5, way + 36)]
        inside.fill(view.curve(fold, True), DARK)
        _band(inside, view, way)
        for off in (-27, -21, -15, 15, 21, 27):
            vein = [polar(.2, way + off * .7), polar(.55, way + off * .95), polar(.86, way + off)]
            inside.ink(view.curve(vein), view.radius * .016, "out", VEIN)
        crease = view.curve([polar(.92, way + 36), polar(.6, way + 36), polar(.3, way + 36)])
        inside.ink(crease, view.radius * .024, "out", VEIN)
    _eye(inside, view)
    group.silhouette(rim).clip(rim, inside).contour(rim, 1.8, 5)


def _band(group: Group, view: View, way: float) -> None:
    """One ray of the star with its own fine veins."""
    spots: list[Spot] = [polar(.16, way - 14), polar(.5, way - 8.5), polar(.8, way - 9), polar(1.1, way - 10.5),
                         polar(1.1, way + 10.5), polar(.8, way + 9), polar(.5, way + 8.5), polar(.16, way + 14)]
    group.fill(view.curve(spots, True), WHITE)
    for off in (-6, 0, 6):
        vein = view.curve([polar(.2, way + off), polar(.6, way + off * .7), polar(.98, way + off * .9)])
        group.ink(vein, view.radius * .014, "out", "#A487B3")


def _eye(group: Group, view: View) -> None:
    """The mouth of the tube with five anthers."""
    group.fill(view.path(_ring(.22)), THROAT).stroke(view.path(_ring(.22)), "#A98A5A", 1.2)
    group.fill(view.path(_ring(.145)), "#3C2348")
    for i in range(5):
        dot = view.path(circle(polar(.08, i * 72 + 20), .034))
        group.fill(dot, "#D9C77A").stroke(dot, pal.INK, 1.0)


def _ring(share: float) -> Path:
    return curve([polar(share, a) for a in range(0, 360, 45)], True)


def petunia_side(group: Group, pose: Pose, first: float = -90) -> None:
    """A trumpet from the side, standing on its calyx at the pose's origin, about 230 units wide at scale 1."""
    mouth = View(pose.point((0, -106)), 112 * pose.scale, 26, .34, pose.turn, 1.2)
    petunia_face(group, mouth, first)
    bell_spots: list[Spot] = [(-9, 4, "c"), (-14, -40), (-34, -82), (-78, -116), (-114, -142, "c"), (-92, -124),
                              (-58, -108), (-30, -112), (0, -102), (30, -111), (58, -107), (90, -124), (114, -143, "c"),
                              (78, -116), (34, -82), (14, -40), (9, 4, "c")]
    bell = pose.shape(bell_spots)
    inside = Group().fill(pose.shape([(4, 10, "c"), (6, -50), (30, -110, "c"), (140, -150, "c"), (60, 10, "c")]),
                          OUTSIDE_DARK)
    for x in (-62, -34, -12, 12, 36, 62):
        inside.ink(pose.curve([(x * .06, 0), (x * .25, -50), (x * 1.1, -108 + abs(x) * .05)]), 2.2, "swell", DARK)
    group.silhouette(bell).fill(bell, OUTSIDE)
    cast_shadow(group, bell, mouth.path(_ring(.8)), polar(6, pose.turn + 90), OUTSIDE_DARK, .6)
    group.clip(bell, inside).contour(bell, 1.7, 4.4)
    calyx(group, pose)


def calyx(group: Group, pose: Pose) -> None:
    """Five strap-shaped sepals round the foot of the tube."""
    half = bud_profile(.62, .7)
    for i, (x, y) in enumerate(((-40, -34), (40, -36), (-20, -52), (20, -54), (0, -50))):
        spine = pose.curve([(x * .1, 12), (x * .62, y * .45), (x, y)])
        blade = ribbon(spine, lambda u: 8 * pose.scale * half(u) + .5)
        group.solid(blade, SEPAL if i % 2 == 0 else SEPAL_DARK, thin=1.3, thick=2.8)
        group.ink(spine.part(.1, .85), 1.4, "out")


def petunia_bud(group: Group, pose: Pose) -> None:
    """A long pointed bud, its folds twisted."""
    body = pose.shape([(-7, 4, "c"), (-10, -34), (-17, -66), (-12, -92), (2, -120, "c"), (14, -92), (17, -66),
                       (10, -34), (7, 4, "c")])
    inside = Group().fill(pose.shape([(3, 10, "c"), (6, -60), (2, -124, "c"), (50, -80, "c"), (40, 10, "c")]), DARK)
    for spots in ([(-16, -66), (0, -84), (4, -118)], [(-13, -46), (8, -74), (10, -98)],
                  [(-8, -26), (12, -54), (16, -72)]):
        inside.ink(pose.curve(spots), 2.6 * pose.scale + .4, "both", WHITE, .8)
    group.solid(body, VIOLET, inside, thin=1.5, thick=3.8)
    calyx(group, Pose(pose.at, pose.scale * .84, pose.turn))


def twist(group: Group, pose: Pose, colour: str, shade: str, width: float = 1.2) -> None:
    """The halo's ornament: a twisted bud in two tones."""
    u = np.linspace(0, 1, 12)
    spine = smooth(1j * (14 - 46 * u))
    half = bud_profile(1.25, .8)
    body = pose.path(ribbon(spine, lambda v: 9.5 * half(v) + .6))
    group.fill(body, colour)
    stripes = Group()
    for y in (6, -4, -14, -24):
        stripes.fill(pose.shape([(-14, y + 6, "c"), (0, y - 4), (14, y - 8, "c"), (14, y - 3, "c"), (0, y + 1),
                                 (-14, y + 11, "c")]), shade)
    group.clip(body, stripes).stroke(body, pal.INK, width)
    for side in (-1, 1):
        blade = pose.shape([(0, 16, "c"), (side * 9, 10), (side * 15, -2, "c"), (side * 5, 2), (0, 10, "c")])
        group.fill(blade, colour).stroke(blade, pal.INK, width * .9)
