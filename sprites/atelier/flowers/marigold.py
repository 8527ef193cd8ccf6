"""Pot marigold: head with its dark disc, side view, bud, curled fruits."""
from __future__ import annotations

from .. import palette as pal
from ..geometry import circle, polar
from ..ribbons import bud_profile, ribbon
from ..splines import Pose, curve
from ..svg import Group
from .straps import Ring, strap_head, strap_ring
from .turned import View

RINGS = (Ring(27, .2, 1.0, .21, "#D8721F", "#B4561B"), Ring(24, .2, .86, .20, "#E58A2B", "#C4671F", .03),
         Ring(20, .18, .69, .185, "#EFA445", "#D17C28", .05))
RAY_INK = "#6A2E10"
SEPAL, SEPAL_DARK, SEPAL_LIGHT = "#8CA272", "#587A58", "#B5C295"
BROWN, BROWN_DARK, BROWN_LIGHT = "#8A4A1C", "#4C2513", "#D08A3C"


def marigold_head(group: Group, view: View) -> None:
    """A head looked into: three rows of rays round a dark disc."""
    strap_head(group, view, RINGS, teeth=3, thin=1.4, thick=2.8, ink=RAY_INK)
    group.fill(view.path(circle(0, .44)), RINGS[0].shade, .6)
    disc(group, View(view.point(0j) + polar(view.radius * .05, view.turn - 90), view.radius * .36, view.rise, 0,
                     view.turn))


def disc(group: Group, view: View) -> None:
    """The dark disc: rings of florets, a few of them open and golden."""
    whole = view.path(circle(0, 1))
    group.fill(whole, BROWN_DARK).stroke(whole, pal.INK, 2.4)
    for share, count, size, colour in ((.86, 22, .125, BROWN), (.62, 16, .115, BROWN_DARK), (.40, 10, .105, BROWN),
                                       (.18, 5, .09, "#A9622A")):
        for i in range(count):
            spot = polar(share, 360 * i / count + share * 90)
            floret = view.path(circle(spot, size))
            group.fill(floret, colour).stroke(floret, "#2A140C", 1.1)
            if share > .5 and i % 2 == 0:
                group.fill(view.path(circle(spot * .97, size * .5)), BROWN_LIGHT)


def marigold_side(group: Group, view: View) -> None:
    """A head from the side, opening, above its ring of hairy bracts."""
    fan = View(view.point(0j) + polar(view.radius * .10, view.turn - 90), view.radius, 66, 0, view.turn)
    for i, (count, reach, ways) in enumerate(((11, 1.0, (196, 344)), (10, .90, (188, 352)), (9, .74, (184, 356)))):
        base = RINGS[i]
        strap_ring(group, fan, Ring(count, .0, reach, .27, base.fill, base.shade), ways=ways, seed=i + 2, thin=1.4,
                   thick=2.8, ink=RAY_INK)
    bracts(group, Pose(view.point(0j), view.radius / 100, view.turn))


def bracts(group: Group, pose: Pose) -> None:
    """The cup of narrow green bracts."""
    body = pose.shape([(-9, 26, "c"), (-34, 10), (-50, -22, "c"), (0, -12), (50, -22, "c"), (34, 10), (9, 26, "c")])
    group.solid(body, SEPAL_DARK, thin=1.4, thick=3)
    half = bud_profile(.75)
    for i, x in enumerate((-44, 44, -30, 30, -15, 15, 0)):
        spine = pose.curve([(x * .25, 26), (x * .85, 6), (x * 1.12, -32 - (6 if abs(x) < 20 else 0))])
        blade = ribbon(spine, lambda u: 8.5 * pose.scale * half(u) + .6)
        group.solid(blade, SEPAL if i % 2 else SEPAL_LIGHT, thin=1.3, thick=2.8)


def marigold_bud(group: Group, pose: Pose) -> None:
    """A round bud, the rays just breaking out."""
    half = bud_profile(1.3)
    for i, x in enumerate((-20, 20, -10, 10, 0)):
        spine = pose.curve([(x * .6, -24), (x * 1.1, -44), (x * .9, -70 + abs(x) * .5)])
        blade = ribbon(spine, lambda u: 8 * pose.scale * half(u) + 1.5 * pose.scale)
        group.solid(blade, "#E58A2B" if i % 2 else "#EFA445", thin=1.3, thick=2.8)
    for x in (-26, 26, -14, 14, 0):
        spine = pose.curve([(x * .3, 6), (x * 1.15, -14), (x * .9, -50)])
        blade = ribbon(spine, lambda u: 9 * pose.scale * bud_profile(.8)(u) + .6)
        group.solid(blade, SEPAL if x else SEPAL_LIGHT, thin=1.3, thick=3)
    group.solid(pose.circle((0, 4), 10, 7), SEPAL_DARK, thin=1.2, thick=2.6)


def curled_fruit(group: Group, pose: Pose, colour: str, shade: str, width: float = 1.2) -> None:
    """A fruit of the marigold: a boat rolled into a ring, spiny on its back."""
    spine = curve([(2, 5), (9, 12), (2, 18), (-10, 14), (-17, 0), (-10, -14), (4, -17), (13, -10)])
    half = bud_profile(.9)
    body = pose.path(ribbon(spine, lambda u: 6.5 * half(u) + 1.2))
    for u in (.2, .32, .44, .56, .68, .8):
        root = spine.at(u)
        spike = pose.line(root, root * 1.62)
        group.stroke(spike, pal.INK, 4.2 * width).stroke(spike, colour, 2.2 * width)
    group.silhouette(body).fill(body, colour)
    group.fill(pose.path(ribbon(spine, lambda u: -1.0 + 0 * u, lambda u: 6.0 * half(u) + 1)), shade)
    group.stroke(body, pal.INK, width)
