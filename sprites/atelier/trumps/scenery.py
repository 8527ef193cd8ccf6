"""The parts of the landscapes behind trumps: a sky in bands, a disc without a ring, clouds, ridges, water, trees."""
from __future__ import annotations

import math
from collections.abc import Sequence

from ..engraved import hooped
from ..geometry import Path, Point, Spot, circle, point, polar, rounded_rect
from ..line import ends, taper
from ..splines import curve
from ..svg import HEIGHT, WIDTH, Group


def sky(tone: str, *bands: tuple[float, str]) -> Group:
    """A picture filled with `tone`; from y on downwards each of the `bands` (y, tone), their edges like long waves."""
    group = Group().fill(rounded_rect(0, 0, WIDTH, HEIGHT, 1), tone)
    for top, ink in bands:
        ridge(group, top, 9, .011, top, ink)
    return group


def ridge(group: Group, top: float, swing: float, pace: float, start: float, tone: str) -> None:
    """The ground below a wave round y `top`: amplitude `swing`, `pace` radians per unit of x, phase `start`."""
    brow: list[Spot] = [(x, top + swing * math.sin(pace * x + start)) for x in range(-8, 641, 36)]
    group.fill(curve([*brow, (640, 1120, "c"), (-8, 1120, "c")], True), tone)


def range_of(group: Group, peaks: Sequence[tuple[float, float]], tone: str, shade: str, low: float = 1120) -> None:
    """A mountain range through `peaks` (pass, peak, pass ...) down to y `low`; the right flank of each is in shade."""
    rim: list[Spot] = [(x, y, "c") for x, y in peaks]
    group.fill(curve([*rim, (peaks[-1][0], low, "c"), (peaks[0][0], low, "c")], True), tone)
    for (x, y), (far, foot) in zip(peaks[1::2], peaks[2::2], strict=False):
        drop = max(40.0, foot - y + 26)
        group.fill(curve([(x, y, "c"), (far, foot, "c"), (far + 8, foot + drop, "c"), (x + 2, y + drop * 1.5, "c"),
                          (x + 12, y + drop * .8, "c"), (x - 8, y + drop * .6, "c"), (x + 6, y + drop * .28, "c")],
                         True), shade)


def luminary(group: Group, at: Point, radius: float, tones: Sequence[str], line: str, hoop: str = "") -> None:
    """Sun or moon of `radius` in the last of `tones`, in rings 26 wide of the others; `hoop`: the ink of its shade."""
    for k, tone in enumerate(tones):
        group.fill(circle(at, radius + 26 * (len(tones) - 1 - k)), tone)
    group.stroke(circle(at, radius), line, 2.2)
    if hoop:
        hooped(group, point(at), radius - 6, 6, 4.2, hoop, 1.5)


def bars(group: Group, places: Sequence[tuple[float, float, float, float]], *inks: str) -> None:
    """Bars of cloud or mist: (x, y, length, thickness) of each, the inks by turns."""
    for k, (x, y, wide, thick) in enumerate(places):
        bar = curve([(x - wide / 2, y), (x - wide * .2, y - 5), (x + wide * .15, y + 3), (x + wide / 2, y - 2)])
        group.fill(taper(bar, thick, thick, ends(.5, .5)), inks[k % len(inks)])


def cumulus(group: Group, puffs: Sequence[tuple[float, float, float]], light: str, shade: str, line: str,
            low: float = 1120) -> None:
    """A heaped cloud of `puffs` (x, y, radius), each before the last, down to y `low`; the line is on their crests."""
    wide = [x for x, y, _ in puffs if y > max(y for _, y, _ in puffs) - 60]
    group.fill(rounded_rect(min(wide), max(y for _, y, _ in puffs), max(wide) - min(wide), low, 1), shade)
    for x, y, r in puffs:
        puff = circle((x, y), r)
        group.fill(puff, shade).clip(puff, Group().fill(circle((x - .13 * r, y - .20 * r), r * .93), light))
        crest = curve([point((x, y)) + polar(r, way) for way in (152, 200, 245, 290, 335, 378)])
        group.fill(taper(crest, 2.2, 2.8, ends(.3, .3)), line)
        for share in (.84, .72):
            bow = curve([point((x, y)) + polar(r * share, way) for way in (-34, -4, 26 + 20 * share)])
            group.fill(taper(bow, 1.7, 1.7, ends(.5, .5)), line)


def ripples(group: Group, top: float, low: float, count: int, *inks: str, grow: float = .1) -> None:
    """Streaks on water between the heights `top` and `low`; those lower down are longer."""
    for k in range(count):
        x, y = (k * 173 + 40) % 640, top + (low - top) * ((k * 71 % count) / count)
        long = 18 + (k * 37 % 5) * 11 + grow * (y - top)
        group.fill(taper(curve([(x - long, y), (x, y + 1.5), (x + long, y)]), 3.2, 3.2, ends(.5, .5)),
                   inks[k % len(inks)])


def cypress(foot: Point, tall: float, wide: float) -> Path:
    """The outline of a cypress, `tall` high and twice `wide` broad."""
    x, y = point(foot).real, point(foot).imag
    return curve([(x, y, "c"), (x - wide, y - .2 * tall), (x - .8 * wide, y - .55 * tall), (x, y - tall, "c"),
                  (x + .8 * wide, y - .5 * tall), (x + wide, y - .16 * tall)], True)


def olive(group: Group, foot: Point, size: float, tone: str, light: str, bark: str) -> None:
    """An old olive: a crooked trunk and a loose round crown."""
    z = point(foot)
    for lean in (-.3, .28):
        limb = curve([z, z + size * complex(lean * .4 - .06, -.5), z + size * complex(lean * 1.3, -1.0)])
        group.fill(taper(limb, size * .3, size * .12), bark)
    for x, y, r in ((-.75, -1.1, .62), (.7, -1.15, .66), (0, -1.5, .8), (-.2, -1.0, .6)):
        group.fill(circle(z + size * complex(x, y), r * size, r * size * .8), tone)
    for x, y, r in ((-.9, -1.3, .36), (.45, -1.4, .36), (-.2, -1.8, .46)):
        group.fill(circle(z + size * complex(x, y), r * size, r * size * .62), light)
