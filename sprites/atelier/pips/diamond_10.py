"""Ten of diamonds: a forked stem that winds between the signs; a goldfinch on a head in front of the sun."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, dark, foot, printed
from ..flowers.turned import View
from ..growth import sunflower as s
from ..growth import sunflower_leaf as f
from ..growth import sunflower_views as v
from ..growth.skies import air, land, orb, streaks
from ..growth.sunflower_ripe import BACK, BAR, BLACK, DRY_LEAF, FACE, WHITE, goldfinch
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

BIRD = BACK, BLACK, WHITE, FACE, BAR
RUSSET, DULL = printed("D", Tones("#F0CF8A", "#C08A3C", "#7E4E1E", "#38200C"),
                       Tones("#DCD08A", "#8E9048", "#525A2C", "#262A12"))
SHADE = dark("D", f.COOL_LEAF, .28)
MAIN = curve([(318, 1130), (322, 1020), (304, 900), (256, 818), (170, 764), (92, 690), (78, 604), (130, 544),
              (206, 532), (270, 540)])
HIGH = curve([MAIN.at(.20), (330, 846), (400, 768), (486, 716), (542, 640), (546, 520), (500, 420), (430, 350),
              (480, 290), (540, 220), (534, 130), (484, 76), (430, 92)])
LAST = curve([(196, 1130), (176, 1080), (156, 1046), (148, 1006)])
# spine, half widths, stalk, fold, tones: those behind first
BEHIND = (([HIGH.at(.30), (482, 766), (494, 816), (490, 880)], 28, 30, .26, 0, 2),
          ([MAIN.at(.70), (74, 560), (76, 470), (118, 356)], 34, 36, .24, 0, 1))
LEAVES = (([MAIN.at(.52), (98, 744), (94, 820), (126, 930)], 36, 40, .22, .5, 0),
          ([HIGH.at(.59), (524, 392), (538, 340), (532, 262)], 23, 22, .20, 0, 1),
          ([HIGH.at(.62), (416, 330), (396, 330), (370, 356)], 18, 20, .3, 0, 0),
          ([MAIN.at(.10), (380, 1010), (430, 980), (486, 980)], 38, 40, .24, .5, 1),
          ([MAIN.at(.06), (262, 1070), (236, 1050), (214, 1010)], 26, 28, .24, 0, 0))
KINDS = (RUSSET, DULL, SHADE)
TOP, EATEN = View((414, 116), 77, 50, .1, 196), View((309, 562), 86, 58, .1, 14)
BLOOM = View((148, 1000), 94, 28, 0, -14)
SHADED = (([(230, 1130), (240, 1080), (270, 1030), (250, 950)], 38, 40, .2, 0),
          ([(96, 1130), (70, 1080), (56, 1020), (50, 940)], 34, 38, .3, 0),
          ([(380, 1130), (400, 1080), (390, 1030), (350, 960)], 36, 38, .2, 0))
EARTH = [(-10, 1076), (160, 1084), (320, 1074), (640, 1080)]


def _autumn() -> Group:
    scene = air("#F3DAA6", (200, "#F4DDB0"), (400, "#F5E2BA"), (600, "#F7E7C4"), (800, "#F9EDD0"))
    orb(scene, "D", 305 + 550j, 156, "#FCEBB4", "#F4DEB0", "#F8E4B0")
    streaks(scene, "#F4DAAA", (300, 460, 360, 9), (210, 650, 300, 9), (440, 610, 260, 8), (330, 130, 280, 8),
            (160, 330, 260, 8))
    land(scene, "D", ([(-60, 890), (80, 912), (170, 952), (290, 948), (410, 960), (550, 946), (680, 930)],
         [(-60, 1000), (260, 984), (430, 1002), (680, 984)], [(-60, 1044), (360, 1026), (680, 1036)]),
         ("#EBCB8A", "#D6AE60", "#B08F4C"))
    return scene


def draw() -> Card:
    growth = Growth("D")
    shaded, behind, leaves, stems, heads, guest = (Group() for _ in range(6))
    f.leaves(shaded, SHADED, (SHADE,))
    growth.back(shaded, foot("D", EARTH, DRY_LEAF.mid, 3))
    for group, rows in ((behind, BEHIND), (leaves, LEAVES)):
        for spots, left, right, stalk, roll, kind in rows:
            f.sun_leaf(group, curve(spots), left, KINDS[kind], right, stalk, roll)
        growth.put(group, 2.6)
    for spine, first, last in ((HIGH, 20, 11), (LAST, 15, 12), (MAIN, 34, 13)):
        f.sun_stem(stems, spine, first, last, v.FULL)
    growth.put(stems, 3.2)
    s.seed_head(heads, TOP, s.SEED, RUSSET, count=130)
    s.seed_head(heads, EATEN, s.SEED, RUSSET, (.36 - .30j, .34))
    s.sun_side(heads, BLOOM, v.FLAME, RUSSET, v.DISC, 6, 19)
    for x, y, turn in ((262, 1058, 70), (290, 1070, -50), (400, 1056, 100)):
        s.sun_seed(heads, Pose((x, y), .8, turn), s.SEED)
    growth.put(heads, 3.4)
    goldfinch(guest, Pose((500, 626), 1.0, 4), *BIRD)
    growth.put(guest, 3.4)
    return pip_card("D", 10, growth, _autumn())
