"""Trump 20: nemesia at night; five flowers on three plants, a moth on its way to them."""
from __future__ import annotations

from collections.abc import Sequence

from .. import palette as pal
from ..card import Card
from ..flowers.nemesias import (
    CARMINE,
    CREAM,
    NEMESIA_LEAF,
    ORANGE,
    Face,
    nemesia,
    nemesia_above,
    nemesia_bud,
    nemesia_pod,
    nemesia_profile,
    nemesia_seal,
    pedicel,
)
from ..flowers.perch import perch
from ..flowers.wings import Hinged
from ..frame import RING_WIDTH, halo, trump_card
from ..geometry import Path, Spot, pair, polar
from ..line import SHADE, keyline, taper
from ..organs import blade, stalk
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones
from .ground import trump_ground

MOON = (322, 420)
EDGE = "#141428"
COOL = Tones("#A3C094", "#6F9A6C", "#3F6B52", "#173230")
MOTH = Tones("#D8CBB0", "#A58F76", "#6E5A50", "#2A211F")
ORANGE_STEM = curve([(300, 1130), (286, 960), (330, 800), (322, 620), (300, 440), (344, 270), (400, 150)])
CARMINE_STEM = curve([(270, 1130), (236, 980), (168, 860), (110, 740), (106, 600), (132, 500)])
CREAM_STEM = curve([(330, 1130), (378, 1000), (450, 900), (516, 780), (530, 640), (506, 540)])
# stem, foot, top, leaves: share, length, half-width, lean upwards of an opposite pair
STEMS = ((CARMINE_STEM, 11, 4, ((.10, 130, 19, .3), (.26, 130, 18, .4), (.44, 112, 16, .5))),
         (CREAM_STEM, 11, 4, ((.08, 130, 19, .3), (.22, 128, 18, .4), (.42, 108, 15, .5))),
         (ORANGE_STEM, 14, 5, ((.03, 190, 25, .2), (.12, 168, 23, .3), (.22, 140, 20, .36), (.315, 112, 17, .4))))
STARS = ((300, 90, 5), (452, 78, 4), (546, 250, 5), (240, 200, 4), (92, 470, 5), (560, 470, 4), (60, 640, 4),
         (420, 800, 4), (226, 760, 4), (470, 66, 3), (556, 360, 3), (66, 820, 4))


def draw(spread: float = 1) -> Card:
    """The whole card; `spread`: how far the wings are open, 1 as far as they go."""
    picture = trump_ground("#2E3256", "#383D64")
    for x, y, size in STARS:
        _star(picture, complex(x, y), size)
    halo(picture, MOON, 236, RING_WIDTH, "#6B4F74", "#46578A",
         lambda g, c, a: nemesia_seal(g, c, 21, a + 90, pal.GILT_LIGHT, "#F2E4BF"), 18)
    leaves, stems, back, heads = Group(), Group(), Group(), Group()
    for i, (spine, first, last, pairs) in enumerate(STEMS):
        _leaves(leaves, spine, pairs, (NEMESIA_LEAF, COOL)[i % 2])
        stalk(stems, spine, first, last, NEMESIA_LEAF)
    _stalks(stems, back)
    picture.add(keyline(leaves, 1.1, 4.4, EDGE)).add(keyline(stems, 1.1, 4.4, EDGE)).add(keyline(back, 1.1, 4.4, EDGE))
    nemesia_above(heads, Pose((226, 590), 84, 166), ORANGE)
    nemesia_profile(heads, Pose((206, 356), 96, 8, flip=True), ORANGE)
    picture.add(keyline(heads, 1.2, 5.6, EDGE))
    for face, lips in ((Face((114, 692), 84, -12, -30, 4), CARMINE), (Face((474, 652), 92, 14, 34, 6), CREAM),
                       (Face((426, 376), 114, 12, -22, 0), ORANGE)):
        one = Group()
        nemesia(one, face, lips)
        picture.add(keyline(one, 1.2, 5.6, EDGE))
    picture.add(keyline(_moth(Pose((494, 112), .95, -62), spread), 1.0, 3.6, EDGE))
    return trump_card(picture, "20", "NÉMÉSIE")


def _stalks(stems: Group, buds: Group) -> None:
    """The stalks of the flowers, with buds above and capsules below them."""
    for spine, share, to, width in ((ORANGE_STEM, .60, (238, 372), 6), (ORANGE_STEM, .56, (414, 392), 7),
                                    (ORANGE_STEM, .46, (232, 604), 6), (CARMINE_STEM, .68, (116, 670), 5.5),
                                    (CREAM_STEM, .66, (482, 640), 5.5)):
        pedicel(stems, spine, share, to, width)
    for spine, share, to, scale in ((ORANGE_STEM, .385, (268, 700), .8), (ORANGE_STEM, .41, (380, 664), .8),
                                    (CARMINE_STEM, .52, (190, 792), .74)):
        nemesia_pod(buds, perch(pedicel(stems, spine, share, to, 4.5), scale))
    for spine, lips, places in (
            (ORANGE_STEM, ORANGE, ((.80, (316, 232), .9), (.83, (394, 246), .86), (.90, (346, 168), .74),
                                   (.93, (420, 186), .7), (.965, (376, 124), .6), (.97, (432, 138), .56))),
            (CARMINE_STEM, CARMINE, ((.84, (80, 552), .72), (.88, (158, 556), .72), (.96, (112, 492), .58))),
            (CREAM_STEM, CREAM, ((.82, (556, 584), .66), (.86, (486, 560), .7), (.95, (534, 524), .56)))):
        for i, (share, to, scale) in enumerate(places):
            nemesia_bud(buds, perch(pedicel(stems, spine, share, to, 3.4), scale), lips, open_=1 - i / 4)
        nemesia_bud(buds, perch(spine, .5), lips)


def _leaves(group: Group, spine: Path, pairs: Sequence[tuple[float, float, float, float]], tones: Tones) -> None:
    """Opposite pairs of toothed leaves up a stem."""
    for k, (share, length, width, lean) in enumerate(pairs):
        root, up = complex(spine.at(share)), complex(spine.tangent(share))
        for side in (-1, 1):
            out = side * 1j * up
            rib = curve([root, root + (out * .6 + up * (lean + .1)) * length * .6,
                         root + (out + up * lean * .6) * length])
            blade(group, rib, width, tones, width * .9, teeth=6, veins=5, peak=.36,
                  roll=.7 if (k + side) % 3 == 0 else 0)


def _star(group: Group, at: complex, size: float) -> None:
    """A star of four rays."""
    spots: list[Spot] = [(*pair(at + polar(size if i % 2 == 0 else size * .34, 45 * i)), "c") for i in range(8)]
    group.fill(curve(spots, True), pal.GILT_LIGHT)


def _moth(pose: Pose, spread: float) -> Group:
    """A silver Y (Autographa gamma), its wings spread, its head up."""
    group = Group()
    for side in (-1, 1):
        wing = Hinged(pose, side, spread)
        hind = wing.shape([(2, 4, "c"), (24, 6), (36, 18), (28, 32), (12, 32), (4, 18)])
        group.silhouette(hind).fill(hind, MOTH.light)
        group.clip(hind, Group().stroke(wing.curve([(36, 18), (28, 32), (12, 32)]), MOTH.mid, 14))
        group.contour(hind, .8, 1.8, MOTH.line, SHADE)
        fore = wing.shape([(2, -8, "c"), (30, -24), (54, -30), (52, -14), (40, 6), (22, 6), (4, 2, "c")])
        inside = Group().fill(fore, MOTH.mid).fill(wing.shape([(10, -20), (26, -24), (30, 0), (14, 6)]), MOTH.deep)
        inside.stroke(wing.curve([(58, -28), (52, -14), (40, 6)]), MOTH.deep, 9)
        inside.stroke(wing.curve([(44, -32), (42, -14), (34, 8)]), MOTH.light, 2)
        group.silhouette(fore).clip(fore, inside).contour(fore, .8, 2, MOTH.line, SHADE)
        for spots in ([(21, -11), (25, -7), (25, -2)], [(25, -7), (29, -10)]):
            group.stroke(wing.curve(spots), "#FFF8E2", 2.6)
        group.fill(taper(wing.curve([(2, -18), (10, -30), (22, -36)]), 1.8, .6), MOTH.line)
    body = pose.shape([(0, -20), (6, -12), (6, 0), (4, 16), (0, 30), (-4, 16), (-6, 0), (-6, -12)])
    inside = Group().fill(body, MOTH.mid).fill(pose.shape([(1, -30), (20, -30), (20, 40), (1, 40)]), MOTH.deep)
    for y in (6, 13, 20):
        inside.fill(taper(pose.curve([(-6, y), (0, y + 2), (6, y)]), 2, 1.4), MOTH.line)
    group.silhouette(body).clip(body, inside).contour(body, .8, 2, MOTH.line, SHADE)
    return group
