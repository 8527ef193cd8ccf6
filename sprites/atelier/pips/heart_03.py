"""Three of hearts: one old cane winds round all three signs up to its buds; a leafcutter bee carries a piece home."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, foot, hills, low_sun
from ..geometry import circle
from ..growth import rose as r
from ..growth import rose_turned as t
from ..line import SHADE, ends, taper
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..suits import SUITS
from ..svg import Group
from ..tones import Tones

BEE = Tones("#D9B98A", "#8A6A48", "#4A3426", "#2A1C18")
MAIN = curve([(84, 1136), (126, 1040), (250, 978), (386, 946), (462, 864), (440, 768), (346, 714), (240, 706),
              (142, 650), (108, 556), (150, 462), (240, 412), (340, 402), (440, 366), (506, 300), (510, 232),
              (474, 182)])
TWIGS = ((.958, 404 + 142j, .14), (.915, 530 + 214j, -.12))
# share, length, turn, bend, pairs, tones, roll: those behind first
LEAVES = ((.525, 206, 186, .10, 3, 1, 0), (.335, 262, 20, .12, 3, 0, .6), (.105, 232, -20, .14, 3, 0, 0),
          (.675, 206, -16, -.14, 3, 0, .7), (.835, 168, 150, .12, 2, 0, 0), (.40, 120, -24, .1, 1, 1, 0))
FAR = ((MAIN, .05, 170, 60, .1, 2, 3), (MAIN, .17, 130, 140, .1, 2, 3), (MAIN, .02, 170, -40, .1, 2, 3))
EARTH = [(-10, 1066), (90, 1062), (210, 1070), (330, 1062), (470, 1070), (630, 1062)]
BITTEN, CUTS = .335, ((487, 600, 16), (553, 614, 14))


def _bites(leaf: Group) -> Group:
    """What the bee has cut from the edge of a `leaf`: bare paper, and a rim where there was leaf."""
    cuts, rims = Group(), Group()
    for x, y, size in CUTS:
        cut = circle(complex(x, y), size, size * .9, 30)
        cuts.fill(cut, SUITS["H"].ground)
        rims.stroke(cut, r.ROSE_LEAF.line, 4.4)
    return cuts.clip("".join(leaf.silhouettes), rims)


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


def draw() -> Card:
    """The whole card."""
    growth = Growth("H")
    young, front, guest, far = Group(), Group(), Group(), Group()
    growth.add(low_sun("H", 468 + 148j, 92))
    growth.add(hills("H", [(-10, 990), (140, 1000), (300, 976), (460, 990), (640, 968)],
                      [(-10, 1020), (160, 1030), (330, 1018), (640, 1032)]))
    r.leaves(far, FAR, .2)
    growth.back(far, foot("H", EARTH, r.ROSE_LEAF.mid, 4))
    for share, length, turn, bend, pairs, cool, roll in LEAVES:
        back = Group()
        r.rose_leaf(back, complex(MAIN.at(share)), length, turn, bend, pairs, (t.DEEP_LEAF, r.ROSE_LEAF)[cool], t.STEM,
                    .21, roll=roll)
        growth.put(back, 2.7)
        if share == BITTEN:
            growth.add(_bites(back))
    r.rose_leaf(young, complex(MAIN.at(.87)), 104, 74, .1, 2, t.BRONZE, t.STEM)
    growth.put(young, 3.8)
    twigs = [r.twig(front, complex(MAIN.at(share)), to, lean, tones=t.STEM) for share, to, lean in TWIGS]
    r.briar(front, MAIN, 36, 8, 24, t.STEM)
    growth.put(front, 3.2)
    buds = Group()
    for spine, scale, open_, turn in zip(twigs, (.9, .76), (.15, .0), (24, -22), strict=True):
        r.rose_bud(buds, r.on_twig(spine, scale, turn), t.CARMINE, t.DEEP_LEAF, open_)
    growth.put(buds, 3.8)
    flower = Group()
    r.rose_bud(flower, r.on_twig(MAIN, 1.3, 34), t.CARMINE, t.DEEP_LEAF, .9)
    growth.put(flower, 4.6)
    _leafcutter(guest, Pose((186, 850), .92, 52))
    growth.put(guest, 3.0, .8, 0)
    return pip_card("H", 3, growth)
