"""Knight of clubs: a page-haired rider on a grey horse among clover."""
from __future__ import annotations

from .. import palette as pal
from ..court import CourtInks, court_card
from ..faces import Person
from ..figures import Hair, fist, locks
from ..flowers.garden import clover
from ..geometry import Spot
from ..horses import STRETCHED, Coat, horse, mane, strap, stud
from ..plants import stem
from ..profiles import bowed
from ..splines import Pose, curve
from ..suits import pip
from ..svg import Group
from .sides import inked

INKS = CourtInks("#C6CFA8", "#B7C196", "#A9742E", "#2B4B3A", "#274A39")
GREY = Coat("#DDD3BE", "#F6EFDD", "#B3A58C", "#D0AE98", Hair("#C0A878", "#E6D3A8", "#866C46"))
HAIR = Hair("#C08A3E", "#E3BC72", "#85561F")
PLUME = Hair("#E9DFC9", "#FAF4E4", "#BFAE92")
TUNIC, TUNIC_DARK, TUNIC_LIGHT = "#3F6B50", "#274A39", "#7FA07E"
CAPE, CAPE_DARK = "#8E3B3A", "#652730"
LEATHER, LEATHER_LIGHT = "#9B3A34", "#C9695C"
HORSE = Pose((34, 8), .97)
PAGE = Person("youth", lips="#B5604F", iris="#5C6B45", brow="#7A5A2C")


def draw() -> Group:
    """The whole card."""
    return court_card(inked(figure()), "C", "C", INKS)


def figure() -> Group:
    """The upper half, without its contour."""
    group = Group()
    stem(group, curve([(66, 690), (54, 590), (84, 500), (70, 430)]), 8, 4)
    for x, y, turn, scale in ((72, 420, 0, .95), (60, 590, -60, .8), (98, 500, 60, .74), (548, 150, 20, .7),
                              (560, 250, -20, .6)):
        clover(group, (x, y), scale, turn)
    _cape(group)
    _tunic(group)
    _head(group)
    _cap(group)
    _horse(group)
    _rein_arm(group)
    return group


def _cape(group: Group) -> None:
    cape = curve([(250, 262, "c"), (196, 282), (140, 330), (104, 400), (124, 470), (90, 540), (100, 720, "c"),
                  (300, 720, "c"), (320, 300, "c")], closed=True)
    dark = curve([(230, 280, "c"), (180, 380), (190, 480), (150, 600), (160, 740, "c"), (260, 740, "c"),
                  (280, 300, "c")], closed=True)
    group.silhouette(cape).fill(cape, CAPE).clip(cape, Group().fill(dark, CAPE_DARK))
    for crease in ([(226, 282), (160, 370), (160, 470), (130, 600)], [(250, 290), (210, 400), (214, 500), (190, 640)]):
        group.ink(curve(crease), 2.6)
    group.contour(cape, 1.8, 4.6)


def _tunic(group: Group) -> None:
    tunic = curve([(252, 256, "c"), (212, 290), (196, 360), (188, 470), (180, 720, "c"), (380, 720, "c"), (372, 480),
                   (362, 370), (336, 306), (300, 262, "c")], closed=True)
    inside = Group()
    for i in range(5):
        for j in range(7):
            pip(inside, "C", (196 + i * 44 + (j % 2) * 22, 310 + j * 40), 20, whips=False, colour=TUNIC_LIGHT)
    inside.fill(curve([(330, 270, "c"), (326, 400), (340, 720, "c"), (420, 720, "c"), (400, 270, "c")], closed=True),
                TUNIC_DARK, .8)
    group.solid(tunic, TUNIC, inside, 1.8, 4.4)


HEAD = Pose((274, 186), 1.02, 9)
MASS: list[Spot] = [(-4, -84), (-60, -66), (-76, -10), (-72, 50), (-66, 92, "c"), (-18, 88, "c"), (-14, 40), (-24, 0),
                    (-10, -50)]
SIDE_HAIR: list[tuple[list[tuple[float, float]], float]] = [
    ([(-26, -74), (-60, -44), (-64, 10), (-58, 52), (-68, 86), (-50, 96)], 34),
    ([(-14, -74), (-44, -40), (-46, 6), (-42, 48), (-50, 80), (-34, 92)], 32),
    ([(-2, -74), (-24, -40), (-28, 0), (-26, 40), (-34, 72), (-18, 82)], 28),
    ([(10, -74), (-8, -48), (-12, -16), (-16, 10)], 20), ([(24, -70), (16, -56), (2, -46), (-8, -34)], 15)]
PLUMES: list[tuple[list[tuple[float, float]], float]] = [
    ([(-44, -78), (-86, -92), (-112, -60), (-104, -14), (-122, 20)], 32),
    ([(-44, -72), (-80, -70), (-94, -36), (-88, 0), (-100, 26)], 26)]
CAP: list[Spot] = [(-64, -46, "c"), (-76, -82), (-50, -116), (0, -126), (38, -108), (50, -72), (44, -54, "c"),
                   (-6, -72)]
BRIM: list[Spot] = [(-74, -38), (-42, -64), (0, -75), (40, -68), (72, -46), (42, -50), (0, -58), (-42, -46)]


def _head(group: Group) -> None:
    """A page's head in profile, bent towards the horse."""
    group.solid(HEAD.shape(MASS), HAIR.dark, None, 1.5, 3)
    neck = curve([(236, 236, "c"), (240, 270), (286, 300), (326, 270, "c"), (288, 254), (280, 236, "c")], closed=True)
    group.solid(neck, pal.SKIN_SHADE, None, 1.5, 3)
    bowed(group, HEAD.at, HEAD.scale, HEAD.turn, PAGE)
    locks(group, [([HEAD.point(p) for p in spots], width) for spots, width in SIDE_HAIR], HAIR)
    collar = curve([(226, 272, "c"), (284, 304), (336, 266, "c"), (352, 292), (288, 336), (212, 300)], closed=True)
    dark = curve([(288, 300), (336, 262), (356, 288), (288, 340)], closed=True)
    group.solid(collar, pal.GILT_LIGHT, Group().fill(dark, pal.GILT), 1.6, 3.6)


def _cap(group: Group) -> None:
    dark = HEAD.shape([(6, -60, "c"), (16, -96), (0, -134, "c"), (70, -120, "c"), (60, -40, "c")])
    group.solid(HEAD.shape(CAP), CAPE, Group().fill(dark, CAPE_DARK))
    group.solid(HEAD.shape(BRIM), pal.GILT, None, 1.6, 3)
    locks(group, [([HEAD.point(p) for p in spots], width) for spots, width in PLUMES], PLUME)
    pip(group, "C", HEAD.point((-34, -84)), 28, whips=False, edge=1.4, colour=pal.GILT_LIGHT)


def _horse(group: Group) -> None:
    horse(group, STRETCHED, GREY, HORSE, 70)
    strap(group, HORSE.curve([(482, 414), (436, 452), (360, 490), (240, 522)]), LEATHER, LEATHER_LIGHT, 11)
    mane(group, STRETCHED, GREY, HORSE, 9, 138, 36, .9)
    _bridle(group)
    _breast_strap(group)


def _bridle(group: Group) -> None:
    for spots, width in (([(378, 246), (392, 306), (432, 356), (484, 412)], 11),
                         ([(482, 414), (494, 390), (506, 364)], 11), ([(384, 276), (402, 270), (420, 274)], 9)):
        strap(group, HORSE.curve(spots), LEATHER, LEATHER_LIGHT, width)
    for at in ((396, 314), (482, 412), (386, 274)):
        stud(group, HORSE.point(at))
    pip(group, "C", HORSE.point((406, 266)), 24, whips=False, edge=1.4, colour=pal.GILT_LIGHT)


def _breast_strap(group: Group) -> None:
    """The collar round the neck, with hanging clovers."""
    band = HORSE.curve([(130, 470), (190, 540), (270, 556), (330, 520), (368, 456)])
    inside = Group()
    inside.stroke(band, pal.INK, 25).stroke(band, TUNIC, 21).stroke(band, pal.GILT, 5)
    group.clip(HORSE.shape(STRETCHED.body), inside)
    for u in (.5, .63, .76, .89):
        at = band.at(u)
        group.ink(curve([at, at + 20j]), 3, "even")
        pip(group, "C", at + 30j, 30, whips=False, edge=1.6, colour=pal.GILT_LIGHT)
        stud(group, at, 7)


def _rein_arm(group: Group) -> None:
    sleeve = curve([(206, 306, "c"), (180, 370), (178, 440), (214, 490, "c"), (246, 476, "c"), (236, 430), (244, 370),
                    (258, 320)], closed=True)
    dark = curve([(190, 300, "c"), (200, 380), (206, 450), (226, 500, "c"), (160, 500, "c"), (150, 320, "c")],
                 closed=True)
    inside = Group().fill(dark, TUNIC_DARK)
    for at in ((224, 330), (206, 376), (232, 384), (214, 430), (232, 456)):
        pip(inside, "C", at, 20, whips=False, colour=TUNIC_LIGHT)
    group.solid(sleeve, TUNIC, inside, 1.8, 4.2)
    for y in (322, 336):
        seam = curve([(196, y - 2), (222, y + 14), (262, y)])
        group.stroke(seam, pal.INK, 8).stroke(seam, pal.GILT, 5)
    cuff = curve([(206, 494, "c"), (232, 462), (254, 456, "c"), (264, 480), (226, 512, "c")], closed=True)
    group.solid(cuff, pal.GILT, None, 1.6, 3.4)
    fist(group, (258, 496), .72, 64)
