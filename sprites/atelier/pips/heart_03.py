"""Three of hearts: an old cane round all three signs up to a large bud in front of the sun; a leafcutter bee."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, dark, foot
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
MAIN = curve([(150, 1136), (190, 1050), (300, 984), (420, 920), (462, 830), (420, 746), (320, 708), (210, 676),
              (140, 600), (134, 510), (196, 440), (300, 420), (400, 424), (446, 384, -76)])
NODES = (.12, .33, .52, .68, .84)
TWIGS = ((.60, 88 + 392j, -.16), (.37, 474 + 604j, -.24))
# share, length, turn, bend, pairs, tones, roll: those behind first
LEAVES = ((.565, 210, 196, .14, 3, 0, 0), (.33, 150, 28, .14, 2, 0, .6), (.105, 250, -44, .16, 3, 0, 0),
          (.80, 120, 150, .1, 2, 1, 0), (.21, 170, 120, -.14, 2, 1, .6), (.655, 140, -60, .14, 2, 1, 0))
FAR = ((MAIN, .03, 200, 66, .1, 3, 0), (MAIN, .12, 170, 90, .1, 2, 0))
SUN = 452 + 268j
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
    scene = air("#C67C7C", (60, "#D99488"), (104, "#E6AE9A"), (150, "#F1D0BC"), (370, "#F4D9C2"), (560, "#F7E2C8"),
                (750, "#FAEBD0"))
    orb(scene, "H", SUN, 150, "#FDEDC0", "#F2D2B6", "#F7DDB8")
    drift(scene, ("#FAEADC", "#EACDBC"), (160, 360, 320, 64), (470, 760, 320, 64))
    streaks(scene, "#A8606A", (300, 82, 420, 12), (470, 120, 300, 9), (230, 138, 200, 7))
    land(scene, "H", ([(-60, 958), (60, 934), (170, 956), (300, 944), (430, 956), (520, 930), (680, 920)],
         [(-60, 1000), (150, 984), (340, 1006), (680, 976)], [(-60, 1040), (220, 1050), (680, 1030)]),
         ("#EAC6B0", "#CFA086", "#A67F64"))
    return scene


def draw() -> Card:
    growth = Growth("H")
    young, front, guest, far = Group(), Group(), Group(), Group()
    t.leafy(far, FAR, .2, (dark("H", r.ROSE_LEAF_COOL, .24),))
    growth.back(foot("H", EARTH, r.ROSE_LEAF.mid, 4)).put(far, 1.8)
    for share, length, turn, bend, pairs, cool, roll in LEAVES:
        back = Group()
        r.rose_leaf(back, complex(MAIN.at(share)), length, turn, bend, pairs, (t.DEEP_LEAF, r.ROSE_LEAF)[cool], t.STEM,
                    .24, roll=roll)
        growth.put(back, 2.7)
    r.rose_leaf(young, complex(MAIN.at(.94)), 104, 150, .1, 2, t.BRONZE, t.STEM)
    growth.put(young, 3.4)
    twigs = [r.twig(front, complex(MAIN.at(share)), to, lean, 8, 4, tones=t.STEM) for share, to, lean in TWIGS]
    r.briar(front, MAIN, 27, 9, 20, t.STEM)
    bough(front, MAIN, 30, 10, t.STEM, NODES)
    growth.put(front, 3.2)
    buds = Group()
    for spine, scale, open_, turn in zip(twigs, (.9, .84), (.15, .0), (10, -10), strict=True):
        r.rose_bud(buds, r.on_twig(spine, scale, turn), t.CARMINE, t.DEEP_LEAF, open_)
    growth.put(buds, 3.8)
    flower = Group()
    furled(flower, r.on_twig(MAIN, .94, -5), t.CARMINE, t.DEEP_LEAF)
    growth.put(flower, 4.6)
    _leafcutter(guest, Pose((172, 566), .86, 34))
    growth.put(guest, 3.0, .8, 0)
    return pip_card("H", 3, growth, _sunset())
