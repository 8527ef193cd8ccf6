"""Four of hearts: a bough from below; upon it the buds in the order of their opening, as candles on an arm."""
from __future__ import annotations

from ..card import Card
from ..growth.depth import fallen_shade
from ..growth.rose import BRIAR, ROSE, ROSE_LEAF, ROSE_LEAF_COOL, briar, on_twig, rose_bud, rose_leaf, twig
from ..growth.rose_guests import MOSS, robins_pincushion
from ..line import keyline
from ..pip_cards import calm, pip_card
from ..splines import curve
from ..svg import Group

PETAL, LEAF, COOL, WOOD, GALL = calm("H", 4, ROSE, ROSE_LEAF, ROSE_LEAF_COOL, BRIAR, MOSS)
MAIN = curve([(66, 1130), (92, 960), (108, 820), (156, 710), (270, 640), (410, 668), (512, 624), (540, 520)])
LOW = curve([(250, 1130), (300, 980), (306, 820), (260, 742)])
# share of the bough, where a bud stands, bend of its stalk, size, how far open
BUDS = ((.30, 106 + 636j, .10, 1.0, 0), (.49, 176 + 566j, .10, 1.2, .2), (.62, 286 + 536j, .08, 1.55, .6),
        (.78, 424 + 548j, -.05, 1.75, 1))
# stem, share, length, turn, bend, pairs, tones: those behind first
LEAVES = ((MAIN, .58, 272, 116, .18, 3, 0), (MAIN, .92, 130, 168, .14, 2, 1), (LOW, .30, 184, 78, .14, 3, 0),
          (LOW, .22, 190, -60, -.14, 3, 1), (MAIN, .16, 160, -30, -.14, 2, 0), (MAIN, .35, 160, -27, -.14, 2, 1),
          (MAIN, .08, 140, 95, .14, 2, 0))


def draw() -> Card:
    """The whole card."""
    growth, back, front = Group(), Group(), Group()
    for spine, share, length, turn, bend, pairs, cool in LEAVES:
        rose_leaf(back, complex(spine.at(share)), length, turn, bend, pairs, (LEAF, COOL)[cool], WOOD,
                  roll=.7 if cool else 0)
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
