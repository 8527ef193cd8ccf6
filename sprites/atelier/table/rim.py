"""The rim of the table: a band around the oval, and the vines that grow along it with the points.

All pictures of the rim have the same canvas, so that the game can draw them on top of each other. `place` returns the
position of a share 0..1 of the points of a deal; a part of the rim at its lowest point is left free for the contract.
"""
from __future__ import annotations

import numpy as np

from .. import palette as pal
from ..frame import tendril_line
from ..geometry import Path, angle, circle, polar, smooth
from ..line import keyline, taper
from ..ribbons import clip01, ribbon
from ..splines import Pose
from ..svg import Group, document
from .sides import SIDES
from .sprigs import Line, bead, blossom, bud, leaf, thorn

WIDE, HIGH = 1400, 600
MIDDLE = 700 + 300j
HALF = (648, 256)  # of the line that the vines follow
BAND = 42
GAP = .132  # share of the rim on each side of its lowest point that has no vine
HALF_WAVES = 33  # odd, so that both vines swing along the same line
SWING = 7
ROOT = .04  # of the shares: the part of a vine that is below the contract and hidden
GHOST = "#BFD8B8"
# width of a leaf a hundred units long, and its teeth
BLADE = {"taker": (56, 3), "defenders": (46, 0), "open": (46, 0)}
LAYER: Line = (.8, 2.4)
HEAD: Line = (.8, 2.8)

_turns = np.linspace(np.pi / 2, np.pi * 2.5, 361)
OVAL = smooth(MIDDLE + HALF[0] * np.cos(_turns) + 1j * HALF[1] * np.sin(_turns))


def place(share: float) -> complex:
    """The position of the share 0..1 of the line's length on the rim, clockwise from the left of its lowest point."""
    return complex(OVAL.at(GAP + share * (1 - 2 * GAP)))


def outward(share: float) -> complex:
    """The direction away from the middle at the share 0..1."""
    away = place(share) - MIDDLE
    normal = complex(away.real / HALF[0] ** 2, away.imag / HALF[1] ** 2)
    return normal / abs(normal)


def tapis_rim() -> str:
    """The border of the oval on a cloth of any colour: a dark band between gilt lines, with a faint vine in it."""
    group = Group()
    outer, inner = (oval(side * BAND / 2) for side in (1, -1))
    group.stroke(oval(0), "#0F1D19", BAND, .78)
    for line_of, widths in ((outer, (6.2, 3.8, 1.2)), (inner, (4.2, 2.2, .7))):
        for width, ink in zip(widths, (pal.INK, pal.GILT, "#F0DCA0"), strict=True):
            group.stroke(line_of, ink, width)
    group.raw('<g opacity=".46">').add(_ghost()).raw("</g>")
    return document(group, WIDE, HIGH)


def oval(beyond: float) -> Path:
    """The oval that is `beyond` units outside the line of the vines."""
    return circle(MIDDLE, HALF[0] + beyond, HALF[1] + beyond)


def _ghost() -> Group:
    """Stem and leaves in one flat ink, each half in the form of its later vine, which then covers it."""
    vines = Vine("taker"), Vine("open")
    group = Group().fill(taper(vines[0].spine, 3.2, 3.2), GHOST)
    for at, turn, size, bend in (spot for vine in vines for spot in vine.leaves(HALF_WAVES // 2)):
        put = Pose(at, size * .74 / 100, turn)
        group.fill(put.shape([(0, 0, "c"), (-15 + 20 * bend, -48), (0, -100, "c"), (15 + 20 * bend, -48)]), GHOST)
    return group


def vine(name: str) -> str:
    """The whole vine of a side: the taker's from share 0 to 1, any other from 1 to 0."""
    return document(Vine(name).drawn(), WIDE, HIGH)


class Vine:
    """A vine along the rim in the inks of the side `name`; it swings around its line, with leaves at each swing."""

    def __init__(self, name: str) -> None:
        self.name, self.side, self.blade = name, SIDES[name], BLADE[name]
        shares = np.linspace(-ROOT, 1, 420)
        if name != "taker":
            shares = 1 - shares
        self.spine = smooth(np.array([place(t) + outward(t) * SWING * np.sin(t * np.pi * HALF_WAVES) for t in shares]))
        self.swing = 1 if name == "taker" else -1  # the side of the stem, 1 left, to which the first swing bulges

    def knot(self, wave: float) -> tuple[complex, float, int]:
        """Point, heading in degrees (0 along the stem is up) and bulging side, `wave` swings from the foot."""
        u = (wave / HALF_WAVES + ROOT) / (1 + ROOT)
        bulge = self.swing * (1 if int(wave) % 2 == 0 else -1)
        return complex(self.spine.at(u)), angle(self.spine.tangent(u)) + 90, bulge

    def leaves(self, swings: int = HALF_WAVES) -> list[tuple[complex, float, float, float]]:
        """(foot, turn, length, bend) of every leaf of the first `swings`."""
        found: list[tuple[complex, float, float, float]] = []
        for k in range(swings):
            for off, way, spread, size in ((.14, -1, 46, 35), (.50, 1, 52, 33), (.80, -1, 50, 28)):
                if off == .50 and k % 3 == 1:
                    continue  # the blossom's place
                at, heading, bulge = self.knot(k + off)
                found.append((at, heading - way * bulge * spread, size, -way * bulge * .2))
        return found

    def drawn(self) -> Group:
        """The vine with its leaves, blossoms and a mark other than colour: thorns or berries."""
        tendrils, leaves, stem, heads = Group(), Group(), Group(), Group()
        for at, turn, size, bend in self.leaves():
            leaf(leaves, Pose(at, size / 100, turn), self.side.leaf, self.blade[0], bend, self.blade[1])
        self._stem(stem)
        for k in range(HALF_WAVES):
            if k % 3 == 1:
                self._head(heads, k)
            elif k % 3 == 2:
                self._tendril(tendrils, k)
        group = Group().add(keyline(tendrils, .7, 1.6)).add(keyline(leaves, *LAYER)).add(keyline(stem, *LAYER))
        return group.add(heads)

    def _stem(self, group: Group) -> None:
        for k in range(HALF_WAVES * 3):
            at, heading, _ = self.knot(k / 3 + .34)
            side = heading - 90 + (90 if k % 2 else -90)
            if self.name == "taker":
                thorn(group, Pose(at + polar(2.4, side), .08, side + 90), self.side.leaf.mid)
            elif self.name == "defenders" and k % 3 != 2:
                bead(group, at + polar(5.4, side), 2.7, self.side.bloom)
        shape = ribbon(self.spine, lambda u: 2.9 - .9 * clip01(u))
        group.silhouette(shape).fill(shape, self.side.leaf.mid)
        group.fill(ribbon(self.spine, lambda u: 0 * clip01(u), lambda u: 2.9 - .9 * clip01(u)), self.side.leaf.deep)

    def _head(self, group: Group, k: int) -> None:
        at, heading, bulge = self.knot(k + .55)
        middle = at - polar(4, heading) * bulge
        blossom(group, Pose(middle, .205, heading + 17 * k), self.name, HEAD)

    def _tendril(self, group: Group, k: int) -> None:
        at, heading, bulge = self.knot(k + .1)
        way = -bulge
        ahead = polar(1, heading - 90)
        aside = polar(1, heading) * way
        spots = [at, at + ahead * 10 + aside * 5, at + ahead * 20 + aside * 13]
        spine = tendril_line(spots, heading - 90 + way * 30, 5, .9, -way, 1.6)
        shape = taper(spine, 3, 1.5)
        group.silhouette(shape).fill(shape, self.side.leaf.light)
        if self.name == "defenders":
            bead(group, spine.end, 3, self.side.bloom)


def tip(name: str) -> str:
    """The end of a vine, growing upwards from the middle: a bud in a ruff of leaves that hides the cut."""
    group, ruff, head, side = Group(), Group(), Group(), SIDES[name]
    width, teeth = BLADE[name]
    for turn, size in ((-128, .84), (128, .84), (-78, 1.12), (78, 1.12), (-34, 1.0), (34, 1.0)):
        leaf(ruff, Pose(160 + 168j, size, turn), side.leaf, width, .16 if turn > 0 else -.16, teeth)
    bud(head, Pose(160 + 160j, 1.32, 0), side, .2)
    group.add(keyline(ruff, 3.4, 9.6)).add(keyline(head, 3.6, 12))
    return document(group, 320, 320)
