"""Queen of spades: dark hair, anemones and a tulip."""
from __future__ import annotations

from .. import palette as pal
from ..court import CourtInks, court_card
from ..faces import Person, portrait
from ..figures import Hair, fist, locks, pearls
from ..flowers.garden import small_anemone, tulip
from ..geometry import Path, Spot, angle, circle
from ..hats import gem
from ..plants import leaf, stem
from ..ribbons import ribbon
from ..splines import Pose, curve
from ..suits import pip
from ..svg import Group
from .sides import inked

INKS = CourtInks("#B9BFD0", "#A8AFC4", "#4E5B7E", "#E8DDBE", "#3C466C")
DARK = Hair("#5C4140", "#97716A", "#33252A")
DRESS, DRESS_DARK, DRESS_LIGHT = "#5E6C96", "#3C466C", "#93A0C0"
STALK, STALK_LIGHT, STALK_DARK = "#7E9A7C", "#B4C6B0", "#4E7060"


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
    _arm(group)
    portrait(group, (322, 276), 1.08, 4, Person(lips="#B8524E", iris="#4A5F73"))
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
    small_anemone(group, (72, 398), .92, 10)
    small_anemone(group, (550, 206), .86, 25)


BACK_LOCKS = (
    ([(250, 230), (214, 310), (232, 390), (186, 460), (206, 530), (176, 556)], 48),
    ([(396, 230), (432, 310), (414, 390), (458, 452), (440, 520), (476, 540)], 44),
    ([(262, 240), (242, 330), (250, 410), (218, 480), (244, 548)], 40),
    ([(388, 250), (408, 330), (400, 410), (430, 480), (410, 540)], 36))
FRONT_LOCKS = (
    ([(352, 186), (312, 196), (276, 226), (266, 276), (282, 318), (258, 366), (222, 420), (236, 470), (208, 494),
      (190, 478)], 44),
    ([(354, 190), (322, 202), (292, 224), (278, 262), (262, 300), (270, 344), (248, 392), (258, 430), (240, 452)], 34),
    ([(352, 188), (380, 198), (398, 228), (394, 270), (406, 312), (398, 356), (430, 402), (422, 448), (446, 466),
      (460, 450)], 36),
    ([(354, 192), (376, 206), (388, 236), (386, 262), (394, 292)], 20))


def _back_hair(group: Group) -> None:
    mass = curve([(318, 152, "c"), (244, 178), (208, 260), (212, 350), (178, 430), (186, 520), (236, 560, "c"),
                  (330, 500), (424, 560, "c"), (470, 500), (452, 420), (428, 340), (436, 250), (396, 176)], closed=True)
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


def _dress(group: Group) -> None:
    neckline = [(136, 500), (206, 478), (268, 484), (322, 520), (378, 480), (440, 470), (500, 490)]
    dress = curve([(136, 500, "c"), (206, 478), (268, 484), (322, 520, "c"), (378, 480), (440, 470), (500, 490, "c"),
                   (520, 560), (540, 720, "c"), (90, 720, "c"), (112, 590)], closed=True)
    inside = Group().fill(curve([(420, 470, "c"), (430, 560), (410, 720, "c"), (560, 720, "c"), (540, 480, "c")], True),
                          DRESS_DARK)
    for i in range(7):
        for j in range(5):
            pip(inside, "S", (96 + i * 76 + (j % 2) * 38, 536 + j * 42), 24, whips=False, colour=DRESS_LIGHT)
    group.solid(dress, DRESS, inside, 1.8, 4.5)
    hem = curve(neckline)
    group.stroke(hem, pal.INK, 18).stroke(hem, pal.GILT, 14).stroke(hem, pal.GILT_LIGHT, 4)
    pearls(group, hem, 19, 3)


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


def _arm(group: Group) -> None:
    """The forearm that comes from under the mantle to the tulip."""
    arm = curve([(86, 700, "c"), (112, 654), (150, 622), (178, 604, "c"), (206, 634, "c"), (178, 664), (150, 720, "c")],
                closed=True)
    dark = curve([(206, 634, "c"), (172, 650), (130, 690), (100, 740, "c"), (180, 740, "c"), (220, 660)], closed=True)
    group.solid(arm, pal.SKIN, Group().fill(dark, pal.SKIN_SHADE), 1.8, 4)


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
        inside.ink(curve([(350, 168 + q * 2), (302, 158 + q * 6), (262, 186 + q * 6), (244, 240 + q * 4)]), 2.4, "both",
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


def _hand(group: Group) -> None:
    stalk = ribbon(curve([(206, 720), (192, 620), (160, 520), (146, 440)]), lambda u: 6 - 1.5 * u)
    group.solid(stalk, STALK, None, 1.5, 3)
    _narrow_leaf(group, curve([(176, 560), (120, 520), (104, 460)]))
    tulip(group, (145, 438), .82, -8)
    fist(group, (192, 604), .92, -10)
