"""Nine of clubs: the fullest card of the suit; a head in the middle, a meadow, a harvest mouse on the tallest stalk."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, foot
from ..growth import clover as c
from ..growth import clover_head as h
from ..growth import clover_views as v
from ..growth.harvest_mouse import Tail, harvest_mouse
from ..growth.skies import air, drift, land, orb
from ..line import taper
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group

FARTHER = "#D9E6C4"
EARTH = [(-10, 1040), (150, 1054), (320, 1044), (640, 1050)]
TALL = curve([(340, 1130), (430, 1010), (520, 880), (544, 720), (520, 560), (516, 420), (540, 300), (526, 220),
              (470, 178)])
MIDDLE = curve([(260, 1130), (286, 1020), (318, 920), (306, 822)])
LEFT = curve([(110, 1130), (62, 960), (70, 800), (58, 680), (94, 590)])
FOOT = (curve([(420, 1130), (412, 1080)]), curve([(160, 1130), (140, 1082)]),
        curve([(320, 1130), (326, 1104)]))
# stem, size, lean, how far it leans towards us: those behind first
HEADS = ((TALL, 1.5, 34, 14), (LEFT, 1.06, -26, 0), (MIDDLE, 1.34, 12, 12), (FOOT[0], 1.0, 18, 0),
         (FOOT[1], 1.5, -12, 24), (FOOT[2], 1.3, 10, 34))
GRASS = ((40, 600, 24), (120, 470, 20), (200, 700, 22), (300, 440, -14), (380, 640, 18), (470, 300, 30),
         (560, 520, -20), (260, 900, 30), (520, 760, 26))


def _meadow() -> Group:
    scene = air("#C8DFE4", (180, "#D6E7DE"), (380, "#E4EDD0"), (600, "#F1F0C4"), (800, "#F9F3CC"))
    orb(scene, "C", 305 + 560j, 164, "#FFF6C6", "#ECEFCA", "#F6F1C2")
    drift(scene, ("#FCFCF2", "#DCE6D8"), (330, 206, 340, 96), (110, 330, 240, 60), (520, 640, 280, 66),
          (90, 700, 240, 60), (540, 830, 260, 60))
    land(scene, "C", ([(-60, 950), (120, 934), (300, 956), (480, 938), (680, 960)],
         [(-60, 1000), (200, 984), (420, 1004), (680, 990)]), ("#CBDCB0", "#A3C088"))
    for x, top, lean in GRASS:
        blade = curve([(x - lean, 1160), (x - lean * .2, (top + 1130) / 2), (x + lean, top)])
        scene.fill(taper(blade, 17, 0), FARTHER)
    return scene


def draw() -> Card:
    growth = Growth("C")
    leaves, stems, guest = (Group() for _ in range(3))
    growth.back(foot("C", EARTH, v.FULL.mid, 9))
    c.side_leaf(leaves, curve([TALL.at(.36), (530, 800), (500, 796), (470, 780)]), 64, v.COOL, 6,
                (-44, 50, 2), .2, .25, 1)
    c.clover_leaf(leaves, curve([TALL.at(.62), (492, 400), (450, 360), (394, 352)]), 42, 52, 20, v.COOL, 6,
                  roll=1)
    c.clover_leaf(leaves, curve([LEFT.at(.42), (80, 820), (112, 770), (108, 752)]), 78, 52, 0, v.FULL, 6, roll=0)
    c.clover_leaf(leaves, curve([LEFT.at(.72), (50, 560), (66, 440), (100, 384)]), 70, 52, -10, v.FULL, 6)
    for x, y, wide, turn in ((90, 1080, 96, -20), (370, 1080, 96, 24), (446, 1050, 80, 40), (236, 1040, 84, 6)):
        c.clover_leaf(leaves, curve([(x - 10, 1150), (x, y - 40)]), wide, 50, turn, v.COOL, 7)
    size: float
    for (spine, size, lean, _), lengths in zip(HEADS[:3], ((0, 0), (0, 36), (0, 0)), strict=True):
        c.head_leaves(leaves, c.at_end(spine, size, lean), v.FULL, lengths, (-74, 80))
    growth.put(leaves, 3.0)
    c.clover_stem(stems, MIDDLE, 18, 9, v.RED_STEM)
    c.clover_stem(stems, LEFT, 14, 6, v.RED_STEM)
    c.clover_stem(stems, TALL, 22, 7, v.RED_STEM)
    for spine, share in ((TALL, .36), (TALL, .60), (LEFT, .42), (LEFT, .70)):
        c.stipule(stems, spine, share, 48, v.FULL)
    seat = Pose((504, 520), 1.0, -2)
    tail = Tail(seat.curve([(-34, 44), (-38, 64), (-26, 82), (-6, 86)]), TALL, 0.511, 0.428, 3.5, 12.5)
    curl = Group()
    tail.behind(curl)
    growth.put(curl, 3.0)
    growth.put(stems, 3.2)
    for spine, size, lean, tilt in HEADS:
        head, cup, pose = Group(), Group(), c.at_end(spine, size, lean)
        h.clover_head(head, pose, h.CLOVER, h.GREEN, tilt=tilt, seed=round(size * 20 + tilt))
        v.modelled(head, pose)
        growth.put(head, 4.2, rough=[pose.circle(h.HEART, 35).data()])
        if tilt < 30:
            c.head_cup(cup, pose)
            growth.put(cup, 3.0)
    harvest_mouse(guest, seat)
    tail.front(growth)
    growth.put(guest, 3.0)
    return pip_card("C", 9, growth, _meadow())
