"""The Fool: on one hip, lips pursed, he blows a dandelion clock; his bauble, which has his face, blows with him."""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from .. import palette as pal
from ..card import Card
from ..figures import fist, jingle_bell
from ..flowers.daisies import clock, composite, parasol
from ..frame import halo, trump_card
from ..geometry import Path, Spot, circle, line, mix, point, polar
from ..leaves import runcinate
from ..line import SHADE, combed, ends, hatch, keyline, taper
from ..organs import stalk
from ..ribbons import Petal, edges
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones
from .ground import trump_ground

MULBERRY = Tones("#B690A8", "#8A5C7C", "#5E3A59", pal.INK)
OCHRE = Tones("#EFCB7E", "#D9A03F", "#A8702A", pal.INK)
TEAL = Tones("#6FA09C", "#3C7375", "#25525A", pal.INK)
IVORY = Tones("#F8E7B8", "#EFCB7E", "#D9A03F", pal.INK)
SKIN = Tones("#F8DFC0", pal.SKIN, pal.SKIN_SHADE, "#5A2E1E")
MOON, CLOCK = (404, 336), (468, 346)
HEAD = Pose((286, 322), 1.14, -7)
BAUBLE = Pose((92, 508), .50, -4)
STICK = curve([(124, 958), (112, 760), (98, 548)])


def draw() -> Card:
    """The whole card."""
    picture = trump_ground("#B9C3A0", "#A9B58F")
    halo(picture, MOON, 222, 46, pal.OCHRE, "#3D3B5C", _little_bell, 24)
    for part in (_legs, _doublet, _far_arm, _bauble, _near_arm, _horns, _head, _collar, _dandelions):
        layer = Group()
        part(layer)
        picture.add(keyline(layer, 1.3, 6.0))
    clock(picture, CLOCK, 68, (-60, 34))
    _flying_seeds(picture)
    return trump_card(picture, "FOU", "LE FOU")


def _little_bell(group: Group, at: complex, way: float) -> None:
    ball = circle(at, 9)
    group.fill(ball, pal.GILT_LIGHT).fill(circle(at + 2 + 2j, 6), pal.GILT).stroke(ball, pal.INK, 1.4)
    group.ink(line(at, at + polar(8, way)), 2.4, "even")


Spots = Sequence[Spot]


def _piece(group: Group, spots: Spots, tones: Tones, shades: Iterable[Spots] = (), lights: Iterable[Spots] = (),
           folds: Iterable[Spots] = (), pose: Pose | None = None, extra: Group | None = None) -> Path:
    """A piece of dress: closed `spots` in the mid tone, its shades and lights, folds that swell, a contour."""
    pose = pose or Pose()
    shape, inside = pose.shape(spots), Group()
    inside.fill(shape, tones.mid)
    if extra:
        inside.add(extra)
    for spot in shades:
        inside.fill(pose.shape(spot), tones.deep)
    for spot in lights:
        inside.fill(pose.shape(spot), tones.light)
    for spot in folds:
        inside.fill(taper(pose.curve(spot), 3.2 * pose.scale + .6, .6, ends(.1, .7)), tones.line)
    group.silhouette(shape).clip(shape, inside).contour(shape, 1.2, 3.4, tones.line, SHADE, 30)
    return shape


# The body stands on the leg to the left: that hip is out and up, the shoulder above it sinks.
def _legs(group: Group) -> None:
    """The hose: one leg carries, the other is eased."""
    stripes = Group()
    for k in range(9):
        x = 246 + 20 * k
        stripes.fill(taper(curve([(x, 850), (x + 20, 970), (x - 4, 1140)]), 9, 8), OCHRE.mid)
    _piece(group, [(250, 850, "c"), (262, 980), (246, 1140, "c"), (362, 1140, "c"), (398, 1040), (414, 960),
                   (398, 870, "c")], MULBERRY, [[(340, 860), (372, 980), (330, 1140), (440, 1140), (440, 860)]],
           extra=stripes)
    leg = _piece(group, [(98, 830, "c"), (92, 930), (118, 1040), (124, 1140, "c"), (236, 1140, "c"), (250, 1010),
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
    """The parti-coloured doublet: plain on the hip that carries, lozenges on the other side."""
    _piece(group, LEFT_HALF, MULBERRY,
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
    _piece(group, RIGHT_HALF, OCHRE, [[(352, 460), (346, 600), (322, 694), (372, 800), (384, 930), (440, 930),
                                       (420, 460)]],
           folds=[[(332, 696), (352, 760), (372, 830)], [(306, 702), (318, 770), (322, 850)],
                  [(282, 706), (284, 780), (288, 850)], [(352, 610), (336, 650), (336, 686)]], extra=lozenges)
    belt = curve([(188, 690), (224, 714), (268, 727), (308, 726), (344, 710)])
    band = taper(belt, 21, 21)
    group.silhouette(band).fill(band, pal.GILT_DARK).fill(taper(belt, 13, 13), pal.GILT).stroke(band, pal.INK, 1.8)
    for u in (.12, .3, .5, .7, .88):
        jingle_bell(group, complex(belt.at(u)) + 20j, 9.5)
    for x, y in ((88, 884), (146, 916), (206, 934), (252, 936), (318, 942), (384, 930)):
        jingle_bell(group, (x, y + 6), 10)


def _far_arm(group: Group) -> None:
    """The arm that lifts the clock; its sleeve is full above, close at the wrist."""
    _piece(group, [(330, 466, "c"), (384, 474), (422, 540), (446, 640), (456, 696, "c"), (462, 650), (470, 604, "c"),
                   (518, 610, "c"), (520, 690), (496, 772), (448, 812), (400, 776), (362, 690), (340, 590),
                   (322, 510, "c")], OCHRE,
           [[(322, 520), (372, 640), (420, 740), (470, 760), (506, 690), (506, 600), (540, 600), (540, 720), (450, 840),
             (370, 740), (310, 560)]],
           [[(356, 480), (392, 520), (420, 600), (432, 660), (416, 620), (388, 560), (350, 500)]],
           [[(456, 698), (448, 730), (424, 750)], [(457, 700), (462, 738), (450, 776)],
            [(458, 700), (482, 730), (500, 726)],
            [(344, 540), (370, 580), (392, 640)], [(466, 640), (486, 664), (512, 668)]])
    _hand(group, Pose((494, 606), 1.02, -8))
    _piece(group, [(460, 606, "c"), (474, 628), (488, 610, "c"), (504, 632), (522, 614, "c"), (520, 580, "c"),
                   (492, 590), (464, 574, "c")], MULBERRY, [[(496, 570), (498, 640), (540, 640), (540, 570)]])


def _hand(group: Group, pose: Pose) -> None:
    """A hand upright, seen from the thumb's side: thumb and forefinger hold a stalk, the others stand off."""
    stem = curve([pose.point((-37, -18)), pose.point((-41, -100)), point(CLOCK) + 12j])
    _finger(group, pose, [(24, -52), (44, -76), (54, -104), (56, -120)], 17, 11)
    _finger(group, pose, [(16, -60), (32, -98), (38, -126), (35, -146)], 19, 12.5)
    _finger(group, pose, [(4, -64), (12, -106), (12, -138), (4, -158)], 20, 13)
    _piece(group, [(-19, 10, "c"), (-26, -16), (-30, -44), (-22, -66), (2, -78), (24, -66), (31, -42), (24, -12),
                   (20, 10, "c")], SKIN, [[(10, 14), (14, -30), (26, -60), (50, -60), (40, 20)]],
           folds=[[(-14, -24), (-4, -42), (0, -60)], [(-20, -8), (-8, -14), (2, -12)]], pose=pose)
    stalk(group, stem, 6.5, 5, Tones("#DDD296", "#C1B06E", "#938048", pal.INK))
    _finger(group, pose, [(-10, -66), (-22, -96), (-38, -110), (-46, -100)], 20, 12.5)
    _finger(group, pose, [(-20, -20), (-38, -46), (-46, -72), (-40, -96)], 23, 14)


def _finger(group: Group, pose: Pose, spots: Spots, first: float, last: float) -> None:
    """A finger along `spots`, round at its end, with creases at its joints and a nail."""
    spine = pose.curve(spots)

    def half(u: Any) -> Any:
        taps = (first + (last - first) * np.clip(u, 0, 1)) / 2 * pose.scale
        return taps * np.sqrt(np.clip(1.002 - np.clip((u - .84) / .16, 0, 1) ** 2, 0, 1))
    body = Petal(*edges(spine, half, n=26))
    outline, inside = body.outline(), Group()
    dark = 1 if ((1j * complex(spine.tangent(.5))) * np.conj(polar(1, SHADE))).real > 0 else 0
    inside.fill(outline, SKIN.mid).fill(body.side(dark, .60 if dark else .40), SKIN.deep)
    for u in (.42, .70):
        at, across = complex(spine.at(u)), 1j * complex(spine.tangent(u)) * first * .3
        inside.fill(taper(curve([at - across, at + complex(spine.tangent(u)) * 2, at + across]), 1.8, .8, ends()),
                    SKIN.line)
    group.silhouette(outline).clip(outline, inside).contour(outline, 1.1, 2.8, SKIN.line, SHADE, 50)


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


FACE: list[Spot] = [(-6, -80), (18, -70), (30, -50), (34, -30), (34.5, -17), (31, -8), (37, 3), (47, 13), (58, 22),
                    (63, 30), (55, 36), (43, 37, "c"), (46, 43), (55, 46.5), (61, 51), (57, 54.5, "c"), (60, 58.5),
                    (56, 63), (46, 66, "c"), (43, 72), (48, 80), (49, 88), (43, 96), (28, 98), (4, 92), (-16, 78),
                    (-32, 50), (-40, 16), (-48, -14), (-46, -56), (-28, -80)]
FACE_SHADES: list[list[Spot]] = [
    [(-60, -90, "c"), (-22, -66), (-24, -10), (-16, 36), (0, 66), (24, 84), (42, 90), (46, 106, "c"), (-60, 116, "c")],
    [(8, -16), (22, -18), (32, -11), (30, -3), (18, -6)], [(34, 27), (43, 31), (42, 38), (32, 37)],
    [(39, 66), (46, 67), (44, 73), (38, 73)]]
FACE_LINES: list[tuple[list[Spot], float]] = [
    ([(4, 3), (12, -5), (22, -7.5), (31, -6)], 4.2), ([(7, 5), (16, 7.5), (26, 5)], 1.7),
    ([(3, -5), (14, -12), (29, -11)], 1.6), ([(46, 36), (40, 33), (40, 27), (45, 24)], 2.1),
    ([(57, 33), (52, 32), (49, 35)], 2.6), ([(57, 54.5), (51, 54), (47, 54.6)], 2.4),
    ([(43, 42), (39, 50), (40, 58), (43, 64)], 1.7), ([(37, 41), (33, 48), (34, 58), (37, 64)],
                                                      1.9), ([(8, 70), (22, 76), (34, 72)], 1.5),
    ([(-6, 0), (-13, -4), (-17, -8)], 1.5), ([(-6, 4), (-14, 3), (-19, 1)], 1.5), ([(-5, 8), (-12, 10), (-16, 13)],
                                                                                   1.4),
    ([(-2, -34), (14, -40), (30, -36)], 1.4), ([(32, 90), (40, 89), (45, 86)], 1.4)]


def _face(group: Group, pose: Pose) -> None:
    """A merry profile, looking right: a long nose, the cheek full of breath, the lips pursed."""
    inside = Group()
    for spots in FACE_SHADES:
        inside.fill(pose.shape(spots), SKIN.deep)
    inside.fill(pose.shape([(10, 34), (26, 36), (36, 48), (33, 62), (20, 68), (6, 60), (0, 46)]), "#E9B798")
    inside.fill(taper(pose.curve([(6, 40), (16, 35), (28, 39)]), 5 * pose.scale, 2, ends()), SKIN.light)
    inside.fill(pose.shape([(51, 19), (58, 24), (59, 31), (52, 29)]), "#E9B798")
    outline = pose.shape(FACE)
    group.silhouette(outline).fill(outline, SKIN.mid).clip(outline, inside)
    eye = pose.shape([(4, 3.5, "c"), (13, -5), (29, -5.4, "c"), (28, 2), (23, 6, "c"), (13, 6.5)])
    iris = Group().fill(pose.circle((24, -.2), 5, 6.6), TEAL.mid).fill(pose.circle((24.8, .2), 2.4, 3.6), pal.INK)
    iris.fill(pose.circle((23, -2.6), 1.5), "#FFFFFF")
    iris.fill(pose.shape([(0, -12), (34, -12), (32, -3.4), (18, -2.4), (2, 2)]), SKIN.deep)
    group.fill(eye, "#F8F0DD").clip(eye, iris)
    brow = pose.curve([(-6, -18), (6, -31), (20, -34), (36, -24)])
    group.fill(taper(brow, 8 * pose.scale, 3 * pose.scale, ends(.2, .3)), "#4A2A1C")
    group.fill(pose.shape([(45, 47), (52, 46.4), (61, 51), (57, 54.5, "c"), (48, 54)]), "#B4524A")
    group.fill(pose.shape([(48, 54.4, "c"), (57, 54.6, "c"), (60, 58.5), (55, 62.6), (48, 61)]), "#C36A5E")
    for spots, width in FACE_LINES:
        group.fill(taper(pose.curve(spots), width * pose.scale, .5, ends(.3, .5)), pal.INK)
    group.contour(outline, 1.2, 3.2, SKIN.line, SHADE, 40)


HOOD: list[Spot] = [(24, -76, "c"), (-10, -108), (-62, -98), (-92, -50), (-96, 20), (-84, 92), (-92, 140, "c"),
                    (36, 150, "c"), (40, 112), (22, 102), (-8, 96), (-32, 72), (-44, 20), (-46, -30), (-20, -62)]


def _head(group: Group) -> None:
    _face(group, HEAD)
    _hood(group, HEAD)


def _hood(group: Group, pose: Pose) -> None:
    """The hood with its gilt rim, open at the face."""
    _piece(group, HOOD, TEAL, [[(-110, 0), (-70, 10), (-58, 80), (-30, 130), (40, 150), (-100, 170)],
                               [(-44, -40), (-52, 20), (-38, 80), (-6, 102), (-12, 116), (-52, 84), (-66, 20),
                                (-58, -50)]],
           [[(-66, -84), (-84, -46), (-88, 0), (-76, -30), (-58, -70)]],
           [[(-64, -60), (-74, 0), (-62, 80)], [(-44, -80), (-58, -20), (-54, 50)], [(-66, 100), (-40, 124), (0, 132)]],
           pose)
    rim = pose.curve([(24, -76), (-20, -62), (-46, -30), (-44, 20), (-32, 72), (-8, 96), (30, 106)])
    group.stroke(rim, pal.INK, 14 * pose.scale).stroke(rim, pal.GILT, 10.5 * pose.scale)
    group.stroke(rim, pal.GILT_LIGHT, 3 * pose.scale)


TIPS = [(150, 568), (208, 640), (282, 664), (352, 630), (398, 556)]
VALLEYS = [(198, 556), (248, 582), (312, 578), (358, 546)]


def _collar(group: Group) -> None:
    """The dagged collar with a bell on every tip."""
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
    _piece(group, [*spots, (384, 488), (336, 446, "c"), (270, 474)], IVORY, halves, (), folds)
    for x, y in TIPS:
        jingle_bell(group, (x, y + 10), 12)


def _bauble(group: Group) -> None:
    """The marotte: a stick with the Fool's own head, hood and horns."""
    rod = taper(STICK, 13, 12)
    group.silhouette(rod).fill(rod, "#A8702A").fill(taper(STICK, 4, 4), OCHRE.light).stroke(rod, pal.INK, 1.4)
    jingle_bell(group, STICK.start, 12)
    for u in (.30, .42):
        at, across = complex(STICK.at(u)), 1j * complex(STICK.tangent(u)) * 7
        group.fill(taper(curve([at - across, at + 3j, at + across]), 4, 4), MULBERRY.deep)
    for spots, tones in (([(66, 500), (36, 494), (26, 530), (44, 556)], OCHRE), ([(84, 462), (62, 430), (84, 396),
                                                                                  (112, 412)],
                                                                               MULBERRY)):
        spine = curve(spots)
        horn = taper(spine, 36, 5)
        group.silhouette(horn).fill(horn, tones.mid)
        group.fill(taper(spine.part(.1, .9), 12, 2), tones.light).contour(horn, 1.1, 2.6, pal.INK, SHADE)
        jingle_bell(group, spine.end + complex(spine.tangent(1.0)) * 5, 7.5)
    _face(group, BAUBLE)
    _hood(group, BAUBLE)
    frill: list[Spot] = [(46, 562, "c")]
    for k, (x, y) in enumerate(((44, 596), (74, 614), (106, 616), (134, 598))):
        frill += [(x, y, "c"), *([(x + 18, y - 14, "c")] if k < 3 else [])]
    _piece(group, [*frill, (132, 560, "c"), (92, 570)], IVORY, [[(100, 560), (106, 618), (150, 618), (140, 556)]])
    for x, y in ((44, 596), (74, 614), (106, 616), (134, 598)):
        jingle_bell(group, (x, y + 4), 6.5)


def _near_arm(group: Group) -> None:
    """The arm on this side, bent, its hand round the stick."""
    fist(group, (108, 712), 1.14, -28)
    _piece(group, [(222, 470, "c"), (178, 486), (146, 556), (134, 640), (144, 712, "c"), (124, 728, "c"),
                   (108, 768, "c"),
                   (128, 800), (168, 822), (202, 796), (216, 720), (222, 620), (242, 520, "c")], TEAL,
           [[(226, 500), (198, 620), (188, 720), (158, 772), (120, 776), (160, 850), (260, 800), (270, 500)]],
           [[(180, 500), (158, 570), (150, 650), (160, 650), (172, 580), (196, 510)]],
           [[(143, 708), (168, 722), (186, 752)], [(142, 710), (156, 744), (160, 778)],
            [(206, 560), (186, 620), (180, 680)],
            [(224, 700), (204, 740), (196, 790)]])
    _piece(group, [(152, 706, "c"), (134, 698), (116, 716), (96, 754, "c"), (100, 780), (120, 790, "c"), (142, 758),
                   (158, 722, "c")], IVORY, [[(122, 794), (150, 720), (170, 734), (130, 804)]])


def _dandelions(group: Group) -> None:
    """Dandelions at his feet."""
    for spots, length in (([(60, 1080), (70, 1010), (52, 960), (60, 900)], 30),
                          ([(330, 1090), (376, 1030), (420, 1000), (452, 950)], 34),
                          ([(120, 1090), (96, 1040), (60, 1030), (34, 1000)], 30)):
        runcinate(group, curve(spots), length, 6, 8, colour="#6C8E5A", shade="#43684C")
    composite(group, (106, 1000), 50, (22, 17, 12), width=.25, turn=-12)
    composite(group, (424, 968), 46, (22, 17, 12), width=.25, turn=14, seed=3)


# x, y, turn, scale
SEEDS = ((554, 322, 40, .9), (532, 250, 26, .9), (500, 196, 14, .8), (420, 214, 4, .7), (548, 168, 36, .9),
         (452, 128, 8, .85), (534, 92, 30, .9), (394, 96, -10, .75), (470, 66, 12, .7))


def _flying_seeds(picture: Group) -> None:
    for x, y, turn, scale in SEEDS:
        if abs(complex(x, y) - point(MOON)) > 176:  # white is lost on the pale ground without ink below it
            parasol(picture, (x, y), turn, scale, pal.INK, 2.6)
        parasol(picture, (x, y), turn, scale)
