"""The parts of all plates: their size, their paler inks, the hatched shadow, the ground at the foot."""
from __future__ import annotations

import re
from collections.abc import Iterable

import numpy as np
from PIL.Image import Image

from ..colours import reduced
from ..geometry import rounded_rect
from ..line import ends, keyline, taper
from ..render import raster
from ..room import Disc, Room
from ..splines import curve
from ..svg import Group, document
from ..tones import mix_ink

WIDE, HIGH = 600, 800
WIDTH_PX = 600  # the width of a plate on a screen of 2560 pixels; acceptable on one of 3840
PAPER, SHADOW = "#F5EBD3", "#DBCBA5"  # of the pages; the one tone of the shadow on them
RIM = .025  # of the width and height: room around the plant for leaves that extend further
CALM = .13  # the share by which every ink is nearer to the paper than on a card
STEP = 6.4  # units between two lines of the shadow
AWAY = (15, 11)  # from a plant to its shadow


def plate_room(taken: Iterable[Disc] = ()) -> Room:
    """The free room of a plate, with the discs of `taken` already occupied."""
    return Room([], taken, rounded_rect(14, 14, WIDE - 28, HIGH - 44, 60))


def mounted(*layers: tuple[Group, float, str]) -> Image:
    """The picture of a plate: `layers` on their shadow, each with the greatest width and the ink of its key line."""
    plant = Group()
    for layer, thick, ink in layers:
        plant.add(keyline(layer, 1.0, thick, ink))
    calm = re.sub("#[0-9A-F]{6}", lambda ink: mix_ink(ink[0], PAPER, CALM), plant.text_of())
    inwards = f'transform="translate({WIDE * RIM} {HIGH * RIM}) scale({1 - 2 * RIM})"'
    whole = Group().add(_shadow(plant).raw(calm), inwards)
    return reduced(raster(document(whole, WIDE, HIGH), WIDTH_PX))


def _shadow(plant: Group) -> Group:
    """Engraved lines in the shadow of `plant`, to the lower right of it."""
    lines = Group()
    for x in np.arange(-HIGH, WIDE, STEP):
        lines.stroke(curve([(x, HIGH), (x + HIGH, 0)]), SHADOW, 2.1)
    x, y = AWAY
    outlines = "".join(f'<path d="{outline}"/>' for outline in plant.silhouettes)
    return Group().raw(f'<clipPath id="shadow">{outlines}</clipPath><g transform="translate({x} {y})">'
                       f'<g clip-path="url(#shadow)"><g transform="translate({-x} {-y})">{lines.text_of()}</g></g></g>')


def ground(ink: str, middle: float = 296, half: float = 195, top: float = 762, rows: int = 5) -> Group:
    """Earth in a few swelling strokes that fade out at both sides."""
    rng, group = np.random.default_rng(round(middle)), Group()
    for k in range(rows):
        reach = half * (1 - ((k - 1) / rows) ** 2) * rng.uniform(.86, 1.08)
        y, off = top + 7 * k, middle + rng.uniform(-.12, .12) * half
        for start, stop in ((-1, -.12), (-.02, 1)):
            bend = y - 2 + rng.uniform(-2, 2)
            spine = curve([(off + reach * start, y + 2), (off + reach * (start + stop) / 2, bend),
                           (off + reach * stop, y + 2)])
            group.fill(taper(spine, 3.0 - .3 * k, 3.0 - .3 * k, ends(.5, .5)), ink)
    return group
