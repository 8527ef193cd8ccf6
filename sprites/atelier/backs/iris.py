"""The back with the irises: one stem in an S through the middle, two flowers in each half, over ripples of mauve."""
from __future__ import annotations

from collections.abc import Sequence

from ..geometry import Spot, polar
from ..line import ends, taper
from ..organs import blade, paint, stalk
from ..ribbons import Petal
from ..splines import Pose, curve
from ..svg import HEIGHT, Group
from ..tones import Tones
from .mount import MIDDLE, edged, mounted

FIELD, RIPPLE, DARK = "#5D4A70", "#6C587F", "#2A2036"
STANDARD = Tones("#F1E8EE", "#CDB8D4", "#A487B6", "#4A3560")
FAR = Tones("#CDB8D4", "#A487B6", "#86699C", "#4A3560")
FALL = Tones("#E3D3E4", "#AE92C0", "#866AA0", "#3B2A52")
LEAF = Tones("#CBD8BC", "#92AD92", "#5A7F74", "#1F3A38")
SHEATH = Tones("#E6E0BE", "#BCC49A", "#7D9678", "#1F3A38")
BEARD = Tones("#F6DE93", "#E3B85C", "#B98532", "#5A3A16")
STEM = curve([(305, 560), (372, 490), (392, 412), (340, 350), (268, 316), (250, 290)])
BRANCH = curve([(388, 446), (452, 396), (492, 318), (474, 222)])
SHOOT = curve([(330, 538), (262, 540), (196, 524), (146, 486)])
# spines of leaves, half-width, width of the turned-over lit edge: back to front
LEAVES: tuple[tuple[list[Spot], float, float], ...] = (
    ([(330, 566), (452, 528), (540, 424), (566, 262)], 17, 0), ([(318, 566), (180, 500), (70, 380), (46, 180)], 19, .3),
    ([(352, 520), (440, 472), (520, 430), (566, 466), (570, 530)], 15, .4),
    ([(380, 470), (428, 400), (416, 300), (352, 130), (330, 60)], 15, .3))
# left edge, right edge and rim of each petal from its base, for a flower that faces left and down
Edges = tuple[list[Spot], list[Spot], list[Spot]]
BEHIND: Edges = ([(-6, 0), (-52, -64), (-64, -136)], [(6, 0), (34, -70), (48, -146)],
                 [(-64, -136), (-50, -186), (-14, -202), (26, -190), (48, -146)])
RIGHT: Edges = ([(4, 6), (18, -58), (6, -122)], [(14, 8), (84, -44), (116, -112)],
                [(6, -122), (18, -160), (46, -174), (68, -194), (94, -176), (122, -160), (122, -132), (116, -112)])
LEFT: Edges = ([(-12, 6), (-84, -28), (-122, -82)], [(0, 6), (-20, -58), (-22, -128)],
               [(-122, -82), (-142, -108), (-128, -138), (-112, -168), (-78, -172), (-50, -182),
                (-36, -154), (-22, -128)])
FALL_LEFT: Edges = ([(-8, -8), (-86, -40), (-150, -6)], [(-4, 12), (-58, 22), (-92, 74)],
                    [(-150, -6), (-182, 24), (-178, 58), (-196, 92), (-176, 118), (-158, 144), (-126, 126), (-104, 112),
                     (-92, 74)])
FALL_RIGHT: Edges = ([(6, 12), (54, 20), (86, 62)], [(8, -8), (80, -30), (136, -2)],
                     [(86, 62), (92, 110), (118, 134), (148, 112), (160, 56), (136, -2)])
FALL_NEAR: Edges = ([(-16, 2), (-54, 46), (-92, 104)], [(14, 4), (42, 48), (48, 108)],
                    [(-92, 104), (-108, 134), (-94, 162), (-84, 194), (-52, 206), (-24, 224), (4, 207), (30, 196),
                     (38, 168), (56, 146), (48, 108)])
CREST: Edges = ([(-12, 6), (-34, -8), (-40, -34)], [(12, 6), (24, -10), (22, -38)],
                [(-40, -34), (-28, -50), (-10, -40), (6, -52), (22, -38)])


def draw() -> Group:
    return edged(mounted(FIELD, _ripples(), _half(), DARK, 6))


def _ripples() -> Group:
    """Water in tones of one colour: wavy lines that are the same when turned by 180 degrees."""
    group = Group()
    for j in range(-1, 24):
        y = HEIGHT / 2 + (j - 11) * 46
        for i in range(-1, 6):
            x = MIDDLE + (i - 2.5) * 122 + (j % 2) * 61
            for by in (-7, 7):
                wave = curve([(x - 46, y + by), (x - 16, y - 12 + by), (x + 16, y + 12 + by), (x + 46, y + by)])
                group.ink(wave, 5, "both", RIPPLE)
    return group


def _half() -> Group:
    group = Group()
    for spots, width, roll in LEAVES:
        blade(group, curve(spots), width, LEAF, veins=0, peak=.4, power=.7, roll=roll, line_width=1.3)
    for spine, first, last in ((SHOOT, 11, 8), (BRANCH, 12, 9), (STEM, 15, 12)):
        stalk(group, spine, first, last, LEAF)
    iris_bud(group, Pose((126, 470), .98, -46))
    bearded_iris(group, Pose((470, 190), .62, 14, flip=True))
    bearded_iris(group, Pose((236, 262), .98, -10))
    return group


def _petal(group: Group, pose: Pose, sides: Edges, tones: Tones, shade_edge: int = 1,
           lip: tuple[float, float, float] | None = None) -> Petal:
    petal = Petal(*(pose.curve(spots) for spots in sides))
    paint(group, petal, tones, pale=.34, rays=7, torn=.10, shade=.26, shade_edge=shade_edge, veins=9,
          vein_width=2.4 * pose.scale, reach=.94, lip=lip, thin=1.2, thick=2.6)
    return petal


def bearded_iris(group: Group, pose: Pose, inks: tuple[Tones, Tones, Tones] = (FAR, STANDARD, FALL)) -> None:
    """A bearded iris in three-quarter view: three standards, three falls, the crest of a style.

    `inks` are those of the standard behind, of the others, and of the falls.
    """
    dark, (far, standard, fall) = 0 if pose.flip else 1, inks
    _petal(group, pose, BEHIND, far, dark)
    for sides, lip in ((RIGHT, (.5, .94, .10)), (LEFT, (.2, .7, .09))):
        _petal(group, pose, sides, standard, dark, lip)
    for sides, lip, reach in ((FALL_RIGHT, (.3, .8, .16), .42), (FALL_LEFT, (.1, .56, .14), .46),
                              (FALL_NEAR, (.44, .92, .10), .48)):
        _beard(group, _petal(group, pose, sides, fall, dark, lip), pose.scale, reach)
    _petal(group, pose, CREST, standard, dark)


def _beard(group: Group, petal: Petal, size: float, reach: float) -> None:
    """The beard of a fall: a gold ridge of short hairs."""
    spine = petal.vein(.5, .08, reach)
    group.fill(taper(spine, 19 * size, 9 * size, ends(.2, .3)), BEARD.line)
    group.fill(taper(spine, 14 * size, 6 * size, ends(.2, .3)), BEARD.mid)
    for k in range(9):
        at, along = complex(spine.at((k + .5) / 9)), complex(spine.tangent((k + .5) / 9))
        for side in (-1, 1):
            hair = curve([at, at + along * polar(9 * size, side * 52)])
            group.fill(taper(hair, 2.4 * size, .8), BEARD.light if side < 0 else BEARD.deep)


def iris_bud(group: Group, pose: Pose) -> None:
    """A bud, its petals rolled around each other, in its sheath."""
    rolled: Sequence[Edges] = (
        ([(-8, 0), (-26, -40), (-20, -84)], [(10, 0), (30, -44), (12, -96)],
         [(-20, -84), (-8, -112), (4, -118), (12, -96)]),
        ([(-14, 4), (-16, -34), (2, -74)], [(12, 4), (28, -30), (22, -70)],
         [(2, -74), (8, -96), (14, -100), (22, -70)]))
    for sides, tones in zip(rolled, (FALL, STANDARD), strict=True):
        _petal(group, pose, sides, tones)
    for spots in ([(2, 34), (20, 0), (22, -44)], [(-2, 34), (-20, 4), (-18, -34)]):
        blade(group, pose.curve(spots), 12 * pose.scale, SHEATH, veins=0, power=1.1)
