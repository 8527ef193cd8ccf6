"""The goldfinch of the queen of diamonds, and the hand on which it sits."""
from __future__ import annotations

from .. import palette as pal
from ..geometry import Spot
from ..hands import Digit, HandShape
from ..line import ends, taper
from ..splines import Pose
from ..svg import Group

TAN, TAN_DARK, WHITE, BLACK = "#B98A58", "#8A5F38", "#F6ECD8", "#2F2723"
RED, RED_DARK, YELLOW, YELLOW_LIGHT, BILL, LEG = "#BC3B28", "#8E2A20", "#E2AF34", "#F3D57E", "#EBCFAE", "#A56E54"

PERCH = HandShape(  # its back seen, from the left: the first finger stretched out, the others bent more and more
    [(-100, 14, "c"), (-84, -2), (-62, -13), (-42, -13), (-34, -4), (-30, 10), (-35, 24), (-42, 35), (-54, 44),
     (-66, 52), (-80, 66, "c")],
    far=(Digit([(-66, -2), (-50, -20), (-30, -27), (-10, -25)], 14.5, nail=True, joints=(.6,)),),
    near=(Digit([(-54, 34), (-36, 44), (-22, 50), (-17, 63)], 11.4, joints=(.44, .74)),
          Digit([(-46, 23), (-22, 33), (-2, 40), (3, 56)], 12.8, joints=(.44, .74)),
          Digit([(-41, 10), (-14, 17), (13, 22), (22, 39)], 13.6, joints=(.44, .74)),
          Digit([(-40, -4), (-14, -5), (12, -4), (37, 3)], 13.6, nail=True, joints=(.44, .74))),
    shades=([(-98, 44, "c"), (-72, 36), (-50, 32), (-36, 18), (-28, 26, "c"), (-40, 70, "c"), (-90, 90, "c")],),
    lines=(([(-40, -8), (-34, -5), (-34, 2)], 1.2), ([(-40, 8), (-35, 12), (-36, 17)], 1.2),
           ([(-44, 22), (-40, 26), (-42, 31)], 1.1), ([(-62, 2), (-52, 1), (-44, 0)], 1.0)))

BODY: list[Spot] = [(55, -60, "c"), (45, -70, "c"), (39, -82), (25, -86), (9, -77), (-14, -60), (-40, -40),
                    (-66, -24, "c"), (-66, -8, "c"), (-40, -16), (-20, -8), (4, -4), (27, -14), (40, -35),
                    (44, -54, "c")]
TAIL: list[Spot] = [(-34, -40, "c"), (-60, -31), (-86, -18, "c"), (-83, -10), (-84, -2, "c"), (-60, -10),
                    (-34, -20, "c")]
WING: list[Spot] = [(16, -60), (4, -64), (-18, -54), (-42, -36), (-72, -20, "c"), (-46, -20), (-22, -20), (4, -28),
                    (17, -44)]
BAR: list[Spot] = [(9, -51, "c"), (-8, -44), (-26, -33), (-50, -21, "c"), (-36, -19, "c"), (-14, -24), (8, -36, "c")]


def claws(group: Group, pose: Pose) -> None:
    for x in (0, 15):
        for ink, width in ((pal.INK, 4.8), (LEG, 2.8)):
            for reach in (-4.4, 0, 4.4):
                group.stroke(pose.curve([(x, -2), (x + reach, 1), (x + reach * 1.3, 8)]), ink, width * pose.scale)


def goldfinch(group: Group, pose: Pose) -> None:
    """A goldfinch that looks to the right, its feet at (0, 0)."""
    for x in (0, 15):
        for ink, width in ((pal.INK, 5.6), (LEG, 3.2)):
            group.stroke(pose.curve([(x - 1, -14), (x, -1)]), ink, width * pose.scale)
    inside = Group()
    inside.fill(pose.shape([(40, -50, "c"), (24, -46), (10, -36), (-10, -20), (-44, -18, "c"), (-40, 10, "c"),
                            (60, 10, "c")]), WHITE)
    inside.fill(pose.shape([(44, -52, "c"), (26, -50), (15, -36), (22, -24), (34, -24), (48, -30, "c")]), TAN)
    inside.fill(pose.shape([(14, -14), (30, -20), (42, -34), (50, -20, "c"), (20, 6, "c"), (-40, 0, "c"), (-36, -14),
                            (-10, -9)]), "#D9C3A0")
    for x, y in ((28, -40), (34, -34), (26, -31), (19, -24), (10, -18)):
        inside.ink(pose.curve([(x - 4, y + 2), (x, y + 4), (x + 4, y)]), 1.6, "both", TAN_DARK)
    inside.fill(pose.shape([(22, -90, "c"), (12, -76), (14, -58), (26, -49), (42, -52, "c"), (60, -60, "c"),
                            (40, -90, "c")]), WHITE)
    inside.fill(pose.shape([(42, -88, "c"), (33, -78), (24, -74), (20, -60), (25, -51), (18, -49), (8, -62), (6, -80),
                            (22, -94, "c")]), BLACK)
    inside.fill(pose.shape([(48, -74, "c"), (40, -80), (33, -75), (30, -66), (33, -56), (42, -50), (56, -58, "c")]),
                RED)
    inside.fill(pose.shape([(50, -60, "c"), (40, -59), (34, -56), (42, -48), (54, -54, "c")]), RED_DARK)
    group.solid(pose.shape(BODY), TAN, inside, 1.4, 3)
    bill = pose.shape([(42, -69, "c"), (52, -67), (60, -59.6, "c"), (51, -58), (43.4, -57, "c")])
    group.solid(bill, BILL, Group().ink(pose.curve([(42, -63), (51, -62.4), (59, -60)]), 1.4, "out"), 1.2, 2.2)
    group.fill(pose.circle((36.4, -66.4), 4), pal.INK).fill(pose.circle((35.4, -67.8), 1.4), "#FFFFFF")
    _tail(group, pose)
    _wing(group, pose)


def _tail(group: Group, pose: Pose) -> None:
    inside = Group()
    for tip in ((-82, -15), (-82, -6)):
        inside.fill(taper(pose.curve([tip, (tip[0] + 9, tip[1] - .5)]), 4 * pose.scale, 3, ends(.2, .4)), WHITE)
    inside.ink(pose.curve([(-36, -30), (-58, -20), (-80, -11)]), 1.4, "both", TAN)
    group.solid(pose.shape(TAIL), BLACK, inside, 1.3, 2.4)


def _wing(group: Group, pose: Pose) -> None:
    inside = Group().fill(pose.shape([(20, -66, "c"), (-8, -64), (-20, -50), (-4, -48), (12, -54), (22, -50, "c")]),
                          TAN_DARK)
    inside.fill(pose.shape(BAR), YELLOW)
    inside.fill(taper(pose.curve([(6, -48), (-12, -40), (-34, -28)]), 3.4 * pose.scale, 1.4), YELLOW_LIGHT)
    for shift in (0, 5.4, 10.6):
        inside.ink(pose.curve([(6, -42 + shift), (-14, -33 + shift * .8), (-44, -21 + shift * .2)]), 1.6, "both", BLACK)
    for x, y in ((-60, -23), (-47, -29), (-35, -36)):
        inside.fill(pose.circle((x, y), 2.6, 1.9), WHITE)
    group.solid(pose.shape(WING), BLACK, inside, 1.3, 2.6)
