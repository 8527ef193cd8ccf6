"""Trump 13: wood violets in an open wood under a low sun; an ant that carries a seed by its oil body."""
from __future__ import annotations

from ..card import Card
from ..engraved import hooped
from ..flowers.violets import VIOLET_COOL, VIOLET_LEAF, Violet, open_capsule, stipules, violet, violet_bud, violet_leaf
from ..frame import trump_card
from ..geometry import angle, circle, pair, point, polar
from ..line import SHADE, keyline, taper
from ..organs import stalk
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones
from .birch_wood import BARK, birch, far_wood, floor

SUN, GLOW = (232, 330), 178
# direction and width of the beams
BEAMS = ((8, 2.4), (22, 3.4), (34, 2.2), (46, 3.8), (58, 2.4), (71, 4.0), (86, 2.6), (100, 3.4), (116, 2.4))
EDGE = "#221C26"
DEAD = (Tones("#DDB27C", "#BB8350", "#8C5A36", "#40271A"), Tones("#CFA98A", "#A67B58", "#785440", "#3C281C"))
STALK = Tones("#BFCB8E", "#8FA566", "#6A7F55", "#2C4028")
MAIN = curve([(300, 1130), (278, 940), (330, 770), (376, 610), (390, 450), (376, 352),
              (342, 320), (308, 338), (288, 388)])
RIGHT = curve([(316, 1130), (396, 970), (478, 850), (532, 740), (540, 660), (520, 622), (500, 632), (492, 658)])
LEFT = curve([(286, 1130), (210, 960), (110, 850), (64, 730), (66, 672), (88, 660), (104, 682), (114, 706)])
BUD = curve([(294, 1130), (250, 980), (224, 860), (240, 780), (266, 766), (274, 796)])
FRUIT = curve([(320, 1130), (370, 1050), (400, 980), (428, 934)])
# foot, bow and end of a leaf's stalk, its size and turn, its tones
BEHIND = (((290, 1110), (200, 960), (98, 896), .92, -46, VIOLET_COOL), ((320, 1110), (420, 930), (500, 830), .92, 36,
                                                                         VIOLET_COOL),
          ((306, 1110), (330, 960), (334, 880), .72, 14, VIOLET_COOL))
BEFORE = (((296, 1120), (240, 1020), (184, 988), 1.0, -66, VIOLET_LEAF), ((310, 1120), (350, 1030), (364, 988), .84, 30,
                                                                          VIOLET_LEAF))


def draw() -> Card:
    picture = Group()
    far_wood(picture, complex(*SUN))
    _light(picture)
    floor(picture, complex(*SUN))
    picture.add(keyline(birch(), 1.0, 4.4, BARK.line))
    litter, leaves, stems, heads, front, head = Group(), Group(), Group(), Group(), Group(), Group()
    _litter(litter)
    _leaves(leaves, BEHIND)
    for spine, first, last in ((FRUIT, 10, 6), (BUD, 10, 6), (LEFT, 11, 4.4), (RIGHT, 11, 4.4), (MAIN, 19, 6)):
        stalk(stems, spine, first, last, STALK)
    stipules(stems, complex(MAIN.at(.12)), 64, 0)
    violet_bud(heads, Pose(BUD.end, .94, angle(complex(BUD.tangent(1))) - 90))
    open_capsule(heads, Pose(FRUIT.end, 1.0, 20))
    violet(heads, Violet((136, 716), 100, 6, 40, -10))
    violet(heads, Violet((466, 666), 100, -4, -44, -12))
    _leaves(front, BEFORE)
    violet(head, Violet((230, 412), 182, -8, -38, -13))
    for layer, thick in ((litter, 3.2), (leaves, 4.4), (stems, 3.4), (heads, 4.4), (front, 4.6), (head, 4.8)):
        picture.add(keyline(layer, 1.1, thick, EDGE))
    picture.add(keyline(_ant(Pose((378, 930), .76, -58)), .7, 2.4, "#1E1412"))
    return trump_card(picture, "13", "VIOLETTE")


def _light(group: Group) -> None:
    at = point(SUN)
    for way, wide in BEAMS:
        beam = curve([(*pair(at + polar(far, way + turn)), "c") for far, turn in
                      ((GLOW, -wide), (1100, -wide), (1100, wide), (GLOW, wide))], True)
        group.fill(beam, "#F6EBC2", .42)
    group.fill(circle(at, GLOW + 44), "#EFE0AE", .6)
    group.fill(circle(at, GLOW + 24), "#DDBE6E").fill(circle(at, GLOW), "#FBF0CC")
    group.stroke(circle(at, GLOW), "#7A6132", 2.2).stroke(circle(at, GLOW + 24), "#7A6132", 2.0)
    hooped(group, at, GLOW - 6, 6, 4.2, "#D3B56C", 1.5)


def _leaves(group: Group, places: tuple[tuple[tuple[float, float], tuple[float, float], tuple[float, float], float,
                                              float, Tones], ...]) -> None:
    for foot, bow, end, size, turn, tones in places:
        stalk(group, curve([foot, bow, end]), 9, 7, STALK)
        violet_leaf(group, Pose(end, size, turn), tones)


def _litter(group: Group) -> None:
    for k, (x, y, turn, size) in enumerate(((70, 960, -60, 1.0), (440, 1000, 70, .9), (250, 912, 100, .8),
                                            (46, 850, 30, .8), (398, 870, -80, .84), (150, 1030, 80, 1.0),
                                            (276, 1030, -30, .9), (200, 860, -100, .66))):
        tones, pose = DEAD[k % 2], Pose((x, y), size, turn)
        blade = pose.shape([(0, 40, "c"), (-20, 18), (-25, -8), (-14, -30), (0, -46, "c"), (15, -28), (24, -4),
                            (18, 22)])
        inside = Group().fill(blade, tones.mid).fill(pose.shape([(0, 44, "c"), (3, 0), (0, -50, "c"), (40, -30),
                                                                 (40, 40)]), tones.deep)
        for v in (-26, -12, 2, 16):
            for side in (-1, 1):
                inside.fill(taper(pose.curve([(0, v + 10), (side * 12, v), (side * 24, v - 10)]), 1.6, .5),
                            tones.light if side > 0 else tones.deep)
        inside.fill(taper(pose.curve([(0, 46), (1, 0), (0, -44)]), 2.4, .8), tones.line)
        group.silhouette(blade).clip(blade, inside).contour(blade, .8, 2, tones.line, SHADE)


def _ant(pose: Pose) -> Group:
    group, ink = Group(), Tones("#B5744C", "#7C4228", "#4E2618", "#1E1412")
    for y, to in ((-6, (-24, -26)), (0, (-30, 4)), (6, (-24, 30)), (-6, (24, -24)), (0, (30, 6)), (6, (25, 31))):
        knee = (to[0] * .62, (y + to[1]) / 2 - 5)
        group.fill(taper(pose.curve([(0, y), (*knee, "c"), to]), 3, 1.4), ink.line)
    for x, y, wide, high in ((0, 24, 10, 15), (0, 9, 4, 4), (0, -3, 6, 10), (0, -21, 8.5, 9)):
        part = pose.circle((x, y), wide, high)
        inside = Group().fill(part, ink.mid).fill(pose.circle((x + wide * .5, y + high * .4), wide, high), ink.deep)
        inside.fill(pose.circle((x - wide * .35, y - high * .4), wide * .28, high * .3), ink.light)
        group.silhouette(part).clip(part, inside).contour(part, .7, 1.6, ink.line, SHADE)
    for side in (-1, 1):
        group.fill(taper(pose.curve([(side * 4, -27), (side * 14, -34, "c"), (side * 16, -48)]), 2, 1.2), ink.line)
        group.fill(taper(pose.curve([(side * 4, -28), (side * 5, -34), (side, -36)]), 2.6, 1), ink.line)
    oil = pose.shape([(-5, -34), (5, -34), (7, -42), (0, -47), (-7, -42)])
    group.silhouette(oil).fill(oil, "#FBF3DE").stroke(oil, ink.line, .9)
    seed = pose.shape([(-9, -45), (9, -45), (12, -58), (0, -70), (-12, -58)])
    inside = Group().fill(seed, "#A06E3C").fill(pose.shape([(2, -40), (4, -60), (2, -76), (30, -60)]), "#744A26")
    inside.fill(pose.circle((-5, -56), 2.4, 4.4), "#D9AE74")
    group.silhouette(seed).clip(seed, inside)
    return group.contour(seed, .8, 1.8, ink.line, SHADE)
