"""The turban of the knight of diamonds: lengths of linen wound about a red cap, with a sunflower for a jewel."""
from __future__ import annotations

import numpy as np

from .. import palette as pal
from ..figures import Hair
from ..flowers.sunflower import sunflower
from ..geometry import Spot
from ..hats import gem
from ..plumes import plume
from ..ribbons import Petal, Profile, edges
from ..splines import Pose
from ..suits import pip
from ..svg import Group
from .diamond_cloak import CLOAK, LINEN

THREAD = "#C98A3A"
FEATHER = Hair("#2F6B6E", "#8DB8AE", "#1E484D")
WRAP: list[Spot] = [(52, -33, "c"), (64, -44), (66, -62), (70, -80), (60, -102), (40, -116), (16, -130), (-24, -131),
                    (-52, -120), (-74, -104), (-80, -84), (-88, -66), (-80, -44), (-68, -16, "c"), (-28, -32),
                    (14, -41)]
WOUND: tuple[tuple[list[Spot], float], ...] = (  # one length on another, the crossing one last
    ([(-94, -98), (-30, -122), (20, -122), (78, -88)], 30), ([(-100, -68), (-46, -104), (8, -108), (84, -66)], 34),
    ([(-104, -44), (-48, -82), (8, -88), (86, -48)], 34), ([(-100, -26), (-44, -60), (8, -68), (82, -38)], 32),
    ([(-96, -8), (-34, -40), (12, -49), (78, -28)], 27),
    ([(66, -26), (42, -70), (4, -94), (-40, -108), (-104, -96)], 25))


def turban(group: Group, head: Pose) -> None:
    """The cap, the lengths wound round it, and the jewel with its feather."""
    cap = head.shape([(-36, -116, "c"), (-28, -140), (-8, -150, "c"), (10, -140), (22, -116, "c")])
    inside = Group().fill(head.shape([(-40, -112, "c"), (-18, -134), (-9, -154, "c"), (-54, -150, "c")]), CLOAK.dark)
    inside.ink(head.curve([(-8, -150), (-2, -134), (2, -118)]), 2, "both")
    group.solid(cap, CLOAK.base, inside, 1.7, 4)
    plume(group, head.curve([(20, -88), (44, -112), (46, -142), (22, -160), (-10, -158), (-26, -146)]), 17, FEATHER)
    inside = Group()
    for spots, width in WOUND:
        _length(inside, Petal(*edges(head.curve(spots), _even(.41 * width), n=24)))
    inside.fill(head.shape([(-96, -120, "c"), (-76, -100), (-80, -60), (-68, -10, "c"), (-100, -10, "c")]), LINEN.dark,
                .55)
    group.solid(head.shape(WRAP), LINEN.base, inside, 1.8, 4.4)
    sunflower(group, head.point((16, -82)), 22, 0)
    pip(group, "D", head.point((14, -49)), 23, whips=False, edge=1.6, colour="#B65A10")
    gem(group, head.point((13, -34)), 4.6, pal.PEARL, "#FFFFFF")


def _length(inside: Group, band: Petal) -> None:
    outline = band.outline()
    inside.fill(outline, LINEN.base)
    low, high = (0.0, .34) if band.left.at(.5).imag > band.right.at(.5).imag else (.66, 1.0)
    inside.fill(band.side(low, high), LINEN.dark)
    edge = .84 if low == 0 else .16
    inside.stroke(band.vein(edge, .0, 1, edge), THREAD, 1.8)
    inside.ink(band.vein(.5, .04, .62, .42), 1.9, "both").ink(band.vein(.36, .4, .96, .56), 1.7, "both")
    inside.stroke(outline, pal.INK, 1.7)


def _even(half: float) -> Profile:
    return lambda u: np.full_like(u, half)
