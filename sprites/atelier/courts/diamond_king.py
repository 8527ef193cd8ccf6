"""King of diamonds: a sun king who looks at the peregrine on his glove."""
from __future__ import annotations

import numpy as np

from .. import palette as pal
from ..court import CourtInks, court_card
from ..dress import Cloth, brocade, garment, gilt_hem
from ..falcon import falcon, talons
from ..geometry import Spot, polar
from ..line import keyline, taper
from ..ribbons import Petal, Profile, clip01, edges
from ..splines import Pose, curve
from ..suits import pip
from ..svg import Group
from .diamond_crown import crown, crown_behind
from .diamond_glove import arm, fist, jesses
from .diamond_king_head import HEAD, hair_behind, head
from .sides import sunflowers
from .tapestry import tapestry

INKS = CourtInks("#E6D09C", "#D8BF86", "#8A5A34", "#F0DDB0", "#9A5420")
ROBE = Cloth("#2F6A6C", "#1F474C", "#6FA39B")
PERCH = (200, 522)
TUNIC = Cloth("#EBD9AE", "#CDB27A", "#F8EFD6")
RAY = Cloth("#E6B33C", "#B97A22", "#F3D580")


def draw() -> Group:
    outlined = keyline(figure(), 1.8, 5)  # lighter than that of the other courts, for the locks like flames
    return court_card(tapestry(INKS, "D", "#86A9A2", "#7A9D97").raw(outlined.text_of()), "R", "D", INKS)


def figure() -> Group:
    group = Group()
    sunflowers(group, ((66, 452, .56, 0), (558, 200, .74, 10)),
               ((554, 360, -48, 56), (545, 284, -44, 48)))
    king = Group()
    crown_behind(king, HEAD)
    _cape(king)
    hair_behind(king)
    _robe(king)
    _collar(king)
    head(king)
    crown(king, HEAD, ROBE)
    _falcon(king)
    return group.add(king)


def _cape(group: Group) -> None:
    _length(group, [(390, 474), (440, 442), (484, 436), (518, 440), (542, 418), (546, 384)], ROBE, _stream(34, 34))


def _stream(root: float, broad: float) -> Profile:
    """The half-width of a length of cloth in the wind: `root` at its fixed end, up to `broad`, 0 at the loose end."""
    def half(u: np.ndarray) -> np.ndarray:
        u = clip01(u)
        return np.asarray((root + (broad - root) * np.sin(np.pi * np.minimum(1, u * 1.5) / 2) ** 2)
                          * np.minimum(1, (1 - u) * 2.4) ** .8)
    return half


def _length(group: Group, spots: list[Spot], cloth: Cloth, width: Profile) -> None:
    """A length of cloth along `spots` with folds, gilt at its upper edge."""
    length = Petal(*edges(curve(spots), width, n=40))
    inside = Group().fill(length.side(1, .66), cloth.dark).fill(length.side(.3, .42, .1, .86), cloth.dark)
    inside.fill(length.side(.1, .18, .05, .9), cloth.light)
    for across, first, last, way in ((.24, .0, .8, .06), (.46, .04, .95, -.06), (.64, .0, .7, .1), (.84, .1, .9, -.04)):
        inside.ink(length.vein(across, first, last, across + way), 2.2, "both")
    for ink, wide in ((pal.INK, 17), (pal.GILT, 13), (pal.GILT_LIGHT, 3)):
        inside.fill(taper(length.left, wide, wide * .5), ink)
    group.solid(length.outline(), cloth.base, inside, 1.7, 3.6)


BODY: list[Spot] = [(300, 400, "c"), (212, 420), (146, 470), (106, 570), (90, 740, "c"), (580, 740, "c"), (560, 570),
                    (522, 470), (450, 418), (372, 400, "c")]


def _robe(group: Group) -> None:
    garment(group, BODY, ROBE,
            [[(450, 410, "c"), (430, 520), (450, 740, "c"), (610, 740, "c"), (580, 410, "c")],
             [(262, 430, "c"), (276, 500), (258, 580), (268, 740, "c"), (232, 740, "c"), (230, 600), (248, 510)],
             [(150, 500, "c"), (182, 560), (170, 640), (180, 740, "c"), (90, 740, "c"), (110, 560, "c")]],
            [[(470, 500), (480, 580), (466, 700)], [(270, 460), (282, 540), (270, 640)],
             [(250, 540), (244, 590), (248, 660)], [(216, 570), (206, 610), (208, 660)]],
            brocade("D", ROBE.light, (110, 470, 570, 730), (66, 52), 26, 17), 3)
    front: list[Spot] = [(300, 420, "c"), (290, 540), (306, 740, "c"), (404, 740, "c"), (398, 540), (376, 420, "c")]
    garment(group, front, TUNIC,
            [[(354, 420, "c"), (360, 740, "c"), (420, 740, "c"), (410, 420, "c")],
             [(316, 480, "c"), (322, 540), (316, 640, "c"), (306, 640, "c"), (308, 540)]],
            [[(318, 500), (322, 560), (316, 640)], [(350, 500), (346, 560), (352, 640)],
             [(372, 490), (378, 520), (374, 580)]], _suns, 2.4)
    for spots in ([(300, 420), (290, 540), (308, 740)], [(376, 420), (398, 540), (402, 740)]):
        gilt_hem(group, spots, 14, 15, 3.2, bead_colour="#C9682A")


def _suns(inside: Group) -> None:
    """Suns of gold, woven into the tunic."""
    for x, y in ((324, 512), (340, 576)):
        for way in range(0, 360, 45):
            ray = Pose(complex(x, y), 1, way)
            inside.fill(ray.shape([(-2.6, -5, "c"), (0, -13 if way % 90 else -17, "c"), (2.6, -5, "c")]), RAY.base)
        pip(inside, "D", (x, y), 15, whips=False, colour="#C9682A")


MIDDLE, FAN = 342 + 366j, 17


def _collar(group: Group) -> None:
    for row, reach, tone in ((0, 178, RAY.dark), (1, 152, RAY.base)):
        for i in sorted(range(FAN - row), key=lambda k: -abs(k - (FAN - 1 - row) / 2)):
            way = 176 - (172 / (FAN - 1)) * (i + row * .5)
            flat = polar(1, way)
            pose = Pose(MIDDLE + complex(flat.real * 46, flat.imag * 22), 1, way + 90)
            long = reach * (1 - .16 * abs(flat.imag)) - 46
            ray = pose.shape([(-9, 0, "c"), (-17, -long * .5), (-6, -long * .88), (0, -long, "c"), (6, -long * .88),
                              (17, -long * .5), (9, 0, "c")])
            inside = Group().fill(pose.shape([(2, 0, "c"), (4, -long * .6), (0, -long, "c"), (30, -long, "c"),
                                              (30, 0, "c")]), RAY.dark if row else "#8A5518")
            inside.ink(pose.curve([(-6, -8), (-8, -long * .5), (-2, -long * .9)]), 4, "both", RAY.light)
            inside.ink(pose.curve([(0, 0), (0, -long * .8)]), 2, "out", "#6B3F16")
            group.solid(ray, tone, inside, 1.6, 3.4)
    gilt_hem(group, [(284, 378), (306, 398), (344, 408), (382, 398), (400, 376)], 15, 9, 4.4, "#6B4226", "#A8713A",
             "#E6B33C")


def _falcon(group: Group) -> None:
    arm(group, ROBE, TUNIC)
    falcon(group, PERCH, 1.04, -2)
    jesses(group)
    fist(group)
    talons(group, PERCH, 1.04, -2)
