"""The landscape behind the knight of clubs: the edge of a wood in the haze of an autumn morning."""
from __future__ import annotations

from ..geometry import circle
from ..line import taper
from ..splines import curve
from ..svg import Group
from .prospects import Bands

TONE, GRAIN = "#DDC98C", "#CDB878"
BANDS: Bands = (128, "#E6D79F"), (176, "#EBE0B2")
TREES = ((188, 250, 1.0), (232, 226, 1.2), (282, 250, .9), (400, 230, 1.15), (446, 244, 1.0), (480, 260, .9))


def forest() -> Group:
    land = Group()
    for tone, low, size in (("#C2BE85", -14, 1.15), ("#A3AC76", 10, 1.0)):
        for k, (x, y, scale) in enumerate(TREES):
            for dx, dy, r in ((-20, 4, 20), (16, 2, 22), (0, -18, 22), (4, 22, 26)):
                land.fill(circle((x + dx * scale + 14 * (k % 2) * (low > 0), y + low + dy), r * scale * size), tone)
        land.fill(curve([(150, 286 + low, "c"), (240, 276 + low), (340, 284 + low), (520, 272 + low, "c"),
                         (520, 480, "c"), (150, 480, "c")], True), tone)
    for x, top, lean in ((204, 226, -4), (258, 216, 5), (424, 216, -5), (466, 236, 4)):
        land.fill(taper(curve([(x, 330), (x + lean * .4, 290), (x + lean, top)]), 8, 2), "#8B8A5C")
        for side, at in ((-1, 270), (1, 254)):
            bough = curve([(x + lean * .5, at), (x + 9 * side, at - 12), (x + 17 * side, at - 30)])
            land.fill(taper(bough, 4, 1), "#8B8A5C")
    land.fill(curve([(150, 322, "c"), (260, 312), (400, 318), (520, 308, "c"), (520, 480, "c"), (150, 480, "c")], True),
              "#8C9A62")
    return land
