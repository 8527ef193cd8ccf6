"""King of clubs: a dark king in profile, wreathed with clover, with a knotty staff."""
from __future__ import annotations

from .. import palette as pal
from ..court import CourtInks, court_card
from ..dress import Cloth, brocade, forearm, garment, gilt_hem, mirrored, round_arm, sleeve
from ..faces import Person, side_face
from ..figures import Hair, fist, locks
from ..flowers.garden import clover
from ..geometry import Spot
from ..hats import gem, leaf_wreath, rays
from ..ribbons import ribbon
from ..splines import Pose, curve
from ..suits import pip
from ..svg import Group
from .sides import clovers, inked

INKS = CourtInks("#C6CFA8", "#B7C196", "#A9742E", "#2B4B3A", "#274A39")
BLACK = Hair("#3B3338", "#746771", "#211C21")
CLOAK = Cloth("#3F6B50", "#274A39", "#86A883")
ROBE = Cloth("#B5763A", "#84501F", "#DBA869")
DARK = Person("man", skin="#C98F5F", shade="#9E6540", lips="#9C4E44", iris="#5A4326", bushy=1.5, blush="#B06A48")
HEAD, SCALE = (318, 286), 1.16


def draw() -> Group:
    """The whole card."""
    return court_card(inked(figure()), "R", "C", INKS)


def figure() -> Group:
    """The upper half, without its contour."""
    group = Group()
    clovers(group, ((70, 420, .9, 0), (58, 590, .8, -60), (98, 500, .74, 60), (554, 150, .7, 20), (556, 210, .6, 40),
                    (562, 262, .6, -20), (552, 350, .7, 10), (566, 430, .6, -30)))
    king = Group()
    _back(king)
    _robe(king)
    side_face(king, HEAD, SCALE, -2, DARK)
    locks(king, CURLS, BLACK)
    _beard(king)
    _wreath(king)
    _cloak(king)
    _staff(king)
    return group.add(mirrored(king))


def _back(group: Group) -> None:
    mass = curve([(330, 180), (270, 176), (226, 216), (214, 290), (226, 372), (276, 390), (304, 340), (312, 260)],
                 closed=True)
    group.solid(mass, BLACK.dark, None, 1.6, 3)
    neck = curve([(270, 330, "c"), (278, 392), (254, 440, "c"), (372, 460, "c"), (348, 410), (344, 370, "c")],
                 closed=True)
    group.solid(neck, DARK.shade, None, 1.6, 3.4)


CURLS = (
    ([(276, 200), (238, 220), (222, 258), (240, 282), (256, 270), (246, 256)], 34),
    ([(262, 250), (232, 276), (222, 312), (242, 336), (260, 322), (248, 308)], 34),
    ([(276, 280), (244, 306), (228, 344), (246, 374), (268, 364), (258, 348)], 34),
    ([(296, 210), (264, 226), (252, 256), (266, 278), (282, 268), (274, 256)], 30),
    ([(286, 306), (266, 328), (256, 356), (272, 380), (290, 370), (282, 356)], 28),
    ([(352, 196), (318, 192), (290, 206), (286, 232), (302, 244), (312, 232), (304, 224)], 30),
    ([(358, 198), (340, 206), (324, 222), (330, 242), (344, 240), (344, 228)], 24),
    ([(362, 194), (360, 214), (348, 226), (356, 240), (366, 232)], 18),
    ([(330, 186), (300, 170), (262, 184), (250, 212), (266, 226), (278, 216)], 30),
    ([(350, 192), (332, 168), (300, 166), (284, 184), (294, 200), (306, 194)], 26))
BEARD = (
    ([(298, 316), (292, 352), (308, 384), (302, 412), (316, 416), (320, 404)], 26),
    ([(306, 330), (312, 366), (330, 392), (326, 424), (340, 432), (344, 420)], 26),
    ([(322, 350), (332, 380), (350, 400), (350, 430), (364, 432), (364, 420)], 26),
    ([(340, 360), (354, 384), (370, 400), (374, 424), (386, 420), (382, 408)], 24),
    ([(356, 362), (372, 372), (384, 388), (396, 396), (402, 386), (394, 380)], 20))


def _beard(group: Group) -> None:
    mass = curve([(298, 310, "c"), (296, 360), (318, 406), (350, 420), (386, 404), (384, 376), (364, 362, "c"),
                  (340, 360), (316, 346)], closed=True)
    group.solid(mass, BLACK.dark, None, 1.5, 3)
    locks(group, BEARD, BLACK, 1)
    locks(group, [([(378, 334), (360, 336), (344, 350), (334, 372)], 14), ([(376, 336), (382, 340), (386, 346)], 6)],
          BLACK, 1)


def _wreath(group: Group) -> None:
    pose = Pose(HEAD, SCALE)
    band = pose.curve([(-66, -16), (-52, -48), (-18, -64), (20, -62), (37, -54)])
    group.stroke(band, pal.INK, 12).stroke(band, pal.GILT, 8).stroke(band, pal.GILT_LIGHT, 2.5)
    rays(group, band, ((.1, 64), (.3, 78), (.52, 90), (.74, 82), (.95, 66)), "#2F6B43", "#8DB78E")
    leaf_wreath(group, pose, [(-70, -10), (-54, -48), (-18, -66), (22, -66), (42, -60)], 6, 30, "#6F9A66", "#3F6B50")
    for x, y, scale, turn in ((-60, -26, .62, -60), (-34, -60, .66, -20), (0, -70, .7, 4), (32, -66, .6, 30)):
        clover(group, pose.point((x, y)), scale, turn)


BODY: list[Spot] = [(258, 416, "c"), (196, 440), (140, 500), (124, 740, "c"), (520, 740, "c"), (512, 560), (480, 474),
                    (420, 432), (374, 424, "c"), (336, 466, "c")]


def _robe(group: Group) -> None:
    garment(group, BODY, ROBE, [[(420, 430, "c"), (400, 540), (420, 740, "c"), (560, 740, "c"), (540, 430, "c")]],
            [[(350, 540), (356, 620), (346, 720)]], brocade("C", ROBE.light, (150, 480, 540, 730), (66, 52), 26, 17))
    gilt_hem(group, [(256, 420), (290, 454), (336, 474), (360, 450), (376, 424)], 17, 13, 4, pal.GILT, pal.GILT_LIGHT,
             "#2F6B43")


CLOAK_SHAPE: list[Spot] = [(262, 408, "c"), (190, 424), (128, 470), (92, 580), (80, 740, "c"), (250, 740, "c"),
                           (262, 640), (300, 560), (372, 500), (420, 474, "c"), (424, 446, "c"), (350, 470), (296, 450)]


def _cloak(group: Group) -> None:
    garment(group, CLOAK_SHAPE, CLOAK,
            [[(230, 430, "c"), (250, 500), (220, 600), (230, 740, "c"), (270, 740, "c"), (300, 560), (440, 480, "c"),
              (360, 480)]],
            [[(390, 470), (310, 510), (240, 600), (220, 730)], [(370, 474), (270, 500), (190, 590), (170, 730)],
             [(350, 476), (250, 480), (150, 570), (126, 730)]],
            brocade("C", CLOAK.light, (100, 450, 260, 730), (60, 54), 24, 16), 4.4)
    gilt_hem(group, [(252, 738), (264, 640), (302, 562), (374, 502), (420, 474)], 12, 17)
    gem(group, (414, 462), 22, pal.GILT, pal.GILT_LIGHT)
    gem(group, (414, 462), 13, "#2F6B43", "#8DB78E")


def _staff(group: Group) -> None:
    sleeve(group, [(452, 444), (502, 520), (530, 710)], ROBE, round_arm(46, 48))
    staff = curve([(504, 740), (492, 600), (480, 440), (466, 290)])
    shaft = ribbon(staff, lambda u: 9 + 2.2 * abs(((u * 5) % 1) - .5))
    inside = Group().fill(ribbon(staff, lambda u: 0 * u, lambda u: 14 + 0 * u), "#5A3620")
    group.solid(shaft, "#8A5A34", inside, 1.6, 4)
    head = Pose((462, 262), 1)
    group.solid(head.shape([(-20, 40, "c"), (-14, 18), (14, 16), (24, 36, "c"), (10, 46), (-6, 48)]), pal.GILT, None,
                1.6, 3.4)
    pip(group, "C", (460, 244), 84, -4, whips=True, edge=3.4, colour="#2F6B43")
    forearm(group, [(550, 720), (536, 640), (508, 566)], CLOAK, (40, 24))
    fist(group, (490, 524), 1.0, -14, True, DARK.skin, DARK.shade)
