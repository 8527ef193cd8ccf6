"""Two of hearts: spring; a briar bent round the upper sign, a singing robin on it, young shoots below."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, foot
from ..geometry import Spot, angle
from ..growth import rose as r
from ..growth import rose_turned as t
from ..growth.skies import air, drift, land, orb, streaks
from ..line import SHADE, ends, taper
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

MAIN = curve([(84, 1130), (110, 960), (170, 800), (300, 650), (452, 520), (520, 370), (494, 240), (420, 172),
              (310, 128), (214, 146), (182, 230)])
SIDE = curve([(120, 1130), (236, 1030), (392, 990), (486, 890), (506, 776), (462, 706), (408, 728)])
ROBIN = Tones("#E9DCC4", "#A88A64", "#7C6246", "#3A2B20")
BREAST = Tones("#F0AE78", "#DD7B45", "#B4552C", "#5E2814")
SHADED = ((MAIN, .03, 190, -58, .1, 2, 3), (MAIN, .05, 200, 46, -.1, 3, 3), (SIDE, .12, 180, 10, .1, 2, 3))
EARTH = [(-10, 1052), (120, 1066), (300, 1054), (440, 1070), (640, 1056)]
# stem, share, length, turn, bend, pairs, tones: those behind first
LEAVES = ((MAIN, .26, 340, -66, -.12, 3, 0), (MAIN, .40, 300, -96, -.14, 3, 1), (MAIN, .33, 300, 70, .12, 3, 1),
          (MAIN, .47, 250, 128, .12, 2, 0), (MAIN, .56, 240, 20, .1, 2, 1), (MAIN, .14, 250, -40, -.1, 2, 1),
          (MAIN, .66, 160, -70, -.1, 2, 0))
SHOOTS = ((SIDE, .30, 150, -50, -.1, 2), (SIDE, .42, 150, 70, .1, 2), (SIDE, .62, 140, -64, -.1, 2),
          (SIDE, .16, 150, 70, .1, 2))


def _part(group: Group, pose: Pose, spots: list[Spot], tone: str, inside: Group, line: str) -> None:
    shape = pose.shape(spots)
    group.silhouette(shape).fill(shape, tone).clip(shape, inside).contour(shape, .8, 2.6, line, SHADE)


def _robin(group: Group, pose: Pose) -> None:
    """A singing robin about 110 high, facing left, its feet on y 62."""
    _part(group, pose, [(30, 20, "c"), (60, 34), (84, 40, "c"), (80, 50), (56, 52), (26, 40, "c")], ROBIN.deep,
          Group().fill(taper(pose.curve([(34, 32), (58, 42), (80, 45)]), 3, 1.4), ROBIN.line), ROBIN.line)
    for x in (-4.0, 10.0):
        group.fill(taper(pose.curve([(x + 2, 44), (x - 2, 54), (x - 1, 62)]), 3.6, 2.6), ROBIN.line)
        for toe in (-9.0, 2.0, 8.0):
            group.fill(taper(pose.curve([(x - 1, 61), (x + toe * .6, 63), (x + toe, 66)]), 3, 1.4), ROBIN.line)
    body = Group().fill(pose.circle((0, 0), 90), ROBIN.light)
    body.fill(pose.shape([(-10, -60), (20, -40), (44, 0), (46, 40), (26, 20), (6, -14), (-6, -30)]), ROBIN.mid)
    body.fill(pose.shape([(-60, -60), (-12, -58), (-2, -36), (2, -8), (-8, 18), (-30, 26), (-60, 10)]), BREAST.mid)
    body.fill(pose.shape([(-50, 10), (-30, 14), (-10, 6), (-4, 14), (-14, 26), (-50, 34)]), BREAST.deep)
    body.fill(pose.shape([(-24, 44), (4, 36), (28, 30), (40, 40), (20, 60), (-20, 60)]), "#C9B596")
    _part(group, pose, [(-26, -48), (0, -46), (24, -22), (40, 14), (36, 34), (14, 48), (-12, 46), (-34, 28), (-42, 2),
                        (-38, -26)], ROBIN.light, body, ROBIN.line)
    wing = Group()
    for a, b in (((6, -6), (40, 26)), ((2, 4), (32, 34)), ((16, -12), (48, 26))):
        wing.fill(taper(pose.line(a, b), 2.2, 1.2, ends()), ROBIN.line)
    _part(group, pose, [(0, -22, "c"), (20, -16), (38, 8), (60, 38, "c"), (34, 34), (10, 18), (-2, 0)], ROBIN.deep,
          wing, ROBIN.line)
    beaks: tuple[list[Spot], ...] = ([(-38, -62, "c"), (-54, -72), (-58, -70, "c"), (-46, -58), (-38, -54, "c")],
                                     [(-38, -56, "c"), (-50, -54), (-54, -50, "c"), (-44, -46), (-36, -48, "c")])
    for half in beaks:
        beak = pose.shape(half)
        group.silhouette(beak).fill(beak, ROBIN.line)
    head = Group().fill(pose.circle((-16, -56), 40), ROBIN.mid)
    head.fill(pose.shape([(-60, -80), (-34, -74), (-26, -62), (-16, -54), (-10, -36), (-8, -20), (-60, -20)]),
              BREAST.mid)
    _part(group, pose, [(-38, -62), (-28, -76), (-10, -78), (4, -66), (6, -46), (-6, -34), (-26, -34), (-38, -46)],
          ROBIN.mid, head, ROBIN.line)
    group.fill(pose.circle((-22, -60), 4.2), ROBIN.line).fill(pose.circle((-23.4, -61.6), 1.4), "#FFFFFF")


def _dawn() -> Group:
    scene = air("#DFCFD8", (190, "#E8D2D2"), (370, "#F0D6CA"), (560, "#F6DEC6"), (740, "#FAE8CC"))
    orb(scene, "H", 352 + 560j, 194, "#FDF0CC", "#F6DCC4", "#FAE6C8")
    drift(scene, ("#F8EAE2", "#E4CCCC"), (180, 250, 300, 62), (500, 330, 280, 58), (90, 640, 260, 56))
    streaks(scene, "#F4D2B8", (340, 690, 330, 9), (430, 470, 220, 8))
    land(scene, "H", ([(-60, 966), (120, 948), (260, 962), (400, 946), (500, 940), (680, 950)], [(-60, 1010),
         (110, 992), (300, 1010), (470, 990), (680, 1004)], [(-60, 1046), (300, 1052), (680, 1036)]),
         ("#EAC6B0", "#CFA086", "#A67F64"))
    return scene


def draw() -> Card:
    growth = Growth("H")
    shaded, young, front, guest = (Group() for _ in range(4))
    r.leaves(shaded, SHADED)
    growth.back(shaded, foot("H", EARTH, r.ROSE_LEAF.mid, 6))
    for row in LEAVES:
        leaf = Group()
        t.leafy(leaf, (row,), .22)
        growth.put(leaf, 3.0)
    for spine, share, length, turn, bend, pairs in SHOOTS:
        r.rose_leaf(young, complex(spine.at(share)), length, turn, bend, pairs, t.BRONZE, t.STEM)
    r.rose_leaf(young, SIDE.end, 120, angle(complex(SIDE.tangent(1.0))) + 90, -.2, 2, t.BRONZE, t.STEM, width=.2)
    growth.put(young, 3.0)
    r.briar(front, SIDE, 17, 4, 11, t.STEM)
    r.briar(front, MAIN, 36, 6, 21, t.STEM, until=.70)
    r.rose_bud(front, r.on_twig(MAIN, 1.25), t.CARMINE, t.DEEP_LEAF, .3)
    growth.put(front, 4.2)
    _robin(guest, Pose((446, 134), .86, 14))
    growth.put(guest, 3.0)
    return pip_card("H", 2, growth, _dawn())
