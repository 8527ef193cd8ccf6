"""The landscape behind the pheasant's eye: a limestone range, wooded hills, a farm at the end of a field of stubble."""
from __future__ import annotations

import numpy as np

from ..geometry import Spot, circle, line, mix
from ..line import ends, taper
from ..splines import curve
from ..svg import Group

FAR = 452 + 712j  # the vanishing point of the rows of the field
RIDGE: tuple[tuple[float, float], ...] = ((0, 668), (70, 640), (120, 652), (196, 612), (262, 634), (330, 596),
                                          (388, 622),
                                          (452, 640), (520, 618), (640, 654))
HILLS: tuple[tuple[tuple[tuple[float, float], ...], str], ...] = (
    (((0, 690), (90, 668), (200, 684), (310, 664), (430, 690), (540, 668), (640, 684)), "#B4BC93"),
    (((0, 712), (110, 704), (230, 716), (350, 700), (470, 714), (640, 702)), "#A0AD7C"))


def country(group: Group) -> None:
    ridge: list[Spot] = [(x, y, "c") for x, y in RIDGE]
    group.fill(curve([*ridge, (640, 1120, "c"), (0, 1120, "c")], True), "#CBC6BE")
    for x, y in RIDGE[1:-1:2]:  # the lit flank of each spur and the gullies in its shade
        group.fill(curve([(x, y, "c"), (x - 22, y + 16, "c"), (x - 46, y + 40, "c"), (x - 30, y + 40, "c"),
                          (x - 22, y + 62, "c"), (x - 6, y + 40, "c"), (x - 8, y + 20, "c")], True), "#DCD6C9")
        for across, down in ((10, 40), (26, 52), (44, 58)):
            group.fill(taper(curve([(x + across * .5, y + down * .4), (x + across * .8, y + down * .7),
                                    (x + across, y + down)]), 1.5, 6, ends(.3, .2)), "#B9B4B2")
    for k, (top, ink) in enumerate(HILLS):
        group.fill(curve([*top, (640, 1120, "c"), (0, 1120, "c")], True), ink)
        _trees(group, k)
    _field(group)
    _farm(group)


def _trees(group: Group, row: int) -> None:
    """Round crowns along a hill, in a tone deeper than it."""
    for k in range(16):
        x = (k * 83 + 37 * row) % 620
        y = (684, 712)[row] + 7 * np.sin(x * .03 + row)
        wide = 6 + 3 * ((k * 5) % 3) + 2 * row
        group.fill(circle(complex(x, y), wide, wide * .74), ("#9DA981", "#86966A")[row])
        group.fill(circle(complex(x - wide * .25, y - wide * .25), wide * .5, wide * .34), ("#AEB98F", "#99A97A")[row])


def _field(group: Group) -> None:
    group.fill(curve([(0, 728), (210, 722), (420, 724), (640, 718), (640, 1120, "c"), (0, 1120, "c")], True), "#DFC283")
    group.fill(curve([(0, 870), (240, 850), (640, 880), (640, 1120, "c"), (0, 1120, "c")], True), "#D3B06F")
    for k in range(-8, 9):
        foot = complex(FAR.real + k * 104 - 40, 1130)
        head = mix(FAR, foot, .035)
        row = curve([head, mix(head, foot, .4) + 3, foot])
        group.fill(taper(row, 1.2, 26), "#C79F5C")
        group.fill(taper(curve([head + .4, mix(head, foot, .4) + 5, foot + 12]), .4, 9), "#B0864A")
        for j in range(7):
            u = .10 + .86 * (j / 6) ** 1.3
            at, high = complex(row.at(u)), 3 + 20 * u
            for lean in (-.34, .1, .4):
                tip = at + complex(lean * high * .8, -high * (1 - abs(lean) * .4))
                straw = taper(line(at + lean * high * .5, tip), .6 + 2.4 * u, .5)
                group.fill(straw, "#EBD49B" if lean < .3 else "#B58B4C")
    for k in range(22):
        depth = (k * 37 % 22) / 22
        at, wide = complex((k * 149 + 40) % 640, 770 + 250 * depth ** 1.3), 4 + 13 * depth
        group.fill(circle(at + complex(wide * .3, wide * .34), wide * 1.05, wide * .4), "#A67F48")
        stone: list[Spot] = [(at.real - wide, at.imag + wide * .3), (at.real - wide * .5, at.imag - wide * .42),
                             (at.real + wide * .5, at.imag - wide * .5), (at.real + wide, at.imag + wide * .2),
                             (at.real + wide * .2, at.imag + wide * .5)]
        group.fill(curve(stone, True), "#EFE3C2")
        group.fill(curve([stone[3], stone[4], (at.real + wide * .1, at.imag + wide * .1)], True), "#CBB68B")


def _farm(group: Group) -> None:
    for x, high in ((76, 46), (92, 58), (104, 40)):
        group.fill(taper(curve([(x, 734), (x + 1, 734 - high * .5),
                                (x, 734 - high)]), 12, 1, ends(.3, .7, .5)), "#6F8460")
    wall: list[Spot] = [(40, 734, "c"), (40, 712, "c"), (58, 704, "c"), (76, 712, "c"), (76, 734, "c")]
    group.fill(curve(wall, True), "#F0E3C4").fill(curve([(58, 704, "c"), (76, 712, "c"), (76, 734, "c"), (62, 734, "c"),
                                                         (62, 708, "c")], True), "#D8C6A0")
    roof: list[Spot] = [(36, 714, "c"), (58, 702, "c"), (80, 714, "c"), (77, 717, "c"), (58, 707, "c"), (39, 717, "c")]
    group.fill(curve(roof, True), "#C98A62").fill(circle(49 + 722j, 2.4, 3.6), "#A08B6A")
