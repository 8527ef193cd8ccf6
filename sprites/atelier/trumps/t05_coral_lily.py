"""Trump 5: the lily of Siberia on a stony slope above Lake Baikal, next to a flying swallowtail."""
from __future__ import annotations

from ..card import Card
from ..flowers.coral_lily import LILY_LEAF, coral_bud, coral_turk, lily_stem, thread_leaves
from ..flowers.perch import perch
from ..flowers.turks_cap import Turk
from ..flowers.wings import Hinged
from ..frame import trump_card
from ..line import SHADE, ends, keyline, taper
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones
from .lake_slope import STONE, banks, grass, lake, stones

EDGE = "#241A18"
COOL = Tones("#A7C294", "#6F9A70", "#447058", "#1D3930")
TAIL = Tones("#F8EBA8", "#EBCB5C", "#B98F2E", "#231A16")
MAIN = curve([(372, 1130), (366, 960), (326, 780), (336, 600), (352, 420), (330, 250), (366, 158), (430, 150),
              (464, 196)])
# foot on the stem, bow, end: the flower hangs from the end
NEAR = curve([MAIN.at(.68), (322, 322), (300, 270), (262, 282), (252, 330)])
RIGHT = curve([MAIN.at(.56), (394, 462), (436, 410), (468, 420), (474, 460)])
LEFT = curve([MAIN.at(.46), (276, 580), (196, 548), (146, 562), (134, 612)])
LOW = curve([MAIN.at(.42), (380, 640), (440, 610), (468, 628), (472, 668)])
BUD = curve([MAIN.at(.80), (350, 190), (398, 196), (412, 234)])
SMALL = curve([MAIN.at(.86), (390, 120), (420, 92), (452, 104)])
FLOWERS = ((LOW, 112, 4, 4, 20), (LEFT, 116, 12, 14, 40), (RIGHT, 114, 34, -14, 42), (NEAR, 164, 46, 6, 17))


def draw(spread: float = 1) -> Card:
    """The whole card; `spread` is the spread of the wings, 1 if they are fully open."""
    picture = Group()
    lake(picture)
    grass(picture)
    picture.add(keyline(stones(), .9, 3.2, STONE.line))
    banks(picture)
    behind, before, stems, heads, near = Group(), Group(), Group(), Group(), Group()
    thread_leaves(behind, before, MAIN, .02, .50, 32, 270, (LILY_LEAF, COOL), 9.6)
    for spine, first, last in ((SMALL, 6, 4), (BUD, 6, 5), (LOW, 8, 6), (LEFT, 8, 6), (RIGHT, 8, 6), (NEAR, 9, 7),
                               (MAIN, 16, 6)):
        lily_stem(stems, spine, first, last)
    coral_bud(heads, perch(MAIN, 1.0))
    coral_bud(heads, perch(BUD, .86))
    coral_bud(heads, perch(SMALL, .62))
    for spine, size, pitch, turn, spin in FLOWERS:
        coral_turk(near if spine is NEAR else heads, Turk(spine.end, size, pitch, turn, spin))
    for layer, thin, thick in ((behind, .5, 1.8), (stems, 1.1, 4), (before, .6, 2.4), (heads, 1.1, 4.6),
                               (near, 1.1, 5.2)):
        picture.add(keyline(layer, thin, thick, EDGE))
    picture.add(keyline(_swallowtail(Pose((142, 836), .95, 34), spread), .9, 3.6, TAIL.line))
    return trump_card(picture, "5", "LIS DE SIBÉRIE")


def _swallowtail(pose: Pose, spread: float) -> Group:
    """A swallowtail (Papilio machaon), its wings open, its head up."""
    group = Group()
    for side in (-1, 1):
        wing = Hinged(pose, side, spread)
        hind = wing.shape([(3, 4, "c"), (30, 2), (50, 18), (48, 36), (41, 45, "c"), (44, 62), (46, 76), (41, 77),
                           (38, 62), (33, 50, "c"), (18, 52), (7, 34)])
        inside = Group().fill(hind, TAIL.mid)
        inside.fill(wing.shape([(60, 6), (46, 22), (34, 36), (14, 44), (10, 60), (40, 80), (70, 40)]), TAIL.line)
        for x, y in ((42, 26), (34, 36), (25, 43)):
            inside.fill(wing.circle((x, y), 4.4), "#5F86B4")
        for x, y in ((47, 33), (39, 43), (28, 50)):
            inside.fill(wing.circle((x, y), 3), TAIL.mid)
        inside.fill(wing.circle((14, 44), 5), "#B8402C")
        fore = wing.shape([(3, -8, "c"), (34, -40), (72, -56, "c"), (70, -30), (58, 2, "c"), (26, 10), (4, 4, "c")])
        front = Group().fill(fore, TAIL.mid)
        front.fill(wing.shape([(80, -70, "c"), (58, -46), (54, -20), (44, 8), (70, 20, "c")]), TAIL.line)
        front.fill(wing.shape([(0, -16, "c"), (20, -20), (18, -8), (10, 4), (0, 8, "c")]), TAIL.line)
        for k in range(6):
            front.fill(wing.circle((64 - 2.4 * k, -40 + 9 * k), 3.4, 3), TAIL.mid)
        for x, y in ((26, -32), (38, -38)):
            front.fill(taper(wing.curve([(x, y), (x + 4, y + 9), (x + 3, y + 18)]), 8, 6, ends(.2, .2)), TAIL.line)
        for k in range(5):
            front.fill(taper(wing.line((10, -4), (60 - 4 * k, -34 + 10 * k)), 1.6, 1.2), TAIL.line)
        for shape, content in ((hind, inside), (fore, front)):
            group.silhouette(shape).clip(shape, content).contour(shape, .8, 2, TAIL.line, SHADE)
        group.fill(taper(wing.curve([(1, -18), (8, -34), (14, -44)]), 1.7, .9), TAIL.line)
        group.fill(wing.circle((14, -44), 2.2), TAIL.line)
    body = pose.shape([(0, -21), (5, -10), (4.4, 12), (0, 38), (-4.4, 12), (-5, -10)])
    group.silhouette(body).fill(body, TAIL.line)
    return group.fill(taper(pose.curve([(-2.6, -8), (-2.8, 8), (-1, 30)]), 2.4, .8, ends()), TAIL.mid)
