"""Trump 10: corncockle in ripe wheat in front of a July sun; an eating harvest mouse, its tail round the stalk."""
from __future__ import annotations

from ..card import Card
from ..engraved import hooped
from ..flowers.corncockle import STRAW, calyx, cockle_bud, cockle_open, cockle_side, cockle_stem, ear
from ..flowers.perch import perch
from ..flowers.turned import View
from ..frame import HALO, trump_card
from ..geometry import Path, angle, circle, pair, point, polar
from ..growth.wheat_mouse import FUR, mouse_tail, wheat_mouse
from ..line import keyline
from ..organs import blade, stalk
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones
from .ground import trump_ground
from .wheat_field import field, middle_ear

EDGE = "#2B2417"
RIPE = Tones("#EDD68E", "#D0AA54", "#98742F", "#5A4018")
SKY, RAY, DISC = "#A9C0C6", "#C6D0C2", 196  # the radius of the sun
MAIN = curve([(304, 1130), (268, 960), (304, 770), (308, 590), (266, 400)])
HIGH = curve([(372, 1130), (432, 960), (492, 780), (510, 560), (436, 256)])
LEFT = curve([(270, 1130), (232, 980), (166, 860), (146, 740), (158, 656)])
BUD = curve([complex(HIGH.at(.44)), (534, 654), (545, 568)])
# stalks of wheat in the middle distance, then near ones: points, size of the ear
MIDDLE = (([(64, 1130), (66, 960), (76, 760), (92, 560)], .74),
          ([(236, 1130), (232, 960), (226, 800), (238, 622)], .70),
          ([(452, 1130), (446, 960), (440, 800), (462, 640)], .62),
          ([(556, 1130), (550, 980), (544, 840), (552, 690)], .70),
          ([(350, 1130), (352, 1000), (346, 880), (360, 740)], .66))
NEAR = (([(84, 1130), (80, 1040), (70, 940), (78, 860), (116, 786)], .95),
        ([(204, 1130), (212, 1020), (228, 920), (226, 840), (204, 752)], .86))
DRY = curve([(72, 1010), (108, 962), (152, 996)])
PERCH = curve([(396, 1130), (382, 980), (390, 820), (402, 670), (422, 560), (466, 486)])


def draw() -> Card:
    picture = trump_ground(SKY, SKY)
    _sun(picture)
    field(picture)
    for spots, size in MIDDLE:
        middle_ear(picture, curve(spots), size, RIPE)
    for spots, size in NEAR:
        picture.add(keyline(_wheat(curve(spots), size), .8, 3.4, STRAW.line))
    dry = Group()
    blade(dry, DRY, 7.5, STRAW, veins=0, peak=.3)
    picture.add(keyline(dry, .8, 3, STRAW.line))
    stems, heads, main = Group(), Group(), Group()
    cockle_stem(stems, LEFT, 14, 6, ((.26, 120), (.50, 96), (.74, 90)))
    cockle_stem(stems, BUD, 5.6, 4.6, ((.46, 70),))
    cockle_stem(stems, HIGH, 16, 6, ((.44, 110), (.80, 110)))
    cockle_stem(stems, MAIN, 21, 8, ((.13, 112), (.30, 150), (.70, 96)))
    calyx(stems, Pose(complex(LEFT.at(.84)) - 46j, .86, 2))
    calyx(stems, Pose(complex(MAIN.at(.88)) - 74 * polar(1, 74), 1.4, -16))
    cockle_bud(heads, perch(BUD, .66, -4))
    cockle_side(heads, View((444, 206), 90, 20, .62, 8), 3)
    cockle_open(heads, View((162, 640), 82, 48, .38, -22), -70, 2)
    cockle_open(main, View((276, 372), 146, 48, .40, -18), -96, 4)
    for layer, thick in ((stems, 4.4), (heads, 5.2), (main, 6.2)):
        picture.add(keyline(layer, 1.1, thick, EDGE))
    _guest(picture)
    return trump_card(picture, "10", "NIELLE DES BLÉS")


def _guest(picture: Group) -> None:
    at = complex(PERCH.at(.585))
    pose = Pose(at, 1.16, angle(complex(PERCH.tangent(.585))) + 90)
    tail, guest = Group(), Group()
    mouse_tail(tail, pose)
    picture.add(keyline(tail, .8, 3, FUR.line))
    picture.add(keyline(_wheat(PERCH, 1.08), .9, 3.8, STRAW.line))
    wheat_mouse(guest, pose)
    picture.add(keyline(guest, 1.0, 4.2, FUR.line))


def _wheat(spine: Path, size: float) -> Group:
    """A stalk with its ear."""
    group = Group()
    stalk(group, spine, 7.5 * size, 4.5 * size, STRAW)
    ear(group, spine, size)
    return group


def _sun(group: Group) -> None:
    at = point(HALO)
    for k in range(24):
        ray = curve([(*pair(at + polar(far, 15 * k + turn)), "c") for far, turn in
                     ((DISC, -2.2), (900, -3.2), (900, 3.2), (DISC, 2.2))], True)
        group.fill(ray, RAY)
    for radius, tone in ((DISC + 34, RAY), (DISC + 18, "#EFE0AE"), (DISC, "#F7E6A8")):
        rim = circle(at, radius)
        group.fill(rim, tone).stroke(rim, "#8C7A44", 1.6)
    hooped(group, at, DISC - 5, 6, 4.4, "#C9A64E", 1.6)
