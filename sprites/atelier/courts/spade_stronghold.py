"""The landscape behind the knight of spades: a castle before the light of the morning."""
from __future__ import annotations

from ..geometry import Spot, circle
from ..splines import curve
from ..svg import Group
from ..trumps.scenery import bars
from .prospects import Bands

TONE, GRAIN = "#9C8FB0", "#8A7EA4"
BANDS: Bands = (112, "#CFAEB0"), (142, "#E9C9A8"), (184, "#F3DFB4"), (230, "#F6E9C6")


def stronghold() -> Group:
    land = Group()
    bars(land, ((250, 122, 150, 12), (430, 150, 130, 9), (222, 152, 100, 8), (440, 196, 90, 6), (250, 174, 60, 5)),
         "#8F86AA", "#D9A79C")
    far, near = "#A9A3B8", "#7F7F9F"
    land.fill(curve([(150, 318, "c"), (186, 290), (206, 272), (262, 270), (290, 290), (340, 300), (420, 290),
                     (520, 312, "c"), (520, 470, "c"), (150, 470, "c")], True), far)
    for x, top, wide in ((216, 216, 11), (238, 236, 16), (258, 204, 9)):
        teeth: list[Spot] = [(x - wide, 290, "c"), (x - wide, top, "c")]
        for k in range(3):
            left = x - wide + k * wide * .8
            teeth += [(left, top, "c"), (left + .4 * wide, top, "c"), (left + .4 * wide, top + 6, "c"),
                      (left + .8 * wide, top + 6, "c")]
        land.fill(curve([*teeth[:-2], (x + wide, top, "c"), (x + wide, 290, "c")], True), near)
    for x, y in ((216, 236), (258, 226), (240, 256)):
        land.fill(circle((x, y), 2.6, 4), "#F6E9C6")
    return land
