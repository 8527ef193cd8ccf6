"""Skies behind the pip cards: bands of air, a sun or a moon in its haze, clouds; land below them."""
from __future__ import annotations

import math
from collections.abc import Sequence

from ..engraved import INKS, hooped
from ..geometry import Spot, circle
from ..line import ends, ruled, taper
from ..pip_cards import FIELD
from ..splines import curve
from ..svg import Group
from ..tones import mix_ink

# The puffs of heaped clouds: how far each is from the middle, how high, half how broad, as shares.
PUFFS = (((-.36, .34, .15), (-.20, .62, .14), (.02, 1.0, .17), (.22, .70, .15), (.38, .36, .13)),
         ((-.40, .26, .11), (-.26, .50, .13), (-.08, .78, .13), (.08, .58, .12), (.20, 1.0, .14), (.37, .48, .14)),
         ((-.35, .46, .16), (-.10, .92, .15), (.10, .70, .11), (.25, .42, .13), (.41, .24, .10)),
         ((-.38, .30, .13), (-.14, .52, .18), (.12, .40, .16), (.34, .56, .12), (.44, .26, .08)))
SEAS = (((-.52, -.30), (-.28, -.62), (.06, -.60), (.10, -.34), (-.16, -.22), (-.34, .02), (-.56, .06)),
        ((.26, -.44), (.54, -.34), (.60, -.06), (.34, .02), (.20, -.18)),
        ((-.44, .30), (-.14, .22), (.02, .44), (-.18, .62), (-.42, .54)))
LEFT, RIGHT, LOW = -60, 680, 1180  # a scene is wider than any window


def air(tone: str, *bands: tuple[float, str]) -> Group:
    """A sky of `tone`; from y on downwards each of the `bands` (y, tone), their edges long waves."""
    group = Group().fill(FIELD, tone)
    for k, (top, ink) in enumerate(bands):
        brow: list[Spot] = [(x, top + 10 * math.sin(.0105 * x + 1.9 * k)) for x in range(LEFT, RIGHT + 1, 74)]
        group.fill(curve([*brow, (RIGHT, LOW, "c"), (LEFT, LOW, "c")], True), ink)
    return group


def orb(group: Group, suit: str, at: complex, radius: float, tone: str, *haze: str) -> None:
    """Sun or moon: a disc of `tone`, rings of `haze` from the outermost inwards, the shaded rim in hoops."""
    ink, rim = INKS[suit], .42 if suit == "S" else .12  # on the paler skies a dark rim would disturb the signs
    for k, ring in enumerate(haze):
        group.fill(circle(at, radius * (1 + .17 * (len(haze) - k))), ring)
    group.fill(circle(at, radius), tone).stroke(circle(at, radius), mix_ink(tone, ink, rim), 2.4)
    hooped(group, at, radius - 7, 5, 4.8, mix_ink(tone, ink, rim * .7), 1.7)


def drift(group: Group, tones: Sequence[str], *clouds: tuple[float, float, float, float]) -> None:
    """Heaped clouds (x and y of the middle of their flat foot, length, height) in two `tones`, the lit one first."""
    light, shade = tones
    for k, (x, y, wide, high) in enumerate(clouds):
        side, puffs, lit = 1 - 2 * (k % 2), [], []
        for off, share, broad in PUFFS[(k + round(x) // 10) % 4]:
            middle = complex(x + side * off * wide, y - .42 * share * high)
            puffs.append(circle(middle, broad * wide, .58 * share * high).data())
            lit.append(circle(middle - complex(.02 * wide, .13 * high), broad * wide, .56 * share * high).data())
        body = "".join(puffs)
        above = f"M{LEFT} -60H{RIGHT}V{y:.1f}H{LEFT}Z"
        group.clip(above, Group().clip(body, Group().fill(body, shade).fill("".join(lit), light)))
        for down, long, thick in ((1, .62, 5), (9, .36, 4)):
            foot = curve([(x - long * wide, y + down), (x, y + down + 1), (x + long * wide, y + down)])
            group.fill(taper(foot, thick, thick, ends(.4, .4)), shade)


def streaks(group: Group, ink: str, *places: tuple[float, float, float, float]) -> None:
    """Bars of cloud or mist in `ink`: x and y of the middle, length, thickness of each."""
    for x, y, wide, thick in places:
        bar = curve([(x - wide / 2, y), (x - wide * .2, y - 5), (x + wide * .15, y + 3), (x + wide / 2, y - 2)])
        group.fill(taper(bar, thick, thick, ends(.5, .5)), ink)


def maria(group: Group, at: complex, radius: float, ink: str) -> None:
    """The seas of a full moon in `ink`."""
    for spots in SEAS:
        group.fill(curve([at + radius * complex(x, y) for x, y in spots], True), ink)


def glitter(group: Group, at: complex, half: float, low: float, *inks: str) -> None:
    """The reflection of sun or moon on water from `at` down to y `low`: broken strokes, `half` as long at its foot."""
    count = max(4, round((low - at.imag) / 11))
    for k in range(count):
        share = (k + .5) / count
        y, x = at.imag + share * (low - at.imag), at.real + half * share * (.5, -.38, .12, -.6, .3)[k % 5]
        long = half * (.24 + .3 * share) * (1, .62, .84)[k % 3]
        group.fill(taper(curve([(x - long, y), (x, y + 1.5), (x + long, y)]), 3.6 + 2 * share, 3, ends(.5, .5)),
                   inks[k % len(inks)])


def land(group: Group, suit: str, edges: Sequence[Sequence[Spot]], tones: Sequence[str]) -> None:
    """Land below each of `edges` in the `tones`, the nearer ones ruled along their slope."""
    ink = INKS[suit]
    for k, (edge, tone) in enumerate(zip(edges, tones, strict=True)):
        top = curve(edge)
        area = (top + curve([top.end, (RIGHT, LOW, "c"), (LEFT, LOW, "c"), top.start])).close()
        box = (complex(LEFT, min(z.imag for z in top.samples()[0]) - 4), complex(RIGHT, LOW))
        inside = Group().fill(area, tone)
        if k:
            inside.add(ruled(box, mix_ink(tone, ink, .2), (4, -3, 3)[k % 3], 8, 1.4, 3))
        group.clip(area, inside.stroke(top, mix_ink(tone, ink, .4), 3))
