"""Queen of spades: dark hair, a bodice edged with lace, an anemone in her hand."""
from __future__ import annotations

from .. import palette as pal
from ..court import CourtInks, court_card
from ..dress import Cloth, brocade, forearm, garment, gilt_hem
from ..faces import Person
from ..figures import Hair, locks, pearls
from ..flowers.garden import small_anemone
from ..flowers.turned import View
from ..geometry import Path, Spot, angle, circle
from ..growth.anemone import anemone_open, ruff
from ..hats import gem
from ..likeness import Eye, Likeness, likeness, skin_tint
from ..pieces import Piece, lay_all
from ..plants import leaf, stem
from ..ribbons import ribbon
from ..splines import Pose, curve
from ..suits import pip
from ..svg import Group
from ..tones import Tones
from .sides import inked

INKS = CourtInks("#B9BFD0", "#A8AFC4", "#4E5B7E", "#E8DDBE", "#3C466C")
DARK = Hair("#5C4140", "#97716A", "#33252A")
DRESS, DRESS_DARK, DRESS_LIGHT = "#5E6C96", "#3C466C", "#93A0C0"
GOWN, SLEEVE = Cloth(DRESS, DRESS_DARK, DRESS_LIGHT), Cloth("#B9A3C4", "#86719A", "#DCCFE2")
STALK, STALK_LIGHT, STALK_DARK = "#7E9A7C", "#B4C6B0", "#4E7060"
VIOLET, CUT_LEAF = Tones("#EADDEC", "#B79AC4", "#8A6BA0", "#38244A"), Tones(STALK_LIGHT, STALK, STALK_DARK, "#26352E")
LADY = Person(lips="#BE6058", iris="#4A5F73", brow="#3A2A2C", blush="#E2A48C")
HEAD, HAND = Pose((324, 276), 1.07, -3), Pose((180, 556), 1.0, -12)


def draw() -> Group:
    """The whole card."""
    return court_card(inked(figure()), "D", "S", INKS)


def figure() -> Group:
    """The upper half, without its contour."""
    group = Group()
    _spray(group)
    _back_hair(group)
    _shoulders(group)
    _mantle(group)
    _dress(group)
    _necklace(group)
    likeness(group, HEAD, FACE, LADY)
    _front_hair(group)
    _diadem(group)
    small_anemone(group, (252, 226), .86, 0)
    small_anemone(group, (412, 226), .62, 20)
    _hand(group)
    return group


SPRAY_LEAVES = ((62, 610, -50, 74), (72, 560, 46, 70), (86, 480, -44, 62), (556, 420, 48, 70), (556, 370, -46, 66),
                (540, 300, 44, 56))


def _narrow_leaf(group: Group, spine: Path) -> None:
    leaf(group, spine, 13, colour=STALK, shade=STALK_DARK, veins=3, parallel=True, peak=.45, vein_width=1.0, midrib=2)


def _spray(group: Group) -> None:
    for spots in ([(70, 690), (56, 590), (90, 500), (74, 410)], [(548, 480), (560, 390), (536, 300), (548, 214)]):
        stem(group, curve(spots), 8, 4, "#7E9A8A", STALK_LIGHT)
    for x, y, turn, length in SPRAY_LEAVES:
        _narrow_leaf(group, Pose((x, y), 1, turn).curve([(0, 0), (length * .1, -length * .5), (0, -length)]))
    small_anemone(group, (66, 420), .62, 10)
    small_anemone(group, (550, 206), .86, 25)


BACK_LOCKS = (
    ([(250, 230), (214, 310), (232, 390), (186, 460), (206, 530), (176, 556)], 48),
    ([(396, 230), (432, 310), (414, 390), (458, 452), (440, 520), (476, 540)], 44),
    ([(262, 240), (242, 330), (250, 410), (218, 480), (244, 548)], 40),
    ([(388, 250), (408, 330), (400, 410), (430, 480), (410, 540)], 36))
FRONT_LOCKS = (
    ([(352, 186), (312, 196), (276, 226), (266, 276), (282, 318), (258, 366), (222, 420), (236, 470), (208, 494),
      (190, 478)], 44),
    ([(354, 190), (322, 202), (292, 224), (278, 262), (262, 300), (270, 344), (248, 392), (258, 430), (240, 452)],
     34),
    ([(352, 188), (380, 198), (398, 228), (394, 270), (406, 312), (398, 356), (430, 402), (422, 448), (446, 466),
      (460, 450)], 36),
    ([(354, 192), (376, 206), (388, 236), (386, 262), (394, 292)], 20))


def _back_hair(group: Group) -> None:
    mass = curve([(318, 152, "c"), (244, 178), (208, 260), (212, 350), (178, 430), (186, 520), (236, 560, "c"),
                  (330, 500), (424, 560, "c"), (470, 500), (452, 420), (428, 340), (436, 250), (396, 176)],
                  closed=True)
    group.solid(mass, DARK.dark, None, 1.6, 3)
    locks(group, BACK_LOCKS, DARK, 1)


def _shoulders(group: Group) -> None:
    skin = curve([(292, 330, "c"), (296, 374), (276, 402), (214, 420), (158, 450), (130, 520), (140, 600, "c"),
                  (500, 600, "c"), (506, 520), (474, 448), (416, 418), (366, 402), (352, 372), (352, 330, "c")],
                 closed=True)
    inside = Group()
    shades: list[list[Spot]] = [
        [(286, 320, "c"), (300, 356), (330, 384), (366, 396), (362, 330, "c")],
        [(352, 380, "c"), (400, 412), (474, 448), (510, 520), (500, 610, "c"), (540, 600, "c"), (540, 420, "c")]]
    for shade in shades:
        inside.fill(curve(shade, closed=True), pal.SKIN_SHADE)
    group.solid(skin, pal.SKIN, inside, 1.8, 4)
    for spots, width in (([(300, 424), (330, 434), (344, 432)], 2.0), ([(356, 430), (392, 424), (420, 428)], 2.0),
                         ([(346, 436), (349, 446), (347, 454)], 1.8)):
        group.ink(curve(spots), width)


NECKLINE: list[Spot] = [(138, 486), (206, 464), (268, 474), (326, 506, "c"), (378, 470), (440, 452), (504, 470)]
SIDES: tuple[list[Spot], ...] = (
    [(138, 486, "c"), (206, 464), (268, 474), (300, 494, "c"), (292, 560), (296, 740, "c"), (96, 740, "c"),
     (116, 590)],
    [(350, 490, "c"), (378, 470), (440, 452), (504, 470, "c"), (520, 560), (540, 740, "c"), (360, 740, "c"),
     (366, 580)])
PLASTRON: list[Spot] = [(292, 486, "c"), (326, 506, "c"), (360, 482, "c"), (368, 580), (362, 740, "c"),
                        (294, 740, "c"),
                        (286, 600)]


def _dress(group: Group) -> None:
    """A laced bodice with a plastron; lace along the neckline."""
    pattern = brocade("S", DRESS_LIGHT, (120, 530, 540, 730), (58, 46), 21, 14)
    seams: list[list[Spot]] = [[(210, 480), (236, 560), (226, 700)], [(252, 486), (270, 560), (268, 700)]]
    garment(group, SIDES[0], GOWN, [[(110, 520, "c"), (170, 540), (160, 740, "c"), (80, 740, "c")]], seams, pattern)
    garment(group, SIDES[1], GOWN, [[(430, 440, "c"), (430, 560), (410, 740, "c"), (560, 740, "c"), (540, 440, "c")]],
            (), pattern)
    garment(group, PLASTRON, SLEEVE, [[(334, 490, "c"), (332, 600), (336, 740, "c"), (380, 740, "c"),
                                       (380, 470, "c")]])
    for k in range(5):
        for s in (-1, 1):
            lace = curve([(328 - s * 34, 548 + 30 * k), (328, 560 + 30 * k), (328 + s * 34, 570 + 30 * k)])
            group.stroke(lace, pal.INK, 6.4).stroke(lace, pal.GILT_LIGHT, 3.6)
    for spots in ([(296, 492), (290, 560), (296, 730)], [(354, 490), (367, 580), (362, 730)]):
        gilt_hem(group, spots, 9, 12, 2.4)
    hem = curve(NECKLINE)
    for u in (k / 27 for k in range(28)):
        scallop = circle(hem.at(u) + 9j * hem.tangent(u), 10)
        group.fill(scallop, "#EFE7DA").stroke(scallop, pal.INK, 1.5)
        group.fill(circle(hem.at(u) + 13j * hem.tangent(u), 2.6), DRESS_DARK)
    group.stroke(hem, pal.INK, 17).stroke(hem, pal.GILT, 13).stroke(hem, pal.GILT_LIGHT, 4)
    pearls(group, hem, 23, 3)
    small_anemone(group, (327, 522), .5, 0)


MANTLE, MANTLE_DARK, LINING = "#2F3A5E", "#202945", "#B9A3C4"
MANTLE_PARTS: tuple[tuple[list[Spot], list[Spot], list[Spot]], ...] = (  # each with its lining and its dark side
    ([(198, 424, "c"), (150, 440), (108, 490), (88, 570), (72, 720, "c"), (180, 720, "c"), (150, 600),
      (152, 510), (196, 452, "c")],
     [(204, 420, "c"), (168, 462), (142, 520), (140, 620), (160, 720, "c"), (200, 720, "c"), (180, 470)],
     [(100, 500), (92, 600), (80, 720, "c"), (50, 720, "c"), (60, 560)]),
    ([(440, 428, "c"), (496, 440), (540, 484), (562, 560), (580, 720, "c"), (470, 720, "c"), (496, 600),
      (490, 510), (446, 452, "c")],
     [(436, 424, "c"), (478, 462), (504, 520), (508, 620), (486, 720, "c"), (440, 720, "c"), (460, 480)],
     [(520, 470), (546, 560), (556, 720, "c"), (610, 720, "c"), (580, 520)]))


def _mantle(group: Group) -> None:
    """A dark mantle that has slipped from both shoulders."""
    for spots, lining, dark in MANTLE_PARTS:
        inside = Group().fill(curve(dark, closed=True), MANTLE_DARK).fill(curve(lining, closed=True), LINING)
        edge = curve(lining[:5])
        inside.stroke(edge, pal.INK, 11).stroke(edge, pal.GILT, 8)
        group.solid(curve(spots, closed=True), MANTLE, inside, 1.8, 4.5)


def _necklace(group: Group) -> None:
    string = curve([(284, 394), (318, 446), (352, 456), (380, 436), (392, 400)])
    pearls(group, string, 21, 4.2, .02, .98, 1.2)
    pip(group, "S", (344, 478), 34, whips=False, edge=1.6)


def _front_hair(group: Group) -> None:
    locks(group, FRONT_LOCKS, DARK, 2)
    for ear in ((275, 326), (392, 322)):
        gem(group, ear, 6, DRESS, DRESS_LIGHT)
    left = curve([(352, 162, "c"), (300, 150), (250, 172), (230, 226), (240, 268, "c"), (268, 222), (306, 200),
                  (354, 192, "c")], closed=True)
    inside = Group()
    for q in range(5):
        inside.ink(curve([(350, 168 + q * 2), (302, 158 + q * 6), (262, 186 + q * 6), (244, 240 + q * 4)]),
                   2.4, "both",
                   DARK.light if q % 2 else DARK.dark)
    group.solid(left, DARK.base, inside)
    right = curve([(350, 162, "c"), (380, 156), (408, 178), (418, 222), (410, 252, "c"), (398, 216), (378, 198),
                   (350, 192, "c")], closed=True)
    group.silhouette(right).fill(right, DARK.base)
    group.ink(curve([(354, 168), (382, 172), (400, 208)]), 2, "both", DARK.light)
    group.contour(right, 1.7, 4)


def _diadem(group: Group) -> None:
    brow = curve([(258, 206), (300, 182), (350, 174), (392, 186), (412, 210)])
    band = ribbon(brow, lambda u: 7.5 + 0 * u)
    group.silhouette(band).fill(band, pal.GILT).stroke(brow, pal.GILT_LIGHT, 3).contour(band, 1.6, 3)
    for u, s in ((.18, 34), (.36, 44), (.56, 60), (.74, 44), (.9, 32)):
        z, t = brow.at(u), brow.tangent(u)
        spots: list[Spot] = [(-s * .30, 2, "c"), (-s * .12, -s * .4), (0, -s, "c"), (s * .12, -s * .4),
                             (s * .30, 2, "c")]
        point_ = Pose(z - 6j * t, 1, angle(t)).shape(spots)
        lower = Group().fill(_dropped(point_, s * .14), pal.GILT_DARK)
        group.solid(point_, pal.GILT, lower, 1.5, 3)
        pearl = circle(z - 1j * t * (s + 10), 5)
        group.silhouette(pearl).fill(pearl, pal.PEARL).stroke(pearl, pal.INK, 1.5)
        pip(group, "S", z, 13, angle(t), whips=False)


def _dropped(path: Path, by: float) -> Path:
    return path.map(lambda z: z + by)


PALM = Piece([(-46, 52, "c"), (-40, 22), (-32, 0), (-22, -14), (-2, -17), (16, -9), (22, 12), (17, 36), (2, 54),
              (-14, 66, "c")],
             ([(-16, 72, "c"), (-8, 40), (-14, 10), (-4, -8), (16, -14), (28, 10), (20, 44), (2, 66, "c")],))
FINGERS: tuple[Piece, ...] = tuple(
    Piece([(tip + 36, y - 7), (tip + 41, y), (tip + 36, y + 8), (tip + 20, y + 9), (tip + 5, y + 7), (tip, y),
           (tip + 5, y - 6), (tip + 20, y - 8)],
          ([(tip - 2, y + 3, "c"), (tip + 20, y + 4), (tip + 44, y, "c"), (tip + 40, y + 14, "c"),
            (tip, y + 12, "c")],),
          ([(tip + 2, y - 1), (tip + 6, y - 5), (tip + 11, y - 4), (tip + 7, y + 1)],),
          (([(tip + 24, y - 7), (tip + 27, y), (tip + 24, y + 6)], 1.5),))
    for y, tip in ((40, -8), (25, -14), (9, -18), (-7, -15)))
THUMB = Piece([(-41, 26), (-42, 0), (-32, -24), (-18, -44), (-4, -56), (5, -53), (4, -42), (-8, -20), (-17, 2),
               (-26, 18)],
              ([(-26, 22), (-24, 2), (-10, -22), (2, -50), (12, -46), (0, -8), (-18, 20)],),
              ([(-11, -46), (-4, -53), (1, -50), (-4, -42)],), (([(-30, -26), (-23, -23), (-16, -25)], 1.4),))


def _hand(group: Group) -> None:
    """The fingers closed round the stalk, the thumb along it."""
    forearm(group, [(70, 726), (104, 668), (146, 604)], SLEEVE, (46, 23), pal.GILT, "#A37D33")
    tint = skin_tint(LADY)
    lay_all(group, HAND, (PALM,), tint, 1.5, 3)
    stalk = ribbon(curve([(212, 730), (196, 630), (176, 540), (164, 470), (162, 410)]), lambda u: 6 - 1.2 * u)
    group.solid(stalk, STALK, None, 1.5, 3)
    lay_all(group, HAND, (*FINGERS, THUMB), tint, 1.5, 3)
    ruff(group, 163 + 446j, 50, -4, CUT_LEAF)
    anemone_open(group, View((160, 398), 64, 56, .3, -16), VIOLET, -80, 4)


FACE = Likeness(
    Piece([(30, -76), (42, -46), (42.6, -22), (38.6, -7), (42, 6), (43.4, 18), (40.6, 34), (35, 50), (32.4, 63),
           (29.6, 76),
           (21, 86), (9, 90), (-6, 84), (-24, 68), (-39, 46), (-46, 24), (-50, 4), (-52, -34), (-24, -76)],
          ([(60, -80, "c"), (44, -40), (41, -10), (40, 8), (36, 26), (33, 46), (30, 66), (20, 82), (8, 92, "c"),
            (60, 100, "c")],
           [(-32, -8), (-18, -16), (-3, -12), (8, -3), (5, 4), (-4, -4), (-16, -8), (-28, -3)],
           [(20, -8), (28, -15), (38, -10), (41, -2), (32, -7), (23, -2)],
           [(22, 8, "c"), (27, 18), (31, 28), (29, 34), (22, 37, "c"), (24, 28), (22, 18)],
           [(15, 38.5), (23, 39.5), (28, 37), (26, 43.5), (18, 43.5)], [(11, 69.4), (19, 71), (26, 68.4), (22, 74),
                                                                        (14, 74)]),
          ([(17, 0), (20, 12), (24, 24), (21, 28), (17, 16)], [(13, 79), (19, 78), (23, 80), (17, 83)])),
    (Eye([(-30, 4, "c"), (-22, -2.6), (-11, -5.2), (-1, -1.4), (5.6, 5.4, "c"), (-3, 8.8), (-14, 9.6), (-24, 7.6)],
         (-6.6, 1.4, 7.6), [(-35, 4), (-23, -3.2), (-11, -6), (0, -2), (7, 5.8)], [(-30, -6), (-14, -12.6), (4, -5)],
         [(-23, 9.4), (-13, 11.2), (-2, 8.6)], ([(-31, 1.4), (-36, .6), (-40, -2)],)),
     Eye([(19.6, 5, "c"), (24, -1.8), (31, -4.6), (38.4, -.6, "c"), (36, 6), (28, 8.4)], (32.6, 1, 6.2),
         [(18, 5.4), (24, -2.4), (31, -5.4), (39.8, -.6), (42.6, 0)], [(20.6, -6), (30, -11.4), (40.4, -5.6)],
         [(23, 9), (30, 10.2), (36, 6.8)])),
    (([(7, -14), (-9, -21.6), (-26, -22), (-41, -12)], 5.4), ([(17.4, -15), (27, -21.4), (37, -20.6), (45, -11)],
                                                              4.8)),
    (([(18.4, -8), (21.4, 4), (27, 17)], 1.6), ([(27, 16), (33, 26), (32.6, 32), (27.6, 35.6)], 2.2),
     ([(28, 35), (22.4, 38.6), (17, 36.8)], 2.4), ([(13.4, 26), (9, 31), (10.4, 36.6), (14.6, 37.2)], 1.8)),
    ([(2.6, 56.4, "c"), (11, 52), (17.4, 50), (20.6, 51.6), (24, 50), (31.4, 55.2, "c"), (21.6, 57.4), (12, 57.4)],
     [(4.6, 57.2, "c"), (13, 58), (21.6, 58), (30.4, 56, "c"), (26, 64.8), (18, 67.2), (9, 63.6)]),
    [(.6, 56.2), (7, 56.8), (16, 57.8), (21.6, 57.6), (33, 54.4)],
    ([(-34, 28), (-20, 18), (-5, 21), (-2, 30), (-14, 39), (-27, 40)],), (([(23, 42), (23.4, 46), (22.6, 48)], 1.2),))
