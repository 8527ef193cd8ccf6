"""The landscape behind the knave of hearts: a tower with a lit window in the evening."""
from __future__ import annotations

from ..geometry import Spot, circle
from ..line import taper
from ..splines import curve
from ..svg import Group
from ..trumps.scenery import bars, cypress
from .prospects import Bands

TONE, GRAIN = "#C79AA0", "#BC8D95"
BANDS: Bands = (124, "#DBB0A2"), (168, "#ECCBA5"), (220, "#F5DFB2")
STONE, DARK, LIT = "#AD8590", "#8F6A7C", "#FBE7A0"


def tower() -> Group:
    land = Group()
    bars(land, ((420, 128, 120, 9), (380, 150, 70, 6), (240, 150, 90, 8)), "#EBC7AB", "#E2B5A6")
    land.fill(curve([(150, 318, "c"), (240, 300), (340, 312), (430, 290), (520, 300, "c"), (520, 470, "c"),
                     (150, 470, "c")], True), "#C9A198")
    for x, tall in ((408, 84), (424, 110), (496, 120)):
        land.fill(cypress((x, 340), tall, 8), "#8D7B80")
    land.fill(curve([(444, 200, "c"), (486, 200, "c"), (488, 400, "c"), (442, 400, "c")], True), STONE)
    land.fill(curve([(470, 200, "c"), (486, 200, "c"), (488, 400, "c"), (472, 400, "c")], True), DARK)
    land.fill(curve([(436, 202, "c"), (465, 150, "c"), (494, 202, "c")], True), DARK)
    window: list[Spot] = [(455, 248, "c"), (455, 228), (463, 217), (471, 228), (471, 248, "c")]
    land.fill(curve(window, True), LIT)
    land.fill(curve([(436, 248, "c"), (494, 248, "c"), (490, 256, "c"), (440, 256, "c")], True), DARK)
    for x in range(442, 492, 8):
        land.fill(taper(curve([(x, 248), (x, 236)]), 2, 2), DARK)
    land.fill(taper(curve([(437, 235), (493, 235)]), 3, 3), DARK)
    land.fill(circle((463, 238), 4, 7), "#B4525F")
    return land
