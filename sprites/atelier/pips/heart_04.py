"""Four of hearts: a bough from below; upon it the buds in the order of their opening, as candles on an arm."""
from __future__ import annotations

from ..card import Card
from ..growth.depth import fallen_shade
from ..growth.rose import BRIAR, ROSE, ROSE_LEAF, ROSE_LEAF_COOL, briar, foliage, on_twig, rose_bud, rose_leaf, twig
from ..growth.rose_guests import MOSS, robins_pincushion
from ..line import keyline
from ..pip_cards import calm, pip_card, pip_room
from ..room import along
from ..splines import curve
from ..svg import Group

PETAL, LEAF, COOL, WOOD, GALL = calm("H", 4, ROSE, ROSE_LEAF, ROSE_LEAF_COOL, BRIAR, MOSS)
MAIN = curve([(66, 1130), (92, 960), (108, 820), (156, 710), (270, 640), (410, 668), (512, 624), (540, 520)])
LOW = curve([(250, 1130), (300, 980), (306, 820), (260, 742)])
# share of the bough, where a bud stands, bend of its stalk, size, how far open
BUDS = ((.30, 112 + 630j, .10, 1.05, 0), (.50, 190 + 552j, .10, 1.35, .2), (.66, 300 + 540j, .06, 1.65, .6),
        (.80, 432 + 544j, -.05, 1.75, 1))
DISCS = ((100 + 570j, 46), (198 + 480j, 50), (312 + 450j, 56), (424 + 420j, 66), (530 + 430j, 44))


def draw() -> Card:
    """The whole card."""
    growth, back, front = Group(), Group(), Group()
    room = pip_room(4, [*along(MAIN, 40), *along(LOW, 16), *DISCS])
    foliage(back, room, [(MAIN, .58, 250, 3), (MAIN, .74, 220, 2), (MAIN, .16, 220, 2), (MAIN, .40, 210, 2),
                         (LOW, .22, 200, 2), (MAIN, .90, 200, 2), (LOW, .42, 190, 2), (MAIN, .08, 190, 2),
                         (MAIN, .03, 170, 2), (LOW, .10, 150, 2)], (LEAF, COOL), WOOD)
    rose_leaf(back, complex(MAIN.at(.84)), 190, 178, -.12, 2, COOL, WOOD)
    growth.trim(fallen_shade(back, LEAF.line)).add(keyline(back, .9, 3.6, LEAF.line))
    briar(front, LOW, 12, 4, 9, WOOD)
    briar(front, MAIN, 19, 6, 17, WOOD)
    for share, to, lean, scale, open_ in BUDS:
        rose_bud(front, on_twig(twig(front, complex(MAIN.at(share)), to, lean, tones=WOOD), scale), PETAL, LEAF, open_)
    rose_bud(front, on_twig(MAIN, .9), PETAL, LEAF, .1)
    growth.trim(fallen_shade(front, LEAF.line)).add(keyline(front, 1.0, 4.4, LEAF.line))
    gall = Group()
    robins_pincushion(gall, complex(LOW.end), 44, GALL, LEAF)
    growth.trim(fallen_shade(gall, GALL.line)).add(keyline(gall, .8, 2.6, GALL.line))
    return pip_card("H", 4, growth)
