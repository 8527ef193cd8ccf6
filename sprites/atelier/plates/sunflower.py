"""The sunflower of the diamonds: a head in flower, an opening one, a bud, and broad leaves."""
from __future__ import annotations

from PIL.Image import Image

from ..flowers.turned import View
from ..growth.sunflower import SEED, SUNFLOWER, SUNFLOWER_LEAF, opening_cup, sun_opening, sunflower
from ..growth.sunflower_leaf import COOL_LEAF, sun_bud, sun_leaf, sun_stem
from ..splines import Pose, curve
from ..svg import Group
from .mount import ground, mounted

EDGE = SUNFLOWER_LEAF.line
MAIN = curve([(292, 775), (310, 600), (286, 430), (300, 250)])
RIGHT = curve([(300, 560), (380, 500), (446, 420), (462, 340)])
LEFT = curve([(294, 500), (220, 450), (156, 420), (128, 356)])
LEAVES = (([(302, 690), (390, 640), (450, 640), (552, 700)], 66, 62, .2, 0),
          ([(300, 650), (210, 600), (150, 600), (50, 664)], 62, 66, .2, .5),
          ([(292, 470), (350, 400), (400, 396), (388, 396)], 10, 10, .3, 0),
          ([(304, 590), (360, 566), (420, 540), (520, 540)], 44, 46, .2, .4),
          ([(292, 540), (230, 520), (180, 510), (84, 530)], 44, 42, .2, 0))


def draw() -> Image:
    leaves, stems, heads = Group(), Group(), Group()
    for k, (spots, left, right, stalk, roll) in enumerate(LEAVES):
        if left > 10:
            sun_leaf(leaves, curve(spots), left, (SUNFLOWER_LEAF, COOL_LEAF)[k % 2], right, stalk, roll)
    for spine, first, last in ((LEFT, 10, 7), (RIGHT, 11, 8), (MAIN, 20, 13)):
        sun_stem(stems, spine, first, last, SUNFLOWER_LEAF)
    sun_bud(heads, Pose((124, 340), .92, -14), SUNFLOWER, SUNFLOWER_LEAF, .5)
    view = View((464, 320), 82, 24, .8, 12)
    sun_opening(heads, view, SUNFLOWER, SEED, 3)
    opening_cup(heads, view, SUNFLOWER_LEAF)
    sunflower(heads, View((298, 190), 152, 62, .12, -8), SUNFLOWER, SEED, 28, 3, florets=220)
    return mounted((ground(EDGE), 1.0, EDGE), (leaves, 3.4, EDGE), (stems, 4, EDGE), (heads, 4.8, SUNFLOWER.line))
