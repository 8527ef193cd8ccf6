"""Trump 15: water forget-me-not, all over the card like a printed cloth; one damselfly breaks the repeat."""
from __future__ import annotations

from ..card import Card
from ..flowers.scorpioid import MYOSOTIS_LEAF, cyme, myosotis_leaf
from ..frame import trump_card
from ..geometry import Point, Spot
from ..line import SHADE, ends, keyline, taper
from ..organs import stalk
from ..splines import Pose
from ..svg import Group
from ..tones import Tones
from .ground import trump_ground

COLUMNS = (84, 305, 526)
DROP, STEP = 270, 72  # from one repeat to the next in a column; how much higher the next column stands
EDGE = "#23333A"
COOL = Tones("#B7CCA0", "#7CA07A", "#4C7663", "#23402F")
AZURE = Tones("#CFE6F4", "#5FA6DC", "#2F6CA8", "#16263A")
MAIN: list[Spot] = [(-30, 135, -90), (34, 0, -90), (-30, -135, -90)]


def draw() -> Card:
    """The whole card."""
    picture = trump_ground("#EACFB8", "#E0BFA5")
    leaves, stems, buds, flowers = Group(), Group(), Group(), Group()
    for i, x in enumerate(COLUMNS):
        for k in range(5):
            at = complex(x, 140 + DROP * k - STEP * i)
            _repeat(Pose(at), leaves, stems, buds, flowers, 10 * i + k + 1)
    for layer, thick in ((leaves, 4.0), (stems, 3.6), (buds, 3.0)):
        picture.add(keyline(layer, 1.0, thick, EDGE))
    picture.add(flowers)
    picture.add(keyline(_damselfly(Pose((330, 560), 1.35, 34)), 1.0, 4.0, AZURE.line))
    return trump_card(picture, "15", "MYOSOTIS")


def _repeat(pose: Pose, leaves: Group, stems: Group, buds: Group, flowers: Group, seed: int) -> None:
    """One repeat: a stretch of the stem, a cyme to either side, leaves at their feet."""
    main = pose.curve(MAIN)
    stalk(stems, main, 9, 9, MYOSOTIS_LEAF)
    for share, length, turn, bend, tones in ((.14, 112, 74, .18, MYOSOTIS_LEAF), (.30, 104, -66, -.18, COOL),
                                             (.58, 100, -98, -.2, MYOSOTIS_LEAF), (.76, 96, 58, .16, COOL)):
        myosotis_leaf(leaves, complex(main.at(share)), length, turn, bend, tones,
                      .6 if share in {.14, .58} else 0)
    for share, spots, degrees, coil, side, size in ((.20, [(50, 44), (76, -20)], -84, 31, 1, 37),
                                                    (.66, [(-44, -74), (-66, -126)], -94, 28, -1, 34)):
        put: list[Point] = [complex(main.at(share)), *(pose.point(spot) for spot in spots)]
        cyme(stems, buds, flowers, put, degrees, coil, side, size, seed)


def _damselfly(pose: Pose) -> Group:
    """An azure damselfly (Coenagrion puella), a male, its head up, its wings half spread."""
    group = Group()
    for side in (-1, 1):
        wing = Pose(pose.at, pose.scale, pose.turn, flip=side < 0)
        for lean in (-34, 10):
            one = Pose(wing.point((3, -26)), pose.scale, pose.turn + side * lean, flip=side < 0)
            shape = one.shape([(0, 0, "c"), (26, -4), (66, -2), (88, 8), (84, 16), (56, 16), (20, 8)])
            group.silhouette(shape).fill(shape, "#F4EFE2").contour(shape, .8, 1.8, AZURE.line, SHADE)
            for spots in ([(4, 2), (40, 4), (84, 9)], [(8, 4), (36, 10), (70, 15)], [(40, -3), (46, 5), (44, 14)],
                          [(58, -3), (64, 6), (62, 15)], [(24, -3), (28, 4), (26, 9)]):
                group.fill(taper(one.curve(spots), 1.3, .5), AZURE.deep)
            group.fill(one.shape([(74, 1), (81, 4), (80, 8), (73, 6)]), AZURE.line)
    tail = taper(pose.curve([(0, -14), (1, 30), (0, 84), (3, 118)]), 7.5, 6.5)
    group.silhouette(tail).fill(tail, AZURE.mid)
    for y in (6, 26, 46, 66, 86):
        ring = taper(pose.curve([(.6, y), (.8, y + 7)]), 7.6, 7.2)
        group.fill(ring, AZURE.line)
    group.fill(taper(pose.curve([(1.5, 100), (3, 118)]), 7, 6.5), AZURE.line)
    group.fill(taper(pose.curve([(-2, -10), (-1, 40), (-1, 84)]), 2, 1, ends(.1, .2)), AZURE.light)
    thorax = pose.shape([(0, -38), (8, -30), (8, -16), (0, -8), (-8, -16), (-8, -30)])
    group.silhouette(thorax).fill(thorax, AZURE.mid).contour(thorax, .8, 2.2, AZURE.line, SHADE)
    for x in (-3, 3):
        group.fill(taper(pose.curve([(x, -36), (x * 1.2, -22), (x, -10)]), 2.6, 1.4), AZURE.line)
    for side in (-1, 1):
        eye = pose.circle((side * 6.5, -43), 5.4, 5.8)
        group.silhouette(eye).fill(eye, AZURE.deep).fill(pose.circle((side * 5.4, -45), 1.9), AZURE.light)
        group.stroke(eye, AZURE.line, 1)
    face = pose.circle((0, -44), 4.4, 4)
    group.silhouette(face).fill(face, AZURE.mid)
    return group
