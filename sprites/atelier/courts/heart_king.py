"""King of hearts: a stout king on his throne with a raised cup, an orb on his other hand."""
from __future__ import annotations

import numpy as np

from .. import palette as pal
from ..court import CourtInks, court_card
from ..dress import Cloth, brocade, garment, gilt_hem
from ..geometry import Spot, angle, circle, line, pair, polar
from ..hats import gem
from ..likeness import skin_tint
from ..line import ends, keyline, taper
from ..ribbons import Petal
from ..splines import Pose, curve
from ..suits import pip
from ..svg import Group
from .heart_goblet import FUR, ROBE, raised_arm
from .heart_king_head import HEAD, KING, hair_behind, head
from .heart_orb import bent_arm, orb_in_hand
from .sides import roses
from .tapestry import tapestry

INKS = CourtInks("#E2B9A3", "#D5A58F", "#7C9678", "#B3322F", "#A63A3A", "#F3E2B8", 26, 1.1, (338, 262))
DOUBLET = Cloth("#3F7271", "#27504F", "#C8A052")
WOOD = Cloth("#7B4F30", "#54331E", "#A97C4F")
DAMASK = Cloth("#5E7F5C", "#456346", "#8BA782")


def draw() -> Group:
    outlined = keyline(figure(), 1.8, 5)  # lighter than that of the other courts, for the fine curls
    bare = tapestry(INKS, "H", "#8FB3B2", "#80A6A6")
    for way in (-72, -54, -18, 0, 162):  # signs of the halo that wine, hand and throne would all but cover
        bare.fill(circle(complex(338, 262) + polar(186, way), 15.6), INKS.ring)
    return court_card(bare.raw(outlined.text_of()), "R", "H", INKS)


def figure() -> Group:
    group = Group()
    roses(group, ((84, 413, .88, 10),), ((80, 540, -52, 56), (76, 486, 44, 50)))
    king = Group()
    _throne(king)
    hair_behind(king)
    _robe(king)
    _doublet(king)
    bent_arm(king)
    raised_arm(king, skin_tint(KING))
    _collar(king)
    orb_in_hand(king, skin_tint(KING))
    _neck(king)
    head(king)
    _crown(king)
    return group.add(king)


# ---------------------------------------------------------------- throne

def _throne(group: Group) -> None:
    panel: list[Spot] = [(168, 330, "c"), (240, 292), (330, 286), (410, 294), (500, 330, "c"), (506, 740, "c"),
                         (164, 740, "c")]
    garment(group, panel, DAMASK, [[(420, 290, "c"), (430, 740, "c"), (510, 740, "c"), (500, 300, "c")]], (),
            brocade("H", DAMASK.light, (200, 320, 480, 460), (56, 48), 19, 12))
    gilt_hem(group, [(168, 330), (240, 292), (330, 286), (410, 294), (500, 330)], 11, 17, 2.6)
    for x in (164, 512):
        post: list[Spot] = [(x - 12, 320, "c"), (x + 12, 320, "c"), (x + 14, 740, "c"), (x - 14, 740, "c")]
        garment(group, post, WOOD, [[(x + 3, 300, "c"), (x + 4, 740, "c"), (x + 30, 740, "c"), (x + 30, 300, "c")]])
        group.ink(line((x - 6, 336), (x - 7, 700)), 3, "both", WOOD.light)
        for y, w, h in ((318, 17, 7), (336, 15, 5)):
            ring = circle((x, y), w, h)
            group.solid(ring, pal.GILT, Group().fill(circle((x + 9, y + 3), 12, 8), pal.GILT_DARK), 1.6, 3.2)
    pip(group, "H", (164, 296), 40, whips=False, colour=pal.GILT, edge=2)  # the other is behind the raised arm
    pip(group, "H", (162, 293), 20, whips=False, colour=pal.GILT_LIGHT)


# ---------------------------------------------------------------- dress

def _robe(group: Group) -> None:
    body: list[Spot] = [(300, 372, "c"), (222, 384), (168, 420), (150, 480), (134, 560), (112, 740, "c"),
                        (560, 740, "c"), (520, 560), (514, 440), (450, 388), (366, 372, "c")]
    garment(group, body, ROBE,
            [[(452, 400, "c"), (440, 500), (460, 740, "c"), (590, 740, "c"), (570, 400, "c")],
             [(160, 500, "c"), (214, 480), (232, 560), (210, 740, "c"), (90, 740, "c"), (110, 540, "c")]],
            [[(230, 470), (236, 560), (214, 640)], [(262, 500), (258, 580), (246, 660)]],
            brocade("H", ROBE.light, (150, 470, 540, 720), (78, 60), 24, 15), 3.4)


def _lattice(inside: Group) -> None:
    for k in range(-4, 9):
        inside.stroke(curve([(200 + 46 * k, 360), (250 + 46 * k, 560), (280 + 46 * k, 740)]), DOUBLET.light, 2)
        inside.stroke(curve([(480 - 46 * k, 360), (420 - 46 * k, 560), (400 - 46 * k, 740)]), DOUBLET.light, 2)


def _doublet(group: Group) -> None:
    front: list[Spot] = [(296, 366, "c"), (272, 480), (264, 570), (270, 740, "c"), (420, 740, "c"), (412, 560),
                         (400, 470), (372, 366, "c")]
    garment(group, front, DOUBLET, [[(372, 400, "c"), (386, 560), (390, 740, "c"), (440, 740, "c"), (420, 400, "c")]],
            (), _lattice)
    for y in (434, 470, 506, 542, 578):
        gem(group, (337 + (y - 470) * .06, y), 5.4)


WINGS: tuple[tuple[list[Spot], list[Spot]], ...] = (  # the upper and the lower edge, from the breast outwards
    ([(310, 366), (284, 366), (238, 376), (188, 398), (142, 440)],
     [(290, 548), (274, 504), (238, 476), (196, 474), (160, 496)]),
    ([(350, 366), (380, 366), (420, 374), (460, 388), (492, 410)],
     [(382, 548), (394, 506), (420, 480), (452, 470), (486, 462)]))


def _collar(group: Group) -> None:
    for k, (top, bottom) in enumerate(WINGS):
        _fur(group, Petal(curve(top), curve(bottom)), k)
    chain = curve([(206, 390), (246, 452), (334, 486), (416, 452), (450, 386)])
    group.stroke(chain, pal.INK, 8).stroke(chain, pal.GILT, 5).stroke(chain, pal.GILT_LIGHT, 1.6)
    pip(group, "H", (334, 500), 44, whips=False, colour=pal.GILT, edge=2.2)
    pip(group, "H", (334, 498), 26, whips=False, colour="#B3322F", edge=1)


def _neck(group: Group) -> None:
    throat: list[Spot] = [(276, 318, "c"), (278, 380, "c"), (336, 404), (394, 380, "c"), (392, 318, "c")]
    group.solid(curve(throat, closed=True), KING.shade, None, 1.5, 3)
    band: list[Spot] = [(270, 356, "c"), (296, 372), (336, 380), (378, 372), (400, 354, "c"), (408, 384, "c"),
                        (380, 408), (338, 418), (292, 408), (262, 386, "c")]
    garment(group, band, ROBE, [[(340, 370, "c"), (352, 396), (346, 424, "c"), (420, 400, "c"), (410, 346, "c")]])
    gilt_hem(group, [(270, 356), (296, 372), (336, 380), (378, 372), (400, 354)], 8, 8, 2.4)


def _fur(group: Group, fur: Petal, seed: int) -> None:
    rng, inside, count = np.random.default_rng(seed), Group(), 12
    rim: list[Spot] = [fur.left.at(u) for u in (.3, .6, .85)]
    rim = [(*pair(fur.left.start), "c"), *rim, (*pair(fur.left.end), "c")]
    for across in (.3, .64):
        rim += [(*pair(fur.point(across - .1, 1)), "c"),
                (*pair(fur.point(across, 1 + .05) + 9 * (fur.right.end - fur.right.at(.9)) / 30), "c")]
    for k in range(count, 0, -1):
        rim += [(*pair(fur.point(.98, (k - .1) / count)), "c"),
                fur.point(1.05, (k - .4) / count),
                (*pair(fur.point(1.07 + rng.uniform(-.02, .03), (k - .8) / count)), "c")]
    inside.fill(fur.side(1.2, lambda t: .7 + .04 * np.sin(t * 30)), FUR.dark)
    for row, across in enumerate((.1, .34, .58, .8)):
        for k in range(6):
            u = (k + .5 * (row % 2) + rng.uniform(.2, .6)) / 6.6
            tuft = curve([fur.point(across, u), fur.point(across + .1, u + .006), fur.point(across + .17, u - .008)])
            inside.fill(taper(tuft, 3.4, 1, ends(.5, .5)), FUR.dark if row < 3 else FUR.base)
    for row, (across, share) in enumerate(((.26, .12), (.3, .4), (.24, .66), (.3, .9), (.66, .2), (.68, .5),
                                           (.64, .78))):
        at = fur.point(across, share)
        way = fur.point(across + .1, share + .01 * (-1) ** row) - at
        tail = Pose(at, .86, angle(way) - 90)
        inside.fill(tail.shape([(0, -13, "c"), (4, 0), (8, 15, "c"), (3, 12), (1, 22, "c"), (-2, 13), (-8, 16, "c"),
                                (-4, 0)]), pal.INK)
    group.solid(curve(rim, closed=True), FUR.base, inside, 1.6, 3.6)


# ---------------------------------------------------------------- head

ROLL: list[Spot] = [(-72, -58), (-66, -40), (-36, -36), (2, -32), (36, -36), (58, -46), (62, -60), (52, -66),
                    (30, -58),
                    (0, -54), (-36, -58), (-62, -70)]


def _crown(group: Group) -> None:
    dome = HEAD.shape([(-64, -72, "c"), (-70, -104), (-48, -132), (-4, -142), (38, -132), (60, -104), (56, -70, "c")])
    velvet = Group().fill(HEAD.shape([(10, -150, "c"), (18, -100), (12, -50, "c"), (80, -50, "c"), (80, -150, "c")]),
                          ROBE.dark)
    for spots in ([(-30, -136), (-40, -110), (-38, -80)], [(4, -140), (2, -110), (0, -80)],
                  [(34, -132), (40, -108), (36, -80)]):
        velvet.ink(HEAD.curve(spots), 2.8, "both")
    group.solid(dome, ROBE.base, velvet, 1.8, 4.4)
    gem(group, HEAD.point((-4, -146)), 8, pal.GILT, pal.GILT_LIGHT)
    band: list[Spot] = [(-68, -92, "c"), (-36, -80), (-2, -76), (32, -80), (60, -92, "c"), (62, -62, "c"), (34, -50),
                        (0, -46), (-36, -50), (-70, -62, "c")]
    for x, y, turn, size in ((-58, -96, -26, 26), (52, -96, 24, 25), (-33, -92, -12, 30), (27, -92, 11, 29),
                             (-3, -88, 0, 36)):
        stalk = Pose(HEAD.point((x, y)), HEAD.scale, turn + HEAD.turn)
        spike = stalk.shape([(-9, 14, "c"), (-4, -4), (0, -22), (4, -4), (9, 14, "c")])
        group.solid(spike, pal.GILT, None, 1.5, 3)
        at = stalk.point((0, -20 - size * .3))
        group.silhouette(circle(at, size * .4))
        pip(group, "H", at, size + 8, turn, whips=False, colour=pal.GILT, edge=2.4)
        pip(group, "H", at - 1j, size - 4, turn, whips=False, colour="#B3322F", edge=1)
    dark = Group().fill(HEAD.shape([(14, -100, "c"), (18, -40, "c"), (80, -40, "c"), (80, -110, "c")]), "#A37D33")
    group.solid(HEAD.shape(band), pal.GILT, dark, 1.7, 4)
    for x, y in ((-50, -74), (-18, -64), (16, -64), (46, -73)):
        gem(group, HEAD.point((x, y)), 5.4, "#B3322F", "#E7A596")
    for x, y in ((-34, -69), (-1, -62), (31, -69)):
        gem(group, HEAD.point((x, y)), 4.4)
    shade = Group().fill(HEAD.shape([(-80, -44, "c"), (-36, -44), (0, -40), (36, -44), (70, -56, "c"), (70, -20, "c"),
                                     (-80, -20, "c")]), FUR.dark)
    group.solid(HEAD.shape(ROLL), FUR.base, shade, 1.7, 4)
    for x, y in ((-54, -52), (-26, -47), (4, -44), (32, -48), (52, -56)):
        group.fill(HEAD.shape([(x - 3, y - 7, "c"), (x, y - 8), (x + 3, y - 7, "c"), (x + 5, y + 6, "c"), (x, y + 3),
                               (x - 5, y + 6, "c")]), pal.INK)
