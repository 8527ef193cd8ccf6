"""Four of hearts: a bough from below; on it the buds in the order of their opening, each its own way."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, foot, hills, low_sun
from ..growth import rose as r
from ..growth.rose_guests import MOSS, robins_pincushion
from ..pip_cards import pip_card
from ..splines import curve
from ..svg import Group

MAIN = curve([(66, 1130), (92, 960), (108, 820), (156, 710), (270, 640), (410, 668), (506, 650), (548, 700)])
LOW = curve([(250, 1130), (300, 980), (306, 820), (260, 742)])
# share of the bough, where a bud stands, bend of its stalk, size, how far open
BUDS = ((.28, 96 + 656j, .06, .8, 0), (.47, 148 + 474j, .16, 1.2, .3), (.60, 301 + 350j, .04, 1.38, 1),
        (.79, 452 + 478j, -.09, 1.3, .6))
# stem, share, length, turn, bend, pairs, tones: those behind first
LEAVES = ((MAIN, .58, 272, 116, .18, 3, 0), (MAIN, .86, 140, 70, .14, 2, 1), (LOW, .30, 184, 78, .14, 3, 0),
          (LOW, .22, 190, -60, -.14, 3, 1), (MAIN, .16, 160, -30, -.14, 2, 0), (MAIN, .35, 160, -27, -.14, 2, 1),
          (MAIN, .08, 140, 95, .14, 2, 0))
SHADED = ((LOW, .02, 170, -52, .1, 2, 3), (LOW, .04, 180, 60, .1, 3, 3), (MAIN, .02, 150, 44, .1, 2, 3))
EARTH = [(-10, 1070), (140, 1060), (300, 1074), (440, 1060), (640, 1066)]


def draw() -> Card:
    """The whole card."""
    growth = Growth("H")
    shaded, back, front = (Group() for _ in range(3))
    growth.add(low_sun("H", 305 + 290j, 150))
    growth.add(hills("H", [(-10, 960), (150, 990), (330, 956), (640, 976)], [(-10, 1014), (240, 1000), (640, 1020)]))
    r.leaves(shaded, SHADED)
    growth.back(shaded, foot("H", EARTH, r.ROSE_LEAF.mid, 3))
    r.leaves(back, LEAVES)
    growth.put(back, 3.0)
    r.briar(front, LOW, 12, 4, 9)
    r.briar(front, MAIN, 19, 6, 17)
    for share, to, lean, scale, open_ in BUDS:
        r.rose_bud(front, r.on_twig(r.twig(front, complex(MAIN.at(share)), to, lean), scale), open_=open_)
    r.rose_bud(front, r.on_twig(MAIN, .85, 20), open_=.1)
    growth.put(front, 4.2)
    gall = Group()
    robins_pincushion(gall, complex(LOW.end), 44, MOSS, r.ROSE_LEAF)
    growth.put(gall, 3.0)
    return pip_card("H", 4, growth)
