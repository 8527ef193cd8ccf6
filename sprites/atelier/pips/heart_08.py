"""Eight of hearts: full bloom on two canes that part at the foot; greenfly at a bud, a ladybird on its way to them."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, foot
from ..flowers.turned import View
from ..growth import rose as r
from ..growth.rose_visitors import greenfly
from ..growth.visitors import ladybird
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group

LEFT = curve([(330, 1130), (230, 1040), (104, 930), (58, 780), (92, 640), (62, 520), (84, 430), (120, 344)])
RIGHT = curve([(180, 1130), (336, 1014), (470, 910), (552, 780), (524, 620), (560, 470), (530, 330), (540, 230),
               (452, 160), (350, 130)])
GREENFLIES = ((.30, -3, -20), (.52, -5 - 2j, -34), (.66, 4 + 1j, -50), (.84, -4j, -64))  # share, aside, turn
# stem, share, length, turn, bend, pairs, tones: those behind first
LEAVES = ((LEFT, .40, 190, 30, .14, 3, 0), (LEFT, .30, 138, -98, -.14, 2, 1), (LEFT, .56, 150, 46, .14, 2, 1),
          (RIGHT, .56, 150, -44, -.14, 2, 0), (RIGHT, .44, 140, 40, -.14, 2, 1), (RIGHT, .68, 120, 20, .14, 2, 1),
          (RIGHT, .80, 130, 30, .14, 2, 0), (RIGHT, .14, 150, 80, .14, 2, 0))
SHADED = ((RIGHT, .04, 200, -60, .1, 3, 3), (LEFT, .04, 200, 66, .1, 3, 3), (LEFT, .12, 200, -70, .1, 3, 3))
EARTH = [(-10, 1056), (120, 1070), (260, 1062), (400, 1074), (640, 1054)]


def draw() -> Card:
    """The whole card."""
    growth = Growth("H")
    shaded, back, front, flowers, near, guest = (Group() for _ in range(6))
    r.leaves(shaded, SHADED)
    growth.back(shaded, foot("H", EARTH, r.ROSE_LEAF.mid, 2))
    r.leaves(back, LEAVES)
    growth.put(back, 3.0)
    r.briar(front, LEFT, 16, 6, 20)
    r.briar(front, RIGHT, 17, 6, 24)
    bud = r.twig(front, complex(RIGHT.at(.58)), 494 + 436j, .14)
    r.rose_bud(front, r.on_twig(bud, .8, -8), open_=.5)
    r.rose_bud(front, r.on_twig(LEFT, .7, 6), open_=.2)
    growth.put(front, 4.2)
    r.rose_side(flowers, Pose((536, 706), .58, 30))
    r.rose_open(flowers, View((330, 132), 84, 42, .36, -14), first=-80, seed=8)
    r.rose_behind(flowers, View((150, 1010), 76, 50, -.2, -22), seed=5)
    growth.put(flowers, 4.2)
    r.rose_open(near, View((130, 424), 92, 44, .36, -24), first=-70, seed=3)
    r.rose_open(near, View((456, 722), 86, 40, .40, 22), first=-96, seed=6)
    r.rose_open(near, View((266, 1012), 96, 44, .34, 12), first=-60, seed=2)
    growth.put(near, 4.4)
    greenfly(guest, [Pose(complex(bud.at(share)) + off, .95, turn) for share, off, turn in GREENFLIES])
    ladybird(guest, Pose(complex(RIGHT.at(.50)) - 1, .95, 4))
    growth.put(guest, 3.0)
    return pip_card("H", 8, growth)
