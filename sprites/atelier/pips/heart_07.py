"""Seven of hearts: a cane hangs in from above, its flowers half open or seen from the side; a hoverfly comes."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, foot, hills
from ..growth import rose as r
from ..growth.rose_goblet import rose_goblet
from ..growth.rose_petals import petals_loose
from ..growth.rose_visitors import EYES, HOVERFLY, hoverfly
from ..growth.visitors import WING
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group

FLY = HOVERFLY, EYES, WING
MAIN = curve([(640, 60), (560, 128), (528, 250), (552, 400), (530, 600), (440, 730), (300, 778), (160, 748), (84, 650),
              (76, 520)])
TOP = curve([(566, 118), (480, 112), (420, 150), (360, 176), (318, 158)])
FOOT = curve([(150, 1130), (140, 1050), (96, 960), (90, 880)])
# stem, share, length, turn, bend, pairs, tones: those behind first
LEAVES = ((MAIN, .86, 150, -84, -.14, 2, 0), (MAIN, .8, 190, -20, .14, 3, 1), (MAIN, .36, 109, -126, .14, 2, 0),
          (MAIN, .12, 120, -80, .14, 2, 1), (MAIN, .18, 120, 145, -.14, 2, 0), (TOP, .28, 120, -54, .14, 2, 0),
          (TOP, .5, 110, -84, .14, 2, 1), (MAIN, .44, 190, 168, -.14, 3, 1), (FOOT, 1.0, 140, -3, -.14, 2, 0),
          (FOOT, .74, 84, 30, .1, 2, 2), (FOOT, .4, 150, 77, .14, 3, 0), (FOOT, .5, 110, -83, -.14, 2, 1))
FALLEN = ((150, 812, 30, .8), (300, 1052, -12, .9), (372, 1040, 14, .8))
SHADED = ((FOOT, .03, 190, 40, .1, 3, 3), (FOOT, .02, 170, -40, .1, 2, 3), (FOOT, .1, 230, 82, -.1, 3, 3))
EARTH = [(-10, 1058), (130, 1070), (300, 1062), (430, 1074), (640, 1056)]


def draw() -> Card:
    """The whole card."""
    growth = Growth("H")
    shaded, back, front, flowers, guest = (Group() for _ in range(5))
    growth.add(hills("H", [(-10, 976), (180, 956), (360, 984), (640, 950)], [(-10, 1020), (300, 1008), (640, 1024)]))
    r.leaves(shaded, SHADED)
    growth.back(shaded, foot("H", EARTH, r.ROSE_LEAF.mid, 8))
    r.leaves(back, LEAVES)
    growth.put(back, 3.0)
    r.briar(front, FOOT, 9, 3, 5)
    r.briar(front, TOP, 9, 5, 7)
    r.briar(front, MAIN, 18, 5, 26)
    r.rose_bud(front, r.on_twig(MAIN, 1.0, 4), open_=.6)
    low = r.twig(front, complex(MAIN.at(.50)), 488 + 716j, .2)
    r.rose_bud(front, Pose(low.end, .9, 168), open_=.8)
    r.twig(front, complex(MAIN.at(.27)), 478 + 452j, -.2)
    growth.put(front, 3.2)
    r.rose_side(flowers, Pose((306, 776), 1.14, -4))
    r.rose_side(flowers, Pose((474, 456), .82, -18))
    rose_goblet(flowers, Pose((330, 174), .76, -16))
    petals_loose(flowers, FALLEN, r.ROSE)
    growth.put(flowers, 4.2)
    hoverfly(guest, Pose((300, 660), .95, 24), *FLY)
    growth.put(guest, 3.0)
    return pip_card("H", 7, growth)
