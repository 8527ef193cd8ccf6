"""The animals on the sunflower, honeybee and goldfinch, and its autumn tones."""
from __future__ import annotations

from collections.abc import Sequence

from ..engraved import printed
from ..geometry import Spot, polar
from ..line import SHADE, ends, taper
from ..splines import Pose
from ..svg import Group
from ..tones import Tones

DRY_LEAF, = printed("D", Tones("#E6CE8C", "#C39C50", "#94702F", "#503818"))
BACK = Tones("#E8D2AE", "#C79E6A", "#9C7444", "#4A3420")
BLACK = Tones("#5C5650", "#38322E", "#262120", "#1A1614")
WHITE = Tones("#FBF6E8", "#EEE3CB", "#D2C2A2", "#5A4A38")
FACE = Tones("#D9695A", "#B23A35", "#852527", "#4A1618")
BEE = Tones("#E3B154", "#B07A36", "#5A3A1E", "#2E1D12")
WING = Tones("#F8F2E2", "#DFD9C8", "#B9B5A8", "#6A6258")
BAR = Tones("#F7DF9C", "#E8BE3E", "#C0902C", "#6E4A14")


def goldfinch(group: Group, pose: Pose, back: Tones = BACK, black: Tones = BLACK, white: Tones = WHITE,
              face: Tones = FACE, bar: Tones = BAR) -> None:
    """A goldfinch about 130 from beak to tail, perched, facing left."""
    tail = Group()
    for x, y in ((62, 80), (58, 81), (67, 78)):
        tail.fill(taper(pose.curve([(36, 30), ((36 + x) / 2, (30 + y) / 2 + 1), (x, y)]), 1.7, .8), black.light)
    tail.fill(pose.circle((69, 74), 4.6, 3.4), white.light)
    _part(group, pose, [(34, 22, "c"), (62, 54), (74, 78, "c"), (64, 78), (58, 84, "c"), (44, 62), (22, 36, "c")],
          black, tail)
    _legs(group, pose, back)
    _body(group, pose, back, white)
    _wing(group, pose, black, white, bar)
    _head(group, pose, black, white, face)


def _head(group: Group, pose: Pose, black: Tones, white: Tones, face: Tones) -> None:
    for half, ink in ((pose.shape([(-42, -56, "c"), (-54, -52), (-65, -45.5, "c"), (-54, -46), (-42, -47)]), white.mid),
                      (pose.shape([(-42, -47, "c"), (-54, -46), (-64, -45, "c"), (-52, -41), (-41, -41)]), white.deep)):
        group.silhouette(half).fill(half, ink).stroke(half, black.line, .9)
    mask = Group().fill(pose.circle((-20, -50), 40), white.light)
    mask.fill(pose.shape([(-30, -76), (6, -74), (12, -40), (0, -24), (-7, -34), (-9, -52), (-20, -62), (-26, -64)]),
              black.mid)
    mask.fill(pose.shape([(-48, -64), (-30, -70), (-20, -61), (-22, -48), (-30, -34), (-50, -28)]), face.mid)
    mask.fill(pose.shape([(-50, -42), (-38, -42), (-28, -38), (-34, -26), (-50, -26)]), face.deep)
    for x, y in ((-36, -62), (-30, -64), (-28, -40), (-36, -36), (-25, -56)):
        mask.fill(taper(pose.curve([(x, y), (x + 4, y + 1), (x + 8, y + 4)]), 1.6, .4, ends()), face.line, .7)
    for x, y in ((-20, -46), (-16, -40), (-20, -36), (-14, -34), (-12, -46), (-10, -40)):
        mask.fill(taper(pose.curve([(x, y), (x + 3, y + 3), (x + 4, y + 7)]), 1.4, .4, ends()), white.deep)
    for x, y in ((-16, -64), (-8, -62), (0, -56), (0, -44), (-3, -36)):
        mask.fill(taper(pose.curve([(x, y), (x + 5, y + 2), (x + 8, y + 7)]), 1.8, .4, ends()), black.light)
    _part(group, pose, [(-41, -60), (-24, -69), (-6, -62), (2, -46), (-7, -30), (-27, -27), (-41, -37), (-44, -49)],
          black, mask)
    group.fill(pose.shape([(-45, -54, "c"), (-36, -55), (-28, -53, "c"), (-36, -51), (-45, -48, "c")]), black.line)
    group.fill(pose.circle((-26, -53), 4.0), black.line).fill(pose.circle((-27.2, -54.4), 1.3), white.light)


def _part(group: Group, pose: Pose, spots: Sequence[Spot], tones: Tones, inside: Group) -> None:
    """A part of the bird: its outline through `spots`, `inside` clipped to it."""
    shape = pose.shape(spots)
    group.silhouette(shape).fill(shape, tones.mid).clip(shape, inside)
    group.contour(shape, .7 * abs(pose.factor), 2.2, tones.line, SHADE)


def _legs(group: Group, pose: Pose, tones: Tones) -> None:
    for x in (-2.0, 10.0):
        group.fill(taper(pose.curve([(x + 4, 34), (x - 2, 46), (x - 4, 54)]), 4.4, 3), tones.line)
        for toe in (-9.0, 1.0, 8.0):
            spine = pose.curve([(x - 4, 53), (x - 4 + toe, 57), (x - 4 + toe * 1.3, 60)])
            group.fill(taper(spine, 3, 1.4), tones.line)


def _body(group: Group, pose: Pose, back: Tones, white: Tones) -> None:
    inside = Group().fill(pose.circle((0, 0), 80), back.light)
    inside.fill(pose.shape([(-8, -44), (20, -30), (46, 4), (46, 30), (24, 12), (2, -12)]), back.mid)
    inside.fill(pose.shape([(-40, -24), (-26, -22), (-14, -8), (-16, 10), (-28, 18), (-46, 14)]), back.mid)
    inside.fill(pose.shape([(-14, 16), (14, 14), (40, 20), (34, 50), (-12, 50)]), white.light)
    inside.fill(pose.shape([(0, 36), (20, 34), (44, 26), (40, 54), (-4, 54)]), white.mid)
    for row, (x, y, count) in enumerate(((-30, -20, 5), (-24, -22, 6), (-17, -20, 6), (-9, -18, 5), (-2, -22, 3))):
        for k in range(count):
            at = (x + 2.4 * k, y + 9.4 * k + 3 * (row % 2))
            down = pose.curve([at, (at[0] + 1, at[1] + 4), (at[0] + 4, at[1] + 8)])
            inside.fill(taper(down, 1.1 * abs(pose.factor) + .7, .4, ends()), back.deep)
    for x, y in ((-12, 26), (0, 24), (10, 26), (-6, 33), (8, 34), (18, 32), (24, 27)):
        inside.fill(taper(pose.curve([(x, y), (x + 4, y + 4), (x + 9, y + 6)]), 1.8, .4, ends()), white.deep)
    _part(group, pose, [(-28, -38), (-6, -40), (16, -26), (34, -2), (40, 24), (26, 38), (4, 40), (-20, 30), (-34, 8),
                        (-36, -18)], back, inside)


# Pinions of the folded wing, from the lowest up: the root and the tip of each.
PINIONS = (((2, 0), (44, 50)), ((5, -3), (52, 55)), ((8, -7), (58, 58)), ((11, -11), (53, 46)), ((12, -15), (47, 36)),
           ((12, -19), (39, 25)))


def _wing(group: Group, pose: Pose, black: Tones, white: Tones, bar: Tones) -> None:
    size = abs(pose.factor)
    for root, tip in PINIONS:
        a, b = complex(*root), complex(*tip)
        across = 1j * (b - a) / abs(b - a) * 6.4
        spots: list[Spot] = [a, a + (b - a) * .6 + across, b, a + (b - a) * .6 - across]
        inside = Group().fill(pose.shape([a, a + (b - a) * .6 + across * 1.6, b]), black.deep)
        inside.fill(pose.circle(b, 4.2), white.light)
        _part(group, pose, spots, black, inside)
        group.fill(taper(pose.line(a, a + (b - a) * .9), 1.3 * size, .5), black.line)
    band = Group().fill(pose.shape([(0, 20), (14, 20), (30, 30), (50, 50), (36, 46), (14, 30)]), bar.deep)
    for x, y in ((10, 8), (16, 10), (21, 13), (25, 18)):
        band.fill(taper(pose.curve([(x - 6, y - 4), (x + 6, y + 10), (x + 14, y + 26)]), 1.4 * size, .8), bar.line)
    _part(group, pose, [(-2, 2, "c"), (10, 2), (24, 8), (35, 26), (41, 43, "c"), (28, 36), (12, 22)],
          Tones(bar.light, bar.mid, bar.deep, black.line), band)
    scales = Group()
    for row, (x, y) in enumerate(((8, 2), (4, -5), (0, -12))):
        for k in range(4):
            at = complex(x + 4.4 * k - row, y - 5.6 * k)
            scales.fill(taper(pose.curve([at - 4, at + 2 + 2.6j, at + 5 - 2.4j]), 1.6 * size, .7, ends()), black.light)
    _part(group, pose, [(-8, -16), (-2, -26), (10, -25), (22, -12), (22, -4), (12, 8), (2, 8), (-6, -2)], black, scales)


BEE_LEGS = ([(5, -7), (12, -11), (13, -18)], [(6, -3), (15, -3), (20, 2)], [(5, 1), (14, 8), (15, 19)])
FORE_WING: Sequence[Spot] = ((4, -4, "c"), (15, -14), (30, -13), (33, -4), (22, 1), (10, 0))
HIND_WING: Sequence[Spot] = ((4, -1, "c"), (14, 1), (24, 8), (22, 15), (12, 9))
ABDOMEN: Sequence[Spot] = ((0, -1), (7.4, 3), (8.4, 11), (6, 20), (0, 29, "c"), (-6, 20), (-8.4, 11), (-7.4, 3))


def honeybee(group: Group, pose: Pose, fur: Tones = BEE, wing: Tones = WING) -> None:
    """A honeybee about 44 long, seen from above, its head up."""
    size = abs(pose.factor)
    for side in (-1, 1):
        for spots in BEE_LEGS:
            group.fill(taper(pose.curve([(side * x, y) for x, y in spots]), 2.4 * size, .8), fur.line)
    for flip in (False, True):
        half = Pose(pose.at, pose.scale, pose.turn, flip != pose.flip)
        for shape, veins in ((half.shape(HIND_WING), ((22, 13), (20, 8))),
                             (half.shape(FORE_WING), ((31, -9), (30, -4), (20, 0)))):
            group.silhouette(shape).fill(shape, wing.light, .92)
            for tip in veins:
                vein = half.curve([(4, -3), (tip[0] * .5, tip[1] * .6 - 3), tip])
                group.fill(taper(vein, 1.2 * size, .4), wing.line, .8)
            group.contour(shape, .6, 1.6, wing.line, SHADE)
    body = pose.shape(ABDOMEN)
    inside = Group().fill(body, fur.light)
    for band, wide in ((5.4, 3.0), (11, 3.4), (16.6, 3.6), (22, 4.4), (27, 5)):
        inside.fill(taper(pose.curve([(-10, band - 1.6), (0, band + 1.4), (10, band - 1.6)]), wide * size, wide * size,
                          ends(.1, .1)), fur.deep)
    group.silhouette(body).clip(body, inside).contour(body, .7, 2, fur.line, SHADE)
    _bee_front(group, pose, fur, size)


def _bee_front(group: Group, pose: Pose, fur: Tones, size: float) -> None:
    chest = pose.circle((0, -5.5), 7.4, 7)
    for k in range(16):
        hair = polar(1, 360 * k / 16 + 8)
        root, tip = complex(hair.real * 6.6, hair.imag * 6.2 - 5.5), complex(hair.real * 9.2, hair.imag * 8.6 - 4.9)
        group.fill(taper(pose.line(root, tip), 1.5 * size, .3), fur.mid)
    inside = Group().fill(chest, fur.mid).fill(pose.circle((-2, -7.5), 4.6, 4), fur.light)
    group.silhouette(chest).clip(chest, inside).contour(chest, .6, 1.6, fur.line, SHADE)
    for side in (-1, 1):
        feeler = pose.curve([(side * 1.6, -17), (side * 3.6, -21), (side * 8.4, -24)])
        group.fill(taper(feeler, 1.5 * size, .8), fur.line)
    head = pose.shape([(-5, -13), (-3.4, -17), (0, -18), (3.4, -17), (5, -13), (2, -10.6), (-2, -10.6)])
    group.silhouette(head).fill(head, fur.deep).contour(head, .7, 1.6, fur.line, SHADE)
    for side in (-1, 1):
        group.fill(pose.circle((side * 4, -14.4), 1.7, 2.8), fur.line)
