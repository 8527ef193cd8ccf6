"""Queen of clubs: a red-haired queen in profile, her hair in a golden net."""
from __future__ import annotations

import numpy as np

from .. import palette as pal
from ..court import CourtInks, court_card
from ..dress import Cloth, brocade, forearm, garment, gilt_hem, round_arm, sleeve
from ..faces import Person, side_face
from ..figures import Hair, fist, locks, pearls
from ..flowers.garden import clover
from ..geometry import Spot, circle, line, polar
from ..hats import gem, rays
from ..ribbons import ribbon
from ..splines import Pose, curve
from ..suits import pip
from ..svg import Group
from .sides import clovers, inked

INKS = CourtInks("#C6CFA8", "#B7C196", "#A9742E", "#2B4B3A", "#274A39")
RED = Hair("#B3552A", "#E08E52", "#7A3218")
GOWN = Cloth("#3F6B50", "#274A39", "#86A883")
SLEEVE = Cloth("#E3CE96", "#B99A58", "#F5EACB")
LINEN = Cloth("#F6EFDC", "#CFC1A0", "#FFFFFF")
LADY = Person("woman", skin="#F3D8BA", shade="#DDAE8C", lips="#C25A4C", iris="#4B7A5A", brow="#7A3218")
HEAD, SCALE = (336, 284), 1.16


def draw() -> Group:
    """The whole card."""
    return court_card(inked(figure()), "D", "C", INKS)


def figure() -> Group:
    """The upper half, without its contour."""
    group = Group()
    clovers(group, ((66, 420, .84, 0), (58, 590, .8, -60), (92, 500, .7, 60), (554, 150, .7, 20), (556, 210, .6, 40),
                    (562, 262, .6, -20), (552, 350, .7, 10), (566, 430, .6, -30)))
    _collar_behind(group)
    _neck(group)
    _gown(group)
    _net(group)
    side_face(group, HEAD, SCALE, -3, LADY)
    locks(group, FRONT, RED, 3)
    _circlet(group)
    _arm(group)
    return group


def _collar_behind(group: Group) -> None:
    """A standing collar of lace, fanned out behind the head."""
    foot = 322 + 440j
    tips = [foot + polar(186 + 26 * (i % 2), way) for i, way in enumerate(np.linspace(190, 266, 11))]
    spots: list[Spot] = [(330, 452, "c"), (176, 440, "c")]
    for i, tip in enumerate(tips):
        spots.append((tip.real, tip.imag, "c") if i % 2 == 0 else (tip.real, tip.imag))
    fan, inside = curve([*spots, (330, 300, "c")], closed=True), Group()
    for i, tip in enumerate(tips):
        inside.ink(line(foot, tip), 7 if i % 2 else 3, "both", LINEN.dark if i % 2 else pal.INK)
        if i % 2:
            inside.stroke(circle(foot + (tip - foot) * .87, 11), pal.INK, 1.8)
            inside.fill(circle(foot + (tip - foot) * .87, 5), pal.GILT)
    group.solid(fan, LINEN.base, inside, 1.7, 4)


def _neck(group: Group) -> None:
    skin = curve([(286, 320, "c"), (300, 376), (288, 420), (232, 450), (190, 500, "c"), (200, 560, "c"),
                  (480, 560, "c"), (474, 500), (430, 452), (372, 428), (352, 400), (352, 372, "c")], closed=True)
    shade = curve([(280, 320, "c"), (304, 352), (340, 376), (366, 384), (356, 420), (330, 396), (306, 380, "c")],
                  closed=True)
    group.solid(skin, LADY.skin, Group().fill(shade, LADY.shade), 1.7, 3.8)
    group.ink(curve([(330, 452), (366, 462), (392, 456)]), 2)


BODY: list[Spot] = [(248, 436, "c"), (190, 452), (146, 500), (128, 600), (120, 740, "c"), (540, 740, "c"), (522, 590),
                    (500, 490), (452, 446), (414, 440, "c"), (396, 490), (360, 522), (310, 510), (270, 470)]


def _gown(group: Group) -> None:
    garment(group, BODY, GOWN, [[(440, 440, "c"), (420, 540), (440, 740, "c"), (570, 740, "c"), (540, 440, "c")]],
            [[(260, 520), (280, 600), (270, 720)], [(400, 540), (396, 620), (404, 720)]],
            brocade("C", GOWN.light, (140, 490, 530, 730), (64, 50), 24, 15))
    gilt_hem(group, [(362, 526), (366, 620), (360, 738)], 20, 13, 4)
    gilt_hem(group, [(246, 436), (270, 474), (310, 512), (360, 524), (398, 490), (416, 440)], 15, 21, 3.2)
    string = curve([(292, 412), (316, 446), (352, 456), (376, 430)])
    pearls(group, string, 15, 4.4, .02, .98, 1.2)
    pip(group, "C", (342, 480), 38, whips=False, edge=1.8)


def _net(group: Group) -> None:
    mass = curve([(352, 182, "c"), (300, 172), (250, 190), (216, 246), (214, 316), (248, 360), (292, 356),
                  (310, 320, "c"), (320, 250)], closed=True)
    group.solid(mass, RED.dark, None, 1.6, 3)
    bun = circle(246 + 300j, 54, 60)
    inside = Group().fill(circle(266 + 322j, 54, 60), RED.dark)
    for k in range(-4, 5):
        for way in (40, 130):
            across = polar(k * 18, way + 90)
            middle = 246 + 300j + across
            thread = curve([middle - polar(70, way), middle + polar(10, way + 90), middle + polar(70, way)])
            inside.stroke(thread, pal.INK, 4.4).stroke(thread, pal.GILT_LIGHT, 2.4)
    group.solid(bun, RED.base, inside, 1.7, 4)
    for k in range(-2, 3):
        for j in range(-2, 3):
            at = 246 + 300j + polar(k * 25.5 + .1, 40) + polar(j * 25.5, 130)
            if abs(complex((at.real - 246) / 54, (at.imag - 300) / 60)) < .86:
                gem(group, at, 3.6)


FRONT = (
    ([(380, 214), (348, 190), (300, 192), (266, 224), (262, 264), (282, 292)], 40),
    ([(376, 218), (346, 206), (312, 214), (290, 240), (284, 276), (272, 300)], 34),
    ([(374, 220), (352, 218), (326, 232), (306, 258), (292, 290), (280, 306)], 28),
    ([(372, 222), (362, 232), (340, 246), (322, 262), (318, 286)], 20),
    ([(326, 300), (316, 322), (322, 348), (312, 368), (320, 382), (328, 374)], 14))


def _circlet(group: Group) -> None:
    pose = Pose(HEAD, SCALE, -3)
    brow = gilt_hem(group, [pose.point(p) for p in ((36, -54), (14, -68), (-22, -76), (-58, -66), (-82, -40))], 13)
    rays(group, brow.back(), ((.07, 42), (.31, 58), (.57, 64), (.8, 56)), pal.PEARL, "#FFFFFF")
    for u, size in ((.06, .42), (.3, .52), (.55, .58), (.8, .48)):
        root, along = brow.at(u), brow.tangent(u)
        leaf_at = root + 1j * along * 26 * size / .5
        clover(group, leaf_at, size, np.degrees(np.angle(1j * along)) + 90)
        gem(group, root, 5, "#2F6B43", "#8DB78E")
    group.stroke(pose.line((-12, 34), (-12, 44)), pal.INK, 2)
    gem(group, pose.point((-13, 48)), 6.5)


def _arm(group: Group) -> None:
    sleeve(group, [(192, 476), (142, 560), (116, 720)], SLEEVE, round_arm(52, 54), 4, GOWN.base)
    stalk = ribbon(curve([(212, 740), (194, 620), (168, 500), (150, 400)]), lambda u: 5.5 - 1.5 * u)
    group.solid(stalk, "#5C7B57", None, 1.5, 3)
    for s, at in ((-1, (118, 470)), (1, (206, 456))):
        twig = ribbon(curve([(166, 510), (160 + s * 20, 494), at]), lambda u: 3.4 - 1.4 * u)
        group.solid(twig, "#5C7B57", None, 1.4, 2)
        clover(group, at, .62, s * 30)
    clover(group, (146, 386), 1.12, -10)
    forearm(group, [(108, 716), (134, 648), (172, 600)], GOWN, (38, 21), LINEN.base, LINEN.dark)
    fist(group, (182, 562), .88, 6, False, LADY.skin, LADY.shade)
    gem(group, (196, 548), 5, "#2F6B43", "#8DB78E")
