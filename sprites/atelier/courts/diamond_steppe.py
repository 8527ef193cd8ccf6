"""The landscape behind the knight of diamonds: a town of domes before a low sun."""
from __future__ import annotations

from ..splines import curve
from ..svg import Group
from ..trumps.scenery import bars, luminary
from .prospects import Bands

TONE, GRAIN = "#5F8F8E", "#557F80"
BANDS: Bands = (136, "#7DA59C"), (184, "#A3BBA0"), (236, "#CFCB9F")


def steppe() -> Group:
    land = Group()
    luminary(land, (424, 236), 44, ("#E9D8A2", "#F8EBC0"), "#B9A56C")
    far, near = "#7C9083", "#66796A"
    for x, top, wide in ((186, 176, 5), (246, 190, 4.5)):  # minarets
        land.fill(curve([(x - wide, 400, "c"), (x - wide, top + 16, "c"), (x - wide - 3, top + 14, "c"),
                         (x - wide - 2, top + 8, "c"), (x - wide + 1, top + 6, "c"), (x, top - 18, "c"),
                         (x + wide - 1, top + 6, "c"), (x + wide + 2, top + 8, "c"), (x + wide + 3, top + 14, "c"),
                         (x + wide, top + 16, "c"), (x + wide, 400, "c")], True), far)
    for x, y, r in ((216, 236, 22), (254, 256, 16), (388, 268, 15), (452, 290, 18)):  # domes
        land.fill(curve([(x - r, 400, "c"), (x - r, y + 10, "c"), (x - r * 1.06, y - 4), (x - r * .5, y - r * 1.0),
                         (x, y - r * 1.7, "c"), (x + r * .5, y - r * 1.0), (x + r * 1.06, y - 4), (x + r, y + 10, "c"),
                         (x + r, 400, "c")], True), far)
    land.fill(curve([(150, 282, "c"), (230, 268), (320, 286), (420, 280), (520, 296, "c"), (520, 470, "c"),
                     (150, 470, "c")], True), near)
    bars(land, ((210, 140, 110, 9), (420, 160, 120, 8), (390, 184, 70, 6), (230, 160, 60, 5)), "#D6DBB8")
    return land
