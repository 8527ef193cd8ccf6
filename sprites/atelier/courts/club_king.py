"""King of clubs: a grizzled dark king under a wreathed crown strokes his greyhound."""
from __future__ import annotations

import numpy as np

from .. import palette as pal
from ..court import CourtInks, court_card
from ..dress import Cloth, brocade, forearm, garment, gilt_hem, round_arm, sleeve
from ..faces import Person
from ..figures import Hair, locks
from ..flowers.garden import clover
from ..geometry import Spot, circle, line
from ..hats import gem, leaf_wreath, rays
from ..likeness import Eye, Likeness, likeness, skin_tint
from ..line import ends, taper
from ..pieces import Piece, Tint, lay, lay_all, strokes
from ..ribbons import ribbon
from ..splines import Pose, curve
from ..suits import pip
from ..svg import Group
from .sides import clovers, inked

INKS = CourtInks("#C6CFA8", "#B7C196", "#A9742E", "#2B4B3A", "#274A39")
GRIZZLED = Hair("#4A4246", "#9A9093", "#2A2327")
CLOAK = Cloth("#3F6B50", "#274A39", "#86A883")
ROBE = Cloth("#B5763A", "#84501F", "#DBA869")
STRIPE = Cloth("#8E3B3A", "#652730", "#B9665C")
HOUND = Tint("#EFE6D2", "#C4B498", "#FFFFFF", "#5B4C3C")
KING = Person("old", skin="#A06A43", shade="#744528", lips="#8C4A42", iris="#3B271A", brow="#3A3034", bushy=1.4,
              blush="#A85F3E")
HEAD = Pose((338, 258), 1.06, 5, True)  # looks left: x grows forwards
DOG = Pose((170, 524), 1.02, -16)
STROKING = Pose((186, 448), .96, -8, True)
HELD = Pose((486, 398), .9, 7)


def draw() -> Group:
    """The whole card."""
    return court_card(inked(figure()), "R", "C", INKS)


def figure() -> Group:
    """The upper half, without its contour."""
    group = Group()
    clovers(group, ((68, 400, .74, 0), (60, 470, .56, 40), (552, 214, .6, 20), (558, 272, .5, -20),
                    (560, 330, .6, 10), (560, 392, .56, -30)))
    king = Group()
    for part in (_club, _robe, _neck, _head, _beard, _crown, _cloak, _hound, _near_arm, _far_arm):
        part(king)
    return group.add(king)


# ---------------------------------------------------------------- hound

BODY: list[Spot] = [(-22, -2, "c"), (-38, 20), (-54, 60), (-78, 120), (-100, 200, "c"), (70, 240, "c"), (46, 150),
                    (30, 96), (24, 50), (10, 24, "c")]
SKULL: list[Spot] = [(-28, 14), (-30, -10), (-14, -28), (10, -30), (30, -22), (44, -13), (72, -8), (94, -4), (101, 3),
                     (98, 12), (90, 15, "c"), (92, 20), (82, 25), (60, 24), (38, 29), (16, 38), (-8, 34)]

BODY_SHADES: tuple[list[Spot], ...] = (
    [(26, 60, "c"), (10, 90), (20, 140), (40, 240, "c"), (90, 240, "c"), (50, 100)],
    [(-30, 30, "c"), (-10, 46), (18, 44), (30, 30, "c"), (30, 60), (0, 62), (-30, 50)])
SKULL_SHADES: tuple[list[Spot], ...] = (
    [(96, 20, "c"), (60, 16), (40, 12), (20, 22), (0, 20), (-20, 40, "c"), (40, 50, "c")],
    [(16, -16), (28, -22), (38, -14), (36, -4), (22, -2)])


def _hound(group: Group) -> None:
    """A white greyhound sits by him and looks up."""
    inside = Group()
    for spots in BODY_SHADES:
        inside.fill(DOG.shape(spots), HOUND.shade)
    inside.fill(DOG.shape([(-60, 90), (-40, 60), (-20, 90), (-36, 150), (-70, 150)]), "#C99A62")
    strokes(inside, DOG, [([(14, 60), (8, 90), (16, 120)], 2), ([(-24, 60), (-36, 90), (-44, 120)], 1.8)], HOUND.line)
    group.solid(DOG.shape(BODY), HOUND.base, inside, 1.8, 4.4)
    collar = DOG.curve([(-50, 54), (-20, 70), (8, 70), (32, 58)])
    group.stroke(collar, pal.INK, 22).stroke(collar, CLOAK.base, 18).stroke(collar, pal.GILT, 4)
    for u in (.2, .4, .6, .8):
        gem(group, collar.at(u), 4, pal.GILT, pal.GILT_LIGHT)
    group.ink(line(collar.at(.5), collar.at(.5) + 14j), 3, "even")
    pip(group, "C", collar.at(.5) + 22j, 26, whips=False, colour=pal.GILT, edge=1.6)
    inside = Group()
    for spots in SKULL_SHADES:
        inside.fill(DOG.shape(spots), HOUND.shade)
    inside.fill(DOG.shape([(-34, 20), (-32, -20), (-8, -34), (10, -26), (2, -4), (-4, 20), (-16, 34)]), "#C99A62")
    strokes(inside, DOG, [([(92, 16), (72, 15), (54, 12)], 2), ([(44, -6), (66, -1), (86, 1)], 1.5)], HOUND.line)
    group.solid(DOG.shape(SKULL), HOUND.base, inside, 1.8, 4.2)
    group.fill(DOG.shape([(88, -5), (98, -5), (103, 3), (98, 9), (91, 4)]), "#35281F")
    group.fill(DOG.shape([(20, -10, "c"), (25, -16), (33, -15), (36, -8, "c"), (29, -5)]), "#2A1B14")
    group.fill(DOG.circle((30, -12), 1.9), "#FFFFFF")
    strokes(group, DOG, [([(17, -10), (24, -18), (35, -16)], 2.2)], pal.INK)
    lay(group, DOG, Piece([(-10, -14), (-24, -16), (-44, -2), (-62, 20), (-70, 34), (-54, 34), (-34, 24), (-12, 14),
                           (-2, 0)],
                          ([(-64, 32, "c"), (-36, 12), (-10, 4), (4, 0, "c"), (-20, 30), (-56, 44)],), (),
                          (([(-16, -6), (-34, 6), (-50, 22)], 1.6),)),
        Tint("#C99A62", "#9A6E3E", "#E2BE8C", HOUND.line),
        1.6, 3.4)


# ---------------------------------------------------------------- hands

PALM_DOWN: tuple[Piece, ...] = (  # the right hand laid on the hound's head, its back to the viewer
    *(Piece([(10, y - 8), (28, y - 9), (n - 8, y - 7 + b), (n, y + b), (n - 3, y + 7 + b), (n - 15, y + 9 + b),
             (24, y + 9), (8, y + 8)],
            ([(8, y + 3), (30, y + 4), (n + 2, y + 1 + b, "c"), (n - 4, y + 13 + b), (10, y + 12)],),
            ([(n - 10, y - 4 + b), (n - 4, y - 3 + b), (n - 5, y + 2 + b), (n - 11, y + 1 + b)],),
            (([(30, y - 8), (33, y), (30, y + 8)], 1.4), ([(46, y - 7 + b * .7), (49, y + b * .7),
                                                          (46, y + 7 + b * .7)], 1.2)))
      for y, n, b in ((19, 56, 10), (7, 68, 8), (-5, 72, 6), (-17, 64, 4))),
    Piece([(-46, -24, "c"), (-12, -29), (14, -27), (29, -14), (30, 8), (20, 26), (-6, 29), (-46, 22, "c")],
          ([(-50, 8, "c"), (-10, 13), (16, 12), (28, -8), (40, -4, "c"), (28, 36, "c"), (-50, 34, "c")],),
          ([(-14, -25), (6, -25), (17, -17), (0, -15)],),
          (([(-6, -14), (10, -12), (23, -8)], 1.4), ([(-10, -2), (6, 0), (22, 2)], 1.4),
           ([(-6, 11), (8, 12), (18, 13)], 1.3))),
    Piece([(-18, 20), (-2, 26), (18, 38), (34, 46), (40, 54), (34, 59), (18, 54), (-2, 44), (-20, 34)],
          ([(-20, 32), (0, 40), (36, 54), (30, 62), (0, 50)],), ([(30, 56), (35, 51), (38, 54), (34, 58)],),
          (([(14, 37), (13, 44), (9, 50)], 1.3),)))


def _near_arm(group: Group) -> None:
    sleeve(group, [(282, 410), (252, 436), (226, 446)], ROBE, round_arm(46, 34))
    lay_all(group, STROKING, PALM_DOWN, skin_tint(KING), 1.5, 3)
    cuff: list[Spot] = [(216, 414, "c"), (238, 418), (248, 446), (240, 474), (220, 480, "c"), (226, 446)]
    garment(group, cuff, CLOAK, [[(210, 452, "c"), (250, 452, "c"), (250, 490, "c"), (210, 490, "c")]])
    gilt_hem(group, [(217, 416), (226, 446), (221, 478)], 6)
    gem(group, STROKING.point((30, 6)), 6.4, "#2F6B43", "#8DB78E")


HOLDING: tuple[Piece, ...] = (  # the left hand round the club, fingers from the right
    Piece([(-14, -36), (8, -43), (32, -36), (44, -14), (46, 16), (42, 44, "c"), (2, 50, "c"), (-8, 30)],
          ([(14, 50, "c"), (22, 10), (22, -38, "c"), (56, -42, "c"), (56, 54, "c")],), (),
          (([(31, -26), (35, -8), (33, 14)], 1.5),)),
    *(Piece([(24, y - 8), (4, y - 10), (-14, y - 9), (-25 + d, y - 3), (-24 + d, y + 5), (-12, y + 9), (6, y + 9),
             (24, y + 8)],
            ([(28, y + 2, "c"), (0, y + 4), (-28 + d, y + 1, "c"), (-28 + d, y + 14, "c"), (28, y + 14, "c")],),
            ([(-20 + d, y - 5), (-13, y - 6), (-12, y - 1), (-19 + d, y)],),
            (([(5, y - 9), (8, y - 1), (5, y + 7)], 1.5),)) for y, d in ((-26, 3), (-8, 0), (10, 1), (27, 5))),
    Piece([(4, -36), (-8, -50), (-23, -53), (-34, -45), (-29, -35), (-18, -34), (-8, -27)],
          ([(-38, -40), (-20, -42), (2, -30), (-10, -22), (-30, -30)],), ([(-31, -45), (-24, -49), (-20, -45),
                                                                          (-26, -41)],),
          (([(-16, -52), (-18, -44), (-15, -37)], 1.4),)))


def _far_arm(group: Group) -> None:
    sleeve(group, [(432, 416), (506, 446), (556, 510)], ROBE, round_arm(48, 46))
    forearm(group, [(556, 500), (534, 458), (508, 428)], CLOAK, (34, 24))
    lay_all(group, HELD, HOLDING, skin_tint(KING), 1.6, 3.2)


def _club(group: Group) -> None:
    """A knotty club with the sign in gold."""
    staff = curve([(458, 560), (478, 440), (496, 300), (512, 190)])
    shaft = ribbon(staff, lambda u: 10 + 5 * u + 3 * np.sin(u * 26) ** 2)
    inside = Group().fill(ribbon(staff, lambda u: 0 * u, lambda u: 24 + 0 * u), "#5A3620")
    for u in (.3, .52, .66, .8):
        at = staff.at(u) - 2
        inside.stroke(circle(at, 5, 7), "#4A2C1A", 2.2).stroke(circle(at, 1.6, 3), "#4A2C1A", 1.6)
    group.solid(shaft, "#8A5A34", inside, 1.8, 4.2)
    ring = Pose(staff.at(.97), 1, 8)
    group.solid(ring.shape([(-22, 8, "c"), (0, 14), (22, 8, "c"), (22, -8, "c"), (0, -2), (-22, -8, "c")]), pal.GILT,
                Group().fill(ring.shape([(4, 20, "c"), (4, -10, "c"), (30, -16, "c"), (30, 20, "c")]), pal.GILT_DARK),
                1.6, 3.4)
    pip(group, "C", (518, 146), 88, 8, whips=True, edge=3.4, colour="#2F6B43")


# ---------------------------------------------------------------- head

FACE = Likeness(
    Piece([(29, -76), (43, -48), (45.5, -24), (41, -8), (46, 7), (49.5, 20), (47, 37), (43, 54), (40, 68), (33, 83),
           (20, 92), (5, 93.5), (-11, 87), (-30, 70), (-44, 49), (-50, 24), (-53, -2), (-53, -34), (-24, -76)],
          ([(-60, -70, "c"), (-46, -50), (-44, -10), (-41, 20), (-32, 46), (-15, 68), (2, 82), (10, 96),
            (6, 108, "c"), (-60, 108, "c")],
           [(-60, -80, "c"), (60, -80, "c"), (54, -38), (10, -32), (-30, -28), (-60, -20, "c")],
           [(-32, -4), (-18, -13), (-3, -10), (8, -1), (5, 6), (-4, 3), (-16, 1), (-28, 2)],
           [(21, -5), (29, -12), (39, -8), (43, 1), (33, 0), (24, 3)],
           [(11, -4, "c"), (13, 8), (8, 18), (3.6, 28), (7, 36), (24, 40, "c"), (22, 30), (20, 12), (16, -3, "c")]),
          ([(21, 0), (25.6, 12), (33, 24), (31, 30), (25, 20)], [(-28, 18), (-14, 12), (1, 17), (-4, 26), (-20, 27)],
           [(36, 15), (44, 13), (46, 22), (41, 29), (36, 25)], [(-6, -50), (16, -54), (32, -44), (28, -34),
                                                                (4, -38)])),
    (Eye([(-30, 5, "c"), (-21, .4), (-11, -1), (-2, 1.6), (5, 7, "c"), (-4, 9.2), (-14, 9.8), (-23, 8)],
         (-6, 4, 6.6), [(-35, 5), (-23, -.6), (-11, -2), (-1, 1), (6.4, 7.6)], [(-30, -5), (-14, -10), (4, -3)],
         [(-24, 11), (-12, 13), (-1, 10)], ([(-36, 4), (-43, 1), (-47, 1)], [(-36, 8), (-43, 9), (-47, 8)],
                                            [(-34, 12), (-40, 16), (-44, 18)])),
     Eye([(21, 6.6, "c"), (26, 1.4), (33, -.6), (40, 2.6, "c"), (37, 7.6), (29, 9)], (33, 4, 5.8),
         [(19.5, 7.4), (25.4, .8), (33, -1.6), (42.6, 2.4)], [(22, -4), (32, -9.6), (42, -3)],
         [(24, 10.4), (31, 11.4), (37.6, 8.4)])),
    (([(8, -12), (-10, -21), (-28, -20), (-42, -9)], 7), ([(18, -12), (29, -20), (40, -18), (48, -8)], 6.2)),
    (([(19, -4), (22, 8), (28, 18)], 1.5), ([(27.6, 17), (37.6, 26), (39, 33), (31.6, 38.4)], 2.5),
     ([(31.6, 38), (24, 40.8), (15.6, 39.2)], 2.5), ([(10.6, 24), (3, 30.6), (5, 38.4), (14, 39.4)], 2.2),
     ([(25, 34), (31, 35.6), (34, 33.4)], 1.5)),
    ([(1, 57.4, "c"), (10, 53.4), (18, 51), (22, 52.6), (26, 51), (35, 55, "c"), (23, 59), (11, 60)],
     [(3, 59, "c"), (12, 61), (23, 60.2), (34, 56, "c"), (30, 67), (20, 71), (9, 67.6)]),
    [(-4, 55.6), (4, 58.6), (15, 60.4), (23, 60), (38, 53)], (),
    (([(0, 41), (-7, 48), (-9, 56)], 1.6), ([(-28, -34), (-8, -37), (14, -36)], 1.5), ([(-20, -26), (0, -29),
                                                                                        (14, -28)],
                                                                                      1.3)))
CHIN: list[Spot] = [(-53, 0, "c"), (-56, 30), (-48, 58), (-34, 82), (-14, 100), (8, 110), (26, 107), (39, 94),
                    (46, 72),
                    (49, 46), (51, 24, "c"), (45, 40), (38, 46), (24, 45), (8, 46), (-4, 50), (-14, 56), (-30, 46),
                    (-41, 28)]


def _neck(group: Group) -> None:
    neck = curve([(318, 330, "c"), (316, 372), (288, 400, "c"), (344, 440), (404, 400, "c"), (388, 370),
                  (388, 310, "c")],
                 closed=True)
    group.solid(neck, KING.shade, None, 1.6, 3.4)


def _head(group: Group) -> None:
    mass = HEAD.shape([(20, -84), (-40, -80), (-66, -56), (-76, -20), (-72, 16), (-62, 34), (-46, 30, "c"), (-40, -20),
                       (40, -60)])
    inside, rng = Group(), np.random.default_rng(4)
    for x, y in zip(rng.uniform(-76, -40, 70), rng.uniform(-64, 34, 70), strict=True):
        z = HEAD.point((x, y))
        inside.ink(curve([z, z + 3 - 3j, z + 7, z + 4 + 4j]), 2.0, "both",
                   GRIZZLED.light if x < -58 else GRIZZLED.dark)
    group.solid(mass, GRIZZLED.base, inside, 1.6, 3.4)
    likeness(group, HEAD, FACE, KING)
    lay(group, HEAD, Piece([(-44, 28), (-48, 12), (-46, -4), (-54, -14), (-64, -8), (-65, 10), (-58, 28), (-50, 36)],
                           ([(-58, -2), (-50, 4), (-53, 18), (-60, 12)],), (),
                           (([(-49, -4), (-57, -8), (-61, 2), (-56, 20)], 1.8),)), skin_tint(KING), 1.6, 2.6)
    ring = circle(HEAD.point((-53, 46)), 10)
    group.stroke(ring, pal.INK, 6.4).stroke(ring, pal.GILT, 3.6)


def _beard(group: Group) -> None:
    inside = Group().fill(HEAD.shape([(-60, 10, "c"), (-40, 60), (-10, 86), (20, 98), (50, 96, "c"), (30, 124, "c"),
                                      (-40, 110, "c")]), GRIZZLED.dark)
    rng = np.random.default_rng(8)
    for x, y in zip(rng.uniform(-56, 52, 150), rng.uniform(14, 112, 150), strict=True):
        z, grey = HEAD.point((x, y)), y > 62 + abs(x - 14) * .3
        inside.fill(taper(curve([z, z + 2 + 4j, z - 2 + 7j]), 2.1, .8, ends(.2, .3)),
                    GRIZZLED.light if grey or rng.random() < .25 else GRIZZLED.dark)
    bare = HEAD.shape([(2, 53, "c"), (20, 48), (38, 51, "c"), (36, 68), (22, 76), (6, 71)])
    group.solid(HEAD.shape(CHIN), GRIZZLED.base, inside.fill(bare, KING.shade), 1.5, 3.2)
    for spots, tone in zip(FACE.lips, ("#74382F", KING.lips), strict=True):
        group.fill(HEAD.shape(spots), tone)
    group.fill(HEAD.shape([(14, 63), (22, 62.6), (28, 61), (24, 65.6), (17, 66.4)]), "#B26E62")
    group.fill(taper(HEAD.curve(FACE.mouth), 2.8, 1.4, ends(.2, .2)), pal.INK)
    locks(group, [([HEAD.point(p) for p in spots], width) for spots, width in (
        ([(22, 45), (10, 47), (-2, 54), (-12, 62)], 10), ([(26, 45), (36, 47), (43, 53), (46, 60)], 9))], GRIZZLED, 1)


def _crown(group: Group) -> None:
    band = HEAD.curve([(-68, -38), (-48, -58), (-12, -66), (24, -62), (50, -48)])
    back = HEAD.shape([(-68, -40, "c"), (-60, -92), (-10, -108), (40, -96), (52, -50, "c"), (10, -62)])
    group.solid(back, CLOAK.base, Group().fill(HEAD.shape([(-80, -40, "c"), (-70, -110, "c"), (-24, -110), (-30, -60),
                                                           (-60, -40, "c")]), CLOAK.dark), 1.7, 4)
    rays(group, HEAD.curve([(50, -48), (24, -62), (-12, -66), (-48, -58), (-68, -38)]),
         ((.04, 60), (.24, 76), (.47, 86), (.7, 76), (.93, 60)), "#2F6B43", "#8DB78E")
    group.stroke(band, pal.INK, 19).stroke(band, pal.GILT, 15).stroke(band, pal.GILT_LIGHT, 3)
    leaf_wreath(group, HEAD, [(-68, -40), (-48, -58), (-12, -67), (24, -63), (50, -49)], 6, 26, "#6F9A66", "#3F6B50")
    for (x, y), scale, turn in (((-52, -54), .56, 60), (((-18), -67), .62, 20), ((16, -65), .64, -8), ((43, -53),
                                                                                                       .5, -40)):
        clover(group, HEAD.point((x, y)), scale, turn)


# ---------------------------------------------------------------- dress

def _robe(group: Group) -> None:
    body: list[Spot] = [(296, 396, "c"), (246, 410), (220, 450), (222, 560), (196, 740, "c"), (520, 740, "c"),
                        (500, 560), (490, 460), (450, 414), (396, 396, "c"), (344, 440)]
    garment(group, body, ROBE, [[(420, 400, "c"), (410, 520), (430, 740, "c"), (560, 740, "c"), (540, 400, "c")]],
            [[(300, 470), (296, 540), (280, 620)]], _weave)
    for spots, width in (([(290, 400), (318, 430), (346, 442), (376, 430), (400, 400)], 17),
                         ([(276, 408), (310, 450), (346, 464), (384, 450), (416, 408)], 11)):
        gilt_hem(group, spots, width, 13, 4, pal.GILT, pal.GILT_LIGHT, "#2F6B43")
    gem(group, (346, 482), 15, pal.GILT, pal.GILT_LIGHT)
    pip(group, "C", (346, 482), 20, whips=False, colour="#2F6B43")


def _weave(group: Group) -> None:
    """Bands of red and green with the sign between them."""
    for k in range(7):
        y = 486 + 38 * k
        row = curve([(190, y + 12), (340, y + 18), (520, y - 4)])
        group.stroke(row, (STRIPE.base, CLOAK.base)[k % 2], 9).stroke(row, ROBE.light, 1.6)
    brocade("C", ROBE.light, (226, 470, 520, 720), (52, 38), 15, 9)(group)


def _cloak(group: Group) -> None:
    shape: list[Spot] = [(404, 392, "c"), (452, 404), (496, 440), (520, 520), (540, 740, "c"), (420, 740, "c"),
                         (424, 560), (404, 470), (376, 436, "c")]
    garment(group, shape, CLOAK,
            [[(470, 430, "c"), (480, 540), (490, 740, "c"), (580, 740, "c"), (560, 440, "c")],
             [(400, 440, "c"), (430, 500), (440, 600), (420, 740, "c"), (460, 740, "c"), (464, 580), (440, 480)]],
            [[(410, 420), (446, 470), (456, 560)], [(430, 414), (476, 470), (490, 560)]],
            brocade("C", CLOAK.light, (400, 420, 560, 720), (54, 46), 19, 12))
    gilt_hem(group, [(378, 438), (405, 472), (425, 562), (421, 700)], 10, 9)
    gem(group, (396, 414), 15, pal.GILT, pal.GILT_LIGHT)
    gem(group, (396, 414), 9, "#2F6B43", "#8DB78E")
