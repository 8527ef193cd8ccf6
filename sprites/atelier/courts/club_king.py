"""King of clubs: a dark-haired, grizzled king with a wreathed crown, a greyhound on his lead."""
from __future__ import annotations

import numpy as np

from .. import palette as pal
from ..beards import Tress, moustache
from ..court import CourtInks, court_card
from ..dress import brocade, garment, gilt_hem
from ..faces import Person
from ..figures import Hair
from ..flowers.garden import clover
from ..geometry import Spot, angle, circle, line
from ..hands import hand_far, hand_near
from ..hats import gem, leaf_wreath
from ..likeness import Eye, Likeness, likeness, skin_tint
from ..line import ends, keyline, taper
from ..pieces import Piece, lay, strokes
from ..ribbons import Petal, ribbon
from ..splines import Pose, curve
from ..suits import pip
from ..svg import Group
from ..tones import mix_ink
from .club_hound import greyhound
from .club_king_arm import CLOAK, ROBE, STAFF_FIST, STRIPE, cape, cape_lining, leash_arm, leash_fist
from .club_oaks import BANDS, GRAIN, TONE, oaks
from .prospects import prospect
from .sides import clovers

INKS = CourtInks("#C6CFA8", "#B7C196", "#A9742E", "#2B4B3A", "#274A39")
GRIZZLED = Hair("#4A4246", "#9A9093", "#2A2327")
KING = Person("old", skin="#A06A43", shade="#744528", lips="#8C4A42", iris="#3B271A", brow="#3A3034", bushy=1.4,
              blush="#A85F3E")
HEAD = Pose((334, 262), 1.06, -4, True)  # looks left and a little down: x grows forwards
HELD = Pose((468, 290), 1.12, 6, True)


def draw() -> Group:
    outlined = keyline(figure(), 1.8, 4.8)  # lighter than that of the other courts, for the white hound
    country = prospect(INKS, TONE, BANDS, oaks(), GRAIN)
    return court_card(country.raw(outlined.text_of()), "R", "C", INKS)


def figure() -> Group:
    group = Group()
    clovers(group, ((76, 372, .74, 0), (66, 440, .5, 40), (546, 250, .5, 20)))
    king = Group()
    for part in (_ribbons, _neck, _robe, _head, _beard, _crown, _cloak, cape_lining, cape, _near_arm, greyhound,
                 _near_fist, _far_arm):
        part(king)
    return group.add(king)


# ---------------------------------------------------------------- arms

def _near_arm(group: Group) -> None:
    leash_arm(group, skin_tint(KING))


def _near_fist(group: Group) -> None:
    leash_fist(group, skin_tint(KING))


def _far_arm(group: Group) -> None:
    fore: list[Spot] = [(486, 372, "c"), (486, 400), (478, 430), (470, 462, "c"), (560, 470, "c"), (562, 436),
                        (554, 404), (536, 366, "c")]
    garment(group, fore, ROBE,
            [[(522, 350, "c"), (534, 390), (540, 430), (536, 470, "c"), (600, 470, "c"), (590, 380, "c")]],
            [[(488, 402), (504, 412), (524, 412)], [(484, 420), (502, 431), (524, 432)],
             [(552, 406), (540, 418), (530, 422)]],
            brocade("C", ROBE.light, (496, 392, 570, 450), (36, 30), 14, 9), 2.6)
    hand_far(group, HELD, STAFF_FIST, skin_tint(KING))
    _club(group)
    hand_near(group, HELD, STAFF_FIST, skin_tint(KING))
    cuff: list[Spot] = [(480, 362, "c"), (502, 362), (522, 352), (532, 341, "c"), (545, 369, "c"), (530, 382),
                        (510, 390), (482, 391, "c")]
    garment(group, cuff, CLOAK, [[(518, 346, "c"), (526, 390, "c"), (570, 372, "c"), (552, 330, "c")]])
    gilt_hem(group, [(481, 366), (503, 366), (522, 357), (534, 346)], 4)
    gilt_hem(group, [(483, 386), (509, 385), (530, 377), (542, 366)], 4)


def _club(group: Group) -> None:
    staff = curve([(434, 560), (450, 440), (467, 298), (484, 190)])
    shaft = ribbon(staff, lambda u: 10 + 5 * u + 3 * np.sin(u * 26) ** 2)
    inside = Group().fill(ribbon(staff, lambda u: 0 * u, lambda u: 24 + 0 * u), "#5A3620")
    for u in (.34, .5, .86):
        at = staff.at(u) - 2
        inside.stroke(circle(at, 5, 7), "#4A2C1A", 2.2).stroke(circle(at, 1.6, 3), "#4A2C1A", 1.6)
    group.solid(shaft, "#8A5A34", inside, 1.8, 4.2)
    ring = Pose(staff.at(.97), 1, 8)
    group.solid(ring.shape([(-22, 8, "c"), (0, 14), (22, 8, "c"), (22, -8, "c"), (0, -2), (-22, -8, "c")]), pal.GILT,
                Group().fill(ring.shape([(4, 20, "c"), (4, -10, "c"), (30, -16, "c"), (30, 20, "c")]), pal.GILT_DARK),
                1.6, 3.4)
    pip(group, "C", (490, 146), 88, 8, whips=True, edge=3.4, colour="#2F6B43")


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
    (Eye([(-30, 5.6, "c"), (-21, 2.4), (-11, 1.4), (-2, 3.4), (5, 7.6, "c"), (-4, 9.2), (-14, 9.8), (-23, 8)],
         (-3.6, 6, 6.6), [(-35, 6), (-23, 1.4), (-11, .4), (-1, 2.8), (6.4, 8.2)], [(-30, -5), (-14, -10), (4, -3)],
         [(-24, 11), (-12, 13), (-1, 10)], ([(-36, 4), (-43, 1), (-47, 1)], [(-36, 8), (-43, 9), (-47, 8)],
                                            [(-34, 12), (-40, 16), (-44, 18)])),
     Eye([(21, 7.2, "c"), (26, 3.2), (33, 1.6), (40, 3.6, "c"), (37, 7.6), (29, 9)], (34, 5.8, 5.8),
         [(19.5, 8), (25.4, 2.6), (33, .6), (42.6, 3.4)], [(22, -4), (32, -9.6), (42, -3)],
         [(24, 10.4), (31, 11.4), (37.6, 8.4)])),
    (([(8, -12), (-10, -21), (-28, -20), (-42, -9)], 7), ([(18, -12), (29, -20), (39, -18), (43.6, -10.4)], 6)),
    (([(19, -4), (22, 8), (28, 18)], 1.5), ([(27.6, 17), (37.6, 26), (39, 33), (31.6, 38.4)], 2.5),
     ([(31.6, 38), (24, 40.8), (15.6, 39.2)], 2.5), ([(10.6, 24), (3, 30.6), (5, 38.4), (14, 39.4)], 2.2),
     ([(25, 34), (31, 35.6), (34, 33.4)], 1.5)),
    ([(1, 57.4, "c"), (10, 53.4), (18, 51), (22, 52.6), (26, 51), (35, 55, "c"), (23, 59), (11, 60)],
     [(3, 59, "c"), (12, 61), (23, 60.2), (34, 56, "c"), (30, 67), (20, 71), (9, 67.6)]),
    [(-4, 55.6), (4, 58.6), (15, 60.4), (23, 60), (38, 53)], (),
    (([(0, 41), (-7, 48), (-9, 56)], 1.6), ([(-28, -34), (-8, -37), (14, -36)], 1.5), ([(-20, -26), (0, -29),
                                                                                        (14, -28)],
                                                                                      1.3)))
RIBBONS: tuple[tuple[list[Spot], float], ...] = (
    ([(396, 222), (412, 236), (414, 258), (426, 272), (424, 296), (432, 312)], 11),
    ([(396, 230), (402, 254), (396, 280), (408, 304), (402, 330), (414, 350), (430, 348), (434, 336)], 12))
CHEEK: list[Spot] = [(-46, -34), (-41, -8), (-39, 8), (-34, 26), (-24, 42), (-9, 56), (4, 70), (19, 76), (33, 71),
                     (41, 58), (45.5, 42), (48.6, 20)]  # its edge: sideburn, round the mouth, far cheek
JAW: list[Spot] = [(-47, -34), (-46.4, -4), (-46.4, 10), (-48, 34), (-46, 55), (-34, 77), (-14, 96), (8, 105),
                   (26, 103), (38, 93), (44.6, 77), (47.6, 58), (49.6, 40), (49.6, 20)]  # where the beard ends
WINGS: tuple[Tress, ...] = (([(23, 45), (12, 46), (0, 51), (-9, 60), (-14, 72)], 13),
                            ([(26, 45), (35, 46), (42, 52), (46, 63)], 11))


NECK: list[Spot] = [(322, 330, "c"), (318, 366), (312, 388), (292, 402), (262, 412, "c"), (300, 470, "c"),
                    (400, 470, "c"), (440, 408, "c"), (412, 400), (394, 386), (388, 362), (378, 320, "c")]


def _neck(group: Group) -> None:
    inside = Group().fill(curve([(310, 330, "c"), (322, 360), (346, 378), (374, 380), (384, 404), (400, 420, "c"),
                                 (440, 420, "c"), (410, 300, "c")], closed=True), KING.shade)
    inside.fill(curve([(318, 372), (322, 388), (332, 406), (324, 408), (312, 396)], closed=True), GLOW)
    for spots in ([(322, 372), (330, 394), (344, 416)], [(382, 372), (374, 396), (358, 416)],
                  [(286, 412), (312, 410), (340, 420)]):
        inside.fill(taper(curve(spots), 2.2, 1, ends()), skin_tint(KING).line)
    group.solid(curve(NECK, closed=True), KING.skin, inside, 1.6, 3.4)


def _ribbons(group: Group) -> None:
    for spots, width in RIBBONS:
        band = curve(spots)
        shape = taper(band, width, width, lambda u: (.8 + .2 * np.cos(9 * u)) * (1.03 - u ** 6))
        inside = Group().fill(taper(band.map(lambda z: z + 3 + 3j), width * .5, 1), STRIPE.dark)
        group.solid(shape, STRIPE.base, inside, 1.6, 3)


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
    spiral = pose.curve([(-6, 2), (-4.6, -2.6), (.6, -4.4), (4.2, -.8), (2.2, 3), (-1.4, 2), (-.8, -.8)])
    group.fill(taper(spiral, 1.7, .9, ends(.3, .3)), GRIZZLED.dark)
    group.fill(taper(pose.curve([(-4.4, 1.6), (-3, -1.4), (.4, -2.6), (2.4, -.4)]), 1.3, .8, ends(.3, .3)),
               GRIZZLED.light if grey else mix_ink(GRIZZLED.base, GRIZZLED.light, .4))


RAYS = ((-56, -50, -25, 58), (40, -58, 23, 56), (-34, -60, -13, 70), (20, -64, 12, 70), (-8, -66, 0, 78))


def _crown(group: Group) -> None:
    band = HEAD.curve([(-70, -40), (-46, -52), (-10, -58), (24, -56), (49, -47)])
    back = HEAD.shape([(-71, -38, "c"), (-68, -84), (-44, -108), (-8, -114), (28, -106), (48, -82), (50, -44, "c"),
                       (10, -54)])
    group.solid(back, CLOAK.base, Group().fill(HEAD.shape([(-80, -40, "c"), (-76, -120, "c"), (-34, -120), (-36, -70),
                                                           (-60, -40, "c")]), CLOAK.dark), 1.7, 4)
    for x, y, lean, height in RAYS:
        ray = Pose(HEAD.point((x, y)), HEAD.scale, HEAD.turn - lean)
        spike = ray.shape([(-17, 6, "c"), (-6, -height * .45), (-2.4, -height, "c"), (2.4, -height, "c"),
                           (6, -height * .45), (17, 6, "c")])
        dark = ray.shape([(0, 12, "c"), (0, -height, "c"), (8, -height, "c"), (24, 12, "c")])
        group.solid(spike, pal.GILT_LIGHT, Group().fill(dark, pal.GILT_DARK), 1.5, 3)
        knob = ray.curve([(-4, -height + 9), (0, -height + 10), (4, -height + 9)])
        group.stroke(knob, pal.INK, 6).stroke(knob, pal.GILT, 3.2)
        gem(group, ray.point((0, -height - 3)), 7.6, "#2F6B43", "#8DB78E")
    group.stroke(band, pal.INK, 19).stroke(band, pal.GILT, 15).stroke(band, pal.GILT_LIGHT, 3)
    leaf_wreath(group, HEAD, [(-68, -41), (-46, -53), (-10, -59), (24, -57), (47, -48)], 6, 22, "#6F9A66", "#3F6B50")
    for (x, y), scale, turn in (((-50, -50), .48, 60), ((-20, -57), .54, 20), ((14, -57), .54, -8),
                                ((40, -51), .44, -40)):
        clover(group, HEAD.point((x, y)), scale, turn)


# ---------------------------------------------------------------- dress

def _robe(group: Group) -> None:
    body: list[Spot] = [(288, 404, "c"), (246, 412), (220, 450), (222, 560), (196, 740, "c"), (520, 740, "c"),
                        (500, 560), (490, 460), (450, 414), (412, 402, "c"), (390, 424), (348, 436), (310, 424)]
    garment(group, body, ROBE,
            [[(420, 400, "c"), (410, 520), (430, 740, "c"), (560, 740, "c"), (540, 400, "c")],
             [(360, 430, "c"), (346, 520), (356, 740, "c"), (384, 740, "c"), (372, 560)],
             [(300, 420, "c"), (310, 500), (316, 740, "c"), (220, 740, "c"), (230, 440, "c")]],
            [[(320, 466), (324, 520), (318, 600)], [(358, 470), (352, 520), (362, 600)],
             [(388, 458), (386, 510), (394, 560)]], _weave, 2)
    for spots, width in (([(298, 410), (314, 427), (348, 438), (390, 426), (416, 400)], 15),
                         ([(286, 420), (306, 444), (348, 458), (394, 444), (428, 408)], 10)):
        gilt_hem(group, spots, width, 15, 3.6, pal.GILT, pal.GILT_LIGHT, "#2F6B43")


def _weave(group: Group) -> None:
    for k in range(7):
        y = 484 + 40 * k
        row = curve([(190, y + 12), (290, y + 22), (336, y + 14), (362, y + 20), (400, y + 8), (520, y - 4)])
        group.stroke(row, (STRIPE.base, CLOAK.base)[k % 2], 10).stroke(row, ROBE.light, 1.8)
    brocade("C", ROBE.light, (226, 474, 520, 720), (48, 40), 15, 9)(group)


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
