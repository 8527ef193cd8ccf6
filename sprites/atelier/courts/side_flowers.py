"""The small flowers at the sides of a court: each kind open, turned and in bud, drawn large round (0, 0), then reduced.

A flower is about 100 across round the origin, its stalk comes from below. Its lines shrink with it, so that it
matches the flower that the figure holds, but looks lighter.
"""
from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from ..cup import cup, laid
from ..flowers.full_rose import full_rose
from ..flowers.turned import View
from ..geometry import Path, angle
from ..growth.anemone import anemone_bud, anemone_cup, anemone_open, ruff, segment
from ..growth.clover import head_leaves, side_leaf, trefoil
from ..growth.clover_head import clover_head
from ..growth.rose import briar, hip_foot, rose_bud, rose_petal, sepal
from ..growth.sunflower import opening_cup, sun_opening, sun_side, sunflower
from ..organs import blade, sprig, stalk
from ..ribbons import Petal
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones, mix_ink

Flower = Callable[[Group, Tones, Tones, int], object]  # draws into a group: tones of the petals, of the green, seed
Leaf = Callable[[Group, Path, Tones], object]  # draws on the spine of a leaf
Stalk = Callable[[Group, Path, float, float, Tones], object]  # draws on a spine, from one width to another
Petals = Sequence[tuple[float, Petal]]


@dataclass(frozen=True, slots=True)
class Kind:
    """The appearance of a kind of plant: tones, flowers from three sides, leaf, stalk, and the width of the stem."""
    petal: Tones
    green: Tones
    open: Flower
    turned: Flower
    bud: Flower
    leaf: Leaf
    stalk: Stalk = stalk
    width: float = 7.0


# ---------------------------------------------------------------- rose
def _rose_open(group: Group, petal: Tones, green: Tones, seed: int) -> None:
    for k in range(5):
        sepal(group, Pose(0j), 58, 25 * seed + 72 * k, .14, green, .2)
    full_rose(group, Pose(0j, 1.14), petal, seed, False)


def _rose_turned(group: Group, petal: Tones, green: Tones, seed: int) -> None:
    rng = np.random.default_rng(seed)
    foot = Pose(46j)
    for way, bend in ((-96, .3), (98, -.3), (150, -.2)):
        sepal(group, Pose(foot.point((0, -18))), 46, way, bend, green, .17)
    outside = Tones(mix_ink(petal.light, petal.mid, .5), mix_ink(petal.mid, petal.light, .12), petal.deep, petal.line)
    inner: Callable[[Group], object] | None = None
    for radius, depth, count, half in ((21, 1.2, 3, .74), (36, 1.06, 4, .70), (50, .86, 5, .62)):
        view = View(complex(0, 22), radius, 36, depth, 0, 1.2)
        petals = [(way, laid(view, rose_petal(rng, half), way, rng.uniform(.95, 1.05)))
                  for way in (-90 + 36 * (count % 2) + 360 * k / count + rng.uniform(-6, 6) for k in range(count))]
        inner = _whorl(view, petals, petal, outside, inner)
    if inner:
        inner(group)
    hip_foot(group, foot, green)


def _whorl(view: View, petals: Petals, petal: Tones, outside: Tones,
           inner: Callable[[Group], object] | None) -> Callable[[Group], object]:
    def draw(group: Group) -> None:
        cup(group, view, petals, petal, outside, inner, pale=0, veins=2, shade=.26, rim=.10, vein_width=1.1, thin=1.1,
            thick=2.8)
    return draw


def _rose_bud(group: Group, petal: Tones, green: Tones, _seed: int) -> None:
    rose_bud(group, Pose(46j, .92), petal, green, .7)


def _rose_leaf(group: Group, spine: Path, green: Tones) -> None:
    stalk(group, spine.part(0, .6), 3.4, 2.2, green)
    way, size = angle(spine.end - spine.start) + 90, spine.length() * .52
    for lean in (-64, 64):
        blade(group, sprig(spine.at(.45), size * .86, way + lean, -.002 * lean), size * .30, green, teeth=5, veins=3)
    blade(group, sprig(spine.at(.58), size, way, .1), size * .32, green, teeth=6, veins=3)


def _briar(group: Group, spine: Path, first: float, last: float, green: Tones) -> None:
    briar(group, spine, first, last, round(spine.length() / 60), green)


# ---------------------------------------------------------------- anemone
def _anemone_open(group: Group, petal: Tones, _green: Tones, seed: int) -> None:
    anemone_open(group, View(0j, 54, 76, .24), petal, -90 + 17 * seed, seed)


def _anemone_turned(group: Group, petal: Tones, green: Tones, seed: int) -> None:
    ruff(group, 36j, 50, 0, green, (-104, 100, -66, 64))
    anemone_cup(group, View(24j, 52, 32, .85), petal, seed)
    ruff(group, 38j, 36, 0, green, (-36, 34, 0))


def _anemone_bud(group: Group, petal: Tones, green: Tones, _seed: int) -> None:
    anemone_bud(group, Pose(42j, .84), petal, green, .45)


def _anemone_leaf(group: Group, spine: Path, green: Tones) -> None:
    stalk(group, spine.part(0, .5), 3.4, 2.4, green)
    way, size = angle(spine.end - spine.start) + 90, spine.length() * .46
    for lean, share in ((-58, .36), (58, .36), (0, .48)):
        segment(group, Pose(spine.at(share), size * (1 if lean else 1.15), way + lean), green)


# ---------------------------------------------------------------- sunflower
def _sunflower_open(group: Group, petal: Tones, _green: Tones, seed: int) -> None:
    sunflower(group, View(0j, 56, 78, .06), petal, count=17, seed=seed, florets=70)


def _sunflower_turned(group: Group, petal: Tones, green: Tones, seed: int) -> None:
    sun_side(group, View(6j, 56, 34, .1), petal, green, seed=seed, count=19)


def _sunflower_bud(group: Group, petal: Tones, green: Tones, _seed: int) -> None:
    view = View(14j, 54, 30, .85)
    sun_opening(group, view, petal, seed=4, count=18)
    opening_cup(group, view, green)


def _sunflower_leaf(group: Group, spine: Path, green: Tones) -> None:
    stalk(group, spine.part(0, .2), 4, 3, green)
    blade(group, spine.part(.14, 1), spine.length() * .33, green, teeth=6, veins=4, peak=.3, power=.9)


# ---------------------------------------------------------------- clover
def _clover_open(group: Group, _petal: Tones, green: Tones, seed: int) -> None:
    trefoil(group, View(0j, 54, (72, 58, 80)[seed % 3], .16, 0), green, -90, .46)


def _clover_turned(group: Group, _petal: Tones, green: Tones, seed: int) -> None:
    side_leaf(group, curve([48j, 2 + 30j, 12j]), 58, green, 5, (-72, 66, (-6, 8)[seed % 2]), .18, .36)


def _clover_head(group: Group, petal: Tones, green: Tones, seed: int) -> None:
    head_leaves(group, Pose(34j, .86), green, (46, 46), (-62, 58))
    clover_head(group, Pose(36j, .95), petal, ripe=.85, seed=seed, count=46)


def _clover_leaf(group: Group, spine: Path, green: Tones) -> None:
    stalk(group, spine, 3.4, 2.4, green)
    size = spine.length() * .5
    trefoil(group, View(spine.end, size, 60, .2, angle(spine.tangent(1.0)) + 90), green, -90, .46)


ROSE = Kind(Tones("#DE8F82", "#BD4F4F", "#8C3038", "#4E1822"), Tones("#A9B77C", "#7C9458", "#56704A", "#2E4030"),
            _rose_open, _rose_turned, _rose_bud, _rose_leaf, _briar)
ANEMONE = Kind(Tones("#EADDEC", "#B79AC4", "#8A6BA0", "#38244A"), Tones("#B4C6B0", "#86A28C", "#5C7E74", "#26352E"),
               _anemone_open, _anemone_turned, _anemone_bud, _anemone_leaf)
SUNFLOWER = Kind(Tones("#F6DC8E", "#E8B840", "#BF8126", "#6B3D12"), Tones("#C3CC8C", "#8FA35E", "#647D44", "#34421F"),
                 _sunflower_open, _sunflower_turned, _sunflower_bud, _sunflower_leaf, width=7.5)
CLOVER = Kind(Tones("#EBC7CF", "#CF92A6", "#A8657F", "#5E2A45"), Tones("#C3D6A4", "#7FA46E", "#5A8257", "#26442C"),
              _clover_head, _clover_open, _clover_turned, _clover_leaf, width=6.0)
