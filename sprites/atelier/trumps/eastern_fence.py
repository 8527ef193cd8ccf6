"""The landscape behind the chrysanthemum: a mountain above the mist of an autumn evening, geese, a bamboo fence."""
from __future__ import annotations

from ..geometry import line
from ..line import ends, taper
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones
from .scenery import bars, range_of, ridge, sky

EVENING = ((130, "#47587A"), (240, "#5E6A86"), (340, "#7F7E92"), (430, "#A6949A"), (510, "#CBAA9A"), (585, "#E5C39C"),
           (650, "#F1DBB0"))
FAR = ((-20, 700), (40, 640), (96, 668), (170, 560), (226, 610), (268, 588), (330, 660), (420, 600), (470, 640),
       (548, 540), (600, 600), (660, 560))
NEAR = ((-20, 742), (60, 700), (130, 736), (250, 716), (330, 748), (470, 690), (540, 730), (620, 676), (660, 700))
MIST = ((150, 716, 420, 26), (500, 742, 380, 30), (250, 768, 520, 30), (560, 690, 200, 14))
GEESE = ((500, 140, 20), (462, 158, 18), (428, 182, 17), (536, 168, 18), (562, 200, 17), (398, 210, 15), (582, 236, 15))
CANE = Tones("#C2B37E", "#978559", "#6B5C42", "#35302A")


def fence_at_dusk() -> Group:
    group = sky("#39486A", *EVENING)
    range_of(group, FAR, "#9B8FA3", "#857D97")
    bars(group, MIST[:1], "#F1DBB0")
    range_of(group, NEAR, "#77788F", "#666A84")
    bars(group, MIST, "#E5CBA6", "#D6B79C")
    for x, y, size in GEESE:
        for side in (-1, 1):
            wing = curve([(x, y), (x + side * size * .55, y - size * .42), (x + side * size * 1.25, y - size * .1)])
            group.fill(taper(wing, size * .26, .4), "#2B3450")
        group.fill(taper(line((x - size * .25, y + 2), (x + size * .6, y - 1)), size * .24, size * .1), "#2B3450")
    ridge(group, 806, 12, .013, 1.2, "#8C8A78")
    _pines(group)
    ridge(group, 850, 9, .017, 3.0, "#6B7862")
    _fence(group)
    ridge(group, 1006, 10, .018, .4, "#4A5C4C")
    return group


def _pines(group: Group) -> None:
    for x, y, size in ((66, 818, 1.0), (112, 826, .72), (566, 812, .9)):
        group.fill(taper(curve([(x, y), (x + 8 * size, y - 40 * size), (x - 2 * size, y - 84 * size)]), 8 * size, 3),
                   "#4C5058")
        for across, up, wide in ((-12, 84, 30), (16, 66, 30), (-14, 52, 32), (6, 98, 22)):
            flat = Pose((x + across * size, y - up * size), wide * size / 30)
            group.fill(flat.shape([(-30, 4), (-22, -7), (0, -12), (22, -7), (30, 4), (0, 6)]), "#59695F")


def _fence(group: Group) -> None:
    def cane(x0: float, y0: float, x1: float, y1: float, wide: float, knots: int) -> None:
        spine = line((x0, y0), (x1, y1))
        body, inside = taper(spine, wide, wide * .94), Group()
        inside.fill(body, CANE.mid).fill(spine_side(spine.start, spine.end, -wide * .28, wide * .2), CANE.light)
        inside.fill(spine_side(spine.start, spine.end, wide * .30, wide * .42), CANE.deep)
        along = spine.end - spine.start
        for k in range(1, knots):
            at = spine.start + along * ((k + .3 * (x0 % 7) / 7) / knots)
            out = along / abs(along) * 1j * wide * .6
            inside.fill(taper(line(at - out, at + out), 3, 3), CANE.line)
        group.fill(taper(spine, wide + 3.2, wide * .94 + 3.2), CANE.line).clip(body, inside)

    def spine_side(a: complex, b: complex, off: float, wide: float) -> str:
        out = (b - a) / abs(b - a) * 1j * off
        return taper(line(a + out, b + out), wide, wide).data()
    for k, x in enumerate(range(22, 640, 47)):
        lean = (6, -5, 3, -8, 8)[k % 5]
        cane(x, 1090, x + lean, 818 + (0, 22, 10, 34)[k % 4], 17, 4)
    for y in (872, 968):
        cane(-20, y + 6, 640, y - 8, 13, 6)
    for k, x in enumerate(range(22, 640, 47)):
        for y in (872, 968):
            at = complex(x + (6, -5, 3, -8, 8)[k % 5] * .7, y - (x - 300) * .022)
            for way in (8 + 9j, 8 - 9j):
                group.fill(taper(line(at - way, at + way), 5, 5, ends(.2, .2)), CANE.line)
                group.fill(taper(line(at - way * .86, at + way * .86), 2.4, 2.4, ends(.2, .2)), "#C9A46A")
