"""Nine of hearts: the fullest; one of its roses opens in the middle and a rose chafer feeds on the largest."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, foot, hills
from ..flowers.turned import View
from ..growth import rose as r
from ..growth.rose_goblet import rose_goblet
from ..growth.rose_guests import CHAFER, rose_chafer
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones, mix_ink

DEEP = Tones(r.ROSE.light, mix_ink(r.ROSE.mid, r.ROSE.deep, .45), mix_ink(r.ROSE.deep, r.ROSE.line, .22), r.ROSE.line)
MAIN = curve([(330, 1130), (452, 1000), (548, 860), (540, 690), (500, 520), (552, 360), (536, 220), (450, 140)])
LEFT = curve([(150, 1130), (60, 980), (104, 820), (60, 660), (88, 490), (110, 376)])
MIDDLE = curve([MAIN.at(.50), (500, 452), (430, 372), (330, 364)])
SHADED = ((LEFT, .03, 170, -36, .1, 2, 3), (MAIN, .03, 200, -50, .1, 3, 3), (MAIN, .02, 150, 60, .1, 2, 3),
          (LEFT, .02, 210, 50, .1, 3, 3), (MAIN, .30, 220, -50, .1, 3, 3))
EARTH = [(-10, 1050), (150, 1066), (320, 1056), (640, 1070)]
# The stalks of the other flowers: foot, top, lean.
TWIGS = ((LEFT.at(.60), 118 + 596j, -.12), (MAIN.at(.27), 496 + 796j, .16), (LEFT.at(.05), 150 + 1020j, .2))
# stem, share, length, turn, bend, pairs, tones: those behind first
LEAVES = ((LEFT, .34, 190, 29, .14, 3, 0), (LEFT, .74, 190, 6, .14, 3, 1), (MIDDLE, .45, 150, 8, .14, 2, 0),
          (MAIN, .86, 106, -60, -.14, 2, 0), (MAIN, .46, 140, -41, -.14, 2, 1), (MAIN, .08, 130, 14, .1, 2, 0),
          (MAIN, .92, 150, 5, .14, 2, 1))


def draw() -> Card:
    """The whole card."""
    growth = Growth("H")
    shaded, back, front = (Group() for _ in range(3))
    growth.add(hills("H", [(-10, 950), (180, 966), (360, 940), (640, 960)], [(-10, 1004), (240, 992), (640, 1010)]))
    r.leaves(shaded, SHADED)
    growth.back(shaded, foot("H", EARTH, r.ROSE_LEAF.mid, 4))
    flowers, near, guest = Group(), Group(), Group()
    r.leaves(back, LEAVES)
    growth.put(back, 3.0)
    r.briar(front, LEFT, 14, 5, 17)
    r.briar(front, MIDDLE, 9, 5, 6)
    r.briar(front, MAIN, 18, 6, 18, begin=.24)
    for root, top, lean in TWIGS:
        r.twig(front, complex(root), top, lean, 8, 5, r.BRIAR)
    r.rose_bud(front, r.on_twig(LEFT, .9, -2), open_=.6)
    growth.put(front, 3.2)
    rose_goblet(flowers, Pose((440, 188), .84, -12))
    r.rose_open(flowers, View((305, 356), 88, 38, .42, -20), DEEP, -76, 5)
    r.rose_side(flowers, Pose((116, 600), .72, 26))
    r.rose_bud(flowers, Pose(496 + 806j, 1.05, 14), open_=1)
    r.rose_behind(flowers, View((298, 1004), 78, 50, -.2, 20), seed=4)
    growth.put(flowers, 4.2)
    r.rose_open(near, View((166, 1010), 104, 42, .36, -12), first=-76, seed=9)
    growth.put(near, 4.6)
    rose_chafer(guest, Pose((204, 984), 1.08, -128), CHAFER)
    growth.put(guest, 3.0)
    return pip_card("H", 9, growth)
