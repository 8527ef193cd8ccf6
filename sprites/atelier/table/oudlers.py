"""The three oudlers as flowers in round windows: the dandelion of the 1, the poppy of the 21, the Fool's seed clock.

The flower heads of the cards are too detailed for a window of 74 units; these have the same form in a few large shapes.
"""
from __future__ import annotations

from collections.abc import Callable

import numpy as np

from .. import palette as pal
from ..geometry import circle, line, point, polar
from ..line import keyline, taper
from ..ribbons import Petal, Profile, ribbon
from ..splines import Pose, curve
from ..svg import Group, document
from ..tones import Tones
from .sides import SIDES, Side
from .sprigs import bead, bud

SIDE = 352
MIDDLE = 176 + 176j
EDGE, FIELD = 158, 138  # radii of the ring and of its contents
# the ring and the ground behind the flower
WINDOWS: dict[str, tuple[Tones, str]] = {
    "held": (Tones(pal.GILT_LIGHT, pal.GILT, pal.GILT_DARK, pal.INK), "#26403A"),
    "taker": (SIDES["taker"].bloom, "#6E241C"),
    "defenders": (SIDES["defenders"].bloom, "#1F4368"),
    "hidden": (Tones("#DCCFA8", "#B8A77E", "#8F8058", pal.INK), "#DDCFA6"),
}


def oudler(card: str, state: str) -> str:
    """The flower of the 1 `P`, of the 21 `M` or of the Fool `F`, in a hand or taken by a side."""
    return _window(state, FLOWERS[card])


def hidden() -> str:
    """An oudler that has not been seen yet: a grey bud."""
    return _window("hidden", _grey_bud)


def _window(state: str, flower: Callable[[Group], None]) -> str:
    tones, field = WINDOWS[state]
    group = Group()
    if state == "taker":
        _thorns(group, tones)
    group.fill(circle(MIDDLE, EDGE + 6), pal.INK).fill(circle(MIDDLE, EDGE), tones.mid)
    group.stroke(circle(MIDDLE, EDGE - 4), tones.light, 4)
    group.fill(circle(MIDDLE, FIELD + 5), pal.INK).fill(circle(MIDDLE, FIELD), field)
    if state == "defenders":
        for k in range(20):
            at = MIDDLE + polar((EDGE + FIELD) / 2 + 2.5, 18 * k)
            group.fill(circle(at, 11), pal.INK)
            bead(group, at, 8, Tones("#FFFFFF", "#DCEAF6", tones.deep, tones.line))
    content = Group()
    flower(content)
    return document(group.clip(circle(MIDDLE, FIELD), content), SIDE, SIDE)


def _thorns(group: Group, tones: Tones) -> None:
    layer = Group()
    for k in range(16):
        pose = Pose(MIDDLE + polar(EDGE, 22.5 * k), 1, 22.5 * k + 90)
        thorn = pose.shape([(-11, 4, "c"), (1, -17, "c"), (11, 4, "c")])
        layer.silhouette(thorn).fill(thorn, tones.mid)
    group.add(keyline(layer, 3.4, 4.6))


def _blunt(width: float) -> Profile:
    return lambda u: (width * np.minimum(1, .35 + np.asarray(u))
                      * np.sqrt(np.clip(1.03 - np.asarray(u) ** 9, 0, 1)))


def _dandelion(group: Group) -> None:
    """Three rings of blunt rays, the innermost still closed."""
    for reach, count, ink, deep in ((126, 22, "#E9AE34", "#A86A18"), (96, 17, "#F6CB52", "#BF8322"),
                                    (62, 12, "#FBE28A", "#CF982F")):
        layer = Group()
        for k in range(count):
            way = 360 * k / count + reach
            root, end = MIDDLE + polar(reach * .2, way), MIDDLE + polar(reach * (1, .95)[k % 2], way)
            ray = ribbon(line(root, end), _blunt(reach * 3.0 / count))
            layer.silhouette(ray).fill(ray, ink)
            layer.fill(taper(line(root * .4 + end * .6, end * .93 + root * .07), 5, 3), deep)
        group.add(keyline(layer, 2.6, 7, "#4A2A0C"))
    group.fill(circle(MIDDLE, 27), "#8A5514").fill(circle(MIDDLE, 24), "#D9A233")
    for k in range(7):
        spot = MIDDLE + (polar(14.5, 60 * k) if k else 0)
        bead(group, spot, 6.6, Tones("#FFF8D6", "#F8DC86", "#A86A18", pal.INK))


LILAC = Tones("#E9D3EC", "#C7A0CC", "#94689E", "#3C2148")


def _wide_petal(reach: float, half: float) -> Petal:
    """A petal with a wavy rim."""
    rim = curve([(half * x, -reach * y) for x, y in
                 ((-1, .46), (-.94, .70), (-.70, .82), (-.48, .97), (-.16, .95), (.14, 1.02), (.46, .95), (.72, .84),
                  (.92, .70), (1, .46))])
    left, right = (curve([(way * 8, 0), (way * half * .78, -reach * .18), (way * half, -reach * .46)])
                   for way in (-1, 1))
    return Petal(left, right, rim)


def _poppy(group: Group) -> None:
    """Four crumpled petals, the front one last, dark at the foot, around the crowned capsule."""
    for way, reach in ((0, 126), (-88, 130), (92, 128), (180, 118)):
        placed = _wide_petal(reach, 98).map(Pose(MIDDLE, 1, way).point)
        outline = placed.outline()
        inside = Group().fill(outline, LILAC.mid)
        inside.fill(placed.zone(lambda s: 1 - .17 * np.sin(np.pi * s) ** .5, 1), LILAC.light)
        for across in (.22, .4, .6, .78):
            inside.fill(taper(placed.vein(across, .35, .9), 6, 1), LILAC.deep)
        inside.fill(placed.zone(0, lambda s: .46 + .08 * np.cos(s * 25)), "#56305F")
        layer = Group().silhouette(outline).clip(outline, inside)
        group.add(keyline(layer, 2.8, 8.4, LILAC.line))
    for k in range(14):
        at = MIDDLE + polar(50 + 6 * (k % 2), 360 / 14 * k)
        group.fill(taper(line(MIDDLE, at), 4, 3), "#EADFB4").fill(circle(at, 7), "#F8EFC9")
    group.fill(circle(MIDDLE, 36), pal.INK).fill(circle(MIDDLE, 31), "#BCCB9C")
    star = Group()
    for k in range(8):
        star.fill(taper(line(MIDDLE, MIDDLE + polar(29, 45 * k)), 10, 5), "#56744C")
    group.add(star).fill(circle(MIDDLE, 6), "#E6EBC8")


def _clock(group: Group) -> None:
    """A clock of parasols with a gap at its lower right, from which three have flown."""
    heart = MIDDLE + complex(-12, -6)
    for reach, count, size in ((92, 13, 38), (50, 7, 30)):
        for k in range(count):
            way = 100 + 285 * k / (count - 1)
            _parasol(group, heart, heart + polar(reach, way), size, 5.6)
    for at, radius, ink in ((heart, 25, pal.INK), (heart, 21, "#C9A062"), (heart - 4 - 4j, 10, "#EAD3A0")):
        group.fill(circle(at, radius), ink)
    for at, turn in ((74 + 64j, 50), (28 + 108j, 82)):
        top = MIDDLE + at
        _parasol(group, top - polar(34, turn), top, 27, 5.2)
        group.fill(taper(line(top - polar(40, turn), top - polar(24, turn)), 9, 5), "#D9A560")


def _parasol(group: Group, foot: complex, top: complex, size: float, width: float) -> None:
    way = np.degrees(np.angle(top - foot))
    group.fill(taper(line(foot, top), width * .7, width * .7), "#DADBD2")
    for spread in (-78, -40, 0, 40, 78):
        group.fill(taper(line(top, top + polar(size * (1 - .12 * abs(spread) / 78), way + spread)), width, width * .45),
                   "#FFFFFF")
    group.fill(circle(top, width * .6), "#FFFFFF")


def _grey_bud(group: Group) -> None:
    grey = Side(Tones("#E3D6AE", "#C3B389", "#A5956A", "#7C6E48"), Tones("#B4BD98", "#98A57E", "#7B8A66", pal.INK),
                pal.INK, SIDES["open"].heart)
    stalk = curve([MIDDLE + complex(-14, 150), MIDDLE + complex(4, 90), MIDDLE + 50j])
    layer = Group()
    shape = taper(stalk, 14, 11)
    layer.silhouette(shape).fill(shape, grey.leaf.deep)
    bud(layer, Pose(point(MIDDLE) + 56j, 1.5, 0), grey, .1)
    group.add(keyline(layer, 2, 6, "#6E6344"))


FLOWERS: dict[str, Callable[[Group], None]] = {"P": _dandelion, "M": _poppy, "F": _clock}
