"""Pink flax: slender stems, flowers from the front, from behind and from the side, buds and capsules."""
from __future__ import annotations

from PIL.Image import Image

from ..flowers import flax
from ..flowers.perch import perch
from ..flowers.turned import View
from ..organs import stalk
from ..splines import curve
from ..svg import Group
from .mount import ground, mounted

EDGE = flax.FLAX_LEAF.line
# spine, leaves
STEMS = (([(296, 780), (306, 600), (280, 430), (286, 244)], 13), ([(304, 780), (352, 640), (436, 520), (452, 404)], 11),
         ([(288, 780), (240, 650), (160, 540), (134, 400)], 11), ([(312, 780), (392, 700), (478, 640), (520, 566)], 7),
         ([(280, 780), (206, 720), (120, 670), (84, 600)], 7))
# stem, share, end, size
BUDS = ((0, .66, (204, 320), .8), (1, .66, (524, 416), .74), (2, .70, (70, 446), .7))
FRUITS = ((0, .50, (372, 390), .8), (1, .42, (330, 520), .74))


def draw() -> Image:
    stems, heads = Group(), Group()
    spines = [curve(spots) for spots, _ in STEMS]
    for (_, leaves), spine in zip(STEMS, spines, strict=True):
        flax.flax_stem(stems, spine, 8.0, 3.0, leaves, 92, .06, .86, flax.FLAX_LEAF)
    for i, share, to, scale in (*BUDS, *FRUITS):
        foot = complex(spines[i].at(share))
        spine = curve([foot, (foot + complex(*to)) / 2 + 14 * complex(spines[i].tangent(share)), complex(*to)])
        stalk(stems, spine, 3.6, 2.6, flax.FLAX_LEAF)
        if (i, share, to, scale) in BUDS:
            flax.flax_bud(stems, perch(spine, scale), flax.FLAX, flax.FLAX_LEAF)
        else:
            flax.flax_capsule(stems, perch(spine, scale), flax.RIPE, flax.FLAX_LEAF)
    flax.flax_capsule(stems, perch(spines[3], .95), flax.RIPE, flax.FLAX_LEAF)
    flax.flax_bud(stems, perch(spines[4], .9), flax.FLAX, flax.FLAX_LEAF)
    flax.flax_side(heads, View((132, 388), 84, 20, .72, -16), flax.FLAX_PALE, flax.FLAX_LEAF, 5)
    flax.flax_behind(heads, View((456, 372), 88, 54, -.28, 20), flax.FLAX, flax.FLAX_LEAF, seed=2,
                     stem=curve([(450, 470), (456, 420), (456, 372)]))
    flax.flax_open(heads, View((286, 186), 146, 56, .34, -14), flax.FLAX, -96, 3)
    return mounted((ground(EDGE), 1.0, EDGE), (stems, 3.6, EDGE), (heads, 4.8, flax.FLAX.line))
