"""A convolvulus hawk-moth (Agrius convolvuli) on the wing, from the side, its head to the left."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from ..geometry import Spot, circle
from ..line import SHADE, ends, taper
from ..ribbons import Petal
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

MOTH = Tones("#D9D2C8", "#A79C97", "#716668", "#2E2630")
SHADED = Tones("#B3A9A4", "#877C7B", "#635859", "#2E2630")
PINK = Tones("#EBDAD2", "#CBA6A4", "#7E6A70", "#2E2630")


def hawk_moth(pose: Pose) -> Group:
    """A moth about 190 long, hovering; its tongue, 140 long, hangs before it."""
    group, size = Group(), abs(pose.factor)
    tongue = pose.curve([(-60, 4), (-84, 18), (-100, 52), (-98, 92), (-84, 122)])
    group.fill(taper(tongue, 3.2 * size, 1.6), MOTH.line)
    _antenna(group, pose, [(-52, -14), (-74, -36), (-84, -66)])
    _wing(group, pose, [(-30, -14), (-44, -66), (-40, -122), (-12, -176)],
          [(0, -14), (10, -56), (8, -104), (-2, -140), (-12, -176)], SHADED)
    _legs(group, pose)
    _wing(group, pose, [(6, -10), (36, -34), (70, -50), (96, -50)], [(24, 6), (54, 4), (82, -14), (96, -50)], PINK,
          ((.22, .12), (.50, .10), (.78, .08)))
    _abdomen(group, pose, size)
    _wing(group, pose, [(-26, -12), (6, -74), (62, -122), (134, -144)],
          [(18, -4), (50, -38), (88, -80), (110, -112), (134, -144)], MOTH)
    _thorax(group, pose, size)
    _head(group, pose)
    _antenna(group, pose, [(-46, -13), (-60, -44), (-56, -84)])
    return group


def _head(group: Group, pose: Pose) -> None:
    form = curve([(-38, -12), (-50, -17), (-63, -10), (-68, 2), (-58, 12), (-44, 12), (-36, 4)], True)
    tufts: list[Spot] = []
    for k, u in enumerate(np.linspace(0, 1, 27)[:-1]):
        at = complex(form.at(u)) + (2.4j * complex(form.tangent(u)) + 1 if k % 2 else 0)
        tufts.append((at.real, at.imag, "c"))
    head = pose.shape(tufts)
    group.silhouette(head).fill(head, MOTH.mid).clip(head, Group().fill(pose.shape(
        [(-72, 4), (-56, 6), (-36, 2), (-30, 20), (-70, 20)]), MOTH.deep)).stroke(head, MOTH.line, 1)
    palp = taper(pose.curve([(-60, 9), (-69, 4), (-71, -6)]), 8 * abs(pose.factor), 2.6)
    group.silhouette(palp).fill(palp, MOTH.mid).stroke(palp, MOTH.line, .9)
    for radius, tone in ((6.8, MOTH.line), (5.2, "#5A3230")):
        group.fill(pose.circle((-54, -4), radius), tone)
    group.fill(pose.circle((-55.6, -6), 1.6), "#F4ECD8")


def _antenna(group: Group, pose: Pose, spots: Sequence[Spot]) -> None:
    spine = pose.curve(spots)
    for u in np.linspace(.2, .92, 13):
        root, along = complex(spine.at(u)), complex(spine.tangent(u))
        group.fill(taper(curve([root, root + (1j + .7) * along * 6 * np.sin(np.pi * u) ** .5]), 1.2, .4), MOTH.line)
    group.fill(taper(spine, 2.2, 2.8, ends(.2, .2)), MOTH.line)


def _legs(group: Group, pose: Pose) -> None:
    for x in (-36, -22, -8):
        for spots, width in (([(x, 12), (x - 9, 22), (x - 8, 32)], 4.2), ([(x - 8, 31), (x, 37), (x + 10, 38)], 2.4)):
            group.fill(taper(pose.curve(spots), width * abs(pose.factor), 1.2), MOTH.line)


def _abdomen(group: Group, pose: Pose, size: float) -> None:
    body = pose.shape([(-10, -16), (24, -18), (64, -9), (104, 8), (128, 24, "c"), (92, 25), (50, 24), (16, 22),
                       (-10, 17)])
    inside = Group().fill(body, MOTH.mid)
    for k in range(8):
        x, tall = 10 + 14 * k, 1 - .07 * k
        for dx, wide, tone in ((0, 9 * tall, "#CF7F8C"), (6.5, 3.6 * tall, MOTH.line), (9.4, 1.4, MOTH.light)):
            ring = pose.curve([(x + dx - 2, -24 + 3.2 * k), (x + dx + 4, 2 + 2 * k), (x + dx - 3, 28)])
            inside.fill(taper(ring, wide * size, wide * size), tone)
    back = pose.curve([(-12, -10), (30, -9), (76, 2), (126, 22)])
    inside.fill(taper(back, 13 * size, 5 * size), MOTH.mid)
    inside.fill(taper(back, 2 * size, 1.2), MOTH.line)
    inside.fill(pose.shape([(-20, 12), (20, 16), (70, 18), (126, 24, "c"), (70, 40), (-20, 34)]), MOTH.deep, .55)
    group.silhouette(body).clip(body, inside).contour(body, .9, 2.6, MOTH.line, SHADE)


def _thorax(group: Group, pose: Pose, size: float) -> None:
    form = curve([(-62, 0), (-52, -14), (-34, -20), (-10, -22), (14, -14), (20, 2), (8, 17), (-20, 20), (-46, 13)],
                 True)
    shaggy: list[Spot] = []
    for k, u in enumerate(np.linspace(0, 1, 45)[:-1]):
        at = complex(form.at(u))
        if k % 2:  # a tuft, swept back
            at += 3.6j * complex(form.tangent(u)) + 1.7 + .13 * abs(at.imag)
        shaggy.append((at.real, at.imag, "c"))
    body = pose.shape(shaggy)
    inside = Group().fill(body, MOTH.mid)
    inside.fill(pose.shape([(-66, 8), (-30, 7), (26, 8), (26, 30), (-66, 30)]), MOTH.deep)
    inside.fill(pose.shape([(-52, -12), (-30, -18), (0, -18), (10, -10), (-20, -11), (-44, -7)]), MOTH.light)
    for x in (-34, -28):
        inside.fill(taper(pose.curve([(x, -24), (x + 5, -4), (x, 14)]), 2.6 * size, 2 * size), MOTH.line)
    for k in range(30):  # the fur
        x, y = -22 + 9 * (k % 5) + 3 * (k // 5 % 2), -17 + 6.4 * (k // 5)
        hair = pose.curve([(x, y), (x + 6, y + .5), (x + 12, y + 2.4)])
        inside.fill(taper(hair, 2.2 * size, .4, ends(.3, .7)), (MOTH.deep, MOTH.light, MOTH.line)[k % 3])
    group.silhouette(body).clip(body, inside).stroke(body, MOTH.line, 1)


def _wing(group: Group, pose: Pose, lead: Sequence[Spot], trail: Sequence[Spot], tones: Tones,
          bands: Sequence[tuple[float, float]] = ((.20, .05), (.36, .07), (.62, .05), (.80, .06))) -> None:
    """A wing between its leading and its trailing edge, root to tip; its wavy `bands` are (share along, breadth)."""
    sheet = Petal(pose.curve(lead), pose.curve(trail))
    outline, inside = sheet.outline(), Group()
    inside.fill(outline, tones.mid).fill(sheet.side(1, lambda t: .62 + .1 * np.sin(7 * t)), tones.deep)
    inside.fill(sheet.side(.06, .26, .08, .9), tones.light, .7)

    def wavy(at: float) -> Callable[[Any], Any]:
        return lambda s: at + .035 * np.sin(13 * s + 9 * at) + .05 * np.sin(np.pi * s)
    for at, breadth in bands:
        inside.fill(sheet.zone(wavy(at), wavy(at + breadth)), tones.deep).fill(
            sheet.zone(wavy(at + breadth), wavy(at + breadth + .016)), tones.light)
        inside.fill(sheet.zone(wavy(at), wavy(at + .014)), tones.line)
    for across in (.14, .30, .46, .62, .78, .9):
        vein = sheet.vein(across, .10, .97, .5 + (across - .5) * .8)
        inside.fill(taper(vein, 1.7, .8), tones.line)
    for k in range(7):  # the fringe
        share = .42 + .08 * k
        inside.fill(sheet.zone(share, share + .03, .93, 1), tones.light)
    dash = curve([complex(sheet.point(.34, .74)), complex(sheet.point(.42, .88)), complex(sheet.point(.3, .98))])
    inside.fill(taper(dash, 2.8, 1), tones.line)
    inside.fill(circle(complex(sheet.point(.36, .46)), 2.6), tones.light)
    group.silhouette(outline).clip(outline, inside).contour(outline, .9, 2.4, tones.line, SHADE, 30)
