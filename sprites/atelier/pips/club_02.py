"""Two of clubs: a seedling among grass; one seed leaf wears its coat, a grasshopper sits on the round first leaf."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, foot
from ..growth import clover as c
from ..growth.anemone_ground import dew
from ..line import SHADE, taper
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

HOPPER = Tones("#EFE3A6", "#D9B45E", "#A87A36", "#4E3416")
FAR = ("#CAD6A6", "#AFC48C")
EARTH = [(-10, 1052), (90, 1042), (220, 1056), (330, 1042), (470, 1058), (640, 1038)]
# leaves of older plants in the shade: stalk, radius, the height they are seen from
SHADED = (([(40, 1130), (60, 1040), (70, 900)], 74, 46), ([(330, 1130), (400, 1020), (430, 912)], 84, 40),
          ([(120, 1130), (150, 1060), (140, 1000)], 56, 40), ([(300, 1130), (330, 1060), (330, 1000)], 58, 44))
CROWN = (196, 1000)
SHOOT = curve([(214, 1140), (222, 1070), CROWN])
FIRST = curve([CROWN, (104, 900), (66, 760), (128, 640)])
GREAT = curve([CROWN, (170, 800), (260, 680), (390, 600), (458, 520), (422, 424)])
SHUT = curve([CROWN, (310, 1030), (430, 970), (504, 860), (494, 764)])
HALF = curve([CROWN, (150, 820), (196, 640), (254, 520), (216, 416)])
GRASS = ((40, 470, 30, 0), (96, 330, -16, 1), (150, 560, 40, 0), (330, 420, 60, 0), (410, 690, -30, 1),
         (480, 300, 44, 0),
         (540, 560, -20, 1), (270, 780, 26, 1), (580, 380, 12, 0), (364, 880, 40, 1), (20, 700, 30, 1))


def _meadow(group: Group) -> None:
    """Blades of grass far behind."""
    for x, top, lean, tone in GRASS:
        blade = curve([(x - lean, 1130), (x - lean * .5, (top + 1130) / 2), (x + lean, top)])
        group.fill(taper(blade, 24 - 6 * tone, 0), FAR[tone])


def _grasshopper(group: Group, pose: Pose) -> None:
    """A grasshopper about 110 long that looks to the right, its feet on y 26."""
    for spots, width in (([(30, 6), (38, 18), (46, 26)], 4), ([(16, 8), (20, 20), (14, 27)], 4)):
        group.silhouette(taper(pose.curve(spots), width, 2)).fill(taper(pose.curve(spots), width, 2), HOPPER.deep)
    body = pose.shape([(-60, 8, "c"), (-30, -8), (6, -14), (34, -16), (52, -20), (60, -8), (54, 8), (34, 10), (0, 10),
                       (-34, 12)])
    inside = Group().fill(body, HOPPER.mid)
    inside.fill(pose.shape([(-70, 6), (-20, 2), (24, 2), (64, -2), (60, 24), (-60, 24)]), HOPPER.deep)
    for x in (-44, -34, -24, -14, -4):
        inside.fill(taper(pose.curve([(x, -12), (x - 3, 2), (x, 14)]), 1.6, 1.2), HOPPER.line)
    group.silhouette(body).clip(body, inside).contour(body, .9, 2.8, HOPPER.line, SHADE)
    wing = pose.shape([(26, -17, "c"), (-10, -16), (-48, -2), (-68, 4, "c"), (-40, 6), (0, 0), (26, -4, "c")])
    group.silhouette(wing).fill(wing, HOPPER.light)
    for far in ((-56, 3), (-44, -1), (-30, 4)):
        group.fill(taper(pose.line((22, -10), far), 1.2, .6), HOPPER.deep)
    group.contour(wing, .8, 2.2, HOPPER.line, SHADE)
    shield = pose.shape([(24, -19, "c"), (42, -20, "c"), (44, 0), (30, 3), (22, -4, "c")])
    group.fill(shield, HOPPER.mid).contour(shield, .8, 2.2, HOPPER.line, SHADE)
    thigh = pose.shape([(8, 6), (-10, -10), (-36, -34), (-44, -36), (-38, -22), (-12, 8), (4, 14)])
    shin = taper(pose.curve([(-41, -34), (-34, -6), (-40, 26), (-30, 27)]), 4.4, 2.6)
    group.silhouette(shin).fill(shin, HOPPER.deep)
    group.silhouette(thigh).fill(thigh, HOPPER.mid)
    for k in range(5):
        at = -8 - 6 * k
        group.fill(taper(pose.curve([(at - 2, 8 + at * .9), (at + 6, 4 + at * .9)]), 2, 1.4), HOPPER.line)
    group.contour(thigh, .9, 2.8, HOPPER.line, SHADE)
    group.fill(pose.circle((51, -12), 3.8, 4.6), HOPPER.line).fill(pose.circle((50, -13.6), 1.2), "#FFFFFF")
    for spots in ([(54, -19), (66, -36), (84, -44)], [(56, -18), (74, -28), (92, -30)]):
        group.fill(taper(pose.curve(spots), 2, .9), HOPPER.line)


def draw() -> Card:
    """The whole card."""
    growth = Growth("C")
    far, shaded, back, leaves, shoot, guest = (Group() for _ in range(6))
    _meadow(far)
    growth.add(far)
    for spots, size, rise in SHADED:
        c.clover_leaf(shaded, curve(spots), size, rise, 0, c.SHADED, 6)
    growth.back(shaded, foot("C", EARTH, c.COAT.mid, 4, 60))
    c.folded_leaf(back, SHUT, 180, c.YOUNG, .12, 10)
    c.folded_leaf(back, HALF, 176, c.YOUNG, .9, 10)
    growth.put(back, 3.4)
    c.clover_leaf(leaves, GREAT, 172, 60, 80, c.CLOVER_LEAF, 13, roll=1)
    c.round_leaf(leaves, FIRST, 98, c.CLOVER_LEAF_COOL, 46, 14)
    growth.put(leaves, 4.0)
    c.clover_stem(shoot, SHOOT, 22, 15)
    c.seed_leaves(shoot, SHOOT.end, 112, c.CLOVER_LEAF_COOL, -4)
    c.seed_coat(shoot, Pose((92, 968), 1.25, -74))
    growth.put(shoot, 4.2)
    _grasshopper(guest, Pose((150, 556), 1.0, -16))
    growth.put(guest, 3.0)
    for at, size in ((296 + 456j, 24), (196 + 640j, 20)):
        dew(growth, at, size, c.CLOVER_LEAF)
    return pip_card("C", 2, growth)
