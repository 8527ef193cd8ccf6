"""Lines that may coincide: common stretches are drawn in dashes of all their colours."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from math import cos, dist, sin, tau

import pygame
from pygame import Surface

from ..draw.pictures import stick
from ..draw.plain import smooth
from ..draw.theme import Colour

Spot = tuple[int, int]
DASH = 6
"""The length of a dash in multiples of a line's thickness, unless a short stretch has to hold all colours."""
_ARM = 0.45
MARKS: tuple[tuple[tuple[float, float], ...], ...] = (
    (),
    ((-1, -1), (1, -1), (1, 1), (-1, 1)),
    ((0, -1.65), (1.05, 0), (0, 1.65), (-1.05, 0)),
    ((0, -1.3), (1.25, 0.95), (-1.25, 0.95)),
    ((0, 1.3), (1.25, -0.95), (-1.25, -0.95)),
    ((-_ARM, -1.3), (_ARM, -1.3), (_ARM, -_ARM), (1.3, -_ARM), (1.3, _ARM), (_ARM, _ARM), (_ARM, 1.3), (-_ARM, 1.3),
     (-_ARM, _ARM), (-1.3, _ARM), (-1.3, -_ARM), (-_ARM, -_ARM)),
)
"""The mark of each line as corners in radii from its middle: a disc (without any), a square, a lozenge, triangles up
and down, a cross."""
LARGER = 1.4
"""The radius of a bead with several colours, in multiples of the others'."""


def stretches(courses: Sequence[Sequence[Spot]]) -> Iterator[tuple[tuple[int, ...], list[Spot]]]:
    """The stretches that some of ``courses`` share, or that one has alone: indices of the courses, and spots."""
    running: dict[tuple[int, ...], list[Spot]] = {}
    for step in zip(*(pairwise(course) for course in courses), strict=True):
        sharing: dict[tuple[Spot, Spot], list[int]] = {}
        for number, part in enumerate(step):
            sharing.setdefault(part, []).append(number)
        now = {tuple(numbers): part for part, numbers in sharing.items()}
        yield from ((whose, way) for whose, way in running.items() if whose not in now)
        running = {whose: [*running.get(whose, [start]), end] for whose, (start, end) in now.items()}
    yield from running.items()


def dashes(way: Sequence[Spot], long: float) -> Iterator[tuple[int, tuple[float, float], tuple[float, float]]]:
    """``way`` in pieces of ``long`` pixels, also round its corners: number, start and end of each."""
    gone = 0.0
    for start, end in pairwise(way):
        whole, at = dist(start, end), 0.0
        while at < whole:
            number = int((gone + at + 1e-6) // long)
            to = min(whole, (number + 1) * long - gone)
            yield number, _between(start, end, at / whole), _between(start, end, to / whole)
            at = to
        gone += whole


def _between(start: Spot, end: Spot, share: float) -> tuple[float, float]:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def draw_strands(surface: Surface, courses: Sequence[Sequence[Spot]], colours: Sequence[Colour], thick: int) -> None:
    """Draw each of ``courses`` in its colour; common stretches in dashes of all their colours in turn."""
    for whose, way in stretches(courses):
        own = [colours[number] for number in whose]
        length = sum(dist(start, end) for start, end in pairwise(way))
        long = min(DASH * thick, length / len(own)) if len(own) > 1 else length
        for number, start, end in dashes(way, max(1.0, long)):
            pygame.draw.aaline(surface, own[number % len(own)], start, end, thick)


def draw_beads(surface: Surface, spots: Sequence[Spot], colours: Sequence[Colour], radius: float) -> None:
    """Draw the mark of its line at each of ``spots``; equal spots share a dot, divided among their colours."""
    sharing: dict[Spot, list[int]] = {}
    for number, spot in enumerate(spots):
        sharing.setdefault(spot, []).append(number)
    for spot, own in sharing.items():
        if len(own) == 1:
            draw_mark(surface, own[0], colours[own[0]], spot, radius)
        else:
            bead = divided_disc(tuple(colours[number] for number in own), round(2 * radius * LARGER))
            stick(surface, bead, bead.get_rect(center=spot))


def draw_mark(surface: Surface, number: int, colour: Colour, spot: tuple[float, float], radius: float) -> None:
    """Draw the mark of the line ``number`` at ``spot``: the lines differ by it where colours cannot be told apart."""
    corners = MARKS[number % len(MARKS)]
    if not corners:
        pygame.draw.aacircle(surface, colour, spot, radius)
        return
    points = [(spot[0] + x * radius, spot[1] + y * radius) for x, y in corners]
    pygame.draw.polygon(surface, colour, points)
    pygame.draw.aalines(surface, colour, True, points)


@lru_cache(256)
def divided_disc(colours: tuple[Colour, ...], wide: int) -> Surface:
    """A disc ``wide`` pixels across, divided into equal slices of ``colours``."""
    def draw(large: Surface, side: float) -> None:
        for number, colour in enumerate(colours):
            pygame.draw.polygon(large, colour, _slice(number / len(colours), (number + 1) / len(colours), side / 2))
    return smooth(wide, wide, draw)


def _slice(start: float, end: float, radius: float) -> list[tuple[float, float]]:
    """The corners of the slice of a disc from share ``start`` to share ``end`` of the circle, from the top on."""
    turns = [tau * (start + (end - start) * step / 16) for step in range(17)]
    return [(radius, radius), *((radius + radius * sin(turn), radius - radius * cos(turn)) for turn in turns)]
