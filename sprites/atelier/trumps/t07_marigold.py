"""Trump 7: pot marigold at evening; one head open, one half shut in front of the low sun, ripe fruits."""
from __future__ import annotations

from ..card import Card
from ..flowers.marigold import MARIGOLD_LEAF, marigold_bud, marigold_fruits, marigold_leaf, marigold_stem, offshoot
from ..flowers.marigold_head import marigold_evening, marigold_head
from ..flowers.perch import perch
from ..flowers.turned import View
from ..frame import trump_card
from ..geometry import circle
from ..growth.bumblebee import bumblebee_side
from ..line import keyline
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones
from .scenery import bars, cypress, luminary, ridge, sky

LOW = (306, 646)  # the setting sun
EDGE = "#1F2C2C"
COOL = Tones("#BCCB9A", "#86A577", "#527A5C", "#223A32")
BANDS = ((470, 26, .010, "#9DB9B8"), (580, 22, .012, "#B5C4AE"), (676, 18, .014, "#D2CDA2"),
         (756, 14, .016, "#E8CF96"))
HILLS = ((838, 26, .0105, .6, "#7F9F92"), (880, 20, .016, 2.6, "#688C7C"), (936, 14, .020, 4.4, "#507566"))
MAIN = curve([(342, 1130), (316, 960), (346, 800), (388, 640), (388, 500), (356, 380)])
EVENING = curve([(318, 1130), (268, 980), (186, 880), (140, 780), (142, 668)])
# spine, half-width, how far the edge rolls
BEHIND = (([(330, 1060), (410, 1000), (452, 930), (486, 872)], 30, .6),
          ([(300, 1080), (214, 1010), (136, 986), (64, 944)], 34, 0),
          ([(376, 700), (440, 676), (500, 616), (520, 540)], 25, 0),
          ([(200, 890), (140, 880), (90, 850), (52, 790)], 24, .6))
BEFORE = (([(326, 1120), (250, 1072), (160, 1060), (60, 1066)], 34, .5),
          ([(330, 1100), (380, 1020), (398, 950), (400, 880)], 32, 0),
          ([(300, 1120), (276, 1040), (240, 980), (232, 920)], 28, .6))
FUR = Tones("#F3CF6C", "#C98A2C", "#33261C", "#1C1410")
GAUZE = Tones("#F4F1E6", "#D5D9D4", "#B9C2C0", "#4A4A48")


def draw() -> Card:
    picture = _evening()
    _sunset(picture)
    _hills(picture)
    leaves, stems, front, heads, head = Group(), Group(), Group(), Group(), Group()
    for i, (spots, width, roll) in enumerate(BEHIND):
        marigold_leaf(leaves, curve(spots), width, (COOL, MARIGOLD_LEAF)[i % 2], roll)
    bud, fruits = offshoot(MAIN, .52, 490 + 476j), offshoot(MAIN, .22, 432 + 792j)
    for spine, first, last in ((bud, 8, 6), (fruits, 9, 7), (EVENING, 12, 8), (MAIN, 17, 11)):
        marigold_stem(stems, spine, first, last)
    marigold_bud(heads, perch(bud, .8))
    marigold_fruits(heads, perch(fruits, 1.08))
    marigold_evening(heads, perch(EVENING, 1.12))
    for i, (spots, width, roll) in enumerate(BEFORE):
        marigold_leaf(front, curve(spots), width, (MARIGOLD_LEAF, COOL)[i % 2], roll)
    marigold_head(head, View((340, 306), 204, 46, 0, -18))
    for layer, thick in ((leaves, 4.4), (stems, 4.6), (heads, 5.2), (front, 4.6), (head, 5)):
        picture.add(keyline(layer, 1.1, thick, EDGE))
    bee = Group()
    bumblebee_side(bee, Pose((360, 266), .92, -12, flip=True), FUR, GAUZE)
    picture.add(keyline(bee, .9, 3, FUR.line))
    return trump_card(picture, "7", "SOUCI")


def _evening() -> Group:
    group = sky("#5F8794", (100, "#6E949D"), (240, "#7FA2A7"), (370, "#8FAFB0"))
    for top, swing, pace, tone in BANDS:
        ridge(group, top, swing, pace, top, tone)
    return group


def _sunset(group: Group) -> None:
    luminary(group, LOW, 92, ("#E9C88C", "#F0CB84", "#F5D083", "#FCEBB6"), "#A9683A", "#E3B05E")
    bars(group, ((180, 706, 300, 13), (340, 668, 210, 10), (470, 616, 260, 13), (90, 590, 200, 11), (330, 560, 170, 9),
                 (540, 690, 230, 14), (60, 660, 170, 10)), "#E2AE78", "#F2D9A0")
    ridge(group, 742, 12, .014, 1.0, "#B3B58C")
    for x, high in ((60, 92), (84, 116), (106, 82), (462, 96), (486, 72), (560, 84), (584, 110)):
        group.fill(cypress((x, 786), high, 12), "#5E7C64")
    ridge(group, 778, 8, .017, 2.0, "#93A682")
    for x in (176, 232, 420):
        _skep(group, x, 814)


def _skep(group: Group, x: float, y: float) -> None:
    """A hive of coiled straw on its bench."""
    form = curve([(x - 17, y, "c"), (x - 17, y - 16), (x, y - 36), (x + 17, y - 16), (x + 17, y, "c")], True)
    coils = Group().fill(form, "#D9B673").fill(curve([(x + 3, y + 4), (x + 7, y - 18), (x, y - 40), (x + 30, y - 40),
                                                      (x + 30, y + 4)], True), "#BC9656")
    for k in range(1, 6):
        coils.stroke(curve([(x - 20, y - 6.4 * k), (x, y + 2 - 6.4 * k), (x + 20, y - 6.4 * k)]), "#8F6C38", 1.1)
    group.clip(form, coils).stroke(form, "#8F6C38", 1.3)
    group.fill(circle((x - 1, y - 3.5), 4, 3.4), "#5A4326")
    group.stroke(curve([(x - 24, y + 1.5), (x + 24, y + 1.5)]), "#8F6C38", 3)


def _hills(group: Group) -> None:
    for hill in HILLS:
        ridge(group, *hill)
