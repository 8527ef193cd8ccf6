"""The back with the ginkgo: one branch through the middle, its leaves in teal and pale gold over waves of ochre."""
from __future__ import annotations

from .. import palette as pal
from ..geometry import Path, Spot, circle, line, polar, rounded_rect
from ..ribbons import between, brush, edges
from ..splines import Pose, curve
from ..svg import HALF_TURN, HEIGHT, WIDTH, Group
from .mount import MIDDLE, edged, mounted

FIELD, WAVE, DARK = "#C08E3E", "#B17F31", "#3A2712"
TEAL, TEAL_DARK, TEAL_LIGHT = "#2F6468", "#1F474D", "#6FA09A"
GOLD, GOLD_DARK, GOLD_LIGHT = "#F0DDAA", "#DDBE7C", "#FAF0D2"
BARK, BARK_LIGHT = "#6B4426", "#9A6C40"


def draw() -> Group:
    group = mounted(FIELD, _waves(), _half(), DARK)
    return edged(group)


def _waves() -> Group:
    upper = Group()
    for j in range(-12, 1):
        for i in range(-5, 5):
            x, y = MIDDLE + i * 88 + (j % 2) * 44, HEIGHT / 2 + j * 46
            upper.fill(circle((x, y), 46), FIELD)
            for radius, width in ((44, 3.4), (31, 2.6), (18, 2.2)):
                upper.stroke(circle((x, y), radius), WAVE, width)
    half = Group().clip(rounded_rect(0, 0, WIDTH, HEIGHT / 2, .1), upper)
    return Group().add(half).add(half, HALF_TURN)


BRANCH = ((305, 560), (330, 470), (430, 400), (520, 300), (500, 170), (400, 92), (270, 84))
TWIGS = (((345, 452), (290, 400), (220, 380), (150, 404)), ((452, 382), (380, 320), (300, 300), (222, 254)),
         ((520, 300), (556, 240), (564, 180)), ((512, 190), (440, 190), (390, 180)))
# place, turn (0 upright), scale, teal or gold
FANS = ((100, 452, -118, 1.05, 1), (148, 330, -60, .92, 0), (246, 430, -172, .74, 0), (412, 488, 124, .98, 1),
        (500, 430, 110, .9, 0), (160, 200, -62, 1.12, 1), (262, 224, -6, .86, 0),
        (330, 372, 178, .74, 1), (552, 128, 16, .78, 0), (436, 256, -160, .7, 1),
        (360, 160, -130, .82, 0), (200, 100, -92, 1.05, 0),
        (464, 100, 52, .92, 1))


def _half() -> Group:
    group = Group()
    branch = curve(list(BRANCH))
    spines = [(curve(list(spots)), 9.0) for spots in TWIGS]
    fans = [(Pose((x, y), scale, turn), bool(teal)) for x, y, turn, scale, teal in FANS]
    for pose, _ in fans:
        _stalk(group, pose.point((0, 0)), _nearest(pose.point((0, 0)), [branch, *(s for s, _ in spines)]))
    for spine, width in spines:
        _wood(group, spine, width, .9)
    _wood(group, branch, 19)
    for pose, teal in fans:
        _fan(group, pose, teal)
    return group


def _wood(group: Group, spine: Path, width: float, taper: float = .66) -> None:
    """A branch without lines across its ends, so that it continues in the other half."""
    left, right = edges(spine, lambda u: width / 2 * (1 - taper * u), n=60)
    shape = between(left, right)
    group.silhouette(shape).fill(shape, BARK).fill(brush(spine, width * .3, lambda u: 1 - taper * u), BARK_LIGHT)
    group.stroke(left, pal.INK, 1.5).stroke(right, pal.INK, 1.5)


def _nearest(at: complex, spines: list[Path]) -> complex:
    """The point of the wood nearest to `at`, at which a leaf's stalk begins."""
    return min((complex(spine.at(k / 40)) for spine in spines for k in range(2, 41)), key=lambda z: abs(z - at))


def _stalk(group: Group, foot: complex, root: complex) -> None:
    bend = (foot + root) / 2 + 1j * (foot - root) * .16
    stalk = brush(curve([root, bend, foot]), 7.5, lambda u: 1 - .3 * u)
    group.silhouette(stalk).fill(stalk, BARK_LIGHT).stroke(stalk, pal.INK, 1.4)


RIM: list[Spot] = [(-86, -58, "c"), (-74, -84), (-50, -96), (-28, -106), (-10, -98), (0, -76, "c"), (10, -98),
                   (28, -106), (50, -96), (74, -84), (86, -58, "c")]


def _fan(group: Group, pose: Pose, teal: bool) -> None:
    base, shade, light = (TEAL, TEAL_DARK, TEAL_LIGHT) if teal else (GOLD, GOLD_DARK, GOLD_LIGHT)
    blade = pose.shape([(0, 0, "c"), (-34, -22), *RIM, (34, -22)])
    half = pose.shape([(0, 0, "c"), (0, -120, "c"), (100, -120, "c"), (110, -20, "c"), (34, -14)])
    inside = Group().fill(half, shade)
    for k in range(-5, 6):
        way = k * 10.5 - 90
        inside.ink(line(pose.point(polar(14, way)), pose.point(polar(104 - abs(k) * 2.2, way))), 2.4, "both",
                   light if teal else "#B08A45")
    group.solid(blade, base, inside, 1.7, 4)
