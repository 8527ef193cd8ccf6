"""The brook behind the forget-me-not: poplars in front of a far wood, still water that reflects the sky, reeds."""
from __future__ import annotations

from collections.abc import Sequence

from ..geometry import Path, Spot, mix
from ..line import ends, taper
from ..splines import curve
from ..svg import Group
from ..tones import Tones

BANK = 792  # where the water begins
REED = Tones("#B9C79C", "#93AA86", "#6F8C76", "#45614F")
REEDS = (((44, 1010), (40, 700)), ((62, 1016), (84, 730)), ((80, 1020), (132, 792)))
# place, height and width of each poplar
POPLARS = ((52, 140, 30), (82, 190, 36), (136, 104, 26), (408, 84, 22), (434, 122, 28), (552, 164, 34))


def brook(group: Group) -> None:
    far: list[Spot] = [(0, 716), (40, 706), (84, 722), (118, 714), (150, 734), (206, 740), (250, 730), (286, 742),
                       (340, 744), (388, 728), (420, 722), (470, 738), (512, 716), (560, 704), (640, 712)]
    group.fill(curve([*far, (640, 830, "c"), (0, 830, "c")], True), "#D3C8B4")
    bank: list[Spot] = [(0, 772), (140, 766), (300, 774), (450, 764), (640, 772)]
    group.fill(curve([*bank, (640, BANK + 20, "c"), (0, BANK + 20, "c")], True), "#B5BE98")
    for x, high, wide in POPLARS:
        _poplar(group, x, high, wide)
    _water(group)
    for foot, tip in REEDS:
        _reed(group, complex(*foot), complex(*tip))


def _poplar(group: Group, x: float, high: float, wide: float) -> None:
    foot = 776
    group.fill(taper(curve([(x, foot), (x + 1, foot - high * .3)]), wide * .26, wide * .2), "#A3968B")
    crown = curve([(x, foot - high * .05, "c"), (x - wide * .44, foot - high * .14), (x - wide * .5, foot - high * .46),
                   (x - wide * .28, foot - high * .78), (x + 2, foot - high, "c"), (x + wide * .34, foot - high * .72),
                   (x + wide * .5, foot - high * .42), (x + wide * .42, foot - high * .12)], True)
    inside = Group().fill(crown, "#BDC4A2")
    for k in range(6):
        low = complex(x + wide * (.10 + .06 * k), foot - high * (.05 + .06 * k))
        lick = curve([low, low + complex(wide * .16, -high * .14), low + complex(wide * (.06 - .04 * k), -high * .36)])
        inside.fill(taper(lick, wide * .12, wide * .3, ends(.3, .6)), "#A5B08C")
    group.clip(crown, inside)


def _water(group: Group) -> None:
    surface: list[Spot] = [(0, BANK, "c"), (640, BANK, "c"), (640, 1120, "c"), (0, 1120, "c")]
    group.fill(curve(surface, True), "#BCD0DA")
    for top, ink in ((846, "#A6C1D2"), (924, "#8FB0C8"), (986, "#7DA1BD")):
        edge: list[Spot] = [(0, top), (150, top - 9), (330, top + 6), (480, top - 7), (640, top + 3)]
        group.fill(curve([*edge, (640, 1120, "c"), (0, 1120, "c")], True), ink)
    for x, high, broad in POPLARS:
        for k in range(3):
            y, wide = BANK + 8 + k * high * .12, broad * (.9 - .13 * k) * (1, .62)[k % 2]
            group.fill(_streak(x + (3, -5, 4)[k % 3], y, wide * 1.5, 7 - k * .6), "#A7B9AE")
    for k in range(9):
        depth = (k * 7 % 9) / 9
        y = BANK + 12 + 205 * depth ** 1.2
        group.fill(_streak((k * 167 + 60) % 600, y, 26 + 66 * depth, 2 + 2.6 * depth),
                   ("#E4EEF0", "#EBD3C8")[k % 3 == 0])
    group.fill(_streak(300, BANK + 2, 700, 5), "#8FA28A")


def _streak(x: float, y: float, wide: float, high: float) -> Path:
    """A level stroke of still water, pointed at both ends."""
    return taper(curve([(x - wide / 2, y), (x, y - .6), (x + wide / 2, y + .6)]), high, high, ends(.5, .5))


def _reed(group: Group, foot: complex, tip: complex) -> None:
    """A leaf of reed from the water, bowed to its tip."""
    lean = (tip - foot).real
    spine = curve([foot, mix(foot, tip, .55) - .22 * lean, tip])
    group.fill(taper(spine, 13, .6), REED.deep).fill(taper(spine, 6, .3), REED.mid)


def shallows(group: Group, stems: Sequence[float]) -> None:
    """The water in front of the plants: its edge, a gleam and a broken reflection at each stem."""
    top: list[Spot] = [(0, 984), (90, 988), (180, 984), (300, 990), (420, 985), (520, 989), (640, 985)]
    group.fill(curve([*top, (640, 1120, "c"), (0, 1120, "c")], True), "#7DA1BD")
    for x in stems:
        group.fill(_streak(x + 4, 986, 74, 3), "#E4EEF0")
        for k, shift in enumerate((-3, 5, -4)):
            group.fill(_streak(x + shift, 994 + 7 * k, 34 - 5 * k, 5), "#4F7F7C")
    for k, (x, wide) in enumerate(((120, 110), (250, 120), (342, 130))):
        group.fill(_streak(x, 988 + 5 * k % 17, wide, 2.6), ("#E4EEF0", "#C5D8E2")[k % 2])
