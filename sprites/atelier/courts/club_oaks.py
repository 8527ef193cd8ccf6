"""The landscape behind the king of clubs: an oak on a hill before a low sun, rooks on their way to it."""
from __future__ import annotations

from ..geometry import circle
from ..line import ends, taper
from ..splines import curve
from ..svg import Group
from ..trumps.scenery import bars, luminary
from .prospects import Bands

TONE, GRAIN = "#D3A45C", "#C5954D"
BANDS: Bands = (148, "#DEB670"), (204, "#E8C985"), (256, "#F1DCA6")
CROWN = (  # of the oak: its boughs from the lowest up, on both sides of the trunk
    (244, 306, 14), (180, 306, 15), (214, 302, 17), (258, 290, 15), (168, 288, 15), (232, 286, 19), (194, 284, 20),
    (246, 268, 18), (178, 266, 18), (212, 264, 22), (230, 246, 17), (196, 246, 17))
ROOKS = ((262, 178, 1.25), (286, 160, 1.05), (240, 196, 1.1), (274, 202, .95), (408, 176, 1.0), (424, 192, .9))


def oaks() -> Group:
    land = Group()
    luminary(land, (262, 272), 44, ("#F3D795", "#FBEBC2"), "#C99F55")
    bars(land, ((214, 166, 120, 9), (250, 222, 90, 6), (420, 158, 110, 8), (426, 230, 90, 6)), "#F3DFAE", "#E9C88A")
    land.fill(curve([(150, 326, "c"), (220, 304), (290, 318), (380, 300), (520, 314, "c"), (520, 470, "c"),
                     (150, 470, "c")], True), "#C2AE6C")
    for x, r in ((262, 10), (274, 13), (290, 11), (398, 14), (414, 12), (428, 15)):
        land.fill(circle((x, 310), r), "#A59C60")
    land.fill(curve([(150, 360, "c"), (206, 342), (270, 352), (340, 372), (520, 350, "c"), (520, 480, "c"),
                     (150, 480, "c")], True), "#8C9458")
    for spots, width in (([(212, 366), (211, 322), (214, 268)], 15), ([(211, 326), (228, 304), (244, 290)], 6),
                         ([(211, 330), (196, 308), (180, 296)], 6)):
        land.fill(taper(curve(spots), width, .4 * width), "#5F5234")
    for tone, shift, share in (("#5C7042", 0, 1), ("#748650", -5 - 6j, .8), ("#7F8F57", -8 - 10j, .5)):
        for x, y, r in CROWN:
            land.fill(circle(complex(x, y) + shift * r / 18, r * share), tone)
    for x, y, size in ROOKS:
        for side in (-1, 1):
            wing = curve([(x, y), (x + side * 7 * size, y - 5 * size), (x + side * 14 * size, y - size)])
            land.fill(taper(wing, 4 * size, .6, ends(.1, .5)), "#4E4A36")
    return land
