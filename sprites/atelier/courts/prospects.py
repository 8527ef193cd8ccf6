"""The landscapes in the halos of knights and knaves, in a few tones under a wide sky."""
from __future__ import annotations

from collections.abc import Sequence

from .. import palette as pal
from ..card import CourtInks
from ..frame import OFF_KEY
from ..geometry import Spot, circle, point
from ..line import ruled
from ..splines import curve
from ..svg import Group

DISC = 166.0  # the radius within the ring
Bands = Sequence[tuple[float, str]]  # from y on downwards this tone


def prospect(inks: CourtInks, tone: str, bands: Bands, land: Group, grain: str) -> Group:
    """A sky of `tone` above `bands`, with lines of a `grain`, `land` on it, within the ring of the halo."""
    disc, at = circle(point(inks.halo_at) + OFF_KEY, DISC), point(inks.halo_at)
    picture = Group().fill(circle(at, DISC + 8), tone)
    picture.add(ruled((at - DISC * (1 + 1j), at + DISC * (1 + .2j)), grain, 0, 6, 1.3))
    for top, ink in bands:
        wave: list[Spot] = [(at.real - 180, top + 3), (at.real - 80, top - 5), (at.real + 40, top + 4),
                            (at.real + 180, top - 3)]
        picture.fill(curve([*wave, (at.real + 180, 460, "c"), (at.real - 180, 460, "c")], True), ink)
    picture.add(land)
    return Group().clip(disc, picture).stroke(circle(at, DISC), pal.INK, 2)
