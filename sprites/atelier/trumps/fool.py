"""The Fool: he blows on a dandelion clock, his weight on one leg; the face of his bauble is his own."""
from __future__ import annotations

import numpy as np

from .. import palette as pal
from ..card import Card
from ..figures import jingle_bell
from ..flowers.daisies import clock, composite, parasol
from ..frame import trump_card
from ..geometry import Spot, circle, mix, point
from ..leaves import runcinate
from ..line import SHADE, combed, ends, hatch, keyline, taper
from ..organs import stalk
from ..ribbons import Petal, edges
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones
from .fool_hands import fist_far, fist_near, pinch_far, pinch_near
from .fool_head import face, hair, hood
from .motley import IVORY, MULBERRY, OCHRE, TEAL, Spots, dress
from .scenery import bars, range_of, ridge, sky

CLOCK = (470, 322)
DAWN = ("#86403A", (90, "#934840"), (190, "#A15246"), (300, "#B0604E"), (400, "#C47A5D"), (490, "#D89A74"),
        (570, "#EABD8E"), (640, "#F5DBA8"))
HEAD = Pose((280, 318), 1.2, -7)
BAUBLE = Pose((102, 504), .52, -4)
STICK = curve([(126, 958), (114, 760), (105, 548)])
FRILL = ((58, 590), (88, 606), (118, 608), (146, 590))  # the tips of the bauble's collar


def draw() -> Card:
    picture = sky(*DAWN)
    _country(picture)
    _breath(picture)
    for part, thick in ((_legs, 6.0), (_doublet, 6.0), (_far_arm, 4.4), (_bauble, 3.2), (_near_arm, 5.0), (_horns, 6.0),
                        (_head, 3.2), (_collar, 6.0), (_dandelions, 4.4)):
        layer = Group()
        part(layer)
        picture.add(keyline(layer, 1.3, thick))
    clock(picture, CLOCK, 68, (-60, 34))
    _flying_seeds(picture)
    return trump_card(picture, "FOU", "LE FOU")


def _breath(group: Group) -> None:
    lips = HEAD.point((54, 54))
    for first, bow, end in ((7 - 3j, 4, (398, 308)), (10 + 0j, 3, (396, 332)), (7 + 4j, 2, (400, 356))):
        way = curve([lips + first, mix(lips + first, point(end), .5) + 1j * bow, end])
        group.fill(taper(way, 1.6, 2.4, ends(.6, .4)), "#F0CDB0")


def _country(group: Group) -> None:
    bars(group, ((520, 560, 260, 14), (90, 470, 200, 12), (560, 640, 200, 12), (70, 640, 180, 12)), "#C77762",
         "#F3D9A8")
    range_of(group, ((-20, 770), (40, 700), (90, 734), (170, 690), (300, 750), (420, 720), (470, 748), (530, 672),
                     (580, 716), (640, 690)), "#B58A84", "#A27A7C")
    for top, start, tone in ((784, .4, "#9DA883"), (860, 2.6, "#7F9370"), (950, 4.4, "#64805F")):
        ridge(group, top, 12, .014, start, tone)


# The weight is on the leg to the left: that hip is out and up, the shoulder above it is lower.
def _legs(group: Group) -> None:
    stripes = Group()
    for k in range(9):
        x = 246 + 20 * k
        stripes.fill(taper(curve([(x, 850), (x + 20, 970), (x - 4, 1140)]), 9, 8), OCHRE.mid)
    dress(group, [(250, 850, "c"), (262, 980), (246, 1140, "c"), (362, 1140, "c"), (398, 1040), (414, 960),
                  (398, 870, "c")], MULBERRY, [[(340, 860), (372, 980), (330, 1140), (440, 1140), (440, 860)]],
          extra=stripes)
    leg = dress(group, [(98, 830, "c"), (92, 930), (118, 1040), (124, 1140, "c"), (236, 1140, "c"), (250, 1010),
                        (262, 860, "c")], TEAL, [[(216, 850), (206, 1000), (190, 1140), (280, 1140), (280, 850)]],
                [[(122, 880), (112, 950), (132, 1060), (142, 1060), (128, 950), (138, 880)]])
    hatch(group, leg, TEAL.line, step=11, width=1.5, reach=.4)


LEFT_HALF: list[Spot] = [(262, 452, "c"), (204, 462), (166, 500), (160, 590), (188, 698, "c"), (126, 756), (94, 812),
                         (88, 880, "c"), (128, 852, "c"), (146, 912, "c"), (182, 866, "c"), (206, 930, "c"),
                         (236, 880, "c"), (252, 930, "c"), (256, 820), (266, 708, "c"), (286, 590), (270, 470, "c")]
RIGHT_HALF: list[Spot] = [(262, 452, "c"), (286, 590), (266, 708, "c"), (256, 820), (252, 930, "c"), (286, 886, "c"),
                          (318, 938, "c"), (346, 888, "c"), (384, 926, "c"), (408, 872, "c"), (398, 800),
                          (340, 692, "c"), (366, 600), (386, 500), (330, 456, "c")]


def _doublet(group: Group) -> None:
    dress(group, LEFT_HALF, MULBERRY,
          [[(262, 452), (286, 590), (262, 708), (252, 940), (214, 940), (232, 800), (226, 700), (252, 590)],
           [(150, 500), (196, 560), (206, 640), (198, 712), (150, 640)]],
          [[(140, 800), (116, 850), (128, 842), (160, 780), (196, 730), (180, 734)]],
          [[(196, 704), (168, 760), (140, 830)], [(214, 708), (204, 780), (196, 850)],
           [(240, 712), (236, 790), (236, 860)],
           [(176, 600), (196, 650), (194, 694)]])
    lozenges = Group()
    for j in range(13):
        for i in range(5):
            x, y = 250 + i * 46 + (j % 2) * 23 - (j - 6) * 2, 440 + j * 40
            diamond = curve([(x, y - 38, "c"), (x + 21, y, "c"), (x, y + 38, "c"), (x - 21, y, "c")], True)
            lozenges.fill(diamond, MULBERRY.mid if (i + j) % 3 == 0 else OCHRE.light).fill(circle((x, y), 3.2),
                                                                                          MULBERRY.deep)
    dress(group, RIGHT_HALF, OCHRE, [[(352, 460), (346, 600), (322, 694), (372, 800), (384, 930), (440, 930),
                                      (420, 460)]],
          folds=[[(332, 696), (352, 760), (372, 830)], [(306, 702), (318, 770), (322, 850)],
                 [(282, 706), (284, 780), (288, 850)], [(352, 610), (336, 650), (336, 686)]], extra=lozenges)
    _belt(group)
    for x, y in ((88, 884), (146, 916), (206, 934), (252, 936), (318, 942), (384, 930)):
        jingle_bell(group, (x, y + 6), 10)


def _belt(group: Group) -> None:
    waist = curve([*LEFT_HALF[:3], (160, 590), (188, 698), (126, 756), (262, 900), (398, 800), (340, 692), (366, 600),
                   (386, 500), (330, 456)], True)
    way = curve([(170, 678), (212, 706), (262, 720), (306, 718), (350, 700), (372, 680)])
    band, inside = taper(way, 25, 25), Group()
    inside.fill(taper(way.part(0, 1), 36, 36), pal.INK, .28).fill(band, pal.GILT_DARK)
    inside.fill(taper(way, 18, 18), pal.GILT).fill(taper(way.part(.05, .5), 5, 3), pal.GILT_LIGHT)
    inside.stroke(band, pal.INK, 1.8)
    group.clip(waist, inside)
    for u in (.2, .34, .62, .76):
        jingle_bell(group, complex(way.at(u)) + 22j, 9.5)
    end = curve([(268, 722), (264, 752), (274, 792), (268, 824)])
    tongue = taper(end, 15, 13)
    group.silhouette(tongue).fill(tongue, pal.GILT).fill(taper(end.part(.05, .9), 5, 3), pal.GILT_LIGHT)
    group.contour(tongue, 1.2, 3, pal.INK, SHADE)
    jingle_bell(group, end.end + 8j, 9)
    buckle = circle((266, 720), 15, 17)
    group.silhouette(buckle).fill(buckle, pal.GILT_LIGHT).fill(circle((267, 721), 12, 14), pal.GILT_DARK)
    group.fill(circle((266, 720), 9, 11), MULBERRY.mid).fill(circle((263, 716), 3, 4), MULBERRY.light)
    group.stroke(buckle, pal.INK, 1.8)


def _far_arm(group: Group) -> None:
    _close_sleeve(group)
    _puff(group)
    _hand(group, Pose((450, 500), 1.1, 2))
    dress(group, CUFF, MULBERRY, [[(498, 590), (502, 640), (490, 680), (548, 690), (548, 580)]],
          [[(472, 606), (464, 630), (462, 644), (470, 632), (480, 606)]],
          [[(470, 645), (478, 622), (480, 604)], [(498, 646), (500, 624), (498, 606)],
           [(486, 668), (489, 636), (489, 608)], [(515, 660), (510, 632), (506, 606)]])


def _close_sleeve(group: Group) -> None:
    dress(group, [(360, 672, "c"), (362, 716), (376, 762), (398, 798, "c"), (416, 806), (444, 796), (474, 752),
                  (504, 692), (519, 640), (518, 606, "c"), (474, 604, "c"), (466, 632), (453, 664), (440, 690, "c"),
                  (420, 650, "c")], OCHRE,
          [[(424, 700), (420, 732), (398, 760), (382, 768), (396, 830), (460, 820), (520, 720), (540, 600), (506, 610),
            (500, 664), (474, 720), (446, 752), (432, 752), (434, 720)]],
          [[(370, 700), (376, 740), (388, 762), (386, 730), (382, 700)],
           [(476, 634), (468, 668), (458, 694), (470, 684), (482, 654), (484, 632)]],
          [[(441, 688), (424, 702), (396, 708)], [(441, 690), (430, 722), (404, 742)],
           [(442, 690), (446, 720), (436, 752)], [(443, 689), (460, 706), (478, 708)],
           [(402, 790), (416, 778), (434, 774)], [(398, 776), (408, 764), (420, 760)],
           [(468, 650), (486, 662), (506, 660)], [(462, 672), (478, 682), (496, 682)]])
    for x, y in ((508, 672), (497, 699), (484, 725), (469, 750)):
        group.fill(circle((x, y), 6.2), pal.INK).fill(circle((x, y), 4.8), pal.GILT)
        group.fill(circle((x - 1.4, y - 1.4), 1.8), pal.GILT_LIGHT)


def _puff(group: Group) -> None:
    lining = Group()
    for spots, width in SLASHES:
        slash = taper(curve(spots), width, width, lambda u: np.sin(np.pi * np.clip(u, 0, 1)) ** .8)
        lining.fill(slash, MULBERRY.mid).stroke(slash, pal.INK, 1.5)
        lining.fill(taper(curve([z + 2.5 for z in map(point, spots)]).part(.12, .9), width * .5, 0, ends(.3, .5)),
                    MULBERRY.deep)
    shape = dress(group, [(326, 470, "c"), (384, 474), (420, 520), (444, 584), (450, 634), (438, 664, "c"),
                          (400, 678), (358, 684, "c"), (336, 640), (322, 574), (316, 508, "c")], OCHRE,
                  [[(404, 480), (412, 540), (420, 600), (412, 650), (396, 690), (460, 680), (470, 560), (420, 480)],
                   [(316, 500), (334, 570), (356, 640), (372, 690), (340, 690), (300, 580)]],
                  [[(356, 480), (380, 520), (394, 570), (396, 610), (384, 580), (366, 530), (348, 490)]],
                  [[(364, 682), (350, 650), (342, 622)], [(386, 680), (378, 656), (374, 640)],
                   [(416, 674), (416, 652), (418, 634)], [(430, 668), (438, 646), (440, 628)],
                   [(401, 678), (400, 662), (398, 652)]])
    group.clip(shape, lining)
    band = curve([(353, 680), (378, 690), (412, 683), (447, 658)])
    cuff = taper(band, 21, 19, lambda u: np.clip(1 - np.abs(2 * np.asarray(u) - 1) ** 7, 0, 1) ** .5)
    group.silhouette(cuff).fill(cuff, MULBERRY.deep).fill(taper(band.part(.03, .97), 10, 9, ends(.1, .1)), MULBERRY.mid)
    group.stroke(cuff, pal.INK, 1.8)


CUFF: list[Spot] = [(473, 596, "c"), (465, 618), (452, 650, "c"), (471, 644, "c"), (485, 672, "c"), (499, 646, "c"),
                    (518, 668, "c"), (527, 634, "c"), (540, 640, "c"), (526, 612), (518, 594, "c"), (496, 602)]
SLASHES: tuple[tuple[Spots, float], ...] = (
    ([(340, 500), (350, 560), (364, 612), (380, 654)], 13), ([(372, 492), (388, 548), (398, 604), (402, 650)], 16),
    ([(404, 512), (420, 560), (428, 606), (424, 644)], 12))


def _hand(group: Group, pose: Pose) -> None:
    stem = curve([pose.point((-10, 66)), pose.point((-4, 26)), pose.point((-5, -6)), point(CLOCK) + 10j])
    pinch_far(group, pose)
    stalk(group, stem, 6.5, 5, Tones("#DDD296", "#C1B06E", "#938048", pal.INK))
    pinch_near(group, pose)


def _horn(group: Group, spots: Spots, width: float, tones: Tones) -> None:
    """A horn of the cap along `spots` with a bell at its tip."""
    spine = curve(spots)
    horn = Petal(*edges(spine, lambda u: (width / 2 * np.clip(1 - np.asarray(u), 0, 1) ** .6
                                          * (1 + .10 * np.sin(np.asarray(u) * 7)) + 3), n=26))
    outline, inside = horn.outline(), Group()
    inside.fill(outline, tones.mid).fill(horn.side(1, .60), tones.deep).fill(horn.side(.12, .3, .1, .85), tones.light)
    for across, last in ((.35, .9), (.52, .75), (.7, .95)):
        inside.fill(taper(horn.vein(across, .04, last), 2.4, .5), tones.line)
    combed(inside, horn.point, tones.line, 9, width=1.5, reach=.3)
    group.silhouette(outline).clip(outline, inside).contour(outline, 1.2, 3.4, tones.line, SHADE)
    jingle_bell(group, spine.end + complex(spine.tangent(1.0)) * 10, 13)


def _horns(group: Group) -> None:
    _horn(group, [(216, 330), (150, 300), (112, 330), (122, 392)], 84, OCHRE)
    _horn(group, [(256, 262), (216, 190), (226, 108), (292, 84), (340, 124)], 96, MULBERRY)


def _head(group: Group) -> None:
    face(group, HEAD)
    hair(group, HEAD)
    hood(group, HEAD)


TIPS = [(150, 568), (208, 640), (282, 664), (352, 630), (398, 556)]
VALLEYS = [(198, 556), (248, 582), (312, 578), (358, 546)]


def _collar(group: Group) -> None:
    spots: list[Spot] = [(196, 448, "c"), (160, 490)]
    for i, (x, y) in enumerate(TIPS):
        spots.append((x, y, "c"))
        if i < len(VALLEYS):
            valley = point(VALLEYS[i])
            spots += [mix(point((x, y)), valley, .55) + complex(-4, 2), (*VALLEYS[i], "c"),
                      mix(valley, point(TIPS[i + 1]), .45) + complex(4, 2)]
    halves: list[list[Spot]] = []
    folds: list[list[Spot]] = []
    for x, y in TIPS:
        halves.append([(280, 430, "c"), (x + 4, y - 60), (x, y + 2, "c"), (x + 28, y - 70, "c")])
        folds.append([(280 + (x - 280) * .3, 470), (280 + (x - 280) * .76, 470 + (y - 470) * .5), (x, y)])
    dress(group, [*spots, (384, 488), (336, 446, "c"), (270, 474)], IVORY, halves, (), folds)
    for x, y in TIPS:
        jingle_bell(group, (x, y + 10), 12)


def _bauble(group: Group) -> None:
    rod = taper(STICK, 13, 12)
    group.silhouette(rod).fill(rod, "#A8702A").fill(taper(STICK, 4, 4), OCHRE.light).stroke(rod, pal.INK, 1.4)
    jingle_bell(group, STICK.start, 12)
    for u in (.30, .42):
        at, across = complex(STICK.at(u)), 1j * complex(STICK.tangent(u)) * 7
        group.fill(taper(curve([at - across, at + 3j, at + across]), 4, 4), MULBERRY.deep)
    for spots, tones, wide in (([(74, 496), (56, 488), (47, 504), (52, 526)], OCHRE, 30),
                               ([(92, 462), (70, 432), (88, 398), (116, 412)], MULBERRY, 38)):
        spine = curve(spots)
        horn = taper(spine, wide, 5)
        group.silhouette(horn).fill(horn, tones.mid)
        group.fill(taper(spine.part(.1, .9), 12, 2), tones.light).contour(horn, 1.1, 2.6, pal.INK, SHADE)
        jingle_bell(group, spine.end + complex(spine.tangent(1.0)) * 5, 7.5)
    face(group, BAUBLE)
    hood(group, BAUBLE)
    frill: list[Spot] = [(70, 556, "c")]
    for k, (x, y) in enumerate(FRILL):
        frill += [(x, y, "c"), *([(x + 16, y - 10, "c")] if k < 3 else [])]
    shades: list[Spots] = [[(104, 556), (x + 2, y - 20), (x, y, "c"), (x + 16, y - 24, "c")] for x, y in FRILL[1:]]
    dress(group, [*frill, (138, 554, "c"), (104, 566)], IVORY, shades)
    for x, y in FRILL:
        jingle_bell(group, (x, y + 4), 6.5)


def _near_arm(group: Group) -> None:
    grip = Pose((111, 694), 1.02, 0)
    fist_far(group, grip)
    rod = taper(STICK.part(.30, .80), 12.7, 12.3)
    group.fill(rod, "#A8702A").fill(taper(STICK.part(.30, .80), 4, 4), OCHRE.light).stroke(rod, pal.INK, 1.4)
    fist_near(group, grip)
    dress(group, [(222, 470, "c"), (178, 486), (146, 556), (134, 640), (144, 712, "c"), (124, 728, "c"),
                  (108, 768, "c"),
                  (128, 800), (160, 824, "c"), (176, 822), (204, 790), (216, 720), (222, 620), (242, 520, "c")], TEAL,
          [[(226, 500), (198, 620), (188, 720), (158, 772), (120, 776), (160, 850), (260, 800), (270, 500)]],
          [[(180, 500), (158, 570), (150, 650), (160, 650), (172, 580), (196, 510)]],
          [[(143, 708), (168, 722), (186, 752)], [(142, 710), (156, 744), (160, 778)],
           [(206, 560), (186, 620), (180, 680)],
           [(224, 700), (204, 740), (196, 790)], [(176, 812), (186, 796), (200, 788)],
           [(186, 724), (172, 742), (168, 770)]])
    dress(group, [(144, 694, "c"), (120, 712), (98, 750), (96, 780, "c"), (112, 780, "c"), (122, 810, "c"),
                  (134, 784), (142, 772, "c"), (166, 790, "c"), (162, 756), (160, 742, "c"), (186, 740, "c"),
                  (166, 714), (156, 694, "c")], MULBERRY,
          [[(100, 790), (128, 758), (158, 730), (150, 690), (200, 720), (180, 800), (120, 830)]],
          [[(140, 702), (118, 722), (104, 752), (112, 752), (130, 726), (148, 706)]],
          [[(142, 772), (128, 752), (122, 738)], [(160, 742), (146, 728), (138, 722)],
           [(164, 786), (142, 754), (130, 738)], [(122, 806), (116, 776), (112, 760)]])


LEAVES: tuple[tuple[Spots, int], ...] = (
    ([(70, 1040), (60, 990), (50, 950), (56, 900)], 26), ([(96, 1050), (128, 1000), (150, 968), (180, 950)], 24),
    ([(330, 1060), (372, 1000), (404, 962), (444, 930)], 26), ([(316, 1060), (300, 1020), (304, 990), (322, 970)], 20))


def _dandelions(group: Group) -> None:
    for spots, length in LEAVES:
        runcinate(group, curve(spots), length, 6, 7, colour="#7E9E63", shade="#4C7850")
    hollow = Tones("#D5CE9C", "#B3A873", "#8B7B50", pal.INK)
    for foot, head in (((88, 1060), (98, 948)), ((352, 1060), (432, 884)), ((84, 1060), (62, 986))):
        stalk(group, curve([foot, mix(point(foot), point(head), .5) + complex(10, 6), head]), 7, 5.5, hollow)
    composite(group, (98, 946), 42, (20, 16, 11), width=.25, turn=-12)
    composite(group, (434, 882), 36, (20, 16, 11), width=.25, turn=14, seed=3)


# x, y, turn, scale
SEEDS = ((528, 300, 40, .9), (532, 246, 26, .9), (494, 194, 14, .8), (424, 214, 4, .7), (526, 176, 36, .9),
         (440, 132, 8, .85), (524, 104, 30, .9), (396, 96, -10, .75), (476, 84, 12, .7))


def _flying_seeds(picture: Group) -> None:
    for x, y, turn, scale in SEEDS:
        parasol(picture, (x, y), turn, scale)
