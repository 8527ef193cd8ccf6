"""Nine of clubs: the fullest card of the suit; a head in the middle, a meadow, a harvest mouse on the tallest stalk."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, foot
from ..growth import clover as c
from ..growth import clover_head as h
from ..growth import clover_views as v
from ..growth.harvest_mouse import Tail, harvest_mouse
from ..growth.skies import air, drift, orb
from ..line import taper
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group

FARTHER = "#D9E6C4"
EARTH = [(-10, 1040), (150, 1054), (320, 1044), (640, 1050)]
TALL = curve([(340, 1130), (430, 1000), (514, 880), (536, 700), (520, 540), (530, 400), (548, 270), (506, 150),
              (420, 122)])
MIDDLE = curve([(250, 1130), (290, 1020), (312, 910), (308, 806)])
LEFT = curve([(110, 1130), (60, 960), (52, 780), (76, 640), (92, 568)])
FOOT = (curve([(60, 1130), (70, 1060)]), curve([(390, 1130), (396, 1066)]), curve([(160, 1130), (166, 1066)]),
        curve([(300, 1130), (300, 1076)]), curve([(226, 1130), (228, 1096)]))
# stem, size, lean, how far it leans towards us: those behind first
HEADS = ((TALL, 1.55, 12, 0), (LEFT, 1.25, -8, 0), (MIDDLE, 1.46, 12, 12), (FOOT[0], 1.55, -16, 0),
         (FOOT[1], 1.35, 18, 0),
         (FOOT[2], 1.8, -6, 20), (FOOT[3], 1.7, 8, 36), (FOOT[4], 1.3, 0, 50))
GRASS = ((40, 600, 24), (120, 470, 20), (200, 700, 22), (300, 440, -14), (380, 640, 18), (470, 300, 30),
         (560, 520, -20), (260, 900, 30), (520, 760, 26))


def _meadow() -> Group:
    scene = air("#D6E6D8", (200, "#DCE9D4"), (420, "#E3ECCE"), (640, "#EAF0CA"), (820, "#F0F2CA"))
    orb(scene, "C", 305 + 560j, 160, "#FAF2C2", "#E6EDCE", "#F0F0C8")
    drift(scene, ("#F6F8EA", "#D3E0CC"), (150, 300, 260, 54), (480, 190, 220, 48))
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
    c.clover_leaf(leaves, curve([TALL.at(.60), (480, 470), (420, 380), (330, 370)]), 56, 52, 20, v.COOL, 6,
                  roll=1)
    c.clover_leaf(leaves, curve([LEFT.at(.42), (80, 820), (112, 770), (108, 752)]), 78, 52, 0, v.FULL, 6, roll=0)
    c.clover_leaf(leaves, curve([LEFT.at(.70), (50, 560), (66, 440), (104, 372)]), 78, 52, -10, v.FULL, 6)
    for x, y, wide, turn in ((100, 1110, 120, -20), (350, 1116, 120, 24), (446, 1060, 96, 40), (226, 1050, 96, 6)):
        c.clover_leaf(leaves, curve([(x - 10, 1150), (x, y - 40)]), wide, 50, turn, v.COOL, 7)
    size: float
    for (spine, size, lean, _), lengths in zip(HEADS[:3], ((0, 0), (0, 40), (30, 0)), strict=True):
        c.head_leaves(leaves, c.at_end(spine, size, lean), v.FULL, lengths, (-74, 80))
    growth.put(leaves, 3.0)
    c.clover_stem(stems, MIDDLE, 26, 11, v.RED_STEM)
    c.clover_stem(stems, LEFT, 17, 7, v.RED_STEM)
    c.clover_stem(stems, TALL, 24, 8, v.RED_STEM)
    for spine, share in ((TALL, .36), (TALL, .60), (LEFT, .42), (LEFT, .70)):
        c.stipule(stems, spine, share, 48, v.FULL)
    seat = Pose((510, 508), 1.12, 4)
    tail = Tail(seat.curve([(-34, 44), (-38, 64), (-26, 82), (-6, 86)]), TALL, 0.511, 0.428, 3.5, 12.5)
    curl = Group()
    tail.behind(curl)
    growth.put(curl, 3.0)
    growth.put(stems, 3.2)
    for spine, size, lean, tilt in HEADS:
        head, cup, pose = Group(), Group(), c.at_end(spine, size, lean)
        h.clover_head(head, pose, h.CLOVER, h.GREEN, tilt=tilt, seed=round(size * 20 + tilt))
        growth.put(head, 4.2, rough=[pose.circle(h.HEART, 35).data()])
        if tilt < 30:
            c.head_cup(cup, pose)
            growth.put(cup, 3.0)
    harvest_mouse(guest, seat)
    tail.front(growth)
    growth.put(guest, 3.0)
    return pip_card("C", 9, growth, _meadow())
