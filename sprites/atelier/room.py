"""Free room on a card: leaves are turned away from the signs, the frame and each other."""
from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from .geometry import Array, Path, angle, polar

Disc = tuple[complex, float]
Form = Sequence[tuple[float, float]]
LEANS, LEAN, SIZES = range(22, 100, 6), 52, (1, .9, .8, .7)  # degrees from the stem, the preferred one of them; shares
# The area covered by a leaf: at a share of its length a disc, with a radius as a share of the length.
PINNATE: Form = ((.3, .15), (.5, .20), (.7, .20), (.9, .15))
SIGN, FRAME, OTHER = 9, 3.6, 1  # the weight of each unit on which a leaf intrudes


class Room:
    """The occupied places of a card, as discs; `fit` finds the turn and length with the least overlap.

    The result is not random: the same requests in the same order give the same leaves.
    """

    def __init__(self, signs: Iterable[Disc], taken: Iterable[Disc], window: Path) -> None:
        self.signs, self.taken = list(signs), list(taken)
        self.window: Array = window.samples()[0][::6]

    def inside(self, spots: Array) -> Array:
        """Whether each of `spots` lies within the window."""
        a, b, z = self.window, np.roll(self.window, -1), np.asarray(spots)[..., None]
        crossing = (a.imag > z.imag) != (b.imag > z.imag)
        with np.errstate(divide="ignore", invalid="ignore"):
            x = a.real + (z.imag - a.imag) * (b.real - a.real) / (b.imag - a.imag)
        return (crossing & (z.real < x)).sum(-1) % 2 == 1  # type: ignore[no-any-return]  # numpy: Any along an axis

    def costs(self, centres: Array, radii: Array) -> Array:
        """The cost of the intrusions of each leaf, a row of discs: signs weigh most, then the frame, then the rest."""
        total = np.zeros(len(centres))
        for weight, discs in ((SIGN, self.signs), (OTHER, self.taken)):
            there, wide = np.array([at for at, _ in discs]), np.array([r for _, r in discs])
            if discs:
                deep = radii[..., None] + wide - np.abs(centres[..., None] - there)
                total += weight * np.maximum(0, deep).sum((1, 2))
        rim = centres[..., None] + radii[..., None] * np.array([polar(1, way) for way in range(0, 360, 45)])
        return total + FRAME * (radii * (~self.inside(rim)).mean(-1)).sum(-1)  # type: ignore[no-any-return]  # the same

    def fit(self, spine: Path, share: float, length: float, side: int = 0, form: Form = PINNATE,
            limit: float = 60) -> tuple[complex, float, float, int] | None:
        """Foot, length, turn and side of the best leaf from `spine` at `share`, whose place is then taken.

        It is None if no leaf costs less than `limit`. `side` -1 or 1 requires the left or the right of the stem.
        """
        root, upright = complex(spine.at(share)), angle(complex(spine.tangent(share))) + 90
        tries = [(scale, sign, lean) for scale in SIZES for sign in ((side,) if side else (-1, 1)) for lean in LEANS]
        sizes = np.array([length * scale for scale, _, _ in tries])
        ways = np.array([polar(1, upright + sign * lean - 90) for _, sign, lean in tries])
        reach, wide = np.array(form).T
        centres, radii = root + (sizes * ways)[:, None] * reach, sizes[:, None] * wide
        costs = self.costs(centres, radii) + [abs(lean - LEAN) * .15 + (1 - scale) * 60 for scale, _, lean in tries]
        best = int(np.argmin(costs))
        if costs[best] >= limit:
            return None
        self.taken += [(complex(at), float(r)) for at, r in zip(centres[best], radii[best], strict=True)]
        scale, sign, lean = tries[best]
        return root, length * scale, upright + sign * lean, sign


def along(spine: Path, count: int, first: float = .04, last: float = .96, radius: float = 7) -> list[Disc]:
    """Discs along a stem, so that leaves do not cover it."""
    return [(complex(spine.at(u)), radius) for u in np.linspace(first, last, count)]
