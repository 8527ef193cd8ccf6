"""The back of the irises: two great flowers on whiplash leaves over ripples of mauve."""
from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from .. import palette as pal
from ..geometry import Path, Spot, circle, line, point, polar
from ..plants import stem
from ..ribbons import Profile, bud_profile, ribbon
from ..splines import Pose, curve
from ..svg import HEIGHT, Group
from .mount import MIDDLE, edged, mounted, on_side

FIELD, RIPPLE, DARK = "#5D4A70", "#6C587F", "#2A2036"
PETAL, SHADE, LIGHT, VEIN = "#C9B3CF", "#9C80AB", "#E6DAE6", "#6B4F7E"
LEAF, LEAF_DARK, BEARD = "#9BAF92", "#5F8072", "#E3B85C"


def draw() -> Group:
    """The whole back."""
    group = mounted(FIELD, _ripples(), _half(), DARK)
    _seal(group)
    return edged(group)


def _ripples() -> Group:
    """Water, tone on tone: lines that rise and fall, the same when turned."""
    group = Group()
    for j in range(-1, 24):
        y = HEIGHT / 2 + (j - 11) * 46
        for i in range(-1, 6):
            x = MIDDLE + (i - 2.5) * 122 + (j % 2) * 61
            for by in (-7, 7):
                wave = curve([(x - 46, y + by), (x - 16, y - 12 + by), (x + 16, y + 12 + by), (x + 46, y + by)])
                group.ink(wave, 5, "both", RIPPLE)
    return group


# spine on the right side, half-width: the leaves, back to front
BLADES = (
    ((306, 588), (396, 524), (500, 440), (552, 300), (520, 170), (470, 96)),
    ((304, 588), (368, 508), (446, 420), (470, 320), (436, 262)),
    ((316, 544), (420, 522), (516, 522), (562, 464), (556, 384)),
)
WIDTHS = (21, 17, 15)


def _blade(group: Group, spine: Path, width: float, side: int) -> None:
    half = bud_profile(.62, .8)
    shape = ribbon(spine, lambda u: width * half(u), n=40)
    dark = ribbon(spine, (lambda u: 0 * u) if side > 0 else (lambda u: width * half(u)),
                  (lambda u: width * half(u)) if side > 0 else (lambda u: 0 * u), n=40)
    group.solid(shape, LEAF, Group().fill(dark, LEAF_DARK), 1.5, 3)
    group.ink(spine.part(.05, .97), 2.6, "both", DARK)


def _half() -> Group:
    group = Group()
    for side in (-1, 1):
        for spots, width in zip(BLADES, WIDTHS, strict=True):
            _blade(group, on_side(side, curve(list(spots))), width, side)
    stem(group, line((MIDDLE, 562), (MIDDLE, 300)), 17, 14, LEAF, "#C3CFB4")
    for side in (-1, 1):
        _bud(group, side)
    _iris(group, Pose((MIDDLE, 258), 1.02))
    return group


def _bud(group: Group, side: int) -> None:
    pose = Pose((MIDDLE + side * 152, 136), 1.0, side * 24)
    stalk = on_side(side, curve([(318, 470), (380, 380), (424, 270), (450, 160)]))
    stem(group, stalk, 10, 8, LEAF, "#C3CFB4")
    bud = pose.shape([(0, 26, "c"), (-22, -6), (-17, -48), (0, -86, "c"), (17, -48), (22, -6)])
    twist = pose.shape([(-4, 26, "c"), (14, -16), (-6, -56), (0, -90, "c"), (30, -50), (34, 10)])
    group.solid(bud, PETAL, Group().fill(twist, SHADE), 1.5, 3.2)
    group.ink(pose.curve([(-4, 22), (11, -16), (-5, -56), (0, -84)]), 2.4, "both", VEIN)
    for s in (-1, 1):
        sheath = pose.shape([(0, 48, "c"), (s * 24, 18), (s * 20, -14), (s * 9, -34, "c"), (s * 8, -4), (0, 20)])
        group.solid(sheath, LEAF if s < 0 else LEAF_DARK, None, 1.5, 2.6)


Marked: TypeAlias = "tuple[float, float] | tuple[float, float, float | str]"

STANDARDS: tuple[list[Marked], ...] = (  # the two upright petals, drawn for the right side
    [(0, 10, "c"), (40, -26), (82, -84), (84, -150), (40, -186), (4, -160, "c"), (-6, -96)],)
BACK_STANDARD: list[Spot] = [(0, 0, "c"), (-34, -60), (-40, -140), (0, -196, "c"), (40, -140), (34, -60)]
FALL: list[Marked] = [(0, 0, "c"), (58, -30), (118, -26), (162, 22), (172, 92), (138, 146), (104, 132), (88, 74),
                      (44, 38)]
MIDDLE_FALL: list[Spot] = [(-14, 0, "c"), (-40, 44), (-74, 104), (-62, 170), (0, 208), (62, 170), (74, 104),
                           (40, 44), (14, 0, "c")]


def _iris(group: Group, pose: Pose) -> None:
    group.solid(pose.shape(list(BACK_STANDARD)), SHADE, None, 1.6, 3)
    for s in (-1, 1):
        _standard(group, pose, s)
    for s in (-1, 1):
        _fall(group, pose, s)
    inside = Group()
    dark = pose.shape([(8, 0, "c"), (30, 60), (36, 140), (10, 214, "c"), (90, 200), (90, 80), (30, 0, "c")])
    inside.fill(dark, SHADE)
    inside.fill(pose.shape([(-70, 128, "c"), (-46, 60), (-20, 0, "c"), (-30, 60), (-54, 120), (-50, 170, "c")]), LIGHT)
    for x in (-48, -25, 25, 48):
        inside.ink(pose.curve([(x * .2, 50), (x * .8, 110), (x, 178)]), 3.2, "both", VEIN)
    group.solid(pose.shape(list(MIDDLE_FALL)), PETAL, inside, 1.8, 4.4)
    _beard(group, pose.curve([(0, 4), (0, 60), (0, 126)]), 15)
    crest = pose.shape([(0, 26, "c"), (-26, 8), (-28, -26), (-10, -44), (0, -30, "c"), (10, -44), (28, -26), (26, 8)])
    dark = pose.shape([(4, 30, "c"), (6, -30, "c"), (30, -50), (40, 10)])
    group.solid(crest, LIGHT, Group().fill(dark, PETAL), 1.6, 3)


def _beard(group: Group, spine: Path, width: float) -> None:
    half = bud_profile(.6)
    group.fill(ribbon(spine, lambda u: width * half(u)), DARK)
    group.fill(ribbon(spine, lambda u: (width - 3) * half(u)), BEARD)
    for u in (.2, .35, .5, .65, .8):
        across = 1j * spine.tangent(u) * width * .5
        group.ink(line(spine.at(u) - across, spine.at(u) + across), 2.2, "both", "#8A5A22")


def _side(s: int, spots: Sequence[Marked]) -> list[Spot]:
    return [(s * p[0], *p[1:]) for p in spots]


def _standard(group: Group, pose: Pose, s: int) -> None:
    inside = Group()
    inside.fill(pose.shape(_side(s, [(46, -190, "c"), (66, -140), (56, -80), (20, -20), (0, 10, "c"), (100, 0),
                                     (110, -180)])), SHADE)
    for spots in ([(4, -10), (44, -80), (52, -160)], [(2, -20), (24, -90), (26, -160)]):
        inside.ink(pose.curve(_side(s, spots)), 3, "both", VEIN)
    group.solid(pose.shape(_side(s, STANDARDS[0])), PETAL, inside, 1.8, 4.2)


def _fall(group: Group, pose: Pose, s: int) -> None:
    inside = Group()
    inside.fill(pose.shape(_side(s, [(0, 0, "c"), (66, 10), (116, 50), (128, 150, "c"), (60, 160), (30, 40)])), SHADE)
    for spots in ([(40, -12), (110, 4), (150, 70)], [(40, 0), (104, 30), (136, 116)]):
        inside.ink(pose.curve(_side(s, spots)), 3, "both", VEIN)
    group.solid(pose.shape(_side(s, FALL)), PETAL, inside, 1.8, 4.2)
    _beard(group, pose.curve(_side(s, [(12, -2), (66, -2), (112, 26)])), 11)


def _swelling(width: float) -> Profile:
    half = bud_profile(.62)
    return lambda u: width * half(u)


def _seal(group: Group) -> None:
    middle = point((MIDDLE, HEIGHT / 2))
    for radius, ink in ((60, DARK), (57, pal.GILT), (48, DARK), (46, "#EADFC4")):
        group.fill(circle(middle, radius), ink)
    for i in (1, 3, 5, 7, 0, 2, 4, 6):  # the narrow ones above, so that none lies half over another
        spine = line(middle + polar(5, i * 45), middle + polar(43, i * 45))
        petal = ribbon(spine, _swelling(14 if i % 2 else 8))
        group.fill(petal, SHADE if i % 2 else LEAF_DARK).stroke(petal, pal.INK, 1.5)
    group.fill(circle(middle, 9), BEARD).stroke(circle(middle, 9), pal.INK, 1.6)
