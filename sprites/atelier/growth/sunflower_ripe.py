"""Who comes to the sunflower, honeybee and goldfinch, and the tones of its autumn."""
from __future__ import annotations

from collections.abc import Sequence

from ..geometry import Spot, circle
from ..line import SHADE, ends, taper
from ..splines import Pose
from ..svg import Group
from ..tones import Tones

DRY_LEAF = Tones("#DCCB9C", "#BFA873", "#9C8656", "#5E4C2C")
DRY_RAY = Tones("#EBCF92", "#D3A65A", "#AD7F3C", "#6E461E")
BACK = Tones("#E8D2AE", "#C79E6A", "#9C7444", "#4A3420")
BLACK = Tones("#5C5650", "#38322E", "#262120", "#1A1614")
WHITE = Tones("#FBF6E8", "#EEE3CB", "#D2C2A2", "#5A4A38")
FACE = Tones("#D9695A", "#B23A35", "#852527", "#4A1618")
BEE = Tones("#E3B154", "#B07A36", "#5A3A1E", "#2E1D12")
WING = Tones("#F8F2E2", "#DFD9C8", "#B9B5A8", "#6A6258")
BAR = Tones("#F7DF9C", "#E8BE3E", "#C0902C", "#6E4A14")


def goldfinch(group: Group, pose: Pose, back: Tones = BACK, black: Tones = BLACK, white: Tones = WHITE,
              face: Tones = FACE, bar: Tones = BAR) -> None:
    """A goldfinch about 130 from beak to tail, perched, looking to the left."""
    tail = Group().fill(taper(pose.curve([(38, 34), (52, 56), (64, 74)]), 2.4, .8, ends()), black.light)
    _part(group, pose, [(34, 22, "c"), (62, 54), (74, 78, "c"), (64, 78), (58, 84, "c"), (44, 62), (22, 36, "c")],
          black, tail)
    _legs(group, pose, back)
    _body(group, pose, back, white)
    _wing(group, pose, black, white, bar)
    _part(group, pose, [(-43, -55, "c"), (-52, -50), (-62, -46, "c"), (-52, -45), (-42, -44, "c")], white, Group())
    mask = Group().fill(pose.circle((-20, -50), 40), white.light)
    mask.fill(pose.shape([(-30, -76), (6, -74), (12, -40), (0, -26), (-6, -36), (-10, -54), (-24, -62)]), black.mid)
    mask.fill(pose.shape([(-48, -64), (-30, -70), (-22, -60), (-24, -46), (-34, -34), (-50, -32)]), face.mid)
    mask.fill(pose.shape([(-48, -42), (-36, -42), (-32, -34), (-48, -28)]), face.deep)
    _part(group, pose, [(-40, -60), (-22, -70), (-4, -62), (2, -44), (-8, -30), (-28, -28), (-42, -38), (-45, -50)],
          black, mask)
    group.fill(pose.circle((-27, -53), 3.6), black.line).fill(pose.circle((-28, -54.4), 1.1), white.light)


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
    inside.fill(pose.shape([(-40, -20), (-24, -18), (-16, 0), (-24, 16), (-44, 14)]), back.mid)
    inside.fill(pose.shape([(-8, 22), (14, 18), (36, 22), (30, 46), (-4, 46)]), white.light)
    for x, y in ((-26, -8), (-20, 2), (-28, 8), (-16, 12), (-8, 22), (4, 28), (16, 30), (-2, -24), (10, -16), (20, -4)):
        down = pose.curve([(x, y), (x + 4, y + 6), (x + 6, y + 12)])
        inside.fill(taper(down, .7 * abs(pose.factor) + .6, .4, ends()), back.deep)
    _part(group, pose, [(-28, -38), (-6, -40), (16, -26), (34, -2), (40, 24), (26, 38), (4, 40), (-20, 30), (-34, 8),
                        (-36, -18)], back, inside)


def _wing(group: Group, pose: Pose, black: Tones, white: Tones, bar: Tones) -> None:
    feathers = Group().fill(pose.shape([(-4, -2, "c"), (8, 4), (28, 22), (44, 42, "c"), (34, 40), (12, 22), (-2, 8)]),
                            bar.mid)
    for a, b in (((2, 2), (30, 30)), ((8, -4), (40, 34)), ((14, -10), (48, 42))):
        feathers.fill(taper(pose.line(a, b), 1.8, 1.2, ends()), black.line)
    for x, y in ((54, 53), (48, 48), (42, 45)):
        feathers.fill(circle(pose.point((x, y)), 2.4 * abs(pose.factor)), white.light)
    _part(group, pose, [(-6, -22, "c"), (12, -20), (30, 2), (48, 34), (58, 56, "c"), (38, 44), (14, 26), (-4, 4)],
          black, feathers)


def honeybee(group: Group, pose: Pose, fur: Tones = BEE, wing: Tones = WING) -> None:
    """A honeybee about 44 long, seen from above, its head up."""
    for side in (-1, 1):
        for spots in ([(5, -2), (13, -6), (16, -14)], [(5, 2), (15, 6), (18, 14)]):
            group.fill(taper(pose.curve([(side * x, y) for x, y in spots]), 2.2 * abs(pose.factor), .8), fur.line)
    for side in (-1, 1):
        for (x, y), *others in (((4, -3), (18, -12), (32, -8), (30, 2), (16, 4)),
                                ((4, 0), (16, 4), (23, 13), (15, 15))):
            shape = pose.shape([(side * x, y, "c"), *((side * a, b) for a, b in others)])
            group.silhouette(shape).fill(shape, wing.light).contour(shape, .6, 1.5, wing.line, SHADE)
    body = pose.shape([(0, -2), (8, 4), (8, 15), (0, 27, "c"), (-8, 15), (-8, 4)])
    inside = Group().fill(body, fur.light)
    for band in (6, 12.5, 19):
        inside.fill(pose.shape([(-10, band - 1), (0, band + 1.4), (10, band - 1), (10, band + 2.4), (0, band + 4.6),
                                (-10, band + 2.4)]), fur.deep)
    group.silhouette(body).clip(body, inside).contour(body, .7, 2, fur.line, SHADE)
    chest, head = pose.circle((0, -5), 7, 7.4), pose.circle((0, -14), 5.4, 4.6)
    for shape, tone in ((chest, fur.mid), (head, fur.deep)):
        group.silhouette(shape).fill(shape, tone).contour(shape, .7, 1.8, fur.line, SHADE)
    for side in (-1, 1):
        group.fill(taper(pose.curve([(side * 2, -17), (side * 5, -22), (side * 9, -22)]), 1.5, .8), fur.line)
