"""Knave of spades: a night watchman in an iron hat with a raised lantern, and a moth."""
from __future__ import annotations

from itertools import pairwise

from .. import palette as pal
from ..court import CourtInks, court_card
from ..dress import Cloth, brocade, button, garment, gilt_hem
from ..geometry import Spot
from ..line import keyline
from ..splines import curve
from ..suits import pip
from ..svg import Group
from .knave_dress import length, stream
from .prospects import prospect
from .sides import anemones
from .spade_halberd import HOOD, LEATHER, TUNIC, grip_arm, halberd
from .spade_knave_head import ROSY, hat, head
from .spade_lantern import glow, lantern, lantern_arm, moth
from .spade_night import BANDS, GRAIN, TONE, watch

INKS = CourtInks("#B9BFD0", "#A8AFC4", "#4E5B7E", "#E8DDBE", "#3C466C")
PLUM = Cloth("#74557C", "#4E3A5B", "#B294B7")


def draw() -> Group:
    outlined = keyline(figure(), 1.8, 4.8)  # lighter than that of the other courts, for the light of the lantern
    country = prospect(INKS, TONE, BANDS, watch(), GRAIN)
    return court_card(country.raw(outlined.text_of()), "V", "S", INKS)


def figure() -> Group:
    group = Group()
    glow(group)
    visitor = Group()
    moth(visitor)
    anemones(group, ((76, 484, .72, 10), (68, 612, .6, -20), (549, 226, .52, 25)),
             ((64, 566, -52, 62), (548, 270, -50, 40)))
    group.raw(visitor.text_of())  # the moth has no key line
    watch = Group()
    for part in (halberd, _cloak, _tunic, grip_arm, lantern_arm, _cape, head, hat, lantern):
        part(watch)
    return group.add(watch)


def _cloak(group: Group) -> None:
    length(group, [(262, 424), (228, 460), (206, 512), (176, 556), (136, 574), (104, 556), (90, 522)], HOOD,
           stream(30, 36), "S", right=True)
    cloak: list[Spot] = [(290, 384, "c"), (246, 420), (226, 480), (206, 560), (176, 620), (170, 740, "c"),
                         (560, 740, "c"), (530, 560), (490, 440), (400, 384, "c")]
    garment(group, cloak, HOOD,
            [[(240, 440, "c"), (226, 520), (200, 600), (196, 740, "c"), (226, 740, "c"), (240, 600)],
             [(470, 420, "c"), (470, 560), (480, 740, "c"), (580, 740, "c"), (560, 480)]],
            [[(236, 470), (222, 540), (196, 620)], [(244, 490), (232, 560), (214, 640)],
             [(226, 600), (214, 640), (206, 690)],
             [(484, 470), (500, 560), (508, 640)]], None, 2.4)
    gilt_hem(group, [(243, 428), (226, 480), (206, 560), (177, 620), (170, 720)], 7)


def _tunic(group: Group) -> None:
    body: list[Spot] = [(300, 388, "c"), (244, 420), (226, 480), (236, 560), (220, 630), (206, 740, "c"),
                        (480, 740, "c"), (462, 600), (470, 480), (440, 420), (380, 388, "c")]
    inside, outline = Group(), curve(body, closed=True)
    garment(group, body, TUNIC, [[(390, 420, "c"), (396, 500), (410, 740, "c"), (500, 740, "c"), (490, 420, "c")],
                                 [(256, 470, "c"), (288, 520), (280, 580), (244, 740, "c"), (280, 740, "c"),
                                  (312, 600), (310, 520)]],
            [[(250, 480), (262, 530), (258, 574)], [(352, 500), (344, 560), (350, 640)],
             [(282, 516), (290, 550), (284, 578)],
             [(316, 520), (318, 556), (310, 582)], [(250, 600), (238, 650), (230, 700)],
             [(290, 606), (286, 650), (270, 700)],
             [(320, 600), (322, 640), (312, 690)], [(272, 600), (264, 630), (252, 670)]],
            brocade("S", TUNIC.light, (240, 500, 480, 720), (56, 48), 22, 14), 2.2)
    gilt_hem(inside, [(220, 566), (300, 590), (380, 566), (480, 516)], 17, 0, 3, LEATHER.base, LEATHER.light)
    group.clip(outline, inside)
    buckle = curve([(252, 562, "c"), (280, 570, "c"), (276, 598, "c"), (248, 590, "c")], closed=True)
    group.stroke(buckle, pal.INK, 8).stroke(buckle, pal.GILT, 4.6)


def _dags(row: list[tuple[float, float]], deep: float) -> list[Spot]:
    """Leaf-shaped dags from point to point of `row`, blown to the left a little."""
    spots: list[Spot] = [(*row[0], "c")]
    for k, ((x0, y0), (x1, y1)) in enumerate(pairwise(row)):
        x, y, w, long = (x0 + x1) / 2, (y0 + y1) / 2, x1 - x0, deep * (1, .86, 1.08)[k % 3]
        spots += [(x - w * .54, y + long * .5), (x - 10, y + long, "c"), (x + w * .36, y + long * .6), (x1, y1, "c")]
    return spots


EDGE = [(202.0, 434.0), (242.0, 462.0), (290.0, 476.0), (340.0, 480.0), (388.0, 472.0), (432.0, 454.0), (468.0, 426.0)]


def _cape(group: Group) -> None:
    spots: list[Spot] = [(296, 372, "c"), (256, 384), (216, 408), *_dags(EDGE, 40), (448, 402), (416, 386),
                         (380, 372, "c")]
    darks: list[list[Spot]] = [[(392, 376, "c"), (412, 420), (400, 530, "c"), (490, 500, "c"), (480, 380, "c")]]
    folds: list[list[Spot]] = []
    for x, y in EDGE[1:-1]:
        top, bow = 330 + (x - 330) * .42, (x - 330) * .14
        folds.append([(top, 398), ((top + x) / 2 + bow, 436), (x + 2, y - 2)])
        darks.append([(top + 1, 402, "c"), ((top + x) / 2 + bow + 3, 436), (x, y, "c"), (x + 12, y + 16, "c"),
                      ((top + x) / 2 + bow + 15, 440)])
        folds.append([(x - 16, y + 22), (x - 20, y + 4), ((top + x) / 2 + bow - 16, 446)])
    outline = garment(group, spots, PLUM, darks, folds, None, 2.3)
    light = Group().fill(curve([(262, 376, "c"), (236, 398), (214, 426), (214, 460), (218, 500, "c"), (180, 450, "c"),
                                (210, 390, "c")], closed=True), ROSY, .75)
    group.clip(outline, light)
    for (x0, y0), (x1, y1) in pairwise(EDGE):
        pip(group, "S", ((x0 + x1) / 2 - 5, (y0 + y1) / 2 + 9), 16, whips=False, colour=PLUM.light)
    for y in (420, 443, 466):
        button(group, (332, y), 5.6)
