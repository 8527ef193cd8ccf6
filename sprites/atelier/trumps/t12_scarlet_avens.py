"""Trump 12: scarlet avens on a mountain brook of the Balkans; a pond skater on the water."""
from __future__ import annotations

from ..card import Card
from ..flowers import avens
from ..flowers.perch import perch
from ..flowers.turned import View
from ..frame import trump_card
from ..line import keyline
from ..organs import blade, sprig
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones
from .balkan_brook import WATER, pond_skater, valley
from .scenery import sky

EDGE = "#2A2018"
COOL = Tones("#A9C193", "#739A72", "#46705A", "#1D362F")
# the stems rise as one sheaf, in the curve of the main one, and part to both sides
MAIN = curve([(308, 1130), (364, 990), (388, 850), (352, 700), (300, 580), (268, 400)])
RIGHT = curve([(316, 1130), (378, 990), (416, 830), (456, 660), (480, 500), (458, 350), (474, 180)])
LEFT = curve([(298, 1130), (346, 1000), (340, 880), (270, 772), (192, 706), (158, 614)])
OFF_RIGHT = curve([RIGHT.at(.50), (488, 600), (512, 560), (534, 558), (540, 592)])
OFF_MAIN = curve([MAIN.at(.46), (378, 676), (402, 630), (400, 578)])
OFF_LEFT = curve([LEFT.at(.66), (188, 736), (130, 724), (98, 696)])
LEAVES = (
    (((320, 1110), (280, 1040), (200, 1004), (128, 1016)), (-52, .98), ((.30, 44, 60), (.44, 50, -60)),
     avens.AVENS_LEAF),
    (((336, 1100), (356, 1030), (392, 990), (424, 970)), (36, .92), ((.34, 40, 62), (.52, 44, -60)), COOL),
    (((326, 1110), (300, 1060), (272, 1050), (254, 1046)), (-10, .66), (), COOL),
)
# stem, share along it, length, turn
STEM_LEAVES = ((MAIN, .55, 84, -66), (RIGHT, .48, 74, 84), (LEFT, .60, 78, 66), (MAIN, .24, 92, -62),
               (RIGHT, .28, 90, 74))


def draw(flow: float = 0) -> Card:
    """The whole card; `flow` is the phase of the ripples, 0 to 1; 0 and 1 give the same picture."""
    picture = sky("#5F95AB", (70, "#76A7B6"), (170, "#93BBC0"), (280, "#B2CDC6"), (390, "#CFDDCB"), (480, "#E6E8D0"))
    valley(picture, flow)
    picture.add(keyline(pond_skater(Pose((192, 862), .66, 68)), .5, 1.4, WATER.line))
    leaves, stems, burrs, heads, front, head = (Group() for _ in range(6))
    for spine, share, length, turn in STEM_LEAVES:
        avens.stem_leaf(leaves, complex(spine.at(share)), length, turn, (avens.AVENS_LEAF, COOL)[turn < 0])
    for spine, first, last in ((OFF_LEFT, 8, 4), (OFF_MAIN, 8, 4), (OFF_RIGHT, 9, 5), (LEFT, 15, 6), (RIGHT, 19, 7),
                               (MAIN, 24, 9)):
        avens.avens_stem(stems, spine, first, last)
    avens.burr(burrs, perch(LEFT), 62)
    avens.burr(burrs, perch(OFF_LEFT), 44, seed=5)
    avens.avens_bud(heads, perch(OFF_RIGHT, .86), .5)
    avens.avens_cup(heads, View((399, 574), 62, 22, .72, -4), 3)
    neck = RIGHT.part(.86, 1)
    avens.avens_behind(heads, View((474, 180), 84, 54, -.28, 10), -80, 2, stem=neck)
    for turn in (-46, 42):
        blade(heads, sprig(neck.start, 34, turn, -.004 * turn), 6, avens.AVENS_LEAF, veins=0)
    avens.avens_open(head, View((244, 358), 150, 62, .30, -14), -96, 2)
    for spots, (turn, scale), leaflets, tones in LEAVES:
        spine = curve(spots)
        avens.avens_leaf(front, spine, Pose(spine.end, scale, turn), leaflets, tones)
    for layer, thick in ((leaves, 4.2), (stems, 4.4), (burrs, 2.2), (heads, 5.2), (front, 4.6), (head, 6)):
        picture.add(keyline(layer, 1.1, thick, EDGE))
    return trump_card(picture, "12", "BENOÎTE")
