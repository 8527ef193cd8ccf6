"""Knave of hearts: an auburn curly-headed boy in a small cap bows his head over a rose and smells it."""
from __future__ import annotations

from .. import palette as pal
from ..court import CourtInks, court_card
from ..dress import Cloth, button, forearm, garment, gilt_hem, mirrored, round_arm, sleeve
from ..faces import Person
from ..figures import Hair, fist, locks
from ..flowers.garden import rose
from ..frame import leaflet
from ..geometry import Spot
from ..profiles import bowed
from ..ribbons import ribbon
from ..splines import Pose, curve
from ..svg import Group
from .sides import inked, roses

INKS = CourtInks("#E2B9A3", "#D5A58F", "#7C9678", "#B3322F", "#A63A3A", "#F3E2B8", 26, 1.1, (338, 262))
AUBURN = Hair("#9A4F2A", "#CB8049", "#652F1B")
DOUBLET = Cloth("#A63A3A", "#7A2229", "#C9655A")
JERKIN = Cloth("#2F6064", "#1F4348", "#6FA09B")
BOY = Person("youth", lips="#B8665A", iris="#5C6B45", brow="#5B2F1C", bushy=1.3, lids=.4, smile=.6)


def draw() -> Group:
    """The whole card."""
    return court_card(inked(figure()), "V", "H", INKS)


def figure() -> Group:
    """The upper half, without its contour."""
    group = Group()
    roses(group, ((60, 400, .8, 10), (556, 186, .8, 40), (562, 420, .6, 0)))
    boy = Group()
    _neck(boy)
    _doublet(boy)
    _head(boy)
    _arm(boy)
    return group.add(mirrored(boy))


MASS: list[Spot] = [(14, -92), (-40, -104), (-82, -70), (-94, -10), (-90, 50), (-72, 92), (-38, 96), (-18, 72),
                    (-22, 30), (-30, 0), (-22, -40), (16, -70)]
CURLS: list[tuple[list[tuple[float, float]], float]] = [
    ([(-20, -90), (-74, -58), (-84, -6), (-72, 36), (-86, 70), (-68, 98), (-54, 84)], 36),
    ([(-30, -80), (-66, -40), (-66, 10), (-56, 44), (-66, 78), (-48, 104), (-34, 90)], 32),
    ([(-6, -86), (-50, -58), (-58, -12), (-46, 26), (-56, 58), (-40, 78), (-28, 64)], 34),
    ([(6, -82), (-26, -56), (-36, -16), (-26, 14), (-34, 42), (-20, 58), (-10, 46)], 30),
    ([(16, -78), (-4, -54), (-14, -22), (-6, 4), (-14, 24), (-3, 36), (4, 26)], 22),
    ([(24, -76), (10, -60), (14, -42), (4, -30), (-2, -38)], 16),
    ([(22, -78), (32, -64), (27, -52), (34, -44), (38, -50)], 12)]
PUFF: list[Spot] = [(-72, -58, "c"), (-98, -84), (-86, -122), (-38, -142), (14, -132), (44, -104), (42, -76, "c"),
                    (4, -76), (-34, -70)]
HEAD, SCALE, BOW = (322, 268), 1.16, 15


def _head(group: Group) -> None:
    """The head in profile, bowed over the rose, in a small velvet cap set aslant."""
    pose = Pose(HEAD, SCALE, BOW)
    bowed(group, HEAD, SCALE, BOW, BOY)
    locks(group, [([pose.point(p) for p in spots], width * SCALE) for spots, width in CURLS], AUBURN)
    inside = Group().fill(pose.shape([(-110, -60, "c"), (-80, -84), (-30, -96), (50, -96, "c"), (50, -60, "c")]),
                          JERKIN.dark)
    inside.fill(pose.shape([(-84, -96), (-62, -122), (-28, -132), (-54, -112), (-72, -90)]), JERKIN.light)
    for crease in ([(-2, -78), (-4, -104), (-18, -130)], [(22, -78), (26, -100), (20, -122)],
                   [(-34, -74), (-50, -96), (-74, -108)]):
        inside.ink(pose.curve(crease), 2.8, "out")
    group.solid(pose.shape(PUFF), JERKIN.base, inside, 1.8, 4.6)
    gilt_hem(group, [pose.point(p) for p in ((-74, -56), (-34, -70), (4, -76), (44, -75))], 13, 13)
    for turn in (-100, -30, 60):
        leaflet(group, pose.point((-40, -74)), 44, 11, turn, .2)
    rose(group, pose.point((-40, -74)), .74, 20)


def _neck(group: Group) -> None:
    mass = Pose(HEAD, SCALE, BOW).shape(MASS)
    group.solid(mass, AUBURN.dark, None, 1.6, 3)
    neck = curve([(252, 330, "c"), (262, 390), (256, 424, "c"), (326, 466, "c"), (388, 420, "c"), (346, 398),
                  (326, 350, "c")], closed=True)
    shade = curve([(240, 320, "c"), (280, 380), (320, 396), (352, 404, "c"), (350, 330, "c")], closed=True)
    group.solid(neck, pal.SKIN, Group().fill(shade, pal.SKIN_SHADE), 1.6, 3.4)


BODY: list[Spot] = [(258, 404, "c"), (206, 420), (150, 452), (122, 540), (130, 740, "c"), (520, 740, "c"),
                    (510, 560), (488, 462), (436, 420), (390, 406, "c"), (356, 436), (322, 444), (290, 432)]


def _doublet(group: Group) -> None:
    garment(group, BODY, DOUBLET, [[(420, 410, "c"), (404, 520), (430, 740, "c"), (560, 740, "c"), (520, 400, "c")]],
            [[(230, 560), (240, 640), (220, 720)]])
    front: list[Spot] = [(276, 424, "c"), (300, 520), (290, 740, "c"), (430, 740, "c"), (410, 560), (388, 420, "c"),
                         (356, 440), (322, 450), (292, 438)]
    garment(group, front, JERKIN, [[(372, 420, "c"), (376, 560), (390, 740, "c"), (450, 740, "c"), (420, 420, "c")]])
    gilt_hem(group, [(276, 424), (300, 520), (292, 720)], 12, 15)
    gilt_hem(group, [(388, 420), (410, 560), (426, 720)], 11, 14)
    y: float
    for y in (480, 524, 568, 612, 656):
        button(group, (342 + (y - 480) * .05, y), 8)
    collar = curve([(252, 398, "c"), (288, 424), (324, 434), (362, 422), (394, 396, "c"), (404, 418, "c"), (366, 450),
                    (324, 462), (280, 450), (246, 420, "c")], closed=True)
    group.solid(collar, pal.IVORY, Group().fill(curve([(340, 430, "c"), (420, 390, "c"), (410, 430), (340, 480, "c")],
                                                      closed=True), pal.PAPER_DARK), 1.7, 3.6)
    for i in range(9):
        x = 262.0 + i * 16
        y = 416 + 26 * (1 - ((x - 326) / 66) ** 2)
        group.ink(curve([(x, y - 8), (x + (x - 326) * .06, y + 12)]), 1.8, "both")


def _arm(group: Group) -> None:
    stalk = ribbon(curve([(474, 720), (464, 580), (446, 470), (420, 380)]), lambda u: 5.5 - 1.5 * u)
    sleeve(group, [(186, 430), (150, 500), (140, 620)], DOUBLET, round_arm(50, 46), 3)
    sleeve(group, [(462, 426), (508, 500), (534, 690)], DOUBLET, round_arm(50, 50), 5)
    forearm(group, [(548, 700), (520, 630), (474, 568)], DOUBLET, (36, 21), pal.IVORY, pal.PAPER_DARK)
    group.solid(stalk, "#5C7B57", None, 1.5, 3)
    for s, turn in ((-1, -70), (1, 60)):
        leaflet(group, 443 + 456j, 46, 11, turn, .3 * s)
    rose(group, (412, 352), 1.02, -14)
    fist(group, (450, 530), .9, -22, True)
