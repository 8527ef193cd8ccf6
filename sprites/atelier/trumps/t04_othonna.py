"""Trump 4: othonna in a hanging pot, high above Table Bay at evening."""
from __future__ import annotations

import math

import numpy as np

from ..card import Card
from ..flowers.othonna import PICKLE, RED, THREAD, WIRE, bud, daisy, daisy_behind, pickle
from ..flowers.perch import perch
from ..flowers.turned import View
from ..frame import trump_card
from ..geometry import Path, polar
from ..line import keyline
from ..organs import stalk
from ..splines import curve
from ..svg import Group
from ..tones import Tones
from .ground import trump_ground
from .hanging_pot import hanging_pot
from .table_bay import DUSK, HALF, SKY, bay

SKY_LINE, EDGE = "#9AB6C3", "#20322F"
LEFT = curve([(244, 262), (204, 254), (170, 296), (158, 396), (116, 492), (132, 610), (98, 724), (122, 816),
              (104, 890)])
RIGHT = curve([(436, 262), (484, 258), (512, 324), (494, 426), (530, 520), (508, 616), (534, 706)])
FRONT = curve([(278, 272), (252, 288), (246, 356), (258, 430), (228, 510), (240, 580)])
CREST = curve([(330, 268), (322, 246), (312, 232)])
TWIG = curve([LEFT.at(.30), (116, 428), (84, 470), (76, 556)])
# a trail: its stem, how long its leaves are, a seed
TRAILS = ((TWIG, 48, 4), (RIGHT, 60, 5), (LEFT, 66, 1), (FRONT, 50, 9))
Head = tuple[Path, float, complex, float, float, float, float]
# trail, share of it where the stalk leaves, where the head is, its radius, rise and turn, how low the stalk sags
HEADS: tuple[Head, ...] = (
    (CREST, .60, 322 + 196j, 42, 30, 10, -6), (LEFT, .14, 128 + 330j, 48, 30, -18, 14),
    (LEFT, .86, 72 + 792j, 42, 28, -20, 10), (LEFT, .66, 196 + 716j, 58, 46, 14, 34),
    (RIGHT, .52, 432 + 540j, 52, 40, -16, 20), (FRONT, .84, 328 + 634j, 100, 52, 8, 46))
BUDS: tuple[tuple[Path, float, complex, float, float, float], ...] = (
    (TWIG, .86, 54 + 508j, .50, -8, 8), (RIGHT, .80, 462 + 634j, .60, -8, 10), (LEFT, .95, 160 + 872j, .56, 12, 10))


def draw() -> Card:
    picture = trump_ground(SKY, SKY_LINE)
    bay(picture)
    hanging_pot(picture)
    _crown(picture)
    _stalks(picture)
    for strand, length, seed in TRAILS:
        _trail(picture, strand, length, seed)
    behind = Group()
    daisy_behind(behind, View(468 + 742j, 46, 58, -.2, -16), _turned_away().part(.34, 1))
    picture.add(keyline(behind, 1.1, 4, EDGE))
    for strand, share, at, scale, turn, sag in BUDS:
        one = Group()
        bud(one, perch(_wire(strand, share, at, turn, sag), scale))
        picture.add(keyline(one, .9, 3.6, EDGE))
    for k, (_, _, place, radius, rise, lean, _) in enumerate(HEADS):
        one = Group()
        daisy(one, View(place, radius, rise, .24, lean), 13 - k % 2, k + 1)
        picture.add(keyline(one, 1.0, 4.6, EDGE))
    return trump_card(picture, "4", "OTHONNA")


def _stalks(picture: Group) -> None:
    stalks = Group()
    stalk(stalks, _turned_away(), 4.4, 3, WIRE)
    for strand, share, at, _, turn, sag in BUDS:
        stalk(stalks, _wire(strand, share, at, turn, sag), 4, 2.6, WIRE)
    for strand, share, at, radius, rise, turn, sag in HEADS:
        spine = _wire(strand, share, at + polar(radius * .5 * math.cos(math.radians(rise)), 90 + turn), turn, sag)
        stalk(stalks, spine, 5.6 if radius > 60 else 4.4, 3.6, WIRE)
    picture.add(keyline(stalks, .9, 3.2, EDGE))


def _turned_away() -> Path:
    return curve([RIGHT.at(.97), (520, 728), (496, 744), (468, 742)])


def _wire(strand: Path, share: float, to: complex, turn: float, sag: float) -> Path:
    """The stalk of a head at `to`: it leaves its knot outwards, sags and rises into the head, which leans by `turn`."""
    root = complex(strand.at(share))
    step = to - root
    return curve([root, root + complex(step.real * .55, step.imag * .16 + sag), (to.real, to.imag, turn - 90)])


def _trail(picture: Group, strand: Path, length: float, seed: int) -> None:
    stem, rng = Group(), np.random.default_rng(seed)
    stalk(stem, strand, length * .13, length * .06, THREAD)
    picture.add(keyline(stem, .9, 3.4, THREAD.line))
    shares, run = [], .4 * length
    while run < strand.length():
        shares.append(run / strand.length())
        run += length * (.25 + .13 * math.sin(run / (length * .62) + seed)) * rng.uniform(.8, 1.2)
    for first in reversed(range(0, len(shares), 4)):
        layers = Group(), Group(), Group()
        for k in range(first, min(first + 4, len(shares))):
            share = shares[k]
            size = length * (1.08 - .42 * share ** 2) * rng.uniform(.80, 1.12)
            _spiral_leaf(layers, complex(strand.at(share)), complex(strand.tangent(share)), size,
                         137.508 * k + rng.uniform(-18, 18))
        for layer, thick in zip(layers, (3.0, 3.8, 3.6), strict=True):
            picture.add(keyline(layer, .8, thick, EDGE))
    root, tip = Group(), Group()
    for k, way in enumerate((-128, -52, 84)):
        _leaf(root, strand.start, polar(1, way), length * .62, (HALF, PICKLE)[k % 2])
    for k, way in enumerate((38, -34, 4)):
        along = complex(strand.tangent(1))
        _leaf(tip, strand.end - along * 4, along * polar(1, way), length * .48, (HALF, PICKLE, PICKLE)[k])
    for tuft in (root, tip):
        picture.add(keyline(tuft, .8, 3.4, EDGE))


def _spiral_leaf(layers: tuple[Group, Group, Group], root: complex, along: complex, size: float, way: float) -> None:
    """A leaf that leaves its stem `way` degrees round it: behind it, at its side or in front, foreshortened."""
    aside, near = math.cos(math.radians(way)), math.sin(math.radians(way))
    spread = along * polar(1, 74 * aside)
    if near > .72:
        tip = root + spread * size * .58
        spine = curve([root - spread * 4, root + spread * size * .28 + 2 * aside, tip])
        pickle(layers[2], spine, size * .17, PICKLE, RED)
    else:
        tones = DUSK if near < -.4 else PICKLE if (spread * 1j).real > 0 else HALF
        _leaf(layers[0 if near < -.4 else 1], root, spread, size * (.66 + .34 * abs(aside)), tones)


def _leaf(group: Group, root: complex, way: complex, size: float, tones: Tones) -> None:
    """A leaf from `root` towards `way`, its tip turned up to the light."""
    rise = -1j * size * .20 * min(1.0, abs(way.real) + .2)
    tip = root + way * size * .92 + rise
    pickle(group, curve([root, root + way * size * .46 + rise * .05, tip]), size * .150, tones, RED)


def _crown(picture: Group) -> None:
    for at, size, ways in ((298 + 250j, 46, (-122, -66, -92)), (392 + 250j, 48, (-128, -58, -96, -30)),
                           (242 + 256j, 62, (-158, -76, -132, -104, 150)), (346 + 254j, 58, (-140, -42, -112, -72)),
                           (446 + 256j, 60, (-146, -24, -112, -64, 34)), (280 + 268j, 46, (-160, 162, -30, 118)),
                           (360 + 272j, 40, (164, 20, 96))):
        rng = np.random.default_rng(round(at.real))
        for k, way in enumerate(ways):
            one = Group()
            _leaf(one, at + polar(5, way), polar(1, way), size * rng.uniform(.74, 1.14), (DUSK, HALF, PICKLE)[k % 3])
            picture.add(keyline(one, .8, 3.4, EDGE))
