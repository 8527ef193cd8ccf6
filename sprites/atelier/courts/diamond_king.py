"""King of diamonds: a sun king, grey at the temples, looks straight out; a peregrine stands on his glove."""
from __future__ import annotations

from collections.abc import Sequence

from ..court import CourtInks, court_card
from ..dress import Cloth, brocade, garment, gilt_hem, round_arm, sleeve
from ..faces import Person
from ..falcon import falcon, talons
from ..figures import Hair, lock, locks
from ..geometry import Spot, polar
from ..hats import ray_crown
from ..heads import facing
from ..line import ends, taper
from ..splines import Pose, curve
from ..svg import Group
from .sides import inked, sunflowers

INKS = CourtInks("#E6D09C", "#D8BF86", "#8A5A34", "#F0DDB0", "#9A5420")
GOLD = Hair("#D3A24A", "#F0D38C", "#9C6C26")
ROBE = Cloth("#2F6A6C", "#1F474C", "#6FA39B")
GLOVE = Cloth("#C08A52", "#8F5E30", "#DDB37C")
GLOVE_LINE = "#4E2F18"
PERCH = (168, 566)
TUNIC = Cloth("#EBD9AE", "#CDB27A", "#F8EFD6")
RAY = Cloth("#E6B33C", "#B97A22", "#F3D580")
MONARCH = Person("man", iris="#5B7A6A", brow="#7A4F1C", bushy=1.35, lids=.3, lips="#B4685A", blush="#E0A583")
GREY = Hair("#C9C0AC", "#EDE6D6", "#948A78")
BEARD: list[Spot] = [(-52, 14, "c"), (-44, 40), (-30, 50), (-18, 50), (-19, 60, "c"), (-10, 69), (0, 71), (10, 69),
                     (19, 60, "c"), (18, 50), (30, 50), (44, 40), (52, 14, "c"), (53, 50), (42, 82), (22, 104),
                     (0, 122, "c"), (-22, 104), (-42, 82), (-53, 50)]
MOUSTACHE = ((1, 46), (12, 47), (24, 54), (36, 52), (40, 43))
HEAD, SCALE = (330, 282), 1.1


def draw() -> Group:
    """The whole card."""
    return court_card(inked(figure()), "R", "D", INKS)


def figure() -> Group:
    """The upper half, without its contour."""
    group = Group()
    sunflowers(group, ((66, 400, .6, 0), (558, 200, .74, 10), (564, 404, .56, 0)))
    _back_hair(group)
    _robe(group)
    _collar(group)
    _beard(group, facing(group, HEAD, SCALE, 0, MONARCH))
    locks(group, _both(FRONT), GOLD, 3)
    locks(group, _both(TEMPLES), GREY)
    ray_crown(group, HEAD, SCALE)
    _falcon(group)
    return group


def _both(rows: Sequence[tuple[Sequence[tuple[float, float]], float]]) -> list[tuple[list[Spot], float]]:
    """Locks of both sides; `rows` are those of the left in units of the head."""
    pose = Pose(HEAD, SCALE)
    return [([pose.point((side * x, y)) for x, y in spots], width) for spots, width in rows for side in (1, -1)]


BACK = (([(-20, -80), (-60, -40), (-70, 10), (-84, 46), (-112, 48), (-110, 32)], 44),
        ([(-20, -80), (-56, -30), (-58, 24), (-66, 64), (-92, 78), (-96, 64)], 40),
        ([(-20, -80), (-50, -20), (-48, 40), (-52, 80), (-70, 100), (-78, 88)], 34))
FRONT = (([(-6, -84), (-40, -62), (-58, -22), (-60, 16), (-74, 40), (-92, 36), (-90, 24)], 30),
         ([(-4, -84), (-32, -66), (-50, -32), (-53, 4), (-62, 26), (-76, 24), (-76, 14)], 24),
         ([(-2, -82), (-24, -68), (-42, -44), (-50, -14)], 18))
TEMPLES = (([(-26, -68), (-44, -48), (-52, -20), (-52, 8)], 13),)


def _beard(group: Group, pose: Pose) -> None:
    """A beard of short flames along the jaw, greying on the chin, and a moustache that curls up."""
    inside = Group().fill(pose.shape([(12, 66), (30, 50), (60, 10, "c"), (60, 90), (0, 130, "c"), (8, 96)]), GOLD.dark)
    inside.fill(pose.shape([(-9, 72, "c"), (-11, 92), (0, 118, "c"), (11, 92), (9, 72, "c"), (0, 76)]), GREY.base)
    for x in range(-46, 50, 8):
        foot = 40 + abs(x) * -.4 + 14
        inside.fill(taper(pose.curve([(x, foot), (x * .86, foot + 26), (x * .45, 112 - abs(x) * .3)]), 2.4, .6, ends()),
                    "#6E4717")
    group.solid(pose.shape(BEARD), GOLD.base, inside, 1.6, 3.2)
    for side in (-1, 1):
        lock(group, [pose.point((side * x, y)) for x, y in MOUSTACHE], 13, GOLD, 1)


def _back_hair(group: Group) -> None:
    mass = curve([(330, 168), (270, 190), (246, 252), (240, 310), (226, 346), (268, 362), (330, 340), (394, 334),
                  (412, 310), (402, 250), (386, 186)], closed=True)
    group.solid(mass, GOLD.dark, None, 1.6, 3)
    locks(group, _both(BACK), GOLD, 3)
    neck = curve([(282, 320, "c"), (286, 376), (268, 420, "c"), (396, 420, "c"), (372, 384), (366, 340, "c")],
                 closed=True)
    shade = curve([(280, 330, "c"), (312, 372), (350, 384), (380, 376, "c"), (380, 330, "c")], closed=True)
    group.solid(neck, MONARCH.skin, Group().fill(shade, MONARCH.shade), 1.6, 3.2)


BODY: list[Spot] = [(300, 400, "c"), (212, 420), (146, 470), (106, 570), (90, 740, "c"), (580, 740, "c"), (560, 570),
                    (522, 470), (450, 418), (372, 400, "c")]


def _robe(group: Group) -> None:
    garment(group, BODY, ROBE, [[(450, 410, "c"), (430, 520), (450, 740, "c"), (610, 740, "c"), (580, 410, "c")]],
            [[(470, 500), (480, 580), (466, 700)]], brocade("D", ROBE.light, (110, 470, 570, 730), (66, 52), 26, 17), 4)
    front: list[Spot] = [(300, 420, "c"), (290, 540), (306, 740, "c"), (404, 740, "c"), (398, 540), (376, 420, "c")]
    garment(group, front, TUNIC, [[(354, 420, "c"), (360, 740, "c"), (420, 740, "c"), (410, 420, "c")]],
            [[(330, 540), (336, 640), (330, 720)]])
    for spots in ([(300, 420), (290, 540), (308, 740)], [(376, 420), (398, 540), (402, 740)]):
        gilt_hem(group, spots, 14, 15, 3.2, bead_colour="#C9682A")


MIDDLE, FAN = 336 + 366j, 17


def _collar(group: Group) -> None:
    """Rays of a sunflower round the neck, two rows."""
    for row, reach, tone in ((0, 150, RAY.dark), (1, 128, RAY.base)):
        for i in sorted(range(FAN - row), key=lambda k: -abs(k - (FAN - 1 - row) / 2)):
            way = 176 - (172 / (FAN - 1)) * (i + row * .5)
            flat = polar(1, way)
            pose = Pose(MIDDLE + complex(flat.real * 46, flat.imag * 22), 1, way + 90)
            long = reach * (1 - .16 * abs(flat.imag)) - 46
            ray = pose.shape([(-9, 0, "c"), (-15, -long * .5), (-6, -long * .88), (0, -long, "c"), (6, -long * .88),
                              (15, -long * .5), (9, 0, "c")])
            inside = Group().fill(pose.shape([(2, 0, "c"), (4, -long * .6), (0, -long, "c"), (30, -long, "c"),
                                              (30, 0, "c")]), RAY.dark if row else "#8A5518")
            inside.ink(pose.curve([(-6, -8), (-8, -long * .5), (-2, -long * .9)]), 4, "both", RAY.light)
            inside.ink(pose.curve([(0, 0), (0, -long * .8)]), 2, "out", "#6B3F16")
            group.solid(ray, tone, inside, 1.6, 3.4)
    gilt_hem(group, [(278, 378), (300, 398), (338, 408), (376, 398), (394, 376)], 15, 9, 4.4, "#6B4226", "#A8713A",
             "#E6B33C")


def _falcon(group: Group) -> None:
    """A peregrine on the gloved fist."""
    sleeve(group, [(182, 456), (128, 548), (92, 700)], ROBE, round_arm(56, 60))
    sleeve(group, [(66, 720), (104, 670), (140, 620)], TUNIC, lambda u: 44 - 12 * u)
    falcon(group, PERCH, 1.12, -4)
    cuff = curve([(84, 652, "c"), (74, 606), (112, 584, "c"), (146, 604), (158, 640, "c"), (124, 684)], closed=True)
    group.solid(cuff, GLOVE.base, Group().fill(curve([(120, 590, "c"), (134, 640), (110, 690, "c"), (180, 690, "c"),
                                                      (180, 600, "c")], closed=True), GLOVE.dark), 1.6, 3.6)
    gilt_hem(group, [(84, 652), (76, 606), (112, 586)], 8)
    hand = curve([(112, 596, "c"), (132, 570), (168, 562), (202, 566), (218, 580), (214, 600), (206, 622), (180, 634),
                  (150, 634, "c")], closed=True)
    inside = Group().fill(curve([(150, 612), (190, 606), (230, 590, "c"), (230, 650, "c"), (130, 650, "c")],
                                closed=True), GLOVE.dark)
    inside.fill(curve([(134, 584), (160, 572), (196, 572), (160, 580)], closed=True), GLOVE.light)
    group.solid(hand, GLOVE.base, inside, 1.6, 3.8)
    for k in range(3):
        y = 586.0 + 13 * k
        group.fill(taper(curve([(218 - 3 * k, y), (194 - 2 * k, y + 3), (176 - 2 * k, y + 1)]), 2.6, .6, ends(.1, .6)),
                   GLOVE_LINE)
    thumb = curve([(132, 594), (152, 580), (182, 582), (196, 590), (190, 600), (168, 600), (146, 610)], closed=True)
    group.solid(thumb, GLOVE.base, None, 1.4, 3.0)
    talons(group, PERCH, 1.0)
