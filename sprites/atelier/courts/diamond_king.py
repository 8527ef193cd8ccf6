"""King of diamonds: a sun king glances at the peregrine on his glove."""
from __future__ import annotations

from collections.abc import Sequence

from ..beards import Tress, moustache, tresses
from ..court import CourtInks, court_card
from ..dress import Cloth, brocade, garment, gilt_hem
from ..faces import Person
from ..falcon import falcon, talons
from ..figures import Hair, locks
from ..geometry import Spot, point, polar
from ..likeness import Eye, Likeness, likeness
from ..line import ends, taper
from ..pieces import Piece
from ..splines import Pose, curve
from ..svg import Group
from .diamond_crown import crown, crown_behind
from .diamond_glove import arm, fist, jesses
from .sides import inked, sunflowers

INKS = CourtInks("#E6D09C", "#D8BF86", "#8A5A34", "#F0DDB0", "#9A5420")
GOLD = Hair("#B57A38", "#DDB06A", "#76461C")
ROBE = Cloth("#2F6A6C", "#1F474C", "#6FA39B")
PERCH = (200, 522)
TUNIC = Cloth("#EBD9AE", "#CDB27A", "#F8EFD6")
RAY = Cloth("#E6B33C", "#B97A22", "#F3D580")
MONARCH = Person("man", skin="#E5B98F", shade="#C48A60", iris="#4F7A6A", brow="#7A4F1C", bushy=1.15, lips="#B4685A",
                 blush="#DFAE83")
HEAD = Pose((342, 282), 1.1, -4, True)


def draw() -> Group:
    """The whole card."""
    return court_card(inked(figure()), "R", "D", INKS)


def figure() -> Group:
    """The upper half, without its contour."""
    group = Group()
    sunflowers(group, ((66, 400, .6, 0), (558, 200, .74, 10), (564, 404, .56, 0)))
    crown_behind(group, HEAD)
    _back_hair(group)
    _robe(group)
    _collar(group)
    locks(group, _side(FRONT, -.92), GOLD, 3)
    likeness(group, HEAD, FACE, MONARCH)
    _beard(group)
    locks(group, _side(FRONT, 1), GOLD, 3)
    locks(group, [*_side(HAIRLINE, 1), *_side(FAR_LINE, 1)], GOLD)
    crown(group, HEAD, ROBE)
    _falcon(group)
    return group


def _side(rows: Sequence[tuple[Sequence[tuple[float, float]], float]], side: float) -> list[tuple[list[Spot], float]]:
    """Locks in units of the head, given for the near side, on the `side` 1; a negative one is the far side."""
    return [([HEAD.point((side * x, y)) for x, y in spots], width) for spots, width in rows]


def _turned(spot: Spot) -> complex:
    """`spot` of a head seen from the front, where a turn of fifteen degrees takes it."""
    z = point(spot)
    return z + 16 * max(0, 1 - (z.real / 60) ** 2)


BACK = (([(-20, -80), (-60, -48), (-74, -4), (-66, 36), (-82, 72), (-70, 98), (-58, 90)], 42),
        ([(-20, -80), (-56, -34), (-62, 14), (-54, 50), (-66, 84), (-50, 104), (-40, 94)], 38))
FRONT = (([(-6, -84), (-44, -64), (-64, -26), (-58, 10), (-74, 38), (-66, 62), (-54, 56)], 28),
         ([(-4, -84), (-34, -68), (-54, -34), (-52, 2), (-63, 26), (-54, 44)], 22),
         ([(-2, -82), (-26, -70), (-46, -46), (-51, -16)], 17))
HAIRLINE = (([(-8, -66), (-30, -46), (-46, -24), (-50, 6), (-56, 26)], 17),
            ([(4, -66), (-18, -49), (-36, -38), (-48, -20), (-51, -8)], 12))
FAR_LINE = (([(6, -68), (24, -58), (40, -45), (49, -30), (50, -14)], 12),)
MASS: list[Spot] = [(-53, 4, "c"), (-48, 36), (-28, 54), (0, 58), (28, 54), (48, 40), (54, 20, "c"), (58, 50), (46, 92),
                    (18, 124), (-18, 124), (-46, 92), (-58, 50)]
BEARD: tuple[Tress, ...] = (  # the left of each pair of locks, from the ears to the chin
    ([(-57, -6), (-64, 28), (-55, 60), (-66, 86), (-56, 96)], 20),
    ([(-50, 52), (-57, 72), (-47, 94), (-58, 115), (-46, 121)], 27),
    ([(-38, 54), (-46, 82), (-32, 108), (-43, 132), (-29, 140)], 30),
    ([(-22, 54), (-30, 88), (-15, 118), (-25, 144), (-11, 152)], 30))
FAR_EAR: Tress = ([(56, 20), (61, 44), (55, 66), (64, 86), (55, 96)], 17)
CHIN: tuple[Tress, ...] = (([(9, 62), (12, 94), (2, 122), (10, 148), (20, 152)], 28),
                           ([(-7, 62), (-9, 92), (3, 120), (-6, 150), (4, 162)], 27))
WINGS: tuple[Tress, ...] = (([(-1, 45), (-16, 47), (-30, 57), (-46, 60), (-58, 52), (-56, 43)], 20),)


def _pairs(rows: Sequence[Tress]) -> list[Tress]:
    """`rows` of the left and, mirrored, of the right."""
    return [([_turned((side * z.real, z.imag)) for z in map(point, spots)], width) for spots, width in rows
            for side in (1, -1)]


def _beard(group: Group) -> None:
    """A lion's beard: it flows from ear to ear in locks like flames; a moustache that curls up."""
    group.solid(HEAD.shape(MASS), GOLD.dark, None, 1.6, 3.2)
    chin = (([_turned(spot) for spot in spots], width) for spots, width in CHIN)
    tresses(group, HEAD, [BEARD[0], FAR_EAR, *_pairs(BEARD[1:]), *chin], GOLD, root=0)
    group.fill(HEAD.shape([(-6, 56), (16, 50), (34, 55), (30, 68), (17, 74), (2, 68)]), GOLD.dark)
    mouth = HEAD.shape([(1, 58, "c"), (16, 61.4), (31, 57, "c"), (27, 65), (17, 68.4), (8, 66)])
    parting = HEAD.curve([(-2, 55.6), (7, 60), (16, 61.6), (25, 60), (34, 54.6)])
    group.fill(mouth, MONARCH.lips).fill(taper(parting, 3, 1.2, ends()), "#4E2F18")
    moustache(group, HEAD, _pairs(WINGS), GOLD)


FACE = Likeness(  # in three-quarter view, the eyes on the falcon, the near brow raised
    Piece([(0, -86), (34, -78), (43, -58), (49, -30), (45.5, -9), (50, 5), (55.5, 19), (55, 36), (49, 54), (36, 72),
           (20, 86), (6, 91), (-14, 88), (-36, 72), (-50, 46), (-56, 16), (-57, -14), (-56, -48), (-36, -78)],
          ([(-70, -90, "c"), (-30, -80), (-34, -44), (-48, -16), (-40, 6), (-31, 22), (-38, 38), (-28, 60), (-8, 82),
            (4, 98, "c"), (-70, 110, "c")],
           [(-40, 0), (-34, -15), (-16, -17), (0, -11), (9, -1), (8, 9), (2, 3), (-10, -6), (-27, -2)],
           [(19, 4), (20, -7), (29, -13), (40, -12), (47, -3), (45, 2), (39, -2), (32, -5), (25, -2)],
           [(14, -12, "c"), (10, 3), (7, 18), (0, 28), (1, 37), (8, 43), (22, 46, "c"), (17, 36), (15, 20), (15, 2)],
           [(2, 45), (18, 48), (32, 45), (24, 52), (8, 52)]),
          ([(16.4, 2), (19, 12), (24, 24), (27, 33), (22, 31), (18, 16)],)),
    (Eye([(-29, 5, "c"), (-22, -1.8), (-12, -4), (-3, -1.4), (4.4, 6.4, "c"), (-4, 8), (-17, 7.8)], (-7.4, 3, 7.2),
         [(-35, 7.4), (-23, -2.4), (-12, -4.8), (-3, -2), (6, 7)], [(-32, -4), (-14, -11), (3, -3.4)],
         [(-24, 10), (-12, 11.4), (0, 9.4)]),
     Eye([(21, 6, "c"), (25.6, -.4), (33, -2.8), (40, 0), (43.4, 5, "c"), (38, 7.2), (29, 7.4)], (34.8, 3, 6.2),
         [(19.4, 6.8), (25.6, -1), (33, -3.6), (40.6, -.8), (46, 5)], [(21, -4), (33, -9.4), (44, -3)],
         [(25, 9.4), (32, 10.4), (40, 8.4)])),
    (([(6, -15), (-8, -26), (-26, -27), (-44, -12)], 8), ([(19, -13), (29, -20.4), (40, -19.4), (49.6, -8)], 7)),
    (([(8, -5), (9, 4), (7, 12)], 1.2), ([(19.4, -4), (22.4, 5), (28, 16), (34.6, 28)], 2),
     ([(34.6, 28), (36.4, 34), (31, 40), (23, 42.6), (16, 40)], 2.6),
     ([(6, 25), (-1, 31.6), (.6, 39.6), (8, 39.4)], 2.6), ([(30.6, 35), (34, 37), (36, 34)], 1.5)),
    ([(0, 60), (1, 60), (0, 61)], [(0, 62), (1, 62), (0, 63)]), [(-2, 61), (0, 61.4), (2, 61)],
    ([(-52, 10, "c"), (-30, 17), (-9, 21), (-7, 33), (-26, 46, "c"), (-44, 36)],
     [(40, 13), (50, 15), (54, 26), (50, 38), (41, 36)]),
    (([(-26, 14.4), (-14, 17.4), (-1, 13.6)], 1.2), ([(27, 13), (34, 14.4), (41, 11.6)], 1.1),
     ([(-37, 5), (-42, 2.6), (-46, 2.4)], 1.2), ([(-36, 9), (-41, 10), (-45, 12.6)], 1.2),
     ([(1, 26), (-9, 33), (-15, 43)], 1.5), ([(-24, -33), (-10, -32), (2, -26)], 1.2)))


def _back_hair(group: Group) -> None:
    mass = curve([(350, 168), (296, 186), (270, 250), (266, 310), (256, 344), (284, 360), (340, 340), (404, 344),
                  (430, 320), (424, 250), (406, 190)], closed=True)
    group.solid(mass, GOLD.dark, None, 1.6, 3)
    locks(group, [*_side(BACK, 1), *_side(BACK, -.92)], GOLD, 3)
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


MIDDLE, FAN = 342 + 366j, 17


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
    gilt_hem(group, [(284, 378), (306, 398), (344, 408), (382, 398), (400, 376)], 15, 9, 4.4, "#6B4226", "#A8713A",
             "#E6B33C")


def _falcon(group: Group) -> None:
    """A peregrine on the gloved fist."""
    arm(group, ROBE, TUNIC)
    falcon(group, PERCH, 1.04, -2)
    jesses(group)
    fist(group)
    talons(group, PERCH, 1.04, -2)
