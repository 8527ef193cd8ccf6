"""The winner's garland: two branches from a knot of blossoms at the foot, open at the top."""
from __future__ import annotations

import numpy as np

from .. import palette as pal
from ..geometry import angle, polar, smooth
from ..line import keyline
from ..ribbons import clip01, ribbon
from ..splines import Pose
from ..svg import Group, document
from ..tones import Tones
from .sides import SIDES, Side
from .sprigs import Line, bead, bud, flax, leaf, poppy

SIDE = 800
MIDDLE = 400 + 400j
RADIUS = 306
REACH = 166  # degrees that a branch covers
LAYER: Line = (1.6, 4.6)
HEAD: Line = (1.6, 5.4)
GOLD = Side(Tones("#FFF0B8", "#F2C24E", "#C98A2B", "#7A4A14"), SIDES["taker"].leaf, pal.INK,
            Tones("#F3A084", "#C0442F", "#8E2F26", "#5A1B14"))
HEADS = ((.17, .46, "gold"), (.34, .53, "poppy"), (.52, .42, "gold"), (.69, .46, "poppy"), (.84, .34, "gold"))
"""For each blossom of a branch: its place, size and kind."""


class Branch:
    """One half of the garland, growing from the foot along a gently curved line; ``way`` is 1 for the right one."""

    def __init__(self, way: int) -> None:
        self.way = way
        shares = np.linspace(0, 1, 200)
        turns = np.radians(90 - way * shares * REACH)
        far = RADIUS + 8 * np.sin(shares * np.pi * 7)
        self.spine = smooth(MIDDLE + far * np.exp(1j * turns))

    def at(self, share: float) -> tuple[complex, float]:
        """Point and heading in degrees (0 is up) at a share of the branch."""
        return complex(self.spine.at(share)), angle(self.spine.tangent(share)) + 90

    def stem(self, group: Group) -> None:
        """The stem, thinner towards its end."""
        shape = ribbon(self.spine, lambda u: 5.4 - 2.8 * clip01(u))
        group.silhouette(shape).fill(shape, GOLD.leaf.mid)
        group.fill(ribbon(self.spine, lambda u: 0 * clip01(u), lambda u: 5.4 - 2.8 * clip01(u)), GOLD.leaf.deep)

    def leaves(self, group: Group) -> None:
        """Leaves on both sides, smaller towards the end; berries between them."""
        for k in range(17):
            share = .03 + .94 * k / 16
            where, heading = self.at(share)
            size = .92 - .40 * share
            for out in (1, -1):
                turn = heading - self.way * out * (-48 if out > 0 else -40)
                leaf(group, Pose(where, size * (1 if out > 0 else .78), turn), GOLD.leaf if k % 3 else DEEP, 46,
                     self.way * out * .2, 3)

    def berries(self, group: Group) -> None:
        """Pairs of red berries on the outside."""
        for k in range(6):
            where, heading = self.at(.1 + .15 * k)
            for spread in (-14, 8):
                bead(group, where + polar(54 - 16 * k / 6, heading - 90 + self.way * (-64 + spread)), 7.4 - .5 * k,
                     SIDES["taker"].bloom)

    def heads(self, group: Group) -> None:
        """Blossoms along the branch and a bud at its end."""
        tip, heading = self.at(1)
        layer = Group()
        bud(layer, Pose(tip, .42, heading), SIDES["taker"], .3)
        group.add(keyline(layer, *LAYER))
        for share, size, kind in reversed(HEADS):
            where, turn = self.at(share)
            (poppy if kind == "poppy" else flax)(group, Pose(where, size, turn + 90 * share),
                                                 SIDES["taker"] if kind == "poppy" else GOLD, HEAD)


DEEP = Tones("#A9C29A", "#6F9A72", "#3F6B55", pal.INK)


def garland() -> str:
    """The whole garland."""
    stems, leaves, berries, heads = Group(), Group(), Group(), Group()
    for branch in (Branch(1), Branch(-1)):
        branch.stem(stems)
        branch.leaves(leaves)
        branch.berries(berries)
        branch.heads(heads)
    foot = MIDDLE + RADIUS * 1j
    for off, size, side, draw in ((-62, .50, GOLD, flax), (62, .50, GOLD, flax), (0, .70, SIDES["taker"], poppy)):
        draw(heads, Pose(foot + off - abs(off) * .12j, size, off), side, HEAD)
    group = Group().add(keyline(berries, *LAYER)).add(keyline(stems, *LAYER)).add(keyline(leaves, *LAYER)).add(heads)
    return document(group, SIDE, SIDE)
