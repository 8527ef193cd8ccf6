"""Three of clubs: a stem that winds past three signs to its first head, in front of the sun; a snail on it."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, foot
from ..growth import clover as c
from ..growth import clover_head as h
from ..growth import clover_views as v
from ..growth.clover_guests import snail
from ..growth.clover_opening import opening_head
from ..growth.skies import air, drift, land, orb
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group

MAIN = curve([(300, 1130), (420, 1010), (516, 890), (520, 780), (420, 716), (290, 716), (150, 690), (82, 590),
              (96, 470), (190, 404), (320, 396), (440, 350), (484, 270), (480, 208)])
BACK = curve([MAIN.at(.50), (96, 712), (78, 770), (126, 842)])
GREAT = curve([MAIN.at(.27), (470, 690), (446, 640), (470, 570)])
SIDE = curve([MAIN.at(.63), (104, 430), (128, 388), (168, 372)])
FOLDED = curve([MAIN.at(.81), (520, 420), (552, 390), (544, 350)])
LOW = curve([MAIN.at(.07), (250, 1060), (200, 1030), (170, 990)])
SHADED = (([(60, 1130), (60, 1060), (84, 990)], 74, 44), ([(260, 1130), (270, 1070), (290, 1010)], 70, 40),
          ([(400, 1130), (420, 1080), (440, 1020)], 60, 46))
EARTH = [(-10, 1048), (140, 1056), (300, 1042), (640, 1056)]


def _morning() -> Group:
    scene = air("#D2E4E2", (190, "#DBE8DE"), (380, "#E5ECD8"), (580, "#EEF0D0"), (780, "#F5F2CE"))
    orb(scene, "C", 462 + 176j, 142, "#FCF0BC", "#DFE9D4", "#EDEDCA")
    drift(scene, ("#F8F9F0", "#D3E0D6"), (110, 330, 300, 62), (480, 520, 320, 66), (120, 800, 300, 60),
          (400, 640, 240, 48))
    land(scene, "C", ([(-60, 930), (70, 946), (210, 960), (330, 948), (450, 952), (540, 912), (680, 890)],
         [(-60, 984), (190, 1002), (360, 984), (680, 1000)], [(-60, 1036), (260, 1026), (680, 1044)]),
         ("#CBDCB0", "#A3C088", "#7FA46A"))
    return scene


def draw() -> Card:
    growth = Growth("C")
    shaded, back, leaves, stems, head, cups, guest = (Group() for _ in range(7))
    for spots, size, rise in SHADED:
        c.clover_leaf(shaded, curve(spots), size, rise, 0, v.DUSK, 6)
    growth.back(shaded, foot("C", EARTH, v.FULL.mid, 3, 50))
    v.leaf_behind(back, BACK, 84, 48, -20)
    c.side_leaf(back, SIDE, 84, v.COOL, 7, (-74, 60, -8))
    c.folded_leaf(back, FOLDED, 78, v.UNDER, .3, 6)
    c.side_leaf(back, LOW, 96, v.FULL, 7, (-60, 66, 6), roll=2)
    growth.put(back, 3.2)
    c.clover_stem(stems, MAIN, 22, 8, v.RED_STEM)
    for share, size in ((.07, 60), (.27, 54), (.50, 54), (.63, 50), (.81, 46)):
        c.stipule(stems, MAIN, share, size, v.FULL)
    growth.put(stems, 3.6)
    c.clover_leaf(leaves, GREAT, 104, 54, 8, v.FULL, 9, roll=1, half=.42)
    growth.put(leaves, 4.0)
    pose = c.at_end(MAIN, 1.7, -6)
    opening_head(head, pose, h.CLOVER, h.GREEN, 4)
    v.modelled(head, pose)
    growth.put(head, 4.4, rough=[pose.circle(h.HEART, 35).data()])
    c.head_cup(cups, pose, v.UNDER)
    growth.put(cups, 3.2)
    snail(guest, Pose((306, 700), 1.25, -4, flip=True))
    growth.put(guest, 3.0)
    return pip_card("C", 3, growth, _morning())
