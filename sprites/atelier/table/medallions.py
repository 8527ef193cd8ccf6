"""Round objects of the table: the players' medallions, the dealer's token; and the empty place for a card."""
from __future__ import annotations

from collections.abc import Callable

from .. import palette as pal
from ..flowers.bells import bell
from ..flowers.daisies import marigold
from ..flowers.garden import small_anemone
from ..flowers.lilies import lily_face
from ..flowers.lipped import petunia
from ..flowers.poppies import poppy_open
from ..frame import leaflet, tendril, tendril_line
from ..geometry import circle, point, polar, rounded_rect
from ..plants import leaf, stem
from ..splines import Pose, curve
from ..svg import Group, document

SIDE = 320
MIDDLE = (160, 160)
OUTER = 128  # the ink edge of the ring; the game assumes SIDE / OUTER = 2.5
RING, DISC = 117, 96

Flower = Callable[[Group], None]


def _poppy(group: Group) -> None:
    poppy_open(group, MIDDLE, .47, -8)


def _lily(group: Group) -> None:
    lily_face(group, (160, 162), .44, 4)


def _anemone(group: Group) -> None:
    for turn in (200, 310, 75):
        leaf(group, curve([point(MIDDLE) + polar(30, turn), point(MIDDLE) + polar(92, turn)]), 18)
    small_anemone(group, MIDDLE, 1.62, 10)


def _bells(group: Group) -> None:
    leaf(group, curve([(120, 266), (92, 180), (104, 90)]), 26, parallel=True, veins=5)
    stem(group, curve([(166, 268), (148, 180), (168, 104), (212, 84)]), 8, 5, pal.LEAF_LIGHT, pal.SAGE_LIGHT)
    for x, y, scale, turn in ((122, 122, .76, 10), (196, 98, .66, -8), (186, 166, .84, -10)):
        bell(group, (x, y), scale, turn)


def _marigold(group: Group) -> None:
    marigold(group, (160, 168), 90)


def _petunia(group: Group) -> None:
    petunia(group, MIDDLE, 88)


# ring, disc and flower of the seats
SEATS: tuple[tuple[str, str, Flower], ...] = (
    ("#5F7F5B", "#EAD9A8", _poppy), ("#2C5A60", "#F1E2B4", _lily), ("#4E5B7E", "#E9DFC6", _anemone),
    ("#A9742E", "#2E5B63", _bells), ("#364F70", "#D5DFD2", _marigold), ("#3B5A47", "#EBD9A6", _petunia))


def seat(number: int) -> str:
    """The medallion of the player at a seat."""
    return framed(*SEATS[number])


def framed(ring: str, disc: str, flower: Flower) -> str:
    """A flower in a ring, tendrils below."""
    group = Group()
    group.fill(circle(MIDDLE, OUTER), pal.INK).fill(circle(MIDDLE, OUTER - 2.6), pal.GILT)
    group.stroke(circle(MIDDLE, OUTER - 5.6), pal.GILT_LIGHT, 2.6)
    group.fill(circle(MIDDLE, RING), ring).stroke(circle(MIDDLE, RING), pal.INK, 2.6)
    group.fill(circle(MIDDLE, DISC), disc).stroke(circle(MIDDLE, DISC), pal.INK, 2.6)
    for i in range(20):
        group.fill(circle(point(MIDDLE) + polar((RING + DISC) / 2, i * 18), 3.8), pal.GILT_LIGHT)
    plant = Group()
    flower(plant)
    group.clip(circle(MIDDLE, RING - 1), plant.outlined(6))
    for s in (-1, 1):
        _tendrils(group, s)
    return document(group, SIDE, SIDE)


def _tendrils(group: Group, s: int) -> None:
    x, y = MIDDLE
    spine = tendril_line([(x + s * 26, y + 138), (x + s * 90, y + 104), (x + s * 128, y + 52)], -90 + s * 8, 15, .95, s)
    tendril(group, spine, 11, edge=2, kind="branch", knob=4.4)
    leaflet(group, (x + s * 98, y + 94), 38, 9.5, s * 64, .2 * s, line_width=1.8)
    leaflet(group, (x + s * 70, y + 116), 28, 7, s * 120, -.2 * s, line_width=1.6)


GLOW = ('<defs><radialGradient id="glow" cx="50%" cy="50%" r="50%">'
        '<stop offset=".60" stop-color="#FFDD8A" stop-opacity=".0"/><stop offset=".74" stop-color="#FFDD8A"/>'
        '<stop offset=".82" stop-color="#F6CF77" stop-opacity=".62"/>'
        '<stop offset=".91" stop-color="#F0C468" stop-opacity=".2"/>'
        '<stop offset="1" stop-color="#F0C468" stop-opacity="0"/></radialGradient></defs>')


def medallion_glow() -> str:
    """The light behind the medallion of a player who is to act; the ring ends at 1 / 2.6 of the picture's width."""
    return document(Group().fill(circle((208, 208), 208), "url(#glow)"), 416, 416, GLOW)


def dealer() -> str:
    """The dealer's token: two cards on a wine-red seal."""
    middle, group = (64, 64), Group()
    for radius, ink in ((61, pal.INK), (58, pal.GILT), (55, pal.GILT_LIGHT), (52.5, pal.GILT), (49, pal.INK),
                        (46.5, pal.WINE)):
        group.fill(circle(middle, radius), ink)
    for turn, at in ((-16, (53, 65)), (12, (73, 63))):
        pose = Pose(at, 1, turn)
        card = pose.path(rounded_rect(-17, -30, 34, 60, 5))
        group.stroke(card, pal.INK, 6).fill(card, pal.PAPER)
        group.stroke(pose.path(rounded_rect(-12.5, -25, 25, 50, 3)), pal.GILT, 1.8)
        for way in range(0, 360, 60):
            group.fill(pose.circle(polar(6, way), 3.6), pal.ROSETTE)
        group.fill(pose.circle((0, 0), 2.6), pal.ROSETTE_HEART)
    return document(group, 128, 128)


def slot() -> str:
    """An empty place for a card, with a faint flower."""
    group, frame = Group(), rounded_rect(5, 5, 290, 541, 21)
    group.fill(frame, "#0F2C27", .35).stroke(frame, pal.GILT_LIGHT, 4.6, .8, "20 15")
    middle = 150 + 275.5j
    for i in range(6):
        pose = Pose(middle, 1, i * 60)
        petal = pose.shape([(0, -14, "c"), (24, -46), (20, -84), (0, -104, "c"), (-20, -84), (-24, -46)])
        group.stroke(petal, pal.GILT_LIGHT, 3, .3)
    group.stroke(circle(middle, 12), pal.GILT_LIGHT, 3, .3)
    return document(group, 300, 551)
