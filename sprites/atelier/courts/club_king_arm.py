"""The arms of the king of clubs: a lined cape over the shoulder, the fist with the lead, the fist on the staff."""
from __future__ import annotations

from .. import palette as pal
from ..dress import Cloth, brocade, garment, gilt_hem
from ..geometry import Spot, pair
from ..hands import Digit, HandShape, hand_far, hand_near
from ..harness import strap
from ..hats import gem
from ..pieces import Piece, Tint, lay
from ..splines import Pose, curve
from ..svg import Group
from .club_hound import LEAD_RING

CLOAK = Cloth("#3F6B50", "#274A39", "#86A883")
ROBE = Cloth("#B5763A", "#84501F", "#DBA869")
STRIPE = Cloth("#8E3B3A", "#652730", "#B9665C")
LEAD_RED, LEAD_LIGHT = "#9B3A34", "#C9695C"

CAPE: list[Spot] = [(304, 399, "c"), (270, 403), (228, 416), (180, 442), (134, 486), (98, 536), (70, 590),
                    (48, 660, "c"), (110, 700, "c"), (150, 600), (176, 536), (204, 484), (234, 446), (264, 424)]
CAPE_SHADES: tuple[list[Spot], ...] = (
    [(300, 404, "c"), (250, 424), (212, 462), (172, 516), (140, 580), (116, 690, "c"), (170, 690, "c"),
     (300, 440, "c")],
    [(236, 414, "c"), (184, 448), (144, 496), (108, 560), (76, 660, "c"), (92, 660, "c"), (124, 566), (160, 500)])
CAPE_FOLDS: tuple[list[Spot], ...] = (
    [(270, 410), (228, 436), (180, 490), (146, 560)], [(216, 432), (158, 494), (124, 560), (104, 620)],
    [(230, 416), (172, 458), (132, 512)])
LINING: list[Spot] = [(302, 404, "c"), (240, 430), (190, 480), (150, 560), (100, 680, "c"), (250, 740, "c"),
                      (262, 600), (276, 480)]
LINING_SHADES: tuple[list[Spot], ...] = (
    [(292, 408, "c"), (232, 452), (190, 516), (160, 590), (140, 680, "c"), (180, 680, "c"), (210, 560), (250, 470)],)

STAFF_FIST = HandShape(  # a staff through (0, 0), the hand from the lower left, its back to us, fingers closed over it
    [(-70, 50, "c"), (-59, 20), (-47, -8), (-34, -26), (-18, -33), (-8, -22), (-6, 0), (-7, 20), (-12, 37), (-26, 44),
     (-38, 60), (-48, 80, "c")],
    near=(Digit([(-17, 31), (-2, 35), (10, 34), (17, 29)], 14, joints=(.5,)),
          Digit([(-16, 16), (2, 20), (15, 19), (22, 13)], 16.5, joints=(.5,)),
          Digit([(-16, -1), (4, 3), (18, 2), (25, -4)], 17.5, joints=(.5,)),
          Digit([(-20, -18), (2, -14), (16, -15), (23, -21)], 17, joints=(.5,))),
    far=(Digit([(-30, -18), (-12, -36), (8, -42), (26, -40)], 15, nail=True, joints=(.6,)),),
    shades=([(-66, 70, "c"), (-48, 40), (-32, 22), (-20, 26), (-10, 24), (-8, 50, "c"), (-40, 90, "c")],),
    lines=(([(-27, -20), (-20, -18), (-16, -12)], 1.3), ([(-26, -2), (-19, -1), (-15, 4)], 1.3),
           ([(-26, 15), (-20, 16), (-16, 20)], 1.2), ([(-24, -18), (-40, -2), (-50, 16)], 1.2),
           ([(-24, 0), (-38, 14), (-48, 30)], 1.2)))
LEAD_FIST = HandShape(  # the same fist, its wrist straight behind it
    [(-80, -14, "c"), (-58, -18), (-38, -27), (-18, -33), (-8, -22), (-6, 0), (-7, 20), (-12, 36), (-30, 34),
     (-54, 22), (-80, 19, "c")],
    near=STAFF_FIST.near, far=(Digit([(-30, -16), (-14, -35), (5, -42), (20, -43)], 15, nail=True, joints=(.6,)),),
    shades=([(-84, 6, "c"), (-50, 12), (-30, 16), (-10, 18), (-8, 44, "c"), (-84, 40, "c")],),
    lines=(([(-27, -20), (-20, -18), (-16, -12)], 1.3), ([(-26, -2), (-19, -1), (-15, 4)], 1.3),
           ([(-26, 15), (-20, 16), (-16, 20)], 1.2), ([(-24, -18), (-40, -10), (-54, -5)], 1.2),
           ([(-24, 0), (-38, 2), (-54, 4)], 1.2)))
FIST = Pose((342, 486), .92, -12)


def cape_lining(group: Group) -> None:
    garment(group, LINING, STRIPE, LINING_SHADES,
            [[(276, 424), (232, 470), (204, 524)], [(270, 440), (244, 480), (226, 520)]], None, 2)


def cape(group: Group) -> None:
    garment(group, CAPE, CLOAK, CAPE_SHADES, CAPE_FOLDS,
            brocade("C", CLOAK.light, (70, 420, 300, 640), (54, 46), 17, 12), 2.2)
    gilt_hem(group, [(298, 410), (264, 424), (234, 446), (204, 484), (176, 536), (150, 600), (112, 690)], 5)


FORE: list[Spot] = [(266, 424, "c"), (246, 450), (232, 492), (228, 530), (240, 556), (264, 556), (292, 532),
                    (318, 508, "c"), (298, 478, "c"), (284, 490), (290, 450), (292, 420, "c")]


def leash_arm(group: Group, tint: Tint) -> None:
    garment(group, FORE, ROBE,
            [[(288, 430, "c"), (278, 470), (268, 500), (284, 496, "c"), (300, 480, "c"), (310, 420, "c")],
             [(226, 520, "c"), (244, 538), (268, 530), (292, 512), (322, 490, "c"), (320, 530, "c"), (250, 580, "c"),
              (220, 560, "c")]],
            [[(284, 490), (266, 502), (252, 504)], [(282, 494), (270, 512), (256, 518)],
             [(236, 500), (244, 516), (258, 524)], [(256, 446), (246, 466), (246, 486)]],
            brocade("C", ROBE.light, (244, 446, 320, 560), (40, 34), 13, 8), 2.4)
    hand_far(group, FIST, LEAD_FIST, tint)


def leash_fist(group: Group, tint: Tint) -> None:
    lead = curve([LEAD_RING, (214, 588), (256, 562), (296, 526), FIST.point((-8, 38)), FIST.point((0, 20)),
                  FIST.point((1, -30)), FIST.point((7, -42))])
    strap(group, lead, LEAD_RED, LEAD_LIGHT, 7)
    hand_near(group, FIST, LEAD_FIST, tint)
    ring = FIST.curve([(4, -5.4), (7, 2.4), (4.6, 10.4)])
    group.stroke(ring, pal.INK, 6).stroke(ring, pal.GILT, 3.6)
    gem(group, FIST.point((6.4, 2)), 4.6, "#2F6B43", "#8DB78E")
    cuff: list[Spot] = [(-88, -26, "c"), (-72, -24), (-56, -25, "c"), (-52, 0), (-58, 28, "c"), (-74, 30),
                        (-90, 30, "c"), (-86, 0)]
    shade: list[Spot] = [(-90, 8, "c"), (-50, 6, "c"), (-54, 36, "c"), (-94, 36, "c")]
    lay(group, FIST, Piece(cuff, (shade,)), Tint(CLOAK.base, CLOAK.dark, CLOAK.light, pal.INK), 1.8, 4)
    for x in (-60, -82):
        gilt_hem(group, [pair(FIST.point((x, -24))), pair(FIST.point((x + 4, 0))), pair(FIST.point((x - 1, 28)))], 4)
    gem(group, (298, 410), 14, pal.GILT, pal.GILT_LIGHT)
    gem(group, (298, 410), 8.4, "#2F6B43", "#8DB78E")
