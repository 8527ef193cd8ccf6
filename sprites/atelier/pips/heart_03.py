"""Three of hearts: an old cane round all three signs up to a large bud in front of the sun; a leafcutter bee."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, foot
from ..growth import rose as r
from ..growth import rose_turned as t
from ..growth.boughs import bough
from ..growth.rose_furled import furled
from ..growth.skies import air, drift, land, orb, streaks
from ..line import SHADE, ends, taper
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

BEE = Tones("#D9B98A", "#8A6A48", "#4A3426", "#2A1C18")
MAIN = curve([(84, 1136), (122, 1046), (250, 986), (392, 950), (476, 862), (452, 764), (346, 716), (230, 706),
              (136, 650), (98, 556), (134, 466), (232, 414), (340, 410), (420, 420), (474, 384, -84)])
NODES = (.115, .33, .525, .68, .84)
TWIGS = ((.60, 92 + 372j, -.16), (.86, 512 + 516j, -.2))
# share, length, turn, bend, pairs, tones, roll: those behind first
LEAVES = ((.54, 230, 206, .14, 3, 0, 0), (.33, 220, 4, .14, 2, 0, .6), (.105, 256, -34, .16, 3, 0, 0),
          (.40, 120, -24, .1, 1, 1, 0), (.255, 184, 6, -.14, 2, 1, .6), (.655, 150, -34, .14, 2, 1, 0))
FAR = ((MAIN, .05, 190, 66, .1, 3, 3), (MAIN, .17, 150, 140, .1, 2, 3), (MAIN, .02, 190, -20, .1, 2, 3))
SUN = 496 + 246j
EARTH = [(-10, 1062), (90, 1060), (210, 1072), (330, 1062), (470, 1070), (630, 1062)]

def _leafcutter(group: Group, pose: Pose) -> None:
    """A leafcutter bee about 60 long in flight, from above, its head up, a round piece of leaf below it."""
    piece = pose.circle((1, 22), 19, 24)
    group.silhouette(piece).fill(piece, r.ROSE_LEAF.mid)
    group.clip(piece, Group().fill(pose.shape([(2, -10), (40, -10), (40, 60), (4, 60)]), r.ROSE_LEAF.deep))
    group.contour(piece, .8, 2.4, r.ROSE_LEAF.line, SHADE)
    group.fill(taper(pose.curve([(1, 0), (2, 44)]), 1.8, .8), r.ROSE_LEAF.line)
    for side in (-1, 1):
        for (x, y), *others in (((4, -4), (26, -24), (46, -24), (44, -10), (18, 2)),
                                ((5, 2), (24, 0), (34, 10), (18, 12))):
            wing = pose.shape([(side * x, y, "c"), *((side * a, b) for a, b in others)])
            group.silhouette(wing).fill(wing, "#FBF6EA", .9).contour(wing, .7, 1.6, BEE.line, SHADE)
    body = pose.shape([(0, 0), (10, 6), (11, 20), (0, 36, "c"), (-11, 20), (-10, 6)])
    inside = Group().fill(body, BEE.deep)
    for y in (8, 16, 24):
        inside.fill(taper(pose.curve([(-12, y), (0, y + 3), (12, y)]), 2.8, 2.8, ends(.2, .2)), BEE.light)
    group.silhouette(body).clip(body, inside).contour(body, .8, 2, BEE.line, SHADE)
    for at, size in (((0, -6), 11), ((0, -20), 8.5)):
        part = pose.circle(at, size, size * .9)
        group.silhouette(part).fill(part, BEE.mid).contour(part, .8, 2, BEE.line, SHADE)
    for side in (-1, 1):
        group.fill(pose.circle((side * 6, -21), 2.8, 4), BEE.line)
        group.fill(taper(pose.curve([(side * 3, -27), (side * 9, -36), (side * 15, -36)]), 1.8, 1), BEE.line)


def _sunset() -> Group:
    scene = air("#EEC8B8", (180, "#F1D0BC"), (370, "#F4D9C2"), (560, "#F7E2C8"), (750, "#FAEBD0"))
    orb(scene, "H", SUN, 150, "#FDEDC0", "#F2D2B6", "#F7DDB8")
    drift(scene, ("#FAEADC", "#EACDBC"), (160, 330, 320, 64), (470, 620, 320, 64), (90, 760, 240, 50))
    streaks(scene, "#F1D0B2", (450, 250, 300, 9), (480, 330, 220, 8), (300, 470, 260, 8))
    land(scene, "H", ([(-60, 958), (60, 934), (170, 956), (300, 944), (430, 956), (520, 930), (680, 920)],
         [(-60, 1000), (150, 984), (340, 1006), (680, 976)], [(-60, 1040), (220, 1050), (680, 1030)]),
         ("#EAC6B0", "#CFA086", "#A67F64"))
    return scene


def draw() -> Card:
    growth = Growth("H")
    young, front, guest, far = Group(), Group(), Group(), Group()
    r.leaves(far, FAR, .2)
    growth.back(far, foot("H", EARTH, r.ROSE_LEAF.mid, 4))
    for share, length, turn, bend, pairs, cool, roll in LEAVES:
        back = Group()
        r.rose_leaf(back, complex(MAIN.at(share)), length, turn, bend, pairs, (t.DEEP_LEAF, r.ROSE_LEAF)[cool], t.STEM,
                    .24, roll=roll)
        growth.put(back, 2.7)
    r.rose_leaf(young, complex(MAIN.at(.94)), 104, 150, .1, 2, t.BRONZE, t.STEM)
    growth.put(young, 3.4)
    twigs = [r.twig(front, complex(MAIN.at(share)), to, lean, 9, 6, tones=t.STEM) for share, to, lean in TWIGS]
    r.briar(front, MAIN, 40, 12, 20, t.STEM)
    bough(front, MAIN, 42, 12, t.STEM, NODES)
    growth.put(front, 3.2)
    buds = Group()
    for spine, scale, open_, turn in zip(twigs, (.9, .84), (.15, .0), (10, -10), strict=True):
        r.rose_bud(buds, r.on_twig(spine, scale, turn), t.CARMINE, t.DEEP_LEAF, open_)
    growth.put(buds, 3.8)
    flower = Group()
    furled(flower, r.on_twig(MAIN, 1.1, -4), t.CARMINE, t.DEEP_LEAF)
    growth.put(flower, 4.6)
    _leafcutter(guest, Pose((172, 566), .86, 34))
    growth.put(guest, 3.0, .8, 0)
    return pip_card("H", 3, growth, _sunset())
