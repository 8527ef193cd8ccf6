"""The landscape behind the knave of diamonds: fields of sunflowers in fair weather."""
from __future__ import annotations

from ..geometry import circle, point
from ..splines import curve
from ..svg import Group
from ..trumps.scenery import bars
from .prospects import Bands

TONE, GRAIN = "#7FB0AC", "#73A4A1"
BANDS: Bands = (150, "#9DC2B4"), (206, "#C3D5B5"), (250, "#E4E0B2")


def fields() -> Group:
    land = Group()
    bars(land, ((220, 176, 100, 13), (196, 190, 80, 9), (440, 222, 120, 12), (452, 238, 80, 8)), "#F1EDD3", "#DFE4CC")
    land.fill(curve([(150, 322, "c"), (210, 304), (280, 314), (400, 300), (520, 316, "c"), (520, 470, "c"),
                     (150, 470, "c")], True), "#B9BE7C")
    land.fill(curve([(150, 340, "c"), (260, 328), (400, 336), (520, 326, "c"), (520, 470, "c"), (150, 470, "c")], True),
              "#8FA05C")
    for k in range(22):
        at = point((160 + 17 * k, 346 + 9 * (k % 3)))
        land.fill(circle(at, 5.4), "#E3B23C").fill(circle(at, 2.4), "#5F4027")
    return land
