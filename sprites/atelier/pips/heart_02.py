"""Two of hearts: the shoot. One briar crooks round the upper sign, a younger one round the lower."""
from __future__ import annotations

from ..card import Card
from ..geometry import angle
from ..growth.rose import ROSE, ROSE_LEAF, YOUNG, briar, foliage, on_twig, rose_bud, rose_leaf, twig
from ..line import keyline
from ..pip_cards import pip_card, pip_room
from ..room import along
from ..splines import curve
from ..svg import Group

MAIN = curve([(92, 1130), (128, 950), (182, 780), (300, 620), (428, 470), (462, 300), (398, 138), (280, 112),
              (214, 186)])
SIDE = curve([(128, 1130), (236, 1020), (372, 986), (464, 884), (486, 780), (450, 716), (400, 730)])


def draw() -> Card:
    """The whole card."""
    growth, old, young, front = Group(), Group(), Group(), Group()
    room = pip_room(2, [*along(MAIN, 40), *along(SIDE, 24), (214 + 250j, 40), (505 + 90j, 50), (380 + 790j, 60)])
    foliage(old, room, [(MAIN, .30, 310, 3), (MAIN, .53, 270, 2), (MAIN, .47, 290, 3), (MAIN, .12, 190, 2),
                        (MAIN, .66, 200, 2), (MAIN, .74, 150, 2)])
    foliage(young, room, [(SIDE, .28, 130, 2), (SIDE, .40, 120, 2)], (YOUNG,))
    rose_leaf(young, SIDE.end, 128, angle(complex(SIDE.tangent(1.0))) + 90, -.2, 2, YOUNG, width=.2)
    rose_leaf(young, complex(SIDE.at(.93)), 80, angle(complex(SIDE.tangent(.93))) + 60, -.2, 1, YOUNG, width=.2)
    growth.add(keyline(old, .9, 3.6, ROSE_LEAF.line)).add(keyline(young, .9, 3.4, YOUNG.line))
    briar(front, SIDE, 10, 3, 9)
    briar(front, MAIN, 17, 4.5, 15, until=.92)
    rose_bud(front, on_twig(MAIN, 1.0), ROSE)
    small = twig(front, complex(MAIN.at(.80)), 505 + 128j, .16)
    rose_bud(front, on_twig(small, .8), ROSE)
    growth.add(keyline(front, 1.0, 4.4, ROSE_LEAF.line))
    return pip_card("H", 2, growth)
