"""The pip cards that have no drawing of their own yet: their signs on a ghost of a vine."""
from __future__ import annotations

import numpy as np

from .card import Card, Pips
from .court import corner_index, court_opening
from .frame import card_paper, gilt_line, margin, tendril_line
from .geometry import Path, angle, pair
from .pip_cards import SIZES, places
from .plants import sprout
from .ribbons import brush, bud_profile, ribbon
from .splines import curve
from .suits import SUITS, pip
from .svg import HALF_TURN, Group


def _vine_leaf(group: Group, branch: Path, place: float, side: int, length: float, width: float, ink: str) -> None:
    turn = angle(branch.tangent(place)) + 90 + side * 58
    spine = sprout(length, 0.16, pair(branch.at(place)), turn)
    half = bud_profile(0.75, 1.1)
    group.fill(ribbon(spine, lambda u: width * half(u)), ink)


VINE = curve([(96, 1120), (150, 960), (290, 870), (438, 806), (478, 700), (410, 610), (305, 560)])
VINE_LEAVES = ((.1, -1, 60, 18), (.2, 1, 58, 18), (.34, 1, 56, 17), (.52, 1, 60, 18), (.7, -1, 56, 17))
BRANCH_LEAVES = ((0, .2, -1, 54, 16), (0, .42, 1, 50, 15), (1, .24, 1, 54, 16), (1, .46, -1, 48, 15),
                 (2, .25, -1, 46, 14), (3, .3, 1, 54, 16), (3, .52, 1, 44, 13))


def _vine_branches() -> list[Path]:
    return [tendril_line([(146, 966), (92, 880), (84, 790), (120, 712)], -40, 34, 1.05, 1),
            tendril_line([(440, 804), (528, 742), (548, 640), (508, 560)], -140, 30, 1.05, -1),
            tendril_line([(282, 874), (236, 810), (240, 730), (290, 690)], 0, 28, 1.05, 1),
            tendril_line([(300, 866), (380, 900), (460, 880), (500, 820)], -70, 30, 1.05, -1)]


def ghost_vine(ink: str) -> Group:
    """Tone-on-tone whiplash growth for the lower half of a card."""
    group = Group()
    group.fill(brush(VINE, 13, lambda u: 1 - 0.35 * u), ink)
    branches = _vine_branches()
    for branch in branches:
        group.fill(brush(branch, 10, lambda u: np.minimum(1, .3 + np.asarray(u) * 4) * (1 - .62 * np.asarray(u))),
                   ink)
    for place, side, length, width in VINE_LEAVES:
        _vine_leaf(group, VINE, place, side, length, width, ink)
    for i, place, side, length, width in BRANCH_LEAVES:
        _vine_leaf(group, branches[i], place, side, length, width, ink)
    return group


def vine_card(suit: str, rank: int) -> Card:
    """The card of `rank` 1..10 in `suit`."""
    group, window, inks = Card(Pips(suit, rank)), court_opening(), SUITS[suit]
    group.add(card_paper()).fill(window, inks.ground)
    vine = ghost_vine(inks.vine)
    group.clip(window, Group().add(vine).add(vine, HALF_TURN))
    for x, y, turn in places(rank):
        pip(group, suit, (x, y), SIZES[rank], turn)
    margin(group, window)
    gilt_line(group, window, 7, 1.5)
    index = corner_index(str(rank), suit)
    return group.add(index).add(index, HALF_TURN)
