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
from ..likeness import Eye, Likeness, likeness
from ..line import ends, taper
from ..pieces import Piece, Tint, lay_all
from ..splines import Pose, curve
from ..svg import Group
from .sides import inked, sunflowers

INKS = CourtInks("#E6D09C", "#D8BF86", "#8A5A34", "#F0DDB0", "#9A5420")
GOLD = Hair("#B57A38", "#DDB06A", "#76461C")
ROBE = Cloth("#2F6A6C", "#1F474C", "#6FA39B")
GLOVE = Cloth("#C08A52", "#8F5E30", "#DDB37C")
PERCH = (168, 566)
TUNIC = Cloth("#EBD9AE", "#CDB27A", "#F8EFD6")
RAY = Cloth("#E6B33C", "#B97A22", "#F3D580")
MONARCH = Person("man", skin="#E5B98F", shade="#C48A60", iris="#4F7A6A", brow="#7A4F1C", bushy=1.25, lips="#B4685A")
GREY = Hair("#C9C0AC", "#EDE6D6", "#948A78")
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
    likeness(group, Pose(HEAD, SCALE), FACE, MONARCH)
    _beard(group)
    locks(group, _both(FRONT), GOLD, 3)
    locks(group, _both(TEMPLES), GREY)
    ray_crown(group, HEAD, SCALE)
    _falcon(group)
    return group


def _both(rows: Sequence[tuple[Sequence[tuple[float, float]], float]]) -> list[tuple[list[Spot], float]]:
    """Locks of both sides; `rows` are those of the left in units of the head."""
    pose = Pose(HEAD, SCALE)
    return [([pose.point((side * x, y)) for x, y in spots], width) for spots, width in rows for side in (1, -1)]


BACK = (([(-20, -80), (-60, -48), (-74, -4), (-66, 36), (-82, 72), (-70, 98), (-58, 90)], 42),
        ([(-20, -80), (-56, -34), (-62, 14), (-54, 50), (-66, 84), (-50, 104), (-40, 94)], 38))
FRONT = (([(-6, -84), (-44, -64), (-64, -26), (-58, 10), (-74, 38), (-66, 62), (-54, 56)], 28),
         ([(-4, -84), (-34, -68), (-54, -34), (-52, 2), (-63, 26), (-54, 44)], 22),
         ([(-2, -82), (-26, -70), (-46, -46), (-51, -16)], 17))
TEMPLES = (([(-28, -70), (-46, -50), (-53, -22), (-52, 8)], 12),)
BEARD = (([(-50, 6), (-61, 34), (-56, 58), (-72, 80), (-66, 90)], 22), ([(-48, 22), (-54, 54), (-46, 80),
                                                                         (-60, 104), (-52, 112)], 24),
         ([(-38, 38), (-42, 68), (-32, 96), (-44, 122), (-34, 128)], 25),
         ([(-25, 50), (-29, 82), (-17, 108), (-27, 134), (-16, 138)], 24))
MOUSTACHE = (([(-2, 45), (-14, 50), (-28, 60), (-44, 62), (-54, 50), (-48, 44)], 17), ([(-1, 44), (-14, 46),
                                                                                        (-28, 54), (-40, 54)], 11))


def _beard(group: Group) -> None:
    """A lion's beard: locks like flames round the jaw, a grey one on the chin, a moustache that curls up."""
    pose = Pose(HEAD, SCALE)
    group.solid(pose.shape([(-52, 10, "c"), (-50, 44), (-28, 56), (0, 60), (28, 56), (50, 44), (52, 10, "c"),
                            (54, 60),
                            (36, 100), (0, 124), (-36, 100), (-54, 60)]), GOLD.dark, None, 1.6, 3.2)
    locks(group, _both(BEARD), GOLD, 2)
    for spots, width, hair in (([(10, 62), (14, 94), (4, 118), (14, 142), (22, 138)], 20, GOLD),
                               ([(-8, 62), (-12, 92), (0, 120), (-8, 150), (2, 156)], 23, GREY)):
        lock(group, [pose.point(p) for p in spots], width, hair)
    mouth = pose.shape([(-14, 59, "c"), (0, 57), (14, 59, "c"), (8, 66), (0, 67.6), (-8, 66)])
    group.fill(mouth, MONARCH.lips).fill(taper(pose.curve([(-15, 59), (0, 60.4), (15, 59)]), 3, 1.2, ends()),
                                         "#4E2F18")
    locks(group, _both(MOUSTACHE), GOLD, 1)


LEFT_EYE = Eye([(-37, 3.4, "c"), (-29, -2.8), (-21, -4.4), (-12, -1.6), (-7, 4.6, "c"), (-14, 7), (-26, 7.4)],
               (-21, .8, 6.8), [(-40, 4.6), (-30, -3.2), (-21, -5.2), (-12, -2.2), (-6, 5)], [(-40, -2), (-24, -9),
                                                                                              (-8, -4)],
               [(-32, 9), (-20, 10.8), (-9, 7.4)])
RIGHT_EYE = Eye([(37, 3.4, "c"), (29, -2.8), (21, -4.4), (12, -1.6), (7, 4.6, "c"), (14, 7), (26, 7.4)],
                (21, .8, 6.8), [(40, 4.6), (30, -3.2), (21, -5.2), (12, -2.2), (6, 5)], [(40, -2), (24, -9), (8, -4)],
                [(32, 9), (20, 10.8), (9, 7.4)])
FACE = Likeness(
    Piece([(0, -86), (36, -78), (54, -48), (54, -14), (51, 4), (54, 18), (48, 46), (34, 72), (16, 88), (0, 91),
           (-16, 88), (-34, 72), (-48, 46), (-54, 18), (-51, 4), (-54, -14), (-54, -48), (-36, -78)],
          ([(70, -90, "c"), (28, -76), (30, -40), (46, -14), (42, 6), (34, 22), (40, 40), (28, 60), (14, 84),
            (2, 98, "c"), (70, 110, "c")],
           [(-46, 0), (-42, -12), (-24, -13), (-9, -9), (-4, 2), (-7, 8), (-12, 0), (-24, -6), (-38, -1)],
           [(46, 0), (42, -12), (24, -13), (9, -9), (4, 2), (7, 8), (12, 0), (24, -6), (38, -1)],
           [(5, -14, "c"), (7, 8), (10, 22), (20, 33), (15, 41), (4, 45), (-6, 44, "c"), (5, 38), (5, 24), (3, 6)],
           [(-54, -44, "c"), (-44, -24), (-48, 4), (-58, 20, "c")], [(-52, 22), (-38, 32), (-30, 50), (-44, 52)],
           [(-12, 45), (0, 47), (12, 45), (6, 51), (-6, 51)]),
          ([(-2, -6), (0, 8), (1, 24), (-2, 34), (-5, 24), (-4, 6)],)),
    (LEFT_EYE, RIGHT_EYE),
    (([(-5, -9), (-16, -17), (-33, -19), (-48, -8)], 9), ([(5, -9), (16, -17), (33, -19), (48, -8)], 9)),
    (([(-6.4, -4), (-5.4, 8), (-8.4, 20)], 1.3), ([(7, -4), (6, 10), (9, 21)], 1.5),
     ([(-9, 38), (-4, 43), (0, 44), (4, 43), (9, 38)], 2.8), ([(-13, 26), (-18.6, 34), (-15, 41), (-8, 39)], 2.3),
     ([(13, 26), (18.6, 34), (15, 41), (8, 39)], 2.6)),
    ([(0, 60), (1, 60), (0, 61)], [(0, 62), (1, 62), (0, 63)]), [(-2, 61), (0, 61.4), (2, 61)], (),
    (([(-4, -10), (-6, -18), (-3, -26)], 1.7), ([(4, -10), (6, -18), (4, -25)], 1.7),
     ([(-33, 14), (-21, 17.4), (-9, 13)], 1.5), ([(33, 14), (21, 17.4), (9, 13)], 1.5),
     ([(-18, 32), (-27, 42), (-31, 52)], 1.9), ([(18, 32), (27, 42), (31, 52)], 1.9),
     ([(-42, 2), (-47, 3), (-51, 0)], 1.3), ([(-42, 5), (-47, 8), (-50, 9)], 1.3), ([(42, 3), (47, 4), (51, 1)], 1.3),
     ([(-22, -40), (0, -43), (20, -40)], 1.4)))


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
            [[(470, 500), (480, 580), (466, 700)]], brocade("D", ROBE.light, (110, 470, 570, 730), (66, 52),
                                                            26, 17), 4)
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
    lay_all(group, FIST, GLOVED, LEATHER, 1.6, 3.6)
    talons(group, PERCH, 1.0)


LEATHER = Tint(GLOVE.base, GLOVE.dark, GLOVE.light, "#4E2F18")
FIST = Pose((164, 606), 1.06, -8)
GLOVED: tuple[Piece, ...] = (  # the palm, four fingers closed towards it, the thumb on top
    Piece([(-58, -22, "c"), (-40, -34), (-10, -36), (20, -32), (38, -22), (42, 8), (34, 36), (6, 44), (-30, 42),
           (-52, 34, "c")], ([(-60, 8, "c"), (-30, 4), (-8, -10), (10, -6), (10, 50, "c"), (-60, 50, "c")],)),
    *(Piece([(36, y - 7), (43, y - 4), (46, y + 1), (42, y + 8), (20, y + 9), (tip + 9, y + 8), (tip, y + 2),
             (tip + 4, y - 5),
             (tip + 18, y - 9)],
            ([(tip - 4, y + 3, "c"), (16, y + 4), (50, y, "c"), (48, y + 14, "c"), (tip, y + 14, "c")],),
            ([(tip + 6, y - 3), (tip + 14, y - 6), (tip + 22, y - 5), (tip + 12, y - 1)],),
            (([(20, y - 8), (24, y - 1), (21, y + 7)], 1.7),))
      for y, tip in ((32, -4), (17, -10), (1, -14), (-15, -12))),
    Piece([(-40, -28), (-22, -42), (6, -47), (28, -44), (36, -36), (28, -29), (6, -29), (-14, -22), (-30, -10)],
          ([(-38, -16), (-14, -30), (10, -35), (38, -38), (30, -24), (-10, -16), (-32, -4)],),
          ([(2, -44), (22, -42), (30, -38), (14, -39)],), (([(2, -46), (0, -38), (4, -30)], 1.7),)))
