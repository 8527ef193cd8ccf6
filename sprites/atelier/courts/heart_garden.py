"""The landscape behind the knight of hearts: a valley in May, poplars and fruit trees in flower."""
from __future__ import annotations

from ..geometry import circle
from ..splines import curve
from ..svg import Group
from ..trumps.scenery import bars, cypress
from .prospects import Bands

TONE, GRAIN = "#A5C9C4", "#95BBB6"
BANDS: Bands = (132, "#BFD9CA"), (172, "#D9E5CD"), (214, "#F0EBCF")


def valley() -> Group:
    land = Group()
    bars(land, ((236, 150, 90, 10), (222, 162, 60, 7), (420, 170, 110, 9), (316, 196, 60, 6)), "#F3F1DF", "#E4EBD8")
    land.fill(curve([(150, 262, "c"), (216, 240), (280, 256), (350, 236), (430, 250), (530, 238, "c"),
                     (530, 470, "c"), (150, 470, "c")], True), "#A9C3A8")
    for x, y, tall, wide in ((202, 286, 84, 7.5), (220, 290, 102, 8.5), (240, 292, 78, 7), (470, 290, 90, 8)):
        land.fill(cypress((x, y), tall, wide), "#6F9883")
    land.fill(curve([(150, 284, "c"), (230, 276), (320, 284), (420, 272), (530, 284, "c"), (530, 470, "c"),
                     (150, 470, "c")], True), "#8DB08E")
    for x, y, r in ((268, 272, 12), (286, 266, 14), (304, 274, 11), (318, 268, 10), (188, 292, 13), (180, 280, 10)):
        land.fill(circle((x, y), r), "#D99A9C").fill(circle((x - .25 * r, y - .3 * r), r * .6), "#EDC1BC")
    return land
