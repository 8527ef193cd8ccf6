"""The arm of the king of diamonds that carries the falcon: sleeves, elbow, forearm and a falconer's gauntlet."""
from __future__ import annotations

from ..dress import Cloth, brocade, garment, gilt_hem
from ..geometry import Spot
from ..line import ends, taper
from ..pieces import Piece, Tint, lay, lay_all, strokes
from ..splines import Pose, curve
from ..suits import pip
from ..svg import Group

FIST = Pose((210, 561), 1, -7)
LEATHER = Tint("#C08A52", "#8F5E30", "#DDB37C", "#4E2F18")
FINGERS = (  # seen from the back of the hand: little, ring, middle and first finger, bent away at the second joint
    Piece([(-2, 20, "c"), (12, 22), (26, 24), (31, 31), (26, 38), (12, 38), (-6, 34, "c")],
          ([(-4, 32, "c"), (14, 33), (26, 33), (31, 27), (34, 44, "c"), (-6, 44, "c")],), (),
          (([(20, 24), (24, 31), (21, 38)], 1.4),)),
    Piece([(2, 5, "c"), (18, 6), (34, 9), (40, 17), (35, 25), (18, 24), (0, 21, "c")],
          ([(0, 18, "c"), (18, 19), (34, 19), (40, 12), (44, 30, "c"), (0, 30, "c")],),
          ([(14, 9), (28, 10), (33, 13), (26, 14)],), (([(27, 9), (31, 17), (28, 25)], 1.4),)),
    Piece([(2, -11, "c"), (20, -11), (37, -7), (43, 1), (38, 9), (20, 9), (2, 6, "c")],
          ([(0, 3, "c"), (20, 4), (37, 3), (43, -4), (48, 14, "c"), (0, 14, "c")],),
          ([(14, -8), (30, -7), (36, -3), (28, -2)],), (([(30, -8), (34, 1), (31, 9)], 1.4),)),
    Piece([(0, -26, "c"), (16, -26), (32, -23), (39, -15), (34, -7), (18, -8), (0, -10, "c")],
          ([(0, -13, "c"), (18, -12), (33, -13), (39, -20), (44, -4, "c"), (0, -4, "c")],), (),
          (([(26, -24), (30, -15), (27, -7)], 1.4),)))
HAND = Piece([(-60, -22, "c"), (-42, -23), (-22, -28), (-4, -30), (6, -24), (8, -11), (11, 0), (10, 8), (10, 18),
              (6, 24), (2, 34), (-10, 37), (-30, 31), (-60, 24, "c")],
             ([(-64, 8, "c"), (-34, 12), (-10, 16), (4, 4), (8, -12), (16, 40, "c"), (-64, 44, "c")],), (),
             (([(6, -10), (-8, -10), (-26, -8)], 1.3), ([(10, 6), (-6, 5), (-26, 3)], 1.3),
              ([(7, 21), (-8, 19), (-26, 14)], 1.3), ([(-52, -20), (-48, -2), (-52, 20)], 1.6)))
THUMB = Piece([(-54, -19, "c"), (-32, -29), (-12, -38), (8, -42), (26, -40), (35, -33), (31, -25), (14, -24), (-2, -22),
               (-22, -16)],
              ([(-40, -10, "c"), (-20, -20), (0, -28), (20, -29), (34, -31), (36, -18, "c"), (-30, -4, "c")],), (),
              (([(12, -41), (17, -33), (14, -25)], 1.4), ([(-20, -33), (-14, -26), (-16, -17)], 1.2)))
CUFF: list[Spot] = [(-50, -25, "c"), (-62, -32), (-90, -46, "c"), (-99, -4), (-92, 42, "c"), (-64, 33), (-50, 27, "c"),
                    (-46, 1)]


def arm(group: Group, robe: Cloth, lining: Cloth) -> None:
    """A close sleeve round the bent elbow and the forearm, and the robe's half sleeve over the upper arm."""
    lower: list[Spot] = [(172, 470, "c"), (118, 496), (82, 538), (57, 574), (50, 600), (60, 622), (86, 630),
                         (124, 618, "c"), (128, 546, "c"), (150, 534), (180, 512, "c")]
    garment(group, lower, lining,
            [[(40, 596, "c"), (62, 604), (90, 602), (130, 586, "c"), (130, 640, "c"), (40, 650, "c")],
             [(190, 500, "c"), (140, 516), (110, 538), (94, 562), (114, 566), (140, 560, "c"), (190, 530, "c")]],
            [[(126, 556), (104, 560), (84, 574)], [(122, 566), (104, 580), (92, 602)],
             [(118, 580), (110, 598), (112, 618)], [(66, 582), (68, 598), (80, 610)],
             [(130, 504), (106, 526), (90, 550)], [(98, 532), (84, 552), (72, 572)],
             [(104, 596), (96, 608), (96, 622)]], _panes, 2.2)
    upper: list[Spot] = [(226, 418, "c"), (176, 432), (136, 458), (104, 486, "c"), (128, 510), (168, 522, "c"),
                         (204, 500), (236, 470, "c")]
    garment(group, upper, robe,
            [[(240, 440, "c"), (196, 468), (160, 496), (134, 512), (168, 530, "c"), (260, 510, "c")]],
            [[(196, 446), (168, 468), (148, 492)], [(170, 444), (142, 466), (126, 486)]],
            brocade("D", robe.light, (112, 436, 220, 520), (44, 36), 17, 10))
    gilt_hem(group, [(104, 486), (128, 510), (168, 523)], 13, 6, 3.2, bead_colour="#C9682A")


def _panes(inside: Group) -> None:
    """Strips of gold round the sleeve, over the soft light of its elbow."""
    inside.fill(curve([(112, 506, "c"), (84, 540), (60, 580), (62, 596), (76, 580), (98, 544), (126, 514, "c")],
                      closed=True), "#FBF4E0")
    for spots in ([(96, 512), (112, 528), (134, 544)], [(74, 538), (96, 548), (124, 556)],
                  [(56, 568), (86, 572), (122, 572)], [(48, 604), (84, 598), (122, 590)],
                  [(68, 630), (92, 618), (124, 608)]):
        strip = curve(spots)
        inside.fill(taper(strip, 9, 9, ends(.02, .02)), "#8A5518").fill(taper(strip, 6, 6, ends(.02, .02)), "#E6B33C")
        for u in (.22, .5, .78):
            pip(inside, "D", strip.at(u), 9, whips=False, colour="#9A5420")


def fist(group: Group) -> None:
    lay_all(group, FIST, FINGERS, LEATHER, 1.5, 3)
    lay(group, FIST, HAND, LEATHER, 1.5, 3.2)
    lay(group, FIST, THUMB, LEATHER, 1.5, 3)
    inside = Group().fill(FIST.shape([(-112, 8, "c"), (-80, 8), (-48, 12, "c"), (-48, 50, "c"), (-112, 50, "c")]),
                          LEATHER.shade)
    inside.fill(FIST.shape([(-100, -36, "c"), (-66, -24), (-50, -19, "c"), (-66, -14), (-100, -20, "c")]),
                LEATHER.light)
    group.solid(FIST.shape(CUFF), LEATHER.base, inside, 1.6, 3.6)
    strokes(group, FIST, [([(-54, -23), (-50, 1), (-54, 25)], 1.8)], LEATHER.line)
    pip(group, "D", FIST.point((-72, -2)), 26, whips=False, colour="#E6B33C", edge=1.4)
    gilt_hem(group, [FIST.point(p) for p in ((-89, -45), (-97, -4), (-91, 41))], 8)


def jesses(group: Group) -> None:
    for spots in ([(4, 36), (8, 50), (2, 62), (8, 76)], [(-8, 36), (-6, 52), (-14, 64), (-10, 80)]):
        for width, colour in ((7.4, "#5A1A20"), (4, "#C4553F")):
            group.fill(taper(FIST.curve(spots), width, width, ends(.04, .04)), colour)
