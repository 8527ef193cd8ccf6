"""Queen of spades: dark hair tucked behind her ear, a laced bodice, an anemone between her fingers."""
from __future__ import annotations

from .. import palette as pal
from ..court import CourtInks, court_card
from ..dress import Cloth, garment, gilt_hem, sleeve
from ..faces import Person
from ..figures import Hair, pearls
from ..flowers.turned import View
from ..frame import leaflet
from ..geometry import Spot, circle
from ..growth.anemone import anemone_open, ruff
from ..hands import Digit, HandShape, hand_far, hand_near
from ..hats import gem
from ..likeness import Eye, Likeness, likeness, skin_tint
from ..line import ends, taper
from ..pieces import Piece, Stroke, lay, strokes
from ..ribbons import ribbon
from ..splines import Pose, curve
from ..suits import pip
from ..svg import Group
from ..tones import Tones
from ..tresses import Tresses, tresses
from .sides import anemones, inked

INKS = CourtInks("#B9BFD0", "#A8AFC4", "#4E5B7E", "#E8DDBE", "#3C466C", halo_at=(322, 262))
DARK = Hair("#5C4140", "#97716A", "#33252A")
GOWN, SLEEVE = Cloth("#5E6C96", "#3C466C", "#93A0C0"), Cloth("#B9A3C4", "#86719A", "#DCCFE2")
NIGHT_BLUE = Cloth("#2F3A5E", "#202945", "#5E6C96")
STALK, STALK_LIGHT, STALK_DARK = "#7E9A7C", "#B4C6B0", "#4E7060"
VIOLET, CUT_LEAF = Tones("#EADDEC", "#B79AC4", "#8A6BA0", "#38244A"), Tones(STALK_LIGHT, STALK, STALK_DARK, "#26352E")
LADY = Person("woman", lips="#BE6058", iris="#4A5F73", brow="#3A2A2C")
HEAD, HAND = Pose((316, 272), 1.1, 5), Pose((190, 528), 1.06, -8)
HAND_WAY = 28.0  # degrees, the forearm from the upright


def draw() -> Group:
    """The whole card."""
    return court_card(inked(figure()), "D", "S", INKS)


def figure() -> Group:
    """The upper half, without its contour."""
    group = Group()
    anemones(group, ((66, 352, .52, 10), (538, 206, .74, 25)),
             ((66, 584, 44, 60), (84, 470, -46, 54), (558, 396, -48, 62)))
    queen = Group()
    for part in (_mantle, _hair_behind, _neck, _far_sleeve, _bodice, _necklace, _far_hair, _face, _near_hair, _diadem,
                 _flowers, _shoulder_lock, _sleeve, _hand):
        part(queen)
    return group.add(queen)


# ---------------------------------------------------------------- head

FACE = Likeness(
    Piece([(30, -76), (46, -58), (51.6, -36), (50.4, -17), (47.6, -5), (49.8, 7), (50, 18), (46.4, 33), (40, 48),
           (34.6, 61), (29.6, 72), (21, 80.6), (10.6, 84), (-3, 80.6), (-19, 70.6), (-35, 54), (-48, 33), (-57, 8),
           (-60, -34), (-30, -76)],
          ([(60, -80, "c"), (50, -44), (47.4, -17), (45, -4), (46.4, 8), (45, 21), (41, 36), (35, 50), (30.6, 64),
            (20, 76.4), (8, 86, "c"), (60, 100, "c")],
           [(-33, -7), (-18, -16), (-3, -12), (8, -2), (5, 5), (-4, -3), (-16, -7.6), (-28, -2)],
           [(20, -7), (28, -14.6), (38, -9.6), (42, -2), (32, -6), (23, -1)],
           [(20, -8, "c"), (22.6, 6), (27.4, 17), (32, 27), (28.6, 33, "c"), (24, 34), (25.4, 26), (22, 14)],
           [(15, 36.6), (22, 37.8), (27, 35.4), (25, 41), (17.4, 41)],
           [(11, 68.6), (18.6, 70), (25.6, 67.4), (21.6, 72.6), (13.6, 72.6)]),
          ([(17, -2), (19.6, 9), (23.6, 20), (21.4, 26), (17.4, 16)],
           [(12, 75), (17.4, 73.6), (21.4, 75.4), (15.6, 78)])),
    (Eye([(-30, 5, "c"), (-22, -2), (-11, -4.4), (-1, -.8), (6, 6.2, "c"), (-3, 9.2), (-14, 10), (-24, 8.4)],
         (-4.4, 2, 7.6), [(-34, 5.8), (-23, -2.8), (-11, -5.4), (0, -1.6), (7.6, 6.6)],
         [(-30, -5.4), (-14, -12), (5, -4.6)], [(-23, 10), (-13, 11.6), (-2, 9.2)],
         ([(-31, 3), (-37, 3), (-42, 0)],)),
     Eye([(20, 6, "c"), (25, -1), (31.4, -3.8), (38.8, .2, "c"), (36, 6.8), (28, 9)], (33.6, 1.6, 6.2),
         [(18.4, 6.4), (25, -1.6), (31.4, -4.6), (40, .2), (43, .8)], [(21, -5.4), (30.4, -11), (40.6, -5)],
         [(23.6, 9.6), (30, 10.8), (36, 7.4)])),
    (([(9, -16.6), (-8, -22.6), (-26, -21.6), (-42, -10)], 5.4), ([(18, -17), (27, -22.4), (37, -20.6), (43.8, -11)],
                                                                  4.8)),
    (([(19, -8), (21.6, 4), (26.6, 16)], 1.4), ([(26.6, 15.6), (32.4, 24.4), (32, 30), (27.2, 33.6)], 2),
     ([(27.6, 33.2), (22.4, 36.4), (17.4, 34.8)], 2.2), ([(14, 25.6), (10.4, 30.2), (11.4, 34.8), (15, 35.6)], 1.6)),
    ([(3, 54.6, "c"), (10, 51.2), (16.6, 49.2), (19.8, 51), (23, 49.2), (30.4, 53.6, "c"), (21, 56.4), (12, 56.4)],
     [(5, 55.8, "c"), (12.4, 56.6), (20.6, 56.6), (29.2, 54.6, "c"), (25.4, 63.6), (18.4, 66), (9.4, 62.4)]),
    [(.6, 53.4), (7, 55.6), (15.6, 56.6), (20.8, 56.4), (32, 52.6)],
    (),
    (([(22, 40.6), (22.4, 44), (21.4, 46.6)], 1.1), ([(-1.4, 50), (-2.4, 53), (-1, 56)], 1.1)))
EAR = Piece([(-57, -10, "c"), (-63, -19), (-73, -17), (-77, -4), (-73, 12), (-68, 25), (-61, 31), (-56, 24, "c")],
            ([(-62, 1), (-67, -6), (-71, -1), (-67, 9), (-63, 8)],))
EAR_ROOT: list[Spot] = [(-64, -16, "c"), (-52, -24, "c"), (-52.6, 19, "c"), (-58, 27.4, "c"), (-62, 8, "c")]
EAR_LINES: tuple[Stroke, ...] = (([(-62, -10), (-69, -12), (-73, -3), (-69, 10), (-65, 18)], 1.4),
                                 ([(-58, -1), (-62, 3), (-59, 9), (-63, 15)], 1.5))
SKULL: list[Spot] = [(16, -98), (-36, -104), (-86, -74), (-108, -22), (-98, 30), (-102, 90), (-118, 150, "c"),
                     (-40, 150), (20, 110), (64, 130, "c"), (68, 60), (64, 10), (66, -40), (52, -82)]
BEHIND: Tresses = (
    ([(-80, -30), (-96, 20), (-92, 60), (-114, 110), (-136, 160), (-134, 210), (-160, 250)], 44),
    ([(-50, 40), (-70, 90), (-66, 130), (-88, 176), (-84, 220)], 36))
FAR: Tresses = (  # from the far temple behind cheek and chin over the far shoulder
    ([(36, -74), (70, -42), (76, 2), (66, 44), (84, 88), (76, 130), (100, 168), (96, 214)], 36),
    ([(34, -70), (62, -34), (66, 8), (56, 50), (70, 92), (58, 134), (80, 172), (74, 224)], 36),
    ([(44, -30), (60, 8), (52, 50), (57, 92), (40, 130), (54, 168), (42, 204)], 28),
    ([(70, 20), (66, 52), (88, 86), (82, 122), (104, 150), (108, 172)], 13))
NEAR: Tresses = (  # from the parting round the skull, behind the ear; the outermost last
    ([(17, -88), (-16, -78), (-51, -56), (-72, -20), (-74, 18), (-77, 58), (-64, 96), (-70, 132)], 28),
    ([(16, -90), (-26, -84), (-66, -58), (-84, -16), (-77, 32), (-85, 76), (-73, 120), (-82, 156)], 36),
    ([(15, -92), (-34, -92), (-80, -62), (-96, -14), (-86, 36), (-97, 82), (-86, 128), (-98, 168)], 40),
    ([(14, -94), (-40, -100), (-90, -68), (-107, -14), (-96, 36), (-110, 86), (-98, 132), (-114, 176)], 40))
TEMPLES: Tresses = (
    ([(18, -86), (44, -76), (62, -50), (61, -18), (66, 14), (59, 42), (65, 66)], 19),
    ([(20, -84), (40, -74), (54, -54), (58, -28), (60, -4)], 12),
    ([(18, -86), (-8, -77), (-39, -60), (-60, -32), (-69, -10), (-84, 8)], 24),
    ([(19, -83), (0, -73), (-26, -60), (-46, -38), (-57, -18), (-70, -6)], 17))


DOME: tuple[tuple[list[Spot], float, str], ...] = (  # the hair above the circlet
    ([(20, -93), (-20, -101), (-60, -88), (-90, -54)], 7, DARK.base),
    ([(22, -94), (-14, -98), (-50, -88)], 3, DARK.light),
    ([(24, -93), (42, -86), (54, -72)], 4, DARK.base))


def _hair_behind(group: Group) -> None:
    group.solid(HEAD.shape(SKULL), DARK.dark, None, 1.6, 3)
    tresses(group, HEAD, BEHIND, DARK, 0)


def _far_hair(group: Group) -> None:
    tresses(group, HEAD, FAR, DARK)


def _face(group: Group) -> None:
    likeness(group, HEAD, FACE, LADY)
    group.fill(HEAD.circle((-9, 52), 1.7), "#7A4A3C")


def _near_hair(group: Group) -> None:
    """Parted above the nose, swept over the temple and behind the ear, from which a pearl hangs."""
    for spots, width, tone in DOME:
        group.fill(taper(HEAD.curve(spots), width, 1, ends()), tone)
    group.fill(HEAD.shape([(2, -96), (34, -94), (38, -76), (20, -72), (2, -76)]), DARK.dark)
    tresses(group, HEAD, NEAR, DARK)
    lay(group, HEAD, EAR, skin_tint(LADY), 1.4, 2.6)
    group.fill(HEAD.shape(EAR_ROOT), LADY.skin)
    strokes(group, HEAD, EAR_LINES, skin_tint(LADY).line)
    _chain(group)
    tresses(group, HEAD, TEMPLES, DARK)
    ring = HEAD.point((-61, 34))
    group.stroke(circle(ring, 4.4), pal.INK, 4.2).stroke(circle(ring, 4.4), pal.GILT_LIGHT, 2.2)
    drop = Pose(ring + 4j, 1.15).shape([(0, 0, "c"), (6, 12), (0, 20), (-6, 12)])
    group.solid(drop, pal.PEARL, Group().fill(circle(ring + 20 + 18j, 18), "#C9BFB4"), 1.4, 2.6)


def _chain(group: Group) -> None:
    """A thin chain under her hair, with a sapphire on her forehead."""
    chain = HEAD.curve([(-40, -52), (-12, -54), (20, -49), (38, -55), (50, -64)])
    group.stroke(chain, pal.INK, 3.6).stroke(chain, pal.GILT_LIGHT, 1.8)
    gem(group, HEAD.point((20, -46)), 5.4, GOWN.base, GOWN.light)


def _shoulder_lock(group: Group) -> None:
    tresses(group, HEAD, (([(-82, 60), (-88, 98), (-64, 134), (-72, 170), (-52, 196), (-56, 222)], 22),
                          ([(-76, 70), (-78, 104), (-54, 138), (-58, 166)], 14)), DARK)


BAND: list[Spot] = [(-92, -46), (-64, -76), (-24, -90), (18, -92), (48, -80), (63, -56)]


def _diadem(group: Group) -> None:
    """A gilt circlet of spades, the middle one highest."""
    band = HEAD.curve(BAND)
    for u, height in ((.1, 18), (.28, 27), (.48, 37), (.7, 27), (.88, 18)):
        way = Pose(band.at(u), 1, HEAD.turn + (u - .52) * 64)
        stalk = way.shape([(-7, 3, "c"), (-2.4, -height * .5), (-2, -height, "c"), (2, -height, "c"),
                           (2.4, -height * .5), (7, 3, "c")])
        group.solid(stalk, pal.GILT, Group().fill(way.shape([(0, 4, "c"), (0, -height, "c"), (8, -height, "c"),
                                                             (9, 4, "c")]), pal.GILT_DARK), 1.4, 3)
        tip, size = way.point((0, -height - 8)), 19 + height * .42
        group.silhouette(circle(tip, size * .42))
        pip(group, "S", tip, size + 7, way.turn, whips=False, colour=pal.GILT, edge=2.4)
        pip(group, "S", tip, size * .56, way.turn, whips=False, colour=GOWN.dark)
    for u in (.19, .38, .59, .79):
        way = Pose(band.at(u), 1, HEAD.turn + (u - .52) * 64)
        gem(group, way.point((0, -12)), 4.4)
    group.stroke(band, pal.INK, 15).stroke(band, pal.GILT, 11).stroke(band, pal.GILT_LIGHT, 3)
    for u in (.1, .28, .48, .7, .88):
        gem(group, band.at(u), 3.8, GOWN.base, GOWN.light)


def _flowers(group: Group) -> None:
    """Two anemones at her temples."""
    for (x, y), size, turn, ways in (((-84, -46), 33, -24, (-118, 150, 104)), ((62, -50), 24, 30, (54, 120))):
        at = HEAD.point((x, y))
        for way in ways:
            leaflet(group, at, size * 1.55, size * .3, way, .2)
        anemone_open(group, View(at, size, 62, .2, turn), VIOLET, -70, 3)


# ---------------------------------------------------------------- dress

SKIN: list[Spot] = [(268, 326, "c"), (275, 372), (258, 402), (204, 424), (168, 448), (170, 500, "c"), (260, 524),
                    (326, 530), (490, 500, "c"), (478, 446), (420, 420), (370, 402), (351, 380), (346, 340, "c")]
HOLLOWS: tuple[list[Spot], ...] = (  # under the chin and the collarbones, between the breasts, at the far shoulder
    [(258, 318, "c"), (284, 348), (318, 374), (340, 382), (354, 398, "c"), (372, 320, "c")],
    [(212, 430, "c"), (250, 424), (290, 430), (320, 442, "c"), (288, 439), (250, 431)],
    [(352, 440, "c"), (376, 428), (410, 424), (442, 430, "c"), (410, 431), (378, 436)],
    [(324, 512, "c"), (318, 488), (326, 466), (330, 488)],
    [(452, 440, "c"), (480, 470), (486, 620, "c"), (540, 600, "c"), (520, 430, "c")])


def _neck(group: Group) -> None:
    inside = Group()
    for hollow in HOLLOWS:
        inside.fill(curve(hollow, closed=True), LADY.shade)
    group.solid(curve(SKIN, closed=True), LADY.skin, inside, 1.8, 4)
    for spots, width in (([(214, 429), (250, 423), (290, 429), (322, 442)], 1.8),
                         ([(350, 440), (376, 427), (410, 423), (440, 428)], 1.8),
                         ([(284, 366), (302, 400), (326, 434)], 1.6), ([(336, 442), (338, 450), (336, 457)], 1.6)):
        group.fill(taper(curve(spots), width, .8, ends()), "#7A4A3C")


NECKLINE: list[Spot] = [(182, 484), (214, 490), (256, 480), (296, 486), (325, 510, "c"), (362, 482), (412, 466),
                        (484, 462)]
BODICE: list[Spot] = [(182, 484, "c"), (214, 490), (256, 480), (296, 486), (325, 510, "c"), (362, 482), (412, 466),
                      (484, 462, "c"), (500, 540), (460, 640), (470, 740, "c"), (226, 740, "c"), (236, 660),
                      (220, 606), (196, 562), (184, 524)]
PLASTRON: list[Spot] = [(293, 486, "c"), (325, 510, "c"), (360, 483, "c"), (352, 560), (340, 660, "c"),
                        (310, 660, "c"), (298, 560)]


def _bodice(group: Group) -> None:
    """A boned bodice, laced over a pale plastron; lace along the neckline."""
    darks: list[list[Spot]] = [
        [(188, 552, "c"), (222, 574), (262, 566), (296, 536), (302, 600), (318, 740, "c"), (200, 740, "c"),
         (232, 640), (214, 600)],
        [(440, 460, "c"), (446, 540), (430, 640, "c"), (520, 640, "c"), (520, 450, "c")]]
    garment(group, BODICE, GOWN, darks)
    gilt_hem(group, [(238, 488), (226, 528), (236, 572), (264, 650)], 3.2)
    for x, y in ((262, 520), (250, 606), (404, 500)):
        pip(group, "S", (x, y), 17, whips=False, colour=GOWN.light)
    garment(group, PLASTRON, SLEEVE, [[(330, 500, "c"), (326, 600), (326, 700, "c"), (380, 700, "c"),
                                       (380, 470, "c")]])
    for k in range(5):
        for s in (-1, 1):
            lace = curve([(326 - s * 31, 540 + 26 * k), (326, 551 + 26 * k), (326 + s * 31, 561 + 26 * k)])
            group.stroke(lace, pal.INK, 6).stroke(lace, pal.GILT_LIGHT, 3.2)
    for spots in ([(294, 490), (298, 560), (308, 660)], [(359, 488), (352, 560), (342, 660)]):
        gilt_hem(group, spots, 8, 10, 2.2)
    hem = curve(NECKLINE)
    for u in (k / 29 for k in range(30)):
        scallop = circle(hem.at(u) + 8j * hem.tangent(u), 8.4)
        group.fill(scallop, "#EFE7DA").stroke(scallop, pal.INK, 1.4)
        group.fill(circle(hem.at(u) + 11j * hem.tangent(u), 2.2), GOWN.dark)
    group.stroke(hem, pal.INK, 14).stroke(hem, pal.GILT, 10.4).stroke(hem, pal.GILT_LIGHT, 3)
    pearls(group, hem, 25, 2.6)


def _necklace(group: Group) -> None:
    string = curve([(274, 384), (290, 424), (322, 452), (348, 438), (362, 404)])
    pearls(group, string, 23, 4.2, .0, 1, 1.2)
    pip(group, "S", (324, 471), 31, whips=False, edge=1.6)


MANTLE: tuple[tuple[list[Spot], list[Spot]], ...] = (  # each side with its gilt edge
    ([(206, 424, "c"), (146, 424), (108, 452), (88, 530), (70, 740, "c"), (300, 740, "c"), (240, 500, "c")],
     [(210, 424), (147, 425), (110, 454), (90, 532), (76, 680)]),
    ([(440, 422, "c"), (512, 420), (552, 456), (572, 540), (580, 740, "c"), (440, 740, "c")],
     [(430, 430), (470, 421), (514, 424), (552, 466), (566, 560)]))


def _mantle(group: Group) -> None:
    """A dark mantle that has slipped from both shoulders."""
    for spots, edge in MANTLE:
        garment(group, spots, NIGHT_BLUE)
        gilt_hem(group, edge, 6)


def _far_sleeve(group: Group) -> None:
    garment(group, [(436, 474, "c"), (446, 442), (486, 428), (528, 448), (546, 520), (540, 640, "c"),
                    (450, 640, "c")], SLEEVE,
            [[(494, 420, "c"), (500, 520), (500, 640, "c"), (560, 640, "c"), (560, 420, "c")]])


UPPER_ARM: list[Spot] = [(202, 486, "c"), (190, 462), (148, 460), (108, 496), (88, 556), (76, 640), (70, 740, "c"),
                         (150, 740, "c"), (158, 640), (178, 584), (194, 536)]
PLEATS: tuple[tuple[list[Spot], list[Spot]], ...] = (  # from the gathered shoulder: the light one, the slash in it
    ([(176, 462, "c"), (140, 486), (112, 548), (96, 640, "c"), (120, 600), (140, 540)],
     [(142, 480, "c"), (116, 524), (106, 580, "c"), (130, 530)]),
    ([(186, 466, "c"), (164, 496), (146, 552), (132, 640, "c"), (154, 600), (170, 540)],
     [(168, 486, "c"), (148, 528), (140, 584, "c"), (162, 530)]),
    ([(194, 472, "c"), (186, 500), (176, 540), (168, 580, "c"), (186, 540)],
     [(190, 490, "c"), (180, 516), (176, 550, "c"), (190, 520)]))


def _sleeve(group: Group) -> None:
    """The upper arm: pleats from the gathered shoulder, slashed with white."""
    def pleats(inside: Group) -> None:
        for light, slash in PLEATS:
            inside.fill(curve(light, closed=True), SLEEVE.light)
            inside.fill(curve(slash, closed=True), "#F4EEE6").stroke(curve(slash, closed=True), pal.INK, 1.4)

    garment(group, UPPER_ARM, SLEEVE,
            [[(204, 490, "c"), (184, 540), (150, 610), (140, 740, "c"), (170, 740, "c"), (220, 540, "c")]],
            [[(180, 464), (150, 500), (128, 560), (116, 620)], [(190, 470), (174, 510), (160, 560), (148, 610)],
             [(152, 464), (116, 510), (98, 570)]], pleats, 2.4)


# ---------------------------------------------------------------- hand

HOLDING = HandShape(  # from the lower left: the fingers close over the stalk, upright through (0, 0), towards us
    [(-80, 60, "c"), (-69, 34), (-57, 8), (-44, -14), (-30, -25), (-17, -24), (-8, -12), (-7, 8), (-11, 24), (-19, 38),
     (-36, 56), (-58, 82, "c")],
    far=(Digit([(-30, -16), (-14, -31), (1, -38), (13.5, -36.5)], 13.5, nail=True, joints=(.55,)),),
    near=(Digit([(-22, 29), (-9, 27), (3, 25), (12, 29)], 13, joints=(.84,)),
          Digit([(-21, 18), (-6, 14.6), (8, 13), (17.4, 17.6)], 14.8, joints=(.84,)),
          Digit([(-20, 5), (-6, 1), (9, 0), (19.4, 5)], 15.8, joints=(.84,)),
          Digit([(-22, -9), (-8, -13.4), (7, -13.4), (18, -8)], 15.4, joints=(.84,))),
    shades=([(-80, 80, "c"), (-60, 66), (-40, 52), (-26, 34), (-16, 20, "c"), (0, 50, "c"), (-40, 100, "c")],),
    lines=(([(-26, -14), (-20, -17), (-15, -13)], 1.2), ([(-27, 2), (-22, -1), (-17, 2)], 1.2),
           ([(-28, 15), (-23, 13), (-18, 16)], 1.1), ([(-48, -2), (-40, 12), (-37, 26)], 1.1)))


WRIST: list[Spot] = [(92, 700), (104, 654), (124, 610)]


def _bracelets(group: Group) -> None:
    """Two gilt rings and a row of pearls that turn round the wrist, seen a little from above."""
    spine = curve(WRIST)
    for along, half, width in ((-12, 21, 8), (4, 18.6, 8)):
        way = Pose(spine.end + along * spine.tangent(1), 1, HAND_WAY)
        ring = way.curve([(-half, -3), (-half * .6, 4), (0, 6.4), (half * .6, 4), (half, -3)])
        group.stroke(ring, pal.INK, width + 3.6).stroke(ring, pal.GILT, width)
        group.stroke(ring.part(.62, 1, 12), "#A37D33", width).stroke(ring.part(.1, .5, 12), pal.GILT_LIGHT, 2.4)
    row = Pose(spine.end - 4 * spine.tangent(1), 1, HAND_WAY)
    pearls(group, row.curve([(-21, -3), (-12, 4), (0, 6.4), (12, 4), (21, -3)]), 9, 3)


def _hand(group: Group) -> None:
    """Four fingers close round the stalk, the thumb behind it; bracelets turn round the wrist."""
    tint = skin_tint(LADY)
    hand_far(group, HAND, HOLDING, tint)
    spine = curve([(222, 730), (209, 630), (190, 528), (177, 466), (174, 410)])
    light = Group().fill(taper(spine.map(lambda z: z - 2.4), 3, 2.4), STALK_LIGHT)
    group.solid(ribbon(spine, lambda u: 6 - 1.2 * u), STALK, light, 1.5, 3)
    hand_near(group, HAND, HOLDING, tint)
    sleeve(group, WRIST, NIGHT_BLUE, lambda u: 28 - 8 * u)
    _bracelets(group)
    ruff(group, 175 + 444j, 50, -4, CUT_LEAF)
    anemone_open(group, View((172, 396), 64, 56, .3, -16), VIOLET, -80, 4)
