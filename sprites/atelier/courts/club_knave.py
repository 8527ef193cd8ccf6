"""Knave of clubs: an archer in a bycocket with a drawn bow."""
from __future__ import annotations

from .. import palette as pal
from ..court import CourtInks, court_card
from ..dress import garment, gilt_hem
from ..geometry import Spot, line, pair
from ..line import keyline
from ..splines import curve
from ..suits import pip
from ..svg import Group
from .club_archery import bow, quiver, string_hand
from .club_glade import BANDS, GRAIN, TONE, glade
from .club_knave_head import ARCHER, FELT, JERKIN, LEATHER, SHIRT, hair_behind, head
from .prospects import prospect
from .sides import clovers

INKS = CourtInks("#C6CFA8", "#B7C196", "#A9742E", "#2B4B3A", "#274A39")


def draw() -> Group:
    outlined = keyline(figure(), 1.8, 4.6)  # lighter than that of the other courts, for the hair in the wind
    country = prospect(INKS, TONE, BANDS, glade(), GRAIN)
    return court_card(country.raw(outlined.text_of()), "V", "C", INKS)


def figure() -> Group:
    group = Group()
    clovers(group, ((57, 424, .46, 10), (80, 556, .68, -60), (88, 622, .6, 60), (543, 262, .56, 20)))
    archer = Group()
    quiver(archer)
    hair_behind(archer)
    _jerkin(archer)
    _belt(archer)
    _far_arm(archer)
    _neck(archer)
    _upper_arm(archer)
    _cape(archer)
    head(archer)
    bow(archer)
    _near_arm(archer)
    return group.add(archer)


def _neck(group: Group) -> None:
    neck = curve([(346, 336, "c"), (346, 376), (330, 408, "c"), (432, 426, "c"), (416, 386), (412, 312, "c")],
                 closed=True)
    light = curve([(328, 368, "c"), (358, 368), (372, 392), (368, 426, "c"), (318, 426, "c")], closed=True)
    group.solid(neck, ARCHER.shade, Group().fill(light, ARCHER.skin), 1.6, 3.4)


BODY: list[Spot] = [(322, 402, "c"), (294, 440), (278, 484), (263, 526), (236, 560), (184, 602), (140, 690, "c"),
                    (200, 740, "c"), (500, 740, "c"), (488, 600), (468, 520), (492, 470), (470, 424), (426, 404, "c")]


def _jerkin(group: Group) -> None:
    garment(group, BODY, JERKIN,
            [[(326, 470, "c"), (330, 500), (318, 536), (316, 600), (300, 740, "c"), (540, 740, "c"), (540, 420, "c")],
             [(268, 538, "c"), (250, 572), (206, 620), (230, 640, "c"), (262, 586), (278, 542, "c")],
             [(298, 548, "c"), (288, 580), (256, 640), (290, 640, "c"), (304, 590), (308, 550, "c")]],
            [[(284, 522), (277, 508), (281, 490)], [(304, 526), (300, 512), (306, 498)], [(258, 542), (236, 572),
             (196, 614)], [(286, 548), (274, 580), (244, 632)], [(312, 550), (308, 580), (296, 620)]],
            _sown)


def _sown(inside: Group) -> None:
    """Clover woven into the cloth."""
    for j in range(5):
        for i in range(6):
            at = 206 + 38 * i + 19 * (j % 2), 506 + 25 * j
            pip(inside, "C", at, 16, 8 + 8 * j, whips=False, colour=JERKIN.light)


def _belt(group: Group) -> None:
    belt = curve([(266, 518, "c"), (300, 530), (370, 536), (470, 520, "c"), (470, 538, "c"), (372, 554), (298, 549),
                  (258, 536, "c")], closed=True)
    inside = Group().fill(curve([(276, 536, "c"), (310, 546), (372, 548), (480, 530, "c"), (480, 560, "c"),
                                 (276, 560, "c")], closed=True), LEATHER.dark)
    inside.stroke(curve([(264, 522), (300, 534.5), (350, 540)]), LEATHER.light, 1.6)
    group.solid(belt, LEATHER.base, inside, 1.7, 3.6)
    buckle = curve([(289, 521, "c"), (313, 528, "c"), (310, 557, "c"), (285, 550, "c")], closed=True)
    group.stroke(buckle, pal.INK, 7).stroke(buckle, pal.GILT, 4).stroke(buckle, pal.GILT_LIGHT, 1.2)
    group.stroke(line((299, 538), (315, 542)), pal.INK, 4.6).stroke(line((299, 538), (314, 541.5)), pal.GILT, 2.4)


HEM: list[Spot] = [(276, 474), (300, 488), (340, 496), (400, 494), (470, 474), (508, 450)]


def _dagged() -> list[Spot]:
    """The hem of the cape, cut into tongues."""
    hem, spots, count = curve(HEM), list[Spot](), 9
    for k in range(count):
        start, middle = hem.at(k / count), hem.at((k + .5) / count)
        out, way = 1j * hem.tangent((k + .5) / count), hem.tangent((k + .5) / count)
        spots += [(*pair(start), "c"), *(pair(middle + x * way + y * out) for x, y in ((-11, 9), (0, 22), (11, 9)))]
    return [*spots, (*pair(hem.end), "c")]


def _cape(group: Group) -> None:
    cape = [(336, 394, "c"), (312, 404), (291, 426), (281, 452), *_dagged(), (502, 432), (474, 409), (426, 392, "c"),
            (380, 436)]

    def edged(inside: Group) -> None:
        gilt_hem(inside, [(272, 462), (300, 477), (340, 485), (400, 483), (470, 464)], 5.5)
        for x, y, turn in ((306, 452, 10), (340, 462, 0), (378, 464, -4), (416, 462, -10), (324, 428, 10),
                           (454, 446, -18)):
            pip(inside, "C", (x, y), 16, turn, whips=False, colour="#C98A5E")
        inside.fill(curve([(330, 404), (308, 418), (296, 442), (304, 438), (318, 420)], closed=True), FELT.light)
    garment(group, cape, FELT,
            [[(352, 420, "c"), (336, 446), (334, 480), (350, 530, "c"), (540, 520, "c"), (520, 396, "c"),
              (440, 380, "c")]],
            [[(320, 424), (302, 446), (297, 474)], [(338, 440), (324, 460), (322, 482)],
             [(488, 424), (468, 432), (446, 450)]], edged)
    hood: list[Spot] = [(334, 390, "c"), (328, 400), (336, 422), (362, 442), (396, 444), (428, 424), (442, 392, "c"),
                        (420, 404), (386, 414), (356, 408)]
    garment(group, hood, FELT, [[(330, 404, "c"), (350, 426), (384, 434), (420, 414), (446, 392, "c"), (440, 450, "c"),
                                 (340, 450, "c")]],
            [[(340, 400), (360, 420), (392, 426)], [(352, 428), (370, 434),
                                                                                             (392, 434)]])


def _striped(inside: Group, rows: tuple[list[Spot], ...]) -> None:
    """Fine green stripes along a sleeve."""
    for spots in rows:
        inside.stroke(curve(spots), JERKIN.light, 2.2)


FAR_SLEEVE: list[Spot] = [(316, 410, "c"), (286, 412), (256, 420), (228, 424), (196, 416, "c"), (192, 438),
                          (192, 462, "c"), (206, 473), (230, 489), (252, 492), (270, 484), (300, 474), (330, 470, "c")]


def _far_arm(group: Group) -> None:
    def lit(inside: Group) -> None:
        inside.fill(curve([(300, 416), (262, 424), (234, 430), (202, 423), (204, 431), (236, 438), (268, 432),
                           (300, 426)], closed=True), SHIRT.light)
        _striped(inside, ([(320, 418), (264, 431), (232, 433), (194, 424)],
                          [(320, 434), (268, 448), (236, 450), (194, 438)],
                          [(320, 450), (270, 464), (240, 466), (194, 450)], [(320, 464), (270, 480), (230, 478)]))
    garment(group, FAR_SLEEVE, SHIRT,
            [[(340, 446, "c"), (300, 450), (270, 462), (250, 472), (230, 466), (210, 452), (186, 448, "c"),
              (200, 500, "c"), (340, 500, "c")],
             [(304, 400, "c"), (294, 430), (296, 480, "c"), (340, 480, "c"), (340, 400, "c")]],
            [[(250, 488), (240, 472), (240, 452)], [(234, 486), (224, 470), (222, 454)],
             [(288, 426), (274, 438), (264, 456)], [(214, 430), (220, 444), (216, 458)],
             [(300, 446), (284, 456), (272, 476)], [(266, 424), (250, 436), (244, 444)]], lit, 2.2)


UPPER_ARM: list[Spot] = [(446, 424, "c"), (484, 402), (516, 376), (546, 340, "c"), (563, 348), (560, 384), (547, 416),
                         (526, 446), (500, 486, "c"), (446, 480, "c")]
FOREARM: list[Spot] = [(432, 344, "c"), (466, 334), (500, 322), (526, 313), (545, 314), (558, 325), (564, 342, "c"),
                       (558, 366), (543, 380), (516, 386), (480, 392), (440, 392, "c"), (440, 366)]


def _upper_arm(group: Group) -> None:
    garment(group, UPPER_ARM, SHIRT,
            [[(440, 420, "c"), (490, 408), (526, 394), (552, 374), (566, 344, "c"), (556, 392), (530, 416),
              (504, 444), (486, 490, "c"), (430, 480, "c")]],
            [[(520, 390), (512, 414), (500, 436)], [(542, 382), (538, 404), (524, 426)],
             [(500, 396), (494, 412), (482, 428)], [(554, 372), (552, 390), (542, 408)]], None, 2.2)


def _near_arm(group: Group) -> None:
    string_hand(group)

    def lit(inside: Group) -> None:
        inside.fill(curve([(444, 349), (480, 338), (514, 326), (540, 324), (552, 332), (536, 334), (510, 340),
                           (474, 352), (444, 359)], closed=True), SHIRT.light)
        _striped(inside, ([(440, 354), (500, 333), (540, 322), (560, 336)],
                          [(440, 366), (500, 347), (536, 338), (556, 350)],
                          [(440, 378), (500, 362), (532, 354), (550, 360)]))
    garment(group, FOREARM, SHIRT,
            [[(420, 384, "c"), (450, 376), (488, 370), (520, 362), (546, 356), (570, 336, "c"), (580, 400, "c"),
              (420, 410, "c")]],
            [[(506, 386), (524, 374), (536, 352)], [(532, 381), (546, 368), (552, 350)],
             [(456, 366), (478, 362), (500, 352)], [(486, 388), (504, 376), (514, 360)],
             [(452, 346), (466, 348), (480, 344)]],
            lit, 2.2)
    cuff = curve([(440, 337, "c"), (424, 341), (408, 346, "c"), (414, 368), (416, 394, "c"), (430, 397),
                  (447, 396, "c"), (447, 366)], closed=True)
    inside = Group().fill(curve([(454, 374, "c"), (430, 376), (404, 380, "c"), (404, 404, "c"), (454, 404, "c")],
                                closed=True), LEATHER.dark)
    group.solid(cuff, LEATHER.base, inside, 1.7, 3.8)
    for spots in ([(441, 340), (448, 366), (447, 394)], [(409, 348), (415, 369), (416, 392)]):
        gilt_hem(group, spots, 5)
    pip(group, "C", (431, 368), 20, -92, whips=False, edge=1.2, colour=pal.GILT_LIGHT)
