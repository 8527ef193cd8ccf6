"""Petunia: the fused funnel with its star from any height, the trumpet from the side, the twisted bud."""
from __future__ import annotations

import numpy as np

from .. import palette as pal
from ..geometry import Path, Spot, polar, smooth
from ..ribbons import bud_profile, club_profile, ribbon
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
    """The mouth of the tube: a small dark throat that runs out into the veins."""
    star: list[Spot] = [polar(.12 if k % 2 else .20, 18 * k) for k in range(20)]
    group.fill(view.curve(star, True), VEIN).fill(view.path(_ring(.105)), "#2E1B38")


def _ring(share: float) -> Path:
    return curve([polar(share, a) for a in range(0, 360, 45)], True)


LIP: list[Spot] = [(-112, -168, "c"), (-92, -156), (-72, -150, "c"), (-52, -150), (-30, -136, "c"), (0, -130),
                   (30, -136, "c"), (52, -150), (72, -150, "c"), (92, -156), (112, -169, "c")]
BACK_LIP: list[Spot] = [(-112, -168, "c"), (-84, -184), (-56, -178, "c"), (-28, -192), (0, -188), (28, -193),
                        (56, -178, "c"), (86, -184), (112, -169, "c")]


def petunia_side(group: Group, pose: Pose) -> None:
    """A trumpet wholly from the side, standing on its calyx at the pose's origin, about 225 units wide at scale 1."""
    mouth = pose.shape([*BACK_LIP, *LIP[-2:0:-1]])
    inside = Group().fill(mouth, VIOLET)
    for x in (-84, -42, 42, 84):
        inside.fill(pose.shape([(x * .8, -124, "c"), (x - 9, -204, "c"), (x + 9, -204, "c")]), DARK)
    inside.fill(pose.shape([(-8, -116, "c"), (-14, -204, "c"), (14, -204, "c"), (8, -116, "c")]), WHITE)
    group.silhouette(mouth).clip(mouth, inside).contour(mouth, 1.8, 3)
    bell = pose.shape([(-8, 4, "c"), (-11, -40), (-17, -86), (-34, -120), (-70, -146), *LIP, (70, -146), (34, -120),
                       (17, -86), (11, -40), (8, 4, "c")])
    group.silhouette(bell).fill(bell, OUTSIDE).clip(bell, _bell_tones(pose)).contour(bell, 1.8, 4.6)
    calyx(group, pose)


def _bell_tones(pose: Pose) -> Group:
    """The outside of a trumpet: its dark side, and a rib down the middle of each lobe."""
    tones = Group().fill(pose.shape([(3, 10, "c"), (5, -70), (20, -124), (34, -140, "c"), (140, -188, "c"),
                                     (60, 10, "c")]), OUTSIDE_DARK)
    for x, y in ((-92, -154), (-50, -147), (0, -128), (50, -147), (92, -154)):
        tones.ink(pose.curve([(x * .05, -6), (x * .14, -78), (x * .40, -120), (x, y)]), 3, "swell", DARK)
    for x, y in ((-112, -168), (-72, -150), (-30, -136), (30, -136), (72, -150)):
        tones.ink(pose.curve([(x, y), (x * .62, y * .84), (x * .3, y * .70)]), 2, "out", DARK)
    return tones


def calyx(group: Group, pose: Pose) -> None:
    """Five long straps round the foot of the tube, blunt and spreading."""
    for i, (x, y, bend) in enumerate(((-44, -34, -10), (44, -36, 10), (-23, -60, -2), (24, -62, 2), (0, -62, 0))):
        spine = pose.curve([(x * .08, 14), (x * .45 - bend, y * .42), (x, y)])
        blade = ribbon(spine, lambda u: 8 * pose.scale * club_profile(.8, 7, 1.01)(.16 + .84 * np.asarray(u)) + .4)
        group.solid(blade, SEPAL if i % 2 == 0 else SEPAL_DARK, thin=1.4, thick=2.8)
        group.ink(spine.part(.1, .8), 1.5, "out")


def petunia_bud(group: Group, pose: Pose) -> None:
    """A long pointed bud, its folds twisted."""
    body = pose.shape([(-7, 4, "c"), (-10, -34), (-17, -66), (-12, -92), (2, -120, "c"), (14, -92), (17, -66),
                       (10, -34), (7, 4, "c")])
    inside = Group().fill(pose.shape([(3, 10, "c"), (6, -60), (2, -124, "c"), (50, -80, "c"), (40, 10, "c")]), DARK)
    for spots in ([(-16, -66), (0, -84), (4, -118)], [(-13, -46), (8, -74), (10, -98)],
                  [(-8, -26), (12, -54), (16, -72)]):
        inside.ink(pose.curve(spots), 2.6 * pose.scale + .4, "both", WHITE, .8)
    group.solid(body, VIOLET, inside, thin=1.5, thick=3.8)
    calyx(group, Pose(pose.at, pose.scale * .66, pose.turn))


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
