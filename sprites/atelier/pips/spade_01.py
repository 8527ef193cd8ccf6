"""Ace of spades, the show ace: night, a full moon, anemones, Cassiopeia and the name of the pack."""
from __future__ import annotations

from .. import palette as pal
from ..banner import banner
from ..card import Card
from ..flowers.turned import View
from ..geometry import circle, polar
from ..growth import anemone
from ..line import keyline
from ..pip_cards import FIELD, show_card
from ..splines import Pose, curve
from ..suits import SPADE, SUITS, ground_lines
from ..svg import Group
from ..tones import Tones

MIDDLE, RADIUS = 305 + 556j, 178
SKY, SKY_LINE, EDGE = "#22304C", "#2B3B5A", "#0F1728"
PAPER = Tones("#F3E7C6", "#DCC58F", "#B3924F", "#23304A")
HIGH = curve([(226, 1130), (262, 930), (150, 740), (122, 520), (196, 346), (330, 290)])
LEFT = curve([(196, 1130), (168, 980), (92, 840), (76, 680), (134, 524)])
RIGHT = curve([(250, 1130), (316, 1000), (452, 880), (536, 740), (492, 610)])
BUD = curve([(286, 1130), (400, 990), (520, 810), (556, 600), (540, 400), (522, 258)])
# It ends where the window of the large-index deck is still wide enough for the last letter.
RIBBON = curve([(92, 858), (184, 880), (288, 856), (380, 818), (466, 790)])
CASSIOPEIA = ((398, 84, 3.4), (436, 118, 3.8), (474, 92, 3.2), (512, 124, 3.6), (548, 88, 2.8))
STARS = ((236, 96, 2.4), (300, 70, 1.6), (360, 118, 1.6), (210, 150, 1.6), (150, 262, 2.2), (96, 360, 1.6),
         (190, 214, 1.4), (460, 372, 2.2), (440, 420, 1.4), (560, 420, 1.8), (60, 420, 1.4), (84, 770, 1.8),
         (300, 782, 1.5), (230, 766, 2.1), (380, 774, 2.0), (440, 738, 1.5), (500, 770, 1.8), (128, 706, 1.4))
LEAVES = (([(150, 1130), (104, 1070), (92, 1010)], 176, (1, 1)), ([(330, 1130), (410, 1060), (452, 976)], 190, (1, 1)),
          ([(236, 1130), (256, 1090), (270, 1060)], 130, (1, 1)))


def _moon(group: Group) -> None:
    group.fill(circle(MIDDLE, RADIUS + 26), "#33466B").stroke(circle(MIDDLE, RADIUS + 26), pal.GILT_LIGHT, 2)
    for i in range(48):
        group.fill(circle(MIDDLE + polar(RADIUS + 13, 7.5 * i), 3.6 if i % 4 == 0 else 1.7), pal.GILT_LIGHT)
    group.stroke(circle(MIDDLE, RADIUS), pal.GILT, 5).fill(circle(MIDDLE, RADIUS - 2), SUITS["S"].ground)
    group.stroke(circle(MIDDLE, RADIUS - 10), "#A9B4BC", 1.3)


def _sky() -> Group:
    group = Group().fill(FIELD, SKY)
    ground_lines(group, "S", SKY_LINE, .5)
    for x, y, size in (*STARS, *CASSIOPEIA):
        group.fill(circle((x, y), size), pal.GILT_LIGHT)
    _moon(group)
    return group


def _sign() -> Group:
    group, pose = Group(), Pose(305 + 560j, 230 / 104)
    spade = pose.path(SPADE)
    group.fill(spade, SUITS["S"].colour)
    anemone.show_spade(group, pose, "#9FB2C8")
    return group.contour(spade, 1.2, 4.5, SUITS["S"].dark)


def draw() -> Card:
    leaves, stems, flowers, ribbon = Group(), Group(), Group(), Group()
    for spots, size, seen in LEAVES:
        anemone.parsley(leaves, curve(spots), size, anemone.NIGHT_LEAF, anemone.NIGHT_LEAF, seen=seen)
    for spine in (BUD, LEFT, RIGHT, HIGH):
        anemone.anemone_stem(stems, spine, 12, 7, anemone.NIGHT_LEAF, anemone.NIGHT_LEAF.light)
    anemone.collar(stems, LEFT, .80, 80, anemone.NIGHT_LEAF)
    anemone.collar(stems, RIGHT, .82, 72, anemone.NIGHT_LEAF)
    anemone.collar(stems, HIGH, .80, 100, anemone.NIGHT_LEAF, anemone.ROUND)
    anemone.anemone_bud(flowers, anemone.tip(BUD, .9), anemone.PALE_ANEMONE, anemone.NIGHT_LEAF)
    anemone.anemone_cup(flowers, View((138, 520), 80, 28, .85, -14), anemone.PALE_ANEMONE, 2)
    anemone.anemone_open(flowers, View((488, 604), 78, 54, .35, 28), anemone.PALE_ANEMONE, -70, 5)
    anemone.anemone_open(flowers, View((318, 270), 134, 64, .25, 8), anemone.PALE_ANEMONE, -84, 1)
    banner(ribbon, RIBBON, 54, "TAROT DES FLEURS", 35, PAPER, 26)
    picture = _sky().add(keyline(leaves, 1.2, 4.6, EDGE))
    picture.add(keyline(stems, 1.2, 4.8, EDGE))
    picture.add(keyline(flowers, 1.3, 6, EDGE)).add(_sign()).add(keyline(ribbon, 1.3, 6, EDGE))
    return show_card("S", picture)
