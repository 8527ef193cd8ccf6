"""The near arm of the king of clubs: a lined cape over the shoulder, and the hand that strokes the hound."""
from __future__ import annotations

from .. import palette as pal
from ..dress import Cloth, brocade, garment, gilt_hem
from ..geometry import Spot
from ..hats import gem
from ..pieces import Tint
from ..splines import curve
from ..svg import Group
from .club_hound import stroking_hand

CLOAK = Cloth("#3F6B50", "#274A39", "#86A883")
ROBE = Cloth("#B5763A", "#84501F", "#DBA869")
STRIPE = Cloth("#8E3B3A", "#652730", "#B9665C")

CAPE: list[Spot] = [(304, 399, "c"), (270, 403), (228, 416), (176, 448), (128, 498), (92, 556), (66, 600),
                    (56, 626, "c"), (84, 638), (112, 628, "c"), (124, 588), (146, 540), (176, 494), (214, 452),
                    (260, 424)]
CAPE_SHADES: tuple[list[Spot], ...] = (
    [(300, 404, "c"), (250, 424), (204, 462), (160, 520), (122, 590), (106, 640, "c"), (150, 640, "c"),
     (300, 440, "c")],
    [(236, 414, "c"), (184, 452), (138, 508), (104, 570), (78, 640, "c"), (92, 640, "c"), (120, 570), (156, 506)])
CAPE_FOLDS: tuple[list[Spot], ...] = (
    [(270, 410), (222, 440), (170, 498), (128, 572)], [(216, 434), (150, 504), (114, 570), (102, 616)],
    [(230, 416), (170, 462), (128, 520)], [(138, 506), (102, 566), (80, 626)])
LINING: list[Spot] = [(302, 404, "c"), (240, 430), (180, 480), (130, 550), (60, 618, "c"), (40, 660), (60, 740, "c"),
                      (240, 740, "c"), (262, 600), (270, 480)]
LINING_SHADES: tuple[list[Spot], ...] = (
    [(290, 410, "c"), (222, 456), (170, 520), (140, 580), (150, 600), (190, 530), (236, 470)],
    [(128, 600, "c"), (100, 640), (90, 700, "c"), (180, 700, "c"), (190, 620, "c")])


def cape_lining(group: Group) -> None:
    """The inside of the cape, behind the arm and the hound."""
    garment(group, LINING, STRIPE, LINING_SHADES,
            [[(276, 424), (226, 470), (192, 524)], [(270, 440), (236, 480), (214, 520)],
             [(84, 640), (78, 664), (84, 690)]], None, 2)


FORE: list[Spot] = [(90, 690, "c"), (92, 640), (112, 606), (132, 576, "c"), (158, 586), (176, 606, "c"), (160, 640),
                    (146, 690, "c")]


def near_arm(group: Group, tint: Tint) -> None:
    """A cape over the shoulder; from under its hem comes the arm whose hand is on the hound."""
    stroking_hand(group, tint)
    garment(group, FORE, ROBE, [[(166, 590, "c"), (140, 640), (120, 700, "c"), (200, 700, "c"), (190, 590, "c")]],
            [[(112, 616), (130, 620), (148, 632)], [(102, 634), (120, 638), (138, 650)]], None, 1.8)
    cuff = [(126, 574), (142, 578), (160, 588), (175, 602)]
    gilt_hem(group, [(x - 8, y + 13) for x, y in cuff], 5)
    hem = curve(cuff)
    group.stroke(hem, pal.INK, 19).stroke(hem, CLOAK.base, 15).stroke(hem.part(.6, 1, 12), CLOAK.dark, 15)
    for u in (.14, .38, .62, .86):
        gem(group, hem.at(u), 3.6, pal.GILT, pal.GILT_LIGHT)
    garment(group, CAPE, CLOAK, CAPE_SHADES, CAPE_FOLDS,
            brocade("C", CLOAK.light, (70, 420, 300, 640), (54, 46), 17, 12), 2.2)
    gilt_hem(group, [(298, 410), (260, 424), (214, 452), (176, 494), (146, 540), (124, 588), (112, 628)], 5)
    gilt_hem(group, [(57, 624), (84, 636), (112, 628)], 9, 5, 2.4)
    gem(group, (298, 410), 14, pal.GILT, pal.GILT_LIGHT)
    gem(group, (298, 410), 8.4, "#2F6B43", "#8DB78E")
