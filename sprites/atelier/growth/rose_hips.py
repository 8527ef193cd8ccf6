"""Ripe hips of the sweet briar in different shapes and from different sides, and leaves in autumn colours."""
from __future__ import annotations

from ..engraved import printed
from ..geometry import Spot
from ..line import SHADE, ends, hatch, taper
from ..organs import blade, sprig
from ..splines import Pose
from ..svg import Group
from ..tones import Tones, mix_ink

SCARLET, ORANGE, GOLDEN, RUSSET, GREEN, CALYX = printed(
    "H", Tones("#FAC08E", "#E2552F", "#B63A26", "#561214"), Tones("#FBD79A", "#E98A35", "#B4541F", "#5E2412"),
    Tones("#F4DC94", "#D8A548", "#A06C2A", "#4A2A12"), Tones("#E9B27C", "#BD6B3C", "#91472F", "#3C1614"),
    Tones("#CFD08E", "#8F9A58", "#55683E", "#26301E"), Tones("#C9B47E", "#8A7846", "#655436", "#2C2014"))


def hip(group: Group, pose: Pose, tones: Tones = SCARLET, wide: float = 23, long: float = 62, spread: float = 34,
        lean: float = 0) -> None:
    """A hip from its stalk at the origin upwards, about `long` high and twice `wide` across, with a withered crown."""
    top, w = -long, wide
    for turn, bend in ((-spread, -.4), (spread - 3, .4), (-spread * .3, .24), (spread * .36, -.14)):
        blade(group, pose.path(sprig((lean * .4, top), 30, turn + lean, bend)), 3.4 * pose.scale, CALYX, veins=0,
              line_width=.9)
    outline: list[Spot] = [(-3, 0, "c"), (-w * .80, -long * .18), (-w, -long * .54), (-8 + lean * .4, top, "c"),
                           (8 + lean * .4, top, "c"), (w, -long * .56), (w * .82, -long * .18), (3, 0, "c")]
    body = pose.shape(outline)
    inside = Group().fill(pose.shape([(w * .30, 4, "c"), (w * .46, -long * .5), (w * .1, top - 4, "c"),
                                      (60, top - 4, "c"), (60, 4, "c")]), tones.deep)
    hatch(inside, body, tones.line, step=4.6, width=1.4, reach=.52, bow=.16)
    inside.fill(pose.shape([(-w * .66, -long * .26), (-w * .78, -long * .54), (-w * .44, -long * .80),
                            (-w * .38, -long * .50)]), mix_ink(tones.light, tones.mid, .35))
    inside.fill(pose.shape([(-w * .60, -long * .46), (-w * .60, -long * .64), (-w * .42, -long * .70),
                            (-w * .44, -long * .50)]), "#FFF6E6")
    group.silhouette(body).fill(body, tones.mid).clip(body, inside).contour(body, 1.0, 3.4, tones.line, SHADE)
    collar = pose.curve([(-9 + lean * .4, top + 2), (lean * .4, top + 5), (9 + lean * .4, top + 2)])
    group.fill(taper(collar, 3.4, 2.4, ends(.2, .3)), tones.line)
