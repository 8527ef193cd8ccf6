"""King of clubs: a grizzled dark king under a wreathed crown strokes his greyhound."""
from __future__ import annotations

import numpy as np

from .. import palette as pal
from ..beards import Tress, moustache
from ..court import CourtInks, court_card
from ..dress import Cloth, brocade, garment, gilt_hem
from ..faces import Person
from ..figures import Hair
from ..flowers.garden import clover
from ..geometry import Spot, angle, circle, line
from ..grips import ROUND_SHAFT
from ..hands import Digit, HandShape, hand_far, hand_near
from ..hats import gem, leaf_wreath, rays
from ..likeness import Eye, Likeness, likeness, skin_tint
from ..line import ends, taper
from ..pieces import Piece, Tint, lay, strokes
from ..ribbons import Petal, ribbon
from ..splines import Pose, curve
from ..suits import pip
from ..svg import Group
from ..tones import mix_ink
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
DOG = Pose((158, 538), 1.02, -16)
STROKING = Pose((157, 490))
HELD = Pose((490, 264), 1, 8)


def draw() -> Group:
    """The whole card."""
    return court_card(inked(figure()), "R", "C", INKS)


def figure() -> Group:
    """The upper half, without its contour."""
    group = Group()
    clovers(group, ((74, 400, .74, 0), (66, 470, .54, 40), (546, 202, .46, 20)))
    king = Group()
    for part in (_robe, _neck, _head, _beard, _crown, _cloak, _near_sleeve, _hound, _near_arm, _far_arm):
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
    collar = DOG.curve([(-46, 44), (-18, 60), (8, 60), (32, 48)])
    group.stroke(collar, pal.INK, 22).stroke(collar, CLOAK.base, 18).stroke(collar, pal.GILT, 4)
    for u in (.2, .4, .6, .8):
        gem(group, collar.at(u), 4, pal.GILT, pal.GILT_LIGHT)
    pip(group, "C", collar.at(.5) + 20j, 24, whips=False, colour=pal.GILT, edge=1.6)
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

STROKE = HandShape(  # laid on the hound's head from the right, its back to the viewer, the fingers turned down
    [(58, -44, "c"), (36, -38), (16, -28), (1, -17), (-7, -2), (0, 11), (20, 14), (38, 8), (60, -4, "c")],
    far=(Digit([(2, -14), (-13, -15), (-26, -7), (-34, 7)], 12.5, nail=True, joints=(.5,)),
         Digit([(2, -9), (-17, -7), (-32, 6), (-40, 23)], 14.5, nail=True, joints=(.5,)),
         Digit([(2, -3), (-17, 2), (-33, 17), (-41, 37)], 15, nail=True, joints=(.5,)),
         Digit([(8, 3), (-11, 11), (-26, 27), (-32, 46)], 15, nail=True, joints=(.5,))),
    near=(Digit([(38, -3), (27, 11), (13, 20), (-2, 27)], 15.5, nail=True, joints=(.58,)),),
    shades=([(64, -14, "c"), (40, -8), (20, 0), (-2, 2), (-10, 20, "c"), (64, 22, "c")],),
    lines=(([(14, -24), (8, -15), (2, -11)], 1.6), ([(22, -18), (14, -8), (6, -4)], 1.6),
           ([(28, -10), (20, -2), (12, 2)], 1.5)))
SLEEVE: list[Spot] = [(290, 401, "c"), (266, 396), (242, 405), (222, 426), (206, 440, "c"), (212, 468),
                      (224, 497, "c"), (246, 512), (270, 532), (294, 544), (312, 538), (320, 516), (318, 480),
                      (308, 440), (294, 414, "c")]


def _near_sleeve(group: Group) -> None:
    """From the shoulder down to the elbow and up again to the wrist, behind the hound."""
    def lit(inside: Group) -> None:
        for spots in ([(226, 428), (242, 412), (264, 403), (276, 406), (258, 416), (240, 428)],
                      [(218, 456), (232, 452), (246, 470), (240, 476), (222, 470)]):
            inside.fill(curve(spots, closed=True), ROBE.light)
    garment(group, SLEEVE, ROBE,
            [[(290, 396, "c"), (298, 440), (304, 480), (298, 512), (276, 514), (248, 492), (214, 480, "c"),
              (210, 510, "c"), (300, 560, "c"), (340, 540, "c"), (330, 420, "c")]],
            [[(236, 446), (258, 458), (274, 480), (282, 504)], [(262, 450), (280, 474), (288, 506)],
             [(300, 450), (304, 484), (298, 510)], [(232, 432), (244, 424), (258, 424)], [(264, 408), (276, 424),
                                                                                          (286, 444)],
             [(312, 520), (300, 524), (286, 518)]], lit, 2.8)


def _near_arm(group: Group) -> None:
    """The cuff of the arm that is bent at the elbow, its hand on the hound's head."""
    hand_far(group, STROKING, STROKE, skin_tint(KING))
    hand_near(group, STROKING, STROKE, skin_tint(KING))
    cuff: list[Spot] = [(200, 444, "c"), (208, 436), (220, 431, "c"), (230, 460), (236, 494, "c"), (226, 497),
                        (214, 496, "c"), (208, 468)]
    garment(group, cuff, CLOAK, [[(202, 476, "c"), (226, 468), (240, 470, "c"), (244, 504, "c"), (206, 504, "c")]])
    gilt_hem(group, [(201, 444), (208, 468), (214, 495)], 5)
    gem(group, STROKING.point((-2, 8)), 6, "#2F6B43", "#8DB78E")


def _far_arm(group: Group) -> None:
    """The forearm that rises from under the cloak, the hand round the club."""
    fore: list[Spot] = [(504, 350, "c"), (506, 382), (504, 402), (506, 420), (518, 438), (540, 442), (558, 434),
                        (566, 412), (566, 380), (562, 338, "c")]
    garment(group, fore, ROBE,
            [[(538, 330, "c"), (544, 380), (542, 416), (526, 446, "c"), (600, 460, "c"), (600, 380),
              (580, 320, "c")]],
            [[(505, 392), (518, 404), (536, 406)], [(505, 408), (518, 419), (536, 421)], [(566, 404), (554, 413),
                                                                                          (546, 412)]],
            brocade("C", ROBE.light, (520, 376, 590, 440), (36, 34), 14, 9), 2.6)
    hand_far(group, HELD, ROUND_SHAFT, skin_tint(KING))
    _club(group)
    hand_near(group, HELD, ROUND_SHAFT, skin_tint(KING))
    cuff: list[Spot] = [(496, 349, "c"), (520, 351), (542, 339), (557, 322, "c"), (569, 344, "c"), (552, 364),
                        (526, 376), (500, 376, "c")]
    garment(group, cuff, CLOAK, [[(538, 330, "c"), (546, 380, "c"), (594, 360, "c"), (574, 314, "c")]])
    gilt_hem(group, [(498, 353), (521, 355), (544, 343), (559, 327)], 4)
    gilt_hem(group, [(501, 371), (525, 371), (549, 360), (565, 342)], 4)


def _club(group: Group) -> None:
    """A knotty club with the sign in gold."""
    staff = curve([(448, 560), (468, 440), (485, 300), (502, 190)])
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
    pip(group, "C", (508, 146), 88, 8, whips=True, edge=3.4, colour="#2F6B43")


# ---------------------------------------------------------------- head

GLOW = "#BE8657"  # the light on his skin
LIGHTS: tuple[list[Spot], ...] = (
    [(21, 0), (25.6, 12), (33, 24), (31, 30), (25, 20)], [(-28, 18), (-14, 12), (1, 17), (-4, 26), (-20, 27)],
    [(36, 15), (44, 13), (46, 22), (41, 29), (36, 25)], [(-6, -50), (16, -54), (32, -44), (28, -34), (4, -38)])
FACE = Likeness(
    Piece([(29, -76), (43, -48), (45.5, -24), (41, -8), (46, 7), (49.5, 20), (47, 37), (43, 54), (40, 68), (33, 83),
           (20, 92), (5, 93.5), (-11, 87), (-30, 70), (-44, 49), (-50, 24), (-53, -2), (-53, -34), (-24, -76)],
          ([(-60, -70, "c"), (-46, -50), (-44, -10), (-41, 20), (-32, 46), (-15, 68), (2, 82), (10, 96),
            (6, 108, "c"), (-60, 108, "c")],
           [(-60, -80, "c"), (60, -80, "c"), (54, -38), (10, -32), (-30, -28), (-60, -20, "c")],
           [(-32, -4), (-18, -13), (-3, -10), (8, -1), (5, 6), (-4, 3), (-16, 1), (-28, 2)],
           [(21, -5), (29, -12), (39, -8), (43, 1), (33, 0), (24, 3)],
           [(11, -4, "c"), (13, 8), (8, 18), (3.6, 28), (7, 36), (24, 40, "c"), (22, 30), (20, 12), (16, -3, "c")])),
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
CHEEK: list[Spot] = [(-46, -34), (-41, -8), (-39, 8), (-34, 26), (-24, 42), (-9, 56), (4, 70), (19, 76), (33, 71),
                     (41, 58), (45.5, 42), (48.6, 20)]  # where it begins: sideburn, round the mouth, far cheek
JAW: list[Spot] = [(-47, -34), (-46.4, -4), (-46.4, 10), (-48, 34), (-46, 55), (-34, 77), (-14, 96), (8, 105),
                   (26, 103), (38, 93), (44.6, 77), (47.6, 58), (49.6, 40), (49.6, 20)]  # where the beard ends
WINGS: tuple[Tress, ...] = (([(23, 45), (12, 46), (0, 51), (-9, 60), (-14, 72)], 13),
                            ([(26, 45), (35, 46), (42, 52), (46, 63)], 11))


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
    for spots in LIGHTS:
        group.fill(HEAD.shape(spots), GLOW)
    strokes(group, HEAD, FACE.nose, skin_tint(KING).line)
    lay(group, HEAD, Piece([(-44, 28), (-48, 12), (-46, -4), (-54, -14), (-64, -8), (-65, 10), (-58, 28), (-50, 36)],
                           ([(-58, -2), (-50, 4), (-53, 18), (-60, 12)],), (),
                           (([(-49, -4), (-57, -8), (-61, 2), (-56, 20)], 1.8),)), skin_tint(KING), 1.6, 2.6)
    ring = circle(HEAD.point((-53, 46)), 10)
    group.stroke(ring, pal.INK, 6.4).stroke(ring, pal.GILT, 3.6)


def _beard(group: Group) -> None:
    """A short beard in rows of curls from the sideburn round the chin to the far cheek."""
    beard = Petal(HEAD.curve(CHEEK), HEAD.curve(JAW))
    mass = beard.outline()
    group.silhouette(mass).fill(mass, GRIZZLED.base)
    _stubble(group, beard)
    for u in np.linspace(.2, .8, 25):
        group.fill(circle(beard.point(.97, u), 3.6), GRIZZLED.base)
    group.clip(mass, _curls(beard))
    group.fill(taper(beard.right.part(.08, .98, 40), 3.4, 2.6, ends(.2, .1)), pal.INK)
    for spots, tone in zip(FACE.lips, ("#74382F", KING.lips), strict=True):
        group.fill(HEAD.shape(spots), tone)
    group.fill(HEAD.shape([(14, 63), (22, 62.6), (28, 61), (24, 65.6), (17, 66.4)]), "#B26E62")
    group.fill(taper(HEAD.curve(FACE.mouth), 2.8, 1.4, ends(.2, .2)), pal.INK)
    moustache(group, HEAD, WINGS, GRIZZLED)


def _curls(beard: Petal) -> Group:
    """Rows of curls, each row turned against the next, grey on the chin."""
    curls, rng = Group(), np.random.default_rng(8)
    for row, across in enumerate((.86, .64, .42, .2)):
        for k in range(27):
            u = (k + .5 + .5 * (row % 2) + rng.uniform(-.14, .14)) / 27
            breadth = abs(beard.point(1, u) - beard.point(0, u))
            if breadth > 8 + 6 * row:
                turn = angle(beard.right.tangent(u)) + rng.uniform(-26, 26)
                size = min(rng.uniform(1.05, 1.35), breadth / 9)
                _curl(curls, Pose(beard.point(across, u), size, turn, bool(row % 2)),
                      abs(u - .52) < rng.uniform(.1, .26) - .02 * row)
    return curls


def _stubble(group: Group, beard: Petal) -> None:
    """Short hairs on the cheek where the beard begins."""
    for ink, count, before in ((mix_ink(KING.skin, GRIZZLED.base, .5), 60, 6.5), (GRIZZLED.base, 74, 3.6)):
        for k in range(count):
            u = (k + .5) / count
            root, way = beard.left.at(u), beard.left.tangent(u)
            inward = (beard.point(.4, u) - root) / abs(beard.point(.4, u) - root)
            start = root - inward * before * (1, .55, .8)[k % 3]
            group.fill(taper(line(start, root + 3 * inward + 3 * way), 2.2, 1.6, ends(.4, .3)), ink)


def _curl(group: Group, pose: Pose, grey: bool) -> None:
    """One curl of the beard: a dark spiral, a lit strand within it."""
    spiral = pose.curve([(-6, 2), (-4.6, -2.6), (.6, -4.4), (4.2, -.8), (2.2, 3), (-1.4, 2), (-.8, -.8)])
    group.fill(taper(spiral, 1.7, .9, ends(.3, .3)), GRIZZLED.dark)
    group.fill(taper(pose.curve([(-4.4, 1.6), (-3, -1.4), (.4, -2.6), (2.4, -.4)]), 1.3, .8, ends(.3, .3)),
               GRIZZLED.light if grey else mix_ink(GRIZZLED.base, GRIZZLED.light, .4))


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
    shape: list[Spot] = [(404, 392, "c"), (452, 394), (506, 406), (546, 430), (560, 520), (540, 740, "c"),
                         (420, 740, "c"), (424, 560), (404, 470), (376, 436, "c")]
    garment(group, shape, CLOAK,
            [[(470, 430, "c"), (480, 540), (490, 740, "c"), (580, 740, "c"), (560, 440, "c")],
             [(400, 440, "c"), (430, 500), (440, 600), (420, 740, "c"), (460, 740, "c"), (464, 580), (440, 480)]],
            [[(414, 420), (446, 450), (456, 560)], [(430, 408), (480, 416), (520, 440)],
             [(424, 412), (466, 436), (490, 480)]],
            brocade("C", CLOAK.light, (400, 420, 560, 720), (54, 46), 19, 12))
    gilt_hem(group, [(378, 438), (405, 472), (425, 562), (421, 700)], 10, 9)
    gem(group, (396, 414), 15, pal.GILT, pal.GILT_LIGHT)
    gem(group, (396, 414), 9, "#2F6B43", "#8DB78E")
