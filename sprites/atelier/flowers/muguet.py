"""Lily of the valley (Convallaria majalis): bells at any angle to the viewer, buds, and sprays of them.

A bell is a white urn with six short teeth bent back at its rim. From below, its open mouth shows the anthers around the
style; from above, its crown is visible. Each hangs from a thin bowed stalk in the axil of a small bract.
"""
from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from ..geometry import Path, Point, Spot, pair, polar
from ..line import SHADE, ends, taper
from ..organs import blade, sprig, stalk
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

WHITE = Tones("#FFFDF3", "#F8F4E4", "#C7D5C3", "#24423A")
MOUTH = Tones("#A9BD9A", "#8CA586", "#5E7F6B", "#24423A")
STALK = Tones("#CBD9A0", "#9DBA7C", "#648D60", "#24423A")
BUD = Tones("#F2F4DE", "#DCE5BE", "#AFC495", "#24423A")
RIM, REACH = 54.0, 27.0  # the distance of a bell's rim below its stalk, and half its width


@dataclass(frozen=True, slots=True)
class Hung:
    """A bell on a spray: the base of its stalk, its offset sideways and downwards, the height of the stalk's bow.

    `open_` is the angle of its mouth to the viewer, from -.6 (away, with its crown visible) to .7; 0 is a bud.
    """
    share: float
    aside: float
    below: float
    bow: float
    scale: float
    open_: float = .2
    turn: float = 0


def muguet_bell(group: Group, at: Point, scale: float, turn: float, open_: float = .2) -> None:
    """A bell hanging from `at`."""
    pose, deep = Pose(at, scale, turn), REACH * open_

    def rim(way: float) -> complex:
        return complex(REACH * math.cos(math.radians(way)), RIM + deep * math.sin(math.radians(way)))
    if open_ > 0:
        for way in (60, 120):
            tip = rim(way) + complex(5 * math.cos(math.radians(way)), 7 + 8 * open_)
            _tooth(group, pose, rim(way - 28), tip, rim(way + 28), WHITE.mid)
        mouth = pose.shape([pair(rim(way)) for way in range(0, 360, 45)])
        inside = Group().fill(mouth, MOUTH.mid).fill(mouth.map(lambda z: z - 6j * scale), MOUTH.deep)
        group.silhouette(mouth).clip(mouth, inside).stroke(mouth, WHITE.line, .9)
        if open_ > .28:
            _stamens(group, pose, deep, scale)
    for way, out in ((0, 17), (180, -17)):
        first, last = rim(way) + complex(-out * .25, -9), rim(way) + complex(-out * .6, 7 + 5 * open_)
        _tooth(group, pose, first, rim(way) + complex(out, -6), last, WHITE.mid if out < 0 else WHITE.deep)
    _urn(group, pose, [rim(way) for way in (-20, -60, -120, -160)], max(0.0, -open_) * 26)
    for way in (240, 300):
        tip = rim(way) + complex(10 * math.cos(math.radians(way)), 14 * (1 - 1.3 * max(open_, -.1)))
        _tooth(group, pose, rim(way - 30), tip, rim(way + 30), WHITE.light if way == 240 else WHITE.mid)


def _tooth(group: Group, pose: Pose, first: complex, tip: complex, last: complex, tone: str) -> None:
    """A short tooth of the rim, its tip bent back."""
    ahead = (tip - (first + last) / 2) * .30
    spots: list[Spot] = [(*pair(first), "c"), first * .5 + tip * .5 + ahead, tip, last * .5 + tip * .5 + ahead,
                         (*pair(last), "c")]
    shape = pose.shape(spots)
    group.silhouette(shape).fill(shape, tone).contour(shape, .8, 1.8, WHITE.line, SHADE, 30)


def _urn(group: Group, pose: Pose, front: Sequence[complex], crown: float) -> None:
    """The body of a bell, down to the `front` of its rim; its stalk joins it `crown` below its upper edge."""
    spots: list[Spot] = [(0, -2), (15, 1), (29, 14), (34, 32), (31, 46), (REACH, RIM, "c"), *front, (-REACH, RIM, "c"),
                         (-31, 46), (-34, 32), (-29, 14), (-15, 1)]
    body = pose.shape(spots)
    inside = Group().fill(body, WHITE.mid)
    inside.fill(pose.shape([(8, -6, "c"), (20, 12), (23, 34), (17, 74, "c"), (44, 74, "c"), (46, 10, "c")]), WHITE.deep)
    inside.fill(pose.shape([(-20, 12), (-27, 26), (-26, 40), (-20, 34), (-16, 20)]), WHITE.light)
    for x, low in ((-15, 44), (1, 40), (15, 46)):
        vein = [(x * .35, 4 + crown), (x * 1.1, 22 + crown * .8), (x * 1.05, low + crown * .5)]
        inside.fill(taper(pose.curve(vein), 1.9, .5, ends(.2, .6)), MOUTH.light)
    for k in range(5):
        inside.fill(taper(pose.curve([(33, 16 + 7 * k), (26, 18 + 7 * k), (20, 17 + 7 * k)]), 1.2, .3), MOUTH.deep)
    inside.fill(pose.circle((0, crown - 2), 9, 4 + crown * .2), BUD.deep)
    group.silhouette(body).clip(body, inside).contour(body, .9, 2.4, WHITE.line, SHADE, 40)
    if crown:
        size = abs(pose.factor)
        join = pose.curve([(0, -3), (.4, crown * .5), (0, crown)])
        group.fill(taper(join, 6.4 * size, 6 * size, ends(.02, .2)), STALK.line)
        group.fill(taper(join, 4.2 * size, 3.8 * size, ends(.02, .2)), STALK.mid)


def _stamens(group: Group, pose: Pose, deep: float, scale: float) -> None:
    """Anthers that hang close around the style in a mouth `deep` units high; the rim hides their bases."""
    for x, low in ((-10, -.20), (10, -.10), (-4, .16), (5, .22)):
        anther = pose.curve([(x * .5, RIM - deep * 1.1), (x * .9, RIM - deep * .5), (x, RIM + deep * low)])
        group.fill(taper(anther, 5 * scale + .6, 7.4 * scale + .6, ends(.2, .25)), WHITE.line)
        group.fill(taper(anther, 3.2 * scale, 5.6 * scale, ends(.2, .25)), "#DDCF86")
    style = pose.curve([(0, RIM - deep), (0, RIM + deep * .1), (1, RIM + deep * .52)])
    group.fill(taper(style, 4.4 * scale + .8, 5 * scale + .8, ends(.2, .2)), WHITE.line)
    group.fill(taper(style, 2.8 * scale, 3.6 * scale, ends(.2, .2)), STALK.light)


def muguet_bud(group: Group, at: Point, scale: float, turn: float = 0) -> None:
    """A closed bell, egg-shaped, the rim still drawn together."""
    pose = Pose(at, scale, turn)
    egg = pose.shape([(0, -2), (17, 8), (21, 28), (9, 46), (0, 50, "c"), (-9, 46), (-21, 28), (-17, 8)])
    inside = Group().fill(egg, BUD.mid).fill(egg.map(lambda z: z + polar(13 * scale, SHADE)), BUD.deep)
    inside.fill(pose.shape([(-10, 10), (-15, 24), (-10, 34), (-7, 20)]), BUD.light)
    for x in (-7, 6):
        inside.fill(taper(pose.curve([(0, 50), (x, 40), (x * 1.3, 26)]), 1.8, .4), BUD.line)
    group.silhouette(egg).clip(egg, inside).contour(egg, .9, 2.2, BUD.line, SHADE)


def spray(stems: Group, bells: Group, spine: Path, places: Sequence[Hung], swing: float = 0) -> None:
    """Bells along `spine`; `swing` is their deflection by a breeze, from -1 to 1, smaller for far ones."""
    for i, hung in enumerate(places):
        root, side = complex(spine.at(hung.share)), 1 if hung.aside > 0 else -1
        end = root + complex(hung.aside, hung.below)
        top = root + complex(hung.aside * .58, hung.below * .12 - hung.bow)
        twig = curve([root, top, (*pair(end), 90 - 8 * side)])
        blade(stems, sprig(root, 12 + 34 * hung.scale, 44 * side, -.2 * side), 2 + 5 * hung.scale, STALK, veins=0)
        stalk(stems, twig, 3.2 + 2.6 * hung.scale, 2.2 + 1.6 * hung.scale, STALK)
        turn = hung.turn + swing * (11 - 5 * hung.scale + 2 * (i % 3))
        if hung.open_:
            muguet_bell(bells, end, hung.scale, turn, hung.open_)
        else:
            muguet_bud(bells, end, hung.scale, turn)
