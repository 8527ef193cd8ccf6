"""The orb of the king of hearts, the hand under it and the bent arm that carries it."""
from __future__ import annotations

from .. import palette as pal
from ..dress import brocade, garment, gilt_hem
from ..geometry import Spot
from ..hands import Digit, HandShape, hand_far, hand_near
from ..hats import gem
from ..line import ends, taper
from ..pieces import Tint
from ..splines import Pose, curve
from ..svg import Group
from .heart_goblet import FUR, ROBE, SLASH, SLEEVE

ORB = Pose((198, 522), 1.08, -5)  # its centre
UNDER_ORB = HandShape(  # from the left, palm up under a ball round (0, 0): fingers round its far side, thumb before it
    [(-90, 20, "c"), (-66, 16), (-46, 12), (-32, 18), (-20, 30), (0, 36), (20, 38), (24, 46), (14, 54), (-8, 58),
     (-34, 55), (-62, 49), (-90, 50, "c")],
    far=(Digit([(8, 46), (36, 46), (50, 30), (51, 11)], 12.5, joints=(.6,)),
         Digit([(6, 44), (32, 42), (44, 22), (43, 0)], 13.5, joints=(.6,))),
    near=(Digit([(-2, 46), (22, 43), (34, 24), (29, 2)], 14.5, joints=(.5, .78)),
          Digit([(-54, 32), (-36, 23), (-20, 20), (-7, 11)], 17, nail=True, joints=(.58,))),
    shades=([(-94, 40, "c"), (-60, 40), (-30, 46), (0, 49), (30, 44, "c"), (30, 70, "c"), (-94, 66, "c")],),
    lines=(([(-44, 34), (-32, 42), (-16, 44)], 1.4), ([(-72, 22), (-68, 30), (-70, 40)], 1.1)))
SLITS = (((90, 544), (73, 584)), ((107, 552), (92, 590)))  # the ends of the slashes above the elbow


def bent_arm(group: Group) -> None:
    arm: list[Spot] = [(222, 404, "c"), (166, 428), (122, 470), (84, 526), (58, 570), (50, 598), (60, 620), (84, 618),
                       (112, 592, "c"), (110, 536, "c"), (134, 520), (170, 504), (214, 470, "c")]
    garment(group, arm, SLEEVE,
            [[(220, 456, "c"), (160, 492), (120, 514), (96, 542), (108, 560), (120, 540, "c"), (220, 510, "c")],
             [(40, 590, "c"), (62, 598), (86, 594), (116, 574, "c"), (116, 630, "c"), (40, 640, "c")]],
            [[(106, 574), (98, 592), (94, 608)],
             [(62, 580), (64, 596), (76, 606)]], _slashes, 2.6)
    over: list[Spot] = [(232, 392, "c"), (176, 414), (126, 446), (92, 478), (72, 512, "c"), (88, 532), (116, 544),
                        (142, 540, "c"), (172, 512), (232, 476, "c")]
    garment(group, over, ROBE,
            [[(240, 440, "c"), (186, 470), (156, 500), (136, 530), (124, 552, "c"), (180, 540, "c"), (250, 500, "c")],
             [(150, 428, "c"), (122, 466), (102, 500), (98, 540, "c"), (110, 546, "c"), (118, 506), (140, 466)]],
            [[(176, 436), (146, 470), (126, 514)], [(196, 458), (164, 484), (146, 520)],
             [(128, 452), (104, 484), (88, 514)]],
            brocade("H", ROBE.light, (92, 452, 200, 540), (54, 44), 20, 12), 2.6)
    gilt_hem(group, [(72, 511), (88, 531), (116, 544), (143, 539)], 11, 9, 2.6)


def _slashes(inside: Group) -> None:
    inside.fill(curve([(166, 432, "c"), (124, 474), (86, 530), (60, 574), (66, 588, "c"), (94, 534), (132, 482)],
                      closed=True), SLEEVE.light, .5)
    for first, last in SLITS:
        start, end = complex(*first), complex(*last)
        middle, across = (start + end) / 2, .22j * (end - start)
        slit = curve([(*first, "c"), middle + across, (*last, "c"), middle - across], closed=True)
        inside.fill(slit, SLASH).stroke(slit, pal.INK, 1.5)


def orb_in_hand(group: Group, tint: Tint) -> None:
    hand_far(group, ORB, UNDER_ORB, tint)
    _cross(group)
    _ball(group)
    hand_near(group, ORB, UNDER_ORB, tint)
    cuff: list[Spot] = [(106, 524, "c"), (122, 526), (137, 534, "c"), (139, 560), (130, 592, "c"), (112, 592),
                        (96, 584, "c"), (106, 556)]
    garment(group, cuff, FUR, [[(90, 576, "c"), (112, 576), (144, 566, "c"), (140, 600, "c"), (90, 600, "c")]])
    for x, y, turn in ((121, 539, 16), (123, 560, 4), (116, 580, -14)):
        tail = Pose((x, y), .9, turn - 90)
        group.fill(tail.shape([(-3, -8, "c"), (3, -8, "c"), (4, 5, "c"), (0, 2), (-4, 5, "c")]), pal.INK)


def _ball(group: Group) -> None:
    inside = Group().fill(ORB.shape([(14, -40, "c"), (20, -14), (10, 14), (-16, 40, "c"), (50, 50, "c"),
                                     (50, -40, "c")]), pal.GILT_DARK)
    inside.fill(ORB.shape([(-27, -8), (-20, -22), (-8, -28), (-14, -18), (-22, -6)]), pal.GILT_LIGHT)
    for spots in ([(-40, -7), (-20, 2), (2, 5), (24, 1), (40, -9)], [(-4, -38), (2, -20), (3, 4)]):
        band = ORB.curve(spots)
        for width, colour in ((11, pal.INK), (8, pal.GILT_LIGHT)):
            inside.fill(taper(band, width, width, ends(.01, .01)), colour)
    for x, y in ((-24, 0), (24, 1.4), (0, -22)):
        gem(inside, ORB.point((x, y)), 2.6, "#F4ECD8", "#FFFFFF")
    gem(inside, ORB.point((2.4, 4)), 6, "#B3322F", "#E7A596")
    group.solid(ORB.circle((0, 0), 37), pal.GILT, inside, 1.8, 4.4)


def _cross(group: Group) -> None:
    arms = ORB.shape([(-3, -36, "c"), (-3, -54), (-6, -56, "c"), (-18, -50, "c"), (-18, -68, "c"), (-6, -62, "c"),
                      (-4, -66), (-9, -81, "c"), (9, -81, "c"), (4, -66), (6, -62, "c"), (18, -68, "c"),
                      (18, -50, "c"), (6, -56, "c"), (3, -54), (3, -36, "c")])
    dark = Group().fill(ORB.shape([(1, -90, "c"), (1, -59, "c"), (24, -59, "c"), (24, -30, "c"), (1, -30, "c")]),
                        pal.GILT_DARK)
    group.solid(arms, pal.GILT_LIGHT, dark, 1.5, 3.4)
    gem(group, ORB.point((0, -59)), 4.6, "#B3322F", "#E7A596")
    group.solid(ORB.circle((0, -38), 7, 5), pal.GILT, None, 1.4, 2.8)
