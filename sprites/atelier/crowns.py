"""Crowns: five ogee leaves with pearls over a jewelled band."""
from __future__ import annotations

from . import palette as pal
from .geometry import circle, line, polar
from .ribbons import ribbon
from .splines import Pose
from .suits import pip
from .svg import Group

OGEES = ((-62, -82, 72, 20, -20), (56, -84, 68, 18, 20), (-34, -74, 84, 23, -9), (30, -76, 82, 22, 9),
         (-2, -72, 96, 26, 0))
BEADS = ((-48, -74, -14), (-18, -69, -5), (14, -70, 5), (44, -76, 14))


def crown(group: Group, at: tuple[float, float], scale: float = 1.0, *, suit: str = "H", cap: str = "#A63A3A",
          cap_dark: str = "#7A2229", jewel: str = "#B3322F", jewel_light: str = "#E7A596") -> None:
    """A crown of five ogee leaves over the brow of a face at `at`, with the sign of `suit` on its band."""
    pose = Pose(at, scale)
    back = pose.shape([(-66, -88, "c"), (-40, -104), (-4, -108), (34, -104), (58, -90, "c"), (34, -80), (-4, -74),
                       (-42, -78)])
    group.solid(back, pal.GILT_DARK, None, 1.6, 3)
    velvet = pose.shape([(-58, -84, "c"), (-54, -112), (-30, -134), (0, -140), (32, -132), (52, -112), (52, -86, "c"),
                         (0, -70)])
    dark = pose.shape([(0, -72, "c"), (10, -110), (4, -150, "c"), (80, -150, "c"), (80, -60, "c")])
    group.solid(velvet, cap, Group().fill(dark, cap_dark), 1.7, 4)
    for x, y, height, width, turn in OGEES:
        _ogee(group, Pose(pose.point((x, y)), scale, turn), width, height)
    for x, y, turn in BEADS:
        _bead(group, pose.point((x, y)), turn, scale, jewel, jewel_light)
    _crown_band(group, pose, suit, jewel)


def _ogee(group: Group, pose: Pose, w: float, h: float) -> None:
    leaf_shape = pose.shape([(-w, 8, "c"), (-w * .62, -h * .16), (-w * .30, -h * .42), (-w * .52, -h * .62),
                             (-w * .30, -h * .80), (0, -h, "c"), (w * .30, -h * .80), (w * .52, -h * .62),
                             (w * .30, -h * .42), (w * .62, -h * .16), (w, 8, "c")])
    inside = Group().fill(pose.shape([(0, 12, "c"), (0, -h * 1.1, "c"), (w * 2, -h, "c"), (w * 2, 12, "c")]),
                          pal.GILT_DARK)
    inside.fill(pose.shape([(-w * .3, 12, "c"), (-w * .2, -h * .3), (-w * .05, -h, "c"), (w * .4, -h * .6),
                            (w * .3, 12, "c")]), pal.GILT)
    group.solid(leaf_shape, pal.GILT_LIGHT, inside, 1.6, 3.4)
    top = pose.point((0, -h - 5))
    pearl = circle(top, 6.2 * pose.scale)
    group.silhouette(pearl).fill(pearl, "#F6EEDB").fill(circle(top + 1.8 + 1.8j, 3.2 * pose.scale), "#CDBFA6")
    group.stroke(pearl, pal.INK, 1.6)


def _bead(group: Group, foot: complex, turn: float, scale: float, colour: str, light: str) -> None:
    top = foot + polar(30 * scale, turn - 90)
    spike = ribbon(line(foot, top), lambda u: 8 * scale * (1 - u) ** 1.6 + 1)
    group.silhouette(spike).fill(spike, pal.GILT).stroke(spike, pal.INK, 1.5)
    ball = circle(top, 4.6 * scale)
    group.silhouette(ball).fill(ball, colour).fill(circle(top - 1 - 1j, 1.6 * scale), light).stroke(ball, pal.INK, 1.4)


def _crown_band(group: Group, pose: Pose, suit: str, jewel: str) -> None:
    band = pose.shape([(-68, -84, "c"), (-36, -72), (-4, -68), (30, -72), (60, -86, "c"), (56, -52, "c"), (28, -40),
                       (-4, -36), (-34, -40), (-62, -50, "c")])
    inside = Group().fill(pose.shape([(10, -60, "c"), (60, -90, "c"), (60, -40, "c"), (10, -30, "c")]), "#A37D33")
    group.silhouette(band).fill(band, pal.GILT).clip(band, inside)
    for spots in ([(-65, -77), (-36, -65), (-4, -61), (30, -65), (58, -79)],
                  [(-62, -57), (-34, -47), (-4, -43), (28, -47), (56, -59)]):
        group.ink(pose.curve(spots), 1.8, "even")
    for x, y, pearl in ((-46, -61, False), (-25, -55, True), (-4, -52, False), (17, -54, True), (38, -60, False)):
        if pearl:
            dot = circle(pose.point((x, y)), 4.6 * pose.scale)
            group.fill(dot, pal.PEARL).stroke(dot, pal.INK, 1.4)
        else:
            pip(group, suit, pose.point((x, y)), 17 * pose.scale, whips=False, colour=jewel, edge=1.2)
    group.contour(band, 1.7, 4)
