"""Queen of diamonds: an old queen with silver hair and a blown veil, a goldfinch on her finger."""
from __future__ import annotations

import numpy as np

from .. import palette as pal
from ..court import CourtInks, court_card
from ..dress import Cloth, brocade, garment, gilt_hem, sleeve
from ..faces import Person
from ..figures import Hair, pearls
from ..geometry import Spot, circle
from ..hands import hand_far, hand_near
from ..hats import gem
from ..likeness import Eye, Likeness, likeness, skin_tint
from ..line import ends, keyline, taper
from ..pieces import Piece
from ..ribbons import Petal, Profile, clip01, edges
from ..splines import Pose, curve
from ..suits import pip
from ..svg import Group
from ..tresses import Tresses, tresses
from .diamond_finch import PERCH, claws, goldfinch
from .sides import sunflowers
from .tapestry import tapestry

INKS = CourtInks("#E6D09C", "#D8BF86", "#8A5A34", "#F0DDB0", "#9A5420")
SILVER = Hair("#DCD7CD", "#F8F5EE", "#A29B93")
VEIL = Cloth("#F5ECD8", "#D6C5A2", "#FDF9EE")
LINING = Cloth("#4F8582", "#2F5E60", "#86B3AB")
MANTLE = Cloth("#8C4A24", "#5F2F18", "#C48A4E")
GOWN = Cloth("#D29A3E", "#9E6A24", "#EFCB7E")
OLD = Person("old", skin="#F2D3B6", shade="#DCAE8E", lips="#BC6A60", iris="#6B5B3C", brow="#857D76", blush="#EBB79C")
HEAD = Pose((334, 280), 1.06, 8, True)  # looks left and down: x grows forwards
HAND = Pose((197, 454), .98, -24)
FINCH = Pose((189, 440), 1.04, -8)


def draw() -> Group:
    outlined = keyline(figure(), 1.8, 4.8)  # lighter than that of the other courts, for her silver hair
    return court_card(tapestry(INKS, "D", "#8FB0A8", "#82A49D").raw(outlined.text_of()), "D", "D", INKS)


def figure() -> Group:
    group = Group()
    sunflowers(group, ((66, 372, .6, 0), (554, 176, .8, 10)),
               ((62, 606, 52, 64), (80, 486, -40, 50), (550, 232, -44, 44)))
    queen = Group()
    for part in (_veil_behind, _hair_behind, _mantle, _neck, _gown, _head, _veil, _crown, _arm):
        part(queen)
    return group.add(queen)


# ---------------------------------------------------------------- veil

def _stream(first: float, widest: float) -> Profile:
    """The half-width of a length of veil that is gathered at the crown, widens and ends in a fine tip."""
    return lambda u: 1.4 + (first + (widest - first) * np.sin(np.pi / 2 * clip01(clip01(u) * 1.7)) ** 2) * np.cos(
        np.pi / 2 * clip01((clip01(u) - .5) / .5))


def _length(group: Group, spots: list[Spot], cloth: Cloth, width: Profile, hems: tuple[int, ...] = (1,),
            tip: float = .2) -> None:
    """A length of veil along `spots` with folds that follow it, stars of gold and gilt `hems`: 0 left, 1 right."""
    spine = curve(spots)
    petal = Petal(*edges(spine, width, n=40))
    outline, inside = petal.outline(), Group()
    inside.fill(petal.side(1, .68), cloth.dark).fill(petal.side(.3, .42, .1, .86), cloth.dark)
    inside.fill(petal.side(.08, .16, .05, .9), cloth.light)
    for across, first, last, way in ((.22, .0, .8, .06), (.44, .04, .95, -.06), (.62, .0, .7, .1), (.84, .1, .9, -.04)):
        inside.ink(petal.vein(across, first, last, across + way), 2.2, "both")
    for k, along in enumerate(np.linspace(.16, .82, 8)):
        pip(inside, "D", petal.point((.3, .72)[k % 2], along), 11, whips=False, colour=pal.GILT)
    for side in hems:
        edge = (petal.left, petal.right)[side]
        for ink, wide in ((pal.INK, 17), (pal.GILT, 13), (pal.GILT_LIGHT, 3)):
            inside.fill(taper(edge, wide, wide * tip), ink)
    group.solid(outline, cloth.base, inside, 1.7, 3.6)


def _veil_behind(group: Group) -> None:
    _length(group, [(398, 204), (446, 236), (474, 286), (502, 322), (532, 318), (546, 292), (536, 270)], LINING,
            _stream(16, 22))
    _length(group, [(396, 214), (432, 280), (450, 342), (488, 388), (526, 388), (546, 360), (536, 332)], VEIL,
            _stream(20, 31))
    back = curve([(330, 178, "c"), (280, 196), (258, 250), (262, 320), (248, 380), (216, 430, "c"), (250, 470, "c"),
                  (430, 470, "c"), (440, 360), (424, 240), (390, 186)], closed=True)
    inside = Group()
    inside.fill(curve([(300, 200, "c"), (276, 260), (278, 330), (258, 400), (240, 440, "c"), (440, 470, "c"),
                       (440, 200, "c")], closed=True), LINING.dark)
    for spots in ([(276, 220), (268, 300), (258, 370), (232, 430)], [(292, 330), (284, 390), (268, 430)],
                  [(300, 350), (300, 390), (290, 424)]):
        inside.ink(curve(spots), 3, "both")
    edge = curve([(288, 192), (262, 246), (265, 318), (250, 382), (216, 432)])
    for ink, wide in ((pal.INK, 15), (pal.GILT, 11), (pal.GILT_LIGHT, 3)):
        inside.stroke(edge, ink, wide)
    group.solid(back, VEIL.base, inside, 1.7, 4)


def _veil(group: Group) -> None:
    _length(group, [(384, 212), (420, 270), (424, 340), (438, 404), (488, 452), (560, 470), (640, 450)], VEIL,
            lambda u: 17 + 22 * np.sin(np.pi / 2 * clip01(clip01(u) * 1.6)) ** 2, (0, 1), 1)


# ---------------------------------------------------------------- head

FACE = Likeness(
    Piece([(30, -76), (42, -46), (43, -22), (39, -7), (43.4, 8), (45.6, 22), (42.4, 38), (36, 51), (34.6, 62),
           (31.6, 76),
           (23, 87), (10, 91), (-6, 86), (-24, 73), (-40, 52), (-47, 26), (-50, 4), (-52, -34), (-24, -76)],
          ([(-60, -70, "c"), (-44, -50), (-42, -10), (-36, 20), (-27, 44), (-12, 64), (2, 80), (10, 86),
            (8, 104, "c"), (-60, 104, "c")],
           [(-33, -6), (-18, -15), (-3, -11), (8, -2), (5, 6), (-4, -2), (-16, -5), (-28, 0)],
           [(20, -7), (28, -14), (38, -9), (41, 0), (32, -4), (23, 0)],
           [(9, -8, "c"), (13, 6), (13, 19), (9, 28), (10, 36), (20, 40, "c"), (19, 30), (19, 14), (14, -4, "c")],
           [(15, 41), (24, 42), (29, 39), (26, 46), (18, 46)], [(10, 70), (19, 72), (27, 69), (22, 75.4), (13, 75.4)],
           [(-30, 14), (-18, 17), (-6, 14), (-8, 20), (-20, 22)]),
          ([(20, 0), (24, 12), (29, 25), (26, 29), (21, 18)], [(14, 80), (20, 79), (24, 82), (18, 85)])),
    (Eye([(-29, 4.4, "c"), (-21, -1.4), (-11, -3.6), (-2, 0), (5, 5.6, "c"), (-4, 8.2), (-14, 8.8), (-23, 7)],
         (-4.6, 3.6, 6.8), [(-34, 6.4), (-22, -1.8), (-11, -4.4), (-1, -.4), (6, 6)], [(-33, -1), (-16, -9), (4, -4)],
         [(-23, 8.6), (-13, 10.4), (-2, 8.4)]),
     Eye([(20, 5, "c"), (24, -.8), (31, -3), (38, .6, "c"), (36, 6), (28, 8)], (33.4, 3, 5.6),
         [(18.4, 5.6), (24, -1.2), (31, -3.8), (39.4, .6), (42.4, 3)], [(20.6, -4.6), (30, -9.4), (41, -2.6)],
         [(23, 8.6), (30, 9.6), (36, 6.6)])),
    (([(7, -14), (-9, -21.4), (-26, -20.6), (-41, -9)], 5), ([(17.4, -15), (27, -21), (37, -19.6), (45.4, -9)], 4.4)),
    (([(19, -4), (22, 6), (27, 16)], 1.4), ([(27, 15), (33, 26), (32.2, 32), (27.4, 36.2)], 2),
     ([(27.6, 36), (22.4, 39), (17, 37.4)], 2.2), ([(13.4, 27), (9, 32), (10, 37), (14.6, 37.8)], 1.7)),
    ([(2, 56.4, "c"), (11, 54.4), (17.4, 53), (21, 54.2), (24.4, 53), (32, 55.4, "c"), (22, 58.2), (12, 58.4)],
     [(4, 57.6, "c"), (13, 59), (22, 58.8), (31, 56.4, "c"), (26, 63.2), (18, 65), (9.6, 62.8)]),
    [(-4, 51), (4, 56), (15, 58.4), (22, 58.2), (30, 55.6), (36.4, 51)],
    ([(-36, 30), (-22, 21), (-6, 24), (-3, 32), (-14, 41), (-28, 42)], [(34, 22), (41, 17), (49, 21), (46, 34),
                                                                        (38, 36)]),
    (([(-30, 12.4), (-19, 16), (-7, 13)], 1.3), ([(23, 12.4), (29, 14), (36, 11)], 1.1),
     ([(-38, 4), (-43, 3), (-47, 0)], 1.2), ([(-38, 8), (-43, 10), (-46, 12)], 1.1),
     ([(4, 38), (-5, 45), (-8, 53)], 1.5),
     ([(-20, -37), (4, -40), (28, -36)], 1.2)))


BLOWN: Tresses = (  # blown loose at the far temple
    ([(30, -70), (60, -50), (72, -12), (98, 8), (124, -4), (138, -32), (152, -42)], 34),
    ([(30, -54), (62, -4), (64, 34), (84, 60), (108, 60), (126, 46)], 30),
    ([(30, -66), (62, -34), (68, 10), (90, 40), (122, 38), (142, 16), (154, 2)], 38))
BEHIND: Tresses = (
    ([(-20, -70), (-62, -40), (-78, 10), (-66, 60), (-84, 108), (-74, 150), (-92, 190)], 44),
    ([(-20, -70), (-54, -30), (-62, 20), (-50, 70), (-66, 116), (-54, 160), (-66, 196)], 42),
    ([(28, -70), (60, -40), (66, 0), (51, 42), (57, 84), (42, 122), (52, 160), (42, 186)], 36))
NEAR: Tresses = (  # from the parting over the temple to the breast
    ([(2, -78), (-42, -70), (-72, -34), (-76, 8), (-58, 48), (-74, 92), (-54, 132), (-66, 168), (-54, 190)], 42),
    ([(4, -78), (-30, -66), (-60, -34), (-62, 8), (-46, 44), (-62, 84), (-40, 122), (-50, 150), (-40, 166)], 34),
    ([(6, -78), (-20, -64), (-48, -36), (-52, -2), (-43, 28), (-54, 60), (-38, 94), (-44, 112)], 26),
    ([(8, -78), (-8, -66), (-34, -46), (-44, -18), (-43, 6)], 20))
FAR: Tresses = (
    ([(10, -78), (38, -66), (54, -40), (51, -10), (59, 18), (48, 48), (55, 78), (42, 108), (48, 130)], 27),
    ([(9, -76), (26, -64), (39, -46), (43, -24), (44, -8)], 15))


def _hair_behind(group: Group) -> None:
    group.solid(HEAD.shape([(10, -88), (-40, -82), (-70, -46), (-72, 20), (-66, 90, "c"), (-20, 96), (30, 70, "c"),
                            (52, 30), (56, -10), (46, -54)]), SILVER.dark, None, 1.6, 3)
    tresses(group, HEAD, (*BLOWN, *BEHIND), SILVER, 2)


def _head(group: Group) -> None:
    likeness(group, HEAD, FACE, OLD)
    tresses(group, HEAD, FAR, SILVER, 2)
    tresses(group, HEAD, NEAR, SILVER, 2)


BAND: list[Spot] = [(-66, -76, "c"), (-36, -70), (0, -69), (30, -74), (54, -84, "c"), (53, -64, "c"), (30, -54),
                    (0, -49), (-36, -50), (-66, -57, "c")]
POINTS = ((-58, -73, -27, 34), (48, -79, 36, 32), (-33, -72, -14, 46), (26, -73, 9, 46), (-2, -69, 0, 60))


def _crown(group: Group) -> None:
    cap = HEAD.shape([(-58, -66, "c"), (-58, -92), (-34, -110), (0, -114), (32, -108), (50, -92), (50, -70, "c"),
                      (0, -56)])
    shade = Group().fill(HEAD.shape([(-6, -120, "c"), (-20, -90), (-16, -50, "c"), (-70, -50, "c"), (-70, -120, "c")]),
                         LINING.dark)
    group.solid(cap, LINING.base, shade, 1.6, 3.4)
    for x, y, lean, height in POINTS:
        leaf = Pose(HEAD.point((x, y)), HEAD.scale, HEAD.turn - lean)
        outline = leaf.shape([(-15, 12, "c"), (-10, -3), (-14, -11), (-9, -17), (-5, -12, "c"), (-3.6, -height, "c"),
                              (3.6, -height, "c"), (5, -12, "c"), (9, -17), (14, -11), (10, -3), (15, 12, "c")])
        dark = leaf.shape([(1, 12, "c"), (1, -height, "c"), (20, -height, "c"), (24, 12, "c")])
        group.solid(outline, pal.GILT_LIGHT, Group().fill(dark, "#A37D33"), 1.5, 2.8)
        pip(group, "D", leaf.point((0, -height)), 14 + height * .42, HEAD.turn - lean, whips=False, edge=2,
            colour="#C9682A")
        gem(group, leaf.point((0, -height)), 3.4)
    dark_side = HEAD.shape([(-14, -72, "c"), (-20, -46, "c"), (-74, -50, "c"), (-74, -84, "c")])
    group.solid(HEAD.shape(BAND), pal.GILT, Group().fill(dark_side, "#A37D33"), 1.7, 4)
    for edge in ([(-64, -72), (-36, -66), (0, -65), (30, -70), (52, -80)],
                 [(-64, -61), (-36, -54), (0, -53), (30, -58), (52, -68)]):
        group.ink(HEAD.curve(edge), 1.5, "even")
    places = ((-54, -64.6), (-36, -61), (-18, -59.6), (0, -59.4), (17, -61.4), (33, -66), (46, -71))
    for k, at in enumerate(places):
        if k % 2:
            pip(group, "D", HEAD.point(at), 19, HEAD.turn, whips=False, edge=1.2, colour="#B65A10")
        else:
            gem(group, HEAD.point(at), 4)


# ---------------------------------------------------------------- dress

def _neck(group: Group) -> None:
    skin: list[Spot] = [(330, 340, "c"), (330, 376), (312, 400), (280, 420, "c"), (300, 480, "c"), (400, 480, "c"),
                        (430, 420, "c"), (398, 396), (386, 370), (388, 326, "c")]
    inside = Group().fill(curve([(322, 350, "c"), (342, 366), (370, 360), (394, 330, "c"), (400, 390), (384, 400),
                                 (350, 398), (328, 384)], closed=True), OLD.shade)
    for spots in ([(346, 372), (344, 388), (336, 402)], [(372, 366), (374, 384), (370, 402)]):
        inside.fill(taper(curve(spots), 2, 1, ends()), "#B98A6C")
    group.solid(curve(skin, closed=True), OLD.skin, inside, 1.7, 3.6)


def _mantle(group: Group) -> None:
    body: list[Spot] = [(300, 410, "c"), (236, 424), (176, 462), (130, 540), (96, 640), (92, 740, "c"),
                        (590, 740, "c"), (584, 560), (552, 470), (470, 420), (380, 410, "c")]
    garment(group, body, MANTLE, [[(456, 416, "c"), (440, 520), (460, 740, "c"), (640, 740, "c"), (600, 420, "c")],
                                  [(226, 440, "c"), (196, 500), (190, 560), (176, 640, "c"), (220, 640, "c"),
                                   (240, 540)]],
            [[(226, 432), (200, 470), (188, 520)], [(250, 440), (236, 500), (240, 580)],
             [(196, 452), (164, 500), (150, 560)]], brocade("D", MANTLE.light, (110, 470, 580, 730), (66, 52), 26, 17))


PARTLET: list[Spot] = [(322, 398, "c"), (284, 417), (250, 434, "c"), (262, 470), (296, 496), (336, 504), (376, 492),
                       (410, 464), (430, 424, "c"), (404, 408), (388, 394, "c"), (360, 410), (340, 410)]


def _gown(group: Group) -> None:
    front: list[Spot] = [(262, 440, "c"), (262, 540), (254, 740, "c"), (430, 740, "c"), (420, 560), (420, 430, "c")]
    garment(group, front, GOWN, [[(380, 430, "c"), (374, 740, "c"), (440, 740, "c"), (430, 430, "c")],
                                 [(262, 450, "c"), (276, 520), (268, 620, "c"), (240, 620, "c")]],
            [[(296, 500), (290, 560), (276, 640)]], _embroidery)
    for spots in ([(257, 458), (258, 520), (238, 640), (232, 740)], [(424, 430), (426, 540), (430, 740)]):
        gilt_hem(group, spots, 24, 0, 0, VEIL.base, VEIL.base)
        edge = curve(spots)
        for k, u in enumerate(np.linspace(.06, .96, 11)):
            side = (4, -4)[k % 2] * -1j * edge.tangent(u)
            group.ink(curve([edge.at(u) + side - 5j, edge.at(u) + side + 7j]), 4.6, "out")
    pleats = Group()
    for k, x in enumerate(np.linspace(256, 424, 13)):
        top = complex(324 + (x - 256) * .38, 400 + 8 * np.sin(np.pi * k / 12))
        foot = complex(x, 440 + 60 * np.sin(np.pi * k / 12))
        pleats.ink(curve([top, (top + foot) / 2 + complex((x - 340) * .06, 3), foot]), 2.2, "both", "#A08B66")
    shade = Group().fill(curve([(372, 400, "c"), (386, 440), (372, 500, "c"), (440, 480, "c"), (440, 400, "c")],
                               closed=True), VEIL.dark).add(pleats)
    group.solid(curve(PARTLET, closed=True), VEIL.base, shade, 1.6, 3.4)
    hem = gilt_hem(group, [(247, 429), (262, 470), (296, 496), (336, 504), (376, 492), (410, 464), (430, 424)], 13, 0)
    for k, u in enumerate(np.linspace(.06, .94, 13)):
        if k % 2:
            pip(group, "D", hem.at(u), 15, whips=False, edge=1.1, colour="#B65A10")
        else:
            gem(group, hem.at(u), 3.6)
    choker = [(323, 390), (338, 404), (360, 408), (386, 394)]
    for drop in (-10, 0):
        pearls(group, curve([(x, y + drop) for x, y in choker]), 12, 4)
    pip(group, "D", (346, 424), 34, whips=False, edge=1.8, colour="#C9682A")
    gem(group, (346, 424), 4)


def _embroidery(group: Group) -> None:
    stalk = curve([(288, 640), (300, 596), (294, 556), (306, 508)])
    group.fill(taper(stalk, 5, 3), GOWN.light)
    for side, share in ((-1, .28), (1, .36), (-1, .56), (1, .64), (1, .86)):
        root = stalk.at(share)
        tendril = curve([root, root + complex(side * 18, -16), root + complex(side * 36, -6),
                         root + complex(side * 30, 8), root + complex(side * 20, 2)])
        group.fill(taper(tendril, 4.4, 1.6), GOWN.light)
        pip(group, "D", root + complex(side * 24, -24), 13, whips=False, colour=GOWN.light)


# ---------------------------------------------------------------- arm

BELL: list[Spot] = [(92, 566, "c"), (66, 606), (46, 660), (20, 740, "c"), (250, 740, "c"), (226, 660),
                    (178, 606, "c"), (134, 596)]


def _arm(group: Group) -> None:
    tint = skin_tint(OLD)
    hand_far(group, HAND, PERCH, tint)
    group.solid(circle((136, 588), 46, 20, 28), LINING.dark, None, 1.6, 3)
    arm = sleeve(group, [(84, 650), (110, 578), (139, 526)], GOWN, lambda u: 32 - 11 * u)
    for u in (.4, .56, .72, .88):
        gem(group, arm.point(.5, u), 4)
    garment(group, BELL, MANTLE, [[(178, 606, "c"), (150, 640), (140, 740, "c"), (270, 740, "c"), (240, 640)]],
            [[(108, 596), (88, 634), (80, 690)], [(150, 606), (130, 644), (124, 690)], [(78, 606), (62, 640),
                                                                                       (54, 680)]],
            brocade("D", MANTLE.light, (50, 618, 240, 730), (58, 46), 22, 15))
    gilt_hem(group, [(92, 566), (104, 586), (138, 600), (178, 607)], 12, 9)
    _frill(group)
    goldfinch(group, FINCH)
    hand_near(group, HAND, PERCH, tint)
    claws(group, FINCH)
    ring = HAND.curve([(-10, 12.6), (-7.6, 17), (-8.4, 22.6)])
    group.stroke(ring, pal.INK, 6).stroke(ring, pal.GILT, 3.4)
    gem(group, HAND.point((-8, 17.4)), 4.8, "#C9682A", "#F0C48A")


def _frill(group: Group) -> None:
    first, across, way = 113 + 513j, 42 + 40j, (1 - 1j) * .71
    rim: list[Spot] = []
    for k in range(5):
        foot, belly = first + across * k / 5 - (4 - 8 * k / 5) * across / 58, first + across * (k + .5) / 5
        rim += [(foot.real + 11 * way.real, foot.imag + 11 * way.imag, "c"), belly + 17 * way]
    last = first + across * 1.07 + 11 * way
    band = [(first.real, first.imag, "c"), *rim, (last.real, last.imag, "c"),
            ((first + across).real, (first + across).imag, "c"), first + across / 2 + 5j]
    inside = Group().fill(curve([first + across * .66, first + across * .8 + 22 * way, first + across * 1.3,
                                 first + across], closed=True), VEIL.dark)
    for k in range(1, 5):
        foot = first + across * (.1 + .8 * k / 5)
        inside.ink(curve([foot - 2 * way, first + across * k / 5 + 11 * way]), 2, "in", "#A08B66")
    group.solid(curve(band, closed=True), VEIL.base, inside, 1.6, 3)
