"""The cloth of the table."""
from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from PIL import Image

from .. import palette as pal
from ..frame import tendril_line
from ..geometry import Path, Point, angle, pair, rounded_rect
from ..plants import sprout
from ..render import raster
from ..ribbons import brush, bud_profile, ribbon
from ..splines import Pose
from ..svg import Group, document

WIDE, HIGH = 1920, 1080
LIGHT = ('<defs><radialGradient id="light" cx="50%" cy="40%" r="76%"><stop offset="0" stop-color="#37695A"/>'
         '<stop offset=".5" stop-color="#21473F"/><stop offset="1" stop-color="#0F2721"/></radialGradient></defs>')

# points, direction and radius of the curl, width of the foot, side of the curl
Whip = tuple[Sequence[Point], float, float, float, int]
GROWTH: tuple[Whip, ...] = (
    ([(-40, 1110), (110, 900), (66, 660), (170, 450), (390, 336)], -12, 74, 30, 1),
    ([(40, 1110), (290, 980), (346, 790), (262, 640)], -112, 58, 24, -1),
    ([(96, 560), (26, 410), (66, 236), (216, 156)], 0, 54, 22, 1),
    ([(196, 424), (330, 250), (520, 196), (690, 246)], 40, 58, 22, 1),
    ([(292, 976), (480, 880), (566, 744), (508, 618)], -130, 56, 20, -1),
    ([(274, 990), (470, 1010), (640, 940), (700, 840)], -75, 44, 18, -1),
    ([(70, 250), (120, 110), (260, 40), (400, 66)], 30, 44, 18, 1),
)


def felt() -> Image.Image:
    """Teal cloth, lighter in the middle, with whiplash plants from both sides in the same tone, and a slight nap."""
    group = Group().fill(rounded_rect(-1, -1, WIDE + 2, HIGH + 2, 1), "url(#light)")
    side = Group()
    for points, degrees, radius, width, turn in GROWTH:
        _branch(side, tendril_line(points, degrees, radius, 1.15, turn), width)
    group.raw('<g opacity=".5">').add(side).raw("</g>")
    group.raw('<g opacity=".5">').add(side, f'transform="translate({WIDE} 0) scale(-1 1)"').raw("</g>")
    image = raster(document(group, WIDE, HIGH, LIGHT), WIDE).convert("RGB")
    return _napped(image)


def _branch(group: Group, stem: Path, width: float) -> None:
    """A stem with leaves and tulip buds in the one tone of the plants."""
    ink = pal.FELT_GROWTH
    group.fill(brush(stem, width, lambda u: np.minimum(1, .4 + np.asarray(u) * 4) * (1 - .74 * np.asarray(u))), ink)
    for k, u in enumerate(np.linspace(.12, .64, 6)):
        side = 1 if k % 2 else -1
        turn = angle(stem.tangent(u)) + 90 + side * 54
        length = 118 * (1 - .5 * u) * width / 24
        _blade(group, sprout(length, side * .17, pair(stem.at(u)), turn), length * .25)
    way = angle(stem.tangent(.74)) + 90
    _bud(group, stem.at(.74), way - 48, width * 1.5)


def _blade(group: Group, spine: Path, width: float) -> None:
    half = bud_profile(.72, 1.1)
    group.fill(ribbon(spine, lambda u: width * half(u)), pal.FELT_GROWTH)
    group.ink(spine.part(.05, .86), 3.4, "out", pal.FELT)


def _bud(group: Group, at: complex, turn: float, size: float) -> None:
    pose = Pose(at, size / 40, turn)
    group.ink(pose.curve([(0, 4), (6, -20), (0, -44)]), 9 * pose.scale, "flat", pal.FELT_GROWTH)
    for s in (-1, 1):
        petal = pose.shape([(0, -40), (s * 24, -44), (s * 34, -72), (s * 36, -104), (s * 52, -124, "c"),
                            (s * 22, -118), (s * 8, -92)])
        group.fill(petal, pal.FELT_GROWTH)
    front = pose.shape([(0, -38), (20, -64), (17, -100), (0, -132, "c"), (-17, -100), (-20, -64)])
    group.stroke(front, pal.FELT, 5 * pose.scale).fill(front, pal.FELT_GROWTH)


def _napped(image: Image.Image) -> Image.Image:
    """`image` with the fine uneven nap of cloth, which also hides the steps of the vignette."""
    rng = np.random.default_rng(11)
    pixels = np.asarray(image).astype("f4")
    fine = rng.standard_normal(pixels.shape[:2])
    fibre = np.repeat(rng.standard_normal((HIGH, WIDE // 3)), 3, 1) + np.repeat(
        rng.standard_normal((HIGH // 3, WIDE)), 3, 0)
    nap = 1 + .016 * fine + .010 * fibre
    return Image.fromarray(np.clip(pixels * nap[..., None] + .5, 0, 255).astype("u1"), "RGB")
