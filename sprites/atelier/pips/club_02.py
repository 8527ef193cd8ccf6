"""Two of clubs: leaves in front of the morning sun, one from behind; a burnet on the largest, a head with some pink."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, foot
from ..growth import clover as c
from ..growth import clover_head as h
from ..growth import clover_views as v
from ..growth.anemone_ground import dew
from ..growth.skies import air, drift, land, orb, streaks
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group

EARTH = [(-10, 1046), (90, 1036), (220, 1052), (330, 1040), (470, 1054), (640, 1034)]
# leaves of older plants in the shade: stalk, radius, the height they are seen from
SHADED = (([(40, 1130), (60, 1050), (76, 960)], 84, 46), ([(330, 1130), (390, 1040), (430, 960)], 88, 40),
          ([(120, 1130), (150, 1060), (176, 1010)], 62, 40), ([(300, 1130), (330, 1070), (320, 1016)], 66, 44))
MAIN = curve([(196, 1140), (140, 1000), (112, 860), (176, 740), (300, 690), (420, 640), (474, 540), (490, 430),
              (452, 340), (462, 262, -70)])
GREAT = curve([MAIN.at(.44), (250, 680), (284, 610), (300, 540)])
BACK = curve([MAIN.at(.22), (78, 820), (66, 660), (88, 566), (134, 506)])
SIDE = curve([MAIN.at(.56), (430, 690), (456, 690), (470, 722)])
SHUT = curve([MAIN.at(.80), (524, 430), (546, 390), (544, 336)])


def _dawn() -> Group:
    scene = air("#E2DEE2", (190, "#E9E2DA"), (370, "#F0E8D2"), (560, "#F4EDCA"), (760, "#F6F0C8"))
    orb(scene, "C", 318 + 560j, 198, "#FDF1BE", "#F3EACC", "#F8EEC2")
    drift(scene, ("#FBF6EC", "#E0DAD6"), (170, 250, 290, 58), (520, 420, 260, 56), (90, 700, 250, 54))
    streaks(scene, "#F6E2B0", (330, 680, 330, 9), (420, 470, 220, 8))
    land(scene, "C", ([(-60, 958), (60, 934), (170, 956), (300, 944), (430, 956), (520, 930), (680, 920)],
         [(-60, 1000), (150, 984), (340, 1006), (680, 976)], [(-60, 1040), (220, 1050), (680, 1030)]),
         ("#CBDCB0", "#A3C088", "#7FA46A"))
    return scene


def draw() -> Card:
    growth = Growth("C")
    shaded, back, leaves, stems, head, cups, guest = (Group() for _ in range(7))
    for spots, size, rise in SHADED:
        c.clover_leaf(shaded, curve(spots), size, rise, 0, v.DUSK, 6)
    growth.back(shaded, foot("C", EARTH, v.FULL.mid, 4, 60))
    c.folded_leaf(back, SHUT, 90, v.UNDER, .25, 7)
    c.side_leaf(back, SIDE, 98, v.COOL, 8, (-70, 60, -6))
    v.leaf_behind(back, BACK, 110, 50, 24)
    growth.put(back, 3.4)
    c.clover_stem(stems, MAIN, 23, 6, v.RED_STEM)
    for share, size in ((.22, 66), (.44, 54), (.56, 50), (.80, 44)):
        c.stipule(stems, MAIN, share, size, v.FULL)
    growth.put(stems, 3.6)
    c.clover_leaf(leaves, GREAT, 158, 56, 6, v.FULL, 11, roll=1, half=.42)
    growth.put(leaves, 4.2)
    pose = c.at_end(MAIN, 1.2, -4)
    h.clover_head(head, pose, h.CLOVER, h.GREEN, ripe=.34, seed=3)
    v.modelled(head, pose)
    growth.put(head, 4.2, rough=[pose.circle(h.HEART, 35).data()])
    c.head_cup(cups, pose, v.UNDER)
    growth.put(cups, 3.2)
    v.burnet(guest, Pose((338, 506), .96, 38))
    growth.put(guest, 3.0)
    dew(growth, 122 + 622j, 20, v.FULL)
    return pip_card("C", 2, growth, _dawn())
