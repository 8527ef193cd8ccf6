"""Trump 15: water forget-me-not, all over the card like a printed cloth; one damselfly breaks the repeat."""
from __future__ import annotations

from dataclasses import dataclass, field

from ..card import Card
from ..flowers.scorpioid import MYOSOTIS_LEAF, cyme, myosotis_leaf
from ..frame import trump_card
from ..geometry import Point, Spot
from ..line import SHADE, ends, keyline, taper
from ..organs import stalk
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones
from .ground import trump_ground

COLUMNS = (84, 305, 526)
DROP, STEP = 270, 72  # from one repeat to the next in a column; how much higher the next column stands
EDGE = "#23333A"
COOL = Tones("#B7CCA0", "#7CA07A", "#4C7663", "#23402F")
AZURE = Tones("#CFE6F4", "#5FA6DC", "#2F6CA8", "#16263A")
WHOLE = curve([(0, 0, "c"), (640, 0, "c"), (640, 1130, "c"), (0, 1130, "c")], True)
MAIN: list[Spot] = [(-30, 135, -90), (34, 0, -90), (-30, -135, -90)]


def draw() -> Card:
    """The whole card."""
    picture = trump_ground("#EACFB8", "#E0BFA5")
    cloth = Layers()
    for i, x in enumerate(COLUMNS):
        for k in range(5):
            _repeat(Pose(complex(x, 140 + DROP * k - STEP * i)), cloth, 10 * i + k + 1)
    cloth.put(picture, .8)
    picture.fill(WHOLE, "#DDBFA8", .55)
    spray = Layers()
    _spray(spray)
    spray.put(picture, 1.25)
    picture.add(keyline(_damselfly(Pose((430, 752), 1.2, 44)), 1.0, 4.0, AZURE.line))
    return trump_card(picture, "15", "MYOSOTIS")


@dataclass(slots=True)
class Layers:
    """What lies over each other in a spray, from below."""

    leaves: Group = field(default_factory=Group)
    stems: Group = field(default_factory=Group)
    buds: Group = field(default_factory=Group)
    flowers: Group = field(default_factory=Group)

    def put(self, picture: Group, thick: float) -> None:
        """Add them to ``picture``, with keylines ``thick`` times the usual."""
        for layer, wide in ((self.leaves, 4.0), (self.stems, 3.6), (self.buds, 3.0)):
            picture.add(keyline(layer, 1.0, wide * thick, EDGE))
        picture.add(self.flowers)


def _spray(to: Layers) -> None:
    """The plant that stands before the cloth: two cymes on a stem, in flower below and coiled above."""
    stem = curve([(250, 1060), (318, 900), (300, 730), (330, 560)])
    stalk(to.stems, stem, 17, 13, MYOSOTIS_LEAF)
    for share, length, turn, bend, tones in ((.12, 214, 62, .16, COOL), (.26, 232, -62, -.2, MYOSOTIS_LEAF),
                                             (.44, 226, 70, .2, MYOSOTIS_LEAF), (.84, 150, 92, .16, COOL)):
        myosotis_leaf(to.leaves, complex(stem.at(share)), length, turn, bend, tones, .5 if tones is COOL else 0)
    for share, spots, degrees, coil, side, size in (
            (.62, ((226, 640), (148, 490)), -98, 50, -1, 60), (.99, ((380, 440), (446, 262)), -84, 62, 1, 74)):
        root = complex(stem.at(share))
        cyme(to.stems, to.buds, to.flowers, [root, *spots], degrees, coil, side, size, 40 + side)


def _repeat(pose: Pose, to: Layers, seed: int) -> None:
    """One repeat: a stretch of the stem, a cyme to either side, leaves at their feet."""
    main = pose.curve(MAIN)
    stalk(to.stems, main, 9, 9, MYOSOTIS_LEAF)
    for share, length, turn, bend, tones in ((.14, 112, 74, .18, MYOSOTIS_LEAF), (.30, 104, -66, -.18, COOL),
                                             (.58, 100, -98, -.2, MYOSOTIS_LEAF), (.76, 96, 58, .16, COOL)):
        myosotis_leaf(to.leaves, complex(main.at(share)), length, turn, bend, tones,
                      .6 if share in {.14, .58} else 0)
    for share, spots, degrees, coil, side, size in ((.20, [(50, 44), (76, -20)], -84, 31, 1, 37),
                                                    (.66, [(-44, -74), (-66, -126)], -94, 28, -1, 34)):
        put: list[Point] = [complex(main.at(share)), *(pose.point(spot) for spot in spots)]
        cyme(to.stems, to.buds, to.flowers, put, degrees, coil, side, size, seed)


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
