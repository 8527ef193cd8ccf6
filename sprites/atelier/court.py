"""The frame of the double-headed courts, drawn once for all sixteen."""
from __future__ import annotations

import numpy as np

from . import frame
from . import palette as pal
from .card import Card, Court, CourtInks
from .geometry import Path, circle, line
from .splines import curve
from .suits import SUITS, ground_lines, pip
from .svg import HALF_TURN, Group

__all__ = ["CourtInks", "BAND", "court_opening", "index_signs", "corner_index", "court_card", "court_half", "both_ways"]

BAND = curve([(-10, 660), (120, 664), (230, 624), (305, 560), (380, 496), (490, 456), (620, 460)])


def court_opening() -> Path:
    """The picture window of courts and pip cards: index lobes top left and bottom right."""
    upper = frame.lobe_line()
    corner = frame.corner_arc()
    half = upper + line(upper.end, corner.start) + corner
    other = frame.half_turned(half)
    return (half + line(half.end, other.start) + other + line(other.end, half.start)).close()


def index_signs(group: Group, rank: str, suit: str) -> None:
    """The index top left: `rank` over the sign of `suit`."""
    single = len(rank) == 1
    frame.index_number(group, rank, (96, 140), 116 if single else 106, 154, SUITS[suit].colour,
                       stretch=1 if single else .86)
    pip(group, suit, (96, 187), 66)


def corner_index(rank: str, suit: str) -> Group:
    """The index top left with its whiplashes."""
    group = Group()
    frame.corner_lobe(group)
    index_signs(group, rank, suit)
    return group


def _middle_band(group: Group, colour: str) -> None:
    for ink, width in ((pal.INK, 30), (pal.PAPER_WARM, 25), (pal.INK, 20)):
        group.stroke(BAND, ink, width)
    group.stroke(BAND.placed(at=.7 * frame.OFF_KEY), colour, 17)
    curls = Group()
    for u in np.linspace(.06, .94, 15):
        z, t = BAND.at(u), BAND.tangent(u)
        group.fill(circle(z, 4), pal.GILT_LIGHT)
        for s in (-1, 1):
            curls.ink(curve([z + 5 * s * t, z + 12 * s * t + 5j * t * s, z + 19 * s * t]), 3.2, "out",
                      pal.GILT_LIGHT)
    group.add(curls)


def court_card(figure: Group, rank: str, suit: str, inks: CourtInks) -> Card:
    """A whole court card: `figure` is the upper half, cut by the band and turned for the lower half.

    `figure` is drawn in card units without its heavy contour, which is added here.
    """
    group, window = Card(Court(figure, rank, suit, inks)), court_opening()
    group.add(frame.card_paper()).fill(window, inks.ground)
    upper, lower = (court_half(figure, suit, inks, off) for off in (frame.OFF_KEY, -frame.OFF_KEY))
    group.clip(window, both_ways(upper, lower, inks.band))
    frame.margin(group, window)
    frame.gilt_line(group, window, off=.6 * frame.OFF_KEY)
    index = corner_index(rank, suit)
    return group.add(index).add(index, HALF_TURN)


def court_half(figure: Group, suit: str, inks: CourtInks, off: complex) -> Group:
    """The picture of the upper half before it is cut: halo, `figure` and ground.

    `off` is the offset of the halo's colours from its lines.
    """
    half = Group()
    ground_lines(half, suit, inks.lines, .5)
    frame.halo(half, inks.halo_at, 206, 40, inks.ring, inks.disc,
               lambda g, c, a: pip(g, suit, c, inks.sign_size, a + 90, whips=False, colour=inks.sign,
                                   edge=inks.sign_edge),
               20, off)
    return half.add(figure.outlined(9))


def both_ways(half: Group, other: Group, band: str) -> Group:
    """`half` cut by the middle band, with `other` turned below it."""
    above = (BAND + line(BAND.end, (640, -20)) + line((640, -20), (-20, -20)) + line((-20, -20), BAND.start)).close()
    both = Group().add(Group().clip(above, half)).add(Group().clip(above, other), HALF_TURN)
    _middle_band(both, band)
    return both
