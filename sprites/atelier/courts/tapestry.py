"""The wall hanging in the halo of a queen."""
from __future__ import annotations

from .. import palette as pal
from ..card import CourtInks
from ..dress import brocade
from ..frame import OFF_KEY
from ..geometry import circle, point
from ..svg import Group
from .prospects import DISC


def tapestry(inks: CourtInks, suit: str, tone: str, figure: str) -> Group:
    """A hanging of `tone` within the ring of the halo, sown with the signs of `suit` in the ink `figure`."""
    at, cloth = point(inks.halo_at), Group()
    cloth.fill(circle(at, DISC + 8), tone)
    brocade(suit, figure, (at.real - DISC, at.imag - DISC, at.real + DISC, at.imag + DISC), (50, 40), 17, 12)(cloth)
    return Group().clip(circle(at + OFF_KEY, DISC), cloth).stroke(circle(at, DISC), pal.INK, 2)
