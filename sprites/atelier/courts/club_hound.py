"""The greyhound of the king of clubs, which lifts its head to him, and the hand on its nape."""
from __future__ import annotations

from .. import palette as pal
from ..geometry import Spot, circle
from ..hands import Digit, HandShape, hand_far, hand_near
from ..hats import gem
from ..line import taper
from ..pieces import Piece, Stroke, Tint, lay, strokes
from ..splines import Pose, curve
from ..svg import Group

HOUND = Tint("#F1E9D6", "#CBBC9F", "#FFFFFF", "#5B4C3C")
FAWN = Tint("#CE9F68", "#9F7343", "#E6C594", "#5B4C3C")
GREEN, DEEP_GREEN = "#3F6B50", "#274A39"
DOG = Pose((250, 506), 1.08, -25)
STROKING = Pose((196, 549), 1, -28)

BODY: list[Spot] = [(226, 500, "c"), (214, 530), (196, 566), (176, 606), (160, 660), (150, 740, "c"), (372, 740, "c"),
                    (352, 660), (318, 606), (292, 566), (276, 528, "c")]
BODY_SHADES: tuple[list[Spot], ...] = (
    [(282, 528, "c"), (262, 560), (276, 610), (296, 680), (300, 740, "c"), (400, 740, "c"), (340, 600)],
    [(216, 520, "c"), (244, 546), (282, 536, "c"), (290, 556), (258, 566), (218, 556)])
SADDLE: list[Spot] = [(208, 548, "c"), (204, 590), (188, 640), (150, 690, "c"), (130, 600, "c"), (190, 540, "c")]
SKULL: list[Spot] = [(-30, 16), (-32, -8), (-18, -27), (4, -32), (24, -26), (40, -16), (58, -10), (78, -7), (96, -5),
                     (104, 1), (103, 9), (95, 13, "c"), (95, 18), (86, 23), (66, 22), (48, 24), (34, 30), (14, 40),
                     (-10, 36)]
SKULL_SHADES: tuple[list[Spot], ...] = (
    [(100, 15, "c"), (76, 15), (54, 13), (38, 18), (20, 26), (2, 26), (-24, 34, "c"), (0, 60, "c"), (104, 40, "c")],
    [(14, -14), (24, -21), (36, -14), (37, -4), (24, -2)], [(40, -12), (60, -6), (84, -4), (60, -2), (42, -5)])
BLAZE: list[Spot] = [(-40, 22), (-38, -20), (-14, -38), (10, -36), (22, -27), (18, -14), (6, -4), (2, 12), (-8, 28),
                     (-22, 40)]
NEAR_EAR = Piece([(8, -20), (-2, -34), (-18, -42), (-36, -40), (-54, -45, "c"), (-50, -32), (-38, -22), (-24, -15),
                  (-10, -6)],
                 ([(-53, -43, "c"), (-36, -32), (-16, -32), (4, -22, "c"), (-8, 2), (-40, -18)],), (),
                 (([(0, -24), (-16, -34), (-34, -33)], 1.6), ([(-8, -17), (-22, -23), (-34, -26)], 1.2)))
FAR_EAR = Piece([(22, -26), (16, -40), (2, -50), (-16, -52), (-32, -60, "c"), (-30, -48), (-18, -38), (-4, -28)],
                ([(-30, -58, "c"), (-14, -46), (2, -40), (14, -26, "c"), (-10, -26), (-28, -42)],))

NAPE = HandShape(  # the hand from the left, its back to us; the fingers lie on what is stroked
    [(-84, -17, "c"), (-56, -20), (-32, -27), (-12, -25), (2, -16), (8, 0), (4, 18), (-8, 28), (-30, 29), (-56, 22),
     (-84, 19, "c")],
    far=(Digit([(-50, -14), (-34, -31), (-15, -38), (7, -35)], 15.5, nail=True, joints=(.56,)),),
    near=(Digit([(-17, 19), (3, 23), (21, 30), (32, 41)], 12.4, nail=True),
          Digit([(-13, 9), (14, 9), (37, 16), (51, 29)], 14, nail=True),
          Digit([(-10, -3), (18, -5), (44, 1), (60, 14)], 14.8, nail=True),
          Digit([(-14, -15), (12, -18), (36, -15), (54, -3)], 14.4, nail=True)),
    shades=([(-90, 6, "c"), (-56, 10), (-30, 14), (-8, 14), (8, 24, "c"), (-8, 44, "c"), (-90, 44, "c")],
            [(-56, -22, "c"), (-40, -14), (-30, -18), (-36, -30, "c")]),
    lines=(([(-14, -15), (-28, -11), (-44, -9)], 1.2), ([(-10, -3), (-26, -1), (-42, -1)], 1.2),
           ([(-13, 10), (-26, 9), (-40, 7)], 1.1)))
KNUCKLES: tuple[Stroke, ...] = (([(-11, -20), (-6, -16), (-7, -10)], 1.5), ([(-5, -7), (-1, -3), (-3, 3)], 1.5),
                                ([(-7, 6), (-3, 10), (-5, 15)], 1.4), ([(-12, 18), (-8, 21), (-10, 25)], 1.2))


def greyhound(group: Group) -> None:
    """A white greyhound with fawn ears, in a studded collar."""
    inside = Group()
    for spots in BODY_SHADES:
        inside.fill(curve(spots, closed=True), HOUND.shade)
    inside.fill(curve(SADDLE, closed=True), FAWN.base)
    strokes(inside, Pose(), [([(258, 560), (262, 600), (256, 640)], 1.8), ([(236, 566), (230, 606), (234, 640)], 1.6),
                             ([(286, 580), (298, 616), (304, 650)], 1.6)], HOUND.line)
    group.solid(curve(BODY, closed=True), HOUND.base, inside, 1.7, 3.6)
    _collar(group)
    lay(group, DOG, FAR_EAR, FAWN, 1.5, 2.8)
    inside = Group()
    for spots in SKULL_SHADES:
        inside.fill(DOG.shape(spots), HOUND.shade)
    inside.fill(DOG.shape(BLAZE), FAWN.base)
    strokes(inside, DOG, [([(96, 13), (78, 13), (60, 10), (48, 12)], 2.2), ([(46, -8), (66, -3), (84, -2)], 1.3),
                          ([(4, 24), (14, 16), (18, 6)], 1.5)], HOUND.line)
    for x, y in ((82, 6), (76, 9), (74, 4)):  # the roots of the whiskers
        inside.fill(DOG.circle((x, y), .9), HOUND.line)
    group.solid(DOG.shape(SKULL), HOUND.base, inside, 1.7, 3.6)
    group.fill(DOG.shape([(92, -7), (100, -6), (106, 1), (102, 8), (95, 5), (91, -1)]), "#35281F")
    group.fill(DOG.shape([(95, -5), (100, -4), (102, -1), (97, -2)]), "#8A7768")
    group.fill(DOG.shape([(16, -10, "c"), (21, -16.6), (30, -17), (37, -11, "c"), (30, -6.4), (21, -6.4)]), "#2A1B14")
    group.fill(DOG.circle((27, -11.6), 4.6), "#6B4526").fill(DOG.circle((27.4, -11.6), 2.6), "#1C120D")
    group.fill(DOG.circle((25.6, -13.6), 1.5), "#FFFFFF")
    strokes(group, DOG, [([(11, -7), (20, -18), (31, -18.4), (40, -9)], 2.2), ([(12, -22), (22, -26), (32, -22)], 1.4)],
            pal.INK)


def _collar(group: Group) -> None:
    """A broad collar of green leather with gilt studs and the sign."""
    collar = curve([(199, 552), (224, 574), (256, 580), (292, 562)])
    group.silhouette(taper(collar, 24, 24))
    group.stroke(collar, pal.INK, 23).stroke(collar, GREEN, 19).stroke(collar.part(.66, 1, 12), DEEP_GREEN, 19)
    for edge in (-7j, 7j):
        group.stroke(collar.placed(1, 0, edge), pal.GILT, 2.2)
    for u in (.16, .32, .48, .64, .8):
        gem(group, collar.at(u), 4, pal.GILT, pal.GILT_LIGHT)
    ring = circle(collar.at(.56) + 14j, 5)
    group.stroke(ring, pal.INK, 4).stroke(ring, pal.GILT, 2)


def stroking_hand(group: Group, tint: Tint) -> None:
    """The hand that scratches the hound behind its ear, a ring on it."""
    lay(group, DOG, NEAR_EAR, FAWN, 1.6, 3)
    hand_far(group, STROKING, NAPE, tint)
    hand_near(group, STROKING, NAPE, tint)
    strokes(group, STROKING, KNUCKLES, tint.line)
    ring = STROKING.curve([(16, -11.6), (19, -5), (16.6, 1.4)])
    group.stroke(ring, pal.INK, 6).stroke(ring, pal.GILT, 3.6)
    gem(group, STROKING.point((18.4, -5)), 4.6, "#2F6B43", "#8DB78E")
