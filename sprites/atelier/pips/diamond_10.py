"""Ten of diamonds: a forked stem round the signs; two ripe heads, the last flower; a goldfinch in front of the sun."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, dark, foot, printed
from ..flowers.turned import View
from ..growth import sunflower as s
from ..growth import sunflower_leaf as f
from ..growth import sunflower_views as v
from ..growth.boughs import bough
from ..growth.skies import air, drift, land, orb, streaks
from ..growth.sunflower_ripe import BACK, BAR, BLACK, DRY_LEAF, FACE, WHITE, goldfinch
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

BIRD = BACK, BLACK, WHITE, FACE, BAR
RUSSET, DULL = printed("D", Tones("#F0CF8A", "#C08A3C", "#7E4E1E", "#38200C"),
                       Tones("#DCD08A", "#8E9048", "#525A2C", "#262A12"))
SHADE = dark("D", f.COOL_LEAF, .28)
MAIN = curve([(318, 1130), (322, 1020), (304, 900), (250, 818), (160, 744), (92, 650), (80, 520), (116, 404)])
HIGH = curve([MAIN.at(.24), (330, 850), (400, 772), (486, 716), (542, 620), (548, 480), (552, 340), (540, 220),
              (510, 130), (450, 84), (420, 104)])
LAST = curve([MAIN.at(.06), (250, 1060), (180, 1060), (150, 1010)])
# spine, half widths, stalk, fold, tones: those behind first
BEHIND = (([HIGH.at(.30), (482, 766), (494, 816), (490, 880)], 28, 30, .26, 0, 2),)
LEAVES = (([MAIN.at(.55), (98, 744), (94, 820), (110, 930)], 36, 40, .22, .5, 0),
          ([HIGH.at(.74), (520, 356), (492, 356), (476, 414)], 21, 24, .24, 0, 0),
          ([MAIN.at(.10), (380, 1010), (430, 980), (480, 980)], 38, 40, .24, .5, 1))
KINDS = (RUSSET, DULL, SHADE)
TOP, EATEN = View((412, 118), 66, 50, .1, 196), View((116, 364), 66, 58, .1, 14)
BLOOM = View((150, 998), 88, 28, 0, -14)
SHADED = (([(230, 1130), (240, 1080), (262, 1040), (250, 970)], 30, 32, .2, 0),
          ([(380, 1130), (400, 1080), (390, 1040), (356, 984)], 32, 34, .2, 0))
EARTH = [(-10, 1076), (160, 1084), (320, 1074), (640, 1080)]


def _autumn() -> Group:
    scene = air("#C9874A", (66, "#D9A060"), (112, "#E6BC80"), (160, "#F4DDB0"), (400, "#F5E2BA"), (600, "#F7E7C4"),
                (800, "#F9EDD0"))
    orb(scene, "D", 305 + 560j, 156, "#FCEBB4", "#F4DEB0", "#F8E4B0")
    drift(scene, ("#FBE8BE", "#E4BE86"), (250, 168, 380, 70))
    streaks(scene, "#F4DAAA", (300, 460, 360, 9), (210, 650, 300, 9), (440, 610, 260, 8), (160, 330, 260, 8))
    land(scene, "D", ([(-60, 890), (80, 912), (170, 952), (290, 948), (410, 960), (550, 946), (680, 930)],
         [(-60, 1000), (260, 984), (430, 1002), (680, 984)], [(-60, 1044), (360, 1026), (680, 1036)]),
         ("#EBCB8A", "#D6AE60", "#B08F4C"))
    return scene


def draw() -> Card:
    growth = Growth("D")
    shaded, behind, leaves, stems, heads, guest = (Group() for _ in range(6))
    f.leaves(shaded, SHADED, (SHADE,))
    growth.back(foot("D", EARTH, DRY_LEAF.mid, 3)).put(shaded, 1.8)
    for group, rows in ((behind, BEHIND), (leaves, LEAVES)):
        for spots, left, right, stalk, roll, kind in rows:
            f.sun_leaf(group, curve(spots), left, KINDS[kind], right, stalk, roll)
        growth.put(group, 2.6)
    for spine, first, last, nodes in ((LAST, 12, 9, ()), (HIGH, 19, 8, (.30, .74)), (MAIN, 30, 11, (.06, .24, .55))):
        f.sun_stem(stems, spine, first, last, v.FULL)
        bough(stems, spine, first, last, v.FULL, nodes, .5, scarred=False)
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
